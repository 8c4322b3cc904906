"""House rules that are searched, saved under a name and shared: as a link, as text, and with another referee."""

import re
from dataclasses import replace

import pytest

from referee.engine import games
from referee.engine.basics.errors import NotationError
from referee.engine.house_rules.options import switches
from referee.engine.notation.record import read
from referee.rulebook.search import found
from referee.store.deleted import MOST_RULES
from referee.texts.catalog import LANGUAGES, shared
from referee.texts.sentences import Sentences
from referee.web.house import house_rules, rules_form
from tests.support.client import Page, said
from tests.support.lobby import Lobby

TEXTS = shared(True)
GRANDMA = {"preset": "one", "h-hand_size": "9", "h-penalty_cards": "2"}


def visible(page: str) -> list[str]:
    """Return the keys of the switches that a page shows, without hidden ones."""
    switches = [given for tag, given in Page(page).tags if tag == "fieldset" and "switch" in given.get("class", "")]
    return [given["id"].removeprefix("switch-") for given in switches if "hidden" not in given]


def test_the_words_that_the_page_proposes_find_rules_of_the_game(here: Lobby) -> None:
    for language in ["en", "ko", "ja"]:
        for game in ["one", "hearts", "canasta", "other"]:
            page = here.phone(language).get(f"/new/{game}").get_data(as_text=True)
            field = re.search(r'name="find"[^>]* placeholder="([^"]+)"', page)
            assert field
            proposed = re.split(r", |、", re.sub(r"^(e\.g\. |예: |例：)", "", field[1]))
            assert len(proposed) == 3
            for typed in proposed:
                assert visible(here.phone(language).send(f"/house/{game}/look", find=typed).get_data(as_text=True)), (
                    typed
                )


@pytest.mark.promise("A search finds the rule among")
@pytest.mark.parametrize(
    ("language", "game", "typed"),
    [
        ("ko", "onecard", "조커로 끝내기"),
        ("ko", "onecard", "죠커"),
        ("en", "uno", "+2 on +2"),
        ("ja", "canasta", "同点"),
    ],
)
def test_the_best_match_is_first_and_open_as_in_the_rulebook(here: Lobby, language: str, game: str, typed: str) -> None:
    keys = set(switches(games.find(game).house))
    ranked = [hit.key for hit in found(shared(), game, typed, keys)]
    for page in (
        here.phone(language).get(f"/new/{game}", query_string={"find": typed}),
        here.phone(language).send(f"/house/{game}/look", find=typed),
    ):
        text = page.get_data(as_text=True)
        assert visible(text) == ranked
        assert text.index('<section class="group found"') < text.index(f'id="switch-{ranked[0]}"')
        assert (
            f'id="switch-{ranked[-1]}"' in text.partition('<section class="group found"')[2].partition("</section>")[0]
        )
        assert text.count('id="switch-') == len(keys), "each of them once, to be sent with the rest"


def test_no_phone_can_fill_the_list(here: Lobby) -> None:
    store = here.store
    for at in range(MOST_RULES):
        store.keep_rules("one", f"No. {at}", "one", "", "phone")
    answer = here.phone().send("/new/one", do="keep-new", name="One more", **GRANDMA)
    assert (answer.status_code, len(store.rules("one"))) == (422, MOST_RULES)
    assert "Delete one first" in said(answer)


def test_house_rules_of_an_older_referee_are_ignored(here: Lobby) -> None:
    here.store.keep_rules("one", "Old", "one", "gone=1", "phone")
    assert "Old" not in said(here.phone().get("/new/one"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Grandma’s rules", "할머니 #1", 'a "b"', ""])
def test_a_text_is_parsed_as_it_was_sent_and_is_the_head_of_a_record(language: str, name: str) -> None:
    game = games.find("onecard")
    pairs = (("joker_power", "bw:5,colour:10"), ("run_max", "4"))
    made = replace(rules_form.of_pairs(game, game.preset, pairs), name=name)
    text = made.text(Sentences(TEXTS, language))
    assert "joker_power=bw:5,colour:10" in text
    again = house_rules.parse_text("Mina:\r\n" + text.replace("\n", "\r\n") + "\nbye")
    assert again == replace(rules_form.of_pairs(game, game.preset, again.pairs), name=name)
    assert again.house == made.house
    assert house_rules.parse_text(made.link("http://10.0.0.7:8000")) == again
    record = read(text + "players: Ann Bo\n")[0]
    assert game.preset_house(record.head.preset).with_texts(record.head.house) == made.house


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "ui-sent-none"),
        ("hello\nthere", "ui-sent-none"),
        ("game: chess", "unreadable-game"),
        ("game: one\nhouse: gone=1", "unreadable-house-key"),
        ("game: one\nhouse: hand_size=999", "unreadable-house-value"),
        ("game: one\npreset: ours", "unreadable-preset"),
        ("game: one\ngame: uno", "unreadable-twice"),
        ("http://x/new/one?house=%00%ff", "unreadable-pair"),
        ("https://x/new/chess?house=a%3Db", "unreadable-game"),
    ],
)
def test_the_reason_why_a_text_is_unreadable(text: str, key: str) -> None:
    with pytest.raises(NotationError) as fault:
        house_rules.parse_text(text)
    assert fault.value.key == key
    for language in LANGUAGES:
        assert Sentences(TEXTS, language).plain(key, **fault.value.fill)


@pytest.mark.parametrize("key", games.names())
def test_every_switch_is_a_question_in_a_named_group(key: str) -> None:
    game = games.find(key)
    for language in LANGUAGES:
        speech = Sentences(TEXTS, language)
        groups = rules_form.template_values(speech, rules_form.of_preset(game), 4)["groups"]
        for group in groups:
            assert speech.plain(f"house-group-{group.key}")
            for field in group.fields:
                assert field.ask.endswith(("?", "？", "か。")), field.key
