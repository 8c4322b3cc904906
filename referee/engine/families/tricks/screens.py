"""Views and prompts of games in which cards make tricks."""

from collections.abc import Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import prompts as shared
from referee.engine.common_rules import rounds
from referee.engine.families.tricks.config import BIT, mask, members
from referee.engine.families.tricks.deal import PASSED, REST
from referee.engine.families.tricks.play import winner
from referee.engine.families.tricks.score_keeping import open_rows
from referee.engine.families.tricks.state import TrickState, allowed
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Seat, Suit
from referee.engine.model.view import FillIn, Offer, PickCards, Prompt, Taken, Tap, TrickView, View, untold

AT_ONCE = 28
"""The most cards of a pad that shows them all, where each is one tap; more are found by their suit first."""


def view(s: TrickState, coming: TrickState) -> View:
    """Return the view of the table; where only the score is kept nobody's cards are counted.

    `coming` is the state with the round that is dealt next.
    """
    plays = s.keeps == "plays"
    seats = shared.seat_views(s)
    counting, winning = s.config.counting_cards, winner(s.config, s.lying, s.led) if s.lying else NOBODY
    passing = s.stage == "pass" or (s.phase == "deal" and coming.passing != "none")
    trick = TrickView(
        number=s.trick,
        last=s.config.dealt,
        lying=s.lying,
        winning=winning,
        before=s.before,
        taker=winner(s.config, s.before) if s.before else NOBODY,
        taken=tuple(
            Taken(seat, members(s.won[seat] & counting), s.points(seat) if counting else None, s.tricks[seat])
            for seat in s.ring
        ),
        passes=tuple((seat, coming.receiver(seat)) for seat in s.ring if coming.here[seat]) if passing else (),
        passed=frozenset(at for at, cards in enumerate(s.given if s.stage == "pass" else ()) if cards is not None),
    )
    return shared.view_of(
        s,
        _notes(s, coming, winning),
        seats if plays else [shown._replace(hand=None) for shown in seats],
        turn=s.turn if s.phase != "count" else s.config.chooser(s),
        middle=tuple(card for _, card in s.lying),
        suit=s.led or None,
        trick=trick if plays else None,
    )


def _notes(s: TrickState, coming: TrickState, winning: int) -> Iterator[Message]:
    if s.summaries and s.phase in ("deal", "over") and not s.dealt:
        yield from s.summaries[-1].messages
    if s.phase == "deal" and not s.dealt:
        yield message("note-deal", dealer=Seat(rounds.next_dealer(s)), round=coming.round)
        lie_out, out = s.config.removed if s.rounds else (), coming.config.removed
        if coming.config.copies > (s.config.copies if s.rounds else 1):
            yield message("note-trick-packs")
        if back := tuple(card for card in lie_out if card not in out):
            yield message("note-trick-put-back", cards=back)
        if removed := tuple(card for card in out if card not in lie_out):
            yield message("note-trick-removed", cards=removed, first=not s.rounds)
        if coming.config.passed:
            yield message("note-trick-to", to=coming.passing, cards=coming.config.passed)
        if coming.config.opener is not None and s.keeps == "scores":
            yield message("note-trick-opener", card=coming.config.opener)
    if s.stage == "pass":
        yield message("note-trick-pass", to=s.passing, cards=s.config.passed)
    if s.phase == "count" and (seat := s.config.chooser(s)) != NOBODY:
        yield message("note-trick-choose", seat=Seat(seat))
    if s.phase == "count" and open_rows(s):
        yield message("note-trick-unnamed")
    if s.stage != "play" or s.keep != "plays":
        return
    if s.lying:
        led, wins = Suit(s.led) if s.led else None, None if winning == NOBODY else Seat(winning)
        yield message("note-trick-lies", suit=led, taker=wins, trick=s.trick)
    elif s.turn == NOBODY and s.config.opener is not None:
        yield message("note-trick-opener", card=s.config.opener)
    elif s.turn != NOBODY:
        yield message("note-trick-leads", seat=Seat(s.turn), trick=s.trick)
    if s.pool:
        yield message("note-trick-pool", cards=members(s.pool))
    if s.config.trump:
        yield message("note-trick-trump", suit=Suit(s.config.trump))
    if s.config.shut:
        yield message("note-trick-shut", suit=s.config.shut_suit, open=s.broken)
    counting = s.config.counting_cards
    takers = [seat for seat in s.ring if s.won[seat] & counting]
    if s.config.whole is not None and len(takers) == 1 and 2 * s.points(takers[0]) > s.config.total:
        yield message("note-trick-alone", seat=Seat(takers[0]))
    for revoke in s.revokes:
        said = revoke.card is UNKNOWN  # stated by the table: no card of the log proves it
        cards = {} if said else {"card": revoke.card, "shown": revoke.shown}
        id = f"note-trick-revoke{'-said' if said else ''}"
        yield message(id, seat=Seat(revoke.seat), trick=revoke.trick, **cards, cost=s.config.revoke)


def position_prompts(s: TrickState) -> Iterator[PickCards]:
    """Yield the prompts for the cards of the trick in a position that people make up.

    There are none where only the score is kept.
    """
    if s.keeps == "plays":
        grid, lying = tuple(map(Offer, dict.fromkeys(s.config.pack))), tuple(card for _, card in s.lying)
        label, most, copies = message("ui-ask-trick"), sum(s.here) - 1, s.config.copies
        yield PickCards(
            label, "table", act.Corrects, grid, most, way="hand", begun=lying, by="suit", copies=copies, fact="lying"
        )


