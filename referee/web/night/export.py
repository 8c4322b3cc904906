"""Exports of a table: records, scores for a spreadsheet, everything as JSON, a sheet to print."""

import csv
import io
import json
from collections.abc import Callable, Sequence
from typing import Any

from flask import Blueprint, Response, abort, render_template, request

from referee.engine.model.course import NEXT_LINE, course
from referee.engine.notation.lines import format_action
from referee.engine.notation.record import read_head
from referee.live import LiveGame
from referee.records.export import harmless, line_data, raw_text, record_text, score_rows
from referee.store import Store
from referee.web.core.access import CODE
from referee.web.core.context import Room, apart, ask_store, room, speech, whole
from referee.web.core.looks import people_of
from referee.web.core.rate_limit import limited
from referee.web.log.visibility import log_view, public_lines, stored_lines
from referee.web.people.season_files import download
from referee.web.scores.score_table import curve_of, score_table
from referee.web.scores.standings import standings

page = Blueprint("export", __name__)
OFTEN = "60/minute"
"""Rate limit of exports for one table, as each folds the night again."""


@page.get(f"/{CODE}/export.table")
@limited(OFTEN)
def as_record(code: str) -> Response:
    """Export the night as records, one a game, which `referee replay` judges the same."""
    there = room(code)
    return download(_once(there, "table", _records), "text/plain", f"{there.table.code}.table")


def _records(name: str, code: str, games: Sequence[LiveGame]) -> str:
    records = []
    for played in games:
        title = f"{name or code} {played.number}"
        if not played.has_log:  # it can no longer be judged, but the lines are still the table's
            records.append(raw_text(played.head, stored_lines(played), title))
        else:
            records.append(record_text(played.head, public_lines(played), title))
    return "\n".join(records)


@page.get(f"/{CODE}/export.csv")
@limited(OFTEN)
def as_csv(code: str) -> Response:
    """Export the points of every round and the totals set between them, followed by everybody's total and place."""
    there = room(code)
    out = io.StringIO()
    out.write("\ufeff")  # without a byte order mark a widespread spreadsheet misreads UTF-8
    sheet = csv.writer(out)
    sheet.writerow(("number", "game", "round", "dealer", "player", "held", "points", "total", "place"))
    removed = ask_store(Store.removed_in, there.table.night.id)
    for played in _games(there):
        if not played.has_log:
            continue
        state, game = played.game.between(played.state), (played.number, played.game.key)
        gone, somebody = [name for name in state.names if name in removed], speech().plain("ui-person-somebody")
        shown = {name: f"{somebody} {at}" if len(gone) > 1 else somebody for at, name in enumerate(gone, start=1)}
        for row in score_rows(state, adjusted=True):
            names = (shown.get(name, name) for name in (row.dealer or "", row.player))
            dealer, player, held = map(harmless, (*names, row.held))
            sheet.writerow((*game, row.round, dealer, player, held, row.points, row.total, ""))
        counted = played.game.view(state).counted
        for standing in standings(played.game, state):
            for name in (state.names[seat] for seat in standing.seats):
                total = standing.score if counted else ""
                who = harmless(shown.get(name, name))
                sheet.writerow((*game, "", "", who, "", "", total, standing.place or ""))
    return download(out.getvalue(), "text/csv", f"{there.table.code}.csv")


@page.get(f"/{CODE}/export.json")
@limited(OFTEN)
def as_json(code: str) -> Response:
    """Export everything: heads, lines with rulings and changed facts, rounds, scores, penalty cards."""
    there = room(code)

    def everything(name: str, _: str, games: Sequence[LiveGame]) -> str:
        night = {"night": name, "games": [_data(played) for played in games if played.has_log]}
        return json.dumps(night, ensure_ascii=False, indent=1) + "\n"

    return download(_once(there, "json", everything), "application/json", f"{there.table.code}.json")


@page.get(f"/{CODE}/sheet")
def sheet(code: str) -> str:
    """Show the score sheet of the night, to print."""
    there = room(code)
    games = [
        (played, score_table(played), curve_of(played), speech(played.state.names), people_of(there.table, played))
        for played in _games(there)
        if played.has_log
    ]
    return render_template("night/export.html", table=there.table, games=games)


def _once(there: Room, kind: str, make: Callable[[str, str, Sequence[LiveGame]], str]) -> str:
    """Return a text that takes long to make, cached until the games change."""
    name, games = there.table.night.name, [played.still() for played in _games(there)]
    key = tuple(
        (played.id, len(played.lines), log_view(played).hidden_lines if played.has_log else None) for played in games
    )
    # Unchanged, an export of 300 lines takes 3 ms instead of 80 ms.
    return there.table.cached((kind, name, key), lambda: apart(there.device, make, name, there.table.code, games))


def _games(there: Room) -> list[LiveGame]:
    """Return the games of the request (`game`, by number), by default all of the night."""
    number = whole(request.args.get("game"))
    found = [played for played in there.table.games if number in (None, played.number)]
    if not found and number is not None:
        abort(404)
    return found


def _data(played: LiveGame) -> dict[str, Any]:
    state, head = played.game.between(played.state), read_head(played.head)
    names = state.names
    return {
        "number": played.number,
        "game": head.game,
        "players": list(names),
        "preset": head.preset or played.game.preset,
        "house": dict(state.house.changed(played.game.preset_house(head.preset))),
        "head": played.head,
        "lines": [line_data(line, format_action(line.action)) for line in public_lines(played)],
        "rounds": [
            {"round": row.round, "dealer": row.dealer, "player": row.player, "held": row.held, "points": row.points}
            for row in score_rows(state)
        ],
        "totals_set": [
            {
                "line": None if leg.line == NEXT_LINE else leg.line,
                "player": names[seat],
                "points": points,
                "total": leg.totals[seat],
            }
            for leg in course(state).legs
            if leg.round is None
            for seat, points in enumerate(leg.points)
            if points is not None
        ],
        "scores": dict(zip(names, state.scores, strict=True)),
        "places": dict(zip(names, played.game.places(state), strict=True)),
        "winners": [names[seat] for seat in state.winners],
        "penalties": [
            {
                "line": card.line,
                "round": card.round,
                "giver": names[card.giver],
                "player": names[card.seat],
                "reason": card.reason,
                "cards": card.cards,
                "proof": card.proof,
                "fell": card.struck,
            }
            for card in state.ledger
        ],
    }
