"""The icons: one sprite of the drawings that the build fetched from the npm package lucide-static."""

import hashlib
import re
from functools import cache

from referee import paths

ADDRESS = "/icons.svg"
NOTICE = "<!-- Icons of Lucide, https://lucide.dev, ISC licence -->"
_SVG = re.compile(r'<svg\b.*?\bviewBox="([^"]+)".*?>(.*)</svg>', re.DOTALL)


@cache
def sprite() -> str:
    """Return one SVG in which every icon is a symbol named like its file."""
    symbols = []
    for path in sorted(paths.ICONS.glob("*.svg")):
        if found := _SVG.search(path.read_text(encoding="utf-8")):
            box, drawing = found[1], "".join(line.strip() for line in found[2].splitlines())
            symbols.append(f'<symbol id="{path.stem}" viewBox="{box}">{drawing}</symbol>')
    return "\n".join((f'<svg xmlns="http://www.w3.org/2000/svg">{NOTICE}', *symbols, "</svg>"))


@cache
def address() -> str:
    """Return the address of the sprite, which changes with its content."""
    return f"{ADDRESS}?v={hashlib.sha256(sprite().encode()).hexdigest()[:8]}"
