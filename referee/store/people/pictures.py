"""The material of ratings and of a person's pictures: finished games in order of time, and a person's nights."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from referee.store.people.outcomes import Span
from referee.store.people.persons import person_of
from referee.store.people.results import GAMES, PERSON, Results, within
from referee.store.values import PersonRow


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished game: its person, side and place (None: none)."""

    seat: int
    person: int
    side: int
    place: int | None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game with its seats, as ratings need it."""

    id: int
    night: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class PersonNight:
    """A person's finished games of a night: how many, how many of them won, and their places.

    `places` adds up the places of the `ranked` games; `first` and `last` are the best and the worst of them.
    """

    night: int
    opened: float
    games: int
    wins: int
    ranked: int
    places: int
    first: int | None
    last: int | None


@dataclass(frozen=True, slots=True)
class WonGame:
    """A finished game and its winners; a person who was removed or left out of standings is not `listed`."""

    game: int
    number: int
    kind: str
    night: int
    night_name: str
    opened: float
    winners: tuple[PersonRow, ...]


class Pictures(Results):
    """The functions for ratings and pictures."""

    def rated_games(self, span: Span) -> list[RatedGame]:
        """Return the finished games of a span in order of time."""
        where, values = within(span)
        rows = self._db.rows(
            f"""
            SELECT results.game AS game, games.night AS night, results.seat AS seat, person, side, place
            FROM {GAMES} WHERE {where} ORDER BY started, results.game, seat
            """,
            *values,
        )
        return [
            RatedGame(*of, tuple(RatedSeat(row["seat"], row["person"], row["side"], row["place"]) for row in seats))
            for of, seats in groupby(rows, lambda row: (row["game"], row["night"]))
        ]

    def person_nights(self, span: Span, person: int) -> list[PersonNight]:
        """Return the sums of a person's finished games by night of a span, the oldest night first."""
        where, values = within(span)
        rows = self._db.rows(
            f"""
            SELECT nights.id AS night, opened, count(*) AS games, sum(won) AS wins, count(place) AS ranked,
                   coalesce(sum(place), 0) AS places, min(place) AS first, max(place) AS last
            FROM {GAMES} WHERE {where} AND person = ? GROUP BY nights.id ORDER BY opened, nights.id
            """,
            *values,
            person,
        )
        return [
            PersonNight(**{**row, **{key: int(row[key]) for key in ("games", "wins", "ranked", "places")}})
            for row in rows
        ]

    def won_games(self, span: Span, limit: int) -> list[WonGame]:
        """Return the newest finished games of a span and their winners, the oldest of them first."""
        where, values = within(span)
        games = self._db.rows(
            f"""
            SELECT games.id AS game, number, outcomes.kind AS kind,
                   nights.id AS night, nights.name AS night_name, opened
            FROM outcomes JOIN games ON games.id = game AND over = 1
            JOIN nights ON nights.id = night AND deleted IS NULL
            WHERE {where} ORDER BY started DESC, games.id DESC LIMIT ?
            """,
            *values,
            limit,
        )
        winners = self._winners([row["game"] for row in games])
        return [WonGame(**row, winners=tuple(winners.get(row["game"], ()))) for row in reversed(games)]

    def _winners(self, games: Iterable[int]) -> dict[int, list[PersonRow]]:
        ids = list(games)
        if not ids:
            return {}
        rows = self._db.rows(
            f"""
            SELECT results.game AS game, {PERSON} FROM {GAMES} JOIN persons ON persons.id = person
            WHERE won = 1 AND results.game IN ({", ".join("?" * len(ids))}) ORDER BY results.game, seat
            """,
            *ids,
        )
        found: dict[int, list[PersonRow]] = {}
        for row in rows:
            found.setdefault(row["game"], []).append(person_of(row))
        return found


__all__ = ["PersonNight", "Pictures", "RatedGame", "RatedSeat", "WonGame"]
