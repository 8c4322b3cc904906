"""Players who are out: they stay out whatever happens at the table, and a sentence says so."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.model.view import PickCards, Tap
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.game_logs import enter, known, table
from tests.support.night import evening

RANKED = "game: uno\nplayers: Ann Bo Cy\nhouse: start=youngest end=ranked\ntop: R5\nturn: Ann\nhand.Ann: 2\nhand.Bo: 2"


def told(log: GameLog, language: str = "en") -> list[str]:
    """Return the messages of the newest line apart from its ruling."""
    speech = Sentences(shared(True), language, log.state.names)
    return [speech.plain(note.id, **dict(note.fill)) for note in log.game.beside(log.state, len(log.entries))]


def test_going_out_is_announced_with_its_line() -> None:
    log = table(RANKED, "Ann plays R4 saying uno", "Bo plays R3 saying uno", "Cy draws", "Cy passes")
    assert told(log) == []
    enter(log, "Ann plays R2")
    assert told(log) == ["Ann is out: 1st"]
    assert "Ann is out: 1st" in notes_of(log)
    enter(log, "Bo plays R1")
    assert told(log) == ["Bo is out: 2nd", "Cy is left: 3rd"]
    assert told(log, "ko") == ["Bo 2등!", "Cy가 남아서 3등"]
    assert told(log, "ja") == ["Boさんがあがりました：2位", "Cyさんが残りました：3位"]
    enter(log, "Bo undoes 6")
    assert log.game.beside(log.state, 6) == ()


def test_a_player_who_is_out_cannot_be_caught() -> None:
    log = table(RANKED, "Ann plays R4")
    assert "catches Ann" in calls(log, 1)
    enter(log, "Ann says uno")
    for line in ("Bo plays R3 saying uno", "Cy draws", "Cy passes", "Ann plays R2"):
        enter(log, line)
    assert known(log)["out.Ann"] == "yes"
    assert "catches Ann" not in calls(log, 1)


def calls(log: GameLog, seat: int) -> list[str]:
    """Return the calls that a seat's phone always offers in the same place."""
    return [ask.text for ask in log.game.prompts(log.state, seat) if isinstance(ask, Tap) and ask.place == "call"]


def test_going_out_is_announced_with_the_line_that_makes_it_final() -> None:
    head = RANKED.replace("end=ranked", "end=ranked multi=rank multi_out_needs_uno=true uno_window=next_turn")
    log = table(head, "Ann plays R7 G7")
    assert told(log) == []
    enter(log, "Bo draws")
    assert told(log) == ["Ann is out: 1st"]


def test_a_player_with_too_many_cards_is_announced_as_out() -> None:
    house = "edition=hanpanee start=youngest"
    log = table(f"game: uno\nplayers: Ann Bo Cy\nhouse: {house}\ntop: RD4\nturn: Ann\ndraw: 4\nhand.Ann: 22")
    enter(log, "Ann draws 4")
    assert told(log) == ["Ann is out with 26 cards. The hand is shuffled into the stock"]


@pytest.mark.parametrize(
    ("game", "word", "said"),
    [("uno", "uno", "“UNO!”"), ("onecard", "one", "“One Card!”"), ("one", "one", "“One!”")],
)
def test_a_call_with_a_play_uses_the_words_of_the_game(game: str, word: str, said: str) -> None:
    top, card = ("R5", "R4") if game == "uno" else ("5H", "4H")
    log = table(f"game: {game}\nplayers: Ann Bo Cy\ntop: {top}\nturn: Ann\nhand.Ann: 2")
    enter(log, f"Ann plays {card} saying {word}")
    assert told(log) == [said]


def test_a_call_without_effect_is_announced_as_such() -> None:
    log = table("game: uno\nplayers: Ann Bo Cy\ntop: R5\nturn: Ann\nhand.Ann: 5")
    enter(log, "Ann plays R4 saying uno")
    assert told(log) == ["“UNO!” – but there is nothing to call"]


def test_a_last_card_call_has_its_own_name() -> None:
    log = table("game: onecard\nplayers: Ann Bo Cy\ntop: 5H\nturn: Ann\nhand.Ann: 2", "Ann plays 4H")
    entry = enter(log, "Ann says one")
    speech = Sentences(shared(True), "ko", log.state.names)
    assert "원카드" in speech.rule_plain(entry.ruling)
    assert "원카드" in speech.plain_story(entry.read, entry.ruling)


def offered(log: GameLog, seat: int) -> set[str]:
    """Return the verbs of the card grids and the one-tap lines that a seat may enter."""
    asks = log.game.prompts(log.state, seat)
    return {ask.verb for ask in asks if isinstance(ask, PickCards)} | {ask.text for ask in asks if isinstance(ask, Tap)}


def notes_of(log: GameLog) -> list[str]:
    speech = Sentences(shared(True), "en", log.state.names)
    return [speech.plain(note.id, **dict(note.fill)) for note in log.game.view(log.state).notes]


def test_phones_board_and_story_show_who_is_out_and_the_call() -> None:
    with evening(("Ann", "Bo", "Cy"), game="uno") as night:
        night.table.start(RANKED + "\n", 1)
        night.says("Ann plays R4 saying uno", "Bo draws", "Bo passes", "Cy draws", "Cy passes")
        client = night.phone(0)
        said = night.tap(client, "enter", verb="plays", card="R2")
        assert "You are out: 1st" in said.text
        for where in ("play", "story", "board"):
            assert "Ann</bdi> is out: 1st" in client.get(f"/{night.table.code}/{where}").text
        assert "“UNO!”" in client.get(f"/{night.table.code}/story").text
        assert "“UNO!”" in client.get(f"/{night.table.code}/why/1").text
        phone = client.get(f"/{night.table.code}/play").text
        assert "out, 1st" in phone
        night.says("Bo corrects hand.Bo 1", "Bo plays R9")
        over = client.get(f"/{night.table.code}/play").text
        assert "out, 2nd" in over
        assert "0 points" not in over


def test_a_player_who_is_out_has_nothing_to_play_or_call() -> None:
    log = table(RANKED, "Ann plays R4 saying uno", "Bo draws", "Bo passes", "Cy draws", "Cy passes")
    assert offered(log, 0) >= {"plays", "says uno"}
    enter(log, "Ann plays R2")
    assert not offered(log, 0) & {"plays", "says uno"}
    assert "says time-out" in offered(log, 0)
    assert offered(log, 2) >= {"plays", "says uno"}
