"""The rules that only UNO has: wild draw cards, the challenge of a bluff, and the draw of a card for the first deal."""

from dataclasses import dataclass
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.conduct import take_cards, whole_time
from referee.engine.families.effects import Attack
from referee.engine.families.shedding import Shedding
from referee.engine.families.shedding.ending import tell_beside
from referee.engine.families.shedding.play import Play, may_lay
from referee.engine.families.shedding.state import AGAIN, DoubtedPlay, Look, ShedContext, ShedState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import message
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.state import Settled

LAST_RESORT = ("wild4", "wild2", "wildcolour")
"""The cards for players who have nothing else to play: the Wild Draw Four, and its like in the two-sided edition."""


def other_way(s: ShedState, cards: tuple[Card, ...], legality: str) -> Card | None:
    """Return a card that could have been played instead of such a card: any that fits, or one of the colour."""
    for card in cards:
        colour = card.suit != "" and card.suit == s.suit
        if card.rank not in LAST_RESORT and (colour if legality == "colour_only" else may_lay(s, card)):
            return card
    return None


def is_doubtful(s: ShedState, card: Card) -> bool:
    """Return True for a drawn card of which nobody knows that its player holds nothing else to play."""
    house: Any = s.house
    known = s.known[s.turn]
    if card.rank not in LAST_RESORT or house.w4_timing == "any":
        return False
    return known is None or other_way(s, known, house.w4_legality) is not None


@rule("uno.wild4", on=act.Plays, source="UNO-42 UNO-43 UNO-44", reads=("w4_timing", "w4_legality", "challenge"))
def wild4(c: Play) -> Found | None:
    """Allow a wild draw card to a player who has nothing else to play.

    A declared hand shows it; otherwise it stands unless it is challenged, for one may bluff. A player out of turn has
    nothing else to play either: that is one break, as with any wild card.
    """
    s, cards = c.state, c.action.cards
    if cards[0].rank not in LAST_RESORT or s.draw or c.house.w4_timing == "any":
        return None
    said = {"cards": cards, "doubt": c.house.challenge == "on"}
    if has_to_replay(s, c.who):
        return no(**said, card=None)  # the hand shown is nobody else's to read
    data = c.house.challenge == "on" or None
    if c.who != s.turn:
        return ok(data, **said)
    known = s.known[c.who]
    if known is None:
        return ok(data, **said) if s.hands[c.who] == len(cards) else unproven(data, **said)
    other = other_way(s, known, c.house.w4_legality)
    return ok(data, **said) if other is None else no(data, **said, card=other)


@rule("uno.replay", on=(act.Draws, act.Passes), source="UNO-46 UNO-47")
def replay(c: ShedContext) -> Found | None:
    """Settle a challenge before anybody draws: the proof decides who does.

    A player whose bluff came back plays one of the cards that could have been played instead (Q-UNO-4).
    """
    s = c.state
    if s.doubt is not None and s.doubt.stage == "challenged" and c.who == s.turn:
        return no(proof=True)
    return no(proof=False) if has_to_replay(s, c.who) else None


def has_to_replay(s: ShedState, who: int) -> bool:
    """Return True if a player has taken a bluff back and plays another card in its place."""
    return s.doubt is not None and s.doubt.stage == "returned" and s.doubt.seat == who == s.turn


@rule("uno.challenge", on=act.Challenges, source="UNO-45", reads=("challenge", "w4_timing"))
def challenge(c: RuleContext[ShedState, act.Challenges, Any]) -> Found:
    """Let only the player hit challenge, before drawing, and only the first wild draw card of a chain (Q-UNO-5).

    One that ended the round may be challenged too, for its effect comes first; with an empty hand it was no bluff
    (UNO-37, UNO-46).
    """
    s, doubt = c.state, c.state.doubt
    turn = Seat(NOBODY if doubt is None or c.who == s.turn else s.turn)
    if c.house.challenge == "off" or c.house.w4_timing == "any":
        return no(allowed=False, turn=turn, chain=False)
    if doubt is None or doubt.stage != "open" or c.who != s.turn or s.phase not in ("play", "count") or not s.draw:
        chain = doubt is None and s.top is not None and s.top.rank in LAST_RESORT  # more is owed than the card is worth
        worth = sum(effect.cards for effect in s.power(s.top).effects if isinstance(effect, Attack)) if s.top else 0
        return no(allowed=True, turn=turn, chain=chain and s.draw > worth)
    return ok(seat=Seat(doubt.seat), empty=doubt.left == 0)


