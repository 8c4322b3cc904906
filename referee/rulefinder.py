"""Rules and house rules of a game, found by what people say of them in any of the languages."""

from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache

from referee import games
from referee.core.cards import RANKS, SIGNS, UNO_RANKS
from referee.core.house import Some, Words, Yes
from referee.core.notation import read_action
from referee.core.view import Deed
from referee.replaying import Result
from referee.rulebook import Example, Setting, marked, rulebook
from referee.search import Found, Index, learnt, weighed
from referee.speech import Speech
from referee.spelling import Vocabulary
from referee.texts import LANGUAGES, Texts
from referee.wording import Lexicon

NAME, EVERYDAY, LAW, CHOICE, SHOWN = 3.0, 3.0, 2.0, 1.0, 0.5
"""What a word counts for: in a name, among the words people use, in the rule itself, in a choice, in an example
or the name of a house rule it reads."""
CALLED, NICKNAME = "-words", "nickname-"
"""How the texts of other names end, of rules, house rules and what cards do, and begin, of cards by their code."""
ALIKE, ATTACK = "alike-", "attack"
"""How the texts of words that are alike begin, and what an attack is called there: one may go on another, as cards
may."""
LINES = 2
"""So many lines of examples tell what a rule says when it is asked: more say the same again."""
NEAR = 0.3
"""How well something has to fit, of what fits best, to be worth showing."""
COLOURS = (("red", "red"), ("black", "black"), ("R", "red"), ("Y", "yellow"), ("G", "green"), ("B", "blue"))
"""Suits that are colours, by what stands for each in the index."""
_made: dict[tuple[Texts, str], "Finder"] = {}


class Finder:
    """What a game's rules (`shed.attack`) and house rules (`multi`) are found by, and its examples (by their number) by
    what they are called."""

    def __init__(self, texts: Texts) -> None:
        self.rules = Index(lexicon(texts), vocabulary(texts))
        self.examples = Index(lexicon(texts), vocabulary(texts))


def deed(each: Deed) -> str:
    """What the finder calls what cards of a rank do: `does-8`."""
    return f"does-{each.cards[0].rank}"


def finder(texts: Texts, game: str) -> Finder:
    """A game's finder. Raises Unreadable for no such game."""
    for _ in reading(texts, game):
        pass
    return _made[texts, game]


def found(texts: Texts, game: str, wanted: str, among: Collection[str] | None = None) -> list[Found]:
    """What answers best first, of all rules and house rules of a game or of some: as long as it fits not much worse
    than the best."""
    fits = [each for each in finder(texts, game).rules.find(wanted) if among is None or each.key in among]
    return [each for each in fits if each.score >= fits[0].score * NEAR]


def nearest(texts: Texts, game: str, wanted: str, key: str) -> Example | None:
    """Of a game's examples of a rule or a house rule the one that is most about what was looked for; None where none
    says anything of it."""
    shown = {str(each.example.number): each.example for each in marked(game) if key in each.shown}
    fits = finder(texts, game).examples.find(wanted)
    return next((shown[each.key] for each in fits if each.key in shown), None)


def prepared(texts: Texts) -> Iterator[None]:
    """Reads the rules of every game beforehand, some milliseconds between two steps: nobody who looks for one waits for
    all of them to be read, nor does anybody who taps meanwhile."""
    for game in games.names():
        yield from reading(texts, game)
    for cached in (weighed, learnt):
        cached.cache_clear()


def reading(texts: Texts, game: str) -> Iterator[None]:
    """Reads the rules of one game, unless they are read already."""
    if (texts, game) in _made:
        return
    made, speeches = Finder(texts), [Speech(texts, language) for language in LANGUAGES]
    index, lines = made.rules, Counter[str]()
    for name in games.names():  # what a game has no example of may be shown by another's
        marked(name)
        yield
    for each in marked(game):
        titles = [title for _, title in each.example.titles]
        made.examples.add(str(each.example.number), *((title, NAME) for title in titles))
        for key in each.shown:
            index.add(key, *((title, SHOWN) for title in titles))
        for line in each.example.steps:
            for key in each.shown_by(line):
                lines[key] += 1
                if lines[key] <= LINES:
                    index.add(key, *((_line(words, line), SHOWN) for words in speeches))
        _ = each.rests  # what the rulebook wants to know of it too, while it is played
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
        index.add(rule, *((words.switch(each.switch.key), SHOWN) for words in speeches for each in chapter.settings))
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
    for each in (made.rules, made.examples):
        each.close()
        yield
    _made.setdefault((texts, game), made)


