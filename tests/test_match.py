"""The library: one match from its user's point of view, and every example of its manual."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import referee
from referee import Match, NotationError, Ruling, Verdict
from referee.engine import games
from referee.engine.model.rulings import judge
from referee.records.replay import replay
from tests.support.folders import ROOT
from tests.support.player import RandomTable

MANUAL = ROOT / "docs" / "engine.md"
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
RUN = """
import doctest, sys
from pathlib import Path
blocks, record = Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2]
test = doctest.DocTestParser().get_doctest(blocks, {}, "docs/engine.md", None, 0)
failed, tried = doctest.DocTestRunner().run(test, clear_globs=False)
assert tried > 10
assert test.globs["text"] == record
sys.exit(failed)
"""
POSITION = {"top": "9S", "turn": "Ann", "hand": {"Ann": "2S 7H", "Bo": 5}}


def run_manual(tmp_path: Path, *options: str, end: str = "") -> None:
    """Run the examples of the manual, up to a heading, in a Python with these options."""
    page = MANUAL.read_text(encoding="utf-8")
    (record,) = [text for language, text in BLOCK.findall(page) if not language]
    examples = tmp_path / "examples.txt"
    blocks = [text for language, text in BLOCK.findall(page.partition(end)[0] if end else page) if language]
    examples.write_text("\n".join(blocks), encoding="utf-8")
    command = [sys.executable, *options, "-c", RUN, str(examples), record]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def test_the_manual_holds(tmp_path: Path) -> None:
    run_manual(tmp_path)


def test_except_for_sentences_the_manual_needs_only_the_standard_library(tmp_path: Path) -> None:
    run_manual(tmp_path, "-S", end="## Sentences")


def test_importing_the_package_imports_nothing_else() -> None:
    code = "import sys, referee; print(referee.__version__, [name for name in sys.modules if 'referee' in name])"
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout == f"{referee.__version__} ['referee']\n"
    with pytest.raises(AttributeError, match="no attribute 'Game'"):
        _ = referee.Game
    assert all(getattr(referee, name) for name in referee.__all__)


def test_a_sentence_needs_no_server() -> None:
    code = (
        "import sys; from referee import Match; match = Match('one', ['Ann', 'Bo'], top='9S', turn='Ann')\n"
        "print(match.says(match.judge('Bo draws')))\n"
        "print({'flask', 'gevent', 'werkzeug', 'sqlite_utils', 'qrcode', 'jinja2'} & set(sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    sentence, loaded = ended.stdout.splitlines()
    assert sentence.startswith("No:")
    assert loaded == "set()"


def test_judging_a_line_gives_the_ruling_of_entering_it() -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    before = match.facts
    judged = match.judge("Ann plays 2S")
    assert match.facts == before
    entered = match.enter("Ann plays 2S")
    assert isinstance(entered, Ruling)
    assert (entered.verdict, entered.rule.id) == (judged.verdict, judged.rule.id) == (Verdict.OK, "shed.match")
    assert (match.facts["turn"], match.facts["draw"], match.facts["hand.Ann"]) == ("Bo", 2, 1)
    assert match.enter("Bo plays KC").verdict is Verdict.NO
    assert match.facts["top"] == "2S"
    assert [entry.n for entry in match.log.entries] == [1, 2]


@pytest.mark.parametrize("line", ["Ann jumps", "Zed draws", "Ann melds 7H 7D 7S", "=> draw 2", "", "Ann plays"])
def test_an_unreadable_line_enters_nothing(line: str) -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    for ask in (match.enter, match.judge):
        with pytest.raises(NotationError) as fault:
            ask(line)
        assert len(match.says(fault.value)) > 10
    assert match.log.entries == []


def test_a_name_that_needs_quotes_is_quoted_in_the_head() -> None:
    match = Match("one", ["Mary Ann", "Bo"], turn="Mary Ann", top="9S", hand={"Mary Ann": "2S", "Bo": 3}, dealer="Bo")
    assert match.players == ("Mary Ann", "Bo")
    assert match.facts['hand."Mary Ann"'] == 1
    assert next(match.legal("Mary Ann")) == '"Mary Ann" plays 2S'


def test_a_fact_of_a_side_is_found_by_its_players() -> None:
    match = Match("canasta", ["Ann", "Bo", "Cy", "Di"], score={"Ann+Cy": 480}, melds={"Bo+Di": "7C 7D 7H"}, turn="Ann")
    assert (match.facts["score.Ann+Cy"], match.facts["melds.Bo+Di"]) == (480, "7C 7D 7H")


@pytest.mark.parametrize(
    ("key", "head"),
    [
        ("unreadable-game", {"game": "chess"}),
        ("unreadable-players", {"players": ["Ann"]}),
        ("unreadable-same-name", {"players": ["Ann", "Ann"]}),
        ("unreadable-house-key", {"house": "speed=9"}),
        ("unreadable-fact-key", {"moon": 3}),
        ("unreadable-nobody", {"hand": {"Zed": 3}}),
    ],
)
def test_impossible_matches(key: str, head: dict[str, object]) -> None:
    with pytest.raises(NotationError) as fault:
        Match(**{"game": "one", "players": ["Ann", "Bo"], **head})
    assert fault.value.key == key
    assert str(fault.value).startswith(key)


def test_undo_equals_never_entered() -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    before = match.record()
    for line in ("Ann plays 2S", "Bo draws 2", "Ann undoes 1"):
        match.enter(line)
    match.undo()
    assert match.facts["top"] == "2S"
    match.undo(2)
    assert match.record() == before
    for n in (1, -1):
        with pytest.raises(IndexError):
            match.undo(n)


@pytest.mark.parametrize("key", games.names())
def test_a_record_replays_as_it_was_played(key: str) -> None:
    """Corrections and undone and amended lines are included."""
    evening = RandomTable(key, 1, free=True).play(40)
    match = Match(key, ["Ann", "Bo", "Cy"])
    match.log = evening.log
    text = match.record()
    results = list(replay(text, ""))
    assert len(results) == len(evening.log.entries)
    assert [result.misses for result in results if result.misses] == []
    again = Match.read(text)
    assert again.facts == match.facts
    assert again.record() == text


def test_a_line_without_a_time_is_recorded_without_a_time() -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    match.enter("Ann plays 2S")
    match.enter("@4.5 Bo draws 2")
    assert [line.split(" =>")[0].strip() for line in match.record().splitlines()[-2:]] == [
        "Ann plays 2S",
        "@4.5 Bo draws 2",
    ]


def test_an_unreadable_record_names_the_line_and_the_reason() -> None:
    text = Match("onecard", ["Ann", "Bo"], **POSITION).record()
    for bad, key, lineno in (
        ("", "unreadable-missing", 1),
        (f"{text}Ann jumps\n", "unreadable-verb", 8),
        (f"{text}Ann melds 7H 7D 7S\n", "unreadable-not-here", 8),
        (f"== One\n{text}== Two\n{text}", "unreadable-several", 9),
    ):
        with pytest.raises(NotationError) as fault:
            Match.read(bad)
        assert (fault.value.key, fault.value.lineno) == (key, lineno)


def test_cards_that_others_have_laid_ready_are_passed_over_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one of them in it, each of a quarter of a million lines would be judged and refused."""
    match, asked = Match("hearts", ["Ann", "Bo", "Cy", "Di"], house="pass_count=5"), list[object]()
    match.enter("Di deals")
    match.enter("Bo gives 2S 3S 4S 5S 6H")

    def counting(*given: object, **named: object) -> Ruling:
        assert not asked, "the first line is allowed"
        asked.append(given)
        return judge(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr("referee.engine.log.game_log.judge", counting)
    assert next(match.legal("Ann")) == "Ann gives 6S 7S 8S 9S TS"


def test_a_line_is_judged_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = Match("uno", ["Ann", "Bo"], top="R5", turn="Ann"), list[object]()

    def counting(*given: object, **named: object) -> Ruling:
        asked.append(given)
        return judge(*given, **named)  # type: ignore[arg-type]

    monkeypatch.setattr("referee.engine.log.game_log.judge", counting)
    lines = match.legal("Ann")
    assert asked == []
    next(lines)
    assert len(asked) == 1


def test_an_unknown_player_has_no_legal_lines() -> None:
    with pytest.raises(NotationError):
        Match("one", ["Ann", "Bo"]).legal("Zed")


def test_an_unknown_language() -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    with pytest.raises(ValueError, match="'fr'; choose one of en, ko, ja"):
        match.says(match.judge("Ann draws"), "fr")


def test_the_repr_of_a_match_and_a_ruling_is_one_line() -> None:
    match = Match("onecard", ["Ann", "Bo"], **POSITION)
    position = "turn Ann; dealer Bo; round 1; phase play; hand.Ann 2; hand.Bo 5; top 9S; suit S; direction left"
    assert repr(match) == str(match) == f"<Match onecard: {position}>"
    refused = match.judge("Bo plays KD")
    assert str(refused) == "no shed.turn"
    assert repr(refused) == "<Ruling no shed.turn; breaks shed.turn shed.match>"
    assert repr(match.judge("Ann draws")) == "<Ruling ok shed.draw; house play_drawn draw_until_playable draw_limit>"


@pytest.mark.parametrize(
    ("game", "line", "values"),
    [
        ("uno", "Ann scores 13.5", "13.5"),
        ("uno", "Ann scores 13 5", "13 5"),
        ("hearts", "Ann takes 13.5", "13.5"),
        ("uno", "Ann holds x points", "x"),
        ("hearts", "Ann agrees jack=minus10", "false, true"),
        ("hearts", "Ann agrees end_score=9", "off, 10–1000"),
        ("one", "Ann agrees end=score", "off, rounds:1–999, score:1–100000, time:1–100000"),
        ("canasta", "Ann agrees first_meld=x", "<0:0–500, N:0–500"),
        ("canasta", "Ann agrees card_points=off", "ace:0–500, high:0–500"),
        ("uno", "Ann agrees multi=all,pair", "off, pair, rank, run, symbol"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_a_wrong_value_is_answered_with_those_there_are(game: str, line: str, values: str, language: str) -> None:
    match = Match(game, ["Ann", "Bo", "Cy", "Di"], keep="scores")
    with pytest.raises(NotationError) as fault:
        match.enter(line)
    told = match.says(fault.value, language)
    assert values in told
    assert ("13" in told) is (fault.value.key in ("unreadable-number", "tally-step"))


def test_heads_and_houses_refuse_rules_that_contradict_each_other() -> None:
    for house in ("powers=none spade_ace_power=12", "bankruptcy=9"):
        with pytest.raises(NotationError, match="unreadable-house-clash") as fault:
            Match("onecard", ["Ann", "Bo"], house=house)
        assert Match("onecard", ["Ann", "Bo"]).says(fault.value).startswith("These house rules do not go together.")
        with pytest.raises(NotationError, match="unreadable-house-clash") as fault:
            Match.read(f"game: onecard\nplayers: Ann Bo\nhouse: {house}\n\nBo deals\n")
        assert fault.value.lineno == 3
    assert Match("onecard", ["Ann", "Bo"]).enter("Ann agrees powers=none spade_ace_power=12").verdict is Verdict.NO
