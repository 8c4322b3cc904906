"""No page, stream, preview, refusal, export or link reveals a secret to a phone that may not see it, in any game.

Secrets are cards that are passed, shown or drawn face down, and where players enforce the rules, whether a play was
wrong.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from referee.engine import games
from referee.engine.basics.cards import card
from referee.engine.model.game import Game, RuleContext
from referee.engine.model.rulings import Found
from tests.support.worlds import SPECTATOR, Scene, differences

SPADES = "9S 8S 7S 6S 5S 4S 3S 2S"

PASSING = Scene(
    game="hearts",
    lines=(
        *("Di deals", "Ann gives {passed}", "Cy gives 3", "Bo says hello", "Bo gives 5C 6C 7C"),
        *("Bo gives 8C 9C TC", "Di gives {refused} 3H 2H"),
    ),
    hidden=({"passed": "QS AH KH", "refused": "QS"}, {"passed": "2D 3D 4D", "refused": "2D"}),
    eyes=(1, SPECTATOR),
    with_phones=3,
    amended=(
        *((5, f"Bo gives {card} 6C 7C") for card in ("QS", "AH", "KH", "2D", "3D", "4D", "5C", "2C", "9S", "TC")),
        *((4, f"Bo gives {card} 6S 7S") for card in ("QS", "2D", "9S")),
        *((4, f"Bo corrects hand.Bo {card} {SPADES} 5D 6D 7D 8D") for card in ("QS", "2D", "9D")),
        *((4, f"Bo shows {card} {SPADES} 5D 6D 7D 8D") for card in ("QS", "2D", "9D")),
        (1, "Ann deals"),
    ),
    asked=("gives QS 2D 9S", "gives 2D 9S 8S"),
    about=(2, 5),
    undone=(3,),
    taps=((2, "undoes 5"), (1, "undoes 8"), (1, "amends 4: Bo corrects hand.Bo QS 9S"), (1, "corrects lying 2D QS")),
)
BO = "2C 3C 4C 5C 6C 7C 8C 9C TS JS QH KD 4H"
"""Bo's hand, laid open before cards are passed."""
PLAYING = Scene(
    game="hearts",
    lines=(
        *("Di deals", f"Bo corrects hand.Bo {BO}", "Bo gives 2C 3C 4C", "Cy says hello"),
        *("Ann gives {passed}", "Cy gives 3", "Di gives 3"),
        *("Cy plays 2C", "Di plays QC", "Ann plays AC", "Bo plays 4H", "Bo plays 5C"),
        *("Ann plays AD", "Bo plays 6C", "Bo plays KD", "Cy plays 7D", "Di plays 5D"),
        *("Ann plays 9D", "Bo plays TS", "Cy plays 3H", "Cy plays AH", "Bo disputes 14", "Cy says hello"),
    ),
    hidden=({"passed": "QS 3H AH"}, {"passed": "KS 3H AH"}),
    eyes=(2, SPECTATOR),
    amended=(
        *((4, f"Cy gives {card} 2H 5H") for card in ("QS", "KS")),
        *((n, f"Cy plays {card}") for n in (23, 16) for card in ("QS", "KS", "3H", "AH", "JS")),
        *((23, f"Cy corrects lying Di:{card}") for card in ("QS", "KS")),
        *((23, f"Cy corrects hand.Cy {card} 9S") for card in ("QS", "KS")),
        *((23, f"Cy shows {card} {SPADES} 8H 7H") for card in ("QS", "KS")),
        *((14, "Bo plays 4H"), (11, "Bo plays QS"), (13, "Ann plays 4S"), (13, "Ann plays 4H"), (9, "Di plays KS")),
    ),
    asked=("plays QS", "plays KS", "plays 3H"),
    about=(10, 15),
    whose=2,
    undone=(10, 3),
    taps=((2, "undoes 13"), (2, "undoes 24"), (2, "corrects lying Di:QS"), (2, "corrects lying Di:KS")),
)
SOME = ((23, "Cy plays QS"), (23, "Cy plays KS"), (13, "Ann plays 4S"), (23, "Cy corrects hand.Cy QS 9S"))
HELPED = Scene(
    game="hearts",
    lines=(
        *("Ann deals", "Di deals", f"Di corrects hand.Di {BO}", "Cy gives {passed}", "Di gives 2C 3C 4C"),
        *("Ann gives 3", "Bo gives 3", "Bo says hello"),
    ),
    hidden=({"passed": "QS 2H 3H"}, {"passed": "KS AH KH"}),
    eyes=(1, SPECTATOR),
    with_phones=3,
    amended=tuple((8, f"Bo plays {card}") for card in ("2C", "QS", "KS", "3H")),
    asked=("plays QS", "plays KS"),
    about=(7,),
)
CHALLENGE = Scene(
    game="uno",
    house="hand_size=4",
    lines=(
        *("Di deals", "Di flips R5", "Ann plays R7", "Bo plays W4 calling B", "Cy challenges", "Bo shows {shown}"),
        *("Cy plays B4", "Ann says hello"),
    ),
    hidden=({"shown": "R1 Y9 G2"}, {"shown": "R8 B9 B6"}),
    eyes=(0, SPECTATOR),
    with_phones=2,
    amended=(
        *((3, f"Ann plays {card}") for card in ("B5", "G5", "Y5", "W")),
        *((2, f"Di flips {card}") for card in ("B5", "G7", "Y9", "R1", "R8")),
        *((8, f"Ann corrects hand.Bo {card} Y9") for card in ("R1", "R8")),
        *((4, "Bo plays W4 calling R"), (6, "Bo shows R1 R2 R3"), (6, "Bo shows G1 G2 G3")),
    ),
    asked=("shows R1 Y9 G2",),
    about=(5,),
    card="R5",
    undone=(3, 2),
    taps=((0, "undoes 5"), (0, "undoes 9"), (0, "amends 2: Di flips B5")),
)
INNOCENT = replace(
    CHALLENGE,
    lines=(*CHALLENGE.lines[:6], "Cy draws 6", "Ann says hello"),
    hidden=({"shown": "B1 Y9 G2"}, {"shown": "G8 B9 B6"}),
    taps=(),
)
MELDS = Scene(
    game="canasta",
    lines=(
        *("Di deals", "Di flips 6H", "Ann corrects hand.Ann 7H 7D 7S KH KD QS 4S 4D 5H 8H TS", "Ann draws {drawn}"),
        *("Ann melds 7H 7D 7S", "Ann discards 4S", "Bo draws 2", "Bo discards 8C", "Cy draws 2", "Cy discards 9C"),
        *("Di draws 2", "Di discards 4H", "Ann takes pile", "Bo says hello"),
    ),
    hidden=({"drawn": "QH JC"}, {"drawn": "TD 5C"}),
    eyes=(3, SPECTATOR),
    amended=(
        *((5, f"Ann melds {cards}") for cards in ("KH KD 2S", "QS QH 2S", "TS TD 2S", "7H 7D 7S / QS QH JC")),
        *((6, f"Ann discards {card}") for card in ("QH", "JC", "TD", "5C", "4D")),
        *((12, f"Di discards {card}") for card in ("QH", "TD", "KS", "4C")),
        *((4, "Ann draws 2"), (14, "Ann holds 17 points"), (14, "Ann asks")),
    ),
    asked=("takes pile", "melds QH QS 2S", "discards TD"),
    about=(4, 12),
    whose=0,
    card="7H",
    undone=(2,),
    taps=((3, "undoes 5"), (3, "undoes 15"), (3, "undoes 4")),
)

