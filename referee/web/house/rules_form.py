"""The form of a game's house rules, made from its `House`: it names no game and no switch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from referee.engine.basics.errors import NotationError
from referee.engine.house_rules import options
from referee.engine.house_rules.options import House, Kind, Switch, switches
from referee.engine.model.game import Game
from referee.engine.notation.tokens import quote
from referee.live.apart import give_way
from referee.rulebook import search
from referee.texts.sentences import Sentences
from referee.web.core.screens import Piece

MINUTE = 60
TAP_TIME = ("entry_seconds", "4")
"""The time for a tap, which belongs to nobody's turn: a table starts with it if its game has this switch.

The switch belongs to no game but to the engine (`conduct`), so it may be named here. It is off there, as a record may
be written by hand, without taps; only a table that plays with phones needs it."""


@dataclass
class RulesForm:
    """House rules as typed, kept or sent: the house they make, and the name that somebody gave them (empty: none).

    A form has the content of each of its inputs, and their errors.
    """

    game: Game
    preset: str
    house: House
    typed: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)
    name: str = ""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The differences from the preset, as a record writes them."""
        return self.house.changed(self.game.preset_house(self.preset))

    @property
    def said(self) -> str:
        """The differences from the preset, as a record writes them.

        The usual time for the tap is left out; any other time is stated, also none.
        """
        key, usual = TAP_TIME
        pairs = [pair for pair in self.pairs if pair != TAP_TIME]
        if key in switches(self.game.house) and (own := self.house.text(key)) not in (usual, dict(pairs).get(key)):
            pairs.append((key, own))
        return " ".join(f"{key}={value}" for key, value in pairs)

    @property
    def query(self) -> str:
        """The query string of a link to them."""
        named = {"name": self.name} if self.name else {}
        return urlencode({"preset": self.preset, "house": self.said, **named})

    def link(self, base: str) -> str:
        """Return the link that opens them at the referee with this address; a path if the address is empty."""
        return f"{base}/new/{self.game.key}?{self.query}"

    def text(self, speech: Sentences) -> str:
        """Return lines that people can read, as comments, followed by those of a record's head."""
        told = [speech.named(name, value).unescape() for name, value in differences(speech, self.pairs)]
        of = dict.fromkeys(
            speech.plain(key) for key in (f"game-{self.game.key}", f"preset-{self.game.key}-{self.preset}")
        )
        lines = [
            *([f"== {quote(self.name)}"] if self.name else []),
            *(f"# {line}" for line in [speech.plain("list-comma").join(of), *told]),
            f"game: {self.game.key}",
            f"preset: {self.preset}",
            *([f"house: {self.said}"] if self.said else []),
        ]
        return "\n".join(lines) + "\n"


def of_preset(game: Game, preset: str | None = None) -> RulesForm:
    """Return the form of a preset without changes.

    Raises:
        NotationError: The game has no such preset.
    """
    name = preset or game.preset
    return RulesForm(game, name, with_tap_time(game.preset_house(name)))


def of_pairs(game: Game, preset: str, pairs: Sequence[tuple[str, str]]) -> RulesForm:
    """Return the form of house rules that were kept."""
    return RulesForm(game, preset, game.preset_house(preset).with_texts(pairs))


def of_house(game: Game, house: House) -> RulesForm:
    """Return the form of a game's current house rules, over the preset that is nearest to them."""
    nearest = min(game.presets, key=lambda name: len(house.changed(game.preset_house(name))))
    return RulesForm(game, nearest, house)


def with_tap_time(house: House) -> House:
    """Return the same rules with the time for the tap that tables with phones have."""
    return house.with_texts([TAP_TIME]) if TAP_TIME[0] in switches(type(house)) else house


