"""Looking for a rule from a page, in a way that nobody else waits for."""

from collections.abc import Collection

import gevent

from referee import rulefinder
from referee.search import Found
from referee.texts import Texts


def look_for(texts: Texts, game: str, wanted: str, among: Collection[str] | None = None) -> list[Found]:
    """What answers best first. Where the game's rules are not read yet, soon after the start, whoever taps meanwhile
    has their turn."""
    for _ in rulefinder.reading(texts, game):
        gevent.sleep(0)
    return rulefinder.found(texts, game, wanted, among)
