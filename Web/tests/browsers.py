"""One way to drive three browser engines.

    with Chromium(reduced_motion=True) as browser:
        browser.viewport(390, 600)
        browser.open("file:///…/page.html")
        browser.perform(drag("touch", [(195, 60), (195, 160)]))
        browser.wait_until("return document.getAnimations().length === 0")
        browser.evaluate("return document.querySelector(arguments[0]).value", "input")

Every engine speaks another dialect: Chromium and WebKitGTK have a WebDriver, Firefox ESR a
WebDriver BiDi socket of its own. What they have in common is the W3C actions, so gestures are
written in those (see `gestures.py`) and arrive in the page as trusted input.
"""

import base64
import json
import os
import queue
import re
import signal
import subprocess
import tempfile
import threading
import time
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from pathlib import Path

from selenium import webdriver
from selenium.common.exceptions import JavascriptException
from selenium.webdriver.chrome.remote_connection import ChromeRemoteConnection
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.common.service import Service as DriverService
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService
from websockets.sync.client import connect

PATIENCE = 60
"""Seconds that anything may take: a start, a page load, a script, one list of actions.

On a machine with two processors and three engines at work, `axe` needs twenty for a long page.
"""

PAUSE = {"type": "pause", "duration": 0}


class ScriptError(Exception):
    """The page threw, or the promise it returned was rejected."""


class Browser:
    """One browser with one page, started on construction and gone, with all its files, on close."""

    name: str
    pointers: tuple[str, ...]
    """The pointer types that reach the page as what they are."""
    _viewport: tuple[int, int] | None = None

    def __init__(self, *, reduced_motion: bool = False, dark: bool = False, **options):
        with ExitStack() as stack:
            folder = tempfile.TemporaryDirectory(prefix="jelly-", ignore_cleanup_errors=True)
            self._folder = Path(stack.enter_context(folder))
            self._start(stack, reduced_motion, dark, **options)
            self.viewport(800, 600)
            # Only now is there something to close later; until here a failure cleans up at once.
            self._everything = stack.pop_all()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._everything.close()

    def open(self, url: str):
        """Goes to `url` and returns when it has loaded. A finger still down is lifted before."""
        self.release()
        self._open(url)

    def evaluate(self, script: str, *args):
        """Runs `script`, the body of an async function of `arguments`, and returns its value.

        Arguments and value travel as JSON, so they are the same in every engine.
        """
        outcome = json.loads(
            self._run(
                f"""
            return (async function () {{
                {script}
            }}).apply(null, JSON.parse(arguments[0])).then(
                value => JSON.stringify({{ value }}),
                error => JSON.stringify({{ error: `${{error}}\\n${{error?.stack ?? ""}}` }}));
            """,
                json.dumps(args),
            )
        )
        if "error" in outcome:
            raise ScriptError(outcome["error"])
        return outcome.get("value")

    def wait_until(self, condition: str, *args, seconds: float = 20):
        """Waits until `condition`, the body of a function of `arguments`, returns true.

        The default is for a page that loads and compiles beside three other browsers. A test that
        claims a time gives its own.
        """
        if not self.evaluate(
            f"""
                const condition = () => {{ {condition} }};
                const deadline = performance.now() + {1000 * seconds};
                while (!condition()) {{
                    if (performance.now() > deadline) return false;
                    await new Promise(done => setTimeout(done, 10));
                }}
                return true;
                """,
            *args,
        ):
            raise TimeoutError(f"not true in {self.name} within {seconds} s: {condition}")

    def viewport(self, width: int, height: int):
        """Gives the page `width` × `height` CSS pixels."""
        if self._viewport == (width, height):
            return
        self._resize(width, height)
        self.wait_until(
            "return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height
        )
        self._viewport = (width, height)

    def perform(self, actions: list[dict]):
        """Performs W3C actions, a list of input sources. What is held stays held afterwards."""
        raise NotImplementedError

    def release(self):
        """Lifts every finger and button that is still down."""
        raise NotImplementedError

    def is_named(self, id: str, name: str) -> bool:
        """Whether the element with `id` has this name for assistive technologies."""
        raise NotImplementedError

    def screenshot(self, path: os.PathLike | str):
        """Writes the visible part of the page to `path` as PNG."""
        raise NotImplementedError

    def _start(self, stack: ExitStack, reduced_motion: bool, dark: bool):
        raise NotImplementedError

    def _open(self, url: str):
        raise NotImplementedError

    def _run(self, script: str, argument: str) -> str:
        """Runs a function body that returns a promise of a string."""
        raise NotImplementedError

    def _resize(self, width: int, height: int):
        raise NotImplementedError

    def _environment(self, **more: str) -> dict[str, str]:
        """Our environment, with this browser's folder for whatever it reads or leaves behind."""
        folder = str(self._folder)
        return {
            **os.environ,
            "HOME": folder,
            "TMPDIR": folder,
            "XDG_CONFIG_HOME": f"{folder}/config",
            "XDG_CACHE_HOME": f"{folder}/cache",
            "XDG_DATA_HOME": f"{folder}/data",
            **more,
        }


