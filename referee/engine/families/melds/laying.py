"""Rules and effects of laying melds, the end of a turn, leave to go out, and wrong lines that stand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import close_windows, record_act, whole_time
from referee.engine.common_rules.penalties import record_wrong_play
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.count import round_over
from referee.engine.families.melds.deal import play_from_hand
from referee.engine.families.melds.meld import (
    Melds,
    complete,
    complete_with,
    first_melds,
    ranks_of,
    smallest,
    taken_from,
    target,
    without,
)
from referee.engine.families.melds.pile import (
    PAIR,
    can_go_out,
    cards_needed,
    of_rank,
    play_alone,
    rule_against_taking,
    unseen_of,
)
from referee.engine.families.melds.state import MeldContext, MeldState, lay_context, on_table
from referee.engine.model.game import Apply, Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, Verdict, no, ok, rule, unproven
from referee.engine.model.state import Settled

Lay = RuleContext[MeldState, act.Melds, Any]


def concealed_by(c: MeldContext, melds: Melds) -> bool:
    """Return True if these melds, with the hand empty, are a concealed hand: nothing was laid in earlier turns.

    Where the house wants it, the hand needs a complete meld of the player's own, and adds nothing to earlier melds
    (Q-CAN-10).
    """
    s = c.state
    if c.who in s.melded:
        return False
    before = {meld.rank: meld for meld in s.begun}
    own = tuple(meld for meld in melds if meld.rank not in before)
    added = any(meld.rank in before and meld.cards != before[meld.rank].cards for meld in melds)
    if not s.config.own_complete:
        return bool(own) or added
    return bool(complete(own, s.config)) and not added


@rule("meld.keep", on=(act.Melds, act.Discards), source="CAN-61 CAN-62")
def keep(c: MeldContext) -> Found | None:
    """Forbid to go out without enough complete melds.

    A player who melds keeps a card to discard and one more, or a last card that completes what is lacking (Q-CAN-9).
    """
    w, config = lay_context(c), c.state.config
    least = 1 if isinstance(c.action, act.Discards) else 2
    if w.left is None or w.left >= least:
        return None
    found = complete(w.after, config) + c.state.stated[w.side]
    if found >= config.needed or (isinstance(c.action, act.Melds) and last_card_completes(c) is not False):
        return None
    return no(left=w.left, complete=found, needed=config.needed, by=config.why("needed"))


def last_card_completes(c: MeldContext) -> bool | None:
    """Return True if the last card of the hand completes the last meld needed to go out.

    None where only the hand can tell.
    """
    s, config, w = c.state, c.state.config, lay_context(c)
    lacking = config.needed - complete(w.after, config) - s.stated[w.side]
    if w.left != 1 or lacking != 1:
        return False
    known = s.known[c.who]
    rest = None if known is None else without(known, w.cards)
    if rest is not None and UNKNOWN not in rest:
        return complete_with(rest, w.after, config) + s.stated[w.side] >= config.needed
    short = [meld for meld in w.after if len(meld.cards) == config.size - 1 and meld.cards[0] not in config.closing]
    laid = any(
        meld.wilds(config) < config.most_wilds(len(meld.cards) - meld.wilds(config)) or unseen_of(s, meld.rank)
        for meld in short
    )
    return None if laid else False


@rule("meld.permission", on=act.Melds, source="CAN-43 CAN-44 CAN-45")
def permission(c: Lay) -> Found | None:
    """Let a no bind for the turn: the player who got it keeps a card to discard and one more.

    Where the table wants it, nobody goes out without having asked this round. A last card is discarded all the same,
    for a turn ends with a discard; and what the top card of the pile takes along is melded.
    """
    s = c.state
    left = lay_context(c).left
    if left is None or left >= 2 or forced_out(s, c.who):
        return None
    refused = s.asker == c.who and s.answer == "no"
    unasked = s.config.ask == "required" and bool(s.partners(c.who)) and c.who not in s.asked
    return no(refused=refused, by=s.config.why("ask")) if refused or unasked else None


def forced_out(s: MeldState, seat: int) -> bool:
    """Return True if the top card of the pile that was taken leaves too few cards for anything but going out."""
    hand, side = s.hands[seat], s.side(seat)
    if s.top is None or hand is None:
        return False
    known = s.known[seat]
    held = None if known is None else without(known, (s.top, *s.buried))
    _, needed = cards_needed(s, seat, s.top, held, frozen=s.was_frozen(side))
    return hand + s.feet[seat] - 1 - needed < 2


def go_out(c: MeldContext, s: MeldState) -> Changes:
    """Go out, which ends the round.

    Where one plays alone against the others and nobody took the pile, that is the player who goes out.
    """
    concealed = concealed_by(c, s.melds[s.side(c.who)])
    changes: Changes = {"concealed": concealed}
    if s.config.lone and not s.taken:
        changes |= play_alone(s, c.who) | {"taken": True}
    return changes | round_over(c, s.replaced(changes), c.who)


class Unfinished:
    """Cards that make no meld yet, or not one of a known rank: further cards may still make it right."""


# --------------------------------------------------------------------------------------------------- before laying


@rule(
    "meld.before-draw",
    on=(act.Melds, act.Discards, act.Asks),
    source="CAN-24 CAN-28",
    final=True,
    physically_possible=True,
)
def before_draw(c: MeldContext) -> Found | None:
    """Begin a turn with a draw or with the pile."""
    return no() if not c.state.drew else None


@rule("meld.bonus", on=(act.Melds, act.Discards), source="CAN-21 CAN-27", final=True, physically_possible=True)
def bonus(c: MeldContext) -> Found | None:
    """Lay a red three down and replace it; it is never melded and never discarded."""
    w, bonuses = lay_context(c), c.state.config.bonus
    named = [] if w.special else [card for card in w.cards if card in bonuses]
    return no(card=named[0]) if named else None


@rule("meld.in-hand", on=(act.Melds, act.Discards), source="CAN-28", final=True)
def in_hand(c: MeldContext) -> Found | None:
    """Lay cards from the hand only; a hand that was shown tells its cards and how many of each.

    The cards of a meld lie open: each has a face.
    """
    cards, hand, known = lay_context(c).cards, c.state.hands[c.who], c.state.known[c.who]
    if UNKNOWN in cards and isinstance(c.action, act.Melds):
        return no(card=UNKNOWN, hand=hand, held=0)
    if hand is not None and len(cards) > hand:
        return no(card=None, hand=hand, held=0)
    lacking = None if known is None else taken_from(known, cards)[1]
    if known is None or lacking is None:
        return None
    return no(card=lacking, hand=hand, held=known.count(lacking))


@rule("meld.packs", on=(act.Melds, act.Discards), source="CAN-3", final=True)
def packs(c: MeldContext) -> Found | None:
    """Lay no more of a card than the packs hold, counting the cards on the table."""
    cards, config = lay_context(c).cards, c.state.config
    for card in cards:
        number = config.packs.get(card, 0)
        if card is not UNKNOWN and cards.count(card) + on_table(c.state, card) > number:
            return no(card=card, number=number)
    return None


@rule("meld.special", on=act.Melds, source="CAN-4", final=True)
def special(c: Lay) -> Found | None:
    """Lay a special hand all at once, in a turn that began with a draw, by a side that has melded nothing.

    It is the whole hand, needs no canasta and no minimum, and ends the round.
    """
    s, w = c.state, lay_context(c)
    if not w.special:
        return None
    fill = {"kind": w.special, "points": s.config.specials[w.special], "by": s.config.why("specials")}
    why = "hand" if w.left else "melded" if s.opened(w.side) else "pile" if s.drew != "stock" else ""
    return no(**fill, why=why) if why else ok(**fill) if w.left == 0 else unproven(**fill)


# ------------------------------------------------------------------------------------------ what may lie together


@rule("meld.which", on=act.Melds, source="CAN-14 CAN-30", final=True)
def which(c: Lay) -> Found | None:
    """Join wild cards alone to the side's only meld; where there are several, or none, the line says which."""
    w, config = lay_context(c), c.state.config
    for group in c.action.groups:
        if ranks_of(group, config):
            continue
        rank = target(group, w.mine, config)
        alone = rank != config.wild_rank and rank is not None and config.wild.issuperset(w.laid[rank])
        if rank is None or (alone and not of_rank(w.mine, rank)):
            return no(Unfinished(), cards=group.cards)
    return None


