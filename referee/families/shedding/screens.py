"""What screens show of the shedding family, and what a seat may enter."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import Any, TypeVar

from referee.core import rounds
from referee.core.cards import COLOURS, DARK_COLOURS, SUITS, Card, in_order
from referee.core.notation import quote
from referee.core.note import Note, note
from referee.core.offers import accusations, by_rank, disputes, keeping, others, pauses, seat_view, view_of
from referee.core.rulings import Rank, Seat, Suit
from referee.core.seats import NOBODY
from referee.core.view import Ask, FillIn, Offer, PickCards, PickNumber, PickPerson, PickWord, SeatView, Tap, View, Word
from referee.families.shedding import calls, ending, told, trades
from referee.families.shedding.count import victim
from referee.families.shedding.play import drawn_in_any_case, may_lay, too_many
from referee.families.shedding.state import Doubt, ShedState
from referee.families.shedding.turns import due_now, may_be_heavy, playable

Made = TypeVar("Made")
MOST_GRIDS = 512
"""So many grids and the like are kept for all tables with the same house rules."""
WHOLE_HAND = 60
"""The most cards of a hand that nobody knows the number of."""


def view(s: ShedState) -> View:
    """What lies on the table, for every eye."""
    on = s.phase == "play"
    return view_of(
        s,
        _notes(s),
        (_seat(s, seat) for seat in s.ring),
        dealer=NOBODY if cutting(s) else rounds.next_dealer(s),
        middle=(s.top,) if s.top is not None and (on or s.phase == "count") else (),
        suit=s.suit if s.called else None,
        owed=0 if s.until else s.draw,
        answers=answering(s) if on and s.draw and s.house.enforce == "referee" else None,
        counted="" if s.for_places else "wins" if s.table.ends and s.table.ends.mode == "wins" else "points",
    )


def _seat(s: ShedState, seat: int) -> SeatView:
    return seat_view(s, seat, out=seat in s.out, place=s.place_taken(seat) if s.by_order else None)


def answering(s: ShedState) -> tuple[Rank | Card, ...]:
    """What may be laid on the attack that waits: a rank where all its cards may, else the cards. Cards that all lie on
    the pile already are in nobody's hand."""
    return by_rank((card for card in _cards(s) if not too_many(s, s.seen, (card,))), lambda card: may_lay(s, card))


def draws_until(s: ShedState) -> Note:
    """What is owed where no number says how much: cards until one of a suit comes."""
    return note("now-until", turn=Seat(s.turn), suit=Suit(s.suit))


def _notes(s: ShedState) -> Iterator[Note]:
    if waiting := cutting(s):
        yield note("note-cut", seats=tuple(map(Seat, waiting)))
    elif s.phase == "deal" and not s.dealt:
        house: Any = s.later or s.house
        dealer = Seat(rounds.next_dealer(s))
        yield note("note-deal-cards", dealer=dealer, round=s.round + s.fresh, cards=house.hand_size)
    elif s.phase == "deal":
        yield note("note-flip", dealer=Seat(s.dealer))
    if s.phase == "play" and s.again:
        yield note("note-again", turn=Seat(s.turn), again=s.again)
    if s.phase == "play" and s.waiting and s.turn != NOBODY:
        yield note("came-waits", seat=Seat(victim(s, s.turn)), cards=s.waiting)
    if s.phase == "play" and s.wish == "open":
        if s.table.anyone_calls:
            yield note("note-wish", seat=Seat(s.wisher))
        else:
            yield note("note-names", seat=Seat(s.wisher), coloured=s.table.coloured)
    if s.phase == "play" and s.out:
        yield ending.is_out(s, s.out[-1])
    if s.phase == "play" and s.draw and s.until:
        yield draws_until(s)
    if s.loser != NOBODY:
        yield note("note-lost", seat=Seat(s.loser))
    if s.phase == "play" and s.turn != NOBODY and s.hands[s.turn] == 0 and s.table.ends is None:
        yield note("note-empty", turn=Seat(s.turn))
    if (doubt := s.doubt) is not None and not doubt.settled and s.phase in ("play", "count"):
        asked = "note-shows" if doubt.challenged else "note-challenge"
        yield note(asked, turn=Seat(s.turn), seat=Seat(doubt.seat), card=doubt.card)
    yield from _written(s)
    if s.turner != NOBODY and s.phase == "play":
        yield note("note-turned")
    if trades.trading(s):
        yield note("note-trade", seat=Seat(s.trader))
    if s.phase == "count":
        for seat in s.ring:
            if s.here[seat] and s.worth[seat] is None:
                yield note("note-count", seat=Seat(seat))


