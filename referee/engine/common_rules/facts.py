"""Facts of the record that every game has: how each is read from the state and set by people."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.engine.basics.cards import Card
from referee.engine.basics.errors import NotationError
from referee.engine.basics.points import fits
from referee.engine.basics.seats import LEFT, NOBODY, RIGHT, put
from referee.engine.common_rules.conduct import elapsed, end_time_out, whole_time
from referee.engine.model.game import Changes, Fact, Game
from referee.engine.model.state import State
from referee.engine.notation.lines import read_card
from referee.engine.notation.tokens import quote, read_name, read_names, read_number, read_points, side, split_key

PHASES = ("deal", "pass", "play", "count", "over")
DIRECTIONS = {"left": LEFT, "right": RIGHT}
_NAMES_OF_DIRECTIONS = {way: seat_text for seat_text, way in DIRECTIONS.items()}


def number(key: str, text: str, least: int | None = 0) -> int:
    """Parse a fact's number.

    Raises NotationError for any other text and for a number below `least`.
    """
    try:
        return read_number(text, least)
    except NotationError:
        raise NotationError("unreadable-fact-value", key=key, value=text) from None


def in_steps(points: float, step: float) -> float:
    """Return points that consist of whole steps.

    Raises NotationError for any others.
    """
    if not fits(points, step):
        raise NotationError("tally-step", points=points, step=step)
    return points


def choice(key: str, text: str, choices: Iterable[str]) -> str:
    """Parse a fact's word.

    Raises NotationError where it is none of the choices.
    """
    if text not in choices:
        raise NotationError("unreadable-fact-value", key=key, value=text)
    return text


def is_yes(key: str, text: str) -> bool:
    """Parse a fact that is `yes` or `no`."""
    return choice(key, text, ("yes", "no")) == "yes"


def cards_of(text: str) -> tuple[Card, ...]:
    """Parse the cards of a fact."""
    return tuple(map(read_card, text.split()))


def seat_named(s: State, text: str, *, or_none: bool = True) -> int:
    """Return the seat of a fact's name, NOBODY for `none`."""
    return NOBODY if or_none and text == "none" else s.seat(read_name(text))


def seat_text(s: State, seat: int) -> str:
    """Format a seat as a fact's value."""
    return "none" if seat == NOBODY else quote(s.names[seat])


def yes_or_no(value: bool) -> str:
    """Format a truth value as a fact's value."""
    return "yes" if value else "no"


def _hand(s: State, seat: int, text: str) -> Changes:
    if text.isdecimal():
        return {"hands": put(s.hands, seat, number("hand", text)), "known": put(s.known, seat, None)}
    cards = cards_of(text)
    return {"hands": put(s.hands, seat, len(cards)), "known": put(s.known, seat, cards)}


def _aside(s: State, seat: int, text: str) -> Changes:
    """Set the cards aside, which are part of the hand: a hand too small to hold them is the count of the rest."""
    aside = number("aside", text)
    changes: Changes = {"aside": put(s.aside, seat, aside)}
    if aside:
        changes["known"] = put(s.known, seat, None)
    hand = s.hands[seat]
    if hand is not None and hand < aside:
        changes["hands"] = put(s.hands, seat, hand + aside)
    return changes


def _phase(s: State, _: int, text: str) -> Changes:
    phase = choice("phase", text, PHASES)
    if phase == s.phase:
        return {}
    changes: Changes = {"phase": phase, "dealt": phase != "deal", "fresh": phase == "deal" and s.phase == "over"}
    if phase != "over":
        changes |= {"winners": (), "final": None}
    return changes if phase == "play" else changes | {"turn": NOBODY}


def _there(key: str, s: State, text: str) -> int:
    """Return the seat of somebody in the round, as nobody waits for an empty seat."""
    seat = seat_named(s, text)
    if seat != NOBODY and not s.here[seat]:
        raise NotationError("unreadable-fact-value", key=key, value=text)
    return seat


def _timeout(s: State, _: int, text: str) -> Changes:
    seat = _there("timeout", s, text)
    if NOBODY in (seat, s.timeout) and seat != s.timeout:
        return end_time_out(s, s.now) if seat == NOBODY else {"timeout": seat, "spent": elapsed(s, s.now)}
    return {"timeout": seat}


def _winner(s: State, _: int, text: str) -> Changes:
    return {"winners": () if text == "none" else tuple(sorted(map(s.seat, read_names(text))))}


def _score(s: State, seat: int, text: str) -> Changes:
    return {"scores": put(s.scores, seat, in_steps(read_points(text), s.step))}


def _penalties(s: State, seat: int, text: str) -> Changes:
    return {"penalties": put(s.penalties, seat, number("penalties", text))}


