"""The form of a game's house rules, made from its `House`: it names no game and no switch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import (
    Contradiction,
    Each,
    House,
    Limits,
    Maybe,
    Number,
    Some,
    Steps,
    Switch,
    Words,
    Yes,
    switches,
)
from referee.engine.model.game import Game
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
    """House rules as typed: the house they make, the errors and the content of each input."""

    game: Game
    preset: str
    house: House
    typed: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)

    @property
    def base(self) -> House:
        """The preset without changes."""
        return self.game.preset_house(self.preset)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """The differences from the preset, as a record writes them."""
        return self.house.changed(self.base)

    def problems(self, players: int) -> tuple[Contradiction, ...]:
        """Return the contradictions that keep this house from being played."""
        return self.house.problems(players)


def of_preset(game: Game, preset: str | None = None) -> RulesForm:
    """Return the form of a preset without changes.

    Raises:
        NotationError: The game has no such preset.
    """
    name = preset or game.preset
    house = game.preset_house(name)
    return RulesForm(game, name, with_tap_time(house))


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
    pairs: list[tuple[str, str]] = []
    for key, switch in switches(game.house).items():
        names = _inputs(switch, typed)
        found = {name: typed[name].strip()[:40] for name in names if name in typed}
        if not found:
            continue
        form.typed |= found
        try:
            text = _text_of(switch, found)
            form.house.with_texts([(key, text)])
            pairs.append((key, text))
        except (NotationError, ValueError, OverflowError):
            form.wrong[key] = _range(switch)
    form.house = form.house.with_texts(pairs)
    return form


def _inputs(switch: Switch, typed: Mapping[str, str]) -> list[str]:
    if isinstance(switch.kind, Steps):
        return [name for name in typed if name.startswith(f"h-{switch.key}-")]
    if isinstance(switch.kind, Limits):
        return [f"h-{switch.key}-{key}" for key, _ in switch.kind.limits]
    return [
        f"h-{switch.key}",
        *([f"h-{switch.key}-{word}" for word in switch.kind.words] if isinstance(switch.kind, Some) else []),
    ]


def _text_of(switch: Switch, found: Mapping[str, str]) -> str:
    """Return the content of a house rule's inputs, as a record writes it."""
    if isinstance(switch.kind, Steps):
        steps = {name.removeprefix(f"h-{switch.key}-"): points for name, points in found.items()}
        rising = sorted(steps, key=lambda start: -1 if start == "<0" else int(start))
        return ",".join(f"{start}:{steps[start]}" for start in rising)
    if isinstance(switch.kind, Limits):
        return _limits(switch.kind, found, switch.key)
    if isinstance(switch.kind, Some):
        return ",".join(word for word in switch.kind.words if f"h-{switch.key}-{word}" in found) or switch.kind.none
    text = found[f"h-{switch.key}"]
    return text or switch.kind.word if isinstance(switch.kind, Maybe) else text


def _limits(kind: Limits, found: Mapping[str, str], key: str) -> str:
    """Return the limits that were filled in; a blank one is off.

    Minutes on the screen are seconds in the record.
    """
    parts = []
    for limit, number in kind.limits:
        value = found.get(f"h-{key}-{limit}", "")
        if value:
            parts.append(f"{limit}:{round(float(value) * MINUTE) if number.unit == 'seconds' else value}")
    return ",".join(parts) or "off"


def _range(switch: Switch) -> tuple[str, dict[str, Any]]:
    number = switch.kind.number if isinstance(switch.kind, Maybe) else switch.kind
    if isinstance(number, Number):
        return "ui-house-range", {"least": number.write(number.least), "most": number.write(number.most)}
    return ("ui-house-limits" if isinstance(switch.kind, Limits) else "ui-house-choice"), {}


# The form for people


def _on_screen(kind: Limits, key: str, number: float) -> int | float:
    value = number / MINUTE if dict(kind.limits)[key].unit == "seconds" else number
    return int(value) if value == int(value) else round(value, 2)


