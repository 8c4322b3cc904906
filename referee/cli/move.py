"""`referee move`: all nights into another database, of one computer or for several servers."""

from contextlib import ExitStack, closing
from pathlib import Path

from referee import paths
from referee.store import Store
from referee.store.schema import move
from referee.store.sqlite.connection import hold
from referee.store.values import DatabaseFault, StoreError
from referee.texts.terminal import fail, sentence


def run(source: Path | str, target: Path | str) -> int:
    """Copy all nights; phones keep their seats.

    No referee may run on either. An obstacle is reported in one sentence, with exit status 1, and the source is never
    changed; a target has nights in it only if all are there.
    """
    made = isinstance(target, Path) and not target.exists()
    done = False
    place: Path | str = source
    try:
        if isinstance(source, Path) and not source.exists():
            return fail("no-nights", path=source)
        with ExitStack() as stack:
            stores = list[Store]()
            for place in (source, target):
                if isinstance(place, Path):
                    stack.enter_context(closing(hold(place)))
                stores.append(stack.enter_context(closing(Store(place))))
                if (sharing := stores[-1].sharing) is not None and sharing.is_served():
                    raise DatabaseFault("in-use")
            nights, lines = move(*stores)
            done = True
    except OSError as problem:
        return fail("bad-backup", path=problem.filename, why=problem.strerror)
    except DatabaseFault as fault:
        return fail("bad-backup", path=paths.without_password(place), why=sentence(f"why-file-{fault.key}"))
    except StoreError as error:
        return fail("bad-backup", path=paths.without_password(target), why=sentence(f"why-move-{error.key}"))
    finally:
        if made and not done and isinstance(target, Path):
            target.unlink(missing_ok=True)
    print(sentence("moved", path=paths.without_password(target), nights=nights, lines=lines))
    return 0
