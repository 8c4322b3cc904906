"""Taking back: what came with one tap goes with one tap, and what still stands of it is said."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.core.actions import Action, Amends, Calls, Corrects, Deals, Flips, Scores, Takes, Undoes
from referee.core.entry import Entry
from referee.core.game import Game
from referee.core.people import META
from referee.live import Played
from referee.web.eyes import Eyes, LineShown


@dataclass(frozen=True, slots=True)
class Newest:
    """What *Undo* takes back: a line and whose it is, how many came with the same tap, that one among them, and whether
    these say what people scored in a round (`points`)."""

    line: int
    who: str
    count: int
    points: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What a tap took back: the lines it is about in the end, whether they stand `again` (their taking back was taken
    back), the line by which that is undone, and what came with them and still stands (`rest`)."""

    lines: tuple[LineShown, ...]
    again: bool
    by: int
    rest: tuple[LineShown, ...]


def together(played: Played, n: int) -> tuple[int, ...]:
    """What goes with line `n`: all that came with the same tap and stands, the newest first; `n` alone where it does
    not stand itself."""
    if not (1 <= n <= len(played.entries) and played.entries[n - 1].stands):
        return (n,)
    return tuple(each for each in reversed(played.of_one_tap(n)) if played.entries[each - 1].stands)


def newest(played: Played) -> Newest | None:
    """The newest line that stands and says something itself; None where there is none."""
    lines = (entry.n for entry in reversed(played.entries) if entry.stands and not isinstance(entry.action, Undoes))
    n = next(lines, 0)
    if not n:
        return None
    lines = together(played, n)
    points = all(_scores(played.entries[each - 1].action) for each in lines)
    return Newest(n, played.entries[n - 1].action.who, len(lines), points)


def _scores(action: Action) -> bool:
    said = action.action if isinstance(action, Amends) else action
    return isinstance(said, Takes | Scores)


def taken_back(played: Played, look: Eyes, entries: Sequence[Entry]) -> TakenBack | None:
    """What the lines of a tap took back, where that is several lines, or part of what came with a tap; else None."""
    undone = [entry.n for entry in entries if isinstance(entry.action, Undoes) and entry.stands]
    if not undone or len(undone) < sum(entry.stands for entry in entries):
        return None
    about = [_about(played, n) for n in undone]
    meant = {n for n, _ in about}
    again = about[0][1]
    with_them = {each for n in meant for each in played.of_one_tap(n)} - meant
    rest = set() if again else {n for n in with_them if played.entries[n - 1].stands}
    if len(undone) == 1 and not rest:
        return None
    shown = {n: look.line(played.entries[n - 1]) for n in meant | rest}
    lines, left = (tuple(shown[n] for n in sorted(some)) for some in (meant, rest))
    return TakenBack(lines, again, undone[-1], left)


def _about(played: Played, n: int) -> tuple[int, bool]:
    """The line that a taking back is about in the end, and whether it stands again by it."""
    again = True
    while isinstance(played.entries[n - 1].action, Undoes) and 0 < (line := played.entries[n - 1].ruling.line) < n:
        n, again = line, not again
    return n, again


def played_since(played: Played, back: Sequence[int]) -> list[Entry]:
    """What was played in the same round after lines that are to be taken back, and stands: where wrong plays stand in
    silence nobody may be told which of it would be wrong then. Nothing where the referee refuses them."""
    game: Game = played.game
    meant = [_meant(played, n) for n in back if 1 <= n <= len(played.entries)]
    moving = (*game.moving, Deals, Flips, Calls, Corrects)
    first = min((n for n in meant if isinstance(played.entries[n - 1].read, moving)), default=0)
    if not first or not game.silent(played.state):
        return []
    found: list[Entry] = []
    for entry in played.entries[first:]:
        if isinstance(entry.read, Deals) and entry.stands:
            break
        if isinstance(entry.read, game.moving) and entry.stands and entry.n not in back:
            found.append(entry)
    return found


def _meant(played: Played, n: int) -> int:
    """The line that a line about another one is about in the end, or that it is."""
    while (entry := played.entries[n - 1]).stands and isinstance(entry.action, META) and 0 < entry.ruling.line < n:
        n = entry.ruling.line
    return n
