// <jelly-icon>: an icon that flows to another one, by a match that is known.
//
// It is no JellyElement: nothing pulls it, so it needs neither a body nor a sheet, and an eighth of
// the bytes of a <jelly-shape morphs>.
import { adoptStyles, make } from './dom.js';
import { hideUnnamed } from './drawing.js';
import { FLIGHTS, isFlightBetter } from './flights.js';
import { keyOf, known, moduleOf, nameOf, readIcon } from './icon-drawing.js';
import { core, Flow, open, warn } from './icon-flow.js';
import { followTaps, tapOn } from './tap.js';

/** The longest time until drawings are matched, in milliseconds. */
const IDLE = 500;
/**
 * The time in which icons are read in one frame, in seconds. The others begin to flow a frame
 * later: two drawings of a form each take 0.2 ms, and a style of either 3 µs.
 */
const READING_TIME = 0.008;
const STYLE = `
:host { display: inline-block; position: relative }
::slotted(svg) { display: block; width: 100%; height: 100% }
svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; \
pointer-events: none }
`;

/** The pairs about which the console has a line. */
const reported = new Set();
const moving = new Set();
let fly;
let flights = 0;
const seconds = () => performance.now() / 1000;

const once = (text) => reported.has(text) || (reported.add(text), warn(text));

/** The icons that have changed. */
const changed = new Set();

function ask(icon) {
  if (!changed.size) queueMicrotask(changeAll);
  changed.add(icon);
}

/** Reads icons before any is changed: else the browser would compute styles once for each. */
function changeAll() {
  const time = seconds();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const changes = [];
  let start;
  for (const icon of changed) {
    changed.delete(icon);
    if (icon.isConnected) changes.push([icon, icon.read(time, isStill)]);
    // The first one lays out what the page has changed.
    start ??= seconds();
    if (seconds() - start > READING_TIME) break;
  }
  if (changed.size) requestAnimationFrame(changeAll);
  for (const [icon, change] of changes) icon.change(change);
}

function frame(stamp) {
  for (const icon of moving) icon.fly(stamp / 1000) || icon.draw(stamp / 1000);
  if (moving.size) requestAnimationFrame(frame);
}

/**
 * An icon that flows to another one.
 *
 * @element jelly-icon
 * @attr {string} shown - The `data-name` of the `<svg>` that is shown; the first without it.
 * @fires {CustomEvent<null>} jelly-rest - It is at rest again.
 * @slot - Several `<svg data-name>`.
 * @csspart drawing - What is shown on the way.
 */
export class JellyIconElement extends (globalThis.HTMLElement ?? class {}) {
  static get tag() {
    return 'jelly-icon';
  }
  /**
   * A module with all matches that are known in this page, as text: a page that imports it needs no
   * `morph.js`. So the browser reads the drawings, as the page has them, with all style sheets.
   *
   * @type {string}
   */
  static get matches() {
    return moduleOf([...known].filter(([, match]) => match.length));
  }
  static get observedAttributes() {
    return ['shown'];
  }
  #shown; // The <svg> that is shown, or to which it flows.
  #former; // That from which it flows.
  #target; // What was read of the <svg> that is shown.
  #flow;
  #canvas;
  #restTime = 0;
  #place;
  #isNew; // Whether no frame has shown the flow: until then the page's drawing is there.
  #styled; // What its style sheets depend on.
  #land; // Ends its flight.
  #timer;

  get shown() {
    return this.getAttribute('shown') ?? '';
  }
  set shown(name) {
    this.setAttribute('shown', name);
  }

  connectedCallback() {
    followTaps();
    if (!this.shadowRoot) {
      const root = this.attachShadow({ mode: 'open' });
      root.append(document.createElement('slot'));
      root.firstChild.addEventListener('slotchange', () => {
        this.#isMatched = false;
        this.#styled = undefined;
        ask(this);
      });
    }
    this.#styled = undefined;
    ask(this);
  }

  disconnectedCallback() {
    this.#stand();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) ask(this);
  }

