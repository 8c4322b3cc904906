"""`referee check`: the faults of a game's folder, on the terminal."""

import sys
from io import TextIOWrapper
from pathlib import Path

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.rulebook.check import lacks
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from referee.texts.terminal import language, sentence

COMPLETE, LACKS, NO_FOLDER = 0, 1, 2


def run(folder: Path) -> int:
    """Print the faults of a game's folder, one sentence per line.

    Return 0 if it lacks nothing, 1 if it lacks something, and 2 if there is no such folder.
    """
    if isinstance(sys.stdout, TextIOWrapper):  # ids and titles are UTF-8 wherever they go
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    games.add_scored()
    folder = folder.expanduser()
    if not folder.is_dir():
        print(sentence("check-no-folder", path=folder), file=sys.stderr)
        return NO_FOLDER
    code = COMPLETE
    words = Sentences(shared(), language())
    for key, values in lacks(folder):
        fill = {
            name: words.plain(value.key, **value.fill) if isinstance(value, NotationError) else value
            for name, value in values.items()
        }
        print(sentence(key, **fill))
        code = LACKS
    if code == COMPLETE:
        print(sentence("check-complete", game=folder.resolve().name))
    return code
