"""`referee check`: the faults of a game's folder, on the terminal."""

import sys
from io import TextIOWrapper
from pathlib import Path

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
    if not folder.is_dir():
        print(sentence("check-no-folder", path=folder), file=sys.stderr)
        return NO_FOLDER
    code = COMPLETE
    for lack in lacks(folder):
        print(sentence(lack.key, **{name: _told(value) for name, value in lack.fill.items()}))
        code = LACKS
    if code == COMPLETE:
        print(sentence("check-complete", game=folder.resolve().name))
    return code


def _told(value: object) -> object:
    """Return why a record cannot be read as a sentence, and any other value as it is."""
    if not isinstance(value, NotationError):
        return value
    return Sentences(shared(), language()).plain(value.key, **value.fill)
