"""Playing cards: the French pack, the UNO pack, and the codes and signs they are written in."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

SUITS = "SHDC"
COLOURS = "RYGB"
DARK_COLOURS = "ptov"
"""Pink, teal, orange, violet: the colours of the dark side of two-sided UNO cards, whose codes are small letters."""
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
UNO_RANKS = (
    *(*"0123456789", "skip", "reverse"),
    *("draw1", "draw2", "draw4", "draw5", "everyone", "discard", "flip", "wild", "wild2", "wild4", "wild4back"),
    *("wild6", "wild10", "roulette", "wildcolour", "shuffle", "invincible", "movie", "blank"),
)
JOKER = "joker"
RED_SUITS = frozenset("HD")

_UNO_FACES = {"S": "skip", "R": "reverse", "D": "draw2", **{str(n): str(n) for n in range(10)}}
_UNO_WILDS = {
    "W": "wild",
    "W4": "wild4",
    "WS": "shuffle",
    "WI": "invincible",
    "WM": "movie",
    "WX": "blank",
    "WX2": "blank",
    "WX3": "blank",
}
_MORE_FACES = {"D1": "draw1", "D4": "draw4", "E": "everyone", "A": "discard", "F": "flip"}
"""Faces of single editions, on cards of the four colours."""
_MORE_WILDS = {"W2": "wild2", "W6": "wild6", "W10": "wild10", "WR4": "wild4back", "WC": "roulette"}
_DARK_FACES = {"r": "reverse", "d5": "draw5", "e": "everyone", "f": "flip", **{str(n): str(n) for n in range(1, 10)}}
_DARK_WILDS = {"w": "wild", "wc": "wildcolour"}
_SUIT_OF_SIGN = {sign: suit for suit, sign in SIGNS.items()}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One kind of card, interned: two equal cards are the same object, so `is` and `==` agree.

    `code` is how a record writes it, `rank` a French rank, `joker`, or an UNO face; `suit` is a suit or an UNO
    colour, empty for a card that has none.
    """

    code: str
    rank: str
    suit: str

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.code,)

    @property
    def sign(self) -> str:
        """The card as people read it: `7♥`, `10♠`, else its code."""
        if self.suit in SIGNS:
            return ("10" if self.rank == "T" else self.rank) + SIGNS[self.suit]
        return self.code


def _all() -> Iterator[Card]:
    yield Card("?", "?", "")
    for suit in SUITS:
        for rank in RANKS:
            yield Card(rank + suit, rank, suit)
    for code in ("RJ", "BJ"):
        yield Card(code, JOKER, "")
    for colour in COLOURS:
        for letter, face in (_UNO_FACES | _MORE_FACES).items():
            yield Card(colour + letter, face, colour)
    for colour in DARK_COLOURS:
        for letter, face in _DARK_FACES.items():
            yield Card(colour + letter, face, colour)
    for code, face in (_UNO_WILDS | _MORE_WILDS | _DARK_WILDS).items():
        yield Card(code, face, "")


_CARDS = {each.code: each for each in _all()}
_BY_FACE = {(each.rank, each.suit): each for each in _CARDS.values() if each.suit}
UNKNOWN = _CARDS["?"]
"""A card whose face nobody entered: it is never judged by its face."""


def card(text: str) -> Card:
    """The card written `7H`, `7♥`, `10S`, `TS`, `RJ`, `R5`, `W4` or `?`; ValueError for anything else."""
    code = text
    if text and text[-1] in _SUIT_OF_SIGN:
        code = text[:-1] + _SUIT_OF_SIGN[text[-1]]
    if code[:2] == "10":
        code = "T" + code[2:]
    try:
        return _CARDS[code]
    except KeyError:
        raise ValueError(text) from None


def find(rank: str, suit: str) -> Card:
    """The card of a rank and a suit; ValueError where there is none, or where several are alike (jokers)."""
    found = _BY_FACE.get((rank, suit))
    if found is None:
        raise ValueError(rank + suit)
    return found


def suit(text: str) -> str:
    """The suit or colour written `S`, `♠`, `R`, `p`, or `red`, `black`, `any`; ValueError for anything else."""
    text = _SUIT_OF_SIGN.get(text, text)
    if text in (*SUITS, *COLOURS, *DARK_COLOURS, "red", "black", "any"):
        return text
    raise ValueError(text)


def uno_pack(special: Mapping[str, int]) -> dict[Card, int]:
    """How many of each card an UNO deck holds: 108, and so many of each `special` wild by its code."""
    deck = coloured(COLOURS, {face: 1 if face == "0" else 2 for face in _UNO_FACES.values()})
    return deck | {_CARDS[code]: count for code, count in {"W": 4, "W4": 4, **special}.items()}


def coloured(colours: str, faces: Mapping[str, int]) -> dict[Card, int]:
    """So many cards of each face in each of some colours."""
    return {_BY_FACE[face, colour]: count for colour in colours for face, count in faces.items()}


def french_pack() -> tuple[Card, ...]:
    """The 54 cards of one French pack, suit by suit, the two jokers last."""
    return tuple(each for each in _CARDS.values() if each.suit in SIGNS or each.rank == JOKER)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards by rank, then suit: the one order in which every screen shows them."""
    cards = tuple(cards)
    ranks = UNO_RANKS if any(card.suit in tuple(COLOURS + DARK_COLOURS) for card in cards) else (*RANKS, JOKER)
    order = {rank: at for at, rank in enumerate(ranks)}
    return sorted(cards, key=lambda card: (order.get(card.rank, 99), (SUITS + COLOURS + DARK_COLOURS).find(card.suit)))
