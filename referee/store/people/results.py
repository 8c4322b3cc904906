"""Results of games, computed once and stored, and what they add up to."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

from referee.engine.basics.points import Tenths, of_tenths
from referee.store.people.outcomes import GameOutcome, Meeting, PlayedSeat, Span, Total, meeting_of, totals_by
from referee.store.people.persons import MINE, Persons
from referee.store.values import COLOURS, SIGNS, PersonRow, SeatLook

PLAYED = "(SELECT game AS of_game, seat_names.name AS called, person FROM seat_names JOIN seats ON seats.id = seat)"
"""The person behind each name of a game."""
SPAN = "<span>"
"""The place of the condition of a span in a statement (see `Results._in`)."""
GAMES = f"""
    results JOIN outcomes ON outcomes.game = results.game AND over = 1
    JOIN games ON games.id = results.game
    JOIN nights ON nights.id = games.night AND deleted IS NULL
    JOIN {PLAYED} AS played ON played.of_game = results.game AND played.called = results.name
"""
"""The seats of finished games, each with its person."""
POINTS = ("points", "against", "best", "worst")


class Results(Persons):
    """The functions for results."""

    def _in(self, span: Span, sql: str, *values: object) -> list[dict[str, Any]]:
        """Return the rows that a statement selects, with the condition of a span in it; `values` are those after it."""
        conditions: dict[str, tuple[object, ...]] = {
            f"nights.id IN ({MINE})": (span.device, span.device) if span.device is not None else (),
            "nights.host = ?": (span.host,) if span.host is not None else (),
            "opened >= ?": (span.since,) if span.since else (),
            "opened < ?": (span.until,) if span.until else (),
            "games.id = ?": (span.game,) if span.game else (),
            "outcomes.kind = ?": (span.kind,) if span.kind else (),
        }
        where = " AND ".join(["1 = 1", *(text for text, some in conditions.items() if some)])
        return self._db.rows(sql.replace(SPAN, where), *chain(*conditions.values()), *values)

    def stale_games(self, version: int) -> list[int]:
        """Return the games whose result is missing, older than their last line or of another version, oldest first."""
        rows = self._db.rows(
            """
            SELECT games.id FROM games JOIN nights ON nights.id = night AND deleted IS NULL
            LEFT JOIN outcomes ON outcomes.game = games.id
            WHERE version IS NULL OR version <> ?
               OR EXISTS (SELECT 1 FROM lines WHERE lines.game = games.id AND n > outcomes.lines)
            ORDER BY games.id
            """,
            version,
        )
        return [row["id"] for row in rows]

    def head_of(self, game: int) -> str | None:
        """Return the head of a game's record, None if the game has gone."""
        return next((row["head"] for row in self._db.rows("SELECT head FROM games WHERE id = ?", game)), None)

    def keep_outcomes(self, outcomes: Iterable[GameOutcome], *, own: bool = False) -> None:
        """Store the results of games instead of their earlier ones; a game that has gone is left out.

        Names that are nobody's yet, as of a game that was kept without seats, become a seat's and a person's: with
        `own` one of the host's nights, otherwise of all.
        """
        with self._db.whole():
            for outcome in outcomes:
                sql = "SELECT night, host FROM games JOIN nights ON nights.id = night WHERE games.id = ?"
                for row in self._db.rows(sql, outcome.game):
                    self._keep_outcome(outcome, row["night"], (row["host"] or "") if own else None)

    def _keep_outcome(self, outcome: GameOutcome, night: int, among: str | None) -> None:
        sql = (
            "SELECT name, id AS seat, 1 AS now FROM seats WHERE night = ?"
            " UNION SELECT name, seat, 0 FROM seat_names WHERE game = ? ORDER BY now DESC"
        )
        known = {row["name"]: row["seat"] for row in self._db.rows(sql, night, outcome.game)}
        for seat in outcome.seats:
            look = SeatLook(seat.seat % len(COLOURS), SIGNS[seat.seat % len(SIGNS)])
            row = known.get(seat.name) or self._add_row(night, seat.name, look)
            self._call(outcome.game, seat.name, row)
            self.person_for(row, None, among)
        self._db.run("DELETE FROM outcomes WHERE game = ?", outcome.game)
        sql = "INSERT INTO outcomes (game, version, lines, kind, over, fewest, counted) VALUES (?, ?, ?, ?, ?, ?, ?)"
        over, fewest = int(outcome.over), int(outcome.fewest)
        self._db.run(sql, outcome.game, outcome.version, outcome.lines, outcome.kind, over, fewest, outcome.counted)
        columns = "game", "seat", "name", "side", "place", "won", "rounds", *POINTS, "parts"
        results = []
        for seat in outcome.seats:
            points = seat.points, seat.against, seat.best, seat.worst
            parts = 10 if any(isinstance(one, Tenths) for one in points) else 1
            stored = (None if one is None else round(one * parts) for one in points)
            of_seat = outcome.game, seat.seat, seat.name, seat.side, seat.place, int(seat.won), seat.rounds
            results.append((*of_seat, *stored, parts))
        self._db.insert("results", columns, results)
        figures = [(outcome.game, seat.seat, *figure) for seat in outcome.seats for figure in seat.figures]
        self._db.insert("figures", ("game", "seat", "key", "total", "times", "most"), figures)

    def played_seats(self, span: Span, person: int | None = None, *, figures: bool = False) -> list[PlayedSeat]:
        """Return the seats of the finished games of a span, or of a person's, the oldest game first."""
        values, where = ((), SPAN) if person is None else ((person,), f"{SPAN} AND person = ?")
        told: dict[tuple[int, int], dict[str, tuple[float, int, float]]] = {}
        columns = "figures.game AS game, figures.seat AS seat, key, total, times, most"
        joined = "JOIN figures ON figures.game = results.game AND figures.seat = results.seat"
        for row in self._in(span, f"SELECT {columns} FROM {GAMES} {joined} WHERE {where}", *values) if figures else ():
            of = told.setdefault((row["game"], row["seat"]), {})
            of[row["key"]] = row["total"], int(row["times"]), row["most"]
        people = "0" if person is None else "(SELECT count(*) FROM results others WHERE others.game = results.game)"
        rows = self._in(
            span,
            f"""
            SELECT seat, results.name AS name, side, place, won, points, against, results.rounds AS rounds, best, worst,
                   parts, results.game AS game, number, outcomes.kind AS kind, started, coalesce(
                       (SELECT entered FROM lines WHERE lines.game = results.game ORDER BY n DESC LIMIT 1), started
                   ) AS ended, counted, fewest, {people} AS people,
                   nights.id AS night, nights.name AS night_name, code, opened,
                   person, uid, persons.name AS called, colour, sign, listed
            FROM {GAMES} JOIN persons ON persons.id = person WHERE {where} ORDER BY started, results.game, seat
            """,
            *values,
        )
        persons: dict[int, PersonRow] = {}
        seats = []
        for row in rows:
            row["won"], row["fewest"] = bool(row["won"]), bool(row["fewest"])
            if row.pop("parts") > 1:
                row |= {key: of_tenths(row[key]) for key in POINTS if row[key] is not None}
            *of_seat, id, uid, name, colour, sign, listed = row.values()
            who = persons.get(id) or PersonRow(id, uid, name, SeatLook(colour, sign), bool(listed))
            persons[id] = who
            seats.append(PlayedSeat._make((*of_seat, who, told.get((row["game"], row["seat"]), {}))))
        return seats

    def totals(self, span: Span) -> list[Total]:
        """Return the sums of everybody's finished games of a span, the most wins first."""
        return totals_by(lambda seat: seat.person.id, self.played_seats(span))

    def meetings(self, span: Span, person: int) -> list[Meeting]:
        """Return a person's finished games with everybody else, most games first.

        Anybody who was removed or is left out of standings is somebody, all of them in one meeting at the end.
        """
        seats, pairs = self.played_seats(span), dict[PersonRow, list[tuple[PlayedSeat, PlayedSeat]]]()
        mine: dict[int, list[PlayedSeat]] = {}
        for seat in seats:
            if seat.person.id == person:
                mine.setdefault(seat.game, []).append(seat)
        for seat in seats:
            for own in mine.get(seat.game, ()) if seat.person.id != person else ():
                pairs.setdefault(seat.known, []).append((own, seat))
        found = [meeting_of(known, of) for known, of in pairs.items()]
        return sorted(found, key=lambda of: (not of.person.listed, -len(of.pairs), of.person.id))

    def kinds(self, span: Span) -> list[str]:
        """Return the games that were finished in a span, the one played most often first."""
        rows = self._in(
            span,
            f"""
            SELECT kind, count(*) AS games FROM outcomes JOIN games ON games.id = game
            JOIN nights ON nights.id = night AND deleted IS NULL
            WHERE over = 1 AND {SPAN} GROUP BY kind ORDER BY games DESC, kind
            """,
        )
        return [row["kind"] for row in rows]
