"""The locks and the wheel: players install no test tools, and the wheel has only the files of npm that pages use."""

import re
import runpy
import tomllib
from itertools import combinations
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatch_npm_vendor import vendor
from hatchling.builders.wheel import WheelBuilder

from tests.support.folders import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAME = re.compile(r"^([a-z0-9._-]+)", re.MULTILINE)


def locked(name: str) -> set[str]:
    return set(NAME.findall((ROOT / name).read_text(encoding="utf-8")))


def named(dependencies: list[str]) -> set[str]:
    return {NAME.findall(dependency)[0].replace(".", "-") for dependency in dependencies}


@pytest.mark.promise("Players do not install test tools")
def test_players_install_the_referee_and_its_build_without_test_tools() -> None:
    groups = PROJECT["dependency-groups"]
    needed, tools = named(PROJECT["project"]["dependencies"]) | named(groups["build"]), named(groups["test"])
    assert needed <= locked("requirements.lock")
    assert tools <= locked("requirements-test.lock")
    assert not tools & locked("requirements.lock")
    shared = named(PROJECT["project"]["optional-dependencies"]["postgres"])
    assert shared <= locked("requirements-postgres.lock")
    assert not shared & locked("requirements.lock")
    assert not needed & locked("requirements-test.lock")


def test_the_licence_of_every_package_of_a_container_is_listed() -> None:
    told = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8")
    listed = {name for row in re.findall(r"^\| [^|]+ \| ([^|]+) \|$", told, re.MULTILINE) for name in row.split(", ")}
    shipped = locked("requirements.lock") | locked("requirements-postgres.lock")
    assert len(shipped) > 40
    assert shipped - listed == set()


def test_all_locks_pin_equal_versions_with_hashes_and_no_address() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("requirements*.lock"))]
    pins = [dict(re.findall(r"^(\S+)==(\S+)", text, re.MULTILINE)) for text in texts]
    assert len(pins) == 3
    for one, other in combinations(pins, 2):
        assert one
        assert other
        for package in one.keys() & other.keys():
            assert one[package] == other[package], package
    for text in texts:
        assert "://" not in text
        assert "index" not in text
        assert "--hash=sha256:" in text


@pytest.mark.promise("Players do not install test tools")
def test_the_wheel_contains_the_htmx_files_and_icons_that_pages_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vendor, "vendor_package", lambda *_, **__: None)  # fetched by the installation
    [made] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(made) as wheel:
        names = wheel.namelist()
    carried = {name for name in names if name.startswith("referee/vendor/")}
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "templates").rglob("*.html"))
    asked = {f"referee/vendor/htmx/dist/{path}" for path in re.findall(r'"{{ vendor }}/([^"]+)"', pages)}
    assert len(asked) == 2
    icons = {f"referee/vendor/lucide/icons/{name}.svg" for name in re.findall(r"macros\.icon\('([^']+)'\)", pages)}
    assert len(icons) >= 12
    assert carried == asked | icons | {"referee/vendor/htmx/LICENSE", "referee/vendor/lucide/LICENSE"}
    for needed in (
        "referee/web/app.py",
        "referee/templates/base.html",
        *(f"referee/static/{path}" for path in re.findall(r'"{{ static }}/([^"]+)"', pages)),
        "referee/texts/fluent/en/main.ftl",
    ):
        assert needed in names
    assert not [name for name in names if name.startswith("tests/") or name.endswith("hatch_build.py")]


def test_a_checkout_has_the_icons_that_are_used_and_no_others(tmp_path: Path) -> None:
    vendor = tmp_path / "referee" / "vendor"
    places = [
        *("htmx/LICENSE", "htmx/dist/htmx.js", "htmx/dist/htmx.min.js"),
        *("lucide/LICENSE", "lucide/font/lucide.ttf", "lucide/icons/film.svg", "lucide/icons/zap.svg"),
    ]
    for place in places:
        (vendor / place).parent.mkdir(parents=True, exist_ok=True)
        (vendor / place).touch()
    fetched = {str(vendor / place): f"referee/vendor/{place}" for place in places}
    config = {
        "keep": ["referee/vendor/htmx/dist/htmx.min.js", "referee/vendor/lucide/LICENSE"],
        "trim": "referee/vendor/lucide",
        "icons": ["film"],
    }
    keep = runpy.run_path(str(ROOT / "hatch_build.py"))["Keep"]
    keep(str(tmp_path), config, None, None, str(tmp_path), "wheel").initialize("editable", {"force_include": fetched})
    left = {path.relative_to(vendor).as_posix() for path in vendor.rglob("*")}
    assert left == {
        *("htmx", "htmx/LICENSE", "htmx/dist", "htmx/dist/htmx.js", "htmx/dist/htmx.min.js"),
        *("lucide", "lucide/LICENSE", "lucide/icons", "lucide/icons/film.svg"),
    }
    assert set(fetched.values()) == {
        *(
            "referee/vendor/htmx/dist/htmx.min.js",
            "referee/vendor/lucide/LICENSE",
            "referee/vendor/lucide/icons/film.svg",
        ),
    }


def test_an_icon_that_is_not_in_the_package_stops_the_build(tmp_path: Path) -> None:
    keep = runpy.run_path(str(ROOT / "hatch_build.py"))["Keep"]
    config = {"keep": [], "trim": "referee/vendor/lucide", "icons": ["flim"]}
    with pytest.raises(FileNotFoundError, match=r"flim\.svg"):
        keep(str(tmp_path), config, None, None, str(tmp_path), "wheel").initialize("standard", {"force_include": {}})
