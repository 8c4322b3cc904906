"""Properties of every table of every game, whatever people enter. A failure prints the table as a record."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.cards import UNKNOWN
from referee.engine.basics.errors import NotationError
from referee.engine.basics.seats import NOBODY
from referee.engine.common_rules.facts import known_facts
from referee.engine.common_rules.people import META
from referee.engine.log import game_log
from referee.engine.log.game_log import GameLog
from referee.engine.model.entry import Entry
from referee.engine.model.rulings import Verdict
from referee.engine.model.view import FillIn, Tap
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import format_head
from referee.engine.questions.provenance import lines_brought_down
from referee.records import export, replay
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.drawn import TIMES, drawn
from tests.support.player import FAMILY, NAMES, ODD, Player, RandomTable, WholeGame, some_house

pytestmark = pytest.mark.untraced  # coverage tracing makes this ten times slower; the examples reach the same lines

OF_LINES = frozenset(
    (
        *("ledger", "offences", "claims", "dispute", "struck", "upheld", "resolved", "rounds", "adjusted", "now"),
        *("timed", "since", "spent", "last", "wished", "call", "beside", "doubts", "took"),
    )
)
"""The fields of a state that name lines or times: they change if a line is left out."""
seeds = st.integers(0, 10**9)
every_game = pytest.mark.parametrize("key", games.names())
often = drawn(16)


def of_tables(test: Callable[..., None]) -> Any:
    """Draw tables of every game, each by its seed and the number of its lines."""
    return every_game(often(given(seed=seeds, count=st.integers(0, 50))(test)))


def grown(key: str, seed: int, count: int, **how: Any) -> RandomTable:
    """Return a table after this many lines, which a failure prints."""
    table = RandomTable(key, seed, free=how.pop("free", seed % 2 == 0), **how).play(count)
    note(table.record)
    return table


def essence(s: Any) -> dict[str, Any]:
    """Return a state without the fields that name lines or times."""
    return {key: value for key, value in vars(s).items() if key not in OF_LINES}


def gist(entries: list[Entry]) -> list[tuple[bool, bool, Verdict, str, int]]:
    """Return of each line whether it stands or was undone, its ruling, and what proved it wrong."""
    return [(e.stands, e.undone, e.ruling.verdict, e.ruling.rule.id, e.proved) for e in entries if not e.undone]


def again(log: GameLog, entries: list[Entry] | None = None) -> GameLog:
    """Enter the same lines, or some of them, at a new table."""
    new = GameLog(log.game, log.head)
    for entry in log.entries if entries is None else entries:
        try:
            new.enter(entry.action, entry.at if entry.timed else None)
        except NotationError:
            continue
    return new


def kept(log: GameLog) -> list[export.StoredLine]:
    """Return the lines as a table stores them, with the verdicts that they were given."""
    lines, new = list[export.StoredLine](), GameLog(log.game, log.head)
    for entry in log.entries:
        made = new.enter(entry.action, entry.at)
        lines.append((made.at, made.text, str(made.ruling.verdict)))
    return lines


# ------------------------------------------------------------------------------------------- after every line


def may_be_impossible(table: RandomTable) -> bool:
    """Return True if the people overruled the cards, or somebody showed or hid them: the rest may not add up."""
    told = (act.Allows, act.Corrects, act.Shows)
    actions = [entry.action for entry in table.log.entries]
    return any(isinstance(a, told) or (isinstance(a, act.Plays) and UNKNOWN in a.cards) for a in actions)


def check(table: RandomTable) -> None:
    """Check that every screen can be rendered, somebody can act, what is offered first is allowed, no card is lost."""
    s, log = table.state, table.log
    known_facts(table.game, s)
    table.game.view(s)
    asks = list(table.asks())
    for who, ask in asks:
        ends_a_vote = s.dispute is not None and ask.place == "main"  # a returned card may be the last one
        tapped = isinstance(ask, Tap) and ask.place in ("first", "main") and table.game.key != "canasta"
        if isinstance(ask, Tap) and tapped and not ends_a_vote:
            assert log.judge(read_action(f"{who} {ask.text}"), table.at).verdict is not Verdict.NO, ask.text
    seats = range(NOBODY, len(s.names))
    assert {s.turn, s.dealer, s.timeout, s.first, *s.winners} <= set(seats)
    assert sorted(s.ring) == list(range(len(s.names)))
    assert len(set(s.names)) == len(s.names)
    for entry in log.entries[-2:]:
        assert Sentences(shared(True), "en", s.names).rule_plain(entry.ruling)
    if may_be_impossible(table):
        return
    if s.phase != "over":
        fills = any(isinstance(ask, FillIn) for _, ask in asks)
        assert fills or table.game.key in ("canasta", "other") or any(map(table.allowed, table.on_offer())), s.phase
        assert asks
    if s.phase == "play" and s.keeps == "plays" and s.turn != NOBODY:
        assert s.here[s.turn]
    for scored in s.rounds:
        for seat, points in enumerate(scored.points):
            if (parts := table.game.parts(s, scored.number, seat)) and points is not None:
                assert sum(number for _, number in parts) == points
    is_complete(s)


def is_complete(s: Any) -> None:
    """Check that every card of the pack is in a hand, in the stock or on the table, where all are counted."""
    packs = getattr(s, "packs", None) or getattr(s.config, "packs", None) if hasattr(s, "config") else None
    if hasattr(s, "won"):
        taken = 0
        for won in s.won:
            assert not taken & won
            taken |= won
    elif packs and s.phase in ("play", "count") and s.keeps == "plays" and None not in (*s.hands, s.stock):
        held = sum(hand for seat, hand in enumerate(s.hands) if seat not in getattr(s, "bust", ()))
        melds = sum(len(meld.cards) for melds in getattr(s, "melds", ()) for meld in melds)
        pile = len(s.discards) + len(s.bonus) if hasattr(s, "discards") else s.pile
        if pile is not None and (hasattr(s, "discards") is False or s.dealt):
            assert held + melds + pile + s.stock == sum(packs.values())
            assert all(hand >= aside >= 0 for hand, aside in zip(s.hands, s.aside, strict=True))


@pytest.mark.promise("Cards neither appear nor vanish", "Somebody can always act")
@every_game
@often
@given(seed=seeds)
def test_a_table_never_raises_never_blocks_and_loses_no_card(key: str, seed: int) -> None:
    RandomTable(key, seed, known=key in ("hearts", "canasta") and seed % 3 == 0).holds(50, check)


WHOLE = (
    *(
        WholeGame("canasta", people, "first_meld=0:0 target=500", comes_and_goes=people == 5, cards=True)
        for people in (2, 3, 4, 5, 6)
    ),
    WholeGame("hearts", 4, "end_score=50 moon=choice", comes_and_goes=False, cards=True),
    WholeGame("hearts", 5, "end_deals=3 kitty=first_trick jack=true", comes_and_goes=False, cards=True),
    WholeGame("hearts", 3, "two_packs=true end_deals=1 jack=true jack_for_moon=true sun=true", cards=True),
    WholeGame("one", 4, "enforce=referee end=rounds:2 hand_size=3"),
    WholeGame("onecard", 5, "bankruptcy=8 hand_size=4 joker_formula=3"),
    *(WholeGame("uno", 4, house) for house in ("target=60", "edition=flip target=60", "edition=hanpanee")),
    WholeGame("eights", 4, "end_mode=scored target=40"),
    *(WholeGame(key, 4, house, keep="scores") for key, house in (("hearts", ""), ("canasta", "target=1500"))),
    WholeGame("uno", 3, comes_and_goes=False, most=200),
)


@pytest.mark.parametrize("seed", range(2 * TIMES or 1))
@pytest.mark.parametrize("game", WHOLE, ids=str)
def test_legal_lines_end_a_game_whose_totals_are_the_sums_of_its_rounds(game: WholeGame, seed: int) -> None:
    player = Player(game, seed)
    for _ in player.steps():
        check(player)
        last = player.log.entries[-1]
        assert last.ruling.verdict is not Verdict.NO, last.text
    s = player.state
    assert s.phase == "over" or len(player.log.entries) >= game.most, player.record
    for seat in range(len(s.names)) if not game.comes_and_goes else ():
        assert s.scores[seat] == sum(scored.points[seat] or 0 for scored in s.rounds)


@pytest.mark.promise("A refused line changes no fact", "A refused line changes nothing but")
@every_game
@often
@given(seed=seeds)
def test_a_refused_line_changes_no_fact(key: str, seed: int) -> None:
    """A first meld that fails may raise the next one's minimum."""
    table = RandomTable(key, seed, free=True)
    for _ in range(50):
        before, count = known_facts(table.game, table.state), len(table.log.entries)
        table.step()
        new = table.log.entries[count:]
        if not new or (new[-1].ruling.verdict is Verdict.NO and not new[-1].stands):
            now = known_facts(table.game, table.state)
            free = getattr(table.state.house, "open_penalty", 0)
            changed = {key for key in now if now[key] != before.get(key) and not (free and key.startswith("minimum."))}
            assert not changed, f"{table.record}\n{changed}"


