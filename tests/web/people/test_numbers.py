"""Every number of a person leads to games that add up to it, in every game."""

import re
import time
from collections.abc import Iterator
from functools import cache
from html import unescape

import pytest

from referee.engine import games
from referee.engine.notation.lines import format_action
from referee.store import Store
from referee.store.values import KeptLine
from referee.web.people.persons import last_run, longest_run, months_of
from tests.support.lobby import Lobby, lobby
from tests.support.player import Player, WholeGame
from tests.web.people.test_standings import ids, text

HOUSES = {
    "one": "enforce=referee end=rounds:2",
    "uno": "target=60",
    "eights": "end_mode=scored target=40",
    "hearts": "end_deals=2",
    "canasta": "target=2000",
}
"""House rules that make a game short."""
KEPT = {"canasta": "scores"}
OF_PARTNERS = ("canasta",)


@cache
def played_out(kind: str, seed: int) -> Player:
    """Return a game of four people, played to its end."""
    player = Player(WholeGame(kind, 4, HOUSES.get(kind, ""), KEPT.get(kind, "plays"), comes_and_goes=False), seed)
    for _ in player.steps():
        pass
    return player


def add_games(store: Store, kind: str, *seeds: int) -> None:
    """Add a night with games of a kind, a game for each seed."""
    night = store.open_night(f"{kind} {seeds}").id
    for seed in seeds:
        player = played_out(kind, seed)
        kept = store.add_game(night, player.evening.head).id
        store.append(
            KeptLine(kept, n, entry.at, format_action(entry.action), str(entry.ruling.verdict), "", None, 1.0)
            for n, entry in enumerate(player.log.entries, 1)
        )


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby() as made:
        for kind in games.names():
            add_games(made.store, kind, 1, 2)
            add_games(made.store, kind, 1)
            made.app.extensions["registry"].results.update()
        yield made


def links(page: str) -> list[tuple[str, str]]:
    """Return the address and the text of each number of a page."""
    found = re.findall(r'<a class="number-link" href="([^"]*)"[^>]*>(.*?)</a>', page, re.DOTALL)
    return [(unescape(address), text(f"<main>{said}")) for address, said in found]


def added_up(page: str, made: str, seen: set[str]) -> str:
    """Return what the games of a number's page add up to."""
    shares = []
    for address, said in links(page):
        seen.add(address)
        shares.append(re.sub(r" ★.*", "", said))
    if made in ("sum", "mean"):
        amounts = [float(re.sub(" of .*", "", share)) for share in shares]
        return f"{sum(amounts) / (len(amounts) if made == 'mean' else 1):.1f}"
    if made == "peak":
        [peak] = {share.removeprefix("◆ ") for share in shares if share.startswith("◆")}
        others = [float(share) for share in shares if share[0] not in "◆–"]
        assert all(other < float(peak) for other in others) or all(other > float(peak) for other in others)
        return peak
    if made == "amounts":
        pairs = [[float(number) for number in share.split(" × ")] for share in shares]
        return f"{sum(mean * times for mean, times in pairs) / sum(times for _, times in pairs):.1f}"
    return str(len(shares))


BY = {
    "The sum of": "sum",
    "The mean of these": "mean",
    "The mean of each": "amounts",
    "From the games": "peak",
}


@pytest.mark.promise("Every number of a person leads")
@pytest.mark.untraced  # others reach the same lines
@pytest.mark.parametrize("kind", games.names())
def test_the_games_of_each_number_add_up_to_it(here: Lobby, kind: str) -> None:
    ann = ids(here)["Ann"]
    page = here.laptop.get(f"/people/{ann}?game={kind}").get_data(as_text=True)
    standings = here.laptop.get(f"/standings?game={kind}").get_data(as_text=True)
    numbers = links(page) + [link for link in links(standings) if f"/people/{ann}/" in link[0]]
    whats = {re.search(r"what=([\w-]+)", address)[1] for address, _ in numbers if "what=" in address}  # type: ignore[index]
    assert {"games", "wins", "nights", "places", "mean", "ahead", "behind"} <= whats
    assert {"together", "won"} & whats == ({"together", "won"} if kind in OF_PARTNERS else set())
    assert any(what.startswith("figure-") for what in whats) or not games.find(kind).figures
    seen: set[str] = set()
    for address, number in numbers:
        answer = here.laptop.get(address)
        assert answer.status_code == 200, address
        made = answer.get_data(as_text=True)
        [told] = re.findall(r"[\d.–-]+$", text(f"<main>{made.split('<h1>')[1].split('</h1>')[0]}").strip()) or [""]
        if "what=rating" in address:  # places make it, in another way than by adding up
            assert number in (told, str(len(links(made)))), (address, number)
            continue
        assert told in re.findall(r"-?\d+(?:\.\d+)?|–", number), (address, number)
        how = next((how for said, how in BY.items() if said in text(made)), "count")
        if told in ("–", "0") and "No such game" in text(made):
            continue
        found = added_up(made, how, seen)
        assert abs(float(found) - float(told)) < (0.11 if how == "amounts" else 0.051), (address, told, found)
    for address in seen:
        assert here.laptop.get(address).status_code == 200, address


@pytest.mark.promise("Every number of a person leads")
def test_many_games_stand_on_several_pages(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.web.people.persons.MOST", 5)
    address, every = f"/people/{ids(here)['Ann']}/games?what=games", []
    while address:
        page = here.laptop.get(address).get_data(as_text=True)
        every += links(page)
        older = re.search(r'href="([^"]*)">Older games', page)
        address = unescape(older[1]) if older else ""
    assert len(set(every)) == len(every)
    assert f"Games {len(every)}" in text(page)


def test_streaks() -> None:
    some = [True, False, True, True, False]
    assert (list(longest_run(some)), list(last_run(some))) == ([2, 3], [0])
    assert len(longest_run([False])) == len(last_run([False])) == len(longest_run([])) == len(last_run([])) == 0
    assert list(longest_run([True, True])) == list(last_run([True, True])) == [0, 1]


def test_games_are_told_by_month_with_their_hours(here: Lobby) -> None:
    hour = 3600.0
    july, june = (time.mktime((2026, month, 15, 20, 0, 0, 0, 0, -1)) for month in (7, 6))
    played = [(july, july + 2 * hour, True), (july, july - hour, False), (june, june + 90 * hour, False)]
    found = [(month.month, month.games, month.wins, month.hours) for month in months_of(played)]
    assert found == [("2026-07", 2, 1, 2.0), ("2026-06", 1, 0, 6.0)]
    assert months_of([]) == []
    page = here.laptop.get(f"/people/{ids(here)['Ann']}").get_data(as_text=True)
    month = time.strftime("%Y-%m")
    row = re.search(rf'<th scope="row">{month}</th><td>(\d+)</td>', page)
    games_told = re.findall(r"what=games\"[^>]*>(\d+)</a>", page)
    assert int(row[1]) == sum(map(int, games_told))
