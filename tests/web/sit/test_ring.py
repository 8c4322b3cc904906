"""The seating order, tapped by several phones at once, and the start of exactly one game."""

import re
from typing import Any

import gevent
import pytest

from referee.engine.notation.record import read_head
from referee.web.sit.next_game import NO_PLAN, Plan, read_plan
from referee.web.sit.people import plan_of
from tests.support.client import Client, Page, said
from tests.support.lobby import Lobby


def plan(here: Lobby, code: str) -> Plan:
    return plan_of(here.table(code))


def names(here: Lobby, code: str) -> list[str]:
    """Return the names in seating order."""
    by_id = {seat.id: seat.name for seat in here.table(code).night.seats}
    return [by_id[id] for id in plan(here, code).ring]


def tap(here: Lobby, client: Client, code: str, what: str, name: str) -> Any:
    return client.send(f"/{code}/ring", htmx=True, **{what: str(here.seat(code, name).id)})


def test_a_plan_is_stored_as_text_and_an_invalid_one_is_empty() -> None:
    made = Plan("one", "gentle", (("decks", "3"),), (3, 1, 2), 1, (3,))
    assert read_plan(made.to_text()) == made
    for broken in (
        "",
        "{}",
        "[]",
        "null",
        '{"game": 1}',
        '{"game":"x","preset":"","house":[[1]],"ring":[],"dealer":0}',
    ):
        assert read_plan(broken) == NO_PLAN


def test_repeating_a_tap_changes_nothing() -> None:
    one = NO_PLAN.with_seat(4).with_seat(4).with_seat(7)
    assert one.ring == (4, 7)
    assert one.without_seat(7).without_seat(7).ring == (4,)
    assert one.with_dealer(9) == one, "only somebody in the ring deals"
    assert one.with_dealer(7).without_seat(7).dealer == 0
    assert one.with_dealer(7).dealer == 7


def test_left_of_moves_a_neighbour_to_the_place() -> None:
    ring = Plan(ring=(1, 2, 3, 4), dealer=4)
    assert ring.with_left(1, 3).ring == (1, 3, 2, 4)
    assert ring.with_left(4, 2).ring == (1, 3, 4, 2)
    assert ring.with_left(4, 2).dealer == 4
    assert Plan(ring=(1,)).with_left(5, 6).ring == (1, 5, 6)
    assert ring.with_left(2, 2) == ring


def test_naming_another_right_neighbour_replaces_the_first() -> None:
    ring = Plan(ring=(1, 2, 3, 4)).confirmed(1).confirmed(3)
    assert ring.sure == (1, 3)
    assert ring.with_left(1, 4).sure == (1,)
    assert ring.without_seat(4).sure == (1,)
    assert ring.with_only([1, 2, 3]).sure == (1,)
    assert Plan(ring=(1,)).confirmed(1).sure == ()


def test_people_are_tapped_as_they_sit(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
    assert names(here, code) == ["Ann", "Bo", "Cy"], "as they came"
    phones[0].send(f"/{code}/ring", clear="1")
    tap(here, phones[0], code, "place", "Bo")
    tap(here, phones[1], code, "place", "Ann")
    answer = tap(here, phones[2], code, "place", "Cy")
    assert names(here, code) == ["Bo", "Ann", "Cy"]
    assert 'hx-target="#ring"' in answer.get_data(as_text=True), "a sleeping stream does not keep the tap from showing"
    tap(here, phones[2], code, "take", "Ann")
    assert names(here, code) == ["Bo", "Cy"]
    phones[0].send(f"/{code}/ring", clear="1")
    assert names(here, code) == []


def test_two_phones_tapping_at_once_lose_no_tap(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, f"P{at}") for at in range(6)]
    jobs = [gevent.spawn(tap, here, phone, code, "place", f"P{at}") for at, phone in enumerate(phones)]
    gevent.joinall(jobs, raise_error=True)
    assert sorted(names(here, code)) == [f"P{at}" for at in range(6)]


