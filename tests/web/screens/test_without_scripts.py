"""A score night is kept without scripts: its sheet is a plain form."""

import re

from tests.support.client import said
from tests.web.screens.test_score_night import kept


def test_a_sheet_is_entered_by_a_plain_post() -> None:
    with kept("hearts") as night:
        phone, address = night.phone(0), f"/{night.table.code}/tally"
        page = phone.get(address).text
        assert re.search(r'<form id="tally"[^>]* action="tally" method="post"', page)
        assert '<noscript><p><button class="tap primary" form="tally">' in page
        seen = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', page[page.index('id="tally"') :])
        form = {**dict(seen), "one-queen": "1", "v-0-hearts": "3", "v-1-hearts": "9", "v-2-hearts": "1"}
        lacking = phone.post(address, data={**dict(seen), "one-queen": "1", "v-0-hearts": "3"})
        assert lacking.status_code == 200
        assert "Still blank for" in said(lacking)
        assert night.state.scores == (0, 0, 0, 0)
        answer = phone.post(address, data={**form, "v-3-hearts": "0"})
        assert (answer.status_code, answer.headers["Location"].rsplit("/", 1)[1]) == (303, "play")
        assert night.state.scores == (3, 22, 1, 0)
        again = phone.post(address, data={**form, "v-3-hearts": "0"})
        assert again.headers["Location"] == answer.headers["Location"], "the same tap"
        old = phone.post(address, data={**form, "v-3-hearts": "0", "post": "another-tap"})
        assert old.headers["Location"].endswith("/tally"), "the sheet of a round that is scored leads to the next"
        assert night.state.scores == (3, 22, 1, 0)
