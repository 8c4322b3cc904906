"""The games as a phone offers them, in the order of its language, each with a sign; those added since the start too."""

from dataclasses import dataclass

from referee.engine import games
from referee.texts.terminal import sentence_in
from referee.web.core.context import language, speech, texts
from referee.web.house.kept_rules import is_made, kept_rules

LAST = 50
"""The place of a game whose texts name none: after those that do, by name."""


@dataclass(frozen=True, slots=True)
class OfferedGame:
    """A game to choose: its `sign` stands on a small card beside its name (empty: it has none).

    `key` ends its address.
    """

    key: str
    sign: str
    name: str
    about: str


def offered_games(*, made: bool = False) -> list[OfferedGame]:
    """Return the games in the order of this phone's language: best known first, as each game's own text says.

    Those that people have `made` and kept here stand before them.
    """
    words, keys = speech(), sorted(games.names(), key=_place)
    own = [game for game in map(games.find, keys) if made and is_made(game)]
    return [
        *(
            OfferedGame(
                f"{game.key}?saved={rules.id}", rules.name[:1].upper(), rules.name, words.plain(f"game-{game.key}")
            )
            for game in own
            for rules in kept_rules(game)
        ),
        *(OfferedGame(key, sign_of(key), words.plain(f"game-{key}"), words.plain(f"game-{key}.about")) for key in keys),
    ]


def load_new_games() -> tuple[str, ...]:
    """Load new folders of games with their texts; return a sentence for each folder that cannot be used."""
    bad = games.rescan(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), fault.key, **fault.fill) for fault in bad)


def sign_of(game: str) -> str:
    """Return the sign of a game: its own, otherwise the first letter of its name."""
    words, key = speech(), f"game-{game}"
    return words.plain(f"{key}.sign") if words.has(f"{key}.sign") else words.plain(key)[:1]


def _place(game: str) -> tuple[int, str]:
    words, key = speech(), f"game-{game}"
    place = words.plain(f"{key}.order") if words.has(f"{key}.order") else ""
    return int(place) if place.isdecimal() else LAST, words.plain(key)
