// A drawing of an icon: how its forms are painted, and the key by which a match is found.
//
// The key has all on which a match depends: path data, transforms, and what is painted alike. So
// the match of an icon that has changed is not found any more. Colors are not in it.
//
// package/match reads the same of files: what is asked of elements here, these have, too.
import { FORMS, RIDERS, UNSEEN } from './drawing.js';
import { firstsOf, isServed, nodesAround, paintOf } from './paint.js';

/** The attributes of the geometry of forms. */
const GEOMETRY = 'd cx cy r rx ry x y width height x1 y1 x2 y2 points pathLength'.split(' ');

/** The matches that are known in this page, by the keys of both drawings. */
export const known = globalThis[Symbol.for('jelly-matches')] ??= new Map();

export const keyOf = (from, to) => `${from.key} ${to.key}`;
export const nameOf = (from, to) => `${from.svg.dataset.name} and ${to.svg.dataset.name}`;

const plain = (text) => text?.replace(/[\s,]+/g, ' ').trim() ?? '';

/** The elements from a form out to its `<svg>`, without that. */
const around = (form) => nodesAround(form).slice(0, -1);

/** The matrix from a form's own coordinates to those of its `<svg>`, which may be hidden. */
export function matrixOf(form) {
  let matrix = new DOMMatrix();
  for (const { transform } of around(form)) {
    const list = transform.baseVal;
    // To consolidate the list would change the page's attribute.
    for (let index = list.numberOfItems - 1; index >= 0; index--) {
      matrix = DOMMatrix.fromMatrix(list.getItem(index).matrix).multiply(matrix);
    }
  }
  return matrix;
}

/** The box of an `<svg>` in its own coordinates: that of a viewBox, or its size. */
export function viewBoxOf(svg) {
  const { x, y, width, height } = svg.viewBox.baseVal ?? {};
  if (width > 0 && height > 0) return { x, y, width, height };
  return { x: 0, y: 0, width: svg.width.baseVal.value, height: svg.height.baseVal.value };
}

/** A hash of a text with 64 bits. */
function hash(text) {
  let [high, low] = [0x9e3779b9, 0x85ebca6b];
  for (const byte of new TextEncoder().encode(text)) {
    high = Math.imul(high ^ byte, 0x01000193);
    low = Math.imul(low ^ byte, 0x5bd1e995) ^ (low >>> 15);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

/** A module with matches, as text. */
export const moduleOf = (matches) =>
  `// Matches of icons; see "Icons that flow" in the manual of Jelly.
const known = globalThis[Symbol.for('jelly-matches')] ??= new Map();
${[...matches].map(([key, match]) => `known.set('${key}', [${match}]);\n`).join('')}`;

/**
 * Nodes with the colors of their file: beside `currentColor` one that the drawing gives by itself
 * is another one, also where a page has it for its text. Of what a style sheet gives only the
 * result can be read.
 */
function ownNodes(nodes) {
  const own = nodes.map((node) => ({ ...node, paint: { ...node.paint } }));
  for (const name of ['fill', 'stroke']) {
    const given = nodes.map(({ form }) =>
      nodesAround(form).map((node) => node.style?.[name] || node.getAttribute(name))
        .find((text) => text && text !== 'inherit')
    );
    if (!given.some((text) => /currentcolor/i.test(text))) continue;
    own.forEach(({ form, paint }, index) => {
      const isOwn = given[index] && !/currentcolor|var\(/i.test(given[index]);
      if (isOwn && paint[name] === 'currentColor') paint[name] = getComputedStyle(form)[name];
    });
  }
  return own;
}

/** Whether a style moves an element, which is not in its matrix. */
const isMoved = (element) =>
  !element.hasAttribute('transform') && getComputedStyle(element).transform !== 'none';

/** Whether a form is drawn where it stands: neither it nor a layer around it is switched off. */
const isThere = (form) =>
  !form.closest(UNSEEN) &&
  !around(form).some((element) => getComputedStyle(element).display === 'none');

/** Reads a drawing in a host, whose color of text it follows. */
export function readIcon(svg, host) {
  const box = viewBoxOf(svg);
  const size = Math.max(box.width, box.height);
  const colors = [];
  const nodes = [...svg.querySelectorAll(FORMS)].filter(isThere)
    .map((form) => ({ form, paint: paintOf(form, matrixOf(form), host) }))
    .filter(({ paint }) => paint.fillOpacity > 0 || paint.strokeOpacity > 0);
  // Browsers turn with errors in the last digits, in which alike paints would differ.
  for (const { paint } of nodes) paint.width = +paint.width.toPrecision(6);
  const own = ownNodes(nodes);
  const firsts = firstsOf(own);
  const lines = nodes.map((node, index) => {
    const { form, paint } = node;
    node.first = firsts[index];
    const { stroke } = own[index].paint;
    if (!colors.includes(stroke)) colors.push(stroke);
    node.color = colors.indexOf(stroke);
    const transforms = around(form).map((element) => plain(element.getAttribute('transform')));
    return [
      form.localName,
      ...GEOMETRY.map((name) => plain(form.getAttribute(name))),
      ...transforms.filter(Boolean),
      +(paint.fillOpacity > 0),
      Math.round(1e4 * paint.width / size),
      +paint.isEvenOdd,
      node.first,
      node.color,
    ].join('|');
  });
  const isPlain = !svg.querySelector(`svg, ${RIDERS}`) &&
    !nodes.some(({ form, paint }) => isServed(paint) || around(form).some(isMoved));
  // As a text: browsers round its numbers in different ways.
  const frame = svg.viewBox.baseVal?.width > 0
    ? plain(svg.getAttribute('viewBox'))
    : `${box.width} ${box.height}`;
  // A match draws forms in colors: what has something else has no key of one.
  const key = hash([frame, ...lines, ...(isPlain ? [] : ['others'])].join('\n'));
  return { svg, box, size, nodes, isPlain, key };
}
