"""A season on paper: standings and the winners of each game, on one page."""

from itertools import groupby

from flask import Blueprint, Response, make_response, render_template

from referee.store import Store
from referee.store.people.pictures import WonGame
from referee.web.core.context import ask_store
from referee.web.people.ranking import ranking, ratings_of
from referee.web.people.season import progress, season

page = Blueprint("season_sheet", __name__)
PEOPLE, GAMES, NIGHTS = 16, 120, 40
"""The most people, games and nights for which there is room on the page."""


@page.get("/standings/sheet")
def sheet() -> Response:
    """Show a season on one page, to print."""
    if (waits := progress()) is not None:
        return waits
    chosen = season()
    ratings = ratings_of(chosen.span)
    totals = [total for total in ask_store(Store.totals, chosen.span) if total.person.listed]
    ranked = ranking(totals, "wins", fewest=False)
    won = ask_store(Store.won_games, chosen.span, GAMES)
    nights = [(night, tuple(played)) for night, played in groupby(won, key=_night)][-NIGHTS:]
    return make_response(
        render_template(
            "people/sheet.html",
            table=None,
            season=chosen,
            rows=[(place, total, ratings.of(total.person.id)) for place, total in ranked[:PEOPLE]],
            people=len(ranked),
            nights=nights,
            shown=sum(len(played) for _, played in nights),
            every=ratings.games,
        )
    )


def _night(game: WonGame) -> tuple[int, str, float]:
    return game.night, game.night_name, game.opened
