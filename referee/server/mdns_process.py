"""The process that announces `referee.local` in the local network.

    python -m referee.server.mdns_process PORT [ADDRESS [runs]]

Each line of its input is the address to announce, or empty for none; each line of its output is the name that leads
there now, or empty if there is none. It ends with its input. With an address it announces nothing and prints two lines:
the name of the referee on this port, if one runs, and the address that `referee.local` leads to. It is a separate
process because zeroconf uses asyncio, whose loops and threads do not work with gevent's patches.
"""

import signal
import sys
from collections.abc import Iterable
from typing import TextIO

from zeroconf import (  # type: ignore[attr-defined]  # AddressResolverIPv4 is public, but not in __all__
    AddressResolverIPv4,
    Error,
    IPVersion,
    NonUniqueNameException,
    ServiceInfo,
    Zeroconf,
)

from referee import address

KIND = "_http._tcp.local."
NAMES = ("referee", *(f"referee-{number}" for number in range(2, 10)))
"""The first of these that is free in the network is announced."""
ASKED = 1500
"""Milliseconds to wait for another computer that has the name already."""


class Announcer:
    """An announcer of one address at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._open: Zeroconf | None = None

    def announce(self, ip: str) -> str:
        """Announce an address of this computer in its network, and return the name."""
        self.end()
        self._open = Zeroconf(interfaces=[ip])
        own = {interface.ip for interface in address.interfaces()}
        for name in NAMES:
            server = f"{name}.local."
            known = AddressResolverIPv4(server)
            if known.request(self._open, ASKED) and not own & set(known.parsed_addresses(IPVersion.V4Only)):
                continue
            # Referees of one computer share its name; each is found by service browsers under an instance of its own.
            service = ServiceInfo(KIND, f"{name} {self.port}.{KIND}", self.port, server=server, parsed_addresses=[ip])
            try:
                self._open.register_service(service)
            except NonUniqueNameException:
                continue
            return server.rstrip(".")
        raise NonUniqueNameException

    def end(self) -> None:
        """Withdraw the name."""
        if self._open is not None:
            self._open.close()
            self._open = None


def follow(port: int, lines: Iterable[str], out: TextIO) -> None:
    """Announce the addresses of the lines until they end. An address that cannot be announced gets no name."""
    announcer = Announcer(port)
    for line in lines:
        name, ip = "", line.strip()
        try:
            if ip:
                name = announcer.announce(ip)
        except (Error, OSError, TimeoutError):
            pass
        if not name:
            announcer.end()
        print(name, file=out, flush=True)
    announcer.end()


def holders(ip: str, port: int, runs: bool) -> tuple[str, str]:
    """Return the announced name of a referee that runs on a port, and an address that `referee.local` leads to."""
    network = Zeroconf(interfaces=[ip])
    try:
        first = AddressResolverIPv4(f"{NAMES[0]}.local.")
        first.request(network, ASKED)
        held = first.parsed_addresses(IPVersion.V4Only)
        for name in NAMES if runs else ():
            service = ServiceInfo(KIND, f"{name} {port}.{KIND}")
            if service.request(network, ASKED) and ip in service.parsed_addresses(IPVersion.V4Only):
                return f"{name}.local", ip if ip in held else next(iter(held), "")
        return "", ip if ip in held else next(iter(held), "")
    finally:
        network.close()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches both: the referee ends first, and then this
    if len(sys.argv) > 2:
        print(*holders(sys.argv[2], int(sys.argv[1]), "runs" in sys.argv), sep="\n")
    else:
        follow(int(sys.argv[1]), sys.stdin, sys.stdout)
