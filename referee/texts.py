"""What a phone says, in its own language: Fluent texts, and Korean particles.

The texts of the interface, the core and the families are `referee/text/LANGUAGE*.ftl`, those of a game
`text/LANGUAGE.ftl` in its own folder. They are one bundle a language, so an id stands in one file only. In an id the
dot of a rule's id is a hyphen. Texts hold no `<` and no `&`: `html` can give them to a page as they are.

In Korean `{ JOSA($name, "은/는") }` is the name with the particle that fits its last sound (은/는, 이/가, 을/를, 과/와,
으로/로, 이라/라 …: the form after a consonant stands first). In the other languages it is the name alone.
`{ NTH($round) }` is how Korean counts rounds and tricks: 첫, 두 번째 … 열 번째, 11번째; elsewhere it is the number.

In Japanese `{ $name }さん` is the name alone where it ends in さん or the like already: お父さん, けんちゃん, ママ.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from html import unescape
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from markupsafe import Markup
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from referee import games
from referee.parsed import parsed

LANGUAGES = ("en", "ko", "ja")
PACKAGE = Path(__file__).resolve().parent
_HTML = re.compile(r"[<&]")
_MAY_HOLD = re.compile(r"[<&]|\\[uU]")
"""Such a sign, or one by its number, which may be one."""
_POLITE = re.compile(r"(さん|ちゃん|くん|君|さま|様|パパ|ママ|じいじ|ばあば|先生|先輩)((?:</bdi>)?)さん")
"""A name that says already how its bearer is addressed, and the さん of the sentence after it."""


MOST = 990
"""How many signs fill one variable: Fluent takes 1,000, a Korean particle among them."""


SAID = 8192
"""How many sentences are kept: a screen says the same few hundred again and again."""


class TextError(Exception):
    """A text file that cannot be used, or (where `strict`) a text that is missing or lacks a variable."""


class Name(str):
    """A name that people gave. `html` sets it in `<bdi>`, so that no script mixes up the sentence round it."""

    __slots__ = ()


def shortened(text: str, most: int) -> str:
    """A text of at most so many signs, with … for what is left out."""
    return text if len(text) <= most else text[: most - 1] + "…"


def default_folders() -> list[Path]:
    """The folders of the texts: the referee's own, then each game's."""
    return [PACKAGE / "text", *(games.folder(key) / "text" for key in games.names())]


@lru_cache
def shared(strict: bool = False) -> "Texts":
    """All texts, read once for the whole program: games are added before."""
    return Texts(strict=strict)


@lru_cache(maxsize=256)
def language_of(accept: str | None, chosen: str | None = None) -> str:
    """The language of a phone: the one chosen on it, else the first of its Accept-Language that we speak, else `en`."""
    if chosen in LANGUAGES:
        return chosen
    best: str | None = parse_accept_header(accept, LanguageAccept).best_match(LANGUAGES)
    return best or LANGUAGES[0]


class Language:
    """The texts of one language: a bundle, and the entries it was made of."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bundle = FluentBundle([name], functions={"JOSA": _josa(name), "NTH": _nth(name)}, use_isolating=False)
        self.entries: dict[str, ast.Message | ast.Term] = {}

    def read(self, folders: Iterable[Path]) -> tuple[dict[str, ast.Message | ast.Term], list[ast.Resource]]:
        """What the entries would be with those of these folders, and what is new; raises TextError."""
        entries, new = dict(self.entries), []
        for path in (path for folder in folders for path in sorted(folder.glob(f"{self.name}*.ftl"))):
            text = path.read_text(encoding="utf-8")
            new.append(parsed(text))
            _collect(new[-1], path, entries, plain=not _MAY_HOLD.search(text))
        return entries, new

    def take(self, entries: dict[str, ast.Message | ast.Term], new: Iterable[ast.Resource]) -> None:
        """Speaks by what was read."""
        self.entries = entries
        for resource in new:
            self.bundle.add_resource(resource)


