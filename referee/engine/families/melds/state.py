"""The state of a game of melds: sides, melds, the pile, the turn, each side's count, and what a line lays."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from referee.engine.basics import actions as act
from referee.engine.basics.cards import Card
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.rounds import cards_in_record
from referee.engine.families.melds.config import MeldConfig
from referee.engine.families.melds.meld import Laid, Meld, Melds, complete, laid_by, special_hand
from referee.engine.model.game import Changes, RuleContext
from referee.engine.model.state import State, cleared, for_round, for_seats

Sides = tuple[tuple[int, ...], ...]
HAND, TURN = "hand", "turn"
"""Marks of the fields that are reset for a new hand, as soon as its sides are known, and with every turn."""


class Count(NamedTuple):
    """A side's round.

    It has the points of its melded cards, its complete melds, its bonus cards with their points, True if it went `out`
    and `concealed`, the points left in its hands (`hand`), what else it loses (`lost`), its complete melds of
    `wild` cards alone, and the points of a `special` hand.
    """

    seats: tuple[int, ...]
    cards: int = 0
    natural: int = 0
    mixed: int = 0
    bonus: int = 0
    bonus_points: int = 0
    out: bool = False
    concealed: bool = False
    hand: int = 0
    lost: int = 0
    wild: int = 0
    special: int = 0

    def complete(self, config: MeldConfig) -> int:
        """Return the points for complete melds."""
        pays = config.bonuses
        return self.natural * pays.natural + self.mixed * pays.mixed + self.wild * pays.wild

    def for_out(self, config: MeldConfig) -> int:
        """Return the points for going out."""
        return config.bonuses.out * self.out + config.bonuses.concealed * self.concealed

    def total(self, config: MeldConfig) -> int:
        """Return the points of the round."""
        melded = self.cards + self.complete(config) + self.for_out(config)
        return melded + self.special + self.bonus_points - self.hand - self.lost


@dataclass(frozen=True)
class MeldState(State):
    """The state of a game of melds.

    `teams` are the sides of the game, `later_teams` those named for the next round, and `sides` those of this round,
    which differ where one plays alone against the others. `people` counts those at the deal, `order` holds the
    seats that play in turn, `melds` the melds of each side, and `bonus` the seat of each bonus card laid.
    `discards` is the pile, bottom first; `ice` is set where the table said if it is frozen for everybody. `deep`: a
    position names the pile's top card alone, and more may lie below it.

    `drew` is where the turn's cards came from (empty: nothing drawn yet) and `brought` the number of them that stay in
    the hand, without bonus cards that nothing replaces. `top` is the card taken with the pile and not yet melded,
    `buried` the cards that came with it, `loose` the bonus cards that lay in it, and `iced` is True if it had been
    frozen for everybody. `begun` are the side's melds when the turn began, `melded` the seats that had laid something
    before. `asker` waits for an answer or is bound by `answer` in this turn, `asked` have asked this round.
    `concealed`: the player who is out laid the whole hand at once; `special` names the special hand that it was.

    `raised` is the sum by which failed first melds raised each side's minimum, `stated` counts complete melds that
    a position states without cards, and `fined` holds what else is lost (seat, points). `taken`: somebody has taken
    the pile this round; `feet` counts the cards of each seat's foot that it has not taken up; `took` is the line by
    which that was done last. `entered` are the sides' counts where only the score is kept, `counts` those of each
    scored round.
    """

    most_win = True

    config: MeldConfig = field(default_factory=lambda: MeldConfig({}, {}))
    teams: Sides = ()
    later_teams: Sides = ()
    sides: Sides = ()
    people: int = 0
    order: tuple[int, ...] = ()
    melds: tuple[Melds, ...] = ()
    bonus: tuple[int, ...] = for_round((), until=HAND)
    discards: tuple[Card, ...] = for_round((), until=HAND)
    ice: bool | None = for_round(None, until=HAND)
    deep: bool = for_round(False, until=HAND)
    drew: str = for_round("", until=TURN)
    brought: int = for_round(0, until=TURN)
    top: Card | None = for_round(None, until=TURN)
    buried: tuple[Card, ...] = for_round((), until=TURN)
    loose: tuple[Card, ...] = for_round((), until=TURN)
    iced: bool = for_round(False, until=TURN)
    begun: Melds = for_round((), until=HAND)
    melded: tuple[int, ...] = for_round((), until=HAND)
    asked: tuple[int, ...] = for_round((), until=HAND)
    asker: int = for_round(NOBODY, until=TURN)
    answer: str = for_round("", until=TURN)
    concealed: bool = for_round(False, until=HAND)
    special: str = for_round("", until=HAND)
    raised: tuple[int, ...] = ()
    stated: tuple[int, ...] = ()
    fined: tuple[tuple[int, int], ...] = for_round((), until=HAND)
    taken: bool = for_round(False, until=HAND)
    feet: tuple[int, ...] = for_seats(0)
    took: int = 0
    entered: tuple[Count, ...] = for_round((), until=HAND)
    counts: tuple[tuple[Count, ...], ...] = ()

    def side(self, seat: int) -> int:
        """Return the index of a seat's side in this round, -1 for a seat on none."""
        return next((at for at, seats in enumerate(self.sides) if seat in seats), NOBODY)

    def team(self, seat: int) -> int:
        """Return the index of a seat's side in the game, -1 for somebody who has come since the deal."""
        return next((at for at, seats in enumerate(self.teams) if seat in seats), NOBODY)

    def partners(self, seat: int) -> tuple[int, ...]:
        """Return the other seats that play this round on a seat's side."""
        seats = next((seats for seats in self.sides if seat in seats), ())
        return tuple(partner for partner in seats if partner != seat and self.here[partner])

    def minimum(self, seat: int) -> int:
        """Return the points that the first meld of a seat's side must reach.

        Its score decides them, and failed first melds add to them.
        """
        at = self.team(seat)
        by = self.round + self.fresh if self.config.by_round else self.scores[seat]
        return self.config.minimum(by) + (self.raised[at] if 0 <= at < len(self.raised) else 0)

    def opened(self, side: int) -> bool:
        """Return True if a side has melded, as far as cards or the stated number of complete melds tell."""
        return bool(self.melds[side] or self.stated[side])

    @property
    def frozen_for_all(self) -> bool:
        """Return True if the pile is frozen for everybody."""
        if self.config.always_frozen:
            return True
        freezing = self.config.freezing
        return not freezing.isdisjoint(self.discards) if self.ice is None else self.ice

    def frozen(self, side: int) -> bool:
        """Return True if the pile is frozen for a side."""
        return self.frozen_for_all or (self.config.frozen_at_first and not self.opened(side))

    def was_frozen(self, side: int) -> bool:
        """Return True if the pile that was taken in this turn had been frozen for a side."""
        return self.iced or (self.config.frozen_at_first and not self.opened(side))

    @property
    def blocked(self) -> bool:
        """Return True if the pile's top card keeps it from the player to act."""
        return bool(self.discards) and self.discards[-1] in self.config.closing

    def complete(self, side: int) -> int:
        """Return the number of complete melds of a side."""
        return complete(self.melds[side], self.config) + self.stated[side]

    def may_hold_nothing(self, seat: int) -> bool:
        """Return True unless this hand would have ended the round, as another player or the empty stock did."""
        ended = self.first not in (NOBODY, seat) or (self.first == NOBODY and self.stock == 0)
        return not ended or self.hands[seat] == 0

    def next(self, seat: int) -> int:
        """Return the seat that plays after a seat: sides take turns."""
        if seat not in self.order:
            return super().next(seat)
        at = self.order.index(seat) + 1
        return next((other for other in (*self.order[at:], *self.order[:at]) if self.here[other]), NOBODY)

    def first_turn(self) -> dict[str, Any]:
        """Give the first turn to the player next to the dealer."""
        return {"turn": self.next(self.dealer)}

    def turn_to(self, seat: int) -> dict[str, Any]:
        """Begin another player's turn from its beginning."""
        return {"turn": seat, **self.turn_begins(seat)} if seat != self.turn else {}

    def turn_begins(self, seat: int) -> dict[str, Any]:
        """Return the changes at the beginning of a turn; the player before is recorded as having melded or not."""
        at = self.side(seat) if seat != NOBODY else NOBODY
        before = self.side(self.turn) if self.turn != NOBODY else NOBODY
        laid = before != NOBODY and self.turn not in self.melded and self.melds[before] != self.begun
        return {
            **NEW_TURN,
            "melded": (*self.melded, self.turn) if laid else self.melded,
            "begun": self.melds[at] if at != NOBODY else (),
        }

    def turn_given_up(self) -> dict[str, Any]:
        """Begin the next player's turn."""
        return self.turn_begins(self.next(self.turn))

    def ends_with(self, totals: Sequence[float], at: float) -> bool:
        """Return True if the target is reached, or passed where the house wants that.

        Equal points at the top play on, or share.
        """
        return self._reached(totals) and not self.tied_with(totals, at)

    def _reached(self, totals: Sequence[float]) -> bool:
        """Return True if a side has the target, or the last round has been played."""
        config = self.config
        best = max((totals[seats[0]] for seats in self.teams), default=0)
        last = bool(config.rounds) and self.round >= config.rounds
        return last or (bool(config.target) and best >= config.target + config.beyond)

    def tied_with(self, totals: Sequence[float], at: float) -> tuple[int, ...]:
        """Return the seats of the sides at the top, where equal points play on."""
        best = max((totals[seats[0]] for seats in self.teams), default=0)
        first = [seats for seats in self.teams if totals[seats[0]] == best]
        if not self._reached(totals) or self.config.tie == "share" or len(first) == 1:
            return ()
        return tuple(sorted(seat for seats in first for seat in seats))

    def gained(self) -> tuple[float | None, ...]:
        """Return the points of each seat for the round: the count of its side, nothing without a side.

        Where one plays alone, everybody's own bonus cards count for that seat.
        """
        gained = [0] * len(self.names)
        for count in self.side_counts:
            total = count.total(self.config)
            for seat in count.seats:
                gained[seat] = total
                if self.config.lone and len(count.seats) > 1 and self.keep == "plays":
                    own = self.bonus_points(self.bonus.count(seat), opened=self.opened(self.side(seat)))
                    gained[seat] = total - count.bonus_points + own
        return tuple(gained)

    def of_round(self) -> dict[str, Any]:
        """Return the counts of the sides, kept with the round."""
        return {"counts": (*self.counts, self.side_counts)}

    @property
    def side_counts(self) -> tuple[Count, ...]:
        """Return the count of each side, of its cards on the table and the hands counted so far."""
        return self.entered if self.keep == "scores" else tuple(map(self._count, range(len(self.sides))))

    def _count(self, at: int) -> Count:
        config, seats, melds = self.config, self.sides[at], self.melds[at]
        kinds = [meld.complete(config) for meld in melds]
        bonus = sum(seat in seats for seat in self.bonus)
        held = [cards_in_record(self.held[seat]) for seat in seats] if config.kept_bonus else []
        kept = sum(card in config.bonus for cards in held for card in cards)
        fines = sum(points for seat, points in self.fined if seat in seats)
        special = config.specials.get(self.special, 0) if self.first in seats else 0
        return Count(
            seats,
            sum(config.worth(meld.cards) for meld in melds),
            kinds.count("natural"),
            kinds.count("mixed") + self.stated[at],
            bonus,
            self.bonus_points(bonus, opened=self.opened(at) or special > 0),
            self.first in seats,
            self.first in seats and self.concealed,
            sum(int(self.worth[seat] or 0) for seat in seats),
            fines + kept * config.kept_bonus,
            kinds.count("wild"),
            special,
        )

    def bonus_points(self, cards: int, *, opened: bool) -> int:
        """Return the points of bonus cards, negative for a side that never melded."""
        points = self.config.bonuses.of(cards)
        return points if opened or not self.config.unopened_negative else -points


