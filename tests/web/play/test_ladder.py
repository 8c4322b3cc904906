"""The end of a round and of a game on a phone: who won, the hands as they are counted, standings, the podium."""

import re

import pytest

from referee.engine.basics.seats import NOBODY
from referee.web.core.looks import people_of
from referee.web.play.ladder import Ladder, ladder_of
from referee.web.play.panels import ShownView, middle_of, turn_of
from tests.support.client import said
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


def test_whoever_goes_out_in_a_melding_game_has_not_won_the_round() -> None:
    with evening(game="canasta") as night:
        night.says("Di deals", "Di flips 9H", "Ann draws 2", "Ann corrects hand.Ann 8; canastas.Ann+Cy 1")
        night.says("Ann melds QS QH QD / AS AH AD AC", "Ann discards 4S")
        night.says(*(f"{who} holds 20 points" for who in ("Bo", "Cy", "Di")))
        own, others, board = (
            said(night.phone(seat).get(f"/{night.table.code}/{page}"))
            for seat, page in ((0, "play"), (2, "play"), (1, "board"))
        )
        assert "You went out in round 1!" in own
        assert all("Ann went out in round 1" in page and "wins" not in page for page in (others, board))


@pytest.mark.promise("Who wins reads “you” on their own")
def test_whoever_wins_reads_you_win_on_their_own_phone() -> None:
    with evening(house="enforce=referee end=rounds:1") as night:
        night.says(*ROUND)
        page = night.phone(0).get(f"/{night.table.code}/play").text
        mine = re.findall(r'<span class="to of-0">(.*?)</span>', page)
        assert "You win!" in mine, "the band; which of the sentences is seen is the stylesheet's work"
        assert re.search(r'class="to-all">[^<]*<bdi>Ann</bdi> wins', page)
        told = re.search(r'id="told".*?</section>', page, re.DOTALL)
        assert told is not None
        assert "You win!" in told.group(), "the last line says it too"


@pytest.mark.promise("Who wins reads “you” on their own")
def test_whoever_wins_with_a_partner_reads_both() -> None:
    ended = "Ann+Cy scores cards=385 natural=1 mixed=1 red3=2 out=yes concealed=no hand=0"
    other = "Bo+Di scores cards=85 natural=0 mixed=0 red3=0 out=no concealed=no hand=85"
    with evening(game="canasta") as night:
        night.says("Di agrees keep=scores", "Ann corrects score.Ann+Cy 4900", ended, other)
        page = night.phone(2).get(f"/{night.table.code}/play").text
        assert re.search(r'class="to of-2">You and <bdi>Ann</bdi> win!<', page)


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


@pytest.mark.promise("Once the next round is dealt")
def test_once_the_next_round_is_dealt_no_screen_speaks_of_the_last_one() -> None:
    with evening(house="enforce=referee") as night:
        night.says(*ROUND)
        board, phone = (f"/{night.table.code}/{page}" for page in ("board", "play"))
        assert "wins round 1" in said(night.phone(1).get(phone))
        assert "wins round 1" in said(night.phone(1).get(board))
        night.says("Ann deals")
        assert ladder(night) is None
        dealt = said(night.phone(1).get(phone))
        assert "The first card is next" in dealt
        assert "Round 2" in dealt
        assert "wins round 1" not in dealt
        assert "wins round 1" not in said(night.phone(1).get(board))
