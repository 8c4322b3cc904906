"""Every number about people equals an independent count of the exported records, for random nights of every game."""

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from referee.live import results as live_results
from referee.store import KeptLine, Store
from tests.support.drawn import TIMES
from tests.support.lively import CARDS, Told, club_night
from tests.support.lobby import Lobby, lobby
from tests.support.page_numbers import PageNumbers, number
from tests.support.recount import Counted, Player, recount
from tests.support.whole_games import WholeGame

pytestmark = pytest.mark.untraced  # other tests reach the same lines

NIGHTS = 100 * TIMES or 4
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
    game: Counted
    mine: Player

    @property
    def kind(self) -> str:
        return self.game.kind


class Club:
    """An app with the nights of the club, and what was counted from their records, by person."""

    def __init__(self, here: Lobby, kind: str) -> None:
        self.here, self.store = here, here.store
        self.counted: dict[tuple[str, int], Counted] = {}
        for at in range(NIGHTS):
            self._plays(FIRST_SEED + at, club_night(GAMES[kind], FIRST_SEED + at, {ED: EDDIE} if at % 2 else {}))
        self._computes()
        for row in sorted(self.store.nights(limit=10_000), key=lambda row: row.opened):
            text = here.laptop.get(f"/{row.code}/export.table").get_data(as_text=True)
            games = enumerate(recount(text), 1)
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
        keeper.update()
        keeper._work.join()
        assert keeper.update() == (0, 0)

    def games(self) -> dict[str, list[Played]]:
        """Return the games of each person, oldest first."""
        found: dict[str, list[Played]] = defaultdict(list)
        for (code, at), game in self.counted.items():
            for name, player in game.players.items():
                found[ED if name == EDDIE else name].append(Played(code, at, game, player))
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


def figures(played: Sequence[Player]) -> dict[str, float]:
    """Return the figures of some games as they are told."""
    told: dict[str, list[float]] = defaultdict(list)
    for player in played:
        for key, amounts in player.figures.items():
            told[key] += amounts
    return {key: _told(key, amounts) for key, amounts in told.items() if amounts}


def _told(key: str, amounts: list[float]) -> float:
    return max(amounts) if key in LARGEST else mean(amounts) if key == "seconds" else sum(amounts)


def best_and_worst(rounds: Sequence[int], *, fewest: bool) -> tuple[int | None, int | None]:
    if not rounds:
        return None, None
    return (min(rounds), max(rounds)) if fewest else (max(rounds), min(rounds))


@pytest.fixture(params=list(GAMES))
def club(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    monkeypatch.setattr(live_results, "RESTS", 0.0)
    with lobby() as here:
        yield Club(here, request.param)


def test_every_number_is_that_of_an_independent_count(club: Club) -> None:
    the_season_as_data(club)
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


def the_season_as_data(club: Club) -> None:
    data = json.loads(club.here.laptop.get("/standings/season.json").get_data(as_text=True))
    assert len(data["games"]) == len(club.counted)
    for told, ((code, at), game) in zip(data["games"], club.counted.items(), strict=True):
        assert (told["number"], told["game"], told["fewest_wins"]) == (at, game.kind, game.fewest)
        assert [seat["person"] for seat in told["seats"]] == list(game.players)
        for seat, player in zip(told["seats"], game.players.values(), strict=True):
            best, worst = best_and_worst(player.rounds, fewest=game.fewest)
            mine = {"place": player.place, "won": int(player.won), "points": player.points, "against": player.against}
            mine |= {"rounds": len(player.rounds), "best": best, "worst": worst}
            where = (told["night"], code, at, seat["person"])
            assert {key: seat[key] for key in mine} == mine, where
            if game.kind != "other":
                assert seat["figures"] == pytest.approx(figures([player])), where


def the_standings(club: Club) -> None:
    everybody = club.games()
    everybody.pop(BO, None)
    for kind in ("", *{game.kind for game in club.counted.values()}):
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
            fewest = any(game.fewest for game in club.counted.values() if game.kind == kind)
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
    rounds = [points for game in played for points in game.mine.rounds]
    found: dict[str, float | None] = {
        "Nights": len({game.code for game in played}),
        "Games": len(played),
        "Wins": sum(game.mine.won for game in played),
        "Mean place": mean(places) if places else None,
    }
    if rounds:
        best, worst = best_and_worst(rounds, fewest=played[0].game.fewest)
        found |= {"Rounds": len(rounds), "Best round": best, "Worst round": worst}
        found["Points"] = sum(game.mine.points for game in played)
        found["The others’ points"] = sum(game.mine.against for game in played)
    return found


def _meetings(name: str, played: Sequence[Played]) -> Mapping[str, tuple[str, str, str]]:
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for game in played:
        mine = game.mine
        for other, their in game.game.players.items():
            met = found[ED if other == EDDIE else other] if their is not mine else [0, 0, 0, 0]
            if their.side == mine.side:
                met[2] += mine.won
                met[3] += 1
            elif mine.place is not None and their.place is not None:
                met[0] += mine.place < their.place
                met[1] += mine.place > their.place
    return {who: (str(ahead), str(behind), f"{won}/{both}") for who, (ahead, behind, won, both) in found.items()}
