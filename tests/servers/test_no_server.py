"""A proxy without a server: a browser gets a page in three languages that looks again by itself."""

import http.client
import os
import re
import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.support.folders import ROOT
from tests.support.house import NOBODY, Proxy, certificate, without_haproxy
from tests.support.ports import free_port
from tests.support.postgres import REQUIRED

UNTIL = 10.0
SAID = ("The referee does not answer", "심판이 응답하지 않아요", "審判が応答しません")
NGINX = """daemon off; user root; worker_processes 1; pid {place}/nginx.pid; error_log stderr;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {place}/body; proxy_temp_path {place}/proxy; fastcgi_temp_path {place}/fastcgi;
    uwsgi_temp_path {place}/uwsgi; scgi_temp_path {place}/scgi;
    {example}
}}
"""


def asked(port: int, method: str, context: ssl.SSLContext | None = None) -> tuple[int, str | None, str]:
    """Return the status, the header Refresh and the page of the proxy's answer, once it has started."""
    until = time.monotonic() + UNTIL
    while True:
        if context is None:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=UNTIL)
        else:
            connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=UNTIL, context=context)
        try:
            connection.request(method, "/ABCD")
            answer = connection.getresponse()
            return answer.status, answer.headers["Refresh"], answer.read().decode()
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
        finally:
            connection.close()


@pytest.mark.promise("While no server runs, the proxies")
def test_a_browser_reads_in_three_languages_that_no_server_answers(tmp_path: Path) -> None:
    if why := without_haproxy():
        pytest.skip(why)
    proxy = Proxy(tmp_path, [])
    try:
        status, refresh, page = asked(proxy.port, "GET")
        assert (status, refresh) == (503, "3")
        for words in SAID:
            assert words in page
        assert asked(proxy.port, "POST")[1] is None, "what was sent is not sent again"
    finally:
        proxy.close()


class Busy(BaseHTTPRequestHandler):
    """A referee that answers each request by a page of its own."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.end_headers()
        self.wfile.write(b"a page of the referee's own")

    def log_message(self, *_: object) -> None:
        """Print nothing."""


@contextmanager
def nginx(place: Path, behind: int) -> Iterator[tuple[int, ssl.SSLContext]]:
    """Run nginx as docs/proxy.md has it, before a port of this computer; yield its own port, and who may be trusted."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    signed = certificate(place)
    if program is None or signed is None:
        assert program or not os.environ.get(REQUIRED), "CI has no nginx"
        pytest.skip("nginx or openssl is not installed")
    port = free_port()
    example = (ROOT / "docs" / "proxy.md").read_text(encoding="utf-8").split("```nginx\n")[1].split("```")[0]
    example = example.replace("listen 443", f"listen 127.0.0.1:{port}").replace(":8000", f":{behind}")
    example = re.sub(r"(ssl_certificate(?:_key)?) .*;", rf"\1 {signed};", example).replace("/etc/nginx", str(place))
    shutil.copy(ROOT / "deploy" / "no-server.html", place)
    config = place / "nginx.conf"
    config.write_text(NGINX.format(place=place, example=example), encoding="utf-8")
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with subprocess.Popen([program, "-p", str(place), "-c", str(config)], stderr=subprocess.DEVNULL) as process:
        try:
            yield port, context
        finally:
            process.terminate()


@pytest.mark.promise("While no server runs, the proxies")
def test_nginx_has_the_same_page_and_leaves_the_referees_own_alone(tmp_path: Path) -> None:
    with nginx(tmp_path, NOBODY) as (port, context):
        status, refresh, page = asked(port, "GET", context)
        assert (status, refresh) == (502, "3")
        for words in SAID:
            assert words in page
        status, refresh, page = asked(port, "POST", context)
        assert (status, refresh) == (502, None), "what was sent is not sent again"
        assert SAID[0] in page
    with HTTPServer(("127.0.0.1", 0), Busy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with nginx(tmp_path, server.server_port) as (port, context):
            assert asked(port, "GET", context) == (503, None, "a page of the referee's own")
        server.shutdown()
