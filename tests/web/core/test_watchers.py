"""The pieces of every live page are made and drawn once a change, however many phones watch it."""

from collections import Counter
from typing import Any

import gevent
import pytest

from referee.live import Table
from referee.web.core import public_server
from tests.support.night import evening

MANY = 5


@pytest.mark.promise("Content that is the same for all phones")
def test_each_page_is_made_once_a_change_for_all_its_watchers(monkeypatch: pytest.MonkeyPatch) -> None:
    with evening(house="enforce=referee", game="onecard", with_phones=4) as night:
        night.says("Di deals", "Di flips 7H")
        screens, made, drawn = night.app.extensions["screens"], Counter[str](), Counter[str]()
        for page, pieces in list(screens.pages.items()):

            def counted(table: Table, seat: int | None, page: str = page, pieces: Any = pieces) -> Any:
                made[page] += 1
                return pieces(table, seat)

            monkeypatch.setitem(screens.pages, page, counted)
        html = screens.html
        monkeypatch.setattr(screens, "html", lambda name, *rest: (drawn.update([name]), html(name, *rest))[1])
        for page in screens.pages:
            seat = 0 if page == "phone" else None
            phones = [night.registry.watch(night.table, page, seat, "en", f"{page}-{n}") for n in range(MANY)]
            reading = [gevent.spawn(list, phone) for phone in phones]
            gevent.sleep(0.05)
            night.says("Ann says hello")
            gevent.sleep(0.05)
            made.clear()
            drawn.clear()
            night.says("Ann says goodbye")
            gevent.sleep(0.05)
            assert made[page] == 1, page
            assert all(count == 1 for count in drawn.values()), (page, drawn)
            gevent.killall(reading)


def test_a_phone_at_a_table_watches_so_many_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(public_server, "STREAMS_AT_HOME", (1, 2))
    with evening(with_phones=3) as night:
        night.says("Di deals", "Di flips 5H")
        address = f"/{night.table.code}/stream?page=phone"
        streams = [night.phone(at).get(address, buffered=False) for at in (0, 0, 1, 2)]
        assert [stream.status_code for stream in streams] == [200, 429, 200, 429]
        for stream in streams:
            stream.close()
