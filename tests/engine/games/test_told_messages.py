"""The messages about what came of a line, and what comes next, are true in every language."""

import pytest

from referee.engine.log.game_log import GameLog
from referee.engine.model.message import Message
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from tests.support.game_logs import enter, table


def told(log: GameLog, language: str, messages: tuple[Message, ...], me: int | None = None) -> list[str]:
    """Return messages as plain sentences of a language, to the person of seat `me` if they are for one."""
    speech = Sentences(shared(True), language, log.state.names, me)
    return [str(speech.message(message).striptags()) for message in messages]


def next_steps(log: GameLog, language: str) -> list[str]:
    return told(log, language, log.game.due(log.state).messages)


def notes(log: GameLog, language: str) -> list[str]:
    return told(log, language, log.game.view(log.state).notes)


# ------------------------------------------------------------------------------------------------------------ tricks

REVOKES = {
    "one player": (
        "revoke.Bo: 4\n",
        ["Bo revoked in trick 4: 26 points, the others get none"],
        ["Bo의 리보크(네 번째 트릭): 26점을 받고, 다른 사람은 0점"],
        ["Boさんのリボーク（第4トリック）：26点を受け、ほかの人は0点"],
    ),
    "two players": (
        "revoke.Bo: 4\nrevoke.Di: 6\n",
        [
            "Bo revoked in trick 4: 26 points, and those who did not revoke get none",
            "Di revoked in trick 6: 26 points, and those who did not revoke get none",
        ],
        [
            "Bo의 리보크(네 번째 트릭): 26점을 받고, 리보크하지 않은 사람은 0점",
            "Di의 리보크(여섯 번째 트릭): 26점을 받고, 리보크하지 않은 사람은 0점",
        ],
        [
            "Boさんのリボーク（第4トリック）：26点を受け、リボークしていない人は0点",
            "Diさんのリボーク（第6トリック）：26点を受け、リボークしていない人は0点",
        ],
    ),
}


@pytest.mark.parametrize("who", REVOKES)
def test_several_who_revoked_are_not_told_that_the_others_get_none(who: str) -> None:
    facts, *said = REVOKES[who]
    log = table(f"game: hearts\nplayers: Ann Bo Cy Di\ntrick: 13\nturn: Ann\ntaken.Ann: 26\nbroken: yes\n{facts}")
    before = log.state
    for line in ("Ann plays 4C", "Bo plays 5C", "Cy plays 6C"):
        enter(log, line)
        before = log.state
    last = enter(log, "Di plays 7C")
    came = log.game.consequences(before, last.read, log.state)
    for language, sentences in zip(LANGUAGES, said, strict=True):
        assert told(log, language, came) == sentences
    tails = ("the others get none", "those who did not revoke get none")
    [told_bo] = told(log, "en", came[:1], me=1)
    assert told_bo.startswith("You revoked in trick 4: 26 points")
    assert told_bo.endswith(tails[len(came) > 1])
    assert [log.state.scores[seat] for seat in range(4)] == [0, 26, 0, 26 * (len(came) > 1)]


def test_a_led_card_that_nobody_entered_is_told_as_such() -> None:
    log = table("game: hearts\nplayers: Ann Bo Cy Di\ntrick: 3\nturn: Ann", "Ann plays ?")
    assert "Trick 3: nobody entered the card that was led" in notes(log, "en")
    assert "세 번째 트릭: 처음 낸 카드를 적지 않았어요" in notes(log, "ko")
    assert "第3トリック：最初のカードが入力されていません" in notes(log, "ja")


# ---------------------------------------------------------------------------------------------------------- shedding


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_told_to_name_a_colour_that_nobody_may_name(language: str) -> None:
    log = table("game: uno\nplayers: Ann Bo Cy\ntop: W\nturn: Bo", "Bo passes")
    assert [message.id for message in log.game.due(log.state).messages] == ["now-turn"]
    assert "note-names" not in {note.id for note in log.game.view(log.state).notes}
    assert not any("none" in words for words in (*next_steps(log, language), *notes(log, language)))


ROULETTE = "game: uno\nplayers: Ann Bo Cy\nhouse: edition=hanpanee\ntop: R4\nturn: Ann\nhand.Bo: 4"


