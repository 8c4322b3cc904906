"""Check pages with axe."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
ONLY_FAULTS = {"resultTypes": ["violations"]}
"""The other results of axe are not read, and transferring them takes longer than the check."""


def faults_by_axe(page: Page) -> list[str]:
    """Return what axe finds wrong on a page."""
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for violation in AXE.run(page, options=ONLY_FAULTS).response["violations"]
        for node in violation["nodes"]
    ]