def challenges(c: RuleContext[ShedState, act.Challenges, Any], ruling: Ruling) -> Changes:
    """Have the hand shown next; one that is known already, or empty, settles it."""
    doubt = c.state.doubt
    if doubt is None:
        return {}
    known = () if doubt.left == 0 else doubt.known
    if known is None:
        return {"doubt": doubt._replace(stage="challenged")}
    return settle_challenge(c, doubt, guilty(c, doubt, known))


def guilty(c: ShedContext, doubt: DoubtedPlay, cards: tuple[Card, ...]) -> bool:
    """Return True if one of the cards left could have been played instead."""
    before = c.state.replaced({"top": doubt.top, "suit": doubt.suit, "called": doubt.called, "draw": 0})
    return other_way(before, cards, c.house.w4_legality) is not None


@rule("uno.shows", on=act.Shows, source="UNO-45 UNO-46 UNO-47", reads=("w4_legality", "challenge_success"))
def shows(c: RuleContext[ShedState, act.Shows, Any]) -> Found:
    """Have the challenged player show all the cards left, to the challenger only; they prove who was right.

    Cards drawn after the play, for a forgotten call say, are not among them: they could not be played instead.
    """
    s, doubt = c.state, c.state.doubt
    if doubt is None or doubt.stage != "challenged" or c.who != doubt.seat:
        return no(hand=s.hands[c.who], since=0)
    hand = doubt.to_show(s.hands[c.who])
    if hand not in (None, len(c.action.cards)):
        return no(hand=hand, since=(s.hands[c.who] or 0) - (hand or 0))
    bluffed = guilty(c, doubt, c.action.cards)
    return ok(bluffed, guilty=bluffed, **settled(c, doubt))


@rule("uno.finds", on=act.Finds, source="UNO-45 UNO-46 UNO-47", reads=("challenge_success",))
def finds(c: RuleContext[ShedState, act.Finds, Any]) -> Found:
    """Let the challenger say the result of looking at the hand, without naming its cards."""
    doubt = c.state.doubt
    if doubt is None or doubt.stage != "challenged" or c.who != c.state.turn:
        return no(turn=Seat(c.state.turn))
    return ok(c.action.guilty, guilty=c.action.guilty, **settled(c, doubt))


def how_settled(c: ShedContext) -> str:
    """Return how a bluff is settled; in the two-sided edition the card stays (UNO-79)."""
    return "stay_and_draw4" if c.state.config.back else str(c.house.challenge_success)


def settled(c: ShedContext, doubt: DoubtedPlay) -> dict[str, Any]:
    """Return the finding of a settled challenge: whose cards those were, what they cost, and where they go."""
    cards: dict[str, Any] = {"seat": Seat(doubt.seat), "card": doubt.cards[-1], "several": len(doubt.cards) > 1}
    return cards | {"how": how_settled(c), "until": c.state.until > 0, "cards": c.state.draw}


def apply_proof(c: ShedContext, ruling: Ruling) -> Changes:
    """Settle the challenge by its proof, once."""
    doubt = c.state.doubt
    if doubt is None or doubt.stage in ("settled", "returned"):
        return {}
    look = Look(doubt.seat, c.state.turn, c.action.cards) if isinstance(c.action, act.Shows) else c.state.look
    return {"look": look} | settle_challenge(c, doubt, ruling.data is True)


