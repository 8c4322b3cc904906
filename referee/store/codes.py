"""Codes, PINs and names, which people type to find a table and their seat."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Callable, Iterable, Mapping

# No vowels, so no words; no two characters that look alike, so 2 5 6 8 (Z S G B) and 0 1 (D L) are missing too.
CODE_CHARACTERS = "BCDFGHJKMNPRSTVWXZ3479"
CODE_LENGTH = 4
LONG_CODE = 6
"""The length of a code where strangers may try codes: there are 113 million of them."""
_LOOK_ALIKES = str.maketrans("2568", "ZSGB")
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""The characters that Unicode shows nothing for (Default_Ignorable_Code_Point), and the blank of braille."""
_DRAWN_OVER = re.compile("[\u0334-\u0338\u0345\u0488\u0489\u1abe\u20d0-\u20f0\ua670-\ua672]")
_BARS = str.maketrans("Il", "||")
_SEEN_AS = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏαβεζηικμνορτυχϲϳᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃıł01օոսհⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭǀヘベペ力口工夕卜八才千二ー一‐‑‒–—−’ʼ`´",
    "abekmhopctyxijsdqwh|abezhikmvoptyxcjabcdeghijklmprstvwzi|o|onuhabehikmnopctyx|へべぺカロエタトハオチニ--------''''",
)
"""Letters of other scripts, casefolded, and the Latin ones that they look like; kana, dashes and quotes."""


def read_code(typed: str) -> str | None:
    """Parse a table code as somebody typed it, in any case, width and spacing; None if it cannot be one."""
    plain = unicodedata.normalize("NFKC", typed[:40]).upper().translate(_LOOK_ALIKES)
    code = "".join(filter(str.isalnum, plain))
    return code if len(code) in {CODE_LENGTH, LONG_CODE} and not code.strip(CODE_CHARACTERS) else None


def heard(name: str) -> str:
    """Return a name as people hear it when it is called: without case, width and invisible characters."""
    return unicodedata.normalize("NFKC", INVISIBLE.sub("", name)).casefold()


def hashed(secret: str) -> str:
    """Return what the database keeps of a phone's secret: 128 bits of its SHA-256, which nobody can turn back."""
    return hashlib.sha256(secret.encode()).hexdigest()[:32]


def same_name(one: str, other: str) -> bool:
    """Return True if nobody could tell two names apart when they are called."""
    return heard(one) == heard(other)


def looks_alike(one: str, other: str) -> bool:
    """Return True if nobody could tell two names apart when they are read, as with letters of two scripts."""
    plain = (unicodedata.normalize("NFKC", _DRAWN_OVER.sub("", name)).translate(_BARS) for name in (one, other))
    seen, also = (heard(name).translate(_SEEN_AS) for name in plain)
    return seen == also


def new_code(length: int = CODE_LENGTH) -> str:
    """Return a random code for a table."""
    return "".join(secrets.choice(CODE_CHARACTERS) for _ in range(length))


def new_pin() -> str:
    """Return four random digits, by which a person takes back a seat."""
    return f"{secrets.randbelow(10_000):04}"


def fresh(make: Callable[[], str], taken: Iterable[str] | Mapping[str, object]) -> str:
    """Return a value that is not taken; there are always far more values than taken ones."""
    while (value := make()) in taken:
        pass
    return value
