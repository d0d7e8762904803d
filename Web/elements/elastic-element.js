// What every elastic element has: a body in the core, and its outline behind the content.
import { allocate, core, free, give, paint, values } from './core.js';
import { clock } from './clock.js';

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

const TUNINGS = ['standard', 'classic', 'calm'];

export class ElasticElement extends HTMLElement {
  /** Attributes with a text; each has a property of its name. */
  static attributes = ['tuning', 'motion'];
  /** Attributes that are there or not; each has a property of its name. */
  static booleans = [];
  /** What the core tells, by number: the names of events, without `jelly-`. */
  static effects = [];

  /** From this time on, in the clock's seconds, the outline stays as it is. */
  restTime = -Infinity;
  /** Where the core has the body, while the element is in a document. */
  body = 0;
  #width = 0;
  #height = 0;
  #leaves;
  #svg;
  #sizes = new ResizeObserver(([{ contentRect }]) => {
    this.#width = contentRect.width;
    this.#height = this.restHeight ?? contentRect.height;
    this.handle(1, this.#width, this.#height);
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
    this.body = allocate(core.size(this.kind));
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
    free(this.body, core.size(this.kind));
    this.body = 0;
  }

  attributeChangedCallback(name, old, value) {
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
    core.make(this.kind, this.body, this.#width, this.#height, give(this.settings));
    this.#run();
  }

  /** Lets the body feel as the attributes and the reader's settings say now. */
  retune() {
    this.handle(0);
  }

  /** The numbers that make the body what it is, in the core's order: first the tuning. */
  get settings() {
    return [this.tuningCode];
  }

  /** The tuning that applies: calm where the reader or the author wants less motion. */
  get tuningCode() {
    const isCalm = this.motion === 'reduced' || (this.motion !== 'full' && reduced.matches);
    return TUNINGS.indexOf(isCalm ? 'calm' : this.tuning);
  }

  /** Something has happened: `code` as the core counts the control's events. */
  handle(code, x = 0, y = 0, stamp) {
    // A listener may have removed the element between two events.
    if (!this.body) return;
    // Tuned and arranged anew.
    const settings = code % 6 ? 0 : give(this.settings);
    const effect = core.handle(this.kind, this.body, code, x, y, clock.seconds(stamp), settings);
    this.#run();
    if (effect) this.told(effect);
  }

  #run() {
    this.restTime = core.restTime(this.kind, this.body);
    clock.run(this);
  }

  began(point, stamp) {
    this.handle(2, ...this.place(point), stamp);
  }
  moved(point, stamp) {
    this.handle(3, ...this.place(point), stamp);
  }
  ended(point, stamp) {
    this.handle(4, ...this.place(point), stamp);
  }
  cancelled(point, stamp) {
    this.handle(5, 0, 0, stamp);
  }

  /** The core has told a fact. */
  told(effect) {
    this.send(this.constructor.effects[effect]);
  }

  /** The clock has shown the body as it stays. */
  rested() {}

  /** Dispatches an event. */
  send(what, detail) {
    this.dispatchEvent(new CustomEvent(`jelly-${what}`, { bubbles: true, detail }));
  }

  /** What the body says beside its outline. */
  values(time = clock.seconds()) {
    return this.body ? values(this, time) : [];
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
