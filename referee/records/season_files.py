"""Games for other programs: a season as a table for a spreadsheet, plays for BG Stats."""

import csv
import io
import json
import re
import time
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, tzinfo
from itertools import groupby
from typing import Any
from urllib.parse import quote

from referee.engine import games
from referee.engine.basics.points import exact
from referee.records.export import harmless
from referee.records.results import BEGAN, ROUND
from referee.store.people.outcomes import PlayedSeat

COLUMNS = (
    *("day", "night", "number", "game", "started", "ended", "seat", "side", "person", "id"),
    *("place", "won", "points", "against", "rounds", "best", "worst"),
)
SPACE = uuid.UUID("5f0d6e2c-52a5-4d0b-9f0c-7a2f3f8f6a11")
"""The namespace of our ids in BG Stats."""


def _bgg(kind: str) -> int:
    """Return the number of a game at BoardGameGeek; 0 for one without, or that is not here any more."""
    return games.find(kind).bgg if kind in games.names() else 0


def figures_told(kind: str, figures: Mapping[str, tuple[float, int, float]]) -> dict[str, float]:
    """Return the figures of a game as they are told, in its order: sums, largest amounts or means."""
    told = {}
    for figure in games.find(kind).figures if kind in games.names() else ():
        if figure.key in figures:
            total, times, most = figures[figure.key]
            told[figure.key] = {"sum": total, "most": most, "mean": total / max(times, 1)}[figure.shown]
    return told


def season_csv(seats: Sequence[PlayedSeat], zone: tzinfo | None) -> str:
    """Return a line for each seat of each game, by the days of a `zone`, all figures in columns of their own."""
    told = [figures_told(seat.kind, seat.figures) for seat in seats]
    figures = list(dict.fromkeys(key for numbers in told for key in numbers))
    out = io.StringIO()
    out.write("\ufeff")  # without a byte order mark a widespread spreadsheet misreads UTF-8
    sheet = csv.writer(out)
    sheet.writerow((*COLUMNS, *figures))
    for seat, numbers in zip(seats, told, strict=True):
        started, ended = (time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(at)) for at in (seat.started, seat.ended))
        values = (
            *(_local(seat.opened, zone)[:10], seat.night_name, seat.number, seat.kind.partition(" ")[2] or seat.kind),
            *(started, ended, seat.seat + 1, seat.side + 1, seat.known.name, seat.known.uid),
            *(seat.place, int(seat.won), seat.points, seat.against, seat.rounds, seat.best, seat.worst),
        )
        written = ("" if value is None else harmless(value) if isinstance(value, str) else value for value in values)
        sheet.writerow((*written, *(f"{numbers[key]:g}" if key in numbers else "" for key in figures)))
    return out.getvalue()


def bg_stats(seats: Iterable[PlayedSeat], zone: tzinfo | None, game_name: Callable[[str], str], somebody: str) -> Any:
    """Return the games as BG Stats exports plays (`.bgsplay`), to be imported there.

    Times are those of a `zone` (None: of this computer). The ids are the same each time, so that a play that comes
    again is known. A person who was removed is anonymous. A night is a location.
    """
    by_game = [list(of_game) for _, of_game in groupby(seats, lambda seat: seat.game)]
    kinds = {of_game[0].kind: of_game for of_game in by_game}
    people = {seat.known.uid: seat.known for of_game in by_game for seat in of_game}
    places = list(dict.fromkeys(_place(of_game[0]) for of_game in by_game))
    teams = {seat.kind for of_game in by_game for seat in of_game if seat.side != seat.seat}
    changed = _local(max((of_game[0].ended for of_game in by_game), default=0.0), zone)
    ids = {key: {of: at for at, of in enumerate(some, 1)} for key, some in
           (("game", kinds), ("player", people), ("location", places))}  # fmt: skip

    def entry(id: int, uuid: str, name: str, **more: Any) -> dict[str, Any]:
        return {"id": id, "uuid": uuid, "name": name, "modificationDate": changed, "metaData": "{}", **more}

    return {
        "about": "Referee",
        "players": [
            entry(id, person_uuid(uid), people[uid].name or somebody, isAnonymous=not uid)
            for uid, id in ids["player"].items()
        ],
        "locations": [entry(id, _uuid("location", name), name) for name, id in ids["location"].items()],
        "games": [
            entry(id, _uuid("game", kind), game_name(kind), bggId=_bgg(kind), bggName="", bggYear=0,
                  cooperative=False, usesTeams=kind in teams, **_counting(kinds[kind][0]))
            for kind, id in ids["game"].items()
        ],
        "plays": [_play(of_game, ids, zone) for of_game in by_game],
        "userInfo": {"meRefId": 0},
    }  # fmt: skip


