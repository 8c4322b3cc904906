"""The family of games in which sides meld: drawing, the pile, melds, wild cards, going out, the count.

Games pass what is their own.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any, Unpack

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY, put, sides_by_seat
from referee.engine.common_rules import conduct, penalties, people, rounds
from referee.engine.common_rules.facts import SHARED, cards_of, count_fact, is_yes, number, side_of, yes_or_no
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.families.melds import count, deal, laying, pile, screens
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.meld import Meld, complete
from referee.engine.families.melds.state import (
    Count,
    MeldState,
    can_go_on,
    carried_totals,
    new_round,
    playing_order,
    with_totals,
)
from referee.engine.model.course import NEXT_LINE, Places, adjustment
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.game import Changes, Definition, Effects, Fact, Game, RuleContext, effects_of
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Ruling, Seat
from referee.engine.model.sheet import Filled, Tally, Values
from referee.engine.model.view import PickCards, Prompt, Sides, Tap, View
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import quote, read_facts, read_names, split_key, words_of
from referee.engine.notation.tokens import side as side_text

_TEAMS, _SIDES = attrgetter("teams"), attrgetter("sides")


def _at_most(key: str, text: str, most: int) -> int:
    """Parse a number of cards, of which the packs hold no more than `most`."""
    if (count := number(key, text)) > most:
        raise NotationError("unreadable-fact-value", key=key, value=text)
    return count


def _put_pile(s: MeldState, _: int, text: str) -> Changes:
    if text.isdecimal():
        count = _at_most("pile", text, s.config.all_cards)
        top = s.discards[-1:] if count else ()
        discards = (UNKNOWN,) * (count - len(top)) + top
    else:
        discards = () if text == "none" else cards_of(text)
    return {"discards": discards, "pile": len(discards), "ice": None, "deep": False}


def _put_top(s: MeldState, _: int, text: str) -> Changes:
    if text == "none":
        return {"discards": (), "pile": 0, "ice": None, "deep": False}
    top, *others = cards_of(text)
    if others:
        raise NotationError("unreadable-fact-value", key="top", value=text)
    last = s.discards[-1:]
    kept = s.discards[:-1] if last in ((UNKNOWN,), (top,)) else s.discards
    return {"discards": (*kept, top), "pile": len(kept) + 1, "deep": s.deep or not s.discards}


def _put_melds(s: MeldState, side: int, text: str) -> Changes:
    melds: list[Meld] = []
    for part in () if text == "none" else text.split("/"):
        cards = cards_of(part)
        ranks = {card.rank for card in cards if card not in s.config.wild}
        if not ranks and s.config.wild_rank:
            ranks = {s.config.wild_rank}
        if len(ranks) != 1:
            raise NotationError("unreadable-fact-value", key="melds", value=text)
        melds.append(Meld(ranks.pop(), cards))
    if len({meld.rank for meld in melds}) < len(melds):
        raise NotationError("unreadable-melds-rank")
    changes: Changes = {"melds": put(s.melds, side, tuple(melds)), "stated": put(s.stated, side, 0)}
    return changes | ({"begun": tuple(melds)} if s.turn in s.sides[side] else {})


def _put_complete(s: MeldState, side: int, text: str) -> Changes:
    count = number("canastas", text) - complete(s.melds[side], s.config)
    return {"stated": put(s.stated, side, max(0, count))}


def _put_red3(s: MeldState, side: int, text: str) -> Changes:
    rest = tuple(seat for seat in s.bonus if seat not in s.sides[side])
    return {"bonus": rest + (s.sides[side][0],) * _at_most("red3", text, s.config.bonus_cards)}


def _put_score(s: MeldState, team: int, text: str) -> Changes:
    points = number("score", text, None)
    seats = s.teams[team]
    return {"scores": tuple(points if seat in seats else old for seat, old in enumerate(s.scores))}


def _put_teams(s: MeldState, _: int, text: str) -> Changes:
    """Set the sides of the rounds to come, between two rounds or, after a late arrival, for the round after this one.

    Where there are two sides, people who are not on the one that is named are on the other.
    """
    there = [seat for seat in s.ring if not s.gone[seat]]
    named = [tuple(sorted(map(s.seat, read_names(word)))) for word in words_of(text)]
    rest = tuple(sorted(seat for seat in there if not any(seat in seats for seats in named)))
    teams = (*named, rest) if rest and len(named) == 1 else tuple(named)
    between = s.phase == "deal" and not s.dealt
    on_sides = all(s.team(seat) >= 0 for seat in there)
    everybody = sorted(seat for seats in teams for seat in seats) == sorted(there)
    if (on_sides and not between) or not everybody or not all(teams):
        raise NotationError("unreadable-fact-value", key="teams", value=text)
    new = s.replaced({"teams": teams})
    if len(teams) not in (2, s.config.sides) or not can_go_on(new, s.config):
        raise NotationError("unreadable-teams", sides=s.config.sides)
    if not between:
        return {"later_teams": teams}
    scores = with_totals(s, teams, carried_totals(s, teams)[0])
    return {"teams": teams, "later_teams": (), "scores": scores} | new_round(new)


def said_totals(s: MeldState, teams: Sequence[Sequence[int]], totals: Sequence[float]) -> str:
    """Return the correction by which new sides have these totals."""
    sides = [_side_text(seats, s) for seats in teams]
    scores = [f"score.{seats} {total}" for seats, total in zip(sides, totals, strict=True)]
    return "corrects " + "; ".join((f"teams {' '.join(sides)}", *scores))


def _put_frozen(s: MeldState, side: int, text: str) -> Changes:
    """Set if the pile is frozen for everybody, which is one fact of the pile; for a side without melds it always is."""
    frozen = is_yes("frozen", text)
    if frozen == s.frozen(side):
        return {}
    changes: Changes = {"ice": frozen}
    if s.replaced(changes).frozen(side) != frozen:
        raise NotationError("unreadable-frozen", side=_side_text(s.sides[side], s), melded=False)
    return changes


def _put_blocked(s: MeldState, _: int, text: str) -> Changes:
    if is_yes("blocked", text) == s.blocked:
        return {}
    blocking = sorted(s.config.closing, key=str)
    if not blocking and not s.blocked:
        raise NotationError("unreadable-fact-value", key="blocked", value=text)
    discards = (*s.discards[:-1], UNKNOWN if s.blocked else blocking[0])
    return {"discards": discards, "pile": len(discards)}


def _put_laid(s: MeldState, seat: int, text: str) -> Changes:
    rest = tuple(other for other in s.melded if other != seat)
    return {"melded": (*rest, seat) if is_yes("laid", text) else rest}


def _put_foot(s: MeldState, seat: int, text: str) -> Changes:
    return {"feet": put(s.feet, seat, _at_most("foot", text, s.config.foot))}


def _put_drawn(s: MeldState, _: int, text: str) -> Changes:
    return {"drew": "stock", "brought": s.config.draw} if is_yes("drawn", text) else {"drew": "", "brought": 0}


def _side_text(seats: Sequence[int], s: MeldState) -> str:
    return side_text([s.names[seat] for seat in seats])


def _melds(s: MeldState) -> tuple[str, ...]:
    return tuple(" / ".join(meld.text() for meld in melds) or "none" for melds in s.melds)


FACTS = (
    Fact("teams", lambda s: " ".join(_side_text(seats, s) for seats in s.teams), _put_teams),
    *(fact for fact in SHARED if fact.key != "score"),
    Fact("score", lambda s: tuple(s.scores[seats[0]] for seats in s.teams), _put_score, sides=_TEAMS),
    Fact("minimum", lambda s: tuple(s.minimum(seats[0]) for seats in s.teams), sides=_TEAMS, derived=True),
    Fact("melds", _melds, _put_melds, sides=_SIDES),
    Fact("canastas", lambda s: tuple(map(s.complete, range(len(s.sides)))), _put_complete, sides=_SIDES),
    Fact("red3", lambda s: tuple(sum(seat in seats for seat in s.bonus) for seats in s.sides), _put_red3, sides=_SIDES),
    Fact("foot", lambda s: tuple(foot if s.config.foot else None for foot in s.feet), _put_foot, per_seat=True),
    count_fact("stock"),
    Fact("pile", lambda s: len(s.discards), _put_pile),
    Fact("top", lambda s: s.discards[-1].code if s.discards else None, _put_top),
    Fact("frozen", lambda s: tuple(yes_or_no(s.frozen(at)) for at in range(len(s.sides))), _put_frozen, sides=_SIDES),
    Fact("blocked", lambda s: yes_or_no(s.blocked), _put_blocked),
    Fact("drawn", lambda s: yes_or_no(bool(s.drew)), _put_drawn),
    Fact("laid", lambda s: tuple(yes_or_no(at in s.melded) for at in range(len(s.names))), _put_laid, per_seat=True),
)
"""Facts of every game of melds.

