"""The wild draw cards: when they may be played, and the challenge of one that may be a bluff."""

from dataclasses import replace
from typing import Any

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import Card
from referee.core.conduct import take
from referee.core.game import Apply, Changes
from referee.core.rulings import Case, Found, Ruling, Seat, no, ok, rule, unsure
from referee.core.seats import NOBODY, put
from referee.core.settled import Settled
from referee.families.shedding.play import may_lay
from referee.families.shedding.state import Doubt, Look, ShedState, shown

Play = Case[ShedState, act.Plays, Any]
Any_ = Case[ShedState, Any, Any]

LAST_RESORT = ("wild4", "wild2", "wildcolour")
"""The cards for who has nothing else to play: the Wild Draw Four, and what the two-sided edition has for it."""


def other_way(s: ShedState, cards: tuple[Card, ...], legality: str) -> Card | None:
    """A card that could have been played instead of such a card: any that fits, or one of the colour."""
    for card in cards:
        colour = card.suit != "" and card.suit == s.suit
        if card.rank not in LAST_RESORT and (colour if legality == "colour_only" else may_lay(s, card)):
            return card
    return None


@rule("uno.wild4", on=act.Plays, source="UNO-42 UNO-43 UNO-44", reads=("w4_timing", "w4_legality", "challenge"))
def wild4(c: Play) -> Found | None:
    """A wild draw card is for who has nothing else to play. A declared hand shows it; otherwise it stands unless it is
    challenged, for one may bluff."""
    s, cards = c.s, c.a.cards
    if cards[0].rank not in LAST_RESORT or s.draw or c.h.w4_timing == "any":
        return None
    said = {"cards": cards, "doubt": c.h.challenge == "on"}
    known = s.known[c.who]
    if known is None:
        return ok(**said) if s.hands[c.who] == len(cards) else unsure(**said)
    other = other_way(s, known, c.h.w4_legality)
    return ok(**said) if other is None else no(**said, card=other)


# ---------------------------------------------------------------------------------------------------- the challenge


@rule("uno.challenge", on=act.Challenges, source="UNO-45", reads=("challenge", "w4_timing"))
def challenge(c: Case[ShedState, act.Challenges, Any]) -> Found:
    """Only the player hit challenges, before drawing, and only the first wild draw card of a chain (Q-UNO-5). One
    that ended the round may be challenged too, for its effect comes first; with an empty hand it was no bluff
    (UNO-37, UNO-46)."""
    s, doubt = c.s, c.s.doubt
    if c.h.challenge == "off" or c.h.w4_timing == "any":
        return no(allowed=False, turn=Seat(s.turn))
    if doubt is None or doubt.challenged or c.who != s.turn or s.phase not in ("play", "count") or not s.draw:
        return no(allowed=True, turn=Seat(s.turn))
    return ok(seat=Seat(doubt.seat), empty=s.hands[doubt.seat] == 0)


def challenges(c: Case[ShedState, act.Challenges, Any], ruling: Ruling) -> Changes:
    """The hand is shown next; one that is known already, or empty, settles it."""
    s, doubt = c.s, c.s.doubt
    if doubt is None:
        return {}
    changes: Changes = {"doubt": replace(doubt, challenged=True)}
    known = () if s.hands[doubt.seat] == 0 else s.known[doubt.seat]
    return changes if known is None else changes | settled(c, guilty(s, known, c.h.w4_legality), outcome(c))


def guilty(s: ShedState, cards: tuple[Card, ...], legality: str) -> bool:
    """Whether one of the cards left could have been played instead."""
    doubt = s.doubt
    if doubt is None:
        return False
    before = s.but({"top": doubt.top, "suit": doubt.suit, "called": doubt.called, "draw": 0})
    return other_way(before, cards, legality) is not None


@rule("uno.shows", on=act.Shows, source="UNO-45 UNO-46 UNO-47", reads=("w4_legality", "challenge_success"))
def shows(c: Case[ShedState, act.Shows, Any]) -> Found:
    """Whoever is challenged shows all the cards left, to the challenger only; they prove who was right."""
    s, doubt = c.s, c.s.doubt
    if doubt is None or not awaited(doubt) or c.who != doubt.seat or s.hands[c.who] not in (None, len(c.a.cards)):
        return no(hand=s.hands[c.who])
    return ok(guilty=guilty(s, c.a.cards, c.h.w4_legality), **comes_to(c, doubt))


