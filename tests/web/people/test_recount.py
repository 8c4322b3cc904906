"""Every number about people equals an independent count over the exported records, for random nights of every game."""

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from referee.engine.model.figures import Amount
from referee.engine.notation.record import read
from referee.records.export import harmless
from referee.records.replay import begun, replay_record
from referee.records.results import GameResult, SeatResult, result_of
from referee.store import Store
from referee.store.values import KeptLine
from tests.support.drawn import TIMES
from tests.support.lively import CARDS, Told, club_night
from tests.support.lobby import Lobby, lobby
from tests.support.page_numbers import PageNumbers, number
from tests.support.whole_games import WholeGame

pytestmark = pytest.mark.untraced  # other tests reach the same lines

NIGHTS = 100 * TIMES or 2
FIRST_SEED = Random().randrange(10**6) if TIMES else 0
GAMES = {
    "one": (
        WholeGame("one", 4, "enforce=referee end=rounds:2 hand_size=3"),
        WholeGame("one", 3, "end=rounds:2 hand_size=4"),
        WholeGame("one", 3, "end=score:60", keep="scores"),
    ),
    "onecard": (WholeGame("onecard", 4), WholeGame("onecard", 4, "end_mode=first_out")),
    "uno": (WholeGame("uno", 4, "target=60"), WholeGame("uno", 3, "kids=true")),
    "eights": (
        WholeGame("eights", 4),
        WholeGame("eights", 4, "end_mode=scored draw_until_playable=true target=40"),
        WholeGame("eights", 4, "end_mode=scored draw_until_playable=true action_cards=2,Q,A target=40"),
        WholeGame("eights", 4, "end_mode=last_loser"),
    ),
    "hearts": (WholeGame("hearts", 4, "end_deals=2"), WholeGame("hearts", 5, "end_score=50", keep="scores")),
    "canasta": (
        *(WholeGame("canasta", people, "target=1500", keep="scores") for people in (2, 3, 4, 5, 6)),
        WholeGame("canasta", 4, "target=1500", keep=CARDS),
    ),
}
BO, ED, EDDIE = "Bo", "Ed", "Eddie"
"""One who is left out of standings, and one who comes under two names."""
LARGEST = ("attack-stood", "attack-sent")
"""Figures of which the largest amount is told; of the seconds it is the mean, of others the sum."""
FIGURE = re.compile(r"^figure-([a-z-]+) = (.+)$", re.MULTILINE)
CLOSE = 0.051
"""Pages round to a tenth."""


@dataclass(frozen=True)
class Played:
    """A game of somebody: the code of its night, its number there, and the count of it."""

    code: str
    number: int
    game: GameResult
    mine: SeatResult

    @property
    def kind(self) -> str:
        return self.game.key


class Club:
    """An app with the nights of the club, and what was counted from their records, by person."""

    def __init__(self, here: Lobby, kind: str) -> None:
        self.here, self.store = here, here.store
        self.counted: dict[tuple[str, int], GameResult] = {}
        for at in range(NIGHTS):
            self._plays(FIRST_SEED + at, club_night(GAMES[kind], FIRST_SEED + at, {ED: EDDIE} if at % 2 else {}))
        self._computes()
        for row in sorted(self.store.nights(limit=10_000), key=lambda row: row.opened):
            text = here.laptop.get(f"/{row.code}/export.table").get_data(as_text=True)
            games = enumerate(map(replayed, re.split(r"^== .*\n", text, flags=re.MULTILINE)[1:]), 1)
            self.counted |= {(row.code, at): game for at, game in games if game.over}

    def _plays(self, seed: int, night: tuple[Sequence[str], Sequence[Told]]) -> None:
        people, games = night
        store: Store = self.store
        opened = store.open_night(f"Night {seed}").id
        for name in people:
            store.add_seat(opened, name)
        for record in games:
            game = store.add_game(opened, record.head).id
            store.append(
                KeptLine(game, n, at, text, verdict, rule, None, 1e9 + n)
                for n, (at, text, verdict, rule) in enumerate(record.lines, 1)
            )

    def _computes(self) -> None:
        keeper = self.here.app.extensions["registry"].results
        while keeper.update() != (0, 0):
            pass

    def games(self) -> dict[str, list[Played]]:
        """Return the games of each person, oldest first."""
        found: dict[str, list[Played]] = defaultdict(list)
        for (code, at), game in self.counted.items():
            for seat in game.seats:
                found[ED if seat.name == EDDIE else seat.name].append(Played(code, at, game, seat))
        return found

    def page(self, address: str) -> PageNumbers:
        return PageNumbers(self.here.laptop.get(address).get_data(as_text=True))

    def games_of(self, address: str) -> Iterator[tuple[str, str]]:
        """Yield the games to which a list and its further pages lead: the code of the night, and the number there."""
        todo, seen = [address], set[str]()
        while todo:
            seen.add(here := todo.pop())
            for link in self.page(here).links:
                if match := re.match(r"/(\w+)/\w+\?game=(\d+)", link):
                    yield match[1], match[2]
                elif "after=" in link and link not in seen:
                    todo.append(link)

    def ids(self) -> dict[str, int]:
        return {person.name: person.id for person in self.store.persons()}