@rule("meld.one-rank", on=act.Melds, source="CAN-7 CAN-10", final=True)
def one_rank(c: Lay) -> Found | None:
    """Make a meld of one rank; there are no runs."""
    for group in c.action.groups:
        ranks = ranks_of(group, c.state.config)
        if len(ranks) > 1 or (group.rank is not None and ranks and ranks[0] != group.rank):
            return no(cards=group.cards)
    return None


@rule("meld.closing", on=act.Melds, source="CAN-40")
def closing(c: Lay) -> Found | None:
    """Meld black threes only in going out, three or four of them, without wild cards (Q-CAN-13)."""
    w, config = lay_context(c), c.state.config
    for rank, cards in w.laid.items():
        if config.closing.isdisjoint(cards):
            continue
        if any(card in config.wild for card in cards):
            return no(cards=cards, why="wild")
        lying = {meld.rank: meld for meld in w.after}[rank]
        if len(lying.cards) == len(cards) < config.least:
            return no(cards=cards, why="few")
        if len(lying.cards) > config.most_closing:
            return no(cards=cards, why="many")
        if w.left is not None and w.left > 1:
            return no(cards=cards, why="hand")
    return None


@rule("meld.naturals", on=act.Melds, source="CAN-7 CAN-11")
def naturals(c: Lay) -> Found | None:
    """Make a new meld of three cards at least, two of them natural.

    Cards of a rank that the side has melded join that meld, and never make a second one (CAN-30).
    """
    w, config = lay_context(c), c.state.config
    for rank, cards in w.laid.items():
        if of_rank(w.mine, rank):
            continue
        natural = len(cards) if rank == config.wild_rank else sum([card not in config.wild for card in cards])
        if len(cards) < config.least or natural < config.naturals:
            few = Unfinished() if len(cards) < config.least else None
            needed = {"natural": natural, "needed": config.naturals, "least": config.least}
            return no(few, cards=cards, **needed, by=config.why("naturals"))
    return None


