"""Screens of melding games: each note and button has a text, and a seat is offered what it needs."""

import pytest

from referee.engine import games
from referee.engine.basics.cards import card
from referee.engine.log.game_log import GameLog
from referee.engine.log.settled import settled_in
from referee.engine.model.message import Message
from referee.engine.model.state import Settled
from referee.engine.model.view import Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences

GAME = games.find("canasta")
NAMES = ("Ann", "Bo", "Cy", "Di")


def shown(log: GameLog, language: str) -> set[str]:
    """Return the notes and buttons of a table now, and check that each has a text."""
    speech = Sentences(shared(), language, log.state.names)
    view = GAME.view(log.state)
    found = [*view.notes, *(view.pile.notes if view.pile else ()), *((view.may,) if view.may else ())]
    asks = [ask for seat in range(len(log.state.names)) for ask in GAME.prompts(log.state, seat)]
    found += [ask.label for ask in asks if not (isinstance(ask, Tap) and ask.asked)]
    assert all(speech.message(message) for message in found)
    return {message.id for message in found}


def told(log: GameLog, language: str, *lines: str) -> set[str]:
    """Return the notes and buttons after each of some lines."""
    found = shown(log, language)
    for line in lines:
        log.enter(read_action(line))
        found |= shown(log, language)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_and_button_has_a_text(language: str) -> None:
    log = GameLog(GAME, Head("canasta", NAMES))
    seen = told(log, language, "Di deals", "Ann lays 3H", "Di flips 2S", "Di flips 3S", "Ann draws", "Ann discards 3C")
    assert {
        "note-deal",
        "note-flip",
        "note-frozen",
        "may-draw",
        "may-meld",
        "ask-lay",
        "ask-lay-card",
        "ask-flip",
    } <= seen
    facts = (("turn", "Ann"), ("top", "3S"), ("stock", "0"), ("melds.Ann+Cy", "9S 9H 9D"), ("hand.Ann", "9"))
    log = GameLog(GAME, Head("canasta", NAMES, house=(("stock_end", "play_on_pile"),), facts=facts))
    assert {"note-blocked", "may-decline", "ask-decline"} <= shown(log, language)
    assert "ask-take-pile" not in shown(log, language), "a black three keeps it"
    seen = told(log, language, "Ann corrects top 9C")
    assert "ask-take-pile" in seen
    seen = told(log, language, "Ann takes pile", "Ann asks", "Cy answers no", "Ann melds 9C")
    assert {"may-top", "may-wait", "may-meld", "ask-answer-yes", "ask-meld", "ask-discard-unseen"} <= seen
    seen = told(log, language, "Ann says time-out", "Ann says time-in", "Bo penalizes Ann for question", "Ann disputes")
    assert {"note-timeout", "note-vote"} <= seen
    seen = told(log, language, "Ann discards 4C", "Bo passes", "Di leaves")
    assert {"note-count", "ask-hold", "ask-hold-points", "ask-return"} <= seen
    keeps = GameLog(GAME, Head("canasta", NAMES, keep="scores"))
    assert "ask-tally" in shown(keeps, language)
    assert [side.minimum for side in GAME.view(keeps.state).sides] == [50, 50]


def test_drawn_cards_are_shown_to_one_seat_only() -> None:
    log = GameLog(GAME, Head("canasta", NAMES))
    for line, seats in (
        ("Bo draws 5H 6H", {1}),
        ("Cy lays 3H drawing 5C", {2}),
        ("Cy lays 3H", None),
        ("Bo draws 2", None),
        ("Ed draws 5H 6H", set()),
        ("Bo melds 5H 5D 5S", None),
    ):
        assert GAME.secret(log.state, read_action(line)) == seats, line


