"""The real server, killed and started again hundreds of times: what it imports is imported once, each life is a fork of
that.

Run as a program (`python -m tests.soak.lives DATABASE PORT`) it reads a line for each life wanted and says its process.
"""

import faulthandler
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Lives:
    """One life after the other of a server on a database, on loopback."""

    def __init__(self, database: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.output = database.with_suffix(".log")
        with self.output.open("wb") as output:
            self._mother = subprocess.Popen(
                [sys.executable, "-m", "tests.soak.lives", str(database), str(self.port)],
                cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=output, text=True,
            )  # fmt: skip
        self.pid = 0

    def begin(self) -> None:
        """A life; it answers when this returns."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write("live\n")
        self._mother.stdin.flush()
        self.pid = int(self._mother.stdout.readline())
        for _ in range(1000):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.01)
            else:
                return
        raise TimeoutError(self.output.read_text())

    def doing(self) -> str:
        """What the server is doing just now, for when it does not answer."""
        os.kill(self.pid, signal.SIGUSR1)
        time.sleep(0.5)
        return self.output.read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.pid, signal.SIGKILL)
        self.pid = 0

    def close(self) -> None:
        """Ends whatever lives still."""
        if self.pid:
            self.kill()
        assert self._mother.stdin is not None
        self._mother.stdin.close()
        self._mother.wait(timeout=20)
        assert self._mother.stdout is not None
        self._mother.stdout.close()


def main(database: Path, port: int) -> None:
    import gevent
    from gevent import monkey

    monkey.patch_all()
    faulthandler.register(signal.SIGUSR1)
    from referee import serve, texts

    os.environ["REFEREE_LINES_A_MINUTE"] = "0"  # phones here tap faster than people do

    for language in texts.LANGUAGES:
        texts.shared().of(language)
    fork = monkey.get_original("os", "fork")
    said = os.dup(1)
    os.dup2(2, 1)  # what the server says goes where its errors go
    while os.read(0, 5):
        child = fork()
        if not child:
            gevent.reinit()
            os._exit(serve.run("127.0.0.1", port, None, database))
        os.write(said, f"{child}\n".encode())
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
