"""The lines that a player may enter."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.model.state import State
from referee.engine.model.view import PickCards, PickNumber, PickPerson, PickWord, Prompt, Tap
from referee.engine.notation.lines import format_action, read_action
from referee.engine.notation.tokens import quote

OF_PLAY = ("first", "main", "call")
"""The places of the prompts that play a game; accusations and corrections may be entered any time."""
LAID_AT_ONCE = "lays"
"""The verb of cards that are laid down whenever they come: their buttons stand apart, but lay them they must."""


def legal(log: GameLog, seat: int) -> Iterator[str]:
    """Yield the lines that a seat may enter now to play the game, as far as the table knows.

    Each line is judged when it is asked for. Cards that go together are tried in the smallest number that a prompt
    takes, or a declared hand makes together. Points that somebody counts in a hand are left out: every number would
    be a line.
    """
    state, found = log.state, set[str]()
    prompts = (prompt for prompt in log.game.prompts(state, seat) if is_of_play(prompt))
    able = (_of_the_hand(log, seat, prompt) for prompt in prompts)
    answered = (text for prompt in able for text in answers(prompt, state))
    for text in chain(answered, log.game.together(state, seat)):
        action = log.game.resolve_tap(state, read_action(f"{quote(state.names[seat])} {text}"))
        line = format_action(action)
        if line not in found and is_allowed(log, action):
            found.add(line)
            yield line


def _of_the_hand(log: GameLog, seat: int, prompt: Prompt) -> Prompt:
    """Return a prompt for several cards without those that the hand cannot hold: they would spoil every line."""
    if not isinstance(prompt, PickCards) or prompt.least < 2:
        return prompt
    offers = tuple(offer for offer in prompt.offers if log.game.may_hold(log.state, seat, offer.card))
    return replace(prompt, offers=offers)


def is_of_play(prompt: Prompt) -> bool:
    """Return True if a prompt plays the game."""
    return prompt.place in OF_PLAY or (isinstance(prompt, Tap) and prompt.text.startswith(f"{LAID_AT_ONCE} "))


def is_allowed(log: GameLog, action: Action, at: float | None = None) -> bool:
    """Return False if an action would be refused now, or does not belong to the game."""
    try:
        return log.judge(action, at).verdict is not Verdict.NO
    except NotationError:
        return False


def answers(prompt: Prompt, state: State) -> Iterator[str]:
    """Yield the lines that answer a prompt, without the name of their player."""
    match prompt:
        case Tap(text=text):
            if UNKNOWN.code not in text.split():  # a card that nobody named can always be played, and says nothing
                yield text
        case PickCards():
            yield from _picked(prompt)
        case PickNumber(text=text, scores=False):
            yield from (text.format(number) for number in range(prompt.least, prompt.most + 1))
        case PickPerson(text=text):
            for seat in prompt.people:
                yield from (text.format(quote(state.names[seat]), why) for why in prompt.reasons or ("",))
        case PickWord(text=text):
            yield from map(text.format, prompt.words)


def _picked(prompt: PickCards) -> Iterator[str]:
    """Yield the lines that the smallest number of cards makes, with each suit that can be called."""
    for offers in combinations([offer for offer in prompt.offers if offer.fits is not False], prompt.least):
        line = f"{prompt.verb} {' '.join(offer.card.code for offer in offers)}"
        if offers[-1].wish and prompt.wishes:
            yield from (f"{line} calling {suit}" for suit in prompt.wishes)
        yield line
