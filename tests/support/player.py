"""The one random player of every game: lines that people might enter, right or wrong, and whole games of legal ones."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import note

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action, Group
from referee.engine.basics.cards import UNKNOWN, Card
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.conduct import TIME_OUT
from referee.engine.families.shedding import Shedding
from referee.engine.families.tricks import Tricks
from referee.engine.families.tricks.config import BIT
from referee.engine.house_rules.options import Each, Limits, Maybe, Number, Some, Switch, switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.game import Game
from referee.engine.model.view import PickCards, Prompt, Tap
from referee.engine.notation.lines import REASONS, read_action
from referee.engine.notation.record import Head, format_head
from referee.engine.notation.tokens import quote
from referee.engine.questions.what_if import OF_PLAY, is_allowed, is_of_play
from tests.support.offers import lines_of, one_group, some_line

House = tuple[tuple[str, str], ...]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
ODD = ("Ann", "Cy-2", "민수", "さくら", "Ольга", "محمد", "none", "Mary Ann", 'a"b', "c\\d", "#1")
"""Names that are hard to read or to escape."""
WITH_CARDS = tuple(key for key in games.names() if key != "other")
FAMILY = tuple(key for key in games.names() if isinstance(games.find(key), Shedding))
"""The shedding games."""
WAITS = (0.0, 0.2, 1.0, 5.0, 14.0)
WORDS = ("one", "uno", "page-one", "stop", "spade", "rest", "add", "subtract", "done", "hello", TIME_OUT, "time-in")
ABOUT_LINES = (act.Undoes, act.Undoes, act.Undoes, act.Amends, act.Allows)
PLAYS = (act.Plays, act.Plays, act.Draws, act.TakesPile, act.Melds, act.Discards, act.Passes)
"""Verbs by which the player to act plays on."""
FACTS = ("turn", "dealer", "round", "phase", "top", "suit", "direction", "draw", "stock", "winner", "hand.", "score.")
OF_HANDS = ("plays", "melds", "discards", "lays", "gives")
"""Verbs that lay down cards of a hand."""
TRIES = 60
LATE = "Zoe"


def some_value(switch: Switch, chance: Random) -> str:
    """Return a value of a house rule, as a record writes it."""
    match switch.kind:
        case Number(least, most, _, step) if step == 1:
            return str(chance.randint(int(least), int(most)))
        case Number(least, most):
            return f"{chance.uniform(least, most):.1f}"
        case Maybe(word, number):
            return chance.choice((word, str(chance.randint(int(number.least), int(number.most)))))
        case Each(limits):
            return ",".join(f"{key}:{chance.randint(1, 20)}" for key, _ in limits)
        case Limits(limits):
            limit, number = chance.choice(limits)
            return chance.choice(("off", f"{limit}:{chance.randint(int(number.least), 300)}"))
        case Some(words):
            return ",".join(word for word in words if chance.random() < 0.5) or switch.kind.none
        case kind:
            return chance.choice(kind.values())


def some_house(game: Game, chance: Random, most: int = 8, without: Sequence[str] = ()) -> House:
    """Return random house rules without a contradiction, and `without` switches of these groups."""
    known = switches(game.house)
    free = [key for key, switch in known.items() if switch.group not in without]
    while True:
        keys = chance.sample(free, chance.randint(0, min(most, len(free))))
        house = tuple((key, some_value(known[key], chance)) for key in keys)
        if not game.preset_house().with_texts(house).problems(6):
            return house


class RandomTable:
    """A table of any game that grows by random lines; without `about_lines` none names another line.

    Its people, house rules and what it keeps are random unless they are given. `free` lets people correct facts too;
    with `known` the log knows every card of the hands, dealt from a real pack.
    """

    def __init__(
        self,
        key: str,
        seed: int,
        *,
        about_lines: bool = True,
        free: bool = False,
        known: bool = False,
        house: House | None = None,
        people: int | None = None,
        keep: str | None = None,
        names: Sequence[str] = NAMES,
        facts: House = (),
        rules: Game | None = None,
    ) -> None:
        self.chance = chance = Random(seed)
        self.game = rules or games.find(key)
        self.about_lines, self.free, self.known, self.at = about_lines, free, known, 0.0
        least, most = self.game.players
        names = names if len(names) <= len(NAMES) else chance.sample(names, len(NAMES))
        self.most = min(most, len(names))
        house = some_house(self.game, chance) if house is None else house
        if key in ("hearts", "canasta") and "enforce" not in dict(house):
            house = (*house, ("enforce", chance.choice(("players", "referee"))))
        players = tuple(names[: people or chance.randint(least, self.most)])
        keep = keep or chance.choices(("plays", "scores"), (7, 1))[0]
        sides = self.game.sides(self.game.preset_house().with_texts(house), len(players))
        teams = (
            tuple(tuple(players[seat] for seat in side) for side in sides.sides) if len(players) == 5 and sides else ()
        )
        written = self._written(house)
        self.log = GameLog(self.game, Head(key, players, teams=teams, house=house, keep=keep, facts=(*written, *facts)))
        self.stock: list[Card] = []

    def _written(self, house: House) -> House:
        """Return the texts of blank cards: none, one that the referee can judge, or any other."""
        rules = self.game.preset_house().with_texts(house)
        written = self.game.written(rules)
        known = (*self.game.configure(rules).texts, "everybody sings") if written else ()  # type: ignore[attr-defined]
        return tuple((key, self.chance.choice(known)) for key in written if self.chance.random() < 0.8)

    @property
    def state(self) -> Any:
        """Return the current state."""
        return self.log.state

    @property
    def cards(self) -> list[Card]:
        """Return the kinds of cards that may still be in a hand or in the stock."""
        kinds = getattr(self.state, "packs", None) or self.game.kinds(self.state)
        seen = getattr(self.state, "seen", 0)
        if not isinstance(self.game, Tricks):
            return list(kinds) or [UNKNOWN]
        return [card for card in kinds if BIT[card] & self.state.config.cards & ~seen] or [UNKNOWN]

    @property
    def record(self) -> str:
        """Return the table so far as a record."""
        lines = [f"@{entry.at:g} {entry.text}" for entry in self.log.entries]
        return "\n".join((format_head(self.log.head), *lines))

    def play(self, count: int) -> "RandomTable":
        """Enter more lines; unreadable ones are not counted."""
        for _ in range(count):
            self.step()
        return self

    def holds(self, count: int, check: Callable[[Any], None]) -> None:
        """Enter lines and check a property after each; a failure shows the record."""
        for _ in range(count):
            self.step()
            try:
                check(self)
            except Exception:
                note(self.record)
                raise

    def step(self) -> bool:
        """Enter one more line, some time after the last one; return False if it is unreadable."""
        makes = (self.offered, self.played, self.reaction, self.any)
        return self.enter(self.chance.choices(makes, (6, 2, 2, 2))[0]())

    def enter(self, action: Action) -> bool:
        """Enter a line with the cards that come with it; return False and keep nothing if it is unreadable."""
        self.at = round(self.at + self.chance.choice(WAITS), 2)
        try:
            entry = self.log.enter(self._with_cards(action) if self.known else action, self.at)
        except NotationError:
            return False
        if self.known and isinstance(action, act.Deals) and entry.stands and not action.wrong:
            self._deal(action.who)
        return True

    def _deal(self, dealer: str) -> None:
        """Deal a shuffled pack, and state the hands."""
        s = self.state
        packs = self.game.packs(s)
        self.stock = list(Counter(packs if isinstance(packs, Mapping) else self.game.kinds(s)).elements())
        self.chance.shuffle(self.stock)
        hands = [(name, [self.stock.pop() for _ in range(s.hands[at] or 0)]) for at, name in enumerate(s.names)]
        facts = [(f"hand.{quote(name)}", " ".join(card.code for card in hand)) for name, hand in hands if hand]
        self.log.enter(act.Corrects(dealer, tuple(facts)), self.at)

    def _with_cards(self, action: Action) -> Action:
        """Return a line with the cards that the stock gives, if it draws or turns any up."""
        match action:
            case act.Draws(who, count, ()) if self.stock and self.allowed(action):
                drawn = min(count or 1, len(self.stock))
                return act.Draws(who, drawn, tuple(self.stock.pop() for _ in range(drawn)))
            case act.Lays(who, card, None) if self.stock and self.allowed(action):
                return act.Lays(who, card, self.stock.pop())
            case act.Flips(who) if self.stock:
                return act.Flips(who, self.stock.pop())
        return action

    def allowed(self, action: Action) -> bool:
        """Return whether a line would not be refused, and a dealt hand has its cards."""
        groups = action.groups if isinstance(action, act.Melds) else ()
        cards = Counter(card for group in groups for card in group.cards)
        hand = self.state.known[self.state.seat(action.who)] if self.known and cards else None
        return is_allowed(self.log, action, self.at) and (hand is None or not cards - Counter(hand))

    def asks(self) -> Iterator[tuple[str, Prompt]]:
        """Yield the prompts that continue the game, each with its seat; of a dealt hand only its cards are offered."""
        for seat, who in enumerate(self.state.names):
            for ask in self.game.prompts(self.state, seat):
                if not is_of_play(ask) or (isinstance(ask, Tap) and TIME_OUT in ask.text):
                    continue
                hand = self.state.known[seat] if self.known else None
                if isinstance(ask, PickCards) and hand is not None and ask.verb in OF_HANDS:
                    offers = tuple(offer for offer in ask.offers if offer.card in hand)
                    asked: Prompt = replace(ask, offers=offers)
                else:
                    asked = ask
                if not isinstance(asked, PickCards) or self._can_pick(asked):
                    yield quote(who), asked

    def _can_pick(self, ask: PickCards) -> bool:
        """Return False for too few cards: a contradictory hand, or one that lacks what the prompt asks for."""
        return len([offer for offer in ask.offers if offer.card.rank not in ask.grouped]) >= ask.least

    def on_offer(self) -> Iterator[Action]:
        """Yield the lines that the screens offer and that continue the game, except those that nobody could judge."""
        for who, ask in sorted(self.asks(), key=lambda pair: not isinstance(pair[1], Tap)):
            for text in lines_of(ask, self.log, who, len(self.cards)):
                if text != "plays ?":
                    yield read_action(f"{who} {text}")

    def offered(self, tries: int = 12) -> Action:
        """Return a line that a screen offers and that is allowed, if a few attempts find one."""
        asks = list(self.asks())
        for _ in range(tries if asks else 0):
            who, ask = self.chance.choice(asks)
            action = read_action(f"{who} {some_line(ask, self.log, self.chance)}")
            if self.allowed(action):
                return action
        return self.any()

    def played(self) -> Action:
        """Return a play of the player to act or of anybody, of cards that go together, right or wrong."""
        kinds = [kind for kind in PLAYS if kind in self.game.rules_on]
        s = self.state
        who = s.names[s.turn] if self.chance.random() < 0.7 else self.chance.choice(s.names)
        return self.of_kind(self.chance.choice(kinds), who)

    def reaction(self) -> Action:
        """Return a vote, or a penalty card or a catch for somebody who may have broken a rule."""
        s, chance = self.state, self.chance
        who = chance.choice(s.names)
        if s.dispute is not None:
            return chance.choice((act.Votes(who, True), act.Votes(who, False), act.Admits(s.names[s.dispute.seat])))
        found = [offence for offence in s.offences if s.names[offence.seat] != who]
        if found and chance.random() < 0.8:
            offence = chance.choice(found)
            return act.Penalizes(who, s.names[offence.seat], chance.choice(offence.reason.split("/")))
        whom = chance.choice((s.names[s.last[0]], *s.names))
        reason = chance.choice(("play", "spade", "slow", "undeserved"))
        calls = (self.of_kind(act.Calls, who),) if act.Calls in self.game.rules_on else ()
        return chance.choice((act.Penalizes(who, whom, reason), act.Catches(who, whom), act.Disputes(who), *calls))

    def any(self) -> Action:
        """Return any line at all, mostly one that names no other line."""
        if self.about_lines and self.log.entries and self.chance.random() < 0.2:
            return self.of_kind(self.chance.choice(ABOUT_LINES))
        return self.some()

    def some(self) -> Action:
        """Return any line that names no other line."""
        kinds = [kind for kind in self.game.rules_on if kind not in ABOUT_LINES]
        free = self.free and self.chance.random() < 0.1
        kinds = [act.Corrects] if free else [kind for kind in kinds if kind is not act.Corrects]
        return self.of_kind(self.chance.choice((*kinds, act.Returns, act.Penalizes)))

    def of_kind(self, kind: type[Action], by: str | None = None) -> Action:
        """Return a line of one kind, by a person or anybody, about anybody and any cards."""
        chance, s, cards = self.chance, self.state, self.cards
        who, whom, seat = by or chance.choice(s.names), chance.choice(s.names), chance.randrange(len(s.names))
        some = self._some_cards(cards)
        suit = chance.choice(sorted(getattr(s, "suits", None) or "SHDC"))
        lines = len(self.log.entries)
        line = chance.randint(max(1, lines - chance.choice((5, 60))), max(1, lines))
        known = chance.choice((None, line)) if self.about_lines else None
        yes, now = chance.random() < 0.5, chance.random() < 0.5
        points = chance.randint(-10, 40) * chance.choice((1, 5))
        words = tuple(word for word in WORDS[:5] if chance.random() < 0.15)
        match kind:
            case act.Plays:
                return act.Plays(who, some, chance.choice((None, suit)), words)
            case act.Draws:
                return chance.choice((act.Draws(who, chance.choice((None, 1, 2, 5))), act.Draws(who, len(some), some)))
            case act.Melds:
                return act.Melds(who, tuple(self._group(cards) for _ in range(chance.choice((1, 1, 2, 4)))))
            case act.Gives:
                return chance.choice((act.Gives(who, some), act.Gives(who, (), len(some))))
            case act.Holds:
                return chance.choice((act.Holds(who, some), act.Holds(who, (), points)))
            case act.Scores:
                side = tuple(s.names[at] for at in chance.choice(self.game.sharing(s)))
                return act.Scores(side[0], side, points)
            case act.Flips:
                return act.Flips(who, some[0], chance.choice((None, suit)))
            case act.Deals:
                wrong = chance.random() < 0.3
                return act.Deals(who, wrong, tuple(chance.choices(range(9), k=chance.choice((0, 3)))) if wrong else ())
            case act.Shows:
                return act.Shows(who, tuple(chance.sample(cards, min(len(cards), s.hands[seat] or 1))))
            case act.Says:
                return act.Says(who, chance.choice((*WORDS, TIME_OUT, TIME_OUT, "time-in", "time-in", "one")))
            case act.Lays:
                return act.Lays(who, some[0], chance.choice((None, chance.choice(cards))))
            case act.Penalizes:
                return act.Penalizes(who, chance.choice((whom, s.names[s.last[0]])), chance.choice(REASONS))
            case act.Agrees:
                keep = (("keep", chance.choice(("plays", "plays", "scores"))),)
                house = some_house(self.game, chance, 2, ("deal",) if now else ())
                return act.Agrees(who, chance.choice((house, keep)) or keep, now)
            case act.Joins:
                return act.Joins(chance.choice(("Gus", whom)), who, chance.choice((None, points)))
            case act.Replaces:
                return act.Replaces(chance.choice(("Hal", "Ida", who)), whom)
            case act.Undoes:
                return act.Undoes(who, known)
            case act.Amends:
                return act.Amends(who, line, chance.choice((self.played, self.some))())
            case act.Corrects:
                return act.Corrects(who, ((self._fact(chance.choice(FACTS), whom)),))
            case act.Takes:
                return act.Takes(who, points)
        given: dict[type[Action], tuple[Any, ...]] = {
            act.Calls: (suit,),
            act.Finds: (yes,),
            act.Votes: (yes,),
            act.Answers: (yes,),
            act.Allows: (line,),
            act.Discards: some[:1],
            act.Cuts: some[:1],
            act.Disputes: (known,),
            act.Admits: (known,),
            **dict.fromkeys((act.Catches, act.Swaps, act.Trades), (whom,)),
        }
        return kind(who, *given.get(kind, ()))

    def _some_cards(self, cards: list[Card]) -> tuple[Card, ...]:
        """Return one card or several that go together, often of a known hand; sometimes one that nobody named."""
        chance, s = self.chance, self.state
        held = getattr(s, "known", ())
        hand = held[s.turn] if held and s.turn >= 0 and chance.random() < 0.7 else None
        first = chance.choice(sorted(hand, key=str) if hand else cards)
        alike = [card for card in hand or cards if card.rank == first.rank or card.suit == first.suit != ""]
        more = chance.choices(alike or cards, k=chance.choice((0, 0, 0, 1, 2)))
        return (first, *more) if chance.random() < 0.95 else (UNKNOWN, *more)

    def _group(self, cards: list[Card]) -> Group:
        """Return some cards that may form a meld."""
        offers = [ask for _, ask in self.asks() if isinstance(ask, PickCards) and ask.grouped]
        if offers and self.chance.random() < 0.7:
            return Group(tuple(one_group(self.chance.choice(offers), self.chance)))
        first = self.chance.choice(cards)
        same = [card for card in cards if card.rank == first.rank] * 2
        group = tuple(self.chance.sample(same, self.chance.randint(1, min(4, len(same)))))
        return Group(group, self.chance.choice((None, None, first.rank)) if len(first.rank) == 1 else None)

    def _fact(self, key: str, whom: str) -> tuple[str, str]:
        """Return a value to which a fact may be corrected."""
        values = {
            **dict.fromkeys(("turn", "dealer", "winner"), tuple(map(quote, self.state.names))),
            "phase": ("deal", "play", "count", "over"),
            "top": tuple(map(str, self.cards)),
            "suit": ("S", "any"),
            "direction": ("left", "right"),
        }
        name = f"{key}{quote(whom)}" if key.endswith(".") else key
        return name, self.chance.choice(values.get(key, tuple(map(str, range(1, 30)))))


@dataclass(frozen=True, slots=True)
class WholeGame:
    """One game: its rules, the people, the house rules, what is recorded, and after how many lines it is cut off.

    With `cards` the log knows the hands, dealt from a real pack. A game of the tests brings its `rules`.
    """

    game: str
    people: int
    house: str = ""
    keep: str = "plays"
    most: int = 400
    comes_and_goes: bool = True
    cards: bool = False
    rules: Game | None = None
    names: tuple[str, ...] = ("Ann", "Bo", "Cy", '=1+"x"', "Ed", "Flo")
    """The people; one of the names needs escaping in a spreadsheet and on a page."""

    @property
    def head(self) -> str:
        """Return the head of the record."""
        return format_head(Player(self, 0).log.head)

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, str(self.people), self.keep, self.house, "cards" * self.cards)))


class Player(RandomTable):
    """All players of one table, who enter only lines that stand."""

    def __init__(self, game: WholeGame, seed: int) -> None:
        house = tuple((key, value) for key, _, value in (pair.partition("=") for pair in game.house.split()))
        super().__init__(
            game.game, seed, about_lines=False, known=game.cards, people=game.people,
            house=house, keep=game.keep, names=game.names, rules=game.rules,
        )  # fmt: skip
        self.log = GameLog(
            self.game, Head(game.game, self.log.head.players, self.log.head.teams, house=house, keep=game.keep)
        )
        self.evening = game

    def steps(self) -> Iterator[list[str]]:
        """Yield the game, step by step, until it is over: the lines that were entered together."""
        while self.state.phase != "over" and (count := len(self.log.entries)) < self.evening.most:
            for line in self.people() or (self.round() if self.state.keeps == "scores" else self.turn()):
                self.enter(read_action(line))
            if count == len(self.log.entries):
                return
            yield [entry.text for entry in self.log.entries[count:]]

    def people(self) -> list[str]:
        """Let somebody leave, return or arrive late, or correct a total, now and then."""
        s, chance = self.state, self.chance
        if not self.evening.comes_and_goes or chance.random() > (0.3 if s.keeps == "scores" else 0.03):
            return []
        there = [quote(name) for name, gone in zip(s.names, s.gone, strict=True) if not gone]
        gone = [quote(name) for name, gone in zip(s.names, s.gone, strict=True) if gone]
        points = "scores" in self.game.modes(s.house)
        lines = [f"{gone[0]} returns"] if gone else [f"{chance.choice(there)} leaves"] if len(there) > 2 else []
        if LATE not in s.names and chance.random() < 0.4:
            lines = [f"{LATE} joins after {there[0]} with {chance.randint(0, 9) * 5 if points else 0}"]
        if points and chance.random() < 0.3:
            side = "+".join(quote(s.names[seat]) for seat in chance.choice(self.game.sharing(s)))
            lines = [f"{there[0]} corrects score.{side} {chance.randint(-9, 9) * 5}"]
        return [line for line in lines if self._stands(line)]

    def round(self) -> list[str]:
        """Return the lines of a round on its sheet, filled at random if a few attempts make one."""
        sheet = self.game.tally(self.state)
        assert sheet is not None
        for _ in range(TRIES):
            values: dict[tuple[int, str], str] = {}
            for box in sheet.boxes:
                if box.alone:
                    nobody = not box.least and self.chance.random() < 0.5
                    values |= {(row[0], box.key): "0" for row in sheet.rows if nobody}
                    values[self.chance.choice(sheet.rows)[0], box.key] = "0" if nobody else "1"
                    continue
                most = min(box.most, 1 if box.picked and box.most < 10 else 60 * box.step)
                for row in sheet.rows if not box.mark else ():
                    values[row[0], box.key] = str(self.chance.randrange(0, most + 1, box.step))
            if lines := self.game.filled(self.state, sheet, values).lines:
                return list(lines)
        zeros = {(row[0], box.key): "0" for row in sheet.rows for box in sheet.boxes if not box.mark}
        some = dict(self.chance.choice(sheet.shortcuts).values) if sheet.shortcuts else zeros
        return list(self.game.filled(self.state, sheet, some).lines)

    def turn(self) -> list[str]:
        """Return a legal line of play: first whatever waits for an answer, and mostly a card before a draw."""
        s, chance = self.state, self.chance
        if s.timeout >= 0:
            return [f"{quote(s.names[s.timeout])} says time-in"]
        if self.game.tally(s) is not None and chance.random() < 0.3:
            return self.round()
        cards_first = chance.random() < 0.85
        last = self.log.entries[-1] if self.log.entries else None
        back = last is not None and isinstance(last.action, act.Undoes)
        asks = [
            (
                OF_PLAY.index(ask.place),
                who != quote(s.names[s.turn]),
                not getattr(ask, "grouped", ()),
                isinstance(ask, PickCards) is not cards_first,
                chance.random(),
                who,
                ask,
            )
            for who, ask in self.asks()
            if ask.place in ("first", "main")
        ]
        for *_, who, ask in sorted(asks, key=lambda found: found[:5]):
            for _ in range(TRIES if isinstance(ask, PickCards) else 3):
                words = ask.words if isinstance(ask, PickCards) and chance.random() < 0.8 else ()
                line = f"{who} {some_line(ask, self.log, chance)}" + "".join(
                    f" saying {word.word}" for word in words[:1]
                )
                if "undo" not in line and not (back and line.endswith("takes pile")) and self._stands(line):
                    return [line]
        taken = [entry for entry in self.log.entries[-4:] if isinstance(entry.action, act.TakesPile) and entry.stands]
        return [f"{quote(taken[-1].action.who)} undoes {taken[-1].n}"] if taken else []

    def _stands(self, line: str) -> bool:
        return self.allowed(read_action(line))
