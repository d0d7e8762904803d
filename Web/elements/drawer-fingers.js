// Decides which fingers drag a panel: those that nothing in the panel needs.
import { elementsIn, followPress, hasOwnDrag, keepToDrag, SLOP } from './fingers.js';

/**
 * For each edge the axis along which its panel moves and the direction outwards, with the side that
 * lies there and the arrow key.
 */
export const EDGES = {
  top: { axis: 'Y', outwards: 1, far: 'Bottom', arrow: 'ArrowDown' },
  bottom: { axis: 'Y', outwards: -1, far: 'Top', arrow: 'ArrowUp' },
  left: { axis: 'X', outwards: 1, far: 'Right', arrow: 'ArrowRight' },
  right: { axis: 'X', outwards: -1, far: 'Left', arrow: 'ArrowLeft' },
};

/** The names of what a scroller does along an axis. */
const SCROLLS = {
  X: ['scrollLeft', 'scrollWidth', 'clientWidth', 'overflowX'],
  Y: ['scrollTop', 'scrollHeight', 'clientHeight', 'overflowY'],
};

/** How far a finger can scroll a scroller: to the right or down for 1, to the left or up for −1. */
function room(scroller, axis, direction) {
  const [position, whole, shown] = SCROLLS[axis];
  const range = scroller[whole] - scroller[shown];
  // Where text runs from right to left, positions are negative.
  const isMirrored = axis === 'X' && getComputedStyle(scroller).direction === 'rtl';
  const passed = scroller[position] + (isMirrored ? range : 0);
  return Math.max(direction > 0 ? passed : range - passed, 0);
}

/** What can be scrolled along an axis under a finger, the innermost first. */
const scrollersOf = (event, panel, axis) => {
  const [, whole, shown, overflow] = SCROLLS[axis];
  return elementsIn(event, panel).filter((element) =>
    /auto|scroll/.test(getComputedStyle(element)[overflow]) && element[whole] > element[shown]
  );
};

/** Content into which one writes: a touch selects in it only while it has the focus. */
const TEXT = 'input:not([type=range]), select, textarea, [contenteditable]';

const isUnfocusedText = ({ pointerType }, element) =>
  pointerType === 'touch' && element.matches(TEXT) && !element.matches(':focus');

/** Whether content handles drags along an axis by itself, as a map does: its style says so. */
const isTaken = (event, panel, axis) =>
  hasOwnDrag(event, panel, (element) => isUnfocusedText(event, element)) ||
  elementsIn(event, panel).some((element) => {
    const { touchAction } = getComputedStyle(element);
    const isOwn = touchAction === 'none' ||
      (/^p/.test(touchAction) && !touchAction.includes(`pan-${axis.toLowerCase()}`));
    return isOwn && element.getRootNode() !== panel.getRootNode();
  });

/** Whether there is text under a mouse, which it selects. */
function isOnText({ target, clientX: x, clientY: y }) {
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(({ left, top, right, bottom }) =>
      x >= left && x <= right && y >= top && y <= bottom
    );
  });
}

/** Whether a press begins in selected text, whose ends it may move. */
function isOnSelection({ target }) {
  const selection = target.ownerDocument.getSelection();
  return !!selection && !selection.isCollapsed && selection.containsNode(target, true);
}

/**
 * Follows the finger that drags a panel. One that comes down while the panel visibly moves catches
 * it at once; any other is a drag as soon as it has gone a few pixels along the panel's axis. A
 * scroller under the finger is asked then: what the browser begins to scroll cannot be taken over,
 * but a panel that cannot go farther outwards leaves the rest of a drag to the scroller. Two
 * touches zoom the page, unless the first one drags already.
 *
 * `drawer` has a `side` (one of `EDGES`), whether it `isCatching` fingers, and its `scrollRange`:
 * how far a drag over a scroller may take it outwards. Returns a function that lets the finger go.
 */
