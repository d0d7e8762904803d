// <jelly-row>: a row of a list whose actions come out of it like drops.
import { layout } from './core.js';
import { clearStyle, copies, make, outerOf, pausedAnimation, windowOf } from './dom.js';
import { isOnSelection, isTaken, Press, scrollersOf } from './drawer-fingers.js';
import { followPress, keepInPlace } from './fingers.js';
import { dropStyle, JellyElement } from './jelly-element.js';
import { makeStatus, statusStyle } from './status.js';
import { ROW } from './schema/jelly-row.js';

/** The sides, as the core numbers them. */
const SIDES = ['leading', 'trailing'];

const otherSide = (side) => SIDES[+(side === SIDES[0])];

/** The names of the widths of a side's actions in the core. */
const PLACES = ['first', 'second', 'third', 'fourth'];

/** A mark between two layers of the outline: a move that nothing follows. */
const MARK = /M[^A-Z]*(?=M|$)/;

/** The styles of an action that a frame sets. */
const SHOWN = ['--_width', '--_height', 'translate', 'scale', 'opacity'];

/** The way of a wheel that begins a pull, and the pause that ends one, in pixels and ms. */
const [WHEEL_SLOP, WHEEL_PAUSE] = [8, 100];

/** The height of a line, for wheels that count lines, in pixels. */
const LINE = 16;

/** The strip at the screen's leading edge where the system's own swipe begins, in pixels. */
const SYSTEM_EDGE = 20;

// The margins of its content are its own, so that a line of text has room for drops.
const rowStyle = `
:host {
  display: flow-root; overflow: clip; touch-action: pan-y pinch-zoom; z-index: 0;
  user-select: auto; -webkit-user-select: auto; background: var(--jelly-ground, none);
}
svg { z-index: 2; fill: var(--jelly-fill, Canvas) }
#drops { z-index: 0 }
#drops path { pointer-events: none }
#drops [part=action] { fill: var(--_color, #0a6fe0) }
[part=base] { position: relative; z-index: 3 }
.side { display: block; position: absolute; inset: 0; z-index: 1 }
::slotted([slot]) {
  ${dropStyle}
  inline-size: var(--_width, max-content) !important; block-size: var(--_height, auto) !important;
  padding: 0 .75rem !important; color: var(--jelly-action-color, #fff) !important;
  border-radius: 99px !important; text-align: center; white-space: nowrap;
}
::slotted([slot]:focus-visible) {
  outline: 2px solid var(--_ring) !important; outline-offset: 2px !important;
}
[part=button] {
  position: absolute; z-index: 4; inset-block-start: 50%; inset-inline-end: .75rem;
  translate: 0 -50%; padding: .5em 1em; border: 0; border-radius: 2em; background: CanvasText;
  color: Canvas; font: inherit; outline: 2px solid var(--_ring); outline-offset: 2px;
  forced-color-adjust: none;
}
[part=button]:not(:focus-visible), :host(:is(:state(held), :state(open))) [part=button] {
  clip-path: inset(50%); pointer-events: none;
}
@media (forced-colors: active) {
  svg { fill: Canvas; paint-order: stroke; stroke-width: 2px }
  #drops [part=action] { fill: Canvas }
  ::slotted([slot]) { color: CanvasText !important }
}
`;

/** Without a body a row is as cheap as a paragraph: its actions have no layout. */
const asleepStyle = `
:host { overflow: visible; z-index: auto }
svg, .side { display: none }
[part=base] { z-index: auto; background: var(--jelly-fill, Canvas) }
`;

/** Without the core the actions stand below the content. */
const plainStyle = `
:host { display: flow-root }
:host([hidden]), svg, [part=button] { display: none }
`;

const makeParts = copies(() => {
  const parts = document.createDocumentFragment();
  const side = (name) => make('slot', { name, class: 'side', inert: '' });
  // In the order in which they are read, and in which Tab reaches them.
  parts.append(
    make('div', { part: 'base' }),
    make('button', { part: 'button', type: 'button', 'aria-expanded': false }),
    side('trailing'),
    side('leading'),
  );
  return parts;
});

const makeDrops = copies(() =>
  make(
    'svg',
    { id: 'drops', 'aria-hidden': 'true' },
    make('path'),
    // The outermost one lies over the others.
    ...PLACES.map(() => make('path', { part: 'action' })),
  )
);

