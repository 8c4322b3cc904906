"""Every template, script and style sheet is found by its path, in the code or the template that uses it."""

import re

import pytest

from referee import paths

PATH = re.compile(r"[\"']([\w/-]+\.html)[\"']")
"""A template's path as code and templates write it."""
TAG = re.compile(r"<\w(?:[^<>{}]|{{.*?}}|{%.*?%})*>")


def named() -> set[str]:
    """Return every template path in the code and the templates."""
    sources = [*paths.PACKAGE.joinpath("web").rglob("*.py"), *paths.TEMPLATES.rglob("*.html")]
    return {path for source in sources for path in PATH.findall(source.read_text(encoding="utf-8"))}


def test_every_template_is_named_by_its_path_and_every_path_exists() -> None:
    there = {path.relative_to(paths.TEMPLATES).as_posix() for path in paths.TEMPLATES.rglob("*.html")}
    assert len(there) > 60
    assert named() == there


def test_every_script_and_style_sheet_is_loaded_by_a_page() -> None:
    files = {path for path in paths.STATIC.rglob("*") if path.suffix in (".css", ".js")}
    pages = "".join(path.read_text(encoding="utf-8") for path in paths.TEMPLATES.rglob("*.html"))
    assert {paths.STATIC / path for path in re.findall(r'"{{ static }}/([^"]+[.](?:css|js))"', pages)} == files
    for script in files:
        for path in re.findall(r"^import .* from '(.*)';$", script.read_text(encoding="utf-8"), re.MULTILINE):
            assert (script.parent / path).resolve() in files, script


@pytest.mark.promise("Taps on one button wait for each")
def test_what_is_asked_while_somebody_types_or_picks_gives_way_to_the_newest_question() -> None:
    """Without `hx-sync` htmx drops a third question while the first waits, and shows the answer to the second."""
    tags = [tag for path in paths.TEMPLATES.rglob("*.html") for tag in TAG.findall(path.read_text(encoding="utf-8"))]
    asking = [tag for tag in tags if re.search(r'hx-trigger="[^"]*\b(?:input|change|picks)\b', tag)]
    assert len(asking) > 8
    assert [tag for tag in asking if "{{ asks }}" not in tag and not re.search(r'hx-sync="[^"]*replace"', tag)] == []


@pytest.mark.promise("Taps on one button wait for each")
def test_taps_wait_for_each_other_and_none_is_dropped() -> None:
    for path in paths.TEMPLATES.rglob("*.html"):
        page = path.read_text(encoding="utf-8")
        assert page.count('hx-target:inherited="#answer"') == page.count("hx-sync:inherited="), path
