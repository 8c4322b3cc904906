"""The family of games of tricks: passing, leading, following, taking, and revokes that later plays prove.

Games pass what is their own.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations
from typing import Any, Unpack

from referee.engine.basics import actions as act
from referee.engine.basics.cards import SUITS, UNKNOWN, Card, without
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY, RIGHT, put, steps
from referee.engine.common_rules import conduct, penalties, people, rounds
from referee.engine.common_rules.facts import SHARED, choice, is_yes, number, yes_or_no
from referee.engine.families.tricks import deal, play, score_keeping, screens
from referee.engine.families.tricks.config import (
    BIT,
    FOLLOW,
    TAKEN,
    TO,
    Part,
    Parts,
    RoundSummary,
    TrickConfig,
    kinds,
    less,
    mask,
    members,
)
from referee.engine.families.tricks.deal import give_first_turn, open_hands, take_up
from referee.engine.families.tricks.play import gather_trick, taker_of
from referee.engine.families.tricks.state import Doubt, Revoke, TrickState, bounds, duties, justified, known_cards
from referee.engine.model.game import Changes, Definition, Fact, Game, RuleContext, effects_of
from referee.engine.model.message import Message
from referee.engine.model.rulings import Ruling, Suit, Verdict
from referee.engine.model.sheet import Filled, Tally, Values
from referee.engine.model.state import DEAL, cleared
from referee.engine.model.view import PickCards, Prompt, View
from referee.engine.notation.lines import read_card
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import quote, read_name, words_of

Lying = tuple[tuple[int, Card], ...]


def _put_led(s: TrickState, _: int, text: str) -> Changes:
    led = "" if text == "none" else choice("led", text, SUITS)
    kept = bool(s.lying) and (s.lying[0][1].suit == led or (len(s.lying) > 1 and s.lying[0][1] is UNKNOWN))
    lying = s.lying if led and kept else ()
    changes: Changes = {"led": led, "lying": lying}
    if led and not lying and s.turn != NOBODY:
        changes["lying"] = ((steps(s.turn, RIGHT, s.ring, s.here, 1), UNKNOWN),)
    return changes


def _put_taken(s: TrickState, seat: int, text: str) -> Changes:
    points = number("taken", text, None)
    changes: Changes = {"stated": put(s.stated, seat, points - s.config.worth(s.won[seat]))}
    return changes | ({"broken": True} if _opened_by_points(s.replaced(changes)) else {})


def _opened_by_points(s: TrickState) -> bool:
    """Return True if the points taken cannot be without one of the cards that open what is shut."""
    if not s.config.opening:
        return False
    others = (card for card in s.config.pack if card in s.config.points and card not in s.config.opening)
    left = {tuple(sorted([s.config.points[card] for card in others]))}
    for points in map(s.points, range(len(s.names))):
        left = {  # by their points: what is left of the cards once those that make this sum are taken
            tuple(number for at, number in enumerate(worth) if at not in places)
            for worth in left
            for count in range(len(worth) + 1)
            for places in combinations(range(len(worth)), count)
            if sum([worth[at] for at in places]) == points
        }
    return not left


def _put_revoke(s: TrickState, seat: int, text: str) -> Changes:
    others = tuple(revoke for revoke in s.revokes if revoke.seat != seat)
    if text == "none":
        return {"revokes": others}
    stated = Revoke(seat, number("revoke", text, 1), 0, UNKNOWN, FOLLOW, UNKNOWN)
    return {"revokes": (*others, stated)}


def _revokes(s: TrickState) -> tuple[int | str, ...]:
    found = map(s.revoked, range(len(s.names)))
    return tuple("none" if revoke is None else revoke.trick for revoke in found)


# --------------------------------------------------------------------------------------------- the trick that lies


def _before(s: TrickState, count: int) -> tuple[int, ...]:
    """Return the seats that have played to a trick of `count` cards, in order, if everybody has played in turn."""
    seats, seat = list[int](), s.turn
    for _ in range(count):
        seat = steps(seat, RIGHT, s.ring, s.here, 1)
        seats.append(seat)
    return tuple(reversed(seats))


def _lying(s: TrickState) -> str:
    """Format the cards in the order laid, with names where the order does not tell their players."""
    seats = tuple(seat for seat, _ in s.lying)
    in_turn = s.turn != NOBODY and seats == _before(s, len(seats))
    named = ("" if in_turn else f"{quote(s.names[seat])}:" for seat in seats)
    return " ".join(name + card.code for name, (_, card) in zip(named, s.lying, strict=True)) or "none"


def _laid(s: TrickState, text: str) -> Lying:
    """Parse the cards that a fact names, each with its seat.

    Raises NotationError.
    """
    words = [] if text == "none" else words_of(text)
    split = [word.rpartition(":") for word in words]
    cards = [read_card(code) for _, _, code in split]
    named = [read_name(name) for name, colon, _ in split if colon]
    if named:
        seats = tuple(map(s.seat, named))
        if len(seats) < len(cards) or len(set(seats)) < len(seats):
            raise NotationError("unreadable-fact-value", key="lying", value=text)
    elif cards and s.turn == NOBODY:
        raise NotationError("unreadable-lying-turn")
    else:
        seats = _before(s, len(cards))
    if {seat for seat in s.ring if s.here[seat]} <= set(seats):
        raise NotationError("unreadable-lying-full", most=sum(s.here) - 1)
    return tuple(zip(seats, cards, strict=True))


def _put_lying(s: TrickState, _: int, text: str) -> Changes:
    """Set the cards of the trick.

    The first card was led, each of the others is by the seat after the one before, the last by the seat before the
    player to act. Hands and shown cards follow. A card of another suit than the one led may be proven a revoke later,
    as if it had been played (HRT-18); doubts about cards that lay there before are known already.
    """
    lying = _laid(s, text)
    earlier = reduce(less, (card for _, card in s.lying), s.seen)
    named = _there(s, [card for _, card in lying if card is not UNKNOWN], earlier)
    nameless = sum(card is UNKNOWN for _, card in lying) - sum(card is UNKNOWN for _, card in s.lying)
    changes: Changes = {
        "lying": lying,
        "led": lying[0][1].suit if lying else "",
        "seen": mask(named, earlier),
        "unnamed": max(0, s.unnamed + nameless),
        "broken": s.broken or any(card in s.config.opening for card in named),
        "sure": tuple(sure & ~kinds(named) for sure in s.sure),
    }
    changes |= _hands(s, lying)
    secret = (hand is None for hand in open_hands(s))
    changes["known"] = tuple(
        None if hidden and known is not None and any(card in known for card in named) else known
        for known, hidden in zip(changes["known"], secret, strict=True)
    )
    there = [seat for seat, _ in lying]
    if lying and s.turn in (NOBODY, *there):
        changes["turn"] = s.replaced(changes).awaited(s.next(there[-1]))
    new, laid = s.replaced(changes), dict(lying)
    doubts = list[list[Doubt]]()
    for seat, own in enumerate(new.doubts):
        doubts.append([doubt for doubt in own if doubt.trick != new.trick or doubt.card is laid.get(seat)])
    for seat, card in lying[1:]:  # if the first card might be led cannot be told from the trick as it lies now
        sure, maybe = bounds(new, seat)
        for name, sets in duties(new, card) if (seat, card) not in s.lying else ():
            if justified(sure, maybe, new.hands[seat], sets) is not Verdict.OK:
                doubts[seat].append(Doubt(new.trick, 0, card, name, sets))
    return changes | {"doubts": tuple(map(tuple, doubts))}


def _there(s: TrickState, cards: list[Card], earlier: int) -> list[Card]:
    """Return these cards; raise NotationError for one that is not in the pack, or lay there `earlier`."""
    for at, card in enumerate(cards):
        copies, times = BIT.get(card, 0) & s.config.cards, cards[: at + 1].count(card)
        if times > (copies & ~earlier).bit_count():
            why = "pack" if not copies else "twice" if times > copies.bit_count() else "played"
            raise NotationError("unreadable-lying-card", card=card, why=why)
    return cards


def _hands(s: TrickState, lying: Lying) -> Changes:
    """Return the hands once these cards lie in the trick instead of the present ones."""
    hands, known = list(s.hands), list(s.known)
    before, after = dict(s.lying), dict(lying)
    for seat in {*before, *after}:
        back, laid, count = before.get(seat), after.get(seat), hands[seat]
        if back is laid:
            continue
        if count is not None:
            hands[seat] = max(0, count + (back is not None) - (laid is not None))
        if (cards := known[seat]) is not None:
            held = (*cards, *([back] if back is not None else []))
            known[seat] = held if laid is None else without(held, (laid,))
    return {"hands": tuple(hands), "known": tuple(known)}


def _put_pool(s: TrickState, _: int, text: str) -> Changes:
    """Set the cards that lie there from tricks that nobody took."""
    earlier = reduce(less, members(s.pool), s.seen)
    cards = _there(s, list(map(read_card, words_of(text))) if text != "none" else [], earlier)
    return {"pool": mask(cards), "seen": mask(cards, earlier)}


TURN, *OTHERS = SHARED
FACTS = (
    TURN,
    Fact("trick", lambda s: s.trick, lambda s, _, text: {"trick": number("trick", text, 1)}),
    Fact("broken", lambda s: yes_or_no(s.broken), lambda s, _, text: {"broken": is_yes("broken", text)}),
    Fact("pool", lambda s: " ".join(card.code for card in members(s.pool)) or "none", _put_pool),
    Fact("lying", _lying, _put_lying),
    Fact("led", lambda s: s.led or "none", _put_led),
    *OTHERS,
    Fact("pass", lambda s: s.passing, lambda s, _, text: {"to": choice("pass", text, TO)}),
    Fact("taken", lambda s: tuple(s.points(seat) for seat in range(len(s.names))), _put_taken, per_seat=True),
    Fact("revoke", _revokes, _put_revoke, per_seat=True),
)
"""Facts of every game of tricks.

