"""The host: the server checks the host's rights, and nothing that proves the role is ever shown."""

from collections.abc import Iterator

import pytest

from referee.web.core.phone import SECRET
from tests.support.lobby import Lobby, lobby


@pytest.fixture(scope="module")
def here() -> Iterator[Lobby]:
    with lobby(URL="http://192.168.0.12:8000") as made:
        yield made


PLACES = (
    *("", "/menu", "/share", "/board", "/play", "/story", "/scores", "/penalties", "/catch-up", "/sheet", "/late"),
    *("/export.table", "/export.json", "/export.csv", "/why/1", "/rules", "/claim/{seat}", "/next/one", "/story-lines"),
)


@pytest.mark.promise("The server checks every action reserved")
def test_no_page_address_or_stream_shows_device_ids(here: Lobby) -> None:
    code, phones = here.play()
    here.says(code, "Cy deals", "Cy flips 5H")
    night = here.table(code).night
    secret = {night.host or "", *(device for seat in night.seats for device in seat.devices)}
    cookies = {phone.get_cookie(SECRET, domain="192.168.0.12").value for phone in phones}  # type: ignore[union-attr]
    cookies.add(here.laptop.get_cookie(SECRET, domain="localhost").value)  # type: ignore[union-attr]
    pins = {phones[0]: night.seats[1].pin, phones[1]: night.seats[0].pin}
    here.wake_phones(code)
    for phone in (here.laptop, *phones, here.phone()):
        for place in PLACES:
            answer = phone.get(f"/{code}{place.format(seat=night.seats[1].id)}")
            shown = answer.get_data(as_text=True) + str(answer.headers.get("Location"))
            assert not [value for value in secret | cookies if value in shown], place
            assert not [mark for mark in (">{}<", '"{}"') if mark.format(pins.get(phone)) in shown], place
        for page in ("phone", "ring", "menu", "board", "story", "scores", "share"):
            news = next(
                iter(here.app.extensions["registry"].watch(here.table(code), page, 0, "en", "somebody"))
            ).decode()
            assert not [value for value in secret | cookies if value in news], page
