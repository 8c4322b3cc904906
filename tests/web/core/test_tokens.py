"""The tokens of the stylesheets: contrast in every theme, one place for colours, and people one can tell apart."""

import re
from functools import cache
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from referee.web.app import create_app
from tests.support.device import become
from tests.support.folders import ROOT

FOLDER = ROOT / "static"
TOKENS = FOLDER / "request" / "tokens.css"
DARK = FOLDER / "request" / "dark.css"
BOARD = FOLDER / "pages" / "board.css"
NIGHT = ":root.night"
THEMES = {"light": (TOKENS,), "dark": (TOKENS, DARK), "night": (TOKENS, DARK)}
"""The stylesheets of each theme."""
FOUR = ":root.four"
PEOPLE = 10
READ = 4.5
"""The least contrast of what is read (WCAG AA)."""
BOXES = ("--bg", "--card", "--no-bg", "--open-bg", "--ok-bg")
ON = {
    **dict.fromkeys(("--ink", "--soft"), BOXES),
    **{f"--{name}": ("--bg", "--card", f"--{name}-bg") for name in ("ok", "no", "open")},
    **{f"--{name}": ("--bg", "--card") for name in ("accent", "spade", "heart", "diamond", "club")},
    **{f"--{name}": ("--bg", "--card") for name in ("red", "yellow", "green", "blue")},
    **{f"--{name}": ("--bg", "--card") for name in ("pink", "teal", "orange", "violet")},
    **{f"--person-{n}-line": ("--bg", "--card", "--ok-bg") for n in range(PEOPLE)},
    **{f"--paper-{suit}": ("--paper",) for suit in ("spade", "heart", "diamond", "club")},
    **dict.fromkeys(("--on-felt", "--on-felt-soft"), ("--felt", "--felt-lit")),
    "--on-accent": ("--accent",),
    "--on-attack": ("--attack",),
    "--on-gold": ("--gold",),
    "--on-paper": ("--paper",),
    "--on-deep-fill": tuple(f"--{name}-fill" for name in ("red", "green", "blue", "pink", "teal", "violet", "black")),
    "--on-light-fill": ("--yellow-fill", "--orange-fill"),
}
"""The background of each text colour."""
SIGHTS = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
)
"""Linear red, green and blue as they are seen by most people, and without red, green or blue cones (Machado 2009)."""
APART = 0.11
"""The least distance between two people's colours in OKLab."""


@cache
def blocks(sheet: Path) -> list[tuple[str, dict[str, str]]]:
    """Return the custom properties of a stylesheet, by selector, in order."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL).partition("@media print")[0]
    found = re.findall(r"([^{}@;]+)\{([^{}]*)\}", text)
    return [(selector.strip(), dict(re.findall(r"(--[\w-]+): ([^;]+);", body))) for selector, body in found]


def tokens(theme: str, *, four: bool = False) -> dict[str, str]:
    found: dict[str, str] = {}
    for sheet in THEMES[theme]:
        for selector, properties in blocks(sheet):
            if selector == ":root" or (theme == "night" and selector == NIGHT):
                found |= properties
    for selector, properties in blocks(TOKENS):
        if four and selector == FOUR:
            found |= properties
    return found


def linear(tokens: dict[str, str], name: str) -> list[float]:
    value = tokens[name]
    while reference := re.fullmatch(r"var\((--[\w-]+)\)", value):
        value = tokens[reference[1]]
    assert re.fullmatch("#[0-9a-f]{6}", value), (name, value)
    parts = [int(value[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(tokens: dict[str, str], one: str, other: str) -> float:
    weights = (0.2126, 0.7152, 0.0722)
    dark, light = sorted(
        sum(w * part for w, part in zip(weights, linear(tokens, name), strict=True)) for name in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


def oklab(colour: list[float]) -> tuple[float, float, float]:
    r, g, b = (min(1, max(0, part)) for part in colour)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


@pytest.mark.parametrize("four", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_what_is_written_can_be_read_in_every_theme(theme: str, four: bool) -> None:
    known = tokens(theme, four=four)
    poor = [
        (name, ground, round(contrast(known, name, ground), 2))
        for name, grounds in ON.items()
        for ground in grounds
        if contrast(known, name, ground) < READ
    ]
    assert not poor


@pytest.mark.parametrize("theme", THEMES)
def test_what_stands_on_the_board_can_be_read_whatever_colour_is_to_be_matched(theme: str) -> None:
    known, rules = tokens(theme), dict(blocks(BOARD))
    assert re.search(
        r"^\.board-page \{[^}]*[^-]color: var\(--on-felt\)", BOARD.read_text(encoding="utf-8"), re.MULTILINE
    )
    for colour in "RYGBptov":
        felt = known | rules[f".board-page:has(.colour-{colour})"]
        for ink, ground in (("--on-felt", "--felt"), ("--on-felt-soft", "--felt"), ("--gold", "--felt")):
            assert contrast(felt, ink, ground) >= READ, (colour, ink)
            assert contrast(felt, ink, "--felt-lit") >= READ, (colour, ink)
        assert contrast(felt, "--on-gold", "--gold") >= READ, colour


@pytest.mark.parametrize("theme", THEMES)
def test_a_persons_sign_can_be_read_on_its_colour(theme: str) -> None:
    known, classes = tokens(theme), dict(blocks(TOKENS))
    for n in range(PEOPLE):
        its = classes[f".person-{n}"]
        assert its["--person"] == f"var(--person-{n})"
        assert its["--look"] == f"var(--person-{n}-line)"
        assert contrast(known | its, "--on-person", "--person") >= READ, n


def test_people_differ_for_every_kind_of_colour_vision() -> None:
    known = tokens("light")
    for sight in SIGHTS:
        seen = {}
        for n in range(PEOPLE):
            parts = linear(known, f"--person-{n}")
            seen[n] = oklab([sum(w * part for w, part in zip(row, parts, strict=True)) for row in sight])
        near = [(one, two) for one, two in combinations(seen, 2) if dist(seen[one], seen[two]) < APART]
        assert not near


def test_the_dark_themes_name_every_colour_that_changes() -> None:
    light = next(properties for selector, properties in blocks(TOKENS) if selector == ":root")
    dark = dict(blocks(DARK))[":root"]
    assert light.keys() == dark.keys()


@pytest.mark.parametrize(
    ("theme", "media"),
    {"auto": "screen and (prefers-color-scheme: dark)", "dark": "screen", "night": "screen", "light": None}.items(),
)
def test_a_page_is_dark_where_its_phone_wants_it(theme: str, media: str | None) -> None:
    client = create_app(
        {
            "TESTING": True,
        }
    ).test_client()
    become(client, "one", theme=theme)
    found = re.search(r'/request/dark.css[^"]*" media="([^"]*)"', client.get("/").text)
    assert (found and found[1]) == media


def test_colours_stand_in_the_tokens_alone_and_every_token_that_is_used_is_one() -> None:
    texts = {
        path.name: re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        for path in FOLDER.rglob("*.css")
    }
    known = {name for text in texts.values() for name in re.findall(r"(--[\w-]+):", text)}
    for name, text in texts.items():
        if name not in (TOKENS.name, DARK.name):
            assert not re.findall(r"#[0-9a-fA-F]{3,8}\b(?=[ ;)])|\b(?:rgb|hsl)a?\(", text), name
        assert set(re.findall(r"var\((--[\w-]+)", text)) <= known, name
