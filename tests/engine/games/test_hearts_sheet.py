"""Hearts on a screen: the round sheet completes and checks itself, and passed cards are shown to nobody else."""

from referee.engine import games
from referee.engine.basics.actions import Gives
from referee.engine.log.game_log import GameLog
from referee.engine.model.sheet import Tally
from referee.engine.model.view import FillIn, PickCards, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences

GAME = games.find("hearts")
NAMES = ("Ann", "Bo", "Cy", "Di")


def keeping(*lines: str, house: tuple[tuple[str, str], ...] = ()) -> GameLog:
    """Return a table that only keeps score, after some lines."""
    log = GameLog(GAME, Head("hearts", NAMES, house=house, keep="scores"))
    for line in lines:
        log.enter(read_action(line))
    return log


def filled(log: GameLog, **boxes: str) -> tuple[list[int | None], list[str], tuple[str, ...]]:
    """Return a filled sheet: each row's points, its errors, and the lines to enter."""
    sheet = GAME.tally(log.state)
    assert sheet is not None
    values = {(int(key[-1]), key[:-1]): text for key, text in boxes.items()}
    made = GAME.filled(log.state, sheet, values)
    return [row.points for row in made.sums], [fault.id for fault in made.faults], made.lines


def test_most_groups_only_keep_score() -> None:
    assert GAME.modes(None)[0] == "scores"


def test_passed_cards_are_seen_by_the_giver_then_the_receiver() -> None:
    log = GameLog(GAME, Head("hearts", NAMES))
    log.enter(read_action("Di deals"))
    log.enter(read_action("Ann gives QS AH 2C"))
    given = log.entries[-1].action
    assert isinstance(given, Gives)
    assert GAME.secret(log.state, given) == {0}
    for name in NAMES[1:]:
        log.enter(read_action(f"{name} gives 3"))
    assert GAME.secret(log.state, given) == {0, 1}
    assert GAME.secret(log.state, log.entries[-1].action) is None
    assert log.state.turn == 1


def test_a_position_offers_fitting_cards() -> None:
    facts = (("turn", "Ann"), ("trick", "3"), ("led", "D"), ("hand.Ann", "4D AH QS"))
    log = GameLog(GAME, Head("hearts", NAMES, facts=facts))
    (pick,) = [ask for ask in GAME.prompts(log.state, 0) if isinstance(ask, PickCards)]
    assert {offer.card.code: offer.fits for offer in pick.offers} == {"4D": True, "AH": False, "QS": False}
    assert not [ask for ask in GAME.prompts(log.state, 1) if isinstance(ask, PickCards)]


def test_a_table_that_keeps_score_fills_in_the_sheet_and_then_chooses() -> None:
    log = keeping(house=(("moon", "choice"),))
    assert [ask for ask in GAME.prompts(log.state, 0) if isinstance(ask, FillIn)]
    for line in ("Ann takes 26", "Bo takes 0", "Cy takes 0", "Di takes 0"):
        log.enter(read_action(line))
    taps = [ask.text for ask in GAME.prompts(log.state, 0) if isinstance(ask, Tap) and ask.place == "first"]
    assert taps == ["says add", "says subtract"]
    log.enter(read_action("Ann says add"))
    assert log.state.scores == (0, 26, 26, 26)


def sheet_of(log: GameLog) -> Tally:
    """Return the sheet of the current or the next round."""
    found = GAME.tally(log.state)
    assert found is not None
    return found


def test_lines_of_a_round_are_filled_into_its_sheet() -> None:
    log = keeping(house=(("no_trick_bonus", "5"), ("jack", "true")))
    sheet = sheet_of(log)
    lines = ("Ann takes 13", "Bo takes 3", "Cy takes nothing", "Di takes 0")
    takes = {seat: read_action(line) for seat, line in enumerate(lines)}
    values = GAME.refilled(log.state, sheet, takes)
    assert GAME.filled(log.state, sheet, values).lines == lines


REVOKED = ("Ann plays 4C", "Bo plays 2H", "Cy plays 5C", "Di plays 6C", "Di plays 3C", "Ann plays 3H", "Bo plays 7C")


def test_the_cost_of_a_revoke_is_shown_with_its_trick_and_cards() -> None:
    facts = (("trick", "12"), ("turn", "Ann"), ("taken.Cy", "20"), ("taken.Ann", "4"))
    log = GameLog(GAME, Head("hearts", NAMES, facts=facts))
    for line in REVOKED:
        log.enter(read_action(line))
    proved = log.entries[-1].ruling
    assert (proved.fill["cost"], proved.house) == (26, ("revoke",))
    told = Sentences(shared(), "en", NAMES).rule_plain(proved)
    assert told == (
        "7♣ is played. So Bo revoked in trick 12, playing 2♥ with 7♣ in hand. Bo gets 26 points for this round."
    )
    before = log.state
    log.enter(read_action("Cy plays 8C"))
    [(why, points)] = GAME.parts(log.state, 1, 1)
    assert points == log.state.scores[1] == 26
    assert (why.id, {key: str(value) for key, value in why.fill}) == (
        "part-revoke",
        {"trick": "12", "card": "2H", "shown": "7C"},
    )
    assert [(part.id, number) for part, number in GAME.parts(log.state, 1, 0)] == [("part-others-revoke", 0)]
    came = GAME.consequences(before, read_action("Cy plays 8C"), log.state)
    assert [message.id for message in came] == ["came-revoke"]
    assert "came-revoke" in [note.id for note in GAME.view(log.state).notes], "it stays until the next deal"
    log.enter(read_action(f"{NAMES[log.state.left_of(log.state.dealer)]} deals"))
    assert "came-revoke" not in [note.id for note in GAME.view(log.state).notes]
    assert GAME.parts(log.state, 1, 1)[0][1] == 26, "and on the page of the scores for good"


def test_the_parts_of_a_moon_are_shown_before_it_is_entered() -> None:
    lines = ("Ann takes 0", "Bo takes 26", "Cy takes 0", "Di takes 0")
    log = keeping(*lines)
    told = {seat: [(part.id, points) for part, points in GAME.parts(log.state, 1, seat)] for seat in (0, 1)}
    assert told == {0: [("part-taken", 0), ("part-moon", 26)], 1: [("part-taken", 26), ("part-moon-own", -26)]}
    off = keeping(*lines, house=(("moon", "subtract26"),))
    assert sum(points for _, points in GAME.parts(off.state, 1, 1)) == off.state.scores[1] == -26
    sheet = GAME.tally(log.state)
    assert sheet is not None
    sums = GAME.filled(log.state, sheet, dict(sheet.shortcuts[1].values)).sums
    assert [(part.id, points) for part, points in sums[1].parts] == [
        ("tally-queen", 13),
        ("tally-hearts", 13),
        ("part-moon-own", -26),
    ]
    assert [(part.id, points) for part, points in sums[0].parts] == [("part-moon", 26)]


def test_an_ordinary_round_is_scored_by_its_cards() -> None:
    log = keeping("Ann takes 13", "Bo takes 5", "Cy takes 8", "Di takes 0")
    assert GAME.parts(log.state, 1, 0) == ()
    assert log.state.summaries[-1].messages == ()
