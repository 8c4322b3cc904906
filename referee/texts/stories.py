"""The text that tells a line of the log, with its values, in every language the same."""

from collections.abc import Mapping
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.model.rulings import Suit
from referee.engine.notation.lines import format_action
from referee.texts.catalog import Name

SIDE_NUMBERS = ("cards", "natural", "mixed", "red3", "hand")
SIDE_ANSWERS = ("out", "concealed")
SIDE_PARTS = frozenset((*SIDE_NUMBERS, *SIDE_ANSWERS))
"""Parts of the round of a side that melds; games that only keep score name their own."""


def story_of(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the id of the text that tells a line, and its values."""
    who = Name(action.who)
    match action:
        case act.Deals(_, True):
            return "story-deals-wrong", {"who": who}
        case act.Flips(_, face, calling) | act.Plays(_, (face, *_), calling):
            verb = "flips" if isinstance(action, act.Flips) else "plays"
            cards = (face,) if isinstance(action, act.Flips) else action.cards
            return f"story-{verb}", {"who": who, "cards": cards, "suit": Suit(calling) if calling else None}
        case act.Draws(_, count):
            return "story-draws", {"who": who, "count": count or 0}
        case act.Cuts(_, face) | act.Discards(_, face):
            return f"story-{_verb(action)}", {"who": who, "card": face}
        case act.Finds(_, guilty):
            return "story-finds", {"who": who, "guilty": guilty}
        case act.Calls(_, called):
            return "story-calls", {"who": who, "suit": Suit(called)}
        case act.Says(_, word):
            return "story-says", {"who": who, "word": word}
        case act.Catches(_, whom) | act.Replaces(_, whom) | act.Swaps(_, whom) | act.Trades(_, whom):
            return f"story-{_verb(action)}", {"who": who, "whom": Name(whom)}
        case act.Penalizes(_, whom, reason):
            return "story-penalizes", {"who": who, "whom": Name(whom), "reason": reason}
        case act.Disputes(_, line) | act.Admits(_, line) | act.Undoes(_, line) | act.Allows(_, line):
            return f"story-{_verb(action)}", {"who": who, "what": line or 0}
        case act.Votes(_, yes):
            return "story-votes", {"who": who, "vote": yes}
        case act.Holds(_, cards, points) if points is None and cards:
            return "story-holds", {"who": who, "cards": cards}
        case act.Holds(_, _, points):
            return ("story-holds-nothing" if points is None else "story-holds-points"), {
                "who": who,
                "points": points or 0,
            }
        case act.Scores(_, side, None, parts) if parts and not dict(parts).keys() & SIDE_PARTS:
            said = ", ".join(f"{key} {value}" for key, value in parts)  # a ruling names them in the person's language
            return "story-scores-said", {"side": tuple(map(Name, side)), "who": who, "said": said}
        case act.Scores(_, side, None, parts) if parts:
            return "story-scores-side", {"side": tuple(map(Name, side)), "who": who, **_parts(dict(parts))}
        case act.Scores(_, _, points):
            return "story-scores", {"who": who, "points": points or 0}
        case act.Gives(_, cards, count):
            return "story-gives", {"who": who, "cards": cards or None, "count": count or len(cards)}
        case act.Takes(_, points, nothing):
            return "story-takes", {"who": who, "points": None if nothing else points}
        case act.Melds(_, groups):
            to = tuple(group.rank.replace("T", "10") for group in groups if group.rank is not None)
            return "story-melds", {
                "who": who,
                "cards": tuple(card for group in groups for card in group.cards),
                "to": to or None,
            }
        case act.Lays(_, face):
            return f"story-{_verb(action)}", {"who": who, "card": face}
        case act.Answers(_, yes):
            return "story-answers", {"who": who, "yes": yes}
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
    return f"story-{_verb(action)}", {"who": who}


def _parts(said: Mapping[str, str]) -> dict[str, Any]:
    """Return the values of a side's round for its sentence, with question marks for missing ones."""
    texts = {key: said.get(key, "?") for key in SIDE_NUMBERS}
    numbers = {key: int(text) if text.isdecimal() else text for key, text in texts.items()}
    return numbers | {key: said.get(key, "no") for key in SIDE_ANSWERS}


def _verb(action: Action) -> str:
    return type(action).__name__.lower()
