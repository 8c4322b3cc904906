"""Rulings, notes and lines as sentences: the engine's values spoken in a phone's language."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import COLOURS, DARK_COLOURS, RANKS, UNKNOWN, Card
from referee.core.cards import card as read_card
from referee.core.entry import Entry
from referee.core.house import Contradiction
from referee.core.notation import Unreadable, outside, read_names, split_key, words_of
from referee.core.note import Note
from referee.core.rulings import Rank, Ruling, Seat, Suit
from referee.stories import story_of
from referee.texts import Name, TextError, Texts, shortened

log = logging.getLogger(__name__)

LONGEST = 200
LONGEST_LIST = 900
PEOPLE = frozenset(("turn", "dealer", "timeout", "winner"))
SIDES = frozenset(("teams",))
CARDS = frozenset(("top",))
HELD = frozenset(("hand", "pile", "melds", "lying"))
"""Facts that are a number, or cards by name."""
SUITS = frozenset(("suit", "led"))
WRITTEN = frozenset(("blank",))
YES_NO = frozenset(("out", "phone", "broken", "blocked", "frozen", "drawn", "laid"))
MOST_LISTED = 4
"""How many facts or house rules a sentence lists; of more it lists one fewer, and says how many there are besides."""
SIGNED = {'">="': "at-least", '">"': "over"}
"""The texts of settings that are signs."""
_COLOURS = tuple(COLOURS + DARK_COLOURS)
STORIES = 4096
DEEP = 3
"""How many lines about lines a sentence follows."""


def card(texts: Texts, language: str, each: Card) -> str:
    """A card as a sentence shows it: `7♥`, in Korean `♥7`, or the joker's name."""
    if each is UNKNOWN:
        return texts.say(language, "card-unknown")
    if not each.suit:
        return texts.say(language, f"card-{each.code}")
    if each.suit in _COLOURS:
        return card_aloud(texts, language, each)
    return texts.say(language, "card-sign", rank=each.sign[:-1], suit=each.sign[-1])


def card_aloud(texts: Texts, language: str, each: Card) -> str:
    """A card as a screen reader says it: the seven of hearts."""
    if not each.suit:
        return card(texts, language, each)
    rank, suit = texts.say(language, f"rank-{each.rank}"), texts.say(language, f"suit-{each.suit}")
    key = "card-coloured" if each.suit in _COLOURS else "card-face"
    return texts.say(language, key, rank=rank, suit=suit)


