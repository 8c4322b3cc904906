"""Rules and effects of going out: the melds it needs, leave to go out, and a concealed hand."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.families.melds.count import round_over
from referee.engine.families.melds.meld import Melds, complete, complete_with, without
from referee.engine.families.melds.pile import cards_needed, play_alone, unseen_of
from referee.engine.families.melds.state import MeldContext, MeldState, lay_context
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.rulings import Found, no, rule

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
    return hand + s.feet[seat] - 1 - cards_needed(s, seat, s.top, held, frozen=s.was_frozen(side)) < 2


def go_out(c: MeldContext, s: MeldState) -> Changes:
    """Go out, which ends the round.

    Where one plays alone against the others and nobody took the pile, that is the player who goes out.
    """
    concealed = concealed_by(c, s.melds[s.side(c.who)])
    changes: Changes = {"concealed": concealed}
    if s.config.lone and not s.taken:
        changes |= play_alone(s, c.who) | {"taken": True}
    return changes | round_over(c, s.replaced(changes), c.who)
