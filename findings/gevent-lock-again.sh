#!/bin/sh
# gevent 26.9.0. Somebody who holds a lock while they wait for something, lets it go and takes it again at once, keeps it
# from everybody else: who waits for it is woken by the loop, after the holder has taken it again. It is the same for
# RLock, Semaphore and BoundedSemaphore, however often the holder waits with the lock in hand. One sleep(0) between two
# rounds is enough for the other's turn.
. "$(dirname "$0")/lib/common"
python_packages gevent==26.9.0
cat >"$work/rounds.py" <<'E'
import gevent
from gevent.lock import BoundedSemaphore, RLock, Semaphore

def rounds_until_the_other(kind, between):
    lock, rounds, got = kind(), [], []

    def holder():
        for _ in range(50):
            with lock:
                rounds.append(1)
                gevent.sleep(0.001)
            between()

    def other():
        with lock:
            got.append(len(rounds))

    both = [gevent.spawn(holder)]
    gevent.sleep(0)
    gevent.joinall([*both, gevent.spawn(other)])
    return got[0]

kinds = RLock, Semaphore, BoundedSemaphore
print(*(rounds_until_the_other(kind, between) for between in (int, lambda: gevent.sleep(0)) for kind in kinds))
E
now=$(python "$work/rounds.py")
seen 'rounds of 50 until another gets the lock, without and with sleep(0) between them' '50 50 50 1 1 1' "$now"
exit $changed
