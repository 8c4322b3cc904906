"""The phone during games with attacks, several cards at once and challenges."""

import re

from tests.support.client import without_taps
from tests.support.device import device_of
from tests.support.night import Evening, evening

FOUR = ("Di deals", "Di flips R5", "Ann corrects hand.Ann 4", "Ann plays W4 calling B", "Bo challenges")
BLUFF, HONEST = "R7 YR GS", "Y7 YR GS"
SHOWN = re.compile(r"(red|yellow|green) (7|Skip|Reverse)|\b(R7|Y7|YR|GS)\b")
READ = (
    "play",
    "story",
    "scores",
    "menu",
    "board",
    "why/6",
    "amend?line=6",
    "export.table",
    "export.json",
    "export.csv",
)


def page(night: Evening, at: int, where: str = "play") -> str:
    return without_taps(night.phone(at).get(f"/{night.table.code}/{where}"))


def told(night: Evening, at: int) -> str:
    """Return everything that a phone shows of the table: its pages, its stream and its answers."""
    stream = iter(night.registry.watch(night.table, "phone", at if at < 4 else None, "en", device_of(f"phone-{at}")))
    news = next(stream).decode()
    stream.close()
    taps = night.tap(night.phone(at), "undo", line="5").get_data(as_text=True) if at < 4 else ""
    return "\n".join([news, taps, *(page(night, at, where) for where in READ)])


def test_a_challenged_hand_is_shown_to_the_challenger_only() -> None:
    for hand, guilty in ((BLUFF, True), (HONEST, False)):
        with evening(game="uno", house="start=youngest") as night:
            night.says(*FOUR)
            assert 'value="shows"' in page(night, 0)
            for at in (1, 2):
                assert 'value="shows"' not in page(night, at)
            night.tap(night.phone(0), "enter", verb="shows", cards=hand.split())
            assert night.game.entries[-1].ruling.fill["guilty"] is guilty
            assert SHOWN.search(page(night, 1).split('id="news"')[1].split('id="asks-first"')[0])
            for at in (2, 9):
                assert not SHOWN.search(told(night, at)), at
