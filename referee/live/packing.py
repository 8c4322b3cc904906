"""News, compressed: each piece once for all the phones that are sent it, whatever each of them was sent before.

Pieces that are deflated apart and flushed are, one after another, one gzip stream. So no phone needs a compressor of
its own, which would hold a quarter of a megabyte as long as the phone watches.
"""

import struct
import zlib

OPENING = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""What a gzip stream begins with (RFC 1952): deflated, no name, no time, any system."""
LEVEL = 5
SHORT = 64
"""What has no more bytes is sent as it is, in a block of its own: there is nothing to gain."""
SMALL = 2048
"""What has no more bytes is looked through in a window of that size: to make one eight times as large ready takes
longer than all the rest."""


def packed(data: bytes) -> bytes:
    """The bytes as a part of a gzip stream that refers to nothing before it, and that a browser can read at once."""
    if len(data) <= SHORT:
        return b"\0" + struct.pack("<HH", len(data), len(data) ^ 0xFFFF) + data
    bits, memory = (-11, 4) if len(data) <= SMALL else (-14, 7)
    made = zlib.compressobj(LEVEL, zlib.DEFLATED, bits, memory)
    return made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)
