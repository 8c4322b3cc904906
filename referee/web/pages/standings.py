"""The standings: everybody's finished games of a season, added up."""

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, Response, make_response, render_template, request

from referee.store import PersonRow, Total
from referee.web.people.progress import progress
from referee.web.people.season import Season, season, season_of, seen_by
from referee.web.request.access import is_local_request
from referee.web.request.context import device, hall

page = Blueprint("standings", __name__)
FEW = 5
"""With fewer games the page says that they tell little."""


@page.get("/standings")
def standings() -> Response:
    """Show the standings of a season by wins, by places or, of one game, by points."""
    if (waits := progress()) is not None:
        return waits
    chosen = season()
    store, ask = hall().writer.store, hall().writer.ask
    everybody: Sequence[Total] = ask(store.totals, chosen.span)
    totals = [total for total in everybody if total.person.listed]
    by = request.args.get("by", "")
    by = by if by in _orders(chosen) else "wins"
    ranked = ranking(totals, by, fewest=any(total.fewest for total in totals))
    return make_response(
        render_template(
            "pages/standings/standings.html",
            table=None,
            season=chosen,
            rows=ranked,
            by=by,
            orders=_orders(chosen),
            kinds=ask(store.kinds, chosen.of_all_games.span),
            unlisted=_unlisted(chosen, everybody),
            saved=_saved() if not chosen.token else (),
            few=max((total.games for total in totals), default=0) < FEW,
        )
    )


def _unlisted(chosen: Season, totals: Sequence[Total]) -> list[PersonRow]:
    """Return the persons left out whom this phone may list again."""
    hidden = [total.person for total in totals if not total.person.listed and total.person.name]
    if chosen.token or not hidden or is_local_request():
        return [] if chosen.token else hidden
    mine = hall().writer.ask(hall().writer.store.kept_by, device())
    return [person for person in hidden if person.id in mine]


def _saved() -> list[tuple[int, Season]]:
    """Return the saved seasons that this phone sees, by their numbers: its own, all on the server's computer."""
    kept = hall().writer.ask(hall().writer.store.seasons, seen_by())
    return [(each.id, season_of(each)) for each in kept]


def _orders(chosen: Season) -> tuple[str, ...]:
    """Return what the standings may be ordered by: points add up only within one game."""
    return ("wins", "places", "points") if chosen.kind else ("wins", "places")


def ranking(totals: Sequence[Total], by: str, *, fewest: bool) -> list[tuple[int, Total]]:
    """Return the totals with their places, equal ones with the same place."""

    def key(total: Total) -> Any:
        if by == "points":
            points = total.points / total.games
            return (points if fewest else -points,)
        mean = total.places / total.ranked if total.ranked else float("inf")
        return (mean,) if by == "places" else (-total.wins, mean)

    ordered = sorted(totals, key=key)
    return [(1 + sum(key(other) < key(total) for other in ordered), total) for total in ordered]