NEW_HAND: Changes = cleared(MeldState, HAND)
NEW_TURN: Changes = cleared(MeldState, TURN)
"""The marked fields as they are reset."""
MeldContext = RuleContext[MeldState, Any, Any]
"""Context of a line of the family."""


@dataclass(slots=True)
class LayContext:
    """The values that rules need of a line that lays or discards.

    `cards` are its cards, `side` is the player's side and `mine` its melds before. `left` is the number of cards in the
    hand and the foot afterwards (None: unknown), `laid` are the cards laid by rank, and `after` the melds afterwards.
    A `special` hand is none of them.
    """

    cards: tuple[Card, ...]
    side: int
    mine: Melds
    left: int | None
    laid: Laid
    after: Melds
    special: str = ""


def lay_context(c: MeldContext) -> LayContext:
    """Return the values that the rules need of the line, computed once."""
    if c.found is None:
        s = c.state
        hand, side = s.hands[c.who], s.side(c.who)
        mine = s.melds[side]
        laid: Laid = {}
        special = ""
        if isinstance(c.action, act.Melds):
            cards = tuple([card for group in c.action.groups for card in group.cards])
            special = special_hand(cards, s.config) if s.config.specials else ""
            laid = {} if special else laid_by(c.action.groups, mine, s.config)
        else:
            cards = (c.action.card,) if isinstance(c.action, act.Discards) else ()
        left = None if hand is None else hand + s.feet[c.who] - len(cards)
        after = {meld.rank: meld for meld in mine}  # new melds come last
        for rank, more in laid.items():
            after[rank] = Meld(rank, after[rank].cards + more if rank in after else more)
        c.found = LayContext(cards, side, mine, left, laid, tuple(after.values()), special)
    found: LayContext = c.found
    return found


