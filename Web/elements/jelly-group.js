// <jelly-group>: buttons, chips or cards that join and part like drops.
//
// The children stay what they are, and where the page lays them out: the element draws behind
// them, and moves each of them by `translate` from its place to where its drop is.
import { make, windowOf } from './dom.js';
import { followPress, isTaken, keepToDrag, SLOP } from './fingers.js';
import { JellyElement, setText } from './jelly-element.js';
import { mappedBounds } from './plane.js';
import { selecting } from './selection.js';
import { GROUP } from './schema/jelly-group.js';

/** The largest number of children that join each other. */
const CAPACITY = 12;
/** A number that no child has. */
const NOBODY = 1e9;
/** The time over which a velocity is measured, in seconds: in 1 ms a spring changes it by 1 %. */
const INSTANT = 1e-6;

/** The greatest distance of a child from its place, in pixels. */
const FAR = 2 ** 14;
/** The keyframes of the moves along each axis by FAR, and of what hides a child. */
const MOVES = [
  { translate: [`${-FAR}px 0px`, `${FAR}px 0px`] },
  { translate: [`0px ${-FAR}px`, `0px ${FAR}px`] },
];
const FADE = { filter: ['opacity(1)', 'opacity(0)'] };

/** An animation that stands at the time that it is given, on top of the page's own style. */
function pausedAnimation(child, keyframes) {
  const animation = child.animate(keyframes, { duration: 2 * FAR, fill: 'both', composite: 'add' });
  animation.pause();
  return animation;
}

// A stroke lies under the fill, because the contours of the outline lie over each other.
const groupStyle = `
:host {
  touch-action: auto; user-select: auto; -webkit-user-select: auto;
  -webkit-tap-highlight-color: transparent;
}
:host([draggable-items]) ::slotted(:not(:disabled)) {
  touch-action: none; user-select: none; -webkit-user-select: none;
}
svg { transition: none; paint-order: stroke; stroke-width: 2px }
`;

/**
 * The share of two boxes that lie over each other: 0 if they do not, 1 from half of their smallest
 * side on. Two labels beside a padding do not touch before that.
 */
function overlap([x, y, width, height], [otherX, otherY, otherWidth, otherHeight]) {
  const depth = Math.min(
    (width + otherWidth) / 2 - Math.abs(x - otherX),
    (height + otherHeight) / 2 - Math.abs(y - otherY),
  );
  const side = Math.min(width, height, otherWidth, otherHeight);
  return Math.min(Math.max(2 * depth / side, 0), 1) || 0;
}

/**
 * Buttons, chips or cards that join and part like drops.
 *
 * @element jelly-group
 * @attr {spacing} spacing - The gap at which two children part, in pixels. They join at a smaller
 *   one.
 * @attr {string} hub - The id of the only child that the others join; all join without one.
 * @attr {boolean} draggable-items - Whether a finger can drag the children out of their places.
 * @fires {CustomEvent<{ items: HTMLElement[] }>} jelly-join - Two children have joined.
 * @fires {CustomEvent<{ items: HTMLElement[] }>} jelly-part - Two children have parted.
 * @fires {CustomEvent<{ items: HTMLElement[] }>} jelly-grab - A finger holds a child.
 * @fires {CustomEvent<{ items: HTMLElement[]; x: number; y: number; velocityX: number; velocityY:
 *   number }>} jelly-release - The finger has left the child, which is `x` and `y` pixels from its
 *   place, and goes on with a velocity in pixels per second: 0 with reduced motion.
 * @fires {CustomEvent<null>} jelly-rest - All is at rest again.
 * @slot - The children. Up to twelve join; the group also draws behind more of them.
 */
export class JellyGroupElement extends JellyElement {
  static get tag() {
    return 'jelly-group';
  }
  static get control() {
    return GROUP;
  }
  static get attributes() {
    return [...super.attributes, 'spacing', 'hub'];
  }
  static get booleans() {
    return [...super.booleans, 'draggable-items'];
  }
  static get styles() {
    return [...super.styles, groupStyle];
  }
  #numbers = new Map(); // The number of each child in the core.
  #next = 0;
  #places = new Map(); // The box of each child as it is laid out.
  #moves = new Map(); // The translation and the cover of each child that is not as laid out.
  #items = []; // The children that join, sorted by which is seen of two that cover each other.
  #settled = 0; // The number from which on children have come since the last rest.
  #announced; // The state of all pairs when events were sent last.
  #joined; // The pairs that were joined in the last frame, as `0 1`.
  #isMeasured = false;
  #isMoving = false;
  #isHeld = false;
  #grabbed = new Set(); // The numbers of the bodies that fingers hold.
  #eventTime; // The time of the last event, in the clock's seconds.
  #hub; // The number of the hub that the core has.
  #unknownHub; // The last hub that was no child, so that one warning is enough.
  #isFull = false; // Whether a warning about too many children has been logged.
  #watched = new Set();
  #sizes;
  #changes;
  #plain = []; // The children beyond those that join, each drawn for itself at its place.
  #others = make('g');
  #slot;
  #signal;

