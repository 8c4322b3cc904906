"""The games that each number of a person is made of, with the share of each in it."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from referee.engine import games
from referee.engine.model.figures import Figure
from referee.store import Store
from referee.store.people.outcomes import Meeting, PlayedSeat
from referee.store.values import SOMEBODY
from referee.web.core.context import ask_store, speech
from referee.web.core.screens import Piece
from referee.web.people.ranking import ratings_of
from referee.web.people.season import Season

NONE = "–"
MET = {"ahead": "ahead", "behind": "behind", "together": "together", "won": "won_together"}
"""The numbers of a meeting, each with its name in the store."""


def _share(game: PlayedSeat, share: str = "", *, peak: bool = False) -> Piece:
    """Return a game, or the first game of a night, with its share of a number (empty: its place), the `peak` or not."""
    return Piece(game=game, share=share, peak=peak)


def _number(label: str, made: str, value: str, parts: Sequence[Piece]) -> Piece:
    """Return a number with its parts, the newest first; `label` is the id of its text.

    `made` says how the parts make it: `count`, `sum`, `mean`, `amounts` (the mean of amounts of which a game has
    several), `peak` or `nights`.
    """
    return Piece(label=label, made=made, value=value, parts=parts)


def told(amount: float) -> str:
    """Return an amount as pages tell it."""
    return f"{amount:.1f}".removesuffix(".0")


def number_of(chosen: Season, person: int, what: str, other: int | None) -> Piece | None:
    """Return a number of a person in a season, one of a meeting with an `other` person; None if there is none such."""
    if what in MET and other is None:
        return None
    if what in OF_ONE_GAME and not chosen.kind:
        return None
    figures = games.find(chosen.kind).figures if chosen.kind in games.names() else ()
    figure = next((figure for figure in figures if what == f"figure-{figure.key}"), None)
    if what not in (*FROM_GAMES, *MET, "rating") and figure is None:
        return None
    played = ask_store(Store.played_seats, chosen.span, person, figures=figure is not None)[::-1]
    if figure is not None:
        return _figure(figure, played)
    if what in MET and other is not None:
        meetings = ask_store(Store.meetings, chosen.span, person)
        pairs = next((meeting.pairs for meeting in meetings if meeting.person.id == other), ())
        by_game = groupby(pairs, lambda pair: pair[0].game)
        counts: dict[int, int] = {game: getattr(Meeting(SOMEBODY, list(some)), MET[what]) for game, some in by_game}
        with_them = [game for game in played if counts.get(game.game)]
        return _sum(f"ui-{'number' if what == 'won' else 'person'}-{what}", with_them, lambda game: counts[game.game])
    return _rating(chosen, person, played) if what == "rating" else FROM_GAMES[what](played)


def longest_run(won: Sequence[bool]) -> range:
    """Return the places of the most games won in a row, of the first such run."""
    runs = [list(run) for _, run in groupby(range(len(won)), lambda at: won[at])]
    best = max((run for run in runs if won[run[0]]), key=len, default=[])
    return range(best[0], best[-1] + 1) if best else range(0)


def last_run(won: Sequence[bool]) -> range:
    """Return the places of the games won in a row up to now; the newest is the first."""
    return range(next((at for at, was_won in enumerate(won) if not was_won), len(won)))


def _run(label: str, played: Sequence[PlayedSeat], run: Callable[[Sequence[bool]], range]) -> Piece:
    return _count(label, [played[at] for at in run([game.won for game in played])])


def _count(label: str, some: Sequence[PlayedSeat]) -> Piece:
    return _number(label, "count", str(len(some)), [_share(game) for game in some])


def _sum(label: str, some: Sequence[PlayedSeat], of: Callable[[PlayedSeat], float]) -> Piece:
    return _number(label, "sum", str(sum(map(of, some))), [_share(game, str(of(game))) for game in some])


def _places(played: Sequence[PlayedSeat]) -> Piece:
    ranked = [game for game in played if game.place is not None]
    mean = f"{sum(game.place or 0 for game in ranked) / len(ranked):.1f}" if ranked else NONE
    return _number("ui-standings-places", "mean", mean, [_share(game) for game in ranked])


def _rating(chosen: Season, person: int, played: Sequence[PlayedSeat]) -> Piece:
    """Return the rating, which is made of the places in order of time."""
    ratings = ratings_of(chosen.span)
    rating, games_of = ratings.of(person), ratings.games_of(person)
    if rating is None:
        return _number("ui-rating", "count", NONE, ())
    value = speech().plain("ui-rating-range", low=str(rating.low), high=str(rating.high))
    return _number("ui-rating", "count", value, [_share(game) for game in played if game.game in games_of])


def _mean(played: Sequence[PlayedSeat]) -> Piece:
    mean = f"{sum(game.points for game in played) / len(played):.1f}" if played else NONE
    return _number("ui-standings-points", "mean", mean, [_share(game, str(game.points)) for game in played])


def _nights(played: Sequence[PlayedSeat]) -> Piece:
    by_night: dict[int, list[PlayedSeat]] = {}
    for game in played:
        by_night.setdefault(game.night, []).append(game)
    parts = [_share(some[-1], str(len(some))) for some in by_night.values()]
    return _number("ui-person-nights", "nights", str(len(parts)), parts)


def _peak(label: str, played: Sequence[PlayedSeat], of: Callable[[PlayedSeat], float | None], *, best: bool) -> Piece:
    least = best == any(game.fewest for game in played)
    amounts = [amount for amount in map(of, played) if amount is not None]
    peak = (min if least else max)(amounts) if amounts else None
    parts = [_share(game, NONE if of(game) is None else str(of(game)), peak=of(game) == peak) for game in played]
    return _number(label, "peak", NONE if peak is None else str(peak), parts if amounts else ())


def _figure(figure: Figure, played: Sequence[PlayedSeat]) -> Piece:
    label, some = f"figure-{figure.key}", [game for game in played if figure.key in game.figures]
    amounts = [game.figures[figure.key] for game in some]
    if figure.shown == "most":
        most = max((most for _, _, most in amounts), default=0.0)
        shares = [(told(peak), peak == most) for _, _, peak in amounts]
        value, made = most, "peak"
    elif figure.shown == "mean":
        shares = [(f"{told(total / max(times, 1))} × {times}", False) for total, times, _ in amounts]
        value, made = sum(total for total, *_ in amounts) / max(sum(times for _, times, _ in amounts), 1), "amounts"
    else:
        shares = [(told(total), False) for total, *_ in amounts]
        value, made = sum(total for total, *_ in amounts), "sum"
    parts = [_share(game, share, peak=peak) for game, (share, peak) in zip(some, shares, strict=True)]
    return _number(label, made, told(value), parts)


FROM_GAMES: Mapping[str, Callable[[Sequence[PlayedSeat]], Piece]] = {
    "games": lambda played: _count("ui-night-games", played),
    "wins": lambda played: _count("ui-standings-wins", [game for game in played if game.won]),
    "places": _places,
    "nights": _nights,
    "rounds": lambda played: _sum("ui-person-rounds", played, lambda game: game.rounds),
    "points": lambda played: _sum("ui-person-points", played, lambda game: game.points),
    "against": lambda played: _sum("ui-person-against", played, lambda game: game.against),
    "mean": _mean,
    "best": lambda played: _peak("ui-person-best", played, lambda game: game.best, best=True),
    "worst": lambda played: _peak("ui-person-worst", played, lambda game: game.worst, best=False),
    "streak": lambda played: _run("ui-number-streak", played, longest_run),
    "streak-now": lambda played: _run("ui-number-streak-now", played, last_run),
}
OF_ONE_GAME = frozenset({"points", "against", "mean", "best", "worst"})
"""The numbers that add up within one game only."""
