"""Players of melding games with real cards: a dealt pack, hands that only they know, and the lines that they enter."""

from collections import Counter
from random import Random
from typing import Any

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action, Group
from referee.engine.basics.cards import Card
from referee.engine.common_rules import rounds
from referee.engine.families.melds.state import MeldState
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.game import Game
from referee.engine.model.rulings import Verdict
from referee.engine.notation.record import Head

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


class Melders:
    """A table with its cards.

    With `shown` the log knows the hands, as a position does; otherwise no drawn card is named.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        players: int = 4,
        *,
        house: tuple[tuple[str, str], ...] = (),
        shown: bool = False,
    ) -> None:
        self.chance = Random(seed)
        names = NAMES[:players]
        teams = (("Ann", "Cy"), ("Bo", "Di", "Ed")) if players == 5 else ()
        self.log = GameLog(game, Head(game.key, names, teams=teams, house=house))
        self.shown = shown
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.bonus: Counter[int] = Counter()
        self.hands: dict[int, list[Card]] = {}
        self.fines: Counter[int] = Counter()

    @property
    def state(self) -> MeldState:
        assert isinstance(self.log.state, MeldState)
        return self.log.state

    def judge(self, action: Action) -> Verdict:
        """Return the ruling of a line."""
        return self.log.judge(action).verdict

    def enter(self, action: Action) -> Entry:
        """Enter a line."""
        return self.log.enter(action)

    def step(self) -> None:
        """Take the next step of the game."""
        s = self.state
        match s.phase:
            case "deal" if not s.dealt:
                self.deal()
            case "deal":
                self.flip()
            case "count":
                self.count()
            case "play":
                self.turn()

    def deal(self) -> None:
        """Shuffle and deal."""
        dealer = self.state.names[rounds.next_dealer(self.state)]
        assert self.enter(act.Deals(dealer)).stands
        s = self.state
        self.stock = [card for card, count in s.config.packs.items() for _ in range(count)]
        self.chance.shuffle(self.stock)
        self.pile, self.bonus = [], Counter()
        self.hands = {seat: [self.stock.pop() for _ in range(s.hands[seat] or 0)] for seat in range(len(s.names))}
        if self.shown:
            facts = [(f"hand.{s.names[seat]}", " ".join(map(str, hand))) for seat, hand in self.hands.items() if hand]
            assert self.enter(act.Corrects(dealer, tuple(facts))).stands

    def flip(self) -> None:
        """Turn a card up."""
        self.pile.append(self.stock.pop())
        assert self.enter(act.Flips(self.state.names[self.state.dealer], self.pile[-1])).stands

    def count(self) -> None:
        """Count every hand that the log does not know."""
        for seat, name in enumerate(self.state.names):
            if self.state.phase == "count" and self.state.here[seat] and self.state.worth[seat] is None:
                assert self.enter(act.Holds(name, tuple(self.hands[seat]))).stands

    def turn(self) -> None:
        """Play one whole turn."""
        seat = self.state.turn
        if not self.state.drew and not self.take(seat) and not self.draw(seat):
            assert self.enter(act.Passes(self.state.names[seat])).stands
            return
        while self.state.phase == "play" and self.lay(seat):
            pass
        if self.state.phase == "play" and self.chance.random() < 0.2:
            self.ask(seat)
        if self.state.phase == "play":
            self.meld(seat)
        if self.state.phase == "play":
            self.discard(seat)

    def take(self, seat: int) -> bool:
        """Take the pile if the hand allows it, and meld what the hand can add at once."""
        s, name = self.state, self.state.names[seat]
        if (
            not self.pile
            or self.judge(act.TakesPile(name)) is Verdict.NO
            or (self.stock and self.chance.random() < 0.2)
        ):
            return False
        top, hand = self.pile[-1], self.hands[seat]
        same = [card for card in hand if card.rank == top.rank]
        wild = [card for card in hand if card in s.config.wild]
        after = Counter(hand) + Counter(card for card in self.pile if card not in s.config.bonus)
        lying = any(meld.rank == top.rank for meld in s.melds[s.side(seat)])
        tries = [[top, *same], [top, *same, *wild[:1]], [top, *same[:1], *wild[:1]], [top] if lying else []]
        further = self.groups(seat, top.rank)
        for cards in tries:
            for groups in ((cards,), (cards, *further)):
                if cards and self.possible(seat, groups, after):
                    self.enter(act.TakesPile(name))
                    self.hands[seat] = list(after.elements())
                    loose = [card for card in self.pile if card in s.config.bonus]
                    self.bonus[seat] += len(loose)
                    self.pile = []
                    for card in loose:
                        assert self.enter(act.Lays(name, card)).stands
                    self.put(seat, groups)
                    return True
        return False

    def possible(self, seat: int, groups: tuple[list[Card], ...], hand: Counter[Card]) -> bool:
        """Return whether these melds would stand once the pile is taken, tried on a copy of the log."""
        used = Counter(card for group in groups for card in group)
        if used - hand:
            return False
        then = self.log.copy()
        name = self.state.names[seat]
        lines = then.enter(act.TakesPile(name)).stands and then.enter(melding(name, groups)).stands
        return lines and self.goes_on(then, seat, list((hand - used).elements()))

    def goes_on(self, then: GameLog, seat: int, left: list[Card]) -> bool:
        """Return whether play can continue with the rest of the hand: a single last card must not be unplayable."""
        s = then.state
        assert isinstance(s, MeldState)
        if len(left) != 1 or s.complete(s.side(seat)) >= s.config.needed:
            return True
        ranks = [meld.rank for meld in s.melds[s.side(seat)]] if left[0] in s.config.wild else [left[0].rank]
        lines = (act.Melds(s.names[seat], (Group((left[0],), rank),)) for rank in ranks)
        return any(then.judge(line).verdict is not Verdict.NO for line in lines)

    def fits(self, seat: int, groups: tuple[list[Card], ...]) -> bool:
        """Return whether these groups can be melded now."""
        hand, used = Counter(self.hands[seat]), Counter(card for group in groups for card in group)
        line = melding(self.state.names[seat], groups)
        if used - hand or self.state.phase != "play" or self.judge(line) is Verdict.NO:
            return False
        then = self.log.copy()
        then.enter(line)
        return self.goes_on(then, seat, list((hand - used).elements()))

    def put(self, seat: int, groups: tuple[list[Card], ...]) -> None:
        """Meld."""
        assert self.enter(melding(self.state.names[seat], groups)).stands
        for card in (card for group in groups for card in group):
            self.hands[seat].remove(card)

    def draw(self, seat: int) -> bool:
        """Draw if any card is left."""
        if not self.stock:
            return False
        count = min(self.state.config.draw, len(self.stock))
        cards = tuple(self.stock.pop() for _ in range(count))
        self.hands[seat].extend(cards)
        name = self.state.names[seat]
        assert self.enter(act.Draws(name, count, cards if self.shown else ())).stands
        if self.state.phase != "play":  # the last cards were red threes, which are laid down
            for card in [card for card in cards if card in self.state.config.bonus]:
                self.hands[seat].remove(card)
                self.bonus[seat] += 1
        return True

    def lay(self, seat: int) -> bool:
        """Lay a bonus card if the hand has one."""
        found = next((card for card in self.hands[seat] if card in self.state.config.bonus), None)
        if found is None:
            return False
        self.hands[seat].remove(found)
        self.bonus[seat] += 1
        drawn = self.stock.pop() if self.stock else None
        if drawn is not None:
            self.hands[seat].append(drawn)
        assert self.enter(act.Lays(self.state.names[seat], found, drawn if self.shown else None)).stands
        return True

    def ask(self, seat: int) -> None:
        """Ask for permission to go out where the rules have the question."""
        s = self.state
        if self.judge(act.Asks(s.names[seat])) is Verdict.OK:
            self.enter(act.Asks(s.names[seat]))
            assert self.enter(act.Answers(s.names[s.partners(seat)[0]], self.chance.random() < 0.5)).stands

    def groups(self, seat: int, but: str = "") -> tuple[list[Card], ...]:
        """Return the cards of a hand that make new melds or extend the side's."""
        s = self.state
        ranks: dict[str, list[Card]] = {}
        for card in self.hands[seat]:
            if s.config.can_be_melded(card) and card not in s.config.wild and card.rank != but:
                ranks.setdefault(card.rank, []).append(card)
        lying = {meld.rank for meld in s.melds[s.side(seat)]}
        return tuple(cards for rank, cards in ranks.items() if rank in lying or len(cards) >= s.config.least)

    def meld(self, seat: int) -> None:
        """Meld what may be melded: all at once, else one group after another, then a wild card if one fits."""
        s, name = self.state, self.state.names[seat]
        every = self.groups(seat)
        for groups in ((every,) if every else ()) + tuple((group,) for group in every):
            if self.fits(seat, groups):
                self.put(seat, groups)
        for card in [card for card in self.hands[seat] if card in s.config.wild]:
            for meld in self.state.melds[self.state.side(seat)] if self.state.phase == "play" else ():
                line = act.Melds(name, (Group((card,), meld.rank),))
                left = len(self.hands[seat])  # the last card goes out where possible, and the last but one is kept
                if (left == 1 or (left > 2 and self.chance.random() < 0.5)) and self.judge(line) is not Verdict.NO:
                    assert self.enter(line).stands
                    self.hands[seat].remove(card)
                    break

    def discard(self, seat: int) -> None:
        """Discard a card that may be discarded; there is always one."""
        name, hand = self.state.names[seat], self.hands[seat]
        allowed = self.allowed(seat)
        if not allowed and self.state.answer == "yes":
            self.show(seat)
            allowed = self.allowed(seat)
        assert allowed, (hand, self.log.head.house)
        card = self.chance.choice(allowed)
        line = self.enter(act.Discards(name, card))
        assert line.stands
        if line.ruling.rule.id == "meld.bound":
            self.fines[seat] += self.state.config.unkept
        hand.remove(card)
        self.pile.append(card)

    def allowed(self, seat: int) -> list[Card]:
        """Return the cards of a hand that may be discarded."""
        name = self.state.names[seat]
        return [card for card in self.hands[seat] if self.judge(act.Discards(name, card)) is not Verdict.NO]

    def show(self, seat: int) -> None:
        """Lay the hand open; if it can go out after all, take the question back."""
        name, log = self.state.names[seat], self.log
        cards = " ".join(map(str, self.hands[seat]))
        assert self.enter(act.Corrects(name, ((f"hand.{name}", cards),))).stands
        if not self.allowed(seat):
            asked = max(entry.n for entry in log.entries if isinstance(entry.action, act.Asks))
            assert self.enter(act.Undoes(name, asked)).stands


