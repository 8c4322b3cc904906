"""Records that somebody brings along, judged anew to be walked through: within limits, and in a thread of its own, so
that nobody at a table waits for them."""

import base64
import time
import zlib
from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import sha256

from gevent.threadpool import ThreadPool

from referee.core.game import Game
from referee.core.notation import Unreadable
from referee.core.record import Record, read
from referee.core.replay import Log
from referee.core.state import State
from referee.replaying import Result, begun, replay_record

MOST_SIGNS, MOST_LINES, MOST_RECORDS, MOST_STATED = 60_000, 1000, 60, 200
SECONDS = 2.0
"""Of the processor, for one text."""
BREATH = 0.0005
"""Seconds in which, after each line, whoever waits has the processor."""
MOST_KEPT = 8
MOST_PACKED = 3000


@dataclass(frozen=True, slots=True)
class Walk:
    """A record that was judged: its log, and what came of each line of play."""

    title: str | None
    log: Log
    lines: tuple[Result, ...]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.log.game

    @property
    def start(self) -> State:
        """How everything lay before the first line."""
        return self.log.first


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a text is walked through by nobody: a sentence, what fills it, and the line of the text (0: all of it)."""

    key: str
    fill: dict[str, object]
    line: int = 0


Walked = tuple[Walk, ...] | Fault


class Walks:
    """The texts read last, by a key that says nothing of them; nothing is stored. One is judged at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Walked] = OrderedDict()
        self._pool = ThreadPool(1)

    def kept(self, key: str) -> Walked | None:
        """What was read under a key, if it is still there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def read(self, text: str) -> tuple[str, Walked]:
        """The records of a text, and the key under which they are kept for a while."""
        key = key_of(text)
        found = self.kept(key)
        if found is None:
            found = self._pool.apply(_read, (text,))
            self._kept[key] = found
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return key, found


def key_of(text: str) -> str:
    """What a text is kept under."""
    return sha256(text.encode(errors="replace")).hexdigest()[:32]


def _read(text: str) -> Walked:
    if len(text) > MOST_SIGNS:
        return Fault("ui-record-long", {"most": MOST_LINES})
    try:
        until = time.thread_time() + SECONDS
        records = read(text)
        count = sum(line.action is not None for record in records for line in record.lines)
        stated = max((len(each.head.house) + len(each.head.facts) for each in records), default=0)
        if count > MOST_LINES or len(records) > MOST_RECORDS or stated > MOST_STATED:
            return Fault("ui-record-long", {"most": MOST_LINES})
        return tuple(_walk(record, until) for record in records)
    except Unreadable as fault:
        return Fault(fault.key, dict(fault.fill), fault.lineno or 1)
    except TimeoutError:
        return Fault("ui-record-slow", {})


def _walk(record: Record, until: float) -> Walk:
    lines: list[Result] = []
    log = begun(record)
    for line in replay_record(record, "", log):
        if time.thread_time() > until:
            raise TimeoutError
        time.sleep(BREATH)
        if line.n:
            lines.append(replace(line, facts={}))
    return Walk(record.title, log, tuple(lines))


def packed(text: str) -> str:
    """A text as the end of an address."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpacked(address: str) -> str | None:
    """The text that such an address holds; None where it holds none, or too much."""
    try:
        raw = base64.urlsafe_b64decode(address[:MOST_PACKED] + "=" * (-len(address) % 4))
        reader = zlib.decompressobj()
        text = reader.decompress(raw, MOST_SIGNS)
        return None if reader.unconsumed_tail or not reader.eof else text.decode()
    except (ValueError, zlib.error):
        return None
