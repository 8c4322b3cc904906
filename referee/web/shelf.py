"""The games on offer: those there were when the referee started, and those put beside them since."""

from referee import games
from referee.terminal import sentence_in
from referee.web.context import language, texts


def look() -> tuple[str, ...]:
    """Takes in new folders of games, their texts too. A sentence for each folder that cannot be used."""
    bad = games.look_again(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), each.key, **each.fill) for each in bad)
