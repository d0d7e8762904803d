// <jelly-pager>: the dots of a scroll-snap container, with a ball that runs along them.
//
// The browser scrolls: the ball follows the container, and the pager asks the container to scroll
// and waits.
import { layout, partPath } from './core.js';
import { make, makePath, windowOf } from './dom.js';
import { followPointers, followPress } from './fingers.js';
import { ScrolledElement } from './scrolled-element.js';
import { PAGER } from './schema/jelly-pager.js';

/** The smallest target for a finger, in pixels; dots that are closer are one slider. */
const TARGET = 24;

/** The number of dots above which a pager does not get wider. */
const MOST_DOTS = 10;

const pagerStyle = `
:host {
  min-block-size: ${TARGET}px; min-inline-size: 0; block-size: 2.75rem; touch-action: pan-y;
  cursor: pointer; -webkit-tap-highlight-color: transparent;
}
:host(:state(_column)) { touch-action: pan-x }
i { display: block; max-inline-size: 100% }
div { position: absolute; inset: 0 }
button {
  position: absolute; padding: 0; border: 0; background: none; border-radius: 50%; cursor: inherit;
  translate: -50% -50%;
}
:focus-visible {
  outline: 2px solid var(--_ring); outline-offset: 2px; border-radius: ${TARGET}px;
}
svg { fill: var(--jelly-fill, currentColor) }
@supports (color: AccentColor) { svg { fill: var(--jelly-fill, AccentColor) } }
path { pointer-events: none }
path:not([part=outline]) { stroke: none }
path[part=track] {
  fill: var(--jelly-track-color, color-mix(in srgb, currentColor 30%, transparent));
}
@media (forced-colors: active) {
  svg { fill: Highlight; stroke: none }
  path[part=track] { fill: GrayText }
}
`;

const isRightToLeft = (element) => getComputedStyle(element).direction === 'rtl';

/** One observer for all pagers: what it reports, it reports of all at once. */
let allSizes;
/** Pagers with a container that is new: they measure it together. */
const newPagers = [];
/** The pagers that depend on the size of an element. */
const pagersOf = new WeakMap();

/**
 * The dots of a scroll-snap container.
 *
 * @element jelly-pager
 * @attr {string} for - The container whose pages it shows.
 * @attr {indicatorStyle} indicator-style - The shape of the mark of the selected page.
 * @attr {'auto' | 'horizontal' | 'vertical'} [axis=auto] - The direction of the dots: `horizontal`,
 *   `vertical`, or that of the scrolling.
 * @attr {diameter} diameter - The diameter of the mark, in pixels.
 * @attr {string} [label=Pages] - The name of the dots.
 * @attr {string} [page-label=Page {n} of {count}] - The name of a dot.
 * @prop {HTMLElement | null} scroller - The container: the one of `for`, or the one that was set.
 * @fires {CustomEvent<{ page: number }>} jelly-select - Another page is selected.
 * @slot - Nothing.
 * @csspart track - The line with the dots.
 * @csspart track-progress - The colored part of the line.
 * @csspart tablist - The box of the dots' buttons.
 * @csspart tab - The button of a dot.
 * @cssprop [--jelly-track-color=30 % of the text's color] - The color of the track.
 */
export class JellyPagerElement extends ScrolledElement {
  static get tag() {
    return 'jelly-pager';
  }
  static get control() {
    return PAGER;
  }
  static get attributes() {
    return [...super.attributes, 'indicator-style', 'axis', 'diameter', 'label', 'page-label'];
  }
  static get choices() {
    return { ...super.choices, axis: ['auto', 'horizontal', 'vertical'] };
  }
  static get texts() {
    return { label: 'Pages', 'page-label': `Page {n}${' of '}{count}` };
  }
  static get styles() {
    return [...super.styles, pagerStyle];
  }
  #box;
  #track;
  #progress;
  #list;
  #spacer;
  #unbound;
  #observed = []; // What decides about the pages: the container and its children.
  #isMeasured = false;
  #touches = 0; // How many fingers are on the container.
  // The container's pages, their width, and the direction of its scrolling.
  #pages = 0;
  #width = 0;
  #isUpright = false;
  #isRightToLeft = false;
  #offset = 0; // The container's distance from its first page when it was measured, in pixels.
  #children = new MutationObserver(() => this.#observe([this.scroller, ...this.scroller.children]));

