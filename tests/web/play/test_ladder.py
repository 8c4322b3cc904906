"""The end of a round and of a game on a phone: who won, the hands as they are counted, standings, the podium."""

from referee.engine.basics.seats import NOBODY
from referee.web.core.looks import people_of
from referee.web.play.ladder import Ladder, ladder_of
from referee.web.play.panels import ShownView, middle_of, turn_of
from tests.support.night import Evening, evening

ROUND = (
    *("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one"),
    *("Bo holds 20 points", "Cy holds 35 points", "Di holds 27 points"),
)
SECOND = (
    *("Ann deals", "Ann flips 9C", "Cy corrects hand.Bo 1; turn Bo", "Bo plays 9S saying one"),
    *("Ann holds 41 points", "Cy holds 3 points", "Di holds 9 points"),
)


def ladder(night: Evening) -> Ladder | None:
    return ladder_of(night.game, night.game.view, people_of(night.table, night.game))


def test_while_people_play_there_is_no_ladder() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*ROUND[:2])
        assert ladder(night) is None


def test_the_winner_of_a_round_is_told_at_once_and_sums_grow_with_each_count() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*ROUND[:4])
        shown = ladder(night)
        assert shown is not None
        assert (shown.kind, shown.first, shown.round) == ("count", 0, 1)
        assert [row.gained for row in shown.rows] == [0, None, None, None]
        page = night.phone(1).get(f"/{night.table.code}/play").text
        assert "You win round 1!" in page, "which of the two sentences is seen is the stylesheet's work"
        assert "wins round 1" in page
        assert page.count("counting …") == 3
        assert "has not counted yet" not in page, "the ladder says it"
        night.says(ROUND[4])
        shown = ladder(night)
        assert shown is not None
        assert [(row.gained, row.score) for row in shown.rows[:2]] == [(0, 0), (20, 20)]


def test_between_two_rounds_the_standings_say_who_rose() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*ROUND, *SECOND)
        shown = ladder(night)
        assert shown is not None
        assert (shown.kind, shown.first, shown.round) == ("standings", 1, 2)
        assert [(row.seats, row.place, row.rose, row.gained, row.score) for row in shown.rows] == [
            ((1,), 1, 1, 0, 20),
            ((3,), 2, 1, 9, 36),
            ((2,), 3, 1, 3, 38),
            ((0,), 4, -3, 41, 41),
        ]
        page = night.phone(0).get(f"/{night.table.code}/play").text
        assert page.count("▲") == 3
        assert page.count("▼") == 1
        assert "part?round=2" not in page, "rows move when a count is amended: nothing there can be tapped"


def test_a_game_ends_with_a_podium_in_the_order_second_first_third() -> None:
    with evening(house="enforce=referee end=rounds:1") as night:
        night.says(*ROUND)
        shown = ladder(night)
        assert shown is not None
        assert (shown.kind, shown.steps) == ("podium", 3)
        assert [(row.seats, row.place) for row in shown.rows] == [((1,), 2), ((0,), 1), ((3,), 3), ((2,), 4)]


def test_a_night_that_only_keeps_score_has_standings_of_its_own() -> None:
    with evening(game="hearts") as night:
        night.says("Di agrees keep=scores", "Ann takes 3", "Bo takes 16", "Cy takes 5", "Di takes 2")
        assert night.game.view.sums
        assert ladder(night) is None


def test_the_turn_is_drawn_anew_only_for_another_winner_not_for_each_count() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*ROUND[:4])
        first = ShownView(night.game.view, night.game.names, ladder=ladder(night))
        night.says(ROUND[4])
        then = ShownView(night.game.view, night.game.names, ladder=ladder(night))
        assert (first.won, ShownView(night.game.view, night.game.names).won) == (0, NOBODY)
        assert turn_of(first) == turn_of(then)
        assert middle_of(first) != middle_of(then)
        assert middle_of(first).view.middle == ()
