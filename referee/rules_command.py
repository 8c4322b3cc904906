"""`referee rules`: a game's rulebook on the terminal."""

import json
import os
import sys
import textwrap
from io import TextIOWrapper

from referee import games
from referee.core.notation import Unreadable, read_action
from referee.core.view import Deed
from referee.guide import guide
from referee.rulebook import Chapter, Example, Rulebook, Setting, rulebook
from referee.rulefinder import deed, found
from referee.speech import Speech
from referee.terminal import language, sentence
from referee.texts import shared

FOUND, UNKNOWN = 0, 2
MOST = 3
"""How many answers are printed."""
WIDTH = 100


def run(key: str, lang: str | None, find: str = "", *, as_json: bool = False) -> int:
    """Prints the rules of a game in a language, else the terminal's, or with `find` what answers that (`as_json` all of
    it, for programs): 0, or 2 where there is no such game."""
    try:
        return _print(key, lang, find, as_json)
    except BrokenPipeError:  # `| head` has read enough; nothing is left to say, not at the end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND


def _print(key: str, lang: str | None, find: str, as_json: bool) -> int:
    if isinstance(sys.stdout, TextIOWrapper):  # the rules have signs that not every terminal's own encoding knows
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    words = Speech(shared(), lang or language())
    try:
        book = rulebook(key)
    except Unreadable as fault:
        print(words.plain(fault.key, **fault.fill), sentence("games", games=", ".join(games.names())), file=sys.stderr)
        return UNKNOWN
    if as_json:
        _print_json(book, words, find)
        return FOUND
    if find:
        _print_found(book, words, find)
        return FOUND
    print(f"{words.plain(f'game-{key}')}\n{words.plain(f'game-{key}.about')}\n\n")
    for part in guide(words, key, book.game.preset_house()):
        lines = [
            *(_deed(each, words, key) for each in part.deeds),
            *(_wrapped(each.unescape(), "  ") for each in part.paragraphs),
        ]
        print(part.title.striptags(), *lines, sep="\n", end="\n\n")
    for title, chapters in (("ui-rules-of-game", book.own), ("ui-rules-of-table", book.shared)):
        print(f"{words.plain(title)}\n")
        for chapter in chapters:
            print(_chapter(chapter, words, key))
    print(words.plain("ui-house-rules"))
    for each in book.settings:
        print(_wrapped(_setting(each, words), "  "))
    return FOUND


def _print_found(book: Rulebook, words: Speech, find: str) -> None:
    """What answers best, the first of them with its example."""
    chapters = {each.rule.id: each for each in book.chapters}
    settings = {each.switch.key: each for each in book.settings}
    hits = [each.key for each in found(words.texts, book.game.key, find)[:MOST]]
    for key in hits:
        if key in chapters:
            print(_chapter(chapters[key], words, book.game.key))
        elif key in settings:
            print(f"{_setting(settings[key], words)}\n{_wrapped(_asks(key, words), '  ')}")
            for value, example in settings[key].shown:
                print(f"  {words.setting(key, value)}\n{_example(example, words)}")
            print()
        else:
            print("\n".join(_deed(each, words, book.game.key) for each in book.deeds if deed(each) == key), end="\n\n")
    if not hits:
        print(words.plain("ui-found-no-rule", find=find))


def _print_json(book: Rulebook, words: Speech, find: str) -> None:
    """All that answers, best first, an object a line; nothing where nothing does, or nothing was asked."""
    kinds = {each.rule.id: ("rule", words.rule_name(each.rule.id, book.game.key)) for each in book.chapters}
    kinds |= {each.switch.key: ("switch", words.switch(each.switch.key)) for each in book.settings}
    kinds |= {deed(each): ("rank", words.any_of_rank(each.cards[0].rank)) for each in book.deeds}
    for hit in found(words.texts, book.game.key, find):
        kind, name = kinds[hit.key]
        told = {"key": hit.key, "kind": kind, "name": name, "score": round(hit.score, 4)}
        print(json.dumps(told, ensure_ascii=False))


def _chapter(chapter: Chapter, words: Speech, key: str) -> str:
    rule = chapter.rule
    told = [
        words.rule_name(rule.id, key),
        _wrapped(words.law(rule.id, key), "  "),
        *(_wrapped(_named(each, words), "  - ") for each in chapter.settings),
    ]
    if chapter.example is not None:
        told.append(_example(chapter.example, words))
    return "\n".join([*told, ""])


def _deed(each: Deed, words: Speech, key: str) -> str:
    """What cards do, on a line."""
    whole = each.whole and each.cards[0].suit  # a wild card is called by its whole name
    cards = [words.any_of_rank(each.cards[0].rank)] if whole else map(words.card, each.cards)
    said = " ".join(words.does(note, key).unescape() for note in each.notes)
    return _wrapped(f"{', '.join(cards)}: {said}", "  ")


def _asks(key: str, words: Speech) -> str:
    ask = f"house-{key.replace('_', '-')}.ask"
    return words.plain(ask) if words.has(ask) else ""


def _named(each: Setting, words: Speech) -> str:
    return words.named(words.switch(each.switch.key), words.setting(each.switch.key, each.value)).striptags()


def _setting(each: Setting, words: Speech) -> str:
    return f"{words.switch(each.switch.key)} ({each.switch.key}): {words.setting(each.switch.key, each.value)}"


def _example(example: Example, words: Speech) -> str:
    example = example.among(words.texts, words.language)
    head = example.head
    pairs = [words.named(words.switch(key), words.setting(key, value)) for key, value in head.house]
    pairs += [words.named(words.fact(key), words.fact_value(key, value)) for key, value in head.facts]
    starts = words.plain("list-semicolon").join(each.striptags() for each in pairs)
    told = [_wrapped(each, "    ") for each in (example.title(words.language), starts) if each]
    for line in example.lines:
        if line.action is None or line.ruling is None:
            continue
        speech = Speech(words.texts, words.language, line.names)
        story = speech.plain_story(read_action(line.action), line.ruling)
        told.append(_wrapped(f"{story} – {speech.rule_plain(line.ruling)}", "    | "))
    return "\n".join(told)


def _wrapped(text: str, indent: str) -> str:
    later = " " * len(indent) if indent.strip() != "|" else indent
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=later)
