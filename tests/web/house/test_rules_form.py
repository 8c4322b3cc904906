"""The form of the house rules: presets first, a summary of changes, and contradictions."""

from dataclasses import dataclass
from typing import Any, cast

import pytest

from referee.engine import games
from referee.engine.house_rules.options import END, House, Limits, Number, Words, Yes, switch, switches
from referee.engine.model.game import Game
from referee.engine.notation.record import read_head
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from referee.web.house import rules_form
from tests.support.client import Page
from tests.support.lobby import Lobby

ONE = games.find("one")


@dataclass(frozen=True)
class ToyHouse(House):
    """One switch of each kind, one that needs another, one against another."""

    entry_seconds: int = switch(0, Number(0, 30, "seconds"), group="clock")
    half: float = switch(0.5, Number(0, 5, "seconds", 0.1), group="clock")
    open: bool = switch(False, Yes(), group="play", needs={"enforce": "referee"})
    shut: bool = switch(False, Yes(), group="play", against={"open": True})
    worth: int = switch(1, Words(("1", "10")), group="end")
    end: tuple[tuple[str, float], ...] = switch((("score", 500),), END, group="end")


TOY = cast("Game", type("Toy", (), {}))
TOY.house, TOY.presets, TOY.preset, TOY.key = ToyHouse, {"plain": {}, "wide": {"open": True}}, "plain", "toy"  # type: ignore[misc]
TOY.preset_house = lambda name=None: ToyHouse(**TOY.presets[name or "plain"])  # type: ignore[method-assign]


def test_an_untouched_preset_only_sets_the_time_to_act() -> None:
    assert rules_form.of_preset(TOY).pairs == (rules_form.TAP_TIME,)
    assert rules_form.of_preset(TOY, "wide").house == ToyHouse(open=True, entry_seconds=4)


def test_minutes_on_the_screen_are_seconds_in_the_record() -> None:
    form = rules_form.parse_form(TOY, "plain", {"h-end-time": "90", "h-end-score": "", "h-end-rounds": " 10 "})
    assert form.house.text("end") == "rounds:10,time:5400"
    assert rules_form.parse_form(TOY, "plain", {"h-end-time": "1.5"}).house.text("end") == "time:90"
    assert rules_form.parse_form(TOY, "plain", {"h-end-time": "", "h-end-score": ""}).house.text("end") == "off"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("h-half", "x"),
        ("h-half", "nan"),
        ("h-half", "1e9"),
        ("h-entry_seconds", ""),
        ("h-entry_seconds", "31"),
        ("h-entry_seconds", "9" * 5000),
        ("h-open", "maybe"),
        ("h-worth", "11"),
        ("h-end-score", "-1"),
        ("h-end-time", "inf"),
        ("h-end-time", "<b>"),
    ],
)
def test_an_invalid_value_is_named_and_kept_as_typed(name: str, value: str) -> None:
    form = rules_form.parse_form(TOY, "plain", {name: value, "h-shut": "true"})
    assert list(form.wrong) == [name.split("-")[1]]
    assert form.typed[name] == value[:40]
    assert form.house == ToyHouse(shut=True, entry_seconds=4), "the rest is read"


def test_contradictions_are_found() -> None:
    form = rules_form.parse_form(TOY, "plain", {"h-enforce": "players", "h-open": "true", "h-shut": "true"})
    assert [problem.key for problem in form.house.problems(2)] == ["open", "shut"]


def test_a_house_in_play_is_compared_with_the_nearest_preset() -> None:
    assert rules_form.of_house(TOY, ToyHouse(open=True, worth=10)).preset == "wide"
    assert rules_form.of_house(TOY, ToyHouse(worth=10)).pairs == (("worth", "10"),)


def inputs(page: str) -> dict[str, list[dict[str, str]]]:
    """Return the form's inputs by name."""
    found: dict[str, list[dict[str, str]]] = {}
    for tag, given in Page(page).tags:
        if tag == "input" and given.get("name", "").startswith("h-"):
            found.setdefault(given["name"], []).append(given)
    return found


