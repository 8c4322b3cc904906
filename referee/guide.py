"""A game told from top to bottom, as a table plays it: object, deal, play, cards, calls, scoring.

Each part is a text of the game's own folder (`guide-onecard-play`), filled with the table's house rules by their keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from referee import games
from referee.core.game import Game
from referee.core.house import House, Limits, Some, Steps, switches
from referee.core.view import Deed
from referee.speech import Speech

PARTS = ("object", "deal", "play", "cards", "calls", "scoring")
BULLET = "• "
ATTACKS = frozenset(("does-attack", "does-ask", "does-until", "does-double"))
"""The deeds that make the next player draw."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a game's guide: its name, its title, its paragraphs, and above them what cards do at the table, where
    that belongs."""

    game: str
    name: str
    title: Markup
    paragraphs: tuple[Markup, ...]
    """Each a line; an item of a list begins with BULLET."""
    deeds: tuple[Deed, ...] = ()

    @property
    def blocks(self) -> Iterator[tuple[bool, tuple[Markup, ...]]]:
        """The paragraphs that follow one another as items of one list (True), and those that are none, one by one."""
        items: list[Markup] = []
        for line in self.paragraphs:
            if line.startswith(BULLET):
                items.append(Markup(line.removeprefix(BULLET)))
                continue
            if items:
                yield True, tuple(items)
                items = []
            yield False, (line,)
        if items:
            yield True, tuple(items)


def guide(words: Speech, key: str, house: House) -> Iterator[Part]:
    """Return the parts of a game's guide, as far as its folder has them."""
    game = games.find(key)
    fill = filled(words, game, house)
    for name in PARTS:
        text = f"guide-{key}-{name}"
        deeds = game.deeds(house) if name == "cards" else ()
        said = words.say(text, **fill) if words.has(text) else Markup("")
        lines = tuple(Markup(" ".join(line.split())) for line in said.split("\n") if line.strip())
        if lines or deeds:
            yield Part(key, name, words.say(f"ui-guide-{name}"), lines, deeds)


def filled(words: Speech, game: Game, house: House) -> Mapping[str, Any]:
    """Return the house rules as a guide is filled with them: words, numbers, yes or no.

    Of a rule with several numbers there is one variable each (`end_score`, 0 where that limit is off, `end_time` in
    minutes), of a rule that lists words a yes or no each (`powers_Joker`); `powers_any` and `end_any` say whether there
    is any. A rule that goes by steps is told whole. `attacks` says whether some card makes others draw.
    """
    attacks = any(note.id in ATTACKS for deed in game.deeds(house) for note in deed.notes)
    found: dict[str, Any] = {"attacks": _yes(attacks)}
    for key, switch in switches(type(house)).items():
        value = getattr(house, key)
        match switch.kind:
            case Limits(limits):
                set_to = dict(value)
                found |= {f"{key}_{limit}": _number(set_to.get(limit, 0)) for limit, _ in limits}
                found[f"{key}_any"] = _yes(bool(set_to))
                if "time" in set_to:
                    found[f"{key}_time"] = _number(set_to["time"] / 60)
            case Some(choices):
                found |= {f"{key}_{choice}": _yes(choice in value) for choice in choices}
                found[f"{key}_any"] = _yes(bool(value))
            case Steps():
                found[key] = words.setting(key, house.text(key))
            case _ if isinstance(value, tuple):
                found |= {f"{key}_{name}": _number(number) for name, number in value}
            case _:
                found[key] = _word(value) if isinstance(value, str) else _number(value)
    return found


def _word(value: str) -> Any:
    """A word as the name of a variant: a number is one, no other may begin with a digit or be a sign."""
    word = value.strip('"').replace(">=", "reach").replace(">", "pass")
    if word.isdecimal():
        return int(word)
    return f"v{word}" if word[:1].isdecimal() else word


def _number(value: Any) -> Any:
    if isinstance(value, bool):
        return _yes(value)
    return int(value) if isinstance(value, float) and value == int(value) else value


def _yes(value: bool) -> str:
    return "yes" if value else "no"
