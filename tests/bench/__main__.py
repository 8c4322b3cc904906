"""`make bench`: the speed of the engine, and of live play beside boardgame.io, measured in one run.

The engine's times are processor times, which depend little on other load of the machine, and the compared runs
alternate. Exit with 1 if a game's line costs half as much again as One's.
"""

import gc
import sys
import time
from collections.abc import Callable
from functools import partial

from referee.engine.basics import actions as act
from referee.engine.log.game_log import GameLog
from referee.server.serve import COLLECTED
from tests.bench.live import many, stood
from tests.bench.nights import HEADS, Night
from tests.bench.storages import compared
from tests.docs.test_a_tap import TAPS, traced

LINES = 2000
RUNS = 9
MOST = 3 / 2
"""The highest allowed ratio of any game's line to One's."""


def seconds(run: Callable[[], object]) -> float:
    """Return the processor time of one run."""
    gc.collect()
    start = time.process_time()
    run()
    return time.process_time() - start


def by_turns(runs: dict[str, Callable[[], object]]) -> dict[str, list[float]]:
    """Return the seconds of several runs of each function, run alternately."""
    times: dict[str, list[float]] = {key: [] for key in runs}
    for _ in range(RUNS):
        for key, run in runs.items():
            times[key].append(seconds(run))
    return times


def ratio(times: list[float], base: list[float]) -> float:
    """Return the ratio of the two quickest runs, because other load only ever makes a run longer."""
    return min(times) / min(base)


def long_night(night: Night) -> None:
    """Time a long night of One: parsing and folding it from the start, and one more line on it."""
    [log] = night.enter()
    kept = [(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries]
    empty, hello = GameLog(night.game, night.head), act.Says("Ann", "hello")

    def talk(log: GameLog) -> None:
        for _ in range(2000):
            log.judge(hello)

    times = by_turns(
        {
            "fold": lambda: GameLog(night.game, night.head).load(kept),
            "on it": lambda: talk(log),
            "on nothing": lambda: talk(empty),
        }
    )
    print(f"a night of {LINES:,} lines, read and folded from nothing: {min(times['fold']) * 1000:.0f} ms")
    print(f"a line more on that night, against an empty table: {ratio(times['on it'], times['on nothing']):.2f} x")


def calls() -> None:
    """Print how many functions of ours a tap of One Card calls, by the number of phones that watch, and of other games.

    Each tap is made twice, as the first of its kind makes what later ones find.
    """

    def second(phones: int, game: str) -> int:
        return len((traced(phones, game), traced(phones, game))[1])

    counts = [(phones, second(phones, "onecard")) for phones in (0, 1, 5, 10, 40)]
    print("calls of ours in a tap of One Card:", *(f"{count:,} with {phones} phones;" for phones, count in counts))
    for game in [*TAPS][1:]:
        print(f"{game}: {second(5, game) / dict(counts)[5]:.2f} x these calls with 5 phones")


def machine() -> None:
    """Print what runs this: the same source took 0.78 to 1.04 of the time on another build of the same Python."""
    program = "t = 0\nfor i in range(300_000):\n    t += len(str(i)) * (i & 7)"
    ms = min(seconds(partial(exec, program, {})) for _ in range(25)) * 1000
    print(f"{sys.executable}, Python {sys.version.split()[0]}; a loop of 300,000 steps: {ms:.0f} ms")


def main() -> int:
    machine()
    gc.set_threshold(*COLLECTED)  # the setting that the server uses
    nights = {key: Night(key, LINES) for key in HEADS}
    times = by_turns({key: night.enter for key, night in nights.items()})
    print(f"one: {LINES / min(times['one']):,.0f} lines a second judged and folded")
    slow = False
    for key in [key for key in HEADS if key != "one"]:
        found = ratio(times[key], times["one"])
        slow = slow or found > MOST
        verdict = "too slow" if found > MOST else "fine"
        print(f"{key}: {found:.2f} x the time of one's line ({verdict}: {MOST:.2f} x at most)")
    long_night(nights["one"])
    calls()
    stood()
    compared()
    many()
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
