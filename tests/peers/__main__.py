"""Print every comparison, or those of the games named: `python -m tests.peers hearts`."""

import sys
from importlib import import_module

GAMES = ("hearts", "eights", "uno", "uno_engine", "canasta")

if __name__ == "__main__":
    for game in sys.argv[1:] or GAMES:
        for tally in import_module(f"tests.peers.{game}").tallies():
            tally.show()