def _written(s: ShedState) -> Iterator[Note]:
    """What is written on the blank cards: all of them before play begins, then the one on top; and what a card asks."""
    if s.phase == "deal":
        for number, written in s.blanks:
            yield note("note-blank", number=number, written=written)
    if s.phase == "play" and s.top is not None and (written := s.written(s.top)):
        yield note("note-written", written=written)
    if told.asked(s):
        yield note("note-asked", turn=Seat(s.turn), cards=s.draw)


def asks(s: ShedState, seat: int) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, calls in their place, then people, then the table."""
    if s.gone[seat]:
        counting = _main(s, seat) if s.phase == "count" else ()
        return (Tap(note("ask-return"), "main", "returns"), *counting)
    return (*_drops(s, seat), *_presses(s, seat), *_main(s, seat), *_calls(s, seat), *_people(s, seat))


def _main(s: ShedState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    dealer = rounds.next_dealer(s)
    if s.keep == "scores" and not (s.phase == "deal" and s.later_keep == "plays"):
        if s.phase != "over":
            yield FillIn(note("ask-tally"), "main")
        if s.phase == "deal" and seat == dealer:
            yield Tap(note("ask-deal"), "table", "deals")
        return
    if seat in cutting(s):
        yield PickCards(note("ask-cut"), "main", "cuts", _grid(s, marked=False), 1)
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
            yield PickCards(note("ask-hold"), "main", "holds", _grid(s, marked=False), WHOLE_HAND, way="count")
            yield PickNumber(note("ask-hold-points"), "main", "holds {} points", 0, 9999, scores=True)
            if not s.hands[seat]:
                yield Tap(note("ask-hold-nothing"), "main", "holds nothing")
        case "count" if seat == s.turn:
            yield from _challenge(s)
            yield from _draws(s, "draws")


def _draws(s: ShedState, nothing: str) -> Iterator[Ask]:
    """What the player to act may draw, or say instead; `nothing` is the line where nothing is left. Where a machine
    decides, how many came is a number to enter."""
    if s.turn != NOBODY and s.turn == s.presses:  # what a forgotten call costs comes first
        return
    if told.asked(s):
        yield Tap(note("ask-done"), "main", f"says {told.DONE}")
    if s.draw and s.until and s.spare != 0:
        yield PickNumber(note("ask-until", suit=Suit(s.suit)), "main", "draws {}", due_now(s), s.spare or 60)
    elif s.table.drawing.any_number and s.spare != 0:
        yield PickNumber(note("ask-came"), "main", "draws {}", 1, s.spare or 60)
        yield Tap(note("ask-none-came"), "main", "passes")
    else:
        yield Tap(
            note("ask-owed" if s.draw and due_now(s) else "ask-draw", cards=due_now(s)),
            "main",
            f"draws {due_now(s)}" if due_now(s) else nothing,
        )


def _drops(s: ShedState, seat: int) -> Iterator[Ask]:
    """The wild cards that a card has this seat put down."""
    if s.phase == "play" and s.timeout == NOBODY and seat in s.dropping and s.hands[seat] != 0:
        for card in _cards(s):
            if s.power(card).wild and too_many(s, s.seen, (card,)) is None:
                yield Tap(note("ask-drop", card=card), "first", f"discards {card.code}")


def _presses(s: ShedState, seat: int) -> Iterator[Ask]:
    """How many cards a machine gave for a forgotten call, and the two that a last card may cost."""
    if s.phase == "play" and s.timeout == NOBODY and s.presses == seat:
        if s.spare != 0:
            yield PickNumber(note("ask-pressed"), "first", "draws {}", 1, s.spare or 60)
        yield Tap(note("ask-none-came"), "first", "passes")
    if s.timeout == NOBODY and may_be_heavy(s, seat):
        yield Tap(note("ask-heavy"), "main", "draws 2")


def cutting(s: ShedState) -> tuple[int, ...]:
    """Who still has to draw a card for the deal."""
    if not s.table.cut or s.phase != "deal" or s.dealt or s.rounds:
        return ()
    drawn = {seat for seat, _ in s.cuts}
    return tuple(seat for seat in s.ring if seat not in drawn and not s.gone[seat])


def _challenge(s: ShedState) -> Iterator[Ask]:
    """Whoever is hit may doubt the last play."""
    if s.doubt is not None and not s.doubt.settled and not s.doubt.challenged:
        yield Tap(note("ask-challenge"), "main", "challenges")


def _proof(s: ShedState, seat: int, doubt: Doubt) -> Iterator[Ask]:
    """What a challenge asks for: the hand here, for the challenger's eyes, or what they saw of it on the table."""
    hand = s.hands[seat]
    if seat == doubt.seat and hand != 0:
        most, least = (WHOLE_HAND, 1) if hand is None else (hand, hand)
        grid = _grid(s, marked=False)
        yield PickCards(note("ask-shows", turn=Seat(s.turn)), "main", "shows", grid, most, least, way="hand")
    if seat == s.turn:
        yield Tap(note("ask-guilty"), "main", "finds guilty")
        yield Tap(note("ask-innocent"), "main", "finds innocent")


