"""The explanation of a refused line gives the reason for the refusal, in every language."""

import pytest

from referee.engine import games
from referee.engine.model.rulings import Verdict
from referee.engine.notation.lines import read_action
from referee.engine.notation.record import read
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences


def refused(head: str, *lines: str) -> tuple[str, dict[str, str]]:
    """Return the rule that refuses the last of these lines, and its sentence by language; the other lines stand."""
    (record,) = read(f"{head}\n")
    log = games.open_log(record.head)
    for line in lines[:-1]:
        assert log.enter(read_action(line)).stands, line
    ruling = log.enter(read_action(lines[-1])).ruling
    assert ruling.verdict is Verdict.NO
    return ruling.rule.id, {
        language: Sentences(shared(True), language, log.state.names).rule_plain(ruling) for language in LANGUAGES
    }


ONE_CARD = "game: onecard\nplayers: Ann Bo\n"
STOPPED = {
    "the joker keeps to its colour under attack too": (
        "top: 2D\nturn: Ann\ndraw: 2",
        "Ann plays BJ",
        {
            "en": "even to answer an attack, the black-and-white joker needs its own colour or another joker",
            "ko": "흑백 조커는 공격을 막을 때도 같은 색이나 다른 조커 다음에만",
            "ja": "白黒ジョーカーは、攻撃を返すときも同じ色か、ほかのジョーカーの上にだけ",
        },
    ),
    "the coloured joker is what the ace of spades does not stop": (
        "top: RJ\nturn: Ann\ndraw: 10",
        "Ann plays AS",
        {
            "en": "A♠ does not stop the coloured joker at this table",
            "ko": "여기서는 ♠A로 컬러 조커를 막을 수 없어요. 지금 쌓인 공격은 10장이에요",
            "ja": "ここでは♠Aでカラージョーカーを返せません。10枚引いてください",
        },
    ),
    "a shield stops other cards": (
        "top: RJ\nturn: Ann\ndraw: 10",
        "Ann plays 3H",
        {
            "en": "3♥ does not stop the coloured joker",
            "ko": "♥3으로 컬러 조커를",
            "ja": "♥3でカラージョーカーを返せません",
        },
    ),
    "a card without a power answers nothing": (
        "top: 2D\nturn: Ann\ndraw: 2",
        "Ann plays 9D",
        {"en": "9♦ does not answer the attack. Draw 2, or answer", "ko": "♦9로는", "ja": "♦9では2枚の攻撃を返せません"},
    ),
    "an attack that does not match": (
        "top: 2D\nturn: Ann\ndraw: 2",
        "Ann plays AS",
        {
            "en": "A♠ can answer an attack, but it must fit",
            "ko": "무늬나 숫자가 같아야 하는데",
            "ja": "数字もマークも合いません",
        },
    ),
}


@pytest.mark.parametrize("why", STOPPED)
def test_the_reason_why_a_card_does_not_answer_an_attack(why: str) -> None:
    position, line, said = STOPPED[why]
    rule, told = refused(ONE_CARD + position, line)
    assert rule == "shed.attack"
    for language, words in said.items():
        assert words in told[language]


DEALT = ("Cy deals", "Cy flips 5H")
ONE = "game: one\nplayers: Ann Bo Cy\nhouse: enforce=referee"
CATCHES = {
    "cards in the hand": ((ONE, *DEALT), "Bo catches Ann", "one.catch", "Ann still has 5 cards", "5장", "5枚あります"),
    "a card in the hand": (
        (f"{ONE}\ntop: 5H\nturn: Ann\nhand.Ann: 2", "Ann plays 6H"),
        "Bo catches Ann",
        "one.catch",
        "Ann still has 1 card.",
        "1장",
        "1枚あります",
    ),
    "said in time": (
        (f"{ONE}\ntop: 5H\nturn: Ann\nhand.Ann: 1", "Ann plays 6H", "Ann says one"),
        "Bo catches Ann",
        "one.catch",
        "Ann said it in line 2",
        "2번 기록에서 외쳤어요",
        "記録2番で言っています",
    ),
    "caught already": (
        (f"{ONE}\ntop: 5H\nturn: Ann\nhand.Ann: 1", "Ann plays 6H", "Cy catches Ann"),
        "Bo catches Ann",
        "one.catch",
        "Ann was caught already, in line 2",
        "2번 기록에서 벌써",
        "記録2番でもう",
    ),
    "caught before one's last turn": (
        (
            f"{ONE}\ntop: 5H\nturn: Ann\nhand.Ann: 1",
            "Ann plays 6H",
            "Cy catches Ann",
            "Bo draws",
            "Cy draws",
            "Ann draws",
        ),
        "Bo catches Ann",
        "one.catch",
        "Ann still has 2 cards",
        "2장",
        "2枚あります",
    ),
    "no call": (
        (f"{ONE} one_call=off", *DEALT),
        "Bo catches Ann",
        "one.catch",
        "nobody has to call",
        "외치지",
        "言わな",
    ),
    "oneself": ((ONE, *DEALT), "Ann catches Ann", "one.catch", "you cannot catch yourself", "자기", "自分を"),
    "before the deal": ((ONE,), "Bo catches Ann", "one.catch", "no round is being played", "판이", "途中ではない"),
    "One Card: too many cards": (
        (f"{ONE_CARD}top: 5H\nturn: Ann\nhand.Ann: 5", "Ann plays 6H"),
        "Bo catches Ann",
        "shed.catch",
        "you say it with 1 card left, and Ann still has 4. It costs nothing.",
        "1장 남았을 때 외치는데 Ann은 아직 4장",
        "残り1枚のときで、Annさんにはまだ4枚",
    ),
    "One Card: said with the play": (
        (f"{ONE_CARD}top: 5H\nturn: Ann\nhand.Ann: 2", "Ann plays 6H saying one"),
        "Bo catches Ann",
        "shed.catch",
        "Ann said it in line 1",
        "1번 기록에서 외쳤어요",
        "記録1番で宣言",
    ),
    "One Card: too late": (
        (f"{ONE_CARD}top: 5H\nturn: Ann\nhand.Ann: 2", "Ann plays 6H", "Bo draws"),
        "Bo catches Ann",
        "shed.catch",
        "too late. Somebody else has acted since, in line 2",
        "2번 기록에서 다른 사람이",
        "記録2番でほかの人が",
    ),
    "One Card: a hand that nobody knows": (
        (f"{ONE_CARD}top: 5H\nturn: Ann", "Ann plays 6H", "Bo draws"),
        "Bo catches Ann",
        "shed.catch",
        "too late",
        "너무 늦었어요",
        "もう間に合いません",
    ),
    "UNO: until the next discard": (
        ("game: uno\nplayers: Ann Bo Cy\ntop: R5\nturn: Ann\nhand.Ann: 2", "Ann plays R6", "Bo plays R7"),
        "Cy catches Ann",
        "shed.catch",
        "Somebody else has acted since, in line 2",
        "2번 기록",
        "記録2番",
    ),
    "UNO: said": (
        ("game: uno\nplayers: Ann Bo\ntop: R5\nturn: Ann\nhand.Ann: 2", "Ann plays R6", "Ann says uno"),
        "Bo catches Ann",
        "shed.catch",
        "Ann said it in line 2",
        "2번",
        "記録2番",
    ),
}


