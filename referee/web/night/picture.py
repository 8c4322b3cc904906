"""The picture of a night that people keep or send to friends: its podium, its games with their winners, a few facts.

The phone makes it: it shows an SVG (`templates/night/drawing.html`) and draws that on a canvas to save it.
A person who switched their name off stands there as sign and colour alone; in a fact the name of the sign tells whom it
is about.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from markupsafe import Markup

from referee import paths
from referee.engine.model.message import Message
from referee.live import LiveGame, Table
from referee.store.codes import heard
from referee.texts.catalog import Name
from referee.texts.sentences import Sentences
from referee.web.board.night import facts_of, night_ranks
from referee.web.core.looks import PEOPLE, SHEET, BoardPerson, board_people, fitted, width_of
from referee.web.core.screens import Piece
from referee.web.play.panels import on_podium
from referee.web.scores.standings import Standing, after_round

MOST_FACTS = 3
_PART = re.compile(r"(?:[^\s\u3040-\u30ff\u4e00-\u9fff、。！？]+|\S)[、。・：；？！）」』】ーっゃゅょッャュョ々…]*\s*")
"""A word, or a character of a language that writes no spaces, with what begins no line."""
TITLES = ((80, 16), (62, 21), (46, 29))
"""The sizes of a title of two lines, and the letters for which a line has room."""


def has_picture(table: Table) -> bool:
    """Return True if a night has a picture: one of its games is over."""
    return any(_over(table))


def night_picture(table: Table, speech: Sentences, day: str, removed: frozenset[str] = frozenset()) -> Piece | None:
    """Return the picture of a night as it stands, in one language; None before its first game is over.

    `about` stands above the title: the day of a night with a name, and the game if it was only one. Each step of the
    podium, in the order 2, 1, 3, and each game has the words for what was reached. `alt` says in a sentence what it is.
    Persons who were `removed` are somebody, without their sign.
    """
    games = list(_over(table))
    if not games:
        return None
    teller, say, title = _Teller(table, speech, removed), speech.plain, table.night.name
    if not title or any(heard(hidden) in heard(title) for hidden in teller.unnamed):
        title = say("ui-night-of", day=day)  # it has no name, or one that names somebody who is not named
    won = tuple(teller.won(played) for played in games)
    if len(games) > 1:
        steps, others = (
            tuple(teller.step((rank.person,), rank.place, say("ui-wins", points=rank.wins)) for rank in ranks)
            for ranks in on_podium(night_ranks(table))
        )
    else:
        people, unit = board_people(table, games[0].names), games[0].view.counted

        def step(row: Standing) -> Piece:
            return teller.step([people[seat] for seat in row.seats], row.place, teller.counted(unit, row.score))

        steps, others = (tuple(map(step, rows)) for rows in on_podium(after_round(games[0].game, games[0].state)))
    # A game under way is not told: a fact could show what nobody at the table has noticed yet.
    facts = [told for fact in facts_of(games) if (told := teller.fact(fact))]
    about = [*([day] if title == table.night.name else ()), *([won[0].name] if len(won) == 1 else ())]
    return Piece(
        language=speech.language,
        app=say("ui-title"),
        title=title,
        about=" · ".join(about),
        steps=steps,
        others=others,
        games=won if len(won) > 1 else (),
        facts=tuple(facts[:MOST_FACTS]),
        alt=say("picture-alt", night=title),
    )


def _over(table: Table) -> Iterable[LiveGame]:
    return (played for played in table.games if played.has_log and played.view.phase == "over")


class _Teller:
    """Names and numbers of a night in a language, without the names that pictures leave out."""

    def __init__(self, table: Table, speech: Sentences, removed: frozenset[str]) -> None:
        self.table = table
        self.speech, self.say = speech, speech.plain
        self._removed = removed
        self.unnamed = table.night.unnamed | removed
        self._signs = {seat.name: seat.look.sign for seat in table.night.seats if seat.name not in removed}

    def figure(self, person: BoardPerson) -> Piece:
        """Return a person's colour, sign (empty: left the table, or was removed) and name (empty: not told)."""
        if person.name in self._removed:
            return Piece(colour=person.colour, sign="", name=self.say("ui-person-somebody"))
        name = "" if person.name in self.unnamed else person.name
        return Piece(colour=person.colour, sign=person.sign, name=name)

    def step(self, people: Iterable[BoardPerson], place: int | None, reached: str) -> Piece:
        """Return those who share a place of the night, with the words for their place and for their result."""
        nth = self.say("ui-place-number", place=place) if place is not None else ""
        return Piece(people=tuple(map(self.figure, people)), place=place, nth=nth, reached=reached)

    def won(self, played: LiveGame) -> Piece:
        """Return a game with its winners and what they reached."""
        people, scores = board_people(self.table, played.names), played.game.between(played.state).scores
        winners = played.state.winners
        points = {scores[seat] for seat in winners}
        reached = self.counted(played.view.counted, points.pop()) if len(points) == 1 else ""
        name = self.speech.game(played.game.told(played.state)).unescape()
        return Piece(name=name, winners=tuple(self.figure(people[seat]) for seat in winners), reached=reached)

    def counted(self, unit: str, points: float) -> str:
        """Return a score in words; empty where a game has none."""
        return self.say(f"ui-{unit}", points=points) if unit else ""

    def fact(self, fact: Message) -> str:
        """Return a fact as a sentence, with the sign in place of a name that is left out.

        Empty if it is about people of whom nothing could be told.
        """
        if any(name in self.unnamed and not self._signs.get(name) for name in dict(fact.fill).get("names", ())):
            return ""
        return self.say(fact.id, **{key: self._without_names(value) for key, value in fact.fill})

    def _without_names(self, value: Any) -> Any:
        if type(value) is tuple:
            return tuple(map(self._without_names, value))
        if isinstance(value, Name) and value in self.unnamed:
            return Name(self.say(f"person-sign-{self._signs[value]}"))
        return value


