"""The form of a game's house rules, made from its House: no game, no switch is named here."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from referee.core.game import Game
from referee.core.house import (
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
from referee.core.notation import Unreadable
from referee.speech import Speech
from referee.web.looking import look_for

MINUTE = 60
TAP_TIME = ("entry_seconds", "4")
"""Entering a line takes a moment that is nobody's turn: where a game has this switch, a table starts with it. It is
named here because the switch is no game's but the core's (`conduct`), and off there: a record may be written by hand,
with no tap in it. Only a table that plays with phones knows better."""


@dataclass(frozen=True, slots=True)
class Part:
    """One input of a field: its name in the form, what stands in it, what it may be."""

    name: str
    label: str
    value: str
    least: str = ""
    most: str = ""
    step: str = ""
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """One house rule in the form: `choices` (value, label), of which `many` may be chosen, or else number `parts`,
    where `none` says what a blank one is; `about` is a hint for all of them, `wrong` says what is wrong."""

    key: str
    group: str
    name: str
    ask: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    parts: tuple[Part, ...] = ()
    many: frozenset[str] | None = None
    none: str = ""
    about: str = ""
    wrong: str = ""
    differs: bool = False
    shown: bool = True


@dataclass(frozen=True, slots=True)
class Group:
    """A group of the form's fields: how many differ from the preset and how many do not fit. What was `found` stands
    in one of its own, what fits best first."""

    key: str
    fields: tuple[Field, ...]
    open: bool
    found: bool = False

    @property
    def shown(self) -> int:
        """How many of its fields are looked for."""
        return sum(each.shown for each in self.fields)

    @property
    def differ(self) -> int:
        """How many of its fields differ from the preset."""
        return sum(each.differs for each in self.fields)

    @property
    def wrong(self) -> int:
        """How many of its fields do not fit."""
        return sum(bool(each.wrong) for each in self.fields)


@dataclass
class Form:
    """House rules as they were typed: the house they make, what could not be read, and what stood in each input."""

    game: Game
    preset: str
    house: House
    typed: dict[str, str] = field(default_factory=dict)
    wrong: dict[str, tuple[str, dict[str, Any]]] = field(default_factory=dict)

    @property
    def base(self) -> House:
        """The preset as it stands."""
        return self.game.preset_house(self.preset)

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        """What differs from the preset, as a record writes it."""
        return self.house.changed(self.base)

    def problems(self, players: int) -> tuple[Contradiction, ...]:
        """What keeps this house from being played."""
        return self.house.problems(players)


def untouched(game: Game, preset: str | None = None) -> Form:
    """The form of a preset before anybody changed anything; Unreadable for a preset the game does not have."""
    name = preset or game.preset
    house = game.preset_house(name)
    return Form(game, name, with_tap_time(house))


def of_pairs(game: Game, preset: str, pairs: Sequence[tuple[str, str]]) -> Form:
    """The form of house rules that were kept."""
    return Form(game, preset, game.preset_house(preset).with_texts(pairs))


def of_house(game: Game, house: House) -> Form:
    """The form of the house rules that a game is played by, over the preset that is nearest to them."""
    nearest = min(game.presets, key=lambda name: len(house.changed(game.preset_house(name))))
    return Form(game, nearest, house)


def with_tap_time(house: House) -> House:
    """The same rules with the time for the tap that tables on phones have."""
    return house.with_texts([TAP_TIME]) if TAP_TIME[0] in switches(type(house)) else house


def read(game: Game, preset: str | None, typed: Mapping[str, str]) -> Form:
    """The house rules that a form says. What cannot be read stays as it was typed, and `wrong` says why."""
    form = untouched(game, preset if preset in game.presets else None)
    pairs: list[tuple[str, str]] = []
    for key, each in switches(game.house).items():
        names = _inputs(each)
        found = {name: typed[name].strip()[:40] for name in names if name in typed}
        if not found:
            continue
        form.typed |= found
        try:
            text = _typed(each, found)
            form.house.with_texts([(key, text)])
            pairs.append((key, text))
        except (Unreadable, ValueError, OverflowError):
            form.wrong[key] = _range(each)
    form.house = form.house.with_texts(pairs)
    return form


def _inputs(each: Switch) -> list[str]:
    if isinstance(each.kind, Steps):
        return [f"h-{each.key}-{start}" for start in _starts(each)]
    if isinstance(each.kind, Limits):
        return [f"h-{each.key}-{key}" for key, _ in each.kind.limits]
    return [
        f"h-{each.key}",
        *([f"h-{each.key}-{word}" for word in each.kind.words] if isinstance(each.kind, Some) else []),
    ]


def _starts(each: Switch) -> list[str]:
    """The thresholds of a switch with steps, as a record writes them: the form keeps those of its default."""
    return [part.partition(":")[0] for part in each.kind.write(each.default).split(",")]


def _typed(each: Switch, found: Mapping[str, str]) -> str:
    """What the inputs of a house rule say, as a record writes it."""
    if isinstance(each.kind, Steps):
        return ",".join(f"{start}:{found.get(f'h-{each.key}-{start}', '')}" for start in _starts(each))
    if isinstance(each.kind, Limits):
        return _limits(each.kind, found, each.key)
    if isinstance(each.kind, Some):
        return ",".join(word for word in each.kind.words if f"h-{each.key}-{word}" in found) or each.kind.none
    text = found[f"h-{each.key}"]
    return text or each.kind.word if isinstance(each.kind, Maybe) else text


def _limits(kind: Limits, found: Mapping[str, str], key: str) -> str:
    """The limits that were filled in; a blank one is off. Minutes on the screen are seconds in the record."""
    parts = []
    for limit, number in kind.limits:
        value = found.get(f"h-{key}-{limit}", "")
        if value:
            parts.append(f"{limit}:{round(float(value) * MINUTE) if number.unit == 'seconds' else value}")
    return ",".join(parts) or "off"


def _range(each: Switch) -> tuple[str, dict[str, Any]]:
    number = each.kind.number if isinstance(each.kind, Maybe) else each.kind
    if isinstance(number, Number):
        return "ui-house-range", {"least": number.write(number.least), "most": number.write(number.most)}
    return ("ui-house-limits" if isinstance(each.kind, Limits) else "ui-house-choice"), {}


# ------------------------------------------------------------------------------------------------ as people read it


def _on_screen(kind: Limits, key: str, number: float) -> int | float:
    value = number / MINUTE if dict(kind.limits)[key].unit == "seconds" else number
    return int(value) if value == int(value) else round(value, 2)


def differences(speech: Speech, pairs: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """What differs from the preset: names and values. The time for the tap goes without saying."""
    told = [pair for pair in pairs if pair != TAP_TIME]
    return [(speech.switch(key), speech.setting(key, text)) for key, text in told]


def _may_be_blank(each: Switch) -> bool:
    """Whether a number of a house rule may be left out: it is a limit then that does not hold."""
    return isinstance(each.kind, Limits) and not isinstance(each.kind, Each)


def fields(speech: Speech, form: Form, players: int) -> list[Field]:
    """The form's fields, in the order of their groups."""
    groups: dict[str, list[Field]] = {}
    clashes = {each.key: speech.problem(each) for each in form.problems(players)}
    changed = dict(form.pairs)
    for key, each in switches(form.game.house).items():
        text = form.house.text(key)
        wrong = speech.plain(form.wrong[key][0], **form.wrong[key][1]) if key in form.wrong else clashes.get(key, "")
        choices: tuple[tuple[str, str], ...] = ()
        parts: tuple[Part, ...] = ()
        many, none = None, ""
        if isinstance(each.kind, Words | Yes):
            choices = tuple((word, speech.setting(key, word)) for word in each.kind.values())
        elif isinstance(each.kind, Number):
            parts = (_part(speech, form, each, each.kind, "", text),)
        elif isinstance(each.kind, Maybe):
            parts = (_part(speech, form, each, each.kind.number, "", "" if text == each.kind.word else text),)
            none = speech.setting(key, each.kind.word)
        elif isinstance(each.kind, Steps):
            parts = _steps(speech, form, each, each.kind)
        elif isinstance(each.kind, Some):
            choices = tuple((word, speech.setting(key, word)) for word in each.kind.words)
            many = frozenset(getattr(form.house, key))
        else:
            values = dict(each.kind.read(text))
            parts = tuple(
                _part(speech, form, each, number, limit, _shown(each.kind, limit, values.get(limit)))
                for limit, number in each.kind.limits
            )
        groups.setdefault(each.group, []).append(
            Field(
                key,
                each.group,
                speech.switch(key),
                speech.plain(f"house-{key.replace('_', '-')}.ask"),
                form.typed.get(f"h-{key}", text),
                choices,
                parts,
                many,
                none,
                speech.plain("ui-limits-about") if parts[1:] and _may_be_blank(each) else "",
                wrong,
                key in changed and (key, changed[key]) != TAP_TIME,
            )
        )
    return [each for group in groups.values() for each in group]


