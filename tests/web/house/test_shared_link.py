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
from tests.support.lobby import Lobby, lobby

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


def test_saved_house_rules_are_offered_in_the_rulebook_and_in_questions(here: Lobby) -> None:
    phone = here.phone()
    phone.send("/new/one", do="keep-new", name="Grandma’s <i>", **GRANDMA)
    page = phone.get("/rules/one").get_data(as_text=True)
    assert (
        '<a class="button kept" href="/rules/one?preset=saved-1"><strong><bdi>Grandma’s &lt;i&gt;</bdi></strong></a>'
        in page
    )
    assert "saved-1" not in phone.get("/rules/uno").get_data(as_text=True), "they are another game's"
    chosen = phone.get("/rules/one?preset=saved-1").get_data(as_text=True)
    assert 'href="/rules/one?preset=saved-1" aria-current="true"' in chosen
    assert "House rules: <bdi>Grandma’s &lt;i&gt;</bdi>" in chosen
    assert "House rules: The original" in page
    assert '<section id="otherwise"' in chosen
    assert '<section id="otherwise"' not in page
    assert '<input type="hidden" name="preset" value="saved-1">' in chosen, "what is looked for there is read by them"
    found = phone.get("/rules/one?preset=saved-1&find=cards+dealt", headers={"HX-Request": "true"})
    assert "<strong>9 cards</strong>" in found.get_data(as_text=True)
    assert "Grandma" in said(phone.get("/rules/one/sheet?preset=saved-1"))
    asked = phone.get("/ask/one").get_data(as_text=True)
    assert '<option value="saved-1">Grandma’s &lt;i&gt;</option>' in asked
    made = phone.get("/ask/one?preset=saved-1&players=3").get_data(as_text=True)
    assert '<option value="saved-1" selected>' in made
    assert 'href="/rules/one?preset=saved-1"' in made
    assert '<option value="gentle" selected>' in phone.get("/ask/one?preset=gentle").get_data(as_text=True)
    for gone in ("saved-2", "saved-x", "saved-", "nobody"):
        assert phone.get(f"/rules/one?preset={gone}").status_code == 200
        assert phone.get(f"/ask/one?preset={gone}").status_code in (200, 400, 404, 422)


def test_a_question_about_saved_house_rules_uses_them(here: Lobby) -> None:
    phone = here.phone()
    rules = {"preset": "one_card", "h-joker_last": "false"}
    phone.send("/new/onecard", do="keep-new", name="Ours", **rules)
    where = {"players": "3", "set": "top 5H; hand.Ann 1", "who": "0", "q": "plays RJ"}
    by_preset = said(phone.get("/ask/onecard", query_string={**where, "preset": "one_card"}))
    by_ours = said(phone.get("/ask/onecard", query_string={**where, "preset": "saved-1"}))
    assert by_preset != by_ours


def test_the_lobby_names_saved_house_rules_while_they_apply(here: Lobby) -> None:
    phone = here.phone()
    phone.send("/new/one", do="keep-new", name="Grandma’s", **GRANDMA)
    table = phone.send("/new/one", saved="1", **GRANDMA).location
    assert "House rules: Grandma’s" in said(phone.get(table))
    other = phone.send("/new/one", saved="1", **(GRANDMA | {"h-hand_size": "8"})).location
    assert "Grandma" not in said(phone.get(other)), "they are others now"
    changed = phone.send(f"{other}/next/one", **GRANDMA)
    assert changed.status_code == 303
    assert "House rules: Grandma’s" in said(phone.get(other))


def test_house_rules_are_saved_offered_changed_and_deleted(here: Lobby) -> None:
    phone = here.phone()
    kept = phone.send("/new/one", do="keep-new", name=" Grandma’s   <b>rules ", **GRANDMA)
    assert (kept.status_code, kept.location) == (303, "/new/one?saved=1")
    other = here.phone("ko")
    page = other.get("/new/one").get_data(as_text=True)
    assert '<a class="button kept" href="/new/one?saved=1"><strong><bdi>Grandma’s &lt;b&gt;rules</bdi>' in page
    assert "Grandma" not in other.get("/new/uno").get_data(as_text=True), "they are another game's"
    page = other.get("/new/one?saved=1").get_data(as_text=True)
    assert 'name="h-hand_size" value="9"' in page
    assert 'value="keep"' not in page, "only who keeps them changes them"
    assert other.send("/new/one", do="keep", saved="1", name="Ours", **GRANDMA).status_code == 403
    assert other.send("/new/one", do="delete", saved="1").status_code == 403
    renamed = phone.send("/new/one", do="keep", saved="1", name="Granny", **{**GRANDMA, "h-hand_size": "8"})
    assert renamed.location == "/new/one?saved=1"
    page = phone.get("/new/one?saved=1").get_data(as_text=True)
    assert 'name="h-hand_size" value="8"' in page
    assert "Granny" in page
    assert phone.send("/new/one", do="delete", saved="1").location == "/new/one"
    page = phone.get("/new/one?saved=1").get_data(as_text=True)
    assert "Granny" not in page.partition("Deleted")[0], "it stands under what can be brought back"


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


def test_shared_house_rules_open_the_form_of_a_new_table(here: Lobby) -> None:
    phone = here.phone()
    sending = phone.send("/new/one", do="send", name="Grandma", **GRANDMA)
    page = phone.get(sending.location).get_data(as_text=True)
    link = re.search(r'readonly value="(http[^"]+)"', page)
    assert link
    assert link[1].startswith("http://192.168.0.12:8000/new/one?preset=one&amp;house=")
    assert '<svg class="qr"' in page
    with lobby() as elsewhere:
        opened = elsewhere.phone().send("/house", text=link[1].replace("&amp;", "&"))
        form = elsewhere.phone().get(opened.location)
        assert "Grandma: Somebody sent you these house rules" in said(form)
        assert 'name="h-hand_size" value="9"' in form.get_data(as_text=True)
    wrong = phone.get("/new/one?preset=one&house=hand_size%3D999")
    assert wrong.status_code == 422
    assert "cannot be the value" in said(wrong)
    assert phone.get("/new/chess?house=a%3Db").status_code == 422
    assert phone.get("/house/one/send?house=x").status_code == 422


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
