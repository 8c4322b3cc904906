"""The shedding family's engine: turns, matching, powers, attacks, calls, counting. Games pass their own parts."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Unpack

from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN, Card, in_order
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY, put, with_one_total
from referee.engine.common_rules import conduct, penalties, people, rounds
from referee.engine.common_rules.facts import DIRECTION, SHARED, count_fact, is_yes, number, yes_or_no
from referee.engine.common_rules.prompts import CONDUCT
from referee.engine.families.effects import Attack, Hands, Power
from referee.engine.families.shedding import ending, hands, last_call, play, special, turns
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.families.shedding.screens import Showing
from referee.engine.families.shedding.state import ANY, ShedContext, ShedState, count_shown
from referee.engine.model.course import Places
from referee.engine.model.figures import Amounts, Figure, Played
from referee.engine.model.game import Changes, Definition, Effects, Fact, Game, effects_of
from referee.engine.model.message import message
from referee.engine.model.rulings import Rule, Seat
from referee.engine.model.sheet import Filled, Tally, Values
from referee.engine.model.view import Sides
from referee.engine.notation.lines import read_card, read_suit
from referee.engine.notation.record import Head
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


class Feature(NamedTuple):
    """A part of the family: its rules, and the tables that `need` it."""

    rules: tuple[Rule, ...]
    needed: Callable[[ShedConfig], bool]


def _cards(have: Callable[[Power], bool]) -> Callable[[ShedConfig], bool]:
    return lambda config: any(map(have, config.power.values()))


WISHES = _cards(lambda power: power.wishes)
NAMED_SUITS = Feature((special.caller,), lambda config: not config.anyone_calls and WISHES(config))
"""Only who played the card names the suit; without it anybody may, and the first call holds."""

DECLARING = Feature((special.declare,), _cards(lambda power: power.declare))
"""Some cards are declared aloud as they are laid."""

PLAY_DRAWN = Feature((play.drawn, turns.drawn_once), lambda config: config.drawing.playable or config.drawing.until)
"""A drawn card may be played in the same turn."""

FORCED_PLAY = Feature((turns.must_play,), lambda config: not config.drawing.freely)
"""A player who can play may not draw."""

FORBIDDEN_STARTERS = Feature((hands.turned_back,), _cards(lambda power: power.starter == "back"))
"""Some cards go back when they are turned as the starter."""

FORBIDDEN_LAST = Feature((play.last_card,), lambda config: bool(config.ends.last_barred))
"""Some cards may not be the last one of a hand."""

COSTLY_LAST = Feature((turns.heavy,), lambda config: bool(config.ends.heavy))
"""Some cards cost two more where one of them is left alone in a hand."""

COLOUR_CARDS = Feature((play.colour,), _cards(lambda power: power.goes is not None))
"""Some cards go on certain suits instead of matching, as jokers on a colour."""

ATTACKS = Feature((play.attack,), _cards(lambda power: power.attacks))
"""Some cards make the next player draw, unless they answer."""

LAST_CALL = Feature((last_call.say, last_call.catch), lambda config: bool(config.last_call.word))
"""A word is said for a hand that runs out, or whoever forgets it is caught."""

CLOSING = Feature((last_call.closes,), lambda config: bool(config.last_call.last_word) or config.last_call.empty)
"""A word is owed for an empty hand too, so that the next player's act may end the round."""

LAST_DRAW = Feature((hands.last_draw,), lambda config: config.ends.victim_draws)
"""The attack that waits at the end of a round is drawn before hands are counted."""

COUNTING = Feature(
    (
        *(hands.count_time, hands.count_packs, hands.count_worth, hands.count_negative, hands.count_differs),
        *(hands.game_end, hands.counted, *rounds.RULES, *rounds.LAST_RULES),
    ),
    lambda config: config.has_points,
)
"""Hands are counted in points, which a table may also enter alone."""

FIRST_GAINS = Feature((hands.first_gains,), lambda config: False)  # without it points are left to the people
"""Only the first one out gains points in a round, where people keep only the score."""

ONE_STOCK = Feature((turns.one_stock,), lambda config: not config.new_stock)
"""The discards never become a new stock."""

JUMPING = Feature((play.jump_in,), lambda config: config.jump_in != "off")
"""Somebody out of turn may play the very card on top."""

ANNOUNCED = Feature((special.four, special.direction), lambda config: config.four or config.chooses)
"""Four of a kind wins, or who begins chooses the direction."""

CARD_TEXTS = Feature(
    (special.bounce, special.text, special.drop, special.done),
    lambda config: bool(config.blanks) or _cards(lambda power: power.bounces or power.asks)(config),
)
"""People carry out effects: texts that they write on blank cards, tasks, attacks that are sent back."""

UNTIL = _cards(lambda power: any(isinstance(effect, Attack) and effect.until for effect in power.effects))
EDITIONS = Feature(
    (last_call.pressed, turns.until_suit, special.other_side),
    lambda config: bool(config.back) or config.drawing.any_number or UNTIL(config),
)
"""A machine gives cards, some attacks are drawn until a suit comes, or all cards are turned to their other side."""

