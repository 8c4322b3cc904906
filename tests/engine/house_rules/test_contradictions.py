"""House rules that contradict each other are reported before play, each at its switch."""

import pytest

from referee.engine import games
from referee.engine.house_rules.options import Contradiction
from referee.texts.catalog import LANGUAGES, Catalog
from referee.texts.sentences import Sentences
from tests.support.player import FAMILY

CLASHES = (
    ("one", "hand_size=15 decks=1", "hand_size", "house-too-few-cards"),
    ("one", "bad_words=off bad_words_in_timeout=free", "bad_words_in_timeout", "house-needs"),
    ("onecard", "hand_size=15", "hand_size", "house-too-few-cards"),
    ("onecard", "bankruptcy=9", "bankruptcy", "house-joker-over-limit"),
    ("onecard", "bankruptcy=9 joker_formula=10", "bankruptcy", "house-joker-over-limit"),
    ("onecard", "bankruptcy=9 joker_formula=double", "bankruptcy", "house-joker-over-limit"),
    ("onecard", "bankruptcy=12 spade_ace_power=13", "bankruptcy", "house-spade-ace-over-limit"),
    ("onecard", "bankruptcy=5 joker_formula=3 hand_size=6", "bankruptcy", "house-hand-over-limit"),
    ("onecard", "bankrupt_ends=game_over", "bankrupt_ends", "house-against"),
    ("onecard", "spade_ace_vs_joker=both", "spade_ace_vs_joker", "house-spade-ace-colour"),
    ("onecard", "jokers=false spade_ace_vs_joker=none", "spade_ace_vs_joker", "house-needs"),
    ("onecard", "jokers=false joker_kind=same", "joker_kind", "house-needs"),
    ("onecard", "jokers=false joker_power=bw:2", "joker_power", "house-needs"),
    ("onecard", "jokers=false joker_formula=3", "joker_formula", "house-needs"),
    ("onecard", "jokers=false joker_colour_rule=false", "joker_colour_rule", "house-needs"),
    ("onecard", "jokers=false multi=run joker_in_run=true", "joker_in_run", "house-needs"),
    ("onecard", "joker_kind=same joker_rank=bw_higher", "joker_rank", "house-needs"),
    ("onecard", "joker_formula=3 joker_power=bw:2", "joker_power", "house-against"),
    ("onecard", "joker_formula=10 joker_rank=bw_higher", "joker_rank", "house-against"),
    ("onecard", "powers=2,A,3,7,J,Q,K joker_power=bw:2", "joker_power", "house-powerless"),
    ("onecard", "powers=2,A,Joker,3,7,J,K q2p=none", "q2p", "house-powerless"),
    ("onecard", "powers=2,A,Joker,3,7,J,K q_return_attack=true", "q_return_attack", "house-powerless"),
    ("onecard", "powers=2,A,Joker,3,7,Q,K j_pass_attack=true", "j_pass_attack", "house-powerless"),
    ("onecard", "powers=2,A,Joker,3,7,J,Q k=skip2", "k", "house-powerless"),
    ("onecard", "powers=A,Joker,3,7,J,Q,K two_on_ace=false", "two_on_ace", "house-powerless"),
    ("onecard", "powers=2,A,Joker,7,J,Q,K three=all", "three", "house-powerless"),
    ("onecard", "k=again k_skip_multi=false", "k_skip_multi", "house-needs"),
    ("onecard", "k=skip2 k_skip_multi=false multi=off", "k_skip_multi", "house-against"),
    ("onecard", "multi=set run_max=3", "run_max", "house-no-runs"),
    ("onecard", "multi=off multi_specials=none", "multi_specials", "house-against"),
    ("onecard", "multi=off multi_out_needs_call=false", "multi_out_needs_call", "house-against"),
    ("onecard", "call=off call_tie=rps", "call_tie", "house-against"),
    ("onecard", "call=off false_claim=1", "false_claim", "house-against"),
    ("onecard", "call=off others_draw_on_call=true", "others_draw_on_call", "house-against"),
    ("onecard", "apo_penalty=3", "apo_penalty", "house-needs"),
    ("onecard", "next_start=loser end_mode=first_out", "next_start", "house-against"),
    ("eights", "next_start=loser", "next_start", "house-against"),
    ("eights", "next_start=loser end_mode=scored", "next_start", "house-against"),
    ("eights", "target=50", "target", "house-needs"),
    ("uno", "draw_rule=until_match edition=attack_extreme", "draw_rule", "house-against"),
    ("uno", "drawn_draw_card=forbidden edition=attack_extreme", "drawn_draw_card", "house-against"),
    ("uno", "drawn_draw_card=forbidden kids=true", "drawn_draw_card", "house-needs"),
    ("uno", "kids=true stack_d2_d2=on", "stack_d2_d2", "house-no-draw-cards"),
    ("uno", "kids=true challenge=off", "challenge", "house-no-draw-cards"),
    ("uno", "kids=true end=ranked", "end", "house-needs"),
    ("uno", "kids=true target=300", "target", "house-needs"),
    ("uno", "wins=2 end=first_out", "end", "house-needs"),
    ("uno", "wins=2 target=300", "target", "house-needs"),
    ("uno", "wins=2 wild_special_points=50", "wild_special_points", "house-needs"),
    ("uno", "deck=108 wild_special_points=50", "wild_special_points", "house-needs"),
    ("uno", "w4_timing=any w4_legality=colour_only", "w4_legality", "house-needs"),
    ("uno", "challenge=off challenge_success=stay_and_draw4", "challenge_success", "house-needs"),
    ("uno", "multi=pair run_colour=any", "run_colour", "house-no-runs"),
    ("uno", "multi_out_needs_uno=true", "multi_out_needs_uno", "house-against"),
    ("uno", "edition=flip kids=true", "kids", "house-against"),
    ("uno", "edition=flip deck=108", "deck", "house-against"),
    ("uno", "edition=flip challenge_success=stay_and_draw4", "challenge_success", "house-against"),
    ("uno", "edition=hanpanee stack_d2_d2=on", "stack_d2_d2", "house-against"),
    ("uno", "edition=hanpanee w4_timing=any", "w4_timing", "house-against"),
    ("uno", "edition=hanpanee wild_special_points=50", "wild_special_points", "house-against"),
)
PEACE = (
    ("one", "hand_size=5 decks=1"),
    ("onecard", "bankruptcy=20 joker_power=colour:20 spade_ace_power=20 bankrupt_ends=game_over"),
    ("onecard", "bankruptcy=9 jokers=false"),
    ("onecard", "bankruptcy=9 joker_formula=3"),
    ("onecard", "next_start=loser"),
    ("onecard", "next_start=loser end_mode=first_out bankruptcy=20"),
    ("onecard", "joker_colour_rule=false spade_ace_vs_joker=both"),
    ("onecard", "multi=run run_max=3 joker_in_run=true"),
    ("onecard", "k=skip2 k_skip_multi=false"),
    ("eights", "next_start=loser end_mode=last_loser"),
    ("eights", "end_mode=scored target=50"),
    ("uno", "wins=2"),
    ("uno", "target=300 wild_special_points=50"),
    ("uno", "multi=run run_colour=any multi_out_needs_uno=true"),
    ("uno", "draw_rule=until_match drawn_draw_card=forbidden"),
    ("uno", "edition=flip stack_d2_d2=on w4_legality=colour_only"),
    ("uno", "edition=flip seven_zero=true"),
    ("uno", "kids=true seven_zero=true"),
    ("uno", "edition=hanpanee draw_rule=until_match challenge=off"),
)


