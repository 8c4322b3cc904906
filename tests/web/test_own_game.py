"""A game from a folder of its own is set up, played from the phones to its end, and read in three languages."""

import re
from pathlib import Path

import pytest

from tests.support.client import Client
from tests.support.lobby import lobby
from tests.support.own_games import own_games


def read(phone: Client, code: str, page: str = "play") -> str:
    """Return the text of a page without the marks round names."""
    return re.sub("</?bdi>", "", phone.get(f"/{code}/{page}").text)


PAGES = ("play", "scores", "story", "board", "catch-up")


@pytest.mark.parametrize(
    ("game", "form", "lines", "winner"),
    [
        (
            "countdown",
            {"preset": "countdown", "h-hand_size": "2"},
            [
                *((2, "deals"), (2, "flips 5H"), (0, "plays 2S calling D"), (1, "draws 1"), (2, "draws 1")),
                *((0, "plays 7D"), (1, "plays 7S"), (2, "plays 9S"), (0, "plays AH")),
            ],
            0,
        ),
        (
            "sepp",
            {"preset": "sepp", "h-hand_size": "2"},
            [
                *((2, "deals"), (2, "flips 6Ei"), (0, "plays OEi"), (1, "plays USe calling Ro"), (2, "plays 7Ro")),
                *((0, "plays 7Si"),),
            ],
            0,
        ),
    ],
)
def test_it_is_played_to_its_end(
    game: str, form: dict[str, str], lines: list[tuple[int, str]], winner: int, tmp_path: Path
) -> None:
    with own_games(tmp_path / "games", game), lobby() as here:
        assert f"/new/{game}" in here.laptop.get("/").text
        code, phones = here.play(game=game, **form)
        for at, text in lines:
            assert phones[at].get(f"/{code}/play").status_code == 200
            phones[at].send(f"/{code}/enter", text=text, post=f"tap-{at}-{text}")
        state = here.table(code).game.state
        assert (state.phase, state.winners) == ("over", (winner,))
        for page in PAGES:
            assert phones[0].get(f"/{code}/{page}").status_code == 200, page
        for language in ("en", "ko", "ja"):
            rules = here.phone(language).get(f"/rules/{game}")
            assert rules.status_code == 200
            assert f"{game}-" not in rules.text, "a text by its id"


def test_a_phone_shows_what_is_wild_for_the_player_to_act(tmp_path: Path) -> None:
    with own_games(tmp_path / "games", "countdown"), lobby() as here:
        code, phones = here.play(game="countdown", **{"preset": "countdown", "h-hand_size": "2"})
        for at, text in ((2, "deals"), (2, "flips 5H")):
            phones[at].send(f"/{code}/enter", text=text, post=text)
        assert "Wild for Ann: any 2" in read(phones[0], code)
        for at, text in ((0, "plays 5D"), (1, "plays 6D"), (2, "plays 7D"), (0, "plays 8D")):
            phones[at].send(f"/{code}/enter", text=text, post=text)
        assert "Wild for Bo: any 2" in read(phones[1], code)
        story = read(phones[1], code, "story")
        assert "Ann takes a new hand of 1 card; any A is wild for them now" in story


def test_cards_of_a_game_have_its_signs_faces_and_names(tmp_path: Path) -> None:
    with own_games(tmp_path / "games", "sepp"), lobby() as here:
        code, phones = here.play(game="sepp", preset="sepp")
        for at, text in ((2, "deals"), (2, "flips 6Ei"), (0, "plays USe calling Ro")):
            phones[at].send(f"/{code}/enter", text=text, post=text)
        top = re.sub(r"\s+", " ", read(phones[1], code))
        assert 'aria-label="under of bells"' in top
        assert '<text class="rank" x="50" y="62">U</text><text class="sign" x="50" y="116">🔔</text>' in top
        assert '<span class="sign suit-Ro" aria-hidden="true">🌹</span>' in top
        assert '<b class="face" aria-hidden="true">B</b><small>banner</small>' in top
        assert "장미" in read(here.phone("ko"), code, "board")
