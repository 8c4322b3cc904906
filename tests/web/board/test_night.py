"""The end of a night on the board: its podium and what its logs prove."""

import pytest

from referee.engine.model.message import Message
from referee.web.board.night import NightRank, facts_of, night_podium
from referee.web.core.looks import BoardPerson
from referee.web.play.ladder import on_podium
from referee.web.scores.standings import Standing
from tests.support.night import Evening, evening


def facts(night: Evening) -> dict[str, tuple[list[str], int]]:
    """Return whom each fact names, and its number."""
    found = {}
    for fact in facts_of(night.table.games):
        fill = dict(fact.fill)
        found[fact.id] = ([str(name) for name in fill.get("names", ())], fill.get("count", 0))
    return found


def test_the_longest_attack_is_that_of_whoever_drew_it() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 9D", "Cy corrects draw 4", "Ann draws 4", "Cy corrects draw 8", "Bo draws 8")
        assert facts(night)["board-fact-attack"] == (["Bo"], 8)
        night.says("Cy undoes 6")
        assert facts(night)["board-fact-attack"] == (["Ann"], 4)


def test_penalty_cards_add_up_and_those_that_went_back_do_not() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 9D", "Ann penalizes Bo for question")
        assert "board-fact-cards" not in facts(night), "one card is no story"
        night.says("Ann plays 9H", "Cy penalizes Bo for question")
        assert facts(night)["board-fact-cards"] == (["Bo"], 2)


def test_what_too_many_share_is_no_fact() -> None:
    with evening(game="hearts") as night:
        night.says(
            "Di agrees keep=scores",
            *(f"{who} takes {points}" for who, points in zip(night.state.names, (6, 6, 7, 7), strict=True)),
        )
        assert facts(night)["board-fact-points"] == (["Cy", "Di"], 7)
    with evening(("Ann", "Bo", "Cy", "Di"), game="other") as night:
        night.says("Di agrees keep=scores", *(f"{who} scores 5" for who in night.state.names))
        assert "board-fact-points" not in facts(night)


def test_a_quiet_night_has_no_facts() -> None:
    with evening() as night:
        assert facts_of(night.table.games) == ()


def test_the_podium_of_a_night_goes_by_wins() -> None:
    with evening(house="enforce=referee end=rounds:1") as night:
        night.says("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one")
        night.says("Bo holds KD QS", "Cy holds 35 points", "Di holds RJ 2C")
        shown = night_podium(night.table)
        assert [(rank.person.name, rank.place, rank.wins) for rank in shown.steps] == [
            ("Bo", 2, 0),
            ("Ann", 1, 1),
            ("Di", 3, 0),
        ]
        assert [rank.person.name for rank in shown.others] == ["Cy"]
        assert Message("board-fact-points", (("names", ("Cy",)), ("count", 35))) in shown.facts


def row(seat: int, place: int | None) -> Standing:
    return Standing((seat,), place, 0, left=place is None)


def test_the_winner_stands_in_the_middle_of_the_podium() -> None:
    rows = tuple(row(seat, place) for seat, place in enumerate((1, 2, 3, 4, None)))
    steps, others = on_podium(rows)
    assert [step.place for step in steps] == [2, 1, 3]
    assert [other.place for other in others] == [4, None]


def test_where_too_many_share_a_place_only_winners_stand_there() -> None:
    rows = tuple(row(seat, place) for seat, place in enumerate((1, 2, 2, 2, 2)))
    steps, others = on_podium(rows)
    assert [step.place for step in steps] == [1]
    assert len(others) == 4


def test_a_night_won_by_one_puts_no_two_of_four_equals_on_its_podium(monkeypatch: pytest.MonkeyPatch) -> None:
    places = zip("ABCDE", (1, 2, 2, 2, 2), strict=True)
    ranks = tuple(NightRank(BoardPerson(name, 0, ""), place, 0, 1) for name, place in places)
    monkeypatch.setattr("referee.web.board.night.night_ranks", lambda _: ranks)
    with evening() as night:
        shown = night_podium(night.table)
    assert [rank.person.name for rank in shown.steps] == ["A"]
    assert len(shown.others) == 4


def test_cards_that_a_call_cost_the_others_count_as_drawn() -> None:
    with evening(game="onecard", house="others_draw_on_call=true") as night:
        night.says(
            "Di deals", "Di flips 9H", "Cy corrects turn Bo; draw 9", "Bo draws 9", "Cy corrects turn Ann; hand.Ann 2"
        )
        assert "board-fact-drawn" not in [fact.id for fact in facts_of(night.table.games)]
        night.says("Ann plays 9D saying one")
        [fact] = [fact for fact in facts_of(night.table.games) if fact.id == "board-fact-drawn"]
        assert dict(fact.fill)["count"] == 10
        assert dict(fact.fill)["names"] == ("Bo",)
