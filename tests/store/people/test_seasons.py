"""Saved seasons, their links, and what is added up of a host's nights, on both stores."""

import pytest

from referee.store import Store
from referee.store.people.outcomes import GameOutcome, KeptSeason, SeatOutcome, Span
from referee.store.people.persons import MOST_SEASONS
from referee.store.values import SOMEBODY, StoreError
from tests.store.people.test_persons import played


def finished(store: Store, host: str, *names: str) -> int:
    """Return a night of a host with a finished game that the first person won."""
    night = played(store, *names, device=host)
    game = store.add_game(night, "game: one\n").id
    seats = tuple(
        SeatOutcome(
            seat, name, seat, seat + 1, not seat, 10 - seat, 0, 1, 10 - seat, 10 - seat, (("out", 2.0, 1, 2.0),)
        )
        for seat, name in enumerate(names)
    )
    store.keep_outcomes([GameOutcome(game, 1, 0, "one", over=True, seats=seats)])
    return night


def test_a_season_is_saved_changed_and_deleted(store: Store) -> None:
    id = store.keep_season("phone", "Summer", "2026-06-01", "", "one")
    other = store.keep_season("other", "summer")
    assert store.season(id) == KeptSeason(id, "phone", "Summer", "2026-06-01", "", "one", "")
    assert [season.id for season in store.seasons()] == [other, id]
    assert [season.id for season in store.seasons("phone")] == [id]
    assert store.keep_season("phone", "Summer!", until="2026-09-01", changed=id) == id
    assert store.season(id) == KeptSeason(id, "phone", "Summer!", "", "2026-09-01", "", "")
    with pytest.raises(StoreError, match="no-season"):
        store.keep_season("phone", "Theirs", changed=other)
    with pytest.raises(StoreError, match="name-taken"):
        store.keep_season("phone", "ＳＵＭＭＥＲ!")
    store.delete_season(id)
    store.delete_season(id)
    with pytest.raises(StoreError, match="no-season"):
        store.season(id)
    for at in range(MOST_SEASONS):
        store.keep_season("phone", str(at))
    with pytest.raises(StoreError, match="too-many"):
        store.keep_season("phone", "one more")


@pytest.mark.promise("The link of a shared season")
def test_a_link_lives_until_sharing_stops(store: Store) -> None:
    id = store.keep_season("phone", "Summer")
    store.keep_season("phone", "Winter")
    store.share_season(id)
    token = store.season(id).token
    assert len(token) >= 20
    store.share_season(id)
    store.keep_season("phone", "Autumn", changed=id)
    found = store.shared_season(token)
    assert found is not None
    assert (found.name, found.token) == ("Autumn", token)
    store.stop_sharing(id)
    assert store.shared_season(token) is store.shared_season("") is None
    store.share_season(id)
    assert store.season(id).token not in ("", token)
    for change in (store.share_season, store.stop_sharing):
        with pytest.raises(StoreError, match="no-season"):
            change(999)


def test_only_nights_of_the_host_are_added_up(store: Store) -> None:
    finished(store, "phone", "Ann", "Bo")
    finished(store, "other", "Bo", "Ann", "Cy")
    totals = store.totals(Span(host="phone"))
    assert [(total.person.name, total.games, total.wins) for total in totals] == [("Ann", 1, 1), ("Bo", 1, 0)]
    assert store.totals(Span(host="nobody")) == []
    ann, bo = (total.person.id for total in totals)
    assert [[seat.won for seat in store.played_seats(span, bo)] for span in (Span(), Span(host="phone"))] == [
        [False, True],
        [False],
    ]
    seats = store.played_seats(Span(), ann, figures=True)
    assert [(seat.won, seat.place, seat.best, seat.people) for seat in seats] == [
        (True, 1, 10, 2), (False, 2, 9, 3)
    ]  # fmt: skip
    assert [seat.figures for seat in seats] == [{"out": (2.0, 1, 2.0)}] * 2
    assert [seat.figures for seat in store.played_seats(Span(), bo)] == [{}, {}]
    assert {total.person.name for total in store.totals(Span())} == {"Ann", "Bo", "Cy"}


@pytest.mark.promise("Anybody who is left out of standings")
def test_whoever_is_left_out_is_somebody_for_the_others(store: Store) -> None:
    night = finished(store, "phone", "Ann", "Bo", "Cy", "Dee")
    persons = store.persons_of(night)
    ann = persons["Ann"]
    store.list_person(persons["Bo"], listed=False)
    store.remove_person(persons["Dee"])
    cy, somebody = store.meetings(Span(), ann)
    assert (cy.person.name, cy.ahead, cy.behind) == ("Cy", 1, 0)
    assert (somebody.person, somebody.ahead, somebody.games) == (SOMEBODY, 2, 2)
    assert (somebody.behind, somebody.together, somebody.won_together) == (0, 0, 0)
    assert [(seat.known.name, bool(seat.known.uid)) for seat in store.played_seats(Span())] == [
        ("Ann", True), ("", False), ("Cy", True), ("", False)
    ]  # fmt: skip
