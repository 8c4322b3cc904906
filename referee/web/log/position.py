"""The position of a question: at a table, at a line of a pasted record, or invented."""

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from flask import request

from referee.engine import games
from referee.engine.basics.actions import Action, Corrects
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import State
from referee.engine.notation.lines import format_act
from referee.engine.notation.record import Head
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.provenance import proven_wrong
from referee.engine.questions.what_if import Pairs
from referee.live import Table
from referee.records.pasted import Walk
from referee.rulebook.chapters import people
from referee.texts.catalog import LANGUAGES
from referee.texts.sentences import Sentences
from referee.web.core.context import language, speech, texts, whole
from referee.web.core.game_page import Reader
from referee.web.house.kept_rules import Book
from referee.web.log.allowed import parse_line
from referee.web.log.visibility import VisibleLine, seats_of

USUAL = 4
"""Number of people by default."""
PLAIN = "5"
"""A rank without effect in any pack, for the default top card."""
FOLLOW = {"lying": ("led",), "top": ("suit",), "pile": ("top",)}
"""Facts that are reset when the cards of a fact are set."""
LONGEST_SET = 2000
"""Characters that the facts of an address may have."""


@dataclass(frozen=True, slots=True)
class Position:
    """The position of a question: the log that ends there, with the `facts` that were set, and without (`bare`).

    `line` is the line of the table or record before it (None: it is invented), `now` marks the newest, and `at` is the
    time (None: that of the line). `table` is the one whose house rules hold, `made` the rest of the position's address,
    and `back` the page of the record that somebody walks through. `proven` is the line after it with its ruling, where
    a later one has proven it wrong.
    """

    log: GameLog
    bare: GameLog
    facts: tuple[tuple[str, str], ...]
    address: str
    line: int | None = None
    now: bool = False
    at: float | None = None
    table: Table | None = None
    made: tuple[tuple[str, str], ...] = ()
    back: str = ""
    proven: tuple[Action, Ruling] | None = None

    @property
    def nobodys(self) -> bool:
        """True if it is no table's game, so that declared hands are shown."""
        return self.line is None or self.table is None

    @property
    def state(self) -> State:
        """The state at the position."""
        return self.log.state

    @property
    def game(self) -> Game:
        """The game of the position."""
        return self.log.game

    @property
    def words(self) -> Sentences:
        """Sentences that know its names."""
        return speech(tuple(self.state.names))

    @property
    def said(self) -> str:
        """The facts that were set, as a line says them."""
        return "; ".join(f"{key} {value}" for key, value in self.facts)

    def fields(self) -> dict[str, str]:
        """Return the query values that name the position, without the acting seat."""
        line = {} if self.line is None or self.now else {"line": str(self.line)}
        return {**dict(self.made), **line, **({"set": self.said} if self.facts else {})}

    def link(self, **more: object) -> str:
        """Return the address of this question, or of one with other values."""
        query = urlencode({**self.fields(), **more})
        return f"{self.address}?{query}" if query else self.address

    @property
    def rules(self) -> str:
        """The address of the rulebook."""
        if self.table is not None:
            return f"/rules/{self.game.key}?table={self.table.code}"
        chosen = dict(self.made).get("preset", self.game.preset)
        return f"/rules/{self.game.key}" + (f"?preset={chosen}" if chosen != self.game.preset else "")


def table_position(read: Reader) -> Position:
    """Return the position after the requested line of a table's game, by default now.

    Raises:
        NotationError: The facts are impossible.
    """
    log = read.played.log
    newest, asked = len(log.entries), whole(request.values.get("line"))
    n = newest if asked is None else min(asked, newest)
    there = what_if.position_at(read.played.seen(seats_of(read.there, read.played)), n)
    return _placed(
        there,
        f"/{read.table.code}/ask",
        line=n,
        now=n == newest and read.current,
        at=read.played.stamp() if n == newest and read.current else None,
        table=read.table,
        made=(("game", str(read.past)),) if read.past else (),
        proven=None if n + 1 in log.hidden_lines() else proven_wrong(log, n + 1),
    )


