// How far a moving outline may come before it cuts what stands in an element.

/** What is a thing of its own, whatever is in it. */
const THINGS = 'input, select, textarea, img, picture, video, canvas, svg, meter, progress';

/** Whether an element is painted, so that it can be cut where nothing stands in it. */
function isPainted(element) {
  const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^transparent$|, 0\)$/.test(backgroundColor) ||
    borderStyle !== 'none';
}

/** The boxes of the things and the lines of text in a node, on the screen, and which are things. */
function* boxes(node) {
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE && child.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(child);
      yield [range.getBoundingClientRect()];
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      const isThing = child.shadowRoot || child.matches(THINGS) || isPainted(child);
      if (isThing) yield [child.getBoundingClientRect(), isThing];
      else yield* boxes(child);
    }
  }
}

/**
 * The room between the outline of an element and the nearest thing in it, in the element's own
 * pixels; infinite without any. An element that hangs from a side has its outline at the other one.
 *
 * What goes beyond the outline already, such as a menu that hangs from it, does not count, and
 * neither does a thing that covers it, such as a picture up to the edge.
 */
export function roomAt(element, side) {
  const all = element.getBoundingClientRect();
  const scale = all.width / element.offsetWidth || 1;
  let room = Infinity;
  for (const [box, isThing] of boxes(element)) {
    // What only a screen reader sees is this small.
    if (box.width < 2 || box.height < 2) continue;
    const sides = {
      top: all.bottom - box.bottom,
      bottom: box.top - all.top,
      left: all.right - box.right,
      right: box.left - all.left,
    };
    for (const free of side ? [sides[side]] : Object.values(sides)) {
      if (free > (isThing ? 1 : -1)) room = Math.min(room, Math.max(free, 0) / scale);
    }
  }
  return room;
}
