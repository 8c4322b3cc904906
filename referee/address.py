"""The address that a phone on the same network can open. A QR code never says localhost."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, ip_address
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import ifaddr

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via")
"""The headers of a proxy: what it forwards comes from somewhere else."""
EVERYWHERE = {"0.0.0.0", "::", ""}
"""The hosts that stand for all addresses of this computer."""
# Where phones and the computer share a router; the second of a container, a WSL guest and many a company too.
HOME = IPv4Network("192.168.0.0/16")
PRIVATE = (HOME, IPv4Network("10.0.0.0/8"), IPv4Network("172.16.0.0/12"))
NOT_DEFAULT = IPv4Network("100.64.0.0/10")  # a provider's or a VPN's inner network

# Linux and macOS name interfaces by a short word and a number; Windows describes the adapter in words.
TUNNEL = re.compile(
    r"(tun|tap|wg|utun|ipsec|ppp|wwan|wwp|rmnet|zt\w{8}$|awdl|llw|anpi|cscotun|gpd\d|nordlynx|proton|mullvad|ham\d)"
    r"|.*(tailscale|wireguard|openvpn|zerotier|vpn\b|\bvpn|tap-windows|wintun|\btunnel|bluetooth|anyconnect|fortinet"
    r"|pangp|globalprotect|check point|cloudflare|hamachi|wan miniport)"
)
# Between this computer and guests inside it; with the default route it is the computer's own network.
SWITCH = re.compile(
    r"(br-|veth|lxc|lxd|incus|cni|cali|flannel|podman|nerdctl|weave|kube|mpqemu|vnic|vnet)"
    r"|.*(docker|virbr|vbox|vmnet|vmware|virtual|hyper-v|vethernet|\bwsl\b|parallels|loopback adapter)"
)
HOTSPOT = re.compile(r".*wi-?fi direct")  # Windows calls its own hotspot virtual
PHYSICAL = re.compile(
    r"(en|eth|em|wl|usb)|.*(wi-?fi|wireless|wlan|802\.11|ethernet|gbe|gigabit|와이파이|무선|이더넷|イーサネット)"
)
WIRELESS = re.compile(r"wl|.*(wi-?fi|wireless|802\.11|와이파이|무선)")


class Interface(NamedTuple):
    """One IPv4 address of one network interface."""

    name: str
    ip: str
    default: bool = False  # traffic to the internet leaves through it


class Candidate(NamedTuple):
    """An address that may stand in the QR code, with its score: the host can choose another than the best."""

    ip: str
    name: str
    score: int
    usable: bool

    def url(self, port: int) -> str:
        """Return the web address on this port."""
        return web_address(self.ip, port)


def web_address(host: str, port: int) -> str:
    """Return the web address of a host and a port; port 80 is left out."""
    literal = f"[{host}]" if ":" in host else host
    return f"http://{literal}" if port == 80 else f"http://{literal}:{port}"


def score(interfaces: Iterable[Interface], inside: str = "") -> list[Candidate]:
    """Return the addresses that other devices may reach, the best first.

    `inside` is "container" or "wsl": phones do not see such a guest's network.
    """
    candidates = []
    for interface in interfaces:
        ip, name = IPv4Address(interface.ip), interface.name.casefold()
        if ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast:
            continue
        points = 5 * interface.default + 4 * any(ip in network for network in PRIVATE)
        points += (ip in HOME) - 4 * (ip in NOT_DEFAULT)
        if TUNNEL.match(name):
            points -= 20
        elif SWITCH.match(name) and not HOTSPOT.match(name):
            points -= 8
        else:
            points += 3 * bool(PHYSICAL.match(name)) + bool(WIRELESS.match(name))
        hidden = inside == "container" or (inside == "wsl" and ip in PRIVATE[2])
        candidates.append(Candidate(interface.ip, interface.name, points, points > 0 and not hidden))
    return sorted(candidates, key=lambda candidate: (not candidate.usable, -candidate.score))


def lacking(interfaces: Iterable[Interface], inside: str = "") -> str:
    """Return why no address is usable: container, wsl, offline, no-address (the router gave none) or virtual."""
    if inside == "container":
        return inside
    ips = [IPv4Address(interface.ip) for interface in interfaces]
    beyond = [ip for ip in ips if not ip.is_loopback]
    if not beyond:
        return "offline"
    if all(ip.is_link_local for ip in beyond):
        return "no-address"
    return inside or "virtual"


def interfaces() -> list[Interface]:
    """Return the network interfaces that this computer has now."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("203.0.113.1", 9))  # looks up the route to the internet, and sends nothing
            default = str(probe.getsockname()[0])
        except OSError:
            default = ""
    return [
        Interface(adapter.nice_name, address.ip, default=address.ip == default)
        for adapter in ifaddr.get_adapters()
        for address in adapter.ips
        if isinstance(address.ip, str)  # an IPv6 address is a tuple
    ]


class Reach(NamedTuple):
    """The addresses of a referee for phones: the one `shown`, and all candidates; `lacking` is why there is none."""

    shown: str | None
    candidates: list[Candidate]
    lacking: str


def reach(host: str, port: int, setting: str | None) -> Reach:
    """Return how phones reach a referee that listens on a host and a port; `setting` is the address given for it."""
    everywhere, within = host in EVERYWHERE, inside()
    found = [one for one in interfaces() if everywhere or one.ip == host]
    candidates = score(found, within)
    why = "loopback" if is_loopback(host) and not everywhere else lacking(found, within)
    return Reach(shown(setting, candidates, port), candidates, why)


def inside() -> str:
    """Return "container", "wsl" or "": such a guest does not see the network of its computer."""
    if any(Path(mark).exists() for mark in ("/.dockerenv", "/run/.containerenv")):
        return "container"
    try:
        kernel = Path("/proc/sys/kernel/osrelease").read_text(encoding="utf-8")
    except OSError:
        return ""
    return "wsl" if "microsoft" in kernel.casefold() else ""


def is_loopback(host: str) -> bool:
    """Return True if a host name or address means this computer itself."""
    name = host.strip("[]").rstrip(".").casefold()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        ip = ip_address(name.split("%")[0])
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None) or ip
    return mapped.is_loopback or mapped.is_unspecified


def shown(setting: str | None, candidates: Iterable[Candidate], port: int, asked: str | None = None) -> str | None:
    """Return the address for phones: the setting, else the best of this network, else the host of the request.

    `asked` is a request's scheme and host (`http://192.168.0.12:8000`). None if there is none that a phone could open.
    """
    if setting:
        return setting.rstrip("/")
    for candidate in candidates:
        if candidate.usable:
            return candidate.url(port)
    if asked and (host := urlsplit(asked).hostname) and not is_loopback(host):
        return asked.rstrip("/")
    return None
