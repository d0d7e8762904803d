// From the browser's pointers to one finger: `began`, `moved`, `ended` and `cancelled`.

/** How far a press goes before it is a drag, in pixels; less is a click. */
const SLOP = 4;

/**
 * Keeps a drag from being more than a drag: no link or picture is carried away, and nothing is
 * clicked where it ends.
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
 * Follows the pointers that press a target. The one that came last leads; when it leaves while
 * another is still down, that one takes over.
 */
export function followPointers(target, finger, signal) {
  const down = new Map(); // The first and the last event of each.
  let leader;
  let press;
  let wasDrag = false;

  const began = (event) => {
    if (event.button) return;
    if (!down.size) {
      wasDrag = false;
      // Until the pointer is captured it may leave the target between two moves.
      press = new AbortController();
      const options = { signal: AbortSignal.any([signal, press.signal]) };
      addEventListener('pointermove', moved, options);
      addEventListener('pointerup', left, options);
      addEventListener('pointercancel', left, options);
    }
    down.set(event.pointerId, { first: event, last: event });
    leader = event.pointerId;
    finger.began(event, event.timeStamp);
  };

  const moved = (event) => {
    const pointer = down.get(event.pointerId);
    if (!pointer) return;
    const { first } = pointer;
    pointer.last = event;
    if (event.pointerId !== leader) return;
    const isDrag = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLOP;
    wasDrag ||= isDrag;
    // Not before it is a drag: a click has to reach what is inside.
    if (isDrag && !target.hasPointerCapture(leader)) target.setPointerCapture(leader);
    for (const sample of samples(event)) finger.moved(sample, sample.timeStamp);
  };

  const left = (event) => {
    if (!down.delete(event.pointerId)) return;
    const next = [...down.values()].pop()?.last;
    if (!next) press.abort();
    if (event.pointerId !== leader) return;
    if (next) {
      leader = next.pointerId;
      finger.began(next, event.timeStamp);
    } else if (event.type === 'pointerup') {
      finger.ended(event, event.timeStamp);
    } else {
      finger.cancelled(event, event.timeStamp);
    }
  };

  target.addEventListener('pointerdown', began, { signal });
  keepToDrag(target, () => down.size, () => wasDrag, signal);
}

/** A scroller's end on each side, and how a drag goes past it. */
const ENDS = {
  top: { room: (s) => s.scrollTop, past: (x, y) => [y, x] },
  bottom: { room: (s) => s.scrollHeight - s.clientHeight - s.scrollTop, past: (x, y) => [-y, x] },
  left: { room: (s) => s.scrollLeft - leftEnd(s), past: (x, y) => [x, y] },
  right: {
    room: (s) => leftEnd(s) + s.scrollWidth - s.clientWidth - s.scrollLeft,
    past: (x, y) => [-x, y],
  },
};

/** Where a scroller's left end is: at zero, or below where it reads from right to left. */
const leftEnd = (s) =>
  getComputedStyle(s).direction === 'rtl' ? s.clientWidth - s.scrollWidth : 0;

/**
 * Follows a finger that pulls a scroller past its end. Scrolling stays the browser's own: a drag
 * is a pull only while there is nothing left to scroll, and is the browser's again when it turns
 * back.
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
    // A mouse selects text; it pulls only where there is none to select.
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
    // The browser scrolls with this touch now. It goes on as touch events, perhaps to the end.
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
  // Firefox has `auto` where the parent decides.
  const { parentElement: parent } = element;
  return value === 'none' || (value === 'auto' && !!parent && isUnselectable(parent));
};

/** All samples of a move, also those between two frames. */
const samples = (event) => {
  const all = event.getCoalescedEvents?.() ?? [];
  return all.length ? all : [event];
};
