"""The numbers behind ratings and pictures, on both stores."""

from itertools import combinations

import pytest

from referee.records.ratings import Ratings
from referee.store import Store
from referee.store.people.outcomes import Span
from tests.support.outcomes import DAY, FIRST, alone, night, outcome, season

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eve")


@pytest.mark.promise("A rating is what `openskill` makes")
def test_rated_games_are_those_of_a_span_in_order_of_time(store: Store) -> None:
    late = night(store, alone("Ann", "Bo"), opened=FIRST + 50 * DAY)
    games = [*season(store, 5, PEOPLE), *late]
    rated = store.rated_games(Span())
    assert [game.id for game in rated] == games
    assert [(seat.seat, seat.side, seat.place) for seat in rated[-1].seats] == [(0, 0, 1), (1, 1, 2)]
    assert store.rated_games(Span(until=FIRST + 50 * DAY)) == rated[:-1]
    assert store.rated_games(Span(kind="one")) == []


@pytest.mark.promise("A rating is what `openskill` makes")
def test_any_change_of_older_games_changes_the_ratings(store: Store) -> None:
    games = season(store, 6, PEOPLE)
    ids = {person.name: person.id for person in store.persons()}

    def told() -> list[object]:
        ratings = Ratings()
        for game in store.rated_games(Span()):
            ratings.add(game)
        return [ratings.games, *(ratings.of(id) for id in ids.values())]

    every = [told()]
    night(store, alone("Eve", "Ann"), opened=FIRST - DAY)
    every.append(told())
    store.keep_outcomes([outcome(games[4], alone(*PEOPLE[:4]))])
    every.append(told())
    store.remove_person(ids["Cy"])
    assert told() == every[-1], "their games count for the others"
    store.delete_night(store._db.rows("SELECT night FROM games WHERE id = ?", games[0])[0]["night"])
    every.append(told())
    assert all(one != other for one, other in combinations(every, 2))


def test_nights_of_a_person(store: Store) -> None:
    night(store, alone("Ann", "Bo", "Cy"), alone("Bo", "Cy", "Ann"), [("Ann", 0, None), ("Bo", 1, 1)])
    night(store, alone("Bo", "Ann"), opened=FIRST + DAY)
    ann = next(person.id for person in store.persons() if person.name == "Ann")
    first, second = store.person_nights(Span(), ann)
    assert (first.games, first.wins, first.ranked, first.places, first.first, first.last) == (3, 1, 2, 4, 1, 3)
    assert (second.opened, second.games, second.wins, second.places) == (FIRST + DAY, 1, 0, 2)
    assert store.person_nights(Span(since=FIRST + 1), ann) == [second]


def test_winners_of_the_newest_games(store: Store) -> None:
    [_, both] = night(store, alone("Ann", "Bo"), [("Ann", 0, 1), ("Bo", 1, 2), ("Cy", 0, 1), ("Dee", 1, 2)])
    [last] = night(store, alone("Bo", "Ann"), opened=FIRST + DAY, name="y")
    store.keep_outcomes([outcome(last, [("Bo", 0, None), ("Ann", 1, None)], "one")])
    won = store.won_games(Span(), 2)
    assert [(game.game, game.night_name, [person.name for person in game.winners]) for game in won] == [
        (both, "x", ["Ann", "Cy"]), (last, "y", [])
    ]  # fmt: skip
    assert (won[1].kind, won[1].number, won[0].number) == ("one", 1, 2)
    assert len(store.won_games(Span(), 9)) == 3
    assert store.won_games(Span(kind="uno"), 9) == []
