"""Fixtures that many tests of the web begin with."""

import re
from collections.abc import Iterator

import pytest
from werkzeug.routing import Rule

from tests.support.lobby import Lobby, lobby


@pytest.fixture
def here() -> Iterator[Lobby]:
    with lobby() as made:
        yield made


def filled(rule: Rule, code: str) -> str:
    """Return an address of a rule, at the table with this code."""
    values = {"code": code, "club": "BCDF", "key": "one", "game": "one"}
    return re.sub(r"<(?:[^:<>]+:)?([^<>]+)>", lambda found: values.get(found[1], "1"), rule.rule)