_find = games.find


@contextmanager
def opened(game: Game) -> Iterator[None]:
    """Open tables with this game instead of the one of its name during the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "find", lambda key: game if key == game.key else _find(key))
        yield


DRAWN = Scene(
    game="one",
    house="enforce=referee hand_size=4",
    lines=("Di deals", "Di flips 5H", "Ann draws {drawn}", "Bo plays 9H", "Cy says hello"),
    hidden=({"drawn": "9C"}, {"drawn": "KD"}),
    eyes=(2, SPECTATOR),
    amended=(*((5, f"Ann plays {card}") for card in ("9C", "KD")), (3, "Ann draws 2"), (3, "Ann draws 9C")),
    asked=("plays 9C", "draws 9C"),
    about=(2, 3),
    whose=0,
    undone=(2,),
    taps=((2, "undoes 3"), (2, "undoes 6"), (2, "amends 3: Ann draws")),
)

SCENES = {
    "hearts, while cards are passed": PASSING,
    "hearts, once they are taken up": PLAYING,
    "hearts, where players enforce": replace(PLAYING, house="enforce=players", eyes=(2,), amended=SOME, taps=()),
    "hearts, somebody without a phone": HELPED,
    "uno, a bluff that was challenged": CHALLENGE,
    "uno, a challenge that was wrong": INNOCENT,
    "canasta, a hand laid open, and what it drew": MELDS,
    "one, a drawn card": DRAWN,
    "onecard, a play of another card than the drawn one": replace(
        DRAWN,
        game="onecard",
        house="enforce=referee draw_until_playable=true",
        lines=("Di deals", "Di flips 5H", "Ann draws {drawn}", "Ann plays 5S", "Cy says hello"),
        hidden=({"drawn": "9H"}, {"drawn": "8H"}),
        about=(2, 3, 4),
    ),
}


@pytest.mark.promise("Two tables that differ only in cards")
@pytest.mark.untraced  # coverage tracing makes this several times slower; other tests reach the same lines
@pytest.mark.parametrize("name", SCENES)
def test_worlds_with_different_hidden_cards_look_the_same(name: str) -> None:
    assert differences(SCENES[name]) == []


# ------------------------------------------------------------------------------------------- where players enforce


def wrong_in_one(key: str, world: int) -> Any:
    """Make a game in which one play of Ann's is right in one world and wrong in the other, without any other
    difference.
    """
    game: Any = _find(key)
    at = next(at for at, rule in enumerate(game.rules) if rule.id == "shed.match")

    def ask(c: RuleContext[Any, Any, Any]) -> Found | None:
        """Judge Ann's 5C on 5H as 9C would be."""
        meant = c.who == 0 and [played.code for played in c.action.cards] == ["5C"] and c.state.top.code == "5H"
        other = replace(c, action=replace(c.action, cards=(card("9C"),)))
        found: Found | None = game.rules[at].ask(other) if meant else None
        return found

    wrong = replace(game, rules=(*game.rules[:at], replace(game.rules[at], ask=ask), *game.rules[at:]))
    return opened(wrong if world else game)