def prompts(s: TrickState, seat: int) -> tuple[Prompt, ...]:
    """Return the prompts of a seat: those that move play first, then people, then the table."""
    if s.gone[seat]:
        return (Tap(message("ask-return"), "main", act.Returns("")),)
    people = (*shared.dispute_prompts(s, seat), *shared.penalty_prompts(s, seat), *shared.keep_prompts(s))
    if s.later_keep == "scores" and s.stage == "play" and s.keep == "plays":  # this round's score alone, too
        now = act.Agrees("", (("keep", "scores"),), True)
        people += (Tap(message("ask-keep-scores-now"), "table", now, calm=True),)
    return (*_main(s, seat), *shared.time_out_prompts(s, seat), *people)


def _main(s: TrickState, seat: int) -> Iterator[Prompt]:
    if s.timeout != NOBODY:
        return
    if s.keeps == "scores":
        if s.phase in ("deal", "play"):
            yield FillIn(message("ask-tally"), "main")
    elif s.phase == "deal" and not s.dealt:
        if seat == rounds.next_dealer(s):
            yield Tap(message("ask-deal"), "main", act.Deals(""))
    else:
        if (stage := s.stage) == "pass":
            yield from _passes(s, seat)
        if stage == "play":
            yield from _plays(s, seat)
        count = s.hands[seat] or 0
        if stage in ("pass", "play") and s.here[seat] and count and s.known[seat] is None:
            grid, copies = tuple(map(untold, _maybe(s, seat))), s.config.copies
            if count <= len(grid) * copies and (stage == "play" or s.given[seat] is None):
                label = message("ask-trick-show")
                yield PickCards(label, "table", act.Shows, grid, count, count, way="hand", by="suit", copies=copies)
    if s.phase == "count" and open_rows(s):
        yield FillIn(message("ask-tally"), "main")
    for says in (act.Says("", word) for word in s.config.words):
        if any(on.phase == "count" and on.awaits(says, seat) for on in (s, *(left.state for left in s.open))):
            yield Tap(message("ask-trick-choose", how=says.word), "first", says)


def _passes(s: TrickState, seat: int) -> Iterator[Prompt]:
    chooses, count = s.here[seat] and s.given[seat] is None, s.config.passed
    if chooses:
        label = message("ask-trick-pass", to=Seat(s.receiver(seat)), cards=count)
        grid, by = tuple(map(untold, _maybe(s, seat))), "suit" if s.known[seat] is None else "card"
        yield PickCards(label, "main", act.Gives, grid, count, count, way="hand", by=by, copies=s.config.copies)
        yield Tap(message("ask-trick-pass-hidden", cards=count), "main", act.Gives("", (), count))
    yield Tap(message("ask-trick-pass-all"), "main" if chooses else "table", act.Says("", PASSED))
    if seat == rounds.next_dealer(s):
        yield Tap(message("ask-misdeal"), "table", act.Deals("", True), calm=True)


def _plays(s: TrickState, seat: int) -> Iterator[Prompt]:
    if seat == s.turn or (s.turn == NOBODY and s.here[seat]):
        if offers := _grid(s, seat):
            by = "card" if s.known[seat] is not None or _opens(s) or len(offers) <= AT_ONCE else "suit"
            shut = None if s.led or s.broken else s.config.shut_suit
            barred = s.trick == 1 and bool(s.config.barred)
            label = message("ask-trick-play", suit=Suit(s.led) if s.led else None, shut=shut, barred=barred)
            if _opens(s):
                alone = s.config.first_leads <= frozenset(s.config.openers)
                label = message("ask-trick-open", card=s.config.opener, itself=alone)
            yield PickCards(label, "main", act.Plays, offers, 1, by=by, opened=s.led)
        yield Tap(message("ask-played"), "table", act.Plays("", (UNKNOWN,)))
    elif s.house.enforce == "players" and s.here[seat] and seat not in [other for other, _ in s.lying]:
        by = "card" if s.known[seat] is not None else "suit"
        yield PickCards(message("ui-out-of-turn"), "table", act.Plays, _grid(s, seat), 1, by=by)
    if not s.lying and s.config.decided(s):
        yield Tap(message("ask-trick-rest"), "first", act.Says("", REST), calm=True)


def _opens(s: TrickState) -> bool:
    """Return True if the first card of the round is due and must be a certain card."""
    return s.trick == 1 and not s.lying and not s.led and s.config.opener is not None


def _maybe(s: TrickState, seat: int) -> tuple[Card, ...]:
    """Return the cards of a declared hand, else those that nobody has played and that this seat has not passed on.

    Cards that others passed in secret make no difference here.
    """
    known, given = s.known[seat], s.given[seat]
    if known is not None:
        return tuple([card for card in BIT if card in known])
    left = s.config.cards & ~(mask(given, s.seen) if isinstance(given, tuple) else s.seen)
    return tuple(dict.fromkeys(members(left)))


def _grid(s: TrickState, seat: int) -> tuple[Offer, ...]:
    """Return the cards that a seat may play.

    Where the referee enforces, a declared hand has the allowed cards first, and the first card of the round is one of
    those that may be led; else all stand in one fixed order.
    """
    mine, enforced = _maybe(s, seat), s.house.enforce == "referee"
    if enforced and _opens(s):
        mine = tuple(card for card in mine if card in s.config.first_leads)
    if not enforced or s.known[seat] is None:
        return tuple(map(untold, mine))
    return tuple(sorted((Offer(card, allowed(s, seat, card)) for card in mine), key=lambda offer: not offer.fits))
