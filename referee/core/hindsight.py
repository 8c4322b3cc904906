"""What a log says of its own lines afterwards: every rule that spoke on one, and those that a change brought down."""

from collections.abc import Sequence

from referee.core.entry import Entry
from referee.core.notation import Unreadable
from referee.core.people import META
from referee.core.replay import Log
from referee.core.rulings import Asked, asked


def heard(log: Log, n: int) -> tuple[Asked, ...]:
    """Every rule that speaks on what line `n` says, in order, and what each finds, as judged today. Empty where it
    says nothing any more, and for a line about another one, which is judged but once."""
    entry = log.entries[n - 1]
    if isinstance(entry.action, META):
        return ()
    try:
        rules, case = log.case(n)
        return asked(rules, case, all_breaks=type(entry.read) in log.game.proofs)
    except Unreadable:
        return ()


def fallen(before: Sequence[Entry], then: Log) -> list[Entry]:
    """The lines that stood `before` another log had more, and neither stand nor are taken back in that one, as it rules
    them."""
    pairs = zip(before, then.entries, strict=False)
    return [new for old, new in pairs if old.stands and not new.stands and not new.undone]
