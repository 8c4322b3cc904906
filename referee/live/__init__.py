"""Live play: the tables in memory, the one writer behind them, and the stream of news to every phone.

    keeper = Keeper(Store(path))
    hall = Hall(keeper, open_log, screens)      # screens: what the web gives, see `Screens`
    table = hall.table("BCDF")                  # None where no night has this code
    answer = table.enter(["Bo plays 7H"], device=…, post=…, seen=…)
    watcher = hall.watch(table, "phone", seat, "ko", device)    # iter(watcher): an answer's body

Everything runs in the greenlets of one thread: between two calls that wait nothing else runs, so nothing is locked.
What waits: entering a line (until it is on the disk), asking the store, reading a stream.
"""

from referee.live.hall import Hall, OpenLog
from referee.live.keeper import Keeper
from referee.live.played import Answer, Outcome, Played
from referee.live.stream import Screens, Watcher
from referee.live.table import BEAT, Table

__all__ = ["BEAT", "Answer", "Hall", "Keeper", "OpenLog", "Outcome", "Played", "Screens", "Table", "Watcher"]
