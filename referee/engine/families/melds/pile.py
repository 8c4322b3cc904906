"""Rules and effects of taking the pile: the conditions, the cards needed, and the duty to meld its top card."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.common_rules.conduct import record_act
from referee.engine.families.melds.deal import add_to_hand
from referee.engine.families.melds.meld import Meld, Melds, complete_with, fewest_cards, most_points, without
from referee.engine.families.melds.state import MeldState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Verdict, no, ok, rule, unproven

Take = RuleContext[MeldState, act.TakesPile, Any]

PAIR = 2
"""Natural cards from the hand that take a frozen pile, also where a meld needs fewer or more of them (CAN-38)."""


@rule("meld.pile-top", on=act.TakesPile, source="CAN-26 CAN-34 CAN-35 CAN-38", final=True, physically_possible=True)
def pile_top(c: Take) -> Found | None:
    """Take a pile only with a card on top that can be melded: never a wild one or a bonus card (Q-CAN-5)."""
    s = c.state
    if not s.discards:
        return no(card=None, empty=True)
    top = s.discards[-1]
    return no(card=top, empty=False) if top in s.config.wild or top in s.config.bonus else None


@rule("meld.pile-blocked", on=act.TakesPile, source="CAN-41 CAN-42", final=True, physically_possible=True)
def pile_blocked(c: Take) -> Found | None:
    """Keep the pile from the next player, for that turn, by a black three on top."""
    return no(card=c.state.discards[-1], by=c.state.config.why("freezing")) if c.state.blocked else None


@rule("meld.pile-single", on=act.TakesPile, source="CAN-26")
def pile_single(c: Take) -> Found | None:
    """Forbid to take a pile of one card with one card in hand (Q-CAN-17).

    A pile is not taken either if too little would be left to discard and to keep once its top card is melded, with as
    many others as a first meld needs, unless its player may then go out.
    """
    s, hand = c.state, c.state.hands[c.who]
    if hand is None or not s.discards:
        return None
    if hand == 1 and len(s.discards) == 1 and not s.feet[c.who]:
        return no(single=True, minimum=0)
    if s.deep:
        return None
    side, top, known = s.side(c.who), s.discards[-1], s.known[c.who]
    least, needed = cards_needed(s, c.who, top, known, frozen=s.frozen(side))
    if needed > hand:  # the points of a first meld are out of reach, which is another rule
        needed = least
    came = tuple([card for card in s.discards if card not in s.config.bonus])
    left = hand + s.feet[c.who] + len(came) - 1
    if left - needed >= 2:
        return None
    if known is None or UNKNOWN in known or UNKNOWN in came:
        out = could_complete(s, side, top, 1 + least, left - least) >= s.config.needed
    else:
        out = can_go_out(s, c.who, (*known, *came), kept=top)
    minimum = s.minimum(c.who) if needed > least else 0
    return None if out else no(single=False, minimum=minimum, by=s.config.why("minimums") if minimum else ())


def top_of(s: MeldState) -> Card:
    """Return the pile's top card, the unknown card where there is no pile."""
    return s.discards[-1] if s.discards else UNKNOWN


def could_complete(s: MeldState, side: int, top: Card, with_it: int, left: int) -> int:
    """Return the number of complete melds a side may have after melding `with_it` cards with the pile's top card.

    The cards that are `left` are added wherever they complete a meld.
    """
    sizes = {meld.rank: len(meld.cards) for meld in s.melds[side]}
    sizes[top.rank] = sizes.get(top.rank, 0) + with_it
    done = s.stated[side] + sum(size >= s.config.size for size in sizes.values())
    for lack in sorted(s.config.size - size for size in sizes.values() if size < s.config.size):
        done, left = done + (lack <= left), left - lack
    return done + max(0, left) // s.config.size


