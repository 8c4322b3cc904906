"""An independent count of games: places, points and figures, from exported records and the facts of their replay.

It knows the notation of the record and how the games are counted. A line may be taken back only by the next one, as
`tests.support.lively` does.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from referee.records.replay import replay

QUOTED = r'"(?:[^"\\]|\\.)*"'
WORD = re.compile(rf"(?:{QUOTED}|[^\s\"])+")
NAME = re.compile(rf"(?:{QUOTED}|[^+\"])+")
TALK = ("votes", "says", "admits")
"""Lines that do not end a vote."""
MOVES = ("plays", "draws", "passes", "takes pile")
"""The moves of the player on turn, apart from melds and discards, which follow such a move."""
QUEEN = "QS"
AMENDS = re.compile(r" amends (\d+): (.+?)  => ok")
FROM_QUEEN = 13
SUM = 26
COMPLETE = 7
SHEET = {"natural": "canastas-natural", "mixed": "canastas-mixed", "red3": "red-threes"}
ANSWERS = {"out": "out", "concealed": "out-concealed"}
OVER = ("deal", "over")
RANKS = "23456789TJQKA"


def unquoted(text: str) -> str:
    """Return a name as people read it."""
    return re.sub(r"\\(.)", r"\1", text[1:-1]) if text.startswith('"') else text


def names(text: str) -> list[str]:
    """Return the names of a side."""
    return [unquoted(name) for name in NAME.findall(text)]


@dataclass
class Line:
    """A line of a record: its words, its verdict, and the facts after it."""

    n: int
    at: float
    words: list[str]
    verdict: str
    facts: dict[str, str]

    @property
    def who(self) -> str:
        return unquoted(self.words[0])

    @property
    def verb(self) -> str:
        return " ".join(self.words[1:3]) if self.words[1:3] == ["takes", "pile"] else self.words[1]


@dataclass
class Player:
    """A player's result of a game."""

    place: int | None = None
    won: bool = False
    points: int = 0
    against: int = 0
    side: str = ""
    rounds: list[int] = field(default_factory=list)
    figures: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))


@dataclass
class Counted:
    """A game as it was counted: the key of the game, True if it is `over`, and its players by name."""

    kind: str
    over: bool
    fewest: bool
    players: dict[str, Player]


def recount(text: str) -> list[Counted]:
    """Return the games of an exported night."""
    records = re.split(r"^== .*\n", text, flags=re.MULTILINE)[1:]
    return [Record(as_amended(record)).counted() for record in records]


def as_amended(record: str) -> str:
    """Return a record as if every amended line had been entered right; it then demands nothing."""
    head, _, rest = record.strip().partition("\n\n")
    lines = rest.splitlines()
    amended = {at: found for at, line in enumerate(lines) if (found := AMENDS.search(line))}
    if not amended:
        return record
    for at, found in amended.items():
        lines[int(found[1]) - 1] = f"{lines[int(found[1]) - 1].split(' ')[0]} {found[2]}"
        lines[at] = ""
    return "\n".join((head, "", *(line.partition("  => ")[0] for line in lines if line), ""))


def replayed(record: str) -> Iterator[Line]:
    """Yield the lines of a record; all demands of the record must hold."""
    for line in replay(record, "exported"):
        assert not line.misses, (line.action, line.misses)
        facts = {key: "none" if value is None else str(value) for key, value in line.facts.items()}
        yield Line(line.n, line.at or 0.0, WORD.findall(line.action or ""), line.verdict or "", facts)


