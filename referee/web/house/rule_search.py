"""Search for a rule from a page without delaying other requests."""

from collections.abc import Collection

import gevent

from referee.rulebook import search
from referee.rulebook.index import ScoredKey
from referee.texts.catalog import Catalog


def search_rules(texts: Catalog, game: str, wanted: str, among: Collection[str] | None = None) -> list[ScoredKey]:
    """Return the rules that answer a search, the best first; other requests are served while the index is built."""
    for _ in search.indexing(texts, game, search.written_in(wanted)):
        gevent.sleep(0)
    return search.found(texts, game, wanted, among)
