"""A game with its own state, built on the shedding family: without traces of UNO (`check` holds the rest)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.engine import games
from referee.records.replay import replay
from referee.rulebook.chapters import rulebook
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.own_games import own_games

UNO = ("attack", "bounce", "call forgotten", "caught", "challenge", "blank", "colour", "machine", "swap", "turned over")


@pytest.fixture(autouse=True)
def there(tmp_path: Path) -> Iterator[None]:
    with own_games(tmp_path / "games", "countdown"):
        yield


def test_its_rulebook_has_only_rules_that_apply() -> None:
    theirs = {rule.id for rule in games.find("countdown").rules}
    of_family = {id for id in theirs if id.startswith("shed.")}
    elsewhere = {rule.id for rule in games.find("uno").rules if rule.id.startswith("shed.")}
    assert of_family == {
        *("shed.dealt", "shed.undealt", "shed.dealer", "shed.round", "shed.hand", "shed.packs", "shed.turn"),
        *("shed.several", "shed.unseen", "shed.wild", "shed.suit", "shed.match", "shed.owed", "shed.caller"),
        *("shed.unseen-break", "shed.draw", "shed.pass", "shed.blocked", "shed.call", "shed.deal", "shed.starter"),
    }
    assert len(elsewhere - of_family) >= 20


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_its_rulebook_is_complete(language: str) -> None:
    words = Sentences(shared(), language)
    book = rulebook("countdown")
    ids = [chapter.rule.id for chapter in book.own]
    told = [(words.rule_name(id, "countdown"), words.law(id, "countdown")) for id in ids]
    assert all(name.strip() and law.strip() for name, law in told)
    assert [chapter.rule.id for chapter in book.own if chapter.example is not None] == ["shed.wild", "shed.deal"]
    if language == "en":
        text = " ".join(f"{name} {law}" for name, law in told).casefold()
        assert [word for word in UNO if word in text] == []


def test_a_deal_resets_the_countdown() -> None:
    text = "game: countdown\nplayers: Ann Bo\ndown.Ann: 3\n\nBo deals => ok; down.Ann 8; hand.Ann 8\n"
    assert [result.misses for result in replay(text, "deal")] == [()]
