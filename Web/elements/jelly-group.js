// <jelly-group>: buttons, chips or cards that join and part like drops.
//
// The children stay what they are, and where the page lays them out: the element draws behind
// them, and moves each of them by `translate` from its place to where its drop is.
import { make, pausedAnimation, windowOf } from './dom.js';
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
/** The `id` of the element's own animations, which those of a flight have, too. */
const OWN = 'jelly';
/** The properties by which a page moves a child, or hides it. */
const MOVING = ['translate', 'transform', 'rotate', 'scale', 'filter'];
/** The keyframes of the moves along each axis by FAR, and of what hides a child. */
const MOVES = [
  { translate: [`${-FAR}px 0px`, `${FAR}px 0px`] },
  { translate: [`0px ${-FAR}px`, `0px ${FAR}px`] },
];
const FADE = { filter: ['opacity(1)', 'opacity(0)'] };
/** The timing of these, on top of the page's own style. */
const STANDING = { duration: 2 * FAR, composite: 'add', id: OWN };

/**
 * The farthest of several moves, and the easing of a way from nowhere to there, if all lie on a
 * line; else undefined. Children that move by one spring have such moves. Keyframes of twelve would
 * take 2 ms longer to start.
 */
function easingAlong(moves, shares) {
  let far = moves[0];
  for (const move of moves) {
    if (Math.hypot(move[1], move[2]) > Math.hypot(far[1], far[2])) far = move;
  }
  const [, x, y] = far;
  const square = x * x + y * y;
  if (!square) return undefined;
  let text = 'linear(';
  for (let index = 0; index < moves.length; index++) {
    const [, right, down] = moves[index];
    const aside = right * y - down * x;
    if (aside * aside > 1e-4 * square) return undefined;
    const share = (right * x + down * y) / square;
    text += `${index ? ',' : ''}${Math.round(1e5 * share) / 1e5} ${shares[index]}%`;
  }
  return { far, easing: `${text})` };
}

/** The lengths of a computed `translate` along both axes; the second may be missing. */
const placeOf = (translate) => {
  const [x, y] = translate.split(' ').map(parseFloat);
  return [x || 0, y || 0];
};

