"""How much of a motion nobody sees, and how large the last step to rest is, in Chromium.

    make bench-tails      (or: python Workshop/Web/bench/tails.py [scene …])

A tail is the time from which on each picture is within 8 of 255 of the last one before rest, as a
share of the motion. A step is the largest change of a pixel from that picture to rest, of 255,
where a drop also gets another kind of shadow. Both are measured with 1, 2 and 3 pixels a point: in
the element's own colors, in which tails are the longest, and in black, in which steps are the
largest.

An element draws itself at given times, so the load of the machine does not count.
"""

import argparse
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
WEB = HERE.parents[2] / "Web"
sys.path[:0] = [str(HERE), str(WEB / "tests")]
from browsers import Chromium  # noqa: E402
from elements import ELEMENTS  # noqa: E402
from page import JELLY, OWN, SCENES, open_page  # noqa: E402
from webserver import Site  # noqa: E402

SEEN = 8
"""The largest difference of a pixel that nobody sees, of 255."""

STEP = 1 / 120
"""The time between two pictures, in seconds."""

COMPARED = {"drawer": "drawer", "bar": "1 bar", "switch": "1 switch", "group": "12 chips"}
"""The scenes of the comparison with others whose first act is measured here, too."""

LOOKS = {"own colors": "", "black": "<style>* { --jelly-fill: #000 !important }</style>"}

FIND = """
    window.moved = [...document.querySelectorAll(':defined')].find(({ body }) => body > 0);
    Object.defineProperty(moved, 'canFly', { value: false });
    window.pixels = async (data) => {
        const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
        const bitmap = await createImageBitmap(blob);
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    };
    window.difference = async (data) => {
        const picture = await pixels(data);
        let largest = 0;
        for (let at = 0; at < picture.length; at++) {
            largest = Math.max(largest, Math.abs(picture[at] - last[at]));
        }
        return largest;
    };
    const start = moved.clock.seconds();
    {
        %s
    }
    // A layout may move the element with the next frames.
    for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
    moved.clock.stop(moved);
    return [start, moved.restTime];
"""


class Scene:
    """A page with one element, and the script that moves it."""

    def __init__(self, html, act):
        self.html = html
        self.act = act


def scenes():
    """All scenes by their names."""
    found = {}
    for name, scene in COMPARED.items():
        own = next(one for one in SCENES[scene] if one.name.startswith(OWN))
        found[name] = Scene(own.html, next(iter(own.acts.values())))
    for name in ("slider", "field"):
        found[name] = Scene(JELLY + ELEMENTS[name].html, ELEMENTS[name].stir)
    return found


def measure(site, scene, look, scale):
    """The length of a motion and of its tail, in seconds, and the largest change in the end."""
    with Chromium() as browser:
        browser.devtools(
            "Emulation.setDeviceMetricsOverride",
            width=1000,
            height=800,
            deviceScaleFactor=scale,
            mobile=False,
        )
        open_page(browser, site, Scene(LOOKS[look] + scene.html, scene.act))
        start, rest = browser.evaluate(FIND % scene.act)

        def picture(time):
            browser.evaluate("moved.draw(arguments[0])", time)
            return browser.devtools("Page.captureScreenshot", format="png")["data"]

        def difference(time):
            return browser.evaluate("return difference(arguments[0])", picture(time))

        last = rest - 1e-6
        browser.evaluate("window.last = await pixels(arguments[0])", picture(last))
        step = difference(rest + 1)
        tail = 0
        while last - tail > start and difference(last - tail - STEP) <= SEEN:
            tail += STEP
        return rest - start, tail, step


def main():
    found = scenes()
    parser = argparse.ArgumentParser(description="Measures the ends of motions in Chromium.")
    parser.add_argument("scenes", nargs="*", metavar="scene", help=", ".join(found))
    options = parser.parse_args()
    if unknown := set(options.scenes) - set(found):
        parser.error(f"scene: must be one of {', '.join(found)}; got {', '.join(unknown)}")
    scales = (1, 2, 3)
    print(f"{'':10}{'':12}{'s':>6}{'tail, % of it, at ×1 ×2 ×3':>28}{'last step':>14}")
    with Site() as site:
        for name in options.scenes or found:
            for look in LOOKS:
                rows = [measure(site, found[name], look, scale) for scale in scales]
                tails = "".join(f"{100 * tail / length:8.1f}" for length, tail, _ in rows)
                steps = "".join(f"{step:5.0f}" for *_, step in rows)
                print(f"{name:10}{look:12}{rows[0][0]:6.2f}{tails:>28}{steps:>16}", flush=True)


if __name__ == "__main__":
    main()