def parse_form(game: Game, preset: str | None, typed: Mapping[str, str]) -> RulesForm:
    """Parse a submitted form. An input that cannot be parsed stays as typed, with its error in `wrong`."""
    form = of_preset(game, preset if preset in game.presets else None)
    by_key: dict[str, dict[str, str]] = {}
    for name in typed:
        if name.startswith("h-"):
            by_key.setdefault(name.split("-")[1], {})[name] = typed[name].strip()[:40]
    pairs: list[tuple[str, str]] = []
    for key, switch in switches(game.house).items():
        found, kind = by_key.get(key), switch.kind
        if found is None:
            continue
        form.typed |= found
        try:
            text = _text_of(kind, f"h-{key}", found)
            form.house.with_texts([(key, text)])
            pairs.append((key, text))
        except (KeyError, NotationError, ValueError, OverflowError):
            number = kind.number if isinstance(kind, options.Maybe) else kind
            if isinstance(number, options.Number):
                ends = {"least": number.write(number.least), "most": number.write(number.most)}
                form.wrong[key] = "ui-house-range", ends
            else:
                form.wrong[key] = ("ui-house-limits" if isinstance(kind, options.Limits) else "ui-house-choice"), {}
    form.house = form.house.with_texts(pairs)
    return form


def _text_of(kind: Kind, name: str, found: Mapping[str, str]) -> str:
    """Return the content of a house rule's inputs, whose names begin with `name`, as a record writes it.

    A blank limit is off, and minutes on the screen are seconds in the record.
    """
    match kind:
        case options.Steps():
            steps = {typed.removeprefix(f"{name}-"): points for typed, points in found.items()}
            rising = sorted(steps, key=lambda start: -1 if start == "<0" else int(start))
            return ",".join(f"{start}:{steps[start]}" for start in rising)
        case options.Limits():
            filled = [(key, number, text) for key, number in kind.limits if (text := found.get(f"{name}-{key}"))]
            parts = (f"{k}:{round(float(text) * MINUTE) if n.unit == 'seconds' else text}" for k, n, text in filled)
            return ",".join(parts) or "off"
        case options.Some():
            return ",".join(word for word in kind.words if f"{name}-{word}" in found) or kind.none
        case options.Maybe():
            return found[name] or kind.word
    return found[name]


# The form for people


