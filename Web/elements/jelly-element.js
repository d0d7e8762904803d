// The base class of all elastic elements: a body in the core, and its outline behind the content.
import { paint, values } from './core.js';
import { clock } from './clock.js';
import { demand, pack, tuningNumbers, TUNINGS } from './declare.js';
import { adoptStyles, copies, make, makePath, windowOf } from './dom.js';
import { isFlightBetter } from './flights.js';
import { addRuler, mapped, rulerStyle, screenMatrix } from './plane.js';
import { movedInTree } from './tree.js';

/** The system's setting of *Reduce Motion*, once a page has an element. */
let reduced;
const connected = new Set();
/** The elements in a page that do not have a body yet, since they came before their core. */
const waiting = new Set();

/** The time between two looks at whether something presses an element, in milliseconds. */
const PRESS_DELAY = 300;

/** The observers of sizes and of what is on the screen, by the window that shows it. */
const observers = new WeakMap();

function observersOf(view) {
  if (!observers.has(view)) {
    const report = (entries) => {
      for (const { target, isIntersecting } of entries) target.isOnScreen = isIntersecting;
    };
    observers.set(view, {
      sizes: new view.ResizeObserver(JellyElement.redraw),
      screen: new view.IntersectionObserver(report),
    });
    // An element that has never been on the screen is drawn for paper, too.
    view.addEventListener('beforeprint', () => JellyElement.drawUnseen(view));
  }
  return observers.get(view);
}

/** The function that lets an element fly; null while its script is on its way. */
let takeOff;

/**
 * Asks for the script of flights when the first core is there: no outline waits for its 1.6 kB,
 * and a motion that begins before is drawn in frames until it comes.
 */
function loadFlights() {
  if (!isFlightBetter || takeOff !== undefined) return;
  takeOff = null;
  import('./flight.js').then((flight) => (takeOff = flight.takeOff), () => {});
}

function watchReduceMotion() {
  if (reduced) return;
  reduced = matchMedia('(prefers-reduced-motion: reduce)');
  reduced.addEventListener('change', () => connected.forEach((element) => element.retune()));
}

/** The tunings of `defineTuning`, by their names. */
const definedTunings = new Map();

/**
 * Defines a tuning, so that the attribute `tuning` of every element accepts its name. A name that
 * is defined already gets the new value; elements with the name change at once.
 *
 * @param name The name; not one of the presets.
 * @param value A preset, or an object that changes one: `{ preset: 'liquid', … }`.
 */
export function defineTuning(name, value) {
  const isTuning = Object(value) === value || TUNINGS.includes(value);
  if (!name || TUNINGS.includes(name) || !isTuning) {
    demand('defineTuning', 'a new name, and a preset or an object', [name, value]);
  }
  definedTunings.set(name, value);
  for (const element of connected) if (element.tuning === name) element.retune();
}

/** The style of the text in buttons, where a page's rules for all buttons do not reach it. */
export const ownText = `
  font: inherit !important; letter-spacing: inherit !important; text-transform: inherit !important;
  color: inherit !important;
`;

/** The style of a button that stands where its drop is, whatever a page has for all buttons. */
export const dropStyle = `
  all: unset; opacity: 0; position: absolute !important; inset: 0 auto auto 0 !important;
  display: grid !important; place-items: center !important; box-sizing: border-box !important;
  min-inline-size: 0 !important; min-block-size: 0 !important; max-inline-size: none !important;
  margin: 0 !important; border: 0 !important; background: none !important;
  box-shadow: none !important; transition: none !important; cursor: pointer;
`;

