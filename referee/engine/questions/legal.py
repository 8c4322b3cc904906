"""The lines that a player may enter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from referee.engine.basics.actions import Action, Group, Lays, Melds
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickNumber, PickPerson, PickWord, Prompt, Tap
from referee.engine.notation.lines import format_action

OF_PLAY = ("first", "main", "call")
"""The places of the prompts that play a game; accusations and corrections may be entered any time."""


def legal(log: GameLog, seat: int) -> Iterator[str]:
    """Yield the lines that a seat may enter now to play the game, as far as the table knows.

    Each line is judged when it is asked for. Cards that go together are tried in the smallest number that a prompt
    takes, or a declared hand makes together. Points that somebody counts in a hand are left out: every number would
    be a line.
    """
    state, found, able = log.state, set[str](), list[Prompt]()
    for prompt in filter(is_of_play, log.game.prompts(state, seat)):
        if isinstance(prompt, PickCards) and prompt.least > 1:  # cards that the hand cannot hold would spoil every line
            held = tuple(offer for offer in prompt.offers if log.game.may_hold(state, seat, offer.card))
            able.append(replace(prompt, offers=held))
        else:
            able.append(prompt)
    answered = (action for prompt in able for action in answers(prompt, state))
    for made in chain(answered, log.game.together(state, seat)):
        action = log.game.resolve_tap(state, replace(made, who=state.names[seat]))
        line = format_action(action)
        if line not in found and is_allowed(log, action):
            found.add(line)
            yield line


def is_of_play(prompt: Prompt) -> bool:
    """Return True if a prompt plays the game; bonus cards have buttons that stand apart, but lay them people must."""
    return prompt.place in OF_PLAY or (isinstance(prompt, Tap) and isinstance(prompt.action, Lays))


def is_allowed(log: GameLog, action: Action, at: float | None = None) -> bool:
    """Return False if an action would be refused now, or does not belong to the game."""
    try:
        return log.judge(action, at).verdict is not Verdict.NO
    except NotationError:
        return False


def answers(prompt: Prompt, state: State) -> Iterator[Action]:
    """Yield the actions that answer a prompt, without their player.

    Of cards that go together it is the smallest number, with each suit that can be called.
    """
    match prompt:
        case Tap(action=action):
            cards = getattr(action, "cards", (getattr(action, "card", None),))
            if UNKNOWN not in cards:  # a card that nobody named can always be played, and says nothing
                yield action
        case PickCards():
            for offers in combinations([offer for offer in prompt.offers if offer.fits is not False], prompt.least):
                laid: object = tuple(offer.card for offer in offers)
                if prompt.makes is Melds:
                    laid = (Group(tuple(offer.card for offer in offers)),)
                elif "card" in prompt.makes.__dataclass_fields__:
                    laid = offers[0].card
                yield from (prompt.makes("", laid, suit) for suit in (prompt.wishes if offers[-1].wish else ()))
                yield prompt.makes("", laid)
        case PickNumber(scores=False):
            yield from (prompt.makes("", number) for number in range(prompt.least, prompt.most + 1))
        case PickPerson():
            for seat in prompt.people:
                name = state.names[seat]
                yield from (prompt.makes("", name, why) for why in prompt.reasons)
                yield from () if prompt.reasons else (prompt.makes("", name),)
        case PickWord():
            yield from (prompt.makes("", word) for word in prompt.words)
