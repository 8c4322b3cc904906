"""An open line shows on every screen how and by which line it was settled; lines about lines are never called wrong."""

import re

import pytest

from referee.web.log.visibility import log_view
from tests.support.client import Client, said
from tests.support.night import Evening, evening

UNSEEN = ("Di deals", "Di flips R5", "Ann plays ?", "Bo plays ?")
HEARTS = "revoke=26\ntrick: 12\nturn: Ann\ntaken.Cy: 20\ntaken.Ann: 4"
REVOKE = tuple(f"{play[:-2]} plays {play[-2:]}" for play in ("Ann4C", "Bo2H", "Cy5C", "Di6C", "Di3C", "Ann3H"))
BLUFF = "stack_w4_w4=off\ntop: R5\nturn: Ann\nhand.Ann: 3"
SETTLED = {
    "voted down": ("uno", "", (*UNSEEN, "Cy disputes 4", "Ann votes no"), 4, "the table voted no, line 6"),
    "voted to stand": (
        "uno",
        "",
        (*UNSEEN, "Cy disputes 4", "Ann votes yes", "Di votes yes"),
        4,
        "the table voted yes, line 7",
    ),
    "not done": ("uno", "", (*UNSEEN, "Cy disputes 4", "Bo admits 4"), 4, "not done, as admitted in line 6"),
    "a card on which nobody voted": (
        "one",
        "",
        ("Di deals", "Di flips 5H", "Ann penalizes Bo for question", "Bo disputes 3", "Ann plays 9H"),
        3,
        "nobody voted, so it does not count, line 4",
    ),
    "a card with as many votes for it as against it": (
        "one",
        "",
        ("Di deals", "Di flips 5H", "Ann penalizes Bo for question", "Bo disputes 3", "Cy votes yes", "Di votes no"),
        3,
        "the vote was a tie, so it does not count, line 6",
    ),
    "a break that is admitted": (
        "one",
        "",
        ("Di deals", "Di flips 5H", "Ann penalizes Bo for question", "Bo admits"),
        3,
        "admitted in line 4",
    ),
    "a revoke": ("hearts", HEARTS, (*REVOKE, "Bo plays 7C"), 2, "proven wrong by line 7"),
    "no revoke": ("hearts", HEARTS, (*REVOKE, "Bo plays 7C", "Cy plays 8C"), 6, "proven right by line 8"),
    "a revoke of a round before": (
        "hearts",
        HEARTS,
        (*REVOKE, "Bo plays 7C", "Cy plays 8C", "Ann deals"),
        2,
        "proven wrong by line 7",
    ),
    "a bluff": (
        "uno",
        BLUFF,
        ("Ann plays W4 calling G", "Bo challenges", "Ann shows R1 Y9"),
        1,
        "proven wrong by line 3",
    ),
    "a call that lost its tie": (
        "onecard",
        "call_tie=claimant\ntop: 9H\nturn: Ann\nhand.Ann: 2",
        ("@1 Ann plays 5H", "@1.2 Ann says one", "@1.4 Bo catches Ann"),
        2,
        "the tie went to line 3",
    ),
    "no bluff": (
        "uno",
        BLUFF,
        ("Ann plays W4 calling G", "Bo challenges", "Bo finds innocent"),
        1,
        "proven right by line 3",
    ),
}
SCREENS = ("story", "why/{n}", "film?line={n}", "moment?line={n}")


def line_of(night: Evening, n: int, where: str, at: int = 0) -> str:
    """Return what a screen shows of a line; of the story only the entry of that line."""
    told = said(night.phone(at).get(f"/{night.table.code}/{where.format(n=n)}"))
    if where != "story":
        return told
    page = night.phone(at).get(f"/{night.table.code}/story").get_data(as_text=True)
    found = re.search(rf'<li id="line-{n}".*?</li>', page, re.DOTALL)
    assert found
    return " ".join(re.sub(r"<[^>]*>", "", found[0]).split())


@pytest.mark.promise("A vote is told as it was", "An `open` line shows on every")
@pytest.mark.parametrize("how", SETTLED)
def test_a_line_shows_how_and_by_which_line_it_was_settled(how: str) -> None:
    game, house, lines, n, words = SETTLED[how]
    with evening(house=house, game=game, with_phones=4) as night:
        night.app.test_client_class = Client
        night.says(*lines)
        for where in SCREENS:
            told = line_of(night, n, where)
            assert words in told, where
            assert "? Stands for now" not in told, where


def test_the_result_is_shown_beside_the_line_in_play_and_on_the_board() -> None:
    game, house, lines, _, words = SETTLED["a break that is admitted"]
    with evening(house=house, game=game, with_phones=4) as night:
        night.says(*lines)
        for where in ("play", "board"):
            assert words in said(night.phone(0).get(f"/{night.table.code}/{where}")), where


