"""The penalty cards that somebody can give in one tap."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from referee.engine.basics.actions import Catches, Deals, Flips, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.model.view import PickPerson, Prompt, Tap
from referee.live import LiveGame, Table
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


def accusations(table: Table, played: LiveGame, seat: int, asks: Sequence[Prompt]) -> Accusations:
    """Return whom a seat may accuse now; nobody in a time-out, and nobody who has a button of the same already.

    Seats that may do the same get the same object.
    """
    view = played.view
    if view.phase != "play" or view.timeout != NOBODY or view.turn == NOBODY:
        return NONE
    slow = wrong = silent = NOBODY
    last, hand = table.memo("last player", lambda: _last_player(played))
    hidden = played.game.players_enforce(played.state)
    may_be_wrong = hidden or (last != NOBODY and played.state.may_have_played_wrong(last))
    taps = [ask.action for ask in asks if isinstance(ask, Tap) and isinstance(ask.action, Catches)]
    for ask in asks:
        if ask.place != "people" or not isinstance(ask, PickPerson):
            continue
        if SLOW in ask.reasons and view.turn in ask.people and view.clock is not None and view.clock.running:
            slow = view.turn
        if WRONG in ask.reasons and last in ask.people and may_be_wrong:
            wrong = last
        few = last in ask.people and (hand is None or hand <= ask.most)
        if not ask.reasons and few and Catches("", played.names[last]) not in taps:
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


def _last_player(played: LiveGame) -> tuple[int, int | None]:
    """Return the seat that played a card last in this round, and the number of its cards (None: nobody knows).

    The seat is NOBODY if none did, or if its person was replaced.
    """
    for entry in reversed(played.entries[-NEWEST:]):
        if isinstance(entry.read, Deals | Flips):
            break
        if isinstance(entry.read, Plays) and entry.stands:
            last = next((person for person in played.view.seats if person.name == entry.read.who), None)
            return (last.seat, last.hand) if last is not None else (NOBODY, None)
    return NOBODY, None
