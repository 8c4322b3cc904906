"""House rules whose values changed their meaning: kept texts put into the new words, so that they rule as before.

Migrations name the games whose stored texts they change: this module and `schema` are the only ones that may.

One Card's `joker_last` said until 0.5.0 whether the joker is barred as the last card, and barred it where nothing was
said. Now it says whether it is allowed, and allows it. UNO's edition No Mercy swapped and handed on hands by itself;
now `seven_zero` says so in every edition, and nothing does where it is not said.
"""

import json
import re
from typing import Any

GAME = "onecard"
WITHOUT_JOKERS = ("american_page_one", "eights")
"""The presets that never barred the joker: there is none."""
BARRED = "joker_last=false"
"""The setting of a house that names none."""
_OPPOSITE = {"true": "false", "false": "true"}
_QUOTED = r'"(?:[^"\\]|\\.?)*+"?'
"""A name in quotes; if they are never closed, the rest of the text, so that it is read once."""
_SETTING = re.compile(_QUOTED + r"|(?<!\S)joker_last=(true|false)(?!\S)", re.DOTALL)


def turned(text: str) -> str:
    """Return a text with each setting of the rule turned round; what stands in quotes is somebody's name."""
    return _SETTING.sub(lambda found: f"joker_last={_OPPOSITE[found[1]]}" if found[1] else found[0], text)


def head(text: str) -> str:
    """Return a record's head in the new words."""
    lines = text.splitlines()
    houses = [line for line in lines if line.startswith("house:")]
    made = [turned(line) if line in houses else line for line in lines]
    stated = any(_stated(line) for line in houses)
    if not stated and _value(lines, "preset") not in WITHOUT_JOKERS:
        at = max(at for at, line in enumerate(lines) if line.startswith(("game:", "players:", "preset:")))
        made.insert(at + 1, f"house: {BARRED}")
    return "\n".join(made) + "\n"


def game_of(text: str) -> str:
    """Return which game a head is of."""
    return _value(text.splitlines(), "game")


def house(preset: str, text: str) -> str:
    """Return house rules kept under a name, `key=value` by `key=value`, in the new words."""
    if _stated(text) or preset in WITHOUT_JOKERS:
        return turned(text)
    return f"{text} {BARRED}".strip()


def plan(text: str) -> str:
    """Return the plan of a night's next game in the new words; one that cannot be read stays as it is."""
    try:
        kept: dict[str, Any] = json.loads(text)
        if kept["game"] != GAME:
            return text
        pairs = dict(kept["house"])
        if "joker_last" in pairs:
            pairs["joker_last"] = _OPPOSITE.get(pairs["joker_last"], pairs["joker_last"])
        elif kept["preset"] not in WITHOUT_JOKERS:
            pairs["joker_last"] = "false"
        return json.dumps({**kept, "house": list(pairs.items())})
    except (ValueError, KeyError, TypeError):
        return text


_EDITION = re.compile(_QUOTED + r"|(?<!\S)edition=(\w+)(?!\S)", re.DOTALL)


def with_seven_zero(text: str) -> str:
    """Return a text in which each edition of UNO says whether hands change their owners in it."""
    return _EDITION.sub(lambda found: f"{found[0]} {_seven_zero(found[1])}" if found[1] else found[0], text)


def plan_with_seven_zero(text: str) -> str:
    """Return the plan of a night's next game with what its edition says; one that cannot be read stays as it is."""
    try:
        kept: dict[str, Any] = json.loads(text)
        pairs = dict(kept["house"])
        if kept["game"] != "uno" or "edition" not in pairs:
            return text
        key, _, value = _seven_zero(pairs["edition"]).partition("=")
        return json.dumps({**kept, "house": [*pairs.items(), (key, value)]})
    except (ValueError, KeyError, TypeError):
        return text


def _seven_zero(edition: str) -> str:
    return f"seven_zero={'true' if edition == 'hanpanee' else 'false'}"


def _stated(text: str) -> bool:
    return any(found[1] for found in _SETTING.finditer(text))


def _value(lines: list[str], key: str) -> str:
    found = (line.partition(":")[2].strip() for line in lines if line.startswith(f"{key}:"))
    return next(found, "")
