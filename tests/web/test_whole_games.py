"""Every place, total, turn and count on a screen or in an export equals the facts of the record.

This is compared during and at the end of whole games of every family.
"""

import csv
import html
import io
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import Any
from urllib.parse import unquote

import pytest

from referee.engine.common_rules.facts import known_facts
from referee.engine.notation.tokens import quote, split_key
from referee.records import replay
from tests.support.night import Evening, evening
from tests.support.player import Player, WholeGame

pytestmark = pytest.mark.untraced  # other tests reach the same lines in a tenth of the time

GAMES = (
    WholeGame("one", 4, "enforce=referee end=rounds:2 hand_size=3"),
    WholeGame("one", 3, "end=score:60", keep="scores"),
    WholeGame("onecard", 4),
    WholeGame("onecard", 4, "end_mode=first_out"),
    WholeGame("uno", 4, "target=60"),
    WholeGame("eights", 4, "end_mode=last_loser"),
    WholeGame("hearts", 4, "end_deals=1"),
    WholeGame("hearts", 5, "end_score=50", keep="scores"),
    *(WholeGame("canasta", people, "target=1500", keep="scores", comes_and_goes=people != 5) for people in (3, 4, 5)),
    WholeGame("other", 3, "best=fewest end=score:40", keep="scores"),
    *(WholeGame("canasta", people, "first_meld=0:0 target=500", comes_and_goes=False, cards=True) for people in (2, 4)),
)
LOOKS = 2
"""The number of comparisons during a game, besides the one at its end."""
NUMBER = re.compile(r"-?\d+")
LINK = re.compile(r'<a [^>]*href="[^"]*from\?fact=([^"&]+)[^"]*"[^>]*>(.*?)</a>', re.DOTALL)
PART = re.compile(r'<a [^>]*href="[^"]*part\?[^"]*?round=(\d+)&amp;seat=(\d+)[^"]*"[^>]*>(.*?)</a>', re.DOTALL)
SPLIT = cache(split_key)
"""The name and people of a fact, read once: each comparison asks for the same ones thousands of times."""
HELD = re.compile(r'<bdi>([^<]*)</bdi>\s*<span class="hand">([^<]*)</span>')


class Told:
    """The facts of the record at one point of the game."""

    def __init__(self, night: Evening) -> None:
        self.night, self.state, self.game = night, night.state, night.game.game
        self.facts: Mapping[str, Any] = known_facts(self.game, self.game.between(night.state))
        self.names: tuple[str, ...] = night.state.names

    def score(self, name: str) -> int:
        """Return a player's or their side's total; between two rounds that of the side they will be on."""
        found = [value for key, value in self.facts.items() if self._is_of("score", key, name)]
        return int(found[0])

    def _is_of(self, what: str, key: str, name: str) -> bool:
        kind, people = SPLIT(key)
        return kind == what and name in people

    @property
    def winners(self) -> list[str]:
        """Return the winners of the record: in a game for places the first who went out."""
        text = str(self.facts["winner"])
        return [name for name in self.names if re.search(rf"(^|\+){re.escape(quote(name))}(\+|$)", text)]

    @property
    def places(self) -> dict[str, int | None]:
        """Return everybody's place: from the record if people are ranked as they go out, else computed from the points
        of those who have not left.
        """
        if self.game.by_order(self.state):
            known = {name: self.facts.get(f"place.{quote(name)}") for name in self.names}
            return {name: 1 if place is None and name in self.winners else place for name, place in known.items()}
        left = {name for seat, name in enumerate(self.names) if self.state.left(seat)}
        sides = {name: [other for other in self.names if self._together(name, other)] for name in self.names}
        points = {
            name: (name not in self.winners, self.score(name) * (1 if self.fewest else -1))
            for name in self.names
            if not left.issuperset(sides[name])
        }
        ranked = {min(sides[name]): key for name, key in points.items()}
        return {
            name: None if name not in points else 1 + sum(other < points[name] for other in ranked.values())
            for name in self.names
        }

    def _together(self, one: str, other: str) -> bool:
        return one == other or any(
            self._is_of("score", key, one) and self._is_of("score", key, other) for key in self.facts
        )

    @property
    def fewest(self) -> bool:
        return bool(self.game.fewest_win(self.state))

    def value(self, key: str) -> Any:
        """Return a fact; for a fact of a side one of its players may be named."""
        kind, people = SPLIT(key)
        if key == "round":  # between two rounds screens show the next one
            return self.state.round + self.state.fresh
        if key in self.facts or not people:
            return self.facts.get(key)
        return next((value for other, value in self.facts.items() if self._is_of(kind, other, people[0])), None)


