"""The state of a game of melds: sides, melds, the pile, whose turn has come how far; and its facts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.core.cards import UNKNOWN, Card, card
from referee.core.facts import SHARED, choice, counted, number, yes
from referee.core.game import Changes, Fact
from referee.core.notation import Unreadable, read_names, side, words_of
from referee.core.scores import highest
from referee.core.seats import NOBODY, put
from referee.core.state import State
from referee.families.melds.meld import Meld, Melds, complete
from referee.families.melds.table import Table

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A side's round: the points of its melded cards, its complete melds, its bonus cards and what they count, whether
    it went out and concealed, the points left in its hands, and what else it loses (`lost`)."""

    seats: tuple[int, ...]
    cards: int
    natural: int
    mixed: int
    bonus: int
    bonus_points: int
    out: bool
    concealed: bool
    hand: int
    lost: int = 0

    def total(self, table: Table) -> int:
        """What the round comes to."""
        pays = table.bonuses
        gone_out = (pays.out if self.out else 0) + (pays.concealed if self.concealed else 0)
        melded = self.cards + self.natural * pays.natural + self.mixed * pays.mixed
        return melded + gone_out + self.bonus_points - self.hand - self.lost


@dataclass(frozen=True)
class MeldState(State):
    """`teams` are the sides of the game, `later_teams` those said for the next round, `sides` those of this
    round (they differ where one plays alone against the others), `order` the seats that play in turn, `melds` what lies
    before each side. `bonus` has the seat of each bonus card laid. `discards` is the pile, bottom first; `ice` says
    that it is frozen for everybody where the table said so.

    `deep`: a position names the pile's top card alone, and more may lie below it.
    `drew` is where the turn's cards came from (empty: not yet), `brought` how many of them stay in the hand
    (a bonus card that nothing replaces does not), `top` the card taken with the pile and not yet melded,
    `buried` what came with it, `loose` bonus cards that lay in it, and `iced`
    that it had been frozen for everybody. `begun` are the side's melds when the turn began,
    `melded` the seats that had laid something before. `asker` waits for an answer or is bound by `answer` in this turn,
    `asked` have asked this round. `concealed`: whoever is out laid the whole hand at once. `raised` is by how much a
    first meld that failed raised a side's minimum, `stated` complete melds that a position states without cards,
    `fined` (seat, points) what else is lost, `taken`: somebody has taken the pile this round, `took` the line by which
    that was done last. `entered` are the sides' counts where only the score is kept, `counts` those of each scored
    round."""

    table: Table = field(default_factory=lambda: Table({}, {}))
    teams: Sides = ()
    later_teams: Sides = ()
    sides: Sides = ()
    order: tuple[int, ...] = ()
    melds: tuple[Melds, ...] = ()
    bonus: tuple[int, ...] = ()
    discards: tuple[Card, ...] = ()
    ice: bool | None = None
    deep: bool = False
    drew: str = ""
    brought: int = 0
    top: Card | None = None
    buried: tuple[Card, ...] = ()
    loose: tuple[Card, ...] = ()
    iced: bool = False
    begun: Melds = ()
    melded: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    asker: int = NOBODY
    answer: str = ""
    concealed: bool = False
    raised: tuple[int, ...] = ()
    stated: tuple[int, ...] = ()
    fined: tuple[tuple[int, int], ...] = ()
    taken: bool = False
    took: int = 0
    entered: tuple[Count, ...] = ()
    counts: tuple[tuple[Count, ...], ...] = ()

    def side(self, seat: int) -> int:
        """Which side a seat is on this round; -1 for who is on none."""
        for at, seats in enumerate(self.sides):
            if seat in seats:
                return at
        return NOBODY

    def team(self, seat: int) -> int:
        """Which side of the game a seat is on; -1 for who has come since the deal."""
        return next((at for at, seats in enumerate(self.teams) if seat in seats), NOBODY)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Who plays this round on a seat's side besides it."""
        at = self.side(seat)
        return tuple(each for each in self.sides[at] if each != seat and self.here[each]) if at != NOBODY else ()

    def minimum(self, seat: int) -> int:
        """What the first meld of a seat's side must come to: the seat's own score says, and what a failed one added."""
        at = self.team(seat)
        return self.table.minimum(self.scores[seat]) + (self.raised[at] if 0 <= at < len(self.raised) else 0)

    @property
    def ices(self) -> bool:
        """Whether the pile is frozen for everybody."""
        freezing = self.table.freezing
        return not freezing.isdisjoint(self.discards) if self.ice is None else self.ice

    def frozen(self, side: int) -> bool:
        """Whether the pile is frozen for a side."""
        return self.ices or (self.table.frozen_at_first and not self.melds[side])

    @property
    def blocked(self) -> bool:
        """Whether the pile's top card keeps it from the player to act."""
        return bool(self.discards) and self.discards[-1] in self.table.closing

    def complete(self, side: int) -> int:
        """The complete melds of a side."""
        return complete(self.melds[side], self.table) + self.stated[side]

    def next(self, seat: int) -> int:
        """Who plays after a seat: sides take turns."""
        if seat not in self.order:
            return super().next(seat)
        at = self.order.index(seat)
        for each in (*self.order[at + 1 :], *self.order[: at + 1]):
            if self.here[each]:
                return each
        return NOBODY

    def first_turn(self) -> dict[str, Any]:
        """The player next to the dealer."""
        return {"turn": self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Another player's turn begins at its beginning."""
        return {"turn": seat, **self.turn_begins(seat)} if seat != self.turn else {}

    def turn_begins(self, seat: int) -> dict[str, Any]:
        """What is new with a player's turn; whoever had it before has melded in theirs, or not."""
        at = self.side(seat) if seat != NOBODY else NOBODY
        before = self.side(self.turn) if self.turn != NOBODY else NOBODY
        laid = before != NOBODY and self.turn not in self.melded and self.melds[before] != self.begun
        return {
            "melded": (*self.melded, self.turn) if laid else self.melded,
            "drew": "",
            "brought": 0,
            "top": None,
            "buried": (),
            "loose": (),
            "iced": False,
            "asker": NOBODY,
            "answer": "",
            "begun": self.melds[at] if at != NOBODY else (),
        }

    def turn_given_up(self) -> dict[str, Any]:
        """Whoever plays next begins anew."""
        return self.turn_begins(self.next(self.turn))

    def ends_with(self, totals: Sequence[int], at: float) -> bool:
        """The target is reached, or passed where the house wants that; equal points at the top play on, or share."""
        best = max((totals[seats[0]] for seats in self.teams), default=0)
        return best >= self.table.target + self.table.beyond and not self.tied_with(totals, at)

    def tied_with(self, totals: Sequence[int], at: float) -> tuple[int, ...]:
        """The sides at the top, where equal points play on."""
        best = max((totals[seats[0]] for seats in self.teams), default=0)
        first = [seats for seats in self.teams if totals[seats[0]] == best]
        if best < self.table.target + self.table.beyond or self.table.tie == "share" or len(first) == 1:
            return ()
        return tuple(sorted(seat for seats in first for seat in seats))

    def best(self, totals: Sequence[int]) -> tuple[int, ...]:
        """The side with the most points."""
        return highest(totals, [not gone for gone in self.gone])

    def gained(self) -> tuple[int | None, ...]:
        """What each seat gets for the round: its side's count."""
        from referee.families.melds.count import gains

        return gains(self)

    def of_round(self) -> dict[str, Any]:
        """The sides' counts."""
        from referee.families.melds.count import counted

        return {"counts": (*self.counts, counted(self))}


def on_table(s: MeldState, each: Card) -> int:
    """How many of a card lie in the pile and in melds."""
    found, wild = s.discards.count(each), each in s.table.wild
    for melds in s.melds:
        for meld in melds:
            if wild or meld.rank == each.rank:
                found += meld.cards.count(each)
    return found


def seated(ring: Sequence[int], sides: int) -> Sides:
    """The sides of people who sit in this order: they belong to them in turn. Each is written in seat order."""
    return tuple(tuple(sorted(ring[at::sides])) for at in range(min(sides, len(ring))))


def go_on(s: MeldState, table: Table) -> bool:
    """Whether the sides can play on at this table with those who are there: nobody against nobody, and none two more
    than another."""
    there = [sum(not s.gone[seat] for seat in seats) for seats in s.teams]
    return min(there) > 0 and max(there) - min(there) < 2 and not (table.lone and max(there) > 1)


def taken_along(s: MeldState, teams: Sides) -> tuple[int, ...]:
    """The scores of new sides: each has that of a side that somebody of it was on, the one of fewest people where there
    are several. Who was on none keeps their own only where all of the side do."""
    scores = s.scores
    for seats in teams:
        known = [seat for seat in seats if s.team(seat) >= 0]
        if known:
            first = min(known, key=lambda seat: sum(not s.gone[each] for each in s.teams[s.team(seat)]))
            scores = tuple(s.scores[first] if seat in seats else points for seat, points in enumerate(scores))
    return scores


def in_turn(s: MeldState) -> tuple[int, ...]:
    """The seats that play this round, in turn: as they sit where that alternates the sides, else a side at a time."""
    queues: list[list[int]] = []
    for seat in s.ring:
        if s.here[seat]:
            at = s.side(seat)
            found = next((queue for queue in queues if s.side(queue[0]) == at), None)
            if found is None:
                queues.append([seat])
            else:
                found.append(seat)
    longest = max(map(len, queues), default=0)
    return tuple(queue[turn] for turn in range(longest) for queue in queues if turn < len(queue))


def afresh(s: MeldState) -> Changes:
    """A round with nothing on the table yet, sides as the game has them."""
    return {
        "sides": s.teams,
        "melds": ((),) * len(s.teams),
        "raised": (0,) * len(s.teams),
        "stated": (0,) * len(s.teams),
        "bonus": (),
        "discards": (),
        "pile": 0,
        "ice": None,
        "deep": False,
        "melded": (),
        "asked": (),
        "concealed": False,
        "fined": (),
        "taken": False,
        "entered": (),
        "drew": "",
        "brought": 0,
        "top": None,
        "buried": (),
        "loose": (),
        "iced": False,
        "begun": (),
        "asker": NOBODY,
        "answer": "",
    }


# ---------------------------------------------------------------------------------------------------------- facts


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return tuple(card(word) for word in text.split())
    except ValueError as fault:
        raise Unreadable("unreadable-card", card=str(fault)) from None


def _put_pile(s: MeldState, _: int, text: str) -> Changes:
    if text.isdecimal():
        count = number("pile", text)
        top = s.discards[-1:] if count else ()
        discards = (UNKNOWN,) * (count - len(top)) + top
    else:
        discards = () if text == "none" else _cards(text)
    return {"discards": discards, "pile": len(discards), "ice": None, "deep": False}


def _put_top(s: MeldState, _: int, text: str) -> Changes:
    if text == "none":
        return {"discards": (), "pile": 0, "ice": None, "deep": False}
    (top,) = _cards(text)[:1]
    last = s.discards[-1:]
    kept = s.discards[:-1] if last in ((UNKNOWN,), (top,)) else s.discards
    return {"discards": (*kept, top), "pile": len(kept) + 1, "deep": s.deep or not s.discards}


def _put_melds(s: MeldState, side: int, text: str) -> Changes:
    melds: list[Meld] = []
    for part in () if text == "none" else text.split("/"):
        cards = _cards(part)
        ranks = {each.rank for each in cards if each not in s.table.wild}
        if len(ranks) != 1:
            raise Unreadable("unreadable-fact-value", key="melds", value=text)
        melds.append(Meld(ranks.pop(), cards))
    changes: Changes = {"melds": put(s.melds, side, tuple(melds)), "stated": put(s.stated, side, 0)}
    return changes | ({"begun": tuple(melds)} if s.turn in s.sides[side] else {})


def _put_complete(s: MeldState, side: int, text: str) -> Changes:
    count = number("canastas", text) - complete(s.melds[side], s.table)
    return {"stated": put(s.stated, side, max(0, count))}


def _put_bonus(s: MeldState, side: int, text: str) -> Changes:
    rest = tuple(seat for seat in s.bonus if seat not in s.sides[side])
    return {"bonus": rest + (s.sides[side][0],) * number("red3", text)}


def _put_score(s: MeldState, team: int, text: str) -> Changes:
    points = number("score", text, None)
    seats = s.teams[team]
    return {"scores": tuple(points if seat in seats else old for seat, old in enumerate(s.scores))}


def _put_teams(s: MeldState, _: int, text: str) -> Changes:
    """Sides of the rounds to come: between two rounds, or, where somebody has come since the deal, for the round after
    this one. Where there are two, whoever is not on the one that is named is on the other."""
    there = [seat for seat in s.ring if not s.gone[seat]]
    named = [tuple(sorted(map(s.seat, read_names(word)))) for word in words_of(text)]
    rest = tuple(sorted(seat for seat in there if not any(seat in seats for seats in named)))
    teams = (*named, rest) if rest and len(named) == 1 else tuple(named)
    between = s.phase == "deal" and not s.dealt
    on_sides = all(s.team(seat) >= 0 for seat in there)
    everybody = sorted(seat for seats in teams for seat in seats) == sorted(there)
    if (on_sides and not between) or not everybody or not all(teams):
        raise Unreadable("unreadable-fact-value", key="teams", value=text)
    new = s.but({"teams": teams})
    if len(teams) not in (2, s.table.sides) or not go_on(new, s.table):
        raise Unreadable("unreadable-teams", sides=s.table.sides)
    if not between:
        return {"later_teams": teams}
    return {"teams": teams, "later_teams": (), "scores": taken_along(s, teams)} | afresh(new)


def _put_frozen(s: MeldState, side: int, text: str) -> Changes:
    frozen = choice("frozen", text, ("yes", "no")) == "yes"
    return {"ice": frozen} if frozen != s.frozen(side) else {}


def _put_blocked(s: MeldState, _: int, text: str) -> Changes:
    if (choice("blocked", text, ("yes", "no")) == "yes") == s.blocked:
        return {}
    blocking = sorted(s.table.closing, key=str)
    if not blocking and not s.blocked:
        raise Unreadable("unreadable-fact-value", key="blocked", value=text)
    return {"discards": (*s.discards[:-1], UNKNOWN if s.blocked else blocking[0])}


def _put_laid(s: MeldState, seat: int, text: str) -> Changes:
    rest = tuple(each for each in s.melded if each != seat)
    return {"melded": (*rest, seat) if choice("laid", text, ("yes", "no")) == "yes" else rest}


def _put_drawn(s: MeldState, _: int, text: str) -> Changes:
    drawn = choice("drawn", text, ("yes", "no")) == "yes"
    return {"drew": "stock", "brought": s.table.draw} if drawn else {"drew": "", "brought": 0}


def _teams(s: MeldState) -> Sides:
    return s.teams


def _sides(s: MeldState) -> Sides:
    return s.sides


def _melds(s: MeldState) -> tuple[str, ...]:
    return tuple(" / ".join(each.text() for each in melds) or "none" for melds in s.melds)


def _text_of_teams(s: MeldState) -> str:
    return " ".join(side([s.names[seat] for seat in seats]) for seats in s.teams)


FACTS = (
    Fact("teams", _text_of_teams, _put_teams),
    *(fact for fact in SHARED if fact.key != "score"),
    Fact("score", lambda s: tuple(s.scores[seats[0]] for seats in s.teams), _put_score, sides=_teams),
    Fact("minimum", lambda s: tuple(s.minimum(seats[0]) for seats in s.teams), sides=_teams),
    Fact("melds", _melds, _put_melds, sides=_sides),
    Fact("canastas", lambda s: tuple(s.complete(at) for at in range(len(s.sides))), _put_complete, sides=_sides),
    Fact(
        "red3",
        lambda s: tuple(sum(seat in seats for seat in s.bonus) for seats in s.sides),
        _put_bonus,
        sides=_sides,
    ),
    counted("stock"),
    Fact("pile", lambda s: len(s.discards), _put_pile),
    Fact("top", lambda s: s.discards[-1].code if s.discards else None, _put_top),
    Fact("frozen", lambda s: tuple(yes(s.frozen(at)) for at in range(len(s.sides))), _put_frozen, sides=_sides),
    Fact("blocked", lambda s: yes(s.blocked), _put_blocked),
    Fact("drawn", lambda s: yes(bool(s.drew)), _put_drawn),
    Fact("laid", lambda s: tuple(yes(seat in s.melded) for seat in range(len(s.names))), _put_laid, per_seat=True),
)
"""`teams` are the sides of the game, each its players' names joined with `+`. `canastas` are complete melds and `red3`
bonus cards laid, by whatever name a game knows them. `drawn` says that the player to act has drawn, `laid.NAME` that
this player had melded before this turn."""
