"""Search for the rules and house rules of a game, and the sentences of its guide, by everyday words in any language.

A question is looked up in the texts of the language that it is written in, whatever the language of the phone.
"""

import re
from collections.abc import Callable, Collection, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from referee.engine import games
from referee.engine.basics.cards import FRENCH_SYMBOLS, RANKS, UNO_RANKS
from referee.engine.house_rules.options import House, Some, Words, Yes, switches
from referee.engine.model.view import CardEffect
from referee.rulebook.chapters import Example, marked
from referee.rulebook.guide import BULLET, guide
from referee.rulebook.index import NICKNAMED, Index, Lexicon, ScoredKey, folded, pieces
from referee.texts.catalog import LANGUAGES, Catalog
from referee.texts.sentences import Sentences

NAME, EVERYDAY, LAW, CHOICE, SHOWN = 3.0, 3.0, 2.0, 1.0, 0.5
"""Weights of words: in a name, in everyday words, in the rule itself, in a choice, in an example or the name of a
related house rule."""
CALLED, NICKNAME = "-words", "nickname-"
"""The end of ids of other names for rules, house rules and effects, and the start of those for cards."""
ALIKE, ATTACK = "alike-", "attack"
"""The start of ids of words that are alike, and the key of an attack: one may go on another, as cards may."""
NO_RULE = "no-rule-"
"""The start of ids of what people ask about a game and the referee has no rule for."""
NEAR = 0.3
"""Least score worth showing, as a part of the best."""
TOLD, BESIDE = 3, 0.5
"""Most sentences of a guide that are shown for a question, and the least score of one as a part of the best."""
COLOURS = (("red", "red"), ("black", "black"), ("R", "red"), ("Y", "yellow"), ("G", "green"), ("B", "blue"))
"""Suits that are colours, by their key in the index."""
_indexes: dict[tuple[Catalog, str, str], Index] = {}
_SCRIPTS = (("ko", re.compile("[가-힣ㄱ-ㅣ]")), ("ja", re.compile("[ぁ-ヿ一-鿿ｦ-ﾟ]")))
_SENTENCE = re.compile(r"(?<=[.。!?])\s*(?=\S)(?![”」)）])")


class GuideSentence(NamedTuple):
    """A sentence of a guide that answers a question, and the part and the line of the guide that hold it."""

    part: str
    line: Markup
    text: Markup


def deed(effect: CardEffect) -> str:
    """Return the key of the effects of a rank's cards: `does-8`."""
    return f"does-{effect.cards[0].rank}"


def written_in(wanted: str, otherwise: str = LANGUAGES[0]) -> str:
    """Return the language whose letters a question has."""
    return next((language for language, letters in _SCRIPTS if letters.search(wanted)), otherwise)


def found(
    texts: Catalog,
    game: str,
    wanted: str,
    among: Collection[str] | None = None,
    rest: Callable[[], object] = lambda: None,
) -> list[ScoredKey]:
    """Return the best answers among all rules and house rules of a game, or among some.

    Answers that fit much worse than the best are left out. What the referee has no rule for is an answer only if it is
    the best. The first search of a game in a language builds its index; `rest` lets others work between the steps.

    Raises:
        NotationError: The game does not exist.
    """
    language = written_in(wanted)
    for _ in indexing(texts, game, language):
        rest()
    hits = _indexes[texts, game, language].find(wanted)
    fits = [hit for hit in hits if hit is hits[0] or not hit.key.startswith(NO_RULE)]
    fits = [hit for hit in fits if among is None or hit.key in among]
    return [hit for hit in fits if hit.score >= fits[0].score * NEAR]


def told(texts: Catalog, language: str, game: str, house: House, wanted: str) -> list[GuideSentence]:
    """Return the sentences of a game's guide, with a table's house rules, that answer a question; the best first."""
    index, sentences = guide_index(texts, game, house, written_in(wanted, language))
    hits = index.find(wanted)[:TOLD]
    return [sentences[int(hit.key)] for hit in hits if hit.score >= hits[0].score * BESIDE]


def nearest(texts: Catalog, game: str, wanted: str, key: str) -> Example | None:
    """Return the example of a rule or house rule whose title has most of a question; None if none has any of it."""
    wants, language = _parts(texts, wanted), written_in(wanted)
    shown = [example for example in marked(game) if key in example.shown]
    fits = [(len(wants & _parts(texts, example.title(language))), -example.number, example) for example in shown]
    most, _, example = max(fits, default=(0, 0, None))
    return example if most else None


def about(texts: Catalog, wanted: str) -> tuple[str | None, str]:
    """Return the game that a question names and the question without the name; None if it names none, or several."""
    text = folded(wanted)
    called = Lexicon({game: list(_names(texts, f"game-{game}.words")) for game in games.names()})
    said = [place for place in called.meant(text) if place[2] in games.names()]
    if len({game for _, _, game in said}) != 1:
        return None, wanted
    for start, end, _ in said:
        text = text[:start] + " " * (end - start) + text[end:]
    return (said[0][2], text) if text.strip() else (None, wanted)


def _parts(texts: Catalog, text: str) -> set[str]:
    words = lexicon(texts).tokens(text)
    return {*words, *(piece for word in words for piece in pieces(word))}