@cache
def vocabulary(texts: Texts) -> Vocabulary:
    """The words of all games' rules: games share most of them."""
    return Vocabulary()


@cache
def lexicon(texts: Texts) -> Lexicon:
    """The names of suits and ranks in every language, how else these are called, and other words that are alike."""
    ranks = {f"rank-{rank}": rank for rank in ("wild4", *RANKS, *UNO_RANKS, "joker")}
    suits = {f"suit-{suit}": sign for suit, sign in SIGNS.items()} | {f"suit-{suit}": each for suit, each in COLOURS}
    names = suits | ranks
    names |= {f"{key}.words": meant for key, meant in names.items()}
    entries = texts.of(LANGUAGES[0]).entries
    names |= {key: key.removeprefix(ALIKE) for key in entries if key.startswith(ALIKE)}
    cards = [key for key in entries if key.startswith(NICKNAME)]
    names |= {key: SIGNS[key[len(NICKNAME)]] + key[len(NICKNAME) + 1 :] for key in cards}
    said: dict[str, list[str]] = {}
    for key, meant in names.items():
        ways = (texts.say(language, key).split(",") for language in LANGUAGES if texts.has(language, key))
        said.setdefault(meant, []).extend(each.strip() for way in ways for each in way if not each.isdecimal())
    return Lexicon(said, (*ranks.values(), ATTACK), suits.values())


def _rule(words: Speech, rule: str, game: str) -> Iterator[tuple[str, float]]:
    yield words.rule_name(rule, game), NAME
    yield words.law(rule, game), LAW
    yield from _everyday(words, rule.replace(".", "-"), game)


def _switch(words: Speech, each: Setting, game: str) -> Iterator[tuple[str, float]]:
    switch = each.switch
    key = f"house-{switch.key.replace('_', '-')}"
    yield words.switch(switch.key), NAME
    if words.has(f"{key}.ask"):
        yield words.plain(f"{key}.ask"), LAW
    yield from _everyday(words, key, game)
    if isinstance(switch.kind, Words | Yes | Some):
        for value in switch.kind.values():
            yield words.setting(switch.key, value), CHOICE


def _deed(words: Speech, each: Deed, game: str) -> Iterator[tuple[str, float]]:
    yield words.any_of_rank(each.cards[0].rank), NAME
    for card in () if each.whole else each.cards:
        yield words.card_aloud(card), LAW
    for note in each.notes:
        yield words.plain(note.id, **dict(note.fill)), LAW
        yield from _everyday(words, note.id, game)
    yield from _everyday(words, deed(each), game)
    yield from _everyday(words, "does", game)


def _nicknames(words: Speech, key: str, game: str) -> Iterator[str]:
    """What people call it besides its name, at every table and in this game."""
    for said in (f"{key}{CALLED}", f"{game}-{key}{CALLED}"):
        if words.has(said):
            yield from (each.strip() for each in words.plain(said).split(","))


def _everyday(words: Speech, key: str, game: str) -> Iterator[tuple[str, float]]:
    """What people call it: as its text has it, at every table, and in this game."""
    if words.has(f"{key}.words"):
        yield words.plain(f"{key}.words"), EVERYDAY
    yield from ((each, EVERYDAY) for each in _nicknames(words, key, game))


def _line(words: Speech, line: Result) -> str:
    """A line of an example, and what the referee says of it."""
    if line.action is None or line.ruling is None:
        return ""
    speech = Speech(words.texts, words.language, line.names)
    return f"{speech.plain_story(read_action(line.action))} {speech.rule_plain(line.ruling)}"
