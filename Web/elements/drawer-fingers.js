// Decides which fingers drag a panel: those that nothing in the panel needs.
import { elementsIn, followPress, hasOwnDrag, keepToDrag, SLOP } from './fingers.js';

/** The names of what a scroller does along an axis. */
const SCROLLS = {
  X: ['scrollLeft', 'scrollWidth', 'clientWidth', 'overflowX'],
  Y: ['scrollTop', 'scrollHeight', 'clientHeight', 'overflowY'],
};

/** The distance by which a finger can scroll: to the right or down for 1, else for −1. */
function room(scroller, axis, direction) {
  const [position, whole, shown] = SCROLLS[axis];
  const range = scroller[whole] - scroller[shown];
  // In text from right to left, positions are negative.
  const isMirrored = axis === 'X' && getComputedStyle(scroller).direction === 'rtl';
  const passed = scroller[position] + (isMirrored ? range : 0);
  return Math.max(direction > 0 ? passed : range - passed, 0);
}

/** The scrollers along an axis under a finger, the innermost first. */
export const scrollersOf = (event, panel, axis) => {
  const [, whole, shown, overflow] = SCROLLS[axis];
  return elementsIn(event, panel).filter((element) =>
    /auto|scroll/.test(getComputedStyle(element)[overflow]) && element[whole] > element[shown]
  );
};

/** Content into which one writes: a touch selects in it only while it has the focus. */
const TEXT = 'input:not([type=range]), select, textarea, [contenteditable]';

const isUnfocusedText = ({ pointerType }, element) =>
  pointerType === 'touch' && element.matches(TEXT) && !element.matches(':focus');

