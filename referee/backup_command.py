"""`referee backup`: a copy of the nights, also while the referee runs."""

import sys
import time
from pathlib import Path

from referee import places
from referee.store import DatabaseFault, backup
from referee.terminal import sentence


def run(file: Path | None, db: Path | None, *, with_key: bool = False) -> int:
    """Copies the database to a file, or beside itself under the time of day; `with_key` the key too, beside the copy.
    What stands in the way is one sentence and a 1; a file that is there is never overwritten."""
    try:
        database = places.database(db)
        copy = file or database.with_name(f"{database.stem}-{time.strftime('%Y-%m-%d-%H%M%S')}{database.suffix}")
        key = places.key_of(copy)
        if not database.exists():
            return _fail("no-nights", path=database)
        if there := [path for path in ((copy, key) if with_key else (copy,)) if path.exists()]:
            return _fail("backup-there", path=there[0])
        secret = places.secret_key(database) if with_key else ""
        nights, lines = backup(database, copy)
        if with_key:
            _take_along(secret, key, copy)
    except places.BadKey as bad:
        return _fail("bad-key", path=bad.path)
    except OSError as problem:
        return _fail("bad-backup", path=problem.filename, why=problem.strerror)
    except DatabaseFault as fault:
        return _fail("bad-backup", path=copy, why=sentence(f"why-file-{fault.key}"))
    print(sentence("backup", path=copy, nights=nights, lines=lines))
    left = sentence("backup-no-key", path=places.key_of(database), to=key)
    print(sentence("backup-key", path=key) if with_key else left)
    return 0


def _take_along(secret: str, key: Path, copy: Path) -> None:
    """Writes the key beside the copy; where it cannot be written there is no copy either."""
    try:
        places.write_private(key, secret)
    except OSError:
        copy.unlink(missing_ok=True)
        raise


def _fail(key: str, **facts: object) -> int:
    print(sentence(key, **facts), file=sys.stderr)
    return 1
