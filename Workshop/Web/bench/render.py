"""What a moving bar costs Chromium beside script: style, layout, pre-paint and paint.

    make bench-web        (or: python Workshop/Web/bench/render.py [rounds] [bars …])

Times come from the browser's own trace, as thread time, for a bar and for one that is written by
hand with a box for its content (`byhand` in bench.html). Rounds are interleaved, and a ratio is the
median of those within a round.
"""

import functools
import http.server
import json
import statistics
import sys
import threading
import time
import urllib.request
from collections import defaultdict
from contextlib import ExitStack
from pathlib import Path

from websockets.sync.client import connect

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[2] / "Web"
sys.path.insert(0, str(WEB / "tests"))
sys.path.insert(0, str(HERE))
from bench import Handler  # noqa: E402
from browsers import Chromium  # noqa: E402

SECONDS = 1.5
MODES = ["byhand", "jelly"]
PARTS = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "pre-paint": ("PrePaint",),
    "paint": ("Paint",),
    "script": ("FireAnimationFrame",),
}


class Trace:
    """A trace of the browser while the block runs.

    `totals` are milliseconds of thread time by name.
    """

    def __init__(self, address):
        with urllib.request.urlopen(f"http://{address}/json/version") as answer:
            self._url = json.load(answer)["webSocketDebuggerUrl"]

    def __enter__(self):
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(connect(self._url, max_size=None, proxy=None))
        self._send(
            1, "Tracing.start", categories="devtools.timeline,disabled-by-default-devtools.timeline"
        )
        while json.loads(self._socket.recv()).get("id") != 1:
            pass
        self.totals = defaultdict(float)
        return self

    def __exit__(self, *_):
        self._send(2, "Tracing.end")
        while True:
            message = json.loads(self._socket.recv())
            events = message.get("params", {}).get("value", [])
            for event in events if message.get("method") == "Tracing.dataCollected" else []:
                self.totals[event["name"]] += event.get("tdur", 0) / 1000
                if event["name"] == "FireAnimationFrame":
                    self.totals["frames"] += 1
            if message.get("method") == "Tracing.tracingComplete":
                break
        self._stack.close()

    def _send(self, number, method, **params):
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))


def run(browser, address, url, mode, bars):
    """Milliseconds a frame, by part."""
    browser.open(url)
    browser.evaluate("return prepare(arguments[0], arguments[1])", mode, bars)
    browser.evaluate("window.stop = start()")
    time.sleep(0.4)
    with Trace(address) as trace:
        time.sleep(SECONDS)
    browser.evaluate("stop()")
    frames = trace.totals["frames"]
    if not frames:
        # A busy machine has not begun yet.
        return run(browser, address, url, mode, bars)
    spent = {
        part: sum(trace.totals[name] for name in names) / frames for part, names in PARTS.items()
    }
    spent["rendering"] = sum(spent[part] for part in PARTS if part != "script")
    return spent


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    counts = [int(count) for count in sys.argv[2:]] or [1, 10, 100]
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=WEB)
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/bench/bench.html"
    with Chromium() as browser:
        address = browser._driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        for bars in counts:
            results = {mode: [] for mode in MODES}
            for _ in range(rounds):
                for mode in MODES:
                    results[mode].append(run(browser, address, url, mode, bars))
            print(f"\n{bars} bars, {rounds} rounds of {SECONDS} s, medians, ms a frame")
            print(
                f"{'':12}" + "".join(f"{mode:>10}" for mode in MODES) + f"{'ratio':>8}  (quartiles)"
            )
            for part in [*PARTS, "rendering"]:
                ratios = sorted(
                    mine[part] / theirs[part]
                    for mine, theirs in zip(results["jelly"], results["byhand"])
                    if theirs[part]
                )
                middles = [statistics.median(row[part] for row in results[mode]) for mode in MODES]
                low, middle, high = (
                    statistics.quantiles(ratios, n=4) if len(ratios) > 1 else ratios * 3
                )
                print(
                    f"{part:12}"
                    + "".join(f"{value:10.3f}" for value in middles)
                    + f"{middle:8.2f}  ({low:.2f}-{high:.2f})"
                )


if __name__ == "__main__":
    main()