/** A length of CSS. */
const pixels = (length) => `${Math.round(100 * length) / 100}px`;

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
function overlap(box, other) {
  // A flight asks a thousand times, in code that has never run: names for all would take 2 ms.
  const across = (box[2] + other[2]) / 2 - Math.abs(box[0] - other[0]);
  if (across <= 0) return 0;
  const depth = Math.min(across, (box[3] + other[3]) / 2 - Math.abs(box[1] - other[1]));
  const side = Math.min(box[2], box[3], other[2], other[3]);
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
  #hub; // The number of the hub, as the core reads it.
  #unknownHub; // The last hub that was no child, so that one warning is enough.
  #timers = []; // Those of the events in a flight.
  #own = new Map(); // The page's own translation of each child in a flight.
  #isFull = false; // Whether a warning about too many children has been logged.
  #watched = new Set();
  #sizes;
  #changes;
  #plain = []; // The children beyond those that join, each drawn for itself at its place.
  #others = make('svg', { 'aria-hidden': 'true' }); // Clipped by no flight.
  #slot;
  #signal;

  constructor() {
    super();
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
    this.shadowRoot.querySelector('svg').after(this.#others);
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
    return { spacing: this.spacing, hub: this.#hub };
  }

  configure() {
    this.#readHub();
    super.configure();
  }

  /** Reads which child is the hub; returns whether it is another one. */
  #readHub() {
    const { hub } = this;
    const child = hub && this.items.find(({ id }) => id === hub);
    if (!hub || child) this.#unknownHub = undefined;
    else if (this.#isMeasured && this.#unknownHub !== hub) {
      this.#unknownHub = hub;
      this.warn(`hub: must be the id of a child; got "${hub}"`);
    }
    const before = this.#hub;
    // The core reads −1 as "all join".
    this.#hub = child ? this.#numberOf(child) : hub ? NOBODY : -1;
    return this.#hub !== before;
  }

  #numberOf(child) {
    if (!this.#numbers.has(child)) this.#numbers.set(child, this.#next++);
    return this.#numbers.get(child);
  }

  connect(signal) {
    const { ResizeObserver, MutationObserver } = windowOf(this);
    const measure = () => this.measure();
    // What has changed with a flight's first frame is reported after it.
    const measureSizes = () => this.#measure();
    this.#signal = signal;
    this.#sizes = new ResizeObserver(measureSizes);
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
    this.addEventListener('transitionend', measureSizes, { signal });
    const ground = () => this.isFlying && !this.canFly && this.measure();
    this.addEventListener('transitionrun', ground, { signal });
    this.addEventListener('animationstart', ground, { signal });
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
    this.#readHub();
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
    // A flight hides what a page has written meanwhile.
    const { currentTime } = this.ownerDocument.timeline;
    if (this.isFlying) this.draw(this.clock.seconds(currentTime, this));
    this.#measure();
  }

  #measure() {
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
    if (this.#readHub()) super.configure();
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
    const { borderTopLeftRadius: radius, translate } = windowOf(this).getComputedStyle(child);
    const own = this.isFlying && this.#own.get(child);
    const [x, y] = own
      ? placeOf(translate).map((length, axis) => length - own[axis])
      : this.#moves.get(child)?.offset ?? [0, 0];
    const { offsetWidth, offsetHeight } = child;
    // The layout's size is in whole pixels, and that of the screen has the child's own scale.
    const exact = (shown, rounded) => Math.abs(shown - rounded) >= 1 ? rounded : shown;
    const size = [exact(right - left, offsetWidth), exact(bottom - top, offsetHeight)];
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
    for (const shown of this.#shownAt(bodies)) this.#move(...shown);
    // A frame's stamp can be earlier than the event before it.
    this.#isMoving ||= this.#joined !== undefined &&
      this.restTime > Math.max(time, this.#eventTime) + 0.01;
    if (this.#isMeasured) this.#announce(bodies);
  }

  /** The distance of each child from its place, along both axes, and the share that is hidden. */
  #shownAt(bodies) {
    const bodyOf = new Map(bodies.map((body) => [body[0], body]));
    // A bud of a button is smaller, and is seen when it has left it.
    const above = [];
    const all = [];
    for (const child of this.#items) {
      const body = bodyOf.get(this.#numbers.get(child));
      const place = this.#places.get(child);
      if (!body || !place) continue;
      const shown = [body[1], body[2], ...place.slice(2)];
      let cover = 0;
      for (const other of above) {
        const share = overlap(shown, other.shown);
        if (share > cover && !overlap(place, other.place)) cover = share;
      }
      all.push([child, shown[0] - place[0], shown[1] - place[1], cover]);
      above.push({ place, shown });
    }
    return all;
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
      animations[part] ??= pausedAnimation(child, keyframes, STANDING);
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

  // MARK: Flights

  get flightPart() {
    return GROUP.parts.marked;
  }

  /**
   * Whether all moves are known. A child's own motion is not; nor would Chromium play two of one
   * child outside of the page's thread, or one to a place that depends on the child's size.
   */
  get canFly() {
    return super.canFly && this.#isMeasured &&
      this.#items.every((child) =>
        !windowOf(this).getComputedStyle(child).translate.includes('%') &&
        child.getAnimations().every(({ id, effect }) =>
          id === OWN || !effect.getKeyframes().some((frame) => MOVING.some((name) => name in frame))
        )
      );
  }

  /**
   * The styles of the children at the times of a flight. They contain the page's own: what is added
   * to that would move in the page's thread.
   */
  riders(times) {
    for (const child of [...this.#moves.keys()]) this.#move(child, 0, 0);
    const all = times.map((time) => this.values(time).bodies);
    this.#announceLater(times, all);
    const shown = all.map((bodies) => this.#shownAt(bodies));
    const [start, end] = [times[0], times.at(-1)];
    const shares = times.map((time) => Math.round(1e6 * (time - start) / (end - start)) / 1e4);
    return shown[0].flatMap(([child], index) => {
      const { translate, filter } = windowOf(this).getComputedStyle(child);
      const own = placeOf(translate);
      const z = translate.split(' ').slice(2);
      this.#own.set(child, own);
      const moves = shown.map((row) => row[index]);
      const text = ([, right, down]) =>
        [pixels(own[0] + right), pixels(own[1] + down), ...z].join(' ');
      const riders = [];
      const line = easingAlong(moves, shares);
      riders.push(
        line
          ? [child, 'translate', [text([child, 0, 0]), text(line.far)], line.easing]
          : [child, 'translate', moves.map(text)],
      );
      if (moves.some(([, , , cover]) => cover)) {
        const base = filter === 'none' ? '' : `${filter} `;
        riders.push([child, 'filter', moves.map((move) => `${base}opacity(${1 - move[3]})`)]);
      }
      return riders;
    });
  }

  /** Sends the events of pairs that join and part in a flight, at their times. */
  #announceLater(times, all) {
    const { clock } = this;
    const now = clock.seconds();
    times.forEach((time, index) => {
      const isSame = all[index].every((body, row) =>
        body[3] === all[Math.max(index - 1, 0)][row][3]
      );
      if (isSame) return;
      const delay = 1000 * (time - now) / clock.rate;
      this.#timers.push(setTimeout(() => this.#announce(all[index]), delay));
    });
  }

  land() {
    const { isFlying } = this;
    super.land();
    if (!isFlying) return;
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#own.clear();
    // Between an event and its frame the page may ask where a child is.
    if (!this.body || this.restTime <= this.shownTime) return;
    const { bodies = [] } = this.values(this.shownTime);
    for (const shown of this.#shownAt(bodies)) this.#move(...shown);
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
