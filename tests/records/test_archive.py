"""The file of nights: what is written is read again, and a file with anything wrong in it is refused."""

import gzip
import io
import json
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from referee.records.archive import LONGEST, MOST_SEATS, ArchiveError, read_archive, write_archive
from referee.store import Store
from referee.store.archive import ArchivedGame, ArchivedNight
from referee.store.values import PersonRow, SeatLook
from tests.support.drawn import drawn

ANN, BO = "a" * 32, "b" * 32
PERSONS = [
    PersonRow(0, ANN, "Ann", SeatLook(3, "owl"), True),
    PersonRow(0, BO, "", SeatLook(0, "cat"), False),
]
LINES = [(0.0, "Ann deals", "ok", "table.deal", 1e9), (1.5, "Bo says 「はい」", "open", "x", 1e9 + 2)]
NIGHT = ArchivedNight(
    uid="1" * 32,
    code="BCDF",
    name="금요일 👩‍👩‍👧",
    opened=1e9,
    ended=None,
    seats=[("Ann", SeatLook(3, "owl")), ("Bo", SeatLook(0, "cat"))],
    people={"Ann": ANN, "Bo": BO},
    unnamed=["Bo"],
    games=[ArchivedGame(1e9, "game: one\nplayers: Ann Bo\n", LINES)],
)


def written() -> bytes:
    return b"".join(write_archive(PERSONS, [NIGHT]))


def values() -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(written()).splitlines()]


def text(values: list[Any]) -> bytes:
    return b"".join(json.dumps(value).encode() + b"\n" for value in values)


def refusal(file: bytes) -> tuple[str, int]:
    with pytest.raises(ArchiveError) as refused:
        list(read_archive(io.BytesIO(file)))
    return refused.value.key, refused.value.line


@pytest.mark.parametrize("as_it_comes", [bytes, gzip.decompress])
def test_what_is_written_is_read_again(as_it_comes: Callable[[bytes], bytes]) -> None:
    assert list(read_archive(io.BytesIO(as_it_comes(written())))) == [*PERSONS, NIGHT]


@pytest.mark.promise("A file of nights has every")
def test_a_file_that_was_half_copied() -> None:
    whole, plain = written(), gzip.decompress(written())
    for length in range(40, len(whole) - 1, 7):
        assert refusal(whole[:length])[0] in ("cut", "not-ours"), length
    keys = {refusal(plain[:length])[0] for length in range(40, len(plain) - 1)}
    assert keys == {"cut"}
    assert refusal(text([*values()[:-2], values()[-1]])) == ("cut", 4)


@pytest.mark.parametrize(
    "file",
    [b"", b"x", b"\x1f\x8b", b"\x1f\x8bxxxxxxxxxxxxx", b"{}\n", b"[" * 100_000, b"\xff\xfe", b'{"referee": 1}\n'],
)
def test_another_file(file: bytes) -> None:
    assert refusal(file)[0] == "not-ours"


def test_a_file_of_a_later_version() -> None:
    assert refusal(text([{"referee": "nights", "version": 2}, {"anything": 1}])) == ("newer", 0)


def test_a_person_or_a_night_that_is_there_twice() -> None:
    head, ann, bo, night, end = values()
    assert refusal(text([head, ann, ann, bo, night, end])) == ("wrong", 3)
    assert refusal(text([head, ann, bo, night, night, end])) == ("wrong", 5)
    assert refusal(text([head, ann, bo, {**night, "people": {"Ann": ANN, "Bo": ANN}}, end])) == ("wrong", 4)
    assert refusal(text([head, ann, bo, night, end, end])) == ("wrong", 6)
    assert refusal(text([head, bo, night, end])) == ("wrong", 3)


WRONG: list[dict[str, Any]] = [
    {"night": "1" * 31},
    {"night": ""},
    {"code": "AAAA"},
    {"code": 1},
    {"name": "a\nb"},
    {"name": "\0"},
    {"name": "\ud800"},
    {"opened": -1},
    {"opened": float("nan")},
    {"opened": True},
    {"opened": "1"},
    {"opened": 10**400},
    {"ended": 1e300},
    {"seats": [{"name": "Ann", "colour": 3, "sign": "owl"}, {"name": "ann", "colour": 3, "sign": "owl"}]},
    {"seats": [{"name": " Ann", "colour": 3, "sign": "owl"}]},
    {"seats": [{"name": "Ann", "colour": 10, "sign": "owl"}]},
    {"seats": [{"name": "Ann", "colour": True, "sign": "owl"}]},
    {"seats": [{"name": "Ann", "colour": 1, "sign": "unicorn"}]},
    {"seats": [{"name": f"Ann {n}", "colour": 3, "sign": "owl"} for n in range(MOST_SEATS + 1)]},
    {"seats": 5},
    {"people": ["Ann"]},
    {"people": {"Ann": "c" * 32}},
    {"unnamed": [5]},
    {"games": [{"started": 0, "head": "nonsense", "lines": []}]},
    {"games": [{"started": 0, "head": 7, "lines": []}]},
    {"games": [{"started": 0, "head": "game: one\nplayers: Ann Bo\n", "lines": [["x"]]}]},
    *(
        {"games": [{"started": 0, "head": "game: one\nplayers: Ann Bo\n", "lines": [line]}]}
        for line in (
            [0, "", "ok", "x", 1],
            [0, "a\u2028b", "ok", "x", 1],
            [0, "a", "fine", "x", 1],
            [0, "a", "ok", 5, 1],
        )
    ),
]


