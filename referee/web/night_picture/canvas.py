"""Parts of a picture: the app's tokens and drawings as SVG, and texts that fit their place."""

import re
from collections.abc import Sequence
from functools import cache
from html import escape

from referee import paths
from referee.web.night_picture import fonts
from referee.web.screens.faces import PEOPLE, SHEET

ELLIPSIS = "…"
NARROWEST = 0.72
"""The smallest size of a text before it is cut, as a part of its own."""
SMALLEST_TITLE = 0.66
"""The smallest size of a title before it takes two lines, as a part of its own."""
NO_START = frozenset("、。，．・：；？！）］｝」』】〉》ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ…)]}!?,.:;%")
"""Characters that begin no line."""
_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,[^)]*)?\)")


@cache
def tokens() -> dict[str, str]:
    """Return the values of the app's tokens, of the light theme where themes differ."""
    text = (paths.STATIC / "request" / "tokens.css").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, value in re.findall(r"(--[\w-]+): ([^;]+);", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)):
        found.setdefault(name, value)
    return found


def token(name: str) -> str:
    """Return the value of a token."""
    return tokens()[f"--{name}"]


def mixed(one: str, other: str, part: float) -> str:
    """Return a colour between two: `part` of it is the other."""
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


@cache
def _on_people() -> dict[int, str]:
    """Return the colour of a sign by the number of its person's colour."""
    text = (paths.STATIC / "request" / "tokens.css").read_text(encoding="utf-8")
    return {
        int(number): token(on)
        for number, on in re.findall(r"\.person-(\d+) \{[^}]*--on-person: var\(--([\w-]+)\)", text)
    }


@cache
def _drawings(sheet: str) -> dict[str, str]:
    """Return the groups of a sheet of drawings by id."""
    text = (paths.STATIC / sheet).read_text(encoding="utf-8")
    return dict(re.findall(r'^<g id="([^"]+)">(.*)</g>$', text, re.MULTILINE))


@cache
def card_definitions() -> str:
    """Return the definitions of all cards."""
    text = (paths.STATIC / SHEET).read_text(encoding="utf-8")
    inside = text[text.index("<defs>") : text.index("</defs>") + len("</defs>")]
    return _VARIABLE.sub(lambda found: tokens().get(found[1], "none"), inside)


def card(code: str, x: float, y: float, wide: float, turned: float) -> str:
    """Return a playing card with its middle at a place, turned by some degrees."""
    suit = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}[code[-1]]
    return (
        f'<g transform="translate({x} {y}) rotate({turned}) scale({wide / 100}) translate(-50 -70)"'
        f' color="{token("paper-" + suit)}" stroke-linecap="round" stroke-linejoin="round">'
        '<rect x="3" y="6" width="98" height="138" rx="9" fill="#000" fill-opacity=".3"/>'
        f'<use href="#b"/><use href="#{code}"/></g>'
    )


def disc(x: float, y: float, radius: float, colour: int, sign: str, letter: str = "", language: str = "en") -> str:
    """Return the sign of a person on their colour; a letter for somebody without a sign."""
    fill, ink = token(f"person-{colour}"), _on_people()[colour]
    ring = max(2.0, radius * 0.06)
    parts = [
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{token("on-felt")}" stroke-width="{ring}"/>'
    ]
    if sign:
        drawn = _drawings(PEOPLE)[sign].replace("var(--person)", fill)
        parts.append(f'<g transform="translate({x} {y}) scale({radius / 18})" color="{ink}">{drawn}</g>')
    elif letter:
        parts.append(TextLine(letter, radius, bold=True).draw(x, y + radius * 0.36, ink, language, "middle"))
    return "".join(parts)


class TextLine:
    """A text of one line: at most `wide`, smaller if it must be, cut if it is too long even then."""

    def __init__(self, text: str, size: float, *, bold: bool = False, wide: float = 0, language: str = "en") -> None:
        self.text, self.size, self.bold = text, size, bold
        if wide and (needed := fonts.width(text, size, language, bold=bold)) > wide:
            self.size = max(size * wide / needed, size * NARROWEST)
            self.text = cut(text, self.size, wide, language, bold=bold)

    def width(self, language: str) -> float:
        """Return about how wide it is."""
        return fonts.width(self.text, self.size, language, bold=self.bold)

    def draw(self, x: float, y: float, fill: str, language: str, anchor: str = "start") -> str:
        """Return it as SVG, its baseline at `y`.

        Each run is a text of its own: resvg fails on some texts that several fonts draw together.
        """
        parts = fonts.runs(self.text, language)
        if len(parts) > 1 and anchor != "start":
            x -= self.width(language) / (2 if anchor == "middle" else 1)
            anchor = "start"
        drawn = []
        for run in parts:
            drawn.append(
                f'<text x="{x:.1f}" y="{y:.1f}" font-size="{self.size:.1f}" font-weight="{700 if self.bold else 400}"'
                f' font-family="{run.font.family}" fill="{fill}" text-anchor="{anchor}" xml:space="preserve">'
                f"{escape(run.text)}</text>"
            )
            x += run.width(bold=self.bold) * self.size
        return "".join(drawn)


def cut(text: str, size: float, wide: float, language: str, *, bold: bool = False) -> str:
    """Return as much of a text as fits, with an ellipsis if something is missing."""
    if fonts.width(text, size, language, bold=bold) <= wide:
        return text
    for end in range(len(text) - 1, 0, -1):
        shorter = text[:end].rstrip() + ELLIPSIS
        if fonts.width(shorter, size, language, bold=bold) <= wide:
            return shorter
    return ELLIPSIS


def title_lines(text: str, size: float, wide: float, language: str) -> Sequence[TextLine]:
    """Return a title in one line, or in two of about the same length if it would get too small."""
    needed = fonts.width(text, size, language, bold=True)
    if needed <= wide / SMALLEST_TITLE:
        return [TextLine(text, min(size, size * wide / needed), bold=True, language=language)]
    halves = lines_of(text, size, max(needed * 0.58, wide * 0.6), language, 2, bold=True)
    if needed * 0.58 <= wide and len(halves) == 2 and not halves[1].text.endswith(ELLIPSIS):
        return [TextLine(line.text, size, bold=True, wide=wide, language=language) for line in halves]
    size *= max(NARROWEST, min(1.0, wide * 1.85 / needed))
    return lines_of(text, size, wide, language, 2, bold=True)


def lines_of(
    text: str, size: float, wide: float, language: str, most: int, *, bold: bool = False
) -> Sequence[TextLine]:
    """Return a text in at most this number of lines; the last is cut if the rest does not fit."""
    words = re.findall(r"\S+\s*", text) if language != "ja" else _characters(text)
    made: list[str] = []
    for word in words:
        if made and fonts.width((made[-1] + word).rstrip(), size, language, bold=bold) <= wide:
            made[-1] += word
        else:
            made.append(word)
    kept = [line.rstrip() for line in made[:most]]
    if len(made) > most:
        kept[-1] = cut("".join(made[most - 1 :]).rstrip(), size, wide, language, bold=bold)
    return [TextLine(line, size, bold=bold, wide=wide, language=language) for line in kept]


def _characters(text: str) -> list[str]:
    """Return the parts between which Japanese breaks: each character, but a word of letters or digits in one piece."""
    found: list[str] = []
    for part in re.findall(r"[A-Za-z0-9À-ɏ]+\s*|.", text):
        if found and part[0] in NO_START:
            found[-1] += part
        else:
            found.append(part)
    return found
