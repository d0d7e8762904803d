// Turns the browser's pointers into one finger: `touchBegan`, `touchMoved`, `touchEnded` and
// `touchCancelled`.
import { windowOf } from './dom.js';

/** The distance at which a press becomes a drag, in pixels; a shorter one is a click. */
const SLOP = 4;

/** The inputs that are buttons or boxes to be checked. */
const PRESSED_INPUT = '[type=button], [type=submit], [type=reset], [type=image], [type=checkbox], \
[type=radio]';
/** Content into which a person writes, or that has keys of its own. */
const WRITTEN = `input:not(${PRESSED_INPUT}), select, textarea, [contenteditable]`;
/** Content that a pointer drags or selects in by itself. */
const OWN_DRAG = `${WRITTEN}, [draggable=true]`;

/** Whether content inside a target takes a press itself: a slider, what a touch can scroll. */
export function isTaken(event, target) {
  for (const element of event.composedPath()) {
    if (element === target) return false;
    if (element.matches?.(OWN_DRAG)) return true;
    if (event.pointerType !== 'touch' || !(element instanceof Element)) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isScroller = /auto|scroll/;
    if (isScroller.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    if (isScroller.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
  }
}

/** Keeps an event from the page and the browser, where it is another element's. */
const stop = (isOther) => (event) => {
  if (!isOther(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Keeps the browser from dragging a link or a picture while a target is pressed. */
export function keepInPlace(target, isPressed, signal) {
  // A link around the target would be dragged as a whole.
  windowOf(target).addEventListener('dragstart', stop(isPressed), { signal, capture: true });
}

/**
 * Keeps the browser from acting on a drag: no link or picture is dragged, and no click follows
 * where the drag ends.
 */
function keepToDrag(target, isPressed, wasDrag, signal) {
  keepInPlace(target, isPressed, signal);
  target.addEventListener('click', stop(({ detail }) => detail && wasDrag()), {
    signal,
    capture: true,
  });
}

/**
 * Follows a pointer that has come down until it leaves. Its end is reported exactly once, by one of
 * two functions, whatever happens to the elements that it touches:
 *
 * - `touchEnded`, where the primary button is released or the touch is lifted;
 * - `touchCancelled`, with the last event that has a place, where the browser cancels the pointer,
 *   where its release is lost (it moves without a button, or it or another primary pointer of its
 *   type comes down), where the page is left, and where `signal` is aborted.
 *
 * A touch with which the browser scrolls is cancelled, unless `scrolled` is given: it is called
 * then, and the touch is followed further by its touch events. While `isOwn` returns true, a touch
 * scrolls nothing.
 */
export function followPress(
  first,
  { touchMoved, touchEnded, touchCancelled, scrolled, isOwn },
  signal,
) {
  const { pointerId: id, pointerType: type } = first;
  // A target that is removed from the page still gets the events of its touch, and nobody else.
  const around = first.composedPath();
  const [target] = around;
  const view = windowOf(target);
  const press = new AbortController();
  let last = first;
  let touchId; // The identifier of the pointer in touch events.
  let isScrolled = false;

  const leave = (report, point, stamp) => {
    press.abort();
    report(point, stamp);
  };
  const lose = (event) => leave(touchCancelled, last, event.timeStamp);
  const move = (points, stamp) => {
    for (const point of points) {
      last = point;
      touchMoved?.(point, stamp ?? point.timeStamp);
    }
  };

  // Who heard of the press may have removed the element.
  if (signal.aborted) return leave(touchCancelled, last);
  const options = { signal: AbortSignal.any([signal, press.signal]), capture: true };
  // In the capture phase, which a page's own listeners cannot keep from the window.
  const listen = (on, listener) =>
    view.addEventListener(on, (event) => event.pointerId === id && listener(event), options);
  listen('pointermove', (event) => {
    if (event.buttons & 1) move(samples(event));
    else if (event.buttons) leave(touchEnded, event, event.timeStamp);
    else lose(event);
  });
  listen('pointerup', (event) => leave(touchEnded, event, event.timeStamp));
  listen('pointercancel', (event) => {
    isScrolled = !!scrolled && type === 'touch';
    if (isScrolled) scrolled(event, event.timeStamp);
    else leave(touchCancelled, event, event.timeStamp);
  });
  view.addEventListener('pointerdown', (event) => {
    const isAnew = event.pointerId === id || (event.isPrimary && event.pointerType === type);
    if (isAnew && event !== first) lose(event);
  }, options);
  view.addEventListener('pagehide', lose, options);
  // Content that scrolls under a finger at rest moves away from it.
  view.addEventListener('scroll', ({ target: scroller, timeStamp }) => {
    if (!isScrolled && around.includes(scroller)) move([last], timeStamp);
  }, { ...options, passive: true });
  signal.addEventListener('abort', () => leave(touchCancelled, last), { signal: press.signal });
  if (type !== 'touch' || !scrolled) return;

  const away = ({ clientX, clientY }) =>
    Math.hypot(clientX - first.clientX, clientY - first.clientY);
  const listenTouch = (on, listener) =>
    target.addEventListener(on, (event) => {
      const touch = [...event.changedTouches].find(({ identifier }) => identifier === touchId);
      if (touch) listener(touch, event);
    }, { ...options, passive: false });
  target.addEventListener('touchstart', ({ changedTouches }) => {
    [{ identifier: touchId }] = [...changedTouches].sort((one, two) => away(one) - away(two));
  }, { ...options, once: true, passive: true });
  listenTouch('touchmove', (touch, event) => {
    // Until the browser scrolls, pointer events report the same moves.
    if (isScrolled) move([touch], event.timeStamp);
    if (isOwn?.() && event.cancelable) event.preventDefault();
  });
  listenTouch('touchend', (touch, event) => leave(touchEnded, touch, event.timeStamp));
  listenTouch('touchcancel', (_, event) => lose(event));
}

/**
 * Follows the pointers that press a target, and takes none. Each has a number, from 0 on. `moves`
 * is called before one moves.
 */
export function watchPointers(target, finger, signal, { ignores, moves } = {}) {
  const down = new Map(); // The number of each pointer, by its identifier.

  target.addEventListener('pointerdown', (event) => {
    if (event.button || ignores?.(event)) return;
    const id = event.pointerId;
    const taken = [...down.values()];
    const number = [0, ...taken.map((other) => other + 1)].find((free) => !taken.includes(free));
    down.set(id, number);
    finger.touchBegan(event, event.timeStamp, number);
    const left = (report) => (point, stamp) => {
      down.delete(id);
      // To cancel one of several fingers would cancel all.
      (down.size ? finger.touchEnded : report).call(finger, point, stamp, number);
    };
    followPress(event, {
      touchMoved: (point, stamp) => {
        moves?.(point, event);
        finger.touchMoved(point, stamp, number);
      },
      touchEnded: left(finger.touchEnded),
      touchCancelled: left(finger.touchCancelled),
    }, signal);
  }, { signal });
  return down;
}

/**
 * Follows the keys that press what has the focus in a target: `press` is called with whether it is
 * pressed, and the event of the key. Returns a function to press and release it otherwise.
 */
export function followKeys(target, press, signal) {
  let isPressed = false;
  const set = (isNow, event) => {
    if (isPressed === isNow) return;
    isPressed = isNow;
    press(isNow, event);
  };
  target.addEventListener('keydown', (event) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (isPress && !event.composedPath()[0].matches(WRITTEN)) set(true, event);
  }, { signal });
  target.addEventListener('focusout', () => set(false), { signal });
  // What the press has disabled or removed hears of no release.
  windowOf(target).addEventListener('keyup', () => set(false), { signal, capture: true });
  return set;
}

/** Follows the pointers that press a target, and takes those that drag it. */
export function followPointers(target, finger, signal) {
  let wasDrag = false;
  let wasDragBefore = false;
  let isDoubleClick = false;

  const down = watchPointers(target, finger, signal, {
    ignores: (event) => isTaken(event, target),
    moves: ({ clientX, clientY }, { clientX: x, clientY: y, pointerId: id }) => {
      const isDrag = Math.hypot(clientX - x, clientY - y) > SLOP;
      wasDrag ||= isDrag;
      // Capture only a drag: a click must reach the content.
      if (isDrag && !target.hasPointerCapture(id)) target.setPointerCapture(id);
    },
  });

  const listen = (type, listener, options) =>
    target.addEventListener(type, listener, { signal, ...options });
  listen('pointerdown', () => {
    if (down.size) return;
    isDoubleClick = false;
    wasDragBefore = wasDrag;
    wasDrag = false;
  }, { capture: true });
  // A drag selects no text, a second click without a drag before it does.
  listen('mousedown', ({ detail }) => (isDoubleClick = detail > 1 && !wasDragBefore));
  const keepSelection = (event) => down.size && !isDoubleClick && event.preventDefault();
  listen('selectstart', keepSelection);
  // A press beside all content begins in the shadow tree, and this event does not leave a tree.
  target.shadowRoot?.addEventListener('selectstart', keepSelection, { signal });
  keepToDrag(target, () => down.size, () => wasDrag, signal);
}

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
    // A mouse selects text, so it pulls only where there is no text.
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

/** All samples of a move, including those between two frames. */
const samples = (event) => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length ? all : [event];
};
