"""Rules and effects of the deal, of passing cards before play, and of the words that end passing and the round."""

from collections.abc import Collection
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, without
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules import conduct, rounds
from referee.engine.common_rules.conduct import whole_time
from referee.engine.families.tricks.config import BIT, mask, members
from referee.engine.families.tricks.state import TrickContext, TrickState, bounds
from referee.engine.model.game import Changes, Effects, RuleContext
from referee.engine.model.rulings import Found, Ruling, Seat, no, ok, rule, unproven
from referee.engine.model.state import DEAL, cleared

Deal = RuleContext[TrickState, act.Deals, Any]
Give = RuleContext[TrickState, act.Gives, Any]


@rule("trick.dealt", on=act.Deals, source="HRT-5")
def dealt(c: Deal) -> Found | None:
    """Deal cards once a round; a misdeal may be found until the first card is led, or points are entered.

    It is no misdeal if everybody got their number.
    """
    s, people = c.state, sum(not gone for gone in c.state.gone)
    config = c.game.configure(c.house, people)  # type: ignore[attr-defined]
    begun = s.seen or s.trick > 1 or any(points is not None for points in s.worth)
    fresh_cards = s.stage == "pass" or (s.stage == "play" and not begun)
    if not (rounds.may_deal(s) or (c.action.wrong and fresh_cards)):
        return no(phase=s.phase, why="dealt", hand=config.dealt)
    right = c.action.hands == (config.dealt,) * people
    return no(phase=s.phase, why="right", hand=config.dealt, by=config.why("pack")) if right else None


dealer = rule("trick.dealer", on=act.Deals, source="HRT-17")(rounds.only_the_dealer)


@rule("trick.deal", on=act.Deals, source="HRT-3 HRT-5 HRT-6 HRT-33")
def deal(c: Deal) -> Found:
    """Deal the cards out evenly; those that do not come out even were taken from the pack before (Q-HRT-1)."""
    config = c.game.configure(c.house, sum(not gone for gone in c.state.gone))  # type: ignore[attr-defined]
    if c.action.wrong:
        return ok(cards=0, to="none")
    new = c.state.replaced(
        {"config": config, "round": c.state.round + c.state.fresh, "to": None if c.state.fresh else c.state.to}
    )
    to = new.passing if (c.state.later_keep or c.state.keep) == "plays" else "unsaid"
    return ok(cards=config.dealt, to=to, by=config.why("pack", "cycle", "passed"))


def deals(c: Deal, ruling: Ruling) -> Changes:
    """Give out fresh hands; then cards are passed, or the first card is led."""
    s = c.state
    changes = rounds.begin_round(c.game, s) if rounds.deal_begins_round(s) else cleared(s, DEAL)
    if not s.fresh or not rounds.deal_begins_round(s):  # the direction of this round was stated
        changes["to"] = s.to
    s = s.replaced(changes)
    count = 0 if c.action.wrong else s.config.dealt
    changes |= {
        "dealer": c.who,
        "turn": NOBODY,
        "dealt": not c.action.wrong,
        "hands": tuple(count if here else 0 for here in s.here),
        **whole_time(c.time),
    }
    if c.action.wrong:
        return changes | {"phase": "deal"}
    if s.keep == "plays" and s.passing != "none":
        return changes | {"phase": "pass"}
    changes["phase"] = "play"
    return changes | (s.replaced(changes).first_turn() if s.keep == "plays" else {})


# ------------------------------------------------------------------------------------------------------- passing


@rule("trick.no-pass", on=act.Gives, source="HRT-33 HRT-34", final=True)
def no_pass(c: Give) -> Found | None:
    """Pass cards after the deal and before the first card is led, in rounds that have a pass."""
    s = c.state
    if s.passing == "none" and s.stage in ("pass", "play", "deal"):
        return no(why="none", round=s.round, by=s.config.why("cycle", "passed"))
    return no(why=s.stage, round=s.round) if s.stage != "pass" else None


@rule("trick.passed", on=act.Gives, source="HRT-32")
def passed(c: Give) -> Found | None:
    """Let everybody pass once a round."""
    given = c.state.given[c.who]
    return no(seat=Seat(c.who)) if given is not None or not c.state.here[c.who] else None


@rule("trick.pass-count", on=act.Gives, source="HRT-32")
def pass_count(c: Give) -> Found | None:
    """Let everybody pass as many cards as the table plays."""
    count, due = c.action.count or len(c.action.cards), c.state.config.passed
    return no(count=count, due=due, by=c.state.config.why("passed")) if count != due else None


