"""Ratings: as openskill computes them from the places of games, and shown as ranges."""

from itertools import pairwise

import pytest
from openskill.models import PlackettLuce, PlackettLuceRating

from referee.records.ratings import Rating, Ratings, shown
from referee.store.people.outcomes import PlayedSeat
from tests.support.outcomes import seat

ANN, BO, CY, DEE = range(1, 5)


def game(id: int, *seats: tuple[int, int, int | None], night: int = 1) -> list[PlayedSeat]:
    """Return a game with a seat for each person, side and place."""
    return [seat(person, place, id, night, at, side) for at, (person, side, place) in enumerate(seats)]


def rated(*games: list[PlayedSeat]) -> Ratings:
    ratings = Ratings()
    for played in games:
        ratings.add(played)
    return ratings


def scaled(rating: PlackettLuceRating, games: int = 0) -> Rating:
    return shown(rating.mu, rating.sigma, games)


@pytest.mark.promise("A rating is what `openskill` makes")
def test_places_of_several_players_and_ties() -> None:
    ratings = rated(game(1, (ANN, 0, 1), (BO, 1, 2), (CY, 2, 2), (DEE, 3, 4)), game(2, (DEE, 0, 1), (ANN, 1, 2)))
    model = PlackettLuce()
    ann, bo, cy, dee = (model.rating() for _ in range(4))
    [[ann], [bo], [cy], [dee]] = model.rate([[ann], [bo], [cy], [dee]], ranks=[1, 2, 2, 4])
    [[dee], [ann]] = model.rate([[dee], [ann]], ranks=[1, 2])
    assert [ratings.of(person) for person in (ANN, BO, CY, DEE)] == [
        scaled(ann, 2), scaled(bo, 1), scaled(cy, 1), scaled(dee, 2)
    ]  # fmt: skip
    assert ratings.of(BO) == ratings.of(CY)


def test_a_shared_first_place_gives_a_favourite_little_and_between_two_takes_some() -> None:
    before = [game(at, (ANN, 0, 1), (BO, 1, 2), (CY, 2, 2)) for at in range(1, 9)]

    def gained(*seats: tuple[int, int, int | None]) -> int:
        """Return how far the middle of Ann's range moves by one more game."""
        old, new = rated(*before).of(ANN), rated(*before, game(9, *seats)).of(ANN)
        assert old is not None
        assert new is not None
        return (new.low + new.high - old.low - old.high) // 2

    assert gained((ANN, 0, 1), (BO, 1, 1)) < 0
    assert gained((ANN, 0, 1), (BO, 1, 1), (CY, 2, 3)) < gained((ANN, 0, 1), (BO, 1, 2), (CY, 2, 3))


@pytest.mark.promise("A rating is what `openskill` makes")
def test_partners_are_a_team_and_seats_need_not_follow_their_places() -> None:
    ratings = rated(game(1, (ANN, 0, 2), (BO, 1, 1), (CY, 0, 2), (DEE, 1, 1)))
    model = PlackettLuce()
    teams = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]], ranks=[2, 1])
    assert [ratings.of(ANN), ratings.of(BO)] == [scaled(teams[0][0], 1), scaled(teams[1][0], 1)]
    assert ratings.of(ANN) == ratings.of(CY)


@pytest.mark.promise("A rating is what `openskill` makes")
def test_somebody_without_a_place_is_left_out_and_a_game_of_one_side_rates_nobody() -> None:
    ratings = rated(game(1, (ANN, 0, 1), (BO, 1, None), (CY, 2, 2)), game(2, (BO, 0, 1), (DEE, 1, None)))
    model = PlackettLuce()
    [[ann], [cy]] = model.rate([[model.rating()], [model.rating()]], ranks=[1, 2])
    assert [ratings.of(ANN), ratings.of(CY)] == [scaled(ann, 1), scaled(cy, 1)]
    assert ratings.of(BO) is None
    assert ratings.games == 2
    assert (ratings.games_of(ANN), ratings.games_of(BO)) == ({1}, frozenset())


def test_a_range_is_rounded_and_becomes_narrower() -> None:
    new = shown(25.0, 25 / 3)
    assert (new.low, new.mean, new.high) == (830, 1500, 2170)
    ratings = rated(*(game(n, (ANN, 0, 1 + n % 2), (BO, 1, 2 - n % 2), night=n) for n in range(1, 30)))
    widths = [rating.high - rating.low for _, rating in ratings.by_night(ANN)]
    assert len(widths) == 29
    assert all(after <= before for before, after in pairwise(widths[:20]))
    assert all(number % 10 == 0 for _, rating in ratings.by_night(ANN) for number in (rating.low, rating.high))


def test_a_night_has_the_rating_at_its_end() -> None:
    ratings = rated(game(1, (ANN, 0, 1), (BO, 1, 2), night=7), game(2, (ANN, 0, 1), (BO, 1, 2), night=7))
    [(night, rating)] = ratings.by_night(ANN)
    now = ratings.of(ANN)
    assert now is not None
    assert (night, rating.low) == (7, now.low)
    ratings.add(game(3, (BO, 0, 1), (ANN, 1, 2), night=8))
    assert [night for night, _ in ratings.by_night(ANN)] == [7, 8]
