"""Every rule, verdict, house rule, note, button, line and parse error has a text in three languages, and real rulings
fill them.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.engine import games
from referee.engine.basics import actions as act
from referee.engine.basics.actions import Action
from referee.engine.basics.cards import UNKNOWN, french_pack
from referee.engine.basics.errors import NotationError
from referee.engine.common_rules.facts import DIRECTIONS, PHASES
from referee.engine.families.shedding.state import ANY
from referee.engine.house_rules.options import House, switches
from referee.engine.log.game_log import SENSELESS, GameLog
from referee.engine.model.rulings import Rule, Ruling, Verdict
from referee.engine.notation.lines import REASONS, read_action
from referee.engine.notation.record import KEEPS, read
from referee.rulebook import check
from referee.rulebook.chapters import marked_records
from referee.rulebook.check import calls, text_id
from referee.texts.catalog import LANGUAGES, shared, unlike
from referee.texts.sentences import Sentences, story_of
from tests.support.folders import TESTS
from tests.support.player import RandomTable

pytestmark = pytest.mark.untraced  # coverage tracing makes this twice slower; the pages reach the same lines

TEXTS = shared(True)
SOURCES = Path(referee.__file__).parent
NAMES = ("Ann", "Bo", "민준", "さくら")
RULES: tuple[Rule, ...] = (*dict.fromkeys(rule for name in games.names() for rule in games.find(name).rules), SENSELESS)


@cache
def catalogues() -> dict[str, dict[str, frozenset[str]]]:
    """Return the variables of every text of each language."""
    return {language: TEXTS.catalogue(language) for language in LANGUAGES}


def variables(key: str) -> frozenset[str]:
    """Return the variables of a text, which must exist in every language."""
    lacking = [language for language in LANGUAGES if key not in catalogues()[language]]
    assert lacking == [], key
    return catalogues()["en"][key]


def said(key: str, **fill: Any) -> None:
    """Return a text that exists in every language and needs only these values."""
    assert variables(key) <= set(fill), key
    for language in LANGUAGES:
        assert TEXTS.say(language, key, **fill).strip(), key


@pytest.mark.promise("Every message exists in English, Korean")
def test_the_languages_have_the_same_texts_with_the_same_variables() -> None:
    assert not [*unlike(TEXTS)]


# ------------------------------------------------------------------------------------------------------- the rules


def verdicts(rule: Rule) -> set[Verdict]:
    return {Verdict.NO} if rule is SENSELESS else check.verdicts(rule)


def test_every_rule_has_a_general_text_and_one_for_each_verdict() -> None:
    for rule in RULES:
        key = text_id(rule.id)
        said(key)
        said(f"{key}.name")
        given = verdicts(rule)
        assert given, key
        for verdict in given:
            variables(f"{key}.{verdict}")
        for verdict in set(Verdict) - given:
            assert f"{key}.{verdict}" not in catalogues()["en"], "a sentence that nobody will ever read"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_titles_are_unique(language: str) -> None:
    titles = [TEXTS.say(language, f"{text_id(rule.id)}.name") for rule in RULES]
    assert sorted(titles) == sorted(set(titles))


def sources(language: str) -> list[Path]:
    """Return the files with the texts of a language."""
    return [*SOURCES.rglob(f"{language}*.ftl"), *SOURCES.rglob(f"{language}/*.ftl")]


def test_sentences_avoid_exclamation_marks_and_the_word_stacking() -> None:
    own = {text_id(rule.id) for rule in RULES}
    for path in SOURCES.rglob("*.ftl"):
        said_there = re.sub(r"(?m)^house-[a-z-]+|\$\w+", "", path.read_text(encoding="utf-8").lower())
        assert "stacking" not in said_there, path  # the name of a house rule is not a sentence
        for block in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")):
            if block.partition(" ")[0] in own:
                assert not re.search("[!！]", block), block


def test_korean_particles_fit_the_word_before_them() -> None:
    particle = re.compile(r"\$\w+ \}”?(?:은|는|이|가|을|를|과|와|로|으로|이?라[서는고]?|예요|이에요)(?![가-힣])")
    for path in sources("ko"):
        assert particle.findall(path.read_text(encoding="utf-8")) == [], path


def test_japanese_names_have_an_honorific() -> None:
    one = "seat|turn|who|whom|giver|dealer|caller|by_seat|opener|culprit|taker"
    several = "names|seats|winners|others|partners"
    person = re.compile(rf"\{{ \$(?:{one}|{several}) \}}(?!さん).*")
    for path in sources("ja"):
        assert person.findall(path.read_text(encoding="utf-8")) == [], path


def test_korean_rounds_are_counted_in_one_way() -> None:
    for path in sources("ko"):
        assert not re.search(r"\$round \}판", path.read_text(encoding="utf-8")), path


# ------------------------------------------------------------------------------- rulings as they come at a table

SCENES = TESTS / "scenarios" / "rare_rulings.table"


@dataclass(frozen=True)
class Said:
    """A ruling of a real line, and the names of its seats at that time."""

    ruling: Ruling
    names: tuple[str, ...]
    action: Action


def told(log: GameLog) -> Iterator[Said]:
    """Return the current rulings of a log."""
    for entry in log.entries:
        yield Said(entry.ruling, log.state.names, entry.read)


def records() -> Iterator[Said]:
    """Yield the rulings of the worked examples and the scenes here, with those that an undone line caused."""
    found = [example.record for name in games.names() for example in marked_records(name)]
    for record in (*found, *read(SCENES.read_text(encoding="utf-8"))):
        log = games.open_log(record.head)
        for line in record.lines:
            if line.action is not None:
                log.enter(line.action, line.at)
                yield Said(log.entries[-1].ruling, log.state.names, line.action)
        yield from told(log)


@cache
def rulings() -> tuple[Said, ...]:
    return tuple(records())


def test_every_verdict_of_every_rule_occurs() -> None:
    came = {(case.ruling.rule.id, case.ruling.verdict) for case in rulings()}
    assert {(rule.id, verdict) for rule in RULES for verdict in verdicts(rule)} - came == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_fill_their_sentences(language: str) -> None:
    for case in rulings():
        speech = Sentences(TEXTS, language, case.names)
        sentence = speech.rule_plain(case.ruling)
        assert speech.rule(case.ruling)
        assert speech.plain_story(case.action)
        assert not re.search(r"[{}]|\bnone\b|\bNone\b|=", sentence.replace("timeout none", "")), sentence


@pytest.mark.parametrize("key", games.names())
def test_random_evenings_fill_their_sentences(key: str) -> None:
    evening = RandomTable(key, 1, free=True).play(60)
    game, state = evening.log.game, evening.log.state
    for language in LANGUAGES:
        speech = Sentences(TEXTS, language, state.names)
        for case in told(evening.log):
            assert speech.rule(case.ruling)
            assert speech.story(case.action)
        for note in game.view(state).notes:
            assert speech.message(note)
        for seat in range(len(state.names)):
            for ask in game.prompts(state, seat):
                assert speech.message(ask.label)


def test_a_verdict_of_older_rules_still_has_a_sentence() -> None:
    """A log of an earlier version keeps its verdict, for which today's rule has no sentence."""
    log = games.open_log("game: one\nplayers: Ann Bo\ntop: 5H\nturn: Ann\n")
    log.load([(0.0, "Ann draws", "no")])
    assert log.entries[0].ruling.verdict is Verdict.NO
    for language in LANGUAGES:
        assert Sentences(TEXTS, language).rule(log.entries[0].ruling) == TEXTS.say(language, "shed-draw")


