// How the forms of a drawing are painted, and what is painted between two drawings.

/** The style of a path that decides, beside its colors, how it is painted. */
const LOOK = 'stroke-dasharray stroke-dashoffset paint-order vector-effect filter clip-path mask \
mix-blend-mode marker-start marker-mid marker-end';
/** The style of the ends and corners of strokes, which changes at once. */
const ENDS = 'stroke-linecap stroke-linejoin stroke-miterlimit';

/** An element and all around it in its drawing, from the inside out. */
export const nodesAround = (element) => {
  const nodes = [];
  for (let node = element; node?.namespaceURI?.endsWith('svg'); node = node.parentNode) {
    nodes.push(node);
  }
  return nodes;
};

/** The opacity of an element and all around it in its drawing. */
export const opacityOf = (element) =>
  nodesAround(element).reduce((product, node) => product * +getComputedStyle(node).opacity, 1);

/** The outermost group around a form that cuts off what is drawn in it, or the form. */
export const uncutPlaceOf = (form) =>
  nodesAround(form).findLast((node) =>
    node === form || (node.ownerSVGElement &&
      ['clip-path', 'mask-image'].some((name) =>
        !['none', ''].includes(getComputedStyle(node).getPropertyValue(name))
      ))
  );

/**
 * Whether an element has the color of the text around its host. A page's transition can delay the
 * color of each element on the way.
 */
export function inheritsColor(element, host) {
  const { color } = getComputedStyle(host);
  if (getComputedStyle(element).color === color) return true;
  for (let node = element; node && node !== host; node = node.parentNode) {
    const animations = node.getAnimations?.() ?? [];
    if (animations.some(({ transitionProperty }) => transitionProperty === 'color')) return true;
  }
  return false;
}

/**
 * How a form is painted: colors and numbers, and other style as texts. Widths are pixels. The color
 * of the text around it stays a word, so that it follows the page on the way, too.
 */
export function paintOf(form, matrix, host) {
  const style = getComputedStyle(form);
  const isText = (color) => color === style.color && inheritsColor(form, host);
  const named = (color) => isText(color) ? 'currentColor' : color;
  const texts = (names) =>
    Object.fromEntries(names.split(' ').map((name) => [name, style.getPropertyValue(name)]));
  // A width that is no number of pixels is a share.
  const isFixed = style.vectorEffect === 'non-scaling-stroke';
  const scale = isFixed ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const width = (parseFloat(style.strokeWidth) || 0) * scale;
  const isStroke = style.stroke !== 'none' && width > 0;
  const look = texts(LOOK);
  // The paths on the way have lengths of their own.
  const unit = +form.getAttribute('pathLength');
  if (unit > 0 && look['stroke-dasharray'] !== 'none') {
    const share = form.getTotalLength() / unit;
    for (const name of ['stroke-dasharray', 'stroke-dashoffset']) {
      look[name] = look[name].replace(/[-\d.]+(px)?/g, (text) => `${share * parseFloat(text)}px`);
    }
  }
  const isVisible = style.visibility === 'visible' && style.display !== 'none';
  return {
    fill: named(style.fill),
    fillOpacity: isVisible && style.fill !== 'none' ? +style.fillOpacity : 0,
    stroke: isStroke ? named(style.stroke) : 'none',
    strokeOpacity: isStroke && isVisible ? +style.strokeOpacity : 0,
    width: isStroke ? width : 0,
    isEvenOdd: style.fillRule === 'evenodd',
    opacity: opacityOf(form),
    look,
    ends: texts(ENDS),
  };
}

/** Whether two paints are the same. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** For each node the index of the first in its row that is painted alike; they are one path. */
export function firstsOf(nodes) {
  const firsts = [];
  for (const [index, { form, paint, part }] of nodes.entries()) {
    const before = nodes[index - 1];
    const isAlike = before?.form.parentNode === form.parentNode && before.part === part &&
      isSame(before.paint, paint);
    firsts.push(isAlike ? firsts[index - 1] : index);
  }
  return firsts;
}

/** Whether a paint refers to a gradient or the like of its drawing. */
export const isServed = (paint) => JSON.stringify(paint).includes('url(');

/** Whether the way from one paint to another goes through paints. */
const isMixable = (start, end) =>
  isSame(start, end) ||
  (isSame(start.look, end.look) &&
    !isServed([start.fill, start.stroke, end.fill, end.stroke]));

const mixed = (start, end, share) => start + (end - start) * share;

/** The color between two; that of the other one where one is none. */
const mixedColor = (start, end, share) =>
  start === 'none' || share >= 1 || start === end
    ? end
    : end === 'none'
    ? start
    : `color-mix(in srgb, ${end} ${100 * share}%, ${start})`;

/** The ends of strokes between two paints. */
const mixedEnds = (start, end) => {
  const { ends } = end.width ? end : start;
  // What a fill becomes is closed, so that a line has a join on the way where it has an end.
  const isFilled = !start.width || !end.width;
  const isRound = ends['stroke-linecap'] === 'round';
  return isFilled && isRound ? { ...ends, 'stroke-linejoin': 'round' } : ends;
};

/** The paint between two. */
const mixedPaint = (start, end, share) => ({
  ...end,
  fill: mixedColor(start.fill, end.fill, share),
  stroke: mixedColor(start.stroke, end.stroke, share),
  fillOpacity: mixed(start.fillOpacity, end.fillOpacity, share),
  strokeOpacity: start.width && end.width
    ? mixed(start.strokeOpacity, end.strokeOpacity, share)
    : Math.max(start.strokeOpacity, end.strokeOpacity),
  width: mixed(start.width, end.width, share),
  opacity: mixed(start.opacity, end.opacity, share),
  ends: mixedEnds(start, end),
});

/** What is painted of a layer: all of it, or as it fades in or out. */
export const paintAt = ({ start, end }, share) => {
  if (start && end) return mixedPaint(start, end, share);
  const paint = start ?? end;
  // Both are whole in the middle: what lies behind does not shine through.
  return { ...paint, opacity: paint.opacity * Math.min(2 * (start ? 1 - share : share), 1) };
};

/** What is painted between two lists of paints: a layer is still if its paint stays. */
export const layersOf = (starts, ends) => {
  const [[start], [end]] = [starts, ends];
  return starts.length === 1 && ends.length === 1 && isMixable(start, end)
    ? [{ start, end, isStill: isSame(start, end) }]
    : [...starts.map((start) => ({ start })), ...ends.map((end) => ({ end }))];
};

/** Paints a path in a drawing of its own scale and text color; `last` is how it is painted. */
export function setPaint({ style }, paint, { scale, color }, last) {
  const colored = (text) => text.replaceAll('currentColor', color);
  const isFixed = paint.look['vector-effect'] === 'non-scaling-stroke';
  const values = {
    fill: colored(paint.fill),
    'fill-opacity': paint.fillOpacity,
    'fill-rule': 'nonzero',
    stroke: colored(paint.stroke),
    'stroke-opacity': paint.strokeOpacity,
    'stroke-width': `${paint.width / (isFixed ? 1 : scale)}px`,
    opacity: paint.opacity,
    ...paint.look,
    ...paint.ends,
  };
  for (const name in values) {
    if (last[name] !== values[name]) style.setProperty(name, last[name] = values[name]);
  }
}