SHARED = (
    Fact("turn", lambda s: seat_text(s, s.turn), lambda s, _, text: s.turn_to(_there("turn", s, text))),
    Fact("dealer", lambda s: seat_text(s, s.dealer), lambda s, _, text: {"dealer": seat_named(s, text, or_none=False)}),
    Fact("round", lambda s: s.round, lambda s, _, text: {"round": number("round", text, 1)}),
    Fact("phase", lambda s: s.phase, _phase),
    Fact("timeout", lambda s: seat_text(s, s.timeout), _timeout),
    Fact("penalties", lambda s: s.penalties, _penalties, per_seat=True),
    Fact("hand", lambda s: s.hands, _hand, per_seat=True),
    Fact("aside", lambda s: s.aside, _aside, per_seat=True),
    Fact("score", lambda s: s.scores, _score, per_seat=True),
    Fact("winner", lambda s: "+".join(quote(s.names[seat]) for seat in s.winners) or "none", _winner),
    Fact(
        "phone",
        lambda s: tuple(map(yes_or_no, s.phones)),
        lambda s, seat, text: {"phones": put(s.phones, seat, is_yes("phone", text))},
        per_seat=True,
    ),
)
"""Facts of every game. `phone.NAME` tells if a seat enters its own lines: a seat without a phone is never proven slow.
"""

DIRECTION = Fact(
    "direction",
    lambda s: _NAMES_OF_DIRECTIONS[s.direction],
    lambda s, _, text: {"direction": DIRECTIONS[choice("direction", text, DIRECTIONS)]},
)


def count_fact(field: str) -> Fact:
    """Make a fact that is a count in the state's field of the same name, left out while unknown."""
    return Fact(field, lambda s: getattr(s, field), lambda s, _, text: {field: number(field, text)})


_STARTS_PLAY = ("turn", "top", "trick", "lying")


def set_facts(game: Game, s: State, facts: Iterable[tuple[str, str]]) -> State:
    """Return the state with facts set as by a head or `corrects`.

    Raises NotationError for an unknown fact, name or value.

    A position with a `turn`, `top`, `trick` or `lying` is in play, its first player to act where no `turn` is stated.
    A player's turn is one of play, also where cards were passed or counted. Facts that others depend on are set first.
    Hands that a head states are dealt.
    """
    facts = tuple(facts)
    order = {fact.key: at for at, fact in enumerate(game.facts_known)}
    parsed = [(split_key(key), value) for key, value in facts]
    keys = [key for (key, _), _ in parsed]
    if s.phase == "deal" and "phase" not in keys and any(key in _STARTS_PLAY for key in keys):
        s = s.replaced({"phase": "play", "dealt": True, "fresh": False, "since": s.now})
    elif "phase" not in keys and s.phase != "deal" and dict(facts).get("turn", "none") != "none":
        s = s.replaced(_phase(s, NOBODY, "play"))
    elif "hand" in keys and s.phase == "deal":
        s = s.replaced({"dealt": True})
    for (key, names), value in sorted(parsed, key=lambda pair: order.get(pair[0][0], len(order))):
        fact = game.facts_by_key.get(key)
        if fact is not None and fact.derived:  # left to `check_facts`
            continue
        if fact is None or fact.put is None or (not fact.sides and len(names) != (fact.per_seat or fact.numbered)):
            raise NotationError("unreadable-fact-key", key=key)
        if fact.sides is not None:
            at = side_of(s, fact.sides(s), names)
        else:
            at = number(key, names[0], 1) if fact.numbered else s.seat(names[0]) if names else NOBODY
        # Partners have one total, whoever of them is named.
        shared = next((row for row in game.sharing(s) if at in row), ()) if key == "score" and fact.per_seat else ()
        for seat in (at, *(other for other in shared if (key, (s.names[other],)) not in dict(parsed))):
            s = s.replaced(fact.put(s, seat, value))
        if key == "turn":
            s = s.replaced(whole_time(s.now))
    game.check_facts(s, dict(facts))
    opened = "turn" not in keys and any(key in (*_STARTS_PLAY, "phase") for key in keys)
    if opened and s.phase == "play" and s.keep == "plays" and s.turn == NOBODY:
        s = s.replaced({**s.first_turn(), **whole_time(s.now)})
    return s


def side_of(s: State, sides: Sequence[Sequence[int]], names: Sequence[str]) -> int:
    """Return the index of the side that consists of these people, named in any order.

    Raises NotationError where they are no side.
    """
    seats = sorted(map(s.seat, names))
    for at, members in enumerate(sides):
        if sorted(members) == seats:
            return at
    raise NotationError("unreadable-side", side=side(names))


def known_facts(game: Game, s: State) -> Mapping[str, Any]:
    """Return every known fact of the state, by its key in a record."""
    found: dict[str, Any] = {}
    for fact in game.facts_known:
        value = fact.get(s)
        if fact.sides is not None:
            names = [side([s.names[seat] for seat in seats]) for seats in fact.sides(s)]
            value = dict(zip(names, value, strict=True))
        elif fact.per_seat:
            value = dict(zip(map(quote, s.names), value, strict=False))
        elif not fact.numbered:
            value = {"": value}
        found |= {f"{fact.key}.{at}" if at else fact.key: entry for at, entry in value.items() if entry is not None}
    return found
