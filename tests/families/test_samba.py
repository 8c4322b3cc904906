"""The seam: a game of sixty lines over the melding family, by its public names, is played to its score."""

import ast
import inspect
from pathlib import Path

import pytest

from referee.core.facts import facts
from referee.core.notation import read_action
from referee.core.record import Head
from referee.core.replay import Log
from tests.families.melders import Melders
from tests.more_games import samba


def test_it_is_small_and_takes_only_what_a_game_may() -> None:
    source = inspect.getsource(samba)
    assert len(source.splitlines()) <= 65
    taken = {node.module for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)}
    assert {each for each in taken if each and each.startswith("referee.families")} == {
        "referee.families.melds",
        "referee.families.melds.table",
    }


@pytest.mark.parametrize("seed", range(3))
def test_rounds_are_played_to_the_games_end(seed: int) -> None:
    table = Melders(samba.GAME, seed, house=(("target", "1000"),))
    for _ in range(4000):
        if table.state.phase == "over":
            break
        table.step()
    s = table.state
    assert s.phase == "over"
    assert s.scores[s.winners[0]] == max(s.scores) >= 1000
    assert all(each.points[0] == each.points[2] for each in s.rounds)


def test_its_values_are_its_own() -> None:
    log = Log(samba.GAME, Head("samba", ("Ann", "Bo", "Cy", "Di"), facts=(("turn", "Ann"), ("score.Ann+Cy", "7000"))))
    assert facts(samba.GAME, log.state)["minimum.Ann+Cy"] == 150
    log.enter(read_action("Ann draws 2"))
    refused = log.enter(read_action("Ann melds AS AH 2C 2D 2S / KS KH KD"))
    assert (refused.ruling.rule.id, refused.ruling.fill["limit"]) == ("meld.wilds", 2)
    assert log.enter(read_action("Ann melds AS AH AD AC 2C 2D / KS KH KD")).stands


def test_no_game_is_named_in_the_family() -> None:
    folder = Path(inspect.getfile(samba.melding)).parent
    for path in folder.glob("*.py"):
        code = ast.parse(path.read_text(encoding="utf-8"))
        names = {node.id for node in ast.walk(code) if isinstance(node, ast.Name)}
        assert not any("canasta" in name.lower() for name in names), path
