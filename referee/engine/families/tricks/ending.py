"""Words that end passing and the round: cards taken, the choice of how they count, tricks that nobody needs."""

from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import conduct, rounds
from referee.engine.families.tricks.card_sets import members
from referee.engine.families.tricks.deal import take_up
from referee.engine.families.tricks.state import TrickContext, TrickState
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule

Say = RuleContext[TrickState, act.Says, Any]
PASSED, REST = "passed", "rest"


def round_over(c: TrickContext, s: TrickState) -> Changes:
    """Count the cards taken.

    Where a card that nobody named may be one that counts, people enter what they took. Cards that were not dealt go to
    the seat that took the first trick.
    """
    changes: Changes = {"phase": "count", "turn": NOBODY, "led": "", "lying": ()}
    left = s.config.cards & ~s.seen
    if s.config.kitty and s.opened != NOBODY and left.bit_count() == len(s.config.pack) - s.config.dealt * sum(s.here):
        changes["won"] = put(s.won, s.opened, s.won[s.opened] | left)
        s = s.replaced(changes)
    worth = tuple(s.points(seat) if here else None for seat, here in enumerate(s.here))
    if s.unnamed and sum(taken or 0 for taken in worth) != s.config.total:
        return changes
    counting = [members(won & s.config.counting_cards) for won in s.won]
    changes["held"] = tuple(
        " ".join([card.code for card in cards]) if here else None for cards, here in zip(counting, s.here, strict=True)
    )
    changes["worth"] = worth
    return changes | rounds.score_round(s.replaced(changes), c.time, c.line)


@rule("trick.choose", on=act.Says, source="HRT-14")
def choose(c: Say) -> Found | None:
    """Let the seat that may choose how the round counts say so before it does (Q-HRT-4)."""
    s = c.state
    if c.action.word not in s.config.words:
        return None
    seat = s.config.chooser(s) if s.phase == "count" else NOBODY
    by = s.config.why("words")
    if seat == NOBODY:
        return no(seat=None, by=by)
    return ok(word=c.action.word, seat=Seat(seat), by=by) if c.who == seat else no(seat=Seat(seat), by=by)


@rule("trick.pass-all", on=act.Says, source="HRT-32")
def pass_all(c: Say) -> Found | None:
    """Let anybody say for the whole table that the cards are passed: those that nobody entered were passed unseen."""
    return None if c.action.word != PASSED else ok() if c.state.stage == "pass" else no()


@rule("trick.rest", on=act.Says, source="HRT-8 HRT-11")
def rest(c: Say) -> Found | None:
    """Let anybody end the round when the remaining tricks cannot change anybody's points."""
    s = c.state
    if c.action.word != REST:
        return None
    if s.stage != "play" or s.keep != "plays":
        return no(why="phase")
    if s.lying:
        return no(why="trick")
    return ok() if s.config.decided(s) else no(why="points")


def says(c: Say, ruling: Ruling) -> Changes:
    """Record the choice of how the round counts, or end the round; any other word works as at every table."""
    if c.action.word in c.state.config.words:
        changes: Changes = {"chosen": c.action.word}
        return changes | (
            rounds.score_round(c.state.replaced(changes), c.time, c.line) if c.state.phase == "count" else {}
        )
    if c.action.word == REST:
        return round_over(c, c.state) if c.state.phase == "play" else {}
    if c.action.word == PASSED and c.state.stage == "pass":
        given = tuple(c.state.config.passed if cards is None else cards for cards in c.state.given)
        return {"given": given} | take_up(c.state.replaced({"given": given}), c.time)
    return conduct.says(c, ruling)


EFFECTS: Effects = {act.Says: says}
