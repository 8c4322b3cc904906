"""A moment of a game as a record of its own: a position in the head, as in a FEN, and the line played in it.

A replay of the record gives the same ruling. If the position before the line does not suffice for that, an earlier
position is used, with the lines in between.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.common_rules.people import META
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.rulings import Ruling
from referee.engine.model.state import State
from referee.engine.notation.record import Expects, Head, Line, Record, format_record, read
from referee.records.export import Exported, alike

FARTHEST = 12
"""Largest number of lines between the position and the moment."""
IN_PLAY = ("phase", "play")
"""A fact that a position with a turn implies."""
OF_PHONES = "phone"
"""A fact about the table's phones, not about the game."""
OF_LINES = ("line", "of")
"""Values of a ruling that are the number of a line, or depend on one."""


def moment(
    game: Game,
    head: Head,
    entries: Sequence[Entry],
    n: int,
    state: Callable[[int], State],
    shown: Callable[[Action, int], Action],
    ruled: Callable[[Entry], Ruling | None] = lambda entry: entry.ruling,
) -> str | None:
    """Return the record of line `n` of a log, starting from a position after one of the lines before.

    `state` returns the position after a line, `shown` an action as everybody may read it, and `ruled` the ruling as
    everybody may read it. The result is the shortest record with the same ruling and sentence, or else the shortest
    with the same ruling; None if no record is ruled the same.
    """
    if isinstance(entries[n - 1].action, META):
        return None
    shortest = None
    for start in range(n - 1, max(-1, n - 1 - FARTHEST), -1):
        lines = [
            Exported(entry.n, entry.at, shown(entry.read, entry.n), ruled(entry), {})
            for entry in entries[start:n]
            if entry.n == n or not (entry.undone or isinstance(entry.action, META))
        ]
        for there in _heads(game, head, state(start)):
            text, says_the_same = _record(game, there, lines)
            if says_the_same:
                return text
            shortest = shortest or text
    return shortest


def _record(game: Game, head: Head, lines: Sequence[Exported]) -> tuple[str | None, bool]:
    """Return the record if a replay rules every line the same, and whether the last ruling has the same sentence."""
    log, first, said = GameLog(game, head), lines[0].at, list[Line]()
    entry = None
    try:
        for line in lines:
            at = round(line.at - first, 2) if len(lines) > 1 else None
            entry = log.enter(line.action, at)
            if line.ruling is not None and not alike(entry.ruling, line.ruling):
                return None, False
            expects = Expects(str(entry.ruling.verdict), entry.ruling.rule.id)
            said.append(Line(line.action, at, expects if line.ruling is not None else None))
        text = format_record(Record(head, tuple(said)))
        if entry is None or read(text)[0].head != head:
            return None, False
        last = lines[-1].ruling
        return text, last is None or _says(entry.ruling) == _says(last)
    except NotationError:
        return None, False


def _says(ruling: Ruling) -> dict[str, Any]:
    """Return the values of a ruling's sentence without references to lines, whose numbers differ in another log."""
    return {key: value for key, value in ruling.fill.items() if key not in OF_LINES and not isinstance(value, Entry)}


def _heads(game: Game, head: Head, s: State) -> Iterator[Head]:
    """Yield the position as a head: of the people at the table, if the game allows their number, then of everybody.

    It has the facts in which it differs from the game's start.
    """
    house = s.house.changed(game.preset_house(head.preset))
    every = tuple(s.names[seat] for seat in s.ring)
    there = tuple(s.names[seat] for seat in s.ring if not s.gone[seat])
    for players in dict.fromkeys((there, every)):
        teams = tuple(team for team in head.teams if all(name in players for name in team))
        dealer = s.names[s.dealer] if s.names[s.dealer] in players else None
        bare = head._replace(players=players, teams=teams, dealer=dealer, house=house, keep=s.keep, facts=())
        try:
            start = known_facts(game, GameLog(game, bare).state)
            positioned = bare._replace(facts=tuple(_facts(game, start, s)))
            games.open_written(positioned)
        except NotationError:
            continue  # it is impossible
        yield positioned


def _facts(game: Game, start: Mapping[str, Any], s: State) -> Iterator[tuple[str, str]]:
    """Yield the facts that a position needs; `turn` and `top` begin play, so only positions in play have them."""
    for key, value in known_facts(game, s).items():
        name = key.partition(".")[0]
        if name == OF_PHONES or game.facts_by_key[name].put is None:
            continue
        begins = name in ("turn", "top", "trick", "suit")
        if (begins and s.phase == "play") or (not begins and start.get(key) != value and (key, value) != IN_PLAY):
            yield key, "none" if value is None else str(value)
