"""The pages to read: story, why, amending, ledger, catching up, time-out."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from tests.support.client import Client, said
from tests.support.device import device_of
from tests.support.night import Evening, evening, get
from tests.support.toy import actions

REFEREE = "enforce=referee hand_size=3"


@pytest.fixture
def night() -> Iterator[Evening]:
    """Return a night with one scored round; in the second Ann has attacked and Bo was refused."""
    with evening(house=REFEREE) as made:
        made.app.test_client_class = Client
        lines = (
            "Di deals|Di flips 5H|Ann plays 9H|Bo plays 9D|Cy plays 8D|Ann plays 6D|Bo plays 3D|Cy plays 4D|Di plays QD"
            "|Ann plays TD|Ann says one|Bo holds 3 points|Cy holds KD 2H|Di holds AC RJ"
            "|Ann deals|Ann flips 5H|Bo plays 7H|Cy plays 5D"
        )
        for line in lines.split("|"):
            made.says(line)
        assert [scored.points for scored in made.state.rounds] == [(0, 3, 12, 26)]
        yield made


@pytest.fixture
def quiet() -> Iterator[Evening]:
    """Return a night where players enforce the rules: Ann's play is wrong, and nobody may be told."""
    with evening(house="hand_size=3") as made:
        made.app.test_client_class = Client
        for line in ("Di deals", "Di flips 5H", "Ann plays 9C"):
            made.says(line)
        assert made.game.entries[2].ruling.verdict == "no"
        yield made


# The story


def test_the_story_lists_each_line_with_its_verdict_newest_first(night: Evening) -> None:
    page = get(night, "story")
    assert page.index('id="line-18"') < page.index('id="line-17"') < page.index('id="line-1"')
    refused = page[page.index('id="line-18"') : page.index('id="line-17"')]
    assert "<bdi>Cy</bdi> plays 5♦" in refused
    assert '<span class="verdict no">' in refused
    assert "allows 18" in refused
    assert "undo" in refused
    assert 'href="why/18"' in refused
    allowed = page[page.index('id="line-17"') : page.index('id="line-16"')]
    assert "allows" not in allowed


def test_the_story_names_the_phone_that_entered_a_line(night: Evening) -> None:
    night.table.enter(actions("Cy draws 2"), device=device_of("phone-2"))
    night.table.enter(actions("Di draws 1"), device="somebody-gone")
    page = get(night, "story")
    assert "<bdi>Cy</bdi></span>" in page[page.index('id="line-19"') : page.index('id="line-18"')]
    assert "another phone" in page[page.index('id="line-20"') : page.index('id="line-19"')]


def test_marks_of_lines_that_were_changed_later(night: Evening) -> None:
    night.says("Cy allows 18", "Bo amends 12: Bo holds 4 points", "Ann undoes 16")
    page = get(night, "story")

    def line(n: int) -> str:
        return page[page.index(f'id="line-{n}"') :].partition("</li>")[0]

    assert "taken back" in line(16)
    assert "undo" not in line(16).split('class="log-foot"')[1].split("</p>")[0].replace("why", "")
    assert "corrected; it was: <bdi>Bo</bdi> has 3 points left" in line(12)


def test_a_round_has_a_heading_above_its_lines(night: Evening) -> None:
    marks = re.findall(r'id="line-(\d+)"(?:(?!id="line-).)*?round-mark">(Round \d)', get(night, "story"), re.DOTALL)
    assert marks == [("18", "Round 2"), ("14", "Round 1")]
    night.says("Di draws 2")
    assert 'id="line-18"' in (page := get(night, "story"))
    assert page.index("Round 2</p>") < page.index('id="line-18"')
    assert page.count("round-mark") == 2


@pytest.mark.parametrize(
    ("where", "said"), [("board", "Ann takes back"), ("play", "You take back"), ("story", "Ann takes back")]
)
def test_a_line_about_a_line_describes_it_everywhere(night: Evening, where: str, said: str) -> None:
    night.says("Cy draws 2", "Ann undoes 19")
    told = " ".join(re.sub(r"<[^>]+>", "", get(night, where)).split())
    assert f"{said}: Cy draws 2" in told
    assert "line 19" not in told


