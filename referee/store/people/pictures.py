"""The material of ratings and of a season's pictures: its finished games in order, and a person's nights."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from referee.store.people.outcomes import Span
from referee.store.people.persons import person_of
from referee.store.people.results import GAMES, PERSON, Results, within
from referee.store.values import PersonRow

Moment = tuple[float, int]
"""The place of a game in the order of time: when it started, and its id."""
_BITS = 2**31 - 1


def _mixed(one: str, other: str) -> str:
    """Return an expression that makes one number of two, of which the first is no `integer` of PostgreSQL's."""
    return f"((({one}) & {_BITS}) * (({other}) & {_BITS}) & {_BITS})"


_MARK = _mixed("results.game * 7919 + results.seat", "played_as.person * 104729 + side * 1009 + coalesce(place, 0)")
"""The mark of a seat, as `RatedGame.mark` computes it."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A seat of a finished game: its person, side and place (None: none)."""

    seat: int
    person: int
    side: int
    place: int | None


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game as ratings need it."""

    id: int
    night: int
    started: float
    seats: tuple[RatedSeat, ...]

    @property
    def mark(self) -> int:
        """A number that changes with the persons, sides or places of the game's seats."""
        return sum(
            ((self.id * 7919 + seat.seat) & _BITS)
            * ((seat.person * 104729 + seat.side * 1009 + (seat.place or 0)) & _BITS)
            & _BITS
            for seat in self.seats
        )


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

    def stamp(self) -> str:
        """Return a text that changes with every write, by any server; see `Database.stamp`."""
        return self._db.stamp

    def games_in_order(self, span: Span, after: Moment) -> list[int]:
        """Return the finished games of a span that come after one, in the order of time."""
        where, values = within(span)
        rows = self._db.rows(
            f"""
            SELECT games.id AS game FROM outcomes JOIN games ON games.id = game AND over = 1
            JOIN nights ON nights.id = night AND deleted IS NULL
            WHERE {where} AND (started > ? OR (started = ? AND games.id > ?)) ORDER BY started, games.id
            """,
            *values,
            *(after[0], *after),
        )
        return [row["game"] for row in rows]

    def season_state(self, span: Span) -> tuple[int, int]:
        """Return two numbers; one of them changes with the finished games of a span or with its persons.

        They cost a fraction of `season_mark`: no seat is read, as a game's result depends on the same number of lines
        and version of the program.
        """
        games, values = within(span)
        nights, nights_values = within(replace(span, kind=""))
        [row] = self._db.rows(
            f"""
            SELECT (
                SELECT coalesce(sum({_mixed("game", "outcomes.version * 104729 + lines")}), 0) FROM outcomes
                JOIN games ON games.id = game AND over = 1
                JOIN nights ON nights.id = night AND deleted IS NULL WHERE {games}
            ) AS games, (
                SELECT coalesce(sum({_mixed("nights.id * 7919 + place", "person")}), 0) FROM (
                    SELECT night, person, row_number() OVER (PARTITION BY night ORDER BY name) AS place FROM played_as
                ) AS names JOIN nights ON nights.id = night AND deleted IS NULL WHERE {nights}
            ) AS persons
            """,
            *values,
            *nights_values,
        )
        return int(row["games"]), int(row["persons"])

    def season_mark(self, span: Span, upto: Moment) -> tuple[int, int]:
        """Return the marks of a span's games up to one of them, added up, and the number of seats in later games."""
        where, values = within(span)
        later = "(started > ? OR (started = ? AND games.id > ?))"
        [row] = self._db.rows(
            f"""
            SELECT coalesce(sum(CASE WHEN {later} THEN 0 ELSE {_MARK} END), 0) AS mark,
                   coalesce(sum(CASE WHEN {later} THEN 1 ELSE 0 END), 0) AS later
            FROM {GAMES} WHERE {where}
            """,
            *(upto[0], *upto) * 2,
            *values,
        )
        return int(row["mark"]), int(row["later"])

    def rated_games(self, games: Sequence[int]) -> list[RatedGame]:
        """Return these games, in the order of time; those that have gone are left out."""
        if not games:
            return []
        rows = self._db.rows(
            f"""
            SELECT results.game AS game, games.night AS night, started, results.seat AS seat, person, side, place
            FROM {GAMES} WHERE results.game IN ({", ".join("?" * len(games))})
            ORDER BY started, results.game, seat
            """,
            *games,
        )
        seats: dict[int, list[RatedSeat]] = {}
        for row in rows:
            seat = RatedSeat(row["seat"], row["person"], row["side"], row["place"])
            seats.setdefault(row["game"], []).append(seat)
        about = {row["game"]: (row["night"], row["started"]) for row in rows}
        return [RatedGame(game, *about[game], tuple(of_game)) for game, of_game in seats.items()]

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


__all__ = ["Moment", "PersonNight", "Pictures", "RatedGame", "RatedSeat", "WonGame"]
