"""What a screen reader says about the elements and about their native twins, and where it differs.

    make speech
    .venv/bin/python Workshop/Web/speech/compare.py [--browser chromium] [--only switch,…]

Orca runs with a browser on a display and a bus of their own; keys come by xdotool. Nothing is
heard: Orca writes its utterances to a file. After a key everything said must be the same. Of a drag
the last number must be the value: how many numbers are read depends on time. A pair that differs is
tried once more. A second Orca of the same user cannot run at the same time.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / "Web/tests"))

from browsers import ENGINES, spawn, wait_for_line  # noqa: E402
from gestures import drag  # noqa: E402
from twins import START, TWINS, Code, Drag  # noqa: E402
from webserver import ELEMENTS, FOLDERS, Site  # noqa: E402

QUIET = 0.6
"""Seconds of silence that end a step, if Orca has nothing to do; shorter ones were not tried."""
LONGEST = 6.0
"""Seconds after which a step ends in any case."""

BY_THE_READER = (
    # With Firefox a custom slider is horizontal, and an `<input type=range>` is neither that nor
    # vertical.
    (r"\bhorizontal slider\b", "slider"),
    # An element that can be dragged listens for clicks, so that none follows the drag.
    (r" clickable\b\.?", ""),
    # It puts a point after some texts, which is a pause.
    (r"(?<=\w)\.(?= ·|$)", ""),
)
"""What only the reader's choice makes different; see the manual, Screen readers."""


VALUE = "return `${it.value}`"


class Orca:
    """Orca on a display and a bus of their own; the bus is that of `dbus-run-session`."""

    def __init__(self, stack: ExitStack):
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="speech-")))
        home.chmod(0o700)
        self.file = home / "speech"
        self.file.touch()
        self._read = 0
        scripts = home / "data/orca"
        scripts.mkdir(parents=True)
        (scripts / "orca-customizations.py").symlink_to(HERE / "orca-customizations.py")
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1000x800x24", "-nolisten", "tcp"]
        quiet = {"stderr": subprocess.DEVNULL}
        display = spawn(stack, *command, stdout=subprocess.PIPE, **quiet)
        os.environ.update(
            DISPLAY=":" + wait_for_line(display.stdout, r"^(\d+)$"),
            HOME=str(home),
            XDG_RUNTIME_DIR=str(home),
            XDG_DATA_HOME=str(home / "data"),
            JELLY_SPEECH=str(self.file),
            GSETTINGS_BACKEND="memory",
            GTK_MODULES="gail:atk-bridge",
            LANG="C.UTF-8",
            LC_ALL="C.UTF-8",
        )
        quiet["stdout"] = subprocess.DEVNULL
        spawn(stack, "openbox", **quiet)
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            switch_on = (
                "gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus --method"
            )
            set_to = f"org.freedesktop.DBus.Properties.Set org.a11y.Status {name} <true>"
            subprocess.run([*switch_on.split(), *set_to.split()], check=True, **quiet)
        spawn(stack, "/usr/bin/python3", "/usr/bin/orca", **quiet)
        deadline = time.time() + 60
        while not self.is_idle(since=0):
            if time.time() > deadline:
                raise SystemExit("speech: orca: must start within 60 s")
            time.sleep(0.2)

    def is_idle(self, since: float) -> bool:
        """Whether it has had nothing to do after a moment."""
        try:
            return float(Path(f"{self.file}.idle").read_text(encoding="ascii")) > since
        except (OSError, ValueError):
            return False

    def new(self) -> list[str]:
        """What it has said since the last call."""
        data = self.file.read_bytes()[self._read :]
        data = data[: data.rfind(b"\n") + 1]
        self._read += len(data)
        return [json.loads(line).strip() for line in data.decode().splitlines()]

    def heard(self) -> list[str]:
        """What it says until it is silent and idle."""
        lines = []
        start = last = time.time()
        while time.time() - start < LONGEST:
            new = self.new()
            lines += new
            if new:
                last = time.time()
            elif time.time() - last > QUIET and self.is_idle(last + QUIET / 2):
                break
            time.sleep(0.05)
        return [line for line in lines if line]