def page(night: Evening, where: str, at: int = 0) -> str:
    response = night.phone(at).get(where if where.startswith("/") else f"/{night.table.code}/{where}")
    assert response.status_code == 200, where
    return str(response.get_data(as_text=True))


def words(markup: str) -> str:
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", markup)).split())


def nth(text: str) -> int | None:
    """Return a place as it is shown: 1st, 2nd and so on."""
    found = re.search(r"(\d+)(?:st|nd|rd|th)", text)
    return int(found[1]) if found else None


def linked_numbers(told: Told, where: str) -> int:
    """Check that every linked number equals its fact; return how many there are."""
    checked = 0
    whole = page(told.night, where)
    for address, markup in LINK.findall(re.sub(r'<section class="counting">.*?</section>', "", whole, flags=re.DOTALL)):
        text, key = words(re.sub(r'<span aria-hidden="true">[^<]*</span>', "", markup)), unquote(html.unescape(address))
        found = NUMBER.findall(text if key == "draw" else text.split(":")[-1])
        if not found or key.startswith(("taken", "winner", "canastas")):
            continue
        first = key == "draw" or "curve-name" in markup  # a curve has its number before the name, which may have digits
        number = nth(text) if key.startswith("place") else int(found[0 if first else -1])
        assert number == told.value(key), (where, key, text, told.value(key))
        checked += 1
    for number, seat, markup in PART.findall(whole):
        scored = next(past for past in told.state.rounds if past.number == int(number))
        assert int(NUMBER.findall(words(markup))[0]) == scored.points[int(seat)], (where, number, seat)
    return checked


def chips(told: Told) -> int:
    """Return the phone's number for everybody: cards, points or a place."""
    checked = 0
    for name, text in HELD.findall(page(told.night, "play")):
        who, number = html.unescape(name), NUMBER.findall(text)
        if not number:
            continue
        shown = int(number[0])
        if "card" in text:
            assert shown == told.value(f"hand.{quote(who)}"), (who, text)
        elif nth(text) is not None:
            assert shown == told.places[who], (who, text)
        else:
            assert shown == told.score(who), (who, text)
        checked += 1
    for name, points in re.findall(r'seat-name of-(\d+)">.*?<b class="score">(-?\d+)</b>', page(told.night, "play")):
        assert int(points) == told.score(told.names[int(name)])
        checked += 1
    return checked


def whose_turn(told: Told) -> None:
    """Check that phone and board have the record's turn, or its winner."""
    turn = told.facts["turn"]
    shown = re.search(r'id="turn".*?</section>', page(told.night, "play"), re.DOTALL)
    assert shown is not None
    board = re.search(r'id="board-turn".*?</section>', page(told.night, "board"), re.DOTALL)
    assert board is not None
    for text in (words(shown[0]), words(board[0])):
        if told.facts["phase"] == "over":
            assert all(name in text for name in told.winners), text
        elif turn != "none" and told.facts["timeout"] == "none":
            assert f"{next(name for name in told.names if quote(name) == turn)}’s turn" in text
        if told.facts["phase"] != "over":
            assert f"Round {told.state.round + told.state.fresh}" in text


def by_points(told: Told) -> bool:
    """Return whether the game has points besides places."""
    return not told.game.by_order(told.state) or any(told.state.scores)


def score_table(told: Told, where: str) -> None:
    """Check the table of points, on screen and on paper: totals and places by column, each round's points."""
    markup = page(told.night, where)
    table = markup[markup.index('<table class="scores') :].partition("</table>")[0]
    heads = re.findall(r'<th scope="col"[^>]*>(.*?)</th>', table, re.DOTALL)[1:]
    columns = [[html.unescape(name) for name in re.findall(r"<bdi>(.*?)</bdi>", head)] for head in heads]
    assert sorted(name for names in columns for name in names) == sorted(told.names)
    row = re.search(r'<tr class="place">(.*?)</tr>', table, re.DOTALL)
    assert row is not None or "No round has been scored yet" in table
    cells = [words(cell) for cell in re.findall(r"<td>(.*?)</td>", row[1], re.DOTALL)] if row is not None else []
    for names, cell in zip(columns, cells, strict=row is not None):
        assert nth(cell) == told.places[names[0]], (where, names, cell)
        assert ("★" in cell) == (names[0] in told.winners)
    totals = re.search(r'<tr class="total">(.*?)</tr>', table, re.DOTALL)
    assert (totals is not None) == by_points(told)
    sums = re.findall(r"<td>(.*?)</td>", totals[1], re.DOTALL) if totals else [""] * len(columns)
    for names, cell in zip(columns, filter(None, sums), strict=False):
        assert int(words(cell)) == told.score(names[0]), (where, names)


