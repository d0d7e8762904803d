// The plot: how deep both tunings are over time, and how far they are apart.
import { boxOf, LINE, MOVE, piecesOf, pointsOf } from '../../../Web/elements/path-data.js';

const WIDTH = 600;
const HEIGHT = 220;
const STEPS = 300;

/**
 * The value that measures a control's depth, and its unit. An edge is measured under the finger, so
 * that it can be above its rest; the others are measured by their box.
 */
const DEPTHS = {
  'jelly-bar': ['edge', 'px'],
  'jelly-refresh': ['edge', 'px'],
  'jelly-field': ['sideDisplacement', 'px'],
  'jelly-pager': ['factor', ''],
  'jelly-switch': ['progress', ''],
  'jelly-slider': ['progress', ''],
  'jelly-segments': ['progress', ''],
  'jelly-row': ['extent', 'px'],
};
/** Into how many chords a curve is divided where it is measured. */
const CHORDS = 12;

/** The lowest place of an outline at a distance from the left. */
function edgeAt(numbers, across) {
  let lowest = -Infinity;
  let [x, y] = [0, 0];
  const line = (toX, toY) => {
    if (Math.min(x, toX) <= across && across <= Math.max(x, toX)) {
      const share = toX === x ? 1 : (across - x) / (toX - x);
      lowest = Math.max(lowest, y + share * (toY - y));
    }
    [x, y] = [toX, toY];
  };
  for (const [command, points] of piecesOf(numbers)) {
    if (command === MOVE) [[x, y]] = points;
    else if (command === LINE) line(...points[0]);
    else if (points.length) {
      const all = [[x, y], ...points];
      for (let chord = 1; chord <= CHORDS; chord++) {
        line(...[0, 1].map((axis) => onCurve(all.map((point) => point[axis]), chord / CHORDS)));
      }
    }
  }
  return lowest;
}

/** A coordinate of a Bézier curve, by de Casteljau. */
function onCurve(numbers, share) {
  if (numbers.length === 1) return numbers[0];
  return onCurve(
    numbers.slice(1).map((number, index) => numbers[index] + share * (number - numbers[index])),
    share,
  );
}

/** Returns the distance that the outline reaches beyond its first place, in pixels. */
function reachOf(box, rest) {
  if (box.left === Infinity || rest.left === Infinity) return 0;
  return Math.max(
    rest.left - box.left,
    rest.top - box.top,
    box.right - rest.right,
    box.bottom - rest.bottom,
  );
}

/** Returns the depths of a replay of events at some seconds after its start. */
function depthsOf(replay, control, events, seconds) {
  const [name] = DEPTHS[control] ?? [];
  // A copy: the next outline takes its place in memory. A group has nothing before its first event.
  const outlineAt = (time) => Array.from(replay.outline(time));
  const before = outlineAt(replay.start - 1);
  const rest = before.length ? before : outlineAt(replay.start);
  const restBox = boxOf(pointsOf(rest));
  const touches = events.map(({ at, x, position }) => ({ at, x: x ?? position }))
    .filter(({ x }) => x !== undefined);
  let touch = 0;
  return seconds.map((second) => {
    const time = replay.start + second;
    if (name === 'edge') {
      while (touches[touch + 1]?.at <= time) touch++;
      // A finger may be beside the edge.
      const x = Math.min(Math.max(touches[touch]?.x ?? 0, restBox.left), restBox.right);
      return edgeAt(replay.outline(time), x) - edgeAt(rest, x);
    }
    return name
      ? replay.values(time)[name]
      : reachOf(boxOf(pointsOf(replay.outline(time))), restBox);
  });
}

const lineOf = (points) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Returns the title of a control's plot. */
export const plotTitle = (control) =>
  DEPTHS[control]?.[0] === 'edge' ? 'Depth under the finger over time' : 'Depth over time';

/** Draws both depths, and what lies between them; returns the facts below the plot, in words. */
export function drawPlot(svg, control, replays, events, duration) {
  const seconds = Array.from({ length: STEPS + 1 }, (_, step) => (duration * step) / STEPS);
  const [a, b] = replays.map((replay) => depthsOf(replay, control, events, seconds));
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
  const over = (depths) => text(Math.max(0, -Math.min(...depths)));
  const beyond = Math.min(...a, ...b) < 0 ? ` Beyond rest: A ${over(a)}, B ${over(b)}.` : '';
  return `Deepest: A ${text(Math.max(...a))}, B ${text(Math.max(...b))}.${beyond} Most apart: ${
    text(largest)
  } after ${seconds[apart.indexOf(largest)].toFixed(2)} s. Length: ${duration.toFixed(2)} s.`;
}

/** Shows the time on the plot, as a share of its length. */
export function markTime(svg, share) {
  const now = svg.querySelector('.now');
  now?.setAttribute('x1', WIDTH * share);
  now?.setAttribute('x2', WIDTH * share);
}