@cache  # saves 0.5 ms of each sign
def colours() -> dict[str, str]:
    """Return the values of the app's colours by token, of the light theme where themes differ.

    `on-person-N` is the colour of a sign on that of a person.
    """
    text = (paths.STATIC / "request" / "tokens.css").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, value in re.findall(r"--([\w-]+): (#\w+)", text):
        found.setdefault(name, value)
    on = re.findall(r"\.person-(\d+) \{[^}]*--on-person: var\(--([\w-]+)\)", text)
    return found | {f"on-person-{number}": found[name] for number, name in on}


def suits() -> dict[str, str]:
    """Return the paths of the suits by their letters, 20 by 20 round 0,0."""
    return dict(re.findall(r'<path id="([SHDC])" fill="currentColor" d="([^"]+)"', _sheet(SHEET)))


def sign(person: Piece) -> Markup:
    """Return the drawing of a person's sign, 24 by 24 round 0,0."""
    drawn = re.search(rf'^<g id="{person.sign}">(.*)</g>$', _sheet(PEOPLE), re.MULTILINE) if person.sign else None
    fill, ink = colours()[f"person-{person.colour}"], colours()[f"on-person-{person.colour}"]
    return Markup(drawn[1].replace("var(--person)", fill).replace("currentColor", ink) if drawn else "")


def _sheet(name: str) -> str:
    return (paths.STATIC / name).read_text(encoding="utf-8")


def title_lines(title: str) -> tuple[int, list[str]]:
    """Return the size of a title, as large as two lines allow, and its lines."""
    fits = (of for of in TITLES if len(lines_of(title, of[1], 3)) < 3)
    size, letters = next(fits, TITLES[-1])
    return size, lines_of(title, letters, 2)


def lines_of(text: str, letters: float, most: int) -> list[str]:
    """Return a text in at most this number of lines; what does not fit is cut.

    Lines break between words, and between characters of languages that write no spaces.
    """
    made: list[str] = []
    for part in _PART.findall(text):
        if made and width_of((made[-1] + part).rstrip()) <= letters:
            made[-1] += part
        else:
            made.append(part)
    made[most - 1 :] = ["".join(made[most - 1 :])] if len(made) >= most else []
    return [fitted(line.rstrip(), letters) for line in made]
