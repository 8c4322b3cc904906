"""Half-filled round sheets: one per game, until the round is entered."""

from collections.abc import Callable

from referee.store.database import Queries


class Sheets(Queries):
    """The stored sheets, each a text in a format of the web's."""

    def sheet(self, game: int) -> str:
        """Return a game's sheet, empty if there is none."""
        return next((row["filled"] for row in self._db.rows("SELECT filled FROM sheets WHERE game = ?", game)), "")

    def change_sheet(self, game: int, change: Callable[[str], str]) -> str:
        """Replace a game's sheet by what `change` makes of it, so that of two people filling it in neither is lost.

        Nothing is stored if that is empty or the game is gone.
        """
        with self._db.whole():
            self._db.alone(f"sheet {game}")
            filled = change(self.sheet(game))
            self._db.run("DELETE FROM sheets WHERE game = ?", game)
            if filled:
                self._db.run("INSERT INTO sheets (game, filled) SELECT id, ? FROM games WHERE id = ?", filled, game)
        return filled
