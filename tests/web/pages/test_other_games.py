"""A game beyond the first is found on the start page, set up, and played from the phones to its final score."""

import pytest

from referee.web.scores.standings import places
from tests.support.lobby import lobby


@pytest.mark.parametrize(
    ("game", "form", "rounds", "score"),
    [
        (
            "eights",
            {"preset": "points", "h-target": "50", "h-hand_size": "1", "h-end_mode": "scored"},
            [(2, "deals"), (2, "flips 5H"), (0, "plays 8S calling D"), (1, "holds 8C"), (2, "holds KD")],
            {"Ann": 60, "Bo": 0, "Cy": 0},
        ),
        (
            "other",
            {"preset": "stacko", "h-end-rounds": "1", "h-end-score": "", "h-end-time": ""},
            [
                *((2, "deals"), (0, "passes"), (1, "penalizes Cy for bad-word")),
                *((0, "scores 1"), (1, "scores 0"), (2, "scores 0")),
            ],
            {"Ann": 1, "Bo": 0, "Cy": 0},
        ),
    ],
)
def test_a_game_is_played_to_its_final_score(
    game: str, form: dict[str, str], rounds: list[tuple[int, str]], score: dict[str, int]
) -> None:
    with lobby() as here:
        assert f"/new/{game}" in here.laptop.get("/").text
        assert here.laptop.get(f"/new/{game}").status_code == 200
        code, phones = here.play(game=game, **form)
        for at, text in rounds:
            assert phones[at].get(f"/{code}/play").status_code == 200
            phones[at].send(f"/{code}/enter", text=text, post=f"tap-{at}-{text}")
        state = here.table(code).game.state
        assert state.phase == "over"
        assert places(here.table(code).game.game, state) == (1, 2, 2)
        assert dict(zip(state.names, state.scores, strict=True)) == score
        for phone in phones:
            for page in ("play", "scores", "story", "board", "catch-up"):
                assert phone.get(f"/{code}/{page}").status_code == 200, page
