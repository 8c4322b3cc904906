"""The prompts of a seat, by area of the phone's screen, and the penalty cards that it can give in one tap."""

from collections import defaultdict
from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.engine.basics.actions import Agrees, Catches, Deals, Flips, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.penalties import OF_THE_HAND
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickPerson, Prompt, Tap
from referee.live import LiveGame
from referee.live.stream import Fragment
from referee.texts.sentences import named_seats
from referee.web.sit.people import FORWARD, PersonAt

SLOW, WRONG = "slow", "play"
"""Reasons for a penalty card: no act in time, and a wrong play."""
NEWEST = 12
"""Number of the newest lines that are searched for the last play."""
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
    if no prompt names anybody: then the area looks the same for other names, and is not drawn again. It is a tuple
    because those of all phones are made, compared and hashed at each tap.
    """

    asks: tuple[Prompt, ...]
    names: tuple[str, ...]
    counts: tuple[str, ...] = ()
    about: About | None = None


NO_CHOICES = Choices((), ())
NOTHING = dict.fromkeys(AREAS, NO_CHOICES)


class Asked(NamedTuple):
    """The prompts of a seat: while the `key`, all that they depend on, is equal, they are (None: not known).

    `areas` are the pieces that show them. The seats that may be said to be `slow`, to have played `wrong`, or to have
    said nothing with few cards (`silent`, with that number), if no button of its own catches them (`caught`, by name).
    `acts` is True if the seat may bring the game on.
    """

    areas: list[Fragment]
    slow: set[int]
    wrong: set[int]
    silent: list[tuple[tuple[int, ...], int]]
    caught: set[str]
    acts: bool
    key: Hashable | None


def asked(
    game: Game,
    s: State,
    asks: Sequence[Prompt],
    names: tuple[str, ...],
    about: About | None = None,
    key: Hashable | None = None,
) -> Asked:
    """Return the prompts of one seat, by area of the screen: cards have areas of their own, and so have rare acts."""
    areas, silent, caught, named, acts = defaultdict(list), [], set(), set(), False
    given: set[str] = set()
    slow: set[int] = set()
    wrong: set[int] = set()
    for ask in asks:
        area = f"asks-{ask.place}"
        if isinstance(ask, Tap):
            if isinstance(ask.action, Catches):
                caught.add(ask.action.whom)
            if ask.asked or (isinstance(ask.action, Agrees) and ask.action.now and not (about and about.hosts)):
                continue
        elif isinstance(ask, PickCards):
            area = "cards" if ask.place == FORWARD else "cards-more"
        elif isinstance(ask, PickPerson):
            given.update(ask.reasons)
            named.add(area)
            if ask.place == "people":
                slow.update(ask.people if SLOW in ask.reasons else ())
                wrong.update(ask.people if WRONG in ask.reasons else ())
                silent.extend([] if ask.reasons else [(ask.people, ask.most)])
        if ask.label.fill and named_seats(ask.label):
            named.add(area)
        acts = acts or ask.place == FORWARD
        areas[area].append(ask)
    known = (
        ("score", "place") if s.keeps == "scores" else WITHOUT_PENALTIES if given.isdisjoint(OF_THE_HAND) else COUNTS
    )
    people = Choices(tuple(areas.pop("asks-people", ())), names, tuple(filter(game.facts_by_key.get, known)), about)
    made = {area: Choices(tuple(here), names if area in named else ()) for area, here in areas.items()}
    shown = NOTHING | made | {"asks-people": people}
    return Asked(list(shown.items()), slow, wrong, silent, caught, acts, key)


class Accusations(NamedTuple):
    """The seats that can be accused: of having been `slow`, of a `wrong` play, of having said nothing (`silent`)."""

    slow: int = NOBODY
    wrong: int = NOBODY
    silent: int = NOBODY
    names: tuple[str, ...] = ()


NONE = Accusations()
NOBODY_ACCUSED: list[Fragment] = [("accuse", NONE), ("accuse-more", NONE)]
Last = tuple[int, int, int, int | None]
"""The seat whose clock runs, the one whose last play may be wrong, and the one that played last with its cards."""


def accusations(last: Last, on_turn: bool, names: tuple[str, ...], asked: Asked) -> list[Fragment]:
    """Return what a seat may accuse others of now: on the pad, and among the rare acts.

    Nothing that has a button of its own. What a seat may do itself takes their place on the pad: the cards of the
    player on turn, and what others may be asked.
    """
    slow, wrong, player, hand = last
    slow, wrong = slow if slow in asked.slow else NOBODY, wrong if wrong in asked.wrong else NOBODY
    silent = NOBODY
    for people, most in asked.silent:
        if player in people and (hand is None or hand <= most) and names[player] not in asked.caught:
            silent = player
    return _placed(slow, wrong, silent, names, on_turn, asked.acts)


@lru_cache(256)  # what is the same object as before is not compared, drawn or sent again: saves 3 % of a tap
def _placed(slow: int, wrong: int, silent: int, names: tuple[str, ...], on_turn: bool, acts: bool) -> list[Fragment]:
    """Return what may be accused on the pad, and behind it."""
    if slow == wrong == silent == NOBODY:
        return NOBODY_ACCUSED
    accused = Accusations(slow, wrong, silent, names)
    if on_turn:
        return [("accuse", NONE), ("accuse-more", accused)]
    if not acts:
        return [("accuse", accused), ("accuse-more", NONE)]
    behind = accused._replace(slow=NOBODY) if (wrong, silent) != (NOBODY, NOBODY) else NONE
    return [("accuse", accused._replace(wrong=NOBODY, silent=NOBODY)), ("accuse-more", behind)]


def last_player(played: LiveGame) -> Last:
    """Return whose clock runs, whose last play may be wrong, and who played last in this round, with the cards left.

    NOBODY where there is none, in a time-out, or if the person was replaced; the cards are None if nobody knows them.
    Once another has acted, only the log tells of an error.
    """
    game, s, view = played.game, played.state, played.view
    if view.phase != "play" or view.timeout != NOBODY or view.turn == NOBODY:
        return NOBODY, NOBODY, NOBODY, None
    told, slow = game.players_enforce(s), view.turn if view.clock is not None and view.clock.running else NOBODY
    for entry in reversed(played.entries[-NEWEST:]):
        if isinstance(entry.read, Deals | Flips):
            break
        if isinstance(entry.read, Plays) and entry.stands:
            last = next((person for person in view.seats if person.name == entry.read.who), None)
            if last is None:
                break
            wrong = last.seat if told or s.may_have_played_wrong(last.seat) else NOBODY
            return slow, wrong, last.seat, last.hand
        told = told and not (entry.stands and isinstance(entry.read, game.moving))
    return slow, NOBODY, NOBODY, None
