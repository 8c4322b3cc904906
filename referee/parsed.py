"""Text files, parsed once on this computer: to parse a language's takes a third of a second, to read what came of it a
tenth of that."""

import hashlib
import io
import pickle
import tempfile
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import platformdirs
from fluent.syntax import FluentParser, ast

_PARSER = f"{version('fluent.syntax')} {pickle.HIGHEST_PROTOCOL} "


class _Entries(pickle.Unpickler):
    """Reads what a text file holds, and makes nothing else of whatever lies there."""

    def find_class(self, module: str, name: str) -> Any:
        if module != ast.__name__:
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a text")
        return super().find_class(module, name)


@cache
def parsed(text: str) -> ast.Resource:
    """The entries of a Fluent text, without saying where in it they stand. They are kept in this person's cache folder
    for the next start; where that cannot be written or read the text is parsed anew."""
    kept = _kept(text)
    with suppress(Exception):  # whatever is wrong with it: it can be made again
        found = _Entries(io.BytesIO(kept.read_bytes())).load()
        if isinstance(found, ast.Resource):
            return found
    made = FluentParser(with_spans=False).parse(text)
    with suppress(OSError):
        _keep(kept, pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    return made


def _kept(text: str) -> Path:
    name = hashlib.sha256((_PARSER + text).encode()).hexdigest()
    return platformdirs.user_cache_path("referee", appauthor=False) / "texts" / name[:32]


def _keep(path: Path, made: bytes) -> None:
    """Written whole or not at all, as another referee may start just now."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as part:
        part.write(made)
    Path(part.name).replace(path)
