"""All tables of a club at a glance, as their boards show them, without anything of a hand."""

import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from markupsafe import Markup

from referee.live import Table
from referee.store import Store
from referee.store.values import Club, ClubMember
from referee.web.club.seating import Seating
from referee.web.club.seatings import read_seating
from referee.web.core.context import ask_store, language, pieces, registry
from referee.web.core.public_server import may_see
from referee.web.scores.standings import standings
from referee.web.sit.people import plan_of

FEW, SOME = 4, 9
PAGE = 16
"""Tables on one page of the board."""


@dataclass(frozen=True, slots=True)
class ClubRow:
    """A table at a glance; `state` is `empty`, `waits`, `on`, `over` or `ended`.

    `leaders` share the first place with a `score`, counted in `counted` (empty: no scores). `minutes` have gone since
    the game began, up to its end.
    """

    number: int
    code: str
    state: str
    game: str = ""
    round: int = 0
    leaders: tuple[str, ...] = ()
    score: float = 0
    counted: str = ""
    people: tuple[str, ...] = ()
    minutes: int = 0


@dataclass(frozen=True, slots=True)
class ProposedTable:
    """A table of a seating by names: its sides, or the people alone."""

    number: int
    sides: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ClubOverview:
    """The tables of a club, each as a row."""

    rows: tuple[ClubRow, ...]
    template: ClassVar[str] = "club/tables.html"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposed seating: its number, its tables, who sits out, and the numbers of its tables that still play."""

    number: int
    tables: tuple[ProposedTable, ...]
    out: tuple[str, ...]
    playing: tuple[int, ...] = ()
    template: ClassVar[str] = "club/proposal.html"


@dataclass(frozen=True, slots=True)
class ClubNow:
    """A club as everybody may see it now."""

    club: Club
    members: tuple[ClubMember, ...]
    tables: ClubOverview
    proposed: Seating
    proposal: Proposal | None

    @property
    def size(self) -> str:
        """The class for the size of tables on the board."""
        count = len(self.tables.rows)
        return "few" if count <= FEW else "some" if count <= SOME else "many"

    def member_of(self, device: str) -> ClubMember | None:
        """Return the person of a phone: whose seat it has at a table, else who waits with it."""
        seats = {seat.id for table in tables_of(self.club) for seat in table.night.seats if device in seat.devices}
        mine = [member for member in self.members if member.seat in seats or member.device == device]
        return max(mine, key=lambda member: (member.seat or 0, member.id), default=None)

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


def club_now(code: str) -> ClubNow | None:
    """Return a club as it is; None if there is none. A read takes 2 ms for twenty tables of five."""
    club = ask_store(Store.club, code)
    return _now(club, tuple(ask_store(Store.members, club.id))) if club is not None else None


def _now(club: Club, members: tuple[ClubMember, ...]) -> ClubNow:
    tables = ((registry().table(place.code), place.number) for place in club.tables)
    rows = tuple(row_of(table, number) for table, number in tables if table is not None)
    proposed = read_seating(club.proposal)
    now = ClubNow(club, members, ClubOverview(rows), proposed, None)
    if not proposed.tables:
        return now
    playing = tuple(row.number for row in rows if row.state == "on")
    made = Proposal(len(club.seatings) + 1, tuple(_named(now, proposed)), now.names(proposed.out), playing)
    return ClubNow(club, members, now.tables, proposed, made)


def _named(now: ClubNow, found: Seating) -> Iterator[ProposedTable]:
    for table in found.tables:
        together = table.sides if any(len(side) > 1 for side in table.sides) else ()
        sides = [now.names([table.ring[at] for at in side]) for side in together]
        yield ProposedTable(now.number_of(table.night), tuple(sides) or (now.names(table.ring),))


def row_of(table: Table, number: int) -> ClubRow:
    """Return a table at a glance."""
    row, began, ended = table.memo("club-row", lambda: _row(table))
    minutes = max(0, round(((ended or time.time()) - began) // 60)) if began else 0
    return ClubRow(number, table.code, *row, minutes)


def _row(table: Table) -> tuple[tuple[str, str, int, tuple[str, ...], float, str, tuple[str, ...]], float, float]:
    """Return the text of a row besides its minutes, the start of its game, and its end (0: it is not over)."""
    night, played, plan = table.night, table.game, plan_of(table)
    people = tuple(seat.name for seat in night.seats)
    if played is None or not played.has_log or plan.game:
        state = "ended" if night.ended is not None else "waits" if people else "empty"
        return (state, plan.game, 0, (), 0, "", people), 0, 0
    view, s = played.view, played.state
    over = view.phase == "over"
    state = "ended" if night.ended is not None else "over" if over else "on"
    first = [row for row in standings(played.game, s) if row.place == 1] if s.rounds or over else []
    leaders = tuple(s.names[seat] for row in first for seat in row.seats)
    score = first[0].score if first else 0
    began = next((game.started for game in night.games if game.id == played.id), night.opened)
    ended = played.lines[-1].entered if played.lines and (over or night.ended is not None) else 0
    return (state, played.game.key, view.round, leaders, score, view.counted, people), began, ended


STEPS = 2
"""Times that a part of the board is read before it turns."""
LINKS = re.compile(r' href="from[^"]*"')
"""The ways from a number to what made it, which lead on from a table's own board only."""


@dataclass(frozen=True, slots=True)
class BoardPart:
    """A part of the board: some tables at a glance as HTML, or the pieces of one table's own board."""

    whole: Markup
    row: ClubRow | None = None
    pieces: dict[str, Markup] | None = None


def board_at(now: ClubNow, device: str, step: int) -> BoardPart:
    """Return the picture of the board after this number of steps; while a seating is proposed, no single tables."""
    parts = list(_parts(now, device))
    if not parts:
        return BoardPart(Markup())
    part = parts[step // STEPS % len(parts)]
    if isinstance(part, ClubRow):
        table = registry().table(part.code)
        made = pieces(table, "board", None) if table is not None else {}
        return BoardPart(Markup(), part, {name: Markup(LINKS.sub("", html)) for name, html in made.items()})
    name = "club-proposal" if isinstance(part, Proposal) else "club-tables"
    return BoardPart(Markup(registry().screens.html(name, part, language())))


def _parts(now: ClubNow, device: str) -> Iterator[ClubOverview | Proposal | ClubRow]:
    if now.proposal is not None:
        for at in range(0, len(now.proposal.tables), PAGE):
            yield replace(now.proposal, tables=now.proposal.tables[at : at + PAGE])
    rows = now.tables.rows
    for at in range(0, len(rows), PAGE):
        yield ClubOverview(rows[at : at + PAGE])
        for row in rows[at : at + PAGE] if now.proposal is None else ():
            table = registry().table(row.code) if row.state in ("on", "over") else None
            if table is not None and may_see(table, device):
                yield row
