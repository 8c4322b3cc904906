"""The ledger of penalty cards: giver, player, reason, settlement and appeal, and the cards given to one player."""

from operator import itemgetter

from flask import Blueprint, Response, abort, request

from referee.engine.basics.actions import Deals
from referee.engine.common_rules.penalties import open_to_people
from referee.engine.log.settled import fallen_by
from referee.engine.model.state import PenaltyCard
from referee.live import LiveGame, Table
from referee.live.stream import Fragment
from referee.web.core.access import CODE
from referee.web.core.context import pieces, whole
from referee.web.core.game_page import live, next_night_piece, reader, reading
from referee.web.core.screens import Piece
from referee.web.log.visibility import log_view_of

page = Blueprint("penalties", __name__)


def cards_given(played: LiveGame) -> list[tuple[int, int, int]]:
    """Return the penalty cards of a whole game as (seat, cards, line): those not returned, and those of misdeals."""
    found = [(card.line, card.seat, card.cards) for card in played.state.ledger if not card.struck]
    for entry in played.entries:
        wrong = isinstance(entry.read, Deals) and entry.read.wrong and entry.stands
        if wrong and (cards := entry.ruling.fill.get("cards", 0)):
            found.append((entry.n, played.state_after(entry.n).names.index(entry.read.who), cards))
    return [(seat, cards, line) for line, seat, cards in sorted(found, key=itemgetter(0))]


def ledger_of(played: LiveGame, game: int = 0) -> Piece:
    """Return all penalty cards, the newest first, those that may be disputed, and those that lie aside.

    `game` is the number of a game that is no longer the current one.
    """
    s, cards = played.state, list[PenaltyCard]()
    open_line = s.dispute.line if s.dispute is not None else 0
    for card in reversed(s.ledger):
        fallen = fallen_by(played.entries, card.line) if card.proof == "vote" and card.struck else "dropped"
        cards.append(card if fallen == "dropped" else card._replace(proof=fallen))  # not by a vote that nobody gave
    return Piece(
        cards=tuple(cards),
        appeals=frozenset({card.line for card in s.ledger if open_to_people(s, card)} - {open_line}),
        aside=tuple((seat, count) for seat, count in enumerate(s.aside) if count),
        disputed=open_line,
        names=tuple(s.names),
        game=game,
    )


@live(page, "penalties", {"ledger": "log/ledger.html"})
def newest_ledger(table: Table, seat: int | None) -> list[Fragment]:
    """Return the ledger."""
    played = table.game
    return [] if played is None or not played.has_log else [("ledger", ledger_of(played)), next_night_piece(table)]


@page.get(f"/{CODE}/penalties")
def penalties(code: str) -> str:
    """Show the ledger, with an appeal where people may still decide."""
    read = reading(code)
    drawn = pieces(read.table, "penalties", None) if read.current else {}
    live = "penalties" if read.current else None
    return read.show("log/penalties.html", live=live, pieces=drawn, value=ledger_of(read.played, read.past))


@page.get(f"/{CODE}/given")
def given_to(code: str) -> str | Response:
    """Show the penalty cards that a seat was given, line by line."""
    read, whose = reader(code), whole(request.args.get("seat"))
    if read is None or whose is None or whose >= len(read.state.names):
        abort(404)
    visible, entries = log_view_of(read.there, read.played), read.played.entries
    given = (
        (visible.line(entries[line - 1]), cards) for seat, cards, line in cards_given(read.played) if seat == whose
    )
    return read.show("log/given.html", whose=whose, cards=list(given))