def test_one_round_alone_and_old_lines_on_further_pages(night: Evening) -> None:
    first = get(night, "story?round=1")
    assert 'id="line-14"' in first
    assert 'id="line-15"' not in first
    for _ in range(60):
        night.says("Ann says hello", "Bo says hello")
    newest = get(night, "story")
    assert 'id="line-138"' in newest
    assert 'id="line-41"' in newest
    assert 'id="line-40"' not in newest
    assert "story?to=40" in newest
    older = get(night, "story?to=40")
    assert 'id="line-40"' in older
    assert 'id="line-1"' in older
    assert "Older lines" not in older
    only = get(night, "story?round=2")
    assert "story?to=38&amp;round=2" in only
    piece = get(night, "story-lines?round=2&to=38", htmx=True)
    assert 'id="line-38"' in piece
    assert 'id="line-14"' not in piece


def test_a_new_line_changes_one_fragment_of_the_story(night: Evening) -> None:
    screens = night.app.extensions["screens"]
    for _ in range(30):
        night.says("Ann says hello")
    before = dict(chain(*screens.fragments(night.table, "story", None)))
    night.says("Bo says hello")
    after = dict(chain(*screens.fragments(night.table, "story", None)))
    assert [name for name in before if before[name] != after[name]] == ["story-0"]


def test_a_watcher_reads_the_story_and_enters_nothing(night: Evening) -> None:
    page = get(night, "story", at=9)
    assert 'class="page reading nobody"' in page
    assert 'name="as"' not in page
    assert night.phone(9).get(f"/{night.table.code}/amend?line=3").status_code == 404
    assert night.phone(9).post(f"/{night.table.code}/amend", data={"line": "3", "new": "x"}).status_code == 403


def test_an_earlier_game_of_the_night_is_read_but_not_changed(night: Evening) -> None:
    night.says("Di penalizes Cy for play")
    night.table.start("game: one\nplayers: Ann Bo Cy Di\n", 1)
    night.says("Di deals")
    page = get(night, "story?game=1")
    assert 'href="why/19?game=1"' in page
    assert 'class="page reading nobody"' in page
    assert "story?round=1&amp;game=1" in page
    assert "<bdi>Cy</bdi> plays 5♦" in get(night, "why/18?game=1")
    assert 'href="why/19?game=1"' in get(night, "penalties?game=1")
    assert "count-again" not in get(night, "part?game=1&round=1&seat=1")
    assert night.phone(0).get(f"/{night.table.code}/amend?line=3&game=1").status_code == 404


# A play that may still be caught


def test_why_waits_until_the_next_player_has_acted(quiet: Evening) -> None:
    assert "told once the next player has acted" in get(quiet, "why/3")
    quiet.says("Bo draws 1")
    assert "cannot go on 5♥" in get(quiet, "why/3")
    assert "nobody caught it, so it stands" in get(quiet, "story")


def test_a_caught_play_names_its_proof(quiet: Evening) -> None:
    quiet.says("Cy penalizes Ann for play")
    assert "proven wrong by line 4" in get(quiet, "story")


# Why


def test_why_names_the_rule_the_house_rules_and_what_changed(night: Evening) -> None:
    page = get(night, "why/18")
    assert "does not answer the attack" in page
    assert "Answering an attack" in page
    assert "This line changed nothing" in page
    assert ">Cards owed</a></th><td>2</td><td>2</td>" in page
    page = get(night, "why/17")
    assert ">Whose turn</a></th><td><bdi>Bo</bdi></td>" in page
    assert "Hand of <bdi>Bo</bdi>" in page
    page = get(night, "why/15")
    assert "Cards dealt" in page
    assert "the preset says: 5 cards" in page


def test_why_names_every_rule_that_was_broken(night: Evening) -> None:
    night.says("Di plays KC")
    page = get(night, "why/19")
    assert "All the rules it broke" in page
    assert page.count("<li>") >= 2