def differences(speech: Sentences, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return names and values of the differences from the preset, without the usual time for the tap."""
    told = [pair for pair in pairs if pair != TAP_TIME]
    return [(speech.switch(key), speech.setting(key, text)) for key, text in told]


def fields_of(speech: Sentences, form: RulesForm, players: int) -> list[Piece]:
    """Return the fields of the form, one for each house rule, in the order of their groups."""
    clashes = {problem.key: speech.problem(problem) for problem in form.house.problems(players)}
    changed = dict(form.pairs)
    known = switches(form.game.house)
    groups = list(dict.fromkeys(switch.group for switch in known.values()))
    made = []
    for key, switch in sorted(known.items(), key=lambda item: groups.index(item[1].group)):
        wrong = speech.plain(form.wrong[key][0], **form.wrong[key][1]) if key in form.wrong else clashes.get(key, "")
        inputs = _inputs_of(speech, form, switch)
        kind = switch.kind
        may_be_blank = isinstance(kind, options.Limits) and not isinstance(kind, options.Each)  # does not apply then
        made.append(
            Piece(
                key=key,
                group=switch.group,
                name=speech.switch(key),
                ask=speech.plain(f"house-{key.replace('_', '-')}.ask"),
                value=form.typed.get(f"h-{key}", form.house.text(key)),
                about=speech.plain("ui-limits-about") if inputs["parts"][1:] and may_be_blank else "",
                wrong=wrong,
                differs=key in changed and (key, changed[key]) != TAP_TIME,
                **inputs,
            )
        )
    return made


def _inputs_of(speech: Sentences, form: RulesForm, switch: Switch) -> dict[str, Any]:
    """Return `choices` (value, label), of which `many` may be chosen, or number inputs with their ranges (`parts`).

    `none` is the label of a blank number. A Steps has an input for each threshold, with the value from there on.
    """
    key, kind, text = switch.key, switch.kind, form.house.text(switch.key)
    inputs: dict[str, Any] = {"choices": (), "parts": (), "many": None, "none": ""}
    numbers: list[tuple[str, str, options.Number, float | str | None]] = []  # end of the name, label, range, value
    match kind:
        case options.Words() | options.Yes():
            return inputs | {"choices": tuple((word, speech.setting(key, word)) for word in kind.values())}
        case options.Some():
            choices = tuple((word, speech.setting(key, word)) for word in kind.words)
            return inputs | {"choices": choices, "many": frozenset(getattr(form.house, key))}
        case options.Number():
            numbers = [("", speech.switch(key), kind, text)]
        case options.Maybe():
            numbers = [("", speech.switch(key), kind.number, "" if text == kind.word else text)]
            inputs["none"] = speech.setting(key, kind.word)
        case options.Steps():
            for at, points in getattr(form.house, key):
                label = speech.plain("ui-house-from", start="none" if at is None else at)
                numbers.append(("-<0" if at is None else f"-{at}", label, kind.number, str(points)))
        case options.Limits():
            values = dict(kind.read(text))
            numbers = [(f"-{of}", speech.plain(f"ui-limit-{of}"), number, values.get(of)) for of, number in kind.limits]
    parts = []
    for end, label, number, value in numbers:
        unit, least, most, step = number.unit, number.write(number.least), number.write(number.most), f"{number.step:g}"
        of_time = isinstance(kind, options.Limits) and unit == "seconds"
        if of_time:
            unit, least, most, step = "minutes", "1", str(int(number.most // MINUTE)), "1"
        shown = value or ""
        if isinstance(value, float | int):
            shown = f"{round(value / MINUTE if of_time else value, 2):g}"
        name, told = f"h-{key}{end}", speech.plain(f"ui-unit-{unit}") if unit else ""
        typed = form.typed.get(name, shown)
        parts.append(Piece(name=name, label=label, value=typed, least=least, most=most, step=step, unit=told))
    return inputs | {"parts": tuple(parts)}


def template_values(
    speech: Sentences, form: RulesForm, players: int, find: str = "", only: bool = False
) -> dict[str, Any]:
    """Return the values that the form's template needs, for a table of this many players.

    Fields that match `find` come first, the best match at the top; `only` hides those that equal the preset and have no
    error.
    """
    asked = find.strip()
    keys = set(switches(form.game.house))
    hits = search.found(speech.texts, form.game.key, asked, keys, give_way) if asked else []
    fits = [hit.key for hit in hits] if asked else list(keys)
    made = fields_of(speech, form, players)
    for item in made:
        item.shown = item.key in fits and (not only or item.differs or bool(item.wrong))
    wanted = bool(asked) or only
    found = sorted((item for item in made if asked and item.shown), key=lambda item: fits.index(item.key))
    grouped: dict[str, list[Piece]] = {}
    for item in made:
        group = grouped.setdefault(item.group, [])
        if item not in found:
            group.append(item)
    all_groups = [("found", found, True)] if found else []  # a group of its own, the best match first
    all_groups += [(key, some, wanted or any(item.wrong for item in some)) for key, some in grouped.items()]
    groups = [
        Piece(
            key=key,
            fields=fields,
            open=is_open,
            found=key == "found",
            shown=sum(item.shown for item in fields),
            differ=sum(item.differs for item in fields),
            wrong=sum(bool(item.wrong) for item in fields),
        )
        for key, fields, is_open in all_groups
    ]
    return {
        "game": form.game,
        "form": form,
        "groups": groups,
        "wrong": [item for item in made if item.wrong],
        "differs": differences(speech, form.pairs),
        "find": find,
        "only": only,
        "found": sum(item.shown for item in made) if wanted else None,
    }
