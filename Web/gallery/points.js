// The points that an outline is drawn from, as dots: end points filled, control points hollow. Of a
// soft outline only the end points are dots, since there are many. In its middle stand the waves
// that it is the sum of, as bars, from the longest one on.
import { outline } from '../elements/core.js';

const SVG = 'http://www.w3.org/2000/svg';
// The number of points after each verb: M L Q C Z.
const COUNTS = [1, 1, 2, 3, 0];
/** From one wave's bar to the next at most, in pixels. */
const BAR_STEP = 6;
const overlays = new WeakMap();

/** Draws the points of an element's outline over it, as they are at `time`. */
export function drawPoints(element, time) {
  const overlay = overlays.get(element) ?? addOverlay(element);
  const waves = wavesOf(element, time);
  const isSoft = waves !== undefined;
  drawBars(overlay, element, waves ?? []);
  const numbers = outline(element, time);
  let lines = '';
  let last;
  const drawn = { controls: [], ends: [] };
  for (let at = 0; at < numbers.length;) {
    const count = COUNTS[numbers[at++]];
    const points = Array.from(
      { length: count },
      (_, index) => numbers.subarray(at + 2 * index, at + 2 * index + 2),
    );
    at += 2 * count;
    if (!count) continue;
    const end = points.pop();
    if (!isSoft) drawn.controls.push(...points);
    drawn.ends.push(end);
    // A handle belongs to the end that it leaves; the one handle of a quadratic belongs to both.
    if (count === 2) lines += `M${last}L${points[0]}L${end}`;
    if (count === 3) lines += `M${last}L${points[0]}M${points[1]}L${end}`;
    last = end;
  }
  overlay.handles.setAttribute('d', lines);
  showDots(overlay.controls, drawn.controls, 4.5);
  // Draw them on top: if a curve uses one point twice, both are visible.
  showDots(overlay.ends, drawn.ends, isSoft ? 2 : 3.5);
}

/** The amplitudes of the waves of a soft outline, in pixels; undefined for another outline. */
function wavesOf(element, time) {
  if (element.waves) return element.waves(time);
  const { core, kind } = element.control;
  const waves = core.taken(core.waves(kind, element.body, time, core.numbers)).slice(1);
  return waves.length ? waves : undefined;
}

/** Draws amplitudes as bars in the middle of an element. */
function drawBars({ layer, barsAround, bars }, { middle }, amplitudes) {
  const { x, y, width } = middle ??
    { x: layer.clientWidth / 2, y: layer.clientHeight / 2, width: layer.clientWidth };
  const step = Math.min(BAR_STEP, width / (amplitudes.length + 1));
  const left = x - (step * (amplitudes.length - 1)) / 2;
  const lines = [...amplitudes].map((height, index) =>
    // A wave at rest is a dot.
    `M${(left + step * index).toFixed(1)} ${y.toFixed(1)}v${(height || .01).toFixed(2)}`
  ).join('');
  for (const [path, width] of [[barsAround, .8], [bars, .4]]) {
    path.setAttribute('d', lines);
    path.setAttribute('stroke-width', step * width);
  }
}

function showDots(group, points, radius) {
  while (group.children.length > points.length) group.lastChild.remove();
  while (group.children.length < points.length) {
    group.append(document.createElementNS(SVG, 'circle'));
    group.lastChild.setAttribute('r', radius);
  }
  points.forEach(([x, y], index) => {
    group.children[index].setAttribute('cx', x);
    group.children[index].setAttribute('cy', y);
  });
}

/** Removes the points. */
export function erasePoints(element) {
  overlays.get(element)?.layer.remove();
  overlays.delete(element);
}

function addOverlay(element) {
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('class', 'points');
  layer.setAttribute('aria-hidden', 'true');
  layer.innerHTML = `<style>
.points { z-index: 2 }
.points path { fill: none; stroke: var(--points, red); pointer-events: none }
.points .handles { stroke-width: 1.25; stroke-opacity: .75 }
.points .controls { stroke: var(--points, red); stroke-width: 2; fill: var(--points-hollow, white) }
.points .bars { stroke-linecap: round }
.points .bars + .bars { stroke: var(--points-hollow, white) }
.points .ends { stroke: var(--points-hollow, white); stroke-width: 1.5; fill: var(--points, red) }
</style><path class="handles"/><g class="controls"/><g class="ends"/><path class="bars"/><path
  class="bars"/>`;
  const [, handles, controls, ends, barsAround, bars] = layer.children;
  const overlay = { layer, handles, controls, ends, barsAround, bars };
  overlays.set(element, overlay);
  // Beside the outline itself: a field's is in a box below its label.
  const root = element.pointsRoot ?? element.shadowRoot.querySelector('svg').parentNode;
  root.append(layer);
  return overlay;
}