def test_every_switch_is_in_the_form_with_all_its_values(here: Lobby) -> None:
    for language in LANGUAGES:
        found = inputs(here.phone(language).get("/new/one").get_data(as_text=True))
        for key, house_rule in switches(ONE.house).items():
            if isinstance(house_rule.kind, Number):
                only = found[f"h-{key}"][0]
                assert (float(only["min"]), float(only["max"])) == (house_rule.kind.least, house_rule.kind.most)
            elif isinstance(house_rule.kind, Limits):
                assert all(f"h-{key}-{limit}" in found for limit, _ in house_rule.kind.limits)
            else:
                assert [given["value"] for given in found[f"h-{key}"]] == list(house_rule.kind.values())
                assert sum("checked" in given for given in found[f"h-{key}"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_switch_has_a_label(language: str) -> None:
    speech = Sentences(shared(True), language)
    for house_rule in switches(ONE.house).values():
        for text in house_rule.kind.values():
            if not isinstance(house_rule.kind, Number):
                assert speech.setting(house_rule.key, text) != text, house_rule.key
            assert speech.setting(house_rule.key, text)
        assert speech.switch(house_rule.key) != house_rule.key


def test_an_unchanged_form_is_the_preset(here: Lobby) -> None:
    for preset in ONE.presets:
        page = here.laptop.get("/new/one", query_string={"preset": preset}).get_data(as_text=True)
        typed = {
            name: given["value"]
            for name, all_given in inputs(page).items()
            for given in all_given
            if given["type"] == "number" or "checked" in given
        }
        code = here.open_table(preset=preset, **typed)
        phones = [here.sit(code, name) for name in ("Ann", "Bo")]
        here.ring(phones[0], code, ["Ann", "Bo"], "Bo")
        phones[0].send(f"/{code}/start", after="0")
        game: Any = here.table(code).game
        assert read_head(game.head).house == (rules_form.TAP_TIME,)
        assert read_head(game.head).preset == preset


@pytest.mark.parametrize("key", games.names())
def test_the_form_of_every_game_parses_what_it_shows(key: str) -> None:
    game = games.find(key)
    for preset in game.presets:
        form = rules_form.of_pairs(game, preset, ())
        shown = rules_form.fields_of(Sentences(shared(True), "ko"), form, 4)
        typed = {part.name: part.value for field in shown for part in field.parts}
        for field in shown:
            if field.many is not None:
                typed |= {f"h-{field.key}": "some", **{f"h-{field.key}-{word}": "on" for word in field.many}}
            elif field.choices:
                typed[f"h-{field.key}"] = field.value
        again = rules_form.parse_form(game, preset, typed)
        assert again.wrong == {}
        assert again.house == game.preset_house(preset)


def test_a_choice_and_an_optional_number() -> None:
    game = games.find("onecard")
    form = rules_form.parse_form(
        game, None, {"h-powers": "some", "h-powers-2": "on", "h-powers-Joker": "on", "h-run_max": "4"}
    )
    assert (form.house.text("powers"), form.house.text("run_max")) == ("2,Joker", "4")
    bare = rules_form.parse_form(game, None, {"h-powers": "some", "h-run_max": ""})
    assert (bare.house.text("powers"), bare.house.text("run_max")) == ("none", "none")
    assert "run_max" in rules_form.parse_form(game, None, {"h-run_max": "99"}).wrong
    said = rules_form.differences(Sentences(shared(True), "en"), (("powers", "2,Joker"), ("run_max", "4")))
    assert said == [("Powers", "2; Joker"), ("Longest run", "4 cards")]
    whole = rules_form.differences(
        Sentences(shared(True), "en"), (("powers", "2,A,Joker,3,7,J,Q,K"), ("run_max", "none"))
    )
    assert whole == [("Powers", "2; A; Joker; 3; 7; J; Q; K"), ("Longest run", "Any length")]
