"""Melds laid down and added to: what may lie together, what the first meld must come to, what must be kept."""

from dataclasses import dataclass
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import closed
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import wrong_play
from referee.core.rulings import Case, Found, Ruling, Verdict, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.core.settled import Settled
from referee.families.melds.count import round_over
from referee.families.melds.drawing import went
from referee.families.melds.meld import (
    Laid,
    Melds,
    complete,
    complete_with,
    joined,
    laid_by,
    not_among,
    ranks_of,
    target,
    without,
)
from referee.families.melds.pile import alone, of_rank, unseen_of, with_top
from referee.families.melds.state import MeldState, on_table

Lay = Case[MeldState, act.Melds, Any]
LayOrDiscard = Case[MeldState, Any, Any]


@dataclass(slots=True)
class Work:
    """What the rules need of a line that lays or discards: its `cards`, the player's `side` and what lies before it
    (`mine`), how many cards the hand has afterwards (`left`; None: nobody knows), what is `laid`, by rank, and what
    lies there then (`after`)."""

    cards: tuple[Card, ...]
    side: int
    mine: Melds
    left: int | None
    laid: Laid
    after: Melds


def work(c: LayOrDiscard) -> Work:
    """What the rules need of the line, worked out once."""
    if c.found is None:
        s = c.s
        hand, side = s.hands[c.who], s.side(c.who)
        mine = s.melds[side]
        laid: Laid = {}
        if isinstance(c.a, act.Melds):
            cards = tuple([card for group in c.a.groups for card in group.cards])
            laid = laid_by(c.a.groups, mine, s.table)
        else:
            cards = (c.a.card,) if isinstance(c.a, act.Discards) else ()
        left = None if hand is None else hand - len(cards)
        c.found = Work(cards, side, mine, left, laid, joined(mine, laid) if laid else mine)
    found: Work = c.found
    return found


# --------------------------------------------------------------------------------------------------- before laying


@rule("meld.before-draw", on=(act.Melds, act.Discards, act.Asks), source="CAN-24 CAN-28", alone=True, stands=True)
def before_draw(c: LayOrDiscard) -> Found | None:
    """A turn begins with a draw or with the pile."""
    return no() if not c.s.drew else None


@rule("meld.bonus", on=(act.Melds, act.Discards), source="CAN-21 CAN-27", alone=True, stands=True)
def bonus(c: LayOrDiscard) -> Found | None:
    """A red three is laid down and replaced, never melded and never discarded."""
    cards, bonuses = work(c).cards, c.s.table.bonus
    named = [each for each in cards if each in bonuses]
    return no(card=named[0]) if named else None


@rule("meld.in-hand", on=(act.Melds, act.Discards), source="CAN-28", alone=True)
def in_hand(c: LayOrDiscard) -> Found | None:
    """What is laid comes from the hand; a hand that was shown tells which cards are in it, and how many of each. The
    cards of a meld lie open: each has a face."""
    cards, hand, known = work(c).cards, c.s.hands[c.who], c.s.known[c.who]
    if UNKNOWN in cards and isinstance(c.a, act.Melds):
        return no(card=UNKNOWN, hand=hand, held=0)
    if hand is not None and len(cards) > hand:
        return no(card=None, hand=hand, held=0)
    lacking = None if known is None else not_among(known, cards)
    if known is None or lacking is None:
        return None
    return no(card=lacking, hand=hand, held=known.count(lacking))


@rule("meld.packs", on=(act.Melds, act.Discards), source="CAN-3", alone=True)
def packs(c: LayOrDiscard) -> Found | None:
    """The packs hold so many of each card, and what lies on the table can be counted."""
    cards, table = work(c).cards, c.s.table
    for each in cards:
        number = table.packs.get(each, 0)
        if each is not UNKNOWN and cards.count(each) + on_table(c.s, each) > number:
            return no(card=each, number=number)
    return None


# ------------------------------------------------------------------------------------------ what may lie together


