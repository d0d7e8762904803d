// The drawing in an <svg>: each of its paths and forms as commands of the core.
import { make } from './dom.js';
import { CLOSE, CURVE, LINE, MOVE, readPath } from './path-data.js';

/** The forms of which a drawing consists. */
export const FORMS = 'path, circle, ellipse, rect, line, polygon, polyline';
/** The elements with which a shape in them is pressed. */
export const OWNER = 'button, a[href], summary, label, [role=button], [role=link]';
/** The elements that ride along on a drawing. */
export const RIDERS = 'text, image, use, foreignObject';
/** The elements that are not drawn where they stand. */
export const UNSEEN = 'defs, clipPath, mask, pattern, symbol, marker';

/**
 * The attributes that a path that stands in for a form does not take over: its geometry, and those
 * that strict policies forbid to set as text. The style follows as properties.
 */
const OWN = /^(d|id|c[xy]|r[xy]?|[xy][12]?|width|height|points|style|on.*)$/;
/** The properties that a path that stands in for a form takes over from its style. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin \
stroke-miterlimit stroke-dasharray stroke-dashoffset opacity paint-order vector-effect filter \
clip-path mask mix-blend-mode transform transform-origin transform-box marker-start marker-mid \
marker-end cursor pointer-events color';

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

/** The commands of a form, in its own coordinates; none if it is empty. */
export function commandsOf(form) {
  const style = getComputedStyle(form);
  const length = (name) => form[name].baseVal.value;
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

/** Whether a page delays changes of a form: Chromium and Firefox do that to path data, too. */
export const hasTransition = (form) => /[1-9]/.test(getComputedStyle(form).transitionDuration);

/** A path that looks like a form, to be shown in its place while it moves. */
export function standIn(form) {
  const path = make('path');
  for (const { name, value } of form.attributes) {
    if (!OWN.test(name)) path.setAttribute(name, value);
  }
  // Style sheets may ask for the form's name or place.
  const style = getComputedStyle(form);
  for (const name of PAINT.split(' ')) path.style.setProperty(name, style.getPropertyValue(name));
  stopTransitions(path);
  path.setAttribute('aria-hidden', 'true');
  return path;
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
