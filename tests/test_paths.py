"""The places of the database and the static files."""

import stat
import sys
from pathlib import Path

import pytest

from referee import paths


def test_a_checkout_uses_its_own_folders() -> None:
    top = paths.checkout()
    assert top is not None
    assert top / "templates" == paths.TEMPLATES
    assert top / "static" == paths.STATIC


def test_htmx_and_its_sse_extension_are_present() -> None:
    assert (paths.HTMX / "htmx.min.js").is_file()
    assert (paths.HTMX / "ext" / "hx-sse.min.js").is_file()


def test_the_database_is_at_the_given_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.database("new/nights.db") == tmp_path / "new" / "nights.db"
    assert (tmp_path / "new").is_dir()


def test_a_checkout_keeps_its_data_in_instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "referee")
    assert paths.database() == tmp_path / "instance" / "referee.db"
    assert (tmp_path / "instance").is_dir()


def test_an_installed_referee_keeps_its_data_in_the_users_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "venv" / "site-packages"
    (site / "referee" / "templates").mkdir(parents=True)
    (site / "pyproject.toml").touch()  # a folder of another user
    monkeypatch.setattr(paths, "PACKAGE", site / "referee")
    monkeypatch.setattr(paths.platformdirs, "user_data_path", lambda *_, **__: tmp_path / "home" / "referee")
    assert paths.checkout() is None
    assert paths.database() == tmp_path / "home" / "referee" / "referee.db"


@pytest.mark.promise("The database, its log and their copies")
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_a_new_folder_is_readable_by_the_owner_only(tmp_path: Path) -> None:
    new = paths.database(tmp_path / "new" / "nights.db")
    assert stat.S_IMODE(new.parent.stat().st_mode) == 0o700
