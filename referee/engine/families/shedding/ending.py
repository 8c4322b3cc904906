"""The end of a round and the count of its hands, players who are out and their order, and the end of a game."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put, step, steps
from referee.engine.common_rules import penalties, rounds
from referee.engine.families.shedding.state import ShedContext, ShedState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling, Seat
from referee.engine.model.state import Round


def worth(s: ShedState, a: act.Holds) -> int:
    """Return the points of a counted hand."""
    return sum(s.power(card).points for card in a.cards) if a.points is None else a.points


def count_known(s: ShedState) -> ShedState:
    """Count every hand that is empty or was declared.

    Who is out counts penalty cards that came after the last play, where everybody's own cards count.
    """
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        empty = hand == 0 or (seat == s.first and (hand is None or not s.config.ends.called))
        if s.here[seat] and s.worth[seat] is None and (empty or known is not None):
            action = act.Holds(s.names[seat], known or ())
            s = rounds.count_held(s, seat, action, worth(s, action))
    return s


def round_over(c: ShedContext, s: ShedState, first: int, victim_draws: bool) -> Changes:
    """End the round with `first` out, or nobody: hands are counted, known ones at once.

    Where the house wants it, the player under attack draws before.
    """
    attack = (s.draw or s.waiting) if victim_draws else 0
    turn = NOBODY if not attack else s.turn if s.draw else victim(s, first)
    changes: Changes = {"phase": "count", "first": first, **rounds.clear_counts(s), "draw": attack, "turn": turn}
    changes |= {"waiting": 0, "again": 0, "skips": 0, "out": s.out if first == NOBODY else (*s.out, first)}
    return changes if attack else changes | rounds.counted(c, count_known(s.replaced(changes)))


def victim(s: ShedState, seat: int) -> int:
    """Return the seat that an attack strikes which waits for the end of a player's turns: never that player's own."""
    found = steps(seat, s.direction, s.ring, s.here, 1 + s.skips)
    return step(seat, s.direction, s.ring, s.here) if found == seat else found


def last_attack_drawn(c: ShedContext, s: ShedState) -> Changes:
    """Count known hands once the last attack is drawn or called off; with the last hand the round is scored."""
    return rounds.counted(c, count_known(s.replaced({"draw": 0, "turn": NOBODY})))


def settle_empty_hand(c: ShedContext, s: ShedState, seat: int) -> Changes:
    """Put a player out whose hand is empty and whose call cannot be missed any more, even after leaving."""
    plays = s.here[seat] or (s.gone[seat] and seat not in s.out)
    owes = s.pending is not None and s.pending.seat == seat
    is_over = s.phase == "play" and s.hands[seat] == 0 and plays and not owes and not s.config.ends.called
    return go_out(c, s, seat) if is_over else {}


def go_out(c: ShedContext, s: ShedState, seat: int) -> Changes:
    """Put a player out: the first one wins, and the house decides if the others play on."""
    ends = s.config.ends
    if changes := s.new_hand(c, seat):
        return changes
    if ends.mode == "scored":
        return round_over(c, s, seat, ends.victim_draws) | tell_beside(c, s, is_out(s, seat))
    if ends.mode == "wins":
        return win_round(c, s, seat) | tell_beside(c, s, is_out(s, seat))
    changes = {"out": (*s.out, seat), "here": put(s.here, seat, False), "winners": s.winners or (seat,)}
    new = s.replaced(changes)
    changes |= tell_beside(c, new, is_out(new, seat))
    over = ends.mode == "first" or sum(new.here) <= 1
    return changes | (game_over(c, s.replaced(changes)) if over else pass_turn_on(new, seat))


def is_out(s: ShedState, seat: int) -> Message:
    """Tell that somebody is out, with the place if people play on for places, and the cards of too large a hand."""
    ends = s.config.ends
    place = s.place(seat) if ends.mode == "left" else None
    if seat in s.bust:
        return message(ends.bust_told, seat=Seat(seat), place=place, cards=s.hands[seat])
    return message("beside-out", seat=Seat(seat), place=place)


def tell_beside(c: ShedContext, s: ShedState, *notes: Message) -> Changes:
    """Return the changes that tell something in the story beside this line."""
    return {"beside": {**s.beside, c.line: (*s.beside.get(c.line, ()), *notes)}}


def pass_turn_on(s: ShedState, seat: int) -> Changes:
    """Pass the turn on if it was theirs."""
    return {"turn": s.next(seat)} | s.turn_given_up() if s.turn == seat else {}


NOTHING_WAITS: Changes = {"turn": NOBODY, "may_pass": False, "drew": (), "pending": None} | dict.fromkeys(
    ("draw", "waiting", "again", "skips"), 0
)


def game_over(c: ShedContext, s: ShedState) -> Changes:
    """End the game; if nobody went out, those still in it have won.

    Where people play for places, the last one left gets a place too.
    """
    left = tuple(seat for seat in s.ring if s.here[seat])
    changes: Changes = {"phase": "over", "fresh": False, **NOTHING_WAITS, "winners": s.winners or left}
    if s.config.ends.mode != "left" or len(left) != 1:
        return changes
    place = s.replaced(changes).place(left[0])
    return changes | tell_beside(c, s, message("beside-last", seat=Seat(left[0]), place=place))


def win_round(c: ShedContext, s: ShedState, seat: int) -> Changes:
    """Count a round as one win for the first one out, if there is one; no points."""
    gained = tuple(int(other == seat) if here else None for other, here in enumerate(s.here))
    scores = rounds.totals(s, gained)
    entry = Round(s.round, s.dealer, gained, ("",) * len(s.names), seat, c.line)
    changes: Changes = {"scores": scores, "rounds": (*s.rounds, entry), "first": seat, **rounds.clear_counts(s)}
    changes |= {"phase": "deal", "fresh": True, "dealt": False, **NOTHING_WAITS}
    if seat == NOBODY:
        return changes
    over = scores[seat] >= dict(s.config.ends.limits).get("wins", 0)
    return changes | {"out": (*s.out, seat)} | ({"phase": "over", "fresh": False, "winners": (seat,)} if over else {})


def block_round(c: ShedContext, s: ShedState) -> Changes:
    """End a round in which nobody can play or draw: who holds the fewest cards, or points, has won it.

    Where only the order counts, equal hands and hands that nobody knows the number of share the win.
    """
    ends = s.config.ends
    changes: Changes = {"blocked": True} | tell_beside(c, s, message("beside-blocked"))
    s = s.replaced(changes)
    if s.has_points:
        return changes | round_over(c, s, NOBODY, victim_draws=False)
    left = [seat for seat in s.ring if s.here[seat]]
    held = [hand for seat in left if (hand := s.hands[seat]) is not None]
    if ends.blocked_wins and len(held) == len(left):
        left = [seat for seat in left if s.hands[seat] == min(held)]
    if ends.mode == "wins":
        return changes | win_round(c, s, left[0] if len(left) == 1 else NOBODY)
    return changes | game_over(c, s.replaced({"winners": s.winners or tuple(left)}))


def put_out_bust(c: ShedContext, s: ShedState) -> Changes:
    """Put everybody out who has too many cards, which go under the stock; the hand keeps its number.

    Who they are is kept, as a vote may send the cards back.
    """
    ends, before, end = s.config.ends, s, dict[str, Any]()
    for seat in s.ring if ends.bust and s.phase == "play" else ():
        hand = s.hands[seat]
        if not s.here[seat] or hand is None or hand < ends.bust:
            continue
        changes: Changes = {"out": (*s.out, seat), "bust": (*s.bust, seat), "here": put(s.here, seat, False)}
        changes["known"] = put(s.known, seat, None)
        if s.pending is not None and s.pending.seat == seat:
            changes["pending"] = None
        if s.stock is not None:
            changes["stock"] = s.stock + hand
        s = s.replaced(changes | pass_turn_on(s.replaced(changes), seat))
        s = s.replaced(tell_beside(c, s, is_out(s, seat)))
        if not ends.bust_ends and sum(s.here) == 1 and ends.mode in ("scored", "wins"):
            end = go_out(c, s, s.here.index(True)) | {"out": s.out}  # with the hand that is left
            break
        if ends.bust_ends or sum(s.here) <= 1:
            end = game_over(c, s)
            break
    seats = s.out[len(before.out) :]
    bankruptcies = {**before.bankruptcies, c.line: (*before.bankruptcies.get(c.line, ()), *seats)}
    return rounds.changes_to(before, s) | end | {"bankruptcies": bankruptcies} if seats else {}


def follow_out(c: ShedContext, s: ShedState) -> Changes:
    """Follow from who is out; hands are counted once more where the table says that somebody else went out first."""
    ends, was = s.config.ends, c.state
    out = [seat for seat in s.out if seat not in s.bust]
    if not ends.by_rounds:
        ended = (ends.mode == "first" and out) or (ends.bust_ends and s.bust)
        if ended or s.blocked or sum(s.here) <= 1:
            return game_over(c, s) if s.phase in ("play", "over") else {}
        return {"phase": "play", "final": None, **s.first_turn()} if s.phase == "over" else {}
    if s.phase == "count":
        if s.first == NOBODY and not s.blocked:
            return {"phase": "play", **s.first_turn()} | rounds.clear_counts(s)
        if was.first != NOBODY:
            s = s.replaced({"held": put(s.held, was.first, None), "worth": put(s.worth, was.first, None)})
        return rounds.counted(c, count_known(s))
    new = [seat for seat in out if seat not in was.out]
    if s.phase != "play" or not new:
        return {}
    s = s.replaced({"out": tuple(seat for seat in s.out if seat not in new)})
    return win_round(c, s, new[0]) if ends.mode == "wins" else round_over(c, s, new[0], ends.victim_draws)


def penalizes(c: RuleContext[ShedState, act.Penalizes, Any], ruling: Ruling) -> Changes:
    """Penalty cards count towards too many, too, and a hand that was counted is counted again with them.

    For that the points that hands just made in a round are taken back. Those who have joined since were not in it.
    """
    s, changes, ends = c.state, penalties.penalizes(c, ruling), c.state.config.ends
    accused = s.seat(c.action.whom)
    counts = "hands" in changes and (ends.called or (accused != s.first and ends.mode == "scored"))
    scored = (s.fresh or s.phase == "over") and bool(s.rounds) and s.rounds[-1].number == s.round
    if counts and scored and (s.first != NOBODY or s.blocked) and "round" not in changes:
        points = (*s.rounds[-1].points, *(None,) * (len(s.names) - len(s.rounds[-1].points)))
        changes |= {"phase": "count", "fresh": False, "dealt": True, "winners": (), "tied": (), "rounds": s.rounds[:-1]}
        changes["here"] = tuple(was is not None for was in points)
        changes["scores"] = tuple(total - (was or 0) for total, was in zip(s.scores, points, strict=True))
    if counts and s.replaced(changes).phase == "count":
        changes |= {"held": put(s.held, accused, None), "worth": put(s.worth, accused, None)}
    return changes | put_out_bust(c, s.replaced(changes))


def cards_returned(c: ShedContext, changes: Changes) -> Changes:
    """Put a player out whom a card that was sent back leaves without any, and count an empty hand."""
    s, further = c.state.replaced(changes), dict[str, Any]()
    for seat in s.ring if "hands" in changes and s.phase == "play" else ():
        if s.hands[seat] == 0 and c.state.hands[seat]:
            further |= settle_empty_hand(c, s.replaced(further), seat)
    counts = "hands" in changes and s.phase == "count" and s.turn == NOBODY
    return rounds.counted(c, counted) if counts and (counted := count_known(s)) is not s else further


EFFECTS: Effects = {act.Penalizes: penalizes}
