"""Random tables of the shedding family: consistent house rules, and lines that grow a log."""

from collections.abc import Iterator
from random import Random

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.families.shedding import Shedding
from referee.engine.families.shedding.state import ShedState
from referee.engine.house_rules.options import switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.view import PickCards, Prompt, Tap
from referee.engine.notation.lines import REASONS, read_action
from referee.engine.notation.record import Head, format_head
from referee.engine.notation.tokens import quote
from referee.engine.questions.legal import is_allowed
from tests.support.evenings import some_value
from tests.support.offers import lines_of, some_line

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
FAMILY = tuple(key for key in games.names() if isinstance(games.find(key), Shedding))
WAITS = (0.0, 0.2, 1.0, 5.0, 14.0)
WORDS = ("one", "uno", "page-one", "stop", "time-out", "time-in", "spade")
OF_PLAY = ("first", "main", "call")
TIME_OUT_LINE = f"says {TIME_OUT}"


def some_house(
    game: Game, chance: Random, most: int = 8, *, without: tuple[str, ...] = ()
) -> tuple[tuple[str, str], ...]:
    """Return random house rules without a contradiction."""
    known = switches(game.house)
    free = [key for key, switch in known.items() if switch.group not in without]
    while True:
        keys = chance.sample(free, chance.randint(0, most))
        house = tuple((key, some_value(known[key], chance)) for key in keys)
        if not game.preset_house().with_texts(house).problems(len(NAMES)):
            return house


class ShedTable:
    """A log that grows by random lines.

    `about_lines`: lines that name other lines too; `allows`: lines that let others stand too.
    """

    allows = False

    def __init__(self, key: str, seed: int, *, about_lines: bool = True) -> None:
        self.chance = Random(seed)
        self.about_lines = about_lines
        self.game = games.find(key)
        names = NAMES[: self.chance.randint(2, 5)]
        house = some_house(self.game, self.chance)
        self.log = GameLog(self.game, Head(key, names, house=house, facts=self.texts(house)))
        self.at = 0.0

    def texts(self, house: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """Return the texts of the blank cards: none, one that the referee can judge, or any other."""
        rules = self.game.preset_house().with_texts(house)
        assert isinstance(self.game, Shedding)
        known = (*self.game.configure(rules).texts, "everybody sings")
        return tuple((key, self.chance.choice(known)) for key in self.game.written(rules) if self.chance.random() < 0.8)

    @property
    def state(self) -> ShedState:
        assert isinstance(self.log.state, ShedState)
        return self.log.state

    @property
    def cards(self) -> list[Card]:
        """Return the kinds of cards in play, on the side that is up."""
        return list(self.state.packs)

    @property
    def house(self) -> str:
        """Return the house rules, for a failure message."""
        return format_head(self.log.head)

    def play(self, count: int) -> "ShedTable":
        """Enter more lines; unreadable ones are not counted."""
        for _ in range(count):
            self.step()
        return self

    def step(self) -> None:
        """Enter one more line, some time after the last one; an unreadable one is skipped."""
        action = self.chance.choices((self.offered, self.played, self.any), (6, 2, 2))[0]()
        self.at = round(self.at + self.chance.choice(WAITS), 2)
        try:
            self.log.enter(action, self.at)
        except NotationError:
            return

    def allowed(self, action: Action) -> bool:
        """Return whether a line would not be refused."""
        return is_allowed(self.log, action, self.at)

    def asks(self) -> Iterator[tuple[str, Prompt]]:
        """Return the prompts that continue the game, each with its seat."""
        for seat, who in enumerate(self.state.names):
            for ask in self.game.prompts(self.state, seat):
                too_few = isinstance(ask, PickCards) and len(ask.offers) < ask.least  # a hand that contradicts itself
                if ask.place in OF_PLAY and not too_few and not (isinstance(ask, Tap) and ask.text == TIME_OUT_LINE):
                    yield quote(who), ask

    def on_offer(self) -> Iterator[Action]:
        """Return the lines that the screens offer and that continue the game, except those that nobody could judge."""
        for who, ask in sorted(self.asks(), key=lambda pair: not isinstance(pair[1], Tap)):
            for text in lines_of(ask, self.log, who, len(self.cards)):
                if text != "plays ?":
                    yield read_action(f"{who} {text}")

    def offered(self) -> Action:
        """Return a line that a screen offers and that is allowed, if a few attempts find one."""
        asks = list(self.asks())
        for _ in range(12):
            who, ask = self.chance.choice(asks) if asks else ("", None)
            if ask is None:
                break
            action = read_action(f"{who} {some_line(ask, self.log, self.chance)}")
            if self.allowed(action):
                return action
        return self.any()

    def played(self) -> Action:
        """Return cards of the player to act, which may be several that go together."""
        s, chance = self.state, self.chance
        first = chance.choice(self.cards)
        alike = [card for card in self.cards if card.rank == first.rank or card.suit == first.suit != ""]
        cards = (first, *chance.choices(alike, k=chance.choice((0, 0, 1, 2))))
        words = tuple(word for word in WORDS[:4] if chance.random() < 0.2)
        called = chance.choice((None, *sorted(s.suits)))
        return act.Plays(s.names[s.turn], cards, called, words)

    def any(self) -> Action:
        """Return any line at all."""
        lines = len(self.log.entries)
        if self.about_lines and lines and self.chance.random() < 0.15:
            who, line = self.chance.choice(self.state.names), self.chance.randint(1, lines)
            if self.allows and self.chance.random() < 0.3:
                return act.Allows(who, line)
            return self.chance.choice((act.Undoes(who, line), act.Undoes(who), act.Amends(who, line, self.some())))
        return self.some()

    def some(self) -> Action:
        """Return any line that names no other line."""
        chance, s = self.chance, self.state
        who, whom = chance.choice(s.names), chance.choice((*s.names, s.names[s.last[0]]))
        some = tuple(chance.choices((*self.cards, UNKNOWN), k=chance.choice((1, 1, 2, 3))))
        word, suit = chance.choice(WORDS), chance.choice(sorted(s.suits))
        now = chance.random() < 0.5
        house = some_house(self.game, chance, 2, without=("deal",) if now else ())
        return chance.choice(
            (
                act.Plays(who, some, chance.choice((None, suit)), (word,)),
                act.Draws(who, chance.choice((None, 1, 2, 5))),
                act.Draws(who, len(some), some),
                act.Passes(who),
                act.Says(who, word),
                act.Catches(who, whom),
                act.Penalizes(who, whom, chance.choice(REASONS)),
                act.Calls(who, suit),
                act.Challenges(who),
                act.Finds(who, chance.random() < 0.5),
                act.Shows(who, some),
                act.Says(who, "done"),
                act.Discards(who, some[0]),
                act.Cuts(who, some[0]),
                act.Reshuffles(who),
                act.Deals(who, chance.random() < 0.3),
                act.Flips(who, some[0], chance.choice((None, suit))),
                act.Holds(who, some),
                act.Holds(who, (), chance.randint(0, 200)),
                act.Disputes(who),
                act.Votes(who, chance.random() < 0.5),
                act.Admits(who),
                act.Swaps(who, whom),
                act.Trades(who, whom),
                act.Leaves(who),
                act.Returns(who),
                act.Returns(who),
                act.Joins("Flo", who),
                act.Replaces("Gus", whom),
                act.Agrees(who, house or (("enforce", "players"),), now),
            )
        )