export function followDrags(panel, drawer, signal) {
  let press;
  let wasDrag = false;
  const listen = (target, type, listener, options) =>
    target.addEventListener(type, listener, { signal, ...options });

  const along = (point) => point[`client${press.axis}`];
  /** The event at the place where the finger would be, had it not scrolled. */
  const unscrolled = (point) => {
    const { clientX, clientY, timeStamp, pointerType } = point;
    const place = { clientX, clientY, timeStamp, pointerType };
    place[`client${press.axis}`] -= press.scrolled;
    return place;
  };
  /** Takes the pointer: a click must reach the content, but no click follows a drag. */
  const take = () => {
    wasDrag = true;
    if (panel.isConnected) panel.setPointerCapture(press.first.pointerId);
  };
  const begin = (point, stamp) => {
    press.isDrag = true;
    press.last = along(point);
    drawer.touchBegan(point, stamp);
  };
  /** Whether the panel takes a drag that goes so far outwards, and not a scroller under it. */
  const isOurs = (way) => {
    const { scrollers, axis, outwards } = press;
    if (!scrollers.length) return true;
    if (way > 0) return drawer.scrollRange > 0;
    return scrollers.every((scroller) => room(scroller, axis, -outwards) < 1);
  };
  const decide = (point, stamp) => {
    const { first, axis, outwards } = press;
    const [x, y] = [point.clientX - first.clientX, point.clientY - first.clientY];
    if (Math.hypot(x, y) < SLOP) return;
    const [way, aside] = axis === 'X' ? [x, y] : [y, x];
    press.isDrag = Math.abs(way) > Math.abs(aside) && isOurs(outwards * way);
    if (!press.isDrag) return;
    take();
    begin(point, stamp);
  };
  /** Scrolls by what the panel leaves of a step outwards, the innermost scroller first. */
  const scroll = (step) => {
    const { scrollers, axis, outwards } = press;
    if (!scrollers.length) return;
    const passed = scrollers.reduce((sum, one) => sum + room(one, axis, -outwards), 0);
    const share = step > 0 ? Math.min(step, drawer.scrollRange) : Math.min(step + passed, 0);
    const rest = step - share;
    press.scrolled += outwards * rest;
    let left = rest;
    for (const scroller of scrollers) {
      const part = Math.min(Math.abs(left), room(scroller, axis, Math.sign(left) * outwards));
      scroller[SCROLLS[axis][0]] -= Math.sign(left) * outwards * part;
      left -= Math.sign(left) * part;
    }
  };
  const touchMoved = (point, stamp) => {
    if (press.isDrag === undefined) return decide(point, stamp);
    if (!press.isDrag) return;
    const { clientX, clientY } = press.first;
    if (Math.hypot(point.clientX - clientX, point.clientY - clientY) >= SLOP) take();
    const place = along(point);
    scroll(press.outwards * (place - press.last));
    press.last = place;
    drawer.touchMoved(unscrolled(point), stamp);
  };
  const left = (report) => (point, stamp) => {
    const { isDrag } = press;
    const place = unscrolled(point);
    press = undefined;
    if (isDrag) report.call(drawer, place, stamp);
  };

  listen(panel, 'pointerdown', (event) => {
    if (press) {
      if (event.pointerType === 'touch' && !press.isDrag) press.isDrag = false;
      return;
    }
    wasDrag = false;
    const { axis, outwards } = drawer.side;
    if (event.button || isTaken(event, panel, axis)) return;
    const { isCatching } = drawer;
    const isMouse = event.pointerType === 'mouse';
    if (!isCatching && (isMouse ? isOnText(event) : isOnSelection(event))) return;
    // A mouse scrolls by its wheel.
    const scrollers = isMouse ? [] : scrollersOf(event, panel, axis);
    press = { first: event, axis, outwards, scrollers, scrolled: 0 };
    if (isCatching) begin(event, event.timeStamp);
    followPress(event, {
      touchMoved,
      touchEnded: left(drawer.touchEnded),
      touchCancelled: left(drawer.touchCancelled),
      // The browser scrolls: nothing can be taken back from it.
      scrolled: (point, stamp) => {
        if (press.isDrag) drawer.touchCancelled(point, stamp);
        press.isDrag = false;
      },
      isOwn: () => press?.isDrag,
    }, signal);
  });
  // Browsers wait for what a page does with a touch only where such a listener is already.
  listen(panel, 'touchmove', (event) => {
    // A second finger would zoom the page under the first one.
    if (press?.isDrag && event.touches.length > 1 && event.cancelable) event.preventDefault();
  }, { passive: false });
  // A touch that rests selects a word, a mouse that drags does not.
  listen(panel, 'selectstart', (event) => {
    if (press?.isDrag || press?.first.pointerType === 'mouse') event.preventDefault();
  });
  keepToDrag(panel, () => press, () => wasDrag, signal);
  return () => press && (press.isDrag = false);
}
