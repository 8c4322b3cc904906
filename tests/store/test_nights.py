import pytest

from referee.store import Store
from referee.store.codes import CODE_CHARACTERS, CODE_LENGTH, read_code
from referee.store.values import KeptLine, StoreError
from tests.support.toy import line


def test_a_code_has_no_vowels_and_no_similar_letters(store: Store) -> None:
    for _ in range(50):
        code = store.open_night("x").code
        assert len(code) == CODE_LENGTH
        assert set(code) <= set(CODE_CHARACTERS)
    assert not set("AEIOUY01") & set(CODE_CHARACTERS)


@pytest.mark.parametrize("typed", ["bcd3", " B C-D 3 ", "ＢＣＤ３", "8cd3"])
def test_a_code_is_parsed_in_any_case_width_and_spacing(typed: str) -> None:
    assert read_code(typed) == "BCD3"


@pytest.mark.parametrize("typed", ["", "BCD", "BCDFG", "BCDFGHJ", "ABCD", "BC1D", "💥💥💥💥", "B" * 5000])
def test_invalid_codes(typed: str) -> None:
    assert read_code(typed) is None


def test_missing_rows_are_reported(store: Store) -> None:
    assert store.night("ZZZZ") is None
    calls = [
        lambda: store.set_night(9, name="x"),
        lambda: store.end_night(9),
        lambda: store.set_night(9, ended=None),
        lambda: store.delete_night(9),
        lambda: store.set_night(9, host=None),
        lambda: store.add_seat(9, "Ann"),
        lambda: store.arrange(9, []),
        lambda: store.rename_seat(9, "Ann"),
        lambda: store.remove_seat(9),
        lambda: store.give_seat(9, "phone"),
        lambda: store.add_game(9, "game: one"),
    ]
    for call in calls:
        with pytest.raises(StoreError):
            call()


def test_lines_are_loaded_in_order_and_unchanged(store: Store) -> None:
    night = store.open_night("Friday")
    game = store.add_game(night.id, "game: one")
    other = store.add_game(night.id, "game: hearts")
    assert (game.number, other.number) == (1, 2)
    kept = [line(game.id, 1), line(game.id, 2, "Bö plays 7♥", "p1")]
    store.append([kept[0], line(other.id, 1), kept[1]])
    assert store.lines(game.id) == kept
    assert store.lines(other.id) == [line(other.id, 1)]
    store.append([])


@pytest.mark.parametrize(
    "bad",
    [
        lambda game: line(game, 3, post="p1"),  # an existing post id
        lambda game: line(game, 2),  # an existing number
        lambda game: line(game + 1, 1),  # a game that does not exist
    ],
)
def test_a_transaction_is_complete_or_absent(store: Store, bad: object) -> None:
    game = store.add_game(store.open_night("Friday").id, "game: one").id
    store.append([line(game, 1, post="p1")])
    assert callable(bad)
    with pytest.raises(StoreError, match="conflict"):
        store.append([line(game, 2, post="p2"), bad(game)])
    assert [kept.n for kept in store.lines(game)] == [1]
    store.append([line(game, 2, post="p2")])
    assert [kept.post for kept in store.lines(game)] == ["p1", "p2"]


def test_a_device_has_the_nights_that_it_hosts_or_sits_at(store: Store) -> None:
    hosted, sat, strange = (
        store.open_night("Thursday", "phone"),
        store.open_night("Friday", "tv"),
        store.open_night("x"),
    )
    store.add_seat(sat.id, "Ann", "phone")
    store.add_seat(sat.id, "Bo", "other")
    assert {row.name: row.people for row in store.nights(device="phone")} == {"Thursday": (), "Friday": ("Ann", "Bo")}
    store.delete_night(sat.id)
    store.delete_night(strange.id)
    assert [row.id for row in store.nights(device="phone")] == [hosted.id]
    assert [row.id for row in store.nights(deleted=True, device="phone")] == [sat.id]
    assert store.nights(device="tv") == []


def test_the_night_played_last_is_the_first(store: Store) -> None:
    old, new = store.open_night("Thursday"), store.open_night("Friday")

    def played(night: int, started: float, *entered: float) -> list[tuple[str, float, int]]:
        """Start a game with lines entered so many seconds after the opening; return the list."""
        game = store.add_game(night, "game: one").id
        store._db.run("UPDATE games SET started = ? WHERE id = ?", old.opened + started, game)
        lines = enumerate(entered, 1)
        store.append(KeptLine(game, n, 0.0, "Ann deals", "ok", "r", None, old.opened + at) for n, at in lines)
        return [(row.name, round(row.changed - old.opened), row.games) for row in store.nights()]

    friday = round(new.opened - old.opened)
    assert played(old.id, 9000, 9100, 9200) == [("Thursday", 9200, 1), ("Friday", friday, 0)]
    assert played(new.id, 9300) == [("Friday", 9300, 1), ("Thursday", 9200, 1)]
    assert played(old.id, 9250, 9400) == [("Thursday", 9400, 2), ("Friday", 9300, 1)]
    assert [row.name for row in store.nights(1)] == ["Thursday"]


def test_nights_are_listed_renamed_ended_reopened_and_deleted(store: Store) -> None:
    old, new = store.open_night("Thursday"), store.open_night("Friday")
    for name in ("Ann", "Bo"):
        store.add_seat(old.id, name)
    store.add_seat(new.id, "Cy")
    game = store.add_game(old.id, "game: one").id
    store.append([KeptLine(game, 1, 0.0, "Ann deals", "ok", "r", None, old.opened + 9000)])
    rows = store.nights()
    assert [(r.name, r.people, r.games) for r in rows] == [
        ("Thursday", ("Ann", "Bo"), 1),
        ("Friday", ("Cy",), 0),
    ]
    assert rows[0].changed == old.opened + 9000
    store.set_night(old.id, name="The long one")
    store.end_night(old.id)
    ended = store.nights()[0]
    store.end_night(old.id)
    assert ended.name == "The long one"
    assert ended.ended == store.nights()[0].ended is not None
    store.set_night(old.id, ended=None)
    assert store.nights()[0].ended is None
    store.delete_night(old.id)
    assert [r.name for r in store.nights()] == ["Friday"]
    assert store.night(old.code) is None
    assert [r.name for r in store.nights(deleted=True)] == ["The long one"]
    store.set_night(old.id, deleted=None)
    assert [line.text for line in store.lines(game)] == ["Ann deals"]
    assert store.add_game(new.id, "game: one").id != game


@pytest.mark.promise("Anybody who goes on from an ended")
def test_of_two_phones_that_go_on_one_opens_the_next_night(store: Store) -> None:
    old, one, two = (store.open_night(name) for name in ("old", "one", "two"))
    store.go_on(old.id, one.id, "Ann")
    with pytest.raises(StoreError, match="followed"):
        store.go_on(old.id, two.id, "Bo")
    found = store.night_of(old.id).next_night
    assert found is not None
    assert (found.code, found.opener) == (one.code, "Ann")
    store.go_on(old.id, two.id, "Bo", one.code)
    store.end_night(two.id)
    assert store.night_of(old.id).next_night is None
    three = store.open_night("three")
    store.go_on(two.id, three.id, "Cy")
    found = store.night_of(old.id).next_night
    assert found is not None, "people went on from the second one"
    assert (found.code, found.opener) == (three.code, "Cy")
