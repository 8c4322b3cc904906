"""The real server, killed and started hundreds of times."""

import os
import signal
import time
from pathlib import Path

from tests.support.forked import Mother
from tests.support.ports import free_port


class Lives:
    """Servers started one after another on one database, on loopback."""

    def __init__(self, database: Path | str, output: Path | None = None) -> None:
        self.port = free_port()
        self.output = output or Path(database).with_suffix(".log")
        self._mother = Mother(database, self.output)
        self.pid = 0

    def begin(self) -> None:
        """Start a server and wait until it answers."""
        self.pid = self._mother.start(self.port)

    def doing(self) -> str:
        """Describe what the server is doing, for a message about a server that does not answer."""
        os.kill(self.pid, signal.SIGUSR1)
        time.sleep(0.5)
        return self.output.read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """Kill the server with -9."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0

    def close(self) -> None:
        """Stop the server if it runs."""
        if self.pid:
            self.kill()
        self._mother.close()
