"""Check on the smallest phone that the end of a round and of a game are moments, in each language, and fit."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from referee.texts.catalog import LANGUAGES

ANN, BO = range(2)
OUTSIDE = """() => {
    const table = document.querySelector('.table').getBoundingClientRect();
    const told = document.querySelector('#told').getBoundingClientRect();
    return [...document.querySelectorAll('.rungs li, .stair, .band .won strong')].filter(element => {
        const box = element.getBoundingClientRect();
        const below = !element.closest('.band') && box.bottom > told.top + 1;
        return box.left < 0 || box.right > table.right + 1 || below || element.scrollWidth > element.clientWidth + 1;
    }).map(element => element.textContent);
}"""
"""Finds what the zones cut off."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_won_on_every_phone_and_standings_follow(phone_at: Callable[..., Page], language: str) -> None:
    bo, ann = phone_at("between", BO, language), phone_at("between", ANN, language)
    for page, mine in ((bo, True), (ann, False)):
        won = page.locator(".band .won")
        expect(won).to_have_count(1)
        assert won.locator(".mine").is_visible() == mine
        assert won.locator(".theirs").is_visible() != mine
        expect(page.locator(".rungs li")).to_have_count(4)
        expect(page.locator(".rungs .best bdi")).to_have_text("Bo")
        expect(page.locator(".rungs .rose.up")).to_have_count(3)
        assert page.evaluate(OUTSIDE) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_ends_on_a_podium(phone_at: Callable[..., Page], language: str) -> None:
    page = phone_at("over", ANN, language)
    expect(page.locator(".stair bdi")).to_have_text(["Bo", "Ann", "Di"])
    middle = page.locator(".stair.place-1 .block").bounding_box()
    assert middle is not None
    assert all(box["height"] < middle["height"] for box in _boxes(page, ".stair:not(.place-1) .block"))
    expect(page.locator(".rungs li bdi")).to_have_text(["Cy"])
    assert page.evaluate(OUTSIDE) == []


def test_after_a_round_of_tricks_the_standings_lie_over_the_felt(phone_at: Callable[..., Page]) -> None:
    page = phone_at("tricked", ANN)
    expect(page.locator(".rungs li")).to_have_count(4)
    assert page.evaluate(OUTSIDE) == []
    expect(page.locator("#asks-main .tap").first).to_be_visible()


def _boxes(page: Page, selector: str) -> list[dict[str, float]]:
    boxes = [element.bounding_box() for element in page.locator(selector).all()]
    return [dict(box) for box in boxes if box is not None]
