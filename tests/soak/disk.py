"""A small disk that is really full, where this computer allows mounting one."""

import contextlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from referee.store import Store
from tests.support.forked import Lives
from tests.support.phones import is_kept, table_of

SIZE = "3m"
MOST = 3000


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


def run(folder: Path, place: str, seconds: float) -> list[str]:
    """Fill the disk under a server, tap until the phone reports it, free space and tap on. Print and return what went
    wrong. That of a database server is not ours to fill.
    """
    if place:
        return []
    disk = folder / "disk"
    with small_disk(disk) as why:
        if not why:
            return _fill(disk)
    print(f"a full disk: not tried, no small disk can be made here ({why})")
    return []


def _fill(place: Path) -> list[str]:
    server, said = Lives(place / "small.db"), ""
    try:
        server.begin()
        code, phones = table_of(server.port, 2)
        filler = place / "filler"
        filler.write_bytes(b"x" * max(0, shutil.disk_usage(place).free - 250_000))
        acknowledged: list[str] = []

        def tap(number: int) -> str:
            answer = phones[0].post(f"/{code}/enter", text=f"says {'w' * 30}-{number}", post=f"tap-{number}")
            acknowledged.extend([f"tap-{number}"] * is_kept(answer))
            return "" if is_kept(answer) else " ".join(re.sub(r"<[^>]*>", "", answer[1]).split())

        number = -1
        while not said and number < MOST:
            number += 1
            said = tap(number)
        before = len(acknowledged)
        story = phones[1].get(f"/{code}/story")[1]
        others = f"-{number - 1}" in story and f"-{number}<" not in story
        filler.unlink()
        for again in (number, number, number + 1):
            tap(again)
        for phone in phones:
            phone.close()
    finally:
        server.close()
    store = Store(place / "small.db")
    posts = [line.post for line in store.lines(1)]
    store.close()
    lost, twice = len(set(acknowledged) - set(posts)), len(posts) - len(set(posts))
    print(f"a full disk: {before} taps kept, then “{said}”")
    print(f"  with room again {len(posts)} in all; lost {lost}, twice {twice}")
    return ["a full disk"] * bool(not said.startswith("Not kept") or lost or twice or not others)
