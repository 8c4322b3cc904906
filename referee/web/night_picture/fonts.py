"""The fonts of a picture: which of them draws a character, and how wide a text is.

They come from two packages of PyPI (see CONTRIBUTING.md, *Dependencies*), so that every server draws the same picture,
whatever fonts its system has. Only what a layout needs is read: names, characters and widths.
"""

import struct
import unicodedata
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGES = ("manimgx_fonts", "manimgx_fonts_cjk")
LETTERS, EMOJI = "Noto Sans", "Noto Emoji"
EAST = {"ko": "Noto Sans CJK KR", "ja": "Noto Sans CJK JP"}
"""The family of Chinese characters by language: Korea and Japan write many of them differently."""
BOLD = 0.042
"""Extra width of a bold letter over the font's file, as a part of the size; digits have none."""
JOINER = "\u200d"
MISSING = "…"
"""Stands for characters that no font draws."""


@dataclass(frozen=True, slots=True)
class Font:
    """A font of a file. `starts`, `ends` and `glyphs` are its ranges of characters and the first glyph of each."""

    family: str
    path: Path
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    glyphs: tuple[int, ...]
    widths: tuple[float, ...]

    def glyph(self, char: str) -> int:
        """Return the number of a character's glyph; 0 if the font has none."""
        code = ord(char)
        at = bisect_right(self.starts, code) - 1
        return self.glyphs[at] + code - self.starts[at] if at >= 0 and code <= self.ends[at] else 0

    def width(self, char: str) -> float:
        """Return the width of a character the font has, in the size of the text."""
        return self.widths[min(self.glyph(char), len(self.widths) - 1)]


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a text that one font draws."""

    text: str
    font: Font

    def width(self, *, bold: bool = False) -> float:
        """Return the width as a part of the size of the text, without kerning."""
        return sum(_width(char, self.font, BOLD if bold else 0.0) for char in self.text)


@cache
def fonts() -> tuple[Font, ...]:
    """Return all fonts: letters first, then those of Korea and Japan, of emoji, and of everything else."""
    order = (LETTERS, *EAST.values(), EMOJI)
    found = [font for path in _paths() for font in _read(path) if "CJK" not in font.family or font.family in order]
    return tuple(sorted(found, key=lambda font: order.index(font.family) if font.family in order else len(order)))


@cache
def fonts_for(language: str) -> tuple[Font, ...]:
    """Return the fonts in the order in which they are asked for a character of a text in this language."""
    mine = EAST.get(language, EAST["ja"])
    return tuple(sorted(fonts(), key=lambda font: (font.family != LETTERS, font.family != mine)))


def runs(text: str, language: str) -> tuple[Run, ...]:
    """Return a text in parts, each with the font that draws it; `MISSING` replaces characters that no font draws."""
    parts: list[tuple[str, Font]] = []
    for char, font in _drawn(text, language):
        if parts and parts[-1][1] is font:
            parts[-1] = (parts[-1][0] + char, font)
        else:
            parts.append((char, font))
    return tuple(Run(part, font) for part, font in parts)


def _drawn(text: str, language: str) -> Iterator[tuple[str, Font]]:
    """Yield the characters with their fonts; marks and joiners go with the character before them, if they can."""
    asked = fonts_for(language)
    last: Font | None = None
    lost = False
    for char in unicodedata.normalize("NFC", text):
        if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") or 0xFE00 <= ord(char) <= 0xFE0F:
            continue
        if char == JOINER or char == " ":
            font = last or asked[0]
        elif last is not None and unicodedata.combining(char) and last.glyph(char):
            font = last
        else:
            font = next((font for font in asked if font.glyph(char)), asked[0])
        if char not in (JOINER, " ") and not font.glyph(char):
            if not lost and not unicodedata.combining(char):
                yield MISSING, asked[0]
            lost, last = True, asked[0]
            continue
        lost, last = False, font
        yield char, font


def drawable(text: str, language: str) -> bool:
    """Return True if at least one character of a text can be drawn."""
    return any(char.strip() and char != MISSING for char, _ in _drawn(text, language))


def width(text: str, size: float, language: str, *, bold: bool = False) -> float:
    """Return about how wide a text is at this size."""
    return sum(run.width(bold=bold) for run in runs(text, language)) * size


def _width(char: str, font: Font, bolder: float) -> float:
    if char == JOINER or unicodedata.combining(char):
        return 0.0
    same = char.isdigit() or unicodedata.east_asian_width(char) in "WF"
    return font.width(char) + (0.0 if same else bolder)


def files(texts: Iterable[str], language: str) -> list[str]:
    """Return the paths of the fonts that draw these texts; those of letters are always among them."""
    used = {fonts_for(language)[0].path}
    used.update(run.font.path for text in texts for run in runs(text, language))
    return sorted(map(str, used))


def _paths() -> list[Path]:
    """Return the upright fonts of the packages."""
    found = []
    for package in PACKAGES:
        spec = find_spec(package)
        for folder in spec.submodule_search_locations or () if spec is not None else ():
            found += [path for path in Path(folder).iterdir() if path.suffix in (".ttf", ".otf", ".ttc")]
    return sorted(path for path in found if "Italic" not in path.name)


def _read(path: Path) -> list[Font]:
    """Return the fonts of a file: one, or those of a collection."""
    with path.open("rb") as file:

        def part(offset: int, length: int) -> bytes:
            file.seek(offset)
            return file.read(length)

        head = part(0, 12)
        offsets: tuple[int, ...] = (0,)
        if head[:4] == b"ttcf":
            (count,) = struct.unpack_from(">I", head, 8)
            offsets = struct.unpack(f">{count}I", part(12, 4 * count))
        found = []
        for offset in offsets:
            (count,) = struct.unpack_from(">H", part(offset, 12), 4)
            records = part(offset + 12, 16 * count)
            places = (struct.unpack_from(">4s4xII", records, 16 * at) for at in range(count))
            tables = {tag: (start, length) for tag, start, length in places}
            starts, ends, glyphs = _characters(part(*tables[b"cmap"]))
            found.append(
                Font(
                    _family(part(*tables[b"name"])),
                    path,
                    *(starts, ends, glyphs),
                    _widths(part(*tables[b"head"]), part(*tables[b"hhea"]), part(*tables[b"hmtx"])),
                )
            )
    return found


def _family(table: bytes) -> str:
    """Return the name by which a font's family is asked for."""
    count, strings = struct.unpack_from(">2xHH", table, 0)
    names: dict[int, str] = {}
    for at in range(count):
        platform, _, _, which, length, offset = struct.unpack_from(">6H", table, 6 + 12 * at)
        if platform == 3 and which in (1, 16):
            names.setdefault(which, table[strings + offset : strings + offset + length].decode("utf-16-be"))
    return names.get(16) or names[1]


