"""Replays records and holds each line against what its `=>` demands: what `referee replay` and the examples' tests
rest on."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from referee import games
from referee.core.cards import card, suit
from referee.core.facts import facts
from referee.core.game import Game
from referee.core.notation import Unreadable, format_action, read_names, side, split_key, words_of
from referee.core.record import Expects, Line, Record, read
from referee.core.replay import Log
from referee.core.rulings import Ruling
from referee.core.state import State

LONGEST_NUMBER = 18
"""Digits of the longest number that a fact may be compared with."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A demand that does not hold: of what (`verdict`, `rule` or a fact's key), what was demanded, what came."""

    of: str
    demanded: str
    came: str


@dataclass(frozen=True, slots=True)
class Result:
    """A line of a record as it was replayed; `n` 0 and no action or ruling where it only looked at the state.

    `line` is the line of the file, `start` where its record begins there, `state` the position once it was entered.
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
        """The seats' names once the line was entered."""
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


def replay(text: str, source: str) -> Iterator[Result]:
    """The lines of every record of a file, replayed; Unreadable, with the file's line, at what cannot be read."""
    for record in read(text):
        yield from replay_record(record, source)


def begun(record: Record) -> Log:
    """The log of a record before its first line; Unreadable, with the file's line, for a head that cannot be."""
    try:
        return Log(games.find(record.head.game), record.head)
    except Unreadable as fault:
        fault.lineno = fault.lineno or _place(record, fault)
        raise


def replay_record(record: Record, source: str, log: Log | None = None) -> Iterator[Result]:
    """The lines of one record, replayed; on a `log` that has `begun`, for whoever needs it afterwards."""
    log = log or begun(record)
    for line in record.lines:
        try:
            yield _result(log.game, log, record, line, source)
        except Unreadable as fault:
            fault.lineno = line.lineno
            raise


def _place(record: Record, fault: Unreadable) -> int:
    """The line of the head that cannot be read: the first one without which, and those after it, the fault is gone."""
    head, places = record.head, record.places
    if fault.key in ("unreadable-game", "unreadable-players", "unreadable-preset"):
        return places.get(fault.key.removeprefix("unreadable-"), (record.lineno,))[0]
    for key, pairs in (("house", head.house), ("facts", head.facts)):
        for at in range(len(pairs)):
            tried = replace(head, **{"facts": (), key: pairs[: at + 1]})
            try:
                Log(games.find(head.game), tried)
            except Unreadable as found:  # what only lacks a fact that stands further down is another fault
                if found.key == fault.key:
                    return places[key][at]
    return record.lineno


def _result(game: Game, log: Log, record: Record, line: Line, source: str) -> Result:
    entry = log.enter(line.action, line.at) if line.action is not None else None
    found = facts(game, log.state)
    return Result(
        source,
        record.title,
        record.lineno,
        line.lineno,
        entry.n if entry else 0,
        line.at,
        format_action(entry.action) if entry else None,
        entry.ruling if entry else None,
        found,
        log.state,
        tuple(_misses(game, line.expects, entry.ruling if entry else None, found, log)) if line.expects else (),
    )


def _misses(game: Game, expects: Expects, ruling: Ruling | None, found: Mapping[str, Any], log: Log) -> Iterator[Miss]:
    if ruling is not None and expects.verdict is not None:
        if ruling.verdict != expects.verdict:
            yield Miss("verdict", expects.verdict, f"{ruling.verdict} {ruling.rule.id}")
        if expects.rule is not None and ruling.rule.id != expects.rule:
            yield Miss("rule", expects.rule, ruling.rule.id)
    for key, demanded in expects.facts:
        name, names = split_key(key)
        if name not in game.facts_by_key:
            raise Unreadable("unreadable-fact-key", key=key)
        seats = [] if game.facts_by_key[name].numbered else [log.state.seat(each) for each in names]
        written = [log.state.names[seat] for seat in sorted(seats)] if len(seats) > 1 else names
        came = found.get(f"{name}.{side(written)}" if names else name)
        if name == "hand" and seats and (held := log.state.known[seats[0]]) is not None and not demanded.isdecimal():
            came = " ".join(each.code for each in held)
            same = sorted(_plain(demanded)) == sorted(_plain(came))
        else:
            same = _same(demanded, came)
        if not same:
            yield Miss(key, demanded, "?" if came is None else str(came))


def _same(demanded: str, came: Any) -> bool:
    """Whether two values of a fact say the same: `10S` is `TS` is `10♠`, `07` is 7, and a shared win has no order."""
    if isinstance(came, int):
        digits = demanded.removeprefix("-")
        return digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER and int(demanded) == came
    if came is None:
        return demanded == "none"
    return demanded == came or _plain(demanded) == _plain(str(came))


def _plain(text: str) -> tuple[str, ...]:
    return tuple(_word(word) for word in words_of(text))


def _word(text: str) -> str:
    name, colon, last = text.rpartition(":")  # a card may stand with who laid it
    for read_it in (lambda _: name + colon + card(last).code, suit, lambda word: side(sorted(read_names(word)))):
        try:
            return read_it(text)
        except ValueError:
            continue
    return text


def scores(result: Result) -> dict[str, int]:
    """The totals after a line, by name or side as a record writes it."""
    return {key.partition(".")[2]: value for key, value in result.facts.items() if key.startswith("score.")}


__all__ = ["Miss", "Result", "begun", "replay", "replay_record", "scores"]
