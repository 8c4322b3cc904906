"""What the command says in the terminal: its language, its sentences, a QR code."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TextIO

from qrcode import QRCode

from referee.places import PACKAGE
from referee.texts import LANGUAGES, Texts

FOLDER = PACKAGE / "text" / "terminal"


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The terminal's language, by the order that POSIX gives these variables; English for any other."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(variable):
            return value[:2] if value[:2] in LANGUAGES and not value[2:3].isalpha() else "en"
    return "en"


@cache
def _texts() -> Texts:
    return Texts([FOLDER], strict=True)


def sentence(key: str, /, **facts: object) -> str:
    """The sentence in the terminal's language. Facts are said as words, numbers too: a port is not 8,000."""
    return sentence_in(language(), key, **facts)


def sentence_in(language: str, key: str, /, **facts: object) -> str:
    """The same in any of our languages."""
    return _texts().say(language, key, **{name: str(fact) for name, fact in facts.items()})


def qr(address: str, out: TextIO | None = None) -> None:
    """Draws the code: with its own black and white in a terminal, else as light on dark."""
    out = out or sys.stdout
    code = QRCode()
    code.add_data(address)
    code.print_ascii(out=out, tty=out.isatty(), invert=True)
