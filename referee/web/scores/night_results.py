"""The results of a night: its games, and their sums by person."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from referee.engine.basics.actions import Corrects
from referee.engine.notation.tokens import quote
from referee.live import LiveGame, Table
from referee.store.values import Night
from referee.texts.catalog import Name
from referee.web.core.context import Room
from referee.web.log.penalties import cards_given
from referee.web.scores.standings import standings


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """A person's result in one game: `place` counts from 1 (None: no place), `left`: they went before it was over.

    `later` is their name at the table now, empty where it is the one that they had in the game.
    """

    name: str
    place: int | None
    points: float
    penalties: int
    won: bool
    seat: int = 0
    left: bool = False
    later: str = ""

    @property
    def person(self) -> str:
        """The name of the person in the sums of the night."""
        return self.later or self.name


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """One game of a night; `over` is False for a game in progress and for one that was never finished.

    `told` is its name as `Game.told`, `counted` the unit of its scores (empty: it has none).
    """

    number: int
    told: str
    over: bool
    round: int
    places: tuple[PlayerResult, ...]
    counted: str = "points"


@dataclass(frozen=True, slots=True)
class Person:
    """A person's night: finished games, wins, sum of places, penalty cards.

    `ranked` counts the games that gave a place; `behind` is the sum of places with the last place for each game that
    gave none.
    """

    name: str
    games: int
    wins: int
    places: int
    penalties: int
    ranked: int
    behind: int


def games_of(table: Table) -> list[GamePlayed]:
    """Return the games of a night as they stand."""
    return [_game(played, table.night) for played in table.games if played.has_log]


def unfinished(table: Table) -> str:
    """Return the night's last game, as `Game.told`, if it is not over; empty if it is, or if there is none."""
    played = table.game
    return (
        played.game.told(played.state) if played is not None and played.has_log and played.view.phase != "over" else ""
    )


def _game(played: LiveGame, night: Night) -> GamePlayed:
    view = played.view
    later = _later_names(night, played)
    order = {seat: standing for standing in standings(played.game, played.state) for seat in standing.seats}
    at = {seat: nth for nth, seat in enumerate(order)}
    cards = Counter[int]()
    for given_card in cards_given(played):
        cards[given_card.seat] += given_card.cards
    people = tuple(
        PlayerResult(
            seat.name,
            order[seat.seat].place,
            order[seat.seat].score,
            cards[seat.seat],
            seat.seat in played.state.winners,
            seat.seat,
            played.state.left(seat.seat),
            later.get(seat.name, ""),
        )
        for seat in sorted(view.seats, key=lambda seat: at[seat.seat])
        if played.state.final is None or seat.seat < len(played.state.final)
    )
    return GamePlayed(
        played.number, played.game.told(played.state), view.phase == "over", view.round, people, view.counted
    )


def _later_names(night: Night, played: LiveGame) -> dict[str, str]:
    """Return the names now of people who had another one in a game; two people of a game are never one."""
    rows = {name: night.row_of(played.id, name) for name in played.names}
    return {name: row.name for name, row in rows.items() if row is not None and row.name not in played.names}


def people_of(games: Sequence[GamePlayed]) -> list[Person]:
    """Add up the games by person: wins and places of finished ones, and every penalty card."""
    names = list(dict.fromkeys(place.person for game in games for place in game.places))
    found = []
    for name in names:
        mine = [(game, place) for game in games for place in game.places if place.person == name]
        over = [(game, place) for game, place in mine if game.over]
        found.append(
            Person(
                name,
                len(over),
                sum(place.won for _, place in over),
                sum(place.place or 0 for _, place in over),
                sum(place.penalties for _, place in mine),
                sum(place.place is not None for _, place in over),
                sum(place.place or len(game.places) for game, place in over),
            )
        )
    return sorted(found, key=lambda person: (-person.wins, person.behind, -person.games))


@dataclass(frozen=True, slots=True)
class NightSummary:
    """A night in few words: its games, as `Game.told`, and who won most of them (empty: nobody has won yet)."""

    games: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()


def summary_of(table: Table) -> NightSummary:
    """Return the details that tell a night from others in a list."""
    played = games_of(table)
    people = people_of(played)
    most = max((person.wins for person in people), default=0)
    winners = tuple(person.name for person in people if person.wins == most) if most else ()
    return NightSummary(tuple(dict.fromkeys(game.told for game in played)), winners)


# The end of a game that people cannot play to its end


def leaders(table: Table) -> tuple[Name, ...]:
    """Return who wins the table's game if it counts as it stands.

    Nobody, if it is over, before a round is scored, and where people are ranked in the order they go out.
    """
    played = table.game
    if played is None or not played.has_log or table.night.ended is not None:
        return ()
    state, view = played.state, played.view
    if view.phase == "over" or not state.rounds or not view.counted or played.game.by_order(state):
        return ()
    ahead = [row for row in standings(played.game, state) if row.place == 1]
    return tuple(Name(state.names[seat]) for row in ahead for seat in row.seats)


def may_finish(there: Room) -> bool:
    """Return True if this phone enters lines for somebody in the game."""
    return there.number_in(there.played) is not None


def as_it_stands(there: Room) -> Corrects | None:
    """Return the line by which the table's game is over and those ahead have won; None if it cannot end like that."""
    ahead = leaders(there.table)
    if not ahead or there.seat is None or not may_finish(there):
        return None
    return Corrects(there.seat.name, (("phase", "over"), ("winner", "+".join(map(quote, ahead)))))
