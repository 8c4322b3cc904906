"""Standings: the results they wait for, links that are guessed, and who is told apart by a sign."""

import re

import pytest

from referee.live import registry as live_results
from referee.store.codes import hashed
from referee.web.core import rate_limit
from referee.web.core.phone import SECRET
from tests.live.test_results import PEOPLE, night
from tests.support.client import Client, page_of
from tests.support.lobby import Lobby

FIRST = ((26, 0, 0, 0), (1, 2, 3, 20))
SECOND = ((0, 13, 13, 0), (0, 0, 13, 13))


def text(page: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", page.split("<main", 1)[-1].partition(">")[2]).split())


def rows(client: Client, address: str) -> list[str]:
    page = client.get(address).get_data(as_text=True).partition("</table>")[0]
    return [text(f"<main>{row}") for row in re.findall(r"<tr>.*?</tr>", page, re.DOTALL) if "<td" in row]


def ids(here: Lobby) -> dict[str, int]:
    return {person.name: person.id for person in here.store.persons()}


def device_of(phone: Client) -> str:
    [secret] = [cookie.value for cookie in phone._cookies.values() if cookie.key == SECRET]  # type: ignore[union-attr]
    return hashed(secret)


def test_progress_is_shown(here: Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_results, "SECONDS", 0.0)
    for _ in range(3):
        night(here.store, *FIRST)
    for done in (1, 2):
        answer = here.laptop.get("/standings")
        assert answer.headers["Refresh"] == "2"
        assert f"{done} of 3 games" in text(answer.get_data(as_text=True))
    assert len(rows(here.laptop, "/standings")) == len(PEOPLE)


@pytest.mark.promise("The link of a shared season")
def test_a_link_is_not_guessed_and_a_game_that_has_gone_is_not_all_games(
    here: Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limit, "GUESSES", ("8/minute",))
    night(here.store, *FIRST)
    season, stranger = here.store.keep_season("phone", "Summer", kind="hearts"), here.phone()
    here.store.share_season(season)
    link = f"/standings?season={here.store.season(season).token}"
    tried = [stranger.get(where).status_code for where in (link, *(f"/standings?season={n}" for n in range(9)), link)]
    assert (tried[:2], tried[-2:]) == ([200, 404], [429, 429])
    other = here.phone(address="192.168.0.78")
    assert other.get(link).status_code == 200
    here.store.keep_season("phone", "Summer", kind="nonsense", changed=season)
    assert other.get(link).status_code == 404


def test_nobody_has_the_sign_of_another_in_standings(here: Lobby) -> None:
    night(here.store, *FIRST)
    night(here.store, *SECOND, people=("Ann", "Bo", "Eve", "Flo"), host="somebody else")
    for by in ("wins", "rating"):
        table = page_of(here.laptop.get(f"/standings?by={by}")).partition("<tbody")[2].partition("</tbody>")[0]
        signs = re.findall(r'<use href="[^"]*#(\w+)"', table)
        assert len(signs) == len(set(signs)) == 6, by
