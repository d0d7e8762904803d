// Matches the drawings of icons when a page is built, in Node.
import { readFile as read } from 'node:fs/promises';
import { openCore } from '../../elements/core.js';
import { commandsOf, RIDERS } from '../../elements/drawing.js';
import { keyOf, moduleOf, readIcon } from '../../elements/icon-drawing.js';
import { areAlike, numbersOf } from '../../elements/icon-matching.js';
import { Motion } from '../../elements/motion.js';
import { isServed } from '../../elements/paint.js';
import { faultAt, quoted, readFile } from './svg-file.js';
import { getComputedStyle } from './style.js';

const core = read(new URL('./jelly-morph.wasm', import.meta.url))
  .then((bytes) => WebAssembly.instantiate(bytes))
  .then(({ instance }) => openCore(instance));

/** What is around a drawing in a page. */
const HOST = { style: { color: 'text' } };
const OTHERS = 'must be forms in one color each, for others there is <jelly-shape morphs>';

/** Reads the drawing of a file; throws an error with its place if a page would not flow it. */
function iconOf(file, text) {
  const svg = readFile(file, text);
  const rider = svg.querySelector(`svg, ${RIDERS}`);
  if (rider) throw faultAt(rider, `${OTHERS}; got <${rider.localName}>`);
  const icon = readIcon(svg, HOST);
  if (!(icon.box.width > 0 && icon.box.height > 0)) {
    throw faultAt(svg, 'viewBox: must be four numbers, or width and height be lengths; got none');
  }
  for (const { form, paint } of icon.nodes) {
    if (isServed(paint)) throw faultAt(form, `${OTHERS}; got url()`);
    try {
      commandsOf(form);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      throw faultAt(form, `<${form.localName}>: ${error.message}`);
    }
  }
  if (!icon.nodes.length) throw faultAt(svg, 'must have forms with a fill or a stroke; got none');
  // What is wrong in a form that is not painted is not seen.
  return { ...icon, numbers: numbersOf(icon, HOST, () => {}) };
}

/** The module with the matches of all pairs of drawings, by the names of their files. */
export async function match(drawings) {
  const files = Object.entries(drawings);
  if (files.length < 2) {
    throw new Error(`drawings: must be two or more; got ${files.length || 'none'}`);
  }
  const motion = new Motion(await core);
  const icons = files.map(([file, text]) => iconOf(file, text));
  for (const { svg, numbers } of icons) {
    if (!motion.match([], numbers)) {
      throw faultAt(svg, 'must have at most 128 curves in 32 contours; got more');
    }
  }
  const matches = new Map();
  for (const [index, from] of icons.entries()) {
    for (const to of icons.slice(index + 1)) {
      if (from.key === to.key || matches.has(keyOf(to, from))) continue;
      const [one, other] = [from, to].map(({ svg }) => svg.file);
      if (!areAlike(from, to)) {
        throw new Error(`${one} and ${other}: must be in boxes of one shape; got others`);
      }
      const found = motion.match(from.numbers, to.numbers);
      if (!found) throw new Error(`${one} and ${other}: must fit into a match; got too much`);
      matches.set(keyOf(from, to), found);
    }
  }
  return moduleOf(matches);
}