# ----------------------------------------------------------------------------------------------------- house rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_contradictions_are_sentences(game: str, language: str) -> None:
    found = games.find(game)
    house = found.preset_house()
    known = switches(found.house)
    speech = Sentences(TEXTS, language)
    clashing: list[House] = []
    for key, switch in known.items():
        for other in (*switch.needs, *switch.against):
            values = [known[other].kind.read(text) for text in known[other].kind.values()]
            others = [known[key].kind.read(text) for text in known[key].kind.values()]
            clashing += [replace(house, **{key: mine, other: theirs}) for mine in others for theirs in values]
    problems = [problem for clash in clashing for problem in clash.problems(4)] + list(house.problems(999))
    assert problems
    for problem in problems:
        sentence = speech.problem(problem)
        assert problem.key not in sentence, sentence


# ------------------------------------------------------------------------------------ notes, buttons, small words


def test_every_text_that_the_code_names_exists_with_its_variables() -> None:
    own = [path for path in sorted(SOURCES.rglob("*.py")) if games.SCORED not in path.parents]  # `check` looks at these
    found = list(calls(own, "message", "Message", "NotationError"))
    assert len({key for _, key, _ in found}) > 100
    for where, key, fill in found:
        assert variables(key) <= fill, where


@pytest.mark.parametrize(
    "text",
    [
        "", "Ann", "Ann jumps", "Ann plays", "Ann plays 77X", "Ann calls Q", "Ann draws x", "Ann draws -1",
        "Ann says a,b",
        "Ann penalizes Bo for fun", "Ann agrees hand_size", "Ann corrects top", '"" passes', "Ann+Bo passes",
        "Ann votes maybe", "Ann flips 5H 6H", "Ann plays 5H calling S calling H", "Ann " + "x" * 5000,
        "Ann catches Zed", "Ann calls S", "Ann undoes 9", "Ann discards 5H", "Ann agrees size=7", "Ann agrees decks=99",
        "Ann corrects direction up", "Ann corrects moon 3", "Ann corrects turn Zed", "Ann corrects draw x",
    ],
)  # fmt: skip
def test_a_typing_error_is_answered_in_words(text: str) -> None:
    log = games.open_log("game: one\nplayers: Ann Bo\ntop: 5H\nturn: Ann\n")
    with pytest.raises(NotationError) as caught:
        log.enter(read_action(text))
    for language in LANGUAGES:
        assert Sentences(TEXTS, language, log.state.names).unreadable(caught.value)


