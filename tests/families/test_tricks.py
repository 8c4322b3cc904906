"""Rounds of Hearts by chance, by any house rules: with known hands every ruling is right and certain and every score is
what a second opinion makes it, with hidden hands no ruling is wrong. With REFEREE_TIMES so many
times as many rounds."""

from collections import Counter
from random import Random

import pytest

from referee import games
from referee.core import actions as act
from referee.core.house import switches
from referee.core.notation import read_action
from referee.core.record import Head
from referee.core.replay import Log
from referee.core.rulings import Verdict
from referee.core.seats import NOBODY
from referee.families.tricks.cards import BIT, CARDS, mask, members
from referee.families.tricks.state import TrickState
from tests.drawn import TIMES
from tests.families import heartless
from tests.families.heartless import PASSES, USUAL, Card, Round

GAME = games.find("hearts")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
ROUNDS = 40 * (TIMES or 1)
PACKETS = 10
SEEDS = range(20)
VALUES = {
    **{key: switches(GAME.house)[key].kind.values() for key in USUAL},
    "no_trick_bonus": ("off", "off", "5"),
    "end_score": ("100", "50", "off"),
    "end_deals": ("off", "off", "5"),
    "pass_count": ("1", "3", "4"),
}
"""What each house rule may be, the usual ones more often than by chance alone."""


def some_house(chance: Random) -> dict[str, str]:
    """House rules of which several differ from the usual, without a contradiction."""
    while True:
        house = dict(USUAL)
        for key in chance.sample(sorted(VALUES), chance.randint(0, 6)):
            house[key] = chance.choice(VALUES[key])
        house["moon"] = chance.choice(VALUES["moon"])
        if not GAME.preset_house().with_texts(tuple(house.items())).problems(4):
            return house


def head(hands: list[list[Card]], number: int, house: dict[str, str], totals: list[int], *, known: bool) -> Head:
    """A table in round `number` with these hands, declared or not."""
    passes = PASSES[len(hands)][(number - 1) % len(PASSES[len(hands)])] is not None and house["passing"] == "on"
    facts = [("phase", "pass" if passes else "play"), ("round", str(number))]
    for name, hand, total in zip(NAMES, hands, totals, strict=False):
        facts.append((f"hand.{name}", " ".join(card.code for card in hand) if known else str(len(hand))))
        facts.append((f"score.{name}", str(total)))
    return Head("hearts", NAMES[: len(hands)], house=tuple(house.items()), facts=tuple(facts))


def state(log: Log) -> TrickState:
    """The state of a table of tricks."""
    found = log.state
    assert isinstance(found, TrickState)
    return found


def verdict(log: Log, seat: int, card: Card) -> Verdict:
    """What the referee would say of a card."""
    return log.look(act.Plays(NAMES[seat], (card,))).verdict


def enter(log: Log, text: str) -> Verdict:
    """A line's verdict, once it is entered."""
    return log.enter(read_action(text)).ruling.verdict


class Dealt:
    """A round that has come to its first lead: the second opinion on it, and tables where its hands are known and where
    they are hidden."""

    def __init__(self, seed: int, house: dict[str, str] | None = None) -> None:
        self.chance = chance = Random(seed)
        self.house = some_house(chance) if house is None else house
        players = 3 + seed % 4
        self.number = chance.randint(1, len(PASSES[players]))
        self.totals = [chance.randint(0, 99) for _ in range(players)]
        self.stacked = chance.random() < 0.3
        deal = heartless.stacked if self.stacked else heartless.shuffled
        hands, aside = deal(chance, players, self.house)
        self.known = Log(GAME, head(hands, self.number, self.house, self.totals, known=True))
        self.hidden = Log(GAME, head(hands, self.number, self.house, self.totals, known=False))
        to = PASSES[players][self.number - 1]
        if to is not None and self.house["passing"] == "on":
            count = int(self.house["pass_count"])
            for name, cards in zip(NAMES, heartless.passed(chance, hands, to, count), strict=False):
                assert enter(self.known, f"{name} gives {' '.join(card.code for card in cards)}") is Verdict.OK
                assert enter(self.hidden, f"{name} gives {count}") is Verdict.OK
        self.play: Round = heartless.begun(hands, self.house, aside)

    def choose(self, legal: set[Card]) -> Card:
        """A legal card; where one seat could take everything, the others mostly give it what counts."""
        cards = sorted(legal, key=lambda card: (heartless.rank(card), card.code))
        if self.stacked and self.play.turn == 0:
            return cards[-1]
        counting = [card for card in cards if heartless.is_point(card)]
        if self.stacked and self.play.lying and self.play.lying[0][0] == 0 and self.chance.random() < 0.9:
            return (counting or cards)[0]
        return self.chance.choice(cards)

    def step(self) -> Verdict:
        """One legal card, entered at both tables; what it was where hands are hidden."""
        play = self.play
        legal = play.legal()
        card, seat = self.choose(legal), play.turn
        line = act.Plays(NAMES[seat], (card,))
        assert self.known.enter(line).ruling.verdict is Verdict.OK
        found = self.hidden.enter(line).ruling.verdict
        play.play(card)
        return found


