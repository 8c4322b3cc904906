"""The library: a game whose lines are judged one by one.

Everything here but `Match.says` needs nothing outside the standard library. `docs/engine.md` is the manual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.rulings import Ruling, Verdict
from referee.engine.notation.record import Line, Record, format_record, read, read_line
from referee.engine.notation.tokens import quote
from referee.engine.questions.what_if import legal
from referee.records.export import changes, demanding
from referee.records.replay import begun, replay_record

UNREMARKABLE = (0, "no", "none")
"""Values of facts that `repr` leaves out, as it leaves out who has a phone."""


class Match:
    """A game at a table: its players, its house rules, and the lines entered so far.

    A match begins with the first deal, or in the position that its facts state:

        >>> Match("onecard", ["Ann", "Bo"], top="9H", turn="Ann", hand={"Ann": "7H 9S"})
        <Match onecard: turn Ann; dealer Bo; round 1; phase play; hand.Ann 2; top 9H; suit H; direction left>

    Args:
        game: The key of a game, such as `one`, `onecard`, `uno`, `eights`, `hearts` or `canasta`.
        players: The names in the order of the seats, each to the left of the one before.
        house: House rules that differ from the preset, as a record writes them: `"multi=off decks=2"`.
        head: Other lines of a record's head: `preset`, `dealer`, `teams`, `keep`, and any fact of docs/record.md. A
            fact of several players is a mapping: `hand={"Ann": 3}`.

    Raises:
        NotationError: If there is no such game, house rule, fact or value, or they contradict each other.
    """

    log: GameLog
    """The judged lines and the state that they add up to."""

    def __init__(self, game: str, players: Sequence[str], *, house: str = "", **head: object) -> None:
        lines = {"game": game, "players": " ".join(map(quote, players))} | ({"house": house} if house else {})
        for key, value in head.items():
            named = value if isinstance(value, Mapping) else {"": value}
            for name, text in named.items():
                lines[f"{key}.{_quoted(name, players)}" if name else key] = _quoted(text, players)
        self.log = games.open_written("\n".join(f"{key}: {text}" for key, text in lines.items()))

    @classmethod
    def read(cls, text: str) -> Match:
        """Return the match that a record of one game tells; its lines are judged again.

        What the record demands after `=>` is not compared with the new rulings; `referee replay` does that.

        Raises:
            NotationError: If a line cannot be read (`lineno` says which), or if the record holds several games.
        """
        first, *others = read(text)
        if others:
            raise NotationError("unreadable-several", others[0].lineno, count=1 + len(others))
        match = cls.__new__(cls)
        match.log = begun(first)
        for _ in replay_record(first, "", match.log):
            pass
        return match

    @property
    def game(self) -> Game:
        """The definition of the game: its `key`, presets, house rules and rules."""
        return self.log.game

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats, also of those who have left."""
        return self.log.state.names

    @property
    def facts(self) -> Mapping[str, Any]:
        """The facts that are known now, such as `turn`, `top` or `hand.Ann`."""
        return known_facts(self.game, self.log.state)

    def enter(self, line: str) -> Ruling:
        """Judge a line such as `"Ann plays 7H"`, append it to the log, and apply it if it stands.

        A line may begin with its time in seconds (`"@12.5 Ann plays 7H"`). A refused line is in the log too, and
        changes nothing but what others may say of it.

        Raises:
            NotationError: If the line cannot be read, or names what is not in this game. Nothing is entered then.
        """
        return self.log.enter(*_action(line)).ruling

    def judge(self, line: str) -> Ruling:
        """Return the ruling that a line would get now, and enter nothing.

        Raises:
            NotationError: As `enter` does.
        """
        return self.log.judge(*_action(line))

    def legal(self, player: str) -> Iterator[str]:
        """Yield the lines that a player may enter now to play the game, as far as the table knows.

        Each line is judged when it is asked for. The referee sees no hands: unless a hand was stated, every card that
        could lie in it is listed. Of plays of several cards only the smallest that are allowed are listed; ask `judge`
        about others.

        Raises:
            NotationError: If nobody has this name.
        """
        return legal(self.log, self.log.state.seat(player))

    def undo(self, n: int = 1) -> None:
        """Forget the last lines, as if they had never been entered.

        To keep them in the record and take them back there, enter `"Ann undoes"` instead.

        Raises:
            IndexError: If there are fewer than `n` lines.
        """
        left = len(self.log.entries) - n
        if n < 0 or left < 0:
            raise IndexError(f"cannot undo {n} of {len(self.log.entries)} lines")
        self.log.truncate(left)

    def record(self) -> str:
        """Return the match as a record: each line with its ruling and the facts it changed.

        `Match.read` and `referee replay` judge the record alike.
        """
        log = games.open_log(self.log.head)
        lines, known = list[Line](), known_facts(self.game, log.state)
        for entry in self.log.entries:
            at = entry.at if entry.timed else None
            ruling = log.enter(entry.action, at).ruling
            before, known = known, known_facts(self.game, log.state)
            lines.append(demanding(entry.action, at, ruling, changes(before, known, log.state.names)))
        return format_record(Record(log.head, tuple(lines)))

    def says(self, said: Ruling | NotationError, language: str = "en") -> str:
        """Return a ruling, or why a line cannot be read, as a sentence.

        This loads the texts, and with them the packages that they need. Languages are English (`en`), Korean (`ko`) and
        Japanese (`ja`).

        Raises:
            ValueError: If there are no texts in the language.
        """
        from referee.texts.catalog import LANGUAGES, shared
        from referee.texts.sentences import Sentences

        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; choose one of {', '.join(LANGUAGES)}")
        sentences = Sentences(shared(), language, self.players)
        return sentences.plain(said.key, **said.fill) if isinstance(said, NotationError) else sentences.rule_plain(said)

    def __repr__(self) -> str:
        told = [
            f"{key} {value}"
            for key, value in self.facts.items()
            if value not in UNREMARKABLE and not key.startswith("phone.")
        ]
        return f"<Match {self.game.key}: {'; '.join(told)}>"


def _quoted(value: object, players: Sequence[str]) -> str:
    """Return a value as a head writes it: names of players in quotes where they need them."""
    text = str(value)
    return quote(text) if text in players else text


def _action(text: str) -> tuple[Action, float | None]:
    """Parse a line of play into an action and its time."""
    line = read_line(text)
    if line.action is None:
        raise NotationError("unreadable-verb", text=text)
    return line.action, line.at


__all__ = ["Match", "NotationError", "Ruling", "Verdict"]
