"""What screens show where cards are melded, and what a seat may enter."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from referee.core import rounds
from referee.core.cards import JOKER, RANKS, SUITS, UNKNOWN, Card
from referee.core.game import Ask, FillIn, MeldView, Offer, PickCards, PickNumber, PileView, SideView, Tap, View
from referee.core.note import Note, note
from referee.core.offers import accusations, disputes, keeping, pauses, seat_view, view_of
from referee.core.rulings import Seat
from referee.core.seats import NOBODY
from referee.families.melds.drawing import due_now
from referee.families.melds.state import MeldState

REASONS = ("play", "slow", "false", "question", "bad-word", "looked", "took", "undeserved")
OVER = ("count", "over")


def view(s: MeldState) -> View:
    """What lies on the table, for every eye."""
    on = s.phase in ("play", "count") or (s.phase == "deal" and s.dealt)
    seats = [seat_view(s, seat, out=s.first == seat and s.phase in OVER) for seat in s.ring]
    return replace(
        view_of(s, _notes(s), seats),
        middle=s.discards[-1:] if on else (),
        sides=tuple(_side(s, at) for at in range(len(s.sides))),
        pile=_pile(s) if on and s.keep == "plays" else None,
        target=s.table.target,
    )


def _side(s: MeldState, at: int) -> SideView:
    seats, melds = s.sides[at], s.melds[at]
    return SideView(
        seats,
        s.scores[seats[0]],
        tuple(MeldView(each.rank, each.cards, each.complete(s.table)) for each in melds),
        sum(seat in seats for seat in s.bonus),
        s.minimum(seats[0]),
        bool(melds),
        s.frozen(at),
        max(0, s.table.needed - s.complete(at)),
    )


def _pile(s: MeldState) -> PileView:
    freezing = tuple(each for each in s.discards if each in s.table.freezing)
    return PileView(len(s.discards), freezing, s.blocked, s.stock)


def _notes(s: MeldState) -> Iterator[Note]:
    if s.phase == "deal" and not s.dealt:
        yield note("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
    elif s.phase == "deal":
        yield note("note-flip", dealer=Seat(s.dealer))
    if s.keep == "scores" and s.phase != "over":
        for seats in s.teams:
            yield note("note-minimum", side=tuple(map(Seat, seats)), points=s.minimum(seats[0]))
    if s.phase == "play" and s.keep == "plays" and s.turn != NOBODY:
        yield from _of_the_turn(s)
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield note("note-count", seat=Seat(seat))


def _of_the_turn(s: MeldState) -> Iterator[Note]:
    side, mine = s.side(s.turn), tuple(map(Seat, s.sides[s.side(s.turn)]))
    if not s.melds[side]:
        yield note("note-first-meld", side=mine, points=s.minimum(s.turn))
    if s.ices:
        yield note("note-frozen")
    elif s.blocked and not s.drew:
        yield note("note-blocked")
    if s.top is not None:
        yield note("note-top", card=s.top)
    if s.asker != NOBODY and not s.answer:
        yield note("note-leave-asked", seat=Seat(s.asker), partners=tuple(map(Seat, s.partners(s.asker))))
    elif s.asker != NOBODY:
        yield note("note-leave-answered", seat=Seat(s.asker), yes=s.answer == "yes")
    if s.stock == 0:
        yield note("note-no-stock", on=s.table.play_on)


def asks(s: MeldState, seat: int) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, then people, then the table."""
    if s.gone[seat]:
        counting = _main(s, seat) if s.phase == "count" else ()
        return (Tap(note("ask-return"), "main", "returns"), *counting)
    return (*_main(s, seat), *pauses(s, seat), *accusations(s, seat, REASONS), *disputes(s, seat), *keeping(s))


def _main(s: MeldState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    if s.keep == "scores" and not (s.phase == "deal" and s.later_keep == "plays"):
        if s.phase != "over":
            yield FillIn(note("ask-tally"), "main")
        return
    dealer = rounds.next_dealer(s)
    match s.phase:
        case "deal" if not s.dealt and seat == dealer:
            yield Tap(note("ask-deal"), "main", "deals")
        case "deal" if s.dealt:
            if seat == dealer:
                yield PickCards(note("ask-flip"), "main", "flips", _grid(s), 1)
                yield Tap(note("ask-misdeal"), "table", "deals wrong", calm=True)
            if s.here[seat]:
                yield PickCards(note("ask-lay"), "table", "lays", _grid(s, s.table.bonus), 1)
        case "play":
            yield from _turn(s, seat)
        case "count" if s.here[seat] and s.worth[seat] is None:
            yield PickCards(note("ask-hold"), "main", "holds", _grid(s), 60, way="count")
            yield PickNumber(note("ask-hold-points"), "main", "holds {} points", 0, 9995)
            if not s.hands[seat]:
                yield Tap(note("ask-hold-nothing"), "main", "holds nothing")


def _turn(s: MeldState, seat: int) -> Iterator[Ask]:
    if s.asker != NOBODY and not s.answer and seat in s.partners(s.asker):
        yield Tap(note("ask-answer-yes", seat=Seat(s.asker)), "first", "answers yes")
        yield Tap(note("ask-answer-no", seat=Seat(s.asker)), "first", "answers no")
    if seat != s.turn:
        return
    if not s.drew:
        if s.stock != 0:
            yield Tap(note("ask-draw", cards=due_now(s)), "main", f"draws {due_now(s)}")
        if s.discards:
            yield Tap(note("ask-take-pile", cards=len(s.discards)), "main", "takes pile")
        if s.stock == 0:
            yield Tap(note("ask-pass"), "main", "passes")
        yield PickCards(note("ask-lay"), "table", "lays", _grid(s, s.table.bonus), 1)
        return
    wild = tuple(dict.fromkeys(each.rank for each in in_order(s.table.wild)))
    melding = frozenset(each for each in s.table.packs if each not in s.table.bonus)
    yield PickCards(note("ask-meld"), "main", "melds", _grid(s, melding), 26, way="count", grouped=wild)
    yield PickCards(note("ask-discard"), "main", "discards", _grid(s, melding), 1)
    yield PickCards(note("ask-lay"), "table", "lays", _grid(s, s.table.bonus), 1)
    if s.table.ask != "off" and s.partners(seat) and seat not in s.asked:
        yield Tap(note("ask-leave-to-go-out"), "table", "asks")


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by rank, then suit: the one order in which every screen shows them."""
    order = {rank: at for at, rank in enumerate((*RANKS, JOKER))}
    return sorted(cards, key=lambda card: (order.get(card.rank, 99), SUITS.find(card.suit)))


def _grid(s: MeldState, only: frozenset[Card] | None = None) -> tuple[Offer, ...]:
    """The cards of the packs, or some of them, in one fixed order."""
    cards = s.table.packs if only is None else only
    return tuple(Offer(card) for card in in_order(cards) if card is not UNKNOWN)
