"""Taking the pile: when it may be taken, with what, and what has to be done with its top card."""

from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, Card
from referee.core.conduct import acted
from referee.core.game import Apply, Changes, Prove
from referee.core.penalties import wrong_play
from referee.core.rulings import Case, Found, Ruling, Verdict, no, ok, rule, unsure
from referee.families.melds.drawing import came
from referee.families.melds.meld import Meld, Melds, complete_with, most, without
from referee.families.melds.state import MeldState

Take = Case[MeldState, act.TakesPile, Any]


@rule("meld.pile-top", on=act.TakesPile, source="CAN-26 CAN-34 CAN-35 CAN-38", alone=True, stands=True)
def pile_top(c: Take) -> Found | None:
    """There must be a pile, and a card on top that can be melded: never a wild one or a bonus card (Q-CAN-5)."""
    s = c.s
    if not s.discards:
        return no(card=None, empty=True)
    top = s.discards[-1]
    return no(card=top, empty=False) if top in s.table.wild or top in s.table.bonus else None


@rule("meld.pile-blocked", on=act.TakesPile, source="CAN-41 CAN-42", alone=True, stands=True)
def pile_blocked(c: Take) -> Found | None:
    """A black three on top keeps the pile from the next player, for that turn."""
    return no(card=c.s.discards[-1], by=c.s.table.why("freezing")) if c.s.blocked else None


@rule("meld.pile-single", on=act.TakesPile, source="CAN-26")
def pile_single(c: Take) -> Found | None:
    """With one card in hand a pile of one card is not taken (Q-CAN-17); nor is one after whose top card is melded too
    little would be left to discard and to keep, unless its player may then go out."""
    s, hand = c.s, c.s.hands[c.who]
    if hand is None or not s.discards:
        return None
    if hand == 1 and len(s.discards) == 1:
        return no(single=True)
    if s.deep:
        return None
    side, top, known = s.side(c.who), s.discards[-1], s.known[c.who]
    needed = with_top(s, side, top, frozen=s.frozen(side))
    came = tuple([each for each in s.discards if each not in s.table.bonus])
    left = hand + len(came) - 1 - needed
    if left >= 2:
        return None
    if known is None or UNKNOWN in known or UNKNOWN in came:
        out = could_complete(s, side, top, 1 + needed, left) >= s.table.needed
    else:
        out = can_go_out(s, c.who, (*known, *came), kept=top)
    return None if out else no(single=False)


def top_of(s: MeldState) -> Card:
    """The pile's top card; one that nobody knows where there is no pile."""
    return s.discards[-1] if s.discards else UNKNOWN


def could_complete(s: MeldState, side: int, top: Card, with_it: int, left: int) -> int:
    """How many complete melds a side may have once so many cards are melded with the pile's top card, and the cards
    that are left are added wherever they complete one."""
    sizes = {each.rank: len(each.cards) for each in s.melds[side]}
    sizes[top.rank] = sizes.get(top.rank, 0) + with_it
    done = s.stated[side] + sum(size >= s.table.size for size in sizes.values())
    for lack in sorted(s.table.size - size for size in sizes.values() if size < s.table.size):
        done, left = done + (lack <= left), left - lack
    return done


def can_go_out(s: MeldState, seat: int, hand: tuple[Card, ...], *, kept: Card | None = None) -> bool:
    """Whether these cards can be laid in this turn, but for one to discard at most, which is not the one `kept`."""
    table, side = s.table, s.side(seat)
    melds = s.melds[side]
    free = bool(melds) or (table.waived and s.drew == "stock" and seat not in s.melded)
    others = [each for each in dict.fromkeys(hand) if each is not kept]
    for cards in (hand, *[without(hand, (each,)) or () for each in others]):
        enough = free or table.worth(cards) >= s.minimum(seat)
        if enough and complete_with(cards, melds, table) + s.stated[side] >= table.needed:
            return True
    return False


def with_top(s: MeldState, side: int, top: Card, *, frozen: bool) -> int:
    """How many cards of the hand at least are melded with the pile's top card."""
    if frozen:
        return max(s.table.naturals, 0 if of_rank(s.melds[side], top.rank) else s.table.least - 1)
    return 0 if of_rank(s.melds[side], top.rank) else s.table.least - 1


def held(c: Take) -> tuple[int, int]:
    """How many natural cards of the top card's rank the hand surely has, and how many it may have."""
    if c.found is None:
        c.found = _held(c.s, c.who, top_of(c.s).rank)
    found: tuple[int, int] = c.found
    return found


def _held(s: MeldState, seat: int, rank: str) -> tuple[int, int]:
    known, hand = s.known[seat], s.hands[seat]
    if known is None:
        unseen = unseen_of(s, rank)
        return 0, unseen if hand is None else min(hand, unseen)
    sure = sum(each.rank == rank and each not in s.table.wild for each in known)
    return sure, sure + known.count(UNKNOWN)


def unseen_of(s: MeldState, rank: str) -> int:
    """How many natural cards of a rank do not lie on the table, and may be in a hand."""
    table = s.table
    total = table.natural_cards.get(rank, 0)
    shown = sum([card.rank == rank and card not in table.wild for card in s.discards])
    for melds in s.melds:
        for meld in melds:
            if meld.rank == rank:
                shown += sum([card not in table.wild for card in meld.cards])
    return max(0, total - shown)


def of_rank(melds: Melds, rank: str) -> Meld | None:
    """The meld of a rank, where there is one."""
    return next((each for each in melds if each.rank == rank), None)


