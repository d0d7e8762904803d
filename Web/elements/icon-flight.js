// The flight of an icon: what it shows until its rest time, as keyframes that Chromium plays while
// the page is busy. It is loaded when the page is idle; a flow that begins before is in frames.
import { make } from './dom.js';
import { plan, start } from './flight.js';
import { setPaint } from './paint.js';
import { COORDINATES } from './path-data.js';

/** The style without what a box that is clipped cannot show. */
const PLAIN = {
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  'stroke-dasharray': 'none',
  'vector-effect': 'none',
  'paint-order': 'normal',
};
/** The styles of strokes, in the order of the core's numbers. */
const JOINS = ['miter', 'round', 'bevel'];
const CAPS = ['butt', 'round', 'square'];

/** Whether a layer has the same colors from start to end; what lies in it may not shine through. */
const isPlain = ({ isStill, start }) =>
  isStill && (!start.width || !start.fillOpacity || start.opacity === 1) &&
  Object.keys(PLAIN).every((name) => start.look[name] === PLAIN[name]);

/** The fills of a layer that are a box each: its fill, and the outline of its stroke. */
function fillsOf({ start }, size) {
  const fills = [];
  const { width, ends } = start;
  const paint = { ...start, stroke: 'none' };
  if (start.fillOpacity > 0) fills.push({ paint });
  if (width > 0) {
    const stroke = [
      width / size,
      JOINS.indexOf(ends['stroke-linejoin']),
      CAPS.indexOf(ends['stroke-linecap']),
      +ends['stroke-miterlimit'],
    ];
    fills.push({
      paint: { ...paint, fill: start.stroke, fillOpacity: start.strokeOpacity },
      stroke,
    });
  }
  return fills;
}

/** Numbers of the core with each point moved from a drawing's sizes to pixels. */
function placed(numbers, [size, left, top]) {
  const path = Float64Array.from(numbers);
  for (let at = 0; at < path.length; at += 1 + COORDINATES[path[at]]) {
    for (let index = 1; index <= COORDINATES[path[at]]; index += 2) {
      path[at + index] = size * path[at + index] + left;
      path[at + index + 1] = size * path[at + index + 1] + top;
    }
  }
  return path;
}

/** The texts of paths, and the rectangle around all of their points. */
function keyframes(paths) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const texts = paths.map((path) => {
    let text = '';
    for (let at = 0; at < path.length;) {
      const verb = path[at++];
      text += 'MLQCZ'[verb];
      for (const end = at + COORDINATES[verb]; at < end; at += 2) {
        const [x, y] = [path[at], path[at + 1]];
        box[0] = Math.min(box[0], x);
        box[1] = Math.min(box[1], y);
        box[2] = Math.max(box[2], x);
        box[3] = Math.max(box[3], y);
        text += `${Math.round(100 * x) / 100} ${Math.round(100 * y) / 100} `;
      }
    }
    return text;
  });
  return { texts, box };
}

/**
 * Hands a flow in an icon over to the browser, from a frame at `time` on. Returns a function that
 * ends the flight; undefined if frames are better.
 */
export function fly(icon, flow, { box, svg, size: own }, time, restTime) {
  const { clientWidth: width, clientHeight: height, shadowRoot } = icon;
  const { layers } = flow;
  if (svg.hasAttribute('preserveAspectRatio') || !layers.every(isPlain)) return;
  const scale = Math.min(width / box.width, height / box.height);
  const size = scale * Math.max(box.width, box.height);
  const place = [size, (width - size) / 2, (height - size) / 2];
  const fills = layers.flatMap((layer) =>
    fillsOf(layer, own).map((fill) => ({ ...fill, pieces: layer.pieces, path: make('path') }))
  );
  for (const { path, paint } of fills) {
    setPaint(path, paint, { scale: 1, color: 'currentColor' }, {});
  }
  const boxes = fills.map(({ path }) => make('svg', { 'aria-hidden': 'true' }, path));
  shadowRoot.append(...boxes);
  const motion = {
    restTime,
    control: { core: { keyframes } },
    riders: () => [],
    frame: (_, time) =>
      fills.map(({ path, pieces, stroke }) => [
        path,
        { d: placed(flow.numbersOf(pieces, time, stroke), place) },
      ]),
  };
  const remove = () => boxes.forEach((box) => box.remove());
  // Icons that are moved together have the same keyframes, each in boxes of its own.
  const key = JSON.stringify([time, place, fills.map(({ stroke }) => stroke)]);
  const nodes = fills.flatMap(({ path }) => [path, path.ownerSVGElement]);
  const planned = flow.way.plans[key] ??= { ...plan(motion, time, 1), nodes };
  if (!planned.flights) return remove();
  const mine = ([node, value]) => [nodes[planned.nodes.indexOf(node)], value];
  const [flights, outlines] = [planned.flights, planned.outlines].map((all) => all.map(mine));
  const end = start({ ...planned, flights, outlines }, icon);
  // The keyframes are pixels.
  const sizes = new ResizeObserver(() => {
    if (icon.clientWidth !== width || icon.clientHeight !== height) icon.land();
  });
  sizes.observe(icon);
  return () => {
    sizes.disconnect();
    end();
    remove();
  };
}
