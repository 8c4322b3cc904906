"""The numbers of a page as a person reads them: terms with their values, and tables by their headings."""

import re
from html.parser import HTMLParser

NUMBER = re.compile(r"[-−]?\d+(?:\.\d+)?")
CELLS = ("dt", "dd", "h2", "th", "td")


class PageNumbers(HTMLParser):
    """A page that is read: `terms` by the heading above them, and the rows of every table by its headings."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.terms: dict[str, dict[str, str]] = {}
        self.rows: list[dict[str, str]] = []
        self.links: list[str] = []
        self._heading, self._term, self._text = "", "", ""
        self._in: list[str] = []
        self._headings: list[str] = []
        self._row: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            self.links.append(dict(attrs).get("href") or "")
        if tag in ("svg", "script", "style"):
            self._in.append(tag)
        if tag in CELLS:
            self._text = ""
        if tag == "table":
            self._headings = []
        if tag == "tr":
            self._row = []

    def handle_endtag(self, tag: str) -> None:
        if self._in and tag == self._in[-1]:
            self._in.pop()
        text = " ".join(self._text.split())
        if tag == "h2":
            self._heading = text
        elif tag == "dt":
            self._term = text
        elif tag == "dd":
            self.terms.setdefault(self._heading, {})[self._term] = text
        elif tag in ("th", "td"):
            self._row.append(text)
        elif tag == "tr" and not self._headings:
            self._headings = self._row
        elif tag == "tr":
            self.rows.append(dict(zip(self._headings, self._row, strict=False)))

    def handle_data(self, data: str) -> None:
        if not self._in:
            self._text += data


def number(text: str) -> float | None:
    """Return the first number of a text, None if it has none."""
    found = NUMBER.search(text)
    return float(found[0].replace("−", "-")) if found else None
