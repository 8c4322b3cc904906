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


def test_nobody_is_awaited_where_every_partner_has_left() -> None:
    log = table("game: canasta\nplayers: Ann Bo Cy Di", "Di deals", "Di flips 5H", "Ann draws", "Ann asks", "Cy leaves")
    waits = table("game: canasta\nplayers: Ann Bo Cy Di", "Di deals", "Di flips 5H", "Ann draws", "Ann asks")
    may, gone = waits.game.view(waits.state).may, log.game.view(log.state).may
    assert may is not None
    assert told(waits, "en", (may,)) == ["Cy answers: out or not?"]
    assert gone is not None
    assert gone.id == "may-meld"
