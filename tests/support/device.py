"""Phones of tests by a name: the secret in their cookie, and the id that the database has of them."""

import hashlib
from typing import Any
from urllib.parse import urlencode

from werkzeug.test import Client

from referee.store.codes import hashed
from referee.web.core.phone import CHOICES, SECRET


def secret_of(name: str) -> str:
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def device_of(name: str) -> str:
    return hashed(secret_of(name))


def become(client: Client, phone: str, host: str = "localhost", /, **choices: Any) -> None:
    """Give a client the cookies of the phone of this name, with what was chosen on it."""
    client.set_cookie(SECRET, secret_of(phone), domain=host)
    client.set_cookie(CHOICES, urlencode(choices), domain=host)
