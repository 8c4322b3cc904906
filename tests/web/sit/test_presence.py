"""Presence: whose phone is waited for, who plays for whom, and how many only watch."""

import time
from typing import Any

import gevent
import pytest

from referee.live import table as live_table
from tests.support.device import device_of
from tests.support.folders import ROOT
from tests.support.lobby import Lobby
from tests.support.night import Evening, evening


def test_a_phone_that_goes_dark_is_noticed_until_it_returns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "QUIET", 0.05)
    with evening() as made:
        stream = look(made)
        version = made.table.version
        stream.close()
        gevent.sleep(0.3)
        assert made.table.version == version + 1, "the others are told that it is gone"
        stream = look(made)
        assert made.table.version == version + 2, "and that it is back"
        stream.close()
        again = look(made)
        gevent.sleep(0.3)
        assert made.table.version == version + 2, "a new page in between is nothing"
        again.close()


def look(made: Evening) -> Any:
    stream = iter(made.registry.watch(made.table, "phone", 1, "en", device_of("phone-1")))
    next(stream)
    return stream


def test_nobody_is_waited_for_on_their_own_phone(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    here.table(code)._left |= dict.fromkeys(here.seat(code, "Ann").devices, time.monotonic() - 40)
    for phone in phones:
        assert 'class="waited for-0"' in phone.get(f"/{code}/play").get_data(as_text=True)
    styles = (ROOT / "static" / "screens" / "phone.css").read_text(encoding="utf-8")
    hidden = next(line for line in styles.splitlines() if line.startswith(":is(.me-0 .for-0,"))
    assert hidden.endswith("):is(.waited, .acting) { display: none; }")
    assert "phone me-0" in phones[0].get(f"/{code}/play").get_data(as_text=True)
    here.table(code)._left |= dict.fromkeys(here.seat(code, "Ann").devices, time.monotonic() - 80)
    menus = [phone.get(f"/{code}/menu").get_data(as_text=True) for phone in phones]
    assert ["<details open>" in menu for menu in menus] == [False, True, True], "whose menu it is, is there"
