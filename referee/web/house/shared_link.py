"""House rules as text: lines that people can read and a record's head can hold, and a link."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs, urlencode

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import switches
from referee.engine.model.game import Game
from referee.engine.notation.record import read_head, readable
from referee.engine.notation.tokens import quote, read_name, read_pairs, words_of
from referee.texts.sentences import Sentences
from referee.web.house import rules_form

LONGEST = 6000
LONGEST_NAME = 40
_LINK = re.compile(r"/new/([a-z0-9_]+)\?(\S+)")
_LINE = re.compile(r"\s*(game|preset|house)\s*:", re.IGNORECASE)
_TITLE = re.compile(r"\s*==(.*)")


@dataclass(frozen=True)
class SharedRules:
    """House rules of a game over a preset, with the name that somebody gave them (empty: none)."""

    game: Game
    preset: str
    pairs: tuple[tuple[str, str], ...]
    name: str = ""

    @property
    def form(self) -> rules_form.RulesForm:
        """The form of these house rules."""
        return rules_form.of_pairs(self.game, self.preset, self.pairs)

    @property
    def said(self) -> str:
        """The differences from the preset, as a record writes them.

        The usual time for the tap is left out; any other time is stated, also none.
        """
        key, usual = rules_form.TAP_TIME
        pairs = [pair for pair in self.pairs if pair != rules_form.TAP_TIME]
        if key in switches(self.game.house) and (own := self.form.house.text(key)) not in (usual, dict(pairs).get(key)):
            pairs.append((key, own))
        return " ".join(f"{key}={value}" for key, value in pairs)

    @property
    def query(self) -> str:
        """The query string of a link to them."""
        named = {"name": self.name} if self.name else {}
        return urlencode({"preset": self.preset, "house": self.said, **named})

    def link(self, base: str) -> str:
        """Return the link that opens them at the referee with this address; a path if the address is empty."""
        return f"{base}/new/{self.game.key}?{self.query}"

    def text(self, speech: Sentences) -> str:
        """Return lines that people can read, as comments, followed by those of a record's head."""
        told = [speech.named(name, value).unescape() for name, value in rules_form.differences(speech, self.pairs)]
        of = dict.fromkeys(
            speech.plain(key) for key in (f"game-{self.game.key}", f"preset-{self.game.key}-{self.preset}")
        )
        lines = [
            *([f"== {quote(self.name)}"] if self.name else []),
            *(f"# {line}" for line in [speech.plain("list-comma").join(of), *told]),
            f"game: {self.game.key}",
            f"preset: {self.preset}",
            *([f"house: {self.said}"] if self.said else []),
        ]
        return "\n".join(lines) + "\n"


def clean_title(name: str) -> str:
    """Return a name as it is kept: one line, short enough for a button; empty if nothing in it is readable."""
    short = " ".join(name.split())[:LONGEST_NAME].strip()
    return short if readable(short) else ""


def parse_values(key: str, preset: str, said: str, name: str = "") -> SharedRules:
    """Return house rules that somebody sent.

    Raises:
        NotationError: This referee cannot play them, for the reason given.
    """
    game = games.find(key)
    pairs = read_pairs(words_of(said[:LONGEST])) if said.strip() else ()
    base = game.preset_house(preset or None)
    rules = rules_form.with_tap_time(base).with_texts(pairs)
    return SharedRules(game, preset or game.preset, rules.changed(base), clean_title(name))


def parse_text(text: str) -> SharedRules:
    """Parse house rules from pasted text: the lines of a record's head, anywhere in it, or a link to any referee.

    Raises:
        NotationError: It has neither, or this referee cannot play them.
    """
    text = text[:LONGEST]
    if link := _LINK.search(text):
        asked = {key: values[-1] for key, values in parse_qs(link[2], max_num_fields=20).items()}
        return parse_values(link[1], asked.get("preset", ""), asked.get("house", ""), asked.get("name", ""))
    lines = [line.strip() for line in text.splitlines() if _LINE.match(line)]
    if not any(line.lower().startswith("game") for line in lines):
        raise NotationError("ui-sent-none")
    head = read_head("players: A B\n" + "\n".join(line[0].lower() + line[1:] for line in lines))
    said = " ".join(f"{key}={value}" for key, value in head.house)
    return parse_values(head.game, head.preset or "", said, _title(text.splitlines()))


def _title(lines: Sequence[str]) -> str:
    found = next((match[1].strip() for line in lines if (match := _TITLE.match(line))), "")
    try:
        return read_name(found) if found.startswith('"') else found
    except NotationError:
        return ""
