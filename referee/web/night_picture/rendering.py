"""The PNG of a picture, made by a process of its own: resvg holds Python's lock while it draws, and tables continue."""

import json
import subprocess
import sys
import threading
from collections.abc import Sequence

from referee.live import Table
from referee.web.night_picture.content import NightPicture
from referee.web.night_picture.drawing import svg_of

SECONDS = 20.0
"""Seconds that a picture may take, the start of its process included; on a fast computer it takes a fifth of one."""
WAITING = 20.0
"""Seconds that a request waits for earlier ones."""
COMMAND = (sys.executable, "-m", "referee.web.night_picture.process")
_turn = threading.Lock()


class NoPicture(Exception):  # noqa: N818 - says what became of a request
    """The process made no picture: it took too long, could not start, or has too much to do."""


def png_of(table: Table, shown: NightPicture) -> bytes:
    """Return a picture as a PNG, cached at its table; one picture is made at a time.

    Raises:
        NoPicture: There is none, for now.
    """
    if not _turn.acquire(timeout=WAITING):
        raise NoPicture
    try:
        return table.cached(shown, lambda: rendered(*svg_of(shown)))
    finally:
        _turn.release()


def rendered(svg: str, fonts: Sequence[str], *, command: Sequence[str] = COMMAND, seconds: float = SECONDS) -> bytes:
    """Return an SVG as a PNG, its texts drawn with these fonts.

    Raises:
        NoPicture: The process failed.
    """
    asked = json.dumps({"svg": svg, "fonts": list(fonts)}).encode()
    try:
        made = subprocess.run(command, input=asked, stdout=subprocess.PIPE, timeout=seconds, check=True)
    except (OSError, subprocess.SubprocessError) as fault:
        raise NoPicture from fault
    return made.stdout
