"""What screens show where cards make tricks, and what a seat may enter."""

from collections.abc import Iterator
from dataclasses import replace

from referee.core import rounds
from referee.core.cards import UNKNOWN, Card
from referee.core.note import Note, note
from referee.core.offers import accusations, disputes, keeping, pauses, seat_view, view_of
from referee.core.rulings import Seat, Suit
from referee.core.seats import NOBODY
from referee.core.view import Ask, FillIn, Offer, PickCards, Taken, Tap, TrickView, View
from referee.families.tricks.cards import BIT, mask, members
from referee.families.tricks.ending import REST
from referee.families.tricks.hands import allowed
from referee.families.tricks.keeping import open_rows
from referee.families.tricks.play import winner
from referee.families.tricks.state import TrickState


def view(s: TrickState) -> View:
    """What lies on the table, for every eye. Where only the score is kept nobody's cards are counted."""
    plays = s.keeps == "plays"
    seats = [seat_view(s, seat) for seat in s.ring]
    return view_of(
        s,
        _notes(s),
        seats if plays else [replace(each, hand=None) for each in seats],
        turn=s.turn if s.phase != "count" else s.table.chooser(s),
        middle=tuple(card for _, card in s.lying),
        suit=s.led or None,
        trick=_trick(s) if plays else None,
    )


def _trick(s: TrickState) -> TrickView:
    """How the cards lie, and what each seat has taken."""
    counting = s.table.counting_cards
    coming = _coming(s)
    passing = s.stage == "pass" or (s.phase == "deal" and coming.passing != "none")
    return TrickView(
        number=s.trick,
        last=s.table.dealt,
        lying=s.lying,
        winning=winner(s, s.lying) if s.lying else NOBODY,
        before=s.before,
        taker=winner(s.but({"led": ""}), s.before) if s.before else NOBODY,
        taken=tuple(
            Taken(seat, members(s.won[seat] & counting), s.points(seat) if counting else None, s.tricks[seat])
            for seat in s.ring
        ),
        passes=tuple((seat, coming.receiver(seat)) for seat in s.ring if s.here[seat]) if passing else (),
        passed=frozenset(seat for seat, given in enumerate(s.given) if given is not None and s.stage == "pass"),
    )


def _coming(s: TrickState) -> TrickState:
    """The round that is dealt next, or the one under way."""
    return s.but({"round": s.round + s.fresh, "to": None if s.fresh else s.to})


