"""The settings of each phone: language, theme and deck."""

import pytest

from tests.support.lobby import Lobby


def test_language_and_colours_are_chosen_on_each_phone(here: Lobby) -> None:
    code = here.open_table()
    phone = here.phone("en")
    response = phone.send("/language", language="ja", back=f"/{code}")
    assert response.location == f"/{code}"
    page = phone.get(f"/{code}").get_data(as_text=True)
    assert '<html lang="ja"' in page
    assert "席につく" in page
    phone.send("/theme", theme="night", back="/")
    assert 'class="night"' in phone.get("/").get_data(as_text=True)
    phone.send("/theme", deck="four", back="/")
    assert 'class="night four"' in phone.get("/").get_data(as_text=True)
    phone.send("/theme", deck="two", back="/")
    phone.send("/theme", theme="auto", back="/")
    assert 'class="night"' not in phone.get("/").get_data(as_text=True)
    phone.send("/language", language="xx")
    assert '<html lang="ja"' in phone.get("/").get_data(as_text=True)


@pytest.mark.promise("What another site sends changes nothing")
def test_the_return_address_is_never_another_site(here: Lobby) -> None:
    for back in ["https://evil.example/", "//evil.example", "/\\evil.example", "x", ""]:
        assert here.phone().send("/language", language="ko", back=back).location == "/"
