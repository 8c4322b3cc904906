"""Files of a season for other programs, and the file of nights that another referee reads."""

import io
import json
import re
import time
import uuid
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from typing import IO, Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.wrappers import Response as Answered

from referee.live.apart import give_way
from referee.records.archive import GZIP, ArchiveError, read_archive, write_archive
from referee.records.bring_in import MOST_BYTES, Brought, read_plays
from referee.records.season_files import bg_stats, play_uuid, push_link, season_csv
from referee.store import Store
from referee.store.archive import ArchivedNight
from referee.store.people.outcomes import PlayedSeat, Span
from referee.store.values import PersonRow, StoreError
from referee.texts.sentences import Sentences
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store, refused_by_store, registry, room, speech, texts, whole
from referee.web.core.rate_limit import by_address, limited
from referee.web.people.season import require_results, season, seen_by

page = Blueprint("season_files", __name__)
OFTEN = "20/minute"
"""Rate limit of files for one address: each reads all its nights."""
AT_ONCE = 50
"""Nights of another program that are added in one go."""
IDLE = 12 * 3600.0
"""Seconds without a line after which a night that nobody ended may leave."""


@page.get("/standings/files", endpoint="files")
def _page(trouble: str = "", **more: Any) -> str:
    """Show the files that there are of a season, and on the server's computer the form for a file of nights."""
    values = {"season": season(), "here": is_local_request(), "trouble": trouble}
    return render_template("people/files.html", **values, **more)


@page.get("/standings/season.csv")
@limited(OFTEN, by_address)
def as_csv() -> Answered:
    """Export the results of a season as a table, a line for each seat of each game."""
    require_results()
    seats = ask_store(Store.played_seats, season().span, figures=True)
    return download(season_csv(seats, _zone()), "text/csv", "referee-season.csv")


@page.get("/standings/season.bgsplay")
@limited(OFTEN, by_address)
def as_plays() -> Answered:
    """Export the games of a season as plays for BG Stats."""
    require_results()
    return _plays(ask_store(Store.played_seats, season().span, figures=True), "season")


@page.get("/nights/<code:code>/<number:nth>.bgsplay")
@limited(OFTEN, by_address)
def game_as_play(code: str, nth: int) -> Answered:
    """Export a finished game of a night as a play for BG Stats."""
    return _plays(_of_game(code, nth), f"{code}-{nth}")


@page.get("/nights/<code:code>/<number:nth>/bg-stats")
@limited(OFTEN, by_address)
def push(code: str, nth: int) -> Answered:
    """Hand a finished game of a night to the app BG Stats on this phone."""
    seats = _of_game(code, nth)
    return redirect(push_link(seats, _zone(), _game_name(seats[0].kind), speech().plain("ui-person-somebody")), 303)


def _plays(seats: list[PlayedSeat], name: str) -> Response:
    plays = bg_stats(seats, _zone(), _game_name, speech().plain("ui-person-somebody"))
    text = json.dumps(plays, ensure_ascii=False) + "\n"
    return download(text, "application/octet-stream", f"referee-{name}.bgsplay")


def _game_name(kind: str) -> str:
    """Return the name by which other programs know a game, whatever language this phone reads."""
    return Sentences(texts(), "en").game(kind).unescape()


def _zone() -> ZoneInfo | None:
    """Return the time zone that the phone tells, None for that of this computer."""
    try:
        return ZoneInfo(request.args.get("zone", ""))
    except (ValueError, OSError, ZoneInfoNotFoundError):
        return None


def _of_game(code: str, nth: int) -> list[PlayedSeat]:
    """Return the seats of a finished game of a night; 404 for any other."""
    played = room(code).table.games[nth - 1 : nth] if nth else []
    require_results()
    return (ask_store(Store.played_seats, Span(game=played[0].id), figures=True) if played else []) or abort(404)