@rule("trick.pass-cards", on=act.Gives, source="HRT-32")
def pass_cards(c: Give) -> Found | None:
    """Pass only cards that were dealt to the hand, not one that was just received (Q-HRT-8)."""
    for at, card in enumerate(c.action.cards):
        copies = (bounds(c.state, c.who)[1] & BIT.get(card, 0)).bit_count()
        if card is not UNKNOWN and c.action.cards[: at + 1].count(card) > copies:
            return no(card=card)
    return None


@rule("trick.pass", on=act.Gives, source="HRT-32 HRT-33")
def give(c: Give) -> Found:
    """Let everybody choose before anybody looks at the cards passed to them (Q-HRT-8); then play begins."""
    s = c.state
    waiting = sum(here and given is None for here, given in zip(s.here, s.given, strict=True)) - 1
    by = s.config.why("cycle", "passed")
    fill = {"to": Seat(s.receiver(c.who)), "count": s.config.passed, "waiting": waiting, "by": by}
    return unproven(**fill) if UNKNOWN in c.action.cards else ok(**fill)


def gives(c: Give, ruling: Ruling) -> Changes:
    """Lay the cards ready; with the last ones all are taken up."""
    s = c.state
    if s.stage != "pass":  # allowed by the table where nothing is passed: there is nothing to lay ready
        return {}
    named = c.action.cards if c.action.cards and UNKNOWN not in c.action.cards else None
    given = put(s.given, c.who, named if named is not None else s.config.passed)
    changes: Changes = {"given": given, "phase": "pass", "turn": NOBODY}
    return changes | take_up(s.replaced(changes), c.time)


def take_up(s: TrickState, at: float) -> Changes:
    """Take up the passed cards and begin play once everybody has passed; a hand is known while all its cards are."""
    if any(here and cards is None for here, cards in zip(s.here, s.given, strict=True)):
        return {}
    known, sure = list(s.known), list(s.sure)
    went = [s.receiver(at) if here else before for at, (here, before) in enumerate(zip(s.here, s.went, strict=True))]
    passed = [(seat, went[seat], cards) for seat, cards in enumerate(s.given) if s.here[seat]]
    for seat, receiver, cards in passed:
        if not isinstance(cards, tuple):
            known[seat] = known[receiver] = None
        else:
            sure[receiver] |= mask(cards)
    for seat, receiver, cards in passed:
        if isinstance(cards, tuple):
            if (hand := known[seat]) is not None:
                known[seat] = without(hand, cards)
            if (hand := known[receiver]) is not None:
                known[receiver] = (*hand, *cards)
    changes = {"known": tuple(known), "sure": tuple(sure), "went": tuple(went), "phase": "play", **whole_time(at)}
    return changes | s.replaced(changes).first_turn()


def give_first_turn(s: TrickState, at: float) -> Changes:
    """Return the changes that give the first turn, with its whole time, to a player who did not have it."""
    changes = s.first_turn()
    return changes | whole_time(at) if changes.get("turn", s.turn) != s.turn else changes


def hide_passed(s: TrickState, seats: Collection[int]) -> Changes:
    """Hide the cards that were passed from everybody but giver and receiver; others know their number."""
    if tuple not in map(type, s.given):
        return {}
    known, sure, given = list(s.known), list(s.sure), list(s.given)
    for seat, (cards, receiver) in enumerate(zip(s.given, s.went, strict=True)):
        if isinstance(cards, tuple) and seat not in seats and receiver not in seats:
            given[seat] = len(cards)
            if receiver != NOBODY:
                sure[receiver] &= ~mask(cards)
                known[seat] = known[receiver] = None
    return {"known": tuple(known), "sure": tuple(sure), "given": tuple(given)}


def open_hands(s: TrickState) -> tuple[tuple[Card, ...] | None, ...]:
    """Return the declared hands that everybody knows."""
    known: tuple[tuple[Card, ...] | None, ...] = hide_passed(s, ()).get("known", s.known)
    return known


# ------------------------------------------------------------------------------------ words that end the round
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
    s, word = c.state, c.action.word
    if word in s.config.words:
        scored = rounds.score_round(s.replaced({"chosen": word}), c.time, c.line) if s.phase == "count" else {}
        return {"chosen": word} | scored
    if word == REST:
        return round_over(c, s) if s.phase == "play" else {}
    if word == PASSED and s.stage == "pass":
        given = tuple(s.config.passed if cards is None else cards for cards in s.given)
        return {"given": given} | take_up(s.replaced({"given": given}), c.time)
    return conduct.says(c, ruling)


EFFECTS: Effects = {act.Deals: deals, act.Gives: gives, act.Says: says}