@rule("meld.wilds", on=act.Melds, source="CAN-8 CAN-9 CAN-12")
def wilds(c: Lay) -> Found | None:
    """Lay at most three wild cards in a meld, complete ones too; the house may want natural ones to outnumber them."""
    w, config = lay_context(c), c.state.config
    for rank, cards in w.laid.items():
        if rank == config.wild_rank or config.wild.isdisjoint(cards):
            continue
        lying = {meld.rank: meld for meld in w.after}[rank]
        count = lying.wilds(config)
        limit = config.most_wilds(len(lying.cards) - count)
        if count > limit:
            return no(cards=cards, wilds=count, limit=limit, by=config.why("wilds"))
    return None


# ------------------------------------------------------------------------------------------------- the pile's top


@rule("meld.top", on=(act.Melds, act.Discards), source="CAN-29 CAN-38 CAN-39")
def top(c: MeldContext) -> Found | None:
    """Meld the top card of the pile first after taking it; where it was frozen, with two natural cards of the hand.

    They may not be cards from deeper in the pile, nor may other cards of a first meld (Q-CAN-6).
    """
    s = c.state
    if s.top is None or s.top is UNKNOWN:
        return None
    if isinstance(c.action, act.Discards):
        return no(card=s.top, why="discard")
    w = lay_context(c)
    cards = w.laid.get(s.top.rank, ())
    if s.top not in cards:
        return no(card=s.top, why="unused")
    before = of_rank(w.mine, s.top.rank)
    frozen = s.was_frozen(w.side)
    pair = PAIR if frozen else 0 if before else s.config.naturals - 1
    natural = sum(card not in s.config.wild for card in cards) - 1
    if natural < pair:
        return no(card=s.top, why="pair")
    known = s.known[c.who]
    hand = None if known is None else without(known, (*s.buried, s.top))
    if hand is None:
        return None
    if frozen and sum(card.rank == s.top.rank and card not in s.config.wild for card in hand) < pair:
        return None if UNKNOWN in hand else no(card=s.top, why="pair")
    rest = without(w.cards, (s.top,))
    deeper = rest is not None and not s.opened(w.side) and without(hand, rest) is None
    return no(card=s.top, why="deeper") if deeper else None


