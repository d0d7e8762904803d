// Turns the browser's pointers into one finger: `began`, `moved`, `ended` and `cancelled`.

/** The distance at which a press becomes a drag, in pixels; a shorter one is a click. */
const SLOP = 4;

/** Content that a pointer drags or selects in by itself. */
const OWN_DRAG = 'input, select, textarea, [contenteditable], [draggable=true]';

/** Whether content inside a target takes a press itself: a slider, what a touch can scroll. */
function isTaken(event, target) {
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

/**
 * Keeps the browser from acting on a drag: no link or picture is dragged, and no click follows
 * where the drag ends.
 */
function keepToDrag(target, isPressed, wasDrag, signal) {
  const isOther = { dragstart: isPressed, click: (event) => event.detail && wasDrag() };
  for (const type in isOther) {
    const stop = (event) => {
      if (!isOther[type](event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    target.addEventListener(type, stop, { signal, capture: true });
  }
}

/**
 * Sees the pointers that press a target, and takes none. Each has a number, from 0 on. `first` is
 * called before the first of them comes down, and `moves` before one moves.
 */
export function watchPointers(target, finger, signal, { ignores, first, moves } = {}) {
  const down = new Map(); // The number and the first event of each pointer.
  let press;

  const began = (event) => {
    if (event.button || ignores?.(event)) return;
    if (!down.size) {
      // A pointer may leave the target between two moves.
      press = new AbortController();
      const options = { signal: AbortSignal.any([signal, press.signal]) };
      addEventListener('pointermove', moved, options);
      addEventListener('pointerup', left, options);
      addEventListener('pointercancel', left, options);
      first?.(options);
    }
    const taken = [...down.values()].map(({ number }) => number);
    const number = [0, ...taken.map((other) => other + 1)].find((free) => !taken.includes(free));
    down.set(event.pointerId, { number, first: event });
    finger.began(event, event.timeStamp, number);
  };

  const moved = (event) => {
    const pointer = down.get(event.pointerId);
    if (!pointer) return;
    moves?.(event, pointer.first);
    for (const sample of samples(event)) finger.moved(sample, sample.timeStamp, pointer.number);
  };

  const left = (event) => {
    const pointer = down.get(event.pointerId);
    if (!down.delete(event.pointerId)) return;
    if (!down.size) press.abort();
    if (down.size || event.type === 'pointerup') {
      finger.ended(event, event.timeStamp, pointer.number);
    } else {
      finger.cancelled(event, event.timeStamp);
    }
  };

  target.addEventListener('pointerdown', began, { signal });
  return down;
}

/** Follows the pointers that press a target, and takes those that drag it. */
export function followPointers(target, finger, signal) {
  let wasDrag = false;
  let wasDragBefore = false;
  let isDoubleClick = false;

  const down = watchPointers(target, finger, signal, {
    ignores: (event) => isTaken(event, target),
    first: (options) => {
      isDoubleClick = false;
      wasDragBefore = wasDrag;
      wasDrag = false;
      // A link around the target would be dragged as a whole.
      addEventListener('dragstart', (event) => event.preventDefault(), options);
    },
    moves: ({ clientX, clientY, pointerId: id }, first) => {
      const isDrag = Math.hypot(clientX - first.clientX, clientY - first.clientY) > SLOP;
      wasDrag ||= isDrag;
      // Capture only a drag: a click must reach the content.
      if (isDrag && !target.hasPointerCapture(id)) target.setPointerCapture(id);
    },
  });

  const listen = (type, listener) => target.addEventListener(type, listener, { signal });
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
  top: { room: (s) => s.scrollTop, past: (x, y) => [y, x] },
  bottom: { room: (s) => s.scrollHeight - s.clientHeight - s.scrollTop, past: (x, y) => [-y, x] },
  left: { room: (s) => s.scrollLeft - leftEnd(s), past: (x, y) => [x, y] },
  right: {
    room: (s) => leftEnd(s) + s.scrollWidth - s.clientWidth - s.scrollLeft,
    past: (x, y) => [-x, y],
  },
};

/** The scroll position of the left end: zero, or negative if text runs from right to left. */
const leftEnd = (s) => getComputedStyle(s).direction === 'rtl' ? s.clientWidth - s.scrollWidth : 0;

/**
 * Follows a finger that pulls a scroller past its end. The browser still scrolls: a drag is a pull
 * only at the end of the scroll, and scrolls again when it goes back. A pull keeps the page where
 * it is; from the other end of the scroller a touch scrolls the page, as from any other scroller.
 */
export function followPull(scroller, side, finger, signal) {
  const end = ENDS[side];
  let press;
  let wasPull = false;

  const follow = (point, event) => {
    const { clientX: x, clientY: y } = point;
    const [away, aside] = end.past(x - press.x, y - press.y);
    if (press.isPull && away >= 0) return finger.moved(point, event.timeStamp);
    if (press.isPull) finger.ended(point, event.timeStamp);
    const isAtEnd = end.room(scroller) < 1;
    // What the browser scrolls with a touch is the page, if the scroller has not moved.
    if (!isAtEnd) press.hasScrolled = true;
    if (press.isScroll && !press.hasScrolled) return;
    if (press.isPull || !isAtEnd || away < 0) Object.assign(press, { x, y, isPull: false });
    else if (away > SLOP && away > Math.abs(aside)) {
      Object.assign(press, { x, y, isPull: true });
      wasPull = true;
      if (press.type !== 'touch') scroller.setPointerCapture(press.id);
      finger.began(point, event.timeStamp);
    }
  };

  const listen = (type, listener, options) =>
    scroller.addEventListener(type, listener, { signal, ...options });

  listen('pointerdown', (event) => {
    if (press) return;
    wasPull = false;
    if (event.button) return;
    // A mouse selects text, so it pulls only where there is no text.
    if (event.pointerType === 'mouse' && !isUnselectable(event.target)) return;
    const { pointerId: id, pointerType: type, clientX: x, clientY: y } = event;
    press = { id, type, x, y, isPull: false };
  });
  listen('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    for (const sample of samples(event)) follow(sample, sample);
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    if (press.isPull) finger.ended(event, event.timeStamp);
    press = undefined;
  });
  listen('pointercancel', (event) => {
    if (event.pointerId !== press?.id) return;
    if (press.isPull) finger.cancelled(event, event.timeStamp);
    // The browser scrolls with this touch now. Touch events continue, and may pull at the end.
    press = press.type === 'touch' ? { ...press, isPull: false, isScroll: true } : undefined;
  });
  listen('touchmove', (event) => {
    if (press?.isScroll) follow(event.changedTouches[0], event);
    if (press?.isPull && event.cancelable) event.preventDefault();
  }, { passive: false });
  for (const type of ['touchend', 'touchcancel']) {
    listen(type, (event) => {
      if (!press?.isScroll) return;
      if (press.isPull) finger.ended(event.changedTouches[0], event.timeStamp);
      press = undefined;
    });
  }
  keepToDrag(scroller, () => press, () => wasPull, signal);
  signal.addEventListener('abort', () => {
    if (press?.isPull) finger.cancelled(press, performance.now());
  });
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
