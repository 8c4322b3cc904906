"""The phone at a night that only keeps score: standings, the coming deal, and the round's sheet one tap away."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from typing import Any

import pytest

from tests.support.client import said
from tests.support.night import NAMES, Evening, evening

HEARTS = tuple(
    f"{name} takes {points}"
    for scored in ((3, 16, 5, 2), (0, 0, 13, 13))
    for name, points in zip(NAMES, scored, strict=True)
)
CANASTA = (
    "Ann+Cy scores cards=385 natural=1 mixed=1 red3=2 out=yes concealed=no hand=0",
    "Bo+Di scores cards=160 natural=0 mixed=0 red3=1 out=no concealed=no hand=85",
)
POINTS = tuple(f"{name} scores {points}" for name, points in zip(NAMES, (0, 53, 12, 5), strict=True))
FIRST = tuple(f"{name} scores {points}" for name, points in zip(NAMES, (0, 53, 0, 0), strict=True))


@contextmanager
def kept(game: str, *lines: str, house: str = "") -> Iterator[Evening]:
    """Yield a night of a game that only keeps score."""
    with evening(house=house, with_phones=4, game=game) as night:
        night.says("Di agrees keep=scores", *lines)
        yield night


def pieces(night: Evening, who: int = 0) -> dict[str, Any]:
    """Return the live pieces of a phone."""
    return dict(chain(*night.app.extensions["screens"].fragments(night.table, "phone", who)))


def played(night: Evening, who: int = 0, language: str = "en") -> str:
    """Return a phone's screen in play."""
    return str(night.phone(who, language).get(f"/{night.table.code}/play").text)


def told(night: Evening, who: int = 0, language: str = "en") -> str:
    """Return what a phone's screen in play says."""
    return said(night.phone(who, language).get(f"/{night.table.code}/play"))


def test_totals_are_ranked_with_leader_and_gap() -> None:
    with kept("hearts", *HEARTS) as night:
        rows = pieces(night)["middle"].rows
        assert [(NAMES[row.seats[0]], row.place, row.gained, row.score) for row in rows] == [
            *(("Ann", 1, 0, 3), ("Di", 2, 13, 15)),
            *(("Bo", 3, 0, 16), ("Cy", 4, 13, 18)),
        ]
        assert [row.rose for row in rows] == [1, -1, 1, -1]
        assert "YouAnn 12 ahead" in told(night), "which of both is read is the page's class"
        assert 'aria-label="Ann: 3"' in played(night), "a link is more than a number to somebody who only hears it"


def test_the_coming_deal_and_pass_are_told() -> None:
    with kept("hearts", *HEARTS) as night:
        words = told(night)
        for phrase in ("Round 3: Bo deals", "Pass 3 across", "The player with 2♣ leads", "Target: 100"):
            assert phrase in words
        assert [note.id for note in pieces(night)["middle"].notes] == ["note-trick-to", "note-trick-opener"]


def newest(night: Evening, language: str = "en") -> str:
    """Return what the newest line of a phone tells everybody whom it does not name."""
    page = played(night, 0, language).split('<ol class="told"')[1].split("</li>")[0]
    return " ".join(re.sub(r"<[^>]+>", "", page.split('<span class="to-all">')[1]).split())


def test_a_scored_round_is_told_as_a_whole_and_not_by_the_last_row_of_its_sheet() -> None:
    with kept("hearts", *HEARTS) as night:
        assert newest(night) == "Round 2 is scored"
        night.says(*(f"{name} takes {points}" for name, points in zip(NAMES, (0, 26, 0, 0), strict=True)))
        assert newest(night).startswith("Bo shot the moon: 26 points for each of the others")
        assert "took" not in newest(night)


def test_each_side_has_its_minimum_and_shares_a_row() -> None:
    with kept("canasta", *CANASTA, "Cy corrects score.Ann+Cy 1500") as night:
        middle = pieces(night)["middle"]
        assert [(row.seats, row.score) for row in middle.rows] == [((0, 2), 1500), ((1, 3), 175)]
        assert middle.needs == (90, 50)
        assert "First meld 90" in told(night)
        assert "Ann, Cy 1325 ahead" in told(night)


