"""The part of docs/record.md that lists the house rules of games; run as a module, it writes that part anew."""

from referee.engine import games
from referee.engine.common_rules.conduct import Conduct
from referee.engine.house_rules.options import switches, values_of
from referee.texts.catalog import shared
from referee.texts.sentences import Sentences
from tests.support.folders import ROOT
from tests.support.own_games import scored_games

PAGE = ROOT / "docs" / "record.md"
BEGIN = "<!-- written by tests/support/house_rules_page.py -->\n"
END = "<!-- end -->\n"
BY_HAND = ("one", "canasta")
"""Games whose house rules have a table of their own on the page."""


def section() -> str:
    """Return the tables of all other games: key, values, default, and the question of each house rule."""
    speech, parts = Sentences(shared(), "en"), list[str]()
    for name in games.names():
        game = games.find(name)
        if name in BY_HAND:
            continue
        of_every_table = switches(Conduct)
        own = [switch for key, switch in switches(game.house).items() if switch != of_every_table.get(key)]
        parts.append(f"\n| key of `{name}` | values | default | question |\n| --- | --- | --- | --- |\n")
        for switch in own:
            asked = speech.plain(f"house-{switch.key.replace('_', '-')}.ask")
            default = switch.kind.write(switch.default)
            parts.append(f"| `{switch.key}` | `{values_of(switch.kind)}` | `{default}` | {asked} |\n")
    return "".join(parts)


def written() -> str:
    """Return the page with the section as it should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    with scored_games():
        return before + BEGIN + section() + END + rest.partition(END)[2]


if __name__ == "__main__":
    PAGE.write_text(written(), encoding="utf-8")
