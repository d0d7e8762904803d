// The points that an outline is drawn from, as dots: end points filled, control points hollow.
import { outline } from '../elements/core.js';

const SVG = 'http://www.w3.org/2000/svg';
// The number of points after each verb: M L Q C Z.
const COUNTS = [1, 1, 2, 3, 0];
const overlays = new WeakMap();

/** Draws the points of an element's outline over it, as they are at `time`. */
export function drawPoints(element, time) {
  const { handles, controls, ends } = overlays.get(element) ?? addOverlay(element);
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
    drawn.controls.push(...points);
    drawn.ends.push(end);
    // A handle belongs to the end that it leaves; the one handle of a quadratic belongs to both.
    if (count === 2) lines += `M${last}L${points[0]}L${end}`;
    if (count === 3) lines += `M${last}L${points[0]}M${points[1]}L${end}`;
    last = end;
  }
  handles.setAttribute('d', lines);
  showDots(controls, drawn.controls, 4.5);
  // Draw them on top: if a curve uses one point twice, both are visible.
  showDots(ends, drawn.ends, 3.5);
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
.points path { fill: none; stroke: var(--points, red); stroke-width: 1.25; stroke-opacity: .75 }
.points path { pointer-events: none }
.points .controls { stroke: var(--points, red); stroke-width: 2; fill: var(--points-hollow, white) }
.points .ends { stroke: var(--points-hollow, white); stroke-width: 1.5; fill: var(--points, red) }
</style><path/><g class="controls"/><g class="ends"/>`;
  const [, handles, controls, ends] = layer.children;
  const overlay = { layer, handles, controls, ends };
  overlays.set(element, overlay);
  element.shadowRoot.append(layer);
  return overlay;
}
