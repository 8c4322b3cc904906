"""Hearts on four phones: cards with a hidden pass and a proven revoke; and its sheet."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from referee.engine.basics.cards import Card
from referee.engine.basics.cards import card as read_card
from tests.e2e.driver import Server
from tests.e2e.party import Party
from tests.support import heartless

FOUR = (("Ann", "en"), ("보", "ko"), ("Cy", "ja"), ("Di", "en"))
ANN, BO, CY, DI = range(4)
REVOKES = 2
"""The trick in which somebody does not follow suit although they could."""


def either(sign: str) -> re.Pattern[str]:
    """Match a card's characters in either order: rank first, or suit first."""
    return re.compile(f"{sign}|{sign[-1]}\\ufe0e?{sign[:-1]}")


def codes(*said: str) -> list[Card]:
    return [read_card(code) for text in said for code in text.split()]


def dealt(chance: Random, given: list[list[Card]]) -> list[list[Card]]:
    """Return hands that contain the cards that each player passes."""
    while True:
        hands = heartless.dealt(chance, 4)
        wanted = [card for cards in given for card in cards]
        rest = [card for hand in hands for card in hand if card not in wanted]
        made = [[*cards, *(rest.pop() for _ in range(13 - len(cards)))] for cards in given]
        holder = next(hand for hand in made if read_card("2C") in hand)
        if made.index(holder) == CY:
            return made


def test_every_card_with_a_hidden_pass_and_a_revoke(
    server: Server, phone: Callable[[], BrowserContext], tmp_path: Path
) -> None:
    party = Party(server, phone, FOUR, "hearts", {"h-end_score": "14"}, seated=True)
    party.sit_round("plays")
    ann, bo, _, di = party.phones
    given = [codes("AS KS QS"), codes("KH QH JH"), codes("TH 9H 8H"), codes("JS TS 9S")]
    chance = Random(12)
    hands = dealt(chance, given)

    # The pass: chosen in secret on three phones, entered as "3 cards" on the fourth.
    di.tap("deals")
    expect(ann.page.locator("#cards form:has([value=gives])")).to_be_visible()
    for person, cards in zip(party.phones[:3], given, strict=False):
        person.passes(*(card.code for card in cards))
        expect(person.page.locator("#cards form:has([value=gives])")).to_have_count(0)
    di.tap("gives 3")
    for person in party.phones:
        expect(person.page.locator("#turn .turn")).not_to_contain_text(re.compile("Passing|건네|渡す"))
    expect(bo.page.locator("#news .look")).to_contain_text("A♠︎")
    expect(ann.page.locator("#news .look")).to_have_count(0)
    for seat, cards in enumerate(given):
        hands[seat] = [card for card in hands[seat] if card not in cards]
    for seat, cards in enumerate(given):
        hands[(seat + 1) % 4] += cards

    # Tricks, the first by thumb. Somebody who holds the suit that was led plays another, until that is seen.
    game = heartless.begun(hands)
    assert game.turn == CY
    revoked: tuple[int, Card, str] | None = None
    proven = False
    while not proven:
        turn, hand = game.turn, game.hands[game.turn]
        card = chance.choice(sorted(game.legal(), key=lambda option: option.code))
        if game.trick == REVOKES and game.lying and revoked is None:
            led = game.lying[0][1].suit
            others = [held for held in hand if held.suit not in (led, "H") and held.code != "QS"]
            if others and any(held.suit == led for held in hand):
                card, revoked = others[0], (turn, others[0], led)
        proves = revoked and not proven and card is not revoked[1] and turn == revoked[0] and card.suit == revoked[2]
        if game.trick > REVOKES and not proves:
            party.phones[turn].posts(f"plays {card.code}")
        else:
            if game.trick > 1 or game.lying:
                party.turn(turn)
            party.phones[turn].lay(card.code)
        game.play(card)
        if proves:
            proven = True
            for person in party.phones:
                expect(person.page.locator("#middle")).to_contain_text(either(revoked[1].symbol))
                expect(person.page.locator("#middle")).to_contain_text(re.compile(f"{REVOKES}|두 번째"))

    # The rest of the round is not played: its points go on the sheet, which ends the game.
    assert revoked is not None
    guilty = revoked[0]
    ann.posts("agrees keep=scores now")
    bo.fill_in(guilty, {ANN: 3, BO: 4, CY: 5})
    expect(ann.page.locator("#turn .over")).to_be_visible()
    assert "Ann gives AS KS QS" in party.get("export.table"), "the round is scored: what was passed is no secret now"
    said = party.replayed(tmp_path)
    assert re.search(rf"{FOUR[guilty][0]} 26\b", said)


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_an_answer_moves_no_other_box_of_the_sheet(phone_at: Callable[..., Page], language: str) -> None:
    page = phone_at("tally", 0, language)
    page.goto(page.url.replace("/play", "/tally"))
    rows = "fieldsets => fieldsets.map(box => Math.round(box.getBoundingClientRect().y))"
    places = page.locator("#tally fieldset").evaluate_all(rows)
    page.locator("[name=one-queen][value='2']").check(force=True)
    expect(page.locator(".kept-note")).to_be_attached()
    assert page.locator("#tally fieldset").evaluate_all(rows) == places
    page.locator("[name=clear]").click()
    expect(page.locator(".kept-note")).to_have_count(0)
