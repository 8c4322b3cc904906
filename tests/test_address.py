"""Which address stands in the QR, over recorded lists of interfaces."""

import pytest

from referee import address
from referee.address import Interface

LOOPBACK = Interface("lo", "127.0.0.1")
LAPTOP = [LOOPBACK, Interface("wlp2s0", "192.168.0.12", default=True)]
MAC = [Interface("lo0", "127.0.0.1"), Interface("en0", "192.168.1.7", default=True)]
DOCKER = [
    LOOPBACK,
    Interface("docker0", "172.17.0.1"),
    Interface("br-5f2c81d0a9e3", "172.18.0.1"),
    Interface("enp3s0", "192.168.0.20", default=True),
    Interface("virbr0", "192.168.122.1"),
]
WINDOWS = [
    Interface("Software Loopback Interface 1", "127.0.0.1"),
    Interface("Hyper-V Virtual Ethernet Adapter", "172.25.80.1"),
    Interface("VMware Virtual Ethernet Adapter for VMnet8", "192.168.88.1"),
    Interface("VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
    Interface("Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.0.31", default=True),
    Interface("Bluetooth Device (Personal Area Network)", "169.254.10.20"),
]
WSL = [LOOPBACK, Interface("eth0", "172.25.86.101", default=True), Interface("docker0", "172.17.0.1")]
WSL_MIRRORED = [LOOPBACK, Interface("eth1", "192.168.0.31", default=True)]
VPN = [LOOPBACK, Interface("tun0", "10.8.0.6", default=True), Interface("wlan0", "192.168.0.12")]
VPN_MAC = [
    Interface("lo0", "127.0.0.1"),
    Interface("utun4", "10.11.12.13", default=True),
    Interface("en0", "10.0.0.23"),
    Interface("bridge100", "192.168.64.1"),
]
TAILSCALE = [LOOPBACK, Interface("tailscale0", "100.101.102.103"), Interface("wlan0", "192.168.0.12", default=True)]
WIREGUARD = [LOOPBACK, Interface("wg0", "10.66.66.2", default=True), Interface("eth0", "10.1.2.3")]
TWO_NETWORKS = [
    LOOPBACK,
    Interface("wlp2s0", "192.168.43.5"),
    Interface("enp0s31f6", "10.20.30.40", default=True),
]
HOTSPOT = [Interface("lo", "127.0.0.1"), Interface("wlan0", "10.42.0.1")]
HOTSPOT_WINDOWS = [Interface("Microsoft Wi-Fi Direct Virtual Adapter #2", "192.168.137.1"), WINDOWS[1]]
HYPER_V_SWITCH = [
    WINDOWS[0],
    Interface("Hyper-V Virtual Ethernet Adapter #2", "192.168.0.31", default=True),
    WINDOWS[1],
]
PUBLIC = [LOOPBACK, Interface("eth0", "141.223.1.2", default=True)]


@pytest.mark.parametrize(
    ("interfaces", "ip"),
    [
        pytest.param(LAPTOP, "192.168.0.12", id="laptop"),
        pytest.param(MAC, "192.168.1.7", id="mac"),
        pytest.param(DOCKER, "192.168.0.20", id="docker"),
        pytest.param(WINDOWS, "192.168.0.31", id="windows with wsl and virtual machines"),
        pytest.param(VPN, "192.168.0.12", id="vpn takes the default route"),
        pytest.param(VPN_MAC, "10.0.0.23", id="vpn on a mac"),
        pytest.param(TAILSCALE, "192.168.0.12", id="tailscale"),
        pytest.param(WIREGUARD, "10.1.2.3", id="wireguard"),
        pytest.param(TWO_NETWORKS, "10.20.30.40", id="two networks, default route first"),
        pytest.param(HOTSPOT, "10.42.0.1", id="own hotspot, no internet"),
        pytest.param(HOTSPOT_WINDOWS, "192.168.137.1", id="own hotspot on windows"),
        pytest.param(HYPER_V_SWITCH, "192.168.0.31", id="a virtual switch that is the computer's own network"),
        pytest.param(PUBLIC, "141.223.1.2", id="public addresses on a campus"),
    ],
)
def test_the_best_address(interfaces: list[Interface], ip: str) -> None:
    ranked = address.score(interfaces)
    assert ranked[0].ip == ip
    assert ranked[0].usable
    assert address.best(ranked) == ranked[0]


def test_the_order_of_a_list_does_not_matter() -> None:
    for interfaces in (DOCKER, WINDOWS, VPN_MAC, TWO_NETWORKS):
        assert address.score(interfaces)[0] == address.score(reversed(interfaces))[0]


def test_others_stay_to_be_picked_but_never_loopback_or_link_local() -> None:
    assert [one.ip for one in address.score(TWO_NETWORKS)] == ["10.20.30.40", "192.168.43.5"]
    assert {one.ip for one in address.score(DOCKER)} == {"192.168.0.20", "172.17.0.1", "172.18.0.1", "192.168.122.1"}
    assert not any(one.ip.startswith(("127.", "169.254.")) for one in address.score(WINDOWS))


@pytest.mark.parametrize(
    ("interfaces", "inside", "why"),
    [
        pytest.param([LOOPBACK], "", "offline", id="no network"),
        pytest.param([], "", "offline", id="nothing at all"),
        pytest.param([LOOPBACK, Interface("wlan0", "169.254.7.8")], "", "no-address", id="the router gave none"),
        pytest.param([LOOPBACK, Interface("docker0", "172.17.0.1")], "", "virtual", id="only docker's own"),
        pytest.param([LOOPBACK, Interface("tun0", "10.8.0.6", default=True)], "", "virtual", id="only a vpn"),
        pytest.param(
            [LOOPBACK, Interface("eth0", "172.17.0.2", default=True)], "container", "container", id="in a container"
        ),
        pytest.param(WSL, "wsl", "wsl", id="a wsl guest behind its computer"),
    ],
)
def test_no_usable_address_says_why(interfaces: list[Interface], inside: str, why: str) -> None:
    ranked = address.score(interfaces, inside)
    assert address.best(ranked) is None
    assert address.lacking(interfaces, inside) == why
    assert address.shown(None, ranked, 8000) is None


def test_a_wsl_guest_that_shares_its_computers_network() -> None:
    assert address.shown(None, address.score(WSL_MIRRORED, "wsl"), 8000) == "http://192.168.0.31:8000"


def test_the_setting_comes_first_then_the_network_then_the_request() -> None:
    ranked = address.score(LAPTOP)
    assert address.shown("https://cards.example/", ranked, 8000, "http://10.0.0.1") == "https://cards.example"
    assert address.shown(None, ranked, 8000, "http://10.0.0.1") == "http://192.168.0.12:8000"
    assert address.shown(None, ranked, 80) == "http://192.168.0.12"
    assert address.shown(None, [], 8000, "http://cards.example:81/") == "http://cards.example:81"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST", "a.localhost", "localhost.", "127.0.0.1", "127.8.9.1", "::1", "[::1]", "0.0.0.0"]
)
def test_a_loopback_is_never_shown(host: str) -> None:
    assert address.is_loopback(host)
    literal = f"[{host}]" if host == "::1" else host
    assert address.shown(None, [], 8000, f"http://{literal}:8000") is None


@pytest.mark.parametrize("host", ["referee.local", "192.168.0.12", "localhost.example", "fd00::2", "::ffff:10.0.0.1"])
def test_what_is_no_loopback(host: str) -> None:
    assert not address.is_loopback(host)


def test_a_mapped_loopback_is_one() -> None:
    assert address.is_loopback("::ffff:127.0.0.1")


def test_this_computer_can_be_asked() -> None:
    found = address.interfaces()
    assert all(interface.ip.count(".") == 3 for interface in found)
    assert sum(interface.default for interface in found) <= 1
    assert address.inside() in {"", "container", "wsl"}
