"""The texts of the phones' languages, in Fluent, with Korean particles.

The texts of the interface, the engine and the families are in `referee/texts/fluent/LANGUAGE/`, those of a game in
`text/LANGUAGE.ftl` in its own folder. They form one bundle a language, so an id appears in one file only. The dot of a
rule's id becomes a hyphen. Texts contain no `<` and no `&`: `html` can pass them to a page unchanged.

In Korean `{ JOSA($name, "은/는") }` is the name with the particle that fits its last sound (은/는, 이/가, 을/를, 과/와,
으로/로, 이라/라 …: the form after a consonant comes first). In the other languages it is the name alone.
`{ NTH($round) }` counts rounds and tricks the Korean way: 첫, 두 번째 … 열 번째, 11번째; elsewhere it is the number.
`{ LASTED($seconds) }` is a time with its unit, from a minute on in minutes and seconds.
`{ CAPITAL($card) }` is a card or suit at the start of an English sentence: Red 5, The coloured joker.
`{ VERB($cards, "goes/go") }` is the English verb after one card, or after several.

In Japanese `{ $name }さん` is the name alone if it ends in さん or a similar title already: お父さん, けんちゃん, ママ.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import unescape
from pathlib import Path
from typing import Any, TypeVar

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType, NumberFormatOptions, fluent_number
from fluent.syntax import FluentParser, ast
from markupsafe import Markup, escape

from referee.engine import games

Text = TypeVar("Text", bound=str)
LANGUAGES = ("en", "ko", "ja")
PACKAGE = Path(__file__).resolve().parent.parent
OWN = PACKAGE / "texts" / "fluent"
"""The folder of the texts that no game brings."""
_HTML = re.compile(r"[<&]|\\(?:u00|U0000)(?:26|3[cC])")
"""Matches such a character, or an escape that is one."""
_STARTS = re.compile(r"^(?=[^\s}\[*.])", re.MULTILINE)
"""Matches before an entry or a comment: other lines belong to the one above."""
_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
_ATTRIBUTE = re.compile(r"^ *\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_OTHER = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Matches a message or a term that an entry uses, and some words that are neither."""
_POLITE = re.compile(r"(さん|ちゃん|くん|君|さま|様|パパ|ママ|じいじ|ばあば|先生|先輩)((?:</bdi>)?)さん")
"""Matches a name that ends in a title, and the さん of the sentence after it."""
_SUIT = re.compile("(?<=[♠♥♦♣])(?!\N{VARIATION SELECTOR-15})")
"""Matches after such a sign: a replacement that names no group is made without a call for each."""

MOST = 990
"""Most characters of one variable: Fluent takes 1,000, including a Korean particle."""


SAID = 8192
"""Cache size of sentences: screens repeat the same few hundred."""


class TextError(Exception):
    """A text file that cannot be used, or (if `strict`) a text that is missing or lacks a variable."""


class Name(str):
    """A name given by people. `html` wraps it in `<bdi>`, so that its script does not reorder the sentence."""

    __slots__ = ()


class Cards(str):
    """Cards in a sentence, which may be hidden at another table: no cache tells whether they were said there."""

    __slots__ = ()
    __hash__ = None  # type: ignore[assignment]


class Whole(FluentInt):
    """A whole number in a sentence: its digits without commas, as everywhere on screens."""

    options = NumberFormatOptions(useGrouping=False)

    def format(self, locale: Locale) -> str:
        """Return its digits, which Babel finds in 500 steps."""
        return int.__repr__(self)


def shortened(text: str, most: int) -> str:
    """Return a text of at most `most` characters, with … in place of the rest."""
    return text if len(text) <= most else text[: most - 1] + "…"


@lru_cache  # saves 75 ms of each page
def shared(strict: bool = False) -> "Catalog":
    """Return all texts, loaded once for the whole program; games have to be added before."""
    return Catalog(strict=strict)


