"""Phones of three engines, driven alike: Chromium and WebKitGTK by WebDriver over HTTP, Firefox by its own Marionette,
which needs no program between and speaks the same commands over a socket.
"""

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from tests.e2e.driver import LAST_TAP, NOT_DOUBLE, PATIENCE, TRIES
from tests.support.ports import free_port

COMMANDS = {
    "Navigate": ("POST", "url"),
    "Refresh": ("POST", "refresh"),
    "Back": ("POST", "back"),
    "ExecuteScript": ("POST", "execute/sync"),
    "PerformActions": ("POST", "actions"),
    "TakeScreenshot": ("GET", "screenshot"),
    "DeleteAllCookies": ("DELETE", "cookie"),
    "GetWindowRect": ("GET", "window/rect"),
    "SetWindowRect": ("POST", "window/rect"),
    "SetTimeouts": ("POST", "timeouts"),
    "DeleteSession": ("DELETE", ""),
}
"""Marionette's name of each command that is used: its method and path over HTTP."""
WIDTH, HEIGHT = 360, 640
POLL = 0.15
"""Seconds between two questions to a browser: each costs it and the driver processor time."""
LATE = 3.0
"""Seconds after which a tap of which the page knows nothing has missed it."""
AIM = """
const seen = [...document.querySelectorAll(arguments[0])].filter(node => node.getClientRects().length)[0];
if (!seen) return null;
const at = () => seen.getBoundingClientRect();
if (at().top < 0 || at().bottom > innerHeight) seen.scrollIntoView({ block: 'center', behavior: 'instant' });
const x = Math.round(at().x + at().width / 2), y = Math.round(at().y + at().height / 2);
const hit = document.elementFromPoint(x, y);
const free = !!hit && (hit === seen || seen.contains(hit));
return { x, y, free, over: hit && hit.outerHTML.slice(0, 200) };
"""
"""Where a finger touches the first element that is rendered, and whether nothing lies over it."""
ENTERED = "performance.getEntriesByType('resource').filter(({ name }) => /[/](enter|undo)$/.test(name)).length"
SEND = """
const asked = new XMLHttpRequest();
asked.open(arguments[0], arguments[1], false);
asked.send(new URLSearchParams(arguments[2]));
return [asked.status, asked.responseURL, asked.responseText];
"""


