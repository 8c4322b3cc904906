"""A referee for card games at a real table."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from referee.match import Match, NotationError, Ruling, Verdict

__version__ = "0.19.2"
__all__ = ["Match", "NotationError", "Ruling", "Verdict"]


def __getattr__(name: str) -> object:
    """Load the library when one of its names is first used: most commands import this package without it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from referee import match

    return getattr(match, name)