class Language:
    """The texts of one language: the source of each entry by its name, which is parsed when it is first used."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bundle = FluentBundle([name], functions=_functions(name), use_isolating=False)
        self.sources: dict[str, tuple[str, str]] = {}
        """The end of the file's path, and what stands there, by name; that of a term begins with a hyphen."""
        self.keys: set[str] = set()
        self._parsed: dict[str, ast.Message | ast.Term] = {}
        self._patterns: dict[str, Any] = {}

    def read(self, folders: Iterable[Path]) -> dict[str, tuple[str, str]]:
        """Return the sources with those of these folders added.

        Raises:
            TextError: A file holds something else than entries and comments, or an entry a second time.
        """
        sources = dict(self.sources)
        patterns = f"{self.name}*.ftl", f"{self.name}/*.ftl"
        for path in (path for folder in folders for pattern in patterns for path in sorted(folder.glob(pattern))):
            where = "/".join(path.parts[-4:])
            for text in filter(str.strip, _STARTS.split(path.read_text(encoding="utf-8"))):
                if (begins := _ENTRY.match(text)) is None and not text.startswith("#"):
                    raise TextError(f"{where}: cannot be read: {text.splitlines()[0]}")
                if begins is not None and begins[1] in sources:
                    raise TextError(f"{where}: {begins[1]} stands twice")
                if begins is not None:
                    sources[begins[1]] = where, text
        return sources

    def take(self, sources: dict[str, tuple[str, str]]) -> None:
        """Use the sources that were read."""
        self.sources = sources
        self._patterns.clear()
        for name, (_, text) in sources.items():
            if not name.startswith("-"):
                self.keys |= {name, *(f"{name}.{attribute}" for attribute in _ATTRIBUTE.findall(text))}

    def pattern(self, key: str) -> Any:
        """Return what the bundle formats for a text, or None; the first time it is parsed, and all that it uses."""
        if (known := self._patterns.get(key)) is not None:
            return known
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            self._give(name, set())
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        found = message.attributes.get(attribute) if attribute else message.value
        if found is not None:  # of what is missing nothing is kept: its name may come from anybody
            self._patterns[key] = found
        return found

    def _give(self, name: str, begun: set[str]) -> None:
        if name in self.sources and name not in begun:
            begun.add(name)
            for other in _OTHER.findall(self.sources[name][1]):
                self._give(other, begun)
            self.bundle.add_resource(ast.Resource([self.entry(name)]))

    def entry(self, name: str) -> ast.Message | ast.Term:
        """Return an entry, parsed.

        Raises:
            TextError: It cannot be parsed, or contains HTML.
        """
        if name not in self._parsed:
            where, text = self.sources[name]
            first, *others = FluentParser(with_spans=False).parse(text).body
            if others or not isinstance(first, ast.Message | ast.Term):
                wrong = getattr(others[0] if others else first, "content", text)
                raise TextError(f"{where}: cannot be read: {wrong.strip().partition(chr(10))[0]}")
            if _HTML.search(text):
                raise TextError(f"{where}: {name} holds < or &")
            self._parsed[name] = first
        return self._parsed[name]

    @property
    def entries(self) -> dict[str, ast.Message | ast.Term]:
        """All entries, parsed: checks of all texts ask for them."""
        return {name: self.entry(name) for name in self.sources}


