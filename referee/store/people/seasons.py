"""Seasons that people save under a name, and the links by which they share them."""

import secrets
from typing import Any

from referee.store.database import Queries
from referee.store.people.outcomes import KeptSeason
from referee.store.values import StoreError

MOST_SEASONS = 40
"""The most seasons stored for one device."""


class Seasons(Queries):
    """The functions for saved seasons."""

    def seasons(self, device: str | None = None) -> list[KeptSeason]:
        """Return all saved seasons, or those of a device, the newest first."""
        of = "WHERE device = ?" if device is not None else ""
        values = (device,) if device is not None else ()
        return [_season_of(row) for row in self._db.rows(f"SELECT * FROM seasons {of} ORDER BY id DESC", *values)]

    def season(self, id: int) -> KeptSeason:
        """Return a saved season; raise StoreError (`no-season`) if it has gone."""
        rows = self._db.rows("SELECT * FROM seasons WHERE id = ?", id)
        if not rows:
            raise StoreError("no-season")
        return _season_of(rows[0])

    def shared_season(self, token: str) -> KeptSeason | None:
        """Return the season that is shared by this token."""
        rows = self._db.rows("SELECT * FROM seasons WHERE token = ?", token)
        return _season_of(rows[0]) if rows else None

    def keep_season(
        self, device: str, name: str, since: str = "", until: str = "", kind: str = "", *, changed: int | None = None
    ) -> int:
        """Save a season of a device, or change its `changed` one, whose link stays; return its id.

        Raises:
            StoreError: The device has another season of this name (`name-taken`) or too many of them (`too-many`), or
                the changed one has gone (`no-season`).
        """
        with self._db.whole():
            self._db.alone("seasons")
            others = [season for season in self.seasons(device) if season.id != changed]
            self._must_be_free(name, others, MOST_SEASONS)
            if changed is not None:
                sql = "UPDATE seasons SET name = ?, since = ?, until = ?, kind = ? WHERE id = ? AND device = ?"
                self._must(self._db.run(sql, name, since, until, kind, changed, device), "no-season")
                return changed
            sql = "INSERT INTO seasons (device, name, since, until, kind) VALUES (?, ?, ?, ?, ?)"
            return self._db.add(sql, device, name, since, until, kind)

    def share_season(self, id: int) -> None:
        """Share a season by a link that nobody can guess; one that is shared keeps its link."""
        with self._db.whole():
            sql = "UPDATE seasons SET token = coalesce(token, ?) WHERE id = ?"
            self._must(self._db.run(sql, secrets.token_urlsafe(16), id), "no-season")

    def stop_sharing(self, id: int) -> None:
        """Make the link of a season dead; if it is shared again, it gets another."""
        self._must(self._db.run("UPDATE seasons SET token = NULL WHERE id = ?", id), "no-season")

    def delete_season(self, id: int) -> None:
        """Delete a season with its link; the nights stay. Nothing happens if it has gone."""
        self._db.run("DELETE FROM seasons WHERE id = ?", id)


def _season_of(row: dict[str, Any]) -> KeptSeason:
    return KeptSeason(**{**row, "token": row["token"] or ""})
