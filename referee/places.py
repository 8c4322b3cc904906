"""Where things lie: the package's own files, and the people's data."""

import os
import secrets
from pathlib import Path

import platformdirs

PACKAGE = Path(__file__).resolve().parent


def checkout() -> Path | None:
    """The checkout this package runs from; None where it is installed: there templates lie inside it."""
    top = PACKAGE.parent
    return top if (top / "pyproject.toml").is_file() and not (PACKAGE / "templates").exists() else None


def _resource(name: str) -> Path:
    return (checkout() or PACKAGE) / name


TEMPLATES = _resource("templates")
STATIC = _resource("static")
VENDOR = PACKAGE / "vendor"
HTMX = VENDOR / "htmx" / "dist"


def database(given: str | Path | None = None) -> Path:
    """The given file, else one in a checkout's instance/, else one in the user's data folder. Its folder is made."""
    if given is not None:
        path = Path(given).expanduser().absolute()
    elif top := checkout():
        path = top / "instance" / "referee.db"
    else:
        path = platformdirs.user_data_path("referee", appauthor=False) / "referee.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def secret_key(database: Path) -> str:
    """The key that signs this database's cookies, made at first start and kept beside it for nobody else to read."""
    path = database.with_name(f"{database.stem}.key")
    try:
        return path.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        key = secrets.token_hex(32)
        with open(path, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(key)
        return key
