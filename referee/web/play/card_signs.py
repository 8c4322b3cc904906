"""The signs of cards on pages: suits, ranks, and keys that show them."""

from collections.abc import Iterable

from markupsafe import Markup, escape

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FACES, FRENCH_SYMBOLS, JOKER, SUIT_SYMBOLS, Card
from referee.engine.model.view import PickCards
from referee.texts.catalog import drawn_as_text
from referee.texts.sentences import Sentences

CARD_COLOURS = frozenset(COLOURS + DARK_COLOURS)


def face_of(rank: str) -> str:
    """Return what stands on a card of a rank."""
    return FACES.get(rank, rank)


def sign(letter: str) -> Markup:
    """Draw the sign of a suit."""
    shown = drawn_as_text(SUIT_SYMBOLS.get(letter, ""))
    return Markup(f'<span class="sign suit-{letter}" aria-hidden="true">{shown}</span>')


def colouring(letter: str) -> str:
    """Return the class of what has the colour of its suit."""
    return " coloured" if letter in CARD_COLOURS else ""


def suit(letter: str) -> Markup:
    """Draw a suit as it can be told without its colour: its sign, with the letter of a colour."""
    known = sign(letter) if letter in SUIT_SYMBOLS else ""
    of_colour = f'<b class="letter" aria-hidden="true">{letter.upper()}</b>' if letter in CARD_COLOURS else ""
    return Markup(f"{known}{of_colour}")


def suit_whole(letter: str, speech: Sentences) -> Markup:
    """Draw a suit, and its word if not everybody knows its sign."""
    word = "" if letter in FRENCH_SYMBOLS else f'<small aria-hidden="true">{escape(speech.suit(letter))}</small>'
    return Markup(f"{suit(letter)}{word}")


def suit_keys(letters: Iterable[str], speech: Sentences, name: str = "suit") -> Markup:
    """Draw a button for each of these suits."""
    keys = [
        f'<button name="{name}" value="{letter}" class="suit suit-{letter}{colouring(letter)}" '
        f'aria-label="{escape(speech.suit(letter))}">{suit_whole(letter, speech)}</button>'
        for letter in letters
    ]
    return Markup("".join(keys))


def rank(card: Card, speech: Sentences) -> Markup:
    """Draw a rank: a short one alone, one that has a word with it."""
    kind = card.rank
    if kind == JOKER:
        word = escape(speech.plain("rank-joker"))
        return Markup(f'<b class="face" aria-hidden="true">★</b><span class="hidden">{word}</span>')
    if kind not in FACES or kind == "T":
        return Markup(f'<b class="face">{face_of(kind)}</b>')
    which = f" {card.code[2:]}" if kind == "blank" and card.code[2:] else ""
    word = escape(speech.plain(f"rank-{kind}"))
    return Markup(f'<b class="face" aria-hidden="true">{FACES[kind]}</b><small>{word}{which}</small>')


def begun(ask: PickCards, speech: Sentences) -> Markup:
    """Draw the cards that are chosen already, where more may be."""
    made = []
    for card in ask.begun:
        face = f"<b>{'★' if card.rank == JOKER else face_of(card.rank)}</b>{suit(card.suit) if card.suit else ''}"
        made.append(
            '<button type="button" class="picked-card" data-repeat data-begun '
            f'data-rank="{card.rank}" aria-label="{escape(speech.card_aloud(card))}">{face}'
            f'<input type="hidden" name="cards" value="{card.code}"></button>'
        )
    return Markup("".join(made))
