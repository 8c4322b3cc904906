"""The games: every folder here that has a GAME, and those of folders that were added. Adding one changes no list."""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from referee.core.game import Game
from referee.core.notation import Unreadable


class BadFolder(Exception):  # noqa: N818 (the sentence it makes names the fault)
    """A folder whose games cannot be used: `key` says why, as the terminal words it, and `fill` what fills that."""

    def __init__(self, key: str, **fill: str) -> None:
        super().__init__(key)
        self.key = key
        self.fill = fill


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


def folder(key: str) -> Path:
    """Where a game that there is has its files: `text/` and `examples/`."""
    return next(path for path in (Path(each) / key for each in __path__) if (path / "__init__.py").is_file())


def add(place: Path) -> None:
    """The games in the folders of this place are games too, for as long as this program runs. Raises BadFolder where
    it holds none, or one that is here already or that cannot be loaded; then nothing is added."""
    if not place.is_dir():
        raise BadFolder("games-no-folder")
    found = sorted(module.name for module in iter_modules([str(place)]) if module.ispkg)
    if not found:
        raise BadFolder("games-none")
    for key in found:
        if key in names():
            raise BadFolder("games-twice", game=key)
    __path__.append(str(place))
    names.cache_clear()
    try:
        for key in found:
            _check(key)
    except BadFolder:
        __path__.remove(str(place))
        names.cache_clear()
        for module in [each for each in sys.modules if each.startswith(tuple(f"{__name__}.{key}" for key in found))]:
            del sys.modules[module]
        raise


def _check(key: str) -> None:
    """Loads a game that was written elsewhere: whatever is wrong with it is a BadFolder."""
    try:
        game = _load(key)
    except Exception as problem:
        raise BadFolder("games-broken", game=key, why=f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game) or game.key != key:
        raise BadFolder("games-other-key", game=key)
