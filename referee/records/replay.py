"""Replay of records: each line is judged and compared with the demands after its `=>`.

`referee replay` and the tests of the examples are based on it.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from referee.engine import games
from referee.engine.basics.cards import card, suit
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import AHEAD, GameLog
from referee.engine.model.game import Game
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import State
from referee.engine.notation.lines import format_action
from referee.engine.notation.record import Expects, Record, read
from referee.engine.notation.tokens import read_names, side, split_key, words_of

NUMBER = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,9})?")
"""A number with which a fact is compared."""


class Miss(NamedTuple):
    """A demand that does not hold: its kind (`verdict`, `rule` or a fact's key), the demanded and the actual value."""

    of: str
    demanded: str
    came: str


class ReplayedLine(NamedTuple):
    """A replayed line of a record; a line that only demands facts has `n` 0, no action and no ruling.

    `line` is the line in the file, `start` the line where its record begins, `state` the position after the line.
    """

    file: str
    record: str | None
    start: int
    line: int
    n: int
    at: float | None
    action: str | None
    ruling: Ruling | None
    facts: Mapping[str, Any]
    state: State
    misses: tuple[Miss, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names after the line."""
        return self.state.names

    @property
    def verdict(self) -> str | None:
        """`ok`, `no` or `open`."""
        return self.ruling.verdict.value if self.ruling else None

    @property
    def rule(self) -> str | None:
        """The id of the rule that decided."""
        return self.ruling.rule.id if self.ruling else None

    @property
    def house(self) -> tuple[str, ...]:
        """The keys of the house rules that the ruling rests on."""
        return self.ruling.house if self.ruling else ()


def replay(text: str, source: str) -> Iterator[ReplayedLine]:
    """Yield the replayed lines of every record of a file.

    Raises:
        NotationError: A line cannot be read; its `lineno` is the file's line.
    """
    for record in read(text):
        yield from replay_record(record, source)


def begun(record: Record) -> GameLog:
    """Return the log of a record before its first line.

    Raises:
        NotationError: The head is impossible; its `lineno` is the file's line.
    """
    try:
        return games.open_written(record.head)
    except NotationError as fault:
        fault.lineno = fault.lineno or _place(record, fault)
        raise


def replay_record(record: Record, source: str, log: GameLog | None = None) -> Iterator[ReplayedLine]:
    """Yield the replayed lines of one record, optionally on a `log` that has `begun`, for use afterwards."""
    log = log or begun(record)
    for place, line in enumerate(record.lines, start=1):
        ahead = [later.action for later in record.lines[place : place + AHEAD] if later.action is not None]
        try:
            entry = log.enter(line.action, line.at, ahead) if line.action is not None else None
            found, ruling = known_facts(log.game, log.state), entry.ruling if entry is not None else None
            yield ReplayedLine(
                file=source,
                record=record.title,
                start=record.lineno,
                line=line.lineno,
                n=entry.n if entry is not None else 0,
                at=line.at,
                action=format_action(entry.action) if entry is not None else None,
                ruling=ruling,
                facts=found,
                state=log.state,
                misses=tuple(_misses(log.game, line.expects, ruling, found, log)) if line.expects else (),
            )
        except NotationError as fault:
            fault.lineno = line.lineno
            raise


def _place(record: Record, fault: NotationError) -> int:
    """Return the line of the head with the fault: the first without which, and those after it, the fault is gone."""
    head, places = record.head, record.places
    if fault.key in ("unreadable-game", "unreadable-players", "unreadable-preset"):
        return places.get(fault.key.removeprefix("unreadable-"), (record.lineno,))[0]
    if fault.key == "unreadable-teams" and "teams" in places:
        return places["teams"][0]
    for key, pairs in (("house", head.house), ("facts", head.facts)):
        for at in range(len(pairs)):
            some = pairs[: at + 1]
            tried = head._replace(house=some, facts=()) if key == "house" else head._replace(facts=some)
            try:
                games.open_written(tried)
            except NotationError as found:  # a fact that only lacks a later one is another fault
                if found.key == fault.key:
                    return places[key][at]
    return record.lineno


def _misses(
    game: Game, expects: Expects, ruling: Ruling | None, found: Mapping[str, Any], log: GameLog
) -> Iterator[Miss]:
    if ruling is not None and expects.verdict is not None:
        if ruling.verdict != expects.verdict:
            yield Miss("verdict", expects.verdict, f"{ruling.verdict} {ruling.rule.id}")
        if expects.rule is not None and ruling.rule.id != expects.rule:
            yield Miss("rule", expects.rule, ruling.rule.id)
    for key, demanded in expects.facts:
        name, names = split_key(key)
        if name not in game.facts_by_key:
            raise NotationError("unreadable-fact-key", key=key)
        seats = [] if game.facts_by_key[name].numbered else [log.state.seat(who) for who in names]
        written = [log.state.names[seat] for seat in sorted(seats)] if len(seats) > 1 else names
        came = found.get(f"{name}.{side(written)}" if names else name)
        if name == "hand" and seats and (held := log.state.known[seats[0]]) is not None and not demanded.isdecimal():
            came = " ".join(card.code for card in held)
            same = sorted(_plain(demanded)) == sorted(_plain(came))
        else:
            same = _same(demanded, came)
        if not same:
            yield Miss(key, demanded, "?" if came is None else str(came))


def _same(demanded: str, came: Any) -> bool:
    """Return True if two values of a fact are equal: `10S`, `TS` and `10♠`, `07` and 7, winners in any order."""
    if isinstance(came, int | float):
        return bool(NUMBER.fullmatch(demanded)) and float(demanded) == came
    if came is None:
        return demanded == "none"
    return demanded == came or _plain(demanded) == _plain(str(came))


def _plain(text: str) -> tuple[str, ...]:
    return tuple(_word(word) for word in words_of(text))


def _word(text: str) -> str:
    name, colon, last = text.rpartition(":")  # a card may follow the name of the player who laid it
    for read_it in (lambda _: name + colon + card(last).code, suit, lambda word: side(sorted(read_names(word)))):
        try:
            return read_it(text)
        except ValueError:
            continue
    return text


def scores(result: ReplayedLine) -> dict[str, float]:
    """Return the totals after a line, by name or side as a record writes them."""
    return {key.partition(".")[2]: value for key, value in result.facts.items() if key.startswith("score.")}
