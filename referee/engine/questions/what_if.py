"""Trial lines: the ruling that a line would get, with nothing entered, and the lines that a player may enter.

A question is a log that nobody keeps: a copy that ends at the position in question, with the facts of the question
entered as the table would enter them, and then the line itself.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations
from typing import NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.common_rules.prompts import by_rank
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.message import Message
from referee.engine.model.rulings import Rank, Ruling, Suit, Verdict
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickNumber, PickPerson, PickWord, Prompt, Tap
from referee.engine.notation.lines import format_action

OF_PLAY = ("first", "main", "call")
"""The places of the prompts that play a game; accusations and corrections may be entered any time."""


def legal(log: GameLog, seat: int) -> Iterator[str]:
    """Yield the lines that a seat may enter now to play the game, as far as the table knows.

    Each line is judged when it is asked for. Cards that go together are tried in the smallest number that a prompt
    takes, or a declared hand makes together. Points that somebody counts in a hand are left out: every number would
    be a line.
    """
    state, found, able = log.state, set[str](), list[Prompt]()
    for prompt in filter(is_of_play, log.game.prompts(state, seat)):
        if isinstance(prompt, PickCards) and prompt.least > 1:  # cards that the hand cannot hold would spoil every line
            held = tuple(offer for offer in prompt.offers if log.game.may_hold(state, seat, offer.card))
            able.append(replace(prompt, offers=held))
        else:
            able.append(prompt)
    answered = (action for prompt in able for action in answers(prompt, state))
    for made in chain(answered, log.game.together(state, seat)):
        action = log.game.resolve_tap(state, replace(made, who=state.names[seat]))
        line = format_action(action)
        if line not in found and is_allowed(log, action):
            found.add(line)
            yield line


def is_of_play(prompt: Prompt) -> bool:
    """Return True if a prompt plays the game; bonus cards have buttons that stand apart, but lay them people must."""
    return prompt.place in OF_PLAY or (isinstance(prompt, Tap) and isinstance(prompt.action, act.Lays))


def is_allowed(log: GameLog, action: act.Action, at: float | None = None) -> bool:
    """Return False if an action would be refused now, or does not belong to the game."""
    try:
        return log.judge(action, at).verdict is not Verdict.NO
    except NotationError:
        return False


def answers(prompt: Prompt, state: State) -> Iterator[act.Action]:
    """Yield the actions that answer a prompt, without their player.

    Of cards that go together it is the smallest number, with each suit that can be called.
    """
    match prompt:
        case Tap(action=action):
            cards = getattr(action, "cards", (getattr(action, "card", None),))
            if UNKNOWN not in cards:  # a card that nobody named can always be played, and says nothing
                yield action
        case PickCards():
            for offers in combinations([offer for offer in prompt.offers if offer.fits is not False], prompt.least):
                laid: object = tuple(offer.card for offer in offers)
                if prompt.makes is act.Melds:
                    laid = (act.Group(tuple(offer.card for offer in offers)),)
                elif "card" in prompt.makes.__dataclass_fields__:
                    laid = offers[0].card
                yield from (prompt.makes("", laid, suit) for suit in (prompt.wishes if offers[-1].wish else ()))
                yield prompt.makes("", laid)
        case PickNumber(scores=False):
            yield from (prompt.makes("", number) for number in range(prompt.least, prompt.most + 1))
        case PickPerson():
            for seat in prompt.people:
                name = state.names[seat]
                yield from (prompt.makes("", name, why) for why in prompt.reasons)
                yield from () if prompt.reasons else (prompt.makes("", name),)
        case PickWord():
            yield from (prompt.makes("", word) for word in prompt.words)


MOST_RIGHT = 10
"""Most cards, ranks or suits that a sentence names as legal."""
ACCUSING = (act.Penalizes, act.Catches, act.Challenges)
"""Acts that would reveal the ruling of a play that is still hidden."""

Pairs = Sequence[tuple[str, str]]


class TrialResult(NamedTuple):
    """The result of a line that is only tried: its ruling, and its messages if it stands.

    `consequences` and `due` are the messages about what it would do and who would act then; `after` is the state after
    it.
    """

    ruling: Ruling
    stands: bool
    consequences: tuple[Message, ...]
    due: tuple[Message, ...]
    after: State

    @property
    def answer(self) -> tuple[object, ...]:
        """Return the answer as a value to compare: the verdict and the messages.

        It leaves out the list of cards that might answer an attack.
        """
        notes = ((told.id, tuple(pair for pair in told.fill if pair[0] != "answers")) for told in self.messages)
        return (self.ruling.verdict, *notes)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return all messages about the outcome."""
        return (*self.consequences, *self.due)


def position_at(log: GameLog, n: int | None = None) -> GameLog:
    """Return the position after line `n` (None: now) as a log of its own.

    A time-out is over in it, as people want to know what may be done then.
    """
    there = log.copy(n)
    s = there.state
    return with_facts(there, (("timeout", "none"),)) if s.timeout != NOBODY and s.phase != "over" else there


def with_facts(log: GameLog, facts: Pairs) -> GameLog:
    """Return the same position with facts set; raise NotationError if they are impossible or contradict each other."""
    if not facts:
        return log
    there = log.copy()
    there.enter(act.Corrects(log.state.names[0], tuple(facts)))
    return there