const elementStyle = `
:host {
  display: block; position: relative; z-index: 1; touch-action: none; user-select: none;
  -webkit-user-select: none; --_ring: var(--jelly-focus-color, #0a6fe0);
}
:host([hidden]) { display: none }
slot[name=defs] { display: none }
::slotted(*) { --jelly-fill: initial; --jelly-stroke: initial }
svg {
  position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; overflow: visible;
  pointer-events: none; fill: var(--jelly-fill, color-mix(in srgb, currentColor 12%, transparent));
  stroke: var(--jelly-stroke, none);
}
.ring { filter: none !important }
.ring > path { fill: none; stroke: var(--_ring); stroke-width: 8px }
.ring mask { stroke-width: 8px }
@supports (color: AccentColor) { :host { --_ring: var(--jelly-focus-color, AccentColor) } }
@media (forced-colors: active) {
  :host { --_ring: Highlight }
  svg { fill: Canvas; stroke: CanvasText }
}
`;

const makeOutline = copies(() => make('svg', { 'aria-hidden': 'true' }, makePath('outline')));

/** Gives a node of a frame its path data or a style; an empty text removes a style. */
function show(node, name, value) {
  if (name === 'd') return node.setAttribute('d', value);
  const text = name === 'clip-path' && value ? `path("${value}")` : `${value}`;
  // To set what is there would make an attribute where none was.
  if (node.style.getPropertyValue(name) !== text) node.style.setProperty(name, text);
}

/** Sets an attribute; an empty text, null or undefined removes it. */
export const setText = (element, attribute, value) =>
  (value ?? '') === ''
    ? element.removeAttribute(attribute)
    : element.setAttribute(attribute, value);

/** The property of an attribute: `startAngle` for `start-angle`, `htmlFor` for `for`. */
const propertyOf = (attribute) =>
  attribute === 'for' ? 'htmlFor' : attribute.replace(/-(.)/, (_, letter) => letter.toUpperCase());

/** Gives a class a property that reads and writes an attribute. */
function addProperty({ prototype }, attribute, read, write) {
  Object.defineProperty(prototype, propertyOf(attribute), {
    get() {
      return read(this.getAttribute(attribute));
    },
    set(value) {
      const text = write(value);
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    },
  });
}

/**
 * The functions that read and write an attribute's property. An unknown word reads as the default,
 * as in the platform's own elements, and so does what is not a number; null, undefined and an empty
 * text remove the attribute.
 */
function typeOf({ control, texts, choices, units, numbers, defaults }, attribute) {
  const name = propertyOf(attribute);
  const setting = choices[attribute]
    ? undefined
    : control.settings.find((field) => field.name === name);
  const words = choices[attribute] ?? setting?.names;
  const write = (value) => ((value ?? '') === '' || Number.isNaN(value) ? null : value);
  if (words) {
    const standard = words[setting?.standard ?? 0];
    return [(text) => (words.includes(text) ? text : standard), write];
  }
  if (!setting && !numbers.includes(attribute)) {
    return [(text) => text ?? texts[attribute] ?? '', write];
  }
  const standard = defaults[attribute] ?? (setting && setting.standard * (units[attribute] ?? 1));
  return [(text) => {
    const number = text?.trim() ? +text : NaN;
    // A setting without a limit is null.
    return Number.isNaN(number) ? (standard === Infinity ? null : standard ?? text) : number;
  }, write];
}

// Pages may use the members that the types and the manifest name; all others are the elements'
// own. A server does not have elements; it can import this, and defines nothing.
/**
 * The base class of all elements.
 *
 * @attr {string} [tuning=standard] - The tuning: {@link TuningPreset}, or a name that was given to
 *   `defineTuning`. The property also accepts an object.
 * @attr {'system' | 'full' | 'reduced'} [motion=system] - `system` follows *Reduce Motion*, live;
 *   `full` and `reduced` do not.
 * @slot defs - An `<svg>` with gradients and patterns, to which `--jelly-fill` can refer.
 * @csspart outline - The shape that moves.
 * @cssprop [--jelly-fill=a veil of the text's color] - The outline's fill: a color, or `url(#…)`
 *   of something in the slot `defs`.
 * @cssprop [--jelly-stroke=none] - The outline's stroke: a color.
 * @cssprop [--jelly-focus-color=the system's accent color] - The ring around what has the focus.
 * @cssstate held - A finger or the mouse holds it.
 * @cssstate moving - It moves by itself, until it rests.
 */
