"""The ledger of penalty cards: giver, player, reason, settlement and appeal, and the cards given to one player."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import Blueprint, Response, abort, request

from referee.engine.common_rules.penalties import open_to_people
from referee.engine.log.settled import fallen_by
from referee.engine.model.entry import Entry
from referee.engine.model.state import PenaltyCard
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.core.access import CODE
from referee.web.core.context import pieces, whole
from referee.web.core.game_page import live, next_night_piece, reader, show
from referee.web.log.cards_given import cards_given
from referee.web.log.visibility import log_view_of

page = Blueprint("penalties", __name__)


@dataclass(frozen=True, slots=True)
class Ledger:
    """All penalty cards, the newest first; those of the lines in `appeals` may be disputed."""

    cards: tuple[PenaltyCard, ...]
    appeals: frozenset[int]
    aside: tuple[tuple[int, int], ...]
    disputed: int
    names: tuple[str, ...]
    game: int = 0


def ledger_of(played: LiveGame) -> Ledger:
    """Return the ledger as screens show it."""
    s = played.state
    appeals = {card.line for card in s.ledger if open_to_people(s, card)}
    open_line = s.dispute.line if s.dispute is not None else 0
    aside = tuple((seat, count) for seat, count in enumerate(s.aside) if count)
    names = tuple(s.names)
    cards = tuple(_told(card, played.entries) for card in reversed(s.ledger))
    return Ledger(cards, frozenset(appeals - {open_line}), aside, open_line, names)


def _told(card: PenaltyCard, log: Sequence[Entry]) -> PenaltyCard:
    """Return a card with what decided about it: not a vote if nobody gave one, or if it was a tie."""
    if card.proof != "vote" or not card.struck or (fallen := fallen_by(log, card.line)) == "dropped":
        return card
    return replace(card, proof=fallen)


@live(page, "penalties", {"ledger": "log/ledger.html"})
def newest_ledger(table: Table, seat: int | None) -> list[Fragment]:
    """Return the ledger."""
    played = table.game
    return [] if played is None or not played.has_log else [("ledger", ledger_of(played)), next_night_piece(table)]


@page.get(f"/{CODE}/penalties")
def penalties(code: str) -> str:
    """Show the ledger, with an appeal where people may still decide."""
    read = reader(code)
    if read is None:
        return show("log/penalties.html", code, None)
    return show(
        "log/penalties.html",
        code,
        read,
        live="penalties" if read.current else None,
        pieces=pieces(read.table, "penalties", None) if read.current else {},
        value=replace(ledger_of(read.played), game=read.past),
    )


@page.get(f"/{CODE}/given")
def given_to(code: str) -> str | Response:
    """Show the penalty cards that a seat was given, line by line."""
    read, seat = reader(code), whole(request.args.get("seat"))
    if read is None or seat is None or seat >= len(read.state.names):
        abort(404)
    visible, entries = log_view_of(read.there, read.played), read.played.entries
    cards = [
        (visible.line(entries[card.line - 1]), card.cards) for card in cards_given(read.played) if card.seat == seat
    ]
    return show("log/given.html", code, read, whose=seat, cards=cards)
