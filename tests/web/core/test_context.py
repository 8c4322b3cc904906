"""The properties of a phone that a request shows."""

import pytest
from flask import Flask

from referee.web.core import context
from referee.web.core.phone import CHOICES, SECRET, PhoneRequest


@pytest.mark.parametrize(
    ("accept", "chosen", "language"),
    [
        (None, None, "en"),
        ("", None, "en"),
        ("ko-KR,ko;q=0.9,en;q=0.8", None, "ko"),
        ("fr-FR, ja;q=0.5, en;q=0.3", None, "ja"),
        ("fr", None, "en"),
        ("ko", "ja", "ja"),
        ("ko", "xx", "ko"),
        (";;q=,,\x00ko", None, "en"),
    ],
)
def test_the_language_of_a_phone(accept: str | None, chosen: str | None, language: str) -> None:
    headers = {} if accept is None else {"Accept-Language": accept}
    app = Flask("phone")
    app.request_class = PhoneRequest
    if chosen is not None:
        headers["Cookie"] = f"{SECRET}={'a' * 32}; {CHOICES}=language={chosen}"
    with app.test_request_context(headers=headers):
        assert context.language() == language