@rule("uno.finds", on=act.Finds, source="UNO-45 UNO-46 UNO-47", reads=("challenge_success",))
def finds(c: Case[ShedState, act.Finds, Any]) -> Found:
    """Or the challenger says what the hand proved, without naming the cards."""
    doubt = c.s.doubt
    if doubt is None or not awaited(doubt) or c.who != c.s.turn:
        return no(turn=Seat(c.s.turn))
    return ok(guilty=c.a.guilty, **comes_to(c, doubt))


def outcome(c: Any_) -> str:
    """What a bluff found out comes to. In the two-sided edition the card stays (UNO-79)."""
    return "stay_and_draw4" if c.s.table.back else str(c.h.challenge_success)


def comes_to(c: Any_, doubt: Doubt) -> dict[str, Any]:
    """What a settled challenge says: whose card it was, what it costs, and what becomes of it."""
    return {"seat": Seat(doubt.seat), "card": doubt.card, "how": outcome(c), "until": c.s.until, "cards": c.s.draw}


def awaited(doubt: Doubt) -> bool:
    """Whether a challenge waits for what the hand proves."""
    return doubt.challenged and not doubt.settled


def proved(c: Any_, ruling: Ruling) -> Changes:
    """What the hand proved comes about, once."""
    doubt = c.s.doubt
    if doubt is None or doubt.settled:
        return {}
    changes: Changes = {}
    if isinstance(c.a, act.Shows):
        changes["look"] = Look(doubt.seat, c.s.turn, c.a.cards)
    return changes | settled(c, ruling.fill.get("guilty", False), ruling.fill.get("how", "return_and_draw4"))


def settled(c: Any_, bluffed: bool, how: str) -> Changes:
    """A bluff is taken back, or stays, and costs its player what it would have cost the next one; a challenge that was
    wrong costs two more than that (UNO-46, UNO-47). What goes on until a colour comes is a turn of the bluffer's."""
    s, doubt = c.s, c.s.doubt
    assert doubt is not None
    changes: Changes = {"doubt": replace(doubt, challenged=True, settled=True)}
    changes["settled"] = (*s.settled, (doubt.line, Settled("wrong" if bluffed else "right", c.n)))
    if not bluffed:
        return changes | {"draw": s.draw + 2, "since": c.at, "spent": 0.0}
    if s.until:
        return changes | {"turn": doubt.seat, "pending": None, "since": c.at, "spent": 0.0, "doubt": None}
    changes |= {"draw": 0, "pending": None, "since": c.at, "spent": 0.0, "doubt": None}
    if how != "stay_and_draw4":
        changes |= taken_back(s)
    if how == "return_draw4_and_replay":
        changes["turn"] = doubt.seat
    new, _ = take(s.but(changes), doubt.seat, s.draw)
    return changes | new | {"known": put(s.known, doubt.seat, None)}


def taken_back(s: ShedState) -> Changes:
    """The wild draw card goes back to the hand, and what lay under it counts again."""
    doubt = s.doubt
    assert doubt is not None
    hand, seen = s.hands[doubt.seat], shown(s.seen, ())
    seen[doubt.card] = max(0, seen.get(doubt.card, 0) - 1)
    changes: Changes = {"top": doubt.top, "suit": doubt.suit, "called": doubt.called, "wish": "decided", "seen": seen}
    if hand is not None:
        changes["hands"] = put(s.hands, doubt.seat, hand + 1)
    return changes | ({"pile": max(0, s.pile - 1)} if s.pile is not None else {})


def secret(s: ShedState, action: Action) -> frozenset[int] | None:
    """The hand shown in a challenge is for two people's eyes until the next round: whose it is, and who challenged."""
    if not isinstance(action, act.Shows):
        return None
    seats = {s.seat(action.who)} if action.who in s.names else set()
    look = s.look
    shown = look is not None and look.seat in seats and look.cards == action.cards
    return frozenset(seats | ({look.eyes} if look is not None and shown else set()))


def learnt(before: ShedState, action: Action, ruling: Ruling) -> Action | None:
    """What the hand proved is everybody's: as if the challenger had said it."""
    if not isinstance(action, act.Shows) or "guilty" not in ruling.fill or before.turn == NOBODY:
        return None
    return act.Finds(before.names[before.turn], ruling.fill["guilty"])


FIRST = (wild4,)
RULES = (challenge, shows, finds)
EFFECTS: dict[type[Action], Apply] = {act.Challenges: challenges, act.Shows: proved, act.Finds: proved}
