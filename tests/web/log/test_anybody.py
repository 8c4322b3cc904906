"""Anybody may say anything at any time: judging, effects, screens and sentences never fail.

Every verb is entered by present, gone, new and uninvolved people at any point of any game, between disputes and votes.
"""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import known_facts
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.notation.lines import REASONS, format_action, read_action
from referee.engine.notation.record import format_head
from referee.engine.notation.tokens import quote
from referee.live import LiveGame
from referee.store.values import GameRow, KeptLine
from referee.web.log.pages import turn_lines
from referee.web.log.visibility import log_view
from tests.support.device import device_of
from tests.support.drawn import TIMES
from tests.support.night import Evening, evening
from tests.support.player import RandomTable

OF_VERBS = (
    *("deals", "deals wrong", "flips {card}", "plays {card}", "plays {card} {card}", "plays ?", "draws", "draws 2"),
    *("draws {card}", "passes", "calls {suit}", "says one", "says time-out", "says time-in", "catches {whom}"),
    *("challenges", "shows {card}", "finds guilty", "finds innocent", "disputes", "disputes {line}", "disputes 1"),
    *("votes yes", "votes no", "admits", "admits {line}", "gives {card} {card} {card}", "gives 3", "looks"),
    *("takes pile", "takes nothing", "takes 5", "melds {card} {card} {card}", "lays {card}"),
    *("lays {card} drawing {card}", "discards {card}", "asks", "answers yes", "answers no", "holds nothing"),
    *("holds 5 points", "holds {card}", "scores 5", "scores cards=5", "trades {whom}", "cuts {card}", "undoes"),
    *("undoes {line}", "amends {line}: {who} plays {card}", "amends 1: {whom} leaves", "allows {line}"),
    *("corrects turn {whom}", "agrees enforce=players now", "reshuffles", "replaces {whom}", "swaps {whom}"),
    *("joins after {whom}", "leaves", "returns"),
    *(f"penalizes {{whom}} for {reason}" for reason in REASONS),
)
TALK = ("disputes", "disputes {line}", "votes no", "votes yes", "admits", "admits {line}", "leaves", "undoes")
EVERY = 12
"""The number of lines after which everything is tried."""
LINES = 36
POINTS = LINES // EVERY


def some_of_each(log: GameLog) -> list[str]:
    """Return one name of each kind: the player to act, somebody present, gone, out of the round, and unknown."""
    s = log.state
    kinds = {
        (seat == s.turn, s.gone[seat], s.here[seat], s.known[seat] is None): name for seat, name in enumerate(s.names)
    }
    return [*kinds.values(), "Zoe"]


def everything(table: RandomTable) -> Iterator[act.Action]:
    """Yield every verb by one name of each kind."""
    s, chance = table.log.state, table.chance
    for who in some_of_each(table.log):
        for text in OF_VERBS:
            yield said(table, who, text, chance.choice(s.names))


def said(table: RandomTable, who: str, text: str, whom: str) -> act.Action:
    """Return a line with cards of the game, about somebody or the newest line."""
    cards = table.cards or list(table.game.kinds(table.log.state))
    card = table.chance.choice(cards).code if cards else "5H"
    line = max(1, len(table.log.entries))
    suit = card[-1] if card[-1] in "SHDC" else "S"
    filled = text.format(card=card, whom=quote(whom), who=quote(who), line=line, suit=suit)
    return read_action(f"{quote(who)} {filled}")


def with_somebody_gone(table: RandomTable) -> None:
    """Let somebody who acted leave the table."""
    s = table.log.state
    if not any(s.gone):
        table.log.enter(act.Leaves(table.chance.choice(s.names)), table.at)


def check(log: GameLog, night: Evening) -> None:
    """Check everything that screens and sentences show of a log."""
    game, s = log.game, log.state
    game.view(s)
    game.due(s)
    known_facts(game, s)
    for seat in range(len(s.names)):
        game.prompts(s, seat)
    for entry in log.entries[-2:]:
        before, after = log.state_after(entry.n - 1), log.state_after(entry.n)
        game.consequences(before, entry.read, after)
        game.turn_messages(before, entry.read, after)
        settled_in(log.entries, s, entry.n)
    show(log, night)


def show(log: GameLog, night: Evening) -> None:
    """Render the fragments of every phone, the board and the story."""
    lines = [
        KeptLine(
            1, e.n, e.at, e.text, str(e.given or e.ruling.verdict), e.ruling.rule.id, device_of("phone-0"), 0.0, None
        )
        for e in log.entries
    ]
    played = LiveGame(GameRow(1, night.table.night.id, 1, format_head(log.head), 0.0), games.open_log, ())
    played._newest, played.lines = log, lines
    played._show(log.copy())
    night.table.games[:] = [played]
    night.table.notify()
    screens = night.app.extensions["screens"]
    for page in screens.pages:
        for seat in (None, *range(len(log.state.names))) if page == "phone" else (None,):
            for name, value in chain(*screens.fragments(night.table, page, seat)):
                night.registry.screens.html(name, value, "en")
    for entry in played.entries[-1:]:
        turn_lines(played.log, log_view(played), entry.n)


@pytest.fixture(scope="module")
def night() -> Iterator[Evening]:
    with evening() as made:
        yield made


def enters(log: GameLog, action: act.Action, at: float, night: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Enter a line that can be read, and check everything that is shown of it."""
    try:
        log.enter(action, at)
    except NotationError:
        return
    try:
        check(log, night)
        assert not caplog.records, caplog.text
    except Exception as fault:
        fault.add_note(format_head(log.head) + "\n" + "\n".join(format_action(e.action) for e in log.entries))
        raise


@pytest.mark.promise("Anybody may say anything at any")
@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(max(TIMES, 1)))
@pytest.mark.parametrize("key", games.names())
def test_every_verb_of_everybody_at_any_time(
    night: Evening, key: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = RandomTable(key, seed)
    for point in range(POINTS):
        table.play(EVERY)
        with_somebody_gone(table)
        # In an ordinary run each verb is entered by one kind of person in each game, not by all at each point.
        for action in islice(everything(table), 0 if TIMES else point, None, 1 if TIMES else 5 * POINTS):
            enters(table.log.copy(), action, table.at, night, caplog)


@pytest.mark.promise("Anybody may say anything at any")
@pytest.mark.untraced
@pytest.mark.parametrize("seed", range(max(TIMES, 1)))
@pytest.mark.parametrize("key", games.names())
def test_disputes_votes_and_admissions_by_anybody(
    night: Evening, key: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = RandomTable(key, 100 + seed)
    for _ in range(LINES // 3):
        table.play(2)
        with_somebody_gone(table)
        who = table.chance.choice(some_of_each(table.log)[:-1])
        action = said(table, who, table.chance.choice(TALK), table.chance.choice(table.log.state.names))
        enters(table.log, action, table.at, night, caplog)
