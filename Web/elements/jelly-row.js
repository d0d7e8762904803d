// <jelly-row>: a row of a list whose actions come out of it like drops.
import { layout } from './core.js';
import { clearStyle, copies, make, windowOf } from './dom.js';
import { elementsIn, followPress, hasOwnDrag, keepToDrag, SLOP } from './fingers.js';
import { JellyElement, ownText } from './jelly-element.js';
import { makeStatus, statusStyle } from './status.js';
import { ROW } from './schema/jelly-row.js';

/** The sides, as the core numbers them. */
const SIDES = ['leading', 'trailing'];

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

const rowStyle = `
:host {
  overflow: clip; touch-action: pan-y pinch-zoom; user-select: auto; -webkit-user-select: auto;
  z-index: 0; background: var(--jelly-ground, none);
}
svg { z-index: 2; fill: var(--jelly-fill, Canvas) }
#drops { z-index: 0 }
#drops path { pointer-events: none }
#drops [part=action] { fill: var(--_color, #0a6fe0) }
[part=base] { position: relative; z-index: 3 }
.asleep { background: var(--jelly-fill, Canvas) }
#leading, #trailing { position: absolute; inset: 0; z-index: 1 }
#leading[inert], #trailing[inert] { visibility: hidden }
:host(:state(held)) :is(#leading, #trailing), :host(:state(moving)) :is(#leading, #trailing) {
  visibility: visible;
}
::slotted([slot=leading]), ::slotted([slot=trailing]) {
  all: unset; opacity: 0; position: absolute !important; inset: 0 auto auto 0 !important;
  display: grid !important; place-items: center !important; box-sizing: border-box !important;
  inline-size: var(--_width, max-content) !important; block-size: var(--_height, auto) !important;
  margin: 0 !important; border: 0 !important; background: none !important;
  box-shadow: none !important; transition: none !important; padding: 0 .75rem; color: #fff;
  border-radius: 99px; text-align: center; white-space: nowrap; cursor: pointer;
}
::slotted([slot=leading]:focus-visible), ::slotted([slot=trailing]:focus-visible) {
  outline: 2px solid var(--_ring) !important; outline-offset: 2px !important;
}
[part=button] {
  position: absolute; z-index: 4; inset-block-start: 50%; inset-inline-end: .75rem;
  translate: 0 -50%; padding: .5em 1em; border: 0; border-radius: 2em; background: CanvasText;
  color: Canvas; font: inherit; outline: 2px solid var(--_ring); outline-offset: 2px;
}
[part=button]:not(:focus-visible) { clip-path: inset(50%); pointer-events: none }
@media (forced-colors: active) {
  svg { fill: Canvas }
  #drops [part=action] { fill: Canvas; stroke: CanvasText }
  ::slotted([slot=leading]), ::slotted([slot=trailing]) { color: CanvasText }
}
`;

/** Without the core the actions stand below the content. */
const plainStyle = `
:host { display: block }
:host([hidden]), svg, [part=button] { display: none }
`;

