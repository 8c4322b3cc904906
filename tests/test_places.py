"""Where things lie."""

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
