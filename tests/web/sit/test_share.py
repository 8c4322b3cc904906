"""The address for phones: never this computer's loopback, chosen by the host, with a reason if there is none."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import gevent
import pytest

from referee import address
from referee.address import Interface
from referee.server import serve
from referee.web.core.table_address import LOCAL_NAME, announced
from tests.support.client import said
from tests.support.lobby import Lobby, lobby

HOME = Interface("wlan0", "192.168.0.12", default=True)
WIRE = Interface("eth0", "10.0.0.7")
LOOP = Interface("lo", "127.0.0.1")


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Set the interfaces of this computer and the address that it serves."""

    def have(interfaces: Sequence[Interface], inside: str = "") -> None:
        monkeypatch.setattr(address, "interfaces", lambda: list(interfaces))
        monkeypatch.setattr(address, "inside", lambda: inside)

    have([LOOP, HOME, WIRE])
    return have


@pytest.fixture
def here(network: Any) -> Iterator[Lobby]:
    with lobby(PORT=8000) as made:
        yield made


def shown(here: Lobby, code: str) -> str | None:
    found = re.search(r'class="address"><bdi>([^<]+)', here.laptop.get(f"/{code}/share").get_data(as_text=True))
    return found[1] if found else None


def test_the_qr_is_the_best_address_of_the_network_as_one_svg_path(here: Lobby) -> None:
    code = here.open_table()
    page = here.laptop.get(f"/{code}/share").get_data(as_text=True)
    assert shown(here, code) == f"http://192.168.0.12:8000/{code}"
    assert page.count('<svg class="qr"') == 3, "the table's, and one for each address to pick from"
    assert "style=" not in page
    assert f'readonly value="{code}"' in page
    assert "localhost" not in page


def test_the_host_chooses_another_address_and_everybody_gets_its_qr_code(here: Lobby) -> None:
    code = here.open_table()
    guest = here.sit(code, "Ann")
    assert "10.0.0.7" in here.laptop.get(f"/{code}/share").get_data(as_text=True)
    assert 'name="ip"' not in guest.get(f"/{code}/share").get_data(as_text=True)
    guest.send(f"/{code}/address", ip="10.0.0.7")
    assert shown(here, code) == f"http://192.168.0.12:8000/{code}"
    before = here.laptop.get(f"/{code}").get_data(as_text=True)
    here.laptop.send(f"/{code}/address", ip="10.0.0.7")
    assert shown(here, code) == f"http://10.0.0.7:8000/{code}"
    after = here.laptop.get(f"/{code}").get_data(as_text=True)
    assert "10.0.0.7" in after
    path = re.compile(r'<svg.*? d="([^"]+)"', re.DOTALL)
    assert path.search(before)[1] != path.search(after)[1]  # type: ignore[index]
    here.laptop.send(f"/{code}/address", ip="203.0.113.5")
    assert shown(here, code) == f"http://10.0.0.7:8000/{code}", "only an address of this computer"


def test_the_mdns_name_is_shown_beside_the_address_of_the_qr_code(here: Lobby) -> None:
    class Named:
        name = ""
        told: ClassVar[list[str | None]] = []

        @classmethod
        def tell(cls, ip: str | None) -> None:
            cls.told.append(ip)

    code = here.open_table()
    here.app.extensions[LOCAL_NAME] = Named
    assert "On some phones also" not in said(here.laptop.get(f"/{code}/share"))
    Named.name = "referee.local"
    for path in (f"/{code}/share", f"/{code}"):
        assert f"http://referee.local:8000/{code}" in said(here.laptop.get(path))
    assert "http://referee.local:8000" in said(here.phone().get("/help"))
    keeping = gevent.spawn(serve._keep_named, here.app, Named)  # type: ignore[arg-type]
    gevent.sleep(0)
    here.laptop.send(f"/{code}/address", ip="10.0.0.7")
    with here.app.app_context():
        assert announced() == "10.0.0.7"
    keeping.kill()
    assert Named.told == ["192.168.0.12"]


