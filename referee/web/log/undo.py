"""Undo: the lines of one tap are undone with one tap, and the rest of them that still stands is shown."""

from collections.abc import Sequence

from referee.engine.basics.actions import Action, Amends, Calls, Corrects, Deals, Flips, Scores, Takes, Undoes
from referee.engine.common_rules.people import META
from referee.engine.model.entry import Entry
from referee.live import LiveGame
from referee.web.core.screens import Piece
from referee.web.log.visibility import LogView


def lines_of_tap(played: LiveGame, n: int) -> tuple[int, ...]:
    """Return the lines undone together with line `n`: the standing lines of its tap, the newest first.

    A line that does not stand itself is returned alone.
    """
    if not (1 <= n <= len(played.entries) and played.entries[n - 1].stands):
        return (n,)
    return tuple(line for line in reversed(played.of_one_tap(n)) if played.entries[line - 1].stands)


def is_one_act(played: LiveGame, lines: Sequence[int]) -> bool:
    """Return True if lines are taken back only together: several numbers, or corrections of numbers, of one tap."""
    return len(lines) > 1 and all(_scores(played.entries[line - 1].action) for line in lines)


def undoable(played: LiveGame, *, rests: bool) -> Piece | None:
    """Return what *Undo* takes back: the newest line that stands and is no undo; None if there is none.

    It is `who`'s, and one of a `count` of lines that came with the same tap; `points` is true if these state what
    people scored in a round, `corrects` if they correct that. It `rests` in a night that has ended.
    """
    standing = (entry for entry in reversed(played.entries) if entry.stands and not isinstance(entry.action, Undoes))
    newest = next(standing, None)
    if newest is None:
        return None
    taken = [played.entries[line - 1].action for line in lines_of_tap(played, newest.n)]
    points = all(map(_scores, taken))
    corrects = points and any(isinstance(action, Amends) for action in taken)
    who, count = newest.action.who, len(taken)
    return Piece(line=newest.n, who=who, count=count, points=points, corrects=corrects, rests=rests)


def _scores(action: Action) -> bool:
    said = action.action if isinstance(action, Amends) else action
    return isinstance(said, Takes | Scores)


def taken_back(played: LiveGame, visible: LogView, entries: Sequence[Entry]) -> Piece | None:
    """Return the lines that a tap took back, if they are several lines or part of a tap; otherwise None.

    `lines` are the lines finally concerned; `again`: they stand again, as their undo was undone; `by` is the line to
    undo for the reverse, and `rest` are lines of the same tap that still stand.
    """
    undone = [entry.n for entry in entries if isinstance(entry.action, Undoes) and entry.stands]
    if not undone or len(undone) < sum(entry.stands for entry in entries):
        return None
    chains = [_concerned(played, n, Undoes) for n in undone]
    meant, again = {chain[-1] for chain in chains}, len(chains[0]) % 2 == 1
    with_them = {late for n in meant for late in played.of_one_tap(n)} - meant
    rest = set() if again else {n for n in with_them if played.entries[n - 1].stands}
    if len(undone) == 1 and not rest:
        return None
    lines, left = (tuple(visible.line(played.entries[n - 1]) for n in sorted(some)) for some in (meant, rest))
    return Piece(lines=lines, again=again, by=undone[-1], rest=left)


def _concerned(played: LiveGame, n: int, *kinds: type[Action], standing: bool = False) -> list[int]:
    """Return line `n`, then the line that it is about if it is of these kinds (and stands), and so on to the last."""
    chain = [n]
    while (
        isinstance((entry := played.entries[chain[-1] - 1]).action, kinds)
        and (entry.stands or not standing)
        and 0 < entry.ruling.line < entry.n
    ):
        chain.append(entry.ruling.line)
    return chain


def played_since(played: LiveGame, back: Sequence[int]) -> list[Entry]:
    """Return the standing plays of the same round after the lines `back` that are to be undone.

    Where players police each other all of them are listed, because listing only the illegal ones would reveal which
    they are; empty where the referee enforces the rules.
    """
    game = played.game
    known = (n for n in back if 1 <= n <= len(played.entries))
    meant = [_concerned(played, n, *META, standing=True)[-1] for n in known]
    moving = (*game.moving, Deals, Flips, Calls, Corrects)
    first = min((n for n in meant if isinstance(played.entries[n - 1].read, moving)), default=0)
    if not first or not game.players_enforce(played.state):
        return []
    found: list[Entry] = []
    for entry in played.entries[first:]:
        if isinstance(entry.read, Deals) and entry.stands:
            break
        if isinstance(entry.read, game.moving) and entry.stands and entry.n not in back:
            found.append(entry)
    return found