/** The rows that are open, or that something holds. */
const openRows = new Set();

/** The element that scrolls a row up and down; undefined for the page. */
function scrollerOf(row) {
  for (let element = outerOf(row); element; element = outerOf(element)) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
}

/**
 * A row of a list whose actions come out of it like drops.
 *
 * @element jelly-row
 * @attr {string} [label=Actions] - The name of the button for keyboards and screen readers.
 * @attr {string} [armed-text=Armed] - The announcement of a full swipe before its end, in front of
 *   the action's name.
 * @attr {fullSwipe} full-swipe - The effect of a swipe that goes on across the row: `perform`
 *   clicks the outermost action, `remove` also lets the row leave.
 * @attr {cornerRadius} corner-radius - The radius of the corners of the open row, in pixels.
 * @attr {boolean} mouse - Whether a mouse swipes it, too; a drag does not select its text then.
 * @fires {CustomEvent<{ side: 'leading' | 'trailing' }>} jelly-open - A side is open.
 * @fires {CustomEvent<null>} jelly-close - The row is closed.
 * @fires {CustomEvent<{ side: 'leading' | 'trailing' }>} jelly-arm - The end of the swipe will
 *   click the outermost action.
 * @fires {CustomEvent<null>} jelly-disarm - It will not.
 * @fires {CustomEvent<null>} jelly-remove - The row has left, and its space closes; then it removes
 *   itself from the page. `preventDefault()` lets it come back.
 * @slot - The content.
 * @slot leading - The actions at the start of a line: up to four buttons, from the outermost one.
 * @slot trailing - The actions at the end of a line.
 * @csspart base - The box of the content.
 * @csspart action - The drop of an action.
 * @csspart button - The button for keyboards, which is seen while it has the focus.
 * @cssprop [--jelly-fill=Canvas] - The color of the row, which must be opaque; of an action, that
 *   of its drop.
 * @cssprop [--jelly-action-color=#fff] - The color of the text of an action, or of its icon.
 * @cssprop [--jelly-ground=none] - The background behind the drops.
 * @cssstate open - A side is open.
 * @cssstate armed - The end of the swipe will click the outermost action.
 * @cssstate leaving - It leaves, or has left.
 */
export class JellyRowElement extends JellyElement {
  static get tag() {
    return 'jelly-row';
  }
  static get control() {
    return ROW;
  }
  static get attributes() {
    return [...super.attributes, 'label', 'armed-text', 'full-swipe', 'corner-radius'];
  }
  static get booleans() {
    return [...super.booleans, 'mouse'];
  }
  static get texts() {
    return { label: 'Actions', 'armed-text': 'Armed' };
  }
  static get styles() {
    return [...super.styles, statusStyle, rowStyle];
  }
  static get plainStyles() {
    return [plainStyle];
  }
  /** Without the core its content and its actions are shown. */
  static get isUsefulPlain() {
    return true;
  }
  #asleep; // Aborted when the row leaves the page.
  #press; // The last press of a finger that may swipe.
  #base;
  #button;
  #slots = {}; // The slots of both sides, by name.
  #drops; // The drawing of what lies below the row: its tails and its drops; none without a body.
  #keepsBody = false; // Whether a trace is recorded from it, or played on it.
  #isPlayed = false;
  #say;
  #widths = {}; // The widths of the actions of both sides, by name.
  #side; // The side whose actions are placed.
  #openSide; // The side that is open.
  #watch; // Aborted when the row is closed.
  #next; // The side that opens when the other one has closed.
  #wheelWay = 0;
  #wheelTimer;
  #isPulled = false; // Whether a wheel pulls it.
  #space; // The animation by which its space closes.
  #isGone = false;
  #clicked = 0; // The index of the action that was clicked last, by which the row leaves.

  constructor() {
    super();
    const root = this.shadowRoot;
    const [content] = root.querySelectorAll('slot');
    root.append(makeParts());
    this.#base = root.querySelector('[part=base]');
    this.#base.append(content);
    this.#button = root.querySelector('button');
    for (const side of SIDES) this.#slots[side] = root.querySelector(`[name=${side}]`);
  }

  // MARK: Life

