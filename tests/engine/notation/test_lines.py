"""One line of the record: readable and unreadable lines, and that formatting and parsing agree."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import card
from referee.engine.basics.errors import NotationError
from referee.engine.notation.lines import VERBS, format_action, read_action
from referee.engine.notation.tokens import quote, read_facts, read_names, side
from tests.support.drawn import drawn
from tests.support.player import ABOUT_LINES, ODD, RandomTable

visible = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=8)


@pytest.mark.parametrize("key", games.names())
def test_parsing_a_formatted_line_gives_it_back(key: str) -> None:
    for seed in range(30):
        table = RandomTable(key, seed, names=ODD)
        for kind in {*table.game.rules_on, *ABOUT_LINES}:
            action = table.of_kind(kind)
            assert read_action(format_action(action)) == action


@drawn(200)
@given(st.one_of(st.sampled_from(ODD), visible, st.tuples(visible, visible).map(" ".join)))
def test_parsing_a_quoted_name_gives_it_back(name: str) -> None:
    assert read_names(quote(name)) == (name,)
    assert read_names(side((name, "Bo"))) == (name, "Bo")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("Ann-2_b", "Ann-2_b"),
        ("민수", "민수"),
        ("さくら", "さくら"),
        ("अनीता", "अनीता"),
        ("none", '"none"'),
        ("Mary Ann", '"Mary Ann"'),
        ("a+b", '"a+b"'),
        ("#1", '"#1"'),
        ('say "hi"', '"say \\"hi\\""'),
        ("back\\slash", '"back\\\\slash"'),
        ("O'Neil", '"O\'Neil"'),
        ("👑", '"👑"'),
    ],
)
def test_formatting_a_name(name: str, written: str) -> None:
    assert quote(name) == written
    assert read_action(f"{written} draws") == act.Draws(name)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Bo plays 7H 7♥", act.Plays("Bo", (card("7H"), card("7H")))),
        ("Bo plays 10S TS 10♠", act.Plays("Bo", (card("TS"),) * 3)),
        ("Bo plays JC calling ♠ saying one", act.Plays("Bo", (card("JC"),), "S", ("one",))),
        ("Bo plays 8S saying spade calling H saying one", act.Plays("Bo", (card("8S"),), "H", ("spade", "one"))),
        ("Bo  draws   4", act.Draws("Bo", 4)),
        ("Bo draws 4H RJ", act.Draws("Bo", 2, (card("4H"), card("RJ")))),
        ("Bo takes 13", act.Takes("Bo", 13)),
        ("Bo takes nothing", act.Takes("Bo", 0, nothing=True)),
        ("Bo takes pile", act.TakesPile("Bo")),
        ("Bo holds 17 points", act.Holds("Bo", (), 17)),
        ("Bo holds nothing", act.Holds("Bo")),
        ("Bo melds K: 2S RJ / 7H 7D 7S", act.Melds("Bo", (
            act.Group((card("2S"), card("RJ")), "K"), act.Group((card("7H"), card("7D"), card("7S"))),
        ))),
        ("Bo+Di scores cards=385 out=yes", act.Scores("Bo", ("Bo", "Di"), None, (("cards", "385"), ("out", "yes")))),
        ("Bo amends 12: Ann holds 5 points", act.Amends("Bo", 12, act.Holds("Ann", (), 5))),
        ('"a 12: b" amends 12: Ann draws', act.Amends("a 12: b", 12, act.Draws("Ann"))),
        ('"he corrects" corrects draw 2', act.Corrects("he corrects", (("draw", "2"),))),
        (
            'Bo corrects hand."Mary; Ann" 4; turn "Mary; Ann"',
            act.Corrects("Bo", (('hand."Mary; Ann"', "4"), ("turn", '"Mary; Ann"'))),
        ),
        ("Bo agrees end=score:500,rounds:10 now", act.Agrees("Bo", (("end", "score:500,rounds:10"),), True)),
        ("Eve joins after Bo with -5", act.Joins("Eve", "Bo", -5)),
        ("Bo deals wrong", act.Deals("Bo", True)),
    ],
)  # fmt: skip
def test_parsing_lines(text: str, action: Action) -> None:
    assert read_action(text) == action


UNREADABLE = Path(__file__).with_name("unreadable.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("text", [*UNREADABLE, "Bo plays " + "7H " * 2000])
def test_unreadable_lines(text: str) -> None:
    with pytest.raises(NotationError) as fault:
        read_action(text)
    assert fault.value.key.startswith("unreadable-")


def test_every_verb_formats_its_own_actions_and_every_action_has_a_verb() -> None:
    kinds = [kind for kinds in VERBS.values() for kind in kinds]
    assert len(set(kinds)) == len(kinds)
    concrete = {kind for kind in vars(act).values() if isinstance(kind, type) and issubclass(kind, Action)}
    assert set(kinds) == concrete - {Action, act.Unread}, "nobody enters a line that cannot be read"


def test_an_action_without_a_kind_cannot_be_formatted() -> None:
    with pytest.raises(KeyError):
        format_action(Action("Bo"))


@pytest.mark.parametrize("text", ["", "turn", "hand. 4", 'hand."Ann 4', "hand.Ann+ 3"])
def test_unreadable_facts(text: str) -> None:
    with pytest.raises(NotationError):
        read_facts(text)
