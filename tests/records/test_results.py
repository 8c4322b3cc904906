"""Results of games: places, points and figures, and totals computed again from the exported record."""

from collections import Counter

import pytest

from referee.engine import games
from referee.engine.notation.tokens import split_key
from referee.records.export import export_lines, record_text
from referee.records.replay import replay
from referee.records.results import ROUND, result_of
from referee.store.people.outcomes import GameOutcome, SeatOutcome
from tests.support.drawn import TIMES
from tests.support.player import Player, WholeGame


def points_by_round(seat: SeatOutcome) -> list[float]:
    return [total for key, total, *_ in seat.figures if key.startswith(ROUND)]


GAMES = [
    *(WholeGame("hearts", 4, keep=keep) for keep in ("scores", "plays")),
    WholeGame("canasta", 4, keep="scores", most=60),
    WholeGame("canasta", 3, most=120, cards=True),
    *(WholeGame(game, 4, most=120) for game in ("one", "uno", "onecard", "eights", "other")),
]


@pytest.mark.promise("Every number about people is counted", "Standings and figures are those of the exported")
@pytest.mark.parametrize("seed", range(12 * TIMES or 2))
@pytest.mark.parametrize("evening", GAMES, ids=str)
def test_results_are_those_of_the_exported_record(evening: WholeGame, seed: int) -> None:
    """Compute everything again from the text alone: totals, rounds, winners and attacks."""
    player = Player(evening, seed)
    for _ in player.steps():
        pass
    log = player.log
    kept = [(entry.at, entry.text, str(entry.ruling.verdict)) for entry in log.entries]
    text = record_text(evening.head, list(export_lines(log.game, evening.head, kept)))
    lines = list(replay(text, "exported"))
    last, found = lines[-1] if lines else None, result_of(log)
    assert found.kind == evening.game
    if last is None:
        return
    scores = {key.partition(".")[2]: value for key, value in last.facts.items() if key.startswith("score.")}
    partners = {seat.side for seat in found.seats if seat.side != seat.seat}
    gone = {seat.seat for seat in found.seats if log.state.left(seat.seat)}
    went = {seat.side for seat in found.seats if partners and seat.seat in gone} - partners
    sides = {seat.side: seat.points for seat in found.seats if seat.side not in went}
    for seat in found.seats:
        keys = [key for key in scores if seat.name in split_key(f"score.{key}")[1]]
        assert [scores[key] for key in keys] in ([seat.points], []), (seat, scores)
        assert seat.against == sum(points for side, points in sides.items() if side != seat.side)
        assert (seat.best is None) == (seat.worst is None) == (seat.rounds == 0)
    assert found.over == (last.state.phase == "over")
    assert {seat.name for seat in found.seats if seat.won} == {last.names[seat] for seat in last.state.winners}
    assert all(len(points_by_round(seat)) == seat.rounds <= len(last.state.rounds) for seat in found.seats)
    if not log.game.by_order(last.state):
        playing = {seat.side: (not seat.won, seat.points * (1 if found.fewest else -1)) for seat in found.seats}
        for side in [one for one in playing if all(seat.seat in gone for seat in found.seats if seat.side == one)]:
            del playing[side]
        for seat in found.seats:
            mine = playing.get(seat.side)
            assert seat.place == (mine and 1 + sum(other < mine for other in playing.values())), seat
    again = games.open_log(evening.head)
    again.load(kept)
    assert untimed(result_of(again)) == untimed(found), "a log that is read from the disk gives the same"


def untimed(result: GameOutcome) -> GameOutcome:
    """Return a result without seconds: a line that was entered without a time has one on the disk."""
    seats = [seat._replace(figures=tuple(one for one in seat.figures if one[0] != "seconds")) for seat in result.seats]
    return result._replace(seats=tuple(seats))


def test_every_game_tells_figures_of_its_own() -> None:
    keys = {name: [figure.key for figure in games.find(name).figures] for name in games.names()}
    for name, listed in keys.items():
        assert max(Counter(listed).values(), default=1) == 1, name
    assert {"moons", "moons-suffered", "queens"} <= set(keys["hearts"])
    assert {"canastas-natural", "canastas-mixed"} <= set(keys["canasta"])
    assert {"attack-sent", "attack-stood"} <= set(keys["onecard"])
    assert all(figure.shown in ("sum", "most", "mean") for name in keys for figure in games.find(name).figures)


def test_most_groups_only_keep_the_score_of_hearts_and_the_highest_score_of_canasta_wins() -> None:
    assert games.find("hearts").modes(None)[0] == "scores"
    assert not games.find("canasta").fewest_win(games.open_log("game: canasta\nplayers: Ann Bo\n").state)
