"""The page of promises names the tests whose marks hold each of them."""

import pytest

from tests import promises


def test_the_page_is_what_the_marks_give() -> None:
    page = promises.PAGE.read_text(encoding="utf-8")
    assert page == promises.page(page), "run `python -m tests.promises`"


def test_a_promise_without_a_test_and_a_mark_without_a_promise_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "marks", lambda: [("A tap", "`a.py::test_a`")])
    assert promises.page("| A tap counts once. | `gone.py::test_b` |\n") == "| A tap counts once. | `a.py::test_a` |\n"
    with pytest.raises(ValueError, match="No test holds"):
        promises.page("| A tap counts once. | `a.py::test_a` |\n| Nothing is lost. | `a.py::test_a` |\n")
    with pytest.raises(ValueError, match="no promise of these marks"):
        promises.page("| promise | held by |\n")