`lying` are the cards of the trick, whose seats follow from `turn`; hands are stated without them. `pool` are those of
tricks that nobody took. `taken` is the sum that lies before a seat this round, `revoke` the number of the trick of a
proven revoke.
"""


def agrees(c: RuleContext[TrickState, act.Agrees, Any], ruling: Ruling) -> Changes:
    """Change the house rules.

    Where they pass another number of cards at once, the cards laid ready go back. Where only the score is kept from now
    on, nobody waits for cards any more.
    """
    s, changes = c.state, people.agrees(c, ruling)
    if s.stage == "pass" and changes.get("config", s.config).passed != s.config.passed:
        changes["given"] = (None,) * len(s.names)
        changes = _without_pass(s.replaced(changes), changes, c.time)
    if changes.get("keep") == "scores" and s.stage in ("pass", "play"):
        changes |= {"phase": "play", "turn": NOBODY, "lying": (), "led": ""}
    return changes


def _without_pass(s: TrickState, changes: Changes, at: float) -> Changes:
    """Begin play where cards are to be passed and none are."""
    if s.phase != "pass" or (s.passing != "none" and s.keep == "plays"):
        return changes
    return changes | {"phase": "play"} | (give_first_turn(s, at) if s.keep == "plays" else {})


def leaves(c: RuleContext[TrickState, act.Leaves, Any], ruling: Ruling) -> Changes:
    """Complete the pass, the trick and the choice of counting if they waited only for a player who left."""
    s, changes = c.state, people.leaves(c, ruling)
    new = s.replaced(changes)
    if not any(new.here):
        return changes
    if new.stage == "pass":
        return changes | take_up(new, c.time)
    if new.lying and new.turn != NOBODY:
        return _go_on(c, new, changes)
    if s.phase == "count":  # the round may have waited for their choice
        changes["here"] = put(s.here, c.who, s.worth[c.who] is not None)
        new = s.replaced(changes)
        return changes | (rounds.score_round(new, c.time, c.line) if rounds.all_counted(new) else {})
    return changes | (give_first_turn(new, c.time) if new.stage == "play" and new.keep == "plays" else {})


def _go_on(c: RuleContext[TrickState, Any, Any], s: TrickState, changes: Changes) -> Changes:
    """Give the turn to the seat whose card the trick waits for, or gather the trick where that is nobody's."""
    awaited = s.awaited(s.turn)
    return changes | {"turn": awaited} if awaited != NOBODY else gather_trick(c, changes, taker_of(s, s.lying))


