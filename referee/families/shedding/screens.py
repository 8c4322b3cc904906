"""What screens show of the shedding family, and what a seat may enter."""

from collections.abc import Iterable, Iterator

from referee.core import rounds
from referee.core.cards import COLOURS, JOKER, RANKS, SUITS, Card
from referee.core.conduct import TIME_IN, TIME_OUT, clock
from referee.core.game import Ask, Note, Offer, PickCards, PickNumber, PickPerson, PickWord, SeatView, Tap, View, note
from referee.core.penalties import for_people
from referee.core.rulings import Seat, Suit
from referee.core.seats import NOBODY
from referee.families.shedding.play import may_lay
from referee.families.shedding.state import ShedState
from referee.families.shedding.turns import due_now

REASONS = ("play", "slow", "spade", "false", "question", "bad-word", "looked", "took", "undeserved")


def view(s: ShedState) -> View:
    """What lies on the table, for every eye."""
    on = s.phase == "play"
    return View(
        phase=s.phase,
        round=s.round + s.fresh,
        dealer=rounds.next_dealer(s),
        turn=s.turn,
        direction=s.direction,
        timeout=s.timeout,
        seats=tuple(_seat(s, seat) for seat in s.ring),
        winners=s.winners if s.phase == "over" or s.table.ends is None else (),
        middle=(s.top,) if s.top is not None and (on or s.phase == "count") else (),
        suit=s.suit if s.called else None,
        owed=s.draw,
        clock=clock(s),
        notes=tuple(_notes(s)),
        last_round=s.rounds[-1] if s.rounds and s.phase in ("deal", "over") else None,
    )


def _seat(s: ShedState, seat: int) -> SeatView:
    return SeatView(
        seat,
        s.names[seat],
        s.hands[seat],
        s.scores[seat],
        s.penalties[seat],
        s.aside[seat],
        s.here[seat],
        s.gone[seat],
        seat in s.out,
    )


