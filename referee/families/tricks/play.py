"""Leading, following, who takes the trick, and what a later play proves."""

from collections.abc import Iterable, Iterator
from typing import Any

from referee.core import actions as act
from referee.core import outcome
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import acted
from referee.core.game import Apply, Changes, Prove
from referee.core.note import Note, note
from referee.core.penalties import wrong_play
from referee.core.rulings import Case, Found, Ruling, Seat, Suit, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.core.settled import Settled
from referee.families.tricks.cards import BIT, SUIT, mask
from referee.families.tricks.ending import round_over
from referee.families.tricks.hands import Weighed, bounds, elsewhere, held, proven_right, shown
from referee.families.tricks.state import Doubt, Revoke, TrickState
from referee.families.tricks.table import DUE, FIRST, FOLLOW, SHUT

Play = Case[TrickState, act.Plays, Any]
Any_ = Case[TrickState, Any, Any]


@rule("trick.no-play", on=act.Plays, source="HRT-32", alone=True)
def no_play(c: Play) -> Found | None:
    """Cards are played once they are dealt and passed, until the round is over."""
    return None if c.s.stage == "play" else no(phase=c.s.stage)


@rule("trick.turn", on=act.Plays, source="HRT-1 HRT-17 HRT-22", alone=True, stands=True)
def turn(c: Play) -> Found | None:
    """Whoever took the last trick leads, then everybody plays in turn, clockwise. A card played out of turn lies in the
    trick all the same, and whoever was passed over plays to it later."""
    s = c.s
    if s.turn == NOBODY:
        return None if s.here[c.who] else no(turn=None)
    return no(turn=Seat(s.turn)) if s.turn != c.who else None


@rule("trick.single", on=act.Plays, source="HRT-1", alone=True)
def single(c: Play) -> Found | None:
    """One card at a time."""
    return no(count=len(c.a.cards)) if len(c.a.cards) != 1 else None


@rule("trick.card", on=act.Plays, source="HRT-3 HRT-6", alone=True)
def card(c: Play) -> Found | None:
    """Each card is there once: it is in the pack, in nobody else's hand, and has not been played."""
    s, each = c.s, c.a.cards[0]
    bit, maybe = BIT.get(each, 0), weighed(c).maybe
    if bit & maybe & ~s.seen or each is UNKNOWN:
        return None
    if not bit & s.table.cards:
        return no(card=each, why="pack", by=s.table.why("pack"))
    if s.known[c.who] is not None and not bit & maybe:
        return no(card=each, why="hand")
    return no(card=each, why="played" if bit & s.seen else "elsewhere")


def weighed(c: Play) -> Weighed:
    """What the play asks of the hand, worked out once for all rules."""
    if c.found is None:
        c.found = Weighed(c.s, c.who, c.a.cards[0])
    found: Weighed = c.found
    return found


@rule("trick.first-lead", on=act.Plays, source="HRT-16")
def first_lead(c: Play) -> Found | None:
    """The first trick is led by whoever holds the opening card, with that card or with what else the house lets them
    lead (Q-HRT-5). A hand that has left the table may have taken the card with it."""
    s, each = c.s, c.a.cards[0]
    if s.trick > 1 or s.lying or s.led or not s.table.openers or each is UNKNOWN:
        return None
    if any(gone and hand for gone, hand in zip(s.gone, s.hands, strict=True)):
        return None
    by = s.table.why("first_leads")
    if each not in s.table.first_leads:
        return no(card=s.table.openers[0], why="card", by=by)
    held_by_other = elsewhere(s, c.who)
    for opener in s.table.openers:
        first, mine = BIT[opener], weighed(c)
        if held_by_other & first:
            return no(card=opener, why="holder", by=by)
        if opener is each:
            return None
        if mine.maybe & first:
            if s.table.first_leads != frozenset(s.table.openers):
                return None
            if mine.sure & first:
                return no(card=opener, why="card", by=by)
        elif not s.table.kitty:
            return no(card=opener, why="holder", by=by)
    return no(card=s.table.openers[0], why="holder", by=by)


def _refused(c: Play, rule_id: str) -> tuple[int, ...] | None:
    """The sets by which a duty forbids this play for certain."""
    for name, sets in (c.found or weighed(c)).refused:
        if name == rule_id:
            return sets
    return None


@rule(FOLLOW, on=act.Plays, source="HRT-18 HRT-19 HRT-36")
def follow(c: Play) -> Found | None:
    """Follow the suit that is led; with none of it, any card may be played. That binds cards that count, too."""
    sets = _refused(c, FOLLOW)
    return None if sets is None else no(suit=Suit(c.s.led), cards=held(c.s, c.who, sets) or None)


@rule(DUE, on=act.Plays, source="HRT-39")
def due(c: Play) -> Found | None:
    """Where the house wants it, some cards are played at the first chance: once the suit led cannot be followed."""
    sets = _refused(c, DUE)
    return None if sets is None else no(cards=held(c.s, c.who, sets) or None, by=c.s.table.why("due"))


