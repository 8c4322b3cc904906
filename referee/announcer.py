"""The process that answers in the local network where `referee.local` is.

    python -m referee.announcer PORT

Each line it reads is the address to announce, or empty for none; each line it writes is the name that now leads
there, or empty where there is none. It ends when nothing more can be read. It is a process of its own because zeroconf
stands on asyncio, whose loops and threads do not work beside gevent's patches.
"""

import signal
import sys
from collections.abc import Iterable
from typing import TextIO

from zeroconf import AddressResolverIPv4, Error, IPVersion, NonUniqueNameException, ServiceInfo, Zeroconf

from referee import address

KIND = "_http._tcp.local."
NAMES = ("referee", *(f"referee-{number}" for number in range(2, 10)))
"""The first that nobody else in the network has."""
ASKED = 1500
"""How long to wait for somebody who has a name already, in milliseconds."""


class Announcer:
    """Announces one address at a time."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._open: Zeroconf | None = None

    def announce(self, ip: str) -> str:
        """Leads a name to this address of this computer, asked in the network that it is in; the name."""
        self.end()
        self._open = Zeroconf(interfaces=[ip])
        own = {interface.ip for interface in address.interfaces()}
        for name in NAMES:
            server = f"{name}.local."
            known = AddressResolverIPv4(server)
            if known.request(self._open, ASKED) and not own & set(known.parsed_addresses(IPVersion.V4Only)):
                continue
            service = ServiceInfo(KIND, f"{name}.{KIND}", self.port, server=server, parsed_addresses=[ip])
            try:
                self._open.register_service(service)
            except NonUniqueNameException:
                continue
            return server.rstrip(".")
        raise NonUniqueNameException

    def end(self) -> None:
        """Says that the name leads nowhere any more."""
        if self._open is not None:
            self._open.close()
            self._open = None


def follow(port: int, lines: Iterable[str], out: TextIO) -> None:
    """Announces what the lines say until they end. What cannot be announced has no name; its number still leads."""
    announcer = Announcer(port)
    for line in lines:
        try:
            name = announcer.announce(ip) if (ip := line.strip()) else announcer.end() or ""
        except (Error, OSError, TimeoutError):
            announcer.end()
            name = ""
        print(name, file=out, flush=True)
    announcer.end()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches both: the referee ends first, and then this
    follow(int(sys.argv[1]), sys.stdin, sys.stdout)