@rule("meld.which", on=act.Melds, source="CAN-14 CAN-30", alone=True)
def which(c: Lay) -> Found | None:
    """Wild cards alone join the side's only meld; where there are several, or none, the line says which."""
    w, table = work(c), c.s.table
    for group in c.a.groups:
        if ranks_of(group, table):
            continue
        rank = target(group, w.mine, table)
        if rank is None or (not of_rank(w.mine, rank) and table.wild.issuperset(w.laid[rank])):
            return no(cards=group.cards)
    return None


@rule("meld.one-rank", on=act.Melds, source="CAN-7 CAN-10", alone=True)
def one_rank(c: Lay) -> Found | None:
    """A meld is of one rank; there are no runs."""
    for group in c.a.groups:
        ranks = ranks_of(group, c.s.table)
        if len(ranks) > 1 or (group.rank is not None and ranks and ranks[0] != group.rank):
            return no(cards=group.cards)
    return None


@rule("meld.closing", on=act.Melds, source="CAN-40")
def closing(c: Lay) -> Found | None:
    """Black threes are melded only in going out, three or four of them, without wild cards (Q-CAN-13)."""
    w, table = work(c), c.s.table
    for rank, cards in w.laid.items():
        if table.closing.isdisjoint(cards):
            continue
        if any(each in table.wild for each in cards):
            return no(cards=cards, why="wild")
        if len(cards) < table.least and not of_rank(w.mine, rank):
            return no(cards=cards, why="few")
        if w.left is not None and w.left > 1:
            return no(cards=cards, why="hand")
    return None


@rule("meld.naturals", on=act.Melds, source="CAN-7 CAN-11")
def naturals(c: Lay) -> Found | None:
    """A new meld has three cards at least, two of them natural. What the side has of that rank is joined, never a
    second meld made (fn4)."""
    w, table = work(c), c.s.table
    for rank, cards in w.laid.items():
        if of_rank(w.mine, rank):
            continue
        natural = sum([each not in table.wild for each in cards])
        if len(cards) < table.least or natural < table.naturals:
            return no(cards=cards, natural=natural, needed=table.naturals, least=table.least, by=table.why("naturals"))
    return None


@rule("meld.wilds", on=act.Melds, source="CAN-8 CAN-9 CAN-12")
def wilds(c: Lay) -> Found | None:
    """At most three wild cards in a meld, complete ones too; no other limit."""
    w, table = work(c), c.s.table
    for rank, cards in w.laid.items():
        count = sum([each in table.wild for each in cards])
        before = of_rank(w.mine, rank) if count else None
        count += before.wilds(table) if before else 0
        if count > table.wilds:
            return no(cards=cards, wilds=count, limit=table.wilds, by=table.why("wilds"))
    return None


# ------------------------------------------------------------------------------------------------- the pile's top


@rule("meld.top", on=(act.Melds, act.Discards), source="CAN-29 CAN-38 CAN-39")
def top(c: LayOrDiscard) -> Found | None:
    """Whoever took the pile melds its top card first; where it was frozen, with two natural cards of the hand. They may
    not be what lay deeper in the pile, nor may other cards of a first meld (Q-CAN-6)."""
    s = c.s
    if s.top is None or s.top is UNKNOWN:
        return None
    if isinstance(c.a, act.Discards):
        return no(card=s.top, why="discard")
    w = work(c)
    cards = w.laid.get(s.top.rank, ())
    if s.top not in cards:
        return no(card=s.top, why="unused")
    before = of_rank(w.mine, s.top.rank)
    pair = s.table.naturals if was_frozen(c) else 0 if before else s.table.naturals - 1
    natural = sum(each not in s.table.wild for each in cards) - 1
    if natural < pair:
        return no(card=s.top, why="pair")
    known = s.known[c.who]
    hand = None if known is None else without(known, (*s.buried, s.top))
    if hand is None:
        return None
    if was_frozen(c) and sum(each.rank == s.top.rank and each not in s.table.wild for each in hand) < pair:
        return None if UNKNOWN in hand else no(card=s.top, why="pair")
    rest = without(w.cards, (s.top,))
    return no(card=s.top, why="deeper") if rest is not None and not w.mine and without(hand, rest) is None else None


