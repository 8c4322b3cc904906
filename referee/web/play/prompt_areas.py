"""The prompts of a seat, by area of the phone's screen."""

from collections.abc import Sequence
from typing import NamedTuple

from referee.engine.common_rules.penalties import OF_THE_HAND
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickPerson, Prompt, Tap
from referee.live.stream import Fragment
from referee.texts.sentences import named_seats
from referee.web.sit.people import FORWARD, PersonAt

AREAS = ("asks-first", "asks-main", "asks-call", "asks-people", "asks-table", "cards", "cards-more")
"""The areas of the screen with prompts: one for each of their places, and two for cards."""
COUNTS = ("hand", "score", "taken", "penalties", "aside", "place")
"""The facts of a person that everybody knows."""
WITHOUT_PENALTIES = ("hand", "score", "taken", "place")


class About(NamedTuple):
    """The sheets about people: `people` by seat, the seat `me` that reads them, and whether its phone `hosts`."""

    people: tuple[PersonAt, ...]
    me: int
    hosts: bool


class Choices(NamedTuple):
    """The prompts of one seat in one area of the screen.

    `counts` are the facts of people that may be looked up, and `about` is what may be done about them. `names` is empty
    if no prompt names anybody: then the area looks the same at every table, and is drawn once for all. It is a tuple
    because those of all phones are made, compared and hashed at each tap.
    """

    asks: tuple[Prompt, ...]
    names: tuple[str, ...]
    counts: tuple[str, ...] = ()
    about: About | None = None


NO_CHOICES = Choices((), ())


def offered(
    game: Game, s: State, asks: Sequence[Prompt], names: tuple[str, ...], about: About | None = None
) -> list[Fragment]:
    """Return the prompts of one seat, by area of the screen.

    Cards have an area of their own, and those for rare acts another.
    """
    areas: dict[str, list[Prompt]] = {area: [] for area in AREAS}
    given, named = set[str](), set[str]()
    for ask in asks:
        match ask:
            case PickCards():
                area = "cards" if ask.place == FORWARD else "cards-more"
            case Tap(asked=True):
                continue
            case _:
                area = f"asks-{ask.place}"
        areas[area].append(ask)
        if isinstance(ask, PickPerson):
            given.update(ask.reasons)
            named.add(area)
        elif ask.label.fill and named_seats(ask.label):
            named.add(area)
    known = (
        ("score", "place") if s.keeps == "scores" else WITHOUT_PENALTIES if given.isdisjoint(OF_THE_HAND) else COUNTS
    )
    made = {
        area: Choices(tuple(here), names if area in named else ()) if here else NO_CHOICES
        for area, here in areas.items()
    }
    counts = tuple([key for key in known if key in game.facts_by_key])
    made["asks-people"] = Choices(tuple(areas["asks-people"]), names, counts, about)
    return list(made.items())
