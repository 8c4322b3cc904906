"""Every number on a screen links to its origin: the lines, the parts of a round's points, or the summands."""

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import urljoin

import pytest

from tests.support.client import Client, said
from tests.support.lobby import Lobby
from tests.support.night import Evening, evening

OVER = (
    *("Di deals", "Di flips 9D", "Ann penalizes Bo for question", "Cy corrects hand.Ann 1", "Ann plays 9H saying one"),
    *("Bo holds KD QS", "Cy holds 35 points", "Di holds RJ 2C"),
)
MELDED = (
    *("Di deals", "Di flips 9H", "Ann draws 2", "Ann lays 3H", "Ann melds QS QH 2C / AS AH AD", "Ann discards 5S"),
    "Bo draws 2",
)
RACE = (
    "Di agrees keep=scores",
    "Ann+Cy scores cards=385 natural=1 mixed=1 red3=2 out=yes concealed=no hand=0",
    "Bo+Di scores cards=160 natural=0 mixed=0 red3=1 out=no concealed=no hand=85",
)
EVENINGS = {
    "over": ("one", "end=rounds:1", OVER),
    "attack": (
        "uno",
        "start=youngest stack_d2_d2=on",
        ("Di deals", "Di flips R5", "Ann corrects turn Di", "Di plays RD"),
    ),
    "melds": ("canasta", "", MELDED),
    "race": ("canasta", "", RACE),
    "tricks": ("hearts", "", ("Di deals", "Ann takes 5", "Bo takes 8", "Cy takes 13", "Di takes 0", "Ann deals")),
}
NUMBER = re.compile(r'<a class="(?:made|number-link)[^"]*" href="([^"]*)"')


def linked(night: Evening, where: str, language: str = "en") -> dict[str, str]:
    """Return the addresses of a page's linked numbers, with their texts."""
    client, base = night.phone(0, language), f"/{night.table.code}/{where}"
    page = client.get(base)
    assert page.status_code == 200, where
    found = {}
    for address in dict.fromkeys(map(unescape, NUMBER.findall(page.get_data(as_text=True)))):
        answer = client.get(urljoin(base, address))
        assert answer.status_code == 200, address
        assert "reading-bar" in answer.get_data(as_text=True) or "/nights/" in address, f"{address} is no page"
        found[address] = said(answer)
    return found


@pytest.fixture(params=EVENINGS)
def night(request: pytest.FixtureRequest) -> Iterator[Evening]:
    game, house, lines = EVENINGS[request.param]
    with evening(game=game, house=house, with_phones=4) as made:
        made.app.test_client_class = Client
        made.says(*lines)
        yield made


@pytest.mark.parametrize("where", ["play", "board", "scores", "sheet?game=1"])
def test_every_number_links_to_a_page(night: Evening, where: str) -> None:
    found = linked(night, where)
    over = 'class="turn over"' in night.phone(0).get(f"/{night.table.code}/{where}").get_data(as_text=True)
    assert bool(found) != over, where
    for address, words in found.items():
        assert "To the start" not in words, address


def test_every_sum_of_a_night_links_to_a_page(here: Lobby) -> None:
    code, _ = here.play(**{"h-end-rounds": "1", "h-end-score": ""})
    here.says(code, "Cy deals", "Cy flips 5H", "Ann penalizes Bo for question", "Ann corrects hand.Ann 0")
    here.says(code, "Ann says one", "Bo holds 3 points", "Cy holds 40 points")
    client = here.phone()
    addresses = list(map(unescape, NUMBER.findall(client.get(f"/nights/{code}").text)))
    assert len(addresses) == 3 * 4 + 3 * 3
    assert [address for address in addresses if client.get(address).status_code != 200] == []