def was_frozen(c: LayOrDiscard) -> bool:
    """Whether the pile that was taken had been frozen for the player's side."""
    s = c.s
    return s.iced or (s.table.frozen_at_first and not work(c).mine)


# --------------------------------------------------------------------------------------------------- the first meld


@rule("meld.minimum", on=act.Melds, source="CAN-31 CAN-32 CAN-33 CAN-53")
def minimum(c: Lay) -> Found | None:
    """A side's first meld comes to what its score asks, in points of cards alone. Several melds count together; a
    concealed hand may be free of it where its player drew (Q-CAN-10)."""
    s, table, w = c.s, c.s.table, work(c)
    if w.mine:
        return None
    points, needed = table.worth(w.cards), s.minimum(c.who)
    if points >= needed or (table.waived and s.drew == "stock" and all_at_once(c)):
        return None
    why = table.why("minimums", "failed_first", "waived")
    return no(points=points, minimum=needed, short=needed - points, by=why)


def all_at_once(c: Lay) -> bool:
    """Whether the line lays a whole hand of a player who had laid nothing, a complete meld among it; the last card may
    be discarded."""
    w = work(c)
    if w.left is None or w.left > 1 or c.who in c.s.melded:
        return False
    return concealed_by(c, w.after)


def concealed_by(c: LayOrDiscard, melds: Melds) -> bool:
    """Whether these melds, with the hand empty, are a concealed hand: nothing laid in earlier turns, and a complete
    meld of the player's own, nothing added to what lay there, where the house wants that (Q-CAN-10)."""
    s = c.s
    if c.who in s.melded:
        return False
    before = {each.rank: each for each in s.begun}
    own = tuple(each for each in melds if each.rank not in before)
    if not s.table.own_complete:
        return bool(own)
    added = any(each.rank in before and each.cards != before[each.rank].cards for each in melds)
    return bool(complete(own, s.table)) and not added


# ------------------------------------------------------------------------------------------------------- going out


@rule("meld.keep", on=(act.Melds, act.Discards), source="CAN-61 CAN-62")
def keep(c: LayOrDiscard) -> Found | None:
    """Without enough complete melds nobody goes out: who melds keeps a card to discard and one more, or a last card
    that completes what is lacking (Q-CAN-9)."""
    w, table = work(c), c.s.table
    least = 1 if isinstance(c.a, act.Discards) else 2
    if w.left is None or w.left >= least:
        return None
    found = complete(w.after, table) + c.s.stated[w.side]
    if found >= table.needed or (isinstance(c.a, act.Melds) and hopes(c) is not False):
        return None
    return no(left=w.left, complete=found, needed=table.needed, by=table.why("needed"))


def hopes(c: LayOrDiscard) -> bool | None:
    """Whether the last card of the hand completes what is lacking to go out; None where only the hand can tell."""
    s, table, w = c.s, c.s.table, work(c)
    lacking = table.needed - complete(w.after, table) - s.stated[w.side]
    if w.left != 1 or lacking != 1:
        return False
    known = s.known[c.who]
    rest = None if known is None else without(known, w.cards)
    if rest is not None and UNKNOWN not in rest:
        return complete_with(rest, w.after, table) + s.stated[w.side] >= table.needed
    short = [each for each in w.after if len(each.cards) == table.size - 1 and each.cards[0] not in table.closing]
    laid = any(each.wilds(table) < table.wilds or unseen_of(s, each.rank) for each in short)
    return None if laid else False


