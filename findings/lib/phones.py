"""Opens a page of one's own in Chromium, Firefox and WebKitGTK and prints what the page itself found out.

A page sends its result to /done as JSON; no driver is needed. `page` and `stream` of the handler answer requests.
"""

import http.server
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path

PATIENCE = 90
"""Seconds that an engine may take on a busy machine."""


class Site(http.server.BaseHTTPRequestHandler):
    """Answers one finding's requests: `answer` gives the bytes and the content type of a path."""

    protocol_version = "HTTP/1.1"
    answer: Callable[[str], tuple[str, str]]
    results: dict[str, object]
    over: threading.Event

    def log_message(self, format: str, *args: object) -> None:
        """Print nothing."""

    def do_POST(self) -> None:
        """Take the page's result."""
        self.results.update(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()
        self.over.set()

    def do_GET(self) -> None:
        """Send a page, or a stream of a message every half second."""
        text, kind = type(self).answer(self.path)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        if kind != "text/event-stream":
            self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        try:
            self.wfile.write(text.encode())
            while kind == "text/event-stream" and not self.over.wait(0.5):
                self.wfile.write(b"data: news\n\n")
        except OSError:
            self.close_connection = True


def opened(engine: str, path: str, answer: Callable[[str], tuple[str, str]]) -> dict[str, object]:
    """Return what the page at `path` sent from this engine."""
    site = type("Answers", (Site,), {"answer": staticmethod(answer), "results": {}, "over": threading.Event()})
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), site)
    server.daemon_threads = True
    server.handle_error = lambda *_: None  # an engine that is ended cuts its connections
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder = tempfile.mkdtemp()
    url = f"http://127.0.0.1:{server.server_port}{path}"
    command = {
        "Chromium": ["chromium", "--headless", "--no-sandbox", "--no-first-run", f"--user-data-dir={folder}/p", url],
        "Firefox": ["firefox", "--headless", "--no-remote", "--profile", folder, url],
        "WebKit": ["xvfb-run", "-a", os.environ.get("MINI", ""), "--private", url],
    }[engine]
    home = {**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder}
    process = subprocess.Popen(
        command, env=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    heard = site.over.wait(PATIENCE)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    server.shutdown()
    shutil.rmtree(folder, ignore_errors=True)
    if not heard:
        sys.exit(f"{engine} sent nothing within {PATIENCE} seconds")
    return site.results


def compare(page: Path) -> None:
    """Print one line: what this page says in each of the three engines."""
    text = page.read_text(encoding="utf-8")

    def answer(path: str) -> tuple[str, str]:
        if path == "/stream":
            return "retry: 1000\n\n", "text/event-stream"
        back = "<!doctype html><script>onload = () => setTimeout(() => history.back(), 1500)</script>"
        return (text if path == "/" else back), "text/html; charset=utf-8"

    found = ((engine, opened(engine, "/", answer)) for engine in ("Chromium", "Firefox", "WebKit"))
    print("; ".join(f"{engine} {' '.join(f'{k}={v}' for k, v in result.items())}" for engine, result in found))


if __name__ == "__main__":
    compare(Path(sys.argv[1]))