@of_tables
def test_every_message_has_a_text(key: str, seed: int, count: int) -> None:
    log = grown(key, seed, count).log
    for (_, before, after), entry in zip(list(log.steps(1)), log.entries, strict=True):
        due = log.game.due(after)
        notes = (*(log.game.consequences(before, entry.read, after) if entry.stands else ()), *due.messages)
        for message in (*notes, due.story):
            assert message is None or Sentences(shared(True), "ko", after.names).plain(message.id, **dict(message.fill))


# -------------------------------------------------------------------------------------- undo, fold, load, cut, replay


@pytest.mark.promise("An undone line has the same")
@of_tables
def test_undo_equals_never_played(key: str, seed: int, count: int) -> None:
    table = grown(key, seed, count, about_lines=False, free=False)
    entries = list(table.log.entries)
    undone = seed % (len(entries) + 1)
    if not undone:
        return
    never = again(table.log, [entry for entry in entries if entry.n != undone])
    before = gist(entries)
    table.log.enter(act.Undoes(table.state.names[0], undone))
    assert essence(table.state) == essence(never.state)
    table.log.enter(act.Undoes(table.state.names[0], len(entries) + 1))
    assert gist(table.log.entries[: len(entries)]) == before


@of_tables
def test_undoing_everything_reaches_the_start(key: str, seed: int, count: int) -> None:
    table = grown(key, seed, count, about_lines=False)
    log, who = table.log, table.log.head.players[0]
    for n in range(len(log.entries), 0, -1):
        log.enter(act.Undoes(who if who in log.state.names else log.state.names[0], n), table.at)
    assert essence(log.state) == essence(log.first)


