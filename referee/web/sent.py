"""House rules as they travel: a text that people can read and a record's head can hold, and a link."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs, urlencode

from referee import games
from referee.core.game import Game
from referee.core.house import switches
from referee.core.notation import Unreadable, quote, read_name
from referee.core.record import read_head, readable
from referee.core.words import read_pairs, words_of
from referee.speech import Speech
from referee.web import house

LONGEST = 6000
LONGEST_NAME = 40
_LINK = re.compile(r"/new/([a-z0-9_]+)\?(\S+)")
_LINE = re.compile(r"\s*(game|preset|house)\s*:", re.IGNORECASE)
_TITLE = re.compile(r"\s*==(.*)")


@dataclass(frozen=True)
class Sent:
    """House rules of a game over a preset, and what somebody called them (empty: nothing)."""

    game: Game
    preset: str
    pairs: tuple[tuple[str, str], ...]
    name: str = ""

    @property
    def form(self) -> house.Form:
        """Their form."""
        return house.of_pairs(self.game, self.preset, self.pairs)

    @property
    def said(self) -> str:
        """What differs from the preset, as a record writes it. The time for the tap goes without saying: another one
        does not, none included."""
        key, usual = house.TAP_TIME
        pairs = [pair for pair in self.pairs if pair != house.TAP_TIME]
        if key in switches(self.game.house) and (own := self.form.house.text(key)) not in (usual, dict(pairs).get(key)):
            pairs.append((key, own))
        return " ".join(f"{key}={value}" for key, value in pairs)

    @property
    def query(self) -> str:
        """What follows the `?` of a link."""
        named = {"name": self.name} if self.name else {}
        return urlencode({"preset": self.preset, "house": self.said, **named})

    def link(self, base: str) -> str:
        """The link that opens them at the referee with this address; empty for this one."""
        return f"{base}/new/{self.game.key}?{self.query}"

    def text(self, speech: Speech) -> str:
        """Lines that people can read, as comments, and then those of a record's head."""
        told = [f"{name}: {value}" for name, value in house.differences(speech, self.pairs)]
        of = dict.fromkeys(
            speech.plain(key) for key in (f"game-{self.game.key}", f"preset-{self.game.key}-{self.preset}")
        )
        lines = [
            *([f"== {quote(self.name)}"] if self.name else []),
            *(f"# {line}" for line in [", ".join(of), *told]),
            f"game: {self.game.key}",
            f"preset: {self.preset}",
            *([f"house: {self.said}"] if self.said else []),
        ]
        return "\n".join(lines) + "\n"


def clean(name: str) -> str:
    """A name as it is kept: one line, no longer than a button holds; empty where nothing can be read."""
    short = " ".join(name.split())[:LONGEST_NAME].strip()
    return short if readable(short) else ""


def checked(key: str, preset: str, said: str, name: str = "") -> Sent:
    """House rules somebody sent; Unreadable, with the reason, where this referee cannot play them."""
    game = games.find(key)
    pairs = read_pairs(words_of(said[:LONGEST])) if said.strip() else ()
    base = game.preset_house(preset or None)
    rules = house.with_tap_time(base).with_texts(pairs)
    return Sent(game, preset or game.preset, rules.changed(base), clean(name))


def read(text: str) -> Sent:
    """House rules from a text that was pasted: the lines of a head, wherever they stand in it, or a link to any
    referee. Unreadable where there is neither, or where this referee cannot play them."""
    text = text[:LONGEST]
    if link := _LINK.search(text):
        asked = {key: values[-1] for key, values in parse_qs(link[2], max_num_fields=20).items()}
        return checked(link[1], asked.get("preset", ""), asked.get("house", ""), asked.get("name", ""))
    lines = [line.strip() for line in text.splitlines() if _LINE.match(line)]
    if not any(line.lower().startswith("game") for line in lines):
        raise Unreadable("ui-sent-none")
    head = read_head("players: A B\n" + "\n".join(line[0].lower() + line[1:] for line in lines))
    said = " ".join(f"{key}={value}" for key, value in head.house)
    return checked(head.game, head.preset or "", said, _title(text.splitlines()))


def _title(lines: Sequence[str]) -> str:
    found = next((match[1].strip() for line in lines if (match := _TITLE.match(line))), "")
    try:
        return read_name(found) if found.startswith('"') else found
    except Unreadable:
        return ""
