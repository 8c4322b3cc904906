"""The terminal's language and sentences, and QR codes for it."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TextIO

from qrcode import QRCode

from referee.paths import PACKAGE
from referee.texts.catalog import LANGUAGES, Catalog

FOLDER = PACKAGE / "texts" / "fluent" / "terminal"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the terminal's language, from the POSIX variables in their order; English for any other."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


@cache  # saves 0.1 s of a sentence
def _texts() -> Catalog:
    return Catalog([FOLDER], strict=True)


def sentence(key: str, /, **facts: object) -> str:
    """Return a sentence in the terminal's language. Whole numbers can be counted in it: 1 night, 2 nights."""
    return sentence_in(language(), key, **facts)


def fail(key: str, /, **facts: object) -> int:
    """Print a sentence on standard error, and return the exit status 1."""
    print(sentence(key, **facts), file=sys.stderr)
    return 1


def sentence_in(language: str, key: str, /, **facts: object) -> str:
    """Return a sentence in any supported language."""
    fill = {name: fact if isinstance(fact, int | float) else str(fact) for name, fact in facts.items()}
    return _texts().say(language, key, **fill)


def qr(address: str, out: TextIO | None = None) -> None:
    """Print a QR code: in the terminal's own black and white, elsewhere light on dark."""
    out = out or sys.stdout
    code = QRCode()
    code.add_data(address)
    code.print_ascii(out=out, tty=out.isatty(), invert=True)
