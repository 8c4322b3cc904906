"""How often something may be tried, so that nobody finds a table or a seat by guessing, or keeps the computer busy."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, wraps
from ipaddress import ip_network
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from flask import abort, current_app, request

from referee.store import read_code

if TYPE_CHECKING:
    from limits import RateLimitItem
    from limits.strategies import FixedWindowRateLimiter

P = ParamSpec("P")
R = TypeVar("R")
TRIES = "tries"
"""Where an app keeps what was tried."""
GUESSES = "60/minute"
"""Codes of tables that are not there, by address: to try all 234,256 takes days."""


def _counts() -> FixedWindowRateLimiter:
    if TRIES not in current_app.extensions:
        # Brought in when something is first counted: it takes a tenth of a second of the start.
        from limits.storage import MemoryStorage
        from limits.strategies import FixedWindowRateLimiter

        current_app.extensions[TRIES] = FixedWindowRateLimiter(MemoryStorage())
    found: FixedWindowRateLimiter = current_app.extensions[TRIES]
    return found


@cache
def _rate(often: str) -> RateLimitItem:
    from limits import parse

    return parse(often)


def by_address() -> str:
    """Return the address that asks; of IPv6 its network, as one phone has as many addresses there as it likes."""
    asks = request.remote_addr or "?"
    try:
        return str(ip_network(f"{asks}/64", strict=False)) if ":" in asks else asks
    except ValueError:
        return asks


def by_table() -> str:
    """Return table and address together: what one address does too often at one table locks out nobody else."""
    code = (request.view_args or {}).get("code", "")
    return f"{read_code(code) or '?'} {by_address()}"


def allowed(often: str, what: str, whose: str) -> bool:
    """Counts a try, and says whether it is within what is allowed (`60/minute`)."""
    return _counts().hit(_rate(often), what, whose)


def may_try(often: str, what: str, whose: str) -> bool:
    """Says the same and counts nothing."""
    return _counts().test(_rate(often), what, whose)


def limited(
    often: str, by: Callable[[], str] = by_table, methods: Collection[str] = ()
) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """A page that may be asked for so often (by all `methods` together, where none are named) and answers 429 beyond
    that."""

    def decorate(view: Callable[P, R]) -> Callable[P, R]:
        @wraps(view)
        def counted(*args: P.args, **kwargs: P.kwargs) -> R:
            if (not methods or request.method in methods) and not allowed(often, str(request.endpoint), by()):
                abort(429)
            return view(*args, **kwargs)

        return counted

    return decorate


def must_not_guess() -> None:
    """429 for an address that has asked for too many tables that are not there: then one that is there may not tell it
    either."""
    if not may_try(GUESSES, "codes", by_address()):
        abort(429)


def guessed() -> None:
    """Counts a table that is not there."""
    allowed(GUESSES, "codes", by_address())
