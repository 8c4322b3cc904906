"""Anybody may say anything at any time: every verb, by whoever is here, gone or not in the round, at any point of any
game, between disputes and votes. Nothing that is judged, done, told or shown fails of it."""

from collections.abc import Iterator
from random import Random

import pytest

from referee import games
from referee.app import open_log
from referee.core import actions as act
from referee.core.cards import Card
from referee.core.facts import facts
from referee.core.hindsight import heard
from referee.core.notation import REASONS, Unreadable, format_action, quote, read_action
from referee.core.record import Head, format_head
from referee.core.replay import Log
from referee.core.settled import settled_in
from referee.families.melds import Melding
from referee.families.tricks import Tricks
from referee.live import Played
from referee.store import Game, KeptLine
from referee.web.eyes import eyes
from referee.web.why import linked
from tests.drawn import TIMES
from tests.families.meld_tables import MeldTable
from tests.families.trick_tables import TrickTable
from tests.games.tables import Table
from tests.web.night import Evening, evening

OF_VERBS = (
    *("deals", "deals wrong", "flips {card}", "plays {card}", "plays {card} {card}", "plays ?", "draws", "draws 2"),
    *("draws {card}", "passes", "calls {suit}", "says one", "says time-out", "says time-in", "catches {whom}"),
    *("challenges", "shows {card}", "finds guilty", "finds innocent", "disputes", "disputes {line}", "disputes 1"),
    *("votes yes", "votes no", "admits", "admits {line}", "gives {card} {card} {card}", "gives 3", "looks"),
    *("takes pile", "takes nothing", "takes 5", "melds {card} {card} {card}", "lays {card}"),
    *("lays {card} drawing {card}", "discards {card}", "asks", "answers yes", "answers no", "holds nothing"),
    *("holds 5 points", "holds {card}", "scores 5", "scores cards=5", "trades {whom}", "cuts {card}", "undoes"),
    *("undoes {line}", "amends {line}: {who} plays {card}", "amends 1: {whom} leaves", "allows {line}"),
    *("corrects turn {whom}", "agrees enforce=players now", "reshuffles", "replaces {whom}", "swaps {whom}"),
    *("joins after {whom}", "leaves", "returns"),
    *(f"penalizes {{whom}} for {reason}" for reason in REASONS),
)
TALK = ("disputes", "disputes {line}", "votes no", "votes yes", "admits", "admits {line}", "leaves", "undoes")
EVERY = 12
"""After so many lines of a table everything is tried."""
LINES = 36


class PlainTable(Table):
    """A table of a game without cards, that grows by whatever its people say."""

    def __init__(self, key: str, seed: int) -> None:
        self.chance = Random(seed)
        self.game = games.find(key)
        self.log = Log(self.game, Head(key, ("Ann", "Bo", "Cy", "Di")[: self.chance.randint(2, 4)]))
        self.at = 0.0

    @property
    def cards(self) -> list[Card]:
        return []

    def step(self) -> None:
        names = self.log.state.names
        action = said(self, self.chance.choice(names), self.chance.choice(OF_VERBS), self.chance.choice(names))
        try:
            self.log.enter(action, self.at)
        except Unreadable:
            return


def grown(key: str, seed: int) -> Table:
    """A table of a game that grows by chance."""
    game = games.find(key)
    if not game.kinds(game.start(Head(key, ("Ann", "Bo", "Cy", "Di")))):
        return PlainTable(key, seed)
    if isinstance(game, Tricks):
        return TrickTable(key, seed)
    return MeldTable(key, seed) if isinstance(game, Melding) else Table(key, seed)


def some_of_each(log: Log) -> list[str]:
    """Somebody of each kind: whose turn it is, who is here, who has left, who is not in the round, whoever is new."""
    s = log.state
    kinds = {
        (seat == s.turn, s.gone[seat], s.here[seat], s.known[seat] is None): name for seat, name in enumerate(s.names)
    }
    return [*kinds.values(), "Zoe"]


def everything(table: Table) -> Iterator[act.Action]:
    """Every verb by somebody of each kind."""
    s, chance = table.log.state, table.chance
    for who in some_of_each(table.log):
        for text in OF_VERBS:
            yield said(table, who, text, chance.choice(s.names))


