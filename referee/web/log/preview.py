"""Preview of lines before they are entered: the totals that change, the later lines that would fall."""

from collections.abc import Collection, Sequence

from flask import render_template

from referee.engine.basics.actions import Action, Amends, Penalizes
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.notation.tokens import quote
from referee.engine.questions.provenance import lines_brought_down
from referee.live import LiveGame
from referee.texts.sentences import Sentences
from referee.web.core.context import Room, apart, language, texts
from referee.web.core.game_page import Reader
from referee.web.core.screens import Piece
from referee.web.log.allowed import parse_allowed
from referee.web.log.visibility import LogView, VisibleLine, log_view_of, log_view_on


def preview_change(there: Room, played: LiveGame, actions: Sequence[Action]) -> Piece:
    """Preview the log as it would be if a phone entered these lines now: its `names`, the `ruling` of the last one.

    `amended` are the amended lines by number, `hanging` those that would no longer stand; `totals` are (seats, total
    now, total then) for each total that changes, a side's once. No screen may show yet how some lines were ruled if it
    `hides` any.

    Raises NotationError.
    """
    stands = played.still()
    now = log_view_of(there, stands)
    return apart(there.device, _previewed, stands, now, actions, lines=stands.reach(actions))


def _previewed(played: LiveGame, now: LogView, actions: Sequence[Action]) -> Piece:
    before, then = played.seen(now.seats), played.then(actions, now.seats)
    meant = {line for action in actions if isinstance(action, Amends) for line, _ in action.texts}
    visible, were, scores = log_view_on(then, now), before.state.scores, then.state.scores
    both = (seats for seats in played.game.sharing(then.state) if seats[0] < len(were))
    totals = ((seats, were[seats[0]], scores[seats[0]]) for seats in both)
    try:
        return Piece(
            names=then.state.names,
            ruling=then.entries[-1].ruling,
            amended={entry.n: visible.line(entry) for entry in then.entries if entry.n in meant},
            hides=bool(visible.hidden_lines),
            hanging=falling_lines(before.entries, then, visible, meant),
            totals=tuple(total for total in totals if total[1] != total[2]),
        )
    finally:
        then.dissolve()


def falling_lines(
    before: Sequence[Entry], then: GameLog, visible: LogView, meant: Collection[int | None] = ()
) -> tuple[VisibleLine, ...]:
    """Return the lines of `before` that would fall in the log `then`, except those in `meant`.

    Lines after one whose ruling is still hidden are left out, as their fall could reveal that ruling.
    """
    told = min(visible.hidden_lines, default=len(before) + 1)
    return tuple(visible.line(new) for new in lines_brought_down(before, then) if new.n not in meant and new.n < told)


def amending(read: Reader, n: int, new: str) -> Action:
    """Return the line that makes line `n` read as `new`.

    Raises:
        NotationError: `new` cannot be parsed, or the answer would tell of a ruling that no screen may show yet.
    """
    if not new or read.there.seat is None:
        raise NotationError("unreadable-words", verb="amends")
    return parse_allowed(read.there, f"{quote(read.there.seat.name)} amends {n}: {new}")


def preview_amending(read: Reader, n: int, new: str, *, again: bool = False) -> str:
    """Preview line `n` read as `new`: its ruling, the totals that change, the later lines that would fall.

    Where scripts are off, the form with the preview is sent `again` to enter it.

    Raises:
        NotationError: As `amending`.
    """
    amends = amending(read, n, new)
    found = preview_change(read.there, read.played, [amends])
    if found.hides and any(isinstance(text, Penalizes) for _, text in getattr(amends, "texts", ())):
        raise NotationError("ui-ask-silent")  # whether the card would hold tells whether the play did
    refused = found.ruling if found.ruling.verdict == "no" else None
    words = Sentences(texts(), language(), found.names)
    values = {"read_as": None if refused else found.amended[n], "refused": refused, "text": f"amends {n}: {new}"}
    return render_template("log/amended.html", brings=found, again=again, speech=words, say=words.say, **values)
