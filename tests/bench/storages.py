"""Measure a tap on each store and behind each number of servers, beside boardgame.io with each of its storages.

All runs of one pass stand beside each other in time. A tap is over when every phone of its table has seen it. Besides
taps a second, which depend on how load and servers share the processor, each line has the processor milliseconds of a
tap, summed over servers, database and proxy. `python -m tests.bench.storages` runs this alone.
"""

import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.bench.live import PEER_MODULES, cost, loaded, peer, peer_serving, seated, serving
from tests.support.house import House, without_haproxy
from tests.support.postgres import Postgres, missing, postgres

TABLES = 5
SECONDS = 6.0
PASSES = 3
HOUSES = (1, 2, 4)
Figures = tuple[float, float, float]
"""Taps a second, processor milliseconds of a tap, and milliseconds within which 99 of 100 taps are seen."""


def _figures(run: Callable[[], dict[str, float]], *processes: int) -> Figures:
    before = cost(*processes)
    found = run()
    return found["per_s"], (cost(*processes) - before) * 1000 / found["taps"], found["p99"]


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def _of_peer(*storage: str, beside: tuple[int, ...] = ()) -> Figures:
    with peer_serving(*storage) as (port, process):
        return _figures(lambda: peer(port, TABLES, SECONDS, 0), process, *beside)


def _of_server(database: Path | str, beside: tuple[int, ...] = ()) -> Figures:
    ready = seated(database, TABLES)
    with serving(database) as (port, process):
        return _figures(lambda: loaded(port, ready, SECONDS, 0), process, *beside)


def _of_house(server: Postgres, servers: int) -> Figures:
    database = server.make()
    ready = seated(database, TABLES)
    with _folder() as folder, closing(House(folder, database, servers)) as house:
        return _figures(lambda: loaded(house.port, ready, SECONDS, 0), *house.processes, server.process)


def _one_pass(server: Postgres | None) -> Iterator[tuple[str, Figures]]:
    has_peer = PEER_MODULES.exists()
    with _folder() as folder:
        if has_peer:
            yield "boardgame.io in memory", _of_peer()
            yield "boardgame.io, FlatFile", _of_peer("flat", str(folder / "flat"))
        yield "referee, SQLite", _of_server(folder / "referee.db")
    if server is None:
        return
    if has_peer:
        yield "boardgame.io, PostgreSQL", _of_peer("postgres", server.make(), beside=(server.process,))
    yield "referee, PostgreSQL", _of_server(server.make(), beside=(server.process,))
    for servers in HOUSES if not without_haproxy() else ():
        yield f"referee, PostgreSQL, HAProxy and {servers} servers", _of_house(server, servers)


def compared() -> None:
    """Print the middle of several passes, and the ratios that count."""
    found: dict[str, list[Figures]] = {}

    def measure(server: Postgres | None) -> None:
        for _ in range(PASSES):
            for name, figures in _one_pass(server):
                found.setdefault(name, []).append(figures)

    if missing():
        print(missing())
        measure(None)
    else:
        with postgres(logged=True) as server:
            measure(server)
    print(f"{TABLES} tables of 5 phones as fast as they can, the middle of {PASSES} passes:")
    for name, runs in found.items():
        per_s, milliseconds, p99 = (statistics.median(figures) for figures in zip(*runs, strict=True))
        print(f"  {name}: {per_s:,.0f} a second, {milliseconds:.2f} ms of processor each, p99 {p99:,.0f} ms")
    for ours, theirs in (("SQLite", "FlatFile"), ("PostgreSQL", "PostgreSQL")):
        if (base := found.get(f"boardgame.io, {theirs}")) and (mine := found.get(f"referee, {ours}")):
            times = statistics.median(one[0] / other[0] for one, other in zip(mine, base, strict=True))
            print(f"live on {ours} against boardgame.io on {theirs}: {times:.2f} x its moves a second")
    one, two = (found.get(f"referee, PostgreSQL, HAProxy and {servers} servers", []) for servers in (1, 2))
    if one and two:
        more = statistics.median(after[1] - before[1] for before, after in zip(one, two, strict=True))
        print(f"a second server adds {more:.2f} ms of processor to a tap")
    if not PEER_MODULES.exists():
        print("no live peer: it needs npm and node")
    print(without_haproxy() or "", end="")


if __name__ == "__main__":
    compared()