def _characters(table: bytes) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the ranges of a font's characters: starts, ends, first glyphs."""
    (count,) = struct.unpack_from(">2xH", table, 0)
    kinds = {}
    for at in range(count):
        (offset,) = struct.unpack_from(">4xI", table, 4 + 8 * at)
        kinds[struct.unpack_from(">H", table, offset)[0]] = offset
    if 12 in kinds:
        (groups,) = struct.unpack_from(">I", table, kinds[12] + 12)
        numbers = struct.unpack_from(f">{3 * groups}I", table, kinds[12] + 16)
        return numbers[0::3], numbers[1::3], numbers[2::3]
    offset = kinds[4]
    segments = struct.unpack_from(">H", table, offset + 6)[0] // 2
    ends = struct.unpack_from(f">{segments}H", table, offset + 14)
    starts = struct.unpack_from(f">{segments}H", table, offset + 16 + 2 * segments)
    deltas = struct.unpack_from(f">{segments}h", table, offset + 16 + 4 * segments)
    ranges = offset + 16 + 6 * segments
    found = []
    for at, (start, end, delta) in enumerate(zip(starts, ends, deltas, strict=True)):
        (jump,) = struct.unpack_from(">H", table, ranges + 2 * at)
        if not jump:
            found.append((start, end, (start + delta) & 0xFFFF))
            continue
        for code in range(start, end + 1):
            (glyph,) = struct.unpack_from(">H", table, ranges + 2 * at + jump + 2 * (code - start))
            if glyph:
                found.append((code, code, (glyph + delta) & 0xFFFF))
    found = [row for row in found if row[2]]
    return tuple(row[0] for row in found), tuple(row[1] for row in found), tuple(row[2] for row in found)


def _widths(head: bytes, hhea: bytes, hmtx: bytes) -> tuple[float, ...]:
    """Return the width of each glyph as a part of the size of the text."""
    (unit,) = struct.unpack_from(">H", head, 18)
    (count,) = struct.unpack_from(">H", hhea, 34)
    return tuple(number / unit for number in struct.unpack_from(">" + "Hh" * count, hmtx)[0::2])
