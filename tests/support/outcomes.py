"""Nights whose games have results at once, without lines, for the tests of what many nights add up to."""

from collections.abc import Sequence
from itertools import count
from random import Random

from referee.records.results import VERSION
from referee.store import Store
from referee.store.people.outcomes import GameOutcome, PlayedSeat, SeatOutcome
from referee.store.values import PersonRow, SeatLook

Seats = Sequence[tuple[str, int, int | None]]
"""Of each seat of a game the name, the side and the place."""
_lines = count(1)
"""A result that differs is one of more lines."""
DAY = 24 * 3600.0
FIRST = 1_600_000_000.0


def seat(person: int, place: int | None, game: int, night: int = 1, at: int = 0, side: int = 0) -> PlayedSeat:
    """Return the seat of a person in a finished game, the `at`-th one of it."""
    return PlayedSeat(
        *(at, "", side, place, place == 1, 0, 0, 1, None, None),
        *(game, 1, "hearts", 0.0, 0.0, "", False, 2, night, "", "BCDF", night * DAY),
        PersonRow(person, "", "", SeatLook(0, "cat"), listed=True),
        {},
    )


def alone(*names: str) -> Seats:
    """Return the seats of a game that these people ended in this order, each for themselves."""
    return [(name, at, at + 1) for at, name in enumerate(names)]


def outcome(game: int, seats: Seats, kind: str = "hearts") -> GameOutcome:
    """Return the result of a finished game."""
    return GameOutcome(
        *(game, VERSION, next(_lines), kind),
        over=True,
        counted="points",
        seats=tuple(
            SeatOutcome(seat, name, side, place, place == 1, 10 * (place or 0), 50, 4, 1, 9)
            for seat, (name, side, place) in enumerate(seats)
        ),
    )


def night(store: Store, *played: Seats, opened: float = FIRST, name: str = "x", host: str | None = None) -> list[int]:
    """Return the games of a new night."""
    night = store.open_night(name, host=host).id
    for person in dict.fromkeys(name for seats in played for name, _, _ in seats):
        store.add_seat(night, person)
    store._db.run("UPDATE nights SET opened = ? WHERE id = ?", opened, night)
    games = []
    for at, seats in enumerate(played):
        games.append(store.add_game(night, f"game: hearts\nplayers: {' '.join(seat[0] for seat in seats)}\n").id)
        store._db.run("UPDATE games SET started = ? WHERE id = ?", opened + 600.0 * at, games[-1])
    store.keep_outcomes([outcome(game, seats) for game, seats in zip(games, played, strict=True)])
    return games


def season(store: Store, nights: int, people: Sequence[str], seed: int = 1) -> list[int]:
    """Return the games of nights with three games of four people, or of two sides of two."""
    chance, games = Random(seed), []
    for at in range(nights):
        played: list[Seats] = []
        for _ in range(3):
            order = chance.sample(people, 4)
            places: tuple[int | None, ...] = chance.choice(((1, 2, 3, 4), (1, 2, 2, 4), (1, 1, 3, None)))
            pairs = [(who, seat % 2, 1 + seat % 2) for seat, who in enumerate(order)]
            alone = [(who, seat, places[seat]) for seat, who in enumerate(order)]
            played.append(pairs if chance.random() < 0.3 else alone)
        games += night(store, *played, opened=FIRST + at * DAY)
    return games
