// The distance that a moving outline may come before it cuts the content of an element.
import { mappedBounds } from './plane.js';

/** The elements that count as one thing, whatever is in them. */
const THINGS = 'input, select, textarea, img, picture, video, canvas, svg, meter, progress';

/** Whether an element is painted, so that it can be cut where nothing stands in it. */
function isPainted(element) {
  const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$/.test(backgroundColor) ||
    borderStyle !== 'none';
}

/** The clearance in each measured element; a change of its content makes it unknown. */
const clearances = new WeakMap();

/**
 * Returns the clearance between the outline of an element and the nearest thing in it, in the
 * element's own pixels; infinite without any. An element that hangs from a side has its outline at
 * the other one.
 *
 * A thing that is beyond the outline already, such as a menu that hangs from it, does not count,
 * and neither does a thing that covers it, such as a picture up to the edge.
 */
export function clearanceAt(element, side) {
  const size = [...element.shownSize, side].join();
  if (clearances.get(element)?.size === size) return clearances.get(element).clearance;
  const clearance = measuredClearance(element, side);
  const changes = new MutationObserver(() => {
    clearances.delete(element);
    changes.disconnect();
  });
  changes.observe(element, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  clearances.set(element, { size, clearance });
  return clearance;
}

function measuredClearance(element, side) {
  const [width, height] = element.shownSize;
  // A plain copy, whose numbers cost nothing to read.
  const matrix = element.screenMatrix.inverse().toJSON();
  let clearance = Infinity;

  const distances = (rectangle) => {
    const { left, top, right, bottom } = mappedBounds(matrix, rectangle);
    const free = { top: height - bottom, bottom: top, left: width - right, right: left };
    return side ? [free[side]] : Object.values(free);
  };
  const meet = (rectangle, isThing) => {
    // Content for screen readers alone is this small.
    if (rectangle.width < 2 || rectangle.height < 2) return;
    for (const free of distances(rectangle)) {
      if (free > (isThing ? 1 : -1)) clearance = Math.min(clearance, Math.max(free, 0));
    }
  };
  // Whether what is in an element may be nearer than what was met so far.
  const mayBeNearer = (child, rectangle) =>
    !child.clientWidth || child.scrollWidth > child.clientWidth ||
    child.scrollHeight > child.clientHeight ||
    distances(rectangle).some((free) => free < clearance);
  const visit = (node) => {
    // The nodes nearest to the free edge come first, and most of the rest need not be measured.
    const children = [...node.childNodes];
    for (const child of side === 'bottom' ? children : children.reverse()) {
      if (!clearance) return;
      if (child.nodeType === Node.TEXT_NODE && child.data.trim()) {
        const range = document.createRange();
        range.selectNodeContents(child);
        meet(range.getBoundingClientRect(), false);
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const rectangle = child.getBoundingClientRect();
        if (!mayBeNearer(child, rectangle)) continue;
        if (child.shadowRoot || child.matches(THINGS) || isPainted(child)) meet(rectangle, true);
        else visit(child);
      }
    }
  };
  visit(element);
  return clearance;
}
