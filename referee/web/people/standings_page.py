"""The standings: everybody's finished games of a season, added up, on a screen or on paper."""

from collections.abc import Sequence
from itertools import groupby

from flask import Blueprint, Response, make_response, render_template, request

from referee.store import Store
from referee.store.people.outcomes import Total
from referee.store.values import PersonRow
from referee.web.core.access import is_local_request
from referee.web.core.context import ask_store
from referee.web.core.phone import device
from referee.web.people.ranking import FEW, ranking, rated_rows, ratings_of, told_apart
from referee.web.people.season import Season, kept_here, progress, season, season_of, seen_by

page = Blueprint("standings", __name__)
page.before_request(progress)
PEOPLE, GAMES, NIGHTS = 16, 120, 40
"""The most people, games and nights for which there is room on the page."""


@page.get("/standings")
def standings() -> Response:
    """Show the standings of a season by wins, by places, by rating or, of one game, by points."""
    chosen = season()
    everybody: Sequence[Total] = ask_store(Store.totals, chosen.span)
    totals = told_apart([total for total in everybody if total.person.listed])
    by = request.args.get("by", "")
    by = by if by in (*_orders(chosen), "rating") else "wins"
    ranked = ranking(totals, by, fewest=any(total.fewest for total in totals))
    rated = rated_rows(totals, ratings_of(chosen.span)) if by == "rating" else None
    return make_response(
        render_template(
            "people/standings.html",
            table=None,
            season=chosen,
            rows=ranked,
            rated=rated,
            by=by,
            orders=_orders(chosen),
            kinds=ask_store(Store.kinds, chosen.of_all_games.span),
            unlisted=_unlisted(chosen, everybody),
            saved=[(season_of(kept), kept) for kept in ask_store(Store.seasons, seen_by())] if not chosen.token else (),
            device=device(),
            few=max((total.games for total in totals), default=0) < FEW,
        )
    )


def _unlisted(chosen: Season, totals: Sequence[Total]) -> list[PersonRow]:
    """Return the persons left out whom this phone may list again."""
    hidden = [total.person for total in totals if not total.person.listed and total.person.name]
    if chosen.token or not hidden or is_local_request():
        return [] if chosen.token else hidden
    mine = kept_here()
    return [person for person in hidden if person.id in mine]


def _orders(chosen: Season) -> tuple[str, ...]:
    """Return the possible orders of the standings: points add up only within one game."""
    return ("wins", "places", "points") if chosen.kind else ("wins", "places")


@page.get("/standings/sheet")
def sheet() -> Response:
    """Show a season on one page, to print."""
    chosen = season()
    ratings = ratings_of(chosen.span)
    totals = [total for total in ask_store(Store.totals, chosen.span) if total.person.listed]
    ranked = ranking(totals, "wins", fewest=False)
    seats = ask_store(Store.played_seats, chosen.span)
    played = [tuple(of_game) for _, of_game in groupby(seats, lambda seat: seat.game)][-GAMES:]
    by_night = groupby(played, lambda game: (game[0].night, game[0].night_name, game[0].opened))
    nights = [(night, tuple(games)) for night, games in by_night][-NIGHTS:]
    return make_response(
        render_template(
            "people/sheet.html",
            table=None,
            season=chosen,
            rows=[(place, total, ratings.of(total.person.id)) for place, total in ranked[:PEOPLE]],
            people=len(ranked),
            nights=nights,
            shown=sum(len(games) for _, games in nights),
            every=ratings.games,
        )
    )
