"""The drawing of a night's picture: an SVG of 1080 by 1350, the shape that phones and messengers show whole."""

from collections.abc import Sequence
from dataclasses import dataclass

from referee.web.night_picture import fonts
from referee.web.night_picture.canvas import TextLine, card, card_definitions, disc, lines_of, mixed, title_lines, token
from referee.web.night_picture.content import GameWon, NightPicture, PicturedPerson, PodiumStep

WIDE, HIGH = 1080, 1350
EDGE = 64
INSIDE = WIDE - 2 * EDGE
FOOT = 84
TITLE = 660
"""The width of the title, beside the cards."""
DISC = {1: 84, 2: 68, 3: 68}
"""The radius of a person on the podium, by place."""
HEADROOM = 2 * DISC[1] + 60 + 110
"""Height of all that stands on the first step: the crown, the person, the name and the wins."""
MOST_NAMED = 3
"""The most people in one row whose names are told beside their signs."""
GAP = 14.0
APART = 64
"""The distance of two columns."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Density of the picture: the heights of a row and of the first step, and the most that is told.

    `others` are people, `games` the rows of games, `facts` facts of so many `lines`.
    """

    row: float = 58.0
    step: float = 130.0
    lines: int = 2
    others: int = 8
    games: int = 5
    facts: int = 3


FITS = (
    *(Fit(), Fit(50, 100), Fit(48, 90), Fit(45, 84), Fit(45, 84, 1)),
    *(Fit(45, 80, 1, 8, 4), Fit(45, 80, 1, 6, 4), Fit(46, 80, 1, 4, 3), Fit(46, 78, 1, 4, 3, 2)),
)
"""The fits of a picture, the widest first; the last has room for the longest night."""


def svg_of(shown: NightPicture) -> tuple[str, list[str]]:
    """Return the picture as an SVG, and the files of the fonts it needs."""
    drawn = _Drawing(shown).draw()
    return drawn, fonts.files(_texts(shown), shown.language)


def _texts(shown: NightPicture) -> list[str]:
    """Return every text of the picture."""
    steps = (*shown.steps, *shown.others)
    people = [figure.name for step in steps for figure in step.people]
    people += [figure.name for game in shown.games for figure in game.winners]
    words = [part for step in steps for part in (step.nth, step.reached)]
    games = [part for game in shown.games for part in (game.name, game.reached)]
    return [shown.app, shown.title, shown.about, *people, *words, *games, *shown.facts, "… +0123456789"]


