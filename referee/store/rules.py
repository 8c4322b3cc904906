"""House rules that people save under a name, for other evenings."""

from referee.store.codes import same_name
from referee.store.database import Queries
from referee.store.values import KeptRules, StoreError

MOST_RULES = 40
"""The most named sets of house rules that a game keeps; on a public server, those of a device."""


class Rules(Queries):
    """The functions for saved house rules."""

    def rules(self, game: str, *, deleted: bool = False, device: str | None = None) -> list[KeptRules]:
        """Return the house rules saved for a game, or those that were `deleted`, by name; of a device, if given."""
        which = "NOT" if deleted else ""
        among = "AND device = ?" if device is not None else ""
        values = (game,) if device is None else (game, device)
        rows = self._db.rows(f"SELECT * FROM rules WHERE game = ? AND deleted IS {which} NULL {among}", *values)
        found = [KeptRules(**row) for row in rows]
        return sorted(found, key=lambda rules: (rules.name.casefold(), rules.id))

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
            if any(same_name(other.name, name) for other in others):
                raise StoreError("name-taken")
            if changed is not None:
                sql = "UPDATE rules SET name = ?, preset = ?, house = ? WHERE id = ? AND game = ? AND deleted IS NULL"
                self._must(self._db.run(sql, name, preset, house, changed, game), "no-rules")
                return changed
            if len(others) >= MOST_RULES:
                raise StoreError("too-many")
            sql = "INSERT INTO rules (game, name, preset, house, device) VALUES (?, ?, ?, ?, ?)"
            return self._db.add(sql, game, name, preset, house, device)
