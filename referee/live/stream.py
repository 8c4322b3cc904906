"""The stream of one phone that watches a table, as server-sent events.

A message without a name holds one `<hx-partial>` for each fragment that changed. The events `beat` (after `BEAT`
seconds without news) and `clock` (milliseconds left, empty if no clock runs) have names.
"""

import logging
import re
import struct
import time
import zlib
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import filterfalse
from typing import Any, NamedTuple, Protocol

from gevent.event import Event

from referee.live.table import Table

BEAT = 3.0
"""Seconds without news after which a beat shows a phone that the table is still there."""
_BEAT = b"event: beat\ndata:\n\n"
_NEW_LINE = re.compile(r"\r\n|\r|\n")
_NEVER = object()
OPENING = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""The header of a gzip stream (RFC 1952): deflated, no name, no time, any system."""
SHORT = 64
"""Bytes up to which a part is sent in a stored block, so that a beat to forty phones takes 0.5 ms less."""
log = logging.getLogger(__name__)

Fragment = tuple[str, Hashable]


class Shown(NamedTuple):
    """The fragments of a page as one seat may see them: those `shared` by all phones, its `own`, what it is `asked`.

    `accused` are those about whom it may accuse.
    A list that is the same object as before has not changed. Phones that are shown the same list are sent the same
    bytes, which are made once.
    """

    shared: Sequence[Fragment]
    own: Sequence[Fragment] = ()
    accused: Sequence[Fragment] = ()
    asked: Sequence[Fragment] = ()


Pieces = Callable[[Table, int | None], Shown | Sequence[Fragment]]
"""Computes the fragments of a page as one seat may see them."""


class Renderer(Protocol):
    """The rendering that the web provides; `live` renders nothing itself."""

    def fragments(self, table: Table, page: str, seat: int | None) -> Shown:
        """Return the page's fragments as this seat may see them: the id of each element and the value it shows."""

    def html(self, name: str, value: Any, language: str, kept: Callable[..., Any] = ...) -> str:
        """Render the inside of the element `name`, a function of the arguments alone; `kept` is its `Table.drawn`."""

    def deadline(self, table: Table) -> float | None:
        """Return the end of the running clock, in seconds of table time, or None."""


class Wire(Protocol):
    """The connection of a stream, for whoever has news for many of them."""

    def push(self, data: bytes) -> bytes:
        """Send a part of the body as far as the connection takes it without waiting; return the rest."""

    def finish(self, rest: bytes) -> None:
        """Send that rest, and wait for it."""


def partial(name: str, html: str) -> bytes:
    """Return the lines of an event that morph `html` into the element `name`."""
    text = f'<hx-partial hx-target="#{name}" hx-swap="innerMorph">{html}</hx-partial>'
    lines = (_NEW_LINE.sub("\n", text) if "\r" in text else text).replace("\n", "\ndata: ")
    return f"data: {lines}\n".encode()


def _lines(screens: Renderer, table: Table, name: str, value: Any, language: str) -> tuple[bytes, object]:
    """Draw a fragment; the value is kept beside it for its id."""
    return partial(name, screens.html(name, value, language, table.drawn)), value


def packed(*lines: bytes) -> bytes:
    """Return the lines as a part of a gzip stream that a browser can read at once and that refers to no part before.

    Such parts, joined, make one stream: what several phones are sent is compressed once for all, and none needs a
    compressor, which would hold a quarter of a megabyte while it watches.
    """
    data = b"".join(lines)
    size = len(data)
    if size <= SHORT:
        return b"\0" + struct.pack("<HH", size, size ^ 0xFFFF) + data
    # A window of the part's own size takes two thirds of the time of the usual one, and the part becomes no longer.
    bits = max(13, min(zlib.MAX_WBITS, (size - 1).bit_length()))
    made = zlib.compressobj(wbits=-bits, memLevel=bits - 8)
    return made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)