def record_position(one: Walk, number: int, start: str) -> Position:
    """Return the position after the requested line of a record, the one at `number` in the address `start`.

    Raises:
        NotationError: The facts are impossible.
    """
    n = min(whole(request.values.get("line")) or 0, len(one.lines))
    return _placed(
        what_if.position_at(one.log, n),
        f"{start}/ask",
        line=n,
        made=(("record", str(number)),),
        back=f"{start}?record={number}&line={n}",
        proven=proven_wrong(one.log, n + 1),
    )


def made_up_position(book: Book) -> Position:
    """Return the opening position of an invented table, with the house rules of a preset or of a table.

    Raises:
        NotationError: The number of players or the facts are impossible.
    """
    game = games.find(book.key)
    chosen = book.chosen or request.values.get("preset") or game.preset
    preset = book.preset or chosen
    base = game.preset_house(preset)
    house = book.house or base
    counts = numbers_of_players(game)
    count = whole(request.values.get("players")) or (USUAL if USUAL in counts else counts[0])
    if count not in counts:
        raise NotationError("unreadable-players", least=counts[0], most=counts[-1])
    spoken = _spoken()
    names = people(texts(), spoken)[:count]
    head = Head(game.key, names, preset=preset, house=house.changed(base), facts=(("turn", names[0]),))
    log = GameLog(game, head)
    rules = ("preset", chosen) if book.table is None else ("table", book.table.code)
    return _placed(
        what_if.with_facts(log, _plain_top(log)),
        f"/ask/{game.key}",
        table=book.table,
        made=(rules, ("players", str(count)), *((("people", spoken),) if spoken != LANGUAGES[0] else ())),
    )


def _spoken() -> str:
    """Return the language of the names in an invented position.

    It is the one its address was made in, as that may contain the names; otherwise the phone's.
    """
    asked = request.values.get("people")
    if asked in LANGUAGES:
        return asked
    named = any(request.values.get(key) for key in ("set", "q"))
    return LANGUAGES[0] if named else language()


def _placed(bare: GameLog, address: str, **more: Any) -> Position:
    """Return a position with the facts that the address sets.

    Raises:
        NotationError: The facts are impossible.
    """
    facts = _facts(bare.state)
    return Position(what_if.with_facts(bare, facts), bare, facts, address, **more)


def _plain_top(log: GameLog) -> tuple[tuple[str, str], ...]:
    """Return a plain card as the top card, in games that have one."""
    if "top" not in log.game.facts_by_key:
        return ()
    return tuple(("top", card.code) for card in log.game.kinds(log.state) if card.rank == PLAIN)[:1]


def numbers_of_players(game: Game) -> tuple[int, ...]:
    """Return the numbers of people for which the game itself forms the partnerships."""
    least, most = game.players
    found, names = [], people(texts(), LANGUAGES[0])
    for count in range(least, min(most, len(names)) + 1):
        try:
            game.start(Head(game.key, names[:count]))
        except NotationError:
            continue
        found.append(count)
    return tuple(found)


def _facts(s: State) -> tuple[tuple[str, str], ...]:
    """Parse the facts that the address sets.

    Raises:
        NotationError: The facts cannot be parsed.
    """
    text = request.values.get("set", "")
    if not text:
        return ()
    if len(text) > LONGEST_SET:
        raise NotationError("ui-too-long", what=text, length=len(text), most=LONGEST_SET)
    action = parse_line(f"{quote(s.names[0])} corrects {text}")
    return action.facts if isinstance(action, Corrects) else ()


def with_facts(place: Position, new: Pairs) -> Position:
    """Return the position with further facts.

    Raises:
        NotationError: A fact is impossible, or contradicts the others.
    """
    follow = {other for key, value in new if not value.isdecimal() for other in FOLLOW.get(key, ())}
    kept = {key: value for key, value in place.facts if key not in follow}
    merged = tuple({**kept, **dict(new)}.items())
    return replace(place, facts=merged, log=what_if.with_facts(place.bare, merged))


def question_of(line: VisibleLine, names: tuple[str, ...]) -> dict[str, str]:
    """Return the query of a question about this line in the position before it; empty if no rule of play decides it."""
    if isinstance(line.action, NOT_OF_PLAY) or line.action.who not in names:
        return {}
    return {"line": str(line.n - 1), "who": str(names.index(line.action.who)), "q": format_act(line.action)}
