"""The standings: everybody's finished games of a season, added up."""

from flask import Blueprint, Response, make_response, render_template, request

from referee.engine import games
from referee.web.people.heat_map import heat_map
from referee.web.people.progress import progress, rating_progress
from referee.web.people.ranking import ranking
from referee.web.people.rated import FEW, rated_rows
from referee.web.people.season import Season, season
from referee.web.request.context import hall

page = Blueprint("standings", __name__)


@page.get("/standings")
def standings() -> Response:
    """Show the standings of a season by wins, by places, by rating or, of one game, by points."""
    if (waits := progress()) is not None:
        return waits
    chosen = season()
    if (waits := rating_progress(chosen.span)) is not None:
        return waits
    ratings = hall().ratings.of(chosen.span)
    store, ask = hall().writer.store, hall().writer.ask
    totals = [total for total in ask(store.totals, chosen.span) if total.person.listed]
    by = request.args.get("by", "")
    by = by if by in (*_orders(chosen), "rating") else "wins"
    fewest = bool(totals) and _fewest(chosen.kind)
    ranked = ranking(totals, by, fewest=fewest)
    rated = rated_rows(totals, ratings) if by == "rating" else None
    shown = [row.total for row in rated] if rated else [total for _, total in ranked]
    return make_response(
        render_template(
            "pages/standings/standings.html",
            table=None,
            season=chosen,
            rows=ranked,
            rated=rated,
            heat=heat_map(shown, ratings),
            by=by,
            orders=_orders(chosen),
            kinds=ask(store.kinds, Season(chosen.name, chosen.since, chosen.until).span),
            few=max((total.games for total in totals), default=0) < FEW,
        )
    )


def _orders(chosen: Season) -> tuple[str, ...]:
    """Return what the standings may be ordered by: points add up only within one game."""
    return ("wins", "places", "points") if chosen.kind else ("wins", "places")


def _fewest(kind: str) -> bool:
    return bool(kind) and games.find(kind).worst((0, 1)) == 1