class Catalog:
    """All texts. `strict`, for tests, raises `TextError` where a page would show the id or a gap.

    The referee's own texts are parsed one by one, as they are used: all of a language take half a second. Those of
    games from elsewhere are checked at once.
    """

    def __init__(self, folders: Iterable[Path] | None = None, *, strict: bool = False) -> None:
        self.strict = strict
        # Equal values are told apart by their types, as 1 and True.
        self._said = lru_cache(maxsize=SAID, typed=True)(self._say)  # saves 0.04 ms of a tap of One, 0.4 ms of Hearts
        self._set = lru_cache(maxsize=SAID, typed=True)(self._html)  # saves 0.04 ms of a tap of One, 0.2 ms of Hearts
        self._languages: dict[str, Language] = {}
        every = (OWN, *(games.folder(key) / "text" for key in games.names()))
        known = list(every if folders is None else folders)
        self._own = [folder for folder in known if PACKAGE in folder.parents]
        if others := [folder for folder in known if folder not in self._own]:
            self.add(*others)

    def add(self, *folders: Path) -> None:
        """Add the texts of further folders, or none of them if one raises `TextError`."""
        found = [(language, language.read(folders)) for language in map(self.of, LANGUAGES)]
        for language, sources in found:
            tried = Language(language.name)
            tried.sources = sources
            for name in sources.keys() - language.sources.keys():
                tried.entry(name)
        self._said.cache_clear()
        self._set.cache_clear()
        for language, sources in found:
            language.take(sources)

    def of(self, language: str) -> Language:
        """Return the texts of one language, read on first use."""
        if language not in self._languages:
            new = Language(language)
            new.take(new.read(self._own))
            self._languages.setdefault(language, new)
        return self._languages[language]

    def has(self, language: str, key: str) -> bool:
        """Return True if the text `key`, or `key.attribute`, exists."""
        return key in self.of(language).keys

    def say(self, language: str, key: str, /, **fill: Any) -> str:
        """Return the text `key` (`key.attribute` for an attribute) in a language, plain; a missing one shows its id."""
        try:
            return self._said(language, key, **fill)
        except TypeError:  # cards have no hash
            return self._say(language, key, **fill)

    def _say(self, language: str, key: str, /, **fill: Any) -> str:
        return self._formatted(language, key, {name: _fitting(value) for name, value in fill.items()})

    def _formatted(self, language: str, key: str, fill: dict[str, Any]) -> str:
        """Return a text filled with values as Fluent takes them; the bundle's own method would convert each again."""
        known = self.of(language)
        pattern = known.pattern(key)
        if pattern is None:
            if self.strict:
                raise TextError(f"{language}: no text {key}")
            return key
        errors: list[Exception] = []
        try:
            text = str(pattern(ResolverEnvironment(known.bundle, errors, current=CurrentEnvironment(args=fill))))
        except ValueError as long:
            errors.append(long)
            text = "{???}"
        if errors and self.strict:
            raise TextError(f"{language}: {key}: {errors[0]}")
        return _POLITE.sub(r"\1\2", text) if language == "ja" else text

    def html(self, language: str, key: str, /, **fill: Any) -> Markup:
        """Return a text for a page: values are escaped, and each `Name` is wrapped in `<bdi>`."""
        try:
            return self._set(language, key, **fill)
        except TypeError:
            return self._html(language, key, **fill)

    def _html(self, language: str, key: str, /, **fill: Any) -> Markup:
        said = self._formatted(language, key, {name: _safe(value) for name, value in fill.items()})
        return Markup(drawn_as_text(said))

    def catalogue(self, language: str) -> dict[str, frozenset[str]]:
        """Return all ids of a language (and `id.attribute`) with their variables, also indirect ones."""
        patterns: dict[str, ast.Pattern] = {}
        for name, entry in self.of(language).entries.items():
            if not name.startswith("-"):
                patterns |= {name: entry.value} if entry.value is not None else {}
                patterns |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
        return {key: frozenset(_variables(key, patterns, set())) for key in patterns}


def drawn_as_text(text: Text) -> Text:
    """Return a text whose suits no phone draws as coloured pictures, which iPhones do with ♠♥♦♣ alone."""
    return type(text)(_SUIT.sub("\N{VARIATION SELECTOR-15}", text))


def _safe(value: Any) -> Any:
    """Return a value as Fluent takes it for a page."""
    if not isinstance(value, str) or isinstance(value, Markup):
        return _fitting(value)
    text, isolated = str(value), isinstance(value, Name)
    while len(safe := escape(text)) + len("<bdi></bdi>") * isolated > MOST:  # escaping makes it longer
        text = shortened(text, min(MOST, len(text) * 3 // 4))
    return Markup(f"<bdi>{safe}</bdi>") if isolated else safe


def _fitting(value: Any) -> Any:
    """Return a value as Fluent takes it: numbers have no commas, as everywhere on screens, and long texts are cut."""
    if type(value) is int:
        return int.__new__(Whole, value)
    if isinstance(value, str):
        return value if isinstance(value, Markup) else shortened(value, MOST)
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield a node of a parsed text and all nodes inside it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, ast.BaseNode):
                yield from _nodes(part)


def _variables(key: str, patterns: Mapping[str, ast.Pattern], seen: set[str]) -> Iterator[str]:
    """Yield the variables of a text and of the messages that it uses.

    A term sees only the arguments passed to it, so its own variables are not the caller's.
    """
    seen.add(key)
    for node in _nodes(patterns[key]):
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.MessageReference):
            other = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            if other in patterns and other not in seen:
                yield from _variables(other, patterns, seen)


# Korean particles

_TAGS = re.compile(r"<[^<>]*>")
# The ending of the Korean name of a digit or letter: "" vowel, "l" ㄹ, "c" another consonant.
# 10, 100, 1000 … all end in a consonant other than ㄹ, as 0 (영) does, so a number's last digit decides.
_DIGITS = dict(zip("0123456789", ("c", "l", "", "c", "", "", "c", "l", "l", ""), strict=True))
_LETTERS = {"l": "l", "m": "c", "n": "c", "r": "l"}
_VOWELS = "aeiouy"


