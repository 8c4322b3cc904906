"""What two programs agree about, and where they differ."""

from collections import Counter
from collections.abc import Iterable, Mapping

from referee import Match, Verdict

NAMES = ("Ann", "Bo", "Cy", "Di")
GAMES = 200


class Tally:
    """The questions asked of a peer and of the referee."""

    def __init__(self, peer: str, house: str, games: int = GAMES) -> None:
        self.peer, self.house, self.games = peer, house, games
        self.asked = 0
        self.differences: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def compare(self, what: str, peer: object, referee: object, example: object) -> None:
        """Count a question."""
        self.asked += 1
        if peer != referee:
            said = ["yes" if answer is True else "no" if answer is False else answer for answer in (peer, referee)]
            label = f"{what}: peer {said[0]}, referee {said[1]}"
            self.differences[label] += 1
            self.examples.setdefault(label, str(example))

    def ask(self, what: str, peer: bool, match: Match, line: str) -> bool:
        """Count the question if a line may be entered; return the referee's answer."""
        told = allowed(match, line)
        self.compare(what, peer, told, f"{line}; {match!r}")
        return told

    def show(self) -> None:
        """Print the agreements and the differences."""
        differing = sum(self.differences.values())
        print(f"{self.peer}, house rules: {self.house or 'as they are'}")
        print(f"  {self.games} games, {self.asked} questions, {self.asked - differing} alike, {differing} not")
        for label, count in self.differences.most_common():
            print(f"  {count:6} {label}")
            print(f"         {self.examples[label]}")


def allowed(match: Match, line: str) -> bool:
    """Return True if the referee lets a line stand."""
    return match.judge(line).verdict is not Verdict.NO


def stated(game: str, house: str, hands: Mapping[str, Iterable[str]], **facts: object) -> Match:
    """Return a match in this position, in which the referee knows every hand."""
    told = {name: " ".join(cards) for name, cards in hands.items()}
    return Match(game, NAMES[: len(hands)], house=f"enforce=referee {house}".strip(), hand=told, phase="play", **facts)
