"""The draft of a round's sheet: stored for the table, field by field, until the round is entered."""

import json
from collections.abc import Iterator, Mapping

from referee.engine.model.sheet import NOT, Tally, Values
from referee.live import LiveGame
from referee.live.live_game import fields_token
from referee.store import Store
from referee.web.core.context import ask_store

NOBODY = "nobody"
"""The choice of nobody, for a mark that one row may have."""
LONGEST = 9
"""Characters that fit in a box."""
WAS = "was-"
"""The prefix of the field with the value that another field had when its page was drawn."""

Fields = Mapping[str, str]
"""The texts of a form's fields, by name."""


def names_of(tally: Tally) -> Iterator[str]:
    """Yield the names of a sheet's fields: a box of each row, or one for a mark that one row alone may have."""
    for box in tally.boxes:
        if box.alone:
            yield f"one-{box.key}"
        else:
            yield from (f"v-{row[0]}-{box.key}" for row in tally.rows)


def texts_of(tally: Tally, values: Values) -> dict[str, str]:
    """Return the text of each field, given the values of the boxes."""
    found = dict[str, str]()
    for box in tally.boxes:
        texts = {row[0]: values.get((row[0], box.key), "") for row in tally.rows}
        if not box.alone:
            found |= {f"v-{seat}-{box.key}": text for seat, text in texts.items()}
            continue
        holder = next((str(seat) for seat, text in texts.items() if text not in ("", NOT)), "")
        found[f"one-{box.key}"] = holder or (NOBODY if any(texts.values()) else "")
    return found


def changed_in(tally: Tally, form: Fields) -> dict[str, str]:
    """Return the changed fields of a form: those that differ from what they showed, or all if it does not say."""
    typed = {name: form.get(name, "").strip()[:LONGEST] for name in names_of(tally)}
    shown = {name: form.get(WAS + name) for name in typed}
    return {
        name: text for name, text in typed.items() if (name in form if shown[name] is None else text != shown[name])
    }


def overtaken(tally: Tally, form: Fields, kept: Fields, now: Fields) -> bool:
    """Return True if another phone has meanwhile (`now`) filled in a field that this form did not change.

    A value the sheet fills in by itself counts only if the form, or what is `kept`, has a text there.
    """
    shown = {name: form[WAS + name] for name in names_of(tally) if WAS + name in form}
    mine = changed_in(tally, form)
    return any(
        now.get(name, "") != text and (text or kept.get(name)) for name, text in shown.items() if name not in mine
    )


def draft_of(played: LiveGame, tally: Tally) -> dict[str, str]:
    """Return the stored fields of the current round's sheet."""
    return _read(ask_store(Store.sheet, played.id), fields_token(played.state, tally), tally)


def keep(played: LiveGame, tally: Tally, changed: Fields) -> None:
    """Store changed fields over those of others; a field that is empty again is dropped."""
    which = fields_token(played.state, tally)

    def add(text: str) -> str:
        fields = {name: typed for name, typed in (_read(text, which, tally) | dict(changed)).items() if typed}
        return json.dumps({"of": which, "fields": fields}) if fields else ""

    if changed:
        ask_store(Store.change_sheet, played.id, add)


def drop(played: LiveGame) -> None:
    """Drop the draft of the sheet."""
    ask_store(Store.change_sheet, played.id, lambda text: "")


def _read(text: str, which: str, tally: Tally) -> dict[str, str]:
    """Return the stored fields, if they are of this very sheet."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:  # another version's
        return {}
    fields = kept.get("fields") if isinstance(kept, dict) and kept.get("of") == which else None
    known = set(names_of(tally))
    return {name: str(typed) for name, typed in fields.items() if name in known} if isinstance(fields, dict) else {}
