"""Random rounds of Hearts by any house rules, compared with an independent implementation.

With known hands every ruling is definite and right and every score agrees; with hidden hands no ruling is wrong.
REFEREE_TIMES multiplies the number of rounds, of which an ordinary run plays a share.
"""

from collections import Counter
from random import Random

import pytest

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.seats import NOBODY
from referee.engine.families.tricks.card_sets import BIT, CARDS, mask, members
from referee.engine.families.tricks.state import TrickState
from referee.engine.house_rules.options import switches
from referee.engine.log.game_log import GameLog
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import Head
from tests.support import heartless
from tests.support.drawn import SHARE, TIMES
from tests.support.heartless import PASSES, USUAL, Card, Round

GAME = games.find("hearts")
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
ROUNDS = 40 * TIMES or 2 * 40 // SHARE
PACKETS = 10
SEEDS = range(20)
VALUES = {
    **{key: switches(GAME.house)[key].kind.values() for key in USUAL},
    "no_trick_bonus": ("off", "off", "5"),
    "end_score": ("100", "50", "off"),
    "end_deals": ("off", "off", "5"),
    "pass_count": ("1", "3", "4"),
}
"""The values of each house rule; usual ones are listed more than once."""


def some_house(chance: Random) -> dict[str, str]:
    """Return house rules of which several differ from the usual ones, without a contradiction."""
    while True:
        house = dict(USUAL)
        for key in chance.sample(sorted(VALUES), chance.randint(0, 6)):
            house[key] = chance.choice(VALUES[key])
        house["moon"] = chance.choice(VALUES["moon"])
        if not GAME.preset_house().with_texts(tuple(house.items())).problems(4):
            return house


def head(hands: list[list[Card]], number: int, house: dict[str, str], totals: list[int], *, known: bool) -> Head:
    """Return the head of a table in round `number` with these hands, declared or hidden."""
    passes = PASSES[len(hands)][(number - 1) % len(PASSES[len(hands)])] is not None and house["passing"] == "on"
    facts = [("phase", "pass" if passes else "play"), ("round", str(number))]
    for name, hand, total in zip(NAMES, hands, totals, strict=False):
        facts.append((f"hand.{name}", " ".join(card.code for card in hand) if known else str(len(hand))))
        facts.append((f"score.{name}", str(total)))
    return Head("hearts", NAMES[: len(hands)], house=tuple(house.items()), facts=tuple(facts))


def state(log: GameLog) -> TrickState:
    """Return the state of a table of tricks."""
    found = log.state
    assert isinstance(found, TrickState)
    return found


def verdict(log: GameLog, seat: int, card: Card) -> Verdict:
    """Return the verdict on a card."""
    return log.judge(act.Plays(NAMES[seat], (card,))).verdict


def enter(log: GameLog, text: str) -> Verdict:
    """Enter a line and return its verdict."""
    return log.enter(read_action(text)).ruling.verdict


class Dealt:
    """A round at its first lead: the independent implementation, tables with known and with hidden hands."""

    def __init__(self, seed: int, house: dict[str, str] | None = None) -> None:
        self.chance = chance = Random(seed)
        self.house = some_house(chance) if house is None else house
        players = 3 + seed % 4
        self.number = chance.randint(1, len(PASSES[players]))
        self.totals = [chance.randint(0, 99) for _ in range(players)]
        self.stacked = chance.random() < 0.3
        deal = heartless.stacked if self.stacked else heartless.shuffled
        hands, aside = deal(chance, players, self.house)
        self.known = GameLog(GAME, head(hands, self.number, self.house, self.totals, known=True))
        self.hidden = GameLog(GAME, head(hands, self.number, self.house, self.totals, known=False))
        to = PASSES[players][self.number - 1]
        if to is not None and self.house["passing"] == "on":
            count = int(self.house["pass_count"])
            for name, cards in zip(NAMES, heartless.passed(chance, hands, to, count), strict=False):
                assert enter(self.known, f"{name} gives {' '.join(card.code for card in cards)}") is Verdict.OK
                assert enter(self.hidden, f"{name} gives {count}") is Verdict.OK
        self.play: Round = heartless.begun(hands, self.house, aside)

    def choose(self, legal: set[Card]) -> Card:
        """Return a legal card; if one seat could take everything, the others mostly give it the cards that count."""
        cards = sorted(legal, key=lambda card: (heartless.rank(card), card.code))
        if self.stacked and self.play.turn == 0:
            return cards[-1]
        counting = [card for card in cards if heartless.is_point(card)]
        if self.stacked and self.play.lying and self.play.lying[0][0] == 0 and self.chance.random() < 0.9:
            return (counting or cards)[0]
        return self.chance.choice(cards)

    def step(self) -> Verdict:
        """Enter one legal card at both tables. Return its verdict where hands are hidden."""
        play = self.play
        legal = play.legal()
        card, seat = self.choose(legal), play.turn
        line = act.Plays(NAMES[seat], (card,))
        assert self.known.enter(line).ruling.verdict is Verdict.OK
        found = self.hidden.enter(line).ruling.verdict
        play.play(card)
        return found


@pytest.mark.untraced  # coverage tracing makes this several times slower; the examples reach the same lines
@pytest.mark.parametrize("packet", range(PACKETS))
def test_known_hands_are_judged_definitely_and_hidden_ones_never_wrongly(packet: int) -> None:
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
    """Check the points and the winners at both tables."""
    play, chosen = table.play, table.chance.choice(("add", "subtract"))
    points = play.points(table.totals, chosen, table.number)
    totals = [total + gained for total, gained in zip(table.totals, points, strict=True)]
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


@pytest.mark.untraced
def test_the_random_rounds_include_every_rare_case() -> None:
    rare = {"open", "sun", "none", "kitty", "over", *(f"moon {kind}" for kind in VALUES["moon"])}
    seen = Counter[str]()
    for seed in range(200):
        if all(seen[case] for case in rare):
            break
        table = Dealt(seed)
        while not table.play.over:
            seen["open"] += table.step() is Verdict.OPEN
        shooter = table.play.shooter
        seen[f"moon {table.house['moon']}"] += shooter is not None
        seen["sun"] += shooter is not None and table.play.tricks[shooter] == sum(table.play.tricks)
        seen["none"] += 0 in table.play.tricks
        seen["kitty"] += bool(table.play.aside)
        seen["over"] += table.known.state.phase == "over"
    assert {case for case in rare if not seen[case]} == set()


@pytest.mark.untraced
@pytest.mark.parametrize("seed", SEEDS)
def test_with_hidden_hands_a_revoke_is_proven_by_the_cards_held_back(seed: int) -> None:
    """A player once does not follow suit; each card held back proves it later, and nothing else does."""
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


@pytest.mark.untraced
@pytest.mark.parametrize("seed", SEEDS)
def test_an_open_hand_settles_open_rulings(seed: int) -> None:
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
