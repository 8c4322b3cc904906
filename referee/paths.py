"""Paths of the package's own files and of people's data."""

import contextlib
import os
import re
import secrets
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """Return the checkout this package runs from; None if it is installed, with the templates inside it."""
    top = PACKAGE.parent
    return top if (top / "pyproject.toml").is_file() and not (PACKAGE / "templates").exists() else None


def _resource(name: str) -> Path:
    return (checkout() or PACKAGE) / name


TEMPLATES = _resource("templates")
STATIC = _resource("static")
VENDOR = PACKAGE / "vendor"
HTMX = VENDOR / "htmx" / "dist"
ICONS = VENDOR / "lucide" / "icons"
PRIVATE = 0o600
"""The mode of a file that holds PINs or a key: only its owner reads and writes it."""
_KEY = re.compile(r"[0-9a-f]{64}")


def database(given: str | Path | None = None) -> Path:
    """Return the given file, else one in a checkout's instance/, else one in the user's data folder.

    Its folder is created, for its owner alone.
    """
    if given is not None:
        path = Path(given).expanduser().absolute()
    elif top := checkout():
        path = top / "instance" / "referee.db"
    else:
        path = platformdirs.user_data_path("referee", appauthor=False) / "referee.db"
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


COOKIES = "cookies"
"""The name of the key that signs cookies, in a database that several servers share."""
SERVERS = "postgresql://", "postgres://"


def is_server(place: str | Path | None) -> bool:
    """Return True for the address of a database server, False for a file."""
    return isinstance(place, str) and place.startswith(SERVERS)


def without_password(place: str | Path) -> str:
    """Return a place of nights as it may be shown."""
    if not is_server(place):
        return str(place)
    scheme, _, rest = str(place).partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


class BadKey(Exception):  # noqa: N818 - a file that people can put right
    """The file beside the database is no key: it is empty, or something else."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def key_of(database: Path) -> Path:
    """Return the path of the key that signs the cookies of this database."""
    return database.with_name(f"{database.stem}.key")


def secret_key(database: Path) -> str:
    """Return the key that signs this database's cookies, created beside it at first start and readable by nobody else.

    Raises:
        BadKey: The file is no key.
        OSError: No key can be written.
    """
    path = key_of(database)
    try:
        key = path.read_text(encoding="ascii", errors="replace").strip()
    except FileNotFoundError:
        key = secrets.token_hex(32)
        write_private(path, key)
        return key
    if not _KEY.fullmatch(key):
        raise BadKey(path)
    with contextlib.suppress(OSError):
        path.chmod(PRIVATE)
    return key


def write_private(path: Path, text: str) -> None:
    """Write a file that only its owner reads, whole or not at all: it gets its name once it is synced to disk."""
    part = path.with_name(f"{path.name}.{secrets.token_hex(4)}.part")
    try:
        with open(part, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, PRIVATE)) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as problem:
        problem.filename = problem.filename or str(path)  # a full disk does not say which file it was
        raise
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
    _sync(path.parent)


def _sync(folder: Path) -> None:
    """Sync a folder with a new name in it to disk, if the system can."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
