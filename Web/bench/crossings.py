"""How often an icon crosses itself under random pulls, where it does not at rest.

    make bench-web        (or: python Web/bench/crossings.py)

Of 200 icons of two sets those that neither cross nor touch themselves at rest, ten pulls each: of
one finger that goes at most 0.6 of the size, of one that goes twice as far, and of two. Each pull
is looked at 60 times, while it is held and afterwards.
"""

import sys
from collections import Counter
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(WEB / "tests"))
from browsers import Chromium  # noqa: E402
from test_icons import icons  # noqa: E402
from webserver import DIST  # noqa: E402

PULLS = {"one finger, up to 0.6": (1, 0.6), "one finger, up to 1.2": (1, 1.2),
         "two fingers, up to 0.6": (2, 0.6)}  # fmt: skip

BATCH = 10  # A script may take half a minute.

COUNT = """
const { outline } = await import('elements/core.js');
const { PATH, piecesOf } = await import('elements/path-data.js');
const [icons, fingers, farthest] = arguments;
document.body.innerHTML = icons.map((icon) =>
  `<jelly-shape style="width: 96px; height: 96px">${icon}</jelly-shape>`).join('');
for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
let seed = 7;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;

/** The segments of each form, of which a curve has eight, and the contour and place of each. */
function formsOf(shape, time) {
  const forms = [];
  let last, first, all;
  const line = (to) => {
    if (Math.hypot(to[0] - last[0], to[1] - last[1]) > 1e-6) all.push([...last, ...to]);
    last = to;
  };
  for (const [verb, points] of piecesOf(outline(shape, time))) {
    if (verb === PATH) forms.push(all = []);
    else if (verb === 0) last = first = points[0];
    else if (verb === 1) line(points[0]);
    else if (verb === 4) line(first);
    else {
      const hull = [last, ...points];
      const weights = verb === 2 ? [1, 2, 1] : [1, 3, 3, 1];
      for (let step = 1; step <= 8; step++) {
        const t = step / 8;
        line([0, 1].map((axis) => hull.reduce((sum, point, index) => sum + weights[index] *
          t ** index * (1 - t) ** (verb - index) * point[axis], 0)));
      }
    }
  }
  return forms;
}

/** Whether parts of a form come so near each other at rest that they touch, in its own units. */
function touches(forms) {
  const away = (x, y, [ax, ay, bx, by]) => {
    const [ux, uy] = [bx - ax, by - ay];
    const part = ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy);
    const at = Math.min(Math.max(part, 0), 1);
    return Math.hypot(ax + at * ux - x, ay + at * uy - y);
  };
  // Two that follow each other meet, but a line may also go back on itself.
  const meet = ([ax, ay, bx, by], [cx, cy, dx, dy]) =>
    ((ax === dx && ay === dy) || (bx === cx && by === cy)) &&
    (bx - ax) * (dx - cx) + (by - ay) * (dy - cy) >
      -0.99 * Math.hypot(bx - ax, by - ay) * Math.hypot(dx - cx, dy - cy);
  return forms.some((all) => all.some((one, index) => all.slice(index + 1).some((other) =>
    !meet(one, other) && Math.min(away(one[0], one[1], other), away(one[2], one[3], other),
      away(other[0], other[1], one), away(other[2], other[3], one)) < 0.05)));
}

/** Whether two segments of a form cross, well within both: not where one ends on the other. */
function crosses(forms) {
  return forms.some((all) => all.some(([ax, ay, bx, by], index) => {
    const [left, right] = ax < bx ? [ax, bx] : [bx, ax];
    const [ux, uy] = [bx - ax, by - ay];
    for (let other = index + 2; other < all.length; other++) {
      const [cx, cy, dx, dy] = all[other];
      if ((cx < left && dx < left) || (cx > right && dx > right)) continue;
      const [vx, vy] = [dx - cx, dy - cy];
      const area = ux * vy - uy * vx;
      const s = ((cx - ax) * vy - (cy - ay) * vx) / area;
      const t = ((cx - ax) * uy - (cy - ay) * ux) / area;
      if (s > 0.03 && s < 0.97 && t > 0.03 && t < 0.97) return true;
    }
  }));
}

let now = performance.now() + 1e6;
const found = { drawings: 0, crossed: 0, frames: 0, crossing: 0 };
for (const shape of document.querySelectorAll('jelly-shape')) {
  const { control: { touchBegan, touchMoved, touchEnded } } = shape;
  const { clock } = await import('elements/clock.js');
  const look = () => crosses(formsOf(shape, clock.seconds(now)));
  if (look() || touches(formsOf(shape, clock.seconds(now)))) continue;
  found.drawings++;
  let isCrossed = false;
  const frame = () => {
    now += 1000 / 60;
    found.frames++;
    if (!look()) return;
    found.crossing++;
    isCrossed = true;
  };
  for (let pull = 0; pull < 10; pull++) {
    const starts = Array.from({ length: fingers }, () => [96 * random(), 96 * random()]);
    const ways = starts.map(() => {
      const [angle, length] = [2 * Math.PI * random(), 96 * farthest * random()];
      return [length * Math.cos(angle), length * Math.sin(angle)];
    });
    starts.forEach((start, finger) => shape.handle(touchBegan, [...start, finger], now));
    for (let step = 1; step <= 12; step++) {
      starts.forEach((start, finger) => shape.handle(touchMoved,
        [...start.map((one, axis) => one + ways[finger][axis] * step / 12), finger], now));
      frame();
    }
    for (let step = 0; step < 18; step++) frame();
    starts.forEach((start, finger) => shape.handle(touchEnded,
      [...start.map((one, axis) => one + ways[finger][axis]), finger], now));
    for (let step = 0; step < 30; step++) frame();
    now += 10_000;
    // Its frames have not been drawn.
    shape.handle(touchMoved, [0, 0, 0], now);
  }
  found.crossed += isCrossed;
}
return found;
"""


def main():
    print("\nIcons that cross themselves where they do not at rest\n")
    with Chromium() as browser:
        for name, (fingers, farthest) in PULLS.items():
            browser.open((DIST / "gallery.html").as_uri())
            browser.wait_until("return !!document.querySelector('.to-lab')")
            found = Counter()
            for start in range(0, 200, BATCH):
                batch = icons()[start : start + BATCH]
                found.update(browser.evaluate(COUNT, batch, fingers, farthest))
            print(
                f"{name:24}{found['crossing']:6} of {found['frames']} frames,"
                f"{found['crossed']:4} of {found['drawings']} icons"
            )


if __name__ == "__main__":
    main()
