"""The optional parts of the family: each brings its rules.

A game lists those it has, `shedding(…, features=(NAMED_SUITS, COUNTING))`. Rules of other features are not in its
rulebook. The fields of a feature are marked in the state, so a deal sets them back.
"""

from collections.abc import Callable
from typing import NamedTuple

from referee.engine.common_rules import rounds
from referee.engine.families.effects import Attack, Hands, Power
from referee.engine.families.shedding import hands, last_call, play, special, turns
from referee.engine.families.shedding.config import ShedConfig
from referee.engine.model.rulings import Rule


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
