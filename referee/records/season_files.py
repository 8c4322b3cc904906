"""The games of a season for other programs: a table for a spreadsheet, data, and plays for BG Stats."""

import csv
import io
import time
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.engine import games
from referee.records.export import harmless
from referee.store import PlayedSeat

COLUMNS = (
    *("day", "night", "number", "game", "started", "ended", "seat", "side", "person", "id"),
    *("place", "won", "points", "against", "rounds", "best", "worst"),
)
SPACE = uuid.UUID("5f0d6e2c-52a5-4d0b-9f0c-7a2f3f8f6a11")
"""The namespace of our ids in BG Stats."""


def figures_told(kind: str, figures: Mapping[str, tuple[float, int, float]]) -> dict[str, float]:
    """Return the figures of a game as they are told, in its order: sums, largest amounts or means."""
    told = {}
    for figure in games.find(kind).figures if kind in games.names() else ():
        if figure.key in figures:
            total, times, most = figures[figure.key]
            told[figure.key] = {"sum": total, "most": most, "mean": total / max(times, 1)}[figure.shown]
    return told


def season_csv(seats: Sequence[PlayedSeat]) -> str:
    """Return a line for each seat of each game, the figures of all games in columns of their own."""
    told = [figures_told(seat.kind, seat.figures) for seat in seats]
    figures = list(dict.fromkeys(key for numbers in told for key in numbers))
    out = io.StringIO()
    out.write("\ufeff")  # without a byte order mark a widespread spreadsheet misreads UTF-8
    sheet = csv.writer(out)
    sheet.writerow((*COLUMNS, *figures))
    for seat, numbers in zip(seats, told, strict=True):
        row = _row(seat)
        values = ["" if row[column] is None else row[column] for column in COLUMNS]
        amounts = (f"{numbers[key]:g}" if key in numbers else "" for key in figures)
        sheet.writerow((*(harmless(value) if isinstance(value, str) else value for value in values), *amounts))
    return out.getvalue()


def _row(seat: PlayedSeat) -> dict[str, Any]:
    return {
        "day": time.strftime("%Y-%m-%d", time.localtime(seat.opened)),
        "night": seat.night_name,
        "number": seat.number,
        "game": seat.kind,
        "started": _utc(seat.started, "%Y-%m-%dT%H:%M:%SZ"),
        "ended": _utc(seat.ended, "%Y-%m-%dT%H:%M:%SZ"),
        "seat": seat.seat + 1,
        "side": seat.side + 1,
        "person": seat.name,
        "id": seat.uid,
        "place": seat.place,
        "won": int(seat.won),
        "points": seat.points,
        "against": seat.against,
        "rounds": seat.rounds,
        "best": seat.best,
        "worst": seat.worst,
    }


def _utc(seconds: float, form: str) -> str:
    return time.strftime(form, time.gmtime(seconds))


def _by_game(seats: Iterable[PlayedSeat]) -> list[list[PlayedSeat]]:
    return [list(of_game) for _, of_game in groupby(seats, lambda seat: seat.game)]


def bg_stats(seats: Iterable[PlayedSeat], game_name: Callable[[str], str], somebody: str) -> dict[str, Any]:
    """Return the games as BG Stats exports plays (`.bgsplay`), to be imported there.

    The ids are the same each time, so that a play that comes again is known. A person who was removed is anonymous.
    """
    by_game = _by_game(seats)
    kinds = {of_game[0].kind: of_game[0] for of_game in by_game}
    players: dict[str, tuple[int, str, str]] = {}
    for seat in (seat for of_game in by_game for seat in of_game):
        players.setdefault(seat.uid, (len(players) + 1, seat.name or somebody, seat.uid or "somebody"))
    teams = {seat.kind for of_game in by_game for seat in of_game if seat.side != seat.seat}
    of_kind = {kind: at for at, kind in enumerate(kinds, 1)}
    return {
        "players": [
            {"id": id, "uuid": _uuid("person", uid), "name": name, "isAnonymous": uid == "somebody"}
            for id, name, uid in players.values()
        ],
        "locations": [],
        "games": [
            {
                "id": of_kind[kind],
                "uuid": _uuid("game", kind),
                "name": game_name(kind),
                "noPoints": not seat.counted,
                "highestWins": not seat.fewest,
                "cooperative": False,
                "usesTeams": kind in teams,
                "bggId": 0,
                "bggName": "",
                "bggYear": 0,
            }
            for kind, seat in kinds.items()
        ],
        "plays": [_play(of_game, of_kind, players) for of_game in by_game],
        "userInfo": {"meRefId": 0},
    }


def _play(of_game: Sequence[PlayedSeat], of_kind: Mapping[str, int], players: Mapping[str, Any]) -> dict[str, Any]:
    first = of_game[0]
    teams = any(seat.side != seat.seat for seat in of_game)
    entered = _utc(first.ended, "%Y-%m-%d %H:%M:%S")
    scores = [
        {
            "playerRefId": players[seat.uid][0],
            "score": str(seat.points) if seat.counted else "",
            "winner": seat.won,
            "newPlayer": False,
            "startPlayer": False,
            "rank": seat.place or 0,
            "seatOrder": seat.seat + 1,
            **({"team": str(seat.side + 1)} if teams else {}),
        }
        for seat in of_game
    ]
    return {
        "uuid": _uuid("play", f"{first.started:.6f} {first.number}"),
        "playDate": _utc(first.started, "%Y-%m-%d %H:%M:%S"),
        "entryDate": entered,
        "modificationDate": entered,
        "gameRefId": of_kind[first.kind],
        "locationRefId": 0,
        "durationMin": round((first.ended - first.started) / 60),
        "rounds": first.rounds,
        "usesTeams": teams,
        "manualWinner": True,
        "ignored": False,
        "rating": 0,
        "scoringSetting": 0,
        "board": "",
        "playerScores": scores,
    }


def _uuid(kind: str, of: str) -> str:
    return str(uuid.uuid5(SPACE, f"{kind} {of}")).upper()