def test_a_seat_that_only_another_server_has_heard_of_stays_in_the_ring(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    tap(here, ann, code, "place", "Ann")
    store, night = here.store, here.table(code).night.id
    new = store.add_seat(night, "Bo").id
    store.change_plan(night, lambda found: read_plan(found.plan).with_seat(new).to_text())
    tap(here, ann, code, "dealer", "Ann")
    assert names(here, code) == ["Ann", "Bo"]


def sides(page: str) -> str:
    """Return the sides as the ring's page shows them."""
    found = re.search(r'<p class="against">(.*?)</p>', page, re.DOTALL)
    return " ".join(re.sub(r"<[^>]*>", " ", found[1]).split()) if found else ""


def test_five_players_choose_sides_in_two_taps(here: Lobby) -> None:
    people = ("Ann", "Bo B", "Cy", "Di", "Ed")
    code = here.open_table(game="canasta")
    phones = {name: here.sit(code, name) for name in people}
    here.ring(phones["Ann"], code, people, "Ed")
    assert sides(phones["Cy"].get(f"/{code}").text) == "Bo B + Di against Ann + Cy + Ed"
    assert "first Ed, then the others in turn" in said(phones["Cy"].get(f"/{code}"))
    assert "첫 판은 Ed" in said(phones["Cy"].get(f"/{code}", headers={"Accept-Language": "ko"}))
    registry = here.app.extensions["registry"]
    stream = iter(registry.watch(here.table(code), "ring", here.seat(code, "Di").id, "en", "x"))
    next(stream)
    answer = tap(here, phones["Ann"], code, "with", "Ann")
    assert sides(answer.text) == "Ann + Di against Bo B + Cy + Ed"
    assert sides(next(stream).decode()) == "Ann + Di against Bo B + Cy + Ed"
    stream.close()
    for _ in range(2):
        answer = tap(here, phones["Ed"], code, "with", "Cy")
        assert sides(answer.text) == "Ann + Cy against Bo B + Di + Ed"
    phones["Ann"].send(f"/{code}/ring", htmx=True, **{"with": "99"})
    phones["Ann"].send(f"/{code}/start", after="0", anyway="1")
    game: Any = here.table(code).game
    assert read_head(game.head).teams == (("Ann", "Cy"), ("Bo B", "Di", "Ed"))
    assert [game.state.names[at] for at, on in enumerate(game.state.here) if not on] == ["Ed"]

    # The next game starts from who played together, also while the ring is tapped again.
    phones["Ann"].send(f"/{code}/next/canasta")
    assert sides(phones["Cy"].get(f"/{code}").text) == "Ann + Cy against Bo B + Di + Ed"
    tap(here, phones["Ann"], code, "take", "Cy")
    assert not sides(phones["Cy"].get(f"/{code}").text)
    tap(here, phones["Ann"], code, "place", "Cy")
    assert sides(phones["Cy"].get(f"/{code}").text) == "Ann + Cy against Bo B + Di + Ed"


def test_sides_given_by_the_seats_are_only_shown(here: Lobby) -> None:
    code = here.open_table(game="canasta")
    ann = here.sit(code, "Ann")
    for name in ("Bo", "Cy", "Di"):
        here.sit(code, name)
    here.ring(ann, code, ("Ann", "Bo", "Cy", "Di"), "Di")
    page = ann.get(f"/{code}").text
    assert sides(page) == "Ann + Cy against Bo + Di"
    assert 'name="with"' not in page
    tap(here, ann, code, "with", "Bo")
    ann.send(f"/{code}/start", after="0", anyway="1")
    game: Any = here.table(code).game
    assert read_head(game.head).teams == ()


def test_the_ring_works_without_javascript(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    here.sit(code, "Bo")
    ann.send(f"/{code}/ring", clear="1")
    page = ann.get(f"/{code}").get_data(as_text=True)
    form = re.search(r'<form id="ring-form" method="post" action="([^"]+)"', page)
    button = re.search(r'<button form="ring-form" name="(\w+)" value="(\d+)"', page)
    assert form
    assert button
    response = ann.send(form[1], **{button[1]: button[2]})
    assert (response.status_code, response.location) == (303, f"/{code}")
    assert names(here, code) == ["Ann"]


def test_where_cards_are_drawn_for_the_deal_no_dealer_is_asked(here: Lobby) -> None:
    code = here.open_table(game="uno")
    ann, _ = here.sit(code, "Ann"), here.sit(code, "Bo")
    tiles = ann.get(f"/{code}").text.partition('class="ring-seats"')[2].partition("</ul>")[0]
    assert 'form="ring-form"' not in tiles, "a tap throws nobody out"
    page = said(ann.get(f"/{code}"))
    assert "the highest deals first" in page
    assert "Who deals" not in page
    ann.send(f"/{code}/start", after="0")
    assert len(here.table(code).games) == 1


@pytest.mark.promise("People who sit as they came")
@pytest.mark.parametrize(
    ("language", "asks"), [("en", "clockwise as shown"), ("ko", "이렇게 앉았나요"), ("ja", "この順でいいですか")]
)
def test_people_who_sit_as_they_came_start_with_one_tap(here: Lobby, language: str, asks: str) -> None:
    code = here.open_table()
    ann, _, cy = (here.sit(code, name, language) for name in ("Ann", "Bo", "Cy"))
    assert asks in said(ann.get(f"/{code}"))
    cy.send(f"/{code}/ring", htmx=True, sure="1")
    here.sit(code, "Di", language)
    assert names(here, code) == ["Ann", "Bo", "Cy", "Di"], "who comes later sits at the end"
    ann.send(f"/{code}/start", after="0")
    game: Any = here.table(code).game
    assert (game.names, read_head(game.head).dealer) == (("Ann", "Bo", "Cy", "Di"), "Ann")


def test_start_waits_for_the_ring_and_a_dealer(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")

    def waits(language: str = "en") -> str:
        return said(ann.get(f"/{code}", headers={"Accept-Language": language}))

    assert "2 people have to sit" in waits()
    assert "먼저 2명이" in waits("ko")
    here.sit(code, "Bo")
    ann.send(f"/{code}/ring", clear="1")
    assert "あと2人選んで" in waits("ja")
    tap(here, ann, code, "place", "Ann")
    assert "Not seated yet: Bo" in waits()
    assert "아직 안 누른 사람: Bo" in waits("ko")
    early = ann.send(f"/{code}/start", after="0")
    assert early.status_code == 422
    assert "Not seated yet: Bo" in said(early)
    tap(here, ann, code, "place", "Bo")
    assert "Ann deals. If not, choose who does." in waits()
    assert "disabled" not in ann.get(f"/{code}").get_data(as_text=True)
    tap(here, ann, code, "dealer", "Bo")
    assert "Bo deals. If not, choose who does." in waits()
    assert "disabled" not in ann.get(f"/{code}").get_data(as_text=True)
    assert here.table(code).games == []


def test_each_phone_is_asked_for_its_left_neighbour(here: Lobby) -> None:
    code = here.open_table()
    phones = {name: here.sit(code, name) for name in ("Ann", "Bo", "Cy", "Di")}
    phones["Ann"].send(f"/{code}/ring", clear="1")
    for name in phones:
        assert "Left of you" not in said(phones["Ann"].get(f"/{code}")), "nothing is asked while people are tapped"
        tap(here, phones["Ann"], code, "place", name)
    assert "Left of you: Bo?" in said(phones["Ann"].get(f"/{code}"))
    assert "Left of you: Ann?" in said(phones["Di"].get(f"/{code}"))
    phones["Ann"].send(f"/{code}/ring", htmx=True, sure="1")
    assert "Left of you: Bo?" not in said(phones["Ann"].get(f"/{code}"))
    assert "left neighbour checked" in said(phones["Cy"].get(f"/{code}"))
    tap(here, phones["Bo"], code, "left", "Di")
    assert names(here, code) == ["Ann", "Bo", "Di", "Cy"]


def test_two_people_starting_at_once_start_one_game(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Bo", "Ann")]
    here.ring(phones[0], code, ["Ann", "Bo"], "Ann")
    jobs = [gevent.spawn(phone.send, f"/{code}/start", htmx=True, after="0") for phone in phones * 2]
    gevent.joinall(jobs, raise_error=True)
    assert [job.value.headers["HX-Redirect"] for job in jobs] == [f"/{code}"] * 4
    table: Any = here.table(code)
    assert len(table.games) == 1
    assert table.night.plan == ""
    assert [seat.name for seat in table.night.seats] == ["Ann", "Bo"]


def test_the_head_contains_the_agreement(here: Lobby) -> None:
    code = here.open_table(**{"preset": "gentle", "h-decks": "3"})
    ann = here.sit(code, "Ann")
    ann.send(f"/{code}/seat", name="Bo B")
    here.ring(ann, code, ["Bo B", "Ann"], "Bo B")
    ann.send(f"/{code}/start", after="0")
    game: Any = here.table(code).game
    head = read_head(game.head)
    assert (head.players, head.dealer, head.preset) == (("Bo B", "Ann"), "Bo B", "gentle")
    assert dict(head.house) == {"entry_seconds": "4", "decks": "3"}
    assert head.facts == (('phone."Bo B"', "no"),)
    assert game.state.house.decks == 3


@pytest.mark.promise("What one phone chooses to enter")
def test_what_one_phone_chooses_to_enter_is_chosen_on_every_phone(here: Lobby) -> None:
    code = here.open_table()
    ann, bo = here.sit(code, "Ann"), here.sit(code, "Bo")
    chosen = '<button form="ring-form" name="keep" value="{}" aria-pressed="true"'
    assert chosen.format("plays") in bo.get(f"/{code}").text
    for keep, kept in (("scores", "scores"), ("everything", "scores"), ("plays", "plays"), ("scores", "scores")):
        ann.send(f"/{code}/ring", keep=keep)
        assert chosen.format(kept) in bo.get(f"/{code}").text
    here.ring(ann, code, ["Bo", "Ann"], "Bo")
    bo.send(f"/{code}/start", after="0")
    game: Any = here.table(code).game
    assert game.state.keep == "scores"


@pytest.mark.promise("On the ring's page of a 360×640")
def test_who_starts_without_waiting_keeps_what_they_chose(here: Lobby) -> None:
    code = here.open_table()
    ann, *_ = (here.sit(code, name) for name in ("Ann", "Bo", "Cy"))
    here.ring(ann, code, ["Ann", "Bo", "Cy"], "Bo")
    bo = here.seat(code, "Bo")
    stream = iter(here.app.extensions["registry"].watch(here.table(code), "ring", bo.id, "en", bo.devices[0]))
    next(stream)
    page = ann.get(f"/{code}").text
    stream.close()
    assert '<button form="start-form" name="anyway" value="1"' in page
    assert '<input type="hidden" form="start-form" name="after" value="0">' in page


def test_texts_of_blank_cards_are_asked_before_the_start(here: Lobby) -> None:
    code = here.open_table(game="uno")
    ann = here.sit(code, "Ann")
    here.sit(code, "Bo")
    page = ann.get(f"/{code}").text
    assert [f'name="blank.{n}"' in page for n in (1, 2, 3, 4)] == [True, True, True, False]
    folded = re.findall(r'<details class="blanks".*?</details>', page, re.DOTALL)
    assert [block.count('class="written"') for block in folded] == [3], "closed, so that the ring is seen"
    labels = re.findall(r'class="written"><span>(.*?)</span><input', page)
    assert [re.findall(r"\d+", label) for label in labels] == [["1"], ["2"], ["3"]]
    here.ring(ann, code, ["Bo", "Ann"], "Bo")
    texts = {"blank.1": "play again", "blank.2": ' # "sing"\n all ', "blank.3": "x" * 500, "blank.4": "no such card"}
    ann.send(f"/{code}/start", after="0", **texts)
    game: Any = here.table(code).game
    assert game.state.keep == "plays"
    assert dict(game.state.blanks) == {1: "play again", 2: "sing all", 3: "x" * 80}


def test_every_phone_continues_by_itself(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo")]
    here.ring(phones[0], code, ["Ann", "Bo"], "Ann")
    registry = here.app.extensions["registry"]
    stream = iter(registry.watch(here.table(code), "ring", here.seat(code, "Bo").id, "en", "x"))
    assert f"/{code}/onward" not in next(stream).decode()
    phones[0].send(f"/{code}/start", after="0")
    news = next(stream).decode()
    assert f'hx-get="/{code}/onward" hx-trigger="load"' in news
    stream.close()
    onward = phones[1].get(f"/{code}/onward", headers={"HX-Request": "true"})
    assert onward.headers["HX-Redirect"] == f"/{code}"
    assert phones[1].get(f"/{code}").location == f"/{code}/play"


def test_the_stream_sends_everybody_the_ring_and_their_neighbour(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo", "Cy")]
    registry, table = here.app.extensions["registry"], here.table(code)
    phones[0].send(f"/{code}/ring", clear="1")
    streams = [iter(registry.watch(table, "ring", here.seat(code, name).id, "en", name)) for name in ("Ann", "Bo")]
    for stream in streams:
        next(stream)
    for name in ("Ann", "Bo", "Cy"):
        tap(here, phones[0], code, "place", name)
    ann, bo = (next(stream).decode() for stream in streams)
    for stream in streams:
        stream.close()
    part = re.compile(r'hx-target="#ring".*?</hx-partial>', re.DOTALL)
    assert part.search(ann)[0] == part.search(bo)[0]  # type: ignore[index]
    assert "<bdi>Bo</bdi>?" in ann
    assert "<bdi>Cy</bdi>?" in bo
    for seat in table.night.seats:
        assert not re.search(rf"\b{seat.pin}\b", ann + bo), "no PIN in what everybody is sent"


def test_the_next_game_begins_with_the_same_seating(here: Lobby) -> None:
    code, phones = here.play(("Ann", "Bo", "Cy"))
    assert phones[1].send(f"/{code}/next/one", preset="gentle").location == f"/{code}"
    assert names(here, code) == ["Ann", "Bo", "Cy"]
    assert plan(here, code).dealer == here.seat(code, "Ann").id, "the dealer's left neighbour deals next"
    assert "Who sits where?" in said(phones[0].get(f"/{code}"))
    assert phones[2].send(f"/{code}/start", after="0").location == f"/{code}", "a page from before that game"
    assert len(here.table(code).games) == 1
    phones[2].send(f"/{code}/start", after="1")
    game: Any = here.table(code).game
    assert (game.number, read_head(game.head).preset, read_head(game.head).dealer) == (2, "gentle", "Ann")


def test_changing_house_rules_keeps_the_ring(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    here.sit(code, "Bo")
    here.ring(ann, code, ["Bo", "Ann"], "Ann")
    assert 'value="literal" checked' in ann.get(f"/{code}/next/one").get_data(as_text=True)
    ann.send(f"/{code}/next/one", **{"h-misdeal": "one"})
    assert names(here, code) == ["Bo", "Ann"]
    assert plan(here, code).dealer == here.seat(code, "Ann").id
    assert "A misdeal: One card" in said(ann.get(f"/{code}"))


def test_a_seat_that_leaves_leaves_the_ring(here: Lobby) -> None:
    code = here.open_table()
    phones = [here.sit(code, name) for name in ("Ann", "Bo")]
    here.ring(phones[0], code, ["Ann", "Bo"], "Bo")
    phones[1].send(f"/{code}/remove", seat=str(here.seat(code, "Bo").id))
    page = said(phones[0].get(f"/{code}"))
    assert "Bo" not in page.replace("Board", "")
    assert "2 people have to sit" in page
    gone = phones[0].send(f"/{code}/ring", htmx=True, place="999")
    assert gone.status_code == 200
    assert names(here, code) == ["Ann"]


def test_a_reopened_night_without_a_plan_asks_for_a_game(here: Lobby) -> None:
    registry = here.app.extensions["registry"]
    table = registry.open("old", "nobody")
    ann = here.sit(table.code, "Ann")
    assert "Which game?" in said(ann.get(f"/{table.code}"))
    assert f'href="/{table.code}/next"' in ann.get(f"/{table.code}").get_data(as_text=True)
    assert f'href="/{table.code}/next/one"' in ann.get(f"/{table.code}/next").get_data(as_text=True)
    assert ann.send(f"/{table.code}/start", after="0").status_code == 422
    assert ann.send(f"/{table.code}/start", after="x").status_code == 400


def test_the_fragments_of_a_tap_are_complete(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    answer = tap(here, ann, code, "place", "Ann").get_data(as_text=True)
    assert not Page(answer).faults
    targets = set(re.findall(r'hx-target="#(\w+)"', answer))
    assert targets <= set(Page(ann.get(f"/{code}").get_data(as_text=True)).ids)


def test_an_added_name_clears_its_field_and_a_refused_one_stays(here: Lobby) -> None:
    code = here.open_table()
    ann = here.sit(code, "Ann")
    added = ann.send(f"/{code}/seat", htmx=True, name="Bo").get_data(as_text=True)
    assert 'hx-target="#add-name" hx-swap="innerHTML"' in added
    refused = ann.send(f"/{code}/seat", htmx=True, name="BO")
    assert "add-name" not in refused.get_data(as_text=True)
    assert "is called BO already" in said(refused)


def test_a_page_of_the_previous_game_reloads(here: Lobby) -> None:
    code, phones = here.play(("Ann", "Bo", "Cy"))
    page = phones[0].get(f"/{code}/play").get_data(as_text=True)
    assert 'id="page-game" value="1"' in page
    assert phones[0].get(f"/{code}/go-on?game=1&page=1").status_code == 204
    here.says(code, "Ann corrects phase over")
    assert f'href="/{code}/next"' in phones[0].get(f"/{code}/play").get_data(as_text=True)
    phones[0].send(f"/{code}/next/one")
    assert "The next game is being set up" in said(phones[1].get(f"/{code}/play"))
    here.ring(phones[0], code, [], "Bo")
    phones[0].send(f"/{code}/start", after="1")
    stream = iter(here.app.extensions["registry"].watch(here.table(code), "phone", 1, "en", "x"))
    assert 'id="game-2" hx-get' in next(stream).decode()
    stream.close()
    assert phones[1].get(f"/{code}/go-on?game=2&page=1").headers["HX-Refresh"] == "true"


@pytest.mark.promise("Where players enforce the rules the lobby")
@pytest.mark.parametrize(("watches", "said_so"), [("players", True), ("referee", False)])
def test_a_table_reads_before_start_who_watches_the_plays(here: Lobby, watches: str, said_so: bool) -> None:
    code = here.open_table(**{"h-enforce": watches})
    ann, *_ = (here.sit(code, name) for name in ("Ann", "Bo", "Cy"))
    here.ring(ann, code, ("Ann", "Bo", "Cy"), "Cy")
    assert ("The referee does not stop wrong cards" in said(ann.get(f"/{code}"))) is said_so
