"""The board's page: what those of the table find there, and strangers do not."""

from tests.support.night import evening


def test_those_of_the_table_find_the_menu_on_the_board() -> None:
    with evening(with_phones=3) as night:
        menu = f'href="/{night.table.code}/menu"'
        assert menu in night.phone(0).get(f"/{night.table.code}/board").text
        assert menu not in night.phone(9).get(f"/{night.table.code}/board").text


def test_a_refused_line_is_told_once_with_its_reason() -> None:
    with evening(house="enforce=referee") as night:
        night.says("Di deals", "Di flips 9D", "Ann plays 5C")
        shown = night.phone(9).get(f"/{night.table.code}/board").text.split('id="board-last"')[1].split("</section>")[0]
        assert shown.count("Not allowed") == 0
        assert shown.count("No:") == 1


def test_a_vote_on_the_board_asks_its_question() -> None:
    with evening(with_phones=4) as night:
        night.says("Di deals", "Di flips 9D", "Ann penalizes Bo for question", "Bo disputes 3")
        page = night.phone(9).get(f"/{night.table.code}/board").text.split('class="board-vote"')[1]
        assert "Was <bdi>Bo</bdi>’s card deserved?" in page.split('class="tallies"')[0]
