"""The signs of cards on pages: suits, ranks, and keys that show them."""

from collections.abc import Iterable

from markupsafe import escape

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FACES, FRENCH_SYMBOLS, JOKER, SUIT_SYMBOLS, Card
from referee.texts.catalog import drawn_as_text
from referee.texts.sentences import Sentences

CARD_COLOURS = frozenset(COLOURS + DARK_COLOURS)


def face_of(rank: str) -> str:
    """Return what stands on a card of a rank."""
    return FACES.get(rank, rank)


def sign(letter: str) -> str:
    """Draw the sign of a suit."""
    return f'<span class="sign suit-{letter}" aria-hidden="true">{drawn_as_text(SUIT_SYMBOLS.get(letter, ""))}</span>'


def colouring(letter: str) -> str:
    """Return the class of what has the colour of its suit."""
    return " coloured" if letter in CARD_COLOURS else ""


def suit(letter: str) -> str:
    """Draw a suit as it can be told without its colour: its sign, with the letter of a colour."""
    of_colour = f'<b class="letter" aria-hidden="true">{letter.upper()}</b>' if letter in CARD_COLOURS else ""
    return f"{sign(letter) if letter in SUIT_SYMBOLS else ''}{of_colour}"


def suit_whole(letter: str, speech: Sentences) -> str:
    """Draw a suit, and its word if not everybody knows its sign."""
    word = "" if letter in FRENCH_SYMBOLS else f'<small aria-hidden="true">{escape(speech.suit(letter))}</small>'
    return f"{suit(letter)}{word}"


def suit_keys(letters: Iterable[str], speech: Sentences, name: str = "suit") -> str:
    """Draw a button for each of these suits."""
    return "".join(
        f'<button name="{name}" value="{letter}" class="suit suit-{letter}{colouring(letter)}" '
        f'aria-label="{escape(speech.suit(letter))}">{suit_whole(letter, speech)}</button>'
        for letter in letters
    )


def rank(card: Card, speech: Sentences) -> str:
    """Draw a rank: a short one alone, one that has a word with it."""
    kind = card.rank
    if kind != JOKER and (kind not in FACES or kind == "T"):
        return f'<b class="face">{face_of(kind)}</b>'
    face, word = f'<b class="face" aria-hidden="true">{FACES.get(kind, "★")}</b>', escape(speech.plain(f"rank-{kind}"))
    which = f" {card.code[2:]}" if kind == "blank" and card.code[2:] else ""
    return f'{face}<span class="hidden">{word}</span>' if kind == JOKER else f"{face}<small>{word}{which}</small>"