class Texts:
    """All texts. `strict`, for tests, raises `TextError` where a page would show the id or a gap.

    The referee's own are read when a language is first spoken, as reading takes a quarter of a second each; those of
    `folders`, or of games from elsewhere, at once.
    """

    def __init__(self, folders: Iterable[Path] | None = None, *, strict: bool = False) -> None:
        self.strict = strict
        self._said = lru_cache(maxsize=SAID)(self._say)
        self._set = lru_cache(maxsize=SAID)(self._html)
        self._languages: dict[str, Language] = {}
        known = default_folders() if folders is None else list(folders)
        self._own = [folder for folder in known if folders is None and PACKAGE in folder.parents]
        if others := [folder for folder in known if folder not in self._own]:
            self.add(*others)

    def add(self, *folders: Path) -> None:
        """The texts of further folders too: of all of them, or where one raises TextError, of none."""
        found = [(each, *each.read(folders)) for each in map(self.of, LANGUAGES)]
        self._said.cache_clear()
        self._set.cache_clear()
        for language, entries, new in found:
            language.take(entries, new)

    def of(self, language: str) -> Language:
        """One language's texts, read if need be."""
        if language not in self._languages:
            new = Language(language)
            new.take(*new.read(self._own))
            self._languages.setdefault(language, new)
        return self._languages[language]

    def has(self, language: str, key: str) -> bool:
        """Whether there is a text `key`, or `key.attribute`."""
        name, _, attribute = key.partition(".")
        bundle = self.of(language).bundle
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def say(self, language: str, key: str, /, **fill: Any) -> str:
        """The text `key` (`key.attribute` for an attribute) in a language, plain. A missing one shows its id."""
        return self._said(language, key, tuple((name, type(value), value) for name, value in fill.items()))

    def _say(self, language: str, key: str, fill: tuple[tuple[str, type, Any], ...]) -> str:
        bundle = self.of(language).bundle
        name, _, attribute = key.partition(".")
        pattern = None
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            if self.strict:
                raise TextError(f"{language}: no text {key}")
            return key
        text, errors = bundle.format_pattern(pattern, {variable: _fitting(value) for variable, _, value in fill})
        if errors and self.strict:
            raise TextError(f"{language}: {key}: {errors[0]}")
        return _POLITE.sub(r"\1\2", str(text)) if language == "ja" else str(text)

    def html(self, language: str, key: str, /, **fill: Any) -> Markup:
        """The same for a page: what fills it is escaped, and each `Name` stands in `<bdi>`."""
        return self._set(language, key, tuple((name, type(value), value) for name, value in fill.items()))

    def _html(self, language: str, key: str, fill: tuple[tuple[str, type, Any], ...]) -> Markup:
        return Markup(self.say(language, key, **{variable: _safe(value) for variable, _, value in fill}))

    def catalogue(self, language: str) -> dict[str, frozenset[str]]:
        """Every id of a language (`id.attribute` too) with the variables it uses, directly or through other texts."""
        entries = self.of(language).entries
        found: dict[str, frozenset[str]] = {}
        for name, entry in entries.items():
            if not name.startswith("-"):
                if entry.value is not None:
                    found[name] = _variables(entry.value, entries)
                for attribute in entry.attributes:
                    found[f"{name}.{attribute.id.name}"] = _variables(attribute.value, entries)
        return found


