"""The pages to read: story, why, amending, ledger, catching up, time-out."""

from collections.abc import Iterator
from itertools import chain

import pytest

from tests.support.client import Client
from tests.support.device import device_of
from tests.support.night import Evening, evening, get
from tests.support.toy import actions

REFEREE = "enforce=referee hand_size=3"


@pytest.fixture
def night() -> Iterator[Evening]:
    with evening(house=REFEREE) as made:
        made.app.test_client_class = Client
        made.says("Di deals", "Di flips 5H", "Ann plays 9H")
        yield made


def test_the_story_names_the_phone_that_entered_a_line(night: Evening) -> None:
    night.table.enter(actions("Cy draws 2"), device=device_of("phone-2"))
    night.table.enter(actions("Di draws 1"), device="somebody-gone")
    page = get(night, "story")
    assert "<bdi>Cy</bdi></span>" in page[page.index('id="line-4"') : page.index('id="line-3"')]
    assert "another phone" in page[page.index('id="line-5"') : page.index('id="line-4"')]


def test_a_new_line_changes_one_fragment_of_the_story(night: Evening) -> None:
    screens = night.app.extensions["screens"]
    for _ in range(30):
        night.says("Ann says hello")
    before = dict(chain(*screens.fragments(night.table, "story", None)))
    night.says("Bo says hello")
    after = dict(chain(*screens.fragments(night.table, "story", None)))
    assert [name for name in before if before[name] != after[name]] == ["story-0"]


def test_names_are_isolated_and_escaped() -> None:
    names = ("<b>Bo", 'A "q" & Co', "مينا", "Di;x")
    quoted = ('"<b>Bo"', '"A \\"q\\" & Co"', '"مينا"', '"Di;x"')
    with evening(names=("Ann", "Bo"), house=REFEREE) as made:
        made.app.test_client_class = Client
        store = made.registry.writer.store
        for seat, name in zip(made.seats, names, strict=False):
            made.table.change(store.rename_seat, seat.id, name)
        made.table.start("game: one\nplayers: " + " ".join(quoted) + "\nhouse: hand_size=3\n", 1)
        for line in ("deals", "flips 5H"):
            made.says(f"{quoted[3]} {line}")
        made.says(
            f"{quoted[0]} plays 7H", f"{quoted[1]} says time-out", f"{quoted[2]} penalizes {quoted[0]} for looked"
        )
        for where in ("story", "why/3", "why/5", "scores", "penalties", "board", "catch-up", "sheet", "play"):
            page = get(made, where)
            assert "<b>Bo" not in page
            assert "<bdi>&lt;b&gt;Bo</bdi>" in page or where in ("catch-up", "sheet")
        assert 'name="was.hand.&#34;Di;x&#34;"' in get(made, "catch-up")
        made.table.start("game: hearts\nplayers: " + " ".join(quoted) + "\n", 2)
        assert 'value="corrects hand.&#34;&lt;b&gt;Bo&#34;"' in get(made, "ask?who=0")