class _Drawing:
    """The parts of one picture, from top to bottom; the room that is left lies between them."""

    def __init__(self, shown: NightPicture) -> None:
        self.shown = shown
        self.language = shown.language
        self.title = title_lines(shown.title, 70, TITLE, self.language)
        for self.fit in FITS:
            facts = shown.facts[: self.fit.facts]
            self.facts = [lines_of(fact, 32, INSIDE - 56, self.language, self.fit.lines) for fact in facts]
            self.row = self.fit.row
            self.two = len(shown.games) > self.fit.games
            below = sum(tall > 0 for tall in (self.others_tall, self.games_tall, self.facts_tall))
            if self._left() >= GAP * (below + 1):
                break

    def draw(self) -> str:
        rest = ((self.others_tall, self._others), (self.games_tall, self._games), (self.facts_tall, self._facts))
        below = [(tall, part) for tall, part in rest if tall]
        gap = max(GAP, min(44.0, self._left() / (len(below) + 1)))
        podium = self.podium_tall + min(max(0.0, self._left() - gap * (len(below) + 1)), 260)
        y = self.head_tall + gap / 2
        body = [self._head(), self._podium(y, podium)]
        y += podium
        gap = max(gap, (HIGH - FOOT - y - sum(tall for tall, _ in below)) / (len(below) + 1))
        for tall, part in below:
            y += gap
            body.append(part(y, tall))
            y += tall
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
            f"{card_definitions()}{_ground()}{''.join(body)}{self._foot()}</svg>"
        )

    def _left(self) -> float:
        """Return the height that is left between the parts."""
        parts = (self.head_tall, self.podium_tall, self.others_tall, self.games_tall, self.facts_tall)
        return HIGH - FOOT - sum(parts)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        fill: str = "on-felt",
        *,
        bold: bool = False,
        wide: float = 0,
        anchor: str = "start",
    ) -> str:
        """Return a text of one line that is at most `wide`."""
        line = TextLine(text, size, bold=bold, wide=wide, language=self.language)
        return line.draw(x, y, token(fill), self.language, anchor)

    # The head: the night, and three cards

    @property
    def head_tall(self) -> float:
        return 132 + 76 * len(self.title) + 26 * (len(self.title) == 1)

    def _head(self) -> str:
        parts = [card("7D", 826, 138, 124, -18), card("KH", 896, 122, 124, -1), card("AS", 966, 138, 124, 16)]
        y = 100.0 if len(self.title) > 1 else 118.0
        parts.append(self.text(self.shown.about, EDGE, y, 32, "on-felt-soft", wide=TITLE))
        for line in self.title:
            y += 76
            parts.append(line.draw(EDGE, y, token("on-felt"), self.language))
        return "".join(parts)

    # The podium

    @property
    def podium_tall(self) -> float:
        return HEADROOM + self.fit.step

    def _podium(self, y: float, tall: float) -> str:
        steps = self.shown.steps
        wide = min(300.0, INSIDE / max(len(steps), 1))
        first = WIDE / 2 - wide * len(steps) / 2
        if len(steps) == 2:  # the winner stands in the middle
            first -= wide / 2
        floor = y + tall
        room = tall - HEADROOM
        parts = []
        for at, step in enumerate(steps):
            place = min(step.place or 3, 3)
            height = room * {1: 1.0, 2: 0.72, 3: 0.5}[place]
            parts.append(self._step(step, first + wide * at + wide / 2, wide - 16, floor, height, place))
        parts.append(f'<rect x="{EDGE}" y="{floor}" width="{INSIDE}" height="6" rx="3" fill="{token("gold")}"/>')
        return "".join(parts)

    def _step(self, step: PodiumStep, x: float, wide: float, floor: float, height: float, place: int) -> str:
        top, radius = floor - height, DISC[place]
        fill, ink = ("gold", "on-gold") if place == 1 else ("on-felt", "felt")
        fill = mixed(token("felt"), token(fill), {1: 1.0, 2: 0.92, 3: 0.74}[place])
        size = min(58 if place == 1 else 46, height * 0.7)
        box = f"M{x - wide / 2} {floor}V{top + 18}q0-18 18-18h{wide - 36}q18 0 18 18V{floor}Z"
        middle = top + min(height / 2 + size * 0.36, 84)
        parts = [
            f'<path d="{box}" fill="{fill}"/>',
            self.text(step.nth, x, middle, size, ink, bold=True, wide=wide - 20, anchor="middle"),
        ]
        names = self._names(step.people)
        reached, named = bool(step.reached), bool(names)
        y = top - 22
        if reached:
            parts.append(self.text(step.reached, x, y, 30, "on-felt-soft", wide=wide, anchor="middle"))
            y -= 42
        if named:
            size = 44 if place == 1 else 38
            parts.append(self.text(names, x, y, size, bold=True, wide=wide + 8, anchor="middle"))
            y -= size + 10
        y -= radius + 4
        parts.append(self._discs(step.people, x, y, radius))
        if place == 1:
            parts.append(_crown(x, y - radius - 8))
        return "".join(parts)

    def _discs(self, people: Sequence[PicturedPerson], x: float, y: float, radius: float) -> str:
        """Return people side by side round a middle, close together if there are many."""
        apart = radius * 1.75 if len(people) <= 2 else min(radius * 1.75, radius * 3.4 / (len(people) - 1))
        radius = radius if len(people) == 1 else radius * 0.86
        first = x - apart * (len(people) - 1) / 2
        return "".join(self._disc(figure, first + apart * at, y, radius) for at, figure in enumerate(people))

    def _disc(self, figure: PicturedPerson, x: float, y: float, radius: float) -> str:
        return disc(x, y, radius, figure.colour, figure.sign, figure.name[:1], self.language)

    def _names(self, people: Sequence[PicturedPerson]) -> str:
        return " · ".join(figure.name for figure in people if fonts.drawable(figure.name, self.language))

    # Everybody else

    @property
    def others_tall(self) -> float:
        return self.row * ((min(len(self.shown.others), self.fit.others) + 1) // 2)

    def _others(self, y: float, tall: float) -> str:
        parts, others = [], self.shown.others
        wide = (INSIDE - APART) / 2
        for at, step in enumerate(others[: self.fit.others]):
            x, middle = EDGE + (wide + APART) * (at % 2), y + self.row * (at // 2) + self.row / 2
            if at == self.fit.others - 1 and len(others) > self.fit.others:
                parts.append(self.text(f"+{len(others) - at}", x, middle + 11, 30, "on-felt-soft"))
                break
            parts.append(self.text(step.nth, x, middle + 11, 30, "on-felt-soft", wide=66))
            reached = TextLine(step.reached, 28, language=self.language)
            parts.append(reached.draw(x + wide, middle + 10, token("on-felt-soft"), self.language, "end"))
            parts.append(self._people(step.people, x + 76, middle, wide - 92 - reached.width(self.language)))
        return "".join(parts)

    def _people(self, people: Sequence[PicturedPerson], x: float, middle: float, wide: float, size: float = 31) -> str:
        """Return people with their names in a line that begins at `x`."""
        parts = []
        apart = min(50.0, (wide - 44) / max(len(people) - 1, 1))
        for figure in people:
            parts.append(self._disc(figure, x + 22, middle, 22))
            x, wide = x + apart, wide - apart
        if (names := self._names(people)) and len(people) <= MOST_NAMED:
            parts.append(self.text(names, x + 6, middle + 11, size, bold=True, wide=wide - 6))
        return "".join(parts)

    # Games

    @property
    def games_tall(self) -> float:
        rows = min(len(self.shown.games), self.fit.games * 2)
        return self.row * ((rows + 1) // 2 if self.two else rows) + 24 if rows else 0

    def _games(self, y: float, tall: float) -> str:
        games = self.shown.games
        box = f'x="{EDGE - 24}" y="{y}" width="{INSIDE + 48}" height="{tall}" rx="26"'
        parts = [f'<rect {box} fill="{mixed(token("felt-lit"), "#ffffff", 0.09)}"/>']
        columns = 2 if self.two else 1
        wide = (INSIDE - APART * (columns - 1)) / columns
        most = self.fit.games * columns
        for at, game in enumerate(games[:most]):
            x, middle = EDGE + (wide + APART) * (at % columns), y + 12 + self.row * (at // columns + 0.5)
            if at == most - 1 and len(games) > most:
                parts.append(self.text(f"+{len(games) - at}", x, middle + 11, 31, "on-felt-soft"))
                break
            parts.append(self._game(game, x, middle, wide))
        return "".join(parts)

    def _game(self, game: GameWon, x: float, middle: float, wide: float) -> str:
        half = wide * (0.36 if self.two else 0.42)
        rest = wide - half - 12
        parts = [self.text(game.name, x, middle + 11, 31, "on-felt-soft", wide=half)]
        if game.reached and not self.two:
            reached = TextLine(game.reached, 28, language=self.language)
            parts.append(reached.draw(x + wide, middle + 10, token("on-felt-soft"), self.language, "end"))
            rest -= reached.width(self.language) + 16
        parts.append(self._people(game.winners, x + half + 12, middle, rest))
        return "".join(parts)

    # Facts and the foot

    @property
    def facts_tall(self) -> float:
        return sum(42 * len(lines) + 16 for lines in self.facts)

    def _facts(self, y: float, tall: float) -> str:
        parts = []
        for lines in self.facts:
            parts.append(_star(EDGE + 16, y + 21))
            for at, line in enumerate(lines):
                parts.append(line.draw(EDGE + 48, y + 32 + 42 * at, token("on-felt"), self.language))
            y += 42 * len(lines) + 16
        return "".join(parts)

    def _foot(self) -> str:
        name = TextLine(self.shown.app, 26, bold=True, language=self.language)
        wide = name.width(self.language) + 46
        x, y = WIDE / 2 - wide / 2, HIGH - 42
        return (
            f'<g transform="translate({x} {y - 25})"><rect width="26" height="34" rx="5" fill="#fff"/>'
            f'<use href="#H" transform="translate(13 17) scale(.85)" color="{token("paper-heart")}"/></g>'
            + name.draw(x + 40, y, token("on-felt-soft"), self.language)
        )


def _ground() -> str:
    """Return the felt, lit in the middle, and four suits that one hardly sees.

    All fills are opaque: gradients and transparent ones of this size would take as long as all the rest.
    """
    felt, lit = token("felt"), token("felt-lit")
    parts = [f'<rect width="{WIDE}" height="{HIGH}" fill="{felt}"/>']
    for at, wide in enumerate((760, 620, 490, 370)):
        fill = mixed(felt, lit, 0.3 + 0.2 * at)
        parts.append(f'<ellipse cx="540" cy="470" rx="{wide}" ry="{wide * 1.15}" fill="{fill}"/>')
    marks = (("S", 90, 640, 11, -14), ("H", 1000, 560, 10, 12), ("C", 985, 1190, 11, -8), ("D", 80, 1180, 10, 10))
    for suit, x, y, size, turned in marks:
        place = f"translate({x} {y}) rotate({turned}) scale({size})"
        parts.append(f'<use href="#{suit}" transform="{place}" color="{mixed(lit, "#ffffff", 0.02)}"/>')
    return "".join(parts)


def _crown(x: float, y: float) -> str:
    """Return a crown that sits on a head."""
    return (
        f'<g transform="translate({x} {y})"><path d="M-40 0-48-42-22-22 0-54 22-22 48-42 40 0Z" fill="{token("gold")}"'
        f' stroke="{token("felt")}" stroke-width="4" stroke-linejoin="round"/><g fill="{token("gold")}">'
        '<circle cx="-48" cy="-44" r="6"/><circle cy="-57" r="6"/><circle cx="48" cy="-44" r="6"/></g></g>'
    )


def _star(x: float, y: float) -> str:
    return (
        f'<path transform="translate({x} {y}) scale(1.25)" fill="{token("gold")}"'
        ' d="M0-11 3-3.600 11-3.300 4.700 1.800 6.800 9.500 0 5 -6.800 9.500-4.700 1.800-11-3.300-3-3.600Z"/>'
    )
