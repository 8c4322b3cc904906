"""`referee rules`: a game's rulebook on the terminal."""

import json
import sys
import textwrap
from io import TextIOWrapper

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Switch
from referee.engine.model.rulings import Rule
from referee.engine.model.view import CardEffect
from referee.engine.notation.lines import read_action
from referee.rulebook.chapters import Chapter, Example, Rulebook, RuleSetting, rulebook
from referee.rulebook.guide import guide
from referee.rulebook.search import NO_RULE, deed, found, told
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from referee.texts.terminal import language, sentence

FOUND, UNKNOWN = 0, 2
MOST = 3
"""Number of answers printed."""
WIDTH = 100


def run(key: str, lang: str | None, find: str = "", *, as_json: bool = False) -> int:
    """Print the rules of a game in a language, by default the terminal's, or the answers to `find`.

    With `as_json` all answers are printed, for programs.

    Returns:
        0, or 2 if the game does not exist or `as_json` goes without `find`.
    """
    if as_json and not find:
        print("referee rules: --json goes with --find WORDS", file=sys.stderr)
        return UNKNOWN
    if isinstance(sys.stdout, TextIOWrapper):  # not every terminal's own encoding has all characters of the rules
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    words = Sentences(shared(), lang or language())
    try:
        book = rulebook(key)
    except NotationError as fault:
        print(words.plain(fault.key, **fault.fill), sentence("games", games=", ".join(games.names())), file=sys.stderr)
        return UNKNOWN
    if find:
        (_print_json if as_json else _print_found)(book, words, find)
        return FOUND
    print(f"{words.plain(f'game-{key}')}\n{words.plain(f'game-{key}.about')}\n\n")
    for part in guide(words, key, book.game.preset_house()):
        lines = [
            *(_deed(effect, words, key) for effect in part.deeds),
            *(_wrapped(line.unescape(), "  ") for line in part.paragraphs),
        ]
        print(part.title.striptags(), *lines, sep="\n", end="\n\n")
    for title, chapters in (("ui-rules-of-game", book.own), ("ui-rules-of-table", book.shared)):
        print(f"{words.plain(title)}\n")
        for chapter in chapters:
            print(_chapter(chapter, words))
    print(words.plain("ui-house-rules"))
    for setting in book.settings:
        print(_wrapped(_setting(setting, words), "  "))
    return FOUND


def _print_found(book: Rulebook, words: Sentences, find: str) -> None:
    """Print the sentences of the guide that answer, and the best rules with their examples."""
    key = book.game.key
    chapters = {chapter.rule.id: chapter for chapter in book.chapters}
    settings = {setting.switch.key: setting for setting in book.settings}
    hits = [hit.key for hit in found(words.texts, key, find)[:MOST]]
    if hits and hits[0].startswith(NO_RULE):
        print(words.plain("ui-no-such-rule", what=words.plain(hits.pop(0))), end="\n\n")
    elif sentences := told(words.texts, words.language, key, book.game.preset_house(), find):
        lines = dict.fromkeys(sentence.line.unescape() for sentence in sentences)
        print(*(_wrapped(line, "  ") for line in lines), sep="\n", end="\n\n")
    for hit in hits:
        if hit in chapters:
            print(_chapter(chapters[hit], words))
        elif hit in settings:
            ask = f"house-{hit.replace('_', '-')}.ask"
            asked = _wrapped(words.plain(ask) if words.has(ask) else "", "  ")
            print(_setting(settings[hit], words), asked, *_source(settings[hit].switch, words, key), sep="\n")
            for value, example in settings[hit].shown:
                print(f"  {words.setting(hit, value)}\n{_example(example, words)}")
            print()
        else:
            print(*(_deed(effect, words, key) for effect in book.deeds if deed(effect) == hit), sep="\n", end="\n\n")
    if not hits:
        print(words.plain("ui-found-no-rule", find=find))


def _print_json(book: Rulebook, words: Sentences, find: str) -> None:
    """Print all answers, the best first, one object a line; nothing if there are none."""
    key = book.game.key
    known = {of.rule.id: ("rule", words.rule_name(of.rule.id, key), words.source(of.rule, key)) for of in book.chapters}
    for of in book.settings:
        known[of.switch.key] = "switch", words.switch(of.switch.key), words.source(of.switch, key)
    known |= {deed(effect): ("rank", words.any_of_rank(effect.cards[0].rank), "") for effect in book.deeds}
    for hit in found(words.texts, key, find):
        kind, name, source = known.get(hit.key) or ("no rule", words.plain(hit.key), "")
        told = {"key": hit.key, "kind": kind, "name": name, "score": round(hit.score, 4)}
        print(json.dumps(told | ({"source": source} if source else {}), ensure_ascii=False))


def _chapter(chapter: Chapter, words: Sentences) -> str:
    rule, told = chapter.rule, [words.rule_name(chapter.rule.id, chapter.game)]
    told += [_wrapped(words.law(rule.id, chapter.game), "  "), *_source(rule, words, chapter.game)]
    for key, value in ((setting.switch.key, setting.value) for setting in chapter.settings):
        told.append(_wrapped(words.named(words.switch(key), words.setting(key, value)).striptags(), "  - "))
    if chapter.example is not None:
        told.append(_example(chapter.example, words))
    return "\n".join([*told, ""])


def _source(rule: Rule | Switch, words: Sentences, key: str) -> list[str]:
    """Return the line that names the source of a rule or house rule; empty if no document has it."""
    source = words.source(rule, key)
    return [_wrapped(words.plain("ui-source", source=source), "  ")] if source else []


def _deed(effect: CardEffect, words: Sentences, key: str) -> str:
    """Return the effects of a card, on one line."""
    whole = effect.whole and effect.cards[0].suit  # a wild card goes by its full name
    cards = [words.any_of_rank(effect.cards[0].rank)] if whole else map(words.card, effect.cards)
    said = " ".join(words.does(note, key).unescape() for note in effect.notes)
    return _wrapped(words.named(words.plain("list-comma").join(cards), said).unescape(), "  ")


def _setting(setting: RuleSetting, words: Sentences) -> str:
    key = setting.switch.key
    return f"{words.switch(key)} ({key}): {words.setting(key, setting.value)}"


def _example(example: Example, words: Sentences) -> str:
    example = example.among(words.texts, words.language)
    head = example.head
    pairs = [words.named(words.switch(key), words.setting(key, value)) for key, value in head.house]
    pairs += [words.named(words.fact(key), words.fact_value(key, value)) for key, value in head.facts]
    starts = words.plain("list-semicolon").join(pair.striptags() for pair in pairs)
    told = [_wrapped(line, "    ") for line in (example.title(words.language), starts) if line]
    for line in example.steps:
        if line.action is None or line.ruling is None:
            continue
        speech = Sentences(words.texts, words.language, line.names)
        story = speech.plain_story(read_action(line.action), line.ruling)
        told.append(_wrapped(f"{story} – {speech.rule_plain(line.ruling)}", "    | "))
    return "\n".join(told)


def _wrapped(text: str, indent: str) -> str:
    later = " " * len(indent) if indent.strip() != "|" else indent
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=later)
