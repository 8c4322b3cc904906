"""The games on offer: those found at the start, and those added to the games folders since."""

from referee.engine import games
from referee.texts.terminal import sentence_in
from referee.web.core.context import language, texts


def load_new_games() -> tuple[str, ...]:
    """Load new folders of games with their texts; return a sentence for each folder that cannot be used."""
    bad = games.rescan(lambda folder: texts().add(folder / "text"))
    return tuple(sentence_in(language(), fault.key, **fault.fill) for fault in bad)