`teams` are the sides of the game, each its players' names joined with `+`. `canastas` are complete melds and `red3`
bonus cards laid, by whatever name a game knows them. `drawn` is `yes` once the player to act has drawn, `laid.NAME`
once this player had melded before this turn.
"""


def _by_side(number: Callable[[Count], int]) -> Callable[[Played], Amounts]:
    """Return the function that yields a number of each side's rounds, where it is not zero."""

    def count(played: Played) -> Iterator[tuple[int, float]]:
        for sides in played.state.counts:
            for side in sides:
                if amount := number(side):
                    for seat in side.seats:
                        yield seat, int(amount)

    return count


MELDS = (
    Figure("canastas-natural", _by_side(lambda side: side.natural)),
    Figure("canastas-mixed", _by_side(lambda side: side.mixed)),
    Figure("red-threes", _by_side(lambda side: side.bonus)),
    Figure("out", _by_side(lambda side: side.out)),
    Figure("out-concealed", _by_side(lambda side: side.concealed)),
    *CONDUCT,
)
"""The figures of the family."""


@dataclass(frozen=True)
class Melding(Game):
    """A game of the family; `configure` computes the values of a table from house rules and number of people."""

    configure: Callable[[Any, int], MeldConfig]

    moving = laying.MOVING
    enforced_by_players = laying.MOVING
    out_wins = False
    highlights = Game.highlights | {"came-concealed", "came-special"}

    def configured(self, s: MeldState) -> Changes:
        """Return the changes that set a table's values and its sides for the people there."""
        config, teams = self._next_sides(s)
        if teams == s.teams:
            return {"config": config, "later_teams": ()}
        scores = with_totals(s, teams, carried_totals(s, teams)[0])
        return {"config": config, "teams": teams, "later_teams": (), "scores": scores}

    def _next_sides(self, s: MeldState) -> tuple[MeldConfig, tuple[tuple[int, ...], ...]]:
        """Return the values and the sides of the next round.

        The sides are those named for it. Otherwise new ones are made only where somebody is on none, or the people who
        are left could not play as they are.
        """
        there = [seat for seat in s.ring if not s.gone[seat]]
        config = self.configure(s.house, len(there))
        said = s.later_teams
        if said and sorted(there) == sorted(seat for seats in said for seat in seats):
            return config, said
        if all(s.team(seat) >= 0 for seat in there) and can_go_on(s, config):
            return config, s.teams
        return config, sides_by_seat(there, config.sides)

    def open_sides(self, s: MeldState) -> tuple[str, ...]:
        """Return the corrections that say whose totals new sides take over, none where that is clear."""
        s = s.replaced({"house": s.later}) if s.later is not None else s
        teams = self._next_sides(s)[1]
        ways = () if teams == s.teams else carried_totals(s, teams)
        return tuple(said_totals(s, teams, totals) for totals in ways) if len(ways) > 1 else ()

    def left_open(self, before: MeldState, after: MeldState, action: act.Corrects) -> str | None:
        """Return a line with the totals of new sides where several may be meant."""
        said = {(key, frozenset(names)) for key, names in (split_key(key) for key, _ in action.facts)}
        ways = carried_totals(before, after.teams) if after.teams != before.teams else ()
        sides = {("score", frozenset(after.names[seat] for seat in seats)) for seats in after.teams}
        if len(ways) < 2 or sides <= said:
            return None
        return f"{quote(action.who)} {said_totals(before, after.teams, ways[0])}"

    def under(self, state: MeldState, house: Any) -> Changes:
        """Return the changes with the table's values of other house rules.

        People who come or go while a round is on do not change its packs, and nobody plays alone, or no longer does,
        after the pile has been taken.
        """
        dealing = state.phase == "deal" and not state.dealt
        there = sum(not gone for gone in state.gone) if dealing else state.people
        config = self.configure(house, there)
        kept = replace(config, lone=state.config.lone) if state.taken and not dealing else config
        return {"house": house, "config": kept}

    def begins(self, before: MeldState, begun: MeldState) -> Changes:
        """Begin with sides for the people who are there now; of a side that is too big some sit out."""
        changes = self.configured(begun)
        s = begun.replaced(changes)
        changes |= new_round(s) | {"people": sum(s.here)}
        out = deal.sitting_out(s)
        there = tuple(here and seat not in out for seat, here in enumerate(s.here))
        order = playing_order(s, [seat for seat, here in enumerate(there) if here])
        return changes | {"here": there, "order": order}

    def start(self, head: Head) -> MeldState:
        """Return the state before the first line, with the sides of the head, else by the seating.

        Every player is on one side; five players must say who is with whom. A position may also name the two sides of a
        round in which somebody took the pile to play alone.
        """
        s, people = self.seated(MeldState, head, None if head.facts else 0), len(head.players)
        s = s.replaced({"config": self.configure(s.house, people), "people": people})
        named = tuple(tuple(sorted(map(s.seat, names))) for names in head.teams)
        alone = [seats[0] for seats in named if len(seats) == 1]
        whole = sorted(seat for seats in named for seat in seats) == list(range(people))
        lone = s.config.lone and bool(head.facts) and whole and len(named) == 2 and len(alone) == 1
        if (named or s.config.at_once) and not lone and (not whole or len(named) != s.config.sides):
            raise NotationError("unreadable-teams", sides=s.config.sides)
        s = s.replaced({"teams": named if named and not lone else sides_by_seat(s.ring, s.config.sides)})
        s = s.replaced(new_round(s))
        out = deal.sitting_out(s)
        order = playing_order(s, [seat for seat in s.ring if seat not in out])
        s = s.replaced({"here": tuple(seat not in out for seat in range(people)), "order": order})
        return s.replaced({**pile.play_alone(s, alone[0]), "taken": True}) if lone else s

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        """Return the partnerships by the seating; where one side is too big for a round, people choose the other."""
        return deal.sides(self.configure(house, people), people, pair)

    def secret(self, state: Any, action: act.Action) -> frozenset[int] | None:
        """Return the seat that drew named cards, also the one drawn for a bonus card, as only it may read them."""
        if isinstance(action, act.Lays) and action.drawing is not None:
            action = act.Draws(action.who, cards=(action.drawing,))
        return super().secret(state, action)

    def hidden(self, state: MeldState, seats: Collection[int]) -> Changes:
        """Hide the cards that a shown hand has drawn since from everybody but its player."""
        known = tuple(hand if seat in seats else None for seat, hand in enumerate(state.known))
        return {} if known == state.known else {"known": known}

    def cannot_be(self, context: RuleContext[Any, Any, Any]) -> bool:
        """Return True also for a line that takes cards that are not there."""
        lacking = isinstance(context.action, act.TakesPile) and not context.state.discards
        if isinstance(context.action, act.Draws):
            said, most = deal.cards_drawn(context)
            lacking = not 0 < said <= most
        return super().cannot_be(context) or lacking

    def check_facts(self, s: MeldState, stated: Mapping[str, str]) -> None:
        """Raise NotationError where a minimum does not follow from the score, or sides see one pile differently.

        Every side that has melded finds the pile frozen, or none of them does.
        """
        for key, text in stated.items():
            name, names = split_key(key)
            if name == "frozen" and yes_or_no(s.frozen(side := side_of(s, s.sides, names))) != text:
                raise NotationError("unreadable-frozen", side=_side_text(s.sides[side], s), melded=True)
            if name == "minimum":
                seats = s.teams[side_of(s, s.teams, names)]
                if (minimum := s.minimum(seats[0])) != number(key, text):
                    raise NotationError("unreadable-minimum", side=_side_text(seats, s), minimum=minimum, stated=text)

    def corrected(self, context: RuleContext[Any, Any, Any], state: MeldState, stated: Mapping[str, str]) -> Changes:
        """End the round where the table says that somebody has no cards left."""
        before = context.state
        empty = [seat for seat in state.order if state.here[seat] and state.hands[seat] == 0 != before.hands[seat]]
        empty = [seat for seat in empty if not state.feet[seat]]
        if state.phase != "play" or state.keep != "plays" or not empty:
            return {}
        return laying.go_out(replace(context, state=state, who=empty[0]), state)

    def view(self, state: MeldState) -> View:
        return screens.view(self, self.between(state))

    def between(self, s: MeldState) -> MeldState:
        """Return the state before a deal as the deal begins.

        It has the house rules that wait for it, the sides of the people there, and nothing melded yet.
        """
        if s.phase != "deal" or s.dealt:
            return s
        s = s.replaced({"house": s.later}) if s.later is not None else s
        if self.open_sides(s):
            return s.replaced({"config": self._next_sides(s)[0]})
        changes = self.configured(s)
        changes |= adjustment(s, changes, NEXT_LINE) if "scores" in changes else {}
        s = s.replaced(changes)
        return s.replaced(new_round(s))

    def prompts(self, state: MeldState, seat: int) -> tuple[Prompt, ...]:
        """Return the prompts, first the answers to the question whose totals the new sides take over."""
        s, found = self.between(state), list[Prompt]()
        asked = self.open_sides(state) if state.phase == "deal" and not state.dealt else ()
        for line in asked if not state.gone[seat] else ():
            action = act.Corrects("", read_facts(line.partition(" ")[2]))
            totals = ", ".join(f"{key.removeprefix('score.')} {total}" for key, total in action.facts[1:])
            found.append(Tap(message("ask-totals-of-sides", totals=totals), "first", action))
        return (*found, *screens.prompts(self, s, seat, new_sides=s.teams != state.teams or bool(asked)))

    def together(self, state: MeldState, seat: int) -> Iterator[act.Action]:
        """Yield the new melds that a hand may make, and what the pile's top card takes along, the smallest ones.

        A side's first melds are as many as its minimum needs. Of a hand that nobody knows they are of one rank each. A
        wild card that joins one of several melds names its rank. A bonus card that was dealt is laid before the first
        turn, no matter whose that is.
        """
        known = state.known[seat]
        turn = state.phase == "play" and state.turn == seat
        if turn and len(state.melds[state.side(seat)]) > 1:
            ranks = [meld.rank for meld in state.melds[state.side(seat)]]
            held = (card for card in in_order(state.config.wild) if known is None or {card, UNKNOWN} & {*known})
            yield from (act.Melds("", (act.Group((card,), rank),)) for card in held for rank in ranks)
        if known is not None:
            yield from (act.Lays("", card) for card in in_order(state.config.bonus) if card in known)
        if turn and state.drew:
            yield from dict.fromkeys(laying.smallest_melds(state, seat))

    def position_prompts(self, state: MeldState, seat: int, *, hands: bool) -> tuple[PickCards, ...]:
        return (*super().position_prompts(state, seat, hands=hands), *screens.position_prompts(state, seat))

    def running(self, state: MeldState, action: act.Action, ruling: Ruling) -> tuple[Message, ...]:
        if not isinstance(action, act.Melds):
            return super().running(state, action, ruling)
        return screens.running(state, action, ruling)

    def consequences(self, before: MeldState, action: act.Action, after: MeldState) -> tuple[Message, ...]:
        """Return those of every game, about a lone player, going out, bonus cards left in hands, a side's points."""
        config, told = after.config, list(super().consequences(before, action, after))
        if config.lone and after.taken and not before.taken:
            alone, others = after.sides
            told.append(message("came-alone", seat=Seat(alone[0]), others=tuple(map(Seat, others))))
        if after.concealed and not before.concealed:
            points = config.bonuses.out + config.bonuses.concealed
            told.append(message("came-concealed", seat=Seat(after.first), points=points))
        if after.special and not before.special:
            points = config.specials.get(after.special, 0)
            told.append(message("came-special", seat=Seat(after.first), kind=after.special, points=points))
        for seat, held in enumerate(after.held if after.keep == "plays" and after.held != before.held else ()):
            kept = tuple(card for card in rounds.cards_in_record(held) if card in config.bonus)
            if kept and held != before.held[seat]:  # what they cost: Q-CAN-20
                told.append(message("came-kept", seat=Seat(seat), cards=kept, points=len(kept) * config.kept_bonus))
        for side in after.entered or (after.counts[-1] if after.counts else ()):
            if isinstance(action, act.Scores) and {*action.side} == {after.names[seat] for seat in side.seats}:
                seats = tuple(Seat(seat) for seat in after.ring if seat in side.seats)
                told.append(message("came-side", seats=seats, points=side.total(config)))
        return tuple(told)

    def sharing(self, state: MeldState) -> tuple[tuple[int, ...], ...]:
        state = self.between(state)
        sides = {seat: seats for seats in state.teams for seat in seats}
        there = [sides[seat] for seat in state.ring if seat in sides]
        return (*dict.fromkeys(there), *((seat,) for seat in state.ring if seat not in sides))

    def places(self, state: MeldState) -> Places:
        return super().places(self.between(state))

    def parts(self, state: MeldState, number: int, seat: int) -> tuple[tuple[Message, float], ...]:
        """Return the parts of a side's points; a lone player has bonus cards of their own."""
        for scored, sides in zip(state.rounds, state.counts, strict=True):
            for side in sides if scored.number == number else ():
                if seat in side.seats:
                    own, parts = (scored.points[seat] or 0) - side.total(state.config), count.points_of(state, side)
                    return tuple((label, points + own * (label.id == "tally-red3")) for label, points in parts)
        return ()

    def tally(self, state: MeldState) -> Tally | None:
        return count.sheet(self.between(state))

    def filled(self, state: MeldState, sheet_: Tally, values: Values) -> Filled:
        return count.filled(self, self.between(state), sheet_, values)

    def packs(self, state: MeldState) -> Any:
        return state.config.packs

    def pack(self, state: MeldState) -> dict[Card, int]:
        """Return the cards in the order of the grid, with their points."""
        return {card: state.config.points.get(card, 0) for card in in_order(state.config.packs)}


