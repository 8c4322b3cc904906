"""Where a question is asked: at a table, at a line of a record that somebody brought along, in a position made up."""

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from flask import request

from referee import games
from referee.core import asking
from referee.core.actions import Corrects
from referee.core.asking import Pairs
from referee.core.game import Game
from referee.core.notation import Unreadable, quote
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.state import State
from referee.live import Table
from referee.rulebook import people
from referee.speech import Speech
from referee.texts import LANGUAGES
from referee.walking import Walk
from referee.web.context import language, speech, texts, whole
from referee.web.eyes import seats_of
from referee.web.posting import said
from referee.web.reading import Reader
from referee.web.rules import Book

USUAL = 4
"""How many of them, unless somebody says otherwise."""
PLAIN = "5"
"""A rank that does nothing in any pack: what lies on top before somebody says otherwise."""
FOLLOW = {"lying": ("led",), "top": ("suit",), "pile": ("top",)}
"""What follows from a fact whose cards are set anew, whatever was set before."""
LONGEST_SET = 2000
"""Signs that the facts of an address may have."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question is asked: the log that ends there, with the `facts` that were set, and without (`bare`); after
    which `line` of the table or record (None: it is made up), whether that is `now`, and `at` which time (None: that of
    the line). `table` is the one whose house rules hold, `made` what else its address says of it, and `back` where
    somebody came from who walks through a record."""

    log: Log
    bare: Log
    facts: tuple[tuple[str, str], ...]
    address: str
    line: int | None = None
    now: bool = False
    at: float | None = None
    table: Table | None = None
    made: tuple[tuple[str, str], ...] = ()
    back: str = ""

    @property
    def nobodys(self) -> bool:
        """Whether it is no table's game, so that hands which were declared are shown."""
        return self.line is None or self.table is None

    @property
    def state(self) -> Any:
        """The position."""
        return self.log.state

    @property
    def game(self) -> Game:
        """Its game."""
        return self.log.game

    @property
    def words(self) -> Speech:
        """Sentences that know its names."""
        return speech(tuple(self.state.names))

    @property
    def said(self) -> str:
        """The facts that were set, as a line says them."""
        return "; ".join(f"{key} {value}" for key, value in self.facts)

    def fields(self) -> dict[str, str]:
        """What says in an address where it is, whoever acts."""
        line = {} if self.line is None or self.now else {"line": str(self.line)}
        return {**dict(self.made), **line, **({"set": self.said} if self.facts else {})}

    def link(self, **more: object) -> str:
        """The address of this question, or of another in its place."""
        query = urlencode({**self.fields(), **more})
        return f"{self.address}?{query}" if query else self.address

    @property
    def rules(self) -> str:
        """The rulebook's address."""
        if self.table is not None:
            return f"/rules/{self.game.key}?table={self.table.code}"
        chosen = dict(self.made).get("preset", self.game.preset)
        return f"/rules/{self.game.key}" + (f"?preset={chosen}" if chosen != self.game.preset else "")


def at_table(read: Reader) -> Place:
    """After the line of a table's game that the address says, else now. Raises Unreadable for facts that cannot be."""
    log: Log = read.played.log
    newest, asked = len(log.entries), whole(request.values.get("line"))
    n = newest if asked is None else min(asked, newest)
    there = asking.standing(read.played.seen(seats_of(read.there, read.played)), n)
    return _placed(
        there,
        f"/{read.table.code}/ask",
        line=n,
        now=n == newest and read.current,
        at=read.played.stamp() if n == newest and read.current else None,
        table=read.table,
        made=(("game", str(read.past)),) if read.past else (),
    )


def of_record(one: Walk, number: int, start: str) -> Place:
    """After the line that the address says of a record that is walked through at the address `start`, as its
    how-manieth. Raises Unreadable for facts that cannot be."""
    n = min(whole(request.values.get("line")) or 0, len(one.lines))
    return _placed(
        asking.standing(one.log, n),
        f"{start}/ask",
        line=n,
        made=(("record", str(number)),),
        back=f"{start}?record={number}&line={n}",
    )


def made_up(book: Book) -> Place:
    """At a table of so many people, with a preset's house rules or a table's. Raises Unreadable for what cannot be."""
    game = games.find(book.key)
    chosen = book.chosen or request.values.get("preset") or game.preset
    preset = book.preset or chosen
    base = game.preset_house(preset)
    house = book.house or base
    counts = numbers_of_players(game)
    count = whole(request.values.get("players")) or (USUAL if USUAL in counts else counts[0])
    if count not in counts:
        raise Unreadable("unreadable-players", least=counts[0], most=counts[-1])
    spoken = _spoken()
    names = people(texts(), spoken)[:count]
    head = Head(game.key, names, preset=preset, house=house.changed(base), facts=(("turn", names[0]),))
    log = Log(game, head)
    rules = ("preset", chosen) if book.table is None else ("table", book.table.code)
    return _placed(
        asking.made(log, _plain_top(log)),
        f"/ask/{game.key}",
        table=book.table,
        made=(rules, ("players", str(count)), *((("people", spoken),) if spoken != LANGUAGES[0] else ())),
    )


def _spoken() -> str:
    """The language whose people sit in a position made up: the one its address was made in, as that may name them,
    else the phone's."""
    asked = request.values.get("people")
    if asked in LANGUAGES:
        return asked
    named = any(request.values.get(each) for each in ("set", "q"))
    return LANGUAGES[0] if named else language()


def _placed(bare: Log, address: str, **more: Any) -> Place:
    """A position with the facts that the address sets, and where it is asked about. Raises Unreadable."""
    facts = _facts(bare.state)
    return Place(asking.made(bare, facts), bare, facts, address, **more)


def _plain_top(log: Log) -> tuple[tuple[str, str], ...]:
    """A plain card on top, where there is one to match."""
    if "top" not in log.game.facts_by_key:
        return ()
    return tuple(("top", card.code) for card in log.game.kinds(log.state) if card.rank == PLAIN)[:1]


def numbers_of_players(game: Game) -> tuple[int, ...]:
    """For how many people a position can be made up: those of whom the game itself says who sits with whom."""
    least, most = game.players
    found, names = [], people(texts(), LANGUAGES[0])
    for count in range(least, min(most, len(names)) + 1):
        try:
            game.start(Head(game.key, names[:count]))
        except Unreadable:
            continue
        found.append(count)
    return tuple(found)


def _facts(s: State) -> tuple[tuple[str, str], ...]:
    """The facts that the address sets. Raises Unreadable."""
    text = request.values.get("set", "")
    if not text:
        return ()
    if len(text) > LONGEST_SET:
        raise Unreadable("ui-too-long", what=text, length=len(text), most=LONGEST_SET)
    action = said(f"{quote(s.names[0])} corrects {text}")
    return action.facts if isinstance(action, Corrects) else ()


def changed(place: Place, new: Pairs) -> Place:
    """The position with further facts. Raises Unreadable for what cannot be, or contradicts the facts that it has."""
    follow = {other for key, value in new if not value.isdecimal() for other in FOLLOW.get(key, ())}
    kept = {key: value for key, value in place.facts if key not in follow}
    merged = tuple({**kept, **dict(new)}.items())
    return replace(place, facts=merged, log=asking.made(place.bare, merged))
