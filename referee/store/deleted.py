"""What was deleted: it is kept for some weeks, so that it can be brought back."""

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
    """Deleting, bringing back and purging."""

    def delete_night(self, night: int) -> None:
        """Deletes a night with its people, games and lines: nobody reaches it, and it can be brought back."""
        self._must(self._change("UPDATE nights SET deleted = ? WHERE id = ?", time.time(), night), "no-night")

    def bring_back_night(self, night: int) -> None:
        """Brings a deleted night back as it was."""
        self._must(self._change("UPDATE nights SET deleted = NULL WHERE id = ?", night), "no-night")

    def delete_rules(self, id: int) -> None:
        """Deletes house rules; they can be brought back (nothing happens if they are gone)."""
        self._change("UPDATE rules SET deleted = ? WHERE id = ?", time.time(), id)

    def bring_back_rules(self, game: str, id: int) -> None:
        """Brings deleted house rules back. Refused where their name is taken by now, or a game has enough."""
        with self._whole():
            rules = next((each for each in self.rules(game, deleted=True) if each.id == id), None)
            others = self.rules(game)
            if rules is None:
                raise StoreError("no-rules")
            if any(same_name(each.name, rules.name) for each in others):
                raise StoreError("name-taken")
            if len(others) >= MOST_RULES:
                raise StoreError("too-many")
            self._db.execute("UPDATE rules SET deleted = NULL WHERE id = ?", (id,))

    def purge(self) -> None:
        """Removes for good what was deleted more than `DELETED_DAYS` ago."""
        now = time.time()
        oldest, newest = now - _FARTHEST * _DAY, now - DELETED_DAYS * _DAY
        with self._whole():
            for table in ("nights", "rules"):
                self._db.execute(f"DELETE FROM {table} WHERE deleted > ? AND deleted < ?", (oldest, newest))
