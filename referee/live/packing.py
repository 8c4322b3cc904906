"""News, compressed: each piece once for all the phones that are sent it, whatever each of them was sent before.

Pieces that are deflated apart and flushed are, one after another, one gzip stream. So no phone needs a compressor of
its own, which would hold a quarter of a megabyte as long as the phone watches.
"""

import zlib

OPENING = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""What a gzip stream begins with (RFC 1952): deflated, no name, no time, any system."""
LEVEL = 5
WINDOW = -14
"""Raw deflate, which looks back 16 KB: as far as nearly every piece is long."""


def packed(data: bytes) -> bytes:
    """The bytes as a part of a gzip stream that refers to nothing before it, and that a browser can read at once."""
    made = zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, 7)
    return made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)
