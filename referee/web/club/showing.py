"""The parts that the board of a club turns to: all tables at a glance, then one after the other."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from markupsafe import Markup

from referee.web.club.overview import PAGE, ClubNow, ClubOverview, ClubRow, Proposal
from referee.web.core.context import language, pieces, registry
from referee.web.core.public_server import may_see

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
