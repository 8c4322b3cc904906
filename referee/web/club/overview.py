"""A club as one phone sees it: its people, and all tables at a glance, without anything of a hand."""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from flask import abort, request
from markupsafe import Markup

from referee.live import Table
from referee.store import Store
from referee.store.codes import read_code
from referee.store.values import Club, ClubMember
from referee.web.club.seating import Seating, read_seating
from referee.web.core.access import is_local_request
from referee.web.core.bounds import TABLES_OF_A_CLUB
from referee.web.core.context import ask_store, language, pieces, registry, whole
from referee.web.core.phone import chosen, device
from referee.web.core.public_server import is_public, may_see
from referee.web.core.rate_limit import guessed, must_not_guess, spent_guesses
from referee.web.core.screens import Piece
from referee.web.scores.standings import standings
from referee.web.sit.people import Refused, plan_of

FEW, SOME = 4, 9
PAGE = 16
"""Tables on one page of the board."""
STEPS = 2
"""Times that a part of the board is read before it turns."""
LINKS = re.compile(r' href="from[^"]*"')
"""The ways from a number to what made it, which lead on from a table's own board only."""
MOST_TABLES, MOST_PEOPLE = 100, 500
"""Tables and people of a club."""
RUNS, MOST_RUN = "runs", 5
"""The clubs that this browser runs although it did not open them: the name in its cookie, and their number."""


@dataclass
class ClubVisit:
    """A club as one phone meets it: its people and tables, whether the phone runs it, and whether it may do so."""

    club: Club
    members: tuple[ClubMember, ...]
    device: str
    runs: bool
    may_run: bool

    @cached_property  # saves 0.1 ms a table of a page
    def rows(self) -> tuple[Piece, ...]:
        """All tables at a glance."""
        tables = ((registry().table(place.code), place.number) for place in self.club.tables)
        return tuple(row_of(table, number) for table, number in tables if table is not None)

    @property
    def size(self) -> str:
        """The class for the size of tables on the board."""
        count = len(self.rows)
        return "few" if count <= FEW else "some" if count <= SOME else "many"

    @property
    def mine(self) -> ClubMember | None:
        """The person of the phone: whose seat it has at a table, else who waits with it."""
        seats = {seat.id for table in tables_of(self.club) for seat in table.night.seats if self.device in seat.devices}
        mine = [member for member in self.members if member.seat in seats or member.device == self.device]
        return max(mine, key=lambda member: (member.seat or 0, member.id), default=None)

    @property
    def playing(self) -> tuple[str, ...]:
        """The numbers of the tables that play, as sentences list them."""
        return tuple(str(row.number) for row in self.rows if row.state == "on")

    @property
    def proposed(self) -> Seating:
        """The proposed seating, without tables if there is none."""
        return read_seating(self.club.proposal)

    @cached_property  # saves 0.5 ms of a page
    def proposal(self) -> Piece | None:
        """The proposed seating as it is drawn: its tables by names, and who sits out."""
        if not self.proposed.tables:
            return None
        tables = []
        for table in self.proposed.tables:
            together = table.sides if any(len(side) > 1 for side in table.sides) else ()
            sides = tuple(self.names([table.ring[at] for at in side]) for side in together)
            tables.append(Piece(number=self.number_of(table.night), sides=sides or (self.names(table.ring),)))
        number, out = len(self.club.seatings) + 1, self.names(self.proposed.out)
        return Piece(template="club/proposal.html", number=number, tables=tuple(tables), out=out)

    def number_of(self, night: int | None) -> int:
        """Return the number of a night's table; 0 if it is not one of the club."""
        return next((table.number for table in self.club.tables if table.night == night), 0)

    def names(self, ids: Sequence[int]) -> tuple[str, ...]:
        """Return the names of members."""
        known = {member.id: member.name for member in self.members}
        return tuple(known[id] for id in ids if id in known)


def tables_of(club: Club) -> list[Table]:
    """Return the tables of a club that are there."""
    return [table for row in club.tables if (table := registry().table(row.code)) is not None]