@pytest.mark.promise("A vote is told as it was")
@pytest.mark.parametrize(
    ("votes", "words"),
    [
        (("Ann plays 9H",), "nobody voted · the card went back"),
        (("Cy votes yes", "Di votes no"), "the vote was a tie · the card went back"),
        (("Cy votes no",), "decided by a vote · the card went back"),
        (("Cy votes yes", "Di votes yes"), "decided by a vote"),
    ],
)
def test_the_list_of_penalty_cards_says_what_decided(votes: tuple[str, ...], words: str) -> None:
    with evening(with_phones=4) as night:
        night.says("Di deals", "Di flips 5H", "Ann penalizes Bo for question", "Bo disputes 3", *votes)
        told = said(night.phone(0).get(f"/{night.table.code}/penalties"))
        assert words in told
        assert ("decided by a vote" in told) == words.startswith("decided")


def test_undoing_a_vote_leaves_the_line_open_again() -> None:
    game, house, lines, n, words = SETTLED["voted to stand"]
    with evening(house=house, game=game, with_phones=4) as night:
        night.says(*lines, "Di undoes 7")
        told = line_of(night, n, "story")
        assert words not in told
        assert "? Stands for now" in told


TALKED = {
    "not yet": (
        "enforce=players",
        ("Ann plays 5C", "Bo disputes 3"),
        4,
        "give a penalty card instead",
        "이의 대신 벌칙 카드로",
        "異議ではなくペナルティで",
    ),
    "stands": (
        "enforce=referee",
        ("Ann plays 9H", "Bo disputes 3"),
        4,
        "under the rules it stands",
        "그대로",
        "ルールどおりなので有効",
    ),
    "refused": (
        "enforce=referee",
        ("Ann plays KC", "Ann disputes 3"),
        4,
        "under the rules it is not allowed",
        "판정 그대로: 안 됨",
        "ルール違反のため無効",
    ),
    "a vote on nothing": ("enforce=referee", ("Cy votes yes",), 3, "does not count here", "는 무효", "では無効"),
}


@pytest.mark.parametrize("how", TALKED)
def test_a_line_about_a_line_is_not_called_wrong(how: str) -> None:
    house, lines, n, *words = TALKED[how]
    with evening(house=house, with_phones=4) as night:
        night.says("Di deals", "Di flips 9D", *lines)
        for language, said_so in zip(("en", "ko", "ja"), words, strict=True):
            page = night.phone(0, language).get(f"/{night.table.code}/why/{n}").get_data(as_text=True)
            assert said_so in page
            assert "verdict no" not in page
            assert 'class="answer no"' not in page
        assert "✗" not in line_of(night, n, "story")


@pytest.mark.promise("An `open` line shows on every")
def test_a_proof_is_shown_once_its_line_may_be_shown() -> None:
    with evening(house=f"enforce=players {HEARTS}", game="hearts", with_phones=4) as night:
        night.says(*REVOKE, "Bo plays 7C")
        assert "? Stands for now" in line_of(night, 2, "story"), "whether Bo’s 7♣ is right is not told yet"
        night.says("Cy plays 8C")
        assert "proven wrong by line 7" in line_of(night, 2, "story")


NOW = {
    "wrong, and nobody caught it": (("Ann plays 5C", "Bo disputes 3", "Bo draws"), "not caught in time, it stands"),
    "wrong, and caught": (("Ann plays 5C", "Bo disputes 3", "Bo penalizes Ann for play"), "taken back already"),
    "right": (("Ann plays 9H", "Bo disputes 3", "Bo draws"), "under the rules it stands"),
}


@pytest.mark.parametrize("how", NOW)
def test_an_early_dispute_shows_the_later_result(how: str) -> None:
    lines, words = NOW[how]
    with evening(house="enforce=players", with_phones=4) as night:
        night.says("Di deals", "Di flips 9D", *lines[:2])
        assert "give a penalty card instead" in line_of(night, 4, "story")
        night.says(*lines[2:])
        for where in SCREENS:
            told = line_of(night, 4, where)
            assert words in told, where
            assert "✗" not in told.partition(words)[0][-4:], where


def test_a_settled_line_is_not_sent_again_with_every_other_line() -> None:
    game, house, lines, n, _ = SETTLED["no bluff"]
    with evening(house=house, game=game, with_phones=4) as night:
        night.says(*lines)
        shown = [log_view(night.game).line(night.game.entries[n - 1]) for _ in range(2)]
        assert shown[0] == shown[1]


def test_every_screen_reads_the_same_proof_of_a_revoke() -> None:
    refusal = "No: follow suit. Clubs were led, and this hand has 7♣."
    with evening(house=HEARTS, game="hearts", with_phones=4) as night:
        night.app.test_client_class = Client
        night.says(*REVOKE)
        assert refusal not in line_of(night, 2, "why/{n}")
        night.says("Bo plays 7C")
        told = line_of(night, 2, "why/{n}")
        assert refusal in told
        assert "Only the hand would show" not in told
        asked = said(night.phone(2).post(f"/{night.table.code}/ask", data={"line": "1", "who": "1", "q": "plays 2H"}))
        assert refusal in asked
        night.tap(night.phone(2), "enter", text="disputes 2")
        for where in ("story", "why/8"):
            assert "under the rules it was wrong, as proven later" in said(
                night.phone(2).get(f"/{night.table.code}/{where}")
            )
        told = said(night.phone(0).get(f"/{night.table.code}/play"))
        assert f"The referee: a later play has proven it wrong. {refusal}" in told
        assert "nobody caught it" not in line_of(night, 2, "story")
