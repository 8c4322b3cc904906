"""Whatever the referee can say is said in three languages: every rule and verdict, house rule, note, button, line and
text that cannot be read; and real rulings, of the worked examples and of random evenings, fill their sentences."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import games
from referee.core import actions as act
from referee.core.actions import Action
from referee.core.cards import UNKNOWN, french_pack
from referee.core.facts import DIRECTIONS, PHASES
from referee.core.house import Compare, House, Limits, Number, Steps, Words, Yes, switches
from referee.core.notation import REASONS, VERBS, Unreadable, read_action
from referee.core.record import KEEPS, read
from referee.core.replay import SENSELESS, Log
from referee.core.rulings import Rule, Ruling, Verdict
from referee.families.shedding.state import ANY
from referee.speech import SIGNED, Speech
from referee.stories import story_of
from referee.texts import LANGUAGES, missing, shared
from tests.core.evenings import Evening
from tests.games.examples import examples

pytestmark = pytest.mark.no_cover  # the tracer would take twice as long; the pages reach the same lines

TEXTS = shared(True)
CATALOGUES = {language: TEXTS.catalogue(language) for language in LANGUAGES}
SOURCES = Path(referee.__file__).parent
NAMES = ("Ann", "Bo", "민준", "さくら")
RULES: tuple[Rule, ...] = (*dict.fromkeys(rule for name in games.names() for rule in games.find(name).rules), SENSELESS)


def text_id(key: str) -> str:
    """A rule's or a house rule's id in the texts."""
    return key.replace(".", "-").replace("_", "-")


def variables(key: str) -> frozenset[str]:
    """What a text is filled with; it must be there in every language."""
    lacking = [language for language in LANGUAGES if key not in CATALOGUES[language]]
    assert lacking == [], key
    return CATALOGUES["en"][key]


def said(key: str, **fill: Any) -> None:
    """A text that is there in every language and wants nothing but this fill."""
    assert variables(key) <= set(fill), key
    for language in LANGUAGES:
        assert TEXTS.say(language, key, **fill).strip(), key


def test_the_languages_have_the_same_texts_with_the_same_variables() -> None:
    assert missing(TEXTS) == []


# ------------------------------------------------------------------------------------------------------- the rules


def verdicts(rule: Rule) -> set[Verdict]:
    """The verdicts that a rule's function can give."""
    if rule is SENSELESS:
        return {Verdict.NO}
    makers = {"ok": Verdict.OK, "no": Verdict.NO, "unsure": Verdict.OPEN}
    code = ast.parse(textwrap.dedent(inspect.getsource(rule.ask)))
    calls = [each.func.id for each in ast.walk(code) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
    return {makers[name] for name in calls if name in makers}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_is_told_in_general_and_in_every_verdict_it_gives(rule: Rule) -> None:
    key = text_id(rule.id)
    said(key)
    said(f"{key}.name")
    given = verdicts(rule)
    assert given
    for verdict in given:
        variables(f"{key}.{verdict}")
    for verdict in set(Verdict) - given:
        assert f"{key}.{verdict}" not in CATALOGUES["en"], "a sentence that nobody will ever read"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_have_one_title(language: str) -> None:
    titles = [TEXTS.say(language, f"{text_id(rule.id)}.name") for rule in RULES]
    assert sorted(titles) == sorted(set(titles))


def test_sentences_are_calm() -> None:
    own = {text_id(rule.id) for rule in RULES}
    for path in SOURCES.glob("**/text/*.ftl"):
        said_there = re.sub(r"(?m)^house-[a-z-]+|\$\w+", "", path.read_text(encoding="utf-8").lower())
        assert "stacking" not in said_there, path  # the name of a house rule is not said
        for block in re.split(r"\n(?=\S)", path.read_text(encoding="utf-8")):
            if block.partition(" ")[0] in own:
                assert not re.search("[!！]", block), block


def test_in_korean_a_particle_fits_what_stands_before_it() -> None:
    particle = re.compile(r"\$\w+ \}(?:은|는|이|가|을|를|과|와|로|으로|이라|라|예요|이에요)(?![가-힣])")
    for path in SOURCES.glob("**/text/ko*.ftl"):
        assert particle.findall(path.read_text(encoding="utf-8")) == [], path


def test_in_japanese_people_are_spoken_of_politely() -> None:
    person = re.compile(r"\{ \$(?:seat|turn|who|whom|giver|dealer|caller|by_seat) \}(?!さん).*")
    for path in SOURCES.glob("**/text/ja*.ftl"):
        assert person.findall(path.read_text(encoding="utf-8")) == [], path


def test_in_korean_a_round_is_counted_in_one_way() -> None:
    for path in SOURCES.glob("**/text/ko*.ftl"):
        assert not re.search(r"\$round \}판", path.read_text(encoding="utf-8")), path


# ------------------------------------------------------------------------------- rulings as they come at a table

SCENES = """
== A hand nobody counted
game: one
players: Ann Bo
top: 5H
turn: Ann

Bo catches Ann
Bo says one

== A starter nobody saw
game: one
players: Ann Bo

Bo deals
Bo flips ?

== A seat is left once
game: one
players: Ann Bo Cy

Ann leaves
Ann leaves

== There is nothing to admit
game: one
players: Ann Bo Cy
top: 5H
turn: Ann

Bo admits
Ann plays 5C
Bo admits 2

== Points where cards are entered
game: one
players: Ann Bo

Ann scores 5
Ann agrees keep=scores now
Bo scores 2
Ann scores cards=5
Ann agrees hand_size=15 decks=1
Ann agrees bad_words=off bad_words_in_timeout=free

== What a changed line leaves
game: one
players: Ann Bo
top: 5H
turn: Ann

Eve joins after Bo
Eve says hello
Bo undoes 1

== A call after a card that nobody entered has covered the wild one
game: one
players: Ann Bo Cy
top: 5H
turn: Ann

Ann plays JH
Bo plays ?
Cy calls H
Cy plays RJ
Ann plays 4S
"""


@dataclass(frozen=True)
class Said:
    """A ruling that came at a table, and the names of its seats then."""

    ruling: Ruling
    names: tuple[str, ...]
    action: Action


def told(log: Log) -> Iterator[Said]:
    """A log's rulings as they are now."""
    for entry in log.entries:
        yield Said(entry.ruling, log.state.names, entry.read)


def records() -> Iterator[Said]:
    """The rulings of the worked examples and of the scenes here, and those that an undone line brought about."""
    found = [each.record for name in games.names() for each in examples(name)]
    for record in (*found, *read(SCENES)):
        log = Log(games.find(record.head.game), record.head)
        for line in record.lines:
            if line.action is not None:
                log.enter(line.action, line.at)
                yield Said(log.entries[-1].ruling, log.state.names, line.action)
        yield from told(log)


@cache
def rulings() -> tuple[Said, ...]:
    return tuple(records())


def test_every_verdict_of_every_rule_has_come_up() -> None:
    came = {(each.ruling.rule.id, each.ruling.verdict) for each in rulings()}
    assert {(rule.id, verdict) for rule in RULES for verdict in verdicts(rule)} - came == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_fill_their_sentences(language: str) -> None:
    for each in rulings():
        speech = Speech(TEXTS, language, each.names)
        sentence = speech.rule_plain(each.ruling)
        assert speech.rule(each.ruling)
        assert speech.plain_story(each.action)
        assert not re.search(r"[{}]|\bnone\b|\bNone\b|=", sentence.replace("timeout none", "")), sentence


@pytest.mark.parametrize("seed", range(12))
def test_random_evenings_fill_their_sentences(seed: int) -> None:
    evening = Evening(seed).play(60)
    game, state = evening.log.game, evening.log.state
    for language in LANGUAGES:
        speech = Speech(TEXTS, language, state.names)
        for each in told(evening.log):
            assert speech.rule(each.ruling)
            assert speech.story(each.action)
        for note in game.view(state).notes:
            assert speech.note(note)
        for seat in range(len(state.names)):
            for ask in game.asks(state, seat):
                assert speech.note(ask.label)


def test_a_verdict_that_was_given_by_older_rules_is_still_told() -> None:
    """A log loaded from an earlier version keeps its verdict, of which the rule of today has no sentence."""
    log = Log(games.find("one"), read("game: one\nplayers: Ann Bo\ntop: 5H\nturn: Ann\n")[0].head)
    log.load([(0.0, "Ann draws", "no")])
    assert log.entries[0].ruling.verdict is Verdict.NO
    for language in LANGUAGES:
        assert Speech(TEXTS, language).rule(log.entries[0].ruling) == TEXTS.say(language, "shed-draw")


# ----------------------------------------------------------------------------------------------------- house rules


def labels(kind: Any) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The attributes that a switch of this kind needs, and what fills each."""
    match kind:
        case Number():
            yield "unit", {"n": 2}
        case Yes():
            yield from (("true", {}), ("false", {}))
        case Limits(limits):
            yield "off", {}
            yield from ((key, {"n": 2}) for key, _ in limits)
        case Steps():
            yield from (("from", {"start": start, "n": 2}) for start in ("none", 1500))
        case Compare():
            yield from ((sign, {}) for sign in SIGNED.values())
        case Words(words):
            yield from ((f"v{word}" if word[0].isdigit() else text_id(word), {}) for word in words)


@pytest.mark.parametrize("game", games.names())
def test_every_house_rule_and_each_of_its_values_has_a_label(game: str) -> None:
    for key, switch in switches(games.find(game).house).items():
        said(f"house-{text_id(key)}")
        said(f"house-{text_id(key)}.ask")
        said(f"house-group-{switch.group}")
        for attribute, fill in labels(switch.kind):
            said(f"house-{text_id(key)}.{attribute}", **fill)


@pytest.mark.parametrize("game", games.names())
def test_a_game_and_its_presets_have_names(game: str) -> None:
    for key in (f"game-{game}", *(f"preset-{game}-{preset}" for preset in games.find(game).presets)):
        said(key)
        said(f"{key}.about")


def test_what_a_table_keeps_has_a_label() -> None:
    for keep in KEEPS:
        said(f"house-keep.{keep}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_contradictions_are_sentences(game: str, language: str) -> None:
    found = games.find(game)
    house = found.preset_house()
    known = switches(found.house)
    speech = Speech(TEXTS, language)
    clashing: list[House] = []
    for key, switch in known.items():
        for other in (*switch.needs, *switch.against):
            values = [known[other].kind.read(text) for text in known[other].kind.values()]
            others = [known[key].kind.read(text) for text in known[key].kind.values()]
            clashing += [replace(house, **{key: mine, other: theirs}) for mine in others for theirs in values]
    problems = [problem for each in clashing for problem in each.problems(4)] + list(house.problems(999))
    assert problems
    for problem in problems:
        sentence = speech.problem(problem)
        assert problem.key not in sentence, sentence


# ------------------------------------------------------------------------------------ notes, buttons, small words


def calls(*names: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Each call of a function of these names with an id and named fill in the sources: file, id, what fills it."""
    for path in sorted(SOURCES.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in names:
                continue
            if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                fill = frozenset(each.arg for each in node.keywords if each.arg)
                yield f"{path.name}:{node.lineno}", node.args[0].value, fill


NOTES = list(calls("note", "Note"))
UNREADABLE = list(calls("Unreadable"))


def test_sources_were_read() -> None:
    assert len({key for _, key, _ in NOTES}) > 20
    assert len({key for _, key, _ in UNREADABLE}) > 25


@pytest.mark.parametrize(("where", "key", "fill"), NOTES, ids=[f"{where}-{key}" for where, key, _ in NOTES])
def test_notes_and_buttons_have_texts(where: str, key: str, fill: frozenset[str]) -> None:
    assert variables(key) <= fill, where


@pytest.mark.parametrize(("where", "key", "fill"), UNREADABLE, ids=[f"{where}-{key}" for where, key, _ in UNREADABLE])
def test_what_cannot_be_read_has_a_text_that_wants_only_what_is_known(
    where: str, key: str, fill: frozenset[str]
) -> None:
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
def test_a_slip_of_the_keyboard_is_answered_in_words(text: str) -> None:
    log = Log(games.find("one"), read("game: one\nplayers: Ann Bo\ntop: 5H\nturn: Ann\n")[0].head)
    with pytest.raises(Unreadable) as caught:
        log.enter(read_action(text))
    for language in LANGUAGES:
        assert Speech(TEXTS, language, log.state.names).unreadable(caught.value)


def test_reasons_say_what_and_why() -> None:
    for reason in (*REASONS, "one"):
        said(f"reason-{reason}")
        said(f"reason-{reason}.said")


def test_small_words_are_there() -> None:
    for verdict in Verdict:
        said(f"verdict-{verdict}")
        said(f"verdict-{verdict}.word")
    for key in ("log", "people", "vote", "admitted"):
        said(f"proof-{key}")
    for phase in PHASES:
        said(f"phase-{phase}")
    for direction in DIRECTIONS:
        said(f"direction-{direction}")
    for word in ("one", "time-out", "time-in", "spade"):
        said(f"word-{word}")
    for suit in ("red", "black", ANY):
        said(f"suit-{suit}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown_and_said(language: str) -> None:
    speech = Speech(TEXTS, language)
    cards = (*french_pack(), UNKNOWN)
    for spoken in ([speech.card(each) for each in cards], [speech.card_aloud(each) for each in cards]):
        assert len(set(spoken)) == len(cards)


# ------------------------------------------------------------------------------------------------------- the story

LINES = (
    *("Ann deals", "Ann deals wrong 5 6 5", "Ann flips 5H", "Ann flips JS calling H saying spade", "Ann plays 7H 7H"),
    *("Ann plays RJ calling S saying one", "Ann plays ?", "Ann draws", "Ann draws 1", "Ann draws 4", "Ann draws 5H 6H"),
    *("Ann passes", "Ann calls S", "Ann says one", "Ann says time-out", "Ann says hello", "Ann catches Bo"),
    *(f"Ann penalizes Bo for {reason}" for reason in REASONS),
    *(
        "Ann disputes",
        "Ann disputes 3",
        "Ann votes yes",
        "Ann votes no",
        "Ann admits",
        "Ann admits 3",
        "Ann holds 5H 6H",
    ),
    *("Ann holds 1 points", "Ann holds 17 points", "Ann holds nothing", "Ann scores 1", "Ann scores -3", "Ann undoes"),
    *("Ann undoes 3", "Ann amends 3: Bo plays 5H", "Ann allows 3", "Ann corrects top 5H; turn Bo", "Ann reshuffles"),
    *("Ann agrees hand_size=7 end=score:300,time:3600 keep=scores", "Eve joins after Bo", "Eve joins after Bo with 1"),
    *(
        "Ann gives QS AH 2C",
        "Ann gives 1",
        "Ann gives 3",
        "Ann takes 13",
        "Ann takes 1",
        "Ann takes nothing",
        "Ann looks",
    ),
    *("Ann takes pile", "Ann melds 7H 7D 7S / K: 2S", "Ann lays 3H drawing 5C", "Ann discards 5H", "Ann asks"),
    *(
        "Bo answers yes",
        "Bo answers no",
        "Ann+Bo scores cards=385 natural=1 mixed=2 red3=3 out=yes concealed=no hand=45",
    ),
    *("Bo challenges", "Ann shows R1 W", "Bo finds guilty", "Bo finds innocent", "Ann cuts R7", "Ann discards W"),
    *("Eve joins after Bo with 40", "Eve replaces Bo", "Ann swaps Bo", "Ann leaves", "Ann returns", "Ann trades Bo"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", LINES)
def test_a_line_is_told_as_a_story(line: str, language: str) -> None:
    speech = Speech(TEXTS, language, NAMES)
    action = read_action(line)
    key, fill = story_of(action)
    assert variables(key) <= set(fill), key
    told = speech.plain_story(action)
    assert action.who in told
    assert not re.search(r"none|None|[{}=<]|;.*\bhand\.", told), told
    assert speech.story(action)


def told_after(*lines: str) -> Log:
    log = Log(games.find("one"), read("game: one\nplayers: Ann Bo さくら\ntop: 5H\nturn: Ann\n")[0].head)
    for line in lines:
        log.enter(read_action(line))
    return log


@pytest.mark.parametrize(
    ("line", "language", "sentence"),
    [
        ("Bo corrects top 5S; draw 0; hand.さくら 2", "en",
         "Bo puts it right: Top card: 5♠; Cards owed: 0; Hand of さくら: 2"),
        ("Bo corrects hand.Bo 7H RJ; turn none", "en",
         "Bo puts it right: Hand of Bo: 7♥, the coloured joker; Whose turn: nobody"),
        ("Bo corrects top 5S; suit H", "ko", "Bo가 지금 상태를 바로잡았어요: 맨 위 카드: ♠5; 맞춰야 할 것: 하트"),
        ("Bo corrects top 5S; draw 0; hand.Bo 2; turn Bo; direction left", "en",
         "Bo puts it right: Top card: 5♠; Cards owed: 0; Hand of Bo: 2 and 2 more"),
        ("Bo agrees turn_seconds=15", "en", "Bo changes house rules: Time for a turn: 15 seconds"),
    ],
)  # fmt: skip
def test_facts_and_house_rules_are_said_in_words(line: str, language: str, sentence: str) -> None:
    log = told_after(line)
    speech = Speech(TEXTS, language, log.state.names)
    assert speech.plain_story(log.entries[0].action) == sentence
    assert sentence.partition(": ")[2] in speech.rule_plain(log.entries[0].ruling)


def test_who_draws_until_a_card_fits_is_not_told_to_pass() -> None:
    head = "game: uno\npreset: local\nplayers: Ann Bo\ntop: R6\nturn: Ann\n"
    log = Log(games.find("uno"), read(head)[0].head)
    log.enter(read_action("Ann draws 1"))
    told = Speech(TEXTS, "en", log.state.names).rule_plain(log.entries[0].ruling)
    assert told == "One card drawn. Play what fits, or draw on."


def test_a_line_about_a_line_says_what_that_was() -> None:
    log = told_after("Ann plays 7H", "Bo undoes", "Ann undoes 2", "さくら amends 1: Ann plays 8H", "Bo undoes 4")
    speech = Speech(TEXTS, "en", log.state.names)
    told = [speech.plain_story(each.read, each.ruling) for each in log.entries]
    assert told[1:] == [
        "Bo takes back: Ann plays 7♥",
        "Ann takes back: Bo takes back: Ann plays 7♥",
        "さくら corrects: Ann plays 7♥ → Ann plays 8♥",
        "Bo takes back: さくら corrects: Ann plays 7♥ → Ann plays 8♥",
    ]
    assert speech.rule_plain(log.entries[1].ruling) == "Taken back: Ann plays 7♥."
    assert "<bdi>" in speech.rule(log.entries[1].ruling)
    assert speech.plain_story(read_action("Bo undoes 3")) == "Bo takes back: line 3"


def test_every_verb_that_a_game_knows_is_told() -> None:
    known = {kind for name in games.names() for kind in games.find(name).rules_on}
    verbs = {verb for verb, kinds in VERBS.items() if known.intersection(kinds)}
    assert verbs == {line.split()[1] for line in LINES}
    assert act.Deals in known
