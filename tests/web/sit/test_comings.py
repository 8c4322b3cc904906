"""People who arrive, leave and change places between page and tap, at a Canasta that keeps score.

A tap on any outdated form is answered by a sentence, no page breaks, and what is shown can be entered.
"""

import html
import re
from random import Random

import pytest
from werkzeug.test import TestResponse

from referee.engine.basics.errors import NotationError
from referee.engine.games import find
from referee.engine.notation.tokens import quote
from tests.support.client import Client
from tests.support.device import device_of
from tests.support.drawn import TIMES
from tests.support.night import Evening, evening
from tests.support.toy import actions

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
PAGES = ("tally", "totals", "catch-up", "scores", "play", "board", "sheet", "place?seat=0", "export.csv", "export.json")
FORMS = ("tally", "tally-fill", "totals", "catch-up")
SIDE = "natural=0 mixed=0 red3=0 out=no concealed=no hand=0"
WILD = ("", "0", "5", "-5", "7", "x", "99999999", "1; teams Ann", '"', "½", "1e3")


def form_of(page: str) -> dict[str, str]:
    """Return what the forms of a page would send unchanged."""
    found: dict[str, str] = {}
    for tag in re.findall(r"<(?:input|button)[^>]*>", page):
        given = {name: html.unescape(value) for name, value in re.findall(r'([a-z-]+)="([^"]*)"', tag)}
        if "name" in given:
            found.setdefault(given["name"], given.get("value", ""))
    return found


def fine(answer: TestResponse, where: str) -> None:
    assert answer.status_code in (200, 303, 403, 404, 422), (where, answer.status_code)


def something_happens(night: Evening, chance: Random) -> None:
    """Change something: somebody arrives, leaves, returns or moves, sides are set, a round is entered or undone."""
    s = night.state
    there = [name for name, gone in zip(s.names, s.gone, strict=True) if not gone]
    away = [name for name, gone in zip(s.names, s.gone, strict=True) if gone]
    one, other = chance.sample(there, 2)
    side = chance.choice(s.teams)
    lines = [
        f"{one} leaves" if len(there) > 2 else f"{one} says hello",
        f"{chance.choice(away)} returns" if away else f"{one} says hello",
        f"{one} swaps {other}",
        f"{one} corrects teams {one}+{other}",
        f"New{len(s.names)} joins after {one} with 40" if len(there) < 6 else f"{one} leaves",
        f"{'+'.join(quote(s.names[seat]) for seat in side)} scores cards={chance.randrange(0, 300, 5)} {SIDE}",
        f"{one} undoes",
        f"{one} agrees six_players=three_sides" if chance.random() < 0.5 else f"{one} agrees keep=plays",
        f"{one} agrees keep=scores",
        f"{one} deals",
        f"{one} corrects round 7",
    ]
    coming = [line for line in lines if " joins " in line]  # most faults involved an arrival
    night.table.enter(actions(chance.choice((*lines, *coming * 6))), device=device_of("phone-0"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(TIMES or 1))
def test_a_tap_on_an_outdated_form_is_answered_by_a_sentence(players: int, seed: int) -> None:
    chance = Random(seed * 7 + players)
    names = NAMES[:players]
    teams = "teams: Ann+Cy Bo+Di+Ed\n" if players == 5 else ""
    with evening(names, with_phones=6, game="other") as night:
        night.app.test_client_class = Client
        night.table.start(f"game: canasta\nplayers: {' '.join(names)}\n{teams}keep: scores\n", 1)
        phones = [night.phone(at) for at in range(players)]
        for _ in range(10):
            phone, where = chance.choice(phones), chance.choice(FORMS)
            shown = phone.get(f"/{night.table.code}/{where.partition('-fill')[0]}")
            fine(shown, where)
            form = form_of(shown.get_data(as_text=True))
            for _ in range(chance.randrange(3)):
                something_happens(night, chance)
            for name in chance.sample(sorted(form), min(len(form), 4)):
                if not name.startswith(("seen", "was")):
                    form[name] = chance.choice(WILD)
            if chance.random() < 0.5:  # completely filled in, as people do
                form |= {name: "0" for name in form if name.startswith("v-")} | {"one-out": "nobody"}
                form.pop("seen", None)
            form.pop("post", None)
            asked = {name: text for name, text in form.items() if name.startswith(("v-", "one-"))}
            htmx = {"HX-Request": "true"}
            fine(phone.get(f"/{night.table.code}/tally", query_string=asked, headers=htmx), "tally")
            fine(night.tap(phone, where, **form), where)
            for page in chance.sample(PAGES, 2):
                fine(phone.get(f"/{night.table.code}/{page}"), page)


def test_a_parse_error_is_a_sentence_wherever_it_occurs(monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(*_: object) -> None:
        raise NotationError("unreadable-side", side="Ann+Cy")

    with evening(NAMES[:4], game="canasta") as night:
        night.says("Ann agrees keep=scores now")
        ann = night.phone(0)
        monkeypatch.setattr(type(find("canasta")), "tally", raises)
        page = ann.get(f"/{night.table.code}/tally")
        assert (page.status_code, "Ann+Cy" in page.get_data(as_text=True)) == (422, True)
        tapped = night.tap(ann, "tally")
        assert (tapped.status_code, "Ann+Cy" in tapped.get_data(as_text=True)) == (200, True)
