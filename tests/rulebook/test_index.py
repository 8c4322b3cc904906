"""The index of the search: the same thing in other words, in another script or in another order."""

from functools import cache

import pytest

from referee.rulebook.index import Index, Lexicon
from referee.rulebook.search import lexicon
from referee.texts.catalog import shared


@cache
def words() -> Lexicon:
    return lexicon(shared(True))


def of(text: str) -> set[str]:
    return set(words().tokens(text))


TOKENS = {
    "=wild4/draw2": (
        *("a Wild Draw Four on a Draw Two", "+4 on +2", "answer a plus two with a plus four", "드로 투 위에 드로 포"),
        *("플투에 플포", "ドロー2にドロー4", "どろつーの上にどろふぉー"),
    ),
    "=same": ("seven on seven", "킹 위에 킹", "エースにエース"),
    "=several": ("two jacks at once", "한번에", "いっぺんに"),
}


@pytest.mark.parametrize(("token", "text"), [(token, text) for token, texts in TOKENS.items() for text in texts])
def test_the_same_thing_is_one_token_in_every_language(token: str, text: str) -> None:
    assert token in of(text)
    assert "=draw2/wild4" not in of(text)


def test_cards_side_by_side_are_not_played_on_each_other() -> None:
    assert not any("/" in token for token in of("a jack and a queen, then 7 or 8"))
    assert "=several" not in of("one jack")


@pytest.mark.parametrize(
    ("said", "typed"),
    [("외쳤는데", "외치면"), ("黒の3", "黒の三"), ("メルド", "めるど"), ("takes", "taking"), ("조커", "죠커")],
)
def test_a_word_is_found_in_any_inflection_and_spelling(said: str, typed: str) -> None:
    index = Index(words())
    index.add("it", (f"{said} 그리고 other words", 1.0))
    index.add("else", ("하루 ほか nothing of it", 1.0))
    assert [hit.key for hit in index.find(typed)] == ["it"]


def test_an_exact_word_is_better_than_one_like_it() -> None:
    index = Index(words())
    index.add("a", ("follow suit", 3.0))
    index.add("b", ("hollow", 3.0))
    assert index.find("folow")[0].key == "a"
    assert index.find("hollow")[0].key == "b"
    assert index.find("xyzzy") == []


def test_two_cards_in_the_order_of_the_question_are_best() -> None:
    index = Index(words())
    for n in range(10):
        index.add(f"else {n}", ("a king on a queen", 1.0))
    index.add("against", ("a Wild Draw Four on a Draw Two", 1.0))
    index.add("both", ("a Draw Two and a Wild Draw Four", 1.0))
    index.add("this", ("a Draw Two on a Wild Draw Four", 1.0))
    assert index.find("+2 on +4")[0].key == "this"


def test_a_question_of_just_a_name_means_what_has_the_name() -> None:
    index = Index(words())
    index.add("other", ("penalty cards for a wrong play, penalty cards", 3.0))
    index.add("named", ("penalty cards", 1.0))
    index.call("named", "penalty cards")
    assert index.find("Penalty-Cards")[0].key == "named"
    assert index.find("penalty cards for a play")[0].key == "other"