def _notes(s: ShedState) -> Iterator[Note]:
    if s.phase == "deal" and not s.dealt:
        yield note("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
    elif s.phase == "deal":
        yield note("note-flip", dealer=Seat(s.dealer))
    if s.phase == "play" and s.again:
        yield note("note-again", turn=Seat(s.turn), again=s.again)
    if s.phase == "play" and s.wish == "open":
        yield note("note-wish" if s.table.anyone_calls else "note-names", seat=Seat(s.wisher))
    if s.phase == "play" and s.turn != NOBODY and s.hands[s.turn] == 0:
        yield note("note-empty", turn=Seat(s.turn))
    if s.called:
        yield note("note-suit", suit=Suit(s.suit))
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield note("note-count", seat=Seat(seat))
    if s.timeout != NOBODY:
        yield note("note-timeout", seat=Seat(s.timeout))
    if (d := s.dispute) is not None:
        reason = next((card.reason for card in s.ledger if card.line == d.line), "")
        yield note("note-vote", seat=Seat(d.seat), giver=Seat(d.giver), offence=reason)


def asks(s: ShedState, seat: int) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, calls in their place, then people, then the table."""
    if s.gone[seat]:
        counting = _main(s, seat) if s.phase == "count" else ()
        return (Tap(note("ask-return"), "main", "returns"), *counting)
    return (*_main(s, seat), *_calls(s, seat), *_people(s, seat))


def _main(s: ShedState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    dealer = rounds.next_dealer(s)
    if s.keep == "scores" and not (s.phase == "deal" and s.later_keep == "plays"):
        if s.phase != "over":
            yield PickNumber(note("ask-score"), "main", "scores {}", -999, 9999)
        if s.phase == "deal" and seat == dealer:
            yield Tap(note("ask-deal"), "table", "deals")
        return
    match s.phase:
        case "deal" if not s.dealt and seat == dealer:
            yield Tap(note("ask-deal"), "main", "deals")
            yield Tap(note("ask-misdeal"), "table", "deals wrong", calm=True)
        case "deal" if s.dealt and seat == dealer:
            wishes = suits(s) if any(power.wishes for power in s.table.power.values()) else ()
            yield PickCards(note("ask-flip"), "main", "flips", _grid(s, marked=False), 1, 1, wishes)
            yield Tap(note("ask-misdeal"), "table", "deals wrong", calm=True)
        case "play":
            yield from _turn(s, seat)
        case "count" if s.here[seat] and s.worth[seat] is None and s.turn == NOBODY:
            yield PickCards(note("ask-hold"), "main", "holds", _grid(s, marked=False), 60)
            yield PickNumber(note("ask-hold-points"), "main", "holds {} points", 0, 9999)
            if not s.hands[seat]:
                yield Tap(note("ask-hold-nothing"), "main", "holds nothing")
        case "count" if seat == s.turn:
            yield from _doubts(s, seat)
            yield Tap(note("ask-draw", cards=due_now(s)), "main", f"draws {due_now(s)}" if due_now(s) else "draws")


def _doubts(s: ShedState, seat: int) -> Iterator[Ask]:
    """A challenge, what it proved, and the hand that was challenged, for those whom it concerns."""
    doubt = s.doubt
    if doubt is None or doubt.settled:
        return
    if seat == s.turn and not doubt.challenged:
        yield Tap(note("ask-challenge"), "main", "challenges")
    if seat == s.turn and doubt.challenged:
        yield Tap(note("ask-guilty"), "main", "finds guilty")
        yield Tap(note("ask-innocent"), "main", "finds innocent")
    if seat == doubt.seat and doubt.challenged:
        yield PickCards(note("ask-shows"), "main", "shows", _grid(s, marked=False), s.hands[seat] or 60)


def suits(s: ShedState) -> tuple[str, ...]:
    """The suits or colours that may be called, in the order of the packs."""
    return tuple(suit for suit in SUITS + COLOURS if suit in s.suits)


def words(s: ShedState) -> tuple[str, ...]:
    """The words that may be said with a play."""
    call = s.table.last_call
    return call.words if call is not None else ("one",) if s.table.ends is None else ()


def _turn(s: ShedState, seat: int) -> Iterator[Ask]:
    marked = s.house.enforce == "referee"
    place = "main" if seat == s.turn else "table"
    most = max(s.table.packs.values(), default=1) if s.table.ends is None else 13 if s.table.several.kinds else 1
    grid = _grid(s, marked=marked and seat == s.turn)
    yield PickCards(note("ask-play"), place, "plays", grid, most, 1, suits(s), words(s))
    yield from _doubts(s, seat)
    if seat == s.turn:
        if s.may_pass:
            yield Tap(note("ask-pass"), "main", "passes")
        else:
            yield Tap(note("ask-draw", cards=due_now(s)), "main", f"draws {due_now(s)}" if due_now(s) else "passes")
        if s.hands[seat] != 0:
            yield Tap(note("ask-played"), place, "plays ?")


def _may_name(s: ShedState, seat: int) -> bool:
    """Whether a seat may name the suit now, or still, where somebody else was quicker."""
    if not s.table.anyone_calls:
        return s.wish == "open" and s.wisher == seat
    return s.wish == "open" or (s.wisher == seat and s.call is not None and s.call[0] != seat)


def _calls(s: ShedState, seat: int) -> Iterator[Ask]:
    if s.phase == "play" and s.timeout == NOBODY and _may_name(s, seat):
        yield PickWord(note("ask-call"), "first", "calls {}", suits(s))
    if s.phase == "play" and s.timeout == NOBODY:
        if s.table.ends is None and s.table.out_is_called:
            yield Tap(note("ask-one"), "call", "says one")
        for word in words(s) if s.table.ends is not None else ():
            named = "onecard" if word == "one" else word
            yield Tap(note(f"ask-{named}"), "call", f"says {word}")
    if s.timeout == NOBODY and s.phase != "over":
        yield Tap(note("ask-time-out"), "call", f"says {TIME_OUT}")
    elif s.timeout == seat:
        yield Tap(note("ask-time-in"), "call", f"says {TIME_IN}")


def _people(s: ShedState, seat: int) -> Iterator[Ask]:
    others = tuple(each for each in s.ring if each != seat and not s.gone[each])
    if s.phase != "over" and others:
        yield PickPerson(note("ask-penalize"), "people", "penalizes {} for {}", others, REASONS)
    catching = s.table.out_is_called if s.table.ends is None else s.table.last_call is not None
    if s.phase == "play" and catching and others:
        yield PickPerson(note("ask-catch"), "people", "catches {}", others)
    if (d := s.dispute) is not None:
        if seat not in (d.giver, d.seat, *d.yes, *d.no):
            yield Tap(note("ask-vote-yes", line=d.line), "first", "votes yes")
            yield Tap(note("ask-vote-no", line=d.line), "first", "votes no")
        if seat == d.seat:
            yield Tap(note("ask-admit"), "first", f"admits {d.line}")
        return
    for card in s.ledger[-3:]:
        if card.seat == seat and for_people(s, card):
            dispute = note("ask-dispute", reason=card.reason, giver=Seat(card.giver))
            yield Tap(dispute, "first", f"disputes {card.line}")
            yield Tap(note("ask-admit"), "first", f"admits {card.line}")
    if s.phase == "play":
        yield Tap(note("ask-reshuffle"), "table", "reshuffles", calm=True)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by rank, then suit: the one order in which every screen shows them."""
    order = {rank: at for at, rank in enumerate((*RANKS, JOKER))}
    return sorted(cards, key=lambda card: (order.get(card.rank, 99), (SUITS + COLOURS).find(card.suit)))


def _grid(s: ShedState, *, marked: bool) -> tuple[Offer, ...]:
    """Every card of the packs, in one fixed order; marked where the referee enforces."""
    return tuple(_offer(s, card, marked=marked) for card in in_order(s.table.packs))


def _offer(s: ShedState, card: Card, *, marked: bool) -> Offer:
    power = s.power(card)
    return Offer(card, may_lay(s, card) if marked else None, power.wishes, power.declare)
