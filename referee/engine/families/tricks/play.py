"""Rules and effects of play: leading, following, taking the trick, and the proofs of later plays."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, without
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import hand_changes, record_act
from referee.engine.families.tricks.config import BIT, DUE, FIRST, FOLLOW, SHUT, SUIT, TrickConfig, less, mask
from referee.engine.families.tricks.deal import give_first_turn, round_over
from referee.engine.families.tricks.state import (
    Doubt,
    Revoke,
    TrickContext,
    TrickState,
    Weighed,
    bounds,
    elsewhere,
    held_of,
    proven_right,
    settle_by,
)
from referee.engine.model import outcome
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Found, Ruling, Seat, Suit, Verdict, no, ok, rule, unproven
from referee.engine.model.state import Settled

Play = RuleContext[TrickState, act.Plays, Any]


@rule("trick.no-play", on=act.Plays, source="HRT-32", final=True)
def no_play(c: Play) -> Found | None:
    """Play cards once they are dealt and passed, until the round is over."""
    return None if c.state.stage == "play" else no(phase=c.state.stage)


@rule("trick.turn", on=act.Plays, source="HRT-1 HRT-17 HRT-22")
def turn(c: Play) -> Found | None:
    """Let the seat that took the last trick lead, then everybody play in turn, clockwise.

    A card played out of turn lies in the trick all the same, and the seat that was passed over plays to it later. That
    it does not fit there is another break.
    """
    s = c.state
    if s.turn == NOBODY:
        return None if s.here[c.who] else no(turn=None)
    return no(turn=Seat(s.turn)) if s.turn != c.who else None


@rule("trick.single", on=act.Plays, source="HRT-1", final=True)
def single(c: Play) -> Found | None:
    """Play one card at a time."""
    return no(count=len(c.action.cards)) if len(c.action.cards) != 1 else None


@rule("trick.card", on=act.Plays, source="HRT-3 HRT-6", final=True)
def card(c: Play) -> Found | None:
    """Play a card that can be there: it is in the pack, and not all of its copies are played or in other hands."""
    s, played = c.state, c.action.cards[0]
    bit, maybe = BIT.get(played, 0), weigh(c).maybe
    left = bit & s.config.cards & ~s.seen
    if (left and bit & maybe) or played is UNKNOWN:
        return None
    if not bit & s.config.cards:
        return no(card=played, why="pack", by=s.config.why("pack"))
    if s.known[c.who] is not None and not bit & maybe:
        return no(card=played, why="hand")
    return no(card=played, why="elsewhere" if left else "played")


def weigh(c: Play) -> Weighed:
    """Return the duties and proofs of the play, computed once for all rules."""
    if c.found is None:
        c.found = Weighed(c.state, c.who, c.action.cards[0])
    found: Weighed = c.found
    return found


@rule("trick.first-lead", on=act.Plays, source="HRT-16")
def first_lead(c: Play) -> Found | None:
    """Let the holder of the opening card lead the first trick, with that card or another the house allows (Q-HRT-5).

    A hand that has left the table may have taken the card with it. Who leads out of turn breaks that rule alone.
    """
    s, played = c.state, c.action.cards[0]
    if s.turn not in (NOBODY, c.who):
        return None
    if s.trick > 1 or s.lying or s.led or not s.config.openers or played is UNKNOWN:
        return None
    if any(gone and hand for gone, hand in zip(s.gone, s.hands, strict=True)):
        return None
    by = s.config.why("first_leads")
    if played not in s.config.first_leads:
        return no(card=s.config.openers[0], why="card", by=by)
    held_by_other = elsewhere(s, c.who)
    for opener in s.config.openers:
        first, mine = BIT[opener], weigh(c)
        if opener is played:
            return None
        if mine.maybe & first:
            if s.config.first_leads != frozenset(s.config.openers):
                return None
            if mine.sure & first:
                return no(card=opener, why="card", by=by)
        elif held_by_other & first or not s.config.kitty:
            return no(card=opener, why="holder", by=by)
    return no(card=s.config.openers[0], why="holder", by=by)


def _refused(c: Play, rule_id: str) -> tuple[int, ...] | None:
    """Return the sets by which a duty forbids this play for certain."""
    for name, sets in (c.found or weigh(c)).refused:
        if name == rule_id:
            return sets
    return None


@rule(FOLLOW, on=act.Plays, source="HRT-18 HRT-19 HRT-36")
def follow(c: Play) -> Found | None:
    """Follow the suit that is led; with none of it, any card may be played. That binds cards that count, too."""
    sets = _refused(c, FOLLOW)
    return None if sets is None else no(suit=Suit(c.state.led), cards=held_of(c.state, c.who, sets) or None)


@rule(DUE, on=act.Plays, source="HRT-39")
def due(c: Play) -> Found | None:
    """Play some cards at the first chance, once the suit led cannot be followed, where the house wants it."""
    sets = _refused(c, DUE)
    return None if sets is None else no(cards=held_of(c.state, c.who, sets) or None, by=c.state.config.why("due"))


@rule(SHUT, on=act.Plays, source="HRT-27 HRT-29 HRT-37")
def shut(c: Play) -> Found | None:
    """Lead some cards only after such a card, or one that opens them, has appeared.

    A player who has nothing else leads them all the same (Q-HRT-6).
    """
    sets, by = _refused(c, SHUT), c.state.config.why("opening")
    return None if sets is None else no(card=c.action.cards[0], cards=held_of(c.state, c.who, sets) or None, by=by)


@rule(FIRST, on=act.Plays, source="HRT-20 HRT-30 HRT-31")
def first_trick(c: Play) -> Found | None:
    """Keep some cards from the first trick while the hand has any other (Q-HRT-13)."""
    sets, by = _refused(c, FIRST), c.state.config.why("barred", "excused")
    return None if sets is None else no(card=c.action.cards[0], cards=held_of(c.state, c.who, sets) or None, by=by)


@rule("trick.play", on=act.Plays, source="HRT-1 HRT-4 HRT-21 HRT-22 HRT-23 HRT-24 HRT-25 HRT-28")
def play(c: Play) -> Found:
    """Let the highest card of the suit led take the trick, or the highest trump.

    A play that only the hand can justify stands until a later play proves otherwise.
    """
    s, played, config, found = c.state, c.action.cards[0], c.state.config, weigh(c)
    opens = not s.broken and played in config.opening
    fill: dict[str, Any] = {"card": played, "full": False, "taker": None, "points": 0, "opens": opens}
    fill |= proof_fill(s, found.proven)
    if why := (*(["opening"] if opens else []), *(["revoke"] if found.proven else [])):
        fill["by"] = config.why(*why)
    if found.then == NOBODY:
        lying = (*s.lying, (c.who, played))
        points = sum([config.points.get(card, 0) for _, card in lying]) + config.worth(s.pool)
        taker = taker_of(s, lying)
        fill |= {"full": True, "taker": None if taker == NOBODY else Seat(taker), "points": points}
        if len({card for _, card in lying}) < len(lying):
            fill["by"] = (*fill.get("by", ()), *config.why("equal"))
    leads = s.turn == NOBODY and s.trick == 1 and not s.lying and bool(config.openers)
    open_lead = (leads and played is not config.openers[0]) or (s.lying and not s.led)
    return unproven(**fill) if found.unsure or played is UNKNOWN or open_lead else ok(**fill)


def proof_fill(s: TrickState, proven: Sequence[Revoke]) -> dict[str, Any]:
    """Return the values for the sentence about the first of the revokes that a line proves, if any."""
    if not proven:
        return {"proves": None, "proved": 0, "culprit": None, "shown": None, "cost": 0}
    first = proven[0]
    said = {"proves": first.card, "proved": first.trick, "culprit": Seat(first.seat), "shown": first.shown}
    return {**said, "cost": s.config.revoke}


def winner(config: TrickConfig, lying: tuple[tuple[int, Card], ...], led: str = "") -> int:
    """Return the seat that takes these cards: the highest trump, else the highest of the suit `led`, or of the first.

    It is the leader where nobody can tell, and NOBODY where all of them cancel each other.
    """
    led = led or next((card.suit for _, card in lying if card.suit), "")
    equal, cards = config.equal, [card for _, card in lying]
    best, taker = 0, lying[0][0]
    for wanted in filter(None, (SUIT.get(config.trump), SUIT.get(led))):
        for seat, card in lying:
            bit = BIT.get(card, 0) & wanted
            if not bit or (equal == "cancel" and cards.count(card) > 1):
                continue
            if bit > best or (bit == best and equal == "last"):
                best, taker = bit, seat
        if best:
            return taker
    return NOBODY if equal == "cancel" and len(set(cards)) < len(cards) and UNKNOWN not in cards else taker


def taker_of(s: TrickState, lying: tuple[tuple[int, Card], ...]) -> int:
    """Return the seat that takes a full trick; the last one goes to its leader where its cards cancel each other."""
    taker = winner(s.config, lying, s.led)
    return lying[0][0] if taker == NOBODY and s.trick >= s.config.dealt else taker


def plays(c: Play, ruling: Ruling) -> Changes:
    """Lay the card in the trick; the last one gathers it, and with the last trick the round is over.

    A play that the hand forbids is proven wrong by a later card, caught or not, as if nobody had known the hand.
    """
    s, played, who, found = c.state, c.action.cards[0], c.who, weigh(c)
    if s.stage != "play" or s.keep != "plays":  # allowed by the table where no card is played: nothing moves
        return {}
    lying = (*s.lying, (who, played))
    changes = record_act(c) | {"phase": "play", "lying": lying, "seen": mask((played,), s.seen)}
    if played is UNKNOWN:
        changes["unnamed"] = s.unnamed + 1
    if not s.led and not s.lying:
        changes["led"] = played.suit
    if played in s.config.opening:
        changes["broken"] = True
    changes |= hand_changes(s, who, -1, without(s.known[who] or (), (played,)))
    if s.sure[who]:
        changes["sure"] = put(s.sure, who, less(s.sure[who], played) if played is not UNKNOWN else 0)
    doubts, proven = found.left, found.proven
    new = (*found.refused, *found.unsure) if ruling.verdict is Verdict.NO else found.unsure
    if proven:
        changes["revokes"] = (*s.revokes, *proven)
        changes["resolved"] = (*s.resolved, *_wrong(c, proven))
    if new:
        doubts = (*doubts, *[Doubt(s.trick, c.line, played, name, sets) for name, sets in new])
    if doubts is not s.doubts[who]:
        changes["doubts"] = put(s.doubts, who, doubts)
    if found.then == NOBODY:
        return gather_trick(c, changes, taker_of(s, lying))
    changes["turn"] = found.then
    return changes


def _wrong(c: TrickContext, proven: Iterable[Revoke]) -> list[tuple[int, Settled]]:
    """Return the plays that a line proves wrong, each with the ruling that it would have got from the open hand."""
    duty, wrong = {duty.id: duty for duty in LAST_RULES}, list[tuple[int, Settled]]()
    for revoke in proven:
        fill = {"suit": Suit(revoke.shown.suit), "card": revoke.card, "cards": (revoke.shown,)}
        refusal = Ruling(Verdict.NO, duty[revoke.rule], fill, (revoke.rule,))
        wrong.append((revoke.line, Settled("wrong", c.line, refusal)))
    return wrong


def gather_trick(c: TrickContext, changes: Changes, taker: int) -> Changes:
    """Give the trick to its taker, who leads the next; where they have left, the player after them leads.

    With it go the cards that lie there from tricks that nobody took. Such a trick's leader leads once more.
    """
    s = c.state
    new = s.replaced(changes)
    shown = reduce(or_, new.won, new.pool)
    cards = new.pool | mask([card for _, card in new.lying], shown) & ~shown
    leads = new.lying[0][0] if taker == NOBODY else taker
    changes |= {
        "pool": cards if taker == NOBODY else 0,
        "before": new.lying,
        "lying": (),
        "led": "",
        "turn": leads if new.here[leads] else new.next(leads),
    }
    if taker != NOBODY:
        changes |= {
            "won": put(s.won, taker, s.won[taker] | cards),
            "tricks": put(s.tricks, taker, s.tricks[taker] + 1),
            "opened": taker if s.trick == 1 or (s.pool and s.opened == NOBODY) else s.opened,
        }
    empty = 0 in new.hands and any(here and hand == 0 for here, hand in zip(new.here, new.hands, strict=True))
    if empty or s.trick >= s.config.dealt:
        if not new.unnamed:  # a hand that nobody counted has been seen whole after as many tricks as cards dealt
            whole = (0,) if empty else (0, None)
            waited = [doubt for seat, hand in enumerate(new.hands) if hand in whole for doubt in new.doubts[seat]]
            changes["resolved"] = (*new.resolved, *proven_right(waited, c.line))
        return changes | round_over(c, new.replaced(changes))
    changes["trick"] = s.trick + 1
    return changes


def turn_messages(before: TrickState, action: act.Action, after: TrickState) -> Iterator[Message]:
    """Yield the messages about the turn: the taker of the trick leads, and the first lead belongs to a certain card."""
    if after.stage != "play" or after.turn == NOBODY:
        return
    took = [seat for seat, tricks in enumerate(before.tricks) if after.tricks[seat] > tricks]
    if after.pool != before.pool and not took:
        yield message("turn-nobody-took", turn=Seat(after.turn))
        return
    opens = after.trick == 1 and not after.lying and after.config.opener is not None
    if took:
        yield message("turn-took", seat=Seat(took[0]), turn=Seat(after.turn))
    elif after.turn != before.turn and not isinstance(action, act.Plays) and opens and after.holder() == after.turn:
        yield message("turn-opens", turn=Seat(after.turn), card=after.config.opener)
    else:
        yield from outcome.turn_messages(before, action, after)


# --------------------------------------------------------------------------------------------- looking and showing


@rule("trick.look", on=act.Looks, source="HRT-24")
def look(c: TrickContext) -> Found:
    """Let anybody look at the trick before until the next is gathered."""
    return ok() if c.state.trick > 1 and c.state.stage == "play" else no()


@rule("trick.shows", on=act.Shows, source="HRT-18")
def shows(c: RuleContext[TrickState, act.Shows, Any]) -> Found:
    """Take a hand laid open as proof: rulings become definite, and earlier plays are proven right or wrong."""
    s, count = c.state, c.state.hands[c.who]
    cards, copies = mask(c.action.cards), Counter(c.action.cards)
    if s.stage not in ("pass", "play") or (s.given[c.who] is not None and s.stage == "pass"):
        return no(why="phase", card=None, count=0)
    held = {shown_card: (BIT.get(shown_card, 0) & bounds(s, c.who)[1]).bit_count() for shown_card in copies}
    for shown_card, most in held.items():
        if not most:
            return no(why="card", card=shown_card, count=0)
    twice = any(copies[shown_card] > most for shown_card, most in held.items())
    if twice or (count is not None and count != len(c.action.cards)):
        return no(why="count", card=None, count=count or 0)
    proven = settle_by(s, c.who, cards)[1]
    return ok(**proof_fill(s, proven), by=s.config.why("revoke") if proven else ())


def declares(c: RuleContext[TrickState, act.Shows, Any], ruling: Ruling) -> Changes:
    """Record the hand as known from now on, and settle what waited for it."""
    s = c.state
    left, proven = settle_by(s, c.who, mask(c.action.cards))
    changes: Changes = {
        "known": put(s.known, c.who, c.action.cards),
        "hands": put(s.hands, c.who, len(c.action.cards)),
        "revokes": (*s.revokes, *proven),
        "doubts": put(s.doubts, c.who, ()),
        "resolved": (*s.resolved, *_wrong(c, proven), *(() if s.unnamed else proven_right(left, c.line))),
    }
    if s.stage == "play" and s.turn == NOBODY and not s.lying:
        changes |= give_first_turn(s.replaced(changes), c.time)
    return changes


LAST_RULES = (first_lead, follow, first_trick, shut, due, play, look, shows)
EFFECTS: Effects = {act.Plays: plays, act.Shows: declares}