@rule(SHUT, on=act.Plays, source="HRT-27 HRT-29 HRT-37")
def shut(c: Play) -> Found | None:
    """Some cards are not led before such a card, or one that opens them, has appeared; who has nothing else leads
    them all the same (Q-HRT-6)."""
    sets = _refused(c, SHUT)
    if sets is None:
        return None
    return no(card=c.a.cards[0], cards=held(c.s, c.who, sets) or None, by=c.s.table.why("opening"))


@rule(FIRST, on=act.Plays, source="HRT-20 HRT-30 HRT-31")
def first_trick(c: Play) -> Found | None:
    """Some cards are not played to the first trick while the hand has any other (Q-HRT-13)."""
    sets = _refused(c, FIRST)
    if sets is None:
        return None
    return no(card=c.a.cards[0], cards=held(c.s, c.who, sets) or None, by=c.s.table.why("barred", "excused"))


@rule("trick.play", on=act.Plays, source="HRT-1 HRT-4 HRT-21 HRT-22 HRT-23 HRT-24 HRT-25 HRT-28")
def play(c: Play) -> Found:
    """The highest card of the suit led takes the trick, or the highest trump. What only the hand can justify stands
    until a later play proves otherwise."""
    s, each, table = c.s, c.a.cards[0], c.s.table
    fill = comes_to(c)
    if weighed(c).unsure or each is UNKNOWN or (s.lying and not s.led):
        return unsure(**fill)
    leads = s.turn == NOBODY and s.trick == 1 and not s.lying and bool(table.openers)
    return unsure(**fill) if leads and each is not table.openers[0] else ok(**fill)


def comes_to(c: Play) -> dict[str, Any]:
    """What a card comes to, right or wrong: whether the trick is full with it, and whose it is then."""
    s, each, table = c.s, c.a.cards[0], c.s.table
    found = weighed(c)
    proven = found.proven
    fill: dict[str, Any] = {
        "card": each,
        "full": False,
        "taker": None,
        "points": 0,
        "opens": not s.broken and each in table.opening,
        "proves": proven[0].card if proven else None,
        "proved": proven[0].trick if proven else 0,
        "culprit": Seat(proven[0].seat) if proven else None,
        "shown": proven[0].shown if proven else None,
        "cost": table.revoke if proven else 0,
    }
    if why := (*(["opening"] if fill["opens"] else []), *(["revoke"] if proven else [])):
        fill["by"] = table.why(*why)
    if found.then == NOBODY:
        lying = (*s.lying, (c.who, each))
        points = sum([table.points.get(card, 0) for _, card in lying])
        fill |= {"full": True, "taker": Seat(winner(s, lying)), "points": points}
    return fill


def winner(s: TrickState, lying: tuple[tuple[int, Card], ...]) -> int:
    """Who takes these cards: the highest trump, else the highest of the suit led; the leader where nobody can tell."""
    led = s.led or next((card.suit for _, card in lying if card.suit), "")
    best, taker = 0, lying[0][0]
    for wanted in (s.table.trumps, SUIT.get(led, 0)):
        for seat, card in lying:
            bit = BIT.get(card, 0) & wanted
            if bit > best:
                best, taker = bit, seat
        if best:
            break
    return taker


def plays(c: Play, ruling: Ruling) -> Changes:
    """The card lies in the trick; the last one gathers it, and with the last trick the round is over. One that the hand
    forbids is proven wrong by a later card, caught or not, as if nobody had known the hand."""
    s, each, who, found = c.s, c.a.cards[0], c.who, weighed(c)
    if s.stage != "play":  # let stand where no round was on: there is nothing to move
        return {}
    in_silence = ruling.verdict is Verdict.NO
    # Another rule than this game's last may have let it stand: that one says nothing of the trick.
    fill = ruling.fill if not in_silence and "opens" in ruling.fill else comes_to(c)
    bit = BIT.get(each, 0)
    changes = acted(c)
    changes["phase"] = "play"
    changes["lying"] = (*s.lying, (who, each))
    changes["seen"] = s.seen | bit
    if each is UNKNOWN:
        changes["unnamed"] = s.unnamed + 1
    if not s.led and not s.lying:
        changes["led"] = each.suit
    if fill["opens"]:
        changes["broken"] = True
    known, count = s.known[who], s.hands[who]
    if count is not None:
        changes["hands"] = put(s.hands, who, max(0, count - 1))
    if known is not None:
        left = tuple(card for card in known if card is not each)
        changes["known"] = put(s.known, who, left if len(left) < len(known) else None)
    if s.sure[who]:
        changes["sure"] = put(s.sure, who, s.sure[who] & ~bit if bit else 0)
    doubts, proven = found.left, found.proven
    new = (*found.refused, *found.unsure) if in_silence else found.unsure
    if proven:
        changes["revokes"] = (*s.revokes, *proven)
        changes["settled"] = (*s.settled, *_wrong(c, proven))
    if new:
        doubts = (*doubts, *[Doubt(s.trick, c.n, each, name, sets) for name, sets in new])
    if doubts is not s.doubts[who]:
        changes["doubts"] = put(s.doubts, who, doubts)
    if fill["full"]:
        return gathered(c, changes, fill["taker"])
    changes["turn"] = found.then
    return changes