def watching(key: str, *after: str) -> Scene:
    """Return a scene in which Ann's play, the third line, may be wrong; nobody else acts in the lines `after` it."""
    count = 3 + len(after)
    return Scene(
        game=key,
        house="enforce=players hand_size=4",
        lines=("Di deals", "Di flips 5H", "Ann plays 5C", *after),
        opened=lambda world: wrong_in_one(key, world),
        eyes=(1,) if after else (1, SPECTATOR),
        amended=(
            *((3, text) for text in ("Ann plays 5C", "Ann plays 9C", "Ann plays 5D", "Ann draws", "Ann says hello")),
            *((count, text) for text in ("Bo penalizes Ann for play", "Bo plays 5C", "Bo draws", "Bo disputes 3")),
            *((2, text) for text in ("Di flips 5S", "Di flips 9C")),
        ),
        asked=("plays 5C", "plays 9H"),
        about=(2, 3, count),
        whose=0,
        undone=(2, 1),
        taps=() if after else tuple((1, text) for text in ("undoes 3", "undoes 4", "allows 3", "disputes 3", "undoes")),
    )


QUIET = {
    "as it lies": (),
    "taken back": ("Bo undoes 3", "Bo says hello"),
    "taken back, in a time-out": ("Bo undoes 3", "Bo says time-out"),
    "put right to the same": ("Ann amends 3: Ann plays 5C", "Bo says hello"),
    "put right to another": ("Ann amends 3: Ann plays 9H", "Bo says hello"),
    "put right, and that taken back": ("Ann amends 3: Ann plays 9H", "Bo undoes 4", "Bo says hello"),
    "let stand": ("Bo allows 3", "Bo says hello"),
    "disputed and taken back": ("Bo disputes 3", "Bo undoes 3", "Bo disputes 3", "Bo says hello"),
    "another play in its place": ("Bo undoes 3", "Ann plays 9H", "Bo says hello"),
    "enforced by the referee from now on": ("Ann agrees enforce=referee now", "Bo undoes 3", "Bo says hello"),
}


@pytest.mark.promise("Where players enforce the rules, nothing", "The page and the board of a club")
@pytest.mark.untraced  # as above
@pytest.mark.parametrize(
    ("key", "how"),
    [*(("one", how) for how in QUIET if how != "put right to the same"), ("onecard", "put right to the same")],
)
def test_worlds_with_a_right_and_a_wrong_play_look_the_same(key: str, how: str) -> None:
    assert differences(watching(key, *QUIET[how])) == []


@pytest.mark.untraced  # others reach the same lines
def test_the_play_is_wrong_in_one_world_and_revealed_after_the_next_act() -> None:
    assert differences(watching("one", "Bo plays 9C")) != []