def differences(speech: Sentences, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return names and values of the differences from the preset, without the usual time for the tap."""
    told = [pair for pair in pairs if pair != TAP_TIME]
    return [(speech.switch(key), speech.setting(key, text)) for key, text in told]


def _may_be_blank(switch: Switch) -> bool:
    """Return True if a number of a house rule may be left blank: a limit that does not apply then."""
    return isinstance(switch.kind, Limits) and not isinstance(switch.kind, Each)


def fields_of(speech: Sentences, form: RulesForm, players: int) -> list[Piece]:
    """Return the fields of the form, one for each house rule, in the order of their groups."""
    clashes = {problem.key: speech.problem(problem) for problem in form.problems(players)}
    changed = dict(form.pairs)
    known = switches(form.game.house)
    groups = list(dict.fromkeys(switch.group for switch in known.values()))
    made = []
    for key, switch in sorted(known.items(), key=lambda item: groups.index(item[1].group)):
        wrong = speech.plain(form.wrong[key][0], **form.wrong[key][1]) if key in form.wrong else clashes.get(key, "")
        inputs = _inputs_of(speech, form, switch)
        made.append(
            Piece(
                key=key,
                group=switch.group,
                name=speech.switch(key),
                ask=speech.plain(f"house-{key.replace('_', '-')}.ask"),
                value=form.typed.get(f"h-{key}", form.house.text(key)),
                about=speech.plain("ui-limits-about") if inputs["parts"][1:] and _may_be_blank(switch) else "",
                wrong=wrong,
                differs=key in changed and (key, changed[key]) != TAP_TIME,
                **inputs,
            )
        )
    return made


def _inputs_of(speech: Sentences, form: RulesForm, switch: Switch) -> dict[str, Any]:
    """Return `choices` (value, label), of which `many` may be chosen, or number inputs (`parts`).

    `none` is the label of a blank number.
    """
    key, kind, text = switch.key, switch.kind, form.house.text(switch.key)
    found: dict[str, Any] = {"choices": (), "parts": (), "many": None, "none": ""}
    if isinstance(kind, Words | Yes):
        found["choices"] = tuple((word, speech.setting(key, word)) for word in kind.values())
    elif isinstance(kind, Number):
        found["parts"] = (_input(speech, form, switch, kind, "", text),)
    elif isinstance(kind, Maybe):
        found["parts"] = (_input(speech, form, switch, kind.number, "", "" if text == kind.word else text),)
        found["none"] = speech.setting(key, kind.word)
    elif isinstance(kind, Steps):
        found["parts"] = _steps(speech, form, switch, kind)
    elif isinstance(kind, Some):
        found["choices"] = tuple((word, speech.setting(key, word)) for word in kind.words)
        found["many"] = frozenset(getattr(form.house, key))
    else:
        values = dict(kind.read(text))
        found["parts"] = tuple(
            _input(speech, form, switch, number, limit, _limit_text(kind, limit, values.get(limit)))
            for limit, number in kind.limits
        )
    return found


def _steps(speech: Sentences, form: RulesForm, switch: Switch, kind: Steps) -> tuple[Piece, ...]:
    """Return an input for each threshold, with the value that holds from there on."""
    made = []
    for at, points in getattr(form.house, switch.key):
        start = "<0" if at is None else str(at)
        part = _input(speech, form, switch, kind.number, "", str(points))
        part.name = f"h-{switch.key}-{start}"
        part.label = speech.plain("ui-house-from", start="none" if start == "<0" else int(start))
        part.value = form.typed.get(part.name, part.value)
        made.append(part)
    return tuple(made)


def _limit_text(kind: Limits, limit: str, value: float | None) -> str:
    return "" if value is None else f"{_on_screen(kind, limit, value):g}"


def _input(speech: Sentences, form: RulesForm, switch: Switch, number: Number, limit: str, text: str) -> Piece:
    """Return a number input with its range."""
    name = f"h-{switch.key}-{limit}" if limit else f"h-{switch.key}"
    value = form.typed.get(name, text)
    if limit and number.unit == "seconds":
        unit, least, most, step = "minutes", "1", str(int(number.most // MINUTE)), "1"
    else:
        unit, least, most, step = number.unit, number.write(number.least), number.write(number.most), f"{number.step:g}"
    label = speech.plain(f"ui-limit-{limit}") if limit else speech.switch(switch.key)
    told = speech.plain(f"ui-unit-{unit}") if unit else ""
    return Piece(name=name, label=label, value=value, least=least, most=most, step=step, unit=told)


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
    groups = [_group(key, group, wanted or any(item.wrong for item in group)) for key, group in grouped.items()]
    return {
        "game": form.game,
        "form": form,
        "groups": [*([_group("found", found, True)] if found else []), *groups],
        "wrong": [item for item in made if item.wrong],
        "differs": differences(speech, form.pairs),
        "find": find,
        "only": only,
        "found": sum(item.shown for item in made) if wanted else None,
    }


def _group(key: str, fields: Sequence[Piece], is_open: bool) -> Piece:
    """Return a group of fields; those `found` by a search form one of their own, the best match first."""
    return Piece(
        key=key,
        fields=fields,
        open=is_open,
        found=key == "found",
        shown=sum(item.shown for item in fields),
        differ=sum(item.differs for item in fields),
        wrong=sum(bool(item.wrong) for item in fields),
    )
