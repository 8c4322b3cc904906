"""What a table takes home: records, scores for a spreadsheet, everything as JSON, a sheet to print."""

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import gevent
from flask import Blueprint, Response, abort, render_template, request

from referee.core.course import course
from referee.core.entry import Entry
from referee.core.notation import format_action
from referee.core.record import read_head
from referee.core.rulings import Ruling
from referee.exporting import Exported, Kept, alike, as_replayed, exported, line_data, raw_text, record_text, score_rows
from referee.live import Played
from referee.speech import Speech
from referee.web.context import Room, language, room, texts, whole
from referee.web.curve import curve_of
from referee.web.eyes import Eyes, eyes
from referee.web.limits import limited
from referee.web.places import standings
from referee.web.reading import CODE
from referee.web.scores import score_table

page = Blueprint("export", __name__)
OFTEN = "60/minute"
"""How often one table's exports are asked for; a night is folded anew for them."""
AT_ONCE = 50
"""Lines that are made ready for an export before others have their turn: some milliseconds."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")


@page.get(f"/{CODE}/export.table")
@limited(OFTEN)
def as_record(code: str) -> Response:
    """The night as records, one a game: `referee replay` judges them the same."""
    there = room(code)
    return _file(_once(there, "table", _records), "text/plain", there, "table")


def _records(there: Room) -> str:
    records = []
    for played in _games(there):
        title = f"{there.table.night.name or there.table.code} {played.number}"
        if played.game is None:  # nobody can judge it any more, but what was entered is still theirs
            records.append(raw_text(played.head, _kept(played), title))
        else:
            records.append(record_text(played.head, lines_of(played), title))
    return "\n".join(records)


@page.get(f"/{CODE}/export.csv")
@limited(OFTEN)
def as_csv(code: str) -> Response:
    """The points of every round, and what was set between them, for a spreadsheet; last everybody's total and place."""
    there = room(code)
    out = io.StringIO()
    out.write("\ufeff")  # without it one widespread spreadsheet reads UTF-8 as something else
    sheet = csv.writer(out)
    sheet.writerow(("number", "game", "round", "dealer", "player", "held", "points", "total", "place"))
    for played in _readable(there):
        state, game = played.game.between(played.state), (played.number, played.game.key)
        for row in score_rows(state, adjusted=True):
            words = (row.dealer or "", row.player, row.held)
            dealer, player, held = (_harmless(word) for word in words)
            sheet.writerow((*game, row.round, dealer, player, held, row.points, row.total, ""))
        counted = played.game.view(state).counted
        for each in standings(played.game, state):
            for seat in each.seats:
                total = each.score if counted else ""
                sheet.writerow((*game, "", "", _harmless(state.names[seat]), "", "", total, each.place or ""))
    return _file(out.getvalue(), "text/csv", there, "csv")


@page.get(f"/{CODE}/export.json")
@limited(OFTEN)
def as_json(code: str) -> Response:
    """Everything: heads, lines with rulings and the facts they changed, rounds, scores, penalty cards."""
    there = room(code)
    return _file(_once(there, "json", _everything), "application/json", there, "json")


def _everything(there: Room) -> str:
    night = {"night": there.table.night.name, "games": [_data(played) for played in _readable(there)]}
    return json.dumps(night, ensure_ascii=False, indent=1) + "\n"


@page.get(f"/{CODE}/sheet")
def sheet(code: str) -> str:
    """The score sheet of the night, to print."""
    there = room(code)
    words = language()
    games = [
        (
            played,
            score_table(played),
            curve_of(played),
            Speech(texts(), words, played.state.names),
        )
        for played in _readable(there)
    ]
    return render_template("sheet.html", table=there.table, games=games)


def _once(there: Room, kind: str, make: Callable[[Room], str]) -> str:
    """A text that takes long to make, made anew only where there is something new in it."""
    games = tuple(
        (each.id, len(each.lines), eyes(each).quiet if each.game is not None else None) for each in _games(there)
    )
    return there.table.kept((kind, there.table.night.name, games), lambda: make(there))


def _games(there: Room) -> list[Played]:
    """The games asked for (`game`, by number), else all of the night."""
    number = whole(request.args.get("game"))
    found = [each for each in there.table.games if number in (None, each.number)]
    if not found and number is not None:
        abort(404)
    return found


def _readable(there: Room) -> Iterator[Played]:
    """The games among them whose log can still be read."""
    return (each for each in _games(there) if each.game is not None)


def lines_of(played: Played) -> list[Exported]:
    """A game's lines as every eye may read them: no ruling of a play that may still be caught, no hidden card."""
    look = eyes(played)
    lines = list(_by_turns(exported(played.game, played.head, _kept(played), look.quiet)))
    shown = [
        replace(line, action=look.reads(line.action, line.n), ruling=_shown(look, line, entry))
        for line, entry in zip(lines, played.entries, strict=True)
    ]
    hidden = any(one.action != other.action for one, other in zip(lines, shown, strict=True))
    return list(_by_turns(as_replayed(played.game, played.head, shown))) if hidden else shown


def _shown(look: Eyes, line: Exported, entry: Entry) -> Ruling | None:
    """The ruling that a line got, as every eye may read it."""
    same = line.ruling is not None and alike(line.ruling, entry.ruling)
    return look.veiled(entry) if same else line.ruling


def _by_turns(lines: Iterable[Exported]) -> Iterator[Exported]:
    """The same lines; every few of them whatever waits has its turn: a night of 2,000 lines takes half a second, and
    nobody's tap should wait so long for somebody's download."""
    for number, line in enumerate(lines):
        if number % AT_ONCE == 0:
            gevent.sleep(0)
        yield line


def _kept(played: Played) -> list[Kept]:
    return [(line.at, line.text, line.verdict) for line in played.lines]


def _data(played: Played) -> dict[str, Any]:
    state = played.state
    head = read_head(played.head)
    names = state.names
    return {
        "number": played.number,
        "game": head.game,
        "players": list(names),
        "preset": head.preset or played.game.preset,
        "house": dict(state.house.changed(played.game.preset_house(head.preset))),
        "head": played.head,
        "lines": [line_data(line, format_action(line.action)) for line in _by_turns(lines_of(played))],
        "rounds": [
            {"round": row.round, "dealer": row.dealer, "player": row.player, "held": row.held, "points": row.points}
            for row in score_rows(state)
        ],
        "totals_set": [
            {"line": leg.line, "player": names[seat], "points": points, "total": leg.totals[seat]}
            for leg in course(state).legs
            if leg.round is None
            for seat, points in enumerate(leg.points)
            if points is not None
        ],
        "scores": dict(zip(names, played.game.between(state).scores, strict=True)),
        "places": dict(zip(names, played.game.places(state), strict=True)),
        "winners": [names[seat] for seat in state.winners],
        "penalties": [
            {
                "line": each.line,
                "round": each.round,
                "giver": names[each.giver],
                "player": names[each.seat],
                "reason": each.reason,
                "cards": each.cards,
                "proof": each.proof,
                "fell": each.fell,
            }
            for each in state.ledger
        ],
    }


def _harmless(word: str) -> str:
    """A name that a spreadsheet would take for a formula is made a word."""
    return "'" + word if word.startswith(FORMULA) else word


def _file(text: str, kind: str, there: Room, ending: str) -> Response:
    """A download; its name is the table's code, so that every computer can keep it."""
    headers = {"Content-Disposition": f'attachment; filename="{there.table.code}.{ending}"'}
    return Response(text, content_type=f"{kind}; charset=utf-8", headers=headers)
