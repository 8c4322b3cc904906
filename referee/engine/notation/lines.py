"""One act of the table record: `NAME VERB ARGUMENTS` ⇄ action.

A text that cannot be parsed raises `NotationError`; nothing is guessed.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card, card, suit
from referee.engine.basics.errors import NotationError
from referee.engine.notation.tokens import (
    LONGEST,
    quote,
    read_facts,
    read_name,
    read_names,
    read_number,
    read_pairs,
    read_points,
    read_word,
    side,
    spans,
    words_of,
)

REASONS = ("play", "slow", "undeserved", "spade", "false", "question", "bad-word", "looked", "took")

_COUNT = re.compile(r"-?[0-9]{1,9}")
_LINE = re.compile(r"[0-9]{1,9}:")
_RANK = re.compile(r"([2-9TJQKA]|10):")


def read_card(text: str) -> Card:
    """Parse the code of a card.

    Raises NotationError for any other text.
    """
    try:
        return card(text)
    except ValueError:
        raise NotationError("unreadable-card", card=text) from None


def _cards(tokens: Sequence[str]) -> tuple[Card, ...]:
    if not tokens:
        raise NotationError("unreadable-cards")
    return tuple(map(read_card, tokens))


def read_suit(text: str) -> str:
    """Parse a suit or colour."""
    try:
        return suit(text)
    except ValueError:
        raise NotationError("unreadable-suit", suit=text) from None


def read_reason(text: str) -> str:
    """Parse the reason of a penalty card."""
    if text not in REASONS:
        raise NotationError("unreadable-reason", reason=text)
    return text


def _spoken(tokens: list[str]) -> tuple[list[str], str | None, tuple[str, ...]]:
    """Take `calling S` and `saying one saying spade` off the end of a play."""
    calling: str | None = None
    saying: list[str] = []
    while len(tokens) >= 2 and tokens[-2] in ("calling", "saying"):
        if tokens[-2] == "saying":
            saying.insert(0, read_word(tokens[-1]))
        elif calling is None:
            calling = read_suit(tokens[-1])
        else:
            raise NotationError("unreadable-words", verb="calling")
        tokens = tokens[:-2]
    return tokens, calling, tuple(saying)


def _groups(tokens: Sequence[str]) -> tuple[act.Group, ...]:
    groups = []
    for part in " ".join(tokens).split("/"):
        words = part.split()
        rank = None
        if words and (found := _RANK.fullmatch(words[0])):
            rank, words = found[1].replace("10", "T"), words[1:]
        groups.append(act.Group(_cards(words), rank))
    return tuple(groups)


def _amendments(text: str, words: list[str]) -> list[tuple[int, act.Action]]:
    """Parse `3: Bo takes 1; 4: Cy takes 3`, all that follows the verb, into lines and their new actions."""
    placed = spans(text)
    starts = [at for at in range(2, len(words)) if _LINE.fullmatch(words[at]) and (at == 2 or words[at - 1][-1] == ";")]
    found: list[tuple[int, act.Action]] = []
    for start, after in zip(starts, [*starts[1:], None], strict=True):
        end = len(text) if after is None else placed[after - 1][1] - 1
        found.append((read_number(placed[start][0][:-1], 1), read_action(text[placed[start][1] : end])))
    if len({line for line, _ in found}) < max(1, len(found)):
        raise NotationError("unreadable-words", verb="amends")
    if any(isinstance(action, act.Amends) for _, action in found):
        raise NotationError("unreadable-amends-amends")
    return found


def read_action(text: str) -> act.Action:
    """Parse `NAME VERB ARGUMENTS` into an action.

    Raises NotationError for any other text.
    """
    if len(text) > LONGEST:
        raise NotationError("unreadable-long")
    tokens = words_of(text)
    if len(tokens) < 2:
        raise NotationError("unreadable-verb", text=text.strip())
    names, verb, words, number = read_names(tokens[0]), tokens[1], tokens[2:], None
    if verb in ("takes", "scores", "holds") and words[-2:-1] == ["in"]:
        words, number = words[:-2], read_number(words[-1], 1)
    who = names[0]
    if len(names) > 1 and verb != "scores":
        raise NotationError("unreadable-name", name=tokens[0])
    if verb not in VERBS:
        raise NotationError("unreadable-verb", text=verb)
    kind: Callable[..., act.Action] = VERBS[verb][-1]
    match verb, words:  # the most frequent first
        case "plays", [_, *_]:
            rest, calling, saying = _spoken(words)
            return act.Plays(who, _cards(rest), calling, saying)
        case "draws", [count] if _COUNT.fullmatch(count):
            return act.Draws(who, read_number(count, 0))
        case (("passes" | "challenges" | "looks" | "asks" | "reshuffles" | "leaves" | "returns"), []):
            return kind(who)
        case (("deals" | "draws" | "disputes" | "admits" | "undoes"), []):
            return kind(who)
        case (("catches" | "trades" | "replaces" | "swaps"), [whom]):
            return kind(who, read_name(whom))
        case (("disputes" | "admits" | "undoes" | "allows"), [line]):
            return kind(who, read_number(line, 1))
        case (("votes" | "answers"), [("yes" | "no") as answer]):
            return kind(who, answer == "yes")
        case (("discards" | "cuts" | "lays"), [face]):
            return kind(who, read_card(face))
        case "shows", faces:
            return act.Shows(who, _cards(faces))
        case "deals", ["wrong", *counts]:
            return act.Deals(who, True, tuple(map(read_number, counts)))
        case "flips", [face, *_]:
            rest, calling, saying = _spoken(words)
            if len(rest) != 1:
                raise NotationError("unreadable-words", verb=verb)
            return act.Flips(who, read_card(face), calling, saying)
        case "draws", faces:
            return act.Draws(who, len(faces), _cards(faces))
        case "calls", [called]:
            return act.Calls(who, read_suit(called))
        case "says", [word]:
            return act.Says(who, read_word(word))
        case "finds", [("guilty" | "innocent") as found]:
            return act.Finds(who, found == "guilty")
        case "penalizes", [whom, "for", reason]:
            return act.Penalizes(who, read_name(whom), read_reason(reason))
        case "gives", [count] if _COUNT.fullmatch(count):
            return act.Gives(who, (), read_number(count, 1))
        case "gives", faces:
            return act.Gives(who, _cards(faces))
        case "takes", ["pile"] if number is None:
            return act.TakesPile(who)
        case "takes", ["nothing"]:
            return act.Takes(who, 0, True, number)
        case "takes", [points]:
            return act.Takes(who, read_number(points, None), round=number)
        case "melds", [_, *_]:
            return act.Melds(who, _groups(words))
        case "lays", [face, "drawing", drawn]:
            return act.Lays(who, read_card(face), read_card(drawn))
        case "holds", ["nothing"]:
            return act.Holds(who, round=number)
        case "holds", [points, "points"]:
            return act.Holds(who, (), read_number(points, None), number)
        case "holds", faces:
            return act.Holds(who, _cards(faces), round=number)
        case "scores", [_, *_] if not any("=" in word for word in words):
            return act.Scores(who, names, read_points(" ".join(words)), round=number)
        case "scores", [_, *_]:
            return act.Scores(who, names, None, read_pairs(words), number)
        case "amends", [_, _, "amends", *_]:  # lines about lines are never amended: nested ones could be endless
            raise NotationError("unreadable-amends-amends")
        case "amends", [line, *_] if _LINE.fullmatch(line):
            (first, new), *others = _amendments(text, tokens)
            return act.Amends(who, first, new, tuple(others))
        case "corrects", [_, *_]:
            return act.Corrects(who, read_facts(text[spans(text)[1][1] :]))
        case "agrees", [*pairs, "now"]:
            return act.Agrees(who, read_pairs(pairs), True)
        case "agrees", pairs:
            return act.Agrees(who, read_pairs(pairs))
        case "joins", ["after", after]:
            return act.Joins(who, read_name(after))
        case "joins", ["after", after, "with", points]:
            return act.Joins(who, read_name(after), read_points(points))
    raise NotationError("unreadable-words", verb=verb)


def read_kept(text: str) -> act.Action:
    """Parse a line as it was kept; return an `Unread` action where today's notation knows no such line."""
    try:
        return read_action(text)
    except (NotationError, RecursionError):
        speaker = "?"
        with suppress(NotationError, IndexError):  # a line need not begin with a name either
            speaker = read_name(text.split(None, 1)[0])
        return act.Unread(speaker, text)