@pytest.mark.parametrize("language", ["ko", "ja"])
def test_every_line_of_the_night_is_explained_in_each_language(night: Evening, language: str) -> None:
    night.says("Cy amends 17: Bo plays 7D", "Bo undoes 19", "Bo corrects direction right; hand.Cy 4")
    for n in range(1, 22):
        assert get(night, f"why/{n}", language=language)
    get(night, "story", language=language)


def test_missing_pages_are_reported(night: Evening) -> None:
    for where in ["why/0", "why/19", "why/99999999999", "story?game=2", "part?round=3&seat=0"]:
        assert night.phone(0).get(f"/{night.table.code}/{where}").status_code == 404


# Putting right


def test_amending_a_count_shows_the_totals_first(night: Evening) -> None:
    phone = night.phone(1)
    form = phone.get(f"/{night.table.code}/amend?line=12").text
    assert 'value="Bo holds 3 points"' in form
    preview = night.tap(phone, "amend", line=12, new="Bo holds 30 points")
    assert "<td>3</td><td><strong>30</strong></td>" in preview.text
    assert "amends 12: Bo holds 30 points" in preview.text
    assert night.state.scores == (0, 3, 12, 26)
    night.tap(phone, "enter", text="amends 12: Bo holds 30 points")
    assert night.state.scores == (0, 30, 12, 26)


def test_a_line_is_amended_the_way_it_was_entered(night: Evening) -> None:
    for line, form, read_as in [
        (3, {"verb": "plays", "rank": "8", "suit": "H"}, "amends 3: Ann plays 8H"),
        (12, {"verb": "holds", "number": "30"}, "amends 12: Bo holds 30 points"),
        (13, {"verb": "holds", "cards": ["K:D", "2:S"]}, "amends 13: Cy holds KD 2S"),
    ]:
        phone = night.phone(1)
        offered = phone.get(f"/{night.table.code}/amend?line={line}").text
        assert f'value="{form.get("verb", form.get("text"))}"' in offered
        assert f'name="line" value="{line}"' in offered
        assert read_as in night.tap(phone, "amend", line=line, **form).text


def test_a_draw_and_a_penalty_card_are_amended_by_number_and_name() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 9D", "Ann draws 1", "Cy penalizes Bo for question")
        phone = night.phone(2)
        for line, form, read_as in (
            (3, {"verb": "draws", "number": "1"}, "amends 3: Ann draws 1"),
            (
                4,
                {"verb": "penalizes", "whom": "0", "reason": "bad-word"},
                "amends 4: Cy penalizes Ann for bad-word",
            ),
        ):
            assert f'value="{form["verb"]}"' in phone.get(f"/{night.table.code}/amend?line={line}").text
            assert read_as in night.tap(phone, "amend", line=line, **form).text


def test_amending_shows_the_lines_that_would_be_left_out(night: Evening) -> None:
    preview = night.tap(night.phone(1), "amend", line=3, new="Ann plays 8H")
    assert "later line" in preview.text
    assert "<bdi>Bo</bdi> plays 9♦" in preview.text


def test_an_unreadable_amendment_changes_nothing(night: Evening) -> None:
    for new in ["", "  ", "Bo zaps", "Zoe holds 3 points", "Bo holds 3 points => ok"]:
        shown = night.tap(night.phone(1), "amend", line=12, new=new)
        assert shown.status_code == 200
        assert 'hx-post="enter"' not in shown.text or "=> ok" in new
        assert len(night.game.entries) == 18


# Penalty cards


def test_the_ledger_and_an_appeal(night: Evening) -> None:
    night.says("Cy penalizes Bo for question")
    page = get(night, "penalties")
    assert "<bdi>Bo</bdi> got a card from <bdi>Cy</bdi> for asking a question" in page
    assert "nobody objected" in page
    assert "disputes 19" in page
    night.tap(night.phone(1), "enter", text="disputes 19")
    assert "the table is voting" in get(night, "penalties")
    night.says("Ann votes no", "Di votes no")
    page = get(night, "penalties")
    assert "decided by a vote" in page
    assert "the card went back" in page
    assert "disputes 19" not in page


