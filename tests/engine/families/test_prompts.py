"""Prompts: whatever a screen offers can be parsed, and what it offers first is not refused."""

from collections.abc import Callable
from typing import Any

import pytest

from referee.engine import games
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import PickCards, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.tokens import quote
from referee.rulebook.chapters import Example, marked_records
from tests.support.game_logs import known
from tests.support.offers import lines_of
from tests.support.player import RandomTable

GAME, BARRED = games.find("one"), (("joker_last", "false"), ("hand_size", "2"))
SEEDS = range(8)
EDITIONS = [example for example in marked_records("uno") if dict(example.record.head.house).get("edition")]


def by_chance(test: Callable[[int], None]) -> Any:
    """Set the number of random evenings, which coverage tracing would make twice as slow; the examples reach the same
    lines.
    """
    return pytest.mark.untraced(pytest.mark.parametrize("seed", SEEDS)(test))


def all_can_be_entered(log: GameLog) -> None:
    """Judge every line that a screen offers."""
    log.game.view(log.state)
    for seat, who in enumerate(log.state.names):
        for ask in log.game.prompts(log.state, seat):
            for text in lines_of(ask, log, who):
                ruling = log.judge(read_action(f"{quote(who)} {text}"))
                if isinstance(ask, Tap) and ask.place in ("first", "main") and log.game.key != "canasta":
                    assert ruling.verdict is not Verdict.NO, f"{who} {text}: {ruling.rule.id}"


@pytest.mark.promise("Every option a screen offers can")
@pytest.mark.untraced
@pytest.mark.parametrize(
    ("key", "seed"), [*(("one", seed) for seed in SEEDS), ("hearts", 1), ("canasta", 1), ("other", 1)]
)
def test_every_prompt_can_be_entered(key: str, seed: int) -> None:
    evening = RandomTable(key, seed, free=True, keep=None if key == "one" else "plays")
    for _ in range(12):
        all_can_be_entered(evening.play(4).log)


@pytest.mark.parametrize("example", EDITIONS, ids=str)
def test_every_prompt_of_an_edition_can_be_entered(example: Example) -> None:
    log = GameLog(games.find("uno"), example.record.head)
    all_can_be_entered(log)
    for line in example.record.lines:
        assert line.action is not None
        log.enter(line.action)
        all_can_be_entered(log)


@by_chance
def test_cards_are_marked_as_the_rules_judge_them(seed: int) -> None:
    evening = RandomTable("onecard", seed, house=BARRED) if seed % 2 else RandomTable("one", seed, keep="plays")
    for _ in range(12):
        evening.play(3)
        s = evening.log.state
        for seat, who in enumerate(s.names):
            for ask in evening.log.game.prompts(s, seat):
                if isinstance(ask, PickCards) and ask.verb == "plays":
                    check_marks(evening.log, ask, who)


def check_marks(log: GameLog, ask: PickCards, who: str) -> None:
    marked = [offer.fits for offer in ask.offers]
    if log.state.house.enforce == "players" or log.state.names[log.state.turn] != who:  # type: ignore[attr-defined]
        assert set(marked) == {None}
        return
    for offer in ask.offers:
        ruling = log.judge(read_action(f"{quote(who)} plays {offer.card}"))
        if ruling.rule.is_entry_error and ruling.rule.id != "shed.hand":
            assert not offer.fits, f"{offer} lies there already"
        elif ruling.rule.id not in ("shed.hand", "shed.unseen"):
            assert offer.fits == (ruling.verdict is Verdict.OK), offer


@by_chance
def test_the_cards_on_the_table_match_the_facts(seed: int) -> None:
    evening = RandomTable("one", seed, free=True)
    for _ in range(8):
        evening.play(5)
        view, found, names = GAME.view(evening.log.state), known(evening.log), evening.log.state.names
        coming = evening.log.state.fresh  # between rounds a screen shows the coming round and dealer
        assert (view.phase, view.round, view.owed) == (found["phase"], found["round"] + coming, found["draw"])
        assert [seat.name for seat in view.seats] == [names[seat] for seat in evening.log.state.ring]
        for seat in view.seats:
            assert seat.hand == found.get(f"hand.{quote(seat.name)}")
            assert seat.score == found[f"score.{quote(seat.name)}"]
        if view.clock is not None:
            assert view.phase == "play"
            assert view.clock.running == (view.timeout < 0)