def _steps(speech: Speech, form: Form, each: Switch, kind: Steps) -> tuple[Part, ...]:
    """An input for each threshold, with what holds from there on."""
    made = []
    for start in _starts(each):
        least = -1 if start == "<0" else int(start)
        value = [points for at, points in getattr(form.house, each.key) if (-1 if at is None else at) <= least]
        part = _part(speech, form, each, kind.number, "", str(value[-1] if value else 0))
        name = f"h-{each.key}-{start}"
        label = speech.plain("ui-house-from", start="none" if start == "<0" else int(start))
        made.append(replace(part, name=name, label=label, value=form.typed.get(name, part.value)))
    return tuple(made)


def _shown(kind: Limits, limit: str, value: float | None) -> str:
    return "" if value is None else f"{_on_screen(kind, limit, value):g}"


def _part(speech: Speech, form: Form, each: Switch, number: Number, limit: str, text: str) -> Part:
    name = f"h-{each.key}-{limit}" if limit else f"h-{each.key}"
    value = form.typed.get(name, text)
    if limit and number.unit == "seconds":
        unit, least, most, step = "minutes", "1", str(int(number.most // MINUTE)), "1"
    else:
        unit, least, most, step = number.unit, number.write(number.least), number.write(number.most), f"{number.step:g}"
    label = speech.plain(f"ui-limit-{limit}") if limit else speech.switch(each.key)
    return Part(name, label, value, least, most, step, speech.plain(f"ui-unit-{unit}") if unit else "")


def shown(speech: Speech, form: Form, players: int, find: str = "", only: bool = False) -> dict[str, Any]:
    """What the form's template needs to show these house rules to a table of so many people: those that answer `find`
    stand first, what fits best before all, and `only` leaves those that differ from the preset or do not fit."""
    asked = find.strip()
    keys = set(switches(form.game.house))
    fits = [each.key for each in look_for(speech.texts, form.game.key, asked, keys)] if asked else list(keys)
    made = [
        replace(each, shown=each.key in fits and (not only or each.differs or bool(each.wrong)))
        for each in fields(speech, form, players)
    ]
    wanted = bool(asked) or only
    found = sorted((each for each in made if asked and each.shown), key=lambda each: fits.index(each.key))
    grouped: dict[str, list[Field]] = {}
    for each in made:
        group = grouped.setdefault(each.group, [])
        if each not in found:
            group.append(each)
    groups = [Group(key, tuple(group), wanted or any(each.wrong for each in group)) for key, group in grouped.items()]
    return {
        "game": form.game,
        "form": form,
        "groups": [*([Group("found", tuple(found), True, found=True)] if found else []), *groups],
        "wrong": [each for each in made if each.wrong],
        "differs": differences(speech, form.pairs),
        "find": find,
        "only": only,
        "found": sum(each.shown for each in made) if wanted else None,
    }
