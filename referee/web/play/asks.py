"""The prompts of a seat, by area of the phone's screen, and the penalty cards that it can give in one tap."""

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import NamedTuple

from referee.engine.basics.actions import Catches, Deals, Flips, Plays
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.penalties import OF_THE_HAND
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickPerson, Prompt, Tap, View
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
    areas, named = dict[str, list[Prompt]](), {"asks-people"}
    given, slow, wrong = set[str](), set[int](), set[int]()
    silent, caught, acts = list[tuple[tuple[int, ...], int]](), set[str](), False
    for ask in asks:
        if isinstance(ask, Tap):
            if isinstance(ask.action, Catches):
                caught.add(ask.action.whom)
            if ask.asked:
                continue
        acts = acts or ask.place == FORWARD
        area = f"asks-{ask.place}"
        if isinstance(ask, PickCards):
            area = "cards" if ask.place == FORWARD else "cards-more"
        areas.setdefault(area, []).append(ask)
        if isinstance(ask, PickPerson):
            given.update(ask.reasons)
            named.add(area)
            if ask.place == "people":
                slow.update(ask.people if SLOW in ask.reasons else ())
                wrong.update(ask.people if WRONG in ask.reasons else ())
                silent += [] if ask.reasons else [(ask.people, ask.most)]
        elif ask.label.fill and named_seats(ask.label):
            named.add(area)
    known = (
        ("score", "place") if s.keeps == "scores" else WITHOUT_PENALTIES if given.isdisjoint(OF_THE_HAND) else COUNTS
    )
    made = NOTHING | {area: Choices(tuple(here), names if area in named else ()) for area, here in areas.items()}
    counts = tuple([key for key in known if key in game.facts_by_key])
    made["asks-people"] = Choices(tuple(areas.get("asks-people", ())), names, counts, about)
    return Asked(list(made.items()), slow, wrong, silent, caught, acts, key)


class Accusations(NamedTuple):
    """The seats that can be accused: of having been `slow`, of a `wrong` play, of having said nothing (`silent`)."""

    slow: int = NOBODY
    wrong: int = NOBODY
    silent: int = NOBODY
    names: tuple[str, ...] = ()


NONE = Accusations()
NOBODY_ACCUSED: list[Fragment] = [("accuse", NONE), ("accuse-more", NONE)]
Last = tuple[int, int | None, bool]
"""The seat that played a card last in a round, its number of cards, and whether it may have erred."""


def accusations(view: View, names: tuple[str, ...], last: Last, asked: Asked, seat: int) -> list[Fragment]:
    """Return what a seat may accuse others of now: on the pad, and among the rare acts.

    Nothing in a time-out, and nothing that has a button of its own. What a seat may do itself takes their place on the
    pad: the cards of the player on turn, and what others may be asked.
    """
    if view.phase != "play" or view.timeout != NOBODY or view.turn == NOBODY:
        return NOBODY_ACCUSED
    player, hand, may_be_wrong = last
    slow = view.turn if view.turn in asked.slow and view.clock is not None and view.clock.running else NOBODY
    wrong = player if may_be_wrong and player in asked.wrong else NOBODY
    silent = NOBODY
    for people, most in asked.silent:
        if player in people and (hand is None or hand <= most) and names[player] not in asked.caught:
            silent = player
    if slow == wrong == silent == NOBODY:
        return NOBODY_ACCUSED
    return _placed(Accusations(slow, wrong, silent, names), seat == view.turn, asked.acts)


@lru_cache(256)  # what is the same object as before is not compared, drawn or sent again: saves 3 % of a tap
def _placed(accused: Accusations, on_turn: bool, acts: bool) -> list[Fragment]:
    """Return what may be accused on the pad, and behind it."""
    if on_turn:
        return [("accuse", NONE), ("accuse-more", accused)]
    if not acts:
        return [("accuse", accused), ("accuse-more", NONE)]
    behind = accused._replace(slow=NOBODY) if (accused.wrong, accused.silent) != (NOBODY, NOBODY) else NONE
    return [("accuse", accused._replace(wrong=NOBODY, silent=NOBODY)), ("accuse-more", behind)]


def last_player(played: LiveGame) -> Last:
    """Return the seat that played a card last in this round, its number of cards, and whether it may have erred.

    The seat is NOBODY if none did, or if its person was replaced; the number is None if nobody knows it. Once another
    has acted, only the log tells of an error.
    """
    game, s = played.game, played.state
    told = game.players_enforce(s)
    for entry in reversed(played.entries[-NEWEST:]):
        if isinstance(entry.read, Deals | Flips):
            break
        if isinstance(entry.read, Plays) and entry.stands:
            last = next((person for person in played.view.seats if person.name == entry.read.who), None)
            if last is None:
                break
            return last.seat, last.hand, told or bool(s.may_have_played_wrong(last.seat))
        told = told and not (entry.stands and isinstance(entry.read, game.moving))
    return NOBODY, None, game.players_enforce(s)
