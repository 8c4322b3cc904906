"""What screens show where cards are melded, and what a seat may enter."""

from collections.abc import Iterator

from referee.core import actions as act
from referee.core import rounds
from referee.core.cards import UNKNOWN, Card, in_order
from referee.core.game import MOST_HELD, Game
from referee.core.notation import quote, side
from referee.core.note import Note, note
from referee.core.offers import accusations, disputes, keeping, others, pauses, seat_view, view_of
from referee.core.rulings import Case, Ruling, Seat, Verdict
from referee.core.seats import NOBODY
from referee.core.view import (
    Ask,
    FillIn,
    MeldView,
    Offer,
    PickCards,
    PickNumber,
    PickPerson,
    PileView,
    SideView,
    Tap,
    View,
)
from referee.families.melds import pile
from referee.families.melds.deal import sides, sitting_out
from referee.families.melds.drawing import due_now
from referee.families.melds.laying import minimum, naturals, which
from referee.families.melds.state import MeldState
from referee.families.melds.turns import must_take

OVER = ("count", "over")


def view(game: Game, s: MeldState) -> View:
    """What lies on the table, for every eye."""
    on = s.phase in ("play", "count") or (s.phase == "deal" and s.dealt)
    places = game.places(s)
    seats = [seat_view(s, seat, out=s.first == seat and s.phase in OVER) for seat in s.ring]
    return view_of(
        s,
        _notes(s),
        seats,
        middle=s.discards[-1:] if on else (),
        sides=tuple(_side(s, at, places[side[0]]) for at, side in enumerate(s.sides)),
        pile=_pile(s) if on and s.keep == "plays" else None,
        target=s.table.target,
        may=_may(game, s),
    )


def _side(s: MeldState, at: int, place: int | None) -> SideView:
    seats, melds = s.sides[at], s.melds[at]
    return SideView(
        seats,
        s.scores[seats[0]],
        tuple(MeldView(each.rank, each.cards, each.wilds(s.table), each.complete(s.table)) for each in melds),
        sum(seat in seats for seat in s.bonus),
        s.minimum(seats[0]),
        bool(melds),
        s.frozen(at),
        max(0, s.table.needed - s.complete(at)),
        note("side-out", concealed=s.concealed) if s.phase == "count" and s.first in seats else None,
        place,
    )


def _pile(s: MeldState) -> PileView:
    freezing = tuple(each for each in s.discards if each in s.table.freezing)
    notes = [note("note-frozen", cards=freezing, count=len(freezing))] if s.ices else []
    if s.blocked and s.phase == "play" and not s.drew:
        notes.append(note("note-blocked"))
    return PileView(len(s.discards), s.ices, tuple(notes), s.stock)


def _may(game: Game, s: MeldState) -> Note | None:
    """What the player to act may do now, and what keeps the pile from them."""
    if s.phase != "play" or s.keep == "scores" or s.turn == NOBODY:
        return None
    if s.asker != NOBODY and not s.answer:
        return note("may-wait", partners=tuple(map(Seat, s.partners(s.asker))))
    if not s.drew:
        keeps = _keeps_the_pile(game, s, s.turn)
        top = s.discards[-1] if s.discards else None
        why = keeps.rpartition("-")[2] if top is not None and keeps else None
        if s.stock == 0:
            return note("may-decline", on=s.table.play_on, taken=not keeps)
        return note("may-draw", cards=due_now(s), taken=not keeps, why=why, card=top)
    if s.top is not None:
        return note("may-top", card=s.top)
    return note("may-meld", leave=s.answer if s.asker != NOBODY else "none")


def _keeps_the_pile(game: Game, s: MeldState, seat: int) -> str:
    """The rule that surely keeps the pile from a seat whose turn begins. Where players enforce, nothing tells but that
    there is none."""
    if s.house.enforce == "players" and s.discards:
        return ""
    return pile.refused(Case(s, act.TakesPile(s.names[seat]), s.house, s.now, 0, seat, game))