  constructor() {
    super();
    const [ball] = this.shadowRoot.children;
    const makeLine = (part) => make('svg', { 'aria-hidden': 'true' }, makePath(part));
    const lines = ['track', 'track-progress'].map(makeLine);
    [this.#track, this.#progress] = lines.map((svg) => svg.querySelector('path'));
    this.#list = make('div', { part: 'tablist' });
    this.#box = make('div', {}, ...lines, ball, this.#list);
    this.#spacer = make('i');
    this.shadowRoot.prepend(this.#box, this.#spacer);
  }

  /**
   * The number of pages.
   *
   * @type {number}
   */
  get pageCount() {
    this.#measureNow();
    return this.#pages;
  }

  /**
   * The selected page, from 0.
   *
   * @type {number}
   */
  get page() {
    this.#measureNow();
    return this.values().page ?? 0;
  }
  set page(page) {
    this.select(page);
  }

  /**
   * Scrolls to a page, from 0.
   *
   * @param {number} page
   * @returns {void}
   */
  select(page) {
    this.#measureNow();
    this.#ask(PAGER.pageRequested, [page]);
  }

  /** Focuses the selected page. */
  focus(options) {
    this.#box.querySelector('[tabindex="0"]')?.focus(options);
  }

  /** Whether the dots are in a column. */
  get #isVertical() {
    return this.axis === 'auto' ? this.#isUpright : this.axis === 'vertical';
  }

  /** The diameter of the ball, which leaves half of the pager to the track. */
  get #ballDiameter() {
    const { diameter } = this;
    // To ask for the size would lay the page out, and most balls are smaller than any pager.
    return diameter > TARGET
      ? Math.min(diameter, Math.max(this.offsetWidth / 2, this.offsetHeight / 2, TARGET))
      : diameter;
  }

