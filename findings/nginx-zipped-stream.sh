#!/bin/sh
# nginx 1.22.1. A stream that asks for X-Accel-Buffering: no is passed on message by message also where nginx itself
# compresses it (gzip on, gzip_types text/event-stream): each message leaves with a flush of its own, some 16 bytes for
# nine. Without the header the compressed stream comes at its end, as the plain one does.
. "$(dirname "$0")/lib/common"
need nginx python3
cat > "$work/run.py" <<'E'
import http.server, pathlib, socket, subprocess, sys, threading, time
class Stream(http.server.BaseHTTPRequestHandler):
    def log_message(self, *a):
        pass
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        if self.path == "/no":
            self.send_header("X-Accel-Buffering", "no")
        self.end_headers()
        for i in range(5):
            self.wfile.write(b"data: %d\n\n" % i)
            time.sleep(0.5)
folder = pathlib.Path(sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Stream)
threading.Thread(target=server.serve_forever, daemon=True).start()
with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
(folder / "nginx.conf").write_text(f"""daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}
http {{ access_log off; {paths} gzip on; gzip_types text/event-stream; gzip_min_length 0; gzip_proxied any;
server {{ listen 127.0.0.1:{port}; location / {{ proxy_pass http://127.0.0.1:{server.server_port}; }} }} }}""")
nginx = subprocess.Popen(["nginx", "-c", folder / "nginx.conf", "-p", folder], stderr=subprocess.DEVNULL)
def pieces(path, encoding):
    for _ in range(50):
        try:
            end = socket.create_connection(("127.0.0.1", port))
            break
        except OSError:
            time.sleep(0.1)
    end.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: {encoding}\r\n\r\n".encode())
    start, early, zipped = time.monotonic(), 0, False
    while data := end.recv(9999):
        early += time.monotonic() - start < 2.2
        zipped |= b"Content-Encoding: gzip" in data
    return f"{'zipped' if zipped else 'plain'} {'at once' if early > 3 else 'at the end'}"
try:
    print(", ".join(pieces(*way) for way in (("/no", "gzip"), ("/no", ""), ("/yes", "gzip"), ("/yes", ""))))
finally:
    nginx.terminate()
    nginx.wait()
E
now=$(python "$work/run.py" "$work")
seen "$(nginx -v 2>&1 | cut -d' ' -f3), with the header, without" \
  'zipped at once, plain at once, zipped at the end, plain at the end' "$now"
exit $changed