  /**
   * A row has a body while it moves, is open or is held: a list of a thousand rows costs next to
   * nothing, also after a person has touched each of them.
   */
  connectedCallback() {
    if (!windowOf(this)) return;
    if (!ROW.core) return super.connectedCallback();
    this.restoreProperties();
    this.#asleep = new AbortController();
    const { signal } = this.#asleep;
    this.adoptStyles(asleepStyle);
    this.#button.textContent = this.label;
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    listen(this, 'pointerdown', (event) => this.#pressed(event));
    listen(this, 'selectstart', (event) => {
      const { isDragging, isDown, isMouse } = this.#press ?? {};
      if (isDragging || (isDown && isMouse)) event.preventDefault();
    });
    // Also after a drag in which the row was moved.
    listen(this, 'click', (event) => this.#tapped(event), { capture: true });
    listen(this, 'wheel', (event) => this.#wheeled(event), { passive: false });
    listen(this.#button, 'click', () => this.#toggle());
  }

  disconnectedCallback() {
    // An element that has left the page reports nothing.
    this.#sleep();
    this.#asleep?.abort();
    this.#close();
    this.#showSpace();
    this.#isGone = false;
  }

  /** Gives the row its body. */
  #wake() {
    if (this.body || this.#asleep?.signal.aborted !== false) return;
    const svg = makeDrops();
    const { shadowRoot: root } = this;
    root.prepend(svg);
    const [tails, ...drops] = svg.children;
    this.#drops = { svg, tails, drops: drops.reverse() };
    if (!this.#say) {
      const [status, say] = makeStatus();
      root.append(status);
      this.#say = say;
    }
    super.connectedCallback();
    this.#measure();
    this.turn();
    this.configure();
    this.resized(this.offsetWidth, this.offsetHeight);
    this.draw(this.clock.seconds());
  }

  /** Takes the body of a row that is closed and at rest: it looks as before its first touch. */
  #sleep() {
    super.disconnectedCallback();
    if (!this.#drops) return;
    for (const action of SIDES.flatMap((side) => this.#actions(side))) {
      for (const property of SHOWN) action.style.removeProperty(property);
      if (!action.style.length) clearStyle(action);
    }
    this.#drops.svg.remove();
    this.#drops = this.#side = undefined;
    this.shadowRoot.querySelector('[part=outline]').removeAttribute('d');
    clearStyle(this.#base);
    this.adoptStyles(asleepStyle);
  }

  /** Gives the row a body for good: a trace is recorded from it, or played on it. */
  wake() {
    this.#wake();
    this.#keepsBody = true;
  }

  played(isPlayed) {
    this.#isPlayed = isPlayed;
  }

  retune() {
    if (this.body) return super.retune();
    // Only a body can check a tuning, and a new one does.
    this.#wake();
    this.#sleep();
  }

  connect(signal) {
    if (!this.body) return;
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    keepInPlace(this, () => this.#press?.isDown, signal);
    // An action closes the row, unless it lets the row leave.
    listen(this, 'click', (event) => {
      if (this.#actionOf(event) && !this.values().isLeaving) this.close();
    });
    listen(this, 'keydown', (event) => this.#key(event));
    for (const side of SIDES) {
      listen(this.#slots[side], 'slotchange', () => {
        this.#measure();
        this.configure();
        this.#place();
        this.#closeEmpty();
      });
    }
  }

  attributeChangedCallback(...change) {
    super.attributeChangedCallback(...change);
    // Also without a body.
    this.#button.textContent = this.label;
  }

  get settings() {
    const { fullSwipe, cornerRadius, isRightToLeft } = this;
    const settings = { fullSwipe, cornerRadius, isRightToLeft };
    for (const side of SIDES) {
      PLACES.forEach((place, index) => {
        settings[`${side}Widths.${place}`] = this.#widths[side]?.[index] ?? 0;
      });
    }
    return settings;
  }

  resized(...size) {
    // The size that the core has is that at rest.
    if (this.#space) return;
    super.resized(...size);
    this.#closeEmpty();
  }

  /** Notes that the core has closed a side whose actions have gone, or lost their room. */
  #closeEmpty() {
    if (this.#openSide && !this.values().openSide) this.#close();
  }

  /** Focuses the button for keyboards. */
  focus(options) {
    this.#button.focus(options);
  }

  /**
   * The side that is open; an empty text for none.
   *
   * @type {'leading' | 'trailing' | ''}
   */
  get openSide() {
    return this.#openSide ?? '';
  }

  /** The actions of a side, as many as the core can store. */
  #actions(side) {
    return this.#slots[side].assignedElements().slice(0, PLACES.length);
  }

  /** The action in which an event happens. */
  #actionOf(event) {
    const path = event.composedPath();
    return SIDES.flatMap((side) => this.#actions(side)).find((action) => path.includes(action));
  }

  /** The side whose actions are seen at a time. */
  #shownSide(time) {
    return SIDES[+(this.values(time).shownSide > 0)];
  }

  /** Reads the widths of the actions. */
  #measure() {
    for (const side of SIDES) {
      const { length } = this.#slots[side].assignedElements();
      if (length > PLACES.length) {
        this.warn(`${side}: must be at most ${PLACES.length} actions; got ${length}`);
      }
      const actions = this.#actions(side);
      for (const { style } of actions) {
        for (const property of SHOWN.slice(0, 2)) style.removeProperty(property);
      }
      // A width of 0 would end the list.
      this.#widths[side] = actions.map(({ offsetWidth }) => Math.max(offsetWidth, 1));
    }
  }

  /** Gives the actions of the side that is seen their boxes, and the drops their colors. */
  #place() {
    if (!this.body) return;
    this.#side = this.#shownSide();
    const { boxes } = layout(this);
    const actions = this.#actions(this.#side);
    this.#drops.drops.forEach(({ style }, index) => {
      const action = actions[index];
      const color = action && getComputedStyle(action).getPropertyValue('--jelly-fill');
      style.setProperty('--_color', color || 'initial');
      const [, , width, height] = boxes[index] ?? [];
      if (!action || !width) return;
      action.style.setProperty('--_width', `${width}px`);
      action.style.setProperty('--_height', `${height}px`);
    });
  }

  // MARK: Fingers

  get #isMirrored() {
    return this.matches(':dir(rtl)');
  }

  /** The axis of a drag, for the press of a finger. */
  get side() {
    return { axis: 'X', outwards: 1 };
  }

  /** Whether no side is open, and none has actions that a drag to the right or the left opens. */
  refuses(way) {
    const side = way > 0 === this.#isMirrored ? 'trailing' : 'leading';
    return !this.#openSide && !this.#actions(side).length;
  }

  touchBegan(...finger) {
    this.#wake();
    super.touchBegan(...finger);
  }

  #pressed(event) {
    if (this.#press?.isDown) return this.#press.joined();
    this.#press = undefined;
    const { pointerType, clientX } = event;
    const edge = this.#isMirrored ? windowOf(this).innerWidth - clientX : clientX;
    const isForeign = event.button || (pointerType === 'mouse' && !this.mouse) ||
      (pointerType === 'touch' && edge < SYSTEM_EDGE && !this.#openSide);
    if (
      isForeign || isOnSelection(event) || isTaken(event, this, 'X') ||
      scrollersOf(event, this, 'X').length
    ) return;
    const press = this.#press = new Press(this, this, event, []);
    if (this.values().isCatching) press.begin(event, event.timeStamp);
    followPress(event, {
      touchMoved: (point, stamp) => press.move(point, stamp),
      touchEnded: (point, stamp) => press.end(this.touchEnded, point, stamp),
      touchCancelled: (point, stamp) => press.end(this.touchCancelled, point, stamp),
    }, this.#asleep.signal);
  }

  /** A wheel or a trackpad pulls as a finger; up and down it scrolls. */
  #wheeled(event) {
    const { deltaX, deltaY, deltaMode } = event;
    if (event.ctrlKey || event.defaultPrevented || Math.abs(deltaX) <= Math.abs(deltaY)) {
      if (!this.#isPulled) this.#wheelWay = 0;
      return;
    }
    const way = this.#wheelWay -= deltaX * (deltaMode ? LINE : 1);
    clearTimeout(this.#wheelTimer);
    this.#wheelTimer = setTimeout(() => this.#endPull(), WHEEL_PAUSE);
    if (!this.#isPulled) {
      if (
        Math.abs(way) < WHEEL_SLOP || this.refuses(way) || scrollersOf(event, this, 'X').length
      ) return;
      this.#wake();
      this.#isPulled = true;
    }
    event.preventDefault();
    this.handle(ROW.pullChanged, [way], event.timeStamp);
  }

  #endPull() {
    clearTimeout(this.#wheelTimer);
    this.#wheelWay = 0;
    if (!this.#isPulled) return;
    this.#isPulled = false;
    this.handle(ROW.pullEnded);
  }

  /**
   * A tap on the content of an open row closes it, and does nothing else. The click at the end of a
   * drag does nothing.
   */
  #tapped(event) {
    const action = this.#actionOf(event);
    this.#clicked = Math.max(this.#actions(this.#openSide ?? SIDES[1]).indexOf(action), 0);
    const isContent = !action && !event.composedPath().includes(this.#button);
    const wasDrag = this.#press?.isTaken;
    if (!event.detail || !(wasDrag || (this.#openSide && isContent))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!wasDrag) this.close();
  }

  // MARK: Keys

  /** Opens the first side that has actions, and focuses its first one; or closes the row. */
  #toggle() {
    if (this.#openSide) return this.close();
    const side = ['trailing', 'leading'].find((name) => this.#actions(name).length);
    if (side) this.#reach(side, 0);
  }

  /** Opens a side, at once if the other one is open, and focuses an action. */
  #reach(side, index) {
    this.#open(side, this.#openSide !== otherSide(side));
    this.#actions(side).at(index)?.focus({ preventScroll: true });
  }

  #key(event) {
    const { key } = event;
    const side = this.#openSide;
    if (!side || event.defaultPrevented) return;
    if (key === 'Escape') {
      this.close();
      this.focus({ preventScroll: true });
    } else {
      // From the outermost one inwards.
      const right = (side === 'leading') === this.#isMirrored ? -1 : 1;
      const step = { ArrowRight: right, ArrowLeft: -right, ArrowDown: 1, ArrowUp: -1 }[key];
      const actions = this.#actions(side);
      const index = actions.indexOf(this.#actionOf(event));
      if (!step || index < 0) return;
      const next = index + step;
      const other = otherSide(side);
      if (actions[next] || !this.#actions(other).length) this.#reach(side, next % actions.length);
      else this.#reach(other, next < 0 ? 0 : -1);
    }
    event.preventDefault();
  }

  // MARK: Open and closed

  /**
   * Opens a side.
   *
   * @param {'leading' | 'trailing'} [side]
   * @returns {void}
   */
  show(side = 'trailing') {
    if (!SIDES.includes(side)) {
      throw new TypeError(`jelly-row: show: must be one of ${SIDES.join(', ')}; got ${side}`);
    }
    if (this.#actions(side).length) this.#open(side);
  }

  #open(side, isAnimated = true) {
    this.#wake();
    this.handle(ROW.opened, [SIDES.indexOf(side), +isAnimated]);
    if (this.values().openSide) this.#follow(this.#shownSide());
    // The other side closes first.
    this.#next = this.#shownSide() === side ? undefined : side;
  }

  /**
   * Closes the row.
   *
   * @returns {void}
   */
  close() {
    this.#next = undefined;
    if (!this.#watch) return;
    this.handle(ROW.closed, [1]);
    this.#close();
  }

  /**
   * Lets the row leave, as a full swipe with `full-swipe="remove"` does; then `jelly-remove` is
   * sent.
   *
   * @returns {void}
   */
  leave() {
    this.#wake();
    if (!this.body) return;
    this.handle(ROW.dismissed, [this.#clicked]);
    this.setState('leaving', true);
    this.#close();
  }

  /**
   * Lets a row come back that leaves, or has left and is still in the page.
   *
   * @returns {void}
   */
  restore() {
    this.#isGone = false;
    this.setState('leaving', false);
    this.handle(ROW.restored, [1]);
  }

  /** Notes that a side is open, or that something holds the row. */
  #follow(side) {
    const isNew = side && side !== this.#openSide;
    if (side) this.#expose(side);
    if (!this.#watch) {
      this.#watch = new AbortController();
      const { signal } = this.#watch;
      const page = this.ownerDocument;
      const scroller = scrollerOf(this);
      for (const row of openRows) if (scrollerOf(row) === scroller) row.close();
      openRows.add(this);
      const options = { signal, capture: true, passive: true };
      page.addEventListener('pointerdown', (event) => {
        if (!event.composedPath().includes(this)) this.close();
      }, options);
      page.addEventListener('scroll', ({ target }) => {
        if (target !== this && target.contains(this)) this.close();
      }, options);
      // In the capture phase it would hear of each element that loses the focus.
      windowOf(this).addEventListener('blur', () => this.close(), { signal });
    }
    if (isNew) this.send('open', { side });
  }

  /** Notes that the row is closed. */
  #close() {
    const wasOpen = this.#openSide;
    this.#watch?.abort();
    this.#watch = undefined;
    openRows.delete(this);
    this.#endPull();
    this.#disarm();
    // What is inert cannot keep the focus.
    if (wasOpen && this.#actions(wasOpen).some((action) => action.matches(':focus-within'))) {
      this.focus({ preventScroll: true });
    }
    this.#expose();
    if (wasOpen && this.body) this.send('close');
  }

  /** Exposes to assistive technologies and to CSS which side is open. */
  #expose(side) {
    this.#openSide = side;
    for (const name of SIDES) this.#slots[name].inert = name !== side;
    this.#button.ariaExpanded = !!side;
    this.setState('open', !!side);
  }

  #disarm() {
    this.setState('armed', false);
    this.#say?.();
  }

  handleEffect(effect, detail) {
    const side = SIDES[detail];
    switch (effect) {
      case 'grabbed':
        // Colors may have changed since.
        this.#place();
        return this.#follow();
      case 'opened':
        this.#disarm();
        return this.#follow(side);
      case 'released':
        return this.#openSide ? undefined : this.#close();
      case 'closed':
        return this.#close();
      case 'armed': {
        const shown = this.#shownSide();
        const [action] = this.#actions(shown);
        this.setState('armed', true);
        this.#say(`${this.armedText}: ${action?.ariaLabel || action?.textContent.trim()}`);
        return void this.send('arm', { side: shown });
      }
      case 'disarmed':
        this.#disarm();
        return void this.send('disarm');
      case 'performed':
        this.setState('leaving', this.fullSwipe === 'remove');
        this.#close();
        this.#actions(side)[0]?.click();
    }
  }

  // MARK: Drawing

  /** A flight has one outline; this has up to six paths. */
  get canFly() {
    return false;
  }

  /** A space that closes is drawn in frames alone: drawn after its layout, it would change it. */
  draw(time) {
    if (!this.#space) super.draw(time);
  }

  get mainPart() {
    return ROW.parts.layers;
  }

  frame(pathOf, time) {
    const [, row, ...layers] = pathOf(ROW.parts.layers).split(MARK);
    const [tails, sleeves, drops] = [0, 1, 2].map((kind) =>
      layers.filter((_, index) => index % 3 === kind)
    );
    const { offset, actions } = this.values(time);
    const side = this.#shownSide(time);
    if (side !== this.#side) this.#place();
    return [
      ...super.frame(() => row + sleeves.join('')),
      [this.#drops.tails, { d: tails.join('') }],
      ...this.#drops.drops.map((drop, index) => [drop, { d: drops[index] ?? '' }]),
      [this.#base, { translate: offset ? `${offset}px` : '' }],
      ...this.#actions(otherSide(side)).map((action) => [action, { opacity: '' }]),
      ...this.#actions(side).map((action, index) => {
        const [x, y, scale, opacity] = actions[index] ?? [0, 0, 0, 0];
        const translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
        return [action, { translate, scale, opacity }];
      }),
    ];
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    const { height, isGone } = this.values(time);
    if (this.#space) this.#space.currentTime = 1 - height / this.shownSize[1];
    if (this.#isGone || this.#isPlayed || !isGone) return;
    this.#isGone = true;
    // Not within a frame, of which a listener may remove elements.
    queueMicrotask(() => this.#gone());
  }

  /** The content has left: the space closes, unless a listener prevents it. */
  #gone() {
    if (!this.body || !this.#isGone) return;
    if (!this.send('remove', undefined, true)) return this.restore();
    if (!this.body || !this.#isGone) return;
    // Over the page's own style and its transitions.
    this.#space ??= pausedAnimation(this, {
      height: [`${this.offsetHeight}px`, '0px'],
      boxSizing: ['border-box', 'border-box'],
      minHeight: ['0px', '0px'],
      paddingBlock: '0px',
      borderBlockWidth: '0px',
      marginBlock: '0px',
    });
    this.handle(ROW.removed);
  }

  /** Gives the row back the height that the page has given it. */
  #showSpace() {
    this.#space?.cancel();
    this.#space = undefined;
  }

  rested() {
    super.rested();
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#open(next);
    const { height, isLeaving } = this.values();
    if (this.#space && height === 0) return this.remove();
    this.#showSpace();
    if (!this.#watch && !isLeaving && !this.#keepsBody) this.#sleep();
  }
}