def settle_challenge(c: ShedContext, doubt: DoubtedPlay, bluffed: bool) -> Changes:
    """Take a bluff back, or let it stay, and make its player draw the cards meant for the next one.

    A wrong challenge costs two more than that (UNO-46, UNO-47). An attack that goes on until a colour comes is a turn
    of the bluffer's. Of a bluff that is taken back all cards played together return to the hand, and the card under
    them counts again.
    """
    s, how = c.state, how_settled(c)
    proven = (doubt.line, Settled("wrong" if bluffed else "right", c.line))
    changes: Changes = {"doubt": doubt._replace(stage="settled"), "resolved": (*s.resolved, proven)}
    changes["offences"] = tuple(  # without the bluff: the challenge is what it costs, and is not undone
        offence._replace(rules=tuple(id for id in offence.rules if id != wild4.id), stands=False)
        if offence.line == doubt.line
        else offence
        for offence in s.offences
    )
    if not bluffed:
        return changes | {"draw": s.draw + 2, **whole_time(c.time)}
    changes |= {"pending": None, **whole_time(c.time), "doubt": None}
    if s.until:
        return changes | {"turn": doubt.seat}
    changes["draw"], hand, seen, back = 0, s.hands[doubt.seat], dict(s.seen), 0
    if how != "stay_and_draw4":
        back = len(doubt.cards)
        for card in doubt.cards:
            seen[card] = max(0, seen.get(card, 0) - 1)
        changes |= {"top": doubt.top, "suit": doubt.suit, "called": doubt.called, "wish": "decided", "seen": seen}
        changes["hands"] = s.hands if hand is None else put(s.hands, doubt.seat, hand + back)
        changes["pile"] = None if s.pile is None else max(0, s.pile - back)
    if how == "return_draw4_and_replay":
        changes |= {"turn": doubt.seat, "doubt": doubt._replace(stage="returned")}
    new, drawn = take_cards(s.replaced(changes), doubt.seat, s.draw)
    note = message("beside-bluff", seats=(Seat(doubt.seat),), back=back, card=doubt.cards[-1], cards=drawn)
    return changes | new | {"known": put(s.known, doubt.seat, None)} | tell_beside(c, s, note)


@dataclass(frozen=True)
class Uno(Shedding):
    """UNO: a hand is shown to one player."""

    def secret(self, state: ShedState, action: act.Action) -> frozenset[int] | None:
        """Keep the hand shown in a challenge for its player and the challenger, until the next round."""
        if not isinstance(action, act.Shows):
            return super().secret(state, action)
        seats, look = {state.seat(action.who)} if action.who in state.names else set(), state.look
        shown = look is not None and look.seat in seats and look.cards == action.cards
        return frozenset(seats | ({look.eyes} if look is not None and shown else set()))

    def disclosed(self, state: ShedState) -> int:
        return 0

    def public_outcome(self, before: ShedState, action: act.Action, ruling: Ruling) -> act.Action | None:
        """Tell everybody the result of the shown hand, as if the challenger had said it."""
        if not isinstance(action, act.Shows) or not isinstance(ruling.data, bool) or before.turn == NOBODY:
            return None
        return act.Finds(before.names[before.turn], ruling.data)


# ------------------------------------------------------------------------------------------------ the first dealer
Cut = RuleContext[ShedState, act.Cuts, Any]


@rule("uno.cut", on=(act.Cuts, act.Deals), source="UNO-2 UNO-3 UNO-4 UNO-22 UNO-23", reads=("start",))
def cut(c: ShedContext) -> Found | None:
    """Have everybody draw a card before the first deal, which the highest number deals.

    A symbol is 0, and those who tie draw again before anybody deals.
    """
    s = c.state
    if isinstance(c.action, act.Deals):
        tied = tuple(map(Seat, s.drawing_again)) if c.house.start == "high_card" else ()
        return no(start="tie", phase=s.phase, seats=tied) if tied else None
    drawn = any(seat == c.who for seat, number in s.cuts if number != AGAIN)
    if c.house.start != "high_card" or s.phase != "deal" or s.dealt or s.rounds or drawn or s.gone[c.who]:
        return no(start=c.house.start, phase=s.phase, seats=())
    return ok(card=c.action.card, number=number(c))


def number(c: Cut) -> int:
    """Return what the card counts for the deal."""
    return int(c.action.card.rank) if c.action.card.rank.isdecimal() else 0


def cuts(c: Cut, ruling: Ruling) -> Changes:
    """Once all have drawn, the highest is the dealer; where several are, they draw again, and the others are out."""
    s = c.state
    drawn = {seat: number for seat, number in s.cuts if number != AGAIN} | {c.who: number(c)}
    people = [seat for seat, gone in enumerate(s.gone) if not gone]
    if any(seat not in drawn for seat in people):
        return {"cuts": tuple((dict(s.cuts) | drawn).items())}
    best = [seat for seat in people if drawn[seat] == max(drawn[other] for other in people)]
    if len(best) > 1:
        return {"cuts": tuple((seat, AGAIN if seat in best else -1) for seat in people)}
    return {"cuts": tuple(drawn.items()), "dealer": best[0]}


FIRST = (wild4, replay)
RULES = (challenge, shows, finds, cut)
EFFECTS: Effects = {act.Challenges: challenges, act.Shows: apply_proof, act.Finds: apply_proof, act.Cuts: cuts}
