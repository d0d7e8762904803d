// The points that an outline is drawn from, as dots: end points filled, control points hollow. Of a
// soft outline only the end points are dots, since there are many.
import { outline } from '../../../Web/elements/core.js';
import { make } from '../../../Web/elements/dom.js';
import { COORDINATES, moved, PATH, piecesOf } from '../../../Web/elements/path-data.js';

const overlays = new WeakMap();

/** Draws the points of an element's outline over it, as they are at `time`. */
export function drawPoints(element, time) {
  // An icon is too small for points.
  if (element.closest?.('.tray, jelly-shape:empty')) return;
  const overlay = overlays.get(element) ?? addOverlay(element);
  const isSoft = isSoftOutline(element, time);
  let lines = '';
  let last;
  const drawn = { controls: [], ends: [] };
  for (const points of drawnPieces(element, time)) {
    const count = points.length;
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

/** The pieces of an outline at `time`: of each its points in the element's pixels, the end last. */
export function drawnPieces(element, time) {
  const matrices = matricesOf(element, time);
  const drawn = [];
  let matrix;
  for (const [command, points] of piecesOf(outline(element, time))) {
    if (command === PATH) matrix = matrices.shift();
    else if (points.length) {
      drawn.push(matrix ? points.map((point) => moved(matrix, point)) : points);
    }
  }
  return drawn;
}

/** Of each form of a drawing the matrix to the element's pixels; the core has their inverses. */
function matricesOf(element, time) {
  const commands = element.commandsAt?.(time);
  if (!commands) return [];
  const { start, end } = commands;
  const numbers = new Float64Array(element.control.core.memory.buffer, start, (end - start) / 8);
  const matrices = [];
  for (let at = 0; at < numbers.length;) {
    const verb = numbers[at++];
    if (verb === PATH) matrices.push(new DOMMatrix([...numbers.slice(at + 8, at += 14)]).inverse());
    else at += COORDINATES[verb];
  }
  return matrices;
}

/** Whether an outline is a sum of waves, or a sheet. */
function isSoftOutline(element, time) {
  if (element.waves || element.commands) return true;
  const { core, kind } = element.control;
  return core.taken(core.waves(kind, element.body, time, core.numbers, core.limit)).length > 1;
}

function showDots(group, points, radius) {
  while (group.children.length > points.length) group.lastChild.remove();
  while (group.children.length < points.length) group.append(make('circle', { r: radius }));
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
  const layer = make('svg', { class: 'points', 'aria-hidden': 'true' });
  layer.innerHTML = `<style>
.points { z-index: 2 }
.points path { fill: none; stroke: var(--points, red); pointer-events: none }
.points .handles { stroke-width: 1.25; stroke-opacity: .75 }
.points .controls { stroke: var(--points, red); stroke-width: 2; fill: var(--points-hollow, white) }
.points .ends { stroke: var(--points-hollow, white); stroke-width: 1.5; fill: var(--points, red) }
</style><path class="handles"/><g class="controls"/><g class="ends"/>`;
  const [, handles, controls, ends] = layer.children;
  const overlay = { layer, handles, controls, ends };
  overlays.set(element, overlay);
  // Beside the outline itself: a field's is in a box below its label.
  const root = element.pointsRoot ?? element.shadowRoot.querySelector('svg').parentNode;
  root.append(layer);
  return overlay;
}