/** Whether content handles drags along an axis by itself, as a map does, according to its style. */
export const isTaken = (event, panel, axis) =>
  hasOwnDrag(event, panel, (element) => isUnfocusedText(event, element)) ||
  elementsIn(event, panel).some((element) => {
    const { touchAction } = getComputedStyle(element);
    const isOwn = touchAction === 'none' ||
      (/^p/.test(touchAction) && !touchAction.includes(`pan-${axis.toLowerCase()}`));
    // The panel's own elements have it for the panel.
    return isOwn && element.getRootNode() !== (panel.shadowRoot ?? panel.getRootNode());
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
export function isOnSelection({ target }) {
  const selection = target.ownerDocument.getSelection();
  return !!selection && !selection.isCollapsed && selection.containsNode(target, true);
}

/** The states of a press of a finger on a panel. */
const STATE = {
  /** The finger has not moved far enough for a decision. */
  undecided: 0,
  /** The finger drags the panel. */
  dragging: 1,
  /** The finger is left to the content, or the panel has let it go: it drags the panel no more. */
  released: 2,
  /** The finger has left. */
  ended: 3,
};

/**
 * A press of a finger on a panel, from where it comes down until it leaves.
 *
 *     undecided ──along the axis──▸ dragging ──the browser scrolls, let go──▸ released
 *         ╰───────── aside, for a scroller, a second finger ────────────────────▴
 *
 * From each of these it is `ended` when the finger leaves.
 */
export class Press {
  #panel;
  #drawer;
  #first;
  #axis;
  #outwards;
  #scrollers;
  #state = STATE.undecided;
  /** The place of the finger along the axis when the panel last followed it. */
  #last = 0;
  /** The distance that the drag has scrolled, along the axis. */
  #scrolled = 0;

  /** Whether the finger has gone too far for a click. */
  isTaken = false;

  constructor(panel, drawer, event, scrollers) {
    this.#panel = panel;
    this.#drawer = drawer;
    this.#first = event;
    ({ axis: this.#axis, outwards: this.#outwards } = drawer.side);
    this.#scrollers = scrollers;
  }

  get isDown() {
    return this.#state !== STATE.ended;
  }

  get isDragging() {
    return this.#state === STATE.dragging;
  }

  get isMouse() {
    return this.#first.pointerType === 'mouse';
  }

  /** Lets the panel follow the finger from a place on. */
  begin(point, stamp) {
    this.#state = STATE.dragging;
    this.#last = this.#along(point);
    this.#drawer.touchBegan(point, stamp);
  }

  move(point, stamp) {
    const { clientX, clientY } = this.#first;
    const [x, y] = [point.clientX - clientX, point.clientY - clientY];
    const isFar = Math.hypot(x, y) >= SLOP;
    switch (this.#state) {
      case STATE.undecided:
        if (!isFar) return;
        if (!this.#isDrag(x, y)) return this.release();
        this.#take();
        return this.begin(point, stamp);
      case STATE.dragging: {
        if (isFar) this.#take();
        const place = this.#along(point);
        this.#scroll(this.#outwards * (place - this.#last));
        this.#last = place;
        this.#drawer.touchMoved(this.#unscrolled(point), stamp);
      }
    }
  }

  /** Another finger comes down, which may zoom: only a drag goes on. */
  joined() {
    if (this.#state === STATE.undecided) this.#state = STATE.released;
  }

  /** The browser scrolls: nothing can be taken back from it. */
  cancel(point, stamp) {
    if (this.isDragging) this.#drawer.touchCancelled(point, stamp);
    this.release();
  }

  /** The panel lets the finger go, which may stay down. */
  release() {
    if (this.isDown) this.#state = STATE.released;
  }

  /** The finger leaves: a method of the drawer reports it, if the finger drags the panel. */
  end(report, point, stamp) {
    const { isDragging } = this;
    this.#state = STATE.ended;
    if (isDragging) report.call(this.#drawer, this.#unscrolled(point), stamp);
  }

  #along(point) {
    return point[`client${this.#axis}`];
  }

  /** The event at the place where the finger would be, had it not scrolled. */
  #unscrolled({ clientX, clientY, timeStamp, pointerType }) {
    const place = { clientX, clientY, timeStamp, pointerType };
    place[`client${this.#axis}`] -= this.#scrolled;
    return place;
  }

  /** Takes the pointer: a click must reach the content, but no click follows a drag. */
  #take() {
    this.isTaken = true;
    if (this.#panel.isConnected) this.#panel.setPointerCapture(this.#first.pointerId);
  }

  /** Whether a finger that has gone so far drags the panel, and not a scroller under it. */
  #isDrag(x, y) {
    const [way, aside] = this.#axis === 'X' ? [x, y] : [y, x];
    if (Math.abs(way) <= Math.abs(aside) || this.#drawer.refuses?.(way)) return false;
    if (!this.#scrollers.length) return true;
    if (this.#outwards * way > 0) return this.#drawer.scrollRange > 0;
    return this.#scrollers.every((one) => room(one, this.#axis, -this.#outwards) < 1);
  }

  /** Scrolls by what the panel leaves of a step outwards, the innermost scroller first. */
  #scroll(step) {
    const [scrollers, axis, outwards] = [this.#scrollers, this.#axis, this.#outwards];
    if (!scrollers.length) return;
    const passed = scrollers.reduce((sum, one) => sum + room(one, axis, -outwards), 0);
    const share = step > 0 ? Math.min(step, this.#drawer.scrollRange) : Math.min(step + passed, 0);
    const rest = step - share;
    this.#scrolled += outwards * rest;
    let left = rest;
    for (const scroller of scrollers) {
      const part = Math.min(Math.abs(left), room(scroller, axis, Math.sign(left) * outwards));
      scroller[SCROLLS[axis][0]] -= Math.sign(left) * outwards * part;
      left -= Math.sign(left) * part;
    }
  }
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
  /** The last press; none after a finger that this does not follow. */
  let press;
  const listen = (target, type, listener, options) =>
    target.addEventListener(type, listener, { signal, ...options });

  listen(panel, 'pointerdown', (event) => {
    if (press?.isDown) {
      if (event.pointerType === 'touch') press.joined();
      return;
    }
    press = undefined;
    const { axis } = drawer.side;
    if (event.button || isTaken(event, panel, axis)) return;
    const { isCatching } = drawer;
    const isMouse = event.pointerType === 'mouse';
    if (!isCatching && (isMouse ? isOnText(event) : isOnSelection(event))) return;
    // A mouse scrolls by its wheel.
    const scrollers = isMouse ? [] : scrollersOf(event, panel, axis);
    const own = new Press(panel, drawer, event, scrollers);
    press = own;
    if (isCatching) own.begin(event, event.timeStamp);
    followPress(event, {
      touchMoved: (point, stamp) => own.move(point, stamp),
      touchEnded: (point, stamp) => own.end(drawer.touchEnded, point, stamp),
      touchCancelled: (point, stamp) => own.end(drawer.touchCancelled, point, stamp),
      scrolled: (point, stamp) => own.cancel(point, stamp),
      isOwn: () => own.isDragging,
    }, signal);
  });
  // Browsers wait for what a page does with a touch only where such a listener is already.
  listen(panel, 'touchmove', (event) => {
    // A second finger would zoom the page under the first one.
    if (press?.isDragging && event.touches.length > 1 && event.cancelable) event.preventDefault();
  }, { passive: false });
  // A touch that rests selects a word, a mouse that drags does not.
  listen(panel, 'selectstart', (event) => {
    if (press?.isDragging || (press?.isDown && press.isMouse)) event.preventDefault();
  });
  keepToDrag(panel, () => press?.isDown, () => press?.isTaken, signal);
  return () => press?.release();
}