@pytest.mark.parametrize("why", CATCHES)
def test_the_reason_why_nobody_forgot_a_call(why: str) -> None:
    (head, *lines), line, rule, *said = CATCHES[why]
    decided, told = refused(head, *lines, line)
    assert decided == rule
    for language, words in zip(LANGUAGES, said, strict=True):
        assert words in told[language]


def test_the_colour_left_by_a_joker_is_the_reason() -> None:
    rule, told = refused(ONE_CARD + "top: BJ\nturn: Ann", "Ann plays 5H")
    assert rule == "shed.match"
    assert "the black-and-white joker takes only black, so 5♥ cannot go on it" in told["en"]
    assert "흑백 조커 다음에는 검은색 카드만 낼 수 있는데, ♥5는 색이 달라요" in told["ko"]
    assert "白黒ジョーカーの上に出せるのは黒のカードだけで、♥5は色が違います" in told["ja"]


ONE = "game: one\nplayers: Ann Bo Cy\n"
CAUGHT = {
    "a called suit": (
        ONE + "top: JS\nsuit: C\nturn: Cy",
        ("Cy plays 8D", "Bo penalizes Cy for play"),
        "clubs was called, and 8♦ cannot go on it. Cy takes 8♦ back, and a penalty card",
        "부른 것은 클로버라 ♦8은 낼 수 없어요. Cy는 ♦8을 도로 가져가고 벌칙 카드 1장을",
        "宣言されていたのはクラブなので、♦8は出せません。Cyさんは♦8を手札に戻し、ペナルティカードを1枚",
    ),
    "out of turn, and neither suit nor rank: one card for each": (
        ONE + "top: 9D\nturn: Ann",
        ("Bo plays 4C", "Ann penalizes Bo for play"),
        "it was Ann’s turn. Bo takes 4♣ back, and a penalty card",
        "Ann 차례였어요. Bo는 ♣4를 도로 가져가고",
        "Annさんの番でした。Boさんは♣4を手札に戻し",
    ),
    "no card for it": (
        ONE_CARD + "house: enforce=players\ntop: BJ\nturn: Ann",
        ("Ann plays 5H", "Bo penalizes Ann for play"),
        "the black-and-white joker takes only black. Ann takes 5♥ back.",
        "검은색 카드만 낼 수 있어요. Ann은 ♥5를 도로 가져가요.",
        "黒だけです。Annさんは♥5を手札に戻します。",
    ),
    "Hearts: a card that was shown": (
        "game: hearts\nplayers: Ann Bo Cy Di\nhouse: enforce=players\ntrick: 3\nturn: Bo\nled: C\nhand.Bo: 4C 9D",
        ("Bo plays 9D", "Cy penalizes Bo for play"),
        "clubs were led, and that hand could have followed. Bo takes 9♦ back",
        "클로버가 나왔으니 같은 무늬를 내야 했어요. Bo는 ♦9를 도로",
        "台札はクラブで、同じマークを出せました。Boさんは♦9を手札に",
    ),
}


@pytest.mark.parametrize("why", CAUGHT)
def test_a_catch_names_the_error_and_the_undone_lines(why: str) -> None:
    head, lines, *said = CAUGHT[why]
    (record,) = read(f"{head}\n")
    log = games.open_log(record.head)
    for line in lines:
        ruling = log.enter(read_action(line)).ruling
    assert ruling.rule.id == "table.proof"
    for language, words in zip(LANGUAGES, said, strict=True):
        assert words in Sentences(shared(True), language, log.state.names).rule_plain(ruling)
