// <jelly-group>: buttons, chips or cards that join and part like drops.
//
// The children stay what they are, and where the page lays them out: the element draws behind
// them, and moves each of them by `translate` from its place to where its drop is.
import { windowOf } from './dom.js';
import { followPress, isTaken, keepToDrag, SLOP } from './fingers.js';
import { JellyElement } from './jelly-element.js';
import { GROUP } from './schema/jelly-group.js';

/** The largest number of children that join each other. */
const CAPACITY = 12;

const groupStyle = `
:host { touch-action: auto; user-select: auto; -webkit-user-select: auto }
:host([draggable-items]) ::slotted(*) { touch-action: none }
svg { transition: none }
`;

/** Without the core each child has a box of its own behind it. */
const plainGroupStyle = `
::slotted(*) {
  background: var(--jelly-fill, color-mix(in srgb, currentColor 12%, transparent));
}
`;

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
 * @fires {CustomEvent<null>} jelly-grab - A finger holds a child.
 * @fires {CustomEvent<null>} jelly-release - A finger has left.
 * @fires {CustomEvent<null>} jelly-rest - All is at rest again.
 * @slot - The children. The group draws behind up to twelve of them.
 */
export class JellyGroupElement extends JellyElement {
  static get tag() {
    return 'jelly-group';
  }
  static get control() {
    return GROUP;
  }
  static get events() {
    return { grabbed: 'grab', released: 'release' };
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
  static get plainStyles() {
    return [...this.styles, plainGroupStyle];
  }
  #numbers = new Map(); // The number of each child in the core.
  #next = 0;
  #places = new Map(); // The middle of each child as it is laid out, by its number.
  #joined; // The pairs that were joined in the last frame, as `0 1`.
  #isMeasured = false;
  #isMoving = false;
  #sizes;
  #slot;

  constructor() {
    super();
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
  }

  /** The children that take part: those that are shown, up to twelve. */
  get items() {
    const shown = this.#slot.assignedElements({ flatten: true })
      .filter((child) => child.getClientRects().length);
    return shown.slice(0, CAPACITY);
  }

  get settings() {
    const hub = this.getAttribute('hub');
    const child = hub ? this.items.find(({ id }) => id === hub) : undefined;
    if (hub && this.#isMeasured && !child) {
      this.warn(`hub: must be the id of a child; got "${hub}"`);
    }
    return { spacing: this.spacing, hub: child ? this.#numberOf(child) : hub ? 1e9 : -1 };
  }

  #numberOf(child) {
    if (!this.#numbers.has(child)) this.#numbers.set(child, this.#next++);
    return this.#numbers.get(child);
  }

  connect(signal) {
    const { ResizeObserver, MutationObserver } = windowOf(this);
    this.#sizes = new ResizeObserver(() => this.measure());
    const changes = new MutationObserver(() => this.measure());
    changes.observe(this, { childList: true, attributeFilter: ['class', 'style', 'dir'] });
    this.#slot.addEventListener('slotchange', () => this.measure(), { signal });
    this.addEventListener('pointerdown', (event) => this.#press(event, signal), { signal });
    signal.addEventListener('abort', () => {
      this.#sizes.disconnect();
      changes.disconnect();
      for (const child of this.#numbers.keys()) child.style.removeProperty('translate');
      this.#numbers.clear();
      this.#places.clear();
      this.#joined = undefined;
      this.#isMeasured = false;
    });
    this.measure();
  }

  remake() {
    super.remake();
    // A new body has no children.
    this.#places.clear();
    this.#isMeasured = false;
    if (this.body) this.measure();
  }

  changedAttribute(name) {
    if (name === 'draggable-items') return;
    super.changedAttribute(name);
  }

  /** Reads where the children are laid out. A page calls it after it has moved them by a rule. */
  measure() {
    if (!this.body || !this.#sizes) return;
    const { items } = this;
    const isAnimated = this.#isMeasured;
    const kept = new Set();
    for (const child of items) {
      const number = this.#numberOf(child);
      kept.add(number);
      this.#sizes.observe(child);
      this.#place(child, number, isAnimated);
    }
    for (const [child, number] of this.#numbers) {
      if (kept.has(number)) continue;
      this.#numbers.delete(child);
      this.#places.delete(number);
      this.#sizes.unobserve(child);
      child.style.removeProperty('translate');
      this.handle(GROUP.bodyRemoved, [number, +isAnimated]);
    }
    const isFirst = !this.#isMeasured && items.length > 0;
    this.#isMeasured ||= isFirst;
    if (isFirst || this.hub) this.configure();
  }

  /** Tells the core where a child is laid out, without the translation that the element gave it. */
  #place(child, number, isAnimated) {
    const box = child.getBoundingClientRect();
    const [left, top] = this.place({ clientX: box.left, clientY: box.top });
    const [right, bottom] = this.place({ clientX: box.right, clientY: box.bottom });
    const [x, y] = child.style.translate.split(' ').map((length) => parseFloat(length) || 0);
    const middle = [(left + right) / 2 - (x || 0), (top + bottom) / 2 - (y || 0)];
    const size = [right - left, bottom - top];
    const radius = windowOf(this).getComputedStyle(child).borderTopLeftRadius;
    const corner = radius.endsWith('%')
      ? parseFloat(radius) / 100 * Math.min(...size)
      : parseFloat(radius) || 0;
    const place = [...middle, ...size, corner];
    const old = this.#places.get(number);
    if (old?.every((length, index) => Math.abs(length - place[index]) < 0.01)) return;
    this.#places.set(number, place);
    this.handle(GROUP.bodyPlaced, [number, ...place, +isAnimated]);
  }

  // MARK: Dragging

  #press(event, signal) {
    const child = this.items.find((item) => event.composedPath().includes(item));
    if (!this.draggableItems || event.button || !child || isTaken(event, this)) return;
    this.hold(child, event, signal);
  }

  /**
   * Lets a pointer that has come down on a child drag it.
   *
   * @param {HTMLElement} child
   * @param {PointerEvent} event
   */
  hold(child, event) {
    if (typeof child === 'boolean') return super.hold(child);
    const over = new AbortController();
    const id = event.pointerId;
    let isDrag = false;
    const isAway = ({ clientX, clientY }) =>
      Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP;
    const left = (report) => (point, stamp) => {
      if (isDrag) report.call(this, point, stamp, id);
      // The click of this press comes after it.
      setTimeout(() => over.abort());
    };
    keepToDrag(child, () => isDrag, () => isDrag, over.signal);
    followPress(event, {
      touchMoved: (point, stamp) => {
        if (!isDrag && !isAway(point)) return;
        if (!isDrag) this.touchBegan(event, stamp, id);
        isDrag = true;
        this.touchMoved(point, stamp, id);
      },
      touchEnded: left(this.touchEnded),
      touchCancelled: left(this.touchEnded),
    }, over.signal);
  }

  // MARK: Drawing

  frame(pathOf, time) {
    const { bodies = [] } = this.values(time);
    const nodes = super.frame(pathOf);
    for (const [child, number] of this.#numbers) {
      const body = bodies.find(([other]) => other === number);
      const place = this.#places.get(number);
      if (!body || !place) continue;
      const [x, y] = [body[1] - place[0], body[2] - place[1]];
      const isThere = Math.abs(x) < 0.005 && Math.abs(y) < 0.005;
      nodes.push([child, { translate: isThere ? '' : `${x.toFixed(2)}px ${y.toFixed(2)}px` }]);
    }
    return nodes;
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    this.#isMoving ||= this.#joined !== undefined && this.restTime > time + 0.01;
    if (this.#isMeasured) this.#announce(this.values(time).bodies ?? []);
  }

  /** Sends an event for each pair that has joined or parted since the last frame. */
  #announce(bodies) {
    const children = new Map([...this.#numbers].map(([child, number]) => [number, child]));
    const joined = new Set();
    bodies.forEach(([number, , , sum], index) => {
      for (let other = 0; other < index; other++) {
        if (Math.floor(sum / 2 ** other) % 2) joined.add(`${bodies[other][0]} ${number}`);
      }
    });
    const report = (what, pairs, others) => {
      for (const pair of pairs) {
        const items = pair.split(' ').map((number) => children.get(+number));
        if (!others.has(pair) && items.every(Boolean)) this.send(what, { items });
      }
    };
    // What is joined from the start has not joined.
    const old = this.#joined ?? joined;
    this.#joined = joined;
    report('join', joined, old);
    report('part', old, joined);
  }

  /** Its children are the page's own, with styles that a flight would hide. */
  get canFly() {
    return false;
  }

  rested() {
    super.rested();
    if (!this.#isMoving || this.matches(':state(held)')) return;
    this.#isMoving = false;
    this.send('rest');
  }
}
