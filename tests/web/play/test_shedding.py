"""Parts of the phone that belong to one shedding game only."""

import re

import pytest

from tests.support.night import evening

STARTED = ("Di deals", "Di flips 6H")
TURNED = ("Di deals", "Di flips R5", "Ann plays RF")


@pytest.mark.parametrize(
    ("language", "game", "call"),
    [
        *(("en", "one", "One"), ("en", "onecard", "One Card!"), ("ko", "onecard", "원카드!")),
        *(("ja", "onecard", "ワンカード！"), ("en", "eights", None)),
    ],
)
def test_a_call_uses_the_word_of_its_game(language: str, game: str, call: str | None) -> None:
    with evening(game=game) as night:
        night.says(*STARTED)
        page = night.phone(0, language).get(f"/{night.table.code}/play").text
        said = re.findall(r'name="saying" value="one"><span>\+ ([^<]+?) *<', page)
        assert set(said) == ({call} if call else set())


@pytest.mark.parametrize(
    ("game", "spades", "wrong"), [("one", True, True), ("onecard", False, True), ("other", False, False)]
)
def test_a_game_offers_only_its_own_reasons(game: str, spades: bool, wrong: bool) -> None:
    with evening(game=game) as night:
        night.says(*STARTED[: 1 if game == "other" else 2])
        page = night.phone(0).get(f"/{night.table.code}/play").text
        assert ("Spade not named" in page) is spades
        assert ("Wrong play" in page) is wrong


def test_turning_everything_over_continues_from_the_tapped_card() -> None:
    with evening(house="start=youngest edition=flip", game="uno") as night:
        night.says(*TURNED)
        bo = night.phone(1)
        page = bo.get(f"/{night.table.code}/play").text
        assert '<input type="hidden" name="verb" value="flips">' in page
        for colour, word in zip("ptov", ("pink", "teal", "orange", "violet"), strict=True):
            assert f'value="{colour}" class="suit suit-{colour} coloured" aria-label="{word}"' in page
        night.tap(bo, "enter", verb="flips", rank="5", suit="v")
        assert night.state.top.code == "v5"
        page = bo.get(f"/{night.table.code}/play").text
        assert re.search(r'value="5"[^>]* data-fits="[ptov ]+"', page)


def test_whoever_has_something_to_do_out_of_turn_finds_a_wrong_play_among_the_rare_acts() -> None:
    with evening(house="start=youngest edition=flip enforce=players", game="uno") as night:
        night.says(*TURNED[:2], "Ann corrects turn Di", "Di plays RF")
        assert night.state.turn != 1
        page = night.phone(1).get(f"/{night.table.code}/play").text
        pad = page.split('<div id="accuse">')[1].split('<div id="acting">')[0]
        rare = page.split('<div id="accuse-more">')[1].split('<div id="asks-table">')[0]
        assert 'value="flips"' in page, "the pad has Bo's cards"
        assert "played-wrong" not in pad
        assert "played-wrong" in rare


def test_catching_up_includes_the_other_side_of_the_cards() -> None:
    with evening(house="start=youngest edition=flip", game="uno") as night:
        night.says(*TURNED[:2])
        ann = night.phone(0)
        page = ann.get(f"/{night.table.code}/catch-up").text
        for choice in ("R5", "p5", "wc", "R", "p"):
            assert f'<option value="{choice}"' in page
        was = {"was.top": "R5", "was.suit": ""}
        night.tap(ann, "catch-up", **was, top="p7", suit="")
        assert (night.state.top.code, night.state.suit, night.state.turned) == ("p7", "p", True)


def test_an_old_hand_of_the_other_side_is_recounted_with_its_own_cards() -> None:
    with evening(("Ann", "Bo"), house="start=youngest edition=flip", game="uno") as night:
        night.says("Bo deals", "Bo flips R5", "Ann corrects hand.Ann 2", "Ann plays RF saying uno", "Bo draws")
        night.says("Bo passes", "Ann plays ?", "Bo holds p5 wc", "Ann deals", "Ann flips R5")
        part = night.phone(0).get(f"/{night.table.code}/part?round=1&seat=1", headers={"HX-Request": "true"}).text
        assert re.findall(r"<span>(\d+)</span></li>", part) == ["5", "60"]
        assert re.search(r'name="rank" value="5"[^>]* data-fits="[ptov ]+"', part)
        line = re.findall(r'name="line" value="(\d+)"', part)[0]
        assert "p9" in night.tap(night.phone(0), "count-again", line=line, cards="p9").text


@pytest.mark.promise("A message that names somebody says")
@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You have another turn", "Ann has another turn"),
        ("ko", "한 번 더 내 차례예요", "Ann이 한 번 더 해요"),
        ("ja", "もう一度あなたの番です", "もう一度Annさんの番です"),
    ],
)
def test_a_message_says_you_to_the_person_it_names(language: str, mine: str, theirs: str) -> None:
    with evening(game="onecard") as night:
        night.says(*STARTED, "Ann plays KH")
        notes = night.phone(0, language).get(f"/{night.table.code}/play").text.partition('<ul class="notes">')[2]
        note = notes.partition("</ul>")[0]
        own, _, all_others = note.partition('<span class="to-all">')
        read = tuple(re.sub(r"<[^>]+>", "", text).strip() for text in (own, all_others))
        assert (own.count("to of-0"), *read) == (1, mine, theirs)