  /**
   * Changes the drawing to another one.
   *
   * @param {SVGSVGElement} svg - One of those with a `data-name`.
   * @param {{ x: number, y: number }} [place] - Where the change begins, in pixels.
   * @returns {void}
   */
  morph(svg, place) {
    if (!this.#drawings.includes(svg)) {
      throw new TypeError(`jelly-icon: morph: must be an <svg data-name> of it; got ${svg}`);
    }
    this.#place = place;
    this.shown = svg.dataset.name;
  }

  get #drawings() {
    return [...this.children].filter(({ localName, dataset }) =>
      localName === 'svg' && dataset.name
    );
  }

  /** Reads what is to be done: which drawing is next, and how it flows there. */
  read(time, isStill) {
    const all = this.#drawings;
    const named = all.find(({ dataset }) => dataset.name === this.shown);
    const before = all.includes(this.#shown) ? this.#shown : undefined;
    const next = named ?? before ?? all[0];
    if (this.shown && !named && all.length) {
      once(`shown: must be the data-name of an <svg>; got ${JSON.stringify(this.shown)}`);
    }
    const size = Math.max(this.clientWidth, this.clientHeight);
    const isMoving = core && before && next !== before && size > 0 && !isStill;
    if (!isMoving) return { next };
    const start = [size, ...this.#origin(size), time];
    if (this.#flow) return { next, start };
    const [from, to] = [before, next].map((svg) => readIcon(svg, this));
    return { next, start, from, to, found: matchOf(from, to) };
  }

  /** Does what was read. */
  change({ next, start, from, to, found }) {
    // What another drawing is matched with is known, unless a page has changed it.
    if (!this.#isMatched || (from && !found)) this.#prepare();
    if (this.#flow && this.#former && next !== this.#shown) {
      // On the way to a second drawing a third one waits, for up to 0.6 s. The sum of both flows
      // looks better for nine of ten triples, but a match does not tell where its pieces are on a
      // contour of the second drawing. A match of what is shown needs morph.js, with 72 kB.
      if (next === this.#former) this.#turn(start);
    } else if (next !== this.#shown) {
      [this.#former, this.#shown] = [this.#shown, next];
      if (found) this.#begin(from, to, found, start);
    }
    this.#place = undefined;
    if (!this.#isNew) this.#style();
  }

  /** Starts to flow along a match. */
  #begin(from, to, { match, isBack }, start) {
    this.#flow = Flow.of(match, from, to, [isBack, ...start]);
    if (!this.#flow) {
      once(`${nameOf(from, to)}: must be a match of version 1 of these drawings; got another`);
      forget(from, to);
      this.#prepare();
      return;
    }
    this.#target = to;
    this.#canvas = make(
      'svg',
      { part: 'drawing', 'aria-hidden': 'true' },
      ...this.#flow.layers.map(({ path }) => path),
    );
    this.#frame(to);
    this.#go();
  }

  /** Shows the canvas as a drawing is laid out. */
  #frame({ box: { x, y, width, height }, svg }) {
    this.#canvas.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    const ratio = svg.getAttribute('preserveAspectRatio');
    if (ratio) this.#canvas.setAttribute('preserveAspectRatio', ratio);
  }

  #go() {
    this.#restTime = this.#flow.way.restTime;
    this.#isNew = true;
    this.#show();
  }

  /** Shows the flow in frames from the next one on. */
  #show() {
    this.shadowRoot.append(this.#canvas);
    if (!moving.size) requestAnimationFrame(frame);
    moving.add(this);
  }

  /** Goes back to where it comes from, with its place and velocity. */
  #turn(start) {
    [this.#shown, this.#former] = [this.#former, this.#shown];
    if (!start) return this.#stand();
    this.#endFlight();
    this.#flow.turn([true, ...start]);
    this.#go();
    this.draw(start.at(-1));
  }

  /** Where a flow begins, in sizes, and 1 if it goes on from there as a wave. */
  #origin(size) {
    const tap = tapOn(this);
    if (!this.#place && !tap) return [0.5, 0.5, 0];
    const { left, top, width, height } = this.getBoundingClientRect();
    const { x, y } = this.#place ?? { x: tap.clientX - left, y: tap.clientY - top };
    return Number.isFinite(x + y)
      ? [(x - width / 2) / size + 0.5, (y - height / 2) / size + 0.5, 1]
      : [0.5, 0.5, 0];
  }

  /** Hands the flow over to the browser in its first frame; returns whether it flies. */
  fly(time) {
    if (!this.#isNew) return false;
    this.#isNew = false;
    this.#style();
    if (!fly || flights + moving.size > FLIGHTS) return false;
    this.#land = fly(this, this.#flow, this.#target, time, this.#restTime);
    if (!this.#land) return false;
    flights++;
    moving.delete(this);
    this.#canvas.remove();
    this.#timer = setTimeout(() => this.draw(Infinity), 1000 * (this.#restTime - time));
    return true;
  }

  /** Takes the flow back from the browser. */
  land() {
    this.#endFlight();
    this.#show();
  }

  #endFlight() {
    if (!this.#land) return;
    this.#land();
    this.#land = undefined;
    flights--;
    clearTimeout(this.#timer);
  }

  /** Shows it at a time, in a frame. */
  draw(time) {
    if (time < this.#restTime) return this.#flow.draw(time, this.#target);
    this.#stand();
    this.dispatchEvent(new CustomEvent('jelly-rest', { bubbles: true, composed: true }));
    ask(this);
  }

  /** Shows the drawing as the page has it. */
  #stand() {
    moving.delete(this);
    this.#isNew = false;
    this.#endFlight();
    this.#flow?.free();
    this.#flow = undefined;
    this.#canvas?.remove();
    this.#style();
  }

  #style() {
    const name = JSON.stringify(this.#shown?.dataset.name ?? '');
    const styled = `${name}${!!this.#flow}`;
    if (styled === this.#styled) return;
    this.#styled = styled;
    adoptStyles(this.shadowRoot, [
      STYLE,
      this.#shown
        ? `::slotted(svg[data-name]:not([data-name=${name}])) { display: none !important }`
        : '',
      this.#flow ? '::slotted(svg) { visibility: hidden !important }' : '',
    ]);
    this.#drawings.forEach(hideUnnamed);
  }

  #isMatched = false;
  #isPreparing = false;

  /** Matches the drawings that nobody has matched, when the page is idle. */
  async #prepare() {
    if (this.#isPreparing) return;
    this.#isPreparing = true;
    await open();
    // A page that draws no frames has no idle time.
    await new Promise((done) =>
      globalThis.requestIdleCallback
        ? requestIdleCallback(done, { timeout: IDLE })
        : setTimeout(done, IDLE)
    );
    this.#isPreparing = false;
    if (isFlightBetter) import('./icon-flight.js').then((script) => (fly = script.fly), () => {});
    if (!core || !this.isConnected || this.#flow) return;
    this.#isMatched = true;
    const icons = this.#drawings.map((svg) => readIcon(svg, this));
    const pairs = icons.flatMap((from, index) => icons.slice(index + 1).map((to) => [from, to]))
      .filter(([from, to]) =>
        from.key !== to.key && !known.has(keyOf(from, to)) && !known.has(keyOf(to, from))
      );
    if (!pairs.length) return;
    await import('./icon-matching.js').then(({ matchIcons }) => matchIcons(pairs, this, once))
      .catch(({ message }) => once(`icon-matching.js: must be available; got ${message}`));
  }
}

/** The match of two drawings, and whether it leads the other way; undefined if none is known. */
function matchOf(from, to) {
  const [there, back] = [known.get(keyOf(from, to)), known.get(keyOf(to, from))];
  if (there?.length) return { match: there, isBack: false };
  return back?.length ? { match: back, isBack: true } : undefined;
}

function forget(from, to) {
  known.delete(keyOf(from, to));
  known.delete(keyOf(to, from));
}

if (globalThis.customElements && !customElements.get('jelly-icon')) {
  customElements.define('jelly-icon', JellyIconElement);
}