TRADES = Feature((special.trade_first, special.trade), _cards(lambda power: Hands("traded") in power.effects))
"""Some cards have hands change their owners."""

EVERY = {name: found for name, found in tuple(vars().items()) if isinstance(found, Feature)}
"""Every feature of the family, by its name."""


@dataclass(frozen=True)
class Shedding(Showing):
    """A game of the family: `configure` returns the powers of cards at a table with these house rules."""

    configure: Callable[[Any], ShedConfig]
    state: type[ShedState] = ShedState

    reshuffles = True
    highlights = Game.highlights | {"beside-bust", "beside-mercy"}
    private = Game.private | {"look", "drew"}

    def last_words(self, state: ShedState) -> tuple[str, ...]:
        return state.config.last_call.words

    def new_house(self, house: Any) -> Changes:
        config = self.configure(house)
        return {"house": house, "config": config, "end": house.end if config.ends.called else config.ends.limits}

    def under(self, state: ShedState, house: Any) -> Changes:
        """Apply new house rules to the cards that lie there.

        A card that leaves another colour to match leaves it at once, unless somebody called one.
        """
        changes = self.new_house(house)
        top = state.top
        if top is None or state.called or state.suit != state.left_by(top):
            return changes
        return changes | {"suit": state.replaced(changes).left_by(top)}

    def start(self, head: Head) -> ShedState:
        state = self.seated(self.state, head, None if head.facts else 0)
        return state.replaced(out_at_first(state, head.facts))

    def modes(self, house: Any) -> tuple[str, ...]:
        return ("plays", "scores") if self.configure(house).has_points else ("plays",)

    def by_order(self, state: ShedState) -> bool:
        return state.by_order

    def places(self, state: ShedState) -> Places:
        """Rank people in the order they went out, where that counts."""
        return tuple(map(state.place_taken, range(len(state.names)))) if state.by_order else super().places(state)

    def tally(self, state: ShedState) -> Tally | None:
        """Return the sheet of the players' points, none below zero."""
        sheet = super().tally(state)
        if sheet is None:
            return None
        asked = {seat for row in sheet.rows for seat in row}
        rows = (tuple(seat for seat in row if seat in asked) for row in self.sharing(state))
        boxes = tuple(box._replace(least=0) for box in sheet.boxes)
        return sheet._replace(rows=tuple(row for row in rows if row), boxes=boxes)

    def sharing(self, state: ShedState) -> tuple[tuple[int, ...], ...]:
        return with_one_total(state.config.rows(state.ring), state.scores)

    def sides(self, house: Any, people: int, pair: Sequence[int] = ()) -> Sides | None:
        rows = self.configure(house).rows(range(people))
        return Sides(rows) if len(rows) < people else None

    def filled(self, state: ShedState, sheet: Tally, values: Values) -> Filled:
        """Return the sums of a round's sheet; where only the first one out gains, nobody else does."""
        s, found, ends = state, super().filled(state, sheet, values), state.config.ends
        rows = [row[0] for row in sheet.rows]
        known = () if s.fresh else (worth for seat, worth in enumerate(s.worth) if seat not in rows)
        made = sum(points or 0 for points in (*known, *(gained.points for gained in found.sums)))
        most = hands.points_of_packs(s)
        if made > most and not found.faults:
            return replace(found, faults=(message("tally-packs", made=made, most=most),), lines=())
        if ends.called or ends.own_points or not s.counts_points or found.faults:
            return found
        gaining = [seat for seat, gained in zip(rows, found.sums, strict=True) if gained.points]
        if gaining and (other := hands.other_first(s, rows)) != NOBODY:
            gaining.insert(0, other)
        several, best = len(gaining) > 1, max((gained.points or 0 for gained in found.sums), default=0)
        fault = message("tally-first", seats=tuple(map(Seat, gaining)), several=several)
        wrong = several or (ends.mode == "wins" and best > 1)
        return replace(found, faults=(fault,), lines=()) if wrong else found

    def cards_returned(self, context: ShedContext, changes: Changes) -> Changes:
        settled = last_call.settle_struck_catch(context, changes)
        return settled | ending.cards_returned(context, {**changes, **settled})

    def corrected(self, context: ShedContext, state: ShedState, stated: Mapping[str, str]) -> Changes:
        """End the round or the game, or let it go on, as it follows from corrected hands and from who is out."""
        s, before = state, context.state
        changes = ending.follow_out(context, s) if s.out != before.out else {}
        if s.hands == before.hands:
            return changes
        for seat in s.ring:
            if s.hands[seat] == 0 != before.hands[seat]:
                changes |= ending.settle_empty_hand(context, s.replaced(changes), seat)
        return changes | ending.put_out_bust(context, s.replaced(changes))

    def resolve_tap(self, state: ShedState, action: act.Action) -> act.Action:
        """Return the line that a tap on the word stands for.

        A shouted word catches its owner if somebody else says it (OC-23), also a moment too late, so that a tie can be
        told. A player who owes it, or was caught just now, says it for themselves, and so does one who may say it just
        before a play while nobody owes it.
        """
        s, call = state, state.config.last_call
        if not call.shouted or not isinstance(action, act.Says) or action.word not in call.words:
            return action
        late = s.last_call if s.pending is None else None
        seat = late.seat if late is not None else last_call.may_have_forgotten(s)
        settled = s.pending is None and (late is None or call.tie == "holder")  # no tie for a catch to win
        own = s.phase != "play" or seat == NOBODY or s.names[seat] == action.who
        own = own or (settled and bool(last_call.comes_due(s, s.seat(action.who), action.word)))
        return action if own else act.Catches(action.who, s.names[seat])

    def written(self, house: Any) -> tuple[str, ...]:
        return tuple(f"blank.{at}" for at, _ in enumerate(self.configure(house).blanks, start=1))

    def first_dealer(self, house: Any) -> str:
        config = self.configure(house)
        return "drawn" if config.cut else config.begins

    def next_start(self, house: Any, state: ShedState) -> tuple[str, int]:
        """Go by the switch if the game has one; people who begin by who they are do so again."""
        config, first = self.configure(house), self.first_dealer(house)
        by_rule = {"winner": state.winners[0] if len(state.winners) == 1 else NOBODY, "loser": state.loser}
        starts = config.ends.starts
        if starts and state.phase != "over":
            return first, NOBODY
        if starts in by_rule:
            return (first, NOBODY) if by_rule[starts] == NOBODY else (starts, by_rule[starts])
        if starts or first == "rps":
            return "rps", NOBODY
        if first == "youngest":
            return first, state.left_of(state.rounds[0].dealer if state.rounds else state.dealer)
        return super().next_start(house, state)

    def pack(self, state: ShedState) -> dict[Card, int]:
        """Return the points of each card, in the order of the grid."""
        return {card: state.power(card).points for card in in_order(state.packs)}

    def packs(self, state: ShedState) -> Any:
        return state.config.packs, state.config.back

    def kinds(self, state: ShedState) -> tuple[Card, ...]:
        """List the kinds of card, those of the side in play first."""
        other = state.config.packs if state.turned else state.config.back
        return (*in_order(state.packs), *in_order(other))


