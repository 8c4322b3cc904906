"""The menu: seats and phones, PINs, names, leaving, and the host's role."""

import time
from typing import Any

from tests.support.lobby import Lobby


def watch(here: Lobby, code: str, name: str) -> Any:
    """Let the phone of a seat watch the table: it is live until the stream is closed."""
    stream = iter(
        here.app.extensions["registry"].watch(here.table(code), "ring", None, "en", here.seat(code, name).devices[-1])
    )
    next(stream)
    return stream


def test_a_pin_is_shown_to_its_own_phone_or_if_the_seat_has_none(here: Lobby) -> None:
    code = here.open_table()
    ann, _ = here.sit(code, "Ann"), here.sit(code, "Bo")
    ann.send(f"/{code}/seat", name="Cy")
    stream = watch(here, code, "Bo")
    page = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Ann').pin}<" in page
    assert f">{here.seat(code, 'Cy').pin}<" in page
    assert f">{here.seat(code, 'Bo').pin}<" not in page
    stream.close()
    here.table(code)._left.clear()
    assert f">{here.seat(code, 'Bo').pin}<" in ann.get(f"/{code}/menu").get_data(as_text=True), "Bo's phone is gone"


def test_after_a_restart_nobody_is_away_yet(here: Lobby) -> None:
    code = here.open_table()
    ann, _ = here.sit(code, "Ann"), here.sit(code, "Bo")
    assert f">{here.seat(code, 'Bo').pin}<" in ann.get(f"/{code}/menu").get_data(as_text=True)
    here.app.extensions["registry"]._tables.clear()
    menu = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Bo').pin}<" not in menu
    assert "Take over as host" not in menu
    here.table(code)._left = dict.fromkeys(here.table(code)._left, time.monotonic() - 91)
    here.table(code).notify()
    menu = ann.get(f"/{code}/menu").get_data(as_text=True)
    assert f">{here.seat(code, 'Bo').pin}<" in menu
    assert "Take over as host" in menu
