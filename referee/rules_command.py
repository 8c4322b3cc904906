"""`referee rules`: a game's rulebook on the terminal."""

import os
import sys
import textwrap
from io import TextIOWrapper

from referee import games
from referee.core.notation import Unreadable, read_action
from referee.rulebook import Example, Setting, rulebook
from referee.speech import Speech
from referee.terminal import language, sentence
from referee.texts import shared

FOUND, UNKNOWN = 0, 2
WIDTH = 100


def run(key: str, lang: str | None) -> int:
    """Prints the rules of a game in a language, else the terminal's: 0, or 2 where there is no such game."""
    try:
        return _print(key, lang)
    except BrokenPipeError:  # `| head` has read enough; nothing is left to say, not at the end either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FOUND


def _print(key: str, lang: str | None) -> int:
    if isinstance(sys.stdout, TextIOWrapper):  # the rules have signs that not every terminal's own encoding knows
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    words = Speech(shared(), lang or language())
    try:
        book = rulebook(key)
    except Unreadable as fault:
        print(words.plain(fault.key, **fault.fill), sentence("games", games=", ".join(games.names())), file=sys.stderr)
        return UNKNOWN
    print(f"{words.plain(f'game-{key}')}\n{words.plain(f'game-{key}.about')}\n\n")
    for chapter in book.chapters:
        rule = chapter.rule
        print(f"{words.rule_name(rule.id, key)}  ({rule.id}; {' '.join(rule.source)})")
        print(_wrapped(words.law(rule.id, key), "  "))
        for each in chapter.settings:
            print(_wrapped(f"{words.switch(each.switch.key)}: {words.setting(each.switch.key, each.value)}", "  - "))
        if chapter.example is not None:
            print(_example(chapter.example, words))
        print()
    print(words.plain("ui-house-rules"))
    for each in book.settings:
        print(_wrapped(_setting(each, words), "  "))
    return FOUND


def _setting(each: Setting, words: Speech) -> str:
    return f"{words.switch(each.switch.key)} ({each.switch.key}): {words.setting(each.switch.key, each.value)}"


def _example(example: Example, words: Speech) -> str:
    head = example.head
    pairs = [*(f"{key}={value}" for key, value in head.house), *(f"{key} {value}" for key, value in head.facts)]
    told = [_wrapped("; ".join(pairs), "    ")] if pairs else []
    for line in example.lines:
        if line.action is None or line.ruling is None:
            continue
        speech = Speech(words.texts, words.language, line.names)
        story = speech.plain_story(read_action(line.action))
        told.append(_wrapped(f"{story} – {speech.rule_plain(line.ruling)}", "    | "))
    return "\n".join(told)


def _wrapped(text: str, indent: str) -> str:
    later = " " * len(indent) if indent.strip() != "|" else indent
    return textwrap.fill(text, WIDTH, initial_indent=indent, subsequent_indent=later)
