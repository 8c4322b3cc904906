"""PostgreSQL's errors as those of the store."""

from collections.abc import Iterator
from contextlib import contextmanager

from psycopg import Error, IntegrityError, InterfaceError, OperationalError, errors

from referee.store.faults import DatabaseFault
from referee.store.values import StoreError

_RACES = IntegrityError, errors.SerializationFailure, errors.DeadlockDetected
_KEYS: tuple[tuple[type[Error], str], ...] = (
    (errors.DiskFull, "full"),
    (errors.LockNotAvailable, "busy"),
    (errors.QueryCanceled, "busy"),
    (errors.ReadOnlySqlTransaction, "read-only"),
    (errors.InsufficientPrivilege, "read-only"),
    (errors.DataCorrupted, "damaged"),
    (errors.UndefinedTable, "gone"),
    (OperationalError, "unreachable"),
    (InterfaceError, "unreachable"),
)


@contextmanager
def translated_errors() -> Iterator[None]:
    """Translate errors: a row that contradicts another to StoreError, any other to DatabaseFault."""
    try:
        yield
    except _RACES as error:
        raise StoreError("conflict") from error
    except Error as error:
        key = next((key for kind, key in _KEYS if isinstance(error, kind)), "failed")
        raise DatabaseFault(key, str(error).strip()) from error
