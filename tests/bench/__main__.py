"""`make bench`: the engine's speed as ratios, measured in one run beside its peers."""

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from referee import games
from referee.core import actions as act
from referee.core import record
from referee.core.cards import french_pack
from referee.core.replay import Log

HEAD = "game: one\nplayers: Ann Bo Cy Di Ed\nhouse: enforce=referee decks=12 end=off\ntop: 5H\nturn: Ann\n"
LINES = 2000
RUNS = 5
ROOT = Path(__file__).parents[2]
PEERS = ROOT / ".venv" / "bench" / "bin" / "python"


def night() -> tuple[record.Head, list[act.Action]]:
    """A long night of legal lines, the same in each run."""
    head = record.read_head(HEAD)
    log, chance, cards = Log(games.find(head.game), head), random.Random(1), french_pack()
    while len(log.entries) < LINES:
        s = log.state
        who = s.names[s.turn]
        if len(log.entries) % 300 == 299:
            log.enter(act.Reshuffles(who), float(len(log.entries)))
            continue
        fitting = [card for card in cards if card.rank == s.top.rank or card.suit == s.suit]
        action = act.Draws(who) if s.draw else act.Plays(who, (chance.choice(fitting),))
        log.enter(action, float(len(log.entries)))
    return head, [entry.action for entry in log.entries]


def median(run: Callable[[], float]) -> float:
    """The middle of several runs."""
    return statistics.median(run() for _ in range(RUNS))


def main() -> int:
    head, actions = night()
    game = games.find(head.game)

    def enter() -> float:
        log, start = Log(game, head), time.perf_counter()
        for at, action in enumerate(actions):
            log.enter(action, float(at))
        return LINES / (time.perf_counter() - start)

    log = Log(game, head)
    for at, action in enumerate(actions):
        log.enter(action, float(at))
    kept = [(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries]

    def fold() -> float:
        fresh, start = Log(game, head), time.perf_counter()
        fresh.load(kept)
        return (time.perf_counter() - start) * 1000

    def one_more(log: Log) -> float:
        start = time.perf_counter()
        for _ in range(200):
            log.look(act.Says("Ann", "hello"))
        return (time.perf_counter() - start) / 200

    ours = median(enter)
    print(f"lines judged and folded: {ours:,.0f} a second")
    print(f"a night of {LINES:,} lines, read and folded from nothing: {median(fold):.0f} ms")
    ratio = median(lambda: one_more(log)) / median(lambda: one_more(Log(game, head)))
    print(f"a line more on that night, against an empty table: {ratio:.2f} x")
    if not PEERS.exists():
        print("no peers: `make bench` installs them", file=sys.stderr)
        return 1
    peers = subprocess.run([PEERS, "-m", "tests.bench.peers"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name, steps in json.loads(peers.stdout).items():
        print(f"against {name}: {ours / steps:.2f} x ({steps:,.0f} a second)")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