def replayed(text: str) -> GameResult:
    """Return the result of an exported record; all its demands must hold."""
    [record] = read(text)
    log = begun(record)
    assert not [line.misses for line in replay_record(record, "exported", log) if line.misses]
    return result_of(log)


def figures(played: Sequence[SeatResult]) -> dict[str, float]:
    """Return the figures of some games as they are told."""
    told: dict[str, list[Amount]] = defaultdict(list)
    for seat in played:
        for key, amount in seat.figures.items():
            told[key].append(amount)
    return {key: _told(key, amounts) for key, amounts in told.items()}


def _told(key: str, amounts: list[Amount]) -> float:
    if key in LARGEST:
        return max(amount.most for amount in amounts)
    total = sum(amount.total for amount in amounts)
    return total / sum(amount.times for amount in amounts) if key == "seconds" else total


@pytest.fixture(params=list(GAMES))
def club(request: pytest.FixtureRequest) -> Iterator[Club]:
    with lobby() as here:
        yield Club(here, request.param)


@pytest.mark.promise("Every number about people is counted")
def test_every_number_is_that_of_an_independent_count(club: Club) -> None:
    the_season_as_a_table(club)
    change = f"/people/{club.ids()[ED]}/change"
    merged = club.here.laptop.send(change, what="merge", other=str(club.ids()[EDDIE]), sure="yes")
    assert merged.status_code == 200
    club.here.laptop.send(f"/people/{club.ids()[BO]}/change", what="list", listed="no")
    (code, _), *_ = club.counted
    club.store.delete_night(next(row.id for row in club.store.nights(limit=10_000) if row.code == code))
    club.counted = {key: game for key, game in club.counted.items() if key[0] != code}
    the_standings(club)
    for name, played in club.games().items():
        the_page_of_a_person(club, name, played)


def the_season_as_a_table(club: Club) -> None:
    table = club.here.laptop.get("/standings/season.csv").get_data(as_text=True).removeprefix("\ufeff")
    seats = [(code, at, game, seat) for (code, at), game in club.counted.items() for seat in game.seats]
    for told, (code, at, game, seat) in zip(csv.DictReader(io.StringIO(table)), seats, strict=True):
        where = (told["night"], code, at, seat.name)
        assert (told["number"], told["game"], told["person"]) == (str(at), game.key, harmless(seat.name)), where
        for key in ("place", "points", "against", "rounds", "best", "worst"):
            assert told[key] == ("" if getattr(seat, key) is None else str(getattr(seat, key))), (*where, key)
        assert told["won"] == str(int(seat.won)), where
        mine = {key: float(told[key]) for key in tuple(told)[17:] if told[key]}
        assert mine == pytest.approx(figures([seat]), rel=1e-4), where


def the_standings(club: Club) -> None:
    everybody = club.games()
    everybody.pop(BO, None)
    for kind in ("", *{game.key for game in club.counted.values()}):
        mine = {}
        for name, played in everybody.items():
            if some := [game for game in played if kind in ("", game.kind)]:
                places = [game.mine.place for game in some if game.mine.place is not None]
                mine[name] = (
                    sum(game.mine.won for game in some),
                    mean(places) if places else None,
                    len(some),
                    mean(game.mine.points for game in some),
                )
        for by in ("wins", "places", *(["points"] if kind else [])):
            rows = [row for row in club.page(f"/standings?by={by}&game={kind}").rows if "Wins" in row]
            assert {row["Name"] for row in rows} == set(mine), (kind, by)
            for row in rows:
                told = [number(row[key]) for key in ("Wins", "Mean place", "Games")]
                assert told == pytest.approx(mine[row["Name"]][:3], abs=CLOSE), (kind, by, row)
                if kind:
                    assert number(row["Points a game"]) == pytest.approx(mine[row["Name"]][3], abs=CLOSE), (kind, row)
            fewest = any(game.fewest for game in club.counted.values() if game.key == kind)
            keys = [_order(mine[row["Name"]], by, fewest=fewest) for row in rows]
            assert keys == sorted(keys), (kind, by)
            assert [number(row["Place"]) for row in rows] == [1 + sum(other < key for other in keys) for key in keys]