def position_hidden(log: GameLog, n: int) -> bool:
    """Return True if nothing may be told now about the position after line `n`.

    Where players enforce, these are the standing position outside a time-out, and a position on which a play was made
    whose ruling is still hidden.
    """
    if any(_last_act(log, line - 1) <= n < line for line in log.hidden_lines()):
        return True
    on = log.game.players_enforce(log.state) and log.state.phase == "play" and log.state.timeout == NOBODY
    return on and n >= _last_act(log, len(log.entries))


def answer_hidden(log: GameLog, n: int, action: act.Action | None = None) -> bool:
    """Return True if an `action` after line `n` may not be answered now; if None, the list of what may be done there.

    Where a play whose ruling is hidden was taken back, the same cards played again are not answered, and while there is
    such a play no accusation is.
    """
    if position_hidden(log, n):
        return True
    hidden = log.hidden_lines()
    if hidden and isinstance(action, ACCUSING):
        return True
    taken_back = [entry for line in hidden if line <= n and not (entry := log.entries[line - 1]).stands]
    again = [entry.read for entry in taken_back if _last_act(log, n) < entry.n]
    if action is None:
        return bool(again)
    alike = (play for play in again if isinstance(action, type(play)))
    return any({*_cards_of(action)} & {*_cards_of(play)} or replace(action, who=play.who) == play for play in alike)


def _cards_of(action: act.Action) -> tuple[Card, ...]:
    card = getattr(action, "card", None)
    return getattr(action, "cards", () if card is None else (card,))


def _last_act(log: GameLog, n: int) -> int:
    """Return the last line up to `n` by which somebody acted, 0 before the first."""
    acts = (entry.n for entry in reversed(log.entries[:n]) if entry.stands and isinstance(entry.read, log.game.moving))
    return next(acts, 0)


def try_line(log: GameLog, action: act.Action, at: float | None = None) -> TrialResult:
    """Return the result of a line at the end of this log.

    Raises NotationError for a line that nobody can enter there, or that is not judged by rules of play.
    """
    if isinstance(action, NOT_OF_PLAY):
        raise NotationError("unreadable-not-asked")
    there = log.copy()
    entry = there.enter(action, at)
    return trial_result(log, there, entry)


def trial_result(log: GameLog, there: GameLog, entry: Entry) -> TrialResult:
    """Return the result of an entry that was entered into `there`, a copy of a log."""
    game, after = there.game, there.state
    brought: tuple[Message, ...] = ()
    if entry.stands:
        brought = (*after.beside.get(entry.n, ()), *game.consequences(log.state, entry.read, after))
    return TrialResult(entry.ruling, entry.stands, brought, game.due(after).messages, after)


def seats_allowed(log: GameLog, action: act.Action, at: float | None = None) -> tuple[int, ...]:
    """Return the seats that may enter the line for themselves now, as far as the referee knows, in seating order."""
    s = log.state
    people = [(seat, s.names[seat]) for seat in s.ring if s.here[seat]]
    return tuple(seat for seat, name in people if is_allowed(log, replace(action, who=name), at))


class LegalAlternatives(NamedTuple):
    """The legal alternatives to a line: cards (a rank or a suit where all of it is legal), and taps."""

    cards: tuple[Rank | Suit | Card, ...]
    taps: tuple[Message, ...]


def legal_alternatives(there: GameLog, action: act.Action) -> LegalAlternatives:
    """Return the legal alternatives of a player whose line of play was refused at the end of this log.

    Cards are told by suits of which all are legal, by ranks of which all are, and the rest.
    """
    s, allowed = there.state, list[Message]()
    for prompt in there.game.prompts(s, s.seat(action.who)):
        if isinstance(prompt, Tap) and prompt.place == "main" and not isinstance(prompt.action, NOT_OF_PLAY):
            tap = replace(prompt.action, who=action.who)
            nameless = isinstance(tap, act.Plays | act.Discards) and UNKNOWN in _cards_of(tap)
            if not nameless and is_allowed(there, tap):
                allowed.append(prompt.label)
    if not isinstance(action, act.Plays | act.Discards):
        return LegalAlternatives((), tuple(allowed))
    play, who = isinstance(action, act.Plays), action.who
    lines = {c: act.Plays(who, (c,)) if play else act.Discards(who, c) for c in there.game.kinds(there.state)}
    rulings = {card: there.judge(line) for card, line in lines.items()}
    possible = [
        card for card, ruling in rulings.items() if ruling.verdict is not Verdict.NO or not ruling.rule.is_entry_error
    ]
    fine = {card for card in possible if rulings[card].verdict is not Verdict.NO}
    suits = dict.fromkeys(card.suit for card in possible if card.suit)
    whole = [suit for suit in suits if fine.issuperset(card for card in possible if card.suit == suit)]
    rest = fine.difference(card for card in fine if card.suit in whole)
    named = {*rest, *(card.rank for card in rest)}
    others = tuple(name for name in by_rank(possible, fine.__contains__) if name in named)
    said = (*map(Suit, whole), *others)
    return LegalAlternatives(said if len(said) <= MOST_RIGHT else (), tuple(allowed))
