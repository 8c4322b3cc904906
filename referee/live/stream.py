"""The stream: what one phone is sent while it watches a table, as server-sent events.

A message without a name holds one `<hx-partial>` for each fragment that changed. The events `beat` (every `BEAT`
seconds) and `clock` (milliseconds left, empty where no clock runs) have names.
"""

import logging
import re
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from gevent.event import Event

from referee.live.packing import OPENING, packed
from referee.live.played import Played
from referee.live.table import BEAT, Table

if TYPE_CHECKING:
    from referee.live.hall import Hall

_END = b"\n"
_BEAT = b"event: beat\ndata:\n\n"
_NEW_LINE = re.compile(r"\r\n|\r|\n")
_NEVER = object()
log = logging.getLogger(__name__)

Fragment = tuple[str, Hashable]


class Screens(Protocol):
    """What the web gives: how a table looks. `live` renders nothing itself."""

    def fragments(self, table: Table, page: str, seat: int | None, language: str) -> Sequence[Fragment]:
        """The page's fragments as this seat may see them: each the id of its element and the value it shows."""

    def html(self, name: str, value: Any, language: str) -> str:
        """What stands inside the element `name`: a function of the three alone, so it is kept and sent to others."""

    def deadline(self, table: Table) -> float | None:
        """The table time in seconds at which the clock that now runs is over, or None."""

    def moved(self, game: Played, state: Any, action: Any, seen: str) -> bool:
        """Whether a play, draw or pass was meant for another state than this one, by what its phone saw."""


class Wire(Protocol):
    """A connection on which a stream goes on: see `referee.connections`."""

    free: bool
    freed: Callable[[], None]
    lost: Callable[[], None]

    def send(self, data: bytes) -> None: ...
    def end(self) -> None: ...


def partial(name: str, html: str) -> bytes:
    """The lines of an event that morph `html` into the element `name`."""
    text = f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{html}</hx-partial>'
    lines = (_NEW_LINE.sub("\n", text) if "\r" in text else text).replace("\n", "\ndata: ")
    return f"data: {lines}\n".encode()


class Watcher:
    """A phone that watches a table. It keeps what it sent, and sends only what differs.

    Either it is iterated, once, for chunks of bytes; or it `take`s a wire, and sends there by itself. There is no
    queue: a reader that is slow is sent the newest state when it has read the last, and holds up nobody.
    """

    def __init__(
        self,
        hall: "Hall",
        table: Table,
        page: str,
        seat: int | None,
        language: str,
        device: str | None,
        *,
        packs: bool = False,
    ) -> None:
        self.hall, self.table = hall, table
        self.page, self.seat, self.language, self.device = page, seat, language, device
        self.packs = packs
        self._wire: Wire | None = None
        self._wake: Event | None = None
        self._version = -1
        self._sent: dict[str, Hashable] = {}
        self._deadline: object = _NEVER

    def __iter__(self) -> Iterator[bytes]:
        self._wake = wake = Event()
        self.table.came(self)
        beat = time.monotonic() + BEAT
        try:
            if self.packs:
                yield OPENING
            while not self.table.closed:
                wake.clear()
                if news := self._news():
                    yield news
                left = beat - time.monotonic()
                if left > 0 and wake.wait(left):
                    continue
                beat = time.monotonic() + BEAT
                yield self._beat()
        finally:
            self.table.went(self)

    def take(self, wire: Wire) -> None:
        """Goes on with a wire, until the phone has gone or the table is closed."""
        if self.table.closed:
            wire.end()
            return
        self._wire = wire
        wire.freed, wire.lost = self.push, self._lost
        self.table.came(self)
        wire.send((OPENING if self.packs else b"") + self._news())

    def push(self) -> None:
        """Something may be new."""
        if self._wake is not None:
            self._wake.set()
        elif self._wire is not None and self.table.closed:
            self._wire.end()
            self._lost()
        elif self._wire is not None and self._wire.free and (news := self._news()):
            self._wire.send(news)

    def beat(self) -> None:
        """Tells a phone that its wire still holds, and what time is left; one that is iterated does so itself."""
        if self._wire is not None and self._wire.free:
            self._wire.send(self._beat())

    def _lost(self) -> None:
        if self._wire is not None:
            self._wire = None
            self.table.went(self)

    def _beat(self) -> bytes:
        beats = self._sent_as(_BEAT)
        return self._clock() + beats if self._deadline is not None else beats

    def _news(self) -> bytes:
        """What this phone has not been sent yet."""
        if self._version == self.table.version:
            return b""
        self._version = self.table.version
        news, deadline = [], self._deadline
        try:
            deadline = self.table.once("deadline", lambda: self.hall.screens.deadline(self.table))
            for name, value in self.table.once((self.page, self.seat, self.language), self._fragments):
                before = self._sent.get(name, _NEVER)
                if before is not value and before != value:
                    news.append(self._piece(name, value))
                    self._sent[name] = value
        except Exception:  # a screen that cannot be drawn must not end the stream: the next line may mend it
            log.exception("table %s: the page %s could not be drawn", self.table.code, self.page)
        message = b"".join([*news, self._sent_as(_END)]) if news else b""
        if deadline != self._deadline:
            self._deadline = deadline
            message += self._clock()
        return message

    def _fragments(self) -> Sequence[Fragment]:
        return self.hall.screens.fragments(self.table, self.page, self.seat, self.language)

    def _piece(self, name: str, value: Hashable) -> bytes:
        """The part of an event that brings a fragment. Phones mostly share the very value until the table changes, and
        it is looked up once: to hash it takes as long as it is deep."""
        key = name, id(value), self.language, self.packs
        return self.table.once(key, lambda: self.hall.piece(name, value, self.language, packs=self.packs))

    def _clock(self) -> bytes:
        """The milliseconds left as of now: a phone's own clock is never asked."""
        game = self.table.game
        if not isinstance(self._deadline, int | float) or game is None:
            return self._sent_as(b"event: clock\ndata:\n\n")
        left = max(0, round((self._deadline - game.now()) * 1000))
        return self._sent_as(b"event: clock\ndata: %d\n\n" % left)

    def _sent_as(self, data: bytes) -> bytes:
        """Bytes as this phone reads them."""
        return packed(data) if self.packs else data