@pytest.mark.promise("Folding a game from any cached", "A refused line changes nothing but")
@pytest.mark.parametrize("every", [1, 7])
@of_tables
def test_a_fold_from_any_cached_state_equals_the_fold_from_the_start(
    every: int, key: str, seed: int, count: int
) -> None:
    table = grown(key, seed, count)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_log, "EVERY", every)
        often = again(table.log)
        after = range(0, len(often.entries) + 1, 9)
        states = [often.state_after(n) for n in after]
        patch.setattr(game_log, "EVERY", 10**9)
        patch.setattr(game_log, "RECENT", 0)
        once = again(table.log)
        assert states == [once.state_after(n) for n in after]
    assert often.state == once.state
    assert gist(often.entries) == gist(once.entries)


@of_tables
def test_lines_of_one_post_equal_lines_entered_one_by_one(key: str, seed: int, count: int) -> None:
    table, chance, post = grown(key, seed, count), Random(seed), list[act.Action]()
    one_by_one, together = table.log.copy(), table.log.copy()
    stands = [entry.n for entry in table.log.entries if entry.stands] or [1]
    undoes = [act.Undoes(table.state.names[0], n) for n in (*chance.choices(stands, k=5), stands[0])]
    for action in (*undoes[:2], table.any(), *undoes[2:4], table.any(), *undoes[4:]):
        with suppress(NotationError):  # an undo may remove the arrival of the player who entered it
            one_by_one.enter(action)
            post.append(action)
    together.enter_all(post)
    assert together.state == one_by_one.state
    assert gist(together.entries) == gist(one_by_one.entries)


@pytest.mark.promise("Every export replays to the same")
@of_tables
def test_a_table_loads_exports_and_replays_the_same(key: str, seed: int, count: int) -> None:
    log = grown(key, seed, count, names=ODD if seed % 2 else NAMES).log
    lines, loaded = kept(log), GameLog(log.game, log.head)
    loaded.load(lines)
    assert loaded.state == again(log).state
    assert gist(loaded.entries) == gist(log.entries)
    assert not any(entry.outdated for entry in loaded.entries)
    head = format_head(log.head)
    record = export.record_text(head, list(export.export_lines(log.game, head, lines)), "Saturday 1")
    results = list(replay.replay(record, "-"))
    assert [result.misses for result in results] == [()] * len(lines)
    assert [(result.action, result.verdict) for result in results] == [(text, verdict) for _, text, verdict in lines]
    scores = {key: value for key, value in known_facts(log.game, loaded.state).items() if key.startswith("score.")}
    assert not results or {f"score.{key}": value for key, value in replay.scores(results[-1]).items()} == scores