def particle(word: str, pair: str) -> str:
    """Return the particle of a pair (`은/는`) that follows a word; both, as `은(는)`, if the sound is unknown."""
    after_consonant, _, after_vowel = pair.partition("/")
    ending = _ending(word)
    if ending is None:
        if after_consonant == "으" + after_vowel:
            return f"(으){after_vowel}"
        return f"{after_consonant}({after_vowel})"
    if ending == "l" and after_consonant.startswith("으"):
        return after_vowel
    return after_consonant if ending else after_vowel


def _ending(word: str) -> str | None:
    """Return the Korean ending of a word's last sound: `""` vowel, `"l"` ㄹ, `"c"` another consonant, None unknown."""
    plain = unicodedata.normalize("NFKC", word)
    last = next((char for char in reversed(plain) if char.isalnum()), "")
    if not last:
        return None
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return "" if not final else "l" if final == 8 else "c"
    if last in _DIGITS:
        return _DIGITS[last]
    if last.isascii():
        return _latin(re.findall(r"[A-Za-z]+", plain)[-1])
    name = unicodedata.name(last, "")
    if name.startswith(("HIRAGANA", "KATAKANA")):
        return "c" if last in "んンッっ" else ""
    return None


def _latin(word: str) -> str:
    """Return the ending of a Latin word as pronounced in Korean: Ann 앤, Jack 잭, Mike 마이크, Nicole 니콜, QR 큐알."""
    low = word.lower()
    if len(low) == 1 or (word.isupper() and not any(vowel in low for vowel in _VOWELS)):
        return _LETTERS.get(low[-1], "")
    if low.endswith("e") and len(low) > 2 and low[-2] in "lmn" and low[-3] in _VOWELS + "lmn":
        low = low[:-1]
    if low[-1] == "l":
        return "l"
    if low[-1] in "mn" or low.endswith("ng"):
        return "c"
    # A stop closes the syllable after one short vowel (Bob 밥, Nick 닉); elsewhere it gets a vowel (Mark 마크).
    stop = re.search(r"(?<![aeiou])[aeiou](?:ck|tt|pp|[bckpt])$", low)
    return "c" if stop else ""


_COUNTED = ("첫", *(f"{count} 번째" for count in ("두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열")))
_LASTED = {"en": ("{:g} seconds", "{}:{:02} minutes"), "ko": ("{:g}초", "{}분 {}초"), "ja": ("{:g}秒", "{}分{}秒")}


def _functions(language: str) -> dict[str, Callable[..., Any]]:
    """Return the functions that a language's texts may call."""
    locale = Locale.parse(language)
    short, long = _LASTED.get(language, _LASTED["en"])

    def josa(word: Any, pair: Any = "") -> Any:
        text = word.format(locale) if isinstance(word, FluentType) else word
        plain = unescape(_TAGS.sub("", text)) if isinstance(text, Markup) else str(text)
        return text + particle(plain, str(pair)) if language == "ko" and pair else text

    def nth(number: Any) -> Any:
        if language != "ko":
            return number
        n = int(number)
        return _COUNTED[n - 1] if 1 <= n <= len(_COUNTED) else f"{n}번째"

    def lasted(seconds: Any) -> str:
        time = float(seconds)
        if time == 1 and language == "en":
            return "1 second"
        return short.format(time) if time < 60 else long.format(*divmod(round(time), 60))

    def capital(word: Any) -> Any:  # a name in its tags stays as people write it
        return word[:1].upper() + word[1:] if isinstance(word, str) else word

    def verb(cards: Any, pair: Any) -> str:
        said, (one, _, several) = str(cards), str(pair).partition("/")
        return several if ", " in said or said.partition(" ")[0].isdecimal() else one  # of a list, or of a number

    return {"JOSA": josa, "NTH": nth, "LASTED": lasted, "CAPITAL": capital, "VERB": verb}


def unlike(
    texts: Catalog, languages: Sequence[str] = LANGUAGES
) -> Iterator[tuple[str, Mapping[str, frozenset[str] | None]]]:
    """Yield each id in which the languages differ, with its variables by language (None: the id is missing)."""
    catalogues = {language: texts.catalogue(language) for language in languages}
    for key in sorted(set().union(*catalogues.values())):
        found = {language: catalogue.get(key) for language, catalogue in catalogues.items()}
        if len(set(found.values())) > 1:
            yield key, found