def kept(hidden: str, *lines: str, **hands: str) -> list[Message]:
    """Return the notes about a red three in a hand after the last of some lines."""
    facts = (("turn", "Ann"), ("drawn", "yes"), ("melds.Ann", "KS KH KD KC KS KH KD / 9S 9H 9D 9C 9S 9H 9D"))
    known = tuple((f"hand.{name}", cards) for name, cards in hands.items())
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo"), house=(("hidden_red3", hidden),), facts=(*facts, *known)))
    for line in lines:
        before = log.state
        entry = log.enter(read_action(line))
    return [message for message in GAME.consequences(before, entry.read, log.state) if message.id == "came-kept"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_red_three_in_a_hand_is_pointed_out_at_the_count(language: str) -> None:
    speech = Sentences(shared(), language, ("Ann", "Bo"))
    [said] = kept("0", "Ann discards 4C", "Bo holds 3H 5D", Ann="4C", Bo="3")
    assert dict(said.fill) == {"seat": 1, "cards": (card("3H"),), "points": 0}
    assert "500" not in str(speech.message(said))
    [known] = kept("-500", "Ann discards 4C", Ann="4C", Bo="3H 3D")
    assert dict(known.fill) == {"seat": 1, "cards": (card("3H"), card("3D")), "points": 1000}
    assert "1000" in str(speech.message(known)).replace(",", "")
    assert kept("-500", "Ann discards 4C", "Bo holds 5D", Ann="4C", Bo="1") == []
    assert kept("-500", "Ann discards 4C", "Bo holds 10 points", Ann="4C", Bo="1") == []


def draws(log: GameLog) -> dict[str, object]:
    """Return the notes about the pile for the player to act."""
    may = GAME.view(log.state).may
    assert may is not None
    return dict(may.fill)


def came(log: GameLog, line: str) -> dict[str, dict[str, object]]:
    """Return the messages of a line apart from its ruling."""
    before = log.state
    entry = log.enter(read_action(line))
    assert entry.stands, entry.ruling
    return {message.id: dict(message.fill) for message in GAME.consequences(before, entry.read, log.state)}


def test_the_moment_when_one_player_remains_is_announced() -> None:
    house = (("three_players", "cut_throat"),)
    facts = (("turn", "Ann"), ("pile", "4S 9S"), ("melds.Ann", "9H 9D 9C"), ("melds.Bo", "KH KD KC"))
    log = GameLog(GAME, Head("canasta", ("Ann", "Bo", "Cy"), house=house, facts=facts))
    assert "note-not-alone" in {note.id for note in GAME.view(log.state).notes}
    assert came(log, "Ann takes pile") == {"came-alone": {"seat": 0, "others": (1, 2)}}
    view = GAME.view(log.state)
    assert "note-alone" in {note.id for note in view.notes}
    assert [side.seats for side in view.sides] == [(0,), (1, 2)]
    for language in LANGUAGES:
        assert {"note-alone", "may-top"} <= shown(log, language)


def test_a_concealed_hand_is_announced_by_the_line_that_ends_it() -> None:
    hand = "KS KH KD KC KS KH KD 4C"
    for lines in (("Ann melds KS KH KD KC KS KH KD", "Ann discards 4C"), ("Ann melds KS KH KD KC KS KH KD 2C",)):
        facts = (("turn", "Ann"), ("drawn", "yes"), ("hand.Ann", hand.replace("4C", "2C") if len(lines) == 1 else hand))
        log = GameLog(GAME, Head("canasta", ("Ann", "Bo"), house=(("canastas_to_go_out", "1"),), facts=facts))
        for line in lines:
            told_of = came(log, line)
        assert told_of == {"came-concealed": {"seat": 0, "points": 200}}
        assert log.entries[-1].ruling.fill["concealed"]


def test_a_taken_pile_is_open_until_the_required_cards_are_melded() -> None:
    log = GameLog(GAME, Head("canasta", NAMES, facts=(("turn", "Ann"), ("pile", "4S 9S"), ("score.Ann+Cy", "0"))))
    assert log.enter(read_action("Ann takes pile")).ruling.verdict == "open"
    assert settled_in(log.entries, log.state, 1) is None
    log.enter(read_action("Ann melds 9S 9H 9D KS KH KD"))
    assert settled_in(log.entries, log.state, 1) is None
    log.enter(read_action("Ann melds 9S 9H 9D / KS KH KD"))
    assert settled_in(log.entries, log.state, 1) == Settled("right", 3)


def test_between_rounds_the_table_shows_the_next_round() -> None:
    melds = (("melds.Ann+Cy", "KS KH KD KC KS KH KD"), ("score.Ann+Cy", "1480"), ("hand.Ann", "4C"))
    hands = (("hand.Bo", "5C"), ("hand.Cy", "5C"), ("hand.Di", "5C"))
    log = GameLog(GAME, Head("canasta", NAMES, facts=(("turn", "Ann"), ("drawn", "yes"), *melds, *hands)))
    log.enter(read_action("Ann discards 4C"))
    mine, theirs = GAME.view(log.state).sides
    assert ((mine.melds, mine.opened, mine.minimum), theirs.minimum) == (((), False, 90), 15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cut_throat_agreed_once_the_pile_was_taken(language: str) -> None:
    log = games.open_log("game: canasta\nplayers: Ann Bo Cy\nturn: Ann\nhand.Ann: 8\npile: 4C 9H\nmelds.Ann: KH KD KS")
    notes = told(log, language, "Ann takes pile", "Bo agrees three_players=cut_throat now", "Ann melds 9H 9D 9S")
    assert "note-alone" not in notes