def _wrong(c: Any_, proven: Iterable[Revoke]) -> list[tuple[int, Settled]]:
    """The plays that a line proves wrong."""
    return [(each.line, Settled("wrong", c.n)) for each in proven]


def gathered(c: Any_, changes: Changes, taker: int) -> Changes:
    """The trick goes to whoever takes it, and they lead the next; where they have left, the player after them."""
    s = c.s
    new = s.but(changes)
    changes |= {
        "won": put(s.won, taker, s.won[taker] | mask([card for _, card in new.lying])),
        "tricks": put(s.tricks, taker, s.tricks[taker] + 1),
        "before": new.lying,
        "lying": (),
        "led": "",
        "turn": taker if new.here[taker] else new.next(taker),
    }
    if s.trick == 1:
        changes["opened"] = taker
    empty = 0 in new.hands and any(here and hand == 0 for here, hand in zip(new.here, new.hands, strict=True))
    if empty or s.trick >= s.table.dealt:
        gone = 0 if empty else None  # of a hand that nobody counted all is seen after as many tricks as were dealt
        if not new.unnamed:
            waited = [each for seat, hand in enumerate(new.hands) if hand in (0, gone) for each in new.doubts[seat]]
            changes["settled"] = (*new.settled, *proven_right(waited, c.n))
        return changes | round_over(c, new.but(changes))
    changes["trick"] = s.trick + 1
    return changes


def turned(before: TrickState, action: Action, after: TrickState) -> Iterator[Note]:
    """What a line did to whose turn it is: who took the trick leads, and the first lead is that of a certain card."""
    if after.stage != "play" or after.turn == NOBODY:
        return
    took = [seat for seat, tricks in enumerate(before.tricks) if after.tricks[seat] > tricks]
    if took:
        yield note("turn-took", seat=Seat(took[0]), turn=Seat(after.turn))
    elif after.turn != before.turn and not isinstance(action, act.Plays) and _first_lead_of(after):
        yield note("turn-opens", turn=Seat(after.turn), card=after.table.opener)
    else:
        yield from outcome.turned(before, action, after)


def _first_lead_of(s: TrickState) -> bool:
    return s.trick == 1 and not s.lying and s.table.opener is not None and s.holder() == s.turn


# --------------------------------------------------------------------------------------------- looking and showing


@rule("trick.look", on=act.Looks, source="HRT-24")
def look(c: Any_) -> Found:
    """The trick before may be looked at until the next is gathered."""
    return ok() if c.s.before and c.s.stage == "play" else no()


@rule("trick.shows", on=act.Shows, source="HRT-18")
def shows(c: Case[TrickState, act.Shows, Any]) -> Found:
    """A hand laid open makes rulings definite, and proves what was played before right or wrong."""
    s, count = c.s, c.s.hands[c.who]
    cards = mask(c.a.cards)
    if s.stage not in ("pass", "play") or (s.given[c.who] is not None and s.stage == "pass"):
        return no(why="phase", card=None, count=0)
    for each in c.a.cards:
        if not BIT.get(each, 0) & bounds(s, c.who)[1]:
            return no(why="card", card=each, count=0)
    if cards.bit_count() != len(c.a.cards) or (count is not None and count != len(c.a.cards)):
        return no(why="count", card=None, count=count or 0)
    proven = shown(s, c.who, cards)[1]
    first = proven[0] if proven else None
    return ok(
        proves=first.card if first else None,
        proved=first.trick if first else 0,
        culprit=Seat(first.seat) if first else None,
        shown=first.shown if first else None,
        cost=s.table.revoke if first else 0,
        by=s.table.why("revoke") if first else (),
    )


def declares(c: Case[TrickState, act.Shows, Any], ruling: Ruling) -> Changes:
    """The hand is known from now on, and what waited for it is settled."""
    s = c.s
    left, proven = shown(s, c.who, mask(c.a.cards))
    changes: Changes = {
        "known": put(s.known, c.who, c.a.cards),
        "hands": put(s.hands, c.who, len(c.a.cards)),
        "revokes": (*s.revokes, *proven),
        "doubts": put(s.doubts, c.who, ()),
        "settled": (*s.settled, *_wrong(c, proven), *(() if s.unnamed else proven_right(left, c.n))),
    }
    if s.stage == "play" and s.turn == NOBODY and not s.lying:
        changes |= s.but(changes).first_turn()
    return changes


RULES = (no_play, turn, single, card)
LAST_RULES = (first_lead, follow, first_trick, shut, due, play, look, shows)
EFFECTS: dict[type[Action], Apply] = {act.Plays: plays, act.Shows: declares}
PROOFS: dict[type[Action], Prove] = {act.Plays: wrong_play}