export class JellyElement extends (globalThis.HTMLElement ?? Object) {
  // Static members are getters: where a class has static fields, esbuild replaces its private
  // members by maps, which are larger and slower.
  /** The declaration of the core's control. */
  control = this.constructor.control;
  /** The attributes with a text, a word or a number; each has a property with the same name. */
  static get attributes() {
    return ['tuning', 'motion'];
  }
  /**
   * The words of attributes that are not settings of the core or have more words; the first is the
   * default.
   */
  static get choices() {
    return { motion: ['system', 'full', 'reduced'] };
  }
  /** The attributes that are numbers and no settings of the core. */
  static get numbers() {
    return [];
  }
  /** The attributes that are numbers in another unit: how many of these are one of the core's. */
  static get units() {
    return {};
  }
  /** The defaults of attributes that are settings whose default in the core is another one. */
  static get defaults() {
    return {};
  }
  /** The default texts of attributes. */
  static get texts() {
    return {};
  }
  /** The attributes that are true or false; each has a property with the same name. */
  static get booleans() {
    return [];
  }
  /** The names of the events that report the core's effects, without `jelly-`. */
  static get events() {
    return {};
  }
  /** The style sheets of the shadow tree. */
  static get styles() {
    return [elementStyle, rulerStyle];
  }
  /** Whether the element makes content, and so is of use where the core is missing. */
  static get isUsefulPlain() {
    return false;
  }
  /** Whether the element is defined before its core has come, as a control without an outline. */
  static get isDefinedFirst() {
    return false;
  }

  /**
   * Draws elements in their new sizes. What is read of the page is read for all of them before the
   * first one draws: else the browser would compute styles once for each.
   */
  static redraw(entries) {
    const elements = entries.map(({ target, contentRect: { width, height } }) => {
      const element = target.getRootNode().host;
      const isShown = width || height || target.getClientRects().length > 0;
      return { element, width, height, direction: isShown && getComputedStyle(element).direction };
    });
    for (const { element, ...box } of elements) if (element.body) element.#resized(box);
  }

