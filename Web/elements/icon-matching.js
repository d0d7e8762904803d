// Matches the drawings of a <jelly-icon> that nobody has matched; a page with all matches does not
// load it.
import { Drawing } from './drawing.js';
import { keyOf, known, matrixOf, nameOf } from './icon-drawing.js';
import { openMatching } from './morph.js';
import { Motion } from './motion.js';
import { PaintedDrawing } from './painted-drawing.js';
import { movedPath } from './path-data.js';

/** Whether the boxes of two drawings have one shape. */
export const areAlike = ({ box }, { box: other }) =>
  Math.abs(box.width * other.height / (box.height * other.width) - 1) < 0.01;

/** Matches pairs of drawings of an icon that nobody has matched, and warns about them. */
export async function matchIcons(pairs, host, warn) {
  for (const [from, to] of pairs) {
    // Nobody tries twice.
    known.set(keyOf(from, to), []);
    if (from.isPlain && to.isPlain && areAlike(from, to)) {
      warn(`${nameOf(from, to)}: must be matched when the page is built; got no match, and loads \
morph.js. To end this, import what "npx jelly-elements match" makes of the files, or what \
copy(customElements.get('jelly-icon').matches) copies`);
      const motion = new Motion(await openMatching());
      const [before, next] = [from, to].map((icon) => numbersOf(icon, host, warn));
      known.set(keyOf(from, to), motion.match(before, next) ?? []);
    } else {
      warn(`${nameOf(from, to)}: must be forms in one color each, in boxes of one shape; got \
others, for which there is <jelly-shape morphs>`);
    }
  }
}

/** The drawing of an icon in a host, in sizes as the core matches it. */
export function numbersOf({ svg, box, nodes }, host, warn) {
  const drawing = new Drawing([svg], [], warn);
  drawing.forms = drawing.forms.filter(({ form }) => nodes.some((node) => node.form === form));
  for (const one of drawing.forms) {
    one.matrix = new DOMMatrix().translate(-box.x, -box.y).multiply(matrixOf(one.form));
    one.placed = movedPath(one.commands, one.matrix);
  }
  const painted = new PaintedDrawing(drawing, host);
  return painted.numbers([box.width, box.height], undefined, (_first, _paint, index) => {
    const { first, color } = nodes.find(({ form }) => form === painted.nodes[index].form);
    return [first, color];
  });
}
