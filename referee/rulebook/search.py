"""Search for the rules and house rules of a game by everyday words in any of the languages."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache

from referee.engine import games
from referee.engine.basics.cards import FRENCH_SYMBOLS, RANKS, UNO_RANKS
from referee.engine.house_rules.options import Some, Words, Yes
from referee.engine.model.view import CardEffect
from referee.engine.notation.lines import read_action
from referee.records.replay import ReplayedLine
from referee.rulebook.bm25 import Index, ScoredKey, learnt, weighed
from referee.rulebook.chapters import Example, RuleSetting, marked, rulebook
from referee.rulebook.spelling import Vocabulary
from referee.rulebook.tokenizer import Lexicon
from referee.texts.catalog import LANGUAGES, Catalog
from referee.texts.sentences import Sentences

NAME, EVERYDAY, LAW, CHOICE, SHOWN = 3.0, 3.0, 2.0, 1.0, 0.5
"""Weights of words: in a name, in everyday words, in the rule itself, in a choice, in an example or the name of a
related house rule."""
CALLED, NICKNAME = "-words", "nickname-"
"""The end of ids of other names for rules, house rules and effects, and the start of those for cards."""
ALIKE, ATTACK = "alike-", "attack"
"""The start of ids of words that are alike, and the key of an attack: one may go on another, as cards may."""
LINES = 2
"""Lines of examples that are indexed for a rule: more repeat the same."""
NEAR = 0.3
"""Least score worth showing, as a part of the best."""
COLOURS = (("red", "red"), ("black", "black"), ("R", "red"), ("Y", "yellow"), ("G", "green"), ("B", "blue"))
"""Suits that are colours, by their key in the index."""
_made: dict[tuple[Catalog, str], "Finder"] = {}


class Finder:
    """The indexes of a game: rules (`shed.attack`) and house rules (`multi`), and examples by their titles.

    The keys of examples are their numbers.
    """

    def __init__(self, texts: Catalog) -> None:
        self.rules = Index(lexicon(texts), vocabulary(texts))
        self.examples = Index(lexicon(texts), vocabulary(texts))


def deed(effect: CardEffect) -> str:
    """Return the key of the effects of a rank's cards: `does-8`."""
    return f"does-{effect.cards[0].rank}"


def finder(texts: Catalog, game: str) -> Finder:
    """Return a game's finder.

    Raises:
        NotationError: The game does not exist.
    """
    for _ in reading(texts, game):
        pass
    return _made[texts, game]


def found(texts: Catalog, game: str, wanted: str, among: Collection[str] | None = None) -> list[ScoredKey]:
    """Return the best answers among all rules and house rules of a game, or among some.

    Answers that fit much worse than the best are left out.
    """
    fits = [hit for hit in finder(texts, game).rules.find(wanted) if among is None or hit.key in among]
    return [hit for hit in fits if hit.score >= fits[0].score * NEAR]


def nearest(texts: Catalog, game: str, wanted: str, key: str) -> Example | None:
    """Return the example of a rule or house rule that fits a query best; None if none fits."""
    shown = {str(mark.example.number): mark.example for mark in marked(game) if key in mark.shown}
    fits = finder(texts, game).examples.find(wanted)
    return next((shown[hit.key] for hit in fits if hit.key in shown), None)


def prepared(texts: Catalog) -> Iterator[None]:
    """Index the rules of every game in advance, with steps of some milliseconds.

    Between the steps other requests are served, so that neither a search nor a tap waits for it.
    """
    for game in games.names():
        yield from reading(texts, game)
    for cached in (weighed, learnt):
        cached.cache_clear()


def reading(texts: Catalog, game: str) -> Iterator[None]:
    """Index the rules of one game in steps, unless they are indexed already."""
    if (texts, game) in _made:
        return
    made, speeches = Finder(texts), [Sentences(texts, language) for language in LANGUAGES]
    index, lines = made.rules, Counter[str]()
    for name in games.names():  # a game without an example of a rule may show another game's
        marked(name)
        yield
    for mark in marked(game):
        titles = [title for _, title in mark.example.titles]
        made.examples.add(str(mark.example.number), *((title, NAME) for title in titles))
        for key in mark.shown:
            index.add(key, *((title, SHOWN) for title in titles))
        for line in mark.example.steps:
            for key in mark.shown_by(line):
                lines[key] += 1
                if lines[key] <= LINES:
                    index.add(key, *((_line(words, line), SHOWN) for words in speeches))
        _ = mark.rests  # the rulebook needs them too, and the example is played now
        yield
    book = rulebook(game)
    yield
    for chapter in book.chapters:
        rule = chapter.rule.id
        for words in speeches:
            index.call(rule, words.rule_name(rule, game))
            for name in _nicknames(words, rule.replace(".", "-"), game):
                index.nickname(rule, name)
        index.tell(rule, *(text for words in speeches for text in _rule(words, rule, game)))
        index.add(
            rule, *((words.switch(setting.switch.key), SHOWN) for words in speeches for setting in chapter.settings)
        )
        yield
    for setting in book.settings:
        for words in speeches:
            index.call(setting.switch.key, words.switch(setting.switch.key))
            for name in _nicknames(words, f"house-{setting.switch.key.replace('_', '-')}", game):
                index.nickname(setting.switch.key, name)
        index.tell(setting.switch.key, *(text for words in speeches for text in _switch(words, setting, game)))
        yield
    for words in speeches:
        for done in book.deeds:
            for name in (words.any_of_rank(rank := done.cards[0].rank), words.plain(f"rank-{rank}"), rank):
                index.call(deed(done), name)
            for name in (name for note in done.notes for name in _nicknames(words, note.id, game)):
                index.nickname(deed(done), name)
            index.tell(deed(done), *_deed(words, done, game))
        yield
    for index in (made.rules, made.examples):
        index.close()
        yield
    _made.setdefault((texts, game), made)