# --------------------------------------------------------------------------------------------------- the first meld


@rule("meld.minimum", on=act.Melds, source="CAN-31 CAN-32 CAN-33 CAN-53")
def minimum(c: Lay) -> Found | None:
    """Make a side's first meld worth what its score asks, in points of cards alone.

    Several melds count together; a concealed hand may be free of it where its player drew (Q-CAN-10).
    """
    s, config, w = c.state, c.state.config, lay_context(c)
    if s.opened(w.side):
        return None
    points, needed = config.worth(w.cards), s.minimum(c.who)
    at_once = w.left is not None and w.left <= 1 and concealed_by(c, w.after)  # the last card may be discarded
    if points >= needed or (config.waived and s.drew == "stock" and at_once):
        return None
    why = config.why("minimums", "failed_first", "waived")
    return no(Unfinished(), points=points, minimum=needed, short=needed - points, by=why)


@rule("meld.meld", on=act.Melds, source="CAN-7 CAN-9 CAN-13 CAN-14 CAN-28 CAN-30 CAN-46 CAN-52 CAN-53")
def meld(c: Lay) -> Found:
    """Lay cards of one rank before the player's side; a rank lies there once. An empty hand is out.

    Where cards of a first meld, or those that a frozen pile needed, may have lain deeper in the pile, only the hand
    would show it.
    """
    s, config, w = c.state, c.state.config, lay_context(c)
    out = w.left == 0
    fill = {
        "cards": w.cards,
        "points": config.worth(w.cards),
        "first": not s.opened(w.side),
        "complete": complete(w.after, config) - complete(w.mine, config),
        "out": out,
        "concealed": out and concealed_by(c, w.after),
        "last": last_card_completes(c) is None,
        "by": config.why("own_complete") if out else (),
    }
    known = s.known[c.who]
    own = () if s.top is None else w.cards if fill["first"] else w.laid.get(s.top.rank, ()) if s.iced else ()
    deeper = any(card in s.buried for card in own)
    untold = deeper and (known is None or UNKNOWN in known)
    return unproven(**fill) if untold or fill["last"] else ok(**fill)


def melds(c: Lay, ruling: Ruling) -> Changes:
    """Lay the cards before the side; with an empty hand the round is over."""
    s, w = c.state, lay_context(c)
    changes = close_windows(c) | play_from_hand(s, c.who, w.cards)
    changes["melds"] = put(s.melds, w.side, w.after)
    changes["top"], changes["buried"] = None, ()
    if w.special:
        return changes | go_out(c, s.replaced({**changes, "special": w.special})) | {"special": w.special}
    if s.top is not None and ruling.verdict is Verdict.OK:
        changes["resolved"] = (*s.resolved, (s.took, Settled("right", c.line)))
    return changes | go_out(c, s.replaced(changes)) if w.left == 0 else changes


MOST_LISTED = 12
"""Most first melds that are listed for a known hand."""
MOST_UNKNOWN = 2
"""Most new melds of one rank that are listed for a hand that nobody knows."""


def smallest_melds(s: MeldState, seat: int) -> Iterator[act.Melds]:
    """Yield the smallest new melds that a seat may make in its turn, without its name.

    Of a hand that nobody knows they are of one rank each. Some may be refused.
    """
    config, side, known = s.config, s.side(seat), s.known[seat]
    begun = {meld.rank for meld in s.melds[side]} if s.top is None else set[str]()
    pair = 0 if s.top is None else PAIR if s.was_frozen(side) else config.naturals - 1
    minimum = 0 if s.opened(side) else s.minimum(seat)
    if known is None or UNKNOWN in known:
        for rank in dict.fromkeys(card.rank for card in in_order(config.packs) if config.can_be_melded(card)):
            if rank not in begun and (s.top is None or s.top.rank == rank):
                cards = [card for card in config.packs if card in config.wild or card.rank == rank]
                left = {card: config.packs[card] - on_table(s, card) - (card is s.top) for card in in_order(cards)}
                size = s.hands[seat]
                unseen = [card for card, count in left.items() for _ in range(min(count, size or count))]
                laid = first_melds(unseen, s.top, pair, minimum, config)
                yield from (_melds(made, config) for made in islice(laid, MOST_UNKNOWN))
        return
    yield from (_melds((cards,), config) for cards in smallest(known, config) if cards[0].rank not in begun)
    if s.opened(side) or s.top is UNKNOWN:
        return
    own = known if s.top is None else without(known, (s.top, *s.buried)) or ()
    size = len(known)
    kept = (laid for laid in first_melds(own, s.top, pair, minimum, config) if size - sum(map(len, laid)) >= PAIR)
    yield from (_melds(laid, config) for laid in islice(kept, MOST_LISTED))
    free = config.waived and s.drew == "stock" and seat not in s.melded
    needed = max(1, config.needed - s.stated[side])
    out = first_melds(own, s.top, pair, 0 if free else minimum, config, complete=needed)
    last = (laid for laid in out if size - sum(map(len, laid)) in (0, 1))
    yield from (_melds(laid, config) for laid in islice(last, MOST_LISTED))


