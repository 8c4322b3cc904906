"""The games: every folder here that has a GAME, and those of places that were added. Adding one changes no list."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module, invalidate_caches
from pathlib import Path
from pkgutil import iter_modules

from referee.core.game import Game
from referee.core.notation import Unreadable

LOADING = (Exception, SystemExit, GeneratorExit)
"""What a module of somebody else may raise while it is loaded; only Ctrl+C is meant for the whole program."""


class BadFolder(Exception):  # noqa: N818 (the sentence it makes names the fault)
    """A folder whose games cannot be used: `key` says why, as the terminal words it, and `fill` what fills that."""

    def __init__(self, key: str, **fill: str) -> None:
        super().__init__(key)
        self.key = key
        self.fill = fill


_more: dict[str, Path] = {}
"""The games of the places that were added: their folders by key."""
_wrong: dict[Path, tuple[float, BadFolder]] = {}
"""Folders that were put into these places later and cannot be used: when each was changed last, and why."""


@cache
def _own() -> tuple[str, ...]:
    return _folders(Path(__path__[0]))


def _folders(place: Path) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules([str(place)]) if module.ispkg))


def names() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order."""
    return tuple(sorted((*_own(), *_more)))


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
    return _more.get(key, Path(__path__[0]) / key)


def add(place: Path) -> None:
    """The games in the folders of this place are games too, for as long as this program runs. Raises BadFolder where
    it holds none, or one that is here already or that cannot be loaded; then nothing is added."""
    if not place.is_dir():
        raise BadFolder("games-no-folder")
    found = _folders(place)
    if not found:
        raise BadFolder("games-none")
    __path__.append(str(place))
    try:
        for key in found:
            _check(key)
    except BadFolder:
        __path__.remove(str(place))
        for key in found:
            _forget(key)
        raise
    _more.update({key: place / key for key in found})


def added() -> tuple[Path, ...]:
    """The places that were added."""
    return tuple(map(Path, __path__[1:]))


def look_again(use: Callable[[Path], object]) -> tuple[BadFolder, ...]:
    """Takes in the games whose folders were put into the added places since. `use` is called with each folder before
    anybody can choose its game, and may raise what is wrong with it. A folder that cannot be used is told, again and
    again until it is mended or gone, and changes nothing else; one whose game is here is never read anew."""
    for place in map(Path, __path__[1:]):
        for key in _folders(place) if place.is_dir() else ():
            path = place / key
            if _more.get(key) != path and _wrong.get(path, (0.0,))[0] != (changed := _changed(path)):
                _wrong.pop(path, None)
                try:
                    _take_in(key, path, use)
                except BadFolder as bad:
                    _wrong[path] = changed, bad
    for path in [path for path in _wrong if not path.is_dir()]:
        del _wrong[path]
    return tuple(bad for _, bad in _wrong.values())


def _changed(folder: Path) -> float:
    """When something in a folder was changed last; of a link that leads nowhere, the link itself counts."""
    found = [0.0]
    for each in (folder, *folder.rglob("*")):
        with suppress(OSError):  # gone meanwhile, or not for us to read
            if each.suffix != ".pyc":
                found.append(max(each.lstat().st_mtime, each.stat().st_mtime if each.exists() else 0.0))
    return max(found)


def _take_in(key: str, path: Path, use: Callable[[Path], object]) -> None:
    invalidate_caches()
    try:
        _check(key)
        use(path)
    except BadFolder:
        _forget(key)
        raise
    except LOADING as problem:
        _forget(key)
        raise BadFolder("games-broken", game=key, why=f"{type(problem).__name__}: {problem}") from problem
    _more[key] = path


def _check(key: str) -> None:
    """Loads a game that was written elsewhere: whatever is wrong with it is a BadFolder."""
    if key in names():
        raise BadFolder("games-twice", game=key)
    try:
        game = _load(key)
    except LOADING as problem:
        raise BadFolder("games-broken", game=key, why=f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game) or game.key != key:
        raise BadFolder("games-other-key", game=key)


def _forget(key: str) -> None:
    """Puts away what was loaded of a folder that cannot be used."""
    if key in names():
        return
    _load.cache_clear()
    for module in [each for each in sys.modules if f"{each}.".startswith(f"{__name__}.{key}.")]:
        del sys.modules[module]
