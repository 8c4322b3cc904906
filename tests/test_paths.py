"""The places of the database, the key and the static files."""

import errno
import os
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


def test_the_secret_key_is_created_once_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    database = tmp_path / "nights.db"
    key = paths.secret_key(database)
    assert len(key) == 64
    assert paths.secret_key(database) == key
    assert paths.secret_key(tmp_path / "others.db") != key
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "nights.key").stat().st_mode) == 0o600


def test_a_key_is_written_completely_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as problem:
        paths.secret_key(tmp_path / "nights.db")
    assert problem.value.filename == str(tmp_path / "nights.key"), "the sentence names the place"
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    assert len(paths.secret_key(tmp_path / "nights.db")) == 64
    assert [path.name for path in tmp_path.iterdir()] == ["nights.key"]


@pytest.mark.parametrize("kept", [b"", b"\n", b"0" * 63, b"0" * 65, b"\xff\x00" * 32, b"a letter"])
def test_an_invalid_key_is_never_used(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / "nights.key").write_bytes(kept)
    with pytest.raises(paths.BadKey) as bad:
        paths.secret_key(tmp_path / "nights.db")
    assert bad.value.path == tmp_path / "nights.key"
    assert (tmp_path / "nights.key").read_bytes() == kept


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no modes")
def test_old_and_new_keys_and_folders_are_readable_by_the_owner_only(tmp_path: Path) -> None:
    (tmp_path / "nights.key").write_text("0" * 64, encoding="ascii")
    (tmp_path / "nights.key").chmod(0o644)
    paths.secret_key(tmp_path / "nights.db")
    assert stat.S_IMODE((tmp_path / "nights.key").stat().st_mode) == 0o600
    new = paths.database(tmp_path / "new" / "nights.db")
    assert stat.S_IMODE(new.parent.stat().st_mode) == 0o700
