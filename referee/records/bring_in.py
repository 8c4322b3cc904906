"""Games that other programs kept, as nights: plays of BG Stats and of BoardGameGeek, and a table of rounds."""

import csv
import io
import itertools
import json
import re
import time
import uuid
from collections.abc import Iterator, Mapping
from datetime import datetime, tzinfo
from typing import Any, NamedTuple
from xml.etree import ElementTree

from referee.engine.basics.points import exact, fits
from referee.engine.notation.tokens import in_one_line, quote
from referee.records.archive import LATEST, ArchiveError
from referee.records.season_files import COLUMNS, SPACE
from referee.store.archive import ArchivedGame, ArchivedNight
from referee.store.codes import heard, new_code
from referee.store.values import COLOURS, SIGNS, PersonRow, SeatLook

MOST_BYTES = 32 * 1024 * 1024
PEOPLE = range(2, 21)
"""The number of people for whom another game has room."""
LONGEST_NAME, LONGEST_NIGHT = 40, 60
LARGEST = 1_000_000
"""The most points of a round, either way."""
LOOKS = [SeatLook(COLOURS[at % len(COLOURS)], SIGNS[at % len(SIGNS)]) for at in range(len(COLOURS) * len(SIGNS))]
_POINTS = re.compile(r"\s*[+-]?\d{1,7}([.,]\d+)?(\s*[+-]\s*\d{1,7}([.,]\d+)?)*\s*")
_PART = re.compile(r"[+-]?\d+(?:[.,]\d+)?")


class Brought(NamedTuple):
    """The persons and the nights of a file, one night a play; some plays are `left_out`, as nothing tells who won.

    `program` wrote the file: `bg-stats`, `bgg`, or `table` for a table of rounds. In `finer` plays the points are no
    tenths: only who won is kept.
    """

    program: str
    persons: list[PersonRow]
    nights: list[ArchivedNight]
    left_out: int
    finer: int


class _Seat(NamedTuple):
    """A player of a play: the uid of the person, their score as it is written, their rank (0: none)."""

    uid: str
    score: str
    rank: int
    won: bool


class _Play(NamedTuple):
    uid: str
    started: float
    minutes: int
    title: str
    fewest: bool
    seats: tuple[_Seat, ...]


def read_plays(data: bytes, zone: tzinfo | None = None) -> Brought:
    """Return what a file holds, whose times are those of a `zone` (None: of this computer).

    Raises:
        ArchiveError: It is none of those files, or a broken one.
    """
    try:
        text = data.decode("utf-8-sig").strip()
        program, people, plays = _read(text, zone)
        known = {play.uid: play for play in plays}.values()
        nights = [_night(play, people) for play in known]
        finer = sum(any(map(_is_finer, (seat.score for seat in play.seats))) for play in known)
    except UnicodeDecodeError as fault:
        raise ArchiveError("unknown") from fault
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, RecursionError, csv.Error) as fault:
        raise ArchiveError("wrong-file") from fault
    kept = [night for night in nights if night is not None]
    met = {uid for night in kept for uid in night.people.values()}
    persons = [
        PersonRow(0, uid, name, LOOKS[at % len(LOOKS)], True)
        for at, (uid, name) in enumerate(people.items())
        if uid in met
    ]
    return Brought(program, persons, kept, len(nights) - len(kept), finer)


