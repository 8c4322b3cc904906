"""The numbers behind ratings and pictures, on both stores."""

from itertools import combinations, groupby

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
    seats = store.played_seats(Span())
    assert [*dict.fromkeys(seat.game for seat in seats)] == games
    assert [(seat.seat, seat.side, seat.place) for seat in seats[-2:]] == [(0, 0, 1), (1, 1, 2)]
    assert store.played_seats(Span(until=FIRST + 50 * DAY)) == seats[:-2]
    assert store.played_seats(Span(kind="one")) == []


@pytest.mark.promise("A rating is what `openskill` makes")
def test_any_change_of_older_games_changes_the_ratings(store: Store) -> None:
    games = season(store, 6, PEOPLE)
    ids = {person.name: person.id for person in store.persons()}

    def told() -> list[object]:
        ratings = Ratings()
        for _, game in groupby(store.played_seats(Span()), lambda seat: seat.game):
            ratings.add(list(game))
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


def test_the_seats_of_a_person_and_the_winners_of_a_game(store: Store) -> None:
    night(store, alone("Ann", "Bo", "Cy"), alone("Bo", "Cy", "Ann"), [("Ann", 0, None), ("Bo", 1, 1)])
    [both] = night(store, [("Ann", 0, 1), ("Bo", 1, 2), ("Cy", 0, 1), ("Dee", 1, 2)], opened=FIRST + DAY, name="y")
    ann = next(person.id for person in store.persons() if person.name == "Ann")
    seats = store.played_seats(Span(), ann)
    assert [(seat.place, seat.won, seat.people) for seat in seats] == [
        (1, True, 3), (3, False, 3), (None, False, 2), (1, True, 4)
    ]  # fmt: skip
    assert store.played_seats(Span(since=FIRST + 1), ann) == seats[3:]
    assert (seats[3].opened, seats[3].night_name, seats[3].number, seats[1].number) == (FIRST + DAY, "y", 1, 2)
    everybody = store.played_seats(Span())
    assert [seat.person.name for seat in everybody if seat.game == both and seat.won] == ["Ann", "Cy"]
