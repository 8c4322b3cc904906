"""House rules that people keep under a name, for other evenings."""

from referee.store.codes import same_name
from referee.store.database import Connection
from referee.store.values import KeptRules, StoreError

MOST_RULES = 40
"""How many named sets of house rules a game keeps."""


class Rules(Connection):
    """The kept house rules."""

    def rules(self, game: str, *, deleted: bool = False) -> list[KeptRules]:
        """The house rules kept for a game, by name, or those that were `deleted`."""
        which = "NOT" if deleted else ""
        rows = self._rows(f"SELECT * FROM rules WHERE game = ? AND deleted IS {which} NULL", game)
        found = [KeptRules(**row) for row in rows]
        return sorted(found, key=lambda each: (each.name.casefold(), each.id))

    def keep_rules(self, game: str, name: str, preset: str, house: str, device: str, changed: int | None = None) -> int:
        """Keeps house rules under a name that no others of the game have, or `changed` ones anew; their id."""
        with self._whole():
            others = [each for each in self.rules(game) if each.id != changed]
            if any(same_name(each.name, name) for each in others):
                raise StoreError("name-taken")
            if changed is not None:
                sql = "UPDATE rules SET name = ?, preset = ?, house = ? WHERE id = ? AND game = ? AND deleted IS NULL"
                self._must(self._db.execute(sql, (name, preset, house, changed, game)).rowcount, "no-rules")
                return changed
            if len(others) >= MOST_RULES:
                raise StoreError("too-many")
            sql = "INSERT INTO rules (game, name, preset, house, device) VALUES (?, ?, ?, ?, ?)"
            return self._db.execute(sql, (game, name, preset, house, device)).lastrowid or 0