def said(table: Table, who: str, text: str, whom: str) -> act.Action:
    """A line with cards of the game, about somebody or the newest line."""
    cards = table.cards or list(table.game.kinds(table.log.state))
    card = table.chance.choice(cards).code if cards else "5H"
    line = max(1, len(table.log.entries))
    suit = card[-1] if card[-1] in "SHDC" else "S"
    filled = text.format(card=card, whom=quote(whom), who=quote(who), line=line, suit=suit)
    return read_action(f"{quote(who)} {filled}")


def with_somebody_gone(table: Table) -> None:
    """Somebody who acted leaves the table; whoever is out of the round stays that."""
    s = table.log.state
    if not any(s.gone):
        table.log.enter(act.Leaves(table.chance.choice(s.names)), table.at)


def check(log: Log, night: Evening) -> None:
    """Whatever is told of a log, on screens and in sentences."""
    game, s = log.game, log.state
    game.view(s)
    game.due(s)
    facts(game, s)
    for seat in range(len(s.names)):
        game.asks(s, seat)
    for entry in log.entries[-2:]:
        before, after = log.state_after(entry.n - 1), log.state_after(entry.n)
        game.came(before, entry.read, after)
        game.turned(before, entry.read, after)
        game.beside(s, entry.n)
        settled_in(log.entries, s, entry.n)
        heard(log, entry.n)
    show(log, night)


def show(log: Log, night: Evening) -> None:
    """The pieces of every phone, of the board and the story, as values and as HTML."""
    lines = [
        KeptLine(1, e.n, e.at, e.text, str(e.given or e.ruling.verdict), e.ruling.rule.id, "phone-0", 0.0, None)
        for e in log.entries
    ]
    played = Played(Game(1, night.table.night.id, 1, format_head(log.head), 0.0), open_log, ())
    played._log, played.lines = log, lines
    played._show()
    night.table.games[:] = [played]
    night.table.touch()
    screens = night.hall.screens
    for page in screens.pages:
        for seat in (None, *range(len(log.state.names))) if page == "phone" else (None,):
            for name, value in screens.fragments(night.table, page, seat, "en"):
                night.hall.html(name, value, "en")
    for entry in played.entries[-1:]:
        linked(played.log, eyes(played), entry.n)


@pytest.fixture(scope="module")
def night() -> Iterator[Evening]:
    with evening() as made:
        yield made


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(max(TIMES, 1)))
@pytest.mark.parametrize("key", games.names())
def test_every_verb_by_everybody_at_any_time(
    night: Evening, key: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = grown(key, seed)
    for _ in range(LINES // EVERY):
        table.play(EVERY)
        with_somebody_gone(table)
        for action in everything(table):
            then = table.log.copy()
            try:
                then.enter(action, table.at)
            except Unreadable:
                continue
            try:
                check(then, night)
                assert not caplog.records, caplog.text
            except Exception as fault:
                fault.add_note(format_head(then.head) + "\n" + "\n".join(format_action(e.action) for e in then.entries))
                raise


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(max(TIMES, 2)))
@pytest.mark.parametrize("key", games.names())
def test_disputes_votes_and_admissions_between_by_whoever(
    night: Evening, key: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    table = grown(key, 100 + seed)
    for _ in range(LINES // 3):
        table.play(2)
        with_somebody_gone(table)
        who = table.chance.choice(some_of_each(table.log)[:-1])
        action = said(table, who, table.chance.choice(TALK), table.chance.choice(table.log.state.names))
        try:
            table.log.enter(action, table.at)
        except Unreadable:
            continue
        try:
            check(table.log, night)
            assert not caplog.records, caplog.text
        except Exception as fault:
            fault.add_note(format_head(table.log.head) + "\n" + "\n".join(e.text for e in table.log.entries))
            raise


@pytest.mark.parametrize("where", ["play", "board", "story", "why/5", "film?line=5", "scores"])
@pytest.mark.parametrize("text", ["disputes 3", "disputes"])
def test_somebody_who_has_left_disputes(where: str, text: str) -> None:
    with evening(house="enforce=referee", with_phones=4) as night:
        night.says("Di deals", "Di flips 5H", "Ann plays 9H", "Bo leaves")
        assert night.tap(night.phone(1), "enter", text=text).status_code == 200
        assert len(night.game.entries) == 5
        for at in range(4):
            assert night.phone(at).get(f"/{night.table.code}/{where}").status_code == 200