def _melds(laid: Sequence[Sequence[Card]], config: MeldConfig) -> act.Melds:
    rank = config.wild_rank or None
    groups = (act.Group(tuple(cards), rank if config.wild.issuperset(cards) else None) for cards in laid)
    return act.Melds("", tuple(groups))


def record_failed_meld(c: Lay, ruling: Ruling, so_far: MeldState, stands: bool) -> Changes:
    """Raise a side's minimum for the round by a first meld that fails to reach it, if the house wants that (Q-CAN-18).

    It is raised once the meld goes back, not while it stands.
    """
    changes = record_wrong_play(c, ruling, so_far, stands)
    team = so_far.team(c.who)
    more = so_far.config.failed_first
    if not more or team == NOBODY or stands:
        return changes
    return changes | {"raised": put(so_far.raised, team, so_far.raised[team] + more)}


Discard = RuleContext[MeldState, act.Discards, Any]
Pass = RuleContext[MeldState, act.Passes, Any]


@rule("meld.bound", on=act.Discards, source="CAN-44")
def bound(c: Discard) -> Found | None:
    """Let a yes bind too: the player who got it goes out in this turn.

    Only a hand that is known shows that it could not; then the turn goes on, and the house may let it cost points
    (Q-CAN-11). A player whose hand nobody knows is told what helps.
    """
    s = c.state
    left, known = lay_context(c).left, s.known[c.who]
    if s.asker != c.who or s.answer != "yes" or left == 0 or left is None:
        return None
    points, by = s.config.unkept, s.config.why("unkept")
    if known is None or UNKNOWN in known:
        return unproven(points=points, left=left, by=by) if points else no(left=left, shown=False, by=by)
    if can_go_out(s, c.who, known):
        return no(left=left, shown=True, by=by)
    return ok(points=points, left=left, by=by) if points else None


@rule("meld.discard", on=act.Discards, source="CAN-37 CAN-41 CAN-46 CAN-62")
def discard(c: Discard) -> Found:
    """End a turn with one discard.

    A wild card lies crosswise and freezes the pile, a black three keeps it from the next player; any card may be the
    last one, and a player who has none left is out (Q-CAN-9).
    """
    s, discarded = c.state, c.action.card
    out = lay_context(c).left == 0
    concealed = out and concealed_by(c, s.melds[s.side(c.who)])
    if discarded is UNKNOWN:
        return unproven(card=discarded, out=out, concealed=concealed)
    return ok(
        card=discarded,
        by=s.config.why("play_on") if s.stock == 0 else (),
        freezes=discarded in s.config.freezing,
        blocks=discarded in s.config.closing,
        out=out,
        concealed=concealed,
        ends=s.stock == 0 and not s.config.play_on,
    )


def discards(c: Discard, ruling: Ruling) -> Changes:
    """Lay the card on the pile and begin the next player's turn.

    The last card of a hand ends the round, and so does an empty stock where play does not go on without one.
    """
    s = c.state
    lying = (*s.discards, c.action.card)
    changes = record_act(c) | play_from_hand(s, c.who, (c.action.card,)) | {"discards": lying, "pile": len(lying)}
    if s.ice is False and c.action.card in s.config.freezing:
        changes["ice"] = True
    if ruling.rule is bound and ruling.verdict is not Verdict.NO:
        changes["fined"] = (*s.fined, (c.who, s.config.unkept))
    if lay_context(c).left == 0:
        return changes | go_out(c, s.replaced(changes))
    if s.stock == 0 and not s.config.play_on:
        return changes | round_over(c, s.replaced(changes), NOBODY)
    return changes | {"turn": s.next(c.who)} | s.turn_begins(s.next(c.who))