@rule("meld.permission", on=act.Melds, source="CAN-43 CAN-44 CAN-45")
def permission(c: Lay) -> Found | None:
    """A no binds for the turn: who got it keeps a card to discard and one more. Where the table wants it, nobody goes
    out without having asked this round. A last card is discarded all the same, for a turn ends with a discard; and what
    the top card of the pile takes along is melded."""
    s = c.s
    left = work(c).left
    if left is None or left >= 2 or forced_out(s, c.who):
        return None
    refused = s.asker == c.who and s.answer == "no"
    unasked = s.table.ask == "required" and bool(s.partners(c.who)) and c.who not in s.asked
    return no(refused=refused, by=s.table.why("ask")) if refused or unasked else None


def forced_out(s: MeldState, seat: int) -> bool:
    """Whether the top card of the pile that was taken leaves too few cards for anything but going out."""
    hand, side = s.hands[seat], s.side(seat)
    if s.top is None or hand is None:
        return False
    frozen = s.iced or (s.table.frozen_at_first and not s.melds[side])
    return hand - 1 - with_top(s, side, s.top, frozen=frozen) < 2


@rule("meld.meld", on=act.Melds, source="CAN-7 CAN-9 CAN-13 CAN-14 CAN-28 CAN-30 CAN-46 CAN-52 CAN-53")
def meld(c: Lay) -> Found:
    """Cards of one rank are laid before the player's side; a rank lies there once. An empty hand is out. Where cards of
    a first meld, or those that a frozen pile needed, may have lain deeper in the pile, only the hand would show it."""
    s, table = c.s, c.s.table
    w = work(c)
    out = w.left == 0
    fill = {
        "cards": w.cards,
        "points": table.worth(w.cards),
        "first": not w.mine,
        "complete": complete(w.after, table) - complete(w.mine, table),
        "out": out,
        "concealed": out and concealed_by(c, w.after),
        "last": hopes(c) is None,
        "by": table.why("own_complete") if out else (),
    }
    known = s.known[c.who]
    own = () if s.top is None else w.cards if not w.mine else w.laid.get(s.top.rank, ()) if s.iced else ()
    deeper = any(each in s.buried for each in own)
    untold = deeper and (known is None or UNKNOWN in known)
    return unsure(**fill) if untold or fill["last"] else ok(**fill)


def melds(c: Lay, ruling: Ruling) -> Changes:
    """The cards lie before the side; with an empty hand the round is over."""
    s, w = c.s, work(c)
    changes = closed(c) | went(s, c.who, w.cards)
    changes["melds"] = put(s.melds, w.side, w.after)
    changes["top"], changes["buried"] = None, ()
    if s.top is not None and ruling.verdict is Verdict.OK:
        changes["settled"] = (*s.settled, (s.took, Settled("right", c.n)))
    return changes | gone_out(c, s.but(changes)) if w.left == 0 else changes


def gone_out(c: LayOrDiscard, s: MeldState) -> Changes:
    """The player is out: the round is over. Where one plays alone against the others and nobody took the pile, it is
    the one who is out."""
    concealed = concealed_by(c, s.melds[s.side(c.who)])
    changes: Changes = {"concealed": concealed}
    if s.table.lone and not s.taken:
        changes |= alone(s, c.who) | {"taken": True}
    return changes | round_over(c, s.but(changes), c.who)


def failed(c: Lay, ruling: Ruling, so_far: MeldState, silent: bool) -> Changes:
    """A first meld that does not reach its minimum raises it for the round, where the house wants that (Q-CAN-18):
    once it goes back, not while it stands."""
    changes = wrong_play(c, ruling, so_far, silent)
    team = so_far.team(c.who)
    more = so_far.table.failed_first
    if ruling.rule is not minimum or not more or team == NOBODY or silent:
        return changes
    return changes | {"raised": put(so_far.raised, team, so_far.raised[team] + more)}


FIRST = (before_draw, bonus, in_hand, packs)
RULES = (which, one_rank, closing, naturals, wilds, top, minimum, keep, permission)
LAST_RULES = (meld,)
EFFECTS: dict[type[Action], Apply] = {act.Melds: melds}
PROOFS: dict[type[Action], Prove] = {act.Melds: failed}
