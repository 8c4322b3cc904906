"""The facts of the family, and the changes when the table corrects one."""

from collections.abc import Iterable, Iterator

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY, put
from referee.engine.common_rules.facts import DIRECTION, SHARED, count_fact, is_yes, number, yes_or_no
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.families.shedding import ending
from referee.engine.families.shedding.state import ANY, ShedState, count_shown
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.game import Changes, Fact
from referee.engine.notation.lines import read_card, read_suit
from referee.engine.notation.tokens import quote, split_key


def _put_top(s: ShedState, _: int, text: str) -> Changes:
    top = read_card(text)
    changes: Changes = {"top": top, "suit": s.left_by(top), "called": False}
    changes |= {"wish": "open" if s.power(top).wishes else "none", "wisher": NOBODY, "call": None, "attacker": None}
    if s.config.back and top is not UNKNOWN:
        changes["turned"] = top in s.config.back
    return changes | {"seen": count_shown({}, (top,)), "accusable": (), "turner": NOBODY}


def _put_suit(s: ShedState, _: int, text: str) -> Changes:
    called = read_suit(text)
    own = s.top.suit if s.top else ""
    wish = "none" if s.wish == "none" else "decided"
    return {"suit": called, "called": called not in (ANY, own), "wish": wish, "call": None, "wisher": NOBODY}


def _put_out(s: ShedState, seat: int, text: str) -> Changes:
    """Set if a player is out: with too many cards or without any; else with a number of them that nobody knows."""
    out = is_yes("out", text)
    if out == (seat in s.out):
        return {}
    ends, hand = s.config.ends, s.hands[seat]
    bust = out and 0 < ends.bust <= (hand or 0)
    changes: Changes = {
        "out": (*s.out, seat) if out else tuple(other for other in s.out if other != seat),
        "bust": (*s.bust, seat) if bust else tuple(other for other in s.bust if other != seat),
    }
    if not bust and (out or hand == 0):
        changes |= {"hands": put(s.hands, seat, 0 if out else None), "known": put(s.known, seat, None)}
    if s.pending is not None and s.pending.seat == seat:
        changes["pending"] = None
    first = tuple(other for other in changes["out"] if other not in changes["bust"])[:1]
    if ends.by_rounds:
        changes |= {"first": first[0] if first else NOBODY} if s.phase == "count" else {}
    elif s.by_order and s.phase in ("play", "over"):
        changes["winners"] = first
    if not ends.called and (bust or not ends.by_rounds or not out):
        changes["here"] = put(s.here, seat, not out and not s.gone[seat])
    return changes | (ending.pass_turn_on(s.replaced(changes), seat) if out and s.phase == "play" else {})


def out_at_first(s: ShedState, stated: Iterable[tuple[str, str]]) -> Changes:
    """Return who is out in a position of play: where people play on for places, whoever is said to hold no card."""
    facts = {split_key(key): value for key, value in stated}
    empty = [seat for seat, name in enumerate(s.names) if facts.get(("hand", (name,))) == "0"]
    out = tuple(seat for seat in empty if ("out", (s.names[seat],)) not in facts)
    plays_on = s.by_order and s.config.ends.mode == "left"
    if not plays_on or not {("top", ()), ("turn", ())} & facts.keys() or len(s.names) - len(out) < 2:
        return {}
    return {"out": out, "here": tuple(seat not in out for seat in range(len(s.names))), "winners": out[:1]}


def _put_blank(s: ShedState, number: int, text: str) -> Changes:
    if number > len(s.config.blanks):
        raise NotationError("unreadable-fact-value", key="blank", value=text)
    return {"blanks": tuple(sorted({**dict(s.blanks), number: text}.items()))}


def _starts(s: ShedState) -> str | None:
    """Return who begins the next game, once this one is over."""
    starts = s.config.ends.starts
    if s.config.ends.called or s.phase != "over" or not s.winners:
        return None
    if starts in ("winner", ""):  # records of games without such a rule have always said so
        return quote(s.names[s.winners[0]])
    return quote(s.names[s.loser]) if starts == "loser" and s.loser != NOBODY else "none"


FACTS = (
    *SHARED,
    Fact("out", lambda s: tuple(yes_or_no(seat in s.out) for seat in range(len(s.names))), _put_out, per_seat=True),
    Fact("turned", lambda s: yes_or_no(s.turned) if s.config.back else None),
    Fact("top", lambda s: s.top.code if s.top else None, _put_top),
    Fact("suit", lambda s: (s.suit or ANY) if s.top else None, _put_suit),
    DIRECTION,
    Fact("place", lambda s: tuple(s.place(seat) for seat in range(len(s.names))), per_seat=True),
    Fact("starts", _starts),
    Fact("draw", lambda s: s.draw, lambda s, _, text: {"draw": number("draw", text), "until": 0}),
    Fact("blank", lambda s: dict(s.blanks), _put_blank, numbered=True),
    count_fact("stock"),
    count_fact("pile"),
)


def _out(played: Played) -> Amounts:
    """Return who went out first in each round; a game without points is one round."""
    s = played.state
    alone = [seat for seat in s.out if seat not in s.bust][:1] if s.by_order else []
    return [(first, 1) for first in (*(scored.first for scored in s.rounds), *alone) if first != NOBODY]


def _attacks(played: Played) -> Iterator[tuple[int, int, int]]:
    """Yield the sender (NOBODY: unknown), the target and the size of each attack that was drawn.

    Nobody sends what the starter asks for.
    """
    turned = False
    for line in played.lines:
        s, said = line.before, line.entry.read
        if isinstance(said, act.Draws) and s.draw > 1 and line.after.draw < s.draw:
            yield NOBODY if turned else s.striker, s.seat(said.who), s.draw
        if isinstance(said, act.Flips):
            turned = True
        elif isinstance(said, act.Plays) and line.after.draw + line.after.waiting > s.draw + s.waiting:
            turned = False


SHEDDING = (
    Figure("out", _out),
    Figure("attack-stood", lambda played: ((target, cards) for _, target, cards in _attacks(played)), "most"),
    Figure(
        "attack-sent",
        lambda played: ((sender, cards) for sender, _, cards in _attacks(played) if sender != NOBODY),
        "most",
    ),
    *CONDUCT,
)
"""The figures of the family."""
