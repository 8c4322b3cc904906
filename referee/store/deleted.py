"""House rules that people save under a name; deleted nights and rules, which can be restored for some weeks."""

import time

from referee.store.clubs import Clubs
from referee.store.nights import MOST_AT_ONCE
from referee.store.values import KeptRules, StoreError

MOST_RULES = 40
"""The most named sets of house rules that a game keeps; on a public server, those of a device."""
DELETED_DAYS = 30
_DAY = 24 * 3600
_FARTHEST = 5 * 365
"""Days after which a time is not believed: a clock that is off by decades must not purge anything."""


class Deleted(Clubs):
    """The functions for saved house rules, and those that delete, restore and purge."""

    def rules(self, game: str, *, deleted: bool = False, device: str | None = None) -> list[KeptRules]:
        """Return the house rules saved for a game, or those that were `deleted`, by name; of a device, if given."""
        sql = f"SELECT * FROM rules WHERE game = ? AND deleted IS {'NOT' if deleted else ''} NULL"
        rows = self._db.rows(f"{sql} AND coalesce(device, '') = coalesce(?, device, '')", game, device)
        return sorted((KeptRules(**row) for row in rows), key=lambda rules: (rules.name.casefold(), rules.id))

    def keep_rules(
        self,
        game: str,
        name: str,
        preset: str,
        house: str,
        device: str,
        changed: int | None = None,
        *,
        own: bool = False,
    ) -> int:
        """Save house rules under a name that is free in the game, or replace the `changed` ones; return their id.

        With `own` each device has names of its own.
        """
        with self._db.whole():
            self._db.alone("rules")
            others = [rules for rules in self.rules(game, device=device if own else None) if rules.id != changed]
            self._must_be_free(name, others, MOST_RULES)
            if changed is None:
                return self._db.add("rules", game=game, name=name, preset=preset, house=house, device=device)
            sql = "UPDATE rules SET name = ?, preset = ?, house = ? WHERE id = ? AND game = ? AND deleted IS NULL"
            self._must("no-rules", sql, name, preset, house, changed, game)
            return changed

    def delete_night(self, night: int) -> None:
        """Delete a night with its people, games and lines; it can be restored."""
        self.set_night(night, deleted=time.time())

    def remove_night(self, night: int) -> None:
        """Remove a night permanently, at once."""
        with self._db.whole():
            self._must("no-night", "DELETE FROM nights WHERE id = ?", night)
            self._forget()

    def delete_rules(self, id: int) -> None:
        """Delete house rules; they can be restored. Nothing happens if they are gone."""
        self._db.run("UPDATE rules SET deleted = ? WHERE id = ?", time.time(), id)

    def bring_back_rules(self, game: str, id: int, *, own: bool = False) -> None:
        """Restore deleted house rules; raise StoreError if their name is taken or there are too many.

        With `own` each device has names of its own.
        """
        with self._db.whole():
            self._db.alone("rules")
            rules = next((kept for kept in self.rules(game, deleted=True) if kept.id == id), None)
            if rules is None:
                raise StoreError("no-rules")
            self._must_be_free(rules.name, self.rules(game, device=rules.device if own else None), MOST_RULES)
            self._db.run("UPDATE rules SET deleted = NULL WHERE id = ?", id)

    def purge(self) -> None:
        """Remove nights and house rules permanently that were deleted more than `DELETED_DAYS` ago.

        Raises StoreError (`conflict`), and removes nothing, if somebody of these nights sits down at another server.
        """
        with self._db.whole():
            for table in ("nights", "rules"):
                self._db.run(f"DELETE FROM {table} WHERE deleted > ? AND deleted < ?", *_before(DELETED_DAYS))
            self._db.run("DELETE FROM acts WHERE at < ?", time.time() - _DAY)
            self._forget()

    def _forget(self) -> None:
        """Remove the persons and clubs of whom no night is left, also from the files."""
        self.forget_persons()
        self._db.run("DELETE FROM clubs WHERE id NOT IN (SELECT club FROM club_tables)")
        self._db.wipe()

    def purge_idle(self, days: int, empty_days: int) -> list[int]:
        """Remove nights permanently that have been idle for this number of days; return their ids.

        A night without a line has `empty_days` since somebody last sat down. One call removes `MOST_AT_ONCE` at most.
        """
        oldest, newest = _before(days)
        unplayed = _before(empty_days)[1]
        played = "FROM games JOIN lines ON lines.game = games.id WHERE games.night = nights.id"
        came = "EXISTS (SELECT 1 FROM seats WHERE seats.night = nights.id AND came >= ?)"
        with self._db.whole():
            rows = self._db.rows(
                f"""
                SELECT id FROM nights WHERE opened > ? AND (
                    (opened < ? AND NOT EXISTS (SELECT 1 {played} AND entered >= ?) AND NOT {came})
                    OR (opened < ? AND NOT EXISTS (SELECT 1 {played}) AND NOT {came})
                ) ORDER BY id LIMIT {MOST_AT_ONCE}
                """,
                *(oldest, newest, newest, newest, unplayed, unplayed),
            )
            gone = [row["id"] for row in rows]
            if gone:
                self._db.run(f"DELETE FROM nights WHERE id IN ({', '.join('?' * len(gone))})", *gone)
                self._forget()
        return gone

    def size(self) -> int:
        """Return the bytes of the database on the disk."""
        return int(self._db.rows(self._db.sized)[0]["bytes"])


def _before(days: int) -> tuple[float, float]:
    """Return the earliest and the latest believable time that is more than this number of days ago."""
    now = time.time()
    return now - _FARTHEST * _DAY, now - days * _DAY
