"""Round sheets that are half filled in: one a game, beside its log, until the round is entered."""

from collections.abc import Callable

from referee.store.database import Connection


class Sheets(Connection):
    """The kept sheets, each a text of the web's own."""

    def sheet(self, game: int) -> str:
        """What is kept of a game's sheet; empty where nothing is."""
        return next((row["filled"] for row in self._rows("SELECT filled FROM sheets WHERE game = ?", game)), "")

    def change_sheet(self, game: int, change: Callable[[str], str]) -> str:
        """Keeps what `change` makes of the sheet there is, so that of two people filling it in neither is lost; nothing
        where it makes nothing of it, or the game is gone."""
        with self._whole():
            filled = change(self.sheet(game))
            self._db.execute("DELETE FROM sheets WHERE game = ?", (game,))
            if filled:
                self._db.execute(
                    "INSERT INTO sheets (game, filled) SELECT id, ? FROM games WHERE id = ?", (filled, game)
                )
        return filled
