"""Stored games rule as before although two house rules were reworded.

One Card's `joker_last` has meant the opposite since 0.5.0, and UNO's 7-0 has been a switch of its own since then.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from referee.engine import games
from referee.engine.basics.actions import Action
from referee.engine.notation.lines import read_action
from referee.engine.notation.tokens import read_pairs, words_of
from referee.store import Store
from referee.store.sqlite import reworded
from referee.web.seats.next_game import Plan, read_plan
from tests.support.folders import TESTS

OLD = TESTS / "versions" / "0.4.0.sql"
HEAD = 'game: onecard\nplayers: Ann "joker_last=true"\n{}top: 6H\nturn: Ann\nhand.Ann: 1\n'
HEADS = {
    "": "no",
    "house: call=off\n": "no",
    "house: call=off joker_last=true k=skip2\n": "no",
    "house: joker_last=false\n": "ok",
    "preset: nuclear\nhouse: bankruptcy=off\n": "no",
    "preset: american_page_one\nhouse: jokers=true\n": "ok",
    "preset: eights\nhouse: jokers=true joker_last=true powers=Joker\n": "no",
}
"""The statement of a stored head about the joker, and the ruling of its game about a joker as the last card."""
LINES = (("Ann agrees joker_last=false now", "ok"), ("Ann amends 1: Ann agrees joker_last=true k=skip2 now", "no"))


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """Return a database of 0.4.0."""
    made = tmp_path / "referee.db"
    with closing(sqlite3.connect(made)) as base:
        base.executescript(OLD.read_text(encoding="utf-8"))
    return made


def changed(path: Path, *statements: tuple[str, tuple[object, ...]]) -> Store:
    """Return the database, opened after some statements were run in it."""
    with closing(sqlite3.connect(path)) as base, base:
        for statement, values in statements:
            base.execute(statement, values)
    return Store(path)


@pytest.mark.parametrize(("said", "verdict"), HEADS.items())
def test_a_stored_game_rules_the_last_joker_as_before(old: Path, said: str, verdict: str) -> None:
    insert = "INSERT INTO games (id, night, number, head, started) VALUES (90, 1, 90, ?, 0)"
    store = changed(old, (insert, (HEAD.format(said),)))
    [game] = [row for row in store.night(store.nights()[0].code).games if row.id == 90]
    log = games.open_log(game.head)
    assert log.head.players == ("Ann", "joker_last=true")
    assert log.enter(read_line("Ann plays RJ")).ruling.verdict == verdict
    store.close()


def read_line(text: str) -> Action:
    """Return a line of play."""
    return read_action(text)


@pytest.mark.parametrize(("text", "verdict"), LINES)
def test_agreed_house_rules_keep_their_meaning(old: Path, text: str, verdict: str) -> None:
    insert = "INSERT INTO games (id, night, number, head, started) VALUES (90, 1, 90, ?, 0)"
    kept = [(1, "Ann agrees k=again joker_last=true now"), (2, text), (3, '"joker_last=true" says joker_last=true')]
    line = "INSERT INTO lines (game, n, at, text, verdict, rule, entered) VALUES (90, ?, 0, ?, 'ok', 'table.agree', 0)"
    store = changed(old, (insert, (HEAD.format(""),)), *((line, values) for values in kept))
    [game] = [row for row in store.night(store.nights()[0].code).games if row.id == 90]
    lines = store.lines(game.id)
    log = games.open_log(game.head)
    log.load((row.at, row.text, row.verdict) for row in lines[:2])
    assert log.enter(read_line("Ann plays RJ")).ruling.verdict == verdict
    assert lines[2].text.startswith('"joker_last=true" says')
    store.close()


@pytest.mark.parametrize(
    ("preset", "house", "barred"),
    [
        ("one_card", "", True),
        ("one_card", "joker_last=false", False),
        ("one_card", "call=off joker_last=true", True),
        ("nuclear", "call=off", True),
        ("american_page_one", "call=off", False),
    ],
)
def test_saved_house_rules_and_plans_keep_their_meaning(old: Path, preset: str, house: str, barred: bool) -> None:
    insert = "INSERT INTO rules (game, name, preset, house, device) VALUES ('onecard', 'Ours', ?, ?, 'phone')"
    plan = Plan("onecard", preset, read_pairs(words_of(house)) if house else (), (1, 2), 1).to_text()
    store = changed(old, (insert, (preset, house)), ("UPDATE nights SET plan = ?", (plan,)))
    [rules] = store.rules("onecard")
    base = games.find("onecard").preset_house(preset)
    kept = base.with_texts(read_pairs(words_of(rules.house)) if rules.house else ())
    planned = read_plan(store.night(store.nights()[0].code).plan)
    assert (planned.game, planned.ring, planned.dealer) == ("onecard", (1, 2), 1)
    for made in (kept, base.with_texts(planned.house)):
        assert made.joker_last is not barred  # type: ignore[attr-defined]
    store.close()


UNO_HEAD = "game: uno\nplayers: Ann Bo\n{}top: R5\nturn: Ann\nhand.Ann: 5\nhand.Bo: 2\n"
EDITIONS = {
    "": 2,
    "house: edition=hanpanee\n": 4,
    "house: target=300 edition=hanpanee start=rps\n": 4,
    "preset: hanpanee\n": 4,
    "preset: hanpanee\nhouse: edition=standard\n": 2,
    "house: edition=flip\n": 2,
}
"""The statement of a stored head about UNO's edition, and how many cards Bo has after Ann's 7."""


@pytest.mark.parametrize(("said", "hand"), EDITIONS.items())
def test_a_stored_game_of_uno_swaps_hands_as_before(old: Path, said: str, hand: int) -> None:
    insert = "INSERT INTO games (id, night, number, head, started) VALUES (90, 1, 90, ?, 0)"
    store = changed(old, (insert, (UNO_HEAD.format(said),)))
    [game] = [row for row in store.night(store.nights()[0].code).games if row.id == 90]
    log = games.open_log(game.head)
    log.enter(read_line("Ann plays R7"))
    assert log.state.hands[1] == hand
    store.close()


@pytest.mark.parametrize(("edition", "hand"), [("hanpanee", 4), ("standard", 2)])
def test_an_agreed_or_planned_edition_swaps_hands_as_before(old: Path, edition: str, hand: int) -> None:
    insert = "INSERT INTO games (id, night, number, head, started) VALUES (90, 1, 90, ?, 0)"
    line = "INSERT INTO lines (game, n, at, text, verdict, rule, entered) VALUES (90, 1, 0, ?, 'ok', 'table.agree', 0)"
    rules = "INSERT INTO rules (game, name, preset, house, device) VALUES ('uno', 'Hard', 'official', ?, 'phone')"
    plan = Plan("uno", "official", (("edition", edition),)).to_text()
    store = changed(
        old,
        (insert, (UNO_HEAD.format(""),)),
        (line, (f"Ann agrees edition={edition} now",)),
        (rules, (f"edition={edition}",)),
        ("UPDATE nights SET plan = ?", (plan,)),
    )
    [game] = [row for row in store.night(store.nights()[0].code).games if row.id == 90]
    log = games.open_log(game.head)
    log.load((row.at, row.text, row.verdict) for row in store.lines(game.id))
    log.enter(read_line("Ann plays R7"))
    assert log.state.hands[1] == hand
    base, planned = games.find("uno").preset_house(), read_plan(store.night(store.nights()[0].code).plan)
    [kept] = [row for row in store.rules("uno") if row.name == "Hard"]
    for pairs in (planned.house, read_pairs(words_of(kept.house))):
        assert base.with_texts(pairs).seven_zero is (hand == 4)  # type: ignore[attr-defined]
    store.close()


def test_other_games_and_plans_are_unchanged() -> None:
    assert reworded.game_of('game: one\nplayers: Ann "game: uno"\n') == "one"
    for plan in ("", "no plan", Plan("uno", "official", (("deck", "108"),)).to_text(), '{"game": "onecard"}'):
        assert reworded.plan(plan) == plan == reworded.plan_with_seven_zero(plan)


def test_a_new_database_is_migrated_only_once(tmp_path: Path) -> None:
    path = tmp_path / "new.db"
    store = Store(path)
    store.keep_rules("onecard", "Ours", "one_card", "joker_last=false", "phone")
    store.close()
    store = Store(path)
    assert store.rules("onecard")[0].house == "joker_last=false"
    store.close()
