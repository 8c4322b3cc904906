"""The settings of one phone: its language, its theme and its deck of cards."""

from typing import Any

from flask import Blueprint, redirect, request
from werkzeug.wrappers import Response as Answered

from referee.texts.catalog import LANGUAGES
from referee.web.core.access import back_here
from referee.web.core.phone import chosen, keep_choice

page = Blueprint("settings", __name__)
DARK_ON = {"auto": "screen and (prefers-color-scheme: dark)", "light": "", "dark": "screen", "night": "screen"}
"""The media on which each theme is dark."""
THEMES = tuple(DARK_ON)
DECKS = ("two", "four")


@page.app_context_processor
def look() -> dict[str, Any]:
    """Return the colours of this phone for every page.

    `theme` is the root's class, empty if it follows the phone; `dark_on` the media on which the colours are dark, empty
    if on none.
    """
    theme = chosen("theme", "auto")
    deck = chosen("deck", "two")
    classes = [theme if theme in THEMES[1:] else "", deck if deck == "four" else ""]
    return {
        "theme": " ".join(filter(None, classes)),
        "dark_on": DARK_ON.get(theme, ""),
        "colours": theme,
        "deck": deck,
        "THEMES": THEMES,
        "DECKS": DECKS,
    }


@page.post("/language")
def language() -> Answered:
    """Set this phone's language."""
    if (picked := request.form.get("language")) in LANGUAGES:
        keep_choice("language", picked)
    return redirect(back_here(), 303)


@page.post("/theme")
def theme() -> Answered:
    """Set this phone's colours."""
    if (picked := request.form.get("theme")) in THEMES:
        keep_choice("theme", picked)
    if (picked := request.form.get("deck")) in DECKS:
        keep_choice("deck", picked)
    return redirect(back_here(), 303)