@of_tables
def test_lines_load_with_any_verdict(key: str, seed: int, count: int) -> None:
    log, chance = grown(key, seed, count).log, Random(seed)
    loaded = GameLog(log.game, log.head)
    for entry in log.entries:
        verdict = chance.choice(("ok", "no", "open"))
        loaded.load([(entry.at, entry.text, verdict)])
        new = loaded.entries[-1]
        senseless = new.ruling.rule is game_log.SENSELESS  # with these verdicts a player may never have arrived
        assert not new.stands if senseless else new.ruling.verdict == verdict
        assert new.text == entry.text


@of_tables
def test_cut_equals_never_entered(key: str, seed: int, count: int) -> None:
    log = grown(key, seed, count).log
    left = seed % (len(log.entries) + 1)
    short = again(log, log.entries[:left])
    log.truncate(left)
    assert log.state == short.state
    assert gist(log.entries) == gist(short.entries)


@of_tables
def test_trying_a_line_leaves_nothing(key: str, seed: int, count: int) -> None:
    table = grown(key, seed, count)
    state, before = table.state, gist(table.log.entries)
    for _ in range(5):
        table.allowed(table.any())
        try:
            then = table.log.copy()
            then.enter(table.any())
            lines_brought_down(table.log.entries, then)
        except NotationError:
            continue
    assert table.state is state
    assert gist(table.log.entries) == before


# ------------------------------------------------------------------------------------------------- wrong plays, cards


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("key", ["onecard", "uno", "eights", "one", "hearts", "canasta"])
@drawn(24)
@given(seed=seeds)
def test_a_wrong_play_that_is_caught_at_once_equals_one_taken_back(key: str, known: bool, seed: int) -> None:
    """All but the penalty: the turn, the table and what was shown are as before."""
    table = RandomTable(key, seed, known=known, house=(("enforce", "players"),), keep="plays", about_lines=False)
    for _ in range(40):
        before = table.state
        if not table.step() or before.phase != "play" or before.dispute is not None or before.offences:
            continue
        line = table.log.entries[-1]
        if line.ruling.verdict is not Verdict.NO or not line.stands:
            continue
        s, back = table.state, table.log.copy()
        giver = next(name for name in s.names if name != line.action.who)
        found = table.log.copy()
        if found.enter(act.Penalizes(giver, line.action.who, "play"), table.at).ruling.rule.id != "table.proof":
            continue
        back.enter(act.Undoes(giver, line.n), table.at)
        note(table.record)
        paid = {"hands", "known", "penalties", "stock", "pile", "bust", "places", "here", "seen", "aside", "accusable"}
        then, never = (
            {key: value for key, value in essence(log.state).items() if key not in paid} for log in (found, back)
        )
        assert then == never
        return


POOR = (("bankruptcy", "6"), ("joker_power", "bw:5,colour:5"), ("spade_ace_power", "3"))
"""House rules under which one more card often makes a player bankrupt."""


@pytest.mark.promise("A penalty card that a vote")
@pytest.mark.parametrize("key", FAMILY)
@drawn(80)
@given(seed=seeds)
def test_a_struck_card_equals_one_taken_back(key: str, seed: int) -> None:
    """All but a reshuffle, which nobody takes back with a card."""
    chance = Random(seed)
    table = grown(key, seed, chance.randint(8, 40), about_lines=False, **({"house": POOR} if key == "onecard" else {}))
    log = table.log
    giver, whom, *others = chance.sample(log.state.names, len(log.state.names))
    if log.state.dispute is not None or log.state.phase not in ("play", "count"):
        return
    reason = chance.choice(("false", "question", "spade", "looked", "play", "slow"))
    try:
        card = log.enter(act.Penalizes(giver, whom, reason), table.at)
    except NotationError:
        return
    if card.ruling.verdict is not Verdict.OPEN:
        return
    back = log.copy()
    back.enter(act.Undoes(giver, card.n), table.at)
    log.enter(act.Disputes(whom, card.n), table.at)
    for name in others:
        if log.state.dispute is not None:
            log.enter(act.Votes(name, False), table.at)
    then, never = (
        {key: value for key, value in known_facts(made.game, made.state).items() if key not in ("stock", "pile")}
        for made in (log, back)
    )
    assert then == never


