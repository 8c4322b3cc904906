"""Random evenings at a table of One for property tests; most lines make sense."""

from collections.abc import Iterator
from random import Random

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN, Card, french_pack
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules import rounds
from referee.engine.house_rules.options import Each, House, Limits, Maybe, Number, Some, Switch, switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import REASONS
from referee.engine.notation.record import Head, Line, Record, format_record

GAME = games.find("one")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
PACK = french_pack()
CARDS = (*PACK, UNKNOWN, UNKNOWN, UNKNOWN)
WISHES = ("S", "H", "D", "C")
WAITS = (None, None, None, 0.0, 0.3, 4.0, 12.0)


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


def some_house(chance: Random, most: int = 5, *, cards: bool = True) -> tuple[tuple[str, str], ...]:
    """Return random house rules, with `cards` also those that change the number of cards."""
    known = switches(GAME.house)
    keys = [key for key in known if cards or key not in ("decks", "hand_size")]
    chosen = {key: some_value(known[key], chance) for key in chance.sample(keys, chance.randint(0, most))}
    if "hand_size" in chosen:
        chosen["hand_size"] = str(min(int(chosen["hand_size"]), 7))
    return tuple(chosen.items())


def house(head: Head) -> House:
    """Return the house rules of a head."""
    return GAME.preset_house(head.preset).with_texts(head.house)


