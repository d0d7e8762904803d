// The drawing in an <svg>: each of its paths and forms as commands of the core.
import { CLOSE, CURVE, LINE, MOVE, movedPath, readPath } from './path-data.js';

/** The forms of which a drawing consists. */
export const FORMS = 'path, circle, ellipse, rect, line, polygon, polyline';
/** The elements with which a shape in them is pressed. */
export const OWNER = 'button, a[href], summary, label, [role=button], [role=link]';
/** The elements that ride along on a drawing. */
export const RIDERS = 'text, image, use, foreignObject';
/** The elements that are not drawn where they stand. */
export const UNSEEN = 'defs, clipPath, mask, pattern, symbol, marker';

/** A path of four curves in an ellipse, from its right end on, as browsers draw it. */
function ellipse(x, y, rx, ry) {
  const handle = (4 / 3) * Math.tan(Math.PI / 8);
  const [hx, hy] = [rx * handle, ry * handle];
  return [
    ...[MOVE, x + rx, y],
    ...[CURVE, x + rx, y + hy, x + hx, y + ry, x, y + ry],
    ...[CURVE, x - hx, y + ry, x - rx, y + hy, x - rx, y],
    ...[CURVE, x - rx, y - hy, x - hx, y - ry, x, y - ry],
    ...[CURVE, x + hx, y - ry, x + rx, y - hy, x + rx, y],
    CLOSE,
  ];
}

/** A rectangle with round corners. */
function rectangle(x, y, width, height, rx, ry) {
  const [right, bottom] = [x + width, y + height];
  if (!rx || !ry) {
    return [MOVE, x, y, LINE, right, y, LINE, right, bottom, LINE, x, bottom, CLOSE];
  }
  const away = 1 - (4 / 3) * Math.tan(Math.PI / 8);
  const [ax, ay] = [rx * away, ry * away];
  return [
    ...[MOVE, x + rx, y, LINE, right - rx, y],
    ...[CURVE, right - ax, y, right, y + ay, right, y + ry, LINE, right, bottom - ry],
    ...[CURVE, right, bottom - ay, right - ax, bottom, right - rx, bottom, LINE, x + rx, bottom],
    ...[CURVE, x + ax, bottom, x, bottom - ay, x, bottom - ry, LINE, x, y + ry],
    ...[CURVE, x, y + ay, x + ax, y, x + rx, y, CLOSE],
  ];
}

/** A length of a form. In a drawing that is hidden, Chromium has 0 for a share of its box. */
function lengthOf(form, name) {
  const { value, unitType, valueInSpecifiedUnits } = form[name].baseVal;
  const { width, height } = form.viewportElement?.viewBox.baseVal ?? {};
  if (unitType !== SVGLength.SVG_LENGTHTYPE_PERCENTAGE || !(width > 0 && height > 0)) return value;
  const whole = name === 'r'
    ? Math.hypot(width, height) / Math.SQRT2
    : /x|width/.test(name)
    ? width
    : height;
  return valueInSpecifiedUnits / 100 * whole;
}

/** The commands of a form, in its own coordinates; none if it is empty. */
export function commandsOf(form) {
  const style = getComputedStyle(form);
  const length = (name) => lengthOf(form, name);
  // A radius that is not given is the other one.
  const radii = (most) => {
    const given = ['rx', 'ry'].map((name) => style[name] !== 'auto' && form.hasAttribute(name));
    const [rx, ry] = ['rx', 'ry'].map(length);
    const both = [given[0] ? rx : ry, given[1] ? ry : rx];
    return most ? both.map((radius, axis) => Math.min(radius, most[axis])) : both;
  };
  switch (form.localName) {
    case 'path':
      return readPath(form.getAttribute('d') ?? '');
    case 'circle':
      return length('r') > 0 ? ellipse(length('cx'), length('cy'), length('r'), length('r')) : [];
    case 'ellipse': {
      const [rx, ry] = radii();
      return rx > 0 && ry > 0 ? ellipse(length('cx'), length('cy'), rx, ry) : [];
    }
    case 'rect': {
      const [width, height] = [length('width'), length('height')];
      if (!(width > 0 && height > 0)) return [];
      return rectangle(length('x'), length('y'), width, height, ...radii([width / 2, height / 2]));
    }
    case 'line':
      return [MOVE, length('x1'), length('y1'), LINE, length('x2'), length('y2')];
    default: {
      const points = [...form.points].flatMap(({ x, y }) => [LINE, x, y]);
      if (points.length) points[0] = MOVE;
      return form.localName === 'polygon' && points.length ? [...points, CLOSE] : points;
    }
  }
}

/** The matrix from an element's own coordinates to a frame's pixels; null if it has none. */
export function matrixIn(frame, element, inverse = frame.getScreenCTM()?.inverse()) {
  const there = inverse && element.getScreenCTM();
  const matrix = there && DOMMatrix.fromMatrix(inverse.multiply(there));
  return matrix && Number.isFinite(matrix.inverse().a + matrix.e + matrix.f) ? matrix : null;
}

/**
 * What some `<svg>`s draw: their forms with their commands, and the elements that ride along. Both
 * have the index of their part, −1 for none.
 */
export class Drawing {
  svgs;
  forms;
  riders;

  /** Reads it; `warn` is called with what is wrong in a form, which is left out. */
  constructor(svgs = [], parts = [], warn) {
    this.svgs = svgs;
    const partOf = (element) => parts.findLastIndex((part) => part.contains(element));
    const seen = (names) =>
      svgs.flatMap((svg) => [...svg.querySelectorAll(names)])
        .filter((element) => !element.closest(UNSEEN));
    this.forms = seen(FORMS).flatMap((form) => {
      try {
        const commands = commandsOf(form);
        return commands.length ? [{ form, part: partOf(form), commands }] : [];
      } catch ({ message }) {
        warn(`<${form.localName}>: ${message}`);
        return [];
      }
    });
    this.riders = seen(RIDERS).map((rider) => ({ rider, part: partOf(rider) }));
  }

  /** Finds where the forms are in a frame's pixels: each gets its matrix, and moved commands. */
  place(frame) {
    const inverse = frame.getScreenCTM()?.inverse();
    for (const one of this.forms) {
      one.matrix = matrixIn(frame, one.form, inverse);
      one.placed = one.matrix && movedPath(one.commands, one.matrix);
    }
  }

  /** The forms that are somewhere. */
  get placed() {
    return this.forms.filter(({ placed }) => placed);
  }

  /** The number of parts, up to the last one that is somewhere. */
  get partCount() {
    return 1 + Math.max(-1, ...this.placed.map(({ part }) => part));
  }
}

/** Leaves a drawing without a name to the eye. */
export function hideUnnamed(svg) {
  const isNamed = svg.querySelector(':scope > title') ||
    svg.matches('[role], [aria-label], [aria-labelledby]');
  if (!isNamed) svg.setAttribute('aria-hidden', 'true');
}

/** Shows each change of a path at once, whatever a page has for all of its elements. */
export function stopTransitions({ style }) {
  for (const name of ['transition', 'animation']) style.setProperty(name, 'none', 'important');
}

/** Whether a form is painted where a point of the screen is. */
export function isPainted(form, x, y) {
  const point = new DOMPoint(x, y).matrixTransform(form.getScreenCTM().inverse());
  const { fill, stroke } = getComputedStyle(form);
  return (fill !== 'none' && form.isPointInFill(point)) ||
    (stroke !== 'none' && form.isPointInStroke(point));
}