const makeParts = copies(() => {
  const parts = document.createElement('div');
  const side = (name) => make('div', { id: name, inert: '' }, make('slot', { name }));
  // In the order in which they are read, and in which Tab reaches them.
  parts.append(
    make('div', { part: 'base', class: 'asleep' }),
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

/** The element that scrolls a row up and down; the document for the page. */
function scrollerOf(row) {
  for (let element = row; element;) {
    element = element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;
    if (element && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return row.ownerDocument;
}

/**
 * Whether content of a row takes a drag across by itself: a slider, a field, what scrolls across,
 * selected text.
 */
function isTaken(event, row) {
  if (hasOwnDrag(event, row)) return true;
  const selection = row.ownerDocument.getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(event.target, true)) {
    return true;
  }
  return elementsIn(event, row).some((element) => {
    if (element.getRootNode() === row.shadowRoot) return false;
    const { overflowX, touchAction } = getComputedStyle(element);
    return touchAction === 'none' || touchAction.includes('pan-x') ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth);
  });
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
  #asleep; // Aborted when the row gets its body.
  #press; // The press of a finger that is followed.
  #wasDrag = false; // Whether the last press was a drag.
  #base;
  #button;
  #sides; // The boxes of both sides, by name.
  #drops; // The drawing of what lies below the row: its tails and its drops; none without a body.
  #say;
  #widths = {}; // The widths of the actions of both sides, by name.
  #side; // The side whose actions are placed.
  #openSide; // The side that is open.
  #watch; // Aborted when the row is closed.
  #next; // The side that opens when the other one has closed.
  #scroller; // What scrolls the open row.
  #pull; // The pull of a wheel: its way, and the timer of its end.
  #wheelWay = [0, 0];
  #height; // The height of a row that is removed, in pixels.
  #ownHeight; // The height that the page has given it.
  #isGone = false;
  #clicked = 0; // The index of the action that was clicked last, by which the row leaves.

  constructor() {
    super();
    const root = this.shadowRoot;
    const parts = makeParts();
    this.#base = parts.querySelector('[part=base]');
    this.#base.append(root.querySelector('slot'));
    this.#button = parts.querySelector('button');
    this.#sides = {};
    for (const name of SIDES) this.#sides[name] = parts.querySelector(`#${name}`);
    root.append(...parts.childNodes);
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
    this.adoptStyles();
    this.#button.textContent = this.label;
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    listen(this, 'pointerdown', (event) => this.#pressed(event));
    listen(this, 'wheel', (event) => this.#wheeled(event), { passive: false });
    listen(this.#button, 'click', () => this.#toggle());
  }

  disconnectedCallback() {
    this.#asleep?.abort();
    // An element that has left the page reports nothing.
    this.#sleep();
    this.#close();
    this.#showOwnHeight();
    this.#openSide = undefined;
    this.#isGone = false;
  }

  /** Gives the row its body. */
  #wake() {
    if (this.body || !this.isConnected) return;
    const svg = makeDrops();
    this.shadowRoot.prepend(svg);
    const [tails, ...drops] = svg.children;
    this.#drops = { svg, tails, drops: drops.reverse() };
    if (!this.#say) {
      const [status, say] = makeStatus();
      this.shadowRoot.append(status);
      this.#say = say;
    }
    super.connectedCallback();
    this.#measure();
    this.turn();
    this.configure();
    this.resized(this.offsetWidth, this.offsetHeight);
    this.draw(this.clock.seconds());
    this.#base.classList.remove('asleep');
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
    this.#base.classList.add('asleep');
  }

  connect(signal) {
    if (!this.body) return;
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    keepToDrag(this, () => this.#press, () => this.#wasDrag, signal);
    listen(this, 'selectstart', (event) => this.#press?.isDrag && event.preventDefault());
    listen(this, 'click', (event) => this.#tapped(event), { capture: true });
    listen(this, 'click', (event) => this.#acted(event));
    listen(this, 'keydown', (event) => this.#key(event));
    for (const name of SIDES) {
      listen(this.#sides[name].firstChild, 'slotchange', () => {
        this.#measure();
        this.configure();
        this.#place();
        this.#closeEmpty();
      });
    }
  }

  attributeChangedCallback(name, ...values) {
    super.attributeChangedCallback(name, ...values);
    // Also without a body.
    if (name === 'label') this.#button.textContent = this.label;
  }

  changedAttribute(name) {
    if (name !== 'label') super.changedAttribute(name);
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

  resized(width, height) {
    super.resized(width, height);
    this.#closeEmpty();
  }

  /** Notes that the core has closed a side whose actions have gone, or lost their room. */
  #closeEmpty() {
    if (this.#openSide && !this.values().openSide) this.#close();
  }

  /** The height of a row whose space closes is that at rest. */
  get restHeight() {
    return this.#height;
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
    return this.#sides[side].firstChild.assignedElements().slice(0, PLACES.length);
  }

  /** Reads the widths and the colors of the actions. */
  #measure() {
    for (const side of SIDES) {
      const actions = this.#actions(side);
      const { length } = this.#sides[side].firstChild.assignedElements();
      if (length > PLACES.length) {
        this.warn(`${side}: must be at most ${PLACES.length} actions; got ${length}`);
      }
      for (const { style } of actions) {
        style.removeProperty('--_width');
        style.removeProperty('--_height');
      }
      // A width of 0 would end the list.
      this.#widths[side] = actions.map(({ offsetWidth }) => Math.max(offsetWidth, 1));
    }
  }

  /** Gives the actions of the side that is seen their boxes, and the drops their colors. */
  #place() {
    if (!this.body) return;
    const { shownSide } = this.values();
    this.#side = SIDES[+(shownSide > 0)];
    const { boxes } = layout(this);
    const actions = this.#actions(this.#side);
    this.#actions(this.#side === 'leading' ? 'trailing' : 'leading').forEach(({ style }) => {
      style.opacity = '';
    });
    this.#drops.drops.forEach((drop, index) => {
      const action = actions[index];
      const color = action && getComputedStyle(action).getPropertyValue('--jelly-fill');
      drop.style.setProperty('--_color', color || 'initial');
      const [, , width, height] = boxes[index] ?? [];
      if (!action || !width) return;
      action.style.setProperty('--_width', `${width}px`);
      action.style.setProperty('--_height', `${height}px`);
    });
  }

  // MARK: Fingers

  /** Whether a side has actions that a move of the content to the right opens, or to the left. */
  #hasActions(isRightwards) {
    const isRightToLeft = this.matches(':dir(rtl)');
    return this.#actions(isRightwards !== isRightToLeft ? 'leading' : 'trailing').length > 0;
  }

  #pressed(event) {
    if (this.#press || event.button) return;
    this.#wasDrag = false;
    const { pointerType, clientX, clientY } = event;
    if (pointerType === 'mouse' && !this.mouse) return;
    const isRightToLeft = this.matches(':dir(rtl)');
    const edge = isRightToLeft ? windowOf(this).innerWidth - clientX : clientX;
    if (pointerType === 'touch' && edge < SYSTEM_EDGE && !this.#openSide) return;
    if (isTaken(event, this)) return;
    const press = this.#press = { isDrag: false, isDecided: false };
    const begin = (point, stamp) => {
      press.isDecided = press.isDrag = true;
      this.touchBegan(point, stamp);
    };
    if (this.values().isCatching) begin(event, event.timeStamp);
    const end = (report) => (point, stamp) => {
      this.#press = undefined;
      if (press.isDrag) report.call(this, point, stamp);
    };
    followPress(event, {
      touchMoved: (point, stamp) => {
        const [x, y] = [point.clientX - clientX, point.clientY - clientY];
        const isFar = Math.hypot(x, y) >= SLOP;
        if (!press.isDecided && isFar) {
          press.isDecided = true;
          // A list scrolls along any other way, also along a slanted one.
          const isAcross = Math.abs(x) > Math.abs(y);
          if (!isAcross || !(this.#openSide || this.#hasActions(x > 0))) return;
          this.#wake();
          begin(point, stamp);
        }
        if (!press.isDrag) return;
        if (isFar && !this.#wasDrag) {
          this.#wasDrag = true;
          if (this.isConnected) this.setPointerCapture(event.pointerId);
        }
        this.touchMoved(point, stamp);
      },
      touchEnded: end(this.touchEnded),
      touchCancelled: end(this.touchCancelled),
    }, this.#asleep.signal);
  }

  /** A wheel or a trackpad pulls as a finger; up and down it scrolls. */
  #wheeled(event) {
    const unit = event.deltaMode ? LINE : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.defaultPrevented || Math.abs(x) <= Math.abs(y)) {
      if (!this.#pull) this.#wheelWay = [0, 0];
      return;
    }
    if (!this.#pull) {
      this.#wheelWay = this.#wheelWay.map((way, axis) => way + [x, y][axis]);
      const [across, along] = this.#wheelWay.map(Math.abs);
      if (across < WHEEL_SLOP || across <= along) return;
      const isTheirs = elementsIn(event, this).some((element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth
      );
      if (isTheirs || !(this.#openSide || this.#hasActions(x < 0))) return;
      this.#wake();
      this.#pull = { way: 0 };
    }
    event.preventDefault();
    this.#pull.way -= x;
    this.handle(ROW.pullChanged, [this.#pull.way], event.timeStamp);
    clearTimeout(this.#pull?.timer);
    if (this.#pull) this.#pull.timer = setTimeout(() => this.#endPull(), WHEEL_PAUSE);
  }

  #endPull() {
    this.#pull = undefined;
    this.#wheelWay = [0, 0];
    this.handle(ROW.pullEnded);
  }

  /** A tap on the content of an open row closes it, and does nothing else. */
  #tapped(event) {
    const action = this.#actionOf(event);
    this.#clicked = Math.max(this.#actions(this.#openSide ?? SIDES[1]).indexOf(action), 0);
    const isContent = !action && !event.composedPath().includes(this.#button);
    if (!this.#openSide || !event.detail || !isContent) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.close();
  }

  /** The action in which an event happens. */
  #actionOf(event) {
    const path = event.composedPath();
    return SIDES.flatMap((side) => this.#actions(side)).find((action) => path.includes(action));
  }

  /** An action closes the row, unless it lets the row leave. */
  #acted(event) {
    if (!this.#actionOf(event) || this.values().isLeaving) return;
    this.close();
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
    this.#wake();
    this.#open(side, !this.#openSide || this.#openSide === side);
    this.#actions(side).at(index)?.focus({ preventScroll: true });
  }

  #key(event) {
    const { key } = event;
    if (!this.#openSide || event.defaultPrevented) return;
    if (key === 'Escape') {
      this.close();
      this.#button.focus({ preventScroll: true });
    } else {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
      const actions = this.#actions(this.#openSide);
      const index = actions.indexOf(this.#actionOf(event));
      if (!step || index < 0) return;
      const next = index + step;
      const other = this.#openSide === 'leading' ? 'trailing' : 'leading';
      const isPast = (next < 0 || next >= actions.length) && this.#actions(other).length;
      if (isPast) this.#reach(other, 0);
      else actions.at(next % actions.length).focus({ preventScroll: true });
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
    if (!this.#actions(side).length) return;
    this.#wake();
    this.#open(side, true);
  }

  #open(side, isAnimated) {
    this.handle(ROW.opened, [SIDES.indexOf(side), +isAnimated]);
    const { openSide, shownSide } = this.values();
    if (openSide) this.#follow(SIDES[+(openSide > 0)]);
    // The other side closes first.
    this.#next = SIDES[+(shownSide > 0)] === side ? undefined : side;
  }

  /**
   * Closes the row.
   *
   * @returns {void}
   */
  close() {
    this.#next = undefined;
    if (!this.body || !this.#watch) return;
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
      this.#scroller = scrollerOf(this);
      for (const row of openRows) {
        if (row !== this && row.#scroller === this.#scroller) row.close();
      }
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
    clearTimeout(this.#pull?.timer);
    this.#pull = undefined;
    this.#disarm();
    // What is inert cannot keep the focus.
    if (wasOpen && this.#actions(wasOpen).some((action) => action.matches(':focus'))) {
      this.#button.focus({ preventScroll: true });
    }
    this.#expose();
    if (wasOpen && this.body) this.send('close');
  }

  /** Exposes to assistive technologies and to CSS which side is open. */
  #expose(side) {
    this.#openSide = side;
    for (const name of SIDES) this.#sides[name].inert = name !== side;
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
        const shown = SIDES[+(this.values().shownSide > 0)];
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

  /** Its content moves with it. */
  get canFly() {
    return false;
  }

  /** A space that closes is drawn in frames alone: drawn after its layout, it would change it. */
  draw(time) {
    if (this.#height === undefined) super.draw(time);
  }

  get mainPart() {
    return ROW.parts.layers;
  }

  frame(pathOf, time) {
    const [, row, ...layers] = pathOf(ROW.parts.layers).split(MARK);
    const layer = (number, index) => layers[3 * index + number] ?? '';
    const all = (number) => PLACES.map((_, index) => layer(number, index)).join('');
    const { offset, height, shownSide, actions, isGone } = this.values(time);
    const side = SIDES[+(shownSide > 0)];
    if (side !== this.#side) this.#place();
    return [
      ...super.frame(() => row + all(1)),
      [this.#drops.tails, { d: all(0) }],
      ...this.#drops.drops.map((drop, index) => [drop, { d: layer(2, index) }]),
      [this.#base, { translate: offset ? `${offset}px` : '' }],
      ...(this.#height === undefined ? [] : [[this, { height: `${height}px` }]]),
      ...this.#actions(side).map((action, index) => {
        const [x, y, scale, opacity] = actions[index] ?? [0, 0, 0, 0];
        const translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
        return [action, { translate, scale, opacity: isGone ? 0 : opacity }];
      }),
    ];
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    if (this.#isGone || !this.values(time).isGone) return;
    this.#isGone = true;
    // Not within a frame, of which a listener may remove elements.
    queueMicrotask(() => this.#gone());
  }

  /** The content has left: the space closes, unless a listener prevents it. */
  #gone() {
    if (!this.body || !this.#isGone) return;
    if (!this.send('remove', undefined, true)) return this.restore();
    if (!this.body || !this.#isGone) return;
    [, this.#height] = this.shownSize;
    this.#ownHeight = this.style.height;
    this.handle(ROW.removed);
  }

  /** Gives the row back the height that the page has given it. */
  #showOwnHeight() {
    if (this.#height === undefined) return;
    this.style.height = this.#ownHeight;
    this.#height = undefined;
  }

  rested() {
    super.rested();
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#open(next, true);
    const { height, isLeaving } = this.values();
    if (this.#height !== undefined && height === 0) return this.remove();
    this.#showOwnHeight();
    if (!this.#watch && !isLeaving) this.#sleep();
  }
}
