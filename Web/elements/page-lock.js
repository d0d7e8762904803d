// Keeps the page behind from scrolling while something modal is open.
import { clearStyle } from './dom.js';

/** The lock of each document that is locked: its count, and what gives the page its own styles. */
const locks = new WeakMap();

/** Sets styles of an element; returns a function that gives it its own again. */
function setStyles(element, styles) {
  const { style } = element;
  const hadStyle = element.hasAttribute('style');
  const rest = Object.keys(styles).map((name) => [name, style[name]]);
  Object.assign(style, styles);
  return () => {
    for (const [name, value] of rest) style[name] = value;
    if (!hadStyle && !style.length) clearStyle(element);
  };
}

/**
 * Locks a page until the function that it returns is called. The wheel over a modal dialog and its
 * backdrop would scroll the page behind. The space of a scroll bar stays, so that nothing shifts.
 */
export function lockPage(page) {
  const { documentElement: root, body, defaultView: view } = page;
  const lock = locks.get(page) ?? { count: 0 };
  locks.set(page, lock);
  if (!lock.count++) {
    const overflow = (element) => view.getComputedStyle(element).overflowY;
    // The viewport scrolls by the style of the body, if the root has none: with one at the root the
    // body would become a scroller of its own, at its start.
    const isBody = body && overflow(root) === 'visible' && overflow(body) !== 'visible';
    const hasBar = view.innerWidth > root.clientWidth;
    const freeGutter = setStyles(root, hasBar ? { scrollbarGutter: 'stable' } : {});
    const free = setStyles(isBody ? body : root, { overflow: 'hidden' });
    lock.free = () => {
      free();
      freeGutter();
    };
  }
  let isLocked = true;
  return () => {
    if (isLocked && !--lock.count) lock.free();
    isLocked = false;
  };
}