def _notes(s: MeldState) -> Iterator[Note]:
    if s.table.lone and s.phase in ("play", "count") and s.keep == "plays":
        if s.taken:
            alone, others_ = s.sides
            yield note("note-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others_)))
        else:
            yield note("note-not-alone")
    if s.phase in ("deal", "play", "count") and (out := sitting_out(s.but({"round": s.round + s.fresh}))):
        yield note("note-sits-out", seats=tuple(map(Seat, sorted(out))))
    if s.phase == "deal" and not s.dealt:
        yield note("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
    elif s.phase == "deal":
        yield note("note-flip", dealer=Seat(s.dealer))
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield note("note-count", seat=Seat(seat))


def asks(game: Game, s: MeldState, seat: int, *, new_sides: bool) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, then people, then the table. `new_sides`: who came or went
    since the last round has made other sides, which nobody has confirmed."""
    if s.gone[seat]:
        counting = _main(game, s, seat) if s.phase == "count" else ()
        return (Tap(note("ask-return"), "main", "returns"), *counting)
    return (
        *_main(game, s, seat),
        *pauses(s, seat),
        *accusations(s, seat),
        *disputes(s, seat),
        *(_pairs(s, seat) if new_sides else ()),
        *keeping(s),
    )


def _pairs(s: MeldState, seat: int) -> Iterator[Ask]:
    """Where one side is bigger than plays a round: with whom one is the other side."""
    there = others(s, seat)
    if sides(s.table, len(there) + 1, ()).pair:
        yield PickPerson(note("ask-together"), "table", f"corrects teams {quote(s.names[seat])}+{{}}", there)


def _main(game: Game, s: MeldState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    if s.keeps == "scores":
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
                yield from _bonus(s)
        case "play":
            yield from _turn(game, s, seat)
        case "count" if s.here[seat] and s.worth[seat] is None:
            yield PickCards(note("ask-hold"), "main", "holds", _grid(s), 60, way="count")
            yield PickNumber(note("ask-hold-points"), "main", "holds {} points", 0, 9995, scores=True)
            if not s.hands[seat]:
                yield Tap(note("ask-hold-nothing"), "main", "holds nothing")


def _turn(game: Game, s: MeldState, seat: int) -> Iterator[Ask]:
    if s.asker != NOBODY and not s.answer and seat in s.partners(s.asker):
        yield Tap(note("ask-answer-yes", seat=Seat(s.asker)), "first", "answers yes")
        yield Tap(note("ask-answer-no", seat=Seat(s.asker)), "first", "answers no")
    if seat != s.turn:
        if s.house.enforce == "players" and s.here[seat]:
            yield from _begins(s, "table", out_of_turn=True)
        return
    if not s.drew:
        keeps = _keeps_the_pile(game, s, seat)
        yield from _begins(s, "main", keeps=keeps)
        if s.stock == 0:
            leaves = note("ask-decline", taken=not keeps)
            yield Tap(leaves, "main", "passes", asked=not _may_decline(game, s, seat))
        yield from _bonus(s)
        return
    melding = _grid(s, frozenset(each for each in s.table.packs if each not in s.table.bonus))
    joins = tuple(each.rank for each in s.melds[s.side(seat)])
    begun = () if s.top is None or s.top is UNKNOWN else (s.top,)
    yield PickCards(
        note("ask-meld"), "main", "melds", melding, 26, way="build", grouped=_wild(s), joins=joins, begun=begun
    )
    yield PickCards(note("ask-discard"), "main", "discards", melding, 1, way="lone")
    yield PickCards(note("ask-lay"), "main", "lays", _grid(s, s.table.bonus), 1, way="lone")
    yield Tap(note("ask-discard-unseen"), "table", "discards ?")
    if s.table.ask != "off" and s.partners(seat) and seat not in s.asked and s.melds[s.side(seat)] == s.begun:
        yield Tap(note("ask-leave-to-go-out"), "call", "asks", asked=not _worth_asking(s, seat))


def _may_decline(game: Game, s: MeldState, seat: int) -> bool:
    """Whether the pile may be left where no stock is."""
    declines = Case(s, act.Passes(s.names[seat]), s.house, s.now, 0, seat, game)
    return s.house.enforce == "players" or not (s.table.play_on and must_take(declines))


def _worth_asking(s: MeldState, seat: int) -> bool:
    """Whether leave to go out is worth asking for. Nobody has to ask (CAN-45), and before its side has melded anything
    a hand can only go out concealed: to ask would give it away."""
    return s.table.ask == "required" or bool(s.melds[s.side(seat)])


def _begins(s: MeldState, place: str, *, keeps: str = "", out_of_turn: bool = False) -> Iterator[Ask]:
    """What a turn begins with; out of turn it is asked before it is entered. `keeps` is the rule that surely keeps the
    pile from the player."""
    early = "-early" if out_of_turn else ""
    if s.stock != 0:
        yield Tap(note(f"ask-draw{early}", cards=due_now(s)), place, f"draws {due_now(s)}", calm=out_of_turn)
    if s.discards:
        pile_ = note(f"ask-take-pile{early}", cards=len(s.discards))
        yield Tap(pile_, place, "takes pile", calm=out_of_turn, asked=bool(keeps))


def _bonus(s: MeldState) -> Iterator[Ask]:
    """Each kind of bonus card, to be laid in one tap."""
    for each in in_order(s.table.bonus):
        yield Tap(note("ask-lay-card", card=each), "table", f"lays {each.code}")


def running(s: MeldState, action: act.Melds, ruling: Ruling) -> tuple[Note, ...]:
    """What the cards tapped so far come to, and what else keeps them from the table, once they could make a meld. Where
    players enforce it is their points alone."""
    cards = tuple(card for group in action.groups for card in group.cards)
    if s.house.enforce == "players":
        return (note("ask-worth", points=s.table.worth(cards), minimum=0, short=0, first=False),)
    seat = s.names.index(action.who)
    first = s.side(seat) != NOBODY and not s.melds[s.side(seat)]
    needed = s.minimum(seat) if first else 0
    points = s.table.worth(cards)
    worth = note("ask-worth", points=points, minimum=needed, short=max(0, needed - points), first=first)
    told = Note(f"{ruling.rule.id.replace('.', '-')}.{ruling.verdict}", tuple(ruling.fill.items()))
    if ruling.verdict is not Verdict.NO:
        return (told,)
    begun = ruling.rule is naturals and len(ruling.fill.get("cards", ())) < s.table.least
    return (worth,) if begun or ruling.rule in (minimum, which) else (worth, told)


def lays(s: MeldState, seat: int) -> Iterator[PickCards]:
    """The melds of a seat's side and the pile, for a position that people make up."""
    at = s.side(seat)
    if s.keeps != "plays" or at == NOBODY:
        return
    seats = s.sides[at]
    key = f"melds.{side([s.names[each] for each in seats])}"
    grid, wild = _grid(s, frozenset(each for each in s.table.packs if each not in s.table.bonus)), _wild(s)
    melded = tuple(card for meld in s.melds[at] for card in meld.cards)
    label = note("ui-ask-melds", seats=tuple(map(Seat, seats)))
    yield PickCards(label, "table", f"corrects {key}", grid, MOST_HELD, way="hand", grouped=wild, begun=melded)
    yield PickCards(note("ui-ask-pile"), "table", "corrects pile", _grid(s), MOST_HELD, way="hand", begun=s.discards)


def _wild(s: MeldState) -> tuple[str, ...]:
    """The ranks that stand for others in a meld."""
    return tuple(dict.fromkeys(each.rank for each in in_order(s.table.wild)))


def _grid(s: MeldState, only: frozenset[Card] | None = None) -> tuple[Offer, ...]:
    """The cards of the packs, or some of them, in one fixed order."""
    cards = s.table.packs if only is None else only
    return tuple(Offer(card) for card in in_order(cards) if card is not UNKNOWN)
