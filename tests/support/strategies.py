"""Hypothesis strategies for lines, heads and records."""

from hypothesis import strategies as st

from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import Card, card
from referee.engine.notation.lines import REASONS
from referee.engine.notation.record import Expects, Head, Line, Record
from referee.engine.notation.tokens import quote

CODES = [
    *(rank + suit for rank in "A23456789TJQK" for suit in "SHDC"),
    *("RJ", "BJ", "?", "W", "W4", "WS", "WX"),
    *(colour + face for colour in "RYGB" for face in "0123456789SRD"),
]
FACES: list[Card] = [card(code) for code in CODES]

NAMES = ("Ann", "Bo", "Cy-2", "민수", "さくら", "Ольга", "अनीता", "محمد", "none", "Mary Ann", 'a"b', "c\\d", "#1")
visible = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=8)
names = st.one_of(st.sampled_from(NAMES), visible, st.tuples(visible, visible).map(" ".join))
faces = st.sampled_from(FACES)
hands = st.lists(faces, min_size=1, max_size=5).map(tuple)
words = st.sampled_from(("one", "uno", "spade", "time-out", "page-one", "stop"))
suits = st.sampled_from(("S", "H", "D", "C", "R", "Y", "G", "B", "red", "black", "any"))
counts = st.integers(1, 999)
points = st.integers(-999, 9999)
lines_ = st.integers(1, 999)
maybe_line = st.one_of(st.none(), lines_)
keys = st.from_regex(r"[a-z][a-z0-9_]{0,9}", fullmatch=True)
values = st.from_regex(r"[A-Za-z0-9_:,.]{1,9}", fullmatch=True).filter(lambda text: text != "now")
pairs = st.lists(st.tuples(keys, values), min_size=1, max_size=3).map(tuple)
several = st.lists(names, min_size=1, max_size=3).map(tuple)
fact_keys = st.one_of(
    st.sampled_from(("turn", "top", "suit", "draw", "round", "melds")), names.map(lambda name: f"hand.{quote(name)}")
)
written = hands.map(lambda cards: " ".join(map(str, cards)))
fact_values = st.one_of(st.integers(0, 99).map(str), names.map(quote), written)
facts = st.lists(st.tuples(fact_keys, fact_values), min_size=1, max_size=3).map(tuple)
groups = st.lists(
    st.builds(act.Group, hands, st.one_of(st.none(), st.sampled_from("A23456789TJQK"))), min_size=1, max_size=3
).map(tuple)
spoken = st.lists(words, max_size=3).map(tuple)

plain: st.SearchStrategy[Action] = st.one_of(
    st.builds(act.Deals, names),
    st.builds(act.Deals, names, st.just(True), st.lists(st.integers(0, 30), max_size=6).map(tuple)),
    st.builds(act.Flips, names, faces, st.one_of(st.none(), suits), spoken),
    st.builds(act.Plays, names, hands, st.one_of(st.none(), suits), spoken),
    st.builds(act.Draws, names, st.one_of(st.none(), counts)),
    st.builds(lambda who, cards: act.Draws(who, len(cards), cards), names, hands),
    st.builds(act.Passes, names),
    st.builds(act.Calls, names, suits),
    st.builds(act.Says, names, words),
    st.builds(act.Catches, names, names),
    st.builds(act.Challenges, names),
    st.builds(act.Shows, names, hands),
    st.builds(act.Finds, names, st.booleans()),
    st.builds(act.Penalizes, names, names, st.sampled_from(REASONS)),
    st.builds(act.Disputes, names, maybe_line),
    st.builds(act.Votes, names, st.booleans()),
    st.builds(act.Admits, names, maybe_line),
    st.builds(act.Gives, names, hands),
    st.builds(lambda who, count: act.Gives(who, (), count), names, counts),
    st.builds(act.Looks, names),
    st.builds(act.TakesPile, names),
    st.builds(act.Takes, names, points),
    st.builds(act.Melds, names, groups),
    st.builds(act.Lays, names, faces, st.one_of(st.none(), faces)),
    st.builds(act.Discards, names, faces),
    st.builds(act.Asks, names),
    st.builds(act.Answers, names, st.booleans()),
    st.builds(act.Holds, names, st.lists(faces, max_size=4).map(tuple)),
    st.builds(lambda who, number: act.Holds(who, (), number), names, points),
    st.builds(
        lambda side, number: act.Scores(side[0], side, number),
        st.lists(names, min_size=1, max_size=3).map(tuple),
        points,
    ),
    st.builds(
        lambda side, parts: act.Scores(side[0], side, None, parts),
        st.lists(names, min_size=1, max_size=3).map(tuple),
        pairs,
    ),
    st.builds(act.Cuts, names, faces),
    st.builds(act.Undoes, names, maybe_line),
    st.builds(act.Allows, names, lines_),
    st.builds(act.Corrects, names, facts),
    st.builds(act.Agrees, names, pairs, st.booleans()),
    st.builds(act.Reshuffles, names),
    st.builds(act.Joins, names, names, st.one_of(st.none(), points)),
    st.builds(act.Replaces, names, names),
    st.builds(act.Swaps, names, names),
    st.builds(act.Trades, names, names),
    st.builds(act.Leaves, names),
    st.builds(act.Returns, names),
)
actions = st.one_of(plain, st.builds(act.Amends, names, lines_, plain))

times = st.one_of(st.none(), st.integers(0, 10**6).map(float), st.integers(0, 10**9).map(lambda n: n / 1000))
demands = st.builds(
    lambda verdict, rule, given: Expects(verdict, rule if verdict else None, given),
    st.one_of(st.none(), st.sampled_from(("ok", "no", "open"))),
    st.one_of(st.none(), st.sampled_from(("shed.attack", "table.time-out"))),
    facts,
)
looks = st.builds(lambda given: Line(None, None, Expects(None, None, given)), facts)
lines = st.one_of(looks, st.builds(Line, actions, times, st.one_of(st.none(), demands)))


@st.composite
def heads(draw: st.DrawFn) -> Head:
    """Return a strategy for heads with names of their own."""
    players = tuple(draw(st.lists(names, min_size=2, max_size=5, unique=True)))
    given = draw(st.lists(st.tuples(fact_keys, fact_values), max_size=3, unique_by=lambda fact: fact[0]))
    return Head(
        draw(st.sampled_from(("one", "hearts", "canasta"))),
        players,
        (players[::2], players[1::2]) if draw(st.booleans()) else (),
        draw(st.one_of(st.none(), st.sampled_from(players))),
        draw(st.one_of(st.none(), st.just("official"))),
        draw(st.one_of(st.just(()), pairs)),
        draw(st.sampled_from(("plays", "scores"))),
        tuple(given),
    )


records = st.builds(
    lambda head, made, title: Record(head, tuple(made), title),
    heads(),
    st.lists(lines, max_size=6),
    st.one_of(st.none(), st.sampled_from(("An attack", "Zug um Zug", "민수의 차례"))),
)