def act(browser, step):
    """Does a step of a pair; its code is that of this side."""
    if isinstance(step, Drag):
        left, top, width, height = browser.evaluate(
            "const { x, y, width, height } = it.getBoundingClientRect();"
            "return [x, y, width, height]"
        )
        way = [(left + width * share, top + height / 2) for share in (step.start, step.end)]
        browser.perform(drag("mouse", [way[0], (*way[1], 600)]))
    elif isinstance(step, Code):
        browser.evaluate(step.code)
    else:
        subprocess.run(["xdotool", "key", step], check=True)
    # The page has handled it, and the browser has reported the changes.
    browser.evaluate(
        "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def listen(browser, site, orca, html: str, steps) -> list[list[str]]:
    """What is said at each step on a page with this HTML."""
    browser.open(
        site.page(f"""<html lang=en><title>Page</title><link rel=stylesheet href=/jelly.css>
        <style>body {{ font: 16px sans-serif; margin: 20px }}</style>
        <p id=start tabindex=-1>Start</p><script src=/speech/page.js></script>
        <div>{html}</div><p><a href=#end>End</a></p>
        <script type=module>
            import * as jelly from "/jelly.js";
            await jelly.ready;
            window.isReady = true;
        </script>""")
    )
    browser.wait_until("return window.isReady")
    orca.heard()
    browser.evaluate("start.focus()")
    orca.heard()
    said = []
    for step in steps:
        orca.new()
        act(browser, step)
        lines = orca.heard()
        numbers = re.findall(r"\d+", " ".join(lines))
        # Both sides read other numbers; the last one must be right.
        if isinstance(step, Drag) and numbers and numbers[-1] == browser.evaluate(VALUE):
            lines = ["numbers, at last the value"]
        said.append(lines)
    return said


def plain(said: list[str]) -> str:
    """What is compared of a step."""
    text = " · ".join(said)
    for pattern, word in BY_THE_READER:
        text = re.sub(pattern, word, text)
    # A second blank is not spoken.
    return " ".join(text.split()) or "—"


def pairs(browser, site, orca, twin):
    """Each step with what is said of the native twin and of the element."""
    native_steps = [
        Code(step.native) if isinstance(step, Code) and step.native else step for step in twin.steps
    ]
    native = listen(browser, site, orca, twin.native, native_steps)
    jelly = listen(browser, site, orca, twin.jelly, twin.steps)
    return [
        (step, plain(one), plain(other))
        for step, one, other in zip(twin.steps, native, jelly)
        if step != START
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--browser", default="firefox", choices=("firefox", "chromium"))
    parser.add_argument("--only", type=lambda text: text.split(","), default=list(TWINS))
    parser.add_argument("--all", action="store_true", help="print what agrees, too")
    options = parser.parse_args()
    if unknown := set(options.only) - set(TWINS):
        parser.error(f"--only: must be of {', '.join(TWINS)}; got {', '.join(unknown)}")
    html = "".join(twin.jelly for twin in TWINS.values())
    if missing := [tag for tag in ELEMENTS if f"<{tag} " not in html and f"<{tag}>" not in html]:
        parser.error(f"twins.py: must have each element; got no {', '.join(missing)}")
    if "JELLY_SPEECH_BUS" not in os.environ:
        os.environ["JELLY_SPEECH_BUS"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    count = differ = 0
    with ExitStack() as stack:
        orca = Orca(stack)
        site = stack.enter_context(Site({"/speech/": HERE, **FOLDERS}))
        browser = stack.enter_context(ENGINES[options.browser](shown=True))
        for name in options.only:
            found = pairs(browser, site, orca, TWINS[name])
            if any(native != jelly for _, native, jelly in found):
                again = pairs(browser, site, orca, TWINS[name])
                found = [min(both, key=lambda one: one[1] != one[2]) for both in zip(found, again)]
            for step, native, jelly in found:
                count += 1
                differ += native != jelly
                if native == jelly and not options.all:
                    continue
                what = step if isinstance(step, str) else getattr(step, "code", "a drag")
                mark = " " if native == jelly else "≠"
                print(
                    f"{mark} {name}: {what}\n    native: {native}\n    jelly:  {jelly}", flush=True
                )
    print(f"speech: {options.browser}: {count - differ} of {count} pairs agree, {differ} differ")
    sys.exit(differ > 0)


main()
