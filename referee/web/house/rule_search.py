"""Search for a rule from a page without blocking other requests."""

from collections.abc import Collection

import gevent

from referee.rulebook import search
from referee.rulebook.bm25 import ScoredKey
from referee.texts.catalog import Catalog


def prepare(texts: Catalog, game: str) -> None:
    """Load a game's rules and play its examples, unless that is done.

    Soon after the start this takes a second, during which other requests have their turn.
    """
    for _ in search.reading(texts, game):
        gevent.sleep(0)


def search_rules(texts: Catalog, game: str, wanted: str, among: Collection[str] | None = None) -> list[ScoredKey]:
    """Return the rules that answer a search, the best first."""
    prepare(texts, game)
    return search.found(texts, game, wanted, among)
