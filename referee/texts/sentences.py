"""Rulings, messages and lines as sentences: the engine's values in a phone's language."""

import logging
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from markupsafe import Markup, escape

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import Contradiction, Switch
from referee.engine.model.entry import Entry
from referee.engine.model.message import Message
from referee.engine.model.rulings import Rule, Ruling, Seat, Suit
from referee.engine.notation.lines import format_action
from referee.texts.catalog import Name, TextError
from referee.texts.terms import Terms, fitting

SIDE_NUMBERS = ("cards", "natural", "mixed", "red3", "hand")
SIDE_ANSWERS = ("out", "concealed")
SIDE_PARTS = frozenset((*SIDE_NUMBERS[1:], *SIDE_ANSWERS))
"""Parts that only the round of a side has that melds; games that only keep score name their own, such as cards."""
KINDS: Mapping[str, Callable[[str], str]] = {"who": Name, "whom": Name, "suit": Suit}
"""The kinds of the values that a sentence names, by the field of the action."""


def story_of(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the id of the text that tells a line, and its values."""
    who = Name(action.who)
    match action:
        case act.Deals(_, True):
            return "story-deals-wrong", {"who": who}
        case act.Flips(_, face, calling) | act.Plays(_, (face, *_), calling):
            cards = (face,) if isinstance(action, act.Flips) else action.cards
            return f"story-{_verb(action)}", {"who": who, "cards": cards, "suit": Suit(calling) if calling else None}
        case act.Draws(_, count):
            return "story-draws", {"who": who, "count": count or 0}
        case act.Disputes(_, line) | act.Admits(_, line) | act.Undoes(_, line) | act.Allows(_, line):
            return f"story-{_verb(action)}", {"who": who, "what": line or 0}
        case act.Votes(_, yes):
            return "story-votes", {"who": who, "vote": yes}
        case act.Holds(_, cards, points) if points is None and cards:
            return "story-holds", {"who": who, "cards": cards}
        case act.Holds(_, _, points):
            return f"story-holds-{'nothing' if points is None else 'points'}", {"who": who, "points": points or 0}
        case act.Scores(_, side, None, parts) if parts and not dict(parts).keys() & SIDE_PARTS:
            said = ", ".join(f"{key} {value}" for key, value in parts)  # a ruling names them in the person's language
            return "story-scores-said", {"side": tuple(map(Name, side)), "who": who, "said": said}
        case act.Scores(_, side, None, parts) if parts:
            known = dict(parts)  # question marks stand for missing ones
            texts = {key: known.get(key, "?") for key in SIDE_NUMBERS}
            numbers = {key: int(text) if text.isdecimal() else text for key, text in texts.items()}
            answers = {key: known.get(key, "no") for key in SIDE_ANSWERS}
            return "story-scores-side", {"side": tuple(map(Name, side)), "who": who, **numbers, **answers}
        case act.Scores(_, side, points) if len(side) > 1:
            return "story-scores-together", {"side": tuple(map(Name, side)), "who": who, "points": points or 0}
        case act.Scores(_, _, points):
            return "story-scores", {"who": who, "points": points or 0}
        case act.Gives(_, cards, count):
            return "story-gives", {"who": who, "cards": cards or None, "count": count or len(cards)}
        case act.Takes(_, points, nothing):
            return "story-takes", {"who": who, "points": None if nothing else points}
        case act.Melds(_, groups):
            to = tuple(group.rank.replace("T", "10") for group in groups if group.rank is not None)
            cards = tuple(card for group in groups for card in group.cards)
            return "story-melds", {"who": who, "cards": cards, "to": to or None}
        case act.Amends(_, line, new):
            return "story-amends", {"who": who, "what": line, "text": format_action(new)}
        case act.Corrects(_, facts) if all(key.partition(".")[0] == "phone" for key, _ in facts):
            return "story-phone", {"facts": facts}
        case act.Corrects(_, facts):
            return "story-corrects", {"who": who, "facts": facts}
        case act.Agrees(_, house):
            return "story-agrees", {"who": who, "house": " ".join(f"{key}={value}" for key, value in house)}
        case act.Joins(_, after, points):
            return "story-joins", {"who": who, "after": Name(after), "points": points or 0}
        case act.Unread():
            return "line-unshown", {}
    told = {field: KINDS[field](value) if field in KINDS else value for field, value in vars(action).items()}
    return f"story-{_verb(action)}", told


def _verb(action: Action) -> str:
    return type(action).__name__.lower()


T = TypeVar("T", bound=str)
log = logging.getLogger(__name__)

DEEP = 3
"""Depth to which a sentence follows lines about lines."""


def named_seats(message: Message) -> frozenset[int]:
    """Return the seats that a message names, alone or among others."""
    fill = message.fill
    named = [part for _, value in fill for part in (value if type(value) is tuple else (value,)) if type(part) is Seat]
    return frozenset(map(int, named))


class Sentences(Terms):
    """Sentences in one language, for a table whose seats have these names."""

    def to(self, seat: int) -> "Sentences":
        """Return the sentences that say "you" to the person of a seat."""
        return Sentences(self.texts, self.language, self.names, seat)

    def message(self, message: Message) -> Markup:
        """Return a message of a screen as a sentence."""
        return self._guarded(self.say, self._said, message)

    def readers(self, message: Message) -> tuple[int | None, ...]:
        """Return the seats that read a message as "you", and None for everybody else."""
        return *(sorted(named_seats(message)) if self.has(f"{message.id}.you") else ()), None

    def _said(self, message: Message) -> tuple[str, dict[str, Any]]:
        if self.me is None or not self.has(f"{message.id}.you") or self.me not in named_seats(message):
            return message.id, dict(message.fill)
        # Several people are named without the reader.
        return f"{message.id}.you", {
            name: tuple(seat for seat in value if seat != self.me) if type(value) is tuple else value
            for name, value in message.fill
        }

    def does(self, message: Message, game: str) -> Markup:
        """Return a card's effect in the words of this game: `does-onecard-skip` before `does-skip`."""
        own = message.id.replace("does-", f"does-{game}-", 1)
        return self.message(Message(own, message.fill) if self.has(own) else message)

    def rule(self, ruling: Ruling) -> Markup:
        """Return a ruling as a sentence."""
        return self._guarded(self.say, self._ruling, ruling)

    def rule_plain(self, ruling: Ruling) -> str:
        """Return a ruling as plain text."""
        return self._guarded(self.plain, self._ruling, ruling)

    def may(self, ruling: Ruling) -> Markup:
        """Return a ruling on a line that nobody entered: what may be done, not what was done."""
        key = f"{ruling.rule.id.replace('.', '-')}.may"
        return self.say(key, **ruling.fill) if ruling.verdict == "ok" and self.has(key) else self.rule(ruling)

    def why(self, ruling: Ruling) -> Markup:
        """Return the fault of a play in the words of its rule: a clause, or the rule itself if it has none."""
        key = ruling.rule.id.replace(".", "-")
        return fitting(self.say(f"{key}.why", **ruling.fill)) if self.has(f"{key}.why") else self.say(key)

    def accusation(self, reason: str) -> str:
        """Return the reason of a penalty card as its giver says it to the accused."""
        key = f"reason-{reason}.you"
        return self.plain(key) if self.has(key) else self.plain(f"reason-{reason}")

    def _guarded(self, say: Callable[..., T], make: Callable[..., tuple[str, Mapping[str, Any]]], *values: Any) -> T:
        """Return a sentence about a line, or a placeholder if it fails, so that one line never breaks a whole page."""
        try:
            key, fill = make(*values)
            return say(key, **fill)
        except TextError:  # a text is missing, in a test
            raise
        except Exception:
            log.exception("a line cannot be told")
            return say("line-unshown")

    def game(self, told: str) -> Markup:
        """Return the name of a game as `Game.told` names it."""
        key, _, title = told.partition(" ")
        return escape(title) if title else self.say(f"game-{key}")

    def unreadable(self, fault: NotationError) -> Markup:
        """Return the reason why a text cannot be parsed."""
        return self.say(fault.key, **fault.fill)

    def rule_name(self, rule: str, game: str = "") -> str:
        """Return a rule's short title, in the words of this game."""
        return self.texts.say(self.language, self._of_game(rule, game) + ".name")

    def law(self, rule: str, game: str = "") -> str:
        """Return a rule in a sentence or a few, in the words of this game."""
        return self.texts.say(self.language, self._of_game(rule, game))

    def source(self, rule: Rule | Switch, game: str) -> str:
        """Return the document and its sections that a rule or house rule comes from; empty if no document has it.

        A rule of every table may come from another game's document, but not if this game has no document at all.
        """
        own, cited = games.find(game).document, dict[str, list[str]]()
        for id in rule.source:
            document, _, number = id.rpartition("-")
            if number.isdecimal() and (section := self.section(document, int(number))):
                cited.setdefault(document, []).append(section)
        shared = isinstance(rule, Switch) or rule.id.startswith("table.")
        document = next(iter(cited), "") if shared and own and own not in cited else own
        if document not in cited:
            return ""
        sections = self.plain("source-and").join(dict.fromkeys(cited[document]))
        return self.plain("source-told", document=self.plain(f"source-{document.lower()}"), sections=sections)

    def section(self, document: str, number: int) -> str:
        """Return the heading of the section of an id: the text `source-oc-50` names that of OC-50 and what follows."""
        starts = (f"source-{document.lower()}-{start}" for start in range(number, 0, -1))
        return next((self.plain(key) for key in starts if self.has(key)), "")

    def _of_game(self, rule: str, game: str) -> str:
        """Return the id of a rule's text: a game with other names for its cards may have a text of its own."""
        key = rule.replace(".", "-")
        return own if self.has(own := f"{game}-{key}") else key

    def problem(self, clash: Contradiction) -> str:
        """Return two contradictory settings as a sentence."""
        fill = dict(clash.fill)
        if "other" in fill:
            other = str(fill["other"])
            fill |= {"other": self.switch(other), "value": self.setting(other, str(fill["value"]))}
        if "key" in fill:
            fill["key"] = self.switch(str(fill["key"]))
        return self.plain(clash.id, **fill)

    def story(self, action: Action, ruling: Ruling | None = None) -> Markup:
        """Return a line as the log tells it.

        A ruling provides the other line that a line is about; without one that line is told by its number.
        """
        return self._guarded(self.say, self._story, action, ruling)

    def asked(self, action: Action) -> Markup:
        """Return a line as a question asks about it: `If Bo plays 7♥?`."""
        key, fill = story_of(action)
        key = key.replace("story-", "asked-", 1)
        return self.say(key, **fill) if self.has(key) else self.say("asked", what=self.story(action))

    def plain_story(self, action: Action, ruling: Ruling | None = None) -> str:
        """Return the story of a line as plain text."""
        return self._guarded(self.plain, self._story, action, ruling)

    def _story(self, action: Action, ruling: Ruling | None, deep: int = 0) -> tuple[str, dict[str, Any]]:
        key, fill = story_of(action)
        own = ruling.rule.id.replace(".", "-") + ".story" if ruling is not None and ruling.verdict != "no" else ""
        if own and self.has(own):
            key = own
        if ruling is not None and ruling.fill.get("said"):
            fill["said"] = ruling.fill["said"]
        if isinstance(action, act.Amends):
            if ruling is not None and ruling.fill.get("changes"):
                key = "story-amends-round"
                fill = {"who": fill["who"], "round": ruling.fill["round"], "changes": ruling.fill["changes"]}
            fill["text"] = fitting(Markup(Markup(" · ").join(self.story(new) for _, new in action.texts)))
        key = self._of_me(key, action)
        if "what" in fill:
            known = ruling.fill.get("what") if ruling is not None else None
            # A sentence of somebody else about my line names me: "you" inside it would be nobody.
            mine = self.me is None or action.who == self.names[self.me]
            speaks = self if mine else Sentences(self.texts, self.language, self.names)
            fill["what"] = speaks._line(known, fill["what"], deep)
        for name in ("reason", "word"):
            if name in fill:
                said = ruling.fill.get(name) if ruling is not None and name == "word" else None
                fill[name] = self._word(name, said or fill[name])
        return key, fill

    def _of_me(self, key: str, action: Action) -> str:
        """Return the text that tells a line to its reader: `story-plays.you` of their own, `.to-you` of one to them."""
        if self.me is None:
            return key
        me = self.names[self.me]
        said = "you" if action.who == me else "to-you" if getattr(action, "whom", None) == me else ""
        return own if said and self.has(own := f"{key}{'-' if '.' in key else '.'}{said}") else key

    def _line(self, entry: Entry | None, number: int, deep: int = 0) -> Any:
        """Return a line as another one names it: its sentence, or its number; None if it names none."""
        if entry is None or deep >= DEEP:
            number = number or (entry.n if entry else 0)
            return self.say("line-number", line=number) if number else None
        key, fill = self._story(entry.read, entry.ruling, deep + 1)
        return fitting(self.say(key, **fill))

    def _ruling(self, ruling: Ruling) -> tuple[str, Mapping[str, Any]]:
        rule = ruling.rule.id.replace(".", "-")
        said = f"{rule}.{ruling.verdict}"
        # Older rules gave a verdict for which today's have no sentence; a line before the log is unknown.
        return (said, {"what": None, **ruling.fill}) if self.has(said) else (rule, {})

    def _other(self, value: Any) -> Any:
        kind = type(value)
        if kind is Message:
            return self.message(value)
        if kind is Entry:
            return self._line(value, value.n)
        if kind is Ruling:  # a clause inside a sentence
            return self.why(value) if self.has(value.rule.id.replace(".", "-") + ".why") else "none"
        return self.problem(value) if kind is Contradiction else super()._other(value)

    def _text(self, key: str, text: str) -> str:
        return self.rule_name(text) if key == "broken" else super()._text(key, text)
