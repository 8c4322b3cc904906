"""The sentence of a ruling tells what came about with the line, in every language."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.game_logs import enter, table

EMPTY = "stock: 0\npile: 1\nhand.Ann: 2\nhand.Bo: 2\nhand.Cy: 2"
ONE = f"game: one\nplayers: Ann Bo Cy\ntop: 4C\nturn: Ann\n{EMPTY}"

NO_CARD_LEFT = {
    "a question": (
        (ONE, "Bo penalizes Ann for question"),
        "Ann would take a card for asking a question, but none is left.",
        "Ann이 질문을 해서 벌칙 카드를 받아야 하지만, 남은 카드가 없어요.",
        "Annさんは質問でペナルティカードを受け取るところですが、カードが残っていません。",
    ),
    "a wrong play, whose card goes back": (
        (ONE, "Ann plays 3H", "Bo penalizes Ann for play"),
        "Ann takes 3♥ back. No card is left to give.",
        "Ann은 ♥3을 도로 가져가요. 남은 카드가 없어서 벌칙 카드는 받지 않아요.",
        "Annさんは♥3を手札に戻します。カードが残っていないので、ペナルティカードはありません。",
    ),
    "an undeserved card": (
        (ONE, "Bo penalizes Ann for play", "Ann penalizes Bo for undeserved"),
        ". No card is left to give.",
        ". 남은 카드가 없어서",
        "。カードが残っていないので",
    ),
    "a slow turn": (
        (f"{ONE}\nphone.Ann: yes", "@0 Cy says hello", "@11 Bo penalizes Ann for slow"),
        "10 seconds are allowed. No card is left to give. The clock starts again.",
        "남은 카드가 없어서 벌칙 카드는 받지 않아요. 시간은 처음부터",
        "カードが残っていないので、ペナルティカードはありません。時計は最初から",
    ),
    "cards looked at": (
        (ONE, "Ann says time-out", "Bo penalizes Cy for looked"),
        "Cy would take a card for looking at cards, but none is left.",
        "벌칙 카드를 받아야 하지만, 남은 카드가 없어요.",
        "ペナルティカードを受け取るところですが、カードが残っていません。",
    ),
    "a spade": (
        (ONE.replace("pile: 1", "pile: 0"), "Ann plays 4S", "Bo penalizes Ann for spade"),
        "Ann would take a card for not saying the spade, but none is left.",
        "벌칙 카드를 받아야 하지만, 남은 카드가 없어요.",
        "ペナルティカードを受け取るところですが、カードが残っていません。",
    ),
    "a card that nobody entered": (
        (ONE.replace("pile: 1", "pile: 0"), "Ann plays ?", "Bo penalizes Ann for play"),
        "Ann would take a card for a wrong play, but none is left.",
        "벌칙 카드를 받아야 하지만, 남은 카드가 없어요.",
        "ペナルティカードを受け取るところですが、カードが残っていません。",
    ),
    "a forgotten “One”": (
        (ONE.replace("hand.Ann: 2", "hand.Ann: 1").replace("pile: 1", "pile: 0"), "Ann plays 4H", "Bo catches Ann"),
        "Ann forgot to call “One”. No card is left to give. The round goes on.",
        "Ann이 “원”을 외치지 않았어요. 남은 카드가 없어서 벌칙 카드는 받지 않아요. 판은 계속돼요.",
        "Annさんは「ワン」と言っていません。カードが残っていないので、ペナルティカードはありません。ラウンドは続きます。",
    ),
    "a forgotten call": (
        (ONE.replace("game: one", "game: onecard").replace("pile: 1", "pile: 0"), "Ann plays 4H", "Bo catches Ann"),
        "Ann did not say it. No card is left to give.",
        "Ann이 외치지 않았지만, 남은 카드가 없어서 먹지 않아요.",
        "Annさんは宣言しませんでしたが、カードが残っていないので引きません。",
    ),
}


@pytest.mark.parametrize("why", NO_CARD_LEFT)
def test_nobody_is_said_to_take_a_card_where_none_is_left(why: str) -> None:
    (head, *lines), *said = NO_CARD_LEFT[why]
    log = check(head, lines, said)
    assert sum(card.cards for card in log.state.ledger) == 0


def check(head: str, lines: list[str], said: list[str], *, whole: bool = False) -> GameLog:
    """Check that the sentence of the last line has these words, or is these, in each language; return the log."""
    log = table(head, *lines[:-1])
    ruling = enter(log, lines[-1]).ruling
    for language, words in zip(LANGUAGES, said, strict=True):
        sentence = Sentences(shared(True), language, log.state.names).rule_plain(ruling)
        assert sentence == words if whole else words in sentence
    return log


CALLS = "game: one\nplayers: Ann Bo Cy Di\ntop: 4C\nturn: Ann"
TIE = ("@1 Ann plays JC", "@2 Di calls D", "@2.4 Ann calls S")
WON = (
    "No: Ann won the tie, so the suit is spades.",
    "안 돼요. 동시에 불렀고 카드를 낸 Ann이 이겨서 무늬는 스페이드예요.",
    "できません。同時の宣言ではカードを出したAnnさんが勝つので、マークはスペードです。",
)


@pytest.mark.parametrize("late", ["@2.5 Ann calls H", "@2.6 Bo calls H", "@3 Di calls D"])
def test_a_call_after_a_tie_names_its_winner(late: str) -> None:
    check(CALLS, [*TIE, late], list(WON))


@pytest.mark.parametrize(
    "lines", [("@1 Ann plays JC", "@2 Ann calls S", "@2.1 Di calls D"), (*TIE, "Di undoes 2", "Bo calls H")]
)
def test_a_call_without_a_tie_came_first(lines: tuple[str, ...]) -> None:
    first = ("No: Ann called first, so the suit is spades.", "Ann이 먼저 불러서", "Annさんが先に宣言したので")
    check(CALLS, list(lines), list(first))


FORGOT = "game: onecard\nplayers: Ann Bo Cy Di\n{}top: 4C\nturn: Ann\nhand.Ann: 2"


@pytest.mark.parametrize(
    ("house", "first", "second", "said"),
    [
        (
            "",
            "@1.5 Cy catches Ann",
            "@1.8 Ann says one",
            ("Ann said it in line 3", "Ann은 3번 기록에서 외쳤어요", "Annさんは記録3番で宣言"),
        ),
        (
            "house: call_tie=claimant\n",
            "@1.5 Ann says one",
            "@1.8 Cy catches Ann",
            ("Ann was caught already, in line 3", "3번 기록에서 벌써 걸렸어요", "記録3番でもう指摘"),
        ),
    ],
)
def test_a_catch_after_a_tie_is_told_how_it_ended(house: str, first: str, second: str, said: tuple[str, ...]) -> None:
    check(FORGOT.format(house), ["@1 Ann plays 4H", first, second, "@3 Di catches Ann"], list(said))


def test_a_card_that_is_played_alone_is_named() -> None:
    head = "game: onecard\nplayers: Ann Bo Cy\nhouse: multi_specials=2,A\ntop: 4S\nturn: Ann"
    said = ["J♠ is played alone here.", "여기서는 ♠J를 따로 내요.", "ここでは♠Jは1枚だけで出します。"]
    check(head, ["Ann plays JS JH"], said)


UNKNOWN_HAND = FORGOT.replace("\nhand.Ann: 2", "")


@pytest.mark.parametrize(
    ("head", "lines", "said"),
    [
        (
            UNKNOWN_HAND.format(""),
            ("Ann plays 4H", "Cy catches Ann"),
            (
                "Nobody entered how many cards Ann holds. Ann takes a card, unless you agree otherwise",
                "Ann이 몇 장을 들고 있는지 적혀 있지 않아요. 되돌리지 않으면 Ann이 1장을 먹어요",
                "Annさんの手札の枚数が入力されていません。Annさんが1枚引き、",
            ),
        ),
        (
            FORGOT.format("house: call_tie=rps\n"),
            ("@1 Ann plays 4H", "@1.5 Ann says one", "@1.8 Cy catches Ann"),
            (
                "Nobody can tell for sure who was first. Ann takes a card",
                "누가 먼저 외쳤는지 확실하지 않아요. 되돌리지 않으면",
                "どちらが先か、はっきりしません。Annさんが1枚引き",
            ),
        ),
        (
            UNKNOWN_HAND.format("stock: 0\npile: 0\n"),
            ("Ann plays 4H", "Cy catches Ann"),
            ("Ann holds. No card is left to give.", "남은 카드가 없어서", "カードが残っていないので"),
        ),
    ],
)
def test_what_nobody_can_tell_of_a_catch_is_named(head: str, lines: tuple[str, ...], said: tuple[str, ...]) -> None:
    check(head, list(lines), list(said))


TOO_MANY = "game: {}\nplayers: Ann Bo Cy\n{}\nturn: Ann\nhand.Ann: {}\nhand.Bo: 7\nhand.Cy: 2"
DREW_ONE = ("One card drawn.", "1장을 가져갔어요.", "1枚引きました。")


@pytest.mark.parametrize(
    ("game", "house", "hand", "line"),
    [
        ("uno", "preset: hanpanee\ntop: R4", 24, "Ann draws G6"),
        ("onecard", "house: bankruptcy=20 play_drawn=true\ntop: 4S", 20, "Ann draws"),
        ("onecard", "house: bankruptcy=20 after_attack_draw=play\ntop: 4S\ndraw: 1", 20, "Ann draws"),
    ],
)
def test_who_is_out_with_a_drawn_card_is_not_told_to_play_on(game: str, house: str, hand: int, line: str) -> None:
    log = check(TOO_MANY.format(game, house, hand), [line], list(DREW_ONE), whole=True)
    assert not log.state.here[0]


def test_who_keeps_the_turn_with_a_drawn_card_is_told_so() -> None:
    head = TOO_MANY.format("onecard", "house: bankruptcy=20 play_drawn=true\ntop: 4S", 19)
    check(head, ["Ann draws"], ["One card drawn. Play on, or pass.", "이어서 내거나", "続けて出すか"])


UNO = "game: uno\nplayers: Ann Bo Cy\ntop: R4\nturn: Ann"


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            ("Ann plays W4", "Bo draws 4", "Ann calls G"),
            (
                "No: it is too late to name a colour. Somebody else has acted since.",
                "안 돼요. 색을 바꾸기에는 너무 늦었어요. 다른 사람이 벌써 움직였어요.",
                "できません。ほかの人が動いたので、色を決めるにはもう遅すぎます。",
            ),
        ),
        (
            ("Ann plays W4 calling G", "Ann calls B"),
            ("No: Ann names the colour. It is green now.", "색은 Ann만, 한 번만", "色を決めるのはAnnさん"),
        ),
        (
            ("Ann plays W4", "Bo calls B"),
            ("No: Ann names the colour.", "색은 Ann만, 한 번만", "色を決めるのはAnnさん"),
        ),
    ],
)
def test_a_colour_named_too_late_is_refused_as_late(lines: tuple[str, ...], said: tuple[str, ...]) -> None:
    check(UNO, list(lines), list(said))


SHOWN = "game: uno\nplayers: Ann Bo\ntop: R5\nturn: Ann\nhand.Ann: 5\nhand.Bo: 5"
CHALLENGED = ("Ann plays W4 calling G", "Bo challenges", "Ann shows R9 B1 B2 B3")
GIVEN = ("game: hearts\nplayers: Ann Bo Cy Di", "Di deals", "Ann gives QS AH 2C")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            (SHOWN, *CHALLENGED, "Bo undoes 3"),
            (
                "Taken back: line 3. Its cards are not told again.",
                "3번 기록을 되돌렸어요. 그 카드는 다시 알려 주지 않아요.",
                "記録3番を取り消しました。そのカードはもう知らせません。",
            ),
        ),
        (
            (SHOWN, *CHALLENGED, "Bo undoes 3", "Ann undoes 3"),
            (
                "No: line 3 has been taken back already.",
                "안 돼요. 3번 기록은 이미 되돌렸어요.",
                "できません。記録3番はもう取り消されています。",
            ),
        ),
        (
            (SHOWN, *CHALLENGED, "Bo amends 3: Ann shows G1 B1 B2 B3"),
            (
                "Line 3 is corrected. Its cards are not told again.",
                "3번 기록을 그 자리에서 고쳤어요. 그 카드는 다시 알려 주지 않아요.",
                "記録3番をその場所で直しました。そのカードはもう知らせません。",
            ),
        ),
        ((*GIVEN, "Bo undoes 2"), ("Taken back: line 2.", "2번 기록을 되돌렸어요.", "記録2番を取り消しました。")),
    ],
)
def test_a_line_whose_cards_are_secret_is_told_by_its_number(lines: tuple[str, ...], said: tuple[str, ...]) -> None:
    head, *play = lines
    check(head, play, list(said))


LAST = "game: onecard\npreset: american_page_one\nplayers: Ann Bo Cy\ntop: KS\nturn: Ann\nhand.Ann: 1\nhand.Bo: 3"
SYMBOLS = (
    "game: uno\nhouse: multi=symbol multi_out_needs_uno=true stack_d2_d2=on\nplayers: Ann Bo Cy\ntop: R4\nturn: Ann"
)


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (
            (LAST, "Ann plays 5S", "Bo plays 6S"),
            (
                "Nobody caught Ann in time: Ann is out, and the game is over. Nothing more is laid or drawn.",
                "아무도 Ann을 제때 잡아내지 못했어요. Ann이 다 내서 게임이 끝났어요.",
                "だれもAnnさんを指摘しませんでした。Annさんのあがりで、ゲームは終わりです。",
            ),
        ),
        (
            (LAST, "Ann plays 5S", "Bo draws"),
            ("Ann is out, and the game is over.", "게임이 끝났어요", "ゲームは終わりです"),
        ),
        (
            (f"{SYMBOLS}\nhand.Ann: 2\nhand.Bo: GD R1", "Ann plays RD BD", "Bo plays GD"),
            ("Ann is out, and the round is over.", "판이 끝났어요", "ラウンドは終わりです"),
        ),
    ],
)
def test_an_act_that_ends_the_game_is_not_told_as_a_play(lines: tuple[str, ...], said: tuple[str, ...]) -> None:
    head, *play = lines
    log = check(head, play, list(said))
    assert (log.state.hands[1], log.state.phase != "play") == (3 if head == LAST else 2, True)
