"""A small disk that is really full, where this computer allows mounting one."""

import contextlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from referee.store import Store
from tests.soak.lives import Lives
from tests.support.phones import is_kept, table_of

SIZE = "3m"
MOST = 3000


@dataclass
class Full:
    """The result: the lines kept until the disk was full, the phone's message then, and all lines kept after space was
    freed.

    `missing` counts acknowledged lines that are not stored. `why` is set if no such disk could be made.
    """

    before: int = 0
    said: str = ""
    after: int = 0
    missing: int = 0
    twice: int = 0
    others: bool = False
    why: str = ""


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[str]:
    """Mount a disk of a few megabytes on a folder. Return the reason if that is impossible, else nothing."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    try:
        subprocess.run(mount, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        yield str(getattr(error, "stderr", "") or error).strip()
        return
    try:
        yield ""
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def run(folder: Path) -> Full:
    """Fill the disk under a server, tap until the phone reports it, free space and tap on."""
    place = folder / "disk"
    with small_disk(place) as why:
        found = Full(why=why)
        if not why:
            _fill(place, found)
    return found


def _fill(place: Path, found: Full) -> None:
    server = Lives(place / "small.db")
    try:
        server.begin()
        code, phones = table_of(server.port, 2)
        filler = place / "filler"
        filler.write_bytes(b"x" * max(0, shutil.disk_usage(place).free - 250_000))
        acknowledged: list[str] = []
        for number in range(MOST):
            answer = phones[0].post(f"/{code}/enter", text=f"says {'w' * 30}-{number}", post=f"tap-{number}")
            if not is_kept(answer):
                found.said = " ".join(re.sub(r"<[^>]*>", "", answer[1]).split())
                break
            acknowledged.append(f"tap-{number}")
        found.before = len(acknowledged)
        story = phones[1].get(f"/{code}/story")[1]
        found.others = f"-{number - 1}" in story and f"-{number}<" not in story
        filler.unlink()
        for again in (number, number, number + 1):
            answer = phones[0].post(f"/{code}/enter", text=f"says {'w' * 30}-{again}", post=f"tap-{again}")
            acknowledged += [f"tap-{again}"] if is_kept(answer) else []
        for phone in phones:
            phone.close()
        server.kill()
    finally:
        server.close()
    store = Store(place / "small.db")
    posts = [line.post for line in store.lines(1)]
    store.close()
    found.after = len(posts)
    found.missing = len(set(acknowledged) - set(posts))
    found.twice = len(posts) - len(set(posts))