def returns(c: RuleContext[TrickState, act.Returns, Any], ruling: Ruling) -> Changes:
    """Bring back a player, who may be the one to lead, or to complete the trick where everybody had left."""
    changes = people.returns(c, ruling)
    new = c.state.replaced(changes)
    if new.lying and "turn" in changes:
        return _go_on(c, new, changes)
    return changes | (give_first_turn(new, c.time) if new.stage == "play" and new.keep == "plays" else {})


@dataclass(frozen=True)
class Tricks(Game):
    """A game of the family; `configure` computes the values of a table from house rules and number of people."""

    configure: Callable[[Any, int], TrickConfig]
    keeps: str
    highlights = Game.highlights | {
        *("came-moon", "came-revoke", "came-revoke-said", "note-trick-revoke", "note-trick-revoke-said")
    }
    private = Game.private | {"sure", "given", "doubts", "resolved"}

    def modes(self, house: Any) -> tuple[str, ...]:
        return ("scores", "plays") if self.keeps == "scores" else ("plays", "scores")

    def configured(self, s: TrickState) -> Changes:
        """Return the changes that set a table's values for the people there, under the house rules of this deal.

        People who come or go while a round is on do not change its pack.
        """
        dealing = s.phase == "deal" and not s.dealt
        config = self.configure(s.later or s.house, sum(not gone for gone in s.gone) if dealing else s.config.players)
        return {"config": config, "end": config.end}

    def under(self, state: TrickState, house: Any) -> Changes:
        return {"house": house, **self.configured(state.replaced({"house": house, "later": None}))}

    def coming(self, s: TrickState) -> TrickState:
        """Return the state with the round that is dealt next, for the people there now, or the one under way."""
        if s.phase != "deal" or s.dealt:
            return s
        there = {"here": tuple(not gone for gone in s.gone), "round": s.round + s.fresh}
        return s.replaced({**self.configured(s), **there, "to": None if s.fresh else s.to})

    def begins(self, before: TrickState, begun: TrickState) -> Changes:
        return self.configured(before) | cleared(before, DEAL)

    def start(self, head: Head) -> TrickState:
        state = self.seated(TrickState, head, None if head.facts else 0)
        return state.replaced(self.configured(state))

    def check_facts(self, s: TrickState, stated: Mapping[str, str]) -> None:
        """Raise NotationError where a trick, or the points taken, and the facts stated with it cannot both be."""
        if stated.get("broken") == "no" and any(key.startswith("taken.") for key in stated) and _opened_by_points(s):
            raise NotationError("unreadable-taken-broken")
        if stated.get("turn", "none") != "none" and s.turn in [seat for seat, _ in s.lying]:
            raise NotationError("unreadable-lying-seat", name=s.names[s.turn])
        if "lying" not in stated or stated["lying"] == "none":
            return
        if s.stage != "play":
            raise NotationError("unreadable-lying-phase")
        first = read_card(words_of(stated["lying"])[0].rpartition(":")[2])
        if first is not UNKNOWN and first.suit != stated.get("led", first.suit):
            raise NotationError("unreadable-lying-led", card=first, suit=Suit(first.suit))
        if (name := stated.get("turn", "none")) != "none" and s.turn != s.seat(read_name(name)):
            raise NotationError("unreadable-lying-seat", name=read_name(name))
        opened = next((card for _, card in s.lying if card in s.config.opening), None)
        if stated.get("broken") == "no" and opened is not None:
            raise NotationError("unreadable-lying-broken", card=opened)
        for _, card in s.lying:
            for seat, known in enumerate(open_hands(s)):  # as far as everybody knows these hands
                if card is not UNKNOWN and card in (known or ()):
                    raise NotationError("unreadable-lying-hand", card=card, name=s.names[seat])

    def left_to_players(self, context: RuleContext[Any, Any, Any]) -> bool:
        """Return False also for a second card to a trick from somebody who has played to it."""
        s = context.state
        twice = context.who != s.turn and context.who in [seat for seat, _ in s.lying]
        return not twice and super().left_to_players(context)

    def counts_rounds(self, state: TrickState) -> bool:
        """Return True where the number of the round decides to whom cards are passed, or when the game ends."""
        return bool(state.config.passed) or super().counts_rounds(state)

    def first_dealer(self, house: Any) -> str:
        """Return `assigned` where a certain card leads first, no matter who deals (Q-HRT-11)."""
        return "asked" if self.configure(house, self.players[0]).opener is None else "assigned"

    def secret(self, state: TrickState, action: act.Action) -> frozenset[int] | None:
        """Return the giver of passed cards and, once all have passed, their receiver, while the round is on."""
        if not isinstance(action, act.Gives) or not action.cards:
            return None
        if action.who not in state.names:
            return frozenset()
        seat = state.names.index(action.who)
        taken_up = state.phase == "play" and state.given[seat] == action.cards
        return frozenset((seat, state.went[seat])) - {NOBODY} if taken_up else frozenset((seat,))

    def hidden(self, state: TrickState, seats: Collection[int]) -> Changes:
        return deal.hide_passed(state, seats)

    def corrected(self, context: RuleContext[Any, Any, Any], s: TrickState, stated: Mapping[str, str]) -> Changes:
        """Return what follows from corrected facts.

        Cards are passed anew where the table goes back to that, and not where nothing is passed. A hand that it names
        leads the first trick with the card that is led first, or without it does not.
        """
        changes: Changes = {}
        if s.phase == "pass" and context.state.stage != "pass":
            changes = {"given": (None,) * len(s.names), "went": (NOBODY,) * len(s.names)}
        changes = _without_pass(s.replaced(changes), changes, s.now)
        new = s.replaced(changes)
        opens = new.stage == "play" and new.trick == 1 and not new.lying and bool(new.config.openers)
        if "turn" in stated or new.known == context.state.known or new.keep != "plays" or not opens:
            return changes
        holder = new.holder()
        knows = new.turn != NOBODY and known_cards(new, new.turn) is not None
        return changes | give_first_turn(new, s.now) if holder != NOBODY or knows else changes

    def turn_messages(self, before: TrickState, action: act.Action, after: TrickState) -> tuple[Message, ...]:
        return tuple(play.turn_messages(before, action, after))

    def may_hold(self, state: TrickState, seat: int, card: Card) -> bool:
        return bool(bounds(state, seat)[1] & BIT.get(card, 0))

    def parts(self, state: TrickState, number: int, seat: int) -> Parts:
        found = next((summary.parts for summary in state.summaries if summary.round == number), ())
        return found[seat] if seat < len(found) else ()

    def consequences(self, before: TrickState, action: act.Action, after: TrickState) -> tuple[Message, ...]:
        """Return the messages of every game and those about a round that is scored with the line."""
        scored = after.summaries[len(before.summaries) :]
        return (
            *super().consequences(before, action, after),
            *(message for summary in scored for message in summary.messages),
        )

    def view(self, state: TrickState) -> View:
        return screens.view(state, self.coming(state))

    def prompts(self, state: TrickState, seat: int) -> tuple[Prompt, ...]:
        return screens.prompts(state, seat)

    def position_prompts(self, state: TrickState, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        held = (replace(prompt, by="suit") for prompt in super().position_prompts(state, seat, hands=hands))
        return (*screens.position_prompts(state), *held)

    def packs(self, state: TrickState) -> Any:
        return Counter(state.config.pack)

    def pack(self, state: TrickState) -> dict[Card, int]:
        return {card: state.config.points.get(card, 0) for card in state.config.pack}

    def tally(self, state: TrickState) -> Tally | None:
        return score_keeping.tally(rounds.state_to_score(self, state))

    def refilled(self, state: TrickState, form: Tally, lines: Mapping[int, act.Action]) -> Values:
        return score_keeping.values_of_lines(rounds.state_to_score(self, state), form, lines)

    def filled(self, state: TrickState, form: Tally, values: Values) -> Filled:
        return score_keeping.filled(rounds.state_to_score(self, state), form, values)


def trick_game(
    key: str, *, configure: Callable[[Any, int], TrickConfig], keeps: str = "plays", **definition: Unpack[Definition]
) -> Tricks:
    """Make a game of the family."""
    return Tricks(
        key=key,
        rules=(
            *conduct.RULES,
            *rounds.RULES,
            *people.RULES,
            *(deal.dealt, deal.dealer, deal.no_pass, deal.passed),
            *(deal.choose, deal.pass_all, deal.rest),
            score_keeping.keeping,
            *(play.no_play, play.turn, play.single, play.card),
            *penalties.RULES,
            *penalties.LAST_RULES,
            *(deal.deal, deal.pass_count, deal.pass_cards, deal.give),
            *(play.first_lead, play.follow, play.first_trick, play.shut, play.due, play.play, play.look),
            play.shows,
            *(score_keeping.check, score_keeping.take),
            *conduct.LAST_RULES,
        ),
        effects={
            **effects_of(conduct, people, penalties, deal, play, score_keeping),
            act.Agrees: agrees,
            act.Leaves: leaves,
            act.Returns: returns,
        },
        on_refused={**penalties.ON_REFUSED, act.Plays: penalties.record_wrong_play},
        facts_known=FACTS,
        configure=configure,
        keeps=keeps,
        **definition,
    )


__all__ = ["TAKEN", "Part", "Parts", "RoundSummary", "TrickConfig", "TrickState", "Tricks", "trick_game"]