  /** Draws the elements of a window that have not been on the screen yet. */
  static drawUnseen(view) {
    const unseen = [...connected]
      .filter((element) => element.#hasBox === undefined && windowOf(element) === view);
    JellyElement.redraw(unseen.map((element) => {
      const { clientWidth: width, clientHeight: height } = element.#svg;
      return { target: element.#svg, contentRect: { width, height } };
    }));
  }

  /** Gives bodies to the elements that came before their core. */
  static revive() {
    for (const element of waiting) if (element.control.core) element.#revive();
  }

  /** The time from which on the outline stays as it is, in the clock's seconds. */
  restTime = -Infinity;
  /** The time of the outline drawn last: no event happens before what has been seen. */
  shownTime = -Infinity;
  /** The address of the body in the core's memory; 0 while the element is in no document. */
  body = 0;
  headroom = Infinity; // The distance between the outline and the content, in pixels.
  ring; // The drawing of the focus, while it is shown.
  #width = 0;
  #height = 0;
  #tuning; // The object that was set by property; undefined if the attribute decides.
  #tuningNow = [0, 0]; // The last good tuning, as the core reads it.
  #held = new Map(); // The last place of each finger that holds the body, by its number.
  #isHeld = false;
  #pressing; // The pointers that press it while it waits for a body.
  #hasBox; // Whether it is displayed; undefined until its first size.
  #isDrawnNow = false; // Whether it rests and is drawn right after an event of another size.
  #isOnScreen = true;
  #watchScreen; // Begins to watch whether it is on the screen; undefined when it has begun.
  #direction = 'ltr'; // The direction of text when it was read last.
  #land; // Ends the flight; undefined while frames show the motion.
  #ruler;
  #leaves;
  #svg;
  #path;
  internals = this.attachInternals?.();
  #states = this.internals?.states;

  constructor() {
    super();
    this.#svg = makeOutline();
    this.#path = this.#svg.firstChild;
    const definitions = make('slot', { name: 'defs' });
    definitions.addEventListener('slotchange', () => this.#define(definitions.assignedElements()));
    this.attachShadow({ mode: 'open' }).append(this.#svg, make('slot'), definitions);
  }

  /**
   * Copies gradients and patterns into the outline's own tree, the only one where its fill can
   * refer to them: `<svg slot="defs"><linearGradient id="dusk">…</svg>`,
   * `--jelly-fill: url(#dusk)`.
   */
  #define(drawings) {
    this.#svg.querySelector('defs')?.remove();
    this.#svg.append(
      make('defs', {}, ...drawings.flatMap((svg) => [...svg.cloneNode(true).childNodes])),
    );
  }

  /** Gives the shadow tree its style sheets, and `more` of them. */
  adoptStyles(...more) {
    const { styles, control, plainStyles = styles } = this.constructor;
    adoptStyles(this.shadowRoot, [...(control.core ? styles : plainStyles), ...more]);
  }

  static get observedAttributes() {
    return [...this.attributes, ...this.booleans];
  }

  /** Registers the element, with a property for each of its attributes. */
  static define(name = this.tag) {
    if (customElements.get(name)) return;
    // A property with another meaning than its attribute is written in the class.
    const isOwn = (attribute) => Object.hasOwn(this.prototype, attribute);
    for (const attribute of this.booleans) {
      if (isOwn(attribute)) continue;
      addProperty(this, attribute, (text) => text !== null, (value) => (value ? '' : null));
    }
    for (const attribute of this.attributes) {
      const [read, write] = typeOf(this, attribute);
      if (attribute !== 'tuning' && !isOwn(attribute)) addProperty(this, attribute, read, write);
    }
    customElements.define(name, this);
  }

  connectedCallback() {
    const view = windowOf(this);
    // A document without a window shows nothing.
    if (!view) return;
    this.restoreProperties();
    this.#leaves = new AbortController();
    const { signal } = this.#leaves;
    // Here, because an element may have moved into another document.
    this.adoptStyles();
    const { core, kind } = this.control;
    if (core) {
      this.body = core.allocate(core.size(kind));
      watchReduceMotion();
      loadFlights();
      connected.add(this);
      this.remake();
    } else this.#wait(view, signal);
    this.connect(signal);
    const { sizes, screen } = observersOf(view);
    sizes.observe(this.#svg);
    this.#watchScreen = () => {
      this.#watchScreen = undefined;
      screen.observe(this);
    };
    signal.addEventListener('abort', () => {
      sizes.unobserve(this.#svg);
      screen.unobserve(this);
    });
  }

  disconnectedCallback() {
    const { body } = this;
    // An element that has left the page reports nothing: its fingers are cancelled without a body.
    this.body = 0;
    this.#leaves?.abort();
    connected.delete(this);
    waiting.delete(this);
    clock.stop(this);
    const { core, kind } = this.control;
    if (body) core.free(body, core.size(kind));
    for (const state of [...(this.#states ?? [])]) this.setState(state, false);
  }

  /** Waits for a body, and notes the pointers that press it until then. */
  #wait(view, signal) {
    const pressing = this.#pressing = new Set();
    const listen = (target, type, listener) =>
      target.addEventListener(type, listener, { signal, capture: true });
    listen(this, 'pointerdown', ({ pointerId }) => pressing.add(pointerId));
    for (const type of ['pointerup', 'pointercancel']) {
      listen(view, type, ({ pointerId }) => pressing.delete(pointerId));
    }
    waiting.add(this);
  }

  /** Gets a body when nothing presses it: a press and its click are the plain control's. */
  async #revive() {
    const pause = () => new Promise((done) => setTimeout(done, PRESS_DELAY));
    while (this.#pressing.size) {
      while (this.#pressing.size) await pause();
      await pause();
    }
    if (!waiting.has(this)) return;
    this.disconnectedCallback();
    this.connectedCallback();
  }

  /** Called instead of the two above when the element is moved by `moveBefore`: it moves on. */
  connectedMoveCallback() {
    movedInTree(this);
  }

  attributeChangedCallback(name, old, value) {
    if (name === 'tuning') {
      this.#tuning = undefined;
      if (value?.includes('{')) this.warn('tuning: must be a name; got JSON');
    }
    if (this.#leaves?.signal.aborted === false && old !== value) this.changedAttribute(name);
  }

  /** Handles a change of an attribute; most attributes are settings of the body. */
  changedAttribute(name) {
    if (name === 'tuning' || name === 'motion') this.retune();
    else this.configure();
  }

  /** Draws the element in its new size, or notes that it is not displayed any more. */
  #resized({ width, height, direction }) {
    // An element that is not displayed keeps its size: without one a held badge would be torn off.
    this.#hasBox = !!direction;
    if (!direction) return clock.run(this);
    this.drawAfter(() => {
      this.turn(direction);
      this.resized(width, this.restHeight ?? height);
    });
  }

  /** Draws what `change` does in this frame, which the browser has laid out but not painted. */
  drawAfter(change) {
    // What rests is drawn at once and does not need a frame. A flight must end, though the body may
    // rest after the change.
    this.#isDrawnNow = this.restTime <= clock.seconds();
    change();
    this.#isDrawnNow = false;
    if (this.body && this.#hasBox) this.draw(clock.seconds());
  }

  /** Gives the body another size. */
  resized(width, height) {
    this.#hasBox = true;
    [this.#width, this.#height] = [width, height];
    this.handle(this.control.sizeChanged, [width, height]);
  }

  /** Sets the properties again that a page has set before the element was defined. */
  restoreProperties() {
    for (const name of Object.keys(this)) {
      if (!(name in this.constructor.prototype)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  /** Makes a new body, at rest and in the present size. */
  remake() {
    if (!this.body) return;
    const { core, kind, settings, start } = this.control;
    const numbers = [0, 0, ...pack([...settings, ...start], this.settings)];
    core.make(kind, this.body, this.#width, this.#height, core.give(numbers));
    // Only a body can check whether a changed tuning is valid: now there is one.
    this.retune();
  }

  /** Gives the body the tuning that the attributes and the system's settings decide now. */
  retune() {
    if (this.body) this.handle(this.control.tuningChanged, this.#tuningNumbers);
  }

  /** Gives the body the settings that the attributes decide now; it goes on from where it is. */
  configure() {
    const { settingsChanged, settings } = this.control;
    if (this.body) this.handle(settingsChanged, pack(settings, this.settings));
  }

  /** Keeps the outline clear of what stands in the element, so many pixels from it. */
  setHeadroom(headroom) {
    if (headroom === this.headroom) return;
    this.headroom = headroom;
    this.configure();
  }

  /**
   * The size of the outline at rest, in pixels, as the browser has reported it last. To ask for it
   * would lay the page out once for each new element.
   */
  get shownSize() {
    return [this.#width, this.#height];
  }

  /** Whether text runs from right to left. */
  get isRightToLeft() {
    return this.#direction === 'rtl';
  }

  /**
   * Takes over the direction of text. It is read with the first size, and not for a new element:
   * there it would compute the style of the page once for each (a thousand switches: 690 ms of
   * styles, and 160).
   */
  turn(direction = getComputedStyle(this).direction) {
    if (direction === this.#direction) return;
    this.#direction = direction;
    this.configure();
  }

  /** The body's settings and its initial values, by their names in the core. */
  get settings() {
    return {};
  }

  /** Whether the system's setting or the page asks for reduced motion. */
  get isReduced() {
    return this.motion === 'reduced' || (this.motion !== 'full' && reduced?.matches);
  }

  /** The tuning: a preset, a name that was defined, or an object that changes a preset. */
  get tuning() {
    const name = this.getAttribute('tuning');
    const isKnown = TUNINGS.includes(name) || definedTunings.has(name);
    return this.#tuning ?? (isKnown ? name : TUNINGS[0]);
  }
  set tuning(tuning) {
    const isObject = Object(tuning) === tuning;
    if (!isObject) setText(this, 'tuning', tuning);
    this.#tuning = isObject ? tuning : undefined;
    if (isObject) this.retune();
  }

  /** The tuning that counts now, as the core reads it. */
  get #tuningNumbers() {
    const { core, tuning: parts, kind } = this.control;
    const { tuning } = this;
    try {
      const firstInvalidIndexOf = (numbers) =>
        core.firstInvalidIndex(kind, this.body, core.give(numbers));
      this.#tuningNow = tuningNumbers(
        definedTunings.get(tuning) ?? tuning,
        parts,
        firstInvalidIndexOf,
      );
    } catch ({ message }) {
      this.warn(`tuning.${message}`);
    }
    return this.isReduced ? [TUNINGS.indexOf('reduced'), 0] : this.#tuningNow;
  }

  /**
   * Sends an event to the core: its code, its numbers, and the browser's time stamp. One that is
   * earlier than the frame drawn last counts as that frame's.
   */
  handle(code, numbers = [], stamp) {
    // A listener may have removed the element between two events.
    if (!this.body) return;
    const { core, kind, effects } = this.control;
    this.land();
    const time = Math.max(clock.seconds(stamp, this), this.shownTime);
    const answer = core.handle(kind, this.body, code, time, core.give(numbers));
    this.restTime = core.restTime(kind, this.body);
    // To watch each of a thousand elements would cost 2 ms in each frame of a scroll.
    if (this.restTime === Infinity) this.#watchScreen?.();
    // A new element that rests is drawn when it has a size, and one of another size at once.
    const isDrawnLater = this.#hasBox !== undefined && !this.#isDrawnNow;
    if (isDrawnLater || this.restTime > time) clock.run(this);
    this.#showMotion(this.restTime > time);
    if (answer) this.handleEffect(effects[(answer & 255) - 1], answer >> 8);
  }

  touchBegan(point, stamp, finger = 0) {
    this.setHeld(true);
    this.handle(this.control.touchBegan, [...this.#follow(finger, point), finger], stamp);
  }
  touchMoved(point, stamp, finger = 0) {
    if (!this.#held.has(finger)) return;
    this.handle(this.control.touchMoved, [...this.#follow(finger, point), finger], stamp);
  }
  touchEnded(point, stamp, finger = 0) {
    if (!this.#held.has(finger)) return;
    const place = this.#follow(finger, point);
    this.#held.delete(finger);
    this.setHeld(this.#held.size > 0);
    this.handle(this.control.touchEnded, [...place, finger], stamp);
  }

  /** The place of a finger; where it was last, while the element is not displayed. */
  #follow(finger, point) {
    const place = this.place(point);
    if (Number.isFinite(place[0]) || !this.#held.has(finger)) this.#held.set(finger, place);
    return this.#held.get(finger);
  }
  touchCancelled(point, stamp) {
    this.#held.clear();
    this.setHeld(false);
    this.handle(this.control.touchCancelled, [0, 0], stamp);
  }

  /** Sets a state that CSS can ask for, `:state(held)`; an old browser has none. */
  setState(name, isOn) {
    if (!this.#states || this.#states.has(name) === isOn) return;
    try {
      this.#states[isOn ? 'add' : 'delete'](name);
    } catch {
      this.#states = undefined;
    }
  }

  /** Notes whether a finger holds the element. */
  setHeld(isHeld) {
    this.#isHeld = isHeld;
    this.setState('held', isHeld);
  }

  /** Whether the element intersects what the browser shows of its page. */
  set isOnScreen(isOnScreen) {
    this.#isOnScreen = isOnScreen;
    if (this.body && this.restTime > this.shownTime) clock.run(this);
  }

  /** Whether the browser displays it, as it has reported last. */
  get isDisplayed() {
    return !!this.#hasBox;
  }

  /**
   * Whether nobody can see it move: it is not displayed, or moves without an end in its own box,
   * which is off the screen. A motion that has an end may reach far out of the box.
   */
  get isUnseen() {
    const isEndless = this.restTime === Infinity && !this.#isHeld;
    return !this.#hasBox || (isEndless && !this.#isOnScreen);
  }

  /** Sets the state of an element that moves by itself; an endless motion does not count. */
  #showMotion(isMoving) {
    this.setState('moving', isMoving && this.restTime < Infinity && !this.#isHeld);
  }

  /** Logs a warning about the element. */
  warn(message) {
    console.warn(`jelly: <${this.localName}>: ${message}`);
  }

  /** Handles an effect of the core. */
  handleEffect(effect) {
    this.send(this.constructor.events[effect]);
  }

  /** Called when the clock has drawn the body at rest. */
  rested() {
    this.setState('moving', false);
  }

  /** Dispatches an event, which leaves shadow trees; returns whether no listener prevented it. */
  send(what, detail, cancelable = false) {
    const type = `jelly-${what}`;
    return this.dispatchEvent(
      new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail }),
    );
  }

  /** The body's values. */
  values(time = clock.seconds()) {
    return this.body ? values(this, time) : {};
  }

  /** The clock of the page's elements, for what plays a trace. */
  get clock() {
    return clock;
  }

  /** Draws the body as it is at `time`, in the clock's seconds. */
  draw(time) {
    if (this.#land) clock.run(this);
    if (this.body) paint([this], time);
  }

  /** Called when a trace begins to be played on the element, and when that ends. */
  played() {}

  /** The part of the outline that is drawn in each frame; 0 for all of it. */
  get mainPart() {
    return 0;
  }

  /**
   * The part of the outline that a flight shows in place of that, if it has marks: a move that
   * nothing follows, in front of each contour that may come or go.
   */
  get flightPart() {
    return undefined;
  }

  /**
   * The nodes of the page's own that fly along: each with a property, and its texts at these times,
   * or two texts and an easing.
   */
  riders() {
    return [];
  }

  /**
   * The look of the element at a time: nodes, each with its path data and styles. `pathOf` returns
   * the path of a part of the outline, or of all of it for 0.
   */
  frame(pathOf) {
    const d = pathOf(this.mainPart);
    const paths = this.ring?.querySelectorAll('path') ?? [];
    return [this.#path, ...paths].map((path) => [path, { d }]);
  }

  /** Draws a frame. */
  render(pathOf, time) {
    for (const [node, values] of this.frame(pathOf, time)) {
      for (const name in values) show(node, name, values[name]);
    }
  }

  /** Whether the motion until the rest time can be handed over to the browser. */
  get canFly() {
    return !this.#isHeld && !this.ring && this.restTime < Infinity;
  }

  /**
   * Hands the motion from `time` on over to the browser; returns whether that is better than
   * frames, undefined while the script of flights is on its way.
   */
  fly(time) {
    if (takeOff === null) return undefined;
    this.#land = this.canFly ? takeOff?.(this, time, clock.rate) : undefined;
    return this.#land !== undefined;
  }

  /** Whether the browser shows the motion by itself. */
  get isFlying() {
    return this.#land !== undefined;
  }

  /** Takes the motion back from the browser; the next frame draws it. */
  land() {
    if (!this.#land) return;
    this.#land();
    this.#land = undefined;
    if (!this.body) return;
    // The browser has shown at least what was due when this frame began.
    const shown = clock.seconds(this.ownerDocument.timeline.currentTime, this);
    this.shownTime = Math.max(this.shownTime, Math.min(shown, clock.seconds()));
  }

  /** The box whose pixels are the outline's; the outline's own at first. */
  get plane() {
    return this.#svg.parentNode;
  }

  /** The matrix from the element's own pixels to the coordinates of pointer events. */
  get screenMatrix() {
    return screenMatrix(this.#ruler ??= addRuler(this.plane));
  }

  /** The place of an event, in the element's own pixels; NaN while it is not displayed. */
  place({ clientX, clientY }) {
    return mapped(this.screenMatrix.inverse(), clientX, clientY);
  }
}