class WebDriverBrowser(Browser):
    """What Chromium and WebKitGTK share: WebDriver, spoken by Selenium."""

    def _connect(self, stack: ExitStack, service: DriverService, options, connection):
        # A group of its own, so that Ctrl-C reaches the tests first and they clean up in order.
        service.popen_kw = {"start_new_session": True}
        stack.callback(lambda: kill(getattr(service, "process", None)))
        service.start()
        config = ClientConfig(service.service_url, timeout=PATIENCE + 10)
        self._driver = webdriver.Remote(connection(client_config=config), options=options)
        self._driver.set_page_load_timeout(PATIENCE)
        self._driver.set_script_timeout(PATIENCE)

    def _open(self, url):
        self._driver.get(url)

    def _run(self, script, argument):
        try:
            return self._driver.execute_script(script, argument)
        except JavascriptException as error:
            raise ScriptError(error.msg) from None

    def perform(self, actions):
        self._driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def release(self):
        self._driver.execute(Command.W3C_CLEAR_ACTIONS)

    def is_named(self, id, name):
        # A screen reader does not read the blank at an end.
        return self._driver.find_element("id", id).accessible_name.strip() == name

    def screenshot(self, path):
        Path(path).write_bytes(self._driver.get_screenshot_as_png())


class Chromium(WebDriverBrowser):
    """Chromium by chromedriver, with DevTools for what WebDriver cannot say."""

    name = "chromium"
    pointers = ("mouse", "touch", "pen")

    def _start(self, stack, reduced_motion, dark, keeps_pages=False, shown=False):
        options = webdriver.ChromeOptions()
        # The shell is the engine without the windows, and takes two thirds of the processor time.
        # (Debian's script of that name would stay behind as its parent.)
        shell = os.environ.get("JELLY_CHROMIUM", "/usr/lib/chromium/chromium-headless-shell")
        # Only the complete browser keeps pages that were left.
        options.binary_location = "/usr/bin/chromium" if keeps_pages or shown else shell
        # A person is there, who may use a screen reader.
        for option in (
            ["--kiosk", "--force-renderer-accessibility"] if shown else ["--headless=new"]
        ):
            options.add_argument(option)
        # In a container one is root, as whom the sandbox does not start, and /dev/shm is small.
        options.add_argument("--no-sandbox")
        options.add_argument("--disable-dev-shm-usage")
        # Debian's Chromium draws with a graphics processor, which would be computed here.
        options.add_argument("--disable-gpu")
        # Each page would start a process for a page of another site, which never comes.
        off = ["SpareRendererForSitePerProcess"]
        if not keeps_pages:
            # After two fingers on one page, the next would get none while the first lives on there.
            off.append("BackForwardCache")
        options.add_argument(f"--disable-features={','.join(off)}")
        if reduced_motion:
            options.add_argument("--force-prefers-reduced-motion")
        service = ChromeService("/usr/bin/chromedriver", env=self._environment())
        self._connect(stack, service, options, partial(ChromeRemoteConnection, service.service_url))
        # A second connection to the page: a command by the driver takes ten times the time.
        place = self._driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        page = self._driver.current_window_handle
        self._socket = stack.enter_context(
            connect(f"ws://{place}/devtools/page/{page}", max_size=None)
        )
        self._sent = 0
        # The Tab key can lead the focus out of the page, and then it would never come back.
        self.devtools("Emulation.setFocusEmulationEnabled", enabled=True)
        self._fingers: dict[str, Finger] = {}
        self._scheme = "dark" if dark else "light"
        self.set_reduced_motion(reduced_motion)

    def perform(self, actions):
        # From one call to the next chromedriver loses which fingers are down, and sends none of
        # their moves. DevTools, which it would use for touch as well, keeps them.
        if not any(map(is_touch, actions)):
            super().perform(actions)
        elif all(map(is_touch, actions)):
            for tick in zip_longest(*(source["actions"] for source in actions), fillvalue=PAUSE):
                self._touch({source["id"]: action for source, action in zip(actions, tick)})
        else:
            raise ValueError("fingers and other input need a call each")

    def release(self):
        self._touch({name: {"type": "pointerUp"} for name in self._fingers})
        super().release()

    def _touch(self, tick: dict[str, dict]):
        """Performs one action of each finger and returns when all have had their time."""
        duration = max((action.get("duration", 0) for action in tick.values()), default=0)
        end = time.monotonic() + duration / 1000
        changed = {"touchStart": [], "touchMove": [], "touchEnd": []}
        for name, action in tick.items():
            finger = self._fingers.setdefault(name, Finger(len(self._fingers)))
            if action["type"] == "pointerMove":
                finger.x, finger.y = action["x"], action["y"]
                if finger.down:
                    changed["touchMove"].append(finger.point())
            elif action["type"] == "pointerDown":
                finger.down = True
                changed["touchStart"].append(finger.point())
            elif action["type"] == "pointerUp" and finger.down:
                finger.down = False
                changed["touchEnd"].append(finger.point())
        for type, points in changed.items():
            if points:
                self.devtools("Input.dispatchTouchEvent", type=type, touchPoints=points)
        time.sleep(max(0, end - time.monotonic()))

    def set_reduced_motion(self, reduced: bool):
        """Switches Reduce Motion under the open page."""
        self.devtools(
            "Emulation.setEmulatedMedia",
            features=[
                {
                    "name": "prefers-reduced-motion",
                    "value": "reduce" if reduced else "no-preference",
                },
                # Emulated features are set all at once: what is left out falls back.
                {"name": "prefers-color-scheme", "value": self._scheme},
            ],
        )

    @contextmanager
    def forced_colors(self):
        """Shows the open page in the colors that somebody has chosen, for a while."""

        def force(value):
            feature = {"name": "forced-colors", "value": value}
            self.devtools("Emulation.setEmulatedMedia", features=[feature])

        force("active")
        try:
            yield
        finally:
            force("none")

    def _resize(self, width, height):
        # The window itself cannot be narrower than 500 pixels.
        self.devtools(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )

    def send(self, command: str, **params):
        """Sends a DevTools command, whose result nobody reads."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": command, "params": params}))

    def events(self, method: str, seconds: float):
        """Yields what DevTools reports of one kind in the next seconds."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with suppress(TimeoutError):
                message = json.loads(self._socket.recv(timeout=left))
                if message.get("method") == method:
                    yield message["params"]

    def devtools(self, command: str, **params):
        """Sends a DevTools command and returns its result."""
        self.send(command, **params)
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE + 10))
            if answer.get("id") == self._sent:
                break
        if "error" in answer:
            raise RuntimeError(f"{command}: {answer['error']['message']}")
        return answer["result"]

    def _run(self, script, argument):
        try:
            outcome = self.devtools(
                "Runtime.evaluate",
                expression=f"(function () {{ {script} }})({json.dumps(argument)})",
                awaitPromise=True,
                returnByValue=True,
            )
        except RuntimeError:
            # The page was just going elsewhere, for which the driver waits.
            return super()._run(script, argument)
        if "exceptionDetails" in outcome:
            details = outcome["exceptionDetails"]
            raise ScriptError(details.get("exception", details).get("description", details["text"]))
        return outcome["result"]["value"]

    def collects(self, reference: str) -> bool:
        """Whether what a `WeakRef` of the page's refers to is gone after a few collections."""
        self.devtools("HeapProfiler.enable")
        try:
            for _ in range(10):
                # Once for an element, and again for what held it until its wrapper was gone.
                self.devtools("HeapProfiler.collectGarbage")
                if self.evaluate(f"await pass(1); return {reference}.deref() === undefined"):
                    return True
            return False
        finally:
            self.devtools("HeapProfiler.disable")


