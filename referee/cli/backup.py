"""`referee backup`: a copy of the nights, also while the referee runs."""

import time
from pathlib import Path

from referee import paths
from referee.store.faults import DatabaseFault
from referee.store.sqlite.backup import backup
from referee.texts.terminal import fail, sentence


def run(file: Path | None, db: Path | str | None, *, with_key: bool = False) -> int:
    """Copy the database to a file, by default beside itself with the time in its name; `with_key` copies the key too.

    An obstacle is reported in one sentence, with exit status 1; an existing file is never overwritten.
    """
    if db is not None and paths.is_server(db):
        return fail("backup-server", path=paths.without_password(db))
    try:
        database = paths.database(db)
        copy = file or database.with_name(f"{database.stem}-{time.strftime('%Y-%m-%d-%H%M%S')}{database.suffix}")
        key = paths.key_of(copy)
        if not database.exists():
            return fail("no-nights", path=database)
        if there := [path for path in ((copy, key) if with_key else (copy,)) if path.exists()]:
            return fail("backup-there", path=there[0])
        secret = paths.secret_key(database) if with_key else ""
        nights, lines = backup(database, copy)
        if with_key:
            _take_along(secret, key, copy)
    except paths.BadKey as bad:
        return fail("bad-key", path=bad.path)
    except OSError as problem:
        return fail("bad-backup", path=problem.filename, why=problem.strerror)
    except DatabaseFault as fault:
        return fail("bad-backup", path=copy, why=sentence(f"why-file-{fault.key}"))
    print(sentence("backup", path=copy, nights=nights, lines=lines))
    left = sentence("backup-no-key", path=paths.key_of(database), to=key)
    print(sentence("backup-key", path=key) if with_key else left)
    return 0


def _take_along(secret: str, key: Path, copy: Path) -> None:
    """Write the key beside the copy; if it cannot be written, remove the copy."""
    try:
        paths.write_private(key, secret)
    except OSError:
        copy.unlink(missing_ok=True)
        raise
