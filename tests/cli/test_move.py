"""`referee move`: all nights, from a file to a server and back."""

from contextlib import closing
from pathlib import Path

import pytest

from referee.cli import backup, doctor, move
from referee.store import Store
from referee.store.postgres import connection
from referee.store.sqlite.connection import hold
from referee.store.values import KeptLine
from tests.support.postgres import Postgres


@pytest.fixture
def source(tmp_path: Path) -> Path:
    place = tmp_path / "nights.db"
    with closing(Store(place)) as store:
        for name in ("Friday", "금요일"):
            night = store.open_night(name, "phone", post=name)
            seat = store.add_seat(night.id, "Ann", "phone").id
            store.rename_seat(seat, "Anna")
            store.show_name(seat, shown=False)
            game = store.add_game(night.id, "one").id
            store.change_sheet(game, lambda _: "{}")
            store.append(
                KeptLine(game, n, n / 3, f"says {n}", "ok", "toy", "phone", n * 1.1, f"p{n}") for n in range(1, 700)
            )
        store.keep_rules("one", "Ours", "plain", "draw=2", "phone")
        store.share_season(store.keep_season("phone", "Summer", "2026-06-01"))
    return place


def content(place: Path | str) -> list[object]:
    with closing(Store(place)) as store:
        nights = [store.night(row.code) for row in store.nights()]
        games = [game for night in nights if night is not None for game in night.games]
        return [
            *nights,
            *(store.lines(game.id) for game in games),
            *(store.sheet(game.id) for game in games),
            store.rules("one"),
            *store.seasons(),
        ]


def test_everything_is_the_same_after_two_moves_and_new_nights_get_new_ids(
    source: Path, database_server: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, back = database_server.make(), tmp_path / "back.db"
    before = content(source)
    assert move.run(source, url) == 0
    assert "1398" in capsys.readouterr().out
    assert content(url) == before
    with closing(Store(url)) as store:
        assert store.open_night("Sunday").id > 2
        assert store.keep_season("phone", "Winter") == 2
    assert move.run(url, back) == 0
    assert content(back)[1:] == [*before[:-1], *content(back)[-2:]]
    assert doctor.run("127.0.0.1", 0, None, url) == 1  # as --host lets nobody in
    assert "1398" in capsys.readouterr().out


def test_obstacles_are_said_and_change_nothing(
    source: Path,
    database_server: Postgres,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.1)
    url = database_server.make()
    assert move.run(tmp_path / "none.db", url) == 1
    with closing(hold(source)):
        assert move.run(source, url) == 1
        assert "nights.db" in capsys.readouterr().err
    assert move.run(source, url) == 0
    before = content(url)
    assert move.run(source, url) == 1
    assert move.run(source, "postgresql://referee@127.0.0.1:1/none") == 1
    with closing(Store(url)) as store:
        assert store.sharing is not None
        store.sharing.serve([1])
    assert move.run(url, tmp_path / "served.db") == 1
    assert not (tmp_path / "served.db").exists()
    assert backup.run(None, url) == 1
    assert "pg_dump" in capsys.readouterr().err
    assert doctor.run("127.0.0.1", 0, None, "postgresql://a:secret@127.0.0.1:1/none") == 1
    said = capsys.readouterr()
    assert "secret" not in said.out + said.err
    assert content(url) == before
