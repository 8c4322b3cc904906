"""Results computed when they are read: missing ones, those of changed games, and what they add up to."""

import gevent
import pytest

from referee.engine import games
from referee.live import registry as live_results
from referee.live.registry import ResultKeeper
from referee.live.writer import StoreWriter
from referee.records import results as records_results
from referee.records.results import VERSION
from referee.store import Store
from referee.store.people.outcomes import GameOutcome, SeatOutcome, Span, total_of
from referee.store.values import DatabaseFault, KeptLine

HEAD = "game: hearts\nplayers: Ann Bo Cy Dee\nkeep: scores\nhouse: end_deals=2\n"
PEOPLE = ("Ann", "Bo", "Cy", "Dee")


def night(store: Store, *rounds: tuple[int, ...], people: tuple[str, ...] = PEOPLE, host: str | None = None) -> int:
    """Return a game of Hearts of a new night, as its rounds were written down."""
    opened = store.open_night("x", host=host)
    for name in people:
        store.add_seat(opened.id, name)
    game = store.add_game(opened.id, HEAD.replace("Ann Bo Cy Dee", " ".join(people))).id
    enter(store, game, *rounds, people=people)
    return game


@pytest.fixture(autouse=True)
def long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let an update compute all results, on a busy computer too."""
    monkeypatch.setattr(live_results, "SECONDS", 60.0)


def enter(store: Store, game: int, *rounds: tuple[int, ...], people: tuple[str, ...] = PEOPLE) -> None:
    there = len(store.lines(game))
    lines = [f"{who} takes {points}" for row in rounds for who, points in zip(people, row, strict=True)]
    store.append(
        KeptLine(game, there + n, float(there + n), text, "ok", "trick.take", None, 1.0)
        for n, text in enumerate(lines, 1)
    )


def keeper(writer: StoreWriter, **more: bool) -> ResultKeeper:
    return ResultKeeper(writer, games.open_log, **more)


def wins(store: Store, span: Span = Span()) -> dict[str, int]:  # noqa: B008 - a frozen value
    return {total.person.name: total.wins for total in store.totals(span)}


def test_two_people_who_ask_at_once_have_each_result_computed_once(
    writer: StoreWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_results, "SECONDS", 0.0)
    opened = list[str]()
    results = ResultKeeper(writer, lambda head: (opened.append(head), games.open_log(head))[1])
    for _ in range(5):
        night(writer.store, (26, 0, 0, 0), (1, 2, 3, 20))
    gevent.joinall([gevent.spawn(results.update) for _ in range(2)], raise_error=True)
    while results.update() != (0, 0):
        gevent.sleep(0.01)
    assert len(opened) == 5
    assert wins(writer.store)["Ann"] == 5


@pytest.mark.promise("Standings and figures are those of the exported")
def test_totals_of_finished_games(writer: StoreWriter) -> None:
    store, results = writer.store, keeper(writer)
    night(store, (26, 0, 0, 0), (1, 2, 3, 20))
    night(store, (0, 13, 13, 0), (0, 0, 13, 13))
    night(store, (0, 1, 12, 13))
    assert results.update() == (0, 0)
    ids = {total.person.name: total.person.id for total in store.totals(Span(kind="hearts"))}
    ann, dee = (total_of(store.played_seats(Span(), ids[name])) for name in ("Ann", "Dee"))
    seats = store.played_seats(Span(), ann.person.id, figures=True)
    assert wins(store) == {"Ann": 2, "Bo": 0, "Cy": 0, "Dee": 0}
    assert (ann.nights, ann.games, ann.rounds, ann.ranked, ann.places) == (2, 2, 4, 2, 2)
    assert (ann.points, ann.against, ann.best, ann.worst) == (1, 28 + 29 + 46 + 13 + 39, 0, 1)
    assert (dee.points, dee.best, dee.worst) == (46 + 13, 0, 26)
    assert store.kinds(Span()) == ["hearts"]
    told = [{key: total for key, (total, *_) in seat.figures.items() if "round" not in key} for seat in seats]
    assert told == [{"moons": 1, "queens": 1}, {}]
    assert store.totals(Span(kind="one")) == []
    assert ann.kind == "hearts"


@pytest.mark.promise("Standings and figures are those of the exported")
def test_what_changed_is_computed_again(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    store, results = writer.store, keeper(writer)
    game = night(store, (0, 1, 12, 13))
    results.update()
    assert store.stale_games(VERSION) == []
    assert wins(store) == {}
    enter(store, game, (0, 0, 13, 13))
    assert store.stale_games(VERSION) == [game]
    results.update()
    assert wins(store)["Ann"] == 1
    assert store.stale_games(VERSION + 1) == [game]
    for module in (live_results, records_results):
        monkeypatch.setattr(module, "VERSION", VERSION + 1)
    results.update()
    assert store.stale_games(VERSION + 1) == []
    assert len(store.totals(Span())) == 4


def test_many_games_show_their_progress(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_results, "SECONDS", 0.0)
    store, results = writer.store, keeper(writer)
    made = [night(store, (0, 1, 12, 13), (0, 0, 13, 13)) for _ in range(3)]
    assert [results.update() for _ in range(4)] == [(1, 3), (2, 3), (0, 0), (0, 0)]
    assert len(store.played_seats(Span(), store.persons()[0].id)) == len(made)


def test_what_cannot_be_stored_keeps_nobody_from_reading(writer: StoreWriter, monkeypatch: pytest.MonkeyPatch) -> None:
    night(writer.store, (0, 1, 12, 13), (0, 0, 13, 13))
    results = keeper(writer)
    with monkeypatch.context() as broken:
        broken.setattr(writer.store, "keep_outcomes", lambda *_, **__: (_ for _ in ()).throw(DatabaseFault("full")))
        assert results.update() == (0, 0)
    assert wins(writer.store) == {}
    assert results.update() == (0, 0)
    assert wins(writer.store)["Ann"] == 1


def test_a_game_that_cannot_be_read_counts_for_nothing(writer: StoreWriter) -> None:
    store, results = writer.store, keeper(writer)
    opened = store.open_night("x").id
    store.add_game(opened, "game: whist\nplayers: Ann Bo\n")
    night(store, (0, 1, 12, 13), (0, 0, 13, 13))
    assert results.update() == (0, 0)
    assert store.stale_games(VERSION) == []
    assert store.kinds(Span()) == ["hearts"]


def test_a_span_of_nights(writer: StoreWriter) -> None:
    store, results = writer.store, keeper(writer)
    first, second = (
        night(store, (0, 1, 12, 13), (0, 0, 13, 13), host="mine"),
        night(store, (13, 0, 0, 13), (26, 0, 0, 0)),
    )
    for game, opened in ((first, 100.0), (second, 200.0)):
        store._db.run("UPDATE nights SET opened = ? WHERE id = (SELECT night FROM games WHERE id = ?)", opened, game)
    results.update()
    assert {name: number for name, number in wins(store).items() if number} == {"Ann": 2}
    assert wins(store, Span(since=150.0)).keys() == set(PEOPLE)
    assert sum(wins(store, Span(until=150.0)).values()) == 1
    assert wins(store, Span(device="mine"))["Ann"] == 1
    assert wins(store, Span(device="theirs")) == {}
    store.delete_night(store.night_of(1).id)
    assert wins(store, Span(device="mine")) == {}


def test_nights_of_an_earlier_version_have_persons_too(writer: StoreWriter) -> None:
    store, results = writer.store, keeper(writer)
    night(store, (0, 1, 12, 13), (0, 0, 13, 13))
    store._db.run("UPDATE seats SET person = NULL")
    store._db.run("DELETE FROM seat_names")
    store._db.run("DELETE FROM persons")
    night(store, (0, 1, 12, 13), (0, 0, 13, 13))
    results.update()
    assert wins(store) == {"Ann": 2, "Bo": 0, "Cy": 0, "Dee": 0}


def test_meetings_and_partners(writer: StoreWriter) -> None:
    store, results = writer.store, keeper(writer)
    night(store, (0, 1, 12, 13), (0, 0, 13, 13))
    night(store, (13, 0, 0, 13), (13, 13, 0, 0))
    opened = store.open_night("x").id
    for name in PEOPLE:
        store.add_seat(opened, name)
    game = store.add_game(opened, "game: canasta\nplayers: Ann Bo Cy Dee\n").id
    results.update()
    sides = ((0, 1, True), (1, 2, False), (0, 1, True), (1, 2, False))
    seats = tuple(
        SeatOutcome(seat, name, side, place, won, 5000, 3000, 4, 900, 100)
        for seat, (name, (side, place, won)) in enumerate(zip(PEOPLE, sides, strict=True))
    )
    store.keep_outcomes([GameOutcome(game, VERSION, 0, "canasta", over=True, counted="points", seats=seats)])
    ann = store.persons_of(opened)["Ann"]
    found = {meeting.person.name: meeting for meeting in store.meetings(Span(), ann)}
    assert (found["Bo"].games, found["Bo"].ahead, found["Bo"].behind, found["Bo"].together) == (3, 2, 1, 0)
    assert (found["Cy"].games, found["Cy"].together, found["Cy"].won_together) == (2, 1, 1)
    assert store.kinds(Span()) == ["hearts", "canasta"]
    assert [seat.kind for seat in store.played_seats(Span(), ann)].count("canasta") == 1
