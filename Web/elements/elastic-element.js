// What every elastic element has: a body in the core, and its outline behind the content.
import { allocate, core, free, give, paint, values } from './core.js';
import { clock } from './clock.js';
import { TUNINGS, pack, places, tuningNumbers } from './declare.js';

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const connected = new Set();
reduced.addEventListener('change', () => connected.forEach((element) => element.retune()));

const template = document.createElement('template');
template.innerHTML = `<style>
:host { display: block; position: relative; z-index: 1; touch-action: none; user-select: none; -webkit-user-select: none }
:host([hidden]) { display: none }
svg { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; overflow: visible; pointer-events: none }
path { fill: var(--jelly-fill, currentColor); stroke: var(--jelly-stroke, none); vector-effect: non-scaling-stroke; pointer-events: auto }
@media (forced-colors: active) { path { fill: Canvas; stroke: CanvasText } }
</style><svg aria-hidden="true"><path part="outline" transform="scale(.0625)"/></svg><slot></slot>`;

export class ElasticElement extends HTMLElement {
  /** What the core's control declares of itself. */
  control = this.constructor.control;
  /** Attributes with a text; each has a property of its name. */
  static attributes = ['tuning', 'motion'];
  /** Attributes that are there or not; each has a property of its name. */
  static booleans = [];
  /** Which events tell the core's effects, without `jelly-`. */
  static events = {};

  /** From this time on, in the clock's seconds, the outline stays as it is. */
  restTime = -Infinity;
  /** Where the core has the body, while the element is in a document. */
  body = 0;
  #width = 0;
  #height = 0;
  #tuning; // By property: an object; undefined where the attribute says it.
  #feel = [0, 0]; // The last good tuning, as the core reads it.
  #leaves;
  #svg;
  #sizes = new ResizeObserver(([{ contentRect }]) => {
    this.#width = contentRect.width;
    this.#height = this.restHeight ?? contentRect.height;
    this.handle(this.control.resized, [this.#width, this.#height]);
    // In this frame, before it is painted.
    if (this.body) paint([this], clock.seconds());
  });

  constructor() {
    super();
    this.attachShadow({ mode: 'open' }).append(template.content.cloneNode(true));
    this.#svg = this.shadowRoot.querySelector('svg');
  }

  static get observedAttributes() {
    return [...this.attributes, ...this.booleans];
  }

  /** Registers the element, with a property for each of its attributes. */
  static define(name) {
    if (customElements.get(name)) return;
    for (const attribute of this.observedAttributes) {
      if (attribute === 'tuning') continue;
      const isBoolean = this.booleans.includes(attribute);
      const property = attribute.replace(/-(.)/, (_, letter) => letter.toUpperCase());
      Object.defineProperty(this.prototype, property === 'for' ? 'htmlFor' : property, {
        get() {
          return isBoolean ? this.hasAttribute(attribute) : (this.getAttribute(attribute) ?? '');
        },
        set(value) {
          isBoolean ? this.toggleAttribute(attribute, !!value) : this.setAttribute(attribute, value);
        },
      });
    }
    customElements.define(name, this);
  }

