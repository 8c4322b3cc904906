"""How often something may be tried, so that nobody finds a table or a seat by guessing."""

from flask import abort, request
from flask_limiter import Limiter
from limits import parse

from referee.store import read_code

GUESSES = parse("60/minute")
"""Codes of tables that are not there, by address: to try all 234,256 takes days."""


def by_code() -> str:
    """Tries are counted by table: behind one router all phones may have one address."""
    code = (request.view_args or {}).get("code", "")
    return read_code(code) or "?"


def by_address() -> str:
    """Where there is no table yet, tries are counted by address."""
    return request.remote_addr or "?"


limiter = Limiter(by_code, storage_uri="memory://")


def must_not_guess() -> None:
    """429 for an address that has asked for too many tables that are not there: then one that is there may not tell it
    either."""
    if not limiter.limiter.test(GUESSES, "codes", by_address()):
        abort(429)


def guessed() -> None:
    """Counts a table that is not there."""
    limiter.limiter.hit(GUESSES, "codes", by_address())
