"""One server per database: a lock that ends with the process, however it ends."""

import errno
import os
from pathlib import Path
from typing import IO

from referee.store.faults import DatabaseFault

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}


def hold(database: Path) -> IO[bytes]:
    """Lock out every other server while the returned file is open; raise DatabaseFault (`in-use`) if one runs.

    Backups and replays remain possible. The lock is on a file beside the database, as one on the database itself would
    conflict with SQLite's.
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