def can_go_out(s: MeldState, seat: int, hand: tuple[Card, ...], *, kept: Card | None = None) -> bool:
    """Return True if these cards can be laid in this turn, but for one to discard at most.

    The card to discard is not the one `kept`.
    """
    config, side = s.config, s.side(seat)
    melds = s.melds[side]
    if s.feet[seat]:
        return False
    free = s.opened(side) or (config.waived and s.drew == "stock" and seat not in s.melded)
    others = [card for card in dict.fromkeys(hand) if card is not kept]
    for cards in (hand, *[without(hand, (card,)) or () for card in others]):
        enough = free or config.worth(cards) >= s.minimum(seat)
        if enough and complete_with(cards, melds, config) + s.stated[side] >= config.needed:
            return True
    return False


def cards_needed(s: MeldState, seat: int, top: Card, hand: tuple[Card, ...] | None, *, frozen: bool) -> tuple[int, int]:
    """Return the least number of cards of the hand that are melded with the pile's top card, and so in a first meld.

    A first meld takes as many as its points need. Of a hand that nobody has seen, every card may be the dearest.
    """
    config, side, minimum = s.config, s.side(seat), s.minimum(seat)
    pair = PAIR if frozen else config.naturals - 1
    least = max(PAIR if frozen else 0, 0 if of_rank(s.melds[side], top.rank) else config.least - 1)
    if s.opened(side):
        return least, least
    if hand is not None and UNKNOWN not in hand:
        return least, fewest_cards(hand, top, pair, minimum, config) or least
    short = minimum - config.worth((top,)) * (1 + pair)
    dearest = max(config.points.values(), default=0)
    return least, max(least, pair - (-short // dearest)) if dearest else least


def natural_cards_held(c: Take) -> tuple[int, int]:
    """Return the least and the greatest number of natural cards of the top card's rank in the hand."""
    s, known, hand, rank = c.state, c.state.known[c.who], c.state.hands[c.who], top_of(c.state).rank
    if known is None:
        unseen = unseen_of(s, rank)
        return 0, unseen if hand is None else min(hand, unseen)
    sure = sum(card.rank == rank and card not in s.config.wild for card in known)
    return sure, sure + known.count(UNKNOWN)


def unseen_of(s: MeldState, rank: str) -> int:
    """Return the number of natural cards of a rank that do not lie on the table, and may be in a hand."""
    config = s.config
    total = config.natural_cards.get(rank, 0)
    shown = sum([card.rank == rank and card not in config.wild for card in s.discards])
    for melds in s.melds:
        for meld in melds:
            if meld.rank == rank:
                shown += sum([card not in config.wild for card in meld.cards])
    return max(0, total - shown)


def of_rank(melds: Melds, rank: str) -> Meld | None:
    """Return the meld of a rank, if there is one."""
    return next((meld for meld in melds if meld.rank == rank), None)


@rule("meld.pile-frozen", on=act.TakesPile, source="CAN-15 CAN-34 CAN-35 CAN-36 CAN-38 CAN-39")
def pile_frozen(c: Take) -> Found | None:
    """Take a frozen pile only with two natural cards of the top card's rank from the hand.

    That holds also where the rank lies on the table already (Q-CAN-7). The pile is frozen for everybody by what lies in
    it, and for a side without melds.
    """
    s, side = c.state, c.state.side(c.who)
    top = top_of(s)
    if top is UNKNOWN or not s.frozen(side):
        return None
    _, may = natural_cards_held(c)
    by = s.config.why("frozen")
    return no(card=top, all=s.frozen_for_all, pair=PAIR, by=by) if may < PAIR else None


@rule("meld.pile-use", on=act.TakesPile, source="CAN-26 CAN-29")
def pile_use(c: Take) -> Found | None:
    """Take a pile that is not frozen only if its top card can be melded.

    That is with two natural cards, or one and a wild one, or in the side's meld of that rank.
    """
    s, side = c.state, c.state.side(c.who)
    top, known = top_of(s), s.known[c.who]
    if top is UNKNOWN or s.frozen(side) or of_rank(s.melds[side], top.rank):
        return None
    hand = s.hands[c.who]
    if hand is not None and hand < s.config.least - 1:
        return no(card=top)
    sure, may = natural_cards_held(c)
    most = s.config.most_wilds(sure + 1)
    wild = 0 if known is None else min(most, sum(card in s.config.wild for card in known))
    if known is None or UNKNOWN in known:
        return no(card=top) if may + 1 < s.config.naturals else None
    fits = sure + 1 >= s.config.naturals and sure + 1 + wild >= s.config.least
    return None if fits and may else no(card=top)


@rule("meld.pile-first", on=act.TakesPile, source="CAN-31 CAN-32")
def pile_first(c: Take) -> Found | None:
    """Count only the top card and the hand for the first meld, not the cards below it in the pile (Q-CAN-6)."""
    s = c.state
    known, side = s.known[c.who], s.side(c.who)
    top, hand = top_of(s), s.hands[c.who]
    if s.opened(side) or top is UNKNOWN:
        return None
    if known is not None and UNKNOWN not in known:
        points = most_points((*known, top), s.config, top.rank)
    elif hand is not None:
        pair = PAIR if s.frozen(side) else s.config.naturals - 1
        points = s.config.worth((top,)) * (1 + pair) + (hand - pair) * max(s.config.points.values(), default=0)
    else:
        return None
    minimum = s.minimum(c.who)
    short = minimum - points
    return no(card=top, points=points, minimum=minimum, short=short) if short > 0 else None


@rule("meld.pile", on=act.TakesPile, source="CAN-26 CAN-29 CAN-38")
def pile(c: Take) -> Found:
    """Give the whole pile to the hand, and meld its top card at once.

    A hand that was shown tells if it has what that needs; of others the next meld shows it.
    """
    s, side = c.state, c.state.side(c.who)
    top = top_of(s)
    frozen = s.frozen(side)
    sure, _ = natural_cards_held(c)
    lying = of_rank(s.melds[side], top.rank) is not None
    fill = {"card": top, "cards": len(s.discards), "frozen": frozen}
    known = s.known[c.who]
    shown = known is not None and UNKNOWN not in known
    if top is UNKNOWN:
        return unproven(**fill)
    if (not frozen and lying) or shown or (s.opened(side) and sure >= max(PAIR, s.config.naturals - 1)):
        return ok(**fill)
    return unproven(**fill)


def takes(c: Take, ruling: Ruling) -> Changes:
    """Give the pile to the hand; its bonus cards go before the player without another in their place.

    Where one plays alone against the others, that is the first player to take it.
    """
    s = c.state
    bonus = tuple(card for card in s.discards if card in s.config.bonus)
    hand = tuple(card for card in s.discards if card not in s.config.bonus)
    changes = (
        record_act(c, ends=False)
        | add_to_hand(s, c.who, hand)
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
            "iced": s.frozen_for_all,
            "taken": True,
            "took": c.line,
        }
    )
    if s.config.lone and not s.taken:
        changes |= play_alone(s.replaced(changes), c.who)
        changes["begun"] = changes["melds"][0]
    return changes


def play_alone(s: MeldState, seat: int) -> Changes:
    """Let one play alone; the others are a side from now on, and their melds are laid together."""
    others = tuple(sorted({*s.order} - {seat}))
    together: dict[str, tuple[Card, ...]] = {}
    for partner in others:
        for meld in s.melds[s.side(partner)]:
            together[meld.rank] = together.get(meld.rank, ()) + meld.cards
    mine, theirs = s.melds[s.side(seat)], tuple(Meld(rank, cards) for rank, cards in together.items())
    stated = s.stated[s.side(seat)], sum(s.stated[s.side(partner)] for partner in others)
    return {"sides": ((seat,), others), "melds": (mine, theirs), "stated": stated}


RULES = (pile_top, pile_blocked, pile_single, pile_frozen, pile_use, pile_first)


def rule_against_taking(c: RuleContext[MeldState, Any, Any]) -> str:
    """Return the rule that surely keeps the pile from a player whose turn begins, empty where it may be taken."""
    found = ((pile_rule.id, pile_rule.ask(c)) for pile_rule in RULES)
    return next((id for id, says in found if says is not None and says.verdict is Verdict.NO), "")


EFFECTS: Effects = {act.TakesPile: takes}
