"""Files of a season for other programs, and the file of nights that another referee reads."""

import json
import time
from collections.abc import Iterator, Mapping
from typing import IO
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import gevent
from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.records.archive import ArchiveError, read_archive, write_archive
from referee.records.season_files import bg_stats, push_link, season_csv
from referee.store import ArchivedNight, ArchivedPerson, PlayedSeat, Span, Store, StoreError
from referee.texts.sentences import Sentences
from referee.web.people.season import progress, season, seen_by
from referee.web.request.access import is_local_request
from referee.web.request.context import ask_store, registry, room, speech, texts
from referee.web.request.rate_limit import by_address, limited

page = Blueprint("season_files", __name__)
OFTEN = "20/minute"
"""Rate limit of files for one address: each reads all its nights."""
IDLE = 12 * 3600.0
"""Seconds without a line after which a night that nobody ended may leave."""


@page.get("/standings/files")
def files() -> str:
    """Show the files that there are of a season, and on the server's computer the form for a file of nights."""
    return _page()


def _page(trouble: str = "", done: Mapping[str, int] | None = None) -> str:
    return render_template(
        "pages/standings/files.html",
        table=None,
        season=season(),
        here=is_local_request(),
        trouble=trouble,
        done=done,
    )


@page.get("/standings/season.csv")
@limited(OFTEN, by_address)
def as_csv() -> Answered:
    """Export the results of a season as a table, a line for each seat of each game."""
    if (waits := progress()) is not None:
        return waits
    return _file(season_csv(_seats()), "text/csv", "season.csv")


@page.get("/standings/season.bgsplay")
@limited(OFTEN, by_address)
def as_plays() -> Answered:
    """Export the games of a season as plays for BG Stats."""
    return progress() or _plays(_seats(), "season")


@page.get("/nights/<code:code>/<number:game>.bgsplay")
@limited(OFTEN, by_address)
def game_as_play(code: str, game: int) -> Answered:
    """Export a finished game of a night as a play for BG Stats."""
    return progress() or _plays(_of_game(code, game), f"{code}-{game}")


@page.get("/nights/<code:code>/<number:game>/bg-stats")
@limited(OFTEN, by_address)
def push(code: str, game: int) -> Answered:
    """Hand a finished game of a night to the app BG Stats on this phone."""
    if (waits := progress()) is not None:
        return waits
    seats, said = _of_game(code, game), _english()
    name = said.plain(f"game-{seats[0].kind}")
    return redirect(push_link(seats, _zone(), name, speech().plain("ui-person-somebody")), 303)


def _plays(seats: list[PlayedSeat], name: str) -> Response:
    said = _english()
    plays = bg_stats(seats, _zone(), lambda kind: said.plain(f"game-{kind}"), speech().plain("ui-person-somebody"))
    return _file(json.dumps(plays, ensure_ascii=False) + "\n", "application/octet-stream", f"{name}.bgsplay")


def _english() -> Sentences:
    """Return the language in which other programs know games, whatever this phone reads."""
    return Sentences(texts(), "en", (), None)


def _zone() -> ZoneInfo | None:
    """Return the time zone that the phone tells, None for that of this computer."""
    try:
        return ZoneInfo(request.args.get("zone", ""))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return None


def _seats() -> list[PlayedSeat]:
    return ask_store(Store.played_seats, season().span)


def _of_game(code: str, number: int) -> list[PlayedSeat]:
    """Return the seats of a finished game; 404 for any other."""
    played = next((played for at, played in enumerate(room(code).table.games, 1) if at == number), None)
    seats = ask_store(Store.played_seats, Span(game=played.id)) if played is not None else []
    return seats or abort(404)


def _file(body: str | Iterator[bytes], kind: str, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="referee-{name}"'}
    return Response(body, content_type=f"{kind}; charset=utf-8", headers=headers)


# Nights for another referee


@page.get("/standings/nights.referee")
@limited(OFTEN, by_address)
def nights_file() -> Answered:
    """Export the nights that this phone may see, apart from those that go on, for another referee."""
    store, ask = registry().writer.store, registry().writer.ask
    ids = ask(store.nights_to_archive, time.time() - IDLE, seen_by())
    persons = ask(store.archived_persons, ids)

    def nights() -> Iterator[ArchivedNight]:
        for id in ids:
            try:
                yield ask(store.archived_night, id)
            except StoreError:  # it was deleted meanwhile
                continue

    return _file(write_archive(persons, nights()), "application/octet-stream", "nights.referee")


@page.post("/standings/files")
def read_nights() -> Answered | tuple[str, int] | str:
    """Add the nights of a file from another referee; those that are here already are left as they are."""
    if not is_local_request():
        abort(403)
    file = request.files.get("nights")
    if file is None or not file.filename:
        return _page(speech().plain("ui-files-none")), 422
    try:
        return _page(done=_read(file.stream))
    except ArchiveError as fault:
        return _page(speech().plain(f"ui-files-{fault.key}", line=fault.line)), 422


def _read(file: IO[bytes]) -> dict[str, int]:
    """Read a file to its end and add its nights; raise ArchiveError, and add none, if any of it is wrong.

    Night by night, so that no table waits for a large file; after a crash in the middle the same file adds the rest.
    """
    for _ in read_archive(file):
        gevent.sleep()  # the tables have priority
    file.seek(0)
    persons: dict[str, ArchivedPerson] = {}
    counted = {"added": 0, "there": 0}
    for entry in read_archive(file):
        if isinstance(entry, ArchivedPerson):
            persons[entry.uid] = entry
        else:
            added = ask_store(Store.add_archived, entry, persons, registry().code_length)
            counted["added" if added else "there"] += 1
            gevent.sleep()
    return counted
