"""The steps still missing between a wheel and its release, as the changelog tells them."""

import re
from collections.abc import Iterator

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def unready(changelog: str, version: str) -> Iterator[str]:
    """Yield the reasons, as sentences, why this version cannot be released; none if its entry is the newest one."""
    newest = next(iter(HEADING.findall(changelog)), "")
    if newest == "Unreleased":
        yield "CHANGELOG.md has changes that belong to no version."
    elif not re.fullmatch(rf"{re.escape(version)}, \d{{4}}-\d\d-\d\d", newest):
        yield f"the newest entry of CHANGELOG.md is “{newest}”, not version {version} with its date."
