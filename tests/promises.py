"""Writes beside each promise of `docs/promises.md` the tests that hold it (`python -m tests.promises`).

A test names its promises by the words that each begins with: `@pytest.mark.promise("A tap counts once")`; a file of
evenings or scenarios by a line `# promise: A tap counts once`.
"""

import ast
import re

from tests.support.folders import ROOT, TESTS

PAGE = ROOT / "docs" / "promises.md"


def marks() -> list[tuple[str, str]]:
    """Return each mark of the tests, as the first words of a promise and a test."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in ast.parse(path.read_text(encoding="utf-8")).body:
            for mark in function.decorator_list if isinstance(function, ast.FunctionDef) else []:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.promise":
                    test = f"`{path.relative_to(TESTS).as_posix()}::{function.name}`"
                    found += [(ast.literal_eval(words), test) for words in mark.args]
    for path in sorted([*TESTS.rglob("*.evening"), *TESTS.glob("scenarios/*.table")]):
        words = re.findall(r"(?m)^# promise: (.+)$", path.read_text(encoding="utf-8"))
        found += [(each, f"`{path.relative_to(TESTS).as_posix()}`") for each in dict.fromkeys(words)]
    return found


def page(text: str) -> str:
    """Return the page with the tests that the marks give; raise if a promise has no test or a mark no promise."""
    lines, rest = text.splitlines(), marks()
    for number, line in enumerate(lines):
        if line.startswith("| ") and "| held by |" not in line and not line.startswith("| ---"):
            promise = line.split(" | ")[0]
            held = [mark for mark in rest if promise.startswith("| " + mark[0])]
            if not held:
                raise ValueError(f"No test holds: {promise}")
            rest = [mark for mark in rest if mark not in held]
            lines[number] = f"{promise} | {' '.join(test for _, test in held)} |"
    if rest:
        raise ValueError(f"The page has no promise of these marks, or one mark names two: {rest}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
