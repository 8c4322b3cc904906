"""The penalty cards that somebody can give in one tap."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from referee.engine.basics.actions import Catches, Deals, Flips, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import PickPerson, Prompt, Tap
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.sit.presence import FORWARD

SLOW, WRONG = "slow", "play"
"""Reasons for a penalty card: no act in time, and a wrong play."""
NEWEST = 12
"""Number of the newest lines that are searched for the last play."""


@dataclass(frozen=True, slots=True)
class Accusations:
    """The seats that can be accused: of having been `slow`, of a `wrong` play, of having said nothing (`silent`)."""

    slow: int = NOBODY
    wrong: int = NOBODY
    silent: int = NOBODY
    names: tuple[str, ...] = ()


NONE = Accusations()


class Asked(NamedTuple):
    """The prompts of a seat: while the `key`, all that they depend on, is equal, they are (None: not known).

    `areas` are the pieces that show them, `people` those about somebody, `catches` those with a button of their own.
    """

    key: Hashable | None
    asks: Sequence[Prompt]
    areas: list[Fragment]
    people: tuple[PickPerson, ...]
    catches: frozenset[Catches]


def accusing(asks: Sequence[Prompt]) -> tuple[tuple[PickPerson, ...], frozenset[Catches]]:
    """Return the prompts that accusations are made of, and the catches that have a button of their own."""
    people = tuple([ask for ask in asks if isinstance(ask, PickPerson) and ask.place == "people"])
    return people, frozenset([ask.action for ask in asks if isinstance(ask, Tap) and isinstance(ask.action, Catches)])


def accusations(table: Table, played: LiveGame, asked: Asked) -> Accusations:
    """Return what a seat may accuse others of now; nothing in a time-out, and nothing that has a button of its own.

    Seats that may do the same get the same object.
    """
    view = played.view
    if view.phase != "play" or view.timeout != NOBODY or view.turn == NOBODY:
        return NONE
    slow = wrong = silent = NOBODY
    last, hand, may_be_wrong = table.memo("last player", lambda: _last_player(played))
    for ask in asked.people:
        if SLOW in ask.reasons and view.turn in ask.people and view.clock is not None and view.clock.running:
            slow = view.turn
        if WRONG in ask.reasons and last in ask.people and may_be_wrong:
            wrong = last
        few = not ask.reasons and last in ask.people and (hand is None or hand <= ask.most)
        if few and Catches("", played.names[last]) not in asked.catches:
            silent = last
    if slow == wrong == silent == NOBODY:
        return NONE
    return table.memo(("accuse", slow, wrong, silent), lambda: Accusations(slow, wrong, silent, played.names))


def placed(
    table: Table, accused: Accusations, asks: Sequence[Prompt], *, on_turn: bool
) -> tuple[Accusations, Accusations]:
    """Return the accusations that stand on the pad, and those among the rare acts.

    What a seat may do itself takes their place: the cards of the player on turn, and what others may be asked.
    """
    if accused is NONE:
        return NONE, NONE
    if on_turn:
        return NONE, accused
    own = [ask for ask in asks if ask.place == FORWARD and not (isinstance(ask, Tap) and ask.asked)]
    if not own:
        return accused, NONE
    others = replace(accused, slow=NOBODY) if (accused.wrong, accused.silent) != (NOBODY, NOBODY) else NONE
    return table.memo(("placed", accused), lambda: (Accusations(accused.slow, names=accused.names), others))


def _last_player(played: LiveGame) -> tuple[int, int | None, bool]:
    """Return the seat that played a card last in this round, its number of cards, and whether it may have erred.

    The seat is NOBODY if none did, or if its person was replaced; the number is None if nobody knows it.
    """
    game, s = played.game, played.state
    for entry in reversed(played.entries[-NEWEST:]):
        if isinstance(entry.read, Deals | Flips):
            break
        if isinstance(entry.read, Plays) and entry.stands:
            last = next((person for person in played.view.seats if person.name == entry.read.who), None)
            if last is None:
                break
            return last.seat, last.hand, game.players_enforce(s) or bool(s.may_have_played_wrong(last.seat))
    return NOBODY, None, game.players_enforce(s)
