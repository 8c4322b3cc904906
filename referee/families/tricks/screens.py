"""What screens show where cards make tricks, and what a seat may enter."""

from collections.abc import Iterator

from referee.core import rounds
from referee.core.conduct import clock
from referee.core.game import Ask, FillIn, Offer, PickCards, Tap, View
from referee.core.note import Note, note
from referee.core.offers import accusations, disputes, keeping, pauses, seat_view
from referee.core.rulings import Seat, Suit
from referee.core.seats import NOBODY
from referee.families.tricks.cards import BIT
from referee.families.tricks.ending import REST
from referee.families.tricks.hands import allowed
from referee.families.tricks.keeping import keeps, open_rows
from referee.families.tricks.play import winner
from referee.families.tricks.state import TrickState

REASONS = ("play", "slow", "false", "question", "bad-word", "looked", "took", "undeserved")


def view(s: TrickState) -> View:
    """What lies on the table, for every eye."""
    return View(
        phase=s.phase,
        round=s.round + s.fresh,
        dealer=rounds.next_dealer(s),
        turn=s.turn,
        direction=s.direction,
        timeout=s.timeout,
        seats=tuple(seat_view(s, seat) for seat in s.ring),
        winners=s.winners if s.phase == "over" else (),
        middle=tuple(card for _, card in s.lying),
        suit=s.led or None,
        clock=clock(s),
        notes=tuple(_notes(s)),
        last_round=s.rounds[-1] if s.rounds and s.phase in ("deal", "over") else None,
    )


def _notes(s: TrickState) -> Iterator[Note]:
    if s.phase == "deal" and not s.dealt:
        yield note("note-deal", dealer=Seat(rounds.next_dealer(s)), round=s.round + s.fresh)
    if s.keep == "scores" and s.phase == "deal" and not s.dealt:
        next_round = s.but({"round": s.round + s.fresh, "to": None if s.fresh else s.to})
        yield note("note-trick-to", to=next_round.passing, cards=s.table.passed)
    if s.stage == "pass":
        yield note("note-trick-pass", to=s.passing, cards=s.table.passed)
        for seat in s.ring:
            if s.here[seat] and s.given[seat] is None:
                yield note("note-trick-passes", seat=Seat(seat), to=Seat(s.receiver(seat)))
    if s.stage == "play" and s.keep == "plays":
        yield from _of_play(s)
    if s.phase == "count" and (seat := s.table.chooser(s)) != NOBODY:
        yield note("note-trick-choose", seat=Seat(seat))
    if s.phase == "count" and open_rows(s):
        yield note("note-trick-unnamed")
    if s.timeout != NOBODY:
        yield note("note-timeout", seat=Seat(s.timeout))
    if (d := s.dispute) is not None:
        reason = next((card.reason for card in s.ledger if card.line == d.line), "")
        yield note("note-vote", seat=Seat(d.seat), giver=Seat(d.giver), offence=reason)


def _of_play(s: TrickState) -> Iterator[Note]:
    if s.lying:
        taker = winner(s, s.lying)
        yield note("note-trick-lies", suit=Suit(s.led), taker=Seat(taker), trick=s.trick)
    elif s.turn == NOBODY and s.table.opener is not None:
        yield note("note-trick-opener", card=s.table.opener)
    elif s.turn != NOBODY:
        yield note("note-trick-leads", seat=Seat(s.turn), trick=s.trick, shut=bool(s.table.shut) and not s.broken)
    for seat in s.ring:
        if s.here[seat] and (points := s.points(seat)):
            yield note("note-trick-taken", seat=Seat(seat), points=points)
    counting = s.table.counting_cards
    takers = [seat for seat in s.ring if s.won[seat] & counting]
    if s.table.whole is not None and len(takers) == 1 and 2 * s.points(takers[0]) > s.table.total:
        yield note("note-trick-alone", seat=Seat(takers[0]))
    for each in s.revokes:
        yield note("note-trick-revoke", seat=Seat(each.seat), trick=each.trick, card=each.card, shown=each.shown)


def asks(s: TrickState, seat: int) -> tuple[Ask, ...]:
    """What a seat may enter now: what moves play first, then people, then the table."""
    if s.gone[seat]:
        return (Tap(note("ask-return"), "main", "returns"),)
    people = (*disputes(s, seat), *accusations(s, seat, REASONS), *keeping(s))
    return (*_main(s, seat), *pauses(s, seat), *people)


def _main(s: TrickState, seat: int) -> Iterator[Ask]:
    if s.timeout != NOBODY:
        return
    begins = s.phase == "deal" and not s.dealt
    if keeps(s) == "scores":
        if s.phase in ("deal", "play"):
            yield FillIn(note("ask-tally"), "main")
    else:
        yield from _of_the_cards(s, seat, begins=begins)
    if s.phase == "count" and open_rows(s):
        yield FillIn(note("ask-tally"), "main")
    if s.phase == "count" and seat == s.table.chooser(s):
        for word in s.table.words:
            yield Tap(note("ask-trick-choose", word=word), "first", f"says {word}")


def _of_the_cards(s: TrickState, seat: int, *, begins: bool) -> Iterator[Ask]:
    if begins:
        if seat == rounds.next_dealer(s):
            yield Tap(note("ask-deal"), "main", "deals")
        return
    if s.stage == "pass":
        if s.here[seat] and s.given[seat] is None:
            count = s.table.passed
            label = note("ask-trick-pass", to=Seat(s.receiver(seat)), cards=count)
            yield PickCards(label, "main", "gives", _grid(s, seat, judge=False), count, count, way="several")
            yield Tap(note("ask-trick-pass-hidden", cards=count), "main", f"gives {count}")
        if seat == s.dealer:
            yield Tap(note("ask-misdeal"), "table", "deals wrong", calm=True)
    if s.stage != "play":
        return
    if seat == s.turn or (s.turn == NOBODY and s.here[seat]):
        yield PickCards(note("ask-play"), "main", "plays", _grid(s, seat, judge=True), 1)
    if s.before and not s.lying:
        yield Tap(note("ask-trick-look"), "table", "looks")
    if not s.lying and s.table.settled(s):
        yield Tap(note("ask-trick-rest"), "main", f"says {REST}", calm=True)


def _grid(s: TrickState, seat: int, *, judge: bool) -> tuple[Offer, ...]:
    """The cards of a declared hand, and which of them fit; else the cards nobody has played, in one fixed order."""
    known = s.known[seat]
    if known is not None:
        mine = [card for card in s.table.pack if card in known]
        return tuple(Offer(card, allowed(s, seat, card) if judge else None) for card in mine)
    return tuple(Offer(card) for card in s.table.pack if not BIT[card] & s.seen)