def suits(s: ShedState) -> tuple[str, ...]:
    """The suits or colours that may be called, in the order of the packs."""
    found = s.suits
    return tuple(suit for suit in SUITS + COLOURS + DARK_COLOURS if suit in found)


def words(s: ShedState) -> tuple[Word, ...]:
    """The words that may be said with a play, as this game calls them."""
    call = s.table.last_call
    if call is not None:
        left = {call.word: call.at, call.last_word: 0}
        return tuple(
            Word(word, note(f"ask-{call.text(word)}"), note("word-when", left=left[word])) for word in call.words
        )
    return (Word("one", note("word-one"), note("word-when", left=0)),) if s.table.ends is None else ()


def _turn(s: ShedState, seat: int) -> Iterator[Ask]:
    doubt = s.doubt if s.doubt is not None and not s.doubt.settled else None
    if doubt is not None and doubt.challenged:
        yield from _proof(s, seat, doubt)
        return
    if trades.trading(s):
        if seat == s.trader:
            others = tuple(each for each in s.ring if each != seat and s.here[each])
            yield PickPerson(note("ask-trade"), "main", "trades {}", others)
        return
    if s.turner != NOBODY:
        yield PickCards(note("ask-other-side"), "main", "flips", _grid(s, marked=False), 1, 1, suits(s))
        if seat == s.turn:
            yield from _draw_or_pass(s)
            yield Tap(note("ask-played"), "main", "plays ?")
        return
    if not s.here[seat]:
        return
    if seat != s.turn:
        yield _kept(s, "out of turn", lambda: _play(s, "ui-out-of-turn", "table", marked=False))
        return
    marked = s.house.enforce == "referee"
    if marked and (s.hands[seat] == 0 or (s.draw and not answering(s))):
        yield _play(s, "ui-play-anyway", "table", marked=marked)
    else:
        yield _play(s, "ask-play", "main", marked=marked)
    yield from _challenge(s)
    yield from _draw_or_pass(s)
    if s.hands[seat] != 0:
        yield Tap(note("ask-played"), "main", "plays ?")


def _play(s: ShedState, label: str, place: str, *, marked: bool) -> PickCards:
    """The cards to play, with all that may be said with them."""
    way, most = together(s)
    return PickCards(note(label), place, "plays", _grid(s, marked=marked), most, 1, suits(s), words(s), way)


def together(s: ShedState) -> tuple[str, int]:
    """How the cards of a play make a line, and how many there may be."""
    if s.table.several.kinds == ("same",):
        most = max(s.packs.values(), default=1)
        return ("copies" if most > 1 else "one"), most
    return ("several", 13) if s.table.several.kinds or s.table.several.sweep else ("one", 1)