def test_before_the_colour_is_named_people_draw_until_the_named_colour_comes() -> None:
    log = table(ROULETTE, "Ann plays WC")
    assert next_steps(log, "en") == ["Bo names the colour", "Bo draws until the named colour comes"]
    assert next_steps(log, "ko") == ["Bo가 색을 정해요", "Bo는 정한 색이 나올 때까지 먹어야 해요"]
    assert next_steps(log, "ja") == ["Boさんが色を決めます", "Boさんは決めた色が出るまで引きます"]
    early = enter(log.copy(), "Bo draws 3").ruling
    drawn = [Sentences(shared(True), language, log.state.names).rule_plain(early) for language in LANGUAGES]
    assert drawn == [
        "Drawn until the named colour came: 3.",
        "정한 색이 나올 때까지 3장을 먹었어요.",
        "決めた色が出るまで3枚引きました。",
    ]
    enter(log, "Bo calls G")
    assert next_steps(log, "en") == ["Bo draws until green comes"]
    assert next_steps(log, "ko") == ["Bo는 초록이 나올 때까지 먹어야 해요"]
    assert next_steps(log, "ja") == ["Boさんは緑が出るまで引きます"]


# ----------------------------------------------------------------------------------------------------------- amounts

MELDS = "game: canasta\nplayers: Ann Bo Cy Di\nturn: Ann\ndrawn: yes\nmelds.Ann+Cy: 5S 5H 5D"
SIX = "game: canasta\nplayers: Ann Bo Cy Di Ed Fay\nhouse: six_players=two_sides"
SHEET = "game: canasta\nplayers: Ann Bo Cy Di\nkeep: scores"
AMOUNTS = {
    "one natural card": (
        (MELDS, "Ann melds KS 2C RJ"),
        "K♠, 2♣, the coloured joker are not a meld. You need at least 3 cards, 2 of them natural, and here only 1 is.",
        "일반 카드 2장이 있어야 하는데 일반 카드가 1장이에요.",
        "ふつうのカードが2枚必要で、いまは1枚です。",
    ),
    "two partners": (
        (SIX, "Fay deals", "Fay flips 5H", "Ann draws", "Ann asks", "Ann discards 5C"),
        "No: one of Cy, Ed has to answer first.",
        "안 돼요. 먼저 Cy, Ed 가운데 한 사람이 대답해야 해요.",
        "できません。先にCyさん、Edさんのうち1人が答えます。",
    ),
    "one partner": (
        (SIX.replace(" Ed Fay", "").partition("\nhouse")[0], *("Di deals", "Di flips 5H", "Ann draws", "Ann asks"),
         "Ann discards 5C"),
        "No: Cy has not answered yet.",
        "안 돼요. Cy가 아직 대답하지 않았어요.",
        "できません。Cyさんがまだ答えていません。",
    ),
    "one partner asked": (
        (SIX.replace(" Ed Fay", "").partition("\nhouse")[0], "Di deals", "Di flips 5H", "Ann draws", "Ann asks"),
        "Cy says yes or no, and that is binding.",
        "Cy가 대답해요. 그 대답은 꼭 지켜야 해요.",
        "Cyさんが答え、その答えを守ります。",
    ),
    "points that are no multiple": (
        (SHEET, "Ann+Cy scores cards=387 natural=1 mixed=0 red3=3 out=yes concealed=no hand=45"),
        "No: 387 for melded cards is no multiple of 5.",
        "안 돼요. 내려놓은 카드 387점은 5의 배수가 아니에요.",
        "できません。出したカードの387点は、5の倍数ではありません。",
    ),
    "points of a hand that are no multiple": (
        (SHEET, "Ann+Cy scores cards=385 natural=1 mixed=0 red3=3 out=yes concealed=no hand=43"),
        "No: 43 left in the hands is no multiple of 5.",
        "안 돼요. 손에 남은 43점은 5의 배수가 아니에요.",
        "できません。残った手札の43点は、5の倍数ではありません。",
    ),
    "a hand that is no multiple": (
        (MELDS.replace("drawn: yes", "phase: count"), "Bo holds 23 points"),
        "Card points end in 0 or 5.",
        "안 돼요. 23점은 5의 배수가 아니에요.",
        "できません。23点は5の倍数ではありません。",
    ),
    "a round with nothing in the hands": (
        (SHEET, "Ann+Cy scores cards=100 natural=0 mixed=0 red3=1 out=no concealed=no hand=0"),
        "Cards 100, canastas 0, red threes 100, out 0, hands 0: 200 in all.",
        "남은 패 0: 모두 200점이에요.",
        "手札 0：合わせて200点です。",
    ),
    "a round with less than nothing": (
        (SHEET, "Ann+Cy scores cards=0 natural=0 mixed=0 red3=1 out=no concealed=no hand=40"),
        "Cards 0, canastas 0, red threes -100, out 0, hands -40: -140 in all.",
        "빨간 3 -100, 털기 0, 남은 패 -40: 모두 -140점이에요.",
        "赤い3 -100、あがり0、手札 -40：合わせて-140点です。",
    ),
    "a last attack that brings no card": (
        ("game: uno\nplayers: Ann Bo\nhouse: edition=attack_extreme\ntop: R5\nturn: Ann\nhand.Ann: 1", "Ann plays RD",
         "Bo passes"),
        "No card comes for the last attack. Now the hands are counted.",
        "마지막 공격으로 먹은 카드는 없어요. 이제 남은 패를 세요.",
        "最後の攻撃で引いたカードはありません。これから残った手札を数えます。",
    ),
    "a hand of no cards that should have some": (
        (MELDS.replace("drawn: yes", "phase: count\nhand.Bo: 2"), "Bo holds nothing"),
        "No cards counted, but by the plays there should be 2.",
        "남은 카드가 없다고 했는데 기록에는 2장이에요.",
        "手札がないとのことですが、記録では2枚です。",
    ),
    "several cards that go on another": (
        ("game: onecard\nplayers: Ann Bo Cy\ntop: 4S\nturn: Ann\nhouse: multi=set", "Ann plays 5S 5H"),
        "Yes: 5♠, 5♥ go on 4♠.",
        "♠5, ♥5",
        "♠5、♥5",
    ),
    "one card that goes on another": (
        ("game: onecard\nplayers: Ann Bo Cy\ntop: 4S\nturn: Ann", "Ann plays 5S"),
        "Yes: 5♠ goes on 4♠.",
        "♠5",
        "♠5で",
    ),
    "a card that the pack has once": (
        ("game: eights\nplayers: Ann Bo Cy\nhouse: end_mode=scored\nphase: count", "Bo holds 8C 8C"),
        "No: there is only 1 of 8♣. Count again.",
        "안 돼요. ♣8은 모두 1장뿐이에요. 다시 세어 보세요.",
        "できません。♣8は全部で1枚だけです。数え直してください。",
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", AMOUNTS)
def test_a_sentence_fits_its_numbers(what: str) -> None:
    (head, *lines), *said = AMOUNTS[what]
    log = table(head, *lines[:-1])
    ruling = enter(log, lines[-1]).ruling
    for language, words in zip(LANGUAGES, said, strict=True):
        assert words in Sentences(shared(True), language, log.state.names).rule_plain(ruling)


def test_one_card_goes_to_the_left() -> None:
    log = table("game: hearts\nplayers: Ann Bo Cy Di\nhouse: pass_count=1", "Di deals", "Ann gives 1")
    [note] = [note for note in log.game.view(log.state).notes if note.id == "note-trick-pass"]
    assert told(log, "en", (note,)) == ["1 card goes to the left"]


def test_nobody_is_awaited_where_every_partner_has_left() -> None:
    log = table("game: canasta\nplayers: Ann Bo Cy Di", "Di deals", "Di flips 5H", "Ann draws", "Ann asks", "Cy leaves")
    waits = table("game: canasta\nplayers: Ann Bo Cy Di", "Di deals", "Di flips 5H", "Ann draws", "Ann asks")
    may, gone = waits.game.view(waits.state).may, log.game.view(log.state).may
    assert may is not None
    assert told(waits, "en", (may,)) == ["Cy answers: out or not?"]
    assert gone is not None
    assert gone.id == "may-meld"
