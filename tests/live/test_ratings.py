"""Ratings computed in the background: they go on with new games, and begin again where older ones have changed."""

from itertools import combinations

import pytest

from referee.live import ratings as live_ratings
from referee.live.ratings import RatingKeeper
from referee.live.writer import StoreWriter
from referee.records.ratings import Rating, Ratings
from referee.store import Store
from referee.store.faults import DatabaseFault
from referee.store.people.outcomes import Span
from tests.support.outcomes import DAY, FIRST, alone, night, outcome, season

PEOPLE = ("Ann", "Bo", "Cy", "Dee", "Eve", "Finn")


def told(ratings: Ratings, store: Store) -> list[object]:
    """Return everything that ratings tell."""
    ids = sorted(person.id for person in store.persons())
    found: list[object] = [ratings.games]
    found += [(id, ratings.of(id), tuple(ratings.by_night(id))) for id in ids]
    return [*found, *(ratings.met(*pair) for pair in combinations(ids, 2))]


def from_the_start(writer: StoreWriter, span: Span) -> list[object]:
    keeper = RatingKeeper(writer)
    assert keeper.update(span) == (0, 0)
    return told(keeper.of(span), writer.store)


def followed(writer: StoreWriter, keeper: RatingKeeper, span: Span = Span()) -> list[object]:  # noqa: B008 - frozen
    """Return what a keeper tells, which must be what one that begins from the start tells."""
    assert keeper.update(span) == (0, 0)
    found = told(keeper.of(span), writer.store)
    assert found == from_the_start(writer, span)
    return found


def test_they_follow_every_change_as_if_computed_from_nothing(
    writer: StoreWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_ratings, "COPY_EVERY", 10)
    monkeypatch.setattr(live_ratings, "SOME", 4)
    store, keeper = writer.store, RatingKeeper(writer)
    games = season(store, 12, PEOPLE)
    every = [followed(writer, keeper)]
    before = keeper.of(Span())
    later = night(store, alone("Ann", "Bo"), alone("Bo", "Cy"), opened=FIRST + 20 * DAY)
    every.append(followed(writer, keeper))
    assert keeper.of(Span()) is before, "new games are added"
    store.keep_outcomes([outcome(later[0], alone("Bo", "Ann"))])
    every.append(followed(writer, keeper))
    night(store, alone("Eve", "Finn"), opened=FIRST - DAY)
    every.append(followed(writer, keeper))
    store.keep_outcomes([outcome(games[4], alone(*PEOPLE[:4]))])
    every.append(followed(writer, keeper))
    ids = {person.name: person.id for person in store.persons()}
    store.remove_person(ids["Cy"])
    assert followed(writer, keeper)[0] == 39
    assert keeper.of(Span()).of(ids["Cy"]) is not None, "their games count for the others"
    store.delete_night(store._db.rows("SELECT night FROM games WHERE id = ?", games[0])[0]["night"])
    every.append(followed(writer, keeper))
    assert all(one != other for one, other in combinations(every, 2))


def test_a_game_that_ends_late_begins_again_at_a_copy(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_ratings, "COPY_EVERY", 4)
    monkeypatch.setattr(live_ratings, "SOME", 2)
    store, keeper = writer.store, RatingKeeper(writer)
    games = season(store, 6, PEOPLE)
    keeper.update(Span())
    added: list[int] = []
    add = Ratings.add
    monkeypatch.setattr(Ratings, "add", lambda self, game: (added.append(game.id), add(self, game)))
    store.keep_outcomes([outcome(games[-1], alone("Ann", "Bo", "Cy"))])
    keeper.update(Span())
    assert 0 < len(added) < 9
    assert added == games[-len(added) :]
    followed(writer, keeper)


def test_persons_who_change_places_in_a_night_change_their_ratings(writer: StoreWriter) -> None:
    store, keeper = writer.store, RatingKeeper(writer)
    [game] = night(store, alone("Ann", "Bo"))
    keeper.update(Span())
    opened = store._db.rows("SELECT night FROM games WHERE id = ?", game)[0]["night"]
    persons = store.persons_of(opened)
    store.set_person(opened, "Ann", persons["Bo"])
    store.set_person(opened, "Bo", persons["Ann"])
    keeper.update(Span())
    ann, bo = (keeper.of(Span()).of(persons[name]) for name in ("Ann", "Bo"))
    assert isinstance(ann, Rating)
    assert isinstance(bo, Rating)
    assert ann.low < bo.low


def test_a_season_is_read_again_only_after_a_write(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    season(writer.store, 2, PEOPLE)
    keeper, store = RatingKeeper(writer), writer.store
    keeper.update(Span())
    keeper.update(Span())
    read: list[Span] = []
    mark = store.season_mark
    monkeypatch.setattr(store, "season_mark", lambda span, upto: (read.append(span), mark(span, upto))[1])
    keeper.update(Span())
    assert read == []
    store.rename_night(1, "Friday")
    keeper.update(Span())
    assert read == [], "no game or person has changed"
    before = told(keeper.of(Span()), store)
    [game] = night(store, alone("Ann", "Bo"), opened=FIRST + 9 * DAY)
    keeper.update(Span())
    assert read
    store.delete_night(store._db.rows("SELECT night FROM games WHERE id = ?", game)[0]["night"])
    assert followed(writer, keeper) == before, "the same games as before"


def test_many_games_show_their_progress(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_ratings, "AT_ONCE", 8)
    monkeypatch.setattr(live_ratings, "SOME", 4)
    season(writer.store, 3, PEOPLE)
    keeper = RatingKeeper(writer)
    assert keeper.update(Span()) == (0, 9)
    work = keeper._seasons[Span()].work
    assert work is not None
    work.join()
    assert keeper.update(Span()) == (0, 0)
    assert keeper.of(Span()).games == 9
    keeper.close()


def test_each_season_has_its_own_and_those_read_long_ago_are_forgotten(
    writer: StoreWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_ratings, "MOST", 2 * live_ratings.WEIGHT + 30)
    season(writer.store, 4, PEOPLE)
    keeper = RatingKeeper(writer)
    spans = [Span(until=FIRST + days * DAY - 1) for days in (1, 2, 3, 4)]
    for at, span in enumerate(spans, 1):
        assert keeper.update(span) == (0, 0)
        assert keeper.of(span).games == 3 * at
    assert len(keeper._seasons) == 2
    followed(writer, keeper, spans[0])
    for day in range(9):
        assert keeper.update(Span(since=FIRST + (9 + day) * DAY)) == (0, 0)
    assert len(keeper._seasons) == 2, "seasons without games, too"


def test_a_fault_of_the_database_ends_the_work_and_the_next_reader_goes_on(
    writer: StoreWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    season(writer.store, 2, PEOPLE)
    keeper = RatingKeeper(writer)
    with monkeypatch.context() as broken:
        broken.setattr(writer.store, "rated_games", lambda games: (_ for _ in ()).throw(DatabaseFault("failed")))
        assert keeper.update(Span()) == (0, 0)
    assert keeper.of(Span()).games == 0
    followed(writer, keeper)
