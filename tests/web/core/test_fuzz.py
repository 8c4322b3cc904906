"""A short run of the fuzzer of `make soak`: random and malformed requests, the same in each run."""

import pytest

from tests.soak.fuzz import Fuzz
from tests.support.lobby import lobby


@pytest.mark.promise("Random and malformed requests to every")
@pytest.mark.untraced  # coverage tracing makes this several times slower; other tests reach the same lines
def test_no_request_causes_a_server_error() -> None:
    with lobby() as here:
        report = Fuzz(here, seed=3).run(600)
    assert report.faults == []
    assert sum(report.answers.values()) > 580
    assert {200, 303, 403, 404, 413, 421, 422} <= set(report.answers), report.answers
    assert len(report.routes) > 60
