"""A round's sheet that is half filled in: kept for the table, field by field, until the round is entered."""

import json
from collections.abc import Iterator, Mapping

from referee.core.tally import NOT, Tally, Values
from referee.live import Played
from referee.web.context import hall
from referee.web.seen import of_fields

NOBODY = "nobody"
"""What is chosen where a mark that one row may have is nobody's."""
LONGEST = 9
"""Signs that fit in a box."""
WAS = "was-"
"""Before a field's name: what it showed when its page was drawn."""

Fields = Mapping[str, str]
"""What stands in a form's fields, by name."""


def names_of(tally: Tally) -> Iterator[str]:
    """The names of a sheet's fields: a box of each row, or one for a mark that one row alone may have."""
    for box in tally.boxes:
        if box.alone:
            yield f"one-{box.key}"
        else:
            yield from (f"v-{row[0]}-{box.key}" for row in tally.rows)


def texts_of(tally: Tally, values: Values) -> dict[str, str]:
    """What stands in each field, given what stands in the boxes."""
    found = {}
    for box in tally.boxes:
        texts = {row[0]: values.get((row[0], box.key), "") for row in tally.rows}
        if not box.alone:
            found |= {f"v-{seat}-{box.key}": text for seat, text in texts.items()}
            continue
        holder = next((str(seat) for seat, text in texts.items() if text not in ("", NOT)), "")
        found[f"one-{box.key}"] = holder or (NOBODY if any(texts.values()) else "")
    return found


def changed_in(tally: Tally, form: Fields) -> dict[str, str]:
    """What somebody changed in a form: the fields that differ from what they showed, or all where it does not say."""
    typed = {name: form.get(name, "").strip()[:LONGEST] for name in names_of(tally)}
    shown = {name: form.get(WAS + name) for name in typed}
    return {
        name: text for name, text in typed.items() if (name in form if shown[name] is None else text != shown[name])
    }


def overtaken(tally: Tally, form: Fields, kept: Fields, now: Fields) -> bool:
    """Whether another phone filled in something else by `now`, in a field that nobody changed in this form. What the
    sheet fills in by itself counts only where the form, or what is `kept`, has something there."""
    shown = {name: form[WAS + name] for name in names_of(tally) if WAS + name in form}
    mine = changed_in(tally, form)
    return any(
        now.get(name, "") != text and (text or kept.get(name)) for name, text in shown.items() if name not in mine
    )


def draft_of(played: Played, tally: Tally) -> dict[str, str]:
    """What is kept of the sheet of the round under way."""
    store = hall().keeper.store
    return _read(hall().keeper.ask(store.sheet, played.id), _which(played, tally), tally)


def keep(played: Played, tally: Tally, changed: Fields) -> None:
    """Keeps what somebody changed, over what others did; a field that is empty again is kept no more."""
    which, store = _which(played, tally), hall().keeper.store

    def add(text: str) -> str:
        fields = {name: each for name, each in (_read(text, which, tally) | dict(changed)).items() if each}
        return json.dumps({"of": which, "fields": fields}) if fields else ""

    if changed:
        hall().keeper.ask(store.change_sheet, played.id, add)


def drop(played: Played) -> None:
    """Keeps nothing of the sheet any more."""
    hall().keeper.ask(hall().keeper.store.change_sheet, played.id, lambda text: "")


def _which(played: Played, tally: Tally) -> str:
    return of_fields(played.state, tally)


def _read(text: str, which: str, tally: Tally) -> dict[str, str]:
    """The kept fields, if they are of this very sheet."""
    try:
        kept = json.loads(text) if text else {}
    except ValueError:  # another version's
        return {}
    fields = kept.get("fields") if isinstance(kept, dict) and kept.get("of") == which else None
    known = set(names_of(tally))
    return {name: str(each) for name, each in fields.items() if name in known} if isinstance(fields, dict) else {}