def on_table(s: MeldState, kind: Card) -> int:
    """Return how many of a card lie in the pile and in melds."""
    found, wild = s.discards.count(kind), kind in s.config.wild
    for melds in s.melds:
        for meld in melds:
            if wild or meld.rank == kind.rank:
                found += meld.cards.count(kind)
    return found


def can_go_on(s: MeldState, config: MeldConfig) -> bool:
    """Return True if the sides can play on at this table with the people there.

    There are sides, none of them is empty, and none has two people more than another.
    """
    there = [sum(not s.gone[seat] for seat in seats) for seats in s.teams]
    fewest, most = min(there, default=0), max(there, default=0)
    return fewest > 0 and most - fewest < 2 and not (config.lone and most > 1)


def carried_totals(s: MeldState, teams: Sides) -> tuple[tuple[float, ...], ...]:
    """Return the totals with which new sides may go on, in every way that is as good as another.

    Each old total goes to one new side at most, so that as many people as possible keep theirs. People who were on no
    side bring theirs along only where nobody of their new side was on one. A side for which none is left begins at 0.
    """
    newcomers = [(seat,) for seats in teams for seat in seats if s.team(seat) < 0]
    old = [(2 * len(s.names), seats) for seats in s.teams] + [(1, seats) for seats in newcomers]
    ways: dict[tuple[int, ...], int] = {(): 0}  # the old side of each new one, with the people who keep their total
    for seats in teams:
        kept = {at: weight * len({*seats} & {*members}) for at, (weight, members) in enumerate(old)}
        ways = {
            (*taken, at): people + kept.get(at, 0)
            for taken, people in ways.items()
            for at in (NOBODY, *kept)
            if at == NOBODY or (kept[at] and at not in taken)
        }
    best = [taken for taken, people in ways.items() if people == max(ways.values())]
    return tuple(dict.fromkeys(tuple(s.scores[old[at][1][0]] if at != NOBODY else 0 for at in taken) for taken in best))


def with_totals(s: MeldState, teams: Sides, totals: Sequence[float]) -> tuple[float, ...]:
    """Return the score of every seat once new sides have these totals."""
    new = {seat: total for seats, total in zip(teams, totals, strict=True) for seat in seats}
    return tuple(new.get(seat, points) for seat, points in enumerate(s.scores))


def playing_order(s: MeldState, seats: Collection[int]) -> tuple[int, ...]:
    """Return the seats that play this round, in turn.

    They play as they sit where that alternates the sides of the game, else a side at a time.
    """
    queues: dict[int, list[int]] = {}
    for seat in s.ring:
        if seat in seats:
            queues.setdefault(s.team(seat), []).append(seat)
    longest = max(map(len, queues.values()), default=0)
    return tuple(queue[turn] for turn in range(longest) for queue in queues.values() if turn < len(queue))


def new_round(s: MeldState) -> Changes:
    """Return the changes for a round with nothing on the table yet, and the game's sides."""
    none = (0,) * len(s.teams)
    begins = {"sides": s.teams, "melds": ((),) * len(none), "raised": none, "stated": none, "pile": 0}
    return begins | {"feet": (0,) * len(s.names)} | NEW_HAND | NEW_TURN