def _order(row: tuple[float, float | None, float, float], by: str, *, fewest: bool) -> tuple[float, ...]:
    wins, place, _, points = row
    last = float("inf") if place is None else place
    return {"wins": (-wins, last), "places": (last,), "points": (points if fewest else -points,)}[by]


def the_page_of_a_person(club: Club, name: str, played: Sequence[Played]) -> None:
    id = club.ids()[name]
    page = club.here.laptop.get(f"/people/{id}").get_data(as_text=True)
    read = PageNumbers(page)
    labels = dict(_labels())
    by_kind: dict[str, list[Played]] = defaultdict(list)
    for game in played:
        by_kind[game.kind].append(game)
    for kind, some in by_kind.items():
        mine = _totals(some)
        if kind != "other":
            mine |= {labels[key]: value for key, value in figures([game.mine for game in some]).items()}
        told = {term: number(value) for term, value in next(_sections(read, labels[f"game-{kind}"])).items()}
        assert {key: told.get(key) for key in mine} == pytest.approx(mine, abs=CLOSE), (name, kind)
        assert not [term for term in told if term in labels.values() and term not in mine], (name, kind, told)
        lists = {"games": some, "wins": [game for game in some if game.mine.won]}
        lists["places"] = [game for game in some if game.mine.place is not None]
        for what, expected in lists.items():
            found = set(club.games_of(f"/people/{id}/games?game={kind}&what={what}"))
            assert found == {(game.code, str(game.number)) for game in expected}, (name, kind, what)
    runs = [(won, len(list(run))) for won, run in groupby(game.mine.won for game in played)]
    longest = max((length for won, length in runs if won), default=0)
    assert (f"in a row: {longest}." if longest else "No game won yet.") in page, name
    now = runs[-1][1] if runs[-1][0] else 0
    assert (f"The last {now} games were won." in page) == (now > 1), name
    rows = (row for row in read.rows if "Behind" in row)
    told_of = {
        BO if row["Name"] == "Somebody" else row["Name"]: (row["Before"], row["Behind"], row.get("Partners", "0/0"))
        for row in rows  # anybody who is left out may have no name here
    }
    assert told_of == _meetings(name, played), name


def _labels() -> Iterator[tuple[str, str]]:
    """Yield the English names of figures and games."""
    for file in (*Path("referee").rglob("en.ftl"), *Path("referee").rglob("en/*.ftl")):
        text = file.read_text(encoding="utf-8")
        yield from FIGURE.findall(text)
        yield from re.findall(r"^(game-[a-z]+) = (.+)$", text, re.MULTILINE)


def _sections(read: PageNumbers, title: str) -> Iterator[dict[str, str]]:
    return (terms for heading, terms in read.terms.items() if heading.endswith(title))


def _totals(played: Sequence[Played]) -> dict[str, float | None]:
    places = [game.mine.place for game in played if game.mine.place is not None]
    found: dict[str, float | None] = {
        "Nights": len({game.code for game in played}),
        "Games": len(played),
        "Wins": sum(game.mine.won for game in played),
        "Mean place": mean(places) if places else None,
    }
    if rounds := sum(game.mine.rounds for game in played):
        low, high = (max, min) if played[0].game.fewest else (min, max)
        best = high(game.mine.best for game in played if game.mine.best is not None)
        worst = low(game.mine.worst for game in played if game.mine.worst is not None)
        found |= {"Rounds": rounds, "Best round": best, "Worst round": worst}
        found["Points"] = sum(game.mine.points for game in played)
        found["The others’ points"] = sum(game.mine.against for game in played)
    return found


def _meetings(name: str, played: Sequence[Played]) -> Mapping[str, tuple[str, str, str]]:
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for game in played:
        mine = game.mine
        for their in game.game.seats:
            met = found[ED if their.name == EDDIE else their.name] if their is not mine else [0, 0, 0, 0]
            if their.side == mine.side:
                met[2] += mine.won
                met[3] += 1
            elif mine.place is not None and their.place is not None:
                met[0] += mine.place < their.place
                met[1] += mine.place > their.place
    return {who: (str(ahead), str(behind), f"{won}/{both}") for who, (ahead, behind, won, both) in found.items()}
