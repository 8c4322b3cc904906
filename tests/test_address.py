"""The choice of the address in the QR code, over recorded lists of interfaces."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from referee import address
from referee.address import Interface
from tests.support.folders import TESTS


@dataclass(frozen=True)
class Network:
    """One list of `networks.txt`: the interfaces of a computer, and the expected addresses."""

    name: str
    interfaces: tuple[Interface, ...]
    inside: str
    usable: tuple[str, ...]
    doubtful: tuple[str, ...]
    why: str


def _networks() -> Iterator[Network]:
    text = (TESTS / "support" / "networks.txt").read_text(encoding="utf-8")
    for block in text.split("\n[")[1:]:
        name, *lines = block.rstrip().splitlines()
        had: list[Interface] = []
        said = {"inside": "", "=": "", "!": "", "?": ""}
        for line in lines:
            if (first := line.split(" ")[0]) in said:
                said[first] = line.removeprefix(first).strip()
            else:
                label, ip = line.rsplit(maxsplit=1)
                had.append(Interface(label.rstrip(" *"), ip, default=label.rstrip().endswith("*")))
        usable, doubtful = said["="].split(), said["!"].split()
        yield Network(name.rstrip("]"), tuple(had), said["inside"], tuple(usable), tuple(doubtful), said["?"])


NETWORKS = [pytest.param(network, id=network.name) for network in _networks()]
HOME = (Interface("lo", "127.0.0.1"), Interface("wlp2s0", "192.168.0.12", default=True))


@pytest.mark.parametrize("network", NETWORKS)
def test_the_addresses_of_a_laptop(network: Network) -> None:
    ranked = address.score(network.interfaces, network.inside)
    assert tuple(one.ip for one in ranked if one.usable) == network.usable
    assert tuple(one.ip for one in ranked if not one.usable) == network.doubtful
    shown = address.shown(None, ranked, 8000)
    if network.why:
        assert shown is None
        assert address.lacking(network.interfaces, network.inside) == network.why
    else:
        assert shown == f"http://{network.usable[0]}:8000"


@pytest.mark.parametrize("network", NETWORKS)
def test_the_best_address_does_not_depend_on_the_order_of_the_list(network: Network) -> None:
    first, second = (
        address.score(there, network.inside) for there in (reversed(network.interfaces), network.interfaces)
    )
    assert address.shown(None, first, 8000) == address.shown(None, second, 8000)


def test_loopback_and_link_local_addresses_are_never_offered() -> None:
    for network in _networks():
        for one in address.score(network.interfaces, network.inside):
            assert not one.ip.startswith(("127.", "169.254."))


def test_the_setting_takes_precedence_over_the_network_and_the_request() -> None:
    ranked = address.score(HOME)
    assert address.shown("https://cards.example/", ranked, 8000, "http://10.0.0.1") == "https://cards.example"
    assert address.shown(None, ranked, 8000, "http://10.0.0.1") == "http://192.168.0.12:8000"
    assert address.shown(None, ranked, 80) == "http://192.168.0.12"
    assert address.shown(None, [], 8000, "http://cards.example:81/") == "http://cards.example:81"


@pytest.mark.promise("A QR code never contains localhost")
@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST", "a.localhost", "localhost.", "127.0.0.1", "127.8.9.1", "::1", "[::1]", "0.0.0.0"]
)
def test_a_loopback_address_is_never_shown(host: str) -> None:
    assert address.is_loopback(host)
    literal = f"[{host}]" if host == "::1" else host
    assert address.shown(None, [], 8000, f"http://{literal}:8000") is None


@pytest.mark.parametrize("host", ["referee.local", "192.168.0.12", "localhost.example", "fd00::2", "::ffff:10.0.0.1"])
def test_addresses_that_are_not_loopback(host: str) -> None:
    assert not address.is_loopback(host)


def test_a_mapped_loopback_address_is_loopback() -> None:
    assert address.is_loopback("::ffff:127.0.0.1")


def test_this_computer_can_be_queried() -> None:
    found = address.interfaces()
    assert all(interface.ip.count(".") == 3 for interface in found)
    assert sum(interface.default for interface in found) <= 1
    assert address.inside() in {"", "container", "wsl"}
