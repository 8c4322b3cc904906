"""Deleted nights and house rules: they are stored for some weeks and can be restored."""

import time

from referee.store.codes import same_name
from referee.store.nights import Nights
from referee.store.rules import MOST_RULES, Rules
from referee.store.values import StoreError

DELETED_DAYS = 30
_DAY = 24 * 3600
_FARTHEST = 5 * 365
"""Days after which a time of deletion is not believed: a clock that is off by decades must not purge anything."""


class Deleted(Nights, Rules):
    """The functions that delete, restore and purge."""

    def delete_night(self, night: int) -> None:
        """Delete a night with its people, games and lines; it can be restored."""
        self._must(self._db.run("UPDATE nights SET deleted = ? WHERE id = ?", time.time(), night), "no-night")

    def bring_back_night(self, night: int) -> None:
        """Restore a deleted night as it was."""
        self._must(self._db.run("UPDATE nights SET deleted = NULL WHERE id = ?", night), "no-night")

    def delete_rules(self, id: int) -> None:
        """Delete house rules; they can be restored. Nothing happens if they are gone."""
        self._db.run("UPDATE rules SET deleted = ? WHERE id = ?", time.time(), id)

    def bring_back_rules(self, game: str, id: int) -> None:
        """Restore deleted house rules; raise StoreError if their name is taken or the game has too many."""
        with self._db.whole():
            self._db.alone("rules")
            rules = next((kept for kept in self.rules(game, deleted=True) if kept.id == id), None)
            others = self.rules(game)
            if rules is None:
                raise StoreError("no-rules")
            if any(same_name(other.name, rules.name) for other in others):
                raise StoreError("name-taken")
            if len(others) >= MOST_RULES:
                raise StoreError("too-many")
            self._db.run("UPDATE rules SET deleted = NULL WHERE id = ?", id)

    def purge(self) -> None:
        """Remove permanently what was deleted more than `DELETED_DAYS` ago."""
        now = time.time()
        oldest, newest = now - _FARTHEST * _DAY, now - DELETED_DAYS * _DAY
        with self._db.whole():
            for table in ("nights", "rules"):
                self._db.run(f"DELETE FROM {table} WHERE deleted > ? AND deleted < ?", oldest, newest)
