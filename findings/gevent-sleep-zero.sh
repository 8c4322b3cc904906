#!/bin/sh
# gevent 26.9.0. A greenlet that works for a millisecond and gives way by sleep(0), again and again, lets others run that
# are ready, but the loop looks at the sockets after 50 such turns only: it asks the clock, against the interpreter's
# switch interval, no more often. Whoever has sent something meanwhile waits for all of them. With any time above zero it
# is read in the next turn.
. "$(dirname "$0")/lib/common"
python_packages gevent==26.9.0
now=$(python - <<'E'
import time
import gevent
from gevent import socket

def turns(pause):
    ours, theirs = socket.socketpair()
    seen = []
    reader = gevent.spawn(lambda: seen.append(ours.recv(1)))
    gevent.sleep(0.05)
    theirs.send(b"x")
    count = 0
    while not seen:
        end = time.perf_counter() + 0.001
        while time.perf_counter() < end:
            pass
        gevent.sleep(pause)
        count += 1
    reader.join()
    return count

print(*("few" if n < 5 else "fifty" if 45 <= n <= 55 else n for n in map(turns, (0, 1e-9))))
E
)
seen 'turns of a millisecond until a byte that has come is read, giving way by sleep(0) and by sleep(1e-9)' 'fifty few' "$now"
exit $changed
