"""A little of what `make soak` does for minutes: random and malformed requests, the same in each run."""

import pytest

from tests.soak.fuzz import Fuzz
from tests.web.lobby import lobby


@pytest.mark.no_cover  # the tracer would take several times as long; other tests reach the same lines
def test_nothing_that_is_sent_is_answered_by_an_error() -> None:
    with lobby() as here:
        report = Fuzz(here, seed=1).run(600)
    assert report.faults == []
    assert sum(report.answers.values()) > 580
    assert {200, 303, 400, 403, 404, 413, 422} <= set(report.answers)
    assert len(report.routes) > 60
