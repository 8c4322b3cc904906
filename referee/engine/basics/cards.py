"""Playing cards: the French pack, the UNO pack, packs of games' own, and the codes and symbols they are written in."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

SUITS = "SHDC"
COLOURS = "RYGB"
DARK_COLOURS = "ptov"
"""Pink, teal, orange and violet, on the dark side of two-sided UNO cards, whose codes are small letters."""
FRENCH_SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUIT_SYMBOLS = {
    **FRENCH_SYMBOLS,
    **dict(zip(COLOURS, "●▲■✚", strict=True)),
    **dict(zip(DARK_COLOURS, "✿⬢★☾", strict=True)),
}
"""Symbol of every suit and colour on screens, in the order in which they are offered; `own_pack` adds some."""
FACES = {
    "T": "10",
    "skip": "⊘",
    "reverse": "⇄",
    "draw1": "+1",
    "draw2": "+2",
    "draw4": "+4",
    "draw5": "+5",
    "everyone": "⊗",
    "discard": "⤓",
    "flip": "⇅",
    "wild": "W",
    "wild2": "+2",
    "wild4": "+4",
    "wild4back": "⇄+4",
    "wild6": "+6",
    "wild10": "+10",
    "roulette": "◔",
    "wildcolour": "+?",
    "shuffle": "⤨",
    "invincible": "✦",
    "movie": "▷",
    "blank": "□",
}
"""The faces of ranks on screens, where they are not the rank itself; `own_pack` adds some."""
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
UNO_RANKS = (
    *(*"0123456789", "skip", "reverse"),
    *("draw1", "draw2", "draw4", "draw5", "everyone", "discard", "flip", "wild", "wild2", "wild4", "wild4back"),
    *("wild6", "wild10", "roulette", "wildcolour", "shuffle", "invincible", "movie", "blank"),
)
JOKER = "joker"
RED_SUITS = frozenset("HD")

_UNO_FACES = {"S": "skip", "R": "reverse", "D": "draw2", **{str(n): str(n) for n in range(10)}}
_MORE_FACES = {"D1": "draw1", "D4": "draw4", "E": "everyone", "A": "discard", "F": "flip"}
"""Faces of single editions, on cards of the four colours."""
_DARK_FACES = {"r": "reverse", "d5": "draw5", "e": "everyone", "f": "flip", **{str(n): str(n) for n in range(1, 10)}}
_WILDS = (
    {"W": "wild", "W4": "wild4", "WS": "shuffle", "WI": "invincible", "WM": "movie"}
    | dict.fromkeys(("WX", "WX2", "WX3"), "blank")
    | {"W2": "wild2", "W6": "wild6", "W10": "wild10", "WR4": "wild4back", "WC": "roulette"}
    | {"w": "wild", "wc": "wildcolour"}
)
_SUIT_OF_SYMBOL = {symbol: suit for suit, symbol in FRENCH_SYMBOLS.items()}
_DRAWN_AS = "\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}"
"""The characters after a suit's symbol that show it as text, as on pages, or as a picture, as phones' keyboards do."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A kind of card, interned: two equal cards are the same object, so `is` and `==` agree.

    `code` is its text in a record. `rank` is a French rank, `joker` or an UNO face. `suit` is a suit or an UNO colour,
    empty for a card that has none.
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
    def symbol(self) -> str:
        """Return the card as people read it: `7♥`, `10♠`, else its code."""
        if self.suit in FRENCH_SYMBOLS:
            return ("10" if self.rank == "T" else self.rank) + FRENCH_SYMBOLS[self.suit]
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
    for code, face in _WILDS.items():
        yield Card(code, face, "")


_CARDS = {card.code: card for card in _all()}
_FRENCH_PACK = tuple(card for card in _CARDS.values() if card.suit in FRENCH_SYMBOLS or card.rank == JOKER)
_BY_FACE = {(card.rank, card.suit): card for card in _CARDS.values() if card.suit}
_AT = {rank: at for at, rank in enumerate(UNO_RANKS)} | {JOKER: 98}
_PLACES = {
    card: (
        RANKS.index(card.rank) if card.suit in FRENCH_SYMBOLS else _AT.get(card.rank, 99),
        (SUITS + COLOURS + DARK_COLOURS).find(card.suit),
        card.code,
    )
    for card in _CARDS.values()
}
"""The place of every card among those of its pack: by rank, then by suit."""
UNKNOWN = _CARDS["?"]
"""Card whose face nobody entered; it is never judged by its face."""


def card(text: str) -> Card:
    """Return the card written `7H`, `7♥`, `10S`, `TS`, `RJ`, `R5`, `W4` or `?`.

    Raises ValueError for any other text.
    """
    code, plain = text, text.rstrip(_DRAWN_AS)
    if plain and plain[-1] in _SUIT_OF_SYMBOL:
        code = plain[:-1] + _SUIT_OF_SYMBOL[plain[-1]]
    if code[:2] == "10":
        code = "T" + code[2:]
    try:
        return _CARDS[code]
    except KeyError:
        raise ValueError(text) from None


def find(rank: str, suit: str) -> Card:
    """Return the card of a rank and a suit.

    Raises ValueError where there is none, or several that are alike (jokers).
    """
    found = _BY_FACE.get((rank, suit))
    if found is None:
        raise ValueError(rank + suit)
    return found


def suit(text: str) -> str:
    """Return the suit or colour written `S`, `♠`, `R`, `p`, or `red`, `black`, `any`.

    Raises ValueError for any other text.
    """
    text = _SUIT_OF_SYMBOL.get(text.rstrip(_DRAWN_AS), text)
    if text in SUIT_SYMBOLS or text in ("red", "black", "any"):
        return text
    raise ValueError(text)


def coloured(colours: str, faces: Mapping[str, int]) -> dict[Card, int]:
    """Return the number of cards of each face, in each of some colours."""
    return {_BY_FACE[face, colour]: count for colour in colours for face, count in faces.items()}


def own_pack(suits: Mapping[str, str], ranks: Mapping[str, str]) -> tuple[Card, ...]:
    """Add the cards of a pack of a game's own, and return them, suit by suit.

    Args:
        suits: the symbols of the suits, by the letters that end a card's code.
        ranks: the ranks, by the letters that begin a card's code and stand on its face.

    Raises:
        ValueError: a code or a suit is another card's already.
    """
    cards = []
    for suit_at, (suit, sign) in enumerate(suits.items()):
        if SUIT_SYMBOLS.get(suit, sign) != sign:
            raise ValueError(suit)
        for rank_at, (letters, rank) in enumerate(ranks.items()):
            known = _CARDS.get(letters + suit)
            if known is not None and (known.rank, known.suit) != (rank, suit):
                raise ValueError(letters + suit)
            cards.append(known or Card(letters + suit, rank, suit))
            _PLACES[cards[-1]] = rank_at, suit_at, letters + suit
    SUIT_SYMBOLS.update(suits)
    FACES.update({rank: letters for letters, rank in ranks.items() if rank != letters})
    _CARDS.update({card.code: card for card in cards})
    _BY_FACE.update({(card.rank, card.suit): card for card in cards})
    return tuple(cards)


def french_pack() -> tuple[Card, ...]:
    """Return the 54 cards of one French pack, suit by suit, the two jokers last."""
    return _FRENCH_PACK


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...] | None:
    """Return a declared hand less some cards; None, not known any more, if one of them was not in it."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Sort cards by rank, then suit: the one order in which every screen shows them."""
    return sorted(cards, key=_PLACES.__getitem__)
