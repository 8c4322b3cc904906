"""A score night is kept without scripts: its sheet, own totals and a count are plain forms."""

import re

from tests.support.client import said
from tests.support.night import evening
from tests.web.scores.test_score_night import kept


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


def test_totals_are_taken_over_by_a_plain_post() -> None:
    with kept("hearts") as night:
        phone, address = night.phone(0), f"/{night.table.code}/totals"
        assert re.search(r'<form class="totals" action="totals" method="post"', phone.get(address).text)
        answer = phone.post(address, data={"score-0": "12", "was-0": "0", "score-2": "30"})
        assert (answer.status_code, answer.headers["Location"].rsplit("/", 1)[1]) == (303, "play")
        assert night.state.scores == (12, 0, 30, 0)
        assert "<html" in phone.post(address, data={"score-0": "x"}).text, "a wrong number is answered by a page"


def test_a_hand_is_counted_again_by_plain_posts() -> None:
    with evening() as night:
        night.says("Di deals", "Di flips 9D", "Cy corrects hand.Ann 1", "Ann plays 9H saying one")
        night.says("Bo holds 20 points", "Cy holds 35 points", "Di holds 27 points")
        phone, code = night.phone(1), night.table.code
        part = phone.get(f"/{code}/part?game=1&round=1&seat=1").text
        action = re.search(r'<form class="number" action="([^"]+)" method="post"', part)
        assert action is not None
        form = {"line": "5", "points": "21"}
        preview = phone.post(action[1], data=form)
        assert "<html" in preview.text
        assert night.state.scores[1] == 20, "a preview enters nothing"
        assert re.search(r'<form action="count-again" method="post">.*name="sure"', preview.text, re.DOTALL)
        answer = phone.post(action[1], data={**form, "sure": "1"})
        assert (answer.status_code, answer.headers["Location"].rsplit("/", 1)[1]) == (303, "scores")
        assert night.state.scores[1] == 21
        assert "<html" in phone.post(action[1], data={"line": "5", "points": "many"}).text