def download(body: str | Iterator[bytes], kind: str, name: str) -> Response:
    """Return a file under a name that every computer can keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
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

    return download(write_archive(persons, nights()), "application/octet-stream", "referee-nights.referee")


@page.post("/standings/files")
def read_nights() -> Answered | tuple[str, int] | str:
    """Add the nights of a file from another referee, or show what a file of another program would add.

    Nights that are here already are left as they are.
    """
    if not is_local_request():
        abort(403)
    form, file = request.form, request.files.get("nights")
    try:
        match form.get("what"):
            case "undo":
                ask_store(Store.remove_archived, re.findall(r"\b[0-9a-f]{32}\b", form.get("added", "")))
                return _page(undone=True)
            case "bring-in":
                return _page(done=_bring_in(form))
        if file is None or not file.filename:
            raise ArchiveError("none")
        start = file.stream.read(64)
        file.stream.seek(0)
        if start.startswith(GZIP) or b'{"referee"' in start:
            return _page(done=_read(file.stream))
        data = file.stream.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise ArchiveError("unknown")
        return _preview(read_plays(data, _zone()))
    except ArchiveError as fault:
        return _page(speech().plain(f"ui-files-{fault.key}", line=fault.line)), 422
    except StoreError as fault:
        return _page(refused_by_store(fault, "person")), 422
    finally:
        if file is not None:
            file.close()


def _read(file: IO[bytes]) -> dict[str, Any]:
    """Read a file to its end and add its nights; raise ArchiveError, and add none, if any of it is wrong.

    Night by night, so that no table waits for a large file; after a crash in the middle the same file adds the rest.
    """
    for _ in read_archive(file):
        give_way()  # the tables have priority
    file.seek(0)
    persons: dict[str, PersonRow] = {}
    counted = {"added": 0, "there": 0}
    for entry in read_archive(file):
        if isinstance(entry, PersonRow):
            persons[entry.uid] = entry
        else:
            added = ask_store(Store.add_archived, entry, persons, registry().code_length)
            counted["added" if added else "there"] += 1
            give_way()
    return counted


def _preview(brought: Brought) -> str:
    """Show what a file would add, and ask once for each person in it whom nobody here is known to be.

    The page carries the file along as one of nights, which is read again when it is confirmed.
    """
    ours = {uuid.UUID(play_uuid(seat)).hex for seat in ask_store(Store.played_seats, Span())}
    nights = [night for night in brought.nights if night.uid not in ours]
    unknown = ask_store(Store.unknown_uids, [person.uid for person in brought.persons])
    return _page(
        brought=brought,
        nights=nights,
        asked=[person for person in brought.persons if person.uid in unknown],
        known=ask_store(Store.persons),
        packed=b64encode(b"".join(write_archive(brought.persons, nights))).decode(),
    )


def _bring_in(form: Mapping[str, str]) -> dict[str, Any]:
    """Add the nights that a preview showed, with the persons chosen there; raise ArchiveError if any is wrong."""
    try:
        packed = io.BytesIO(b64decode(form.get("packed", ""), validate=True))
    except ValueError as fault:
        raise ArchiveError("not-ours") from fault
    entries = list(read_archive(packed))
    persons = {entry.uid: entry for entry in entries if isinstance(entry, PersonRow)}
    nights = [entry for entry in entries if isinstance(entry, ArchivedNight)]
    for at, night in enumerate(nights if form.get("best") == "fewest" else ()):
        of = [game._replace(head=game.head.replace("best=most", "best=fewest")) for game in night.games]
        nights[at] = night._replace(games=of)
    for uid in persons:
        if (person := whole(form.get(f"who-{uid}"))) is not None:
            ask_store(Store.know_person, uid, person)
    added: list[str] = []
    for at in range(0, len(nights), AT_ONCE):
        some = nights[at : at + AT_ONCE]
        added += ask_store(Store.add_all_archived, some, persons, registry().code_length)
        give_way()
    return {"added": len(added), "there": len(nights) - len(added), "undo": " ".join(added)}
