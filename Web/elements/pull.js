// Turns a drag past the end of a scroller into a finger that pulls.
import { followPress, keepToDrag, SLOP } from './fingers.js';

/** The ends of a scroller on each side, and the distance of a drag past them. */
const ENDS = {
  top: { distance: (s) => s.scrollTop, past: (x, y) => [y, x] },
  bottom: {
    distance: (s) => s.scrollHeight - s.clientHeight - s.scrollTop,
    past: (x, y) => [-y, x],
  },
  left: { distance: (s) => s.scrollLeft - leftEnd(s), past: (x, y) => [x, y] },
  right: {
    distance: (s) => leftEnd(s) + s.scrollWidth - s.clientWidth - s.scrollLeft,
    past: (x, y) => [-x, y],
  },
};

/** The scroll position of the left end: zero, or negative if text runs from right to left. */
const leftEnd = (s) => getComputedStyle(s).direction === 'rtl' ? s.clientWidth - s.scrollWidth : 0;

/**
 * Follows a finger that pulls a scroller past its end. The browser still scrolls: a drag is a pull
 * only at the end of the scroll, and scrolls again when it goes back. A pull keeps the page where
 * it is; from the other end of the scroller a touch scrolls the page, as from any other scroller.
 *
 * Distances are those on the element that is pulled, of which `finger.place` gives the places.
 */
export function followPull(scroller, side, finger, signal) {
  const end = ENDS[side];
  const listen = (type, listener, options) =>
    scroller.addEventListener(type, listener, { signal, ...options });
  let press;
  let wasPull = false;

  const touchMoved = (point, stamp) => {
    const [x, y] = finger.place(point);
    const [away, aside] = end.past(x - press.x, y - press.y);
    if (press.isPull && away >= 0) return finger.touchMoved(point, stamp);
    if (press.isPull) finger.touchEnded(point, stamp);
    const isAtEnd = end.distance(scroller) < 1;
    // With a touch the browser scrolls the page, if the scroller has not moved.
    if (!isAtEnd) press.hasScrolled = true;
    if (press.isScroll && !press.hasScrolled) return;
    if (press.isPull || !isAtEnd || away < 0) Object.assign(press, { x, y, isPull: false });
    else if (away > SLOP && away > Math.abs(aside)) {
      const { scrollLeft: left, scrollTop: top } = scroller;
      Object.assign(press, { x, y, isPull: true, start: { left, top, behavior: 'instant' } });
      wasPull = true;
      if (press.type !== 'touch') scroller.setPointerCapture(press.id);
      finger.touchBegan(point, stamp);
    }
  };
  // From a mouse WebKit also scrolls what is dragged out of its box, and selects unselectable text.
  const isMouse = () => press?.type === 'mouse';
  const stay = () => isMouse() && press.isPull && scroller.scrollTo(press.start);
  const left = (report) => (...event) => {
    // The last step of such a scroll may not have been reported.
    stay();
    const { isPull } = press;
    press = undefined;
    if (isPull) report(...event);
  };

  listen('pointerdown', (event) => {
    if (press) return;
    wasPull = false;
    if (event.button) return;
    // A mouse selects text, so it pulls only beside text.
    if (event.pointerType === 'mouse' && !isUnselectable(event.target)) return;
    const [x, y] = finger.place(event);
    press = { id: event.pointerId, type: event.pointerType, x, y, isPull: false };
    followPress(event, {
      touchMoved,
      touchEnded: left(finger.touchEnded),
      touchCancelled: left(finger.touchCancelled),
      // Touch events continue, and may pull at the end.
      scrolled: (...cancel) => {
        if (press.isPull) finger.touchCancelled(...cancel);
        Object.assign(press, { isPull: false, isScroll: true });
      },
      isOwn: () => press?.isPull,
    }, signal);
  });
  // Browsers wait for what a page does with a touch only where such a listener is already.
  listen('touchmove', () => {}, { passive: false });
  listen('selectstart', (event) => isMouse() && event.preventDefault());
  listen('scroll', stay);
  keepToDrag(scroller, () => press, () => wasPull, signal);
}

const isUnselectable = (element) => {
  const { userSelect, webkitUserSelect } = getComputedStyle(element);
  const value = userSelect ?? webkitUserSelect;
  // Firefox reports `auto` if the parent decides.
  const { parentElement: parent } = element;
  return value === 'none' || (value === 'auto' && !!parent && isUnselectable(parent));
};