def _notes(s: TrickState) -> Iterator[Note]:
    if s.reckonings and s.phase in ("deal", "over") and not s.dealt:
        yield from s.reckonings[-1].told
    if s.phase == "deal" and not s.dealt:
        yield note("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
        if s.table.passed:
            yield note("note-trick-to", to=_coming(s).passing, cards=s.table.passed)
        if s.table.opener is not None and s.keeps == "scores":
            yield note("note-trick-opener", card=s.table.opener)
    if s.stage == "pass":
        yield note("note-trick-pass", to=s.passing, cards=s.table.passed)
    if s.stage == "play" and s.keep == "plays":
        yield from _of_play(s)
    if s.phase == "count" and (seat := s.table.chooser(s)) != NOBODY:
        yield note("note-trick-choose", seat=Seat(seat))
    if s.phase == "count" and open_rows(s):
        yield note("note-trick-unnamed")


def _of_play(s: TrickState) -> Iterator[Note]:
    if s.lying:
        taker = winner(s, s.lying)
        yield note("note-trick-lies", suit=Suit(s.led) if s.led else None, taker=Seat(taker), trick=s.trick)
    elif s.turn == NOBODY and s.table.opener is not None:
        yield note("note-trick-opener", card=s.table.opener)
    elif s.turn != NOBODY:
        yield note("note-trick-leads", seat=Seat(s.turn), trick=s.trick)
    if s.table.trump:
        yield note("note-trick-trump", suit=Suit(s.table.trump))
    if s.table.shut:
        yield note("note-trick-shut", suit=_shut(s), open=s.broken)
    counting = s.table.counting_cards
    takers = [seat for seat in s.ring if s.won[seat] & counting]
    if s.table.whole is not None and len(takers) == 1 and 2 * s.points(takers[0]) > s.table.total:
        yield note("note-trick-alone", seat=Seat(takers[0]))
    cost = s.table.revoke
    for each in s.revokes:
        seat = Seat(each.seat)
        if each.card is UNKNOWN:  # the table said so: no card of the log proves it
            yield note("note-trick-revoke-said", seat=seat, trick=each.trick, cost=cost)
        else:
            yield note("note-trick-revoke", seat=seat, trick=each.trick, card=each.card, shown=each.shown, cost=cost)


def _shut(s: TrickState) -> Suit | None:
    """The suit that may not be led at first; None where it is not one suit."""
    suits = {card.suit for card in s.table.shut}
    return Suit(suits.pop()) if len(suits) == 1 else None


def lays(s: TrickState) -> Iterator[PickCards]:
    """The cards of the trick, for a position that people make up; nothing where only the score is kept."""
    if s.keeps == "plays":
        grid, lying = tuple(map(Offer, s.table.pack)), tuple(card for _, card in s.lying)
        most = sum(s.here) - 1
        yield PickCards(note("ui-ask-trick"), "table", "corrects lying", grid, most, way="hand", begun=lying, by="suit")


def asks(s: TrickState, seat: int) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, then people, then the table."""
    if s.gone[seat]:
        return (Tap(note("ask-return"), "main", "returns"),)
    people = (*disputes(s, seat), *accusations(s, seat), *keeping(s), *_gives_up(s))
    return (*_main(s, seat), *pauses(s, seat), *people)


def _gives_up(s: TrickState) -> Iterator[Ask]:
    """Where only the score is kept from the next deal on: this round's too."""
    if s.stage == "play" and s.keep == "plays" and s.later_keep == "scores":
        yield Tap(note("ask-keep-scores-now"), "table", "agrees keep=scores now", calm=True)


def _main(s: TrickState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    begins = s.phase == "deal" and not s.dealt
    if s.keeps == "scores":
        if s.phase in ("deal", "play"):
            yield FillIn(note("ask-tally"), "main")
    else:
        yield from _of_the_cards(s, seat, begins=begins)
    if s.phase == "count" and open_rows(s):
        yield FillIn(note("ask-tally"), "main")
    if s.phase == "count" and seat == s.table.chooser(s):
        for word in s.table.words:
            yield Tap(note("ask-trick-choose", how=word), "first", f"says {word}")


def _of_the_cards(s: TrickState, seat: int, *, begins: bool) -> Iterator[Ask]:
    if begins:
        if seat == rounds.next_dealer(s):
            yield Tap(note("ask-deal"), "main", "deals")
        return
    if s.stage == "pass":
        yield from _passes(s, seat)
    if s.stage == "play":
        yield from _plays(s, seat)
    if s.stage in ("pass", "play") and s.here[seat] and s.hands[seat] and s.known[seat] is None:
        grid = tuple(Offer(card) for card in _maybe(s, seat))
        count = s.hands[seat] or 0
        if count <= len(grid) and (s.stage == "play" or s.given[seat] is None):
            yield PickCards(note("ask-trick-show"), "table", "shows", grid, count, count, way="hand", by="suit")


def _passes(s: TrickState, seat: int) -> Iterator[Ask]:
    if s.here[seat] and s.given[seat] is None:
        count = s.table.passed
        label = note("ask-trick-pass", to=Seat(s.receiver(seat)), cards=count)
        known = s.known[seat]
        grid = tuple(Offer(card) for card in _maybe(s, seat))
        by = "suit" if known is None else "card"
        yield PickCards(label, "main", "gives", grid, count, count, way="hand", by=by)
        yield Tap(note("ask-trick-pass-hidden", cards=count), "main", f"gives {count}")
    if seat == s.dealer:
        yield Tap(note("ask-misdeal"), "table", "deals wrong", calm=True)


def _plays(s: TrickState, seat: int) -> Iterator[Ask]:
    if seat == s.turn or (s.turn == NOBODY and s.here[seat]):
        if offers := _grid(s, seat):
            by = "card" if s.known[seat] is not None or _opens(s) else "suit"
            yield PickCards(_obliges(s), "main", "plays", offers, 1, by=by, opened=s.led)
        yield Tap(note("ask-played"), "table", "plays ?")
    elif s.house.enforce == "players" and s.here[seat] and seat not in [other for other, _ in s.lying]:
        by = "card" if s.known[seat] is not None else "suit"
        yield PickCards(note("ui-out-of-turn"), "table", "plays", _grid(s, seat), 1, by=by)
    if not s.lying and s.table.settled(s):
        yield Tap(note("ask-trick-rest"), "first", f"says {REST}", calm=True)


def _obliges(s: TrickState) -> Note:
    """What the player to act has to heed."""
    if _opens(s):
        return note("ask-trick-open", card=s.table.opener, itself=s.table.first_leads <= frozenset(s.table.openers))
    shut = _shut(s) if s.table.shut and not s.led and not s.broken else None
    barred = s.trick == 1 and bool(s.table.barred)
    return note("ask-trick-play", suit=Suit(s.led) if s.led else None, shut=shut, barred=barred)


def _opens(s: TrickState) -> bool:
    """Whether the first card of the round is due, which a certain card must be."""
    return s.trick == 1 and not s.lying and not s.led and s.table.opener is not None


def _maybe(s: TrickState, seat: int) -> tuple[Card, ...]:
    """The cards of a declared hand; else those that nobody has played and that this seat has not passed on. What else
    somebody passed in secret changes nothing here."""
    known, given = s.known[seat], s.given[seat]
    if known is not None:
        return tuple(card for card in s.table.pack if card in known)
    gone = s.seen | (mask(given) if isinstance(given, tuple) else 0)
    return tuple(card for card in s.table.pack if not BIT[card] & gone)


def _grid(s: TrickState, seat: int) -> tuple[Offer, ...]:
    """What a seat may play. Where the referee enforces, a declared hand has what is allowed first, and the first card
    of the round is one of those that may be led; else all stand in one fixed order."""
    mine = _maybe(s, seat)
    if s.house.enforce != "referee":
        return tuple(map(Offer, mine))
    if _opens(s):
        mine = tuple(card for card in mine if card in s.table.first_leads)
    if s.known[seat] is None:
        return tuple(map(Offer, mine))
    return tuple(sorted((Offer(card, allowed(s, seat, card)) for card in mine), key=lambda each: not each.fits))