def test_a_card_that_the_log_proves_cannot_be_appealed(night: Evening) -> None:
    night.says("Di penalizes Cy for play")
    page = get(night, "penalties")
    assert "clear from the play" in page
    assert "disputes" not in page


# A time-out


def test_a_time_out_names_its_caller_and_the_penalty_cards(night: Evening) -> None:
    assert "time-out-panel" not in get(night, "play")
    night.says("Bo says time-out", "Cy penalizes Ann for looked")
    page = get(night, "play")
    panel = page[page.index("time-out-panel") :].partition("</section>")[0]
    assert "until <bdi>Bo</bdi> says" in panel
    assert "<bdi>Ann</bdi> has 1 card lying aside" in panel
    assert panel.index("Question") < panel.index("Still costs") < panel.index("Bad word")
    assert "Time in" in get(night, "play", at=1)
    assert "Time in" not in page[page.index('id="asks-call"') :]
    assert "has 1 card lying aside" in get(night, "penalties")


# Catching up


def form(night: Evening, at: int = 0) -> dict[str, str]:
    """Return the untouched form of the phone."""
    page = get(night, "catch-up", at)
    was = dict(re.findall(r'name="was\.([^"]+)" value="([^"]*)"', page))
    return {**{f"was.{key}": value for key, value in was.items()}, **was}


def test_catching_up_is_one_line_with_the_differences(night: Evening) -> None:
    filled = form(night)
    assert filled["top"] == "7H"
    assert filled["turn"] == "Cy"
    assert filled["hand.Bo"] == "2"
    filled |= {"turn": "Bo", "top": "KS", "draw": "0", "hand.Cy": "6", "direction": "right"}
    shown = night.tap(night.phone(0), "catch-up", **filled)
    assert night.game.entries[-1].text == "Ann corrects top KS; turn Bo; direction right; draw 0; hand.Cy 6"
    assert len(night.game.entries) == 19
    assert night.state.suit == "S"
    assert shown.headers["HX-Redirect"].endswith("/play?entered=19")
    back = night.phone(0).get(shown.headers["HX-Redirect"]).text
    assert "Undo" in back[back.index('id="answer"') :].partition("</div>")[0]


def test_a_top_card_is_tapped_by_rank_and_suit(night: Evening) -> None:
    page = get(night, "catch-up")
    assert re.search(r'name="rank.top" value="7" checked', page)
    assert re.search(r'name="suit.top" value="H" checked', page)
    filled = {key: value for key, value in form(night).items() if key != "top"}
    night.tap(night.phone(0), "catch-up", **(filled | {"rank.top": "9", "suit.top": "C"}))
    assert night.game.entries[-1].text == "Ann corrects top 9C; turn Cy"
    night.tap(night.phone(0), "catch-up", **{"was.top": "9C", "rank.top": "RJ", "suit.top": "C"})
    assert night.game.entries[-1].text == "Ann corrects top RJ; turn Cy"
    assert "Choose the card first" in said(night.tap(night.phone(0), "catch-up", **{"was.top": "RJ", "rank.top": "9"}))
    wrong = {"was.top": "RJ", "rank.top": "9", "suit.top": "R"}
    assert "cannot be the value" in said(night.tap(night.phone(0), "catch-up", **wrong))
    wrong["suit.top"] = "Z"
    assert "is not a card" in said(night.tap(night.phone(0), "catch-up", **wrong))


def test_a_called_suit_beside_a_new_card(night: Evening) -> None:
    filled = form(night)
    night.tap(night.phone(0), "catch-up", **(filled | {"top": "JS", "suit": "D"}))
    assert night.game.entries[-1].text == "Ann corrects top JS; suit D; turn Cy"
    filled = form(night)
    assert filled["suit"] == "D"
    night.tap(night.phone(0), "catch-up", **(filled | {"suit": ""}))
    assert night.game.entries[-1].text == "Ann corrects suit S; turn Cy"
    assert not night.state.called


