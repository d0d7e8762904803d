// The places of an element's own pixels on the screen, under any transform.
import { make } from './dom.js';

/** The distance between two corners of a ruler, in its own pixels. */
const SIDE = 100;

/** The style of a ruler, which does not take space and shows nothing. */
export const rulerStyle = `
.ruler, .ruler * {
  all: unset; position: absolute; inset: 0 auto auto 0; inline-size: 0; block-size: 0;
  overflow: hidden; pointer-events: none;
}
.ruler :nth-child(2n) { left: ${SIDE}px }
.ruler :nth-child(n+3) { top: ${SIDE}px }
`;

/** Puts a ruler at the origin of an element's padding box: four empty boxes in a square. */
export function addRuler(parent) {
  const corners = Array.from({ length: 4 }, () => make('span'));
  const ruler = make('span', { class: 'ruler' }, ...corners);
  parent.append(ruler);
  return ruler;
}

/**
 * The matrix from the pixels of a ruler's parent to the coordinates of pointer events. Its values
 * are NaN where the ruler is not displayed.
 *
 * Scripts can ask for the place of a box under all transforms around it, and for no more. The
 * images of a square's four corners define a projective map: P. Heckbert, *Fundamentals of Texture
 * Mapping and Image Warping*, 1989, § 2.2.3.
 */
export function screenMatrix(ruler) {
  const zoom = unseenZoom(ruler);
  const corners = [...ruler.children].map((corner) => corner.getBoundingClientRect());
  const [x0, x1, x3, x2] = corners.map(({ left }) => left * zoom);
  const [y0, y1, y3, y2] = corners.map(({ top }) => top * zoom);
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return new DOMMatrix([
    ...[(x1 - x0 + g * x1) / SIDE, (y1 - y0 + g * y1) / SIDE, 0, g / SIDE],
    ...[(x3 - x0 + h * x3) / SIDE, (y3 - y0 + h * y3) / SIDE, 0, h / SIDE],
    ...[0, 0, 1, 0],
    ...[x0, y0, 0, 1],
  ]);
}

/** The image of a point; NaN where there is none, as behind the eye of a perspective. */
export function mapped({ m11, m12, m14, m21, m22, m24, m41, m42, m44 }, x, y) {
  const w = m14 * x + m24 * y + m44;
  const image = w > 0 ? [m11 * x + m21 * y + m41, m12 * x + m22 * y + m42] : [NaN, NaN];
  return image.map((coordinate) => coordinate / w);
}

/** The images of a rectangle's corners, around it. */
const mappedCorners = (matrix, { left, top, right, bottom }) =>
  [[left, top], [right, top], [right, bottom], [left, bottom]]
    .map(([x, y]) => mapped(matrix, x, y));

/**
 * The distance from a point to the border of the image of a rectangle in a direction: to the far
 * border from a point outside, and 0 where there is none.
 */
export function reach(matrix, rectangle, [x, y], [dx, dy]) {
  const corners = mappedCorners(matrix, rectangle);
  const distances = corners.map(([x0, y0], index) => {
    const [x1, y1] = corners[(index + 1) % 4];
    const [ex, ey] = [x1 - x0, y1 - y0];
    const cross = dx * ey - dy * ex;
    const distance = ((x0 - x) * ey - (y0 - y) * ex) / cross;
    const share = ((x0 - x) * dy - (y0 - y) * dx) / cross;
    return share >= 0 && share <= 1 ? distance : 0;
  });
  return Math.max(0, ...distances);
}

/** The smallest rectangle around the image of a rectangle. */
export function mappedBounds(matrix, rectangle) {
  const corners = mappedCorners(matrix, rectangle);
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]));
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The CSS zoom that an element's rectangle does not contain: all of it in WebKit, else 1. */
function unseenZoom(element) {
  if ('currentCSSZoom' in element) return 1;
  const outer = element.parentElement ?? element.getRootNode().host;
  return getComputedStyle(element).zoom * (outer ? unseenZoom(outer) : 1);
}
