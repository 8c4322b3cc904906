"""`referee backup`: a copy of the nights, also while the referee runs."""

import time
from pathlib import Path

from referee import paths
from referee.store.sqlite.connection import backup
from referee.store.values import DatabaseFault
from referee.texts.terminal import fail, sentence


def run(file: Path | None, db: Path | str | None) -> int:
    """Copy the database to a file, by default beside itself with the time in its name.

    An obstacle is reported in one sentence, with exit status 1; an existing file is never overwritten.
    """
    if db is not None and paths.is_server(db):
        return fail("backup-server", path=paths.without_password(db))
    try:
        database = paths.database(db)
        copy = file or database.with_name(f"{database.stem}-{time.strftime('%Y-%m-%d-%H%M%S')}{database.suffix}")
        if not database.exists():
            return fail("no-nights", path=database)
        if copy.exists():
            return fail("backup-there", path=copy)
        found = backup(database, copy)
    except OSError as problem:
        return fail("bad-backup", path=problem.filename, why=problem.strerror)
    except DatabaseFault as fault:
        return fail("bad-backup", path=copy, why=sentence(f"why-file-{fault.key}"))
    print(sentence("backup", path=copy, nights=found.nights, lines=found.lines))
    return 0
