// The plot: how deep both tunings are over time, and how far they are apart.

const WIDTH = 600;
const HEIGHT = 220;
const STEPS = 300;

/**
 * The value that says how deep a control is, and its unit; the others are measured by their box.
 */
const DEPTHS = {
  'jelly-bar': ['depth', 'px'],
  'elastic-field': ['bulge', 'px'],
  'gooey-pager': ['factor', ''],
};

/** The box around an outline's points: left, top, right, bottom. */
function boxOf(numbers) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const counts = [2, 2, 4, 6, 0];
  for (let at = 0; at < numbers.length;) {
    const next = at + 1 + counts[numbers[at]];
    for (at++; at < next; at += 2) {
      const [x, y] = [numbers[at], numbers[at + 1]];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}

/** How far the outline reaches beyond where it was at first, in pixels. */
function reachOf(box, rest) {
  if (box[0] === Infinity) return 0;
  return Math.max(rest[0] - box[0], rest[1] - box[1], box[2] - rest[2], box[3] - rest[3]);
}

/** How deep a replay is at some seconds after its start. */
function depthsOf(replay, control, seconds) {
  const [name] = DEPTHS[control] ?? [];
  const rest = name ? undefined : boxOf(replay.outline(replay.start - 1));
  return seconds.map((second) => {
    const time = replay.start + second;
    return name ? replay.values(time)[name] : reachOf(boxOf(replay.outline(time)), rest);
  });
}

const lineOf = (points) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Draws both depths, and what lies between them; returns the facts below the plot, in words. */
export function drawPlot(svg, control, replays, duration) {
  const seconds = Array.from({ length: STEPS + 1 }, (_, step) => (duration * step) / STEPS);
  const [a, b] = replays.map((replay) => depthsOf(replay, control, seconds));
  const least = Math.min(0, ...a, ...b);
  const most = Math.max(least + 1e-6, ...a, ...b);
  const x = (index) => (WIDTH * index) / STEPS;
  const y = (depth) => 10 + ((depth - least) / (most - least)) * (HEIGHT - 20);
  const points = (depths) => depths.map((depth, index) => [x(index), y(depth)]);
  const between = `${lineOf(points(a))}${lineOf(points(b).reverse()).replace('M', 'L')}Z`;
  svg.innerHTML = `<path class="apart" d="${between}"/><line class="zero" x2="${WIDTH}" y1="${
    y(0)
  }" y2="${y(0)}"/>
    <path class="line-b" d="${lineOf(points(b))}"/><path class="line-a" d="${lineOf(points(a))}"/>
    <line class="now" y1="0" y2="${HEIGHT}" x1="0" x2="0"/>`;
  const apart = a.map((depth, index) => Math.abs(depth - b[index]));
  const largest = Math.max(...apart);
  const unit = (DEPTHS[control] ?? ['', 'px'])[1];
  const text = (number) => `${number.toFixed(unit ? 1 : 3)}${unit && ` ${unit}`}`;
  return `Deepest: A ${text(Math.max(...a))}, B ${text(Math.max(...b))}. Most apart: ${
    text(largest)
  } after ${seconds[apart.indexOf(largest)].toFixed(2)} s. Length: ${duration.toFixed(2)} s.`;
}

/** Shows the time on the plot, as a share of its length. */
export function markTime(svg, share) {
  const now = svg.querySelector('.now');
  now?.setAttribute('x1', WIDTH * share);
  now?.setAttribute('x2', WIDTH * share);
}