class Speech:
    """Sentences in one language for a table whose seats have these names."""

    def __init__(self, texts: Texts, language: str, names: Sequence[str] = ()) -> None:
        self.texts = texts
        self.language = language
        self.names = names

    def say(self, key: str, /, **fill: Any) -> Markup:
        """A text of the page, its fill escaped, names set apart."""
        return self.texts.html(self.language, key, **self._filled(fill))

    def plain(self, key: str, /, **fill: Any) -> str:
        """The same as plain text, for the terminal and for attributes."""
        filled = self._filled(fill).items()
        said = {name: value.striptags() if isinstance(value, Markup) else value for name, value in filled}
        return self.texts.say(self.language, key, **said)

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return self.texts.has(self.language, key)

    def person(self, seat: int) -> Any:
        """Who sits at a seat."""
        return self._value("", Seat(seat))

    def people(self, seats: Iterable[int]) -> Markup:
        """Several people, by their bare names."""
        return self._listed_names(map(self.person, seats), self._comma())

    def seats(self, seats: Iterable[int]) -> tuple[Seat, ...]:
        """Several people, for a sentence to name: each as its language speaks of somebody."""
        return tuple(map(Seat, seats))

    def note(self, note: Note) -> Markup:
        """A note of a screen."""
        return self._guarded(lambda: self.say(note.id, **dict(note.fill)))

    def does(self, note: Note, game: str) -> Markup:
        """What a card does, in the words of this game: `does-onecard-skip` before `does-skip`."""
        own = note.id.replace("does-", f"does-{game}-", 1)
        return self.note(Note(own, note.fill) if self.has(own) else note)

    def rule(self, ruling: Ruling) -> Markup:
        """What the referee says of a line."""
        return self._guarded(lambda: self._ruled(ruling))

    def _ruled(self, ruling: Ruling) -> Markup:
        key, fill = self._ruling(ruling)
        return self.say(key, **fill)

    def _guarded(self, make: Callable[[], Markup]) -> Markup:
        """A sentence on a line; where it cannot be made, that much, so that one line never costs a whole page."""
        try:
            return make()
        except TextError:  # a text that is missing, in a test
            raise
        except Exception:
            log.exception("a line cannot be told")
            return self.say("line-unshown")

    def rule_plain(self, ruling: Ruling) -> str:
        """What the referee says of a line, as plain text."""
        key, fill = self._ruling(ruling)
        return self.plain(key, **fill)

    def unreadable(self, fault: Unreadable) -> Markup:
        """Why a text is no line."""
        return self.say(fault.key, **fault.fill)

    def rule_name(self, rule: str, game: str = "") -> str:
        """A rule's short title, as this game has it."""
        return self.texts.say(self.language, self._of_game(rule, game) + ".name")

    def law(self, rule: str, game: str = "") -> str:
        """A rule in general, in one sentence or a few, as this game has it."""
        return self.texts.say(self.language, self._of_game(rule, game))

    def _of_game(self, rule: str, game: str) -> str:
        """A rule's text: a game whose cards are called otherwise tells its family's rule in words of its own."""
        key = rule.replace(".", "-")
        return own if self.has(own := f"{game}-{key}") else key

    def card(self, each: Card) -> str:
        """A card as a sentence shows it."""
        return card(self.texts, self.language, each)

    def card_aloud(self, each: Card) -> str:
        """A card as a screen reader says it."""
        return card_aloud(self.texts, self.language, each)

    def any_of_rank(self, rank: str) -> str:
        """Any card of a rank."""
        said: str = self._value("", Rank(rank))
        return said

    def reason(self, reason: str) -> str:
        """Why a penalty card was given, as the end of a sentence."""
        return self._word("reason", reason)

    def written(self, text: str) -> str:
        """What people wrote on a card: in this phone's language where the referee knows it, else their words."""
        key = "written-" + "-".join(text.casefold().split()).rstrip(".!。！")
        return self.texts.say(self.language, key) if self.has(key) else shortened(text, LONGEST)

    def suit(self, suit: str) -> str:
        """A suit's name; that of a card whose face nobody entered is unknown."""
        return self.texts.say(self.language, "suit-unknown" if suit == "?" else f"suit-{suit}")

    def switch(self, key: str) -> str:
        """A house rule's name."""
        return self.plain(_switch(key)) if self.has(_switch(key)) else key

    def setting(self, key: str, text: str) -> str:
        """What a house rule is set to; `text` is its value as a record writes it."""
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
        """What a house rule is set to, as far as it says otherwise than it did."""
        parts = [part for part in text.split(",") if part not in was.split(",")]
        return self.setting(key, ",".join(parts) if ":" in text and parts else text)

    def settings(self, pairs: str) -> Markup:
        """House rules as a line says them (`hand_size=7 decks=3`), by their names."""
        named = [(key, text) for key, _, text in (pair.partition("=") for pair in pairs.split())]
        return self._listed([self.named(self.switch(key), self.setting(key, text)) for key, text in named])

    def facts(self, pairs: Iterable[tuple[str, Any]]) -> Markup:
        """Facts of the record as a sentence lists them: `Top card: 5♥; Hand of Bo: 3; Cy is out`."""
        return self._listed([self._fact_told(key, value) for key, value in pairs])

    def _fact_told(self, key: str, value: Any) -> Markup:
        """A fact with its value; one that holds or does not as a sentence of its own."""
        name, people = read_key(key)
        text = f"ui-fact-{name}.said"
        if name in YES_NO and value in ("yes", "no") and self.has(text):
            return self.say(text, whose=_together(people, self.say("list-side")), yes=value)
        return self.named(self.fact(key), self.fact_value(key, value))

    def named(self, name: str, value: str) -> Markup:
        """A value with its name before it: `Top card: 5♥`."""
        return self.say("named-value", name=escape(name), value=escape(value))

    def _listed(self, parts: Sequence[Markup]) -> Markup:
        between = self.say("list-semicolon")
        count = len(parts) if len(parts) <= MOST_LISTED else MOST_LISTED - 1
        while count > 1 and len(between.join(parts[:count])) > LONGEST_LIST:
            count -= 1
        some = _fitting(between.join(parts[:count]))
        return self.say("and-more", some=some, count=len(parts) - count) if len(parts) > count else some

    def fact(self, key: str) -> Markup:
        """A fact's name: `hand.Bo` is Bo's hand."""
        name, people = read_key(key)
        text = f"ui-fact-{name}"
        if not self.has(text):
            return escape(key)
        return self.say(text + ".of", whose=_together(people, self.say("list-side"))) if people else self.say(text)

    def fact_value(self, key: str, value: Any) -> Markup:
        """A fact's value as a sentence would say it."""
        name = key.partition(".")[0]
        if value is None:
            return self.say("ui-fact-unknown")
        text = str(value)
        if name in PEOPLE:
            return self._people_named(text)
        if name in SIDES:
            return self._comma().join(map(self._side_named, words_of(text)))
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

    def _people_named(self, text: str) -> Markup:
        if text == "none":
            return self.say("ui-fact-nobody")
        try:
            names = read_names(text)
        except Unreadable:
            return escape(text)
        return self._comma().join(Markup("<bdi>{}</bdi>").format(shortened(each, LONGEST)) for each in names)

    def _side_named(self, text: str) -> Markup:
        try:
            return _together(read_names(text), Markup(" + "))
        except Unreadable:
            return escape(text)

    def _card_read(self, text: str) -> str:
        """A card of a fact, with the name of whoever laid it where that is said."""
        name, colon, code = text.rpartition(":")
        try:
            card = self.card(read_card(code))
        except ValueError:
            return text
        return Markup("{} {}").format(self._people_named(name), card) if colon else card

    def problem(self, each: Contradiction) -> str:
        """Two settings that cannot both hold, as a sentence."""
        fill = dict(each.fill)
        if "other" in fill:
            other = str(fill["other"])
            fill |= {"other": self.switch(other), "value": self.setting(other, str(fill["value"]))}
        if "key" in fill:
            fill["key"] = self.switch(str(fill["key"]))
        return self.plain(each.id, **fill)

    def story(self, action: Action, ruling: Ruling | None = None) -> Markup:
        """A line as the log tells it. A ruling says what a line about another line is about: without one it is told
        by its number."""
        return self._guarded(lambda: self._storied(action, ruling))

    def _storied(self, action: Action, ruling: Ruling | None) -> Markup:
        return _told(self.texts, self.language, tuple(self.names), action, ruling)

    def asked(self, action: Action) -> Markup:
        """A line as a question asks about it: `If Bo plays 7♥?`"""
        key, fill = story_of(action)
        key = key.replace("story-", "asked-", 1)
        return self.say(key, **fill) if self.has(key) else self.say("asked", what=self.story(action))

    def plain_story(self, action: Action, ruling: Ruling | None = None) -> str:
        """The same as plain text."""
        try:
            key, fill = self._story(action, ruling)
            return self.plain(key, **fill)
        except TextError:
            raise
        except Exception:
            return self.plain("line-unshown")

    def _story(self, action: Action, ruling: Ruling | None, deep: int = 0) -> tuple[str, dict[str, Any]]:
        key, fill = story_of(action)
        own = ruling.rule.id.replace(".", "-") + ".story" if ruling is not None and ruling.verdict != "no" else ""
        if own and self.has(own):
            key = own
        if "what" in fill:
            known = ruling.fill.get("what") if ruling is not None else None
            fill["what"] = self._line(known, fill["what"], deep)
        for name in ("reason", "word"):
            if name in fill:
                said = ruling.fill.get(name) if ruling is not None and name == "word" else None
                fill[name] = self._word(name, said or fill[name])
        if isinstance(action, act.Amends):
            fill["text"] = _fitting(self.story(action.action))
        return key, fill

    def _line(self, entry: Entry | None, number: int, deep: int = 0) -> Any:
        """A line as another one names it: what it said, else its number; None where it names none."""
        if entry is None or deep >= DEEP:
            number = number or (entry.n if entry else 0)
            return self.say("line-number", line=number) if number else None
        key, fill = self._story(entry.read, entry.ruling, deep + 1)
        return _fitting(self.say(key, **fill))

    def _word(self, kind: str, word: str) -> str:
        key = f"{kind}-{word}"
        if not self.has(key):
            return word
        return self.texts.say(self.language, key + ".said" if kind == "reason" else key)

    def _ruling(self, ruling: Ruling) -> tuple[str, Mapping[str, Any]]:
        rule = ruling.rule.id.replace(".", "-")
        said = f"{rule}.{ruling.verdict}"
        if not self.has(said):  # the verdict was given by older rules: today's have no sentence for it
            return rule, {}
        return said, {
            "what": None,
            **ruling.fill,
        }  # nothing is known of a line before the log

    def _why(self, ruling: Ruling) -> Any:
        """What was wrong with a line, as a clause inside a sentence; `none` where its rule has no such words."""
        key = ruling.rule.id.replace(".", "-") + ".why"
        return _fitting(self.say(key, **ruling.fill)) if self.has(key) else "none"

    def _filled(self, fill: Mapping[str, Any]) -> dict[str, Any]:
        return {key: self._value(key, value) for key, value in fill.items()}

    def _value(self, key: str, value: Any) -> Any:
        match value:
            case str() if key == "word":
                return self._word(key, value)
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case Seat():
                return Name(self.names[value]) if 0 <= value < len(self.names) else "none"
            case Suit():
                return self.suit(value)
            case Rank():
                rank = value.replace("T", "10") if value in RANKS else self.plain(f"rank-{value}")
                return self.plain("any-of-rank", rank=rank)
            case Card():
                return self.card(value)
            case tuple() if key == "facts":
                return self.facts(value)
            case tuple() if key == "answers":
                return self._either([self._value("", each) for each in value])
            case tuple():
                return self._joined([self._value(key, each) for each in value])
            case Contradiction():
                return self.problem(value)
            case Note():
                return self.note(value)
            case Entry():
                return self._line(value, value.n)
            case Ruling():
                return self._why(value)
            case str() if key == "offence":
                return self.texts.say(self.language, f"reason-{value}.said")
            case str() if key == "broken":
                return self.rule_name(value)
            case str() if key == "house":
                return self.settings(value)
            case str() if key == "written":
                return self.written(value)
            case Name():
                return Name(shortened(value, LONGEST))
            case Markup():
                return value
            case str():
                return shortened(value, LONGEST)
            case int() | float():
                return value
        return shortened(str(value), LONGEST)

    def _either(self, parts: Sequence[str]) -> str:
        """One of several: “any 2, A♥ or any joker”; `none` where there are none."""
        if len(parts) < 2:
            return parts[0] if parts else "none"
        some = parts[0]
        for each in parts[1:-1]:
            some = self.plain("either-comma", some=some, next=each)
        return self.plain("either-or", some=some, last=parts[-1])

    def _joined(self, parts: Iterable[Any]) -> Any:
        listed = list(parts)
        if any(isinstance(part, Name) for part in listed):
            return self._listed_names(listed, self.say("list-people"))
        return str.join(self._comma(), map(str, listed))

    @staticmethod
    def _listed_names(names: Iterable[Any], between: Markup) -> Markup:
        return between.join(Markup("<bdi>{}</bdi>").format(str(name)) for name in names)

    def _comma(self) -> Markup:
        """What stands between the parts of a list."""
        return self.say("list-comma")


def read_key(key: str) -> tuple[str, tuple[str, ...]]:
    """A fact's name and the people it is about; the whole key where it cannot be read."""
    try:
        name, people = split_key(key)
    except Unreadable:
        return key, ()
    return name, tuple(people)


def _together(names: Iterable[str], between: Markup) -> Markup:
    """Those who are one side."""
    return between.join(Markup("<bdi>{}</bdi>").format(shortened(each, LONGEST)) for each in names)


def _switch(key: str) -> str:
    return "house-" + key.replace("_", "-")


def _fitting(text: Markup) -> Markup:
    """A sentence inside another: where it is too long for that, its beginning, without marks."""
    return text if len(text) <= LONGEST_LIST else escape(shortened(text.striptags(), LONGEST_LIST // 5))


def _whole(number: float) -> float | int:
    return int(number) if number == int(number) else round(number, 2)


@lru_cache(maxsize=STORIES)
def _told(texts: Texts, language: str, names: tuple[str, ...], action: Action, ruling: Ruling | None) -> Markup:
    """A line's sentence, made once for the many phones and the several screens in a row that show it."""
    speech = Speech(texts, language, names)
    key, fill = speech._story(action, ruling)
    return speech.say(key, **fill)
