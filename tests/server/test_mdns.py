"""The mDNS name: announced on the loopback interface of this computer, without affecting the server."""

import io
import re
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import gevent
import pytest
from zeroconf import AddressResolverIPv4, NonUniqueNameException, ServiceInfo, Zeroconf

from referee import address
from referee.address import Interface
from referee.server import mdns, mdns_process
from referee.server.mdns import LocalName

OWN = "192.168.0.12"


def until(done: Callable[[], object], seconds: float = 20) -> None:
    """Wait until a condition holds, letting greenlets run."""
    with gevent.Timeout(seconds):
        while not done():
            gevent.sleep(0.05)


def test_phones_resolve_the_name_until_the_referee_ends() -> None:
    told: list[str] = []
    name = LocalName(8000, told.append)
    name.tell("127.0.0.1")
    own = ThreadPoolExecutor(1)  # in this thread the event loop of the browsers' driver may run, which would be asked
    asker = own.submit(Zeroconf, interfaces=["127.0.0.1"]).result()
    try:
        until(lambda: name.name)
        assert re.fullmatch(r"referee(-[2-9])?\.local", name.name)
        assert told == [name.name]
        found = AddressResolverIPv4(f"{name.name}.")
        assert own.submit(found.request, asker, 3000).result()
        assert found.parsed_addresses() == ["127.0.0.1"]
        name.tell(None)
        assert not name.name, "at once: no page shows a name that is being taken back"
    finally:
        own.submit(asker.close).result()
        own.shutdown()
        name.close()
    assert told == [told[0]]


def test_two_referees_of_one_computer_are_both_found() -> None:
    ports = (8000, 8001)
    names = [LocalName(port) for port in ports]
    try:
        for name in names:
            name.tell("127.0.0.1")
            until(lambda name=name: name.name)  # type: ignore[misc]
        own = ThreadPoolExecutor(1)
        for name, port in zip(names, ports, strict=True):
            assert own.submit(mdns_process.holders, "127.0.0.1", port, True).result() == (name.name, "127.0.0.1")
        own.shutdown()
    finally:
        for name in names:
            name.close()


class Network:
    """A network in which some names are taken; `said` lists the announcements."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, taken: dict[str, str], services: tuple[str, ...] = ()) -> None:
        self.said: list[tuple[str, list[str], int]] = []
        network = self

        class Fake:
            def __init__(self, interfaces: list[str]) -> None:
                if interfaces != [OWN]:
                    raise OSError(19, "no such device")

            def register_service(self, info: ServiceInfo) -> None:
                if info.name.partition(".")[0] in services:
                    raise NonUniqueNameException
                network.said.append((info.server or "", info.parsed_addresses(), info.port or 0))

            def close(self) -> None:
                network.said.append(("", [], 0))

        class Asked:
            def __init__(self, server: str) -> None:
                self.found = taken.get(server.partition(".")[0], "")

            def request(self, fake: Any, timeout: int) -> bool:
                return bool(self.found)

            def parsed_addresses(self, version: Any) -> list[str]:
                return [self.found]

        monkeypatch.setattr(mdns_process, "Zeroconf", Fake)
        monkeypatch.setattr(mdns_process, "AddressResolverIPv4", Asked)
        monkeypatch.setattr(address, "interfaces", lambda: [Interface("wlan0", OWN)])

    def answers(self, *lines: str) -> list[str]:
        out = io.StringIO()
        mdns_process.follow(8000, [f"{line}\n" for line in lines], out)
        return out.getvalue().split("\n")[:-1]


def test_it_takes_the_first_free_name(monkeypatch: pytest.MonkeyPatch) -> None:
    network = Network(monkeypatch, {"referee": "192.168.0.99"}, services=("referee-2 8000",))
    assert network.answers(OWN) == ["referee-3.local"]
    assert network.said == [("referee-3.local.", [OWN], 8000), ("", [], 0)]


def test_a_computer_named_referee_keeps_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Network(monkeypatch, {"referee": OWN}).answers(OWN) == ["referee.local"]


def test_a_failed_announcement_gives_no_name_and_the_next_may_succeed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Network(monkeypatch, {}).answers("203.0.113.7", "", OWN) == ["", "", "referee.local"]
    everywhere = Network(monkeypatch, dict.fromkeys(mdns_process.NAMES, "192.168.0.99"))
    assert everywhere.answers(OWN) == [""]


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(("/nowhere/python",), id="cannot be started"),
        pytest.param((sys.executable, "-c", "raise SystemExit(1)"), id="ends at once"),
        pytest.param((sys.executable, "-c", "import time; time.sleep(60)"), id="says nothing and does not end"),
        pytest.param((sys.executable, "-c", r"import sys; sys.stdout.buffer.write(b'\xff\n')"), id="says nonsense"),
    ],
)
def test_without_an_announcer_the_referee_has_no_name(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr(mdns, "COMMAND", command)
    monkeypatch.setattr(mdns, "PATIENCE", 0.3)
    name = LocalName(8000)
    for ip in (OWN, None, "192.168.0.13"):
        name.tell(ip)
        gevent.sleep(0.3)
        assert re.fullmatch(r"|�", name.name)
    name.close()
    name.close()
    assert name.name == ""