@pytest.mark.no_cover  # the tracer would take several times as long; the examples reach the same lines
@pytest.mark.parametrize("packet", range(PACKETS))
def test_with_known_hands_every_card_is_judged_for_certain_and_with_hidden_ones_none_is_wronged(packet: int) -> None:
    for seed in range(packet, ROUNDS, PACKETS):
        table = Dealt(seed)
        known, hidden, play = table.known, table.hidden, table.play
        while not play.over:
            legal, seat = play.legal(), play.turn
            assert state(known).turn == seat
            assert state(hidden).turn in (seat, NOBODY)
            for card in play.hands[seat]:
                right = Verdict.OK if card in legal else Verdict.NO
                assert verdict(known, seat, card) is right, (seed, card)
                assert right is Verdict.NO or verdict(hidden, seat, card) is not Verdict.NO, (seed, card)
            table.step()
            assert list(state(known).won) == list(state(hidden).won)
        scored(table)


def scored(table: Dealt) -> None:
    """The round's points, and who has won with them, at both tables."""
    play, chosen = table.play, table.chance.choice(("add", "subtract"))
    points = play.points(table.totals, chosen, table.number)
    totals = [total + each for total, each in zip(table.totals, points, strict=True)]
    winners = play.winners(totals, table.number)
    for log in (table.known, table.hidden):
        if play.shooter is not None and table.house["moon"] == "choice":
            assert state(log).phase == "count"
            assert enter(log, f"{NAMES[(play.shooter + 1) % len(points)]} says {chosen}") is Verdict.NO
            assert enter(log, f"{NAMES[play.shooter]} says {chosen}") is Verdict.OK
        assert list(log.state.scores) == totals
        assert (log.state.phase == "over") == bool(winners)
        assert set(log.state.winners) == winners
        assert state(log).revokes == ()


@pytest.mark.no_cover
def test_the_rounds_by_chance_come_to_everything_that_is_rare() -> None:
    seen = Counter[str]()
    for seed in range(200):
        table = Dealt(seed)
        while not table.play.over:
            seen["open"] += table.step() is Verdict.OPEN
        shooter = table.play.shooter
        seen[f"moon {table.house['moon']}"] += shooter is not None
        seen["sun"] += shooter is not None and table.play.tricks[shooter] == sum(table.play.tricks)
        seen["none"] += 0 in table.play.tricks
        seen["kitty"] += bool(table.play.aside)
        seen["over"] += table.known.state.phase == "over"
    rare = {"open", "sun", "none", "kitty", "over", *(f"moon {kind}" for kind in VALUES["moon"])}
    assert {each for each in rare if not seen[each]} == set()


@pytest.mark.parametrize("seed", SEEDS)
def test_with_hidden_hands_a_revoke_is_proven_by_what_was_there(seed: int) -> None:
    """One player once does not follow; from then on each card that was held back proves it, and nothing else does."""
    table = Dealt(seed, dict(USUAL))
    log, play = table.hidden, table.play
    wrong = None
    while not play.over:
        hand, legal = play.hands[play.turn], play.legal()
        illegal = [card for card in hand if card not in legal]
        seat, card = play.turn, table.choose(legal)
        if wrong is None and play.lying and play.trick > 1 and illegal:
            card = illegal[0]
            if verdict(log, seat, card) is Verdict.OPEN:
                wrong = (seat, play.trick, legal)
                log.enter(act.Plays(NAMES[seat], (card,)))
                play.play(card)
                continue
            card = table.choose(legal)
        log.enter(act.Plays(NAMES[seat], (card,)))
        play.play(card)
        if wrong is not None and seat == wrong[0] and card in wrong[2]:
            break
        assert state(log).revokes == ()
    assert wrong is not None
    (found,) = state(log).revokes
    assert (found.seat, found.trick) == wrong[:2]
    assert found.shown in wrong[2]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_hand_settles_what_was_open(seed: int) -> None:
    table = Dealt(seed)
    log, play = table.hidden, table.play
    for _ in range(2 * len(play.hands)):
        table.step()
    for seat, hand in enumerate(play.hands):
        assert enter(log, f"{NAMES[seat]} shows {' '.join(card.code for card in hand)}") is Verdict.OK
    assert not any(state(log).doubts)
    assert state(log).revokes == ()
    legal = play.legal()
    for card in play.hands[play.turn]:
        assert verdict(log, play.turn, card) is (Verdict.OK if card in legal else Verdict.NO)


def test_sets_of_cards() -> None:
    assert len(BIT) == 52
    assert members(mask(CARDS[5:9])) == CARDS[5:9]
    assert BIT[CARDS[12]] > BIT[CARDS[11]] > BIT[CARDS[0]]