@rule("meld.pile-frozen", on=act.TakesPile, source="CAN-15 CAN-34 CAN-35 CAN-36 CAN-38 CAN-39")
def pile_frozen(c: Take) -> Found | None:
    """A frozen pile is taken only with two natural cards of the top card's rank from the hand, also where that rank
    lies on the table already (Q-CAN-7). It is frozen for everybody by what lies in it, and for a side without melds."""
    s, side = c.s, c.s.side(c.who)
    top = top_of(s)
    if top is UNKNOWN or not s.frozen(side):
        return None
    _, may = held(c)
    pair = s.table.naturals
    return no(card=top, all=s.ices, pair=pair) if may < pair else None


@rule("meld.pile-use", on=act.TakesPile, source="CAN-26 CAN-29")
def pile_use(c: Take) -> Found | None:
    """A pile that is not frozen is taken if its top card can be melded: with two natural cards, or one and a wild one,
    or in the side's meld of that rank."""
    s, side = c.s, c.s.side(c.who)
    top, known = top_of(s), s.known[c.who]
    if top is UNKNOWN or s.frozen(side) or of_rank(s.melds[side], top.rank):
        return None
    hand = s.hands[c.who]
    if hand is not None and hand < s.table.least - 1:
        return no(card=top)
    sure, may = held(c)
    wild = 0 if known is None else min(s.table.wilds, sum(each in s.table.wild for each in known))
    if known is None or UNKNOWN in known:
        return no(card=top) if may + 1 < s.table.naturals else None
    fits = sure + 1 >= s.table.naturals and sure + 1 + wild >= s.table.least
    return None if fits and may else no(card=top)


@rule("meld.pile-first", on=act.TakesPile, source="CAN-31 CAN-32")
def pile_first(c: Take) -> Found | None:
    """For the first meld only the top card and the hand count, not what lies deeper in the pile (Q-CAN-6)."""
    s = c.s
    known, side = s.known[c.who], s.side(c.who)
    top, hand = top_of(s), s.hands[c.who]
    if s.melds[side] or top is UNKNOWN:
        return None
    if known is not None and UNKNOWN not in known:
        points = most((*known, top), s.table, top.rank)
    elif hand is not None:
        pair = s.table.naturals if s.frozen(side) else s.table.naturals - 1
        points = s.table.worth((top,)) * (1 + pair) + (hand - pair) * max(s.table.points.values(), default=0)
    else:
        return None
    minimum = s.minimum(c.who)
    short = minimum - points
    return no(card=top, points=points, minimum=minimum, short=short) if short > 0 else None


@rule("meld.pile", on=act.TakesPile, source="CAN-26 CAN-29 CAN-38")
def pile(c: Take) -> Found:
    """The whole pile comes to the hand, and its top card is melded at once. Whether the hand has what that needs is
    known of a hand that was shown; of others the next meld shows it."""
    s, side = c.s, c.s.side(c.who)
    top = top_of(s)
    frozen = s.frozen(side)
    sure, _ = held(c)
    lying = of_rank(s.melds[side], top.rank) is not None
    fill = {"card": top, "cards": len(s.discards), "frozen": frozen}
    known = s.known[c.who]
    shown = known is not None and UNKNOWN not in known
    if top is UNKNOWN:
        return unsure(**fill)
    if (not frozen and lying) or shown or (s.melds[side] and sure >= s.table.naturals):
        return ok(**fill)
    return unsure(**fill)


def takes(c: Take, ruling: Ruling) -> Changes:
    """The pile comes to the hand, bonus cards of it go before the player without another in their place. Where one
    plays alone against the others, whoever takes it first is that one."""
    s = c.s
    bonus = tuple(each for each in s.discards if each in s.table.bonus)
    hand = tuple(each for each in s.discards if each not in s.table.bonus)
    changes = (
        acted(c)
        | came(s, c.who, hand)
        | {
            "drew": "pile",
            "top": s.discards[-1] if s.discards else None,
            "buried": hand[:-1],
            "loose": bonus,
            "bonus": (*s.bonus, *(c.who for _ in bonus)),
            "discards": (),
            "pile": 0,
            "ice": None,
            "deep": False,
            "iced": s.ices,
            "taken": True,
            "took": c.n,
        }
    )
    if s.table.lone and not s.taken:
        changes |= alone(s.but(changes), c.who)
        changes["begun"] = changes["melds"][0]
    return changes


def alone(s: MeldState, seat: int) -> Changes:
    """One plays alone; the others are a side from now on, and their melds are laid together."""
    others = tuple(sorted(each for each in s.order if each != seat))
    together: dict[str, tuple[Card, ...]] = {}
    for each in others:
        for meld in s.melds[s.side(each)]:
            together[meld.rank] = together.get(meld.rank, ()) + meld.cards
    mine, theirs = s.melds[s.side(seat)], tuple(Meld(rank, cards) for rank, cards in together.items())
    stated = sum(s.stated[s.side(each)] for each in others)
    return {
        "sides": ((seat,), others),
        "melds": (mine, theirs),
        "stated": (s.stated[s.side(seat)], stated),
    }


RULES = (pile_top, pile_blocked, pile_single, pile_frozen, pile_use, pile_first)


def refused(c: Case[MeldState, Any, Any]) -> str:
    """The rule that surely keeps the pile from a player whose turn begins; empty where it may be taken."""
    for each in RULES:
        found = each.ask(c)
        if found is not None and found[0] is Verdict.NO:
            return each.id
    return ""


LAST_RULES = (pile,)
EFFECTS: dict[type[Action], Apply] = {act.TakesPile: takes}
PROOFS: dict[type[Action], Prove] = {act.TakesPile: wrong_play}