def test_small_words_exist() -> None:
    reasons, verdicts = (*REASONS, "one"), map(str, Verdict)
    words: dict[str, Iterable[str]] = {
        "verdict": (key for verdict in verdicts for key in (verdict, f"{verdict}.word")),
        "reason": (key for reason in reasons for key in (reason, f"{reason}.said")),
        "house": (f"keep.{keep}" for keep in KEEPS),
        "proof": ("log", "people", "vote", "admitted"),
        "phase": PHASES,
        "direction": DIRECTIONS,
        "word": ("one", "time-out", "time-in", "spade"),
        "suit": ("red", "black", ANY),
    }
    for kind, keys in words.items():
        for key in keys:
            said(f"{kind}-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_character_and_a_spoken_name(language: str) -> None:
    speech = Sentences(TEXTS, language)
    cards = (*french_pack(), UNKNOWN)
    for spoken in ([speech.card(card) for card in cards], [speech.card_aloud(card) for card in cards]):
        assert len(set(spoken)) == len(cards)


# ------------------------------------------------------------------------------------------------------- the story


@pytest.mark.parametrize("game", games.names())
def test_lines_are_told_as_a_story(game: str) -> None:
    for seed in range(12):
        table = RandomTable(game, seed)
        for action in map(table.of_kind, (*table.game.rules_on, act.Undoes, act.Amends, act.Allows)):
            key, fill = story_of(action)
            assert variables(key) <= set(fill), key
            for language in LANGUAGES:
                speech = Sentences(TEXTS, language)
                told = speech.plain_story(action)
                assert action.who in told
                assert not re.search(r"None|[{}=<]|;.*\bhand\.", told), told
                assert speech.story(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_uno_speak_of_its_colours_numbers_and_symbols(language: str) -> None:
    of_the_pack = re.compile(r"\b(?:suits?|ranks?|spades?)\b|무늬|스페이드|マーク|スート|スペード")
    words = Sentences(TEXTS, language)
    for rule in games.find("uno").rules:
        if rule.id.startswith("shed."):
            assert not of_the_pack.search(words.rule_name(rule.id, "uno") + words.law(rule.id, "uno")), rule.id
    assert of_the_pack.search(words.law("shed.match", "onecard"))
