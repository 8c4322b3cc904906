"""A game explained from start to end, with the house rules of a table: object, deal, play, cards, calls, scoring.

Each part is a text of the game's own folder (`guide-onecard-play`), filled with the table's house rules by their keys.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from markupsafe import Markup

from referee.engine import games
from referee.engine.house_rules.options import House, Limits, Some, Steps, switches
from referee.engine.model.game import Game
from referee.engine.model.view import CardEffect
from referee.texts.sentences import Sentences

PARTS = ("object", "deal", "play", "cards", "calls", "scoring")
BULLET = "• "
ATTACKS = frozenset(("does-attack", "does-ask", "does-until", "does-double"))
"""The deeds that make the next player draw."""


class GuidePart(NamedTuple):
    """A part of a game's guide: its name, title and paragraphs, and the effects of cards if it describes them."""

    game: str
    name: str
    title: Markup
    paragraphs: tuple[Markup, ...]
    """Each a line; an item of a list begins with BULLET."""
    deeds: tuple[CardEffect, ...] = ()

    @property
    def blocks(self) -> Iterator[tuple[bool, tuple[Markup, ...]]]:
        """The paragraphs in blocks: items of one list together (True), all others one by one (False)."""
        for is_list, lines in groupby(self.paragraphs, lambda line: line.startswith(BULLET)):
            if is_list:
                yield True, tuple(Markup(line.removeprefix(BULLET)) for line in lines)
            else:
                yield from ((False, (line,)) for line in lines)


def guide(words: Sentences, key: str, house: House) -> Iterator[GuidePart]:
    """Return the parts of a game's guide, as far as its folder has them."""
    game = games.find(key)
    fill = filled(words, game, house)
    for name in PARTS:
        text = f"guide-{key}-{name}"
        deeds = game.card_effects(house) if name == "cards" else ()
        said = words.say(text, **fill) if words.has(text) else Markup("")
        lines = tuple(Markup(" ".join(line.split())) for line in said.split("\n") if line.strip())
        if lines or deeds:
            yield GuidePart(key, name, words.say(f"ui-guide-{name}"), lines, deeds)


def filled(words: Sentences, game: Game, house: House) -> Mapping[str, Any]:
    """Return the house rules as variables of a guide: words, numbers, yes or no.

    A rule with several numbers has one variable each (`end_score`, 0 if that limit is off, `end_time` in minutes), and
    a rule that lists words a yes or no each (`powers_Joker`); `powers_any` and `end_any` say whether any is set. A rule
    with steps is one text. `attacks` says whether some card makes others draw.
    """
    attacks = any(note.id in ATTACKS for deed in game.card_effects(house) for note in deed.notes)
    found: dict[str, Any] = {"attacks": attacks}
    for key, switch in switches(type(house)).items():
        value = getattr(house, key)
        match switch.kind:
            case Limits(limits):
                set_to = dict(value)
                found |= {f"{key}_{limit}": set_to.get(limit, 0) for limit, _ in limits}
                found[f"{key}_any"] = any(set_to.values())
                if "time" in set_to:
                    found[f"{key}_time"] = set_to["time"] / 60
            case Some(choices):
                found |= {f"{key}_{choice}": choice in value for choice in choices}
                found[f"{key}_any"] = bool(value)
            case Steps():
                found[key] = Markup(words.setting(key, house.text(key)))
            case _ if isinstance(value, tuple):
                found |= {f"{key}_{name}": number for name, number in value}
            case _:
                found[key] = value
    return {key: _variable(value) for key, value in found.items()}


def _variable(value: Any) -> Any:
    """Return a value as a variable of Fluent: yes or no, a number, or the name of a variant.

    Such a name is a word without a leading digit or operator.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and not isinstance(value, Markup):
        word = value.strip('"').replace(">=", "reach").replace(">", "pass")
        return int(word) if word.isdecimal() else f"v{word}" if word[:1].isdecimal() else word
    return int(value) if isinstance(value, float) and value == int(value) else value