def _draw_or_pass(s: ShedState) -> Iterator[Ask]:
    """What the player to act does without a play. Who draws until a card fits goes on drawing, then plays it."""
    goes_on = s.table.drawing.until and bool(s.drew)
    if goes_on and playable(s):
        return
    if s.may_pass and not goes_on:
        yield Tap(note("ask-pass"), "main", "passes")
    else:
        yield from _draws(s, "passes")


def _may_name(s: ShedState, seat: int) -> bool:
    """Whether a seat may name the suit now, or still, where somebody else was quicker."""
    if not s.table.anyone_calls:
        return s.wish == "open" and s.wisher == seat
    return s.wish == "open" or (s.wisher == seat and s.call is not None and s.call[0] != seat)


def _calls(s: ShedState, seat: int) -> Iterator[Ask]:
    if s.phase == "play" and s.timeout == NOBODY and _may_name(s, seat):
        yield PickWord(note("ask-colour" if s.table.coloured else "ask-call"), "first", "calls {}", suits(s))
    if s.phase == "play" and s.timeout == NOBODY:
        if s.here[seat] and s.table.ends is None and s.table.out_is_called:
            yield Tap(note("ask-one"), "call", "says one")
        forgot = calls.may_have_forgotten(s)
        shouted = s.table.last_call is not None and s.table.last_call.shouted
        may_say = s.here[seat] or (shouted and forgot != NOBODY)  # who is out may still catch somebody
        for word in words(s) if may_say and s.table.ends is not None else ():
            yield Tap(word.label, "call", f"says {word.word}")
        if forgot not in (NOBODY, seat) and not shouted:
            yield Tap(note("ask-forgot", seat=Seat(forgot)), "call", f"catches {quote(s.names[forgot])}")
    yield from pauses(s, seat)


def _people(s: ShedState, seat: int) -> Iterator[Ask]:
    yield from accusations(s, seat, s.table.reasons)
    call = s.table.last_call
    catching = s.table.out_is_called if s.table.ends is None else call is not None and not call.shouted
    if s.phase == "play" and catching and (people := others(s, seat)):
        label = note("ask-catch" if s.table.ends is None else "ask-catch-call")
        yield PickPerson(label, "people", "catches {}", people)
    yield from disputes(s, seat)
    if s.phase == "play" and s.keep == "plays" and s.dispute is None:
        yield Tap(note("ask-reshuffle"), "table", "reshuffles", calm=True)
    yield from keeping(s)


def _grid(s: ShedState, *, marked: bool) -> tuple[Offer, ...]:
    """Every card of the packs, in one fixed order; marked where the referee enforces, but for those that all lie on the
    pile already."""
    against = (s.top, s.suit, bool(s.draw), s.attacker, drawn_in_any_case(s), _has_none(s)) if marked else None
    grid = _kept(s, ("grid", against), lambda: tuple(_offer(s, card, marked=marked) for card in _cards(s)))
    if not any(each.fits and too_many(s, s.seen, (each.card,)) for each in grid):
        return grid
    return tuple(replace(each, fits=False) if too_many(s, s.seen, (each.card,)) else each for each in grid)


def _cards(s: ShedState) -> list[Card]:
    """The packs' cards on the side in play, in order."""
    return _kept(s, "cards", lambda: in_order(s.packs))


def _kept(s: ShedState, what: Hashable, make: Callable[[], Made]) -> Made:
    """What depends on the packs' cards, on the side in play and with what is written on the blank ones, and on what the
    key says: made once for all tables with these house rules."""
    key = what, s.turned, s.blanks
    if key not in s.table.shown:
        if len(s.table.shown) >= MOST_GRIDS:
            oldest, *_ = s.table.shown
            del s.table.shown[oldest]
        s.table.shown[key] = make()
    found: Made = s.table.shown[key]
    return found


def _offer(s: ShedState, card: Card, *, marked: bool) -> Offer:
    power = s.power(card)
    return Offer(card, may_lay(s, card) and not _has_none(s) if marked else None, power.wishes, power.declare)


def _has_none(s: ShedState) -> bool:
    """Whether the player to act has no card left, by the log."""
    return s.turn != NOBODY and s.hands[s.turn] == 0