@pytest.mark.parametrize(
    ("game", "lines", "ahead", "places"),
    [
        ("one", POINTS, "Ann 5 ahead", [1, 2, 3, 4]),
        ("uno", FIRST, "Bo 53 ahead", [1, 2, 2, 2]),
        ("other", POINTS, "Bo 41 ahead", [1, 2, 3, 4]),
    ],
)
def test_every_game_that_gives_points_has_this_screen(
    game: str, lines: tuple[str, ...], ahead: str, places: list[int]
) -> None:
    with kept(game, *lines) as night:
        assert ahead in told(night)
        assert [row.place for row in pieces(night)["middle"].rows] == places


def test_the_sheet_of_uno_has_points_for_one_player() -> None:
    with kept("uno", "Di deals") as night:
        form = {f"v-{seat}-points": points for seat, points in enumerate("5300")}
        page = night.phone(0).get(f"/{night.table.code}/tally", query_string=form, headers={"HX-Request": "true"})
        assert "Only the first one out gets points, and here are points for Ann, Bo" in said(page)
        night.tap(night.phone(0), "tally", **form)
        assert night.state.scores == (0, 0, 0, 0)


def test_the_sheet_is_the_button_and_a_time_out_a_rare_act() -> None:
    with kept("hearts", *HEARTS) as night:
        found = pieces(night)
        assert [ask.page for ask in found["asks-main"].asks] == ["tally"]
        assert not found["asks-call"].asks, "no time-out in the bar"
        assert "ask-time-out" in [ask.label.id for ask in found["asks-table"].asks]
        page = played(night)
        assert f'href="/{night.table.code}/scores"' in page
        assert f'href="/{night.table.code}/tally?edit=2"' in page
        night.says("Ann says time-out")
        found = pieces(night)
        assert [ask.label.id for ask in found["asks-main"].asks] == ["ask-time-in"]
        assert "Time-out by Ann" in told(night)


def test_before_the_first_round_nobody_leads() -> None:
    with kept("hearts") as night:
        page = played(night)
        assert "Round 1: Di deals" in told(night)
        assert "No round has been scored yet" in told(night)
        assert "score-row leads" not in page
        assert "tally?edit=" not in page


def test_equal_leaders_are_named_together() -> None:
    lines = (f"{name} scores {points}" for name, points in zip(NAMES, (5, 5, 9, 9), strict=True))
    with kept("one", *lines) as night:
        assert "Level: Ann, Bo" in told(night)


def test_the_end_shows_the_winner_among_the_standings() -> None:
    with kept("hearts", *HEARTS, house="end_score=17") as night:
        page = played(night)
        assert "Ann wins" in told(night)
        assert re.findall(r'<li class="score-row([^"]*)"', page) == [" leads won", "", "", ""]
        assert "score-acts" not in page


def test_a_table_that_enters_every_play_keeps_its_cards() -> None:
    with evening(with_phones=1) as night:
        night.says("Di deals", "Di flips 9D")
        page = played(night)
        assert "score-night" not in page
        assert 'class="chip of-1' in page
        night.says("Ann agrees keep=scores")
        assert "score-night" not in played(night), "from the next deal"


@pytest.mark.parametrize(("language", "ahead"), [("ko", "나Ann 12점 앞섬"), ("ja", "あなたAnn 12点リード")])
def test_in_the_language_of_the_phone(language: str, ahead: str) -> None:
    with kept("hearts", *HEARTS) as night:
        assert ahead in told(night, 1, language)


def test_pages_of_a_score_night_lead_to_penalty_cards_only_once_there_is_one() -> None:
    with kept("hearts", *HEARTS[:5]) as night:
        link = f'href="/{night.table.code}/penalties"'
        assert link not in night.phone(0).get(f"/{night.table.code}/scores").text
        night.says("Ann penalizes Bo for question")
        assert link in night.phone(0).get(f"/{night.table.code}/scores").text


def test_who_has_just_come_moves_nobody_by_an_arrow() -> None:
    with kept("hearts", *HEARTS) as night:
        before = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        night.says("Eve joins after Di with 13")
        after = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        assert after == {**before, 4: 0}
        night.says("Ann takes 0", "Bo takes 0", "Cy takes 0", "Di takes 13", "Eve takes 13")
        after = {row.seats[0]: row.rose for row in pieces(night)["middle"].rows}
        assert after[4] == 0
        assert sum(after.values()) == 0, "the others moved among themselves"