  constructor() {
    super();
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
    this.shadowRoot.querySelector('svg').append(this.#others);
  }

  get #shown() {
    return this.#slot.assignedElements({ flatten: true })
      .filter((child) => child.getClientRects().length);
  }

  /**
   * The children that join: those that are displayed, up to twelve.
   *
   * @type {HTMLElement[]}
   */
  get items() {
    return this.#shown.slice(0, CAPACITY);
  }

  // In the core it is a number.
  get hub() {
    return this.getAttribute('hub') ?? '';
  }
  set hub(id) {
    setText(this, 'hub', id);
  }

  get settings() {
    const { hub } = this;
    const child = hub && this.items.find(({ id }) => id === hub);
    if (!hub || child) this.#unknownHub = undefined;
    else if (this.#isMeasured && this.#unknownHub !== hub) {
      this.#unknownHub = hub;
      this.warn(`hub: must be the id of a child; got "${hub}"`);
    }
    // The core reads −1 as "all join".
    return { spacing: this.spacing, hub: child ? this.#numberOf(child) : hub ? NOBODY : -1 };
  }

  configure() {
    this.#hub = this.settings.hub;
    super.configure();
  }

  #numberOf(child) {
    if (!this.#numbers.has(child)) this.#numbers.set(child, this.#next++);
    return this.#numbers.get(child);
  }

  connect(signal) {
    const { ResizeObserver, MutationObserver } = windowOf(this);
    const measure = () => this.measure();
    this.#signal = signal;
    this.#sizes = new ResizeObserver(measure);
    this.#changes = new MutationObserver(measure);
    // The direction of text and a class of the page can also move the children.
    const attributeFilter = ['class', 'style', 'dir'];
    this.#changes.observe(this, { attributeFilter });
    this.#changes.observe(this.ownerDocument.documentElement, { attributeFilter });
    this.#watch();
    this.#slot.addEventListener('slotchange', () => {
      this.#watch();
      this.measure();
    }, { signal });
    this.addEventListener('transitionend', measure, { signal });
    this.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    signal.addEventListener('abort', () => {
      this.#sizes.disconnect();
      this.#changes.disconnect();
      for (const child of this.#moves.keys()) this.#move(child, 0, 0);
      for (const all of [this.#numbers, this.#places, this.#watched]) all.clear();
      this.#joined = this.#announced = undefined;
      this.#isMeasured = this.#isMoving = false;
    });
  }

  /** Watches the size and the attributes of each child, also of those that are not displayed. */
  #watch() {
    const children = new Set(this.#slot.assignedElements({ flatten: true }));
    for (const child of this.#watched) if (!children.has(child)) this.#sizes.unobserve(child);
    for (const child of children) {
      // The size of one that is observed anew would be reported anew.
      if (this.#watched.has(child)) continue;
      // A change of the padding changes nothing else.
      this.#sizes.observe(child, { box: 'border-box' });
      this.#changes.observe(child, { attributes: true });
    }
    this.#watched = children;
  }

  resized(...size) {
    super.resized(...size);
    this.measure();
  }

  remake() {
    super.remake();
    // A new body is without children.
    this.#places.clear();
    this.#isMeasured = false;
    if (this.#signal?.aborted === false) this.measure();
  }

  changedAttribute(name) {
    if (name !== 'draggable-items') super.changedAttribute(name);
  }

  /**
   * Reads where the children are laid out. The element does so by itself where it can notice a
   * change: of sizes, of the children and their attributes, and of its own class and style.
   *
   * @returns {void}
   */
  measure() {
    if (!this.body) return;
    if (!this.getClientRects().length) {
      // When it is displayed again, all is in its place at once.
      this.#isMeasured = false;
      return;
    }
    const shown = this.#shown;
    const items = shown.slice(0, CAPACITY);
    if (shown.length > CAPACITY && !this.#isFull) {
      this.#isFull = true;
      this.warn(`children: must be at most ${CAPACITY}, because no more join; got ${shown.length}`);
    }
    const matrix = shown.length ? this.screenMatrix.inverse() : undefined;
    const isAnimated = this.#isMeasured;
    let isChanged = false;
    const send = (code, numbers) => {
      isChanged = true;
      this.handle(code, numbers);
    };
    for (const [child, number] of this.#numbers) {
      if (items.includes(child)) continue;
      // A finger lets it go before it is forgotten.
      if (this.#places.has(child)) send(GROUP.bodyRemoved, [number, +isAnimated]);
      this.#numbers.delete(child);
      this.#places.delete(child);
      this.#move(child, 0, 0);
    }
    for (const child of items) {
      const place = this.#boxOf(child, matrix);
      const old = this.#places.get(child);
      if (old?.every((length, index) => Math.abs(length - place[index]) < 0.01)) continue;
      this.#places.set(child, place);
      // A child that was drawn without joining is there at once.
      const grows = isAnimated && !this.#plain.includes(child);
      send(GROUP.bodyPlaced, [this.#numberOf(child), ...place, +grows]);
    }
    this.#plain = shown.slice(CAPACITY);
    this.#others.replaceChildren(...this.#plain.map((child) => {
      const [x, y, width, height, rx] = this.#boxOf(child, matrix);
      return make('rect', { x: x - width / 2, y: y - height / 2, width, height, rx });
    }));
    if (!isAnimated) this.#settled = this.#next;
    this.#sort();
    this.#isMeasured ||= items.length > 0;
    if (this.settings.hub !== this.#hub) this.configure();
    // In this frame: the browser must not paint a child in its new place before it moves there.
    if (isChanged && this.body) this.draw(this.clock.seconds());
  }

  /** Sorts the children that join: the largest first, and last those that have come in between. */
  #sort() {
    const areaOf = (child) => this.#places.get(child)[2] * this.#places.get(child)[3];
    // What is new grows over what a person may be reading.
    const ageOf = (child) => Math.max(this.#numbers.get(child) - this.#settled, -1);
    this.#items = [...this.#places.keys()].reverse()
      .sort((one, two) => ageOf(one) - ageOf(two) || areaOf(two) - areaOf(one));
  }

  /** The center, the size and the corner radius of a child as it is laid out. */
  #boxOf(child, matrix) {
    const { left, top, right, bottom } = mappedBounds(matrix, child.getBoundingClientRect());
    const [x, y] = this.#moves.get(child)?.offset ?? [0, 0];
    const { offsetWidth, offsetHeight } = child;
    // The layout's size is in whole pixels, and that of the screen has the child's own scale.
    const exact = (shown, rounded) => Math.abs(shown - rounded) >= 1 ? rounded : shown;
    const size = [exact(right - left, offsetWidth), exact(bottom - top, offsetHeight)];
    const radius = windowOf(this).getComputedStyle(child).borderTopLeftRadius;
    const share = radius.includes('%') ? Math.min(...size) / 100 : 1;
    return [(left + right) / 2 - x, (top + bottom) / 2 - y, ...size, share * parseFloat(radius)];
  }

  // MARK: Dragging

  #press(event) {
    const path = event.composedPath();
    const child = this.draggableItems && this.items.find((item) => path.includes(item));
    const isTarget = child && !event.button && !child.matches(':disabled');
    if (isTarget && !isTaken(event, this)) this.hold(child, event);
  }

  /**
   * Lets a pointer that has come down on a child drag it, as with `draggable-items`. A click stays
   * a click.
   *
   * @param {HTMLElement} child
   * @param {PointerEvent} event - Its `pointerdown`.
   * @returns {void}
   */
  hold(child, event) {
    if (!this.body) return;
    if (!this.items.includes(child)) {
      this.warn(`hold: child: must be one of the items; got ${child?.localName ?? child}`);
      return;
    }
    const over = new AbortController();
    const signal = AbortSignal.any([this.#signal, over.signal]);
    const id = event.pointerId;
    let isDrag = false;
    const isAway = ({ clientX, clientY }) =>
      Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP;
    const left = (point, stamp) => {
      if (isDrag) this.touchEnded(point, stamp, id);
      // The click of this press comes after it.
      setTimeout(() => over.abort());
    };
    const selects = selecting(event, child);
    keepToDrag(child, () => true, () => isDrag, signal);
    followPress(event, {
      touchMoved: (point, stamp) => {
        if (!isDrag && (!isAway(point) || selects(point))) return;
        if (!isDrag) this.touchBegan(event, stamp, id);
        isDrag = true;
        this.touchMoved(point, stamp, id);
      },
      touchEnded: left,
      // To cancel one of several fingers would cancel all.
      touchCancelled: left,
    }, signal);
  }

  setHeld(isHeld) {
    this.#isHeld = isHeld;
    super.setHeld(isHeld);
  }

  handle(code, numbers, stamp) {
    this.#eventTime = Math.max(this.clock.seconds(stamp, this), this.shownTime);
    super.handle(code, numbers, stamp);
  }

  handleEffect(effect, number) {
    if (effect === 'grabbed') this.#grabbed.add(number);
    const numbers = effect === 'allReleased' ? [...this.#grabbed] : [number];
    for (const body of numbers) this.#sendHold(effect, body);
  }

  /** Sends the event of a body that is grabbed or released, unless its child has left. */
  #sendHold(effect, number) {
    if (effect !== 'grabbed') this.#grabbed.delete(number);
    const held = [...this.#numbers].find(([, other]) => other === number);
    if (!held) return;
    const items = [held[0]];
    if (effect === 'grabbed') return this.send('grab', { items });
    // A child that has been removed is no longer among the bodies.
    const bodyAt = (time) => this.values(time).bodies.find(([other]) => other === number) ?? [];
    const [, ...center] = bodyAt(this.#eventTime);
    const [, ...next] = bodyAt(this.#eventTime + INSTANT);
    const [x, y] = this.#places.get(held[0]);
    this.send('release', {
      items,
      x: center[0] - x || 0,
      y: center[1] - y || 0,
      velocityX: (next[0] - center[0]) / INSTANT || 0,
      velocityY: (next[1] - center[1]) / INSTANT || 0,
    });
  }

  // MARK: Drawing

  render(pathOf, time) {
    super.render(pathOf, time);
    const { bodies = [] } = this.values(time);
    const bodyOf = new Map(bodies.map((body) => [body[0], body]));
    // A bud of a button is smaller, and is seen when it has left it.
    const above = [];
    for (const child of this.#items) {
      const body = bodyOf.get(this.#numbers.get(child));
      const place = this.#places.get(child);
      if (!body || !place) continue;
      const shown = [body[1], body[2], ...place.slice(2)];
      const covers = above.map((other) =>
        overlap(place, other.place) ? 0 : overlap(shown, other.shown)
      );
      this.#move(child, shown[0] - place[0], shown[1] - place[1], Math.max(0, ...covers));
      above.push({ place, shown });
    }
    // A frame's stamp can be earlier than the event before it.
    this.#isMoving ||= this.#joined !== undefined &&
      this.restTime > Math.max(time, this.#eventTime) + 0.01;
    if (this.#isMeasured) this.#announce(bodies);
  }

  /**
   * Moves a child from its place, on top of the page's own `translate`, and hides a share of it. An
   * animation does that, and not a style: a page's transition for all properties does not delay it.
   */
  #move(child, x, y, cover = 0) {
    const { offset: old = [0, 0], animations = [] } = this.#moves.get(child) ?? {};
    const offset = [x, y].map((length) => Math.abs(length) < 0.005 ? 0 : length);
    const isMoved = [...offset, cover].map((length) => length !== 0);
    isMoved.forEach((isUsed, part) => {
      if (isUsed) return;
      animations[part]?.cancel();
      delete animations[part];
    });
    if (!isMoved.includes(true)) return this.#moves.delete(child);
    // To set the time of an animation costs half of what its keyframes would cost.
    const seek = (part, keyframes, time) => {
      animations[part] ??= pausedAnimation(child, keyframes);
      animations[part].currentTime = time;
    };
    offset.forEach((length, axis) => {
      if (length !== old[axis]) seek(axis, MOVES[axis], FAR + length);
    });
    if (cover) seek(2, FADE, 2 * FAR * cover);
    this.#moves.set(child, { animations, offset });
  }

  /** Sends an event for each pair that has joined or parted since the last frame. */
  #announce(bodies) {
    const state = bodies.map(([number, , , sum]) => `${number} ${sum}`).join();
    if (state === this.#announced) return;
    this.#announced = state;
    const children = new Map([...this.#numbers].map(([child, number]) => [number, child]));
    const joined = new Set();
    bodies.forEach(([number, , , sum], index) => {
      for (let other = 0; other < index; other++) {
        if (Math.floor(sum / 2 ** other) % 2) joined.add(`${bodies[other][0]} ${number}`);
      }
    });
    const changed = (pairs, others) =>
      [...pairs].filter((pair) => !others.has(pair))
        .map((pair) => pair.split(' ').map((number) => children.get(+number)))
        .filter((items) => items.every(Boolean));
    // Bodies that are joined from the start have not joined.
    const old = this.#joined ?? joined;
    this.#joined = joined;
    for (const items of changed(joined, old)) this.send('join', { items });
    for (const items of changed(old, joined)) this.send('part', { items });
  }

  /** Its children are the page's own, with styles that a flight would hide. */
  get canFly() {
    return false;
  }

  rested() {
    super.rested();
    this.#settled = this.#next;
    this.#sort();
    if (!this.#isMoving || this.#isHeld) return;
    this.#isMoving = false;
    this.send('rest');
  }
}
