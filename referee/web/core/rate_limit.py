"""Limits on how often something may be tried, so that nobody guesses a table or a seat or keeps the computer busy.

`limits` counts. Flask-Limiter, a decorator over it, would fit half of the places: PINs, links and codes count only if
they are wrong.
"""

import time
from collections.abc import Callable
from functools import wraps
from ipaddress import IPv6Address, ip_network
from typing import ParamSpec, TypeVar

from flask import abort, current_app, request
from werkzeug.exceptions import TooManyRequests

from referee.store.codes import read_code
from referee.web.core.public_server import is_public

P = ParamSpec("P")
R = TypeVar("R")
TRIES = "tries"
"""The key of the app's counter in its extensions."""
GUESSERS = "guessers"
"""The key of the addresses that have tried wrong codes: no other one is looked up, which saves 120 calls of a tap."""
MOST_GUESSERS, DAY = 1000, 86400.0
"""The number of them beyond which those are forgotten whose tries count no more, and the seconds that a try counts."""
GUESSES = ("60/minute",)
"""Wrong codes by address: to try all 234,256 takes days."""
GUESSES_OF_STRANGERS = ("10/minute", "300/day")
"""Wrong codes by address on a public server: to find one of a thousand tables takes a year."""


REFUSALS, PAUSE = "120/minute", 1.0
"""Refused codes of an address that are answered at once, and the seconds that each further one waits."""


def by_address() -> str:
    """Return the address of the request; of IPv6 its network, in which one phone can have any number of addresses.

    A server that listens on both has addresses of IPv4 as ones of IPv6, which are all in one network.
    """
    address = request.remote_addr or "?"
    if ":" not in address:
        return address
    try:
        return str(IPv6Address(address).ipv4_mapped or ip_network(f"{address}/64", strict=False))
    except ValueError:
        return address


def by_table() -> str:
    """Return table and address together, so that one address at one table locks out nobody else."""
    code = (request.view_args or {}).get("code", "")
    return f"{read_code(code) or '?'} {by_address()}"


class TooOften(TooManyRequests):
    """A limit whose sentence (`key`) says what was too much: `most` in a `span` (`minute`, `hour` or `day`)."""

    def __init__(self, key: str, often: str) -> None:
        super().__init__()
        most, self.span = often.split("/")
        self.key, self.most = key, int(most)


def allowed(often: str, what: str, whose: str, count: int = 1) -> bool:
    """Count a try, or several; return False if there were too many (`often` is such as `60/minute`)."""
    return _may("hit", often, what, whose, count)


def may_try(often: str, what: str, whose: str, count: int = 1) -> bool:
    """Return False if so many tries more would be too many; count nothing."""
    return _may("test", often, what, whose, count)


def _may(how: str, often: str, what: str, whose: str, count: int) -> bool:
    # Not read at the start: it brings asyncio along, a fifteenth of the time until the first page.
    from limits import parse
    from limits.storage import MemoryStorage
    from limits.strategies import FixedWindowRateLimiter

    if TRIES not in current_app.extensions:
        current_app.extensions[TRIES] = FixedWindowRateLimiter(MemoryStorage())
    return bool(getattr(current_app.extensions[TRIES], how)(parse(often), what, whose, cost=count))


def limited(often: str, by: Callable[[], str] = by_table) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Limit requests of a page; beyond the limit it answers 429."""

    def decorate(view: Callable[P, R]) -> Callable[P, R]:
        @wraps(view)
        def counted(*args: P.args, **kwargs: P.kwargs) -> R:
            if not allowed(often, str(request.endpoint), by()):
                abort(429)
            return view(*args, **kwargs)

        return counted

    return decorate


def spent_guesses() -> str | None:
    """Return the limit that this address has reached by trying wrong codes; None if it may try."""
    guessers = current_app.extensions.get(GUESSERS)
    if not guessers or by_address() not in guessers:
        return None
    longest_first = reversed(_guesses())  # the longest wait is told
    return next((often for often in longest_first if not may_try(often, "codes", by_address())), None)


def must_not_guess() -> None:
    """Answer 429 to an address that has tried too many wrong codes, for a right code too.

    It is called before the code is looked for: what is found in memory and what is not would take different times. Who
    goes on asks more and more slowly.
    """
    if (often := spent_guesses()) is not None:
        if not allowed(REFUSALS, "refused codes", by_address()):
            time.sleep(PAUSE)
        raise TooOften("ui-codes-often", often)


def guessed() -> None:
    """Count a wrong code."""
    guessers, now = current_app.extensions.setdefault(GUESSERS, {}), time.monotonic()
    if len(guessers) > MOST_GUESSERS:
        for address in [address for address, at in guessers.items() if now - at > DAY]:
            del guessers[address]
    guessers[by_address()] = now
    for often in _guesses():
        allowed(often, "codes", by_address())


def _guesses() -> tuple[str, ...]:
    return GUESSES_OF_STRANGERS if is_public() else GUESSES