@cache
def vocabulary(texts: Catalog) -> Vocabulary:
    """Return the words of all games' rules, most of which games share."""
    return Vocabulary()


@cache
def lexicon(texts: Catalog) -> Lexicon:
    """Return the names of suits and ranks in every language with their synonyms, and other words that are alike."""
    ranks = {f"rank-{rank}": rank for rank in ("wild4", *RANKS, *UNO_RANKS, "joker")}
    suits = {f"suit-{suit}": symbol for suit, symbol in FRENCH_SYMBOLS.items()} | {
        f"suit-{suit}": name for suit, name in COLOURS
    }
    names = suits | ranks
    names |= {f"{key}.words": meant for key, meant in names.items()}
    entries = texts.of(LANGUAGES[0]).entries
    names |= {key: key.removeprefix(ALIKE) for key in entries if key.startswith(ALIKE)}
    cards = [key for key in entries if key.startswith(NICKNAME)]
    names |= {key: FRENCH_SYMBOLS[key[len(NICKNAME)]] + key[len(NICKNAME) + 1 :] for key in cards}
    said: dict[str, list[str]] = {}
    for key, meant in names.items():
        ways = (texts.say(language, key).split(",") for language in LANGUAGES if texts.has(language, key))
        said.setdefault(meant, []).extend(name.strip() for way in ways for name in way if not name.isdecimal())
    return Lexicon(said, (*ranks.values(), ATTACK), suits.values())


def _rule(words: Sentences, rule: str, game: str) -> Iterator[tuple[str, float]]:
    yield words.rule_name(rule, game), NAME
    yield words.law(rule, game), LAW
    yield from _everyday(words, rule.replace(".", "-"), game)


def _switch(words: Sentences, setting: RuleSetting, game: str) -> Iterator[tuple[str, float]]:
    switch = setting.switch
    key = f"house-{switch.key.replace('_', '-')}"
    yield words.switch(switch.key), NAME
    if words.has(f"{key}.ask"):
        yield words.plain(f"{key}.ask"), LAW
    yield from _everyday(words, key, game)
    if isinstance(switch.kind, Words | Yes | Some):
        for value in switch.kind.values():
            yield words.setting(switch.key, value), CHOICE


def _deed(words: Sentences, effect: CardEffect, game: str) -> Iterator[tuple[str, float]]:
    yield words.any_of_rank(effect.cards[0].rank), NAME
    for card in () if effect.whole else effect.cards:
        yield words.card_aloud(card), LAW
    for note in effect.notes:
        yield words.plain(note.id, **dict(note.fill)), LAW
        yield from _everyday(words, note.id, game)
    yield from _everyday(words, deed(effect), game)
    yield from _everyday(words, "does", game)


def _nicknames(words: Sentences, key: str, game: str) -> Iterator[str]:
    """Yield the other names of a rule, house rule or effect, at every table and in this game."""
    for said in (f"{key}{CALLED}", f"{game}-{key}{CALLED}"):
        if words.has(said):
            yield from (name.strip() for name in words.plain(said).split(","))


def _everyday(words: Sentences, key: str, game: str) -> Iterator[tuple[str, float]]:
    """Yield the everyday words for it: from its text, at every table, and in this game."""
    if words.has(f"{key}.words"):
        yield words.plain(f"{key}.words"), EVERYDAY
    yield from ((name, EVERYDAY) for name in _nicknames(words, key, game))


def _line(words: Sentences, line: ReplayedLine) -> str:
    """Return a line of an example with the referee's answer."""
    if line.action is None or line.ruling is None:
        return ""
    speech = Sentences(words.texts, words.language, line.names)
    return f"{speech.plain_story(read_action(line.action))} {speech.rule_plain(line.ruling)}"