def _read(text: str, zone: tzinfo | None) -> tuple[str, dict[str, str], list[_Play]]:
    """Return the program that wrote a file, its people by uid, and its plays."""
    if text.startswith("{"):
        found = json.loads(text)
        if not {"plays", "players", "games"} <= found.keys():
            raise ArchiveError("json")
        people = {_hex(player["uuid"]): _named(player["name"]) for player in found["players"]}
        return "bg-stats", people, list(_bg_stats(found, zone))
    if text.startswith("<"):
        if re.search(r"<!(DOCTYPE|ENTITY)", text, re.IGNORECASE):  # entities may grow without an end
            raise ArchiveError("unknown")
        try:
            root = ElementTree.fromstring(text)
        except ElementTree.ParseError as fault:
            raise ArchiveError("wrong-file") from fault
        if root.tag != "plays":
            raise ArchiveError("unknown")
        people = {
            _bgg_uid(player): _named(player.get("name") or player.get("username")) for player in root.iter("player")
        }
        return "bgg", people, list(_bgg(root, zone))
    if not text:
        raise ArchiveError("unknown")
    if re.match(r"game: |== ", text):
        raise ArchiveError("record")
    if text.startswith(",".join(COLUMNS[:4])):
        raise ArchiveError("season")
    people, play = _table(text)
    return "table", people, [play]


def _bg_stats(found: Mapping[str, Any], zone: tzinfo | None) -> Iterator[_Play]:
    players = {player["id"]: _hex(player["uuid"]) for player in found["players"]}
    games = {game["id"]: game for game in found["games"]}
    places = {place["id"]: str(place["name"]) for place in found.get("locations", ())}
    for play in found["plays"]:
        if play.get("ignored"):
            continue
        game = games[play["gameRefId"]]
        seats = tuple(
            _Seat(
                players[seat["playerRefId"]], str(seat.get("score") or ""), int(seat.get("rank") or 0), seat["winner"]
            )
            for seat in play["playerScores"]
        )
        started = _moment(play["playDate"], zone)
        title = _title(game["name"], places.get(play.get("locationRefId"), ""))
        fewest = not game.get("highestWins", True)
        yield _Play(_hex(play["uuid"]), started, int(play.get("durationMin") or 0), title, fewest, seats)


def _bgg(root: ElementTree.Element, zone: tzinfo | None) -> Iterator[_Play]:
    for play in root.iter("play"):
        if play.get("incomplete") == "1":
            continue
        seats = tuple(
            _Seat(_bgg_uid(player), player.get("score") or "", 0, player.get("win") == "1")
            for player in play.iter("player")
        )
        started = _moment(f"{play.get('date')} 12:00", zone)
        item = play.find("item")
        title = _title(item.get("name") if item is not None else "", play.get("location") or "")
        yield _Play(_made("bgg play", play.get("id")), started, int(play.get("length") or 0), title, False, seats)


def _moment(text: str, zone: tzinfo | None) -> float:
    then = datetime.fromisoformat(text)
    return then.replace(tzinfo=zone).timestamp() if zone is not None else time.mktime(then.timetuple())


def _table(text: str) -> tuple[dict[str, str], _Play]:
    """Return the people and the rounds of a table whose columns are people; a first column may number the rounds."""
    separator = max(",;\t", key=text.partition("\n")[0].count)
    head, *rows = [
        row for row in csv.reader(io.StringIO(text), delimiter=separator) if any(cell.strip() for cell in row)
    ]
    if any(map(_is_finer, itertools.chain(*rows))):
        raise ArchiveError("finer")
    first = 1 if all(_points(row[0]) is None or row[0].strip() == str(at) for at, row in enumerate(rows, 1)) else 0
    names = [_named(name) for name in head[first:] if name.strip()]
    columns = [[row[first + at] for row in rows] for at in range(len(names))]
    if len(names) not in PEOPLE or not rows or any(_points(cell) is None for column in columns for cell in column):
        raise ArchiveError("unknown")
    people = {_made("person", heard(name)): name for name in names}
    seats = tuple(
        _Seat(uid, "+".join(column).replace("+-", "-"), 0, won=False)
        for uid, column in zip(people, columns, strict=True)
    )
    return people, _Play(_made("table", text), time.time(), 0, "", False, seats)