def row_of(table: Table, number: int) -> Piece:
    """Return a table at a glance; its `minutes` have gone since the game began, up to its end."""
    row, began, ended = table.memo("club-row", _row, table)
    minutes = max(0, round(((ended or time.time()) - began) // 60)) if began else 0
    return Piece(number=number, code=table.code, minutes=minutes, **row)


def _row(table: Table) -> tuple[dict[str, Any], float, float]:
    """Return a table's row besides its minutes, the start of its game, and its end (0: it is not over).

    Its `state` is `empty`, `waits`, `on`, `over` or `ended`. `leaders` share the first place with a `score`, counted in
    `counted` (empty: no scores).
    """
    night, played, plan = table.night, table.game, plan_of(table)
    people = tuple(seat.name for seat in night.seats)
    row = {"game": plan.game, "round": 0, "leaders": (), "score": 0, "counted": "", "people": people}
    if played is None or not played.has_log or plan.game:
        state = "ended" if night.ended is not None else "waits" if people else "empty"
        return row | {"state": state}, 0, 0
    view, s = played.view, played.state
    over = view.phase == "over"
    first = [row for row in standings(played.game, s) if row.place == 1] if s.rounds or over else []
    row |= {"state": "ended" if night.ended is not None else "over" if over else "on", "game": played.game.key}
    row |= {"round": view.round, "leaders": tuple(s.names[seat] for row in first for seat in row.seats)}
    row |= {"score": first[0].score if first else 0, "counted": view.counted}
    began = next((game.started for game in night.games if game.id == played.id), night.opened)
    ended = played.lines[-1].entered if played.lines and (over or night.ended is not None) else 0
    return row, began, ended


def board_at(there: ClubVisit, step: int) -> Piece:
    """Return the picture of the board after this number of steps: some tables, or a `row` with its own board's pieces.

    While a seating is proposed there are no single tables.
    """
    parts = list(_parts(there))
    if not parts:
        return Piece(whole=Markup(), row=None)
    part = parts[step // STEPS % len(parts)]
    if "template" in vars(part):
        return Piece(whole=Markup(registry().screens.html("", part, language())), row=None)
    table = registry().table(part.code)
    made = pieces(table, "board", None) if table is not None else {}
    return Piece(row=part, pieces={name: Markup(LINKS.sub("", html)) for name, html in made.items()})


def _parts(there: ClubVisit) -> Iterator[Piece]:
    if there.proposal is not None:
        for at in range(0, len(there.proposal.tables), PAGE):
            yield Piece(**vars(there.proposal) | {"tables": there.proposal.tables[at : at + PAGE]})
    for at in range(0, len(there.rows), PAGE):
        yield Piece(template="club/tables.html", rows=there.rows[at : at + PAGE])
        for row in there.rows[at : at + PAGE] if there.proposal is None else ():
            table = registry().table(row.code) if row.state in ("on", "over") else None
            if table is not None and may_see(table, there.device):
                yield row


def visit(code: str) -> ClubVisit:
    """Return the club with this code; 404 if there is none that this phone may see."""
    read = read_code(code)
    if spent_guesses() is not None and read not in ask_store(Store.codes_of, device()) and not is_local_request():
        must_not_guess()
    club = ask_store(Store.club, read) if read is not None else None
    if club is None:
        guessed()
        abort(404)
    here = is_local_request()
    runs = club.host == device() or (here and club.code in chosen(RUNS).split())
    there = ClubVisit(club, tuple(ask_store(Store.members, club.id)), device(), runs, runs or here)
    is_open = club.ended is None and any(may_see(table, device()) for table in tables_of(club))
    if is_public() and not there.mine and not there.may_run and not is_open:  # strangers come until the evening is over
        guessed()
        abort(404)
    return there


def run_by(code: str) -> ClubVisit:
    """Return the club for a phone that runs it; 403 for any other."""
    there = visit(code)
    if not there.runs:
        abort(403)
    return there


def most_tables() -> int:
    """Return the greatest number of tables of a club."""
    return TABLES_OF_A_CLUB if is_public() else MOST_TABLES


def typed_number(key: str, least: int, most: int) -> int:
    """Return a number of the form; raise `Refused` if it is none, or out of its range."""
    number = whole(request.form.get(key, "").strip())
    if number is None or not least <= number <= most:
        raise Refused(f"ui-club-wrong-{key}", least=least, most=most)
    return number
