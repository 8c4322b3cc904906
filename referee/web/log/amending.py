"""The preview of an amendment, before anybody enters it."""

from flask import render_template

from referee.engine.basics.actions import Action, Penalizes
from referee.engine.basics.errors import NotationError
from referee.engine.notation.tokens import quote
from referee.texts.sentences import Sentences
from referee.web.core.context import language, texts
from referee.web.core.game_page import Reader
from referee.web.log.allowed import parse_allowed
from referee.web.log.preview import preview_change


def amending(read: Reader, n: int, new: str) -> Action:
    """Return the line that makes line `n` read as `new`.

    Raises:
        NotationError: `new` cannot be parsed, or the answer would tell of a ruling that no screen may show yet.
    """
    if not new or read.there.seat is None:
        raise NotationError("unreadable-words", verb="amends")
    return parse_allowed(read.there, f"{quote(read.there.seat.name)} amends {n}: {new}")


def preview_amending(read: Reader, n: int, new: str, *, again: bool = False) -> str:
    """Preview line `n` read as `new`: its ruling, the totals that change, the later lines that would fall.

    Where scripts are off, the form with the preview is sent `again` to enter it.

    Raises:
        NotationError: As `amending`.
    """
    amends = amending(read, n, new)
    found = preview_change(read.there, read.played, [amends])
    if found.hides and any(isinstance(text, Penalizes) for _, text in getattr(amends, "texts", ())):
        raise NotationError("ui-ask-silent")  # whether the card would hold tells whether the play did
    refused = found.ruling if found.ruling.verdict == "no" else None
    words = Sentences(texts(), language(), found.names)
    return render_template(
        "log/amended.html",
        read_as=None if refused else found.amended[n],
        refused=refused,
        text=f"amends {n}: {new}",
        brings=found,
        again=again,
        speech=words,
        say=words.say,
    )
