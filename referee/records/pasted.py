"""Pasted records, judged within limits to be walked through."""

import base64
import time
import zlib
from collections import OrderedDict
from hashlib import sha256
from typing import NamedTuple

from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.notation.record import read
from referee.records.replay import ReplayedLine, begun, replay_record

MOST_CHARACTERS, MOST_LINES, MOST_RECORDS, MOST_STATED = 60_000, 1000, 60, 200
SECONDS = 2.0
"""Limit of processor time for one text."""
BREATH = 0.0005
"""Pause in seconds after each line, for other threads."""
MOST_KEPT = 8
MOST_PACKED = 3000


class Walk(NamedTuple):
    """A judged record: its log, and the results of its lines of play."""

    title: str | None
    log: GameLog
    lines: tuple[ReplayedLine, ...]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.log.game

    @property
    def start(self) -> State:
        """The state before the first line."""
        return self.log.first


class Fault(NamedTuple):
    """The reason why a text cannot be walked through: a sentence with its values, and the line of the text (0: all)."""

    key: str
    fill: dict[str, object]
    line: int = 0


Walked = tuple[Walk, ...] | Fault


class Walks:
    """A cache of the texts judged last, by a key that reveals nothing of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Walked] = OrderedDict()

    def kept(self, key: str) -> Walked | None:
        """Return the cached result of a key; None if it is gone."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: str, found: Walked) -> None:
        """Cache the result of a text."""
        self._kept[key] = found
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def key_of(text: str) -> str:
    """Return the cache key of a text."""
    return sha256(text.encode(errors="replace")).hexdigest()[:32]


def judged(text: str) -> Walked:
    """Return the records of a text, or why it cannot be walked through; it takes up to `SECONDS` of a processor."""
    if len(text) > MOST_CHARACTERS:
        return Fault("ui-record-long", {"most": MOST_LINES})
    try:
        until = time.thread_time() + SECONDS
        records = read(text)
        count = sum(line.action is not None for record in records for line in record.lines)
        stated = max((len(record.head.house) + len(record.head.facts) for record in records), default=0)
        if count > MOST_LINES or len(records) > MOST_RECORDS or stated > MOST_STATED:
            return Fault("ui-record-long", {"most": MOST_LINES})
        walks = []
        for record in records:
            log, lines = begun(record), []
            for line in replay_record(record, "", log):
                if time.thread_time() > until:
                    raise TimeoutError
                time.sleep(BREATH)
                if line.n:
                    lines.append(line._replace(facts={}))
            walks.append(Walk(record.title, log, tuple(lines)))
        return tuple(walks)
    except NotationError as fault:
        return Fault(fault.key, dict(fault.fill), fault.lineno or 1)
    except TimeoutError:
        return Fault("ui-record-slow", {})


def pack(text: str) -> str:
    """Compress a text to the end of an address."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(address: str) -> str | None:
    """Decompress the text in an address; None if it contains none, or one that is too long."""
    try:
        raw = base64.urlsafe_b64decode(address[:MOST_PACKED] + "=" * (-len(address) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(raw, MOST_CHARACTERS)
        return None if reader.unconsumed_tail or not reader.eof else text.decode()
    except (ValueError, zlib.error):
        return None