def _counting(seat: PlayedSeat) -> dict[str, bool]:
    return {"noPoints": not seat.counted, "highestWins": not seat.fewest}


def _play(of_game: Sequence[PlayedSeat], ids: Mapping[str, Mapping[str, int]], zone: tzinfo | None) -> dict[str, Any]:
    first = of_game[0]
    teams = any(seat.side != seat.seat for seat in of_game)
    sides = list(dict.fromkeys(seat.side for seat in of_game))
    scores = [
        {
            "playerRefId": ids["player"][seat.known.uid],
            "score": _score(seat) if seat.counted else "",
            "winner": seat.won,
            "newPlayer": False,
            "startPlayer": BEGAN in seat.figures,
            "rank": seat.place or 0,
            "seatOrder": seat.seat + 1,
            **({"team": str(sides.index(seat.side))} if teams else {}),
        }
        for seat in of_game
    ]
    return {
        "uuid": play_uuid(first),
        "playDate": _local(first.started, zone),
        "entryDate": _local(first.ended, zone),
        "modificationDate": _local(first.ended, zone),
        "gameRefId": ids["game"][first.kind],
        "locationRefId": ids["location"][_place(first)],
        "durationMin": _minutes(first),
        "rounds": max(seat.rounds for seat in of_game),
        "usesTeams": teams,
        "manualWinner": True,
        "ignored": False,
        "rating": 0,
        "scoringSetting": 0,
        "board": "",
        "metaData": "{}",
        "playerScores": scores,
    }


def push_link(of_game: Sequence[PlayedSeat], zone: tzinfo | None, game_name: str, somebody: str) -> str:
    """Return the link that hands a game to the app BG Stats on this phone."""
    first = of_game[0]
    data = {
        "sourceName": "Referee",
        "sourcePlayId": play_uuid(first),
        "playDate": _local(first.started, zone),
        "durationMin": _minutes(first),
        "location": _place(first),
        "game": {
            "name": game_name,
            "sourceGameId": first.kind,
            **({"bggId": bgg} if (bgg := _bgg(first.kind)) else {}),
            **_counting(first),
        },
        "players": [
            {
                "name": seat.known.name or somebody,
                "sourcePlayerId": person_uuid(seat.known.uid),
                "winner": seat.won,
                "startPlayer": BEGAN in seat.figures,
                "rank": seat.place or 0,
                **({"score": _score(seat)} if seat.counted else {}),
            }
            for seat in of_game
        ],
    }
    return f"https://app.bgstatsapp.com/createPlay.html?data={quote(json.dumps(data, ensure_ascii=False))}"


def _score(seat: PlayedSeat) -> str:
    """Return the points of a seat as the sum of its rounds; of a game whose totals were corrected, the points alone."""
    rounds = [exact(total) for n in range(seat.rounds) for total, *_ in [seat.figures.get(f"{ROUND}{n + 1}", (0,))]]
    return "+".join(map(str, rounds)).replace("+-", "-") if rounds and sum(rounds) == seat.points else str(seat.points)


def _minutes(seat: PlayedSeat) -> int:
    """Return how long a game took; 0 where its lines were entered in one go, which tells nothing."""
    return max(0, round((seat.ended - seat.started) / 60))


def _place(seat: PlayedSeat) -> str:
    return seat.night_name or "Referee"


def _local(seconds: float, zone: tzinfo | None) -> str:
    return datetime.fromtimestamp(seconds, zone).strftime("%Y-%m-%d %H:%M:%S")


def play_uuid(seat: PlayedSeat) -> str:
    """Return the id of a game."""
    return _uuid("play", f"{seat.started:.6f} {seat.number}")


def person_uuid(uid: str) -> str:
    """Return the id of a person: the one they have here, so that they are known when they come back."""
    return str(uuid.UUID(uid)).upper() if re.fullmatch("[0-9a-f]{32}", uid) else _uuid("person", uid or "somebody")


def _uuid(kind: str, of: str) -> str:
    return str(uuid.uuid5(SPACE, f"{kind} {of}")).upper()
