"""Where things lie."""

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from referee import places


def test_a_checkout_uses_its_own_folders() -> None:
    top = places.checkout()
    assert top is not None
    assert top / "templates" == places.TEMPLATES
    assert top / "static" == places.STATIC


def test_htmx_and_its_stream_extension_are_there() -> None:
    assert (places.HTMX / "htmx.min.js").is_file()
    assert (places.HTMX / "ext" / "hx-sse.min.js").is_file()


def test_the_database_is_where_it_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert places.database("new/nights.db") == tmp_path / "new" / "nights.db"
    assert (tmp_path / "new").is_dir()


def test_a_checkout_keeps_its_data_in_instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(places, "PACKAGE", tmp_path / "referee")
    assert places.database() == tmp_path / "instance" / "referee.db"
    assert (tmp_path / "instance").is_dir()


def test_an_installed_referee_keeps_its_data_with_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "venv" / "site-packages"
    (site / "referee" / "templates").mkdir(parents=True)
    (site / "pyproject.toml").touch()  # somebody else's
    monkeypatch.setattr(places, "PACKAGE", site / "referee")
    monkeypatch.setattr(places.platformdirs, "user_data_path", lambda *_, **__: tmp_path / "home" / "referee")
    assert places.checkout() is None
    assert places.database() == tmp_path / "home" / "referee" / "referee.db"


def test_the_secret_key_is_made_once_and_read_by_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "nights.db"
    key = places.secret_key(database)
    assert len(key) == 64
    assert places.secret_key(database) == key
    assert places.secret_key(tmp_path / "others.db") != key
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "nights.key").stat().st_mode) == 0o600


def test_a_key_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as problem:
        places.secret_key(tmp_path / "nights.db")
    assert problem.value.filename == str(tmp_path / "nights.key"), "the sentence names the place"
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    assert len(places.secret_key(tmp_path / "nights.db")) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["nights.key"]


@pytest.mark.parametrize("kept", [b"", b"\n", b"0" * 63, b"0" * 65, b"\xff\x00" * 32, b"a letter"])
def test_a_key_that_is_none_is_never_used(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "nights.key").write_bytes(kept)
    with pytest.raises(places.BadKey) as bad:
        places.secret_key(tmp_path / "nights.db")
    assert bad.value.path == tmp_path / "nights.key"
    assert (tmp_path / "nights.key").read_bytes() == kept


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_a_key_and_a_folder_of_earlier_versions_and_new_ones_are_for_their_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "nights.key").write_text("0" * 64, encoding="ascii")
    (tmp_path / "nights.key").chmod(0o644)
    places.secret_key(tmp_path / "nights.db")
    assert stat.S_IMODE((tmp_path / "nights.key").stat().st_mode) == 0o600
    new = places.database(tmp_path / "new" / "nights.db")
    assert stat.S_IMODE(new.parent.stat().st_mode) == 0o700
