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
from contextlib import ExitStack, closing, suppress
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


def announce(network: Zeroconf, ip: str, port: int) -> str:
    """Announce an address of this computer in its network, and return the name."""
    own = {interface.ip for interface in address.interfaces()}
    for name in NAMES:
        server = f"{name}.local."
        known = AddressResolverIPv4(server)
        if known.request(network, ASKED) and not own & set(known.parsed_addresses(IPVersion.V4Only)):
            continue
        # Referees of one computer share its name; each is found by service browsers under an instance of its own.
        service = ServiceInfo(KIND, f"{name} {port}.{KIND}", port, server=server, parsed_addresses=[ip])
        with suppress(NonUniqueNameException):
            network.register_service(service)
            return server.rstrip(".")
    raise NonUniqueNameException


def follow(port: int, lines: Iterable[str], out: TextIO) -> None:
    """Announce the addresses of the lines until they end. An address that cannot be announced gets no name."""
    with ExitStack() as announced:
        for line in lines:
            announced.close()  # the name before is withdrawn
            name, ip = "", line.strip()
            try:
                if ip:
                    network = Zeroconf(interfaces=[ip])
                    announced.callback(network.close)
                    name = announce(network, ip, port)
            except (Error, OSError, TimeoutError):
                announced.close()
            print(name, file=out, flush=True)


def holders(ip: str, port: int, runs: bool) -> tuple[str, str]:
    """Return the announced name of a referee that runs on a port, and an address that `referee.local` leads to."""
    with closing(Zeroconf(interfaces=[ip])) as network:
        first = AddressResolverIPv4(f"{NAMES[0]}.local.")
        first.request(network, ASKED)
        held = first.parsed_addresses(IPVersion.V4Only)
        holder = ip if ip in held else next(iter(held), "")
        for name in NAMES if runs else ():
            service = ServiceInfo(KIND, f"{name} {port}.{KIND}")
            if service.request(network, ASKED) and ip in service.parsed_addresses(IPVersion.V4Only):
                return f"{name}.local", holder
        return "", holder


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches both: the referee ends first, and then this
    if len(sys.argv) > 2:
        print(*holders(sys.argv[2], int(sys.argv[1]), "runs" in sys.argv), sep="\n")
    else:
        follow(int(sys.argv[1]), sys.stdin, sys.stdout)
