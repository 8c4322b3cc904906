"""Text files parsed once: what is kept, and what is not believed."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest
from fluent.syntax import ast

from referee.parsed import parsed

TEXT = "hello = Hello, { $name }\n    .hint = in a word\n-brand = Referee\n"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: tmp_path / "cache")
    parsed.cache_clear()
    yield tmp_path / "cache" / "texts"
    parsed.cache_clear()


def entries(text: str) -> list[ast.EntryType]:
    parsed.cache_clear()
    return parsed(text).body


def test_what_was_parsed_is_read_the_next_time(cache: Path) -> None:
    first = entries(TEXT)
    (kept,) = cache.iterdir()
    assert all(one.equals(other) for one, other in zip(first, entries(TEXT), strict=True))
    other = pickle.dumps(ast.Resource([ast.Comment("read, not parsed")]))
    kept.write_bytes(other)
    assert [type(each) for each in entries(TEXT)] == [ast.Comment]


def test_another_text_is_another_file(cache: Path) -> None:
    entries(TEXT)
    entries(TEXT + "more = More\n")
    assert len(list(cache.iterdir())) == 2


class Bad:
    """What somebody else may have put there."""

    def __reduce__(self) -> tuple[object, ...]:
        return print, ("run",)


@pytest.mark.parametrize(
    "held", [b"", b"nonsense", pickle.dumps(Bad()), pickle.dumps({"a": 1}), pickle.dumps(ast.Identifier("a"))]
)
def test_what_is_no_text_is_not_believed(held: bytes, cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = entries(TEXT)
    (kept,) = cache.iterdir()
    kept.write_bytes(held)
    assert all(one.equals(other) for one, other in zip(first, entries(TEXT), strict=True))
    assert capsys.readouterr().out == ""


def test_where_nothing_can_be_kept_it_is_parsed_each_time(cache: Path) -> None:
    cache.parent.write_text("a file, where the folder would be")
    assert len(entries(TEXT)) == len(entries(TEXT)) == 2
