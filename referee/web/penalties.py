"""The ledger of penalty cards: who gave it, to whom, why, how it was settled; and an appeal. And how many somebody has
been given."""

from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, request

from referee.core.actions import Deals
from referee.core.penalties import for_people
from referee.core.state import PenaltyCard, State
from referee.live import Played, Table
from referee.live.stream import Fragment
from referee.web.context import pieces, whole
from referee.web.eyes import eyes_of
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


@dataclass(frozen=True, slots=True)
class Given:
    """Cards that somebody was given by a line."""

    seat: int
    cards: int
    line: int


def given(played: Played) -> list[Given]:
    """The penalty cards of a whole game: those given that were not taken back, and those of misdeals, which nobody
    gives."""
    found = [Given(each.seat, each.cards, each.line) for each in played.state.ledger if not each.fell]
    for entry in played.entries:
        if isinstance(entry.read, Deals) and entry.read.wrong and entry.stands:
            names = played.state_after(entry.n).names
            found.append(Given(names.index(entry.read.who), entry.ruling.fill.get("cards", 0), entry.n))
    return sorted(found, key=lambda each: each.line)


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


@page.get(f"/{CODE}/given")
def given_to(code: str) -> str | Response:
    """The penalty cards that a seat was given, line by line."""
    read, seat = reader(code), whole(request.args.get("seat"))
    if read is None or seat is None or seat >= len(read.state.names):
        abort(404)
    look, entries = eyes_of(read.there, read.played), read.played.entries
    cards = [(look.line(entries[each.line - 1]), each.cards) for each in given(read.played) if each.seat == seat]
    return show("given.html", code, read, whose=seat, cards=cards)