def _safe(value: Any) -> Any:
    if isinstance(value, Markup) or not isinstance(value, str):
        return value
    frame = Markup("<bdi>{}</bdi>") if isinstance(value, Name) else Markup("{}")
    text = shortened(str(value), MOST)
    while len(safe := frame.format(text)) > MOST:  # escaping makes it longer
        text = shortened(text, len(text) * 3 // 4)
    return safe


def _fitting(value: Any) -> Any:
    """A value as a text takes it: of numbers there is one writing on every screen, and the one without commas fits."""
    if type(value) is int:
        return fluent_number(value, useGrouping=False)
    return shortened(value, MOST) if isinstance(value, str) and not isinstance(value, Markup) else value


def _collect(resource: ast.Resource, path: Path, entries: dict[str, ast.Message | ast.Term], *, plain: bool) -> None:
    """Adds a file's entries; raises TextError where one cannot be read, stands there twice or holds HTML. A file that
    is `plain` has none, and need not be looked through."""
    where = "/".join(path.parts[-4:])
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = entry.content.strip().splitlines()[0] if entry.content else ""
            raise TextError(f"{where}: cannot be read: {line}")
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in entries:
                raise TextError(f"{where}: {name} stands twice")
            entries[name] = entry
            if not plain and _HTML.search("".join(_Words.of(entry))):
                raise TextError(f"{where}: {name} holds < or &")


class _Words(Visitor):
    """The words of an entry, as written."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.parse()["value"])

    @classmethod
    def of(cls, entry: ast.BaseNode) -> list[str]:
        visitor = cls()
        visitor.visit(entry)
        return visitor.words


class _Uses(Visitor):
    """The variables and the other entries that a pattern uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[tuple[str, str | None]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        # A term sees only what is handed to it, so its own variables are none of the caller's.
        self.generic_visit(node)


def _variables(pattern: ast.Pattern, entries: Mapping[str, ast.Message | ast.Term]) -> frozenset[str]:
    seen: set[tuple[str, str | None]] = set()
    waiting: list[ast.BaseNode] = [pattern]
    variables: set[str] = set()
    while waiting:
        uses = _Uses()
        uses.visit(waiting.pop())
        variables |= uses.variables
        for name, attribute in uses.others - seen:
            seen.add((name, attribute))
            entry = entries.get(name)
            patterns = {a.id.name: a.value for a in entry.attributes} if entry else {}
            other = patterns.get(attribute) if attribute else (entry.value if entry else None)
            if other is not None:
                waiting.append(other)
    return frozenset(variables)


# ------------------------------------------------------------------------------------------------ Korean particles

_TAGS = re.compile(r"<[^<>]*>")
# How the last sound of a digit's or a letter's Korean name ends: "" in a vowel, "l" in ㄹ, "c" in another consonant.
# 10, 100, 1000 … all end in a consonant other than ㄹ, as 0 (영) does, so a number's last digit decides.
_DIGITS = dict(zip("0123456789", ("c", "l", "", "c", "", "", "c", "l", "l", ""), strict=True))
_LETTERS = {"l": "l", "m": "c", "n": "c", "r": "l"}
_VOWELS = "aeiouy"


def particle(word: str, pair: str) -> str:
    """The particle of a pair (`은/는`) that follows a word; both, as `은(는)`, where nobody can know."""
    after_consonant, _, after_vowel = pair.partition("/")
    ending = _ending(word)
    if ending is None:
        if after_consonant == "으" + after_vowel:
            return f"(으){after_vowel}"
        return f"{after_consonant}({after_vowel})"
    if ending == "l" and after_consonant.startswith("으"):
        return after_vowel
    return after_consonant if ending else after_vowel


@lru_cache(maxsize=2048)
def _ending(word: str) -> str | None:
    """How a word's last sound ends in Korean: `""` vowel, `"l"` ㄹ, `"c"` another consonant, None unknown."""
    plain = unicodedata.normalize("NFKC", word)
    last = next((sign for sign in reversed(plain) if sign.isalnum()), "")
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
    """The ending of a word in Latin letters as Korean speaks it: Ann 앤, Jack 잭, Mike 마이크, Nicole 니콜, QR 큐알."""
    low = word.lower()
    if len(low) == 1 or (word.isupper() and not any(vowel in low for vowel in _VOWELS)):
        return _LETTERS.get(low[-1], "")
    if low.endswith("e") and len(low) > 2 and low[-2] in "lmn" and low[-3] in _VOWELS + "lmn":
        low = low[:-1]
    if low[-1] == "l":
        return "l"
    if low[-1] in "mn" or low.endswith("ng"):
        return "c"
    # A stop closes the syllable after one short vowel (Bob 밥, Nick 닉), else it gets a vowel of its own (Mark 마크).
    stop = re.search(r"(?<![aeiou])[aeiou](?:ck|tt|pp|[bckpt])$", low)
    return "c" if stop else ""


def _josa(language: str) -> Callable[..., Any]:
    """The function JOSA of a language's texts."""
    locale = Locale.parse(language)

    def josa(word: Any, pair: Any = "") -> Any:
        text = word.format(locale) if isinstance(word, FluentType) else word
        plain = unescape(_TAGS.sub("", text)) if isinstance(text, Markup) else str(text)
        return text + particle(plain, str(pair)) if language == "ko" and pair else text

    return josa


_COUNTED = ("첫", *(f"{each} 번째" for each in ("두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열")))


def _nth(language: str) -> Callable[..., Any]:
    """The function NTH of a language's texts."""

    def nth(number: Any) -> Any:
        if language != "ko":
            return number
        n = int(number)
        return _COUNTED[n - 1] if 1 <= n <= len(_COUNTED) else f"{n}번째"

    return nth


def missing(texts: Texts, languages: Sequence[str] = LANGUAGES) -> list[str]:
    """What the languages do not have alike: ids that one lacks, variables that one does not use."""
    catalogues = {language: texts.catalogue(language) for language in languages}
    faults = []
    for key in sorted(set().union(*catalogues.values())):
        lacking = [language for language in languages if key not in catalogues[language]]
        if lacking:
            faults.append(f"{key}: not in {', '.join(lacking)}")
        elif len({catalogues[language][key] for language in languages}) > 1:
            said = "; ".join(f"{language}: {', '.join(sorted(catalogues[language][key]))}" for language in languages)
            faults.append(f"{key}: {said}")
    return faults