  connectedCallback() {
    this.#takeUpProperties();
    this.#leaves = new AbortController();
    this.body = allocate(core.size(this.control.kind));
    connected.add(this);
    this.remake();
    this.connect(this.#leaves.signal);
    this.#sizes.observe(this.#svg);
  }

  disconnectedCallback() {
    this.#leaves.abort();
    this.#sizes.disconnect();
    connected.delete(this);
    clock.stop(this);
    free(this.body, core.size(this.control.kind));
    this.body = 0;
  }

  attributeChangedCallback(name, old, value) {
    if (name === 'tuning') this.#tuning = undefined;
    if (this.body && old !== value) this.changedAttribute(name);
  }

  /** Another value of an attribute; most are the body's settings. */
  changedAttribute() {
    this.retune();
  }

  /** Sets anew what was set before the element was defined. */
  #takeUpProperties() {
    for (const name of Object.keys(this)) {
      if (!(name in this.constructor.prototype)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
  }

  /** Makes the body anew, at rest and in its present size. */
  remake() {
    const { kind, shape, look } = this.control;
    const numbers = [...pack(shape, this.settings), ...pack(look, this.settings), 0, 0];
    core.make(kind, this.body, this.#width, this.#height, give(numbers));
    // Whether a changed tuning is sound can be asked of a body only: now there is one.
    this.retune();
  }

  /** Lets the body feel as the attributes and the reader's settings say now. */
  retune() {
    this.handle(this.control.tuned, this.#look);
  }

  /** Tells the core all settings anew, by the event that has them. */
  reshape(code) {
    this.handle(code, pack(this.control.shape, this.settings));
  }

  /** What the body is, by the names of the core's settings. */
  get settings() {
    return {};
  }

  /** Whether the reader or the author wants less motion. */
  get isCalm() {
    return this.motion === 'reduced' || (this.motion !== 'full' && reduced.matches);
  }

  /** How the body feels: one of the names, or an object that changes one of them. */
  get tuning() {
    return this.#tuning ?? this.getAttribute('tuning') ?? '';
  }
  set tuning(tuning) {
    const isObject = Object(tuning) === tuning;
    if (!isObject) this.setAttribute('tuning', tuning);
    this.#tuning = isObject ? tuning : undefined;
    if (isObject) this.retune();
  }

  /** The numbers of the body's look and feel, as the core reads them. */
  get #look() {
    const { look, tuning: parts, kind } = this.control;
    try {
      const feel = tuningNumbers(this.tuning, parts);
      const [name, isChanged, ...numbers] = feel;
      const flaw = isChanged && this.body ? core.flaw(kind, this.body, give(numbers)) : -1;
      if (flaw >= 0) throw new TypeError(`${places(parts)[flaw]}: ${numbers[flaw]} is out of range`);
      this.#feel = feel;
    } catch ({ message }) {
      console.warn(`<${this.localName}> tuning: ${message}`);
    }
    return [...pack(look, this.settings), ...(this.isCalm ? [TUNINGS.indexOf('calm'), 0] : this.#feel)];
  }

  /** Something has happened: an event by its code, with its numbers, at a browser's time stamp. */
  handle(code, numbers = [], stamp) {
    // A listener may have removed the element between two events.
    if (!this.body) return;
    const { kind, effects } = this.control;
    const told = core.handle(kind, this.body, code, clock.seconds(stamp), give(numbers));
    this.restTime = core.restTime(kind, this.body);
    clock.run(this);
    if (told) this.told(effects[(told & 255) - 1], told >> 8);
  }

  began(point, stamp) {
    this.handle(this.control.touchBegan, this.place(point), stamp);
  }
  moved(point, stamp) {
    this.handle(this.control.touchMoved, this.place(point), stamp);
  }
  ended(point, stamp) {
    this.handle(this.control.touchEnded, this.place(point), stamp);
  }
  cancelled(point, stamp) {
    this.handle(this.control.touchCancelled, [0, 0], stamp);
  }

  /** The core has told a fact. */
  told(effect) {
    this.send(this.constructor.events[effect]);
  }

  /** The clock has shown the body as it stays. */
  rested() {}

  /** Dispatches an event. */
  send(what, detail) {
    this.dispatchEvent(new CustomEvent(`jelly-${what}`, { bubbles: true, detail }));
  }

  /** What the body says beside its outline. */
  values(time = clock.seconds()) {
    return this.body ? values(this, time) : {};
  }

  /** Shows an outline: path data in sixteenths of a pixel. */
  show(data) {
    this.#svg.firstChild.setAttribute('d', data);
  }

  /** Where an event happened, in the element's own pixels, however it is zoomed or scaled. */
  place({ clientX, clientY }) {
    const { left, top, width, height } = this.#svg.getBoundingClientRect();
    const zoom = unseenZoom(this);
    return [
      ((clientX / zoom - left) * this.#width) / width,
      ((clientY / zoom - top) * this.#height) / height,
    ];
  }
}

/** The CSS zoom that a browser leaves out of an element's rectangle: WebKit all, the others none. */
function unseenZoom(element) {
  if ('currentCSSZoom' in element) return 1;
  const outer = element.parentElement ?? element.getRootNode().host;
  return getComputedStyle(element).zoom * (outer ? unseenZoom(outer) : 1);
}
