"""Live play: the tables in memory, the one writer behind them, and the stream of news to every phone.

    registry = TableRegistry(StoreWriter(Store(path)), open_log, screens)   # screens: see `Renderer`
    table = registry.table("BCDF")                                          # None if no night has this code
    answer = table.enter([Plays("Bo", (card("7H"),))], device=…, post=…, expected=…)
    watcher = registry.watch(table, "phone", seat, "ko", device)            # iter(watcher): the body of a response

Everything runs in the greenlets of one thread: between two calls that wait nothing else runs, so nothing is locked.
Three calls wait: entering a line (until it is on the disk), asking the store, reading a stream.
"""

from referee.live.live_game import Answer, LiveGame, OpenLog, Outcome
from referee.live.registry import TableRegistry
from referee.live.stream import BEAT, Renderer, Watcher
from referee.live.table import Table
from referee.live.writer import StoreWriter

__all__ = [
    "BEAT",
    "Answer",
    "LiveGame",
    "OpenLog",
    "Outcome",
    "Renderer",
    "StoreWriter",
    "Table",
    "TableRegistry",
    "Watcher",
]
