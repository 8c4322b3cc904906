"""The terms of a language: people, cards, house rules and facts as sentences name them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from markupsafe import Markup, escape

from referee.engine.basics.cards import COLOURS, DARK_COLOURS, FRENCH_SYMBOLS, RANKS, UNKNOWN, Card
from referee.engine.basics.cards import card as read_card
from referee.engine.basics.errors import NotationError
from referee.engine.model.rulings import Rank, Seat, Suit
from referee.engine.notation.tokens import outside, read_names, split_key, words_of
from referee.texts.catalog import Cards, Catalog, Name, shortened

LONGEST = 200
LONGEST_LIST = 900
PEOPLE = frozenset(("turn", "dealer", "timeout", "winner"))
SIDES = frozenset(("teams",))
CARDS = frozenset(("top",))
HELD = frozenset(("hand", "pile", "melds", "lying", "pool"))
"""Facts whose value is a number, or cards by name."""
SUITS = frozenset(("suit", "led"))
WRITTEN = frozenset(("blank",))
YES_NO = frozenset(("out", "phone", "broken", "blocked", "frozen", "drawn", "laid"))
MOST_LISTED = 4
"""Facts or house rules that a sentence lists; of a longer list it names one fewer, and counts the rest."""
SIGNED = {'">="': "at-least", '">"': "over"}
"""Texts of settings that are operators."""
_COLOURS = tuple(COLOURS + DARK_COLOURS)


Keeper = Callable[..., Any]
"""A function like `Table.drawn`, which calls another one or knows its result."""


def directly(draw: Keeper, *key: Any) -> Any:
    """Return `draw(*key)`, where nothing is kept."""
    return draw(*key)


class Terms:
    """The terms of one language, for a table whose seats have these names.

    `me` is the seat of the person who reads them on a phone of their own, whom sentences then call "you". What is drawn
    for the table is `kept` by it.
    """

    def __init__(self, texts: Catalog, language: str, names: Sequence[str] = (), me: int | None = None) -> None:
        self.texts = texts
        self.language = language
        self.names = names
        self.me = me if me is not None and 0 <= me < len(names) else None
        self.known = texts.of(language)
        self.kept: Keeper = directly

    def say(self, key: str, /, **fill: Any) -> Markup:
        """Return a text of the page, with its values escaped and its names isolated."""
        for name, value in fill.items():
            fill[name] = self._value(name, value)
        return self.texts.html(self.language, key, **fill)

    def plain(self, key: str, /, **fill: Any) -> str:
        """Return a text without markup, for the terminal and for attributes."""
        for name, value in fill.items():
            said = self._value(name, value)
            fill[name] = said.striptags() if isinstance(said, Markup) else said
        return self.texts.say(self.language, key, **fill)

    def has(self, key: str) -> bool:
        """Return True if the text exists."""
        return key in self.known.keys

    def person(self, seat: int) -> Any:
        """Return the name of the person at a seat."""
        return self._value("", Seat(seat))

    def people(self, seats: Iterable[int]) -> Markup:
        """Return the bare names of several people."""
        return _together(map(self.person, seats), self._comma())

    def seats(self, seats: Iterable[int]) -> tuple[Seat, ...]:
        """Return several people as values of a sentence, which each language then names in its way."""
        return tuple(map(Seat, seats))

    def card(self, face: Card, count: int = 1) -> str:
        """Return a card as a sentence shows it: `7♥`, in Korean `♥7`, or the joker's name; `count` unknown ones."""
        if face is UNKNOWN or not face.suit:
            return self.texts.say(self.language, f"card-{'unknown' if face is UNKNOWN else face.code}", count=count)
        if face.suit not in FRENCH_SYMBOLS:
            return self.card_aloud(face)
        sign, symbol = self.texts.say(self.language, "card-sign", rank="{0}", suit="{1}"), face.symbol
        return sign.format(symbol[:-1], symbol[-1])

    def card_aloud(self, face: Card) -> str:
        """Return a card as a screen reader says it: the seven of hearts."""
        if not face.suit:
            return self.card(face)
        rank, suit = (self.texts.say(self.language, key) for key in (f"rank-{face.rank}", f"suit-{face.suit}"))
        key = "card-coloured" if face.suit in _COLOURS else "card-face"
        return self.texts.say(self.language, key, rank=rank, suit=suit)

    def any_of_rank(self, rank: str) -> str:
        """Return the words for any card of a rank."""
        said: str = self._value("", Rank(rank))
        return said

    def reason(self, reason: str) -> str:
        """Return the reason of a penalty card, as the end of a sentence."""
        return self._word("reason", reason)

    def written(self, text: str) -> str:
        """Return the text that people wrote on a card, in this phone's language if the referee knows it."""
        key = "written-" + "-".join(text.casefold().split()).rstrip(".!。！")
        return self.texts.say(self.language, key) if self.has(key) else shortened(text, LONGEST)

    def suit(self, suit: str) -> str:
        """Return a suit's name; that of a card whose face nobody entered is unknown."""
        return self.texts.say(self.language, "suit-unknown" if suit == "?" else f"suit-{suit}")

    def switch(self, key: str) -> str:
        """Return a house rule's name."""
        return self.plain(_switch(key)) if self.has(_switch(key)) else key

    def setting(self, key: str, text: str) -> str:
        """Return the value of a house rule in words; `text` is the value as a record writes it."""
        return self.plain("list-semicolon").join(self._setting(_switch(key), part) for part in text.split(","))

    def _setting(self, key: str, text: str) -> str:
        limit, colon, number = text.partition(":")
        if text in SIGNED:
            return self.plain(f"{key}.{SIGNED[text]}")
        if colon and self.has(f"{key}.from"):
            return self.plain(f"{key}.from", start="none" if limit == "<0" else int(limit), n=int(number))
        if colon and self.has(f"{key}.{limit}"):
            count = float(number) / 60 if limit == "time" else float(number)
            return self.plain(f"{key}.{limit}", n=_whole(count))
        for word in (text.replace("_", "-"), f"v{text}"):
            if self.has(f"{key}.{word}"):
                return self.plain(f"{key}.{word}")
        try:
            return self.plain(f"{key}.unit", n=_whole(float(text))) if self.has(f"{key}.unit") else text
        except ValueError:
            return text

    def changed(self, key: str, text: str, was: str) -> str:
        """Return the value of a house rule in words, reduced to the part that differs from `was`."""
        parts = [part for part in text.split(",") if part not in was.split(",")]
        return self.setting(key, ",".join(parts) if ":" in text and parts else text)

    def settings(self, pairs: str) -> Markup:
        """Return house rules as a line states them (`hand_size=7 decks=3`), by their names."""
        named = [(key, text) for key, _, text in (pair.partition("=") for pair in pairs.split())]
        return self._listed([self.named(self.switch(key), self.setting(key, text)) for key, text in named])

    def facts(self, pairs: Iterable[tuple[str, Any]]) -> Markup:
        """Return facts of a record as a sentence lists them: `Top card: 5♥; Hand of Bo: 3; Cy is out`."""
        listed = list[Markup]()
        for key, value in pairs:
            name, people = read_key(key)
            text = f"ui-fact-{name}.said"
            if name in YES_NO and value in ("yes", "no") and self.has(text):  # it is a sentence of its own
                listed.append(self.say(text, whose=_together(people, self.say("list-side")), yes=value))
            else:
                listed.append(self.named(self.fact(key), self.fact_value(key, value)))
        return self._listed(listed)

    def named(self, name: str, value: str) -> Markup:
        """Return a value after its name: `Top card: 5♥`."""
        return self.say("named-value", name=escape(name), value=escape(value))

    def _listed(self, parts: Sequence[Markup]) -> Markup:
        between = self.say("list-semicolon")
        count = len(parts) if len(parts) <= MOST_LISTED else MOST_LISTED - 1
        while count > 1 and len(between.join(parts[:count])) > LONGEST_LIST:
            count -= 1
        some = fitting(between.join(parts[:count]))
        return self.say("and-more", some=some, count=len(parts) - count) if len(parts) > count else some

    def fact(self, key: str) -> Markup:
        """Return the name of a fact: `hand.Bo` is Bo's hand."""
        name, people = read_key(key)
        text = f"ui-fact-{name}"
        if not self.has(text):
            return escape(key)
        return self.say(text + ".of", whose=_together(people, self.say("list-side"))) if people else self.say(text)

    def fact_value(self, key: str, value: Any) -> Markup:
        """Return the value of a fact as a sentence says it."""
        name = key.partition(".")[0]
        if value is None:
            return self.say("ui-fact-unknown")
        text = str(value)
        if name in PEOPLE:
            return self.say("ui-fact-nobody") if text == "none" else _people(text, self._comma())
        if name in SIDES:
            return self._comma().join(_people(side, Markup(" + ")) for side in words_of(text))
        if (name in CARDS and text != "none") or (name in HELD and text != "none" and not text.isdecimal()):
            groups = (self._comma().join(map(self._card_read, words_of(group))) for group in outside(text, "/"))
            return escape(" / ").join(groups)
        if name in WRITTEN:
            return escape(self.written(text))
        if name in SUITS and self.has(f"suit-{text}"):
            return escape(self.suit(text))
        for words in (f"{name}-{text}", f"ui-{name}-{text}"):
            if self.has(words):
                return self.say(words)
        return self.say(f"ui-fact-{text}") if name in YES_NO or text == "none" else escape(text)

    def _card_read(self, text: str) -> str:
        """Return a card of a fact, after the name of the player who laid it if the fact states it."""
        name, colon, code = text.rpartition(":")
        try:
            card = self.card(read_card(code))
        except ValueError:
            return text
        return _people(name, self._comma()) + " " + card if colon else card

    def _word(self, kind: str, word: str) -> str:
        key = f"{kind}-{word}"
        if not self.has(key):
            return word
        return self.texts.say(self.language, key + ".said" if kind == "reason" else key)

    def _value(self, key: str, value: Any) -> Any:
        """Return a value as a sentence says it; what kind it is decides, and of a plain text the variable's name."""
        kind = type(value)
        if kind is int or kind is Markup:
            return value
        if value is None:
            return "none"
        if kind is Seat:
            return Name(self.names[value]) if 0 <= value < len(self.names) else "none"
        if kind is Name:
            return value if len(value) <= LONGEST else Name(shortened(value, LONGEST))
        if kind is Card:
            return Cards(self.card(value))
        if kind is tuple:
            if key == "facts":
                return self.facts(value)
            of, unknown = "" if key == "answers" else key, value.count(UNKNOWN)
            said = [self._value(of, part) for part in value if unknown < 2 or part is not UNKNOWN]
            if unknown > 1:  # they are said once, with their number
                said.append(Cards(self.card(UNKNOWN, unknown)))
            return self._either(said) if key == "answers" else self._joined(said)
        if kind is bool:
            return "yes" if value else "no"
        if kind is str:
            return self._text(key, value)
        if kind is Suit:
            return self.suit(value)
        if kind is Rank:
            rank = value.replace("T", "10") if value in RANKS else self.plain(f"rank-{value}")
            return self.plain("any-of-rank", rank=rank)
        if isinstance(value, str):
            return shortened(value, LONGEST)
        return value if isinstance(value, int | float) else self._other(value)

    def _other(self, value: Any) -> Any:
        """Return any other value as a sentence says it."""
        return shortened(str(value), LONGEST)

    def _text(self, key: str, text: str) -> str:
        match key:
            case "word":
                return self._word(key, text)
            case "offence":
                return self.texts.say(self.language, f"reason-{text}.said")
            case "house":
                return self.settings(text)
            case "written":
                return self.written(text)
        return shortened(text, LONGEST)

    def _either(self, parts: Sequence[str]) -> str:
        """Return the alternatives “any 2, A♥ or any joker”; `none` if there are none."""
        if len(parts) < 2:
            return parts[0] if parts else "none"
        some = parts[0]
        for part in parts[1:-1]:
            some = self.plain("either-comma", some=some, next=part)
        return self.plain("either-or", some=some, last=parts[-1])

    def _joined(self, parts: Sequence[Any]) -> Any:
        kinds = set(map(type, parts))
        if len(parts) == 1 and Cards in kinds:  # most plays are of one
            return parts[0]
        if Name in kinds:
            return _together(map(str, parts), self.say("list-people"))
        if Markup in kinds:
            return self._comma().join(parts)
        return (Cards if Cards in kinds else str)(str.join(self._comma(), map(str, parts)))

    def _comma(self) -> Markup:
        return self.say("list-comma")


def read_key(key: str) -> tuple[str, tuple[str, ...]]:
    """Split a fact's key into its name and its people; the whole key if it cannot be parsed."""
    try:
        name, people = split_key(key)
    except NotationError:
        return key, ()
    return name, tuple(people)


def _together(names: Iterable[str], between: Markup) -> Markup:
    """Return the people of one side."""
    return between.join([Markup(f"<bdi>{escape(shortened(name, LONGEST))}</bdi>") for name in names])


def _people(text: str, between: Markup) -> Markup:
    """Return the people whom a fact lists; the text as it is if it cannot be parsed."""
    try:
        return _together(read_names(text), between)
    except NotationError:
        return escape(text)


def _switch(key: str) -> str:
    return "house-" + key.replace("_", "-")


def fitting(text: Markup) -> Markup:
    """Return a sentence inside another; one that is too long is cut, without markup."""
    return text if len(text) <= LONGEST_LIST else escape(shortened(text.striptags(), LONGEST_LIST // 5))


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else round(number, 2)
