"""What a moving bar costs in Chromium, as ratios to a hand-written floor in the same rounds.

    make bench-web        (or: python Workshop/Web/bench/bench.py [rounds] [bars])

Script, main thread and heap are the browser's own counters (DevTools `Performance.getMetrics`),
read around some seconds in which all bars wobble. Rounds are interleaved, so that a machine that
gets slower gets slower for all.
"""

import functools
import http.server
import statistics
import sys
import threading
import time
from pathlib import Path

WEB = Path(__file__).resolve().parents[3] / "Web"
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402

SECONDS = 3
MODES = ["svg", "each", "byhand", "bound", "jelly", "wave", "soft", "ours"]


class Handler(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        # Isolation gives the page a clock of 5 microseconds instead of 100.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass


def metrics(browser):
    rows = browser.devtools("Performance.getMetrics")["metrics"]
    return {row["name"]: row["value"] for row in rows}


def collected_heap(browser):
    for _ in range(3):
        browser.devtools("HeapProfiler.collectGarbage")
    return browser.devtools("Runtime.getHeapUsage")["usedSize"]


def run(browser, url, mode, bars):
    browser.open(url)
    browser.devtools("Performance.enable")
    browser.evaluate("return prepare(arguments[0], arguments[1])", mode, bars)
    browser.evaluate("window.stop = start()")
    time.sleep(0.5)
    heap = collected_heap(browser)
    before = metrics(browser)
    time.sleep(SECONDS)
    after = metrics(browser)
    heap = collected_heap(browser) - heap
    browser.evaluate("stop()")
    spent = {name: after[name] - before[name] for name in ("ScriptDuration", "TaskDuration")}
    return {
        "script": spent["ScriptDuration"] * 1000,
        "main thread": spent["TaskDuration"] * 1000,
        "heap": heap / 1024,
    }


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    bars = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    handler = functools.partial(Handler, directory=WEB)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/bench/bench.html"

    with Chromium() as browser:
        results = {mode: [] for mode in MODES}
        for _ in range(rounds):
            for mode in MODES:
                results[mode].append(run(browser, url, mode, bars))
    print(f"\n{bars} bars, {SECONDS} s, medians of {rounds} interleaved rounds, ratios to svg\n")
    print(f"{'':8}{'script':>10}{'ratio':>8}{'main thread':>14}{'ratio':>8}{'heap growth':>14}")
    for mode in MODES:
        rows, floor = results[mode], results["svg"]
        ratio = {
            key: statistics.median(row[key] / base[key] for row, base in zip(rows, floor))
            for key in ("script", "main thread")
        }
        middle = {key: statistics.median(row[key] for row in rows) for key in rows[0]}
        print(
            f"{mode:8}{middle['script']:7.0f} ms{ratio['script']:8.2f}"
            f"{middle['main thread']:11.0f} ms{ratio['main thread']:8.2f}"
            f"{middle['heap']:11.0f} KB"
        )


if __name__ == "__main__":
    main()
