"""The locks and the wheel: who plays installs no test tool, and the wheel carries of htmx what the pages ask for."""

import re
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatch_npm_vendor import vendor
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAME = re.compile(r"^([a-z0-9._-]+)", re.MULTILINE)


def locked(name: str) -> set[str]:
    return set(NAME.findall((ROOT / name).read_text(encoding="utf-8")))


def named(dependencies: list[str]) -> set[str]:
    return {NAME.findall(each)[0].replace(".", "-") for each in dependencies}


def test_who_plays_installs_what_the_referee_and_its_build_need_and_no_test_tool() -> None:
    groups = PROJECT["dependency-groups"]
    needed, tools = named(PROJECT["project"]["dependencies"]) | named(groups["build"]), named(groups["test"])
    assert needed <= locked("requirements.lock")
    assert tools <= locked("requirements-test.lock")
    assert not tools & locked("requirements.lock")
    assert not needed & locked("requirements-test.lock")


def test_both_locks_hold_one_version_of_each_package_with_hashes_and_no_address() -> None:
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("requirements.lock", "requirements-test.lock")]
    pins = [dict(re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE)) for text in texts]
    assert pins[0]
    assert pins[1]
    for package in pins[0].keys() & pins[1].keys():
        assert pins[0][package] == pins[1][package], package
    for text in texts:
        assert "://" not in text
        assert "index" not in text
        assert "--hash=sha256:" in text


def test_the_wheel_carries_of_htmx_what_the_pages_ask_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vendor, "vendor_package", lambda *_, **__: None)  # it lies there since the install
    [made] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(made) as wheel:
        names = wheel.namelist()
    carried = {name for name in names if name.startswith("referee/vendor/")}
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "templates").rglob("*.html"))
    asked = {f"referee/vendor/htmx/dist/{path}" for path in re.findall(r'"/vendor/([^"]+)"', pages)}
    assert len(asked) == 2
    assert carried == asked | {"referee/vendor/htmx/LICENSE"}
    for needed in ("referee/app.py", "referee/templates/base.html", "referee/static/referee.js", "referee/text/en.ftl"):
        assert needed in names
    assert not [name for name in names if name.startswith("tests/") or name.endswith("hatch_build.py")]
