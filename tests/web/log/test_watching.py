"""Where players enforce the rules, nothing reveals the ruling of the last line before the next player has acted.

This holds for every page, and for the answers to taps and previews.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.support.device import device_of
from tests.support.night import Evening, evening

PAGES = ("play", "story", "board", "scores", "penalties", "sheet", "export.table", "export.json", "catch-up")


@dataclass(frozen=True)
class Watched:
    """A table: its lines up to a wrong one, the wrong line and its seat, the referee's ruling (rule and sentence), and
    the next player's line.
    """

    house: str
    before: tuple[str, ...]
    wrong: str
    seat: int
    says: tuple[str, ...]
    after: str


HAND = "2C 3C 4C 5C 2D 3D 4D 5D 2S 3S 4S 5S 2H"
WATCHED = {
    "hearts": Watched(
        "enforce=players passing=off",
        ("Di deals", f"Di shows {HAND}", "Di plays 2C", "Ann plays 8C", "Bo plays 9C", "Cy plays TC", "Cy plays 7D"),
        "plays 2S",
        3,
        ("trick.follow", "were led, and this hand has"),
        "Ann plays 9D",
    ),
    "canasta": Watched(
        "enforce=players",
        ("Di deals", "Di flips 9H", "Ann draws 2"),
        "melds 9S 9H 9D",
        0,
        ("meld.minimum", "30 of the 50", "20 short"),
        "Bo draws 2",
    ),
}


@pytest.fixture(params=list(WATCHED))
def night(request: pytest.FixtureRequest) -> Iterator[tuple[Evening, Watched]]:
    watched = WATCHED[request.param]
    with evening(house=watched.house, game=request.param, with_phones=4) as made:
        made.says(*watched.before)
        yield made, watched


def words(page: str) -> str:
    """Return the text of a page."""
    return " ".join(re.sub(r"<[^>]*>", "", page).split())


def told(night: Evening, at: int, line: int) -> dict[str, str]:
    """Return everything that a phone may show of a line."""
    client = night.phone(at)
    where = (*PAGES, f"why/{line}", f"amend?line={line}", "ask", f"ask?line={line - 1}")
    pages = {path: client.get(f"/{night.table.code}/{path}").get_data(as_text=True) for path in where}
    stream = iter(night.registry.watch(night.table, "phone", at, "en", device_of(f"phone-{at}")))
    pages["stream"] = next(stream).decode()
    stream.close()
    return pages


def test_nothing_is_revealed_before_the_next_player_has_acted(night: tuple[Evening, Watched]) -> None:
    made, watched = night
    answered = made.tap(made.phone(watched.seat), "enter", text=watched.wrong).get_data(as_text=True)
    entry = made.game.entries[-1]
    assert (entry.ruling.verdict, entry.ruling.rule.id, entry.stands) == ("no", watched.says[0], True)
    own = {f"own {name}": page for name, page in told(made, watched.seat, entry.n).items()}
    for name, page in {"answer": answered, **told(made, 1, entry.n), **own}.items():
        for says in watched.says:
            assert says not in page, name
            assert says not in words(page), name
    made.says(watched.after)
    pages = told(made, 1, entry.n)
    assert watched.says[0] in pages["export.table"]
    assert all(says in words(pages[f"why/{entry.n}"]) for says in watched.says[1:])
    assert "nobody caught it, so it stands" in words(pages["story"])


def test_the_preview_of_cards_shows_only_their_points() -> None:
    with evening(house="enforce=players", game="canasta") as made:
        made.says("Di deals", "Di flips 9H", "Ann draws 2")
        ann, cards = made.phone(0), ["9S", "9H", "9D"]
        query = {"verb": "melds", "grouped": "2 joker", "cards": cards}
        shown = ann.get(f"/{made.table.code}/look", query_string=query).get_data(as_text=True)
        assert "30 points" in shown
        assert "short" not in shown
        assert '"comes-to ok"' in shown
        asked = made.tap(ann, "look", **query).get_data(as_text=True)
        assert "short" not in asked
        assert "30 of the 50" not in asked
