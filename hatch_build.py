"""A build hook that leaves unused files of the npm packages out of the wheel; the hook that fetches them adds all."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

VENDOR = "referee/vendor/"


class Keep(BuildHookInterface):  # type: ignore[misc,type-arg]
    """Keep only the vendored files that pyproject.toml names; each of them must exist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Remove all other vendored files from the build, and those of the folder `trim` from the checkout."""
        trim = self.config["trim"]
        wanted = {*self.config["keep"], *(f"{trim}/icons/{name}.svg" for name in self.config["icons"])}
        fetched = build_data["force_include"]
        unwanted = [path for path, place in fetched.items() if place.startswith(VENDOR) and place not in wanted]
        for path in unwanted:
            if fetched.pop(path).startswith(f"{trim}/"):
                Path(path).unlink()
        for folder in sorted((Path(self.root) / trim).rglob("*"), reverse=True):  # a folder after what is in it
            if folder.is_dir() and not any(folder.iterdir()):
                folder.rmdir()
        if missing := wanted - set(fetched.values()):
            raise FileNotFoundError(f"not in the npm packages: {', '.join(sorted(missing))}")
