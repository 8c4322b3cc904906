"""Paths of the package's own files and of people's data."""

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
