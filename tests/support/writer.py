"""Enter lines as fast as possible and print the id of each acknowledged post, until killed."""

import sys

from gevent import monkey

monkey.patch_all()

import gevent  # noqa: E402

from referee.live import Outcome, StoreWriter, TableRegistry  # noqa: E402
from referee.store import Store  # noqa: E402
from tests.support.toy import HEAD, ToyLog, ToyScreens, actions  # noqa: E402


def main(path: str, first: str) -> None:
    registry = TableRegistry(StoreWriter(Store(path)), ToyLog, ToyScreens())
    tables = []
    for number in range(3):
        rows = registry.writer.ask(registry.writer.store.nights)
        table = registry.table(rows[number].code) if number < len(rows) else registry.open(f"night {number}")
        assert table is not None
        if not table.games:
            table.start(HEAD, 0)
        tables.append(table)

    def play(phone: int) -> None:
        table = tables[phone % 3]
        for tap in range(1_000_000):
            post = f"{first}-{phone}-{tap}"
            answer = table.enter(actions("Bo says one", "Bo draws 13"), device=str(phone), post=post)
            assert answer.outcome is Outcome.KEPT, answer
            print(table.code, post, *(entry.n for entry in answer.entries), flush=True)

    gevent.joinall([gevent.spawn(play, phone) for phone in range(9)], raise_error=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
