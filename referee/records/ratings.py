"""Ratings from the places of games, by the model of Plackett and Luce, as ranges on a scale that people can read.

`openskill` computes them, from games of any number of people at once: a side is a team, equal places are a tie. A
rating is known only as a range, which is wide at first and becomes narrower with each game.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from referee.store.people.outcomes import PlayedSeat

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

MIDDLE, SCALE, STEP = 1500, 40, 10
"""The mean of a new person on our scale, the size of a point of the model there, and the step of rounding."""
SIGMAS = 2
"""The number of standard deviations below and above the mean that the range covers."""


class Rating(NamedTuple):
    """A rating as people read it: the range in which it most likely lies, its mean, and the number of rated games."""

    low: int
    mean: int
    high: int
    games: int = 0


class Ratings:
    """Everybody's rating after `games` games, and its course from night to night."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce  # takes 15 ms, which no start has to wait for

        self.games = 0
        self._model = PlackettLuce()
        self._ratings: dict[int, PlackettLuceRating] = {}
        self._rated: dict[int, list[int]] = {}
        self._nights: dict[int, dict[int, PlackettLuceRating]] = {}

    def add(self, game: Sequence[PlayedSeat]) -> None:
        """Go on with the seats of a game after those before it: rate those who have a place, if there are two sides."""
        self.games += 1
        seats = {seat.person.id: seat for seat in reversed(game)}.values()
        sides: dict[int, list[PlayedSeat]] = {}
        for seat in sorted(seats, key=lambda seat: seat.seat):
            if seat.place is not None:
                sides.setdefault(seat.side, []).append(seat)
        if len(sides) < 2:
            return
        teams = [
            [self._ratings.get(seat.person.id) or self._model.rating() for seat in side] for side in sides.values()
        ]
        ranks = [float(min(seat.place or 0 for seat in side)) for side in sides.values()]
        for side, team in zip(sides.values(), self._model.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(side, team, strict=True):
                self._ratings[seat.person.id] = rating
                self._rated.setdefault(seat.person.id, []).append(seat.game)
                self._nights.setdefault(seat.person.id, {})[seat.night] = rating

    def of(self, person: int) -> Rating | None:
        """Return the rating of a person; None for somebody without a rated game."""
        known = self._ratings.get(person)
        return shown(known.mu, known.sigma, len(self._rated[person])) if known is not None else None

    def games_of(self, person: int) -> frozenset[int]:
        """Return the games that made the rating of a person, by id."""
        return frozenset(self._rated.get(person, ()))

    def by_night(self, person: int) -> Iterator[tuple[int, Rating]]:
        """Yield each night of a person with the rating at its end, in the order of time."""
        for night, rating in self._nights.get(person, {}).items():
            yield night, shown(rating.mu, rating.sigma)


def shown(mu: float, sigma: float, games: int = 0) -> Rating:
    """Return a rating of the model on our scale, rounded so that it says no more than is known."""

    def on_scale(value: float) -> int:
        return STEP * round((MIDDLE + SCALE * (value - 25)) / STEP)

    return Rating(on_scale(mu - SIGMAS * sigma), on_scale(mu), on_scale(mu + SIGMAS * sigma), games)