def test_untouched_fields_are_left_alone_although_the_table_moved_on(night: Evening) -> None:
    filled = form(night)
    night.says("Cy draws 2")
    night.tap(night.phone(0), "catch-up", **(filled | {"hand.Bo": "5"}))
    assert night.game.entries[-1].text == "Ann corrects hand.Bo 5; turn Di"
    assert night.state.names[night.state.turn] == "Di"


def test_an_untouched_form_enters_nothing(night: Evening) -> None:
    shown = night.tap(night.phone(0), "catch-up", **form(night))
    assert "Nothing was changed" in said(shown)
    assert len(night.game.entries) == 18


def test_impossible_facts_are_refused(night: Evening) -> None:
    for key, value in [
        ("top", "ZZ"),
        ("turn", "Zoe"),
        ("hand.Bo", "many"),
        ("hand.Bo", "3; turn Ann"),
        ("direction", "up"),
        ("suit", "R"),
    ]:
        shown = night.tap(night.phone(0), "catch-up", **(form(night) | {key: value}))
        assert shown.status_code == 200
        assert 'class="answer no"' in shown.text
        assert len(night.game.entries) == 18


def test_only_people_at_the_table_catch_up(night: Evening) -> None:
    assert night.phone(9).get(f"/{night.table.code}/catch-up").status_code == 403
    assert night.tap(night.phone(9), "catch-up", **{"turn": "Bo", "was.turn": "Cy"}).status_code == 403


# Names


def test_names_are_isolated_and_escaped() -> None:
    names = ("<b>Bo", 'A "q" & Co', "مينا", "Di;x")
    quoted = ('"<b>Bo"', '"A \\"q\\" & Co"', '"مينا"', '"Di;x"')
    with evening(names=("Ann", "Bo"), house=REFEREE) as made:
        made.app.test_client_class = Client
        store = made.registry.writer.store
        for seat, name in zip(made.seats, names, strict=False):
            made.table.change(store.rename_seat, seat.id, name)
        made.table.start("game: one\nplayers: " + " ".join(quoted) + "\nhouse: hand_size=3\n", 1)
        for line in ("deals", "flips 5H"):
            made.says(f"{quoted[3]} {line}")
        made.says(
            f"{quoted[0]} plays 7H", f"{quoted[1]} says time-out", f"{quoted[2]} penalizes {quoted[0]} for looked"
        )
        for where in ("story", "why/3", "why/5", "scores", "penalties", "board", "catch-up", "sheet", "play"):
            page = get(made, where)
            assert "<b>Bo" not in page
            assert "<bdi>&lt;b&gt;Bo</bdi>" in page or where in ("catch-up", "sheet")
        filled = form(made)
        assert "hand.&#34;Di;x&#34;" in filled


def test_an_address_with_an_invalid_number(night: Evening) -> None:
    for number in ["²", "٣", "9" * 5000]:
        phone = night.phone(0)
        for where in (f"why/{number}", f"claim/{number}", f"amend?line={number}", f"part?round={number}&seat={number}"):
            assert phone.get(f"/{night.table.code}/{where}").status_code == 404, where
        for where in (f"play?as={number}", f"story?to={number}&round={number}", f"scores?game={number}"):
            assert phone.get(f"/{night.table.code}/{where}").status_code == 200, where


def test_the_cards_of_a_trick_are_shown_and_are_no_field_of_catching_up() -> None:
    with evening(game="hearts", house="passing=off") as night:
        night.app.test_client_class = Client
        night.says("Di deals", "Cy plays 2C", "Di plays 10C")
        assert "<strong>2♣, 10♣</strong>" in get(night, "why/3")
        assert "Cards in the trick" not in get(night, "catch-up")
        night.says("Ann corrects lying Di:3C Bo:KC; turn Cy")
        assert "<bdi>Di</bdi> 3♣, <bdi>Bo</bdi> K♣" in get(night, "why/4")
