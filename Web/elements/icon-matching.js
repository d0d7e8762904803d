// Matches the drawings of a <jelly-icon> that nobody has matched; a page with all matches does not
// load it.
import { Drawing, RIDERS } from './drawing.js';
import { keyOf, known, matrixOf, nameOf } from './icon-drawing.js';
import { openMatching } from './morph.js';
import { Motion } from './motion.js';
import { isServed } from './paint.js';
import { PaintedDrawing } from './painted-drawing.js';
import { movedPath } from './path-data.js';

/** Whether an icon draws nothing but forms in colors. */
const isPlain = ({ svg, nodes }) =>
  !svg.querySelector(`svg, ${RIDERS}`) && !isServed(nodes.map(({ paint }) => paint));

/** Matches pairs of drawings of an icon that nobody has matched, and warns about them. */
export async function matchIcons(pairs, host, warn) {
  for (const [from, to] of pairs) {
    // Nobody tries twice.
    known.set(keyOf(from, to), []);
    const ratio = from.box.width * to.box.height / (from.box.height * to.box.width);
    if (isPlain(from) && isPlain(to) && Math.abs(ratio - 1) < 0.01) {
      warn(`${nameOf(from, to)}: must be matched when the page is built; got no match, and loads \
morph.js. To end this, import a module with what \
copy(customElements.get('jelly-icon').matches) copies`);
      known.set(keyOf(from, to), await matchIcon(from, to, host, warn) ?? []);
    } else {
      warn(`${nameOf(from, to)}: must be forms in one color each, in boxes of one shape; got \
others, for which there is <jelly-shape morphs>`);
    }
  }
}

/** Matches two drawings of an icon; returns the match as numbers, undefined if there is none. */
async function matchIcon(from, to, host, warn) {
  const own = await openMatching();
  const [before, next] = [from, to].map(({ svg, box, nodes }) => {
    const drawing = new Drawing([svg], [], warn);
    for (const one of drawing.forms) {
      one.matrix = new DOMMatrix().translate(-box.x, -box.y).multiply(matrixOf(one.form));
      one.placed = movedPath(one.commands, one.matrix);
    }
    const painted = new PaintedDrawing(drawing, host);
    const numberOf = (index) => {
      const { first, color } = nodes.find(({ form }) => form === painted.nodes[index].form);
      return [first, color];
    };
    return painted.numbers([box.width, box.height], undefined, numberOf);
  });
  return new Motion(own).match(before, next);
}