def place_pages(told: Told) -> None:
    """Check each seat's place page: its own place in the heading, everybody in the order of places."""
    for seat, name in enumerate(told.names):
        markup = page(told.night, f"place?seat={seat}")
        heading = words(re.findall(r"<h1>(.*?)</h1>", markup, re.DOTALL)[0])
        assert nth(heading.split(":")[0]) == told.places[name], heading
        rows = re.findall(r"<li[^>]*><span class=\"rank\">(.*?)</span> <span>(.*?)</span>(.*?)</li>", markup, re.DOTALL)
        shown = [(nth(words(rank)), _first(who), NUMBER.findall(words(points))) for rank, who, points in rows]
        assert [place for place, _, _ in shown] == sorted((place for place, _, _ in shown), key=lambda rank: rank or 99)
        for place, who, points in shown:
            assert place == told.places[who]
            assert not points or int(points[0]) == told.score(who)


def _first(markup: str) -> str:
    """Return the first of the people in a cell."""
    return html.unescape(re.findall(r"<bdi>(.*?)</bdi>", markup)[0])


def night_page(told: Told) -> None:
    """Check the night's page: the game's table with unplaced players last, and the sums once the game is over."""
    markup = page(told.night, f"/nights/{told.night.table.code}")
    tables = re.findall(r"<tbody>(.*?)</tbody>", markup, re.DOTALL)
    rows = [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL) for row in tables[-1].split("</tr>")[:-1]]
    order = []
    for place, who, points, *_ in rows:
        name = html.unescape(re.findall(r"<bdi>(.*?)</bdi>", who)[0])
        shown = NUMBER.findall(words(place))
        order.append(told.places[name])
        assert (int(shown[0]) if shown else None) == told.places[name], name
        assert ("★" in who) == (name in told.winners)
        if number := NUMBER.findall(words(points)):
            assert int(number[0]) == told.score(name), name
    assert order == sorted(order, key=lambda place: place or 99)
    for row in tables[0].split("</tr>"):
        if "<td" in row and told.facts["phase"] == "over":
            name = html.unescape(re.findall(r"<bdi>(.*?)</bdi>", row)[0])
            wins, places, *_ = (words(cell) for cell in re.findall(r"<td>(.*?)</td>", row, re.DOTALL))
            assert int(wins) == (name in told.winners), name
            assert (int(places) if places != "–" else None) == told.places[name]


def exports(told: Told) -> None:
    """Check JSON and CSV: totals, places, winners; a player's points and corrections add up to the total."""
    data = json.loads(page(told.night, "export.json?game=2"))["games"][0]
    assert data["places"] == told.places
    assert data["winners"] == told.winners
    rows = list(csv.DictReader(io.StringIO(page(told.night, "export.csv?game=2").removeprefix("\ufeff"))))
    for seat, name in enumerate(told.names):
        mine = [row for row in rows if row["player"].lstrip("'") == name]
        assert mine[-1]["place"] == str(told.places[name] or "")
        if by_points(told):
            assert data["scores"][name] == told.score(name)
            assert int(mine[-1]["total"]) == told.score(name)
            if len(told.game.sharing(told.state)) == len(told.names):
                assert sum(int(row["points"]) for row in mine if row["points"]) == told.score(name)
        rounds = {row["round"]: int(row["points"]) for row in mine if row["round"]}
        points = {scored.number: scored.points for scored in told.state.rounds}
        assert rounds == {str(n): got[seat] for n, got in points.items() if seat < len(got) and got[seat] is not None}


def agrees(night: Evening) -> int:
    """Check every screen and export against the record; return how many numbers were compared."""
    told = Told(night)
    whose_turn(told)
    score_table(told, "scores")
    score_table(told, "sheet?game=2")
    place_pages(told)
    night_page(told)
    exports(told)
    everywhere = ("play", "board", "scores", "sheet?game=2")
    return chips(told) + sum(linked_numbers(told, where) for where in everywhere)


def played(head: str, steps: list[list[str]]) -> int:
    """Enter the game, compare during it and at its end, and replay its record."""
    compared = 0
    with evening(("Ann", "Bo")) as night:
        night.table.start(head, 1)
        looks = {round(len(steps) * (at + 1) / (LOOKS + 1)) for at in range(LOOKS)}
        for at, lines in enumerate(steps):
            if at in looks:
                compared += agrees(night)
            night.says(*lines)
        compared += agrees(night)
        record = page(night, "export.table?game=2")
        results = list(replay.replay(record, "-"))
        assert all(not result.misses for result in results if hasattr(result, "misses"))
        assert night.state.phase == "over"
    return compared


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_screen_and_export_equals_the_record(game: WholeGame) -> None:
    assert played(game.head, list(Player(game, 1).steps())) > 10
