"""Script time of a frame in Chromium with one of each control wobbling at once, in the gallery.

    Web/build && .venv/bin/python Web/bench/frame.py [rounds]

Each callback that the page gives the browser for a frame is timed by the page's own clock.
"""

import statistics
import sys
import time
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402

START = """
    window.spent = [];
    const ask = requestAnimationFrame;
    requestAnimationFrame = (callback) => ask((stamp) => {
        const before = performance.now();
        callback(stamp);
        spent.push(performance.now() - before);
    });
    for (const button of document.querySelectorAll('.pull:not([id])')) button.click();
    """


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    spent = []
    with Chromium() as browser:
        browser.viewport(1280, 900)
        for _ in range(rounds):
            browser.open("about:blank")
            browser.open((WEB / "dist" / "gallery.html").as_uri())
            time.sleep(2)
            browser.evaluate(START)
            # From the release on, while all of them oscillate.
            time.sleep(0.6)
            browser.evaluate("spent.length = 0")
            time.sleep(0.8)
            spent += browser.evaluate("return spent")
    spent.sort()
    print(
        f"{len(spent)} frames: median {statistics.median(spent):.2f} ms, "
        f"95th percentile {spent[int(len(spent) * 0.95)]:.2f} ms"
    )


if __name__ == "__main__":
    main()
