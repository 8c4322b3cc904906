"""Rulings that no screen may show yet: where players enforce, a wrong play stands until somebody catches it."""

from collections.abc import Sequence

from referee.engine.basics import actions as act
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game


def hidden_lines(game: Game, log: Sequence[Entry]) -> frozenset[int]:
    """Return the numbers of lines whose ruling no screen may show yet.

    Where players enforce, these are the last player's lines until another player has acted or the next round is dealt.
    Lines taken back or amended since are among them: otherwise taking a line back would tell, without risk, whether it
    was wrong.
    """
    quiet: list[int] = []
    acted = set[str]()
    for entry in reversed(log):
        if isinstance(entry.read, act.Flips | act.Deals) and entry.stands:
            break
        if _hides_ruling(game, entry) and acted <= {entry.read.who, entry.action.who}:
            quiet.append(entry.n)
        if isinstance(entry.read, game.moving) and (entry.stands or entry.proved):
            acted.add(entry.read.who)
            if len(acted) > 1:
                break
    return frozenset(quiet)


def _hides_ruling(game: Game, entry: Entry) -> bool:
    """Return True if a line was entered, or is read now, as an act that stands where players enforce."""
    kinds = game.enforced_by_players
    enforced = isinstance(entry.read, kinds) or isinstance(entry.action, kinds)
    return entry.ruling_hidden and enforced and not entry.proved
