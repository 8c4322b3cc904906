"""One server a database: a lock that ends with the process, however that ends."""

import errno
import os
from pathlib import Path
from typing import IO

from referee.store.faults import DatabaseFault

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


def hold(database: Path) -> IO[bytes]:
    """Keep every other server off a database for as long as the returned file is open. DatabaseFault (`in-use`) where
    another holds it. A copy may be made meanwhile, and records be replayed.

    The lock is on a file beside the database: on the database itself it would be in the way of SQLite's own.
    """
    database = Path(os.path.realpath(database))  # by whichever link it was named
    path = database.with_name(f"{database.name}.lock")
    file = open(path, "ab", opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115 - stays open
    try:
        _lock(file)
    except OSError as problem:
        if problem.errno in _TAKEN:
            file.close()
            raise DatabaseFault("in-use") from problem
        # Some network disks know no locks: the referee serves there all the same.
    return file


if os.name == "nt":

    def _lock(file: IO[bytes]) -> None:
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
