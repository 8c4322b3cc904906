"""The newest lines of a game as the phone tells them."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.model.entry import Entry
from referee.engine.model.message import Message, message
from referee.engine.model.rulings import Verdict
from referee.live import LiveGame
from referee.web.log.visibility import LogView, VisibleLine, answer_to, log_view
from referee.web.scores.score_night import keeps_score


@dataclass(frozen=True, slots=True)
class ToldLines:
    """Lines of the log, the newest first, which leads to its ruling; in a night that has ended it `rests`.

    `drawn` are those that have been drawn, the tag of the row beside what it says, by number and language: each once.
    """

    lines: tuple[VisibleLine, ...]
    names: tuple[str, ...]
    rests: bool = False
    drawn: dict[tuple[int, str], tuple[str, str]] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True, eq=False)
class KeptAnswer:
    """The answer to a kept tap of one seat, as its stream brings it; the phone that sent the tap knows its id.

    `beside` is said with the line, `came` are the consequences, `stands` is the token of the state after it. `me` is
    the seat of the phone's person, who is called "you"; None for a phone that helps out.
    """

    tap: str
    line: VisibleLine
    beside: tuple[Message, ...]
    came: tuple[Message, ...]
    stands: str
    names: tuple[str, ...]
    me: int | None


def is_answered_by_stream(played: LiveGame, entry: Entry) -> bool:
    """Return True for a standing line of play that hides nothing: if it was a tap, the answer can be streamed."""
    if not entry.stands or entry.ruling.verdict is Verdict.NO or isinstance(entry.read, NOT_OF_PLAY):
        return False
    known = played.known(entry)
    same = known is entry or (known.ruling is entry.ruling and known.read == entry.read)
    return same and not keeps_score(played)


def kept_answer(played: LiveGame, entry: Entry, told: ToldLines, me: int | None) -> KeptAnswer | None:
    """Return the answer to the tap of a line, if the stream brings it."""
    post = played.lines[entry.n - 1].post
    if not post or len(played.of_one_tap(entry.n)) > 1 or not is_answered_by_stream(played, entry):
        return None
    line = next((line for line in told.lines if line.n == entry.n), None) or log_view(played).line(entry)
    beside = played.state.beside.get(entry.n, ())
    return KeptAnswer(post, line, beside, answer_to(played, entry), played.token_after(entry.n), told.names, me)


def did(line: VisibleLine, names: Sequence[str]) -> Markup:
    """Return the attributes for the scripts that show a line's motion: its number, its verb, who did it, to whom."""
    action, whom = line.action, getattr(line.action, "whom", None)
    seats = f' data-who="{names.index(action.who)}"' if action.who in names else ""
    seats += f' data-whom="{names.index(whom)}"' if whom in names else ""
    return Markup(f' data-line="{line.n}" data-did="{type(action).__name__.lower()}"{seats}')


def told_lines(
    played: LiveGame, count: int | None = None, names: tuple[str, ...] | None = None, before: ToldLines | None = None
) -> ToldLines:
    """Return the newest lines of the log, the last first (all of them without `count`); as `before` where it holds."""
    entries = played.entries if count is None else played.entries[-count:]
    visible = log_view(played, told=entries)
    told = tuple(map(visible.line, reversed(entries)))
    if told and keeps_score(played) and (scored := _scored_with(visible, told[0])) is not None:
        told = (scored, *told[1:])
    if before is None or before.names != (names or played.names):
        return ToldLines(told, names or played.names)
    same = {line.n for line in before.lines if line in told}
    drawn = {key: what for key, what in before.drawn.items() if key[0] in same}
    return ToldLines(told, before.names, drawn=drawn)


def _scored_with(visible: LogView, line: VisibleLine) -> VisibleLine | None:
    """Return a line of points that ends a round as the phone tells it: the round, not the last row of its sheet."""
    before, after = visible.steps.get(line.n, (visible.state, visible.state))
    if line.undone or not line.stands or len(after.rounds) <= len(before.rounds):
        return None
    last = message("ui-round-scored", round=len(after.rounds))
    return line._replace(beside=line.beside or (last,), summed=True)
