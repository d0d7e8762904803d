// Turns the browser's pointers into one finger: `touchBegan`, `touchMoved`, `touchEnded` and
// `touchCancelled`.
import { windowOf } from './dom.js';

/** The distance at which a press becomes a drag, in pixels; a shorter one is a click. */
export const SLOP = 4;

/** The inputs that are buttons or boxes to be checked. */
const PRESSED_INPUT = '[type=button], [type=submit], [type=reset], [type=image], [type=checkbox], \
[type=radio]';
/** Content into which a person writes, or that has keys of its own. */
export const WRITTEN = `input:not(${PRESSED_INPUT}), select, textarea, [contenteditable]`;
/** Content that a pointer drags or selects in by itself. */
const OWN_DRAG = `${WRITTEN}, [draggable=true]`;

/** The elements under an event inside a target, the innermost first. */
export function elementsIn(event, target) {
  const path = event.composedPath();
  return path.slice(0, path.indexOf(target)).filter((node) => node instanceof Element);
}

/** Whether content inside a target drags or selects by itself, with exceptions. */
export const hasOwnDrag = (event, target, isExcepted = () => false) =>
  elementsIn(event, target).some((element) => element.matches(OWN_DRAG) && !isExcepted(element));

/** Whether content inside a target takes a press itself: a slider, what a touch can scroll. */
export function isTaken(event, target) {
  if (hasOwnDrag(event, target)) return true;
  if (event.pointerType !== 'touch') return false;
  for (const element of elementsIn(event, target)) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isScroller = /auto|scroll/;
    if (isScroller.test(overflowX) && element.scrollWidth > element.clientWidth) return true;
    if (isScroller.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
  }
  return false;
}

/**
 * Acts when all listeners have heard an event, or the next one of some types: so does the browser,
 * after the last listener. Where a listener keeps the event to itself, or none comes, it acts in a
 * task.
 */
export function afterAll(view, types, act, event) {
  const over = new AbortController();
  const { signal } = over;
  const end = () => {
    if (signal.aborted) return;
    over.abort();
    act();
  };
  // A listener that is added now is the last one of the window, which is the last to hear.
  for (const type of types) {
    view.addEventListener(type, (other) => (event ?? other) === other && end(), { signal });
  }
  setTimeout(end);
}

/** Keeps an event from the page and the browser, where it is another element's. */
const stop = (isOther) => (event) => {
  if (!isOther(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Keeps the browser from dragging a link, a picture or what is around a target while `isPressed`
 * returns true for the event.
 */
export function keepInPlace(target, isPressed, signal) {
  // A link around the target would be dragged as a whole.
  windowOf(target).addEventListener('dragstart', stop(isPressed), { signal, capture: true });
}

/**
 * Keeps the browser from acting on a drag: no link or picture is dragged, and no click follows
 * where the drag ends.
 */
export function keepToDrag(target, isPressed, wasDrag, signal) {
  keepInPlace(target, isPressed, signal);
  keepClick(target, wasDrag, signal);
}

/** Keeps a click at the end of a drag from the page. */
function keepClick(target, wasDrag, signal) {
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
    else lose(event);
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

/** Whether a pointer has moved from where it came down, so far that it is not a click. */
const isAway = ({ clientX, clientY }, { clientX: x, clientY: y }) =>
  Math.hypot(clientX - x, clientY - y) > SLOP;

/** The values of `touch-action` with which a touch along an axis scrolls. */
const SCROLLS = { x: /auto|manipulation|pan-[xlr]/, y: /auto|manipulation|pan-[yud]/ };

/** Whether a pointer is a touch that may be about to scroll, by the way that it has gone. */
function mayScroll(point, first, target) {
  if (first.pointerType !== 'touch') return false;
  if (!isAway(point, first)) return true;
  const [x, y] = ['clientX', 'clientY'].map((axis) => Math.abs(point[axis] - first[axis]));
  return SCROLLS[x > y ? 'x' : 'y'].test(getComputedStyle(target).touchAction);
}

/**
 * Follows the pointers that press a target, and takes none. Each has a number, from 0 on. `moves`
 * is called before and after one moves. If the target `waits`, it hears of the moves of a touch
 * only when that can no longer scroll.
 */
export function watchPointers(target, finger, signal, { ignores, moves, waits } = {}) {
  const down = new Map(); // The number of each pointer, by its identifier.

  target.addEventListener('pointerdown', (event) => {
    if (event.button || ignores?.(event)) return;
    const id = event.pointerId;
    const taken = [...down.values()];
    const number = [0, ...taken.map((other) => other + 1)].find((free) => !taken.includes(free));
    down.set(id, number);
    finger.touchBegan(event, event.timeStamp, number);
    let isWaiting = waits;
    const left = (report) => (point, stamp) => {
      down.delete(id);
      // To cancel one of several fingers would cancel all.
      (down.size ? finger.touchEnded : report).call(finger, point, stamp, number);
    };
    followPress(event, {
      touchMoved: (point, stamp) => {
        isWaiting &&= mayScroll(point, event, target);
        if (isWaiting) return;
        moves?.(point, event);
        finger.touchMoved(point, stamp, number);
        // A control may decide by the move whether it is a drag.
        if (down.has(id)) moves?.(point, event);
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
  // An element that the press has disabled or removed hears of no release.
  windowOf(target).addEventListener('keyup', () => set(false), { signal, capture: true });
  return set;
}

/**
 * Follows the pointers that press a target, and takes those that drag it: `isDrag` returns which.
 * No click follows a drag, unless it `clicks`. A target `waits` for a touch that may scroll.
 */
export function followPointers(
  target,
  finger,
  signal,
  { isDrag = isAway, clicks, waits } = {},
) {
  let wasDrag = false;
  let wasDragBefore = false;
  let isDoubleClick = false;

  const down = watchPointers(target, finger, signal, {
    ignores: (event) => isTaken(event, target),
    waits,
    moves: (point, first) => {
      if (!isDrag(point, first)) return;
      wasDrag = true;
      const { pointerId: id } = first;
      // Capture only a drag: a click must reach the content.
      if (target.isConnected && !target.hasPointerCapture(id)) target.setPointerCapture(id);
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
  if (!clicks) keepClick(target, () => wasDrag, signal);
  // Most targets in a page are never pressed, and listeners take time to add.
  listen('pointerdown', () => {
    // A drag selects no text, a second click without a drag before it does.
    listen('mousedown', ({ detail }) => (isDoubleClick = detail > 1 && !wasDragBefore));
    const keepSelection = (event) => down.size && !isDoubleClick && event.preventDefault();
    listen('selectstart', keepSelection);
    // A press beside all content begins in the shadow tree, and this event does not leave a tree.
    target.shadowRoot?.addEventListener('selectstart', keepSelection, { signal });
    keepInPlace(target, () => down.size, signal);
  }, { capture: true, once: true });
}

/** All samples of a move, including those between two frames. */
const samples = (event) => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length ? all : [event];
};
