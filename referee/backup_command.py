"""`referee backup`: a copy of the nights, also while the referee runs."""

import sys
import time
from pathlib import Path

from referee import places
from referee.store import DatabaseFault, backup
from referee.terminal import sentence


def run(file: Path | None, db: Path | None) -> int:
    """Copies the database to a file, or beside itself under the time of day. What stands in the way is one sentence
    and a 1; a file that is there is never overwritten."""
    try:
        database = places.database(db)
        copy = file or database.with_name(f"{database.stem}-{time.strftime('%Y-%m-%d-%H%M%S')}{database.suffix}")
        if not database.exists():
            return _fail("no-nights", path=database)
        if copy.exists():
            return _fail("backup-there", path=copy)
        nights, lines = backup(database, copy)
    except OSError as problem:
        return _fail("bad-backup", path=problem.filename, why=problem.strerror)
    except DatabaseFault as fault:
        return _fail("bad-backup", path=copy, why=sentence(f"why-file-{fault.key}"))
    print(sentence("backup", path=copy, nights=nights, lines=lines))
    return 0


def _fail(key: str, **facts: object) -> int:
    print(sentence(key, **facts), file=sys.stderr)
    return 1
