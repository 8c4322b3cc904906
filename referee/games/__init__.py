"""The games: every folder here that has a GAME. Adding one changes no list."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from referee.core.game import Game
from referee.core.notation import Unreadable


@cache
def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def _load(key: str) -> Game:
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game


def find(key: str) -> Game:
    """The game with this key; Unreadable where there is none."""
    if key not in names():
        raise Unreadable("unreadable-game", game=key)
    return _load(key)