def _night(play: _Play, people: Mapping[str, str]) -> ArchivedNight | None:
    """Return the night of a play; None if it tells nobody's result."""
    scored = _scored(play)
    ended = play.started + 60.0 * play.minutes
    if scored is None or not 0 <= play.started <= ended <= LATEST:
        return None
    if len(play.seats) not in PEOPLE or len({seat.uid for seat in play.seats}) < len(play.seats):
        return None
    columns, best = scored
    names: list[str] = []
    for seat in play.seats:  # two people of one name differ by a number
        name, again = people[seat.uid], 2
        while heard(name) in map(heard, names):
            name, again = f"{people[seat.uid]} {again}", again + 1
        names.append(name)
    lines = [
        (0.0, f"{quote(name)} scores {points}", "ok", "table.score", ended)
        for row in zip(*columns, strict=True)
        for name, points in zip(names, row, strict=True)
    ]
    whole = all(isinstance(points, int) for column in columns for points in column)
    house = f"best={best}{'' if whole else ' step=tenths'} end=rounds:{len(columns[0])}"
    head = f"game: other\nplayers: {' '.join(map(quote, names))}\nkeep: scores\nhouse: {house}\n"
    return ArchivedNight(
        uid=play.uid,
        code=new_code(),
        name=play.title,
        opened=play.started,
        ended=ended,
        seats=[(name, LOOKS[at % len(LOOKS)]) for at, name in enumerate(names)],
        people={name: seat.uid for name, seat in zip(names, play.seats, strict=True)},
        unnamed=(),
        games=[ArchivedGame(play.started, head, lines)],
    )


def _scored(play: _Play) -> tuple[list[list[float]], str] | None:
    """Return the points of each seat by round, and which are best, so that those win who won.

    Without points that do it these are the ranks, else 1 for a winner and 0 for anybody else.
    """
    winners = {at for at, seat in enumerate(play.seats) if seat.won}
    columns = [_points(seat.score) for seat in play.seats]
    ranks: list[list[float] | None] = [[seat.rank] if 0 < seat.rank <= LARGEST else None for seat in play.seats]
    first, second = ("fewest", "most") if play.fewest else ("most", "fewest")
    won: list[list[float] | None] = [[int(seat.won)] for seat in play.seats]
    ways = ((columns, first), (columns, second), (ranks, "fewest"), (won, "most"))
    for told, best in ways:
        known = [column for column in told if column]
        totals = [sum(column) for column in known]
        if len(known) < len(told) or not totals:
            continue
        top = (max if best == "most" else min)(totals)
        if winners == {at for at, total in enumerate(totals) if total == top} or (told is columns and not winners):
            if len({len(column) for column in known}) > 1:
                known = [[total] for total in totals]
            return known, best
    return None


def _points(text: str) -> list[float] | None:
    """Return the points of each round of a score like `9+8-3.5`; None if it is none."""
    if not _POINTS.fullmatch(text) or _is_finer(text):
        return None
    points = [exact(part) for part in _parts(text)]
    return points if all(abs(part) <= LARGEST for part in points) else None


def _parts(text: str) -> list[float]:
    return [float(part.replace(",", ".")) for part in _PART.findall("".join(text.split()))]


def _is_finer(text: str) -> bool:
    """Return True if a score has points that are no tenths."""
    return _POINTS.fullmatch(text) is not None and not all(fits(part, 0.1) for part in _parts(text))


def _named(name: Any) -> str:
    return in_one_line(str(name or ""))[:LONGEST_NAME].strip() or "?"


def _title(game: Any, place: str) -> str:
    return " · ".join(_named(part) for part in (game, place) if part)[:LONGEST_NIGHT].strip()


def _bgg_uid(player: ElementTree.Element) -> str:
    return _made("bgg person", heard(player.get("username") or f"name {player.get('name')}"))


def _made(kind: str, of: Any) -> str:
    return uuid.uuid5(SPACE, f"{kind} {of}").hex


def _hex(value: Any) -> str:
    return uuid.UUID(str(value)).hex
