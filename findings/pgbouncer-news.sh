#!/bin/sh
# PgBouncer 1.18.0 in transaction mode before PostgreSQL 15, psycopg 3.3.9 without prepared statements. LISTEN succeeds, but
# its news go to whoever uses that connection to the server at the moment: the client that sends NOTIFY hears it although
# it never listened, the one that listens hears nothing, and what comes while nobody uses the connection is lost. A
# check in which one client both listens and notifies hears its own news and finds all well. What tells a pooler: the
# process id that the client was given at the start is not the one that pg_backend_pid() says.
. "$(dirname "$0")/lib/common"
BIN=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1 || true)
[ -n "$BIN" ] || skip 'this machine has no PostgreSQL server in /usr/lib/postgresql'
need pgbouncer
user=$(id -un)
[ "$user" != root ] || user=postgres  # neither program runs as root
as() { if [ "$(id -un)" = root ]; then (cd / && runuser -u "$user" -- "$@"); else "$@"; fi; }
python_packages 'psycopg[binary]==3.3.9'
set -- $(python3 -c '
import socket
ends = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
print(*(end.getsockname()[1] for end in ends))')
mkdir "$work/pg"
cat > "$work/pg/bouncer.ini" <<E
[databases]
postgres = host=127.0.0.1 port=$1 user=$user
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $2
unix_socket_dir =
auth_type = any
pool_mode = transaction
logfile = $work/pg/bouncer.log
pidfile = $work/pg/bouncer.pid
E
[ "$(id -un)" != root ] || chown -R "$user" "$work/pg"
as "$BIN/initdb" -D "$work/pg/data" -A trust -U "$user" >/dev/null
as "$BIN/pg_ctl" -D "$work/pg/data" -o "-p $1 -k $work/pg -c listen_addresses=127.0.0.1" -l "$work/pg/log" -w start >/dev/null
trap 'kill "$(cat "$work/pg/bouncer.pid")" 2>/dev/null; as "$BIN/pg_ctl" -D "$work/pg/data" -m immediate stop >/dev/null; rm -rf "$work"' EXIT
as pgbouncer -q -d "$work/pg/bouncer.ini"
now=$(python - "$1" "$2" "$user" <<'E'
import sys, time
import psycopg
def client(port):
    for _ in range(50):
        try:
            one = psycopg.connect(f"host=127.0.0.1 port={port} dbname=postgres user={sys.argv[3]}", autocommit=True)
            one.prepare_threshold = None
            return one
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise SystemExit("no connection")
def direct():
    return psycopg.connect(f"host=127.0.0.1 port={sys.argv[1]} dbname=postgres user={sys.argv[3]}", autocommit=True)
def heard(one):
    return len(list(one.notifies(timeout=1, stop_after=1)))
a, b = client(sys.argv[2]), client(sys.argv[2])
same = a.info.backend_pid == a.execute("select pg_backend_pid()").fetchone()[0]
a.execute("listen news")
b.execute("notify news")
told = [heard(a), heard(b)]
direct().execute("notify news")
told += [heard(a), heard(b)]
a.execute("notify news")
print(same, *told, heard(a))
E
)
seen 'one pid; b notifies: a, b hear; another notifies: a, b hear; a notifies: a hears' 'False 0 1 0 0 1' "$now"
exit $changed
