"""Asking the referee: what a line would be ruled where nobody enters it.

A question is a log that nobody keeps: a copy that ends where the question is asked, with the facts and house rules that
the question sets entered as the table would say them, and then the line itself.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.entry import Entry
from referee.core.notation import Unreadable, quote, read_action
from referee.core.note import Note
from referee.core.offers import by_rank
from referee.core.people import NOT_OF_PLAY
from referee.core.replay import Log
from referee.core.rulings import Rank, Ruling, Suit, Verdict
from referee.core.seats import NOBODY
from referee.core.state import State
from referee.core.view import Tap

MOST_RIGHT = 10
"""So many cards, ranks or suits a sentence names that would have been right."""
ACCUSING = (act.Penalizes, act.Catches, act.Challenges)
"""What would tell on a play of which nothing may be told yet."""

Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Result:
    """What a line would be ruled, whether it would stand, what it would bring and who would act then; `after` is the
    state it would leave."""

    ruling: Ruling
    stands: bool
    came: tuple[Note, ...]
    due: tuple[Note, ...]
    after: State

    @property
    def told(self) -> tuple[object, ...]:
        """What tells it from another one: the ruling's verdict, and what happens; not every card that might answer."""
        notes = ((each.id, tuple(pair for pair in each.fill if pair[0] != "answers")) for each in self.come)
        return (self.ruling.verdict, *notes)

    @property
    def come(self) -> tuple[Note, ...]:
        """All that is said of what happens."""
        return (*self.came, *self.due)


def standing(log: Log, n: int | None = None) -> Log:
    """The position after line `n` (None: now) as a log of its own. A time-out is over in it: what may be done then is
    what people want to know."""
    there = log.copy(n)
    s = there.state
    return made(there, facts=(("timeout", "none"),)) if s.timeout != NOBODY and s.phase != "over" else there


def made(log: Log, facts: Pairs = (), house: Pairs = ()) -> Log:
    """The same position with facts and house rules set. Raises Unreadable for what cannot be, or contradicts itself."""
    if not (facts or house):
        return log
    there = log.copy()
    who = log.state.names[0]
    if house:
        refused = there.enter(act.Agrees(who, tuple(house), True)).ruling
        if refused.verdict is Verdict.NO:
            problem = refused.fill.get("problem")
            raise Unreadable("unreadable-house", problem=problem) if problem else Unreadable("unreadable-not-here")
    if facts:
        there.enter(act.Corrects(who, tuple(facts)))
    return there


def keeps_silent(log: Log, n: int, action: Action | None = None) -> bool:
    """Whether nothing may be said of the position after line `n` (an `action` in it) now: where players enforce, of the
    standing one but in a time-out, and of the one that a play was made on of which nothing may be told yet."""
    quiet = log.quiet()
    if quiet and isinstance(action, ACCUSING):
        return True
    if any(_last_act(log, each - 1) <= n < each or _stands_again(log, each, n) for each in quiet):
        return True
    on = log.game.silent(log.state) and log.state.phase == "play" and log.state.timeout == NOBODY
    return on and n >= _last_act(log, len(log.entries))


def _stands_again(log: Log, line: int, n: int) -> bool:
    """Whether the table stands after line `n` as it stood before an earlier `line`, for that was taken back."""
    return line <= n and _last_act(log, n) < line and not log.entries[line - 1].stands


def _last_act(log: Log, n: int) -> int:
    """The last line up to `n` by which somebody acted; 0 before the first."""
    acts = (each.n for each in reversed(log.entries[:n]) if each.stands and isinstance(each.read, log.game.moving))
    return next(acts, 0)


def asked(log: Log, action: Action, at: float | None = None) -> Result:
    """What a line would come to at the end of this log. Raises Unreadable for one that nobody can enter there, or that
    is no matter of the rules of play."""
    if isinstance(action, NOT_OF_PLAY):
        raise Unreadable("unreadable-not-asked")
    there = log.copy()
    entry = there.enter(action, at)
    return result_of(log, there, entry)


def result_of(log: Log, there: Log, entry: Entry) -> Result:
    """Return what came of an entry that was entered into a copy of a log, `there`."""
    game, after = there.game, there.state
    came = (*game.beside(after, entry.n), *game.came(log.state, entry.read, after)) if entry.stands else ()
    return Result(entry.ruling, entry.stands, came, game.due(after).said, after)


def who_may(log: Log, action: Action, at: float | None = None) -> tuple[int, ...]:
    """The seats that may do now what the line says, as far as the referee can tell, in the order they sit."""
    s = log.state
    people = [(seat, s.names[seat]) for seat in s.ring if s.here[seat]]
    return tuple(seat for seat, name in people if _allowed(log, action, name, at))


def _allowed(log: Log, action: Action, name: str, at: float | None) -> bool:
    try:
        return log.look(_by(action, name), at).verdict is not Verdict.NO
    except Unreadable:
        return False


@dataclass(frozen=True, slots=True)
class Right:
    """What somebody could have done instead of a line: cards (a rank or a suit where all of it would do), and taps."""

    cards: tuple[Rank | Suit | Card, ...]
    taps: tuple[Note, ...]


def right(there: Log, action: Action) -> Right:
    """What its player could have done instead of a line of play that was refused at the end of this log."""
    s = there.state
    taps = (each for each in there.game.asks(s, s.seat(action.who)) if isinstance(each, Tap) and each.place == "main")
    allowed = tuple(each.label for each in taps if _may(there, read_action(f"{quote(action.who)} {each.text}")))
    return Right(_right_cards(there, action), allowed)


def _right_cards(there: Log, action: Action) -> tuple[Rank | Suit | Card, ...]:
    """The cards that one could have put down: suits of which all would do, ranks of which all would, and the rest."""
    if not isinstance(action, act.Plays | act.Discards):
        return ()
    rulings = {card: there.look(_with(action, card)) for card in there.game.kinds(there.state)}
    possible = [each for each, ruling in rulings.items() if not (_no(ruling) and ruling.rule.of_what_cannot_be)]
    fine = {card for card in possible if not _no(rulings[card])}
    suits = dict.fromkeys(card.suit for card in possible if card.suit)
    whole = [suit for suit in suits if fine.issuperset(card for card in possible if card.suit == suit)]
    rest = fine.difference(card for card in fine if card.suit in whole)
    others = tuple(each for each in by_rank(possible, fine.__contains__) if _adds(each, rest))
    said = (*map(Suit, whole), *others)
    return said if len(said) <= MOST_RIGHT else ()


def _adds(each: Rank | Card, rest: Collection[Card]) -> bool:
    """Whether a card, or a rank, names some of the rest."""
    return each in rest if isinstance(each, Card) else any(card.rank == each for card in rest)


def _no(ruling: Ruling) -> bool:
    return ruling.verdict is Verdict.NO


def _with(action: act.Plays | act.Discards, card: Card) -> Action:
    return act.Plays(action.who, (card,)) if isinstance(action, act.Plays) else act.Discards(action.who, card)


def _may(log: Log, action: Action) -> bool:
    named = not (isinstance(action, act.Plays | act.Discards) and UNKNOWN in _cards(action))
    return named and not isinstance(action, NOT_OF_PLAY) and _allowed(log, action, action.who, None)


def _cards(action: act.Plays | act.Discards) -> tuple[Card, ...]:
    return action.cards if isinstance(action, act.Plays) else (action.card,)


def _by(action: Action, name: str) -> Action:
    """The same done by somebody else."""
    return replace(action, who=name)
