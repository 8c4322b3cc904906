"""Looking for a rule from a page, in a way that nobody else waits for."""

from collections.abc import Collection

import gevent

from referee import rulefinder
from referee.search import Found
from referee.texts import Texts


def ready(texts: Texts, game: str) -> None:
    """Reads a game's rules and plays its examples, unless that is done: soon after the start it takes a second, in
    which whoever taps has their turn."""
    for _ in rulefinder.reading(texts, game):
        gevent.sleep(0)


def look_for(texts: Texts, game: str, wanted: str, among: Collection[str] | None = None) -> list[Found]:
    """What answers best first."""
    ready(texts, game)
    return rulefinder.found(texts, game, wanted, among)