class Record:
    """A record that is counted line by line."""

    def __init__(self, text: str) -> None:
        head, _, _ = text.partition("\n\n")
        self.head = dict(line.split(": ", 1) for line in head.splitlines())
        self.house = dict(pair.partition("=")[::2] for pair in self.head.get("house", "").split())
        self.kind = self.head["game"]
        self.facts: dict[str, str] = {"phase": "deal", "turn": "none", "timeout": "none"}
        self.names = [unquoted(name) for name in WORD.findall(self.head["players"])]
        self.gone: set[str] = set()
        self.players: dict[str, Player] = defaultdict(Player)
        self.lines = list(replayed(text))
        self.begun = False
        self.kept: dict[str, int] = {}
        self.was_vote = self.concealed = False
        self.began: float | None = None
        self.cards: dict[int, tuple[str, str, int, str]] = {}
        self.vote: tuple[int, str, str] | None = None
        self.votes: Counter[str] = Counter()
        self.voters: set[str] = set()
        self.fell: Counter[str] = Counter()
        """The cards that somebody got back with this line, by a vote."""
        self.striker, self.waits = "", 0
        self.first = ""
        self.here: set[str] = set()
        """The players of the round; of them `away` left before it was counted."""
        self.away: set[str] = set()
        self.trick: list[tuple[str, str]] = []
        self.taken: Counter[str] = Counter()
        self.queens: list[str] = []
        self.entered: dict[str, dict[str, str]] = {}
        self.sides: dict[str, list[str]] = {}
        self.ends: list[str] = []

    def counted(self) -> Counted:
        """Count the whole record."""
        undone = {int(line.words[2]) for line in self.lines if line.verb == "undoes" and line.verdict == "ok"}
        for line in self.lines:
            if line.n in undone:
                continue
            if line.verb == "undoes" and line.verdict == "ok":
                self.facts = line.facts
                self.began = line.at if self._running() else None
            elif line.verdict != "no":
                self._count(line)
        self._cards()
        return Counted(self.kind, self.facts["phase"] == "over", self.fewest, self._ranked())

    # The state of the table

    def _count(self, line: Line) -> None:
        before, self.facts = self.facts, line.facts
        if line.verb == "joins":
            self.names.append(line.who)
        elif line.verb == "leaves":
            self.gone.add(line.who)
            if self.facts["phase"] != "count":
                self.away.add(line.who)
        elif line.verb == "returns":
            self.gone.discard(line.who)
            self.away.discard(line.who)
        self._scores(self.facts)
        self._end_vote(line)
        if not self.begun and line.verb in ("deals", "takes", "scores"):
            self.begun, self.here, self.away = True, set(self.names) - self.gone, set()
            self.striker, self.waits = "", 0
            self.first, self.trick, self.queens, self.entered, self.taken = "", [], [], {}, Counter()
        self._seconds(line, before)
        self._conduct(line, before)
        self._shedding(line, before)
        self._tricks(line)
        self._melds(line, before)
        was_over = before["phase"] in OVER and line.verb not in ("takes", "scores")
        if self.begun and self.facts["phase"] in OVER and line.verb != "deals" and not was_over:
            self._round(before)

    def _running(self) -> bool:
        return self.facts["turn"] != "none" and self.facts["timeout"] == "none" and self.vote is None

    def _figure(self, who: str, key: str, amount: float = 1) -> None:
        self.players[who].figures[key].append(amount)

    def _seconds(self, line: Line, before: Mapping[str, str]) -> None:
        turn = unquoted(before["turn"])
        acted = line.verb in MOVES and before["phase"] == "play" and not self._too_late(line, before)
        if acted and self.began is not None and line.who == turn:
            self._figure(turn, "seconds", line.at - self.began)
        if not self._running() or before["timeout"] != "none" or self.was_vote:
            self.began = None
        elif acted or self.facts["turn"] != before["turn"]:
            self.began = line.at

    def _too_late(self, line: Line, before: Mapping[str, str]) -> bool:
        """Return True for an act with which the round turns out to be over already: the hand stays as it was."""
        hand = f"hand.{line.words[0]}"
        over = line.verb in ("plays", "draws") and self.facts["phase"] != "play"
        return over and hand in before and before[hand] == self.facts.get(hand)

    # Conduct

    def _conduct(self, line: Line, before: Mapping[str, str]) -> None:
        if self.facts["timeout"] not in ("none", before["timeout"]):
            self._figure(line.who, "timeouts")
        if line.verb in ("penalizes", "catches"):
            whom = line.words[2]
            reason = line.words[4] if line.verb == "penalizes" else "one"
            key = f"penalties.{whom}"
            if line.facts.get(key) == before.get(key):
                key = f"hand.{whom}"
            cards = int(line.facts.get(key, 0)) - int(before.get(key, 0)) + self.fell[unquoted(whom)]
            self.cards[line.n] = (line.who, unquoted(whom), cards, reason)
        if line.verb == "disputes" and (at := self._disputed(line)) is not None:
            giver, seat, *_ = self.cards[at]
            self.vote, self.votes = (at, giver, seat), Counter()
            self.voters = set(self.names) - self.gone - {giver, seat}
            self._decide()
        elif line.verb == "votes" and self.vote is not None:
            self.votes[line.words[2]] += 1
            self._decide()
        elif line.verb == "admits" and self.vote is not None and int(line.words[2]) == self.vote[0]:
            self.vote = None

    def _disputed(self, line: Line) -> int | None:
        return int(line.words[2]) if int(line.words[2]) in self.cards else None

    def _decide(self, *, closing: bool = False) -> None:
        left = 0 if closing else len(self.voters) - sum(self.votes.values())
        stands = self.votes["yes"] > self.votes["no"] + left
        if self.vote is None or not (stands or self.votes["no"] >= self.votes["yes"] + left):
            return
        at, giver, seat = self.vote
        if self.votes["yes"] != self.votes["no"]:
            self._figure(giver if stands else seat, "votes-won")
            self._figure(seat if stands else giver, "votes-lost")
        if not stands:
            self.fell[seat] = self.cards.pop(at)[2]
        self.vote = None

    def _end_vote(self, line: Line) -> None:
        self.was_vote = self.vote is not None
        self.fell.clear()
        if self.vote is not None and line.verb not in TALK:
            self._decide(closing=True)

    def _cards(self) -> None:
        for giver, seat, cards, reason in self.cards.values():
            self._figure(giver, "cards-given", cards)
            self._figure(seat, "cards-taken", cards)
            if reason == "undeserved":
                self._figure(seat, "cards-undeserved", cards)

    # Shedding

    def _shedding(self, line: Line, before: Mapping[str, str]) -> None:
        owed, owes = int(before.get("draw", 0)), int(self.facts.get("draw", 0))
        if line.verb == "plays" and owes > max(owed, self.waits) and "?" not in line.words:
            self.striker = line.who
        if line.verb == "plays":  # an attack waits while its player has further turns
            again = owes == 0 and before["turn"] == self.facts["turn"]
            self.waits = max(owed, self.waits) if again else 0
        if line.verb == "draws" and owed > 1 and owes < owed:
            self._figure(line.who, "attack-stood", owed)
            if self.striker:
                self._figure(self.striker, "attack-sent", owed)
            self.striker, self.waits = "", 0
        for key, value in line.facts.items():
            if key.startswith("out.") and value == "yes" and not self.first:
                self.first = unquoted(key.partition(".")[2])

    # Tricks

    def _tricks(self, line: Line) -> None:
        if self.kind != "hearts":
            return
        if line.verb == "takes":
            self.entered[line.who] = {"points": line.words[2]}
        if line.verb == "plays":
            self.trick.append((line.words[2], line.who))
        if line.verb == "says" and line.words[2] == "rest" and self.facts["phase"] != "play":
            self._takes(line.who, SUM - sum(self.taken.values()), queen=not self.queens)
        elif line.facts.get("lying") == "none" and self.trick:
            suit = self.trick[0][0][-1]
            _, winner = max((RANKS.index(card[0]), who) for card, who in self.trick if card[-1] == suit)
            cards = [card for card, _ in self.trick]
            points = sum(card[-1] == "H" for card in cards) + FROM_QUEEN * (QUEEN in cards)
            self._takes(winner, points, queen=QUEEN in cards)
            self.trick = []

    def _takes(self, who: str, points: int, *, queen: bool) -> None:
        self.taken[who] += points
        self.queens += [who] * queen

    def _of_hearts(self, gained: Mapping[str, int]) -> None:
        if self.entered:
            self.taken = Counter({who: int(form["points"]) for who, form in self.entered.items()})
            self.queens = [who for who, points in self.taken.items() if points >= FROM_QUEEN]
        if len(self.queens) == 1 and self.queens[0] in gained:
            self._figure(self.queens[0], "queens")
        if any(key[:7] == "revoke." and value != "none" for key, value in self.facts.items()):
            return  # the one who revoked takes everything
        for shooter in (who for who, points in self.taken.items() if points == SUM):
            self._figure(shooter, "moons")
            for who in gained.keys() - {shooter}:
                self._figure(who, "moons-suffered")

    # Melds

    def _melds(self, line: Line, before: Mapping[str, str]) -> None:
        if self.kind == "canasta" and line.verb == "scores":
            form = dict(word.partition("=")[::2] for word in line.words[2:])
            self.entered[line.words[0]] = form
        empty = self.facts.get(f"hand.{line.words[0]}") == "0" and line.verb in ("melds", "discards", "takes pile")
        if before["phase"] == "play" != self.facts["phase"] and empty:
            self.first, self.concealed = line.who, before.get(f"laid.{line.words[0]}") == "no"

    def _of_canasta(self) -> None:
        forms = self.entered or {key.partition(".")[2]: self._form(key) for key in self.facts if key[:6] == "melds."}
        for side, form in forms.items():
            for who in names(side):
                for key, figure in SHEET.items():
                    if int(form[key]):
                        self._figure(who, figure, int(form[key]))
                for key, figure in ANSWERS.items():
                    if form[key] == "yes":
                        self._figure(who, figure)

    def _form(self, key: str) -> dict[str, str]:
        """Return what a side would have written down of its round, from its melds."""
        side = key.partition(".")[2]
        melds = [meld.split() for meld in self.facts[key].split(" / ")]
        wild = [any(card[0] == "2" or card in ("RJ", "BJ") for card in meld) for meld in melds if len(meld) >= COMPLETE]
        out = self.first in names(side)
        return {
            "natural": str(wild.count(False)),
            "mixed": str(wild.count(True)),
            "red3": self.facts.get(f"red3.{side}", "0"),
            "out": "yes" if out else "no",
            "concealed": "yes" if out and self.concealed else "no",
        }

    # Rounds and the end

    @property
    def fewest(self) -> bool:
        return self.kind in ("one", "hearts") or (self.kind == "other" and self.house.get("best") == "fewest")

    @property
    def by_order(self) -> bool:
        """True where people are ranked as they go out, without points."""
        return self.kind in ("onecard", "eights") and self.house.get("end_mode") != "scored"

    def _scores(self, facts: Mapping[str, str]) -> dict[str, int]:
        """Return everybody's total; somebody who left keeps what they had."""
        for key, value in facts.items():
            if key.startswith("score."):
                self.kept |= dict.fromkeys(names(key.partition(".")[2]), int(value))
        return dict.fromkeys(self.names, 0) | self.kept

    def _round(self, before: Mapping[str, str]) -> None:
        self.begun = False
        if self.first and self.kind != "canasta":
            self._figure(self.first, "out")
        if self.by_order:
            return
        was, now = self._scores(before), self._scores(self.facts)
        gained = {who: now[who] - was[who] for who in self.names if who in self.here - self.away}
        for who, points in gained.items():
            self.players[who].rounds.append(points)
        if self.kind == "hearts":
            self._of_hearts(gained)
        if self.kind == "canasta":
            self._of_canasta()

    def _sides(self) -> Iterator[list[str]]:
        alone = set(self.names)
        for key in self.facts:
            if key.startswith("score."):
                side = names(key.partition(".")[2])
                alone -= set(side)
                yield side
        yield from ([name] for name in self.names if name in alone)

    def _ranked(self) -> dict[str, Player]:
        scores, winners = self._scores(self.facts), names(self.facts.get("winner", "none"))
        sides = list(self._sides())
        playing = [side for side in sides if not self.gone.issuperset(side)]

        def key(side: list[str]) -> tuple[bool, int]:
            return winners.count(side[0]) == 0, scores[side[0]] * (1 if self.fewest else -1)

        went = {who: value for who in self.names if (value := self._place_fact(who)) is not None}
        partners = any(len(side) > 1 for side in sides)
        counted = [side for side in sides if not partners or side in playing or len(side) > 1]
        for side in sides:
            for who in side:
                player = self.players[who]
                player.side = "+".join(side)
                player.points = scores[who]
                player.against = sum(scores[other[0]] for other in counted if other != side)
                player.won = who in winners
                if not self.by_order:
                    player.place = 1 + sum(key(other) < key(side) for other in playing) if side in playing else None
                else:
                    player.place = went.get(who, 1 if player.won else None)
        return {who: self.players[who] for who in self.names}

    def _place_fact(self, who: str) -> int | None:
        found = [value for key, value in self.facts.items() if key.startswith("place.") and names(key[6:]) == [who]]
        return int(found[0]) if found and found[0] != "none" else None