class Engine:
    """One phone: a browser with one window of 360×640 pixels."""

    name: ClassVar[str]
    pointer = "touch"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.last = 0.0
        self.process = self.start()
        self.call("SetTimeouts", script=1000 * PATIENCE, pageLoad=1000 * PATIENCE, implicit=0)
        self.resize(WIDTH, HEIGHT)

    @classmethod
    def missing(cls) -> str:
        """Return the sentence about what is not installed, or nothing."""
        raise NotImplementedError

    def start(self) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def call(self, command: str, **parameters: Any) -> Any:
        raise NotImplementedError

    def resize(self, width: int, height: int) -> None:
        raise NotImplementedError

    def run(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        """Start a program in a group of its own, with its output in a file."""
        with (self.folder / "output.txt").open("ab") as output:
            return subprocess.Popen(
                command, env=os.environ | environment, stdout=output, stderr=output, start_new_session=True
            )

    def stop(self) -> None:
        """End the browser and what it started."""
        try:
            self.call("DeleteSession")
        finally:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait(timeout=PATIENCE)

    # What a person does and sees

    def open(self, address: str) -> None:
        self.call("Navigate", url=address)

    def js(self, body: str, *arguments: Any) -> Any:
        return self.call("ExecuteScript", script=body, args=list(arguments))

    def until(self, condition: str, seconds: float = PATIENCE / 2) -> None:
        """Wait until a condition in JavaScript holds, also while the page is being replaced."""
        end, seen = time.monotonic() + seconds, None
        while time.monotonic() < end:
            try:
                if seen := self.js(f"return !!({condition})"):
                    return
            except RuntimeError as error:
                seen = error
            time.sleep(POLL)
        raise TimeoutError(f"{self.name}: {condition} is {seen} at {self.js('return location.href')}")

    def shows(self, selector: str, seconds: float = PATIENCE / 2) -> None:
        """Wait until an element is rendered."""
        self.until(
            f"[...document.querySelectorAll({json.dumps(selector)})].some(node => node.getClientRects().length)",
            seconds,
        )

    def text(self, selector: str) -> str:
        return str(self.js("return document.querySelector(arguments[0]).innerText", selector))

    def tap(self, selector: str) -> None:
        """Touch an element once it stands still and nothing lies over it: again if the page stopped the tap because an
        update came under the finger.
        """
        before: Any = None
        end = time.monotonic() + PATIENCE / 2
        while time.monotonic() < end:
            at = self.js(AIM, selector)
            if at and at == before and at["free"]:
                self.js(f"if (!('lastTap' in window)) {{ {LAST_TAP} }} window.lastTap = null")
                self.touch(at["x"], at["y"])
                if self._arrived():
                    return
                time.sleep(NOT_DOUBLE)
            before = at
            time.sleep(POLL)
        raise TimeoutError(f"{self.name}: {selector} cannot be tapped: {before}")

    def _arrived(self) -> bool:
        """Return whether the page took the tap, perhaps by leading to another page. A busy browser hands it on late."""
        end = time.monotonic() + LATE
        while time.monotonic() < end:
            try:
                tapped = self.js("return window.lastTap === undefined || window.lastTap")
            except RuntimeError:
                return True
            if tapped is not None:
                return tapped is True or not tapped["stopped"]
            time.sleep(POLL)
        return False

    def check(self, selector: str) -> None:
        """Tap the label of a choice."""
        self.js("const field = document.querySelector(arguments[0]); field.closest('label').dataset.aim = ''", selector)
        self.tap("[data-aim]")
        self.js("for (const node of document.querySelectorAll('[data-aim]')) delete node.dataset.aim")

    def touch(self, x: int, y: int) -> None:
        moves = [
            {"type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pause", "duration": 30},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": self.pointer}, "actions": moves}
        self.call("PerformActions", actions=[finger])

    def type(self, text: str) -> None:
        """Type on the keyboard, where a sign of Unicode's private area is a key of WebDriver."""
        keys = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
        self.call("PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def fill(self, selector: str, text: str) -> None:
        self.tap(selector)
        self.js("const field = document.querySelector(arguments[0]); field.focus(); field.select()", selector)
        self.type(text)

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.call("TakeScreenshot", full=False)))

    def ask(self, path: str, form: Mapping[str, str] | None = None) -> str:
        """Ask the site whose page is open, as this phone, without a tap: where a form leads, or the text of a page."""
        status, address, text = self.js(SEND, "GET" if form is None else "POST", path, form or {})
        assert status in (200, 204), text
        return str(text if form is None else address)

    def enters(self, act: Callable[[], None]) -> None:
        """Do what enters a line: it is no double tap of the last one, and it ends once the referee has answered."""
        time.sleep(max(0.0, self.last + NOT_DOUBLE - time.monotonic()))
        self.until("!document.querySelector('.zones .fresh')")
        before = self.js(f"return {ENTERED}")
        act()
        self.until(f"{ENTERED} > {before}")
        self.last = time.monotonic()


class OverHttp(Engine):
    """A browser behind a WebDriver of its own."""

    DRIVER: ClassVar[str]

    def connect(self, port: int, wanted: dict[str, Any]) -> None:
        """Wait for the driver and open a session."""
        self.base = f"http://127.0.0.1:{port}/session"
        connected(port).close()
        made = self._ask("POST", "", {"capabilities": {"alwaysMatch": wanted}})
        self.base += f"/{made['sessionId']}"

    def call(self, command: str, **parameters: Any) -> Any:
        method, path = COMMANDS[command]
        return self._ask(method, path and f"/{path}", parameters if method == "POST" else None)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(f"{self.name}: {error.read().decode()[:500]}") from None


class Chromium(OverHttp):
    name = "chromium"

    @classmethod
    def missing(cls) -> str:
        found = shutil.which("chromedriver") and shutil.which("chromium")
        return "" if found else "no Chromium with chromedriver was found (chromium, chromium-driver)"

    def start(self) -> subprocess.Popen[bytes]:
        process = self.run("chromedriver", f"--port={(port := free_port())}")
        screen = {"width": WIDTH, "height": HEIGHT, "pixelRatio": 1, "touch": True, "mobile": True}
        switches = ["--headless=new", "--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion"]
        options = {
            "binary": shutil.which("chromium"),
            "args": [*switches, "--disable-background-networking", "--no-first-run"],
            "mobileEmulation": {"deviceMetrics": screen},
        }
        self.connect(port, {"browserName": "chrome", "goog:chromeOptions": options})
        return process

    def resize(self, width: int, height: int) -> None:
        assert (width, height) == (WIDTH, HEIGHT), "the size is that of the emulated phone"


class WebKit(OverHttp):
    """WebKitGTK's little browser. It needs a screen, and takes fingers for a mouse."""

    name = "webkit"
    pointer = "mouse"

    @classmethod
    def missing(cls) -> str:
        found = shutil.which("WebKitWebDriver") and shutil.which("Xvfb")
        return "" if found else "no WebKitGTK with a screen was found (webkit2gtk-driver, xvfb)"

    def start(self) -> subprocess.Popen[bytes]:
        self.screen = self.run(
            "Xvfb", f":{(display := free_port())}", "-screen", "0", "1600x1300x24", "-nolisten", "tcp"
        )
        settings = self.folder / ".config" / "gtk-3.0"
        settings.mkdir(parents=True)
        # The toolbar would keep the window wider than a phone.
        (settings / "gtk.css").write_text("* { min-width: 0; padding: 0; margin: 0 }", encoding="utf-8")
        (settings / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")
        port = free_port()
        process = self.run(
            *("WebKitWebDriver", f"--port={port}"),
            DISPLAY=f":{display}",
            HOME=str(self.folder),
            LIBGL_ALWAYS_SOFTWARE="1",
            NO_AT_BRIDGE="1",
        )
        browser = next(Path("/usr").glob("lib*/**/webkit2gtk-4.*/MiniBrowser"))
        options = {"binary": str(browser), "args": ["--automation", f"--geometry={WIDTH}x{HEIGHT}"]}
        self.connect(port, {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options})
        return process

    def resize(self, width: int, height: int) -> None:
        for _ in range(TRIES):
            inner = self.js("return [innerWidth, innerHeight]")
            if inner == [width, height]:
                return
            outer = self.call("GetWindowRect")
            wider, higher = width - inner[0], height - inner[1]
            self.call(
                "SetWindowRect", x=0, y=0, width=int(outer["width"] + wider), height=int(outer["height"] + higher)
            )
            time.sleep(0.2)
        raise TimeoutError(f"WebKit's window is {inner}")

    def stop(self) -> None:
        super().stop()
        self.screen.terminate()
        self.screen.wait(timeout=PATIENCE)


class Firefox(Engine):
    name = "firefox"
    PREFERENCES: ClassVar[dict[str, Any]] = {
        "app.normandy.enabled": False,
        "app.update.enabled": False,
        "browser.safebrowsing.malware.enabled": False,
        "browser.safebrowsing.phishing.enabled": False,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "dom.w3c_touch_events.enabled": 1,
        "extensions.update.enabled": False,
        "fission.autostart": False,
        "intl.accept_languages": "en-GB,en",
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "services.settings.server": "data:,#remote-settings-dummy/v1",
        "ui.allPointerCapabilities": 1,
        "ui.prefersReducedMotion": 1,
        "ui.primaryPointerCapabilities": 1,
        "ui.useOverlayScrollbars": 1,
    }

    @classmethod
    def missing(cls) -> str:
        return "" if shutil.which("firefox-esr") else "no Firefox was found (firefox-esr)"

    def start(self) -> subprocess.Popen[bytes]:
        port = free_port()
        preferences = self.PREFERENCES | {"marionette.port": port}
        (self.folder / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in preferences.items()),
            encoding="utf-8",
        )
        process = self.run(
            *("firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--no-remote"),
            *("--profile", str(self.folder), "about:blank"),
            HOME=str(self.folder),
        )
        self.socket = connected(port)
        self.answers = self.socket.makefile("rb")
        self._read()
        self.call("NewSession")
        return process

    def call(self, command: str, **parameters: Any) -> Any:
        known = command.partition(":")[0] in ("Marionette", "Addon")
        message = json.dumps([0, 1, command if known else f"WebDriver:{command}", parameters]).encode()
        self.socket.sendall(b"%d:%b" % (len(message), message))
        _, _, error, value = self._read()
        if error:
            raise RuntimeError(f"{self.name}: {error['message']}")
        return value["value"] if isinstance(value, dict) and list(value) == ["value"] else value

    def _read(self) -> Any:
        length = b""
        while (sign := self.answers.read(1)) != b":":
            assert sign, "Firefox has ended"
            length += sign
        return json.loads(self.answers.read(int(length)))

    def chrome(self, body: str, *arguments: Any) -> Any:
        """Run a script in the browser itself, beside the page."""
        self.call("Marionette:SetContext", value="chrome")
        try:
            return self.js(body, *arguments)
        finally:
            self.call("Marionette:SetContext", value="content")

    def resize(self, width: int, height: int) -> None:
        """Give the page this size in the window, which is never as narrow as a phone."""
        self.chrome(
            """const page = gBrowser.selectedBrowser.style;
            for (const [side, size] of [['width', arguments[0]], ['height', arguments[1]]])
                for (const bound of ['min', 'max']) page.setProperty(`${bound}-${side}`, `${size}px`, 'important');""",
            *(width, height),
        )
        self.until(f"innerWidth === {width} && innerHeight === {height}")

    def stop(self) -> None:
        self.call("Marionette:Quit", flags=["eForceQuit"])
        self.answers.close()
        self.socket.close()
        self.process.wait(timeout=PATIENCE)


ENGINES: tuple[type[Engine], ...] = (Chromium, WebKit, Firefox)


def connected(port: int) -> socket.socket:
    """Return a connection to a program that is starting."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), 2 * PATIENCE)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(POLL)
