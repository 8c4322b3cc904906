"""Half-filled sheets: stored for the table field by field, continued on any phone, and never a line."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store import deleted
from tests.support.client import Client, said
from tests.support.device import become
from tests.support.lobby import lobby
from tests.support.night import Evening, evening

ENTERED = {"en": "Ann entered round 1", "ko": "Ann이 첫 판을 적었어요", "ja": "Annさんが第1ラウンドを入力しました"}
HALF = {"v-0-points": "12", "v-2-points": "7"}


def fields(night: Evening, at: int = 0, where: str = "tally") -> dict[str, str]:
    """Return the fields that a phone's form would send now."""
    return form_of(night.phone(at).get(f"/{night.table.code}/{where}").get_data(as_text=True))


def form_of(page: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for tag in re.findall(r"<input[^>]*>", page):
        given = {name: html.unescape(value) for name, value in re.findall(r'([a-z-]+)="([^"]*)"', tag)}
        ticked = given.get("type") not in ("radio", "checkbox") or re.search(r" checked", tag)
        if "name" in given and ticked:
            found[given["name"]] = given.get("value", "on")
    return found


def shown(night: Evening, at: int = 0) -> dict[str, str]:
    """Return the filled fields of the sheet."""
    form = fields(night, at)
    return {name: text for name, text in form.items() if name.startswith(("v-", "one-")) and text}


def fill(night: Evening, at: int, form: dict[str, str], **typed: str) -> dict[str, str]:
    """Fill in fields of a phone's form; return the new form."""
    answer = night.tap(night.phone(at), "tally-fill", **(form | typed))
    assert answer.status_code == 200
    return form_of(answer.get_data(as_text=True))


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(("Ann", "Bo", "Cy")) as made:
        made.app.test_client_class = Client
        made.says("Ann agrees keep=scores now")
        yield made


def test_two_phones_fill_in_at_once_and_the_last_entry_of_each_field_wins(night: Evening) -> None:
    ann, bo = fields(night, 0), fields(night, 1)
    ann = fill(night, 0, ann, **{"v-0-points": "5"})
    bo = fill(night, 1, bo, **{"v-1-points": "6"})  # sent from a form without Ann's entry
    assert bo["v-0-points"] == "5"
    assert shown(night) == {"v-0-points": "5", "v-1-points": "6"}
    fill(night, 0, ann, **{"v-0-points": "50"})
    assert shown(night) == {"v-0-points": "50", "v-1-points": "6"}
    fill(night, 1, bo, **{"v-0-points": ""})  # Bo's form still has 5 there, and clears it
    assert shown(night) == {"v-1-points": "6"}


def test_nobody_enters_fields_they_do_not_see(night: Evening) -> None:
    ann = fill(night, 0, fields(night), **{"v-0-points": "5", "v-1-points": "6", "v-2-points": "7"})
    fill(night, 1, fields(night, 1), **{"v-2-points": "70"})
    answer = night.tap(night.phone(0), "tally", **ann)
    assert "Somebody else filled in something" in said(answer)
    assert night.state.scores == (0, 0, 0)
    again = form_of(answer.get_data(as_text=True))
    assert again["v-2-points"] == "70"
    assert night.tap(night.phone(0), "tally", **again).headers["HX-Redirect"]
    assert night.state.scores == (5, 6, 70)


def test_a_draft_survives_a_restart(tmp_path: Path) -> None:
    path = str(tmp_path / "night.db")
    with evening(("Ann", "Bo", "Cy"), DB=path) as made:
        made.says("Ann agrees keep=scores now")
        fill(made, 0, fields(made), **HALF)
        code = made.table.code
    with lobby(DB=path) as again:
        client = again.phone()
        become(client, "phone-1", "192.168.0.12")
        form = form_of(client.get(f"/{code}/tally").get_data(as_text=True))
        assert {name: form[name] for name in HALF} == HALF


def test_a_draft_is_deleted_with_its_night_and_ignored_if_unreadable(
    night: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(night, 0, fields(night), **HALF)
    keeper, store = night.registry.writer, night.registry.writer.store
    for text in ("{", "[]", '{"of": 1}', '{"fields": 3}'):
        keeper.ask(store.change_sheet, night.game.id, lambda _, text=text: text)
        assert shown(night) == {}
    keeper.ask(store.delete_night, night.table.night.id)
    with monkeypatch.context() as patched:
        patched.setattr(deleted, "DELETED_DAYS", -1)
        keeper.ask(store.purge)
    assert keeper.ask(store.sheet, night.game.id) == ""
    keeper.ask(store.change_sheet, night.game.id, lambda _: "late")
    assert keeper.ask(store.sheet, night.game.id) == ""


def test_every_kind_of_box_is_stored() -> None:
    with evening(game="canasta") as night:
        night.says("Ann agrees keep=scores now")
        form = fill(night, 0, fields(night), **{"one-out": "0", "v-0-concealed": "1", "v-1-natural": "2"})
        fill(night, 0, form, **{"v-1-cards": "25"})
        zeros = {f"v-{at}-{key}": "0" for at in (0, 1) for key in ("natural", "mixed", "red3")}  # of sides begun
        what = {"one-out": "0", "v-0-concealed": "1", "v-1-natural": "2", "v-1-cards": "25"}
        assert shown(night, 2) == zeros | what
        form = fields(night, 1)
        del form["v-0-concealed"]  # an unticked box sends nothing
        fill(night, 1, form, **{"one-out": "nobody"})
        left = {"v-1-natural": "2", "v-1-mixed": "0", "v-1-red3": "0", "v-1-cards": "25"}
        assert shown(night) == {"one-out": "nobody"} | left, "nobody has begun the first side"
    with evening(game="hearts") as night:
        night.says("Ann agrees keep=scores now")
        fill(night, 0, fields(night), shortcut="1")
        assert shown(night, 1)["v-1-hearts"] == "13"
        assert shown(night, 1)["one-queen"] == "1"


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_second_phone_reads_who_entered_the_round_and_can_amend_it(night: Evening, language: str) -> None:
    late = fields(night, 1) | {"v-0-points": "9", "v-1-points": "9", "v-2-points": "9"}
    typed = {"v-0-points": "1", "v-1-points": "2", "v-2-points": "3"}
    assert night.tap(night.phone(0), "tally", **(fields(night) | typed)).headers["HX-Redirect"]
    for where in ("tally", "tally-fill"):
        answer = night.tap(night.phone(1, language), where, **late)
        words, page = said(answer), answer.get_data(as_text=True)
        assert ENTERED[language] in words
        assert re.search(r"Ann\+11Bo\+22Cy\+33", words)
        assert 'href="tally?edit=1"' in page
        assert "<form" not in page
        assert 'class="tap primary"' not in page
    assert night.state.scores == (1, 2, 3)
    assert night.phone(1).get(f"/{night.table.code}/tally?edit=1").status_code == 200


def test_after_a_total_was_set_the_sheet_is_renewed_with_its_draft(night: Evening) -> None:
    form = fill(night, 0, fields(night), **HALF)
    night.says("Bo corrects score.Bo 40")
    answer = night.tap(night.phone(0), "tally", **(form | {"v-1-points": "1"}))
    assert "Something was entered meanwhile" in said(answer)
    again = form_of(answer.get_data(as_text=True))
    assert {name: again[name] for name in HALF} == HALF
    assert again["seen"] != form["seen"]
