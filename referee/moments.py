"""A moment of a game as a record of its own: the position in the head, as a FEN has it, and the line that was played in
it. Whoever replays it gets the same ruling. Where a position does not say enough for that, it is that of some lines
before."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.core.actions import Action
from referee.core.entry import Entry
from referee.core.facts import facts
from referee.core.game import Game
from referee.core.notation import Unreadable
from referee.core.people import META
from referee.core.record import Expects, Head, Line, Record, format_record, read
from referee.core.replay import Log
from referee.core.rulings import Ruling
from referee.core.state import State
from referee.exporting import alike

FARTHEST = 12
"""So many lines before a moment its position may be."""
IN_PLAY = ("phase", "play")
"""What a position with a turn says by that."""
OF_PHONES = "phone"
"""A fact of the table's phones, and none of the game."""
OF_LINES = ("line", "of")
"""What of a ruling is a line's number, or rests on one."""


@dataclass(frozen=True, slots=True)
class Told:
    """A line as everybody may read it, and its ruling; None where nothing may be told of it yet."""

    action: Action
    ruling: Ruling | None
    at: float


def moment(
    game: Game,
    head: Head,
    entries: Sequence[Entry],
    n: int,
    state: Callable[[int], State],
    shown: Callable[[Action, int], Action],
    ruled: Callable[[Entry], Ruling | None] = lambda entry: entry.ruling,
) -> str | None:
    """The record of line `n` of a log, in a position after one of the lines before (`state` tells it), with the lines
    as they are `shown` to everybody and their rulings as everybody may read them (`ruled`); None where no such record
    is ruled the same. It is the shortest whose ruling of the line also says the same, else the shortest."""
    if isinstance(entries[n - 1].action, META):
        return None
    shortest = None
    for start in range(n - 1, max(-1, n - 1 - FARTHEST), -1):
        lines = [
            Told(shown(each.read, each.n), ruled(each), each.at)
            for each in entries[start:n]
            if each.n == n or not (each.undone or isinstance(each.action, META))
        ]
        for there in _heads(game, head, state(start)):
            text, says_the_same = _record(game, there, lines)
            if says_the_same:
                return text
            shortest = shortest or text
    return shortest


def _record(game: Game, head: Head, lines: Sequence[Told]) -> tuple[str | None, bool]:
    """The record, if a replay of it rules every line the same, and whether the sentence on the last one is the same."""
    log, first, said = Log(game, head), lines[0].at, list[Line]()
    entry = None
    try:
        for each in lines:
            at = round(each.at - first, 2) if len(lines) > 1 else None
            entry = log.enter(each.action, at)
            if each.ruling is not None and not alike(entry.ruling, each.ruling):
                return None, False
            expects = Expects(str(entry.ruling.verdict), entry.ruling.rule.id)
            said.append(Line(each.action, at, expects if each.ruling is not None else None))
        text = format_record(Record(head, tuple(said)))
        if entry is None or read(text)[0].head != head:
            return None, False
        last = lines[-1].ruling
        return text, last is None or _says(entry.ruling) == _says(last)
    except Unreadable:
        return None, False


def _says(ruling: Ruling) -> dict[str, Any]:
    """What fills a ruling's sentence, but for what it says of other lines: they have other numbers in another log."""
    return {key: value for key, value in ruling.fill.items() if key not in OF_LINES and not isinstance(value, Entry)}


def _heads(game: Game, head: Head, s: State) -> Iterator[Head]:
    """The position as a head: only of those at the table, where the game is one for so many, else of everybody."""
    house = s.house.changed(game.preset_house(head.preset))
    every = tuple(s.names[seat] for seat in s.ring)
    there = tuple(s.names[seat] for seat in s.ring if not s.gone[seat])
    for players in dict.fromkeys((there, every)):
        teams = tuple(team for team in head.teams if all(name in players for name in team))
        dealer = s.names[s.dealer] if s.names[s.dealer] in players else None
        bare = replace(head, players=players, teams=teams, dealer=dealer, house=house, keep=s.keep, facts=())
        if (found := _positioned(game, bare, s)) is not None:
            yield found


def _positioned(game: Game, bare: Head, s: State) -> Head | None:
    """A head with the facts that say how a position differs from a game's start; None where it cannot be."""
    try:
        start = facts(game, Log(game, bare).state)
        needed = tuple(_facts(game, start, s))
        Log(game, replace(bare, facts=needed))
    except Unreadable:
        return None
    return replace(bare, facts=needed)


def _facts(game: Game, start: Any, s: State) -> Iterator[tuple[str, str]]:
    """What has to be said; a `turn` or `top` begins play, and stands in no other position."""
    for key, value in facts(game, s).items():
        name = key.partition(".")[0]
        if name == OF_PHONES or game.facts_by_key[name].put is None:
            continue
        begins = name in ("turn", "top", "trick", "suit")
        if (begins and s.phase == "play") or (not begins and start.get(key) != value and (key, value) != IN_PLAY):
            yield key, "none" if value is None else str(value)