@pytest.mark.promise("A file of nights has every")
@pytest.mark.parametrize("changed", WRONG)
def test_a_night_that_no_referee_wrote(changed: dict[str, Any]) -> None:
    head, ann, bo, night, end = values()
    assert refusal(text([head, ann, bo, {**night, **changed}, end])) == ("wrong", 4)
    assert refusal(text([head, ann, bo, {key: night[key] for key in night if key not in changed}, end])) == ("wrong", 4)


@pytest.mark.parametrize("changed", [{"person": "x"}, {"name": 5}, {"colour": -1}, {"listed": 1}, {"sign": None}])
def test_a_person_whom_no_referee_wrote(changed: dict[str, Any]) -> None:
    head, ann, *rest = values()
    assert refusal(text([head, {**ann, **changed}, *rest])) == ("wrong", 2)


@pytest.mark.promise("A file of nights has every")
@pytest.mark.parametrize("begun", [b"", b'{"night":"', b'{"night":"1","games":[[],', b"["])
def test_a_small_file_that_expands_to_gigabytes_takes_little_memory(begun: bytes) -> None:
    some = gzip.compress({b"": b" ", b"[": b"["}.get(begun, b"[],") * 2**23)
    bomb = gzip.compress(text(values()[:1]) + begun) + some * 128
    assert len(bomb) < 2**23
    tracemalloc.start()
    try:
        assert refusal(bomb) == ("wrong", 2)
        assert tracemalloc.get_traced_memory()[1] < 8 * LONGEST
    finally:
        tracemalloc.stop()


def test_a_night_that_is_too_long_stays_and_the_others_leave(caplog: pytest.LogCaptureFixture) -> None:
    lines = [(0.0, "Bo says 「はい」", "open", "x", 1e9)] * (LONGEST // 40)
    long = NIGHT._replace(uid="2" * 32, games=[NIGHT.games[0]._replace(lines=lines)])
    file = b"".join(write_archive(PERSONS, [long, NIGHT]))
    assert list(read_archive(io.BytesIO(file))) == [*PERSONS, NIGHT]
    assert "too long" in caplog.text


ODD = st.sampled_from(
    (
        *(None, True, -1, 0.5, 10**400, 1e308, float("nan"), float("inf"), [], {}),
        *("", " ", "\0", "\ud800", "a\nb", "x" * 3000),
    )
)
ANYTHING = ODD | st.recursive(
    ODD, lambda some: st.lists(some, max_size=3) | st.dictionaries(st.text(), some, max_size=3)
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a value: what holds it, and the key or number there."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


@pytest.mark.promise("A file of nights has every")
@drawn(400)
@given(st.data())
def test_a_file_with_something_odd_in_it_is_read_or_refused(data: st.DataObject) -> None:
    changed = values()
    for _ in range(data.draw(st.integers(1, 2))):
        holder, key = data.draw(st.sampled_from(list(places(changed))))
        if data.draw(st.booleans()):
            holder[key] = data.draw(ANYTHING)
        else:
            del holder[key]
    read_or_refused(text(changed))


@drawn(400)
@given(st.binary(max_size=4), st.integers(0, 10_000), st.integers(0, 40), st.booleans())
@example(b"", 60, 40, False)
def test_a_damaged_file_is_read_or_refused(put: bytes, at: int, cut: int, packed: bool) -> None:
    file = written() if packed else gzip.decompress(written())
    at %= len(file)
    read_or_refused(file[:at] + put + file[at + cut :])


def read_or_refused(file: bytes) -> None:
    """Read a file, and add what is read to an empty store, unless it is refused."""
    try:
        found = list(read_archive(io.BytesIO(file)))
    except ArchiveError:
        return
    store = Store(":memory:")
    persons = {person.uid: person for person in found if isinstance(person, PersonRow)}
    for night in found:
        if isinstance(night, ArchivedNight):
            assert store.add_archived(night, persons, 4)
            for game in store.night_of(store.nights()[0].id).games:
                assert len(store.lines(game.id)) == len(night.games[game.number - 1].lines)
    store.close()