  get settings() {
    return {
      pageCount: this.#pages,
      pageWidth: this.#width,
      diameter: this.#ballDiameter,
      axis: this.#isVertical ? 'vertical' : 'horizontal',
      isRightToLeft: this.#isRightToLeft,
      indicatorStyle: this.indicatorStyle,
      page: Math.round(this.#offset / this.#width) || 0,
    };
  }

  connect(signal) {
    super.connect(signal);
    // A pager without a container has its layout before it is measured, too.
    if (!this.scroller) this.#layOut();
    const swiped = (point, stamp) =>
      this.hasPointerCapture(point.pointerId) && this.#ask(PAGER.dragged, this.place(point), stamp);
    let fingers = 0;
    const hold = () => this.setHeld(++fingers > 0);
    const leave = () => this.setHeld(--fingers > 0);
    const ends = { touchEnded: leave, touchCancelled: leave };
    const finger = { touchBegan: hold, touchMoved: swiped, ...ends };
    followPointers(this, finger, signal, { waits: true });
    this.addEventListener('click', (event) => {
      const index = [...this.#list.children].indexOf(event.composedPath()[0]);
      if (index < 0) this.#ask(PAGER.tapped, this.place(event), event.timeStamp);
      else this.select(index);
    }, { signal });
    this.#list.addEventListener('keydown', (event) => this.#press(event), { signal });
  }

  treeChanged() {
    super.treeChanged();
    // The direction of text may have changed.
    if (this.#isMeasured && this.#isRightToLeft !== isRightToLeft(this.scroller)) {
      this.#show(this.#measure());
    }
  }

  follow(scroller) {
    this.#unbound?.abort();
    this.#children.disconnect();
    this.#observe([]);
    this.#isMeasured = false;
    this.#pages = this.#offset = 0;
    if (scroller) this.#listen(scroller);
    this.remake();
    this.#layOut();
    const { length } = newPagers;
    if (scroller) newPagers.push(this);
    if (scroller && !length) {
      queueMicrotask(() => {
        const fresh = newPagers.splice(0);
        JellyPagerElement.measureAll(fresh.filter((pager) => !pager.#isMeasured));
      });
    }
  }

  #listen(scroller) {
    this.#unbound = new AbortController();
    const { signal } = this.#unbound;
    const listen = (types, listener) => {
      for (const type of types) {
        scroller.addEventListener(type, listener, { signal, passive: true });
      }
    };
    const left = (_, stamp) => {
      this.#touches -= 1;
      if (!this.#touches && this.scroller === scroller) this.#report(stamp);
    };
    listen(['pointerdown'], (event) => {
      if (event.pointerType !== 'touch') return;
      this.#touches += 1;
      followPress(event, { scrolled() {}, touchEnded: left, touchCancelled: left }, signal);
    });
    listen(['scroll', 'scrollend'], ({ timeStamp }) => this.#report(timeStamp));
    this.#children.observe(scroller, { childList: true });
    this.#observe([scroller, ...scroller.children]);
  }

  /** Observes the sizes of these elements and of no others. */
  #observe(elements) {
    const sizes = (allSizes ??= new ResizeObserver(JellyPagerElement.resized));
    for (const element of this.#observed) {
      const pagers = pagersOf.get(element);
      pagers.delete(this);
      if (!pagers.size) sizes.unobserve(element);
    }
    for (const element of elements) {
      if (!pagersOf.has(element)) pagersOf.set(element, new Set());
      pagersOf.get(element).add(this);
      // Observed anew it is reported anew, also to a pager that comes to an element of others.
      sizes.unobserve(element);
      sizes.observe(element);
    }
    this.#observed = elements;
  }

  static resized(entries) {
    JellyPagerElement.measureAll(entries.flatMap(({ target }) => [...pagersOf.get(target)]));
  }

  /**
   * Measures what pagers depend on before any of them changes the page: else the browser would lay
   * the page out once for each of them.
   */
  static measureAll(pagers) {
    const changes = [...new Set(pagers)].filter((pager) => pager.scroller)
      .map((pager) => [pager, pager.#isMeasured, pager.#measure()]);
    for (const [pager, wasMeasured, isOther] of changes) pager.#show(isOther, wasMeasured);
  }

  /** Measures a container that is new, for who asks before the next frame. */
  #measureNow() {
    if (this.#isMeasured || !this.scroller) return;
    this.#measure();
    this.#show(true, false);
  }

  /** Shows what was measured; at first without a motion. */
  #show(isOther, wasMeasured = true) {
    if (!this.body) return;
    if (!wasMeasured) this.remake();
    if (!wasMeasured || !isOther) return this.#layOut();
    this.configure();
    this.#sendOffset();
  }

  handle(code, ...rest) {
    super.handle(code, ...rest);
    if (code === PAGER.sizeChanged && this.diameter > TARGET) {
      // A large ball depends on the size, which a pager that was hidden did not have. In this frame
      // the browser would not report the size that follows from it.
      windowOf(this).requestAnimationFrame(() => this.configure());
    }
    // The container has another size, other pages, or another style.
    if (code === PAGER.sizeChanged || code === PAGER.settingsChanged) this.#layOut();
  }

  #report(stamp) {
    this.#offset = this.#distance;
    if (this.#isMeasured) this.#sendOffset(stamp);
  }

  #sendOffset(stamp) {
    this.handle(PAGER.scrolled, [this.#offset, +(this.#touches > 0)], stamp);
  }

  /** The container's distance from its first page, in pixels. */
  get #distance() {
    const { scrollTop, scrollLeft } = this.scroller;
    return this.#isUpright ? scrollTop : Math.abs(scrollLeft);
  }

  /**
   * Counts the pages: one for each child if the children have equal distances that fill the scroll
   * range, else one for each width of the container. Returns whether anything is other than before.
   */
  #measure() {
    const { scroller } = this;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
    const old = [this.#pages, this.#width, this.#isUpright, this.#isRightToLeft].join();
    this.#isMeasured = true;
    this.#isUpright = scrollHeight - clientHeight > scrollWidth - clientWidth;
    this.#isRightToLeft = isRightToLeft(scroller);
    this.#offset = this.#distance;
    const [range, view, start] = this.#isUpright
      ? [scrollHeight - clientHeight, clientHeight, 'offsetTop']
      : [scrollWidth - clientWidth, clientWidth, 'offsetLeft'];
    const children = [...scroller.children].filter((child) => child.offsetParent);
    const last = children.length - 1;
    const step = last > 0 && Math.abs(children[last][start] - children[0][start]) / last;
    const steps = step && Math.round(range / step) === last ? last : Math.ceil(range / view - 0.1);
    this.#pages = children.length && 1 + Math.max(steps, 0);
    this.#width = range / steps || view;
    return old !== [this.#pages, this.#width, this.#isUpright, this.#isRightToLeft].join();
  }

  /** Asks the core for a page by an event with this code, and lets the container scroll there. */
  #ask(code, numbers, stamp) {
    const { page } = this;
    this.handle(code, numbers, stamp);
    if (code === PAGER.dragged && page === this.page) return;
    const offset = this.page * this.#width;
    this.scroller?.scrollTo({
      ...(this.#isUpright ? { top: offset } : { left: this.#isRightToLeft ? -offset : offset }),
      behavior: this.isReduced || this.tuning === 'reduced' ? 'instant' : 'smooth',
    });
  }

  #press(event) {
    const sign = this.#isRightToLeft && !this.#isVertical ? -1 : 1;
    const far = Math.ceil(this.#pages / 10);
    const ways = {
      ArrowRight: sign,
      ArrowLeft: -sign,
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: far,
      PageUp: -far,
      Home: -Infinity,
      End: Infinity,
    };
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.select(Math.min(Math.max(this.page + way, 0), this.#pages - 1));
    this.focus({ preventScroll: true });
  }

  handleEffect(effect, page) {
    this.#mark(page);
    this.send('select', { page });
  }

  frame(pathOf, time) {
    return [...super.frame(pathOf), [this.#progress, { d: pathOf(PAGER.parts.progress) }]];
  }

  /** Places the track and its tabs at the core's dots. */
  #layOut() {
    if (!this.body) return;
    const { dotX, dotY, stepX, stepY, diameter, dotDiameter } = layout(this);
    const pages = this.#pages;
    const isVertical = this.#isVertical;
    // The margin keeps the ball and the targets of both ends inside.
    const target = Math.max(TARGET, diameter);
    const margin = `${(target - dotDiameter) / 2}px`;
    this.#box.style.inset = isVertical ? `${margin} 0` : `0 ${margin}`;
    this.setState('_column', isVertical);
    this.#track.setAttribute('d', partPath(this, PAGER.parts.track, 0));

    const spacing = Math.abs(stepX + stepY);
    this.#spacer.style.inlineSize = isVertical
      ? '2.75rem'
      : `${target * Math.min(pages, MOST_DOTS)}px`;
    const list = this.#list;
    const tabs = spacing < TARGET && pages > 1 ? 0 : pages;
    list.hidden = !pages;
    const role = tabs ? 'tablist' : 'slider';
    // With each role that is set Firefox makes the accessible object anew.
    if (list.role !== role) list.role = role;
    list.ariaLabel = this.label;
    list.ariaOrientation = isVertical ? 'vertical' : 'horizontal';
    while (list.children.length > tabs) list.lastChild.remove();
    while (list.children.length < tabs) {
      list.append(make('button', { type: 'button', role: 'tab', part: 'tab' }));
    }
    const panels = this.scroller?.children ?? [];
    [...list.children].forEach((tab, index) => {
      Object.assign(tab.style, {
        left: `${dotX + index * stepX}px`,
        top: `${dotY + index * stepY}px`,
        width: `${target}px`,
        height: `${target}px`,
      });
      tab.ariaControlsElements = panels.length === pages ? [panels[index]] : null;
      tab.ariaLabel = this.#nameOf(index);
    });
    this.#mark(this.values().page);
  }

  #nameOf(page) {
    return this.pageLabel.replace('{n}', page + 1).replace('{count}', this.#pages);
  }

  /** Reports the selected page. */
  #mark(page) {
    const list = this.#list;
    const tabs = [...list.children];
    tabs.forEach((tab, index) => {
      tab.ariaSelected = index === page;
      tab.tabIndex = index === page ? 0 : -1;
    });
    const isSlider = !tabs.length;
    list.toggleAttribute('tabindex', isSlider);
    if (isSlider) list.tabIndex = 0;
    list.ariaValueMin = isSlider ? 1 : null;
    list.ariaValueMax = isSlider ? this.#pages : null;
    list.ariaValueNow = isSlider ? page + 1 : null;
    list.ariaValueText = isSlider ? this.#nameOf(page) : null;
  }
}
