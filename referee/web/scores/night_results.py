"""The results of a night: its games, and their sums by person."""

from collections import Counter
from collections.abc import Sequence

from referee.engine.basics.actions import Corrects
from referee.engine.notation.tokens import quote
from referee.live import LiveGame, Table
from referee.store.values import Night
from referee.texts.catalog import Name
from referee.web.core.context import Room
from referee.web.core.screens import Piece
from referee.web.log.pages import cards_given
from referee.web.scores.standings import standings


def games_of(table: Table) -> list[Piece]:
    """Return the games of a night as they stand; `over` is False also for one that was never finished.

    `told` is a game's name as `Game.told`, `counted` the unit of its scores (empty: it has none). In `places` are its
    people by place (None: no place); `person` is their name now, `left`: they went before it was over.
    """
    return [_game(played, table.night) for played in table.games if played.has_log]


def unfinished(table: Table) -> str:
    """Return the night's last game, as `Game.told`, if it is not over; empty if it is, or if there is none."""
    played = table.game
    on = played is not None and played.has_log and played.view.phase != "over"
    return played.game.told(played.state) if on and played is not None else ""


def _game(played: LiveGame, night: Night) -> Piece:
    view, s = played.view, played.state
    rows = {name: night.row_of(played.id, name) for name in played.names}
    # Who had another name in this game; two people of a game are never one.
    later = {name: row.name for name, row in rows.items() if row is not None and row.name not in played.names}
    order = {seat: standing for standing in standings(played.game, s) for seat in standing.seats}
    cards = Counter[int]()
    for number, given, _ in cards_given(played):
        cards[number] += given
    seats = {seat.seat: seat for seat in view.seats}
    people = tuple(
        Piece(
            name=seats[number].name,
            person=later.get(seats[number].name, seats[number].name),
            seat=number,
            place=standing.place,
            points=standing.score,
            penalties=cards[number],
            won=number in s.winners,
            left=s.left(number),
        )
        for number, standing in order.items()
        if number in seats and (s.final is None or number < len(s.final))
    )
    return Piece(
        number=played.number,
        told=played.game.told(s),
        over=view.phase == "over",
        round=view.round,
        places=people,
        counted=view.counted,
    )


def people_of(games: Sequence[Piece]) -> list[Piece]:
    """Add up the games by person: wins and places of finished ones, and every penalty card.

    `ranked` counts the games that gave a place; `behind` is the sum of places with the last place for each game that
    gave none.
    """
    mine: dict[str, list[tuple[Piece, Piece]]] = {}
    for game in games:
        for place in game.places:
            mine.setdefault(place.person, []).append((game, place))
    found = []
    for name, places in mine.items():
        over = [(game, place) for game, place in places if game.over]
        found.append(
            Piece(
                name=name,
                games=len(over),
                wins=sum(place.won for _, place in over),
                places=sum(place.place or 0 for _, place in over),
                penalties=sum(place.penalties for _, place in places),
                ranked=sum(place.place is not None for _, place in over),
                behind=sum(place.place or len(game.places) for game, place in over),
            )
        )
    return sorted(found, key=lambda person: (-person.wins, person.behind, -person.games))


def summary_of(table: Table) -> Piece:
    """Return the details that tell a night from others in a list: its games, and who won most of them."""
    played = games_of(table)
    people = people_of(played)
    most = max((person.wins for person in people), default=0)
    winners = tuple(person.name for person in people if person.wins == most) if most else ()
    return Piece(games=tuple(dict.fromkeys(game.told for game in played)), winners=winners)


# The end of a game that people cannot play to its end


def leaders(there: Room) -> tuple[Name, ...]:
    """Return who wins the table's game if it counts as it stands, for a phone that enters lines for somebody in it.

    Nobody, if it is over, before a round is scored, and where people are ranked in the order they go out.
    """
    played = there.played
    if played is None or not played.has_log or there.table.night.ended is not None or there.number_in(played) is None:
        return ()
    state, view = played.state, played.view
    if view.phase == "over" or not state.rounds or not view.counted or played.game.by_order(state):
        return ()
    ahead = [row for row in standings(played.game, state) if row.place == 1]
    return tuple(Name(state.names[seat]) for row in ahead for seat in row.seats)


def as_it_stands(there: Room) -> Corrects | None:
    """Return the line by which the table's game is over and those ahead have won; None if it cannot end like that."""
    ahead = leaders(there)
    if not ahead or there.seat is None:
        return None
    return Corrects(there.seat.name, (("phase", "over"), ("winner", "+".join(map(quote, ahead)))))