RUNS = {"onecard": (("multi", "both"),), "uno": (("multi", "pair,rank,run,symbol"),)}
"""House rules that allow several cards at once, set at most tables of these games."""


@pytest.mark.promise("Nobody has to answer their own")
@pytest.mark.parametrize("key", FAMILY)
@drawn(60)
@given(seed=seeds)
def test_no_line_attacks_its_own_player(key: str, seed: int) -> None:
    """Most played cards have a power, and any card may be played from a hand that nobody knows."""
    chance, game = Random(seed), games.find(key)
    house = dict(some_house(game, chance, without=("deal", "end"))) | (dict(RUNS.get(key, ())) if seed % 3 else {})
    if game.preset_house().with_texts(tuple(house.items())).problems(4):
        house = dict(RUNS.get(key, ()))
    top = chance.choice(list(RandomTable(key, seed, house=tuple(house.items())).cards)).code
    facts = (("turn", NAMES[0]), ("top", top))
    table = RandomTable(key, seed, about_lines=False, house=tuple(house.items()), people=2 + seed % 3, facts=facts)
    for _ in range(30):
        before, count = table.state, len(table.log.entries)
        strong = [card for card in table.cards if before.power(card).effects]
        laid = act.Plays(before.names[before.turn], (table.chance.choice(strong or table.cards),))
        table.enter(laid if strong and table.allowed(laid) else table.offered())
        new, after = table.log.entries[count:], table.state
        if not new or new[-1].ruling.verdict is Verdict.NO or isinstance(new[-1].action, META):
            continue
        seat = after.names.index(new[-1].action.who) if new[-1].action.who in after.names else NOBODY
        proof = isinstance(new[-1].action, act.Challenges | act.Finds)  # a wrong challenge costs two cards more
        same = before.turn == seat and (before.draw == after.draw or proof)
        note(table.record)
        assert not (after.turn == seat and after.draw > 0 and not same), new[-1].text


HELD = (1, 2, 3, 3, 4, 6)
"""The sizes of declared hands."""


def stated(table: RandomTable) -> list[tuple[str, str]]:
    """Return facts of a position, which may contradict each other."""
    s, chance = table.state, table.chance

    def some(count: int) -> str:
        pool = chance.sample(table.cards, 3)
        return " ".join(chance.choice(pool if chance.random() < 0.8 else table.cards).code for _ in range(count))

    hands = [(f"hand.{name}", some(chance.choice(HELD))) for name in s.names if chance.random() < 0.7]
    facts = {
        "top": some(1),
        "draw": chance.choice(("0", "2", "5")),
        "direction": chance.choice(("left", "right")),
        "stock": chance.choice(("0", "1", "30")),
        "pile": chance.choice(("1", "9", some(1), some(3), "none")),
        "drawn": chance.choice(("yes", "no")),
        "trick": chance.choice(("1", "2", "5")),
        "broken": chance.choice(("yes", "no")),
        "melds.Ann+Cy": " ".join([some(1)] * chance.choice((3, 4, 7))),
        "red3.Ann+Cy": str(chance.randint(0, 4)),
    }
    return [("turn", chance.choice(s.names)), *hands, *(pair for pair in facts.items() if chance.random() < 0.7)]


@pytest.mark.promise("Declared hands with duplicates, cards that are in no hand")
@pytest.mark.parametrize("key", [key for key in games.names() if key != "other"])
@drawn(60)
@given(seed=seeds)
def test_no_line_about_declared_cards_raises(key: str, seed: int) -> None:
    table = RandomTable(key, seed, keep="plays", people=4)
    facts: tuple[tuple[str, str], ...] = ()
    for fact in stated(table):
        try:
            made = RandomTable(key, seed, keep="plays", people=4, facts=(*facts, fact))
        except NotationError:
            continue
        table, facts = made, (*facts, fact)

    def shows(table: RandomTable) -> None:
        known_facts(table.game, table.state)
        table.game.view(table.state)
        list(table.asks())
        for entry in table.log.entries[-4:]:
            assert Sentences(shared(True), "en", table.state.names).rule_plain(entry.ruling)

    table.holds(14, shows)
