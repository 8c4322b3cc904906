"""The ledger of penalty cards: who gave it, to whom, why, how it was settled; and an appeal."""

from dataclasses import dataclass, replace

from flask import Blueprint

from referee.core.penalties import for_people
from referee.core.state import PenaltyCard, State
from referee.live import Table
from referee.live.stream import Fragment
from referee.web.context import pieces
from referee.web.reading import CODE, live, reader, show

page = Blueprint("penalties", __name__)


@dataclass(frozen=True, slots=True)
class Ledger:
    """Every penalty card that was given, the newest first; those of `appeals` may be disputed."""

    cards: tuple[PenaltyCard, ...]
    appeals: frozenset[int]
    aside: tuple[tuple[int, int], ...]
    disputed: int
    names: tuple[str, ...]
    game: int = 0


def ledger_of(s: State) -> Ledger:
    """The ledger as screens show it."""
    appeals = {each.line for each in s.ledger if for_people(s, each)}
    open_line = s.dispute.line if s.dispute is not None else 0
    aside = tuple((seat, count) for seat, count in enumerate(s.aside) if count)
    names = tuple(s.names)
    return Ledger(tuple(reversed(s.ledger)), frozenset(appeals - {open_line}), aside, open_line, names)


@live(page, "penalties")
def newest_ledger(table: Table, seat: int | None) -> list[Fragment]:
    """The ledger."""
    played = table.game
    return [] if played is None or played.game is None else [("ledger", ledger_of(played.state))]


@page.get(f"/{CODE}/penalties")
def penalties(code: str) -> str:
    """Who gave whom a card, why, how it was settled, and an appeal where people may still decide."""
    read = reader(code)
    if read is None:
        return show("penalties.html", code, None)
    return show(
        "penalties.html",
        code,
        read,
        live="penalties" if read.current else None,
        pieces=pieces(read.table, "penalties", None) if read.current else {},
        value=replace(ledger_of(read.state), game=read.past),
    )
