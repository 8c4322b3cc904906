"""`make release`: try the built wheel as somebody who has nothing but Python, and name what a release would publish.

The wheel is installed with its dependencies, as pip finds them, into an environment of its own. From an empty folder
it then serves a game on three phones, is killed with -9, goes on, and judges the exported game again. Nothing is
published. Exit with 1 if a step fails.
"""

import hashlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

from tests.release.readiness import unready
from tests.support.folders import ROOT
from tests.support.phones import Phone, is_kept, table_of
from tests.support.ports import free_port

PATIENCE = 60
"""Seconds in which the installed referee must answer."""
ENGINE = """
from referee import Match
match = Match("onecard", ["Ann", "Bo"], top="9H", turn="Ann")
print(match.says(match.judge("Ann plays 2S"), "ko"))
"""
ROUND = ((2, "deals"), (2, "flips 9H"), (0, "plays 5H"), (1, "plays 5S"), (2, "draws"), (0, "plays 7S"))
"""Lines of a game of One on three phones, each with the seat that enters it."""
BEFORE_THE_KILL = 4


class Installed:
    """A wheel in an environment of its own, used from an empty folder."""

    def __init__(self, wheel: Path, folder: Path) -> None:
        venv.create(folder / "env", with_pip=True)
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        self.folder = folder / "elsewhere"
        self.folder.mkdir()
        known = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL_ENV"))}
        self.environment = known | {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel))

    def run(self, program: str, *arguments: str) -> str:
        """Return what a command of the environment prints; raise CalledProcessError if it fails."""
        command = [str(self.bin / program), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environment, check=True, text=True, stdout=subprocess.PIPE
        )
        return done.stdout.strip()

    @contextmanager
    def serving(self, port: int) -> Iterator[subprocess.Popen[bytes]]:
        """Serve on a port of loopback, with the database at its default place."""
        command = [str(self.bin / "referee"), "--host", "127.0.0.1", "--port", str(port)]
        with (self.folder.parent / "output.txt").open("ab") as output:
            process = subprocess.Popen(command, cwd=self.folder, env=self.environment, stdout=output, stderr=output)
        try:
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until and process.poll() is None:
                try:
                    Phone(port).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield process
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)


def tap(code: str, phones: Sequence[Phone], lines: Sequence[tuple[int, str]]) -> None:
    """Enter lines, each on the phone of its seat."""
    for seat, line in lines:
        assert is_kept(phones[seat].post(f"/{code}/enter", text=line)), line


def play(installed: Installed) -> str:
    """Play on three phones with a kill -9 in the middle; return the exported game."""
    port = free_port()
    with installed.serving(port) as process:
        code, phones = table_of(port, 3)
        tap(code, phones, ROUND[:BEFORE_THE_KILL])
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=PATIENCE)
    for phone in phones:
        phone.close()
    with installed.serving(port):
        tap(code, phones, ROUND[BEFORE_THE_KILL:])
        record = phones[0].get(f"/{code}/export.table")[1]
        for phone in phones:
            phone.close()
    missing = [line for _, line in ROUND if line not in record]
    assert not missing, f"{missing} not in:\n{record}"
    return record


def tried(wheel: Path, folder: Path) -> None:
    """Use everything that a first user would use; print what was seen."""
    installed = Installed(wheel, folder)
    print(f"installed in an empty environment: {installed.run('referee', '--version')}")
    print(f"the engine, in Korean: {installed.run('python', '-c', ENGINE)}")
    exported = folder / "night.table"
    exported.write_text(play(installed), encoding="utf-8")
    judged = installed.run("referee", "replay", "--json", str(exported))
    count = sum(1 for line in judged.splitlines() if "verdict" in json.loads(line))
    assert count >= len(ROUND), judged
    print(f"a game on three phones, killed with -9 and continued: {count} lines judged again from its export")
    installed.run("referee", "backup", str(folder / "copy.db"))
    print(f"a backup: {(folder / 'copy.db').stat().st_size / 1024:.0f} KiB")


def main(folder: str) -> int:
    """Try the wheel in this folder and name what would be published."""
    [wheel] = Path(folder).resolve().glob("*.whl")
    with tempfile.TemporaryDirectory() as place:
        tried(wheel, Path(place))
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    with ZipFile(wheel) as files:
        count = len(files.namelist())
    version = wheel.name.split("-")[1]
    print(f"would publish: {wheel.name}, {wheel.stat().st_size / 1024:.0f} KiB, {count} files, sha256 {digest}")
    print(f"           as: version {version}, tag v{version}")
    for reason in unready((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version):
        print(f"      not yet: {reason}")
    print("Nothing was published.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
