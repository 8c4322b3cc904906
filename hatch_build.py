"""Keeps out of the wheel what no page asks for: the hook that fetches htmx puts all of its package there."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = "referee/vendor/"


class Keep(BuildHookInterface):  # type: ignore[misc,type-arg]
    """Leaves of the vendored files those that are named in pyproject.toml, each of which must be there."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Drop every other one."""
        wanted = set(self.config["keep"])
        fetched = build_data["force_include"]
        unwanted = [path for path, place in fetched.items() if place.startswith(VENDOR) and place not in wanted]
        for path in unwanted:
            del fetched[path]
        if missing := wanted - set(fetched.values()):
            raise FileNotFoundError(f"not in the package of htmx: {', '.join(sorted(missing))}")