def shedding(
    key: str,
    *,
    configure: Callable[[Any], ShedConfig],
    features: tuple[Feature, ...] = (),
    state: type[ShedState] = ShedState,
    facts: tuple[Fact, ...] = (),
    first: tuple[Rule, ...] = (),
    kind: type[Shedding] = Shedding,
    rules: tuple[Rule, ...] = (),
    effects: Effects | None = None,
    **definition: Unpack[Definition],
) -> Shedding:
    """Return a game of the family with these features, and a state and facts of its own where it has some.

    Its `first` rules stand before the family's on matching, its own `rules` before the family's last words on each
    action. Raises ValueError for a preset that needs a feature which the game does not have.
    """
    left_out = {rule.id for feature in EVERY.values() if feature not in features for rule in feature.rules}
    for name, settings in definition["presets"].items():
        config = configure(definition["house"](**settings))
        if lacks := [lacked for lacked, feature in EVERY.items() if feature not in features and feature.needed(config)]:
            raise ValueError(f"{key}: the preset {name} needs the features {', '.join(lacks)}")
    listed = (
        # at any time
        *conduct.RULES,
        *rounds.RULES,
        *people.RULES,
        special.other_side,
        # when a round is on
        *(hands.dealt, hands.undealt, hands.dealer, hands.last_draw),
        # what comes before any other act
        special.trade_first,
        last_call.pressed,
        turns.heavy,
        last_call.closes,
        # a play: the card, the turn, what matches
        *(play.no_round, play.in_hand, play.impossible, play.turn, play.drawn, play.several, play.last_card),
        play.jump_in,
        play.unseen,
        *first,
        *(special.bounce, special.text),
        *(play.attack, play.wild, play.colour, play.called_suit, play.match),
        # draws and passes
        *(turns.until_suit, turns.owed, turns.drawn_once, turns.blocked, turns.must_play),
        turns.one_stock,
        # words
        special.caller,
        last_call.say,
        *(special.four, special.direction),
        special.done,
        # penalty cards, for what the log proves and for what only people saw
        *penalties.RULES,
        special.declare,
        play.unseen_break,
        *rules,
        *penalties.LAST_RULES,
        # what nothing has forbidden
        *(turns.draw, turns.pass_on),
        special.call,
        special.drop,
        special.trade,
        last_call.catch,
        *(hands.deal, hands.turned_back, hands.starter, hands.count_time, hands.count_packs, hands.count_worth),
        *(hands.count_negative, hands.first_gains, hands.count_differs, hands.game_end, hands.counted),
        *conduct.LAST_RULES,
        *rounds.LAST_RULES,
    )
    return kind(
        key=key,
        rules=tuple(rule for rule in listed if rule.id not in left_out),
        effects={
            **effects_of(conduct, rounds, people, penalties, ending, turns, hands, last_call, special),
            **(effects or {}),
        },
        on_refused={
            **penalties.ON_REFUSED,
            act.Catches: penalties.record_break,
            **dict.fromkeys(play.ACTS, turns.record_wrong_act),
        },
        facts_known=(*FACTS, *facts),
        configure=configure,
        state=state,
        **definition,
    )
