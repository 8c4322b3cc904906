"""Compression of streams: what several phones are sent is compressed once for all, independent of what came before.

Pieces that are deflated separately and flushed make one gzip stream when joined. So no phone needs a compressor, which
would hold a quarter of a megabyte while the phone watches.
"""

import struct
import zlib

OPENING = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff"
"""The header of a gzip stream (RFC 1952): deflated, no name, no time, any system."""
LEVEL = 6
SHORT = 64
"""Number of bytes up to which a piece is sent uncompressed, in a stored block: there is nothing to gain."""
SMALL = 2048
"""Number of bytes up to which a piece is compressed in a window of that size: to prepare one eight times as large takes
longer than the compression."""


def packed(data: bytes) -> bytes:
    """Return the bytes as a part of a gzip stream that a browser can read at once and that refers to no part before."""
    size = len(data)
    if size <= SHORT:
        return b"\0" + struct.pack("<HH", size, size ^ 0xFFFF) + data
    bits, memory = (-11, 4) if size <= SMALL else (-14, 7)
    made = zlib.compressobj(LEVEL, zlib.DEFLATED, bits, memory)
    return made.compress(data) + made.flush(zlib.Z_SYNC_FLUSH)