def join(*words: object) -> str:
    """Join the words that are not empty with blanks."""
    return " ".join([str(word) for word in words if word not in (None, "")])


def _faces(cards: Sequence[Card]) -> str:
    return " ".join([card.code for card in cards])


def _speech(calling: str | None, saying: Sequence[str]) -> list[str | None]:
    return [calling and f"calling {calling}", *[f"saying {word}" for word in saying]]


def format_action(action: act.Action) -> str:
    """Format an action as a line, which `read_action` parses into the same action."""
    if isinstance(action, act.Unread):
        return action.text
    who = side(action.side) if isinstance(action, act.Scores) else quote(action.who)
    return f"{who} {format_act(action)}"


def format_act(action: act.Action) -> str:
    """Format an action without its player: the verb and its words, of which None and empty ones are left out."""
    words: tuple[object, ...] = ()
    match action:  # the most frequent first
        case act.Plays(_, cards, calling, saying):
            words = _faces(cards), *_speech(calling, saying)
        case act.Draws(_, count, cards):
            words = (_faces(cards) or count,)
        case act.Catches(_, whom) | act.Trades(_, whom) | act.Replaces(_, whom) | act.Swaps(_, whom):
            words = (quote(whom),)
        case act.Disputes(_, line) | act.Admits(_, line) | act.Undoes(_, line) | act.Allows(_, line):
            words = (line,)
        case act.Votes(_, yes) | act.Answers(_, yes):
            words = ("yes" if yes else "no",)
        case act.Discards(_, face) | act.Cuts(_, face):
            words = (face,)
        case act.Calls(_, word) | act.Says(_, word):
            words = (word,)
        case act.Gives(_, cards, count):
            words = (_faces(cards) or count,)
        case act.Shows(_, cards):
            words = (_faces(cards),)
        case act.Deals(_, wrong, hands):
            words = ("wrong" if wrong else "", *hands)
        case act.Flips(_, face, calling, saying):
            words = face, *_speech(calling, saying)
        case act.Finds(_, guilty):
            words = ("guilty" if guilty else "innocent",)
        case act.Penalizes(_, whom, reason):
            words = quote(whom), "for", reason
        case act.TakesPile():
            words = ("pile",)
        case act.Takes(_, points, nothing, number):
            words = "nothing" if nothing else points, number and f"in {number}"
        case act.Melds(_, groups):
            words = (" / ".join(join(g.rank and g.rank + ":", _faces(g.cards)) for g in groups),)
        case act.Lays(_, face, drawing):
            words = face, drawing and f"drawing {drawing}"
        case act.Holds(_, cards, points, number):
            words = f"{points} points" if points is not None else _faces(cards) or "nothing", number and f"in {number}"
        case act.Scores(_, _, points, parts, number):
            words = points, *(f"{key}={value}" for key, value in parts), number and f"in {number}"
        case act.Amends():
            words = ("; ".join(f"{line}: {format_action(new)}" for line, new in action.texts),)
        case act.Corrects(_, facts):
            words = ("; ".join(f"{key} {value}" for key, value in facts),)
        case act.Agrees(_, house, now):
            words = (*(f"{key}={value}" for key, value in house), "now" if now else "")
        case act.Joins(_, after, points):
            words = "after", quote(after), "" if points is None else f"with {points}"
    return join(VERB_OF[type(action)], *words)


VERB_OF: dict[type[Any], str] = {
    kind: kind.__name__.lower()
    for kind in vars(act).values()
    if isinstance(kind, type) and issubclass(kind, act.Action) and kind not in (act.Action, act.Unread)
}
VERB_OF[act.TakesPile] = "takes"

VERBS: dict[str, tuple[type[Any], ...]] = {
    verb: tuple(kind for kind, its in VERB_OF.items() if its == verb) for verb in VERB_OF.values()
}
"""Every verb of the notation and the actions it writes: an action is named by its verb."""