@pytest.mark.parametrize(
    ("interfaces", "config"),
    [([LOOP], {}), ([LOOP, HOME], {"URL": "http://referee.example"}), ([LOOP, HOME], {"HOST": "127.0.0.1"})],
)
def test_no_mdns_name_without_an_address_of_this_computer(
    network: Any, interfaces: list[Interface], config: dict[str, str]
) -> None:
    network(interfaces)
    with lobby(**config) as here, here.app.app_context():
        assert announced() is None


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_help_is_shown_where_people_may_need_it(here: Lobby, language: str) -> None:
    code = here.open_table()
    phone = here.phone(language)
    page = said(phone.get("/help"))
    assert "http://192.168.0.12:8000" in page
    assert "VPN" in page
    for path in ("/", f"/{code}", f"/{code}/share"):
        assert 'href="/help"' in phone.get(path).get_data(as_text=True)
    with lobby(PROXIES=1, URL="https://cards.example") as proxied:
        page = said(proxied.phone(language).get("/help"))
        assert "https://cards.example" in page
        assert "VPN" not in page, "a real name is reached from everywhere"


def test_without_an_address_the_one_of_the_request_is_shown(here: Lobby, network: Any) -> None:
    network([LOOP], "container")
    code = here.open_table()
    page = here.phone(host="192.168.7.7:80").get(f"/{code}/share").get_data(as_text=True)
    assert f"http://192.168.7.7:80/{code}" in page or f"http://192.168.7.7/{code}" in page


@pytest.mark.parametrize(
    ("interfaces", "inside", "words"),
    [
        ([LOOP], "", ("no network", "네트워크에 연결되어 있지", "ネットワークにつながっていません")),
        ([LOOP, WIRE], "container", ("container", "컨테이너", "コンテナ")),
        ([Interface("eth0", "172.20.1.5", default=True)], "wsl", ("WSL", "WSL", "WSL")),
        ([Interface("tun0", "10.8.0.2")], "", ("VPN", "VPN", "VPN")),
        ([Interface("wlan0", "169.254.1.1")], "", ("router", "공유기", "ルーター")),
    ],
)
def test_the_reason_for_a_missing_address_is_shown(
    here: Lobby, network: Any, interfaces: list[Interface], inside: str, words: tuple[str, ...]
) -> None:
    network(interfaces, inside)
    code = here.open_table()
    for language, why in zip(("en", "ko", "ja"), words, strict=True):
        here.laptop.send("/language", language=language)
        for path in (f"/{code}/share", f"/{code}"):
            page = here.laptop.get(path)
            assert why in said(page)
            assert 'class="address"' not in page.get_data(as_text=True)
        assert "<svg" not in here.laptop.get(f"/{code}").get_data(as_text=True)


def test_a_server_on_loopback_only_says_so(network: Any) -> None:
    with lobby(HOST="127.0.0.1") as here:
        assert "lets only this computer in" in said(here.laptop.get(f"/{here.open_table()}/share"))


def page_of(here: Lobby, code: str) -> str:
    return here.laptop.get(f"/{code}/share").get_data(as_text=True)


def test_the_host_reads_whether_any_phone_has_connected(here: Lobby) -> None:
    code = here.open_table()
    assert "No phone has reached it yet." in said(here.laptop.get(f"/{code}/share"))
    assert "Switch off mobile data" in said(here.laptop.get(f"/{code}/share"))
    phone = here.phone()
    for _ in range(2):
        phone.get(f"/{code}")
    assert "1 phone has reached it" in said(here.laptop.get(f"/{code}"))
    here.phone().get(f"/{code}")
    assert "2 phones have reached it" in said(here.laptop.get(f"/{code}/share"))
    tab = here.phone(address="127.0.0.1", host="127.0.0.1:8000")
    tab.get(f"/{code}")
    assert "http" not in re.search(r'<div id="reached".*?</div>', page_of(here, code), re.DOTALL)[0]  # type: ignore[index]
    here.phone(host="referee.local:8000").get(f"/{code}")
    words = said(here.laptop.get(f"/{code}/share"))
    assert "2 by 192.168.0.12:8000" in words
    assert "One by referee.local:8000" in words
    assert "3 phones have reached it" in words, "another tab on this computer is no phone"