def indexing(texts: Catalog, game: str, language: str) -> Iterator[None]:
    """Build the index of a game's rules (`shed.attack`), house rules (`multi`) and ranks (`does-8`) in a language.

    The steps take about a millisecond; there are none if it is built.
    """
    if (texts, game, language) in _indexes:
        return
    index, words, played = Index(lexicon(texts)), Sentences(texts, language), games.find(game)
    known, titles = switches(played.house), dict[str, list[str]]()
    for mark in marked(game):
        for key in mark.shown:
            titles.setdefault(key, []).append(mark.title(language))

    def add(key: str, text: str, *parts: tuple[str, float]) -> None:
        called, also = parts[0][0], list(_nicknames(words, text, game))
        index.call(key, called)
        for name in also:
            index.call(key, name, NICKNAMED)
        everyday = [words.plain(f"{text}.words")] if words.has(f"{text}.words") else []
        shown = ((title, SHOWN) for title in titles.get(key, ()))
        index.add(key, *parts, *((name, EVERYDAY) for name in (*everyday, *also)), *shown)

    for rule in played.rules:
        if rule.id not in played.omitted_rules():
            related = ((words.switch(key), SHOWN) for key in rule.reads if key in known)
            told = ((words.rule_name(rule.id, game), NAME), (words.law(rule.id, game), LAW), *related)
            add(rule.id, rule.id.replace(".", "-"), *told)
            yield
    for switch in known.values():
        text = f"house-{switch.key.replace('_', '-')}"
        said = [(words.plain(f"{text}.ask"), LAW)] if words.has(f"{text}.ask") else []
        if isinstance(switch.kind, Words | Yes | Some):
            said += [(words.setting(switch.key, value), CHOICE) for value in switch.kind.values()]
        add(switch.key, text, (words.switch(switch.key), NAME), *said)
        yield
    for effect in played.card_effects(played.preset_house()):
        key, rank = deed(effect), effect.cards[0].rank
        for name in (words.plain(f"rank-{rank}"), rank):
            index.call(key, name)
        called = [name for note in effect.notes for name in _nicknames(words, note.id, game)]
        for name in called:
            index.call(key, name, NICKNAMED)
        said = [(words.card_aloud(card), LAW) for card in (() if effect.whole else effect.cards)]
        for note in effect.notes:
            said.append((words.plain(note.id, **dict(note.fill)), LAW))
            said += [(words.plain(f"{note.id}.words"), EVERYDAY)] if words.has(f"{note.id}.words") else []
        add(
            key,
            key,
            (words.any_of_rank(rank), NAME),
            *said,
            *((name, EVERYDAY) for name in (*called, *_nicknames(words, "does", game))),
        )
    for text in texts.of(LANGUAGES[0]).sources:
        if text.startswith(f"{NO_RULE}{game}-"):
            add(text, text, (words.plain(text), NAME))
    _indexes[texts, game, language] = index


def _nicknames(words: Sentences, key: str, game: str) -> Iterator[str]:
    """Yield the other names of a rule, house rule or effect, at every table and in this game."""
    for said in (f"{key}{CALLED}", f"{game}-{key}{CALLED}"):
        if words.has(said):
            yield from (name.strip() for name in words.plain(said).split(","))


@lru_cache(maxsize=64)  # saves 9 ms of a search
def guide_index(texts: Catalog, game: str, house: House, language: str) -> tuple[Index, tuple[GuideSentence, ...]]:
    """Return the index of the sentences of a guide under some house rules, with the sentences by their keys."""
    index, sentences = Index(lexicon(texts)), list[GuideSentence]()
    for part in guide(Sentences(texts, language), game, house):
        for line in (Markup(paragraph.removeprefix(BULLET)) for paragraph in part.paragraphs):
            for text in _SENTENCE.split(line):
                index.add(str(len(sentences)), (Markup(text).striptags(), LAW), (line.striptags(), SHOWN))
                sentences.append(GuideSentence(part.name, line, Markup(text)))
    return index, tuple(sentences)


@cache  # saves 6 ms of a search
def lexicon(texts: Catalog) -> Lexicon:
    """Return the names of suits and ranks in every language with their synonyms, and other words that are alike."""
    ranks = {f"rank-{rank}": rank for rank in ("wild4", *RANKS, *UNO_RANKS, "joker")}
    suits = {f"suit-{suit}": symbol for suit, symbol in FRENCH_SYMBOLS.items()} | {
        f"suit-{suit}": name for suit, name in COLOURS
    }
    names = suits | ranks
    names |= {f"{key}.words": meant for key, meant in names.items()}
    entries = texts.of(LANGUAGES[0]).sources
    names |= {key: key.removeprefix(ALIKE) for key in entries if key.startswith(ALIKE)}
    cards = [key for key in entries if key.startswith(NICKNAME)]
    names |= {key: FRENCH_SYMBOLS[key[len(NICKNAME)]] + key[len(NICKNAME) + 1 :] for key in cards}
    said: dict[str, list[str]] = {}
    for key, meant in names.items():
        said.setdefault(meant, []).extend(name for name in _names(texts, key) if not name.isdecimal())
    return Lexicon(said, (*ranks.values(), ATTACK))


def _names(texts: Catalog, key: str) -> Iterator[str]:
    """Yield the names that a text lists, in every language."""
    for language in LANGUAGES:
        if texts.has(language, key):
            yield from (name.strip() for name in texts.say(language, key).split(","))
