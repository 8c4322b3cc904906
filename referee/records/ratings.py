"""Ratings from the places of games, by the model of Plackett and Luce, as ranges on a scale that people can read.

`openskill` computes them, from games of any number of people at once: a side is a team, equal places are a tie. A
rating is known only as a range, which is wide at first and becomes narrower with each game.
"""

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from referee.store.people.pictures import Moment, RatedGame, RatedSeat

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

MIDDLE, SCALE, STEP = 1500, 40, 10
"""The mean of a new person on our scale, the size of a point of the model there, and the step of rounding."""
SIGMAS = 2
"""The number of standard deviations below and above the mean that the range covers."""
NOTHING: Moment = (float("-inf"), 0)
"""Before every game."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating as people read it: the range in which it most likely lies, its mean, and the number of rated games."""

    low: int
    mean: int
    high: int
    games: int = 0


@dataclass(frozen=True, slots=True)
class Met:
    """The games of two persons against each other, and the numbers in which one stood before or behind the other."""

    games: int = 0
    ahead: int = 0
    behind: int = 0

    @property
    def turned(self) -> "Met":
        """The same as the other one sees it."""
        return Met(self.games, self.behind, self.ahead)


class Ratings:
    """Everybody's rating after a number of games, its course from night to night, and the results between two people.

    `games` counts them, `last` is the last of them, and `mark` adds up their marks, so that one can tell whether the
    games of a season are still those.
    """

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # takes 15 ms, which no start has to wait for

        self.games = 0
        self.mark = 0
        self.last = NOTHING
        self._model = PlackettLuce()
        self._ratings: dict[int, PlackettLuceRating] = {}
        self._rated: dict[int, array[int]] = {}
        self._nights: dict[int, array[float]] = {}
        self._met: dict[tuple[int, int], tuple[int, int, int]] = {}

    def copy(self) -> "Ratings":
        """Return ratings that can go on with other games."""
        other = Ratings()
        other.games, other.mark, other.last = self.games, self.mark, self.last
        other._ratings, other._met = self._ratings.copy(), self._met.copy()
        other._rated = {person: games[:] for person, games in self._rated.items()}
        other._nights = {person: nights[:] for person, nights in self._nights.items()}
        return other

    def add(self, game: RatedGame) -> None:
        """Go on with a game, which comes after those before it."""
        self.games += 1
        self.mark += game.mark
        self.last = (game.started, game.id)
        seats = {seat.person: seat for seat in reversed(game.seats)}.values()
        for one, other in combinations(seats, 2):
            if one.side != other.side:
                self._meet(one, other)
        self._rate(game, [seat for seat in seats if seat.place is not None])

    def _meet(self, one: RatedSeat, other: RatedSeat) -> None:
        if one.person > other.person:
            one, other = other, one
        key = one.person, other.person
        games, ahead, behind = self._met.get(key, (0, 0, 0))
        if one.place is not None and other.place is not None:
            ahead += one.place < other.place
            behind += one.place > other.place
        self._met[key] = games + 1, ahead, behind

    def _rate(self, game: RatedGame, seats: Iterable[RatedSeat]) -> None:
        """Rate those who have a place; a game needs two sides."""
        sides: dict[int, list[RatedSeat]] = {}
        for seat in sorted(seats, key=lambda seat: seat.seat):
            sides.setdefault(seat.side, []).append(seat)
        if len(sides) < 2:
            return
        teams = [[self._ratings.get(seat.person) or self._model.rating() for seat in side] for side in sides.values()]
        ranks = [float(min(seat.place or 0 for seat in side)) for side in sides.values()]
        for side, team in zip(sides.values(), self._model.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(side, team, strict=True):
                self._ratings[seat.person] = rating
                self._rated.setdefault(seat.person, array("q")).append(game.id)
                self._note(seat.person, game.night, rating)

    def _note(self, person: int, night: int, rating: "PlackettLuceRating") -> None:
        """Note a rating as that at the end of a night, until the night goes on: three numbers a night."""
        nights = self._nights.setdefault(person, array("d"))
        if nights and nights[-3] == night:
            del nights[-3:]
        nights.extend((night, rating.mu, rating.sigma))

    def of(self, person: int) -> Rating | None:
        """Return the rating of a person; None for somebody without a rated game."""
        known = self._ratings.get(person)
        return shown(known.mu, known.sigma, len(self._rated[person])) if known is not None else None

    def games_of(self, person: int) -> frozenset[int]:
        """Return the games that made the rating of a person, by id."""
        return frozenset(self._rated.get(person, ()))

    def by_night(self, person: int) -> Iterator[tuple[int, Rating]]:
        """Yield each night of a person with the rating at its end, in the order of time."""
        nights = self._nights.get(person, array("d"))
        for at in range(0, len(nights), 3):
            yield int(nights[at]), shown(nights[at + 1], nights[at + 2])

    def met(self, person: int, other: int) -> Met:
        """Return how two persons stood to each other, as the first of them sees it."""
        if person > other:
            return self.met(other, person).turned
        return Met(*self._met.get((person, other), (0, 0, 0)))


def shown(mu: float, sigma: float, games: int = 0) -> Rating:
    """Return a rating of the model on our scale, rounded so that it says no more than is known."""

    def on_scale(value: float) -> int:
        return STEP * round((MIDDLE + SCALE * (value - 25)) / STEP)

    return Rating(on_scale(mu - SIGMAS * sigma), on_scale(mu), on_scale(mu + SIGMAS * sigma), games)


__all__ = ["Met", "Rating", "Ratings", "shown"]