class Watcher:
    """A phone that watches a table: iterate it, once, for the body of a stream.

    It keeps the values it sent and sends only those that differ. There is no queue: a slow reader gets the newest state
    once it has read the previous one. The stream ends once it `may` no longer show what that seat sees.
    """

    def __init__(
        self,
        screens: Renderer,
        table: Table,
        page: str,
        seat: int | None,
        language: str,
        device: str | None,
        *,
        packs: bool = False,
        may: Callable[[], bool] = lambda: True,
        wire: Wire | None = None,
        address: str = "",
    ) -> None:
        self.screens, self.table = screens, table
        self.page, self.seat, self.language, self.device = page, seat, language, device
        self.packs, self._may, self.wire, self.address = packs, may, wire, address
        self._changed = Event()
        self._version = -1
        self._sent = Shown(())
        self._deadline: object = _NEVER
        self._ended = self._waits = False
        self._beat = time.monotonic() + BEAT
        self._rest = b""
        self._late = b""
        """News that the table has drawn for this phone, and not pushed."""

    def __iter__(self) -> Iterator[bytes]:
        opening = OPENING if self.packs else b""
        self.table.add_watcher(self)
        try:
            while not self.table.closed and not self._ended and self._may():
                self._changed.clear()
                self._send_rest()
                news = self._news()
                news, self._late = opening + self._late + news, b""
                if news:
                    yield news
                    opening = b""
                left = self._beat - time.monotonic()
                self._waits = left > 0  # the table pushes meanwhile
                try:
                    came = self._waits and self._changed.wait(left)
                finally:
                    self._waits = False
                if not came and time.monotonic() >= self._beat:
                    self._beat = time.monotonic() + BEAT
                    now = self._clock() + _BEAT if self._deadline is not None else _BEAT
                    yield packed(now) if self.packs else now
        finally:
            self.table.remove_watcher(self)

    def _send_rest(self) -> None:
        """Send what the connection did not take of what was pushed."""
        rest, self._rest = self._rest, b""
        if rest and self.wire is not None:
            self.wire.finish(rest)

    def push(self) -> None:
        """Send the news from the greenlet of the table; a phone that is slow, or is sent something, does so itself."""
        wire = self.wire
        if wire is None or not self._waits or self._rest or self._ended or self.table.closed or not self._may():
            self._changed.set()
            return
        news = self._news()
        if not self._waits:  # drawing may take several turns, and it is sent a beat now
            self._late += news
        elif news:
            self._beat = time.monotonic() + BEAT  # news are as good as a beat
            try:
                self._rest = wire.push(news)
            except OSError:  # it has gone, as its own greenlet finds out
                self._ended = True
        if self._late or self._rest or self._ended:
            self._changed.set()

    def leave(self) -> None:
        """End the stream: the phone connects again, and is sent then everything that it missed."""
        self._ended = True
        self._changed.set()

    @property
    def is_quick(self) -> bool:
        """True if this phone has been sent everything until now."""
        return self._waits and not self._rest and not self._late and not self._ended

    def _news(self) -> bytes:
        """Return the news, drawn while nobody else draws the same for this table."""
        with self.table.drawing:
            return self._drawn()

    def _drawn(self) -> bytes:
        """Return the fragments and the clock that changed since this phone's last message."""
        table = self.table
        if self._version == table.version:
            return b""
        self._version = table.version
        message, deadline = b"", self._deadline
        try:
            deadline = table.memo("deadline", self.screens.deadline, table)
            shown, sent = self.screens.fragments(table, self.page, self.seat), self._sent
            if sent.shared is not shown.shared:  # made once for all phones that were shown the same before
                key = id(sent.shared), id(shown.shared), self.language, self.packs
                message = table.memo(key, self._shared, sent, shown)[0]
            if sent.asked is not shown.asked or sent.accused is not shown.accused:
                message += self._asked(sent, shown)
            news = [] if sent.own is shown.own else self._changes(sent.own, shown.own)
            if message or news:
                news.append(b"\n")  # an empty line ends the message
            self._sent = shown
        except Exception:  # the next line may mend a screen that cannot be drawn
            log.exception("table %s: the page %s could not be drawn", table.code, self.page)
            message, news = b"", []
        if deadline != self._deadline:
            self._deadline = deadline
            news.append(self._clock())
        return message + self._packed(news)

    def _shared(self, sent: Shown, shown: Shown) -> tuple[bytes, object, object]:
        """Return what changed on all phones, and both lists beside it: no other list gets the id of one meanwhile."""
        return self._packed(self._changes(sent.shared, shown.shared)), sent, shown

    def _changes(self, before: Sequence[Fragment], after: Sequence[Fragment]) -> list[bytes]:
        """Return what changed, drawn once for all phones that are shown these very values now."""
        screens, table, language, news = self.screens, self.table, self.language, list[bytes]()
        for name, value in filterfalse(before.__contains__, after):
            key = name, id(value), language
            news.append(table.memo(key, _lines, screens, table, name, value, language)[0])
        return news

    def _packed(self, news: Sequence[bytes]) -> bytes:
        """Return news as they are sent."""
        return packed(*news) if self.packs and news else b"".join(news)

    def _asked(self, sent: Shown, shown: Shown) -> bytes:
        """Return what changed of what it is asked, drawn and compressed once for all phones, now and in later turns."""
        screens, table, language = self.screens, self.table, self.language
        fresh = filterfalse((*sent.asked, *sent.accused).__contains__, (*shown.asked, *shown.accused))
        news = [table.drawn(_lines, screens, table, *new, language)[0] for new in fresh]
        return table.drawn(packed, *news) if self.packs and news else b"".join(news)

    def _clock(self) -> bytes:
        """Return the event of the milliseconds left now, so that no phone's own clock counts."""
        game = self.table.game
        if not isinstance(self._deadline, int | float) or game is None:
            return b"event: clock\ndata:\n\n"
        left = max(0, round((self._deadline - game.now()) * 1000))
        return b"event: clock\ndata: %d\n\n" % left
