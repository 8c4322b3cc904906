"""The time-out on a phone: its caller, the cards set aside, the acts that are free and those penalized."""

from dataclasses import dataclass

from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.conduct import Conduct
from referee.engine.common_rules.penalties import FREE_IN_TIME_OUT, OF_THE_HAND
from referee.engine.model.game import Game
from referee.engine.model.state import State
from referee.engine.model.view import PickPerson


@dataclass(frozen=True, slots=True)
class TimeOut:
    """A time-out; `caller` is -1 if none runs. `free` and `costs` are reasons for penalty cards."""

    caller: int
    aside: tuple[tuple[int, int], ...]
    free: tuple[str, ...]
    costs: tuple[str, ...]
    names: tuple[str, ...]


NONE = TimeOut(NOBODY, (), (), (), ())


def timeout_of(game: Game, s: State) -> TimeOut:
    """Return the current time-out of a table, with the reasons that its game knows."""
    if s.timeout == NOBODY:
        return NONE
    free, costs = [*FREE_IN_TIME_OUT, "slow"], [*OF_THE_HAND]
    house = s.house
    if isinstance(house, Conduct):
        free_words = house.bad_words == "off" or house.bad_words_in_timeout == "free"
        (free if free_words else costs).append("bad-word")
    aside = tuple((seat, cards) for seat, cards in enumerate(s.aside) if cards)
    given = [ask.reasons for ask in game.prompts(s, s.timeout) if isinstance(ask, PickPerson) and ask.reasons]
    known = given[0] if given else ()
    free, costs = ([reason for reason in reasons if reason in known] for reasons in (free, costs))
    return TimeOut(s.timeout, aside, tuple(free), tuple(costs), tuple(s.names))