def agrees(c: Any, ruling: Ruling) -> Changes:
    """Change the house rules; where only the score is kept from now on, nobody's turn is waited for.

    Every side's count is entered then.
    """
    s, changes = c.state, people.agrees(c, ruling)
    dealing = s.phase == "deal" and not s.dealt
    if changes.get("keep") == "scores" and s.keep == "plays" and s.phase != "over" and not dealing:
        changes |= {"phase": "play", "turn": NOBODY} | rounds.clear_counts(s)
    return changes


def returns(c: Any, ruling: Ruling) -> Changes:
    """Bring back a player, whose turn begins where everybody had left."""
    changes = people.returns(c, ruling)
    return changes | c.state.turn_begins(c.who) if "turn" in changes else changes


def swaps(c: Any, ruling: Ruling) -> Changes:
    """Exchange two places, also in the order in which the round is played."""
    changes = people.swaps(c, ruling)
    s = c.state.replaced(changes)
    return changes | {"order": playing_order(s, s.order)}


def melding(
    key: str,
    *,
    configure: Callable[[Any, int], MeldConfig],
    **definition: Unpack[Definition],
) -> Melding:
    """Make a game of the family."""
    applied: Effects = {
        **effects_of(conduct, people, penalties, deal, pile, laying, count),
        act.Agrees: agrees,
        act.Returns: returns,
        act.Swaps: swaps,
    }
    return Melding(
        key=key,
        rules=(
            *conduct.RULES,
            *rounds.RULES,
            *people.RULES,
            *(deal.dealt, deal.undealt, deal.dealer, deal.totals),
            *(deal.no_play, deal.turn, deal.waits),
            count.count_time,
            *(count.keeping, count.parts),
            *(laying.before_draw, laying.bonus, laying.in_hand, laying.packs, laying.special),
            *(deal.drawn, deal.draw_count),
            *pile.RULES,
            *(laying.which, laying.one_rank, laying.closing, laying.naturals, laying.wilds, laying.top),
            laying.minimum,
            *(laying.keep, laying.permission),
            laying.bound,
            *penalties.RULES,
            *penalties.LAST_RULES,
            *(deal.deal, deal.up_card),
            *(deal.draw, deal.lay),
            pile.pile,
            laying.meld,
            *(laying.discard, laying.pass_on, laying.ask, laying.answer),
            *(count.count_points, count.count_differs, count.game_end, count.count),
            *(count.fives, count.bonus_count, count.one_out, count.card_points),
            count.score,
            *conduct.LAST_RULES,
        ),
        effects={**applied, **{kind: laying.as_if_in_turn(applied[kind]) for kind in laying.MOVING}},
        on_refused={
            **penalties.ON_REFUSED,
            **dict.fromkeys(laying.MOVING, penalties.record_wrong_play),
            laying.minimum.id: laying.record_failed_meld,
        },
        facts_known=FACTS,
        configure=configure,
        **definition,
    )


__all__ = ["Melding", "melding"]