class OneTable:
    """A log of One that grows by random lines.

    `about_lines`: lines that name other lines too; `free`: lines that overrule the cards too; `timed`: every line has a
    time.
    """

    def __init__(
        self, seed: int, *, about_lines: bool = True, free: bool = True, timed: bool = False, keep: str | None = None
    ) -> None:
        self.chance = Random(seed)
        self.about_lines = about_lines
        self.free = free
        self.waits = [wait for wait in WAITS if wait is not None or not timed]
        players = NAMES[: self.chance.randint(2, 5)]
        keep = keep or self.chance.choices(("plays", "scores"), (7, 1))[0]
        self.log = GameLog(GAME, Head("one", players, house=some_house(self.chance), keep=keep))
        self.at = 0.0

    def play(self, count: int) -> "OneTable":
        """Enter more lines; unreadable ones are not counted."""
        for _ in range(count):
            self.step()
        return self

    def step(self) -> Action:
        """Enter one more line, some time after the last one."""
        action = self.chance.choices((self.next, self.reaction, self.some), (6, 3, 2))[0]()
        wait = self.chance.choice(self.waits)
        if wait is not None:
            self.at = round(self.at + wait, 3)
        self.enter(action, None if wait is None else self.at)
        return action

    def enter(self, action: Action, at: float | None = None) -> bool:
        """Enter a line; return False and keep nothing if it is unreadable."""
        try:
            self.log.enter(action, at)
        except NotationError:
            return False
        return True

    def record(self) -> str:
        """Return the evening so far as a record."""
        lines = tuple(Line(entry.action, entry.at if entry.timed else None) for entry in self.log.entries)
        return format_record(Record(self.log.head, lines))

    def sensible(self) -> Iterator[Action]:
        """Return lines that continue the game; at least one is not refused unless the game is over or nobody is
        present.
        """
        s = self.log.state
        there = [s.names[seat] for seat, gone in enumerate(s.gone) if not gone]
        if s.timeout != NOBODY:
            yield act.Says(s.names[s.timeout], "time-in")
        elif not there:
            yield act.Returns(s.names[0])
        elif s.keep == "scores" and not (s.phase == "deal" and s.later_keep == "plays"):
            yield from (act.Scores(who, (who,), 17) for who in there)
        elif s.phase == "deal":
            dealer = s.names[rounds.next_dealer(s)]
            yield act.Flips(dealer, self.chance.choice(PACK)) if s.dealt else act.Deals(dealer)
        elif s.phase == "play" and s.turn != NOBODY:
            who = s.names[s.turn]
            yield act.Draws(who)
            for card in self.fitting(who):
                yield act.Plays(who, (card,), "H" if card.rank in ("J", "joker") else None, ("one", "spade"))
        elif s.phase == "count" and s.turn != NOBODY:
            yield act.Draws(s.names[s.turn])
        elif s.phase == "count":
            yield from (act.Holds(s.names[seat]) for seat, here in enumerate(s.here) if here)
        else:
            yield act.Returns(self.chance.choice(s.names))

    def next(self) -> Action:
        """Return a line that continues the game, legally or not."""
        s = self.log.state
        if s.phase == "play" and s.turn != NOBODY and self.chance.random() < 0.25:
            laid = (self.chance.choice(CARDS),) * self.chance.choice((1, 1, 2))
            return act.Plays(self.chance.choice((s.names[s.turn], self.chance.choice(s.names))), laid)
        return self.chance.choice(list(self.sensible()))

    def reaction(self) -> Action:
        """Return a reaction to the last line: a penalty card, a challenge, a vote or a call."""
        s, names, chance = self.log.state, self.log.state.names, self.chance
        who = chance.choice(names)
        whom = chance.choice((names[s.last[0]], who, *(names[offence.seat] for offence in s.offences)))
        if s.dispute is not None:
            return chance.choice((act.Votes(who, True), act.Votes(who, False), act.Admits(names[s.dispute.seat])))
        if s.ledger and chance.random() < 0.2:
            return act.Disputes(who)
        if isinstance(self.log.entries[-1].read if self.log.entries else None, act.Penalizes) and chance.random() < 0.4:
            return act.Penalizes(who, whom, "undeserved")
        reason = chance.choice(
            ("play", "play", "spade", "slow", *(offence.reason.split("/")[0] for offence in s.offences))
        )
        return chance.choice(
            (act.Penalizes(who, whom, reason), act.Calls(who, chance.choice(WISHES)), act.Catches(who, whom))
        )

    def fitting(self, who: str) -> list[Card]:
        """Return some cards that may be played now."""
        tried = self.chance.sample(PACK, 12)
        return [card for card in tried if self.log.judge(act.Plays(who, (card,))).verdict is Verdict.OK]

    def some(self) -> Action:
        """Return any line at all."""
        kinds = [*KINDS, *(KINDS_ABOUT_LINES if self.about_lines else ()), *(KINDS_FREE if self.free else ())]
        if self.about_lines and self.free:
            kinds.append("allows")
        return self.of_kind(self.chance.choice(kinds))

    def of_kind(self, kind: str) -> Action:
        """Return a line of one kind, with random players and cards."""
        chance, names = self.chance, self.log.state.names
        who, whom, line = chance.choice(names), chance.choice(names), chance.randint(1, len(self.log.entries) + 1)
        speech = tuple(chance.choices(("one", "spade", "time-out"), k=chance.choice((0, 0, 1, 2))))
        calling = chance.choice((None, *WISHES))
        known = chance.choice((None, line)) if self.about_lines else None
        match kind:
            case "plays":
                return act.Plays(who, (chance.choice(CARDS),) * chance.choice((1, 1, 1, 2, 3)), calling, speech)
            case "throws":
                return act.Plays(who, tuple(chance.choices(CARDS, k=chance.randint(2, 4))), calling, speech)
            case "draws":
                return act.Draws(who, chance.choice((None, None, 1, 2, 4, 9)))
            case "passes":
                return act.Passes(who)
            case "calls":
                return act.Calls(who, chance.choice(WISHES))
            case "says":
                return act.Says(who, chance.choice(("one", "one", "time-out", "time-in", "hello")))
            case "catches":
                return act.Catches(who, whom)
            case "penalizes":
                return act.Penalizes(who, whom, chance.choice(REASONS))
            case "disputes":
                return act.Disputes(who, known)
            case "votes":
                return act.Votes(who, chance.random() < 0.5)
            case "admits":
                return act.Admits(who, known)
            case "deals":
                return act.Deals(who)
            case "wrong":
                return act.Deals(who, True, tuple(chance.choices(range(9), k=chance.randint(0, 6))))
            case "flips":
                return act.Flips(who, chance.choice(CARDS), calling, speech)
            case "holds":
                return act.Holds(who, tuple(chance.choices(CARDS, k=chance.randint(0, 4))))
            case "points":
                return act.Holds(who, (), chance.randint(-5, 200))
            case "scores":
                return act.Scores(who, (who,), chance.randint(-50, 200))
            case "reshuffles":
                return act.Reshuffles(who)
            case "agrees":
                keep = (("keep", chance.choice(("plays", "plays", "scores"))),)
                return act.Agrees(who, some_house(chance, 2, cards=False) or keep, chance.random() < 0.5)
            case "joins":
                return act.Joins(chance.choice(("Flo", "Gus", *names)), who, chance.choice((None, 40)))
            case "replaces":
                return act.Replaces(chance.choice(("Hal", "Ida", *names)), whom)
            case "swaps":
                return act.Swaps(who, whom)
            case "leaves":
                return act.Leaves(who)
            case "returns":
                return act.Returns(who)
            case "undoes":
                return act.Undoes(who, chance.choice((None, line)))
            case "amends":
                return act.Amends(who, line, self.of_kind(chance.choice(KINDS)))
            case "allows":
                return act.Allows(who, line)
        key = chance.choice((*FACTS, *(f"{fact}.{whom}" for fact in ("hand", "aside", "score", "penalties"))))
        return act.Corrects(who, ((key, self.some_fact(key)),))

    def some_fact(self, key: str) -> str:
        """Return a value to which a fact may be corrected."""
        names = self.log.state.names
        values: dict[str, tuple[str, ...]] = {
            "turn": names,
            "timeout": (*names, "none"),
            "winner": (*names, "none"),
            "dealer": names,
            "phase": ("deal", "play", "count", "over"),
            "top": tuple(map(str, CARDS)),
            "suit": (*WISHES, "any"),
            "direction": ("left", "right"),
        }
        return self.chance.choice(values.get(key, tuple(map(str, range(1, 30)))))


KINDS = (
    *("plays", "plays", "throws", "draws", "draws", "passes", "calls", "says", "says", "catches", "penalizes"),
    *("penalizes", "penalizes", "disputes", "votes", "votes", "admits", "deals", "wrong", "flips", "holds", "points"),
    *("scores", "reshuffles", "agrees", "joins", "replaces", "swaps", "leaves", "returns", "returns"),
)
KINDS_ABOUT_LINES = ("undoes", "undoes", "amends")
KINDS_FREE = ("corrects", "corrects")
FACTS = ("turn", "dealer", "round", "phase", "timeout", "top", "suit", "direction", "draw", "stock", "pile", "winner")
