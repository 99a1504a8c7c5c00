"""Looks for barriers with axe-core, which the client's tools bring along."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    assert SOURCE.is_file(), f"{SOURCE} is not there: make client"
    return SOURCE.read_text(encoding="utf-8")


def barriers(page: Page, *rules: str) -> list[str]:
    """The faults of a page as lines: the rule, how grave it is, and where. By all rules of axe, or only by these."""
    # The debugger's evaluation is not bound to the page's content policy, unlike a script tag.
    page.evaluate(source())
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    found = page.evaluate("options => axe.run(document, options)", {"resultTypes": ["violations"], **only})
    return [
        f"{fault['id']} ({fault['impact']}) at {node['target']}: {node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
