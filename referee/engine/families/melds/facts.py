"""Facts of a game of melds, as they are read from the state and set by people, and figures of the family."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from operator import attrgetter

from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import put
from referee.engine.common_rules.facts import SHARED, cards_of, count_fact, is_yes, number, side_of, yes_or_no
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.families.melds.meld import Meld, complete
from referee.engine.families.melds.state import Count, MeldState, can_go_on, carried_totals, new_round, with_totals
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.game import Changes, Fact
from referee.engine.notation.tokens import read_names, split_key, words_of
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


def check(s: MeldState, stated: Mapping[str, str]) -> None:
    """Raise NotationError where a minimum does not follow from the score, or sides cannot see one pile so differently.

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
    Fact(
        "laid", lambda s: tuple(yes_or_no(seat in s.melded) for seat in range(len(s.names))), _put_laid, per_seat=True
    ),
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