TEXTS = Catalog(strict=True)


def problems(game: str, house: str) -> tuple[Contradiction, ...]:
    """Return the contradictions of a house at a table of four."""
    pairs = [(key, value) for key, _, value in (pair.partition("=") for pair in house.split())]
    return games.find(game).preset_house().with_texts(pairs).problems(4)


@pytest.mark.parametrize(("game", "house", "key", "sentence"), CLASHES, ids=str)
def test_contradictions_are_named(game: str, house: str, key: str, sentence: str) -> None:
    found = problems(game, house)
    assert (key, sentence) in [(problem.key, problem.id) for problem in found]
    for language in LANGUAGES:
        for problem in found:
            assert problem.key not in Sentences(TEXTS, language).problem(problem).split()


def test_no_mercy_is_for_six() -> None:
    house = games.find("uno").preset_house("hanpanee")
    assert house.problems(6) == ()
    assert [(problem.key, problem.id) for problem in house.problems(7)] == [("edition", "house-most-players")]
    assert games.find("uno").preset_house("flip").problems(10) == ()


@pytest.mark.parametrize(("game", "house"), PEACE, ids=str)
def test_compatible_house_rules_are_accepted(game: str, house: str) -> None:
    assert problems(game, house) == ()


@pytest.mark.parametrize("key", FAMILY)
def test_every_preset_can_be_played(key: str) -> None:
    game = games.find(key)
    assert {preset: game.preset_house(preset).problems(4) for preset in game.presets} == dict.fromkeys(game.presets, ())