@dataclass
class Finger:
    """A finger as DevTools knows it; it stays the same when it lifts and comes down again."""

    id: int
    x: float = 0
    y: float = 0
    down: bool = False

    def point(self) -> dict:
        return {"id": self.id, "x": self.x, "y": self.y, "force": 0.5}


class WebKit(WebDriverBrowser):
    """WebKitGTK's MiniBrowser, on a display of its own because it has no headless mode."""

    name = "webkit"
    pointers = ("mouse", "pen")

    def _start(self, stack, reduced_motion, dark, complete=False):
        settings = self._folder / "config/gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "settings.ini").write_text(
            "[Settings]\n"
            f"gtk-enable-animations={int(not reduced_motion)}\n"
            f"gtk-theme-name={'Adwaita-dark' if dark else 'Adwaita'}\n"
        )
        # The tool bar would keep the window wider than a telephone.
        (settings / "gtk.css").write_text("button, entry { min-width: 0; padding: 0; }")
        # Told to write its number to standard output, Xvfb picks a display that is free.
        xvfb = spawn(
            stack,
            "Xvfb",
            "-displayfd",
            "1",
            "-screen",
            "0",
            "1600x1200x24",
            "-nolisten",
            "tcp",
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        display = ":" + wait_for_line(xvfb.stdout, r"^(\d+)$")
        environment = self._environment(DISPLAY=display, GDK_BACKEND="x11")
        if not complete:
            # Layers would be put together by a graphics processor, which is not there: computed, a
            # frame costs four times as much. Without it the driver cannot take screenshots, and a
            # page of the documentation ends the browser.
            environment["WEBKIT_DISABLE_DMABUF_RENDERER"] = "1"
            # The last of its compilers of WebAssembly takes 0.8 s for the gallery alone, which no
            # page of a test lives long enough to get back.
            environment["JSC_useOMGJIT"] = "0"
            # While another thread compiles the lab's module, a call fails, answers wrongly or never
            # ends in one load of seventy (WebKitGTK 2.50.6 on x86-64: 13 of 880 loads; with one
            # thread 0 of 1,440). No page can help that.
            environment["JSC_useConcurrentJIT"] = "0"
        service = WebKitService("/usr/bin/WebKitWebDriver", env=environment)
        self._connect(stack, service, WebKitOptions(), RemoteConnection)
        # With no window manager there, nobody else gives the window the keyboard.
        subprocess.run(
            [
                "xdotool",
                "search",
                "--sync",
                "--onlyvisible",
                "--class",
                "MiniBrowser",
                "windowfocus",
                "--sync",
            ],
            env={**os.environ, "DISPLAY": display},
            stdout=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=True,
        )
        # The action that would lift each pointer that is down, by its source's id.
        self._held: dict[str, dict] = {}
        # The page has the whole width of the window; once that has arrived, so has the height.
        self._bars = 0
        self._resize(900, 700)
        self.wait_until("return innerWidth === 900")
        self._bars = 700 - self.evaluate("return innerHeight")

    def perform(self, actions):
        if any(map(is_touch, actions)):
            raise ValueError("WebKitGTK's driver passes touch off as mouse")
        for source in actions:
            for action in source["actions"]:
                if action["type"] == "pointerDown":
                    lift = {"type": "pointerUp", "button": action["button"]}
                    self._held[source["id"]] = {**source, "actions": [lift]}
                elif action["type"] == "pointerUp":
                    self._held.pop(source["id"], None)
        super().perform(actions)

    def release(self):
        # The driver drops the held pointers without lifting them.
        if self._held:
            self.perform(list(self._held.values()))
        super().release()

    def _resize(self, width, height):
        self._driver.set_window_size(width, height + self._bars)


class Firefox(Browser):
    """Firefox ESR, by its own WebDriver BiDi, since Debian has no geckodriver."""

    name = "firefox"
    pointers = ("mouse", "touch")

    def _start(self, stack, reduced_motion, dark, shown=False):
        profile = self._folder / "profile"
        profile.mkdir()
        preferences = {
            "ui.prefersReducedMotion": int(reduced_motion),
            "layout.css.prefers-color-scheme.content-override": 0 if dark else 1,
        }
        if shown:
            # A person is there, who may use a screen reader.
            preferences["accessibility.force_disabled"] = -1
        (profile / "user.js").write_text(
            "".join(f'user_pref("{name}", {value});\n' for name, value in preferences.items())
        )
        firefox = spawn(
            stack,
            "firefox-esr",
            "--kiosk" if shown else "--headless",
            "--no-remote",
            "--profile",
            profile,
            "--remote-debugging-port=0",
            # For the accessibility tree.
            "--remote-allow-system-access",
            env=self._environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        url = wait_for_line(firefox.stderr, r"WebDriver BiDi listening on (ws://\S+)")
        self._socket = stack.enter_context(
            connect(
                f"{url}/session", proxy=None, max_size=None, open_timeout=PATIENCE, close_timeout=1
            )
        )
        self._sent = 0
        self._send("session.new", capabilities={})
        self._new_tab()

    def _new_tab(self):
        # The tab that Firefox starts with never gets the focus; one that is made does.
        self._context = self._send("browsingContext.create", type="tab")["context"]

    def _send(self, method: str, **params) -> dict:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._sent:
                break
        if answer["type"] == "error":
            raise RuntimeError(f"{method}: {answer['error']}: {answer['message']}")
        return answer["result"]

    def _open(self, url):
        if not self.evaluate("return document.hasFocus()"):
            # The Tab key has led it out of the page; no click and no command brings it back.
            left = self._context
            self._new_tab()
            self._send("browsingContext.close", context=left)
            self._resize(*self._size)
        try:
            self._navigate(url)
        except RuntimeError as error:
            # A page that goes elsewhere by itself at this moment ends it.
            if "NS_BINDING_ABORTED" not in str(error):
                raise
            self._navigate(url)

    def _navigate(self, url):
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def _run(self, script, argument):
        answer = self._send(
            "script.callFunction",
            target={"context": self._context},
            functionDeclaration=f"function () {{ {script} }}",
            awaitPromise=True,
            arguments=[{"type": "string", "value": argument}],
        )
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]

    def perform(self, actions):
        self._send("input.performActions", context=self._context, actions=actions)

    def release(self):
        self._send("input.releaseActions", context=self._context)

    def is_named(self, id, name):
        # The tree of the browser's own process: screen readers get it. That of the page has names
        # which never arrive there.
        chrome = {"moz:scope": "chrome"}
        window = self._send("browsingContext.getTree", **chrome)["contexts"][0]["context"]
        answer = self._send(
            "script.callFunction",
            target={"context": window},
            functionDeclaration=NAME_IN_TREE,
            awaitPromise=True,
            arguments=[{"type": "string", "value": value} for value in (id, name)],
        )
        return answer["result"]["value"]

    def screenshot(self, path):
        answer = self._send("browsingContext.captureScreenshot", context=self._context)
        Path(path).write_bytes(base64.b64decode(answer["data"]))

    def _resize(self, width, height):
        self._size = width, height
        self._send(
            "browsingContext.setViewport",
            context=self._context,
            viewport={"width": width, "height": height},
            devicePixelRatio=1,
        )


NAME_IN_TREE = """async (id, name) => {
    const service = Cc["@mozilla.org/accessibilityService;1"]
        .getService(Ci.nsIAccessibilityService);
    const find = (element) => {
        if (element?.role > 0 && element.id === id) return element;
        for (let child = element?.firstChild; child; child = child.nextSibling) {
            const found = find(child);
            if (found) return found;
        }
    };
    // The service begins when it is first asked, and the tree comes from another process.
    const deadline = Date.now() + 5000;
    while (Date.now() < deadline) {
        if (find(service.getAccessibleFor(gBrowser.selectedBrowser))?.name === name) return true;
        await new Promise((done) => setTimeout(done, 50));
    }
    return false;
}"""
"""Whether an element has a name in Firefox's accessibility tree."""

ENGINES = {engine.name: engine for engine in (Chromium, Firefox, WebKit)}


def is_touch(source: dict) -> bool:
    return source.get("parameters", {}).get("pointerType") == "touch"


def spawn(stack: ExitStack, *command, **options) -> subprocess.Popen:
    """Starts a process in a group of its own that ends with `stack`."""
    process = subprocess.Popen(command, start_new_session=True, **options)
    stack.callback(kill, process)
    return process


def kill(process: subprocess.Popen | None):
    """Ends `process` and all that it has started."""
    if process is None:
        return
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        # Xvfb, asked kindly, takes its lock file away.
        process.wait(3)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(PATIENCE)


def wait_for_line(stream, pattern: str) -> str:
    """The first group of `pattern` in the first line of `stream` that has it."""
    found = queue.SimpleQueue()
    lines = []

    def read():
        # Reads on for ever: a process whose pipe is full would stop.
        for line in stream:
            lines.append(line.decode(errors="replace").rstrip())
            if match := re.search(pattern, lines[-1]):
                found.put(match[1])
        found.put(None)

    threading.Thread(target=read, daemon=True).start()
    try:
        value = found.get(timeout=PATIENCE)
    except queue.Empty:
        value = None
    if value is None:
        raise RuntimeError("\n".join([f"no line matches {pattern!r} in:", *lines[-20:]]))
    return value
