"""The addresses of the files that pages load, and the icons in one file.

They change with the files, so a browser keeps what it has and asks for none of them when another page opens. The
relative imports of a script lead to files of the same version.
"""

import hashlib
import re
from functools import cache

from referee import paths

VERSION = re.compile(r"^[0-9a-f]{8}/")
ICONS = "/icons.svg"
"""The address of the icons, drawings that the build fetched from the npm package lucide-static."""
NOTICE = "<!-- Icons of Lucide, https://lucide.dev, ISC licence -->"
_SVG = re.compile(r'<svg\b.*?\bviewBox="([^"]+)".*?>(.*)</svg>', re.DOTALL)


@cache  # saves 12 ms of each address
def version() -> str:
    """Return a short hash of all files that pages load."""
    found = hashlib.sha256()
    for folder in (paths.STATIC, paths.HTMX):
        for path in sorted(file for file in folder.rglob("*") if file.is_file()):
            found.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:8]


def static() -> str:
    """Return the address of the folder `static`."""
    return f"/static/{version()}"


def vendor() -> str:
    """Return the address of the vendored scripts of htmx."""
    return f"/vendor/{version()}"


@cache  # saves 2 ms of each phone's first page
def icons() -> str:
    """Return one SVG in which every icon is a symbol named like its file."""
    symbols = []
    for path in sorted(paths.ICONS.glob("*.svg")):
        if found := _SVG.search(path.read_text(encoding="utf-8")):
            box, drawing = found[1], "".join(line.strip() for line in found[2].splitlines())
            symbols.append(f'<symbol id="{path.stem}" viewBox="{box}">{drawing}</symbol>')
    return "\n".join((f'<svg xmlns="http://www.w3.org/2000/svg">{NOTICE}', *symbols, "</svg>"))


@cache  # saves 7 µs of each icon
def icon_sheet() -> str:
    """Return the address of the icons, which changes with their content."""
    return f"{ICONS}?v={hashlib.sha256(icons().encode()).hexdigest()[:8]}"
