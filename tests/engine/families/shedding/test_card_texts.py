"""Cards whose effect people carry out: their text is shown, and the prompts enter it."""

import pytest

from referee.engine import games
from referee.engine.basics.seats import NOBODY
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import PickNumber, Tap
from referee.engine.notation.lines import read_action
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.game_logs import played

HEAD = "game: uno\nplayers: Ann Bo Cy\n"
PURGE = "everyone else discards all wild cards"


def table(head: str, *lines: str) -> GameLog:
    return played(HEAD + head, *lines)


def taps(log: GameLog, seat: int) -> list[str]:
    """Return the lines that a seat can enter in one tap."""
    return [ask.text for ask in log.game.prompts(log.state, seat) if isinstance(ask, Tap)]


def notes(log: GameLog, language: str = "en") -> list[str]:
    speech = Sentences(shared(True), language, log.state.names)
    return [speech.plain(note.id, **dict(note.fill)) for note in log.game.view(log.state).notes]


def test_the_card_machine_says_how_many_cards_come_out() -> None:
    log = table("house: edition=attack_extreme\ntop: R5\nturn: Ann")
    (number,) = [ask for ask in log.game.prompts(log.state, 0) if isinstance(ask, PickNumber)]
    assert number.verb == "draws"
    assert "passes" in taps(log, 0)
    for line in (f"Ann draws {number.least}", f"Ann draws {number.most}", "Ann passes"):
        assert log.judge(read_action(line)).verdict is Verdict.OK, line


def test_an_empty_card_machine_gives_nothing() -> None:
    log = table("house: edition=attack_extreme\ntop: R5\nturn: Ann\nstock: 0\npile: 1")
    assert not any(isinstance(ask, PickNumber) for ask in log.game.prompts(log.state, 0))
    assert "passes" in taps(log, 0)
    log = table("house: edition=attack_extreme\ntop: R5\nturn: Ann\nhand.Ann: 1\nstock: 3\npile: 1", "Ann plays RD")
    assert log.judge(read_action("Bo draws 6")).verdict is Verdict.NO


def test_the_player_who_is_asked_confirms_it() -> None:
    log = table("house: edition=disney100\ntop: R5\nturn: Ann", "Ann plays WM calling G")
    assert "says done" in taps(log, 1)
    assert "says done" not in taps(log, 2)
    assert "Bo does what the card asks, or draws 4" in notes(log)


def test_only_holders_put_wild_cards_down() -> None:
    log = table(f"blank.1: {PURGE}\ntop: R5\nturn: Ann\nhand.Cy: R1 R2", "Ann plays WX calling G")
    assert "discards W4" in taps(log, 1)
    assert "discards R5" not in taps(log, 1)
    assert not [text for seat in (0, 2) for text in taps(log, seat) if text.startswith("discards")]
    log.enter(read_action("Bo discards W4"))
    log.enter(read_action("Bo plays G3"))
    assert not [text for text in taps(log, 1) if text.startswith("discards")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_card_texts_are_shown_in_the_language_of_the_phone(language: str) -> None:
    log = table("blank.1: Play again\nblank.2: sing a song", "Cy deals")
    assert len(notes(log, language)) == 3
    assert any("sing a song" in note for note in notes(log, language))
    assert any(("Play again" in note) is False and "1" in note for note in notes(log, language))
    assert log.state.packs[next(iter(log.state.config.blanks))] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_edition_has_its_own_name(language: str) -> None:
    uno, speech = games.find("uno"), Sentences(shared(True), language)
    for edition in ("standard", "mario", "disney100"):
        house = uno.preset_house().with_texts([("edition", edition)])
        cards = {*house.cards, *house.blanks}  # type: ignore[attr-defined]
        assert len({speech.card_aloud(card) for card in cards}) == len(cards)


@pytest.mark.parametrize("edition", ["mario", "disney100"])
def test_an_edition_needs_its_own_special_cards(edition: str) -> None:
    house = games.find("uno").preset_house(edition)
    assert house.problems(4) == ()
    changed = house.with_texts([("deck", "108"), ("wild_special_points", "50")])
    assert {problem.key for problem in changed.problems(4)} == {"deck", "wild_special_points"}
    for language in LANGUAGES:
        for problem in changed.problems(4):
            assert Sentences(shared(True), language).problem(problem)


def test_drawing_until_a_suit_comes_shows_no_number() -> None:
    head = "house: edition=flip start=youngest\ntop: R5\nturn: Ann"
    log = table(head, "Ann plays RF", "Bo flips p5", "Cy corrects turn Ann", "Ann plays wc calling t")
    assert log.game.view(log.state).owed == 0
    assert "Bo draws until teal comes" in notes(log)
    told = log.game.due(log.state).story
    assert told is not None
    assert told.id == "now-until", "the story too"


def test_nobody_is_the_dealer_while_cards_are_drawn_for_the_deal() -> None:
    log = table("", "Ann cuts R3", "Bo cuts R9")
    assert log.game.view(log.state).dealer == NOBODY
    log.enter(read_action("Cy cuts R1"))
    assert log.game.view(log.state).dealer == 1
