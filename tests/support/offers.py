"""The lines that a seat may enter through the prompts of its screen."""

import re
from collections.abc import Iterator
from random import Random

from referee.engine.basics.actions import Holds
from referee.engine.basics.cards import Card
from referee.engine.log.game_log import GameLog
from referee.engine.model.view import FillIn, PickCards, PickNumber, PickPerson, PickWord, Prompt, Tap
from referee.engine.notation.lines import format_act
from referee.engine.notation.tokens import quote

NAME = re.compile(r'^(?:"(?:[^"\\]|\\.)*"|[^"\s])+ ')
"""The name or the side that a line begins with."""


def lines_of(ask: Prompt, log: GameLog, who: str, cards: int = 5) -> Iterator[str]:
    """Yield lines that a seat could enter through a prompt, without the name; from a card grid at least this many
    cards.
    """
    match ask:
        case Tap():
            yield ask.text
        case PickCards(_, _, _, offers, most, least, wishes, words):
            verb = ask.verb
            assert 1 <= least <= most
            for offer in offers[:: max(1, len(offers) // cards)]:
                yield f"{verb} {offer.card}"
                if offer.wish and wishes:
                    yield f"{verb} {offer.card} calling {wishes[0]}"
                for word in words:
                    yield f"{verb} {offer.card} saying {word.word}"
        case PickNumber(_, _, _, least, most):
            yield from (of_number(ask, number) for number in (least, most))
        case PickPerson(_, _, _, people, reasons):
            assert who not in [log.state.names[seat] for seat in people]
            for seat in people:
                yield from (of_person(ask, log.state.names[seat], reason) for reason in reasons or ("",))
        case PickWord(_, _, _, words):
            yield from (f"{ask.verb} {word}" for word in words)
        case FillIn():
            yield from (line.removeprefix(f"{quote(who)} ") for line in sheet_lines(log) if line.startswith(quote(who)))
        case _:
            raise AssertionError(ask)


def of_number(ask: PickNumber, number: int) -> str:
    """Return the line with a number in the gap of a prompt, without the name."""
    return format_act(Holds("", (), number) if ask.makes is Holds else ask.makes("", number))


def of_person(ask: PickPerson, whom: str, reason: str) -> str:
    """Return the line about a person, without the name of who enters it."""
    if ask.fact:
        return f"{ask.verb}{quote(whom)}"
    return format_act(ask.makes("", whom, reason) if reason else ask.makes("", whom))


def sheet_lines(log: GameLog) -> tuple[str, ...]:
    """Yield the lines of a round sheet, filled by its first shortcut or with sevens."""
    sheet = log.game.tally(log.state)
    assert sheet is not None
    sevens = {(row[0], box.key): "7" for row in sheet.rows for box in sheet.boxes}
    return log.game.filled(log.state, sheet, dict(sheet.shortcuts[0].values) if sheet.shortcuts else sevens).lines


def one_group(ask: PickCards, chance: Random) -> list[Card]:
    """Return some cards of one rank, and some wild cards."""
    replacing = [offer.card for offer in ask.offers if offer.card.rank in ask.grouped]
    natural = [offer.card for offer in ask.offers if offer.card not in replacing]
    rank = chance.choice(natural).rank
    kinds = [card for card in natural if card.rank == rank] * 2
    wild = chance.sample(replacing, min(len(replacing), chance.choice((0, 0, 1, 2))))
    return chance.sample(kinds, chance.randint(1, len(kinds))) + wild


def some_line(ask: Prompt, log: GameLog, chance: Random) -> str:
    """Return one random way to answer a prompt, without the name."""
    match ask:
        case Tap():
            return ask.text
        case PickCards(grouped=(_, *_)):
            return f"{ask.verb} {' '.join(card.code for card in one_group(ask, chance))}"
        case PickCards(_, _, _, offers, _, least, wishes):
            picked = chance.sample(offers, least)
            calling = f" calling {chance.choice(wishes)}" if wishes and picked[-1].wish else ""
            return f"{ask.verb} {' '.join(offer.card.code for offer in picked)}{calling}"
        case PickNumber(_, _, _, least, most):
            return of_number(ask, chance.randint(least, min(most, 100)))
        case PickPerson(_, _, _, people, reasons):
            return of_person(ask, log.state.names[chance.choice(people)], chance.choice(reasons or ("",)))
        case PickWord(_, _, _, words):
            return f"{ask.verb} {chance.choice(words)}"
        case FillIn():
            return NAME.sub("", chance.choice(sheet_lines(log) or ("Ann takes 0",)))
    raise AssertionError(ask)
