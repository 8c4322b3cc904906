"""The origins of requests: no other site posts here, and no name leads here that the referee was not told of."""

import re
import socket
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from flask import Request, current_app

from referee import address
from referee.web.core import table_address

_NUMBERS = re.compile(r"(?:[0-9]{1,3}\.){3}[0-9]{1,3}(?::[0-9]{1,5})?")
"""A host that browsers read as an address of IPv4 and never look up as a name."""


def is_foreign(request: Request) -> bool:
    """Return True for a post that another site's page sent.

    The order matters. Over plain http no browser sends Sec-Fetch-Site; WebKit calls a form of ours that opens a new tab
    cross-site, while its Origin is right; and an Origin of `null` is not a missing one.
    """
    headers = request.environ
    origin = headers.get("HTTP_ORIGIN")
    if origin is not None and origin != "null":
        return not (_is_this(origin, headers) or _is_ours(origin, request))
    if (site := headers.get("HTTP_SEC_FETCH_SITE")) is not None:
        return bool(site != "same-origin")
    if origin is not None or not (referer := headers.get("HTTP_REFERER")):
        return True
    return not _is_ours(referer, request)


def _is_this(origin: str, headers: Mapping[str, Any]) -> bool:
    """Return True for the origin that nearly every tap has: the very one that was asked for, or that of `--url`.

    Not to take addresses apart saves 250 of the 5,600 calls of a tap.
    """
    scheme, host = headers["wsgi.url_scheme"], headers.get("HTTP_HOST")
    ours = current_app.config["URL"] or f"{scheme}://{host}"
    return bool(host) and origin == ours and (scheme != "https" or origin.startswith("https:"))


def _is_ours(url: str, request: Request) -> bool:
    """Return True if an address is of the host and port that were asked for, or of `--url`.

    A proxy may not say that it was asked by https, so the schemes may differ; but a page of plain http is not ours
    where we know that https was asked.
    """
    their_scheme, theirs = _scheme_and_host(url)
    secret = request.is_secure
    if told := current_app.config["URL"]:
        scheme, host = _scheme_and_host(told)
        if theirs == host:
            return their_scheme == "https" or not (secret or scheme == "https")
    _, asked = _scheme_and_host(f"{request.scheme}://{request.host}")
    return theirs != "" and theirs == asked and (their_scheme == "https" or not secret)


def _scheme_and_host(url: str) -> tuple[str, str]:
    """Return the scheme of an address, and its host with the port unless it is the scheme's usual one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "", ""
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return "", ""
    usual = 443 if parts.scheme == "https" else 80
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return parts.scheme, host if port in (None, usual) else f"{host}:{port}"


def is_known_host(request: Request) -> bool:
    """Return True if the referee was told of the name by which it is asked, or knows it as its own.

    A name of somebody else that leads here would let their page read ours in a browser of this network. An address of
    numbers is nobody's name. Programs that send none are no browsers.
    """
    asked = request.environ.get("HTTP_HOST")
    if asked is None or _NUMBERS.fullmatch(asked):
        return True
    _, host = _scheme_and_host(f"http://{request.host.rpartition('@')[2]}")
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    try:
        return bool(ip_address(name))
    except ValueError:
        pass
    told = current_app.config["URL"]
    local = current_app.extensions.get(table_address.LOCAL_NAME)
    known = {urlsplit(told).hostname if told else "", local.name.lower() if local is not None else ""}
    return name != "" and (address.is_loopback(name) or name in known or name in _own_names())


def _own_names() -> frozenset[str]:
    """Return the names that this computer has in its own network."""
    name = socket.gethostname().lower().partition(".")[0]
    return frozenset({"referee.local", name, f"{name}.local"})