@rule("meld.pass", on=act.Passes, source="CAN-47 CAN-62")
def pass_on(c: Pass) -> Found:
    """Let a player decline the pile only where the stock is empty: a turn ends with a discard.

    They must take it where its top card fits a meld of the side and it is not frozen (Q-CAN-8).
    """
    s = c.state
    by = s.config.why("play_on")
    if s.drew or s.stock != 0:
        return no(why="discard" if s.drew else "draw", card=None)
    if s.config.play_on and must_take(c):
        return no(why="pile", card=s.discards[-1], by=by)
    return ok(by=by)


def must_take(c: Pass) -> bool:
    """Return True if the pile's top card fits a meld of the side, and nothing keeps it from the player."""
    s, side = c.state, c.state.side(c.who)
    return not rule_against_taking(c) and not s.frozen(side) and of_rank(s.melds[side], s.discards[-1].rank) is not None


def passes(c: Pass, ruling: Ruling) -> Changes:
    """End the round, with nobody out.

    Where a pass stands though cards are left to draw, or the turn lacks its discard, only the turn ends.
    """
    s, changes = c.state, record_act(c)
    if s.stock == 0 and not (s.drew and s.config.play_on):
        return changes | round_over(c, s.replaced(changes), NOBODY)
    return changes | {"turn": s.next(c.who)} | s.turn_begins(s.next(c.who))


# ---------------------------------------------------------------------------------------------------- leave to go out


@rule("meld.ask", on=act.Asks, source="CAN-43 CAN-45")
def ask(c: MeldContext) -> Found:
    """Let a player ask the partner for leave to go out: once a round, after drawing and before melding (Q-CAN-11).

    There is nothing to ask where the pile that was taken leaves nothing else.
    """
    s = c.state
    partners = tuple(map(Seat, s.partners(c.who)))
    if s.config.ask == "off":
        return no(why="off", by=s.config.why("ask"))
    if not partners or c.who in s.asked:
        return no(why="once" if partners else "alone", by=())
    if s.melds[s.side(c.who)] != s.begun or forced_out(s, c.who):
        return no(why="melded" if s.melds[s.side(c.who)] != s.begun else "forced", by=())
    return ok(partners=partners, count=len(partners), by=())


@rule("meld.answer", on=act.Answers, source="CAN-43 CAN-44")
def answer(c: RuleContext[MeldState, act.Answers, Any]) -> Found:
    """Let the partner say yes or no, and both bind."""
    s = c.state
    if s.asker == NOBODY or s.answer or c.who not in s.partners(s.asker):
        return no(asker=Seat(s.asker) if s.asker != NOBODY and not s.answer else None)
    return ok(yes=c.action.yes, asker=Seat(s.asker))


MOVING: tuple[type[act.Action], ...] = (act.Draws, act.TakesPile, act.Melds, act.Discards, act.Passes)
"""Acts of a turn."""


def as_if_in_turn(apply: Apply) -> Apply:
    """Return an effect that applies a standing line as if the turn had been its player's.

    Where no round is on, or not for them, or only the score is kept, it moves nothing.
    """

    def applied(c: RuleContext[MeldState, Any, Any], ruling: Ruling) -> Changes:
        s = c.state
        if s.phase != "play" or s.keep != "plays" or not s.here[c.who]:
            return {}
        if s.turn == c.who:
            return apply(c, ruling)
        turned = s.turn_to(c.who) | whole_time(c.time)
        return turned | apply(replace(c, state=s.replaced(turned), found=None), ruling)

    return applied


EFFECTS: Effects = {
    act.Melds: melds,
    act.Discards: discards,
    act.Passes: passes,
    act.Asks: lambda c, ruling: {"asked": (*c.state.asked, c.who), "asker": c.who, "answer": ""},
    act.Answers: lambda c, ruling: {"answer": "yes" if c.action.yes else "no"},
}