class Careless(Melders):
    """Players who sometimes break a rule where players watch each other, and who catch some of it at once."""

    slips = 0
    caught = 0

    def turn(self) -> None:
        if self.chance.random() > 0.3 or not self.slip():
            super().turn()

    def slip(self) -> bool:
        """Enter a line that may be wrong but is possible with real cards; a wrong one may be caught."""
        s = self.state
        seat = self.chance.choice([s.turn, self.chance.choice(s.order)])
        if not s.here[seat]:
            return False
        before = (list(self.stock), list(self.pile), Counter(self.bonus), {at: list(h) for at, h in self.hands.items()})
        kind = self.chance.choice((self.draws_some, self.takes_it, self.melds_some, self.throws, self.gives_up))
        line = kind(seat)
        if line is None:
            return False
        if line.ruling.verdict is Verdict.NO:
            self.slips += 1
        if self.chance.random() < 0.5:
            self.accuse(seat, line, s, before)
        return True

    def accuse(self, seat: int, line: Entry, before: MeldState, cards: Any) -> None:
        """Accuse the player of the last line: a wrong line is taken back, a right one stands."""
        s, wrong = self.state, line.ruling.verdict is Verdict.NO
        if not wrong and any(offence.seat == seat for offence in s.offences):
            return  # the accusation would name an earlier line
        giver = self.chance.choice([other for other in range(len(s.names)) if other != seat and s.here[other]])
        found = self.enter(act.Penalizes(s.names[giver], s.names[seat], "play"))
        if not wrong:
            assert found.ruling.rule.id == "table.undeserved"
            return
        assert found.ruling.rule.id == "table.proof"
        self.caught += 1
        self.stock, self.pile, self.bonus, self.hands = cards
        for _ in range(min(found.ruling.fill["cards"], len(self.stock))):
            self.hands[seat].append(self.stock.pop())
        new = self.state
        for key in ("phase", "turn", "drew", "melds", "discards", "bonus", "top", "scores", "sides", "concealed"):
            assert getattr(new, key) == getattr(before, key), key

    def draws_some(self, seat: int) -> Entry | None:
        """Draw some cards."""
        count = self.chance.choice((1, 2, 3))
        if count > len(self.stock):
            return None
        cards = tuple(self.stock[-count:])
        line = self.enter(act.Draws(self.state.names[seat], count, cards if self.shown else ()))
        del self.stock[-count:]
        self.hands[seat] += cards
        if self.state.phase != "play":  # the last cards were red threes, which are laid down
            for card in [card for card in cards if card in self.state.config.bonus]:
                self.hands[seat].remove(card)
                self.bonus[seat] += 1
        return line

    def takes_it(self, seat: int) -> Entry | None:
        """Take the pile, allowed or not."""
        if not self.pile:
            return None
        line = self.enter(act.TakesPile(self.state.names[seat]))
        for card in self.pile:
            if card in self.state.config.bonus:
                self.bonus[seat] += 1
            else:
                self.hands[seat].append(card)
        self.pile = []
        return line

    def melds_some(self, seat: int) -> Entry | None:
        """Meld a few cards of one rank, or add wild cards to a meld."""
        s, hand = self.state, self.hands[seat]
        wild = [card for card in hand if card in s.config.wild]
        first = self.chance.choice(hand) if hand else None
        if first is None or first in wild:
            return None
        same = [card for card in hand if card.rank == first.rank]
        cards = [*self.chance.sample(same, self.chance.randint(1, len(same))), *wild[: self.chance.randint(0, 4)]]
        line = self.enter(melding(s.names[seat], (cards,)))
        if not line.stands:
            return None
        for card in cards:
            hand.remove(card)
        return line

    def throws(self, seat: int) -> Entry | None:
        """Discard any card."""
        if not self.hands[seat]:
            return None
        card = self.chance.choice(self.hands[seat])
        line = self.enter(act.Discards(self.state.names[seat], card))
        self.hands[seat].remove(card)
        self.pile.append(card)
        return line

    def gives_up(self, seat: int) -> Entry | None:
        """End the turn without a discard."""
        return self.enter(act.Passes(self.state.names[seat])) if self.chance.random() < 0.3 else None

    def allowed(self, seat: int) -> list[Card]:
        return super().allowed(seat) or list(self.hands[seat])


def melding(name: str, groups: tuple[list[Card], ...]) -> act.Melds:
    """Return the line that melds these groups."""
    return act.Melds(name, tuple(Group(tuple(cards)) for cards in groups))
