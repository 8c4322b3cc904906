"""The games: every folder here that has a GAME, and those of added places; a new folder changes no list."""

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module, invalidate_caches
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from referee.engine.basics.errors import Keyed, NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.notation.record import Head, read_head

LOADING = (Exception, SystemExit, GeneratorExit)
"""Exceptions that somebody else's module may raise while it is loaded; only Ctrl+C is meant for the whole program."""


class BadFolder(Keyed):
    """A folder whose games cannot be used, with the reason as the terminal words it."""


SCORED = Path(__file__).resolve().parent.parent / "scored"
_more: dict[str, Path] = {}
"""Folders of the games in added places, by key."""
_wrong: dict[Path, tuple[float, BadFolder]] = {}
"""Folders put into these places later that cannot be used, with their last change and the reason."""


@cache  # saves 0.4 ms each time a game is looked up
def _own() -> tuple[str, ...]:
    return _folders(Path(__path__[0]))


def _folders(place: Path) -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules([str(place)]) if module.ispkg))


def names() -> tuple[str, ...]:
    """Return the keys of all games, in alphabetical order."""
    return tuple(sorted((*_own(), *_more)))


def is_known(told: str) -> bool:
    """Return True if there is the game that `Game.told` names."""
    return told.partition(" ")[0] in names()


def _load(key: str) -> Any:
    """Return the GAME of a folder; None where it has none."""
    return getattr(import_module(f"{__name__}.{key}"), "GAME", None)


def find(key: str) -> Game:
    """Return the game with this key.

    Raises NotationError where there is none.
    """
    if key not in names():
        raise NotationError("unreadable-game", game=key)
    game: Game = _load(key)
    return game


def open_log(head: Head | str) -> GameLog:
    """Return an empty log for a head or its text; raise NotationError if the head does not fit a game."""
    head = read_head(head) if isinstance(head, str) else head
    return GameLog(find(head.game), head)


def open_written(head: Head | str) -> GameLog:
    """Return an empty log for a head that somebody wrote.

    Raises NotationError also where its house rules contradict each other, as a table could not agree on them.
    """
    log = open_log(head)
    problems = log.first.house.problems(len(log.head.players))
    if problems:
        raise NotationError("unreadable-house-clash", problem=problems[0])
    return log


def folder(key: str) -> Path:
    """Return the folder of an existing game, with its `text/` and `examples/`."""
    return _more.get(key, Path(__path__[0]) / key)


def add(place: Path) -> None:
    """Add the games in the folders of this place, for as long as this program runs.

    Raises BadFolder where it holds no game, or one whose key is taken or that cannot be loaded; then nothing is added.
    """
    if not place.is_dir():
        raise BadFolder("games-no-folder")
    found = _folders(place)
    if not found:
        raise BadFolder("games-none")
    __path__.append(str(place))
    try:
        for key in found:
            _take_in(key, place / key)
    except BadFolder:
        __path__.remove(str(place))
        for key in found:
            if _more.get(key) == place / key:
                del _more[key]
            _forget(key)
        raise


def add_scored() -> None:
    """Add the games that only keep score (`engine/scored/`), once; they are data of one family."""
    if SCORED not in added():
        add(SCORED)


def add_one(path: Path) -> Game:
    """Return the game of a folder, added if it is none of the games yet; raise BadFolder if it cannot be used."""
    path = path.resolve()
    if path.name not in names() or folder(path.name).resolve() != path:
        __path__.append(str(path.parent))
        try:
            _take_in(path.name, path)
        except BadFolder:
            __path__.remove(str(path.parent))
            raise
    return find(path.name)


def added() -> tuple[Path, ...]:
    """Return the places that were added."""
    return tuple(map(Path, __path__[1:]))


def rescan(use: Callable[[Path], object]) -> tuple[BadFolder, ...]:
    """Load the games whose folders were put into the added places since the last scan.

    `use` is called with each folder before anybody can choose its game, and may raise an error. A folder that cannot be
    used is returned by every scan until it is mended or gone, and changes nothing else. A game that is loaded is never
    read again.
    """
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
    """Return the time of the last change in a folder; of a broken link, the link itself counts."""
    found = [0.0]
    for path in (folder, *folder.rglob("*")):
        with suppress(OSError):  # gone meanwhile, or not readable
            if path.suffix != ".pyc":
                found.append(max(path.lstat().st_mtime, path.stat().st_mtime if path.exists() else 0.0))
    return max(found)


def _take_in(key: str, path: Path, use: Callable[[Path], object] = lambda _: None) -> None:
    """Load a game that was written elsewhere and `use` its folder; any fault in it is a BadFolder, and unloads it."""
    invalidate_caches()
    try:
        if key in names():
            raise BadFolder("games-twice", game=key)
        game = _load(key)
        if not isinstance(game, Game) or game.key != key:
            raise BadFolder("games-other-key", game=key)
        use(path)
    except LOADING as problem:
        _forget(key)
        if isinstance(problem, BadFolder):
            raise
        raise BadFolder("games-broken", game=key, why=f"{type(problem).__name__}: {problem}") from problem
    _more[key] = path


def _forget(key: str) -> None:
    """Unload the modules of a folder that cannot be used."""
    if key in names():
        return
    for module in [name for name in sys.modules if f"{name}.".startswith(f"{__name__}.{key}.")]:
        del sys.modules[module]
