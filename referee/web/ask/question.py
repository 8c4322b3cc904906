"""A question to the referee as a page shows it: what may be asked at a position, and the answer."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import gevent
from flask import request
from gevent.event import AsyncResult

from referee.engine.basics.actions import Action, Corrects, Plays
from referee.engine.common_rules.people import NOT_OF_PLAY
from referee.engine.house_rules.options import House, switches
from referee.engine.model.message import message
from referee.engine.model.view import FillIn, PickCards, PickPerson, Prompt, Tap
from referee.engine.notation.tokens import quote
from referee.engine.questions import what_if
from referee.engine.questions.rule_changes import RuleChange, RuleChangeSearch
from referee.engine.questions.what_if import TrialResult
from referee.records.pasted import BREATH, SECONDS
from referee.web.core.context import apart
from referee.web.core.phone import device
from referee.web.core.rate_limit import by_address
from referee.web.house.book import book_of
from referee.web.house.kept_rules import kept_rules
from referee.web.log.allowed import parse_line
from referee.web.log.form import Form, action_of
from referee.web.log.position import Position, numbers_of_players
from referee.web.play.facts_form import choice_label, facts_form
from referee.web.play.picture import picture

OF_A_HAND = "hand."
KEPT = 30.0
"""Seconds that an answer is kept for the same post again, from a phone that did not get it."""
_asked: dict[tuple[str, str, str], "AsyncResult[str]"] = {}


@dataclass(frozen=True, slots=True)
class SeatPrompts:
    """The prompts of one seat after line `n`, for the templates that the phone in play uses."""

    seat: int
    asks: tuple[Prompt, ...]
    names: tuple[str, ...]
    n: int


@dataclass(frozen=True, slots=True)
class ShownAnswer:
    """An answer as it is shown.

    `may` are the seats that may do it, `rests` the house rules the ruling depends on. `flips` are other settings with
    another verdict, `varies` those with other consequences; `alone` and `pairs` count the settings tried. `more` is
    True if two house rules together might turn the answer, which was not tried.
    """

    action: Action
    result: TrialResult
    may: tuple[int, ...]
    rests: tuple[tuple[str, str], ...]
    flips: tuple[RuleChange, ...]
    varies: tuple[RuleChange, ...]
    alone: int
    pairs: int
    more: bool

    @property
    def plays(self) -> bool:
        """True if the question is about a play of cards."""
        return isinstance(self.action, Plays)

    @property
    def together(self) -> bool:
        """True if no house rule changes the verdict alone, but two together do."""
        return bool(self.flips) and all(len(change.settings) > 1 for change in self.flips)


def question_values(place: Position, who: int) -> dict[str, Any]:
    """Return what the page of a question shows of its position, and what a seat may be asked about there."""
    lays = place.game.position_prompts(place.state, who, hands=place.nobodys)
    invented = place.line is None
    return {
        "place": place,
        "table": place.table,
        "who": who,
        "people": [seat for seat in place.state.ring if not place.state.gone[seat]],
        "form": facts_form(place.game, place.state, cards=True, hands=place.nobodys),
        "lays": SeatPrompts(who, lays, place.state.names, place.line or 0),
        "clears": tuple(clears(lays)),
        "label": partial(choice_label, place.words),
        "counts": numbers_of_players(place.game) if invented else (),
        "presets": tuple(place.game.presets),
        "kept": kept_rules(place.game) if invented else (),
        "book": book_of(place.game.key, place.table.code if place.table else "", place.fields().get("preset", "")),
        "reset": replace(place, facts=()).link(who=who),
        "picture": picture(place.game, place.state, hands=place.nobodys),
        "speech": place.words,
        "say": place.words.say,
        "plain": place.words.plain,
        **prompts(place, who),
    }


def clears(lays: tuple[PickCards, ...]) -> Iterator[Tap]:
    """Yield a button that clears each group of cards on the table; a hand may be a number instead."""
    for prompt in lays:
        if prompt.begun and not prompt.fact.startswith(OF_A_HAND):
            cleared = Corrects("", ((prompt.fact, "none"),))
            yield Tap(message("ui-ask-clear", what=prompt.label), "table", cleared)


def prompts(place: Position, who: int) -> dict[str, Any]:
    """Return the prompts that a question may use: cards, the rest of a turn, and accusations."""
    asks = [prompt for prompt in place.game.prompts(place.state, who) if _is_askable(prompt)]
    s, n = place.state, place.line or 0
    found = [prompt for prompt in asks if isinstance(prompt, PickCards)]
    grids = tuple(replace(prompt, place="main") if at == 0 else prompt for at, prompt in enumerate(found))
    people = tuple(prompt for prompt in asks if isinstance(prompt, PickPerson) and prompt.reasons)
    rest = tuple(prompt for prompt in asks if prompt not in people and not isinstance(prompt, PickCards))
    return {
        "grids": SeatPrompts(who, grids, s.names, n),
        "rest": SeatPrompts(who, rest, s.names, n),
        "to_people": people,
    }


def _is_askable(prompt: Prompt) -> bool:
    if isinstance(prompt, FillIn):
        return False
    if not isinstance(prompt, Tap):
        return True
    return not isinstance(prompt.action, NOT_OF_PLAY)


def asked_action(place: Position, who: int, form: Form) -> Action:
    """Return the action of a seat that a form asks about; `q` is its text."""
    name, text = place.state.names[who], form.get("q")
    action = parse_line(f"{quote(name)} {text}") if text else action_of(form, name, place.state.names)
    return place.game.resolve_tap(place.state, action)


def answer_question(place: Position, action: Action, *, together: bool = False) -> ShownAnswer:
    """Return the referee's answer, found beside the tables.

    Other house rules are tried one by one, and two `together` only where somebody asks for that: it takes twenty times
    as long.
    """
    return apart(device() if place.table is not None else by_address(), _answered, place, action, together)


def _answered(place: Position, action: Action, together: bool) -> ShownAnswer:
    """Return the answer, with the other house rules that there was time to try."""
    until = time.thread_time() + SECONDS
    result = what_if.try_line(place.log, action, place.at)
    search, found = RuleChangeSearch(place.log, action, place.at, result, together=together), list[RuleChange]()
    for tried in search:
        if time.thread_time() > until:
            break
        if tried is None:
            time.sleep(BREATH)
        else:
            found.append(tried)
    house: House = place.state.house
    known = switches(type(house))
    rests = tuple((key, house.text(key)) for key in result.ruling.house if key in known)
    flips = tuple(change for change in found if change.result.ruling.verdict is not result.ruling.verdict)
    varies = tuple(change for change in found if change not in flips)
    may = what_if.seats_allowed(place.log, action, place.at)
    more = not flips and not together
    if place.proven is not None and place.proven[0] == action and not place.facts:
        result = replace(result, ruling=place.proven[1])
    return ShownAnswer(action, result, may, rests, flips, varies, search.alone, search.pairs, more)


def asked_once(made: Callable[[], str]) -> str:
    """Return the answer to this request; the same post of the same phone again waits for it, and computes nothing."""
    key = (device(), request.path, request.form.get("post", ""))
    if not key[2]:
        return made()
    if (running := _asked.get(key)) is None:
        running = _asked[key] = AsyncResult()
        gevent.spawn_later(KEPT, _asked.pop, key, None)
        try:
            running.set(made())
        except Exception as fault:
            running.set_exception(fault)
    return str(running.get())
