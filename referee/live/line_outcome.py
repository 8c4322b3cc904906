"""The outcome of a line: the messages that the story and the answer to its tap tell about it."""

from dataclasses import dataclass

from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.message import Message
from referee.engine.model.outcome import Due
from referee.engine.model.state import State

MOST_TOLD = 8
"""The cached outcomes of lines: the newest are told again with each line that follows."""


@dataclass(frozen=True, slots=True)
class LineOutcome:
    """The messages about a standing line: as the story tells it, and as the answer to its tap does.

    The answer adds who acts next, if that changed; the story only what the game waits for. `due` is who acts after it.
    """

    before: State
    after: State
    story: tuple[Message, ...]
    answer: tuple[Message, ...]
    due: Due

    @classmethod
    def of(cls, game: Game, entry: Entry, before: State, after: State, was: Due | None = None) -> "LineOutcome":
        """Return the outcome of a line, given the states before and after it, and who acted before it if known."""
        came, was, due = game.consequences(before, entry.read, after), was or game.due(before), game.due(after)
        waits = () if due.story is None or due.story == was.story else (due.story,)
        return cls(before, after, (*came, *waits), (*came, *(() if due == was else due.messages)), due)


class NewestOutcomes:
    """The outcomes of the newest lines of a game, each computed once for the answer and for every stream."""

    def __init__(self) -> None:
        self._by_line: dict[int, LineOutcome] = {}

    def of(self, game: Game, entry: Entry, before: State, after: State) -> LineOutcome:
        """Return the outcome of a standing line, given the states before and after it."""
        found = self._by_line.get(entry.n)
        if found is None or found.before is not before or found.after is not after:
            last = self._by_line.get(entry.n - 1)
            was = last.due if last is not None and last.after is before else None
            found = self._by_line[entry.n] = LineOutcome.of(game, entry, before, after, was)
            if len(self._by_line) > MOST_TOLD:
                del self._by_line[next(iter(self._by_line))]
        return found
