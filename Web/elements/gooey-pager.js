// <gooey-pager>: the dots of a scroll-snap container, with a ball that runs along them.
//
// The browser scrolls: the ball follows the container, and the pager asks the container to scroll
// and waits.
import { layout, partPath } from './core.js';
import { make, makePath } from './dom.js';
import { ElasticElement } from './elastic-element.js';
import { followPointers } from './fingers.js';
import { PAGER } from './words/gooey-pager.js';

/** The smallest target for a finger, in pixels; dots that are closer are one slider. */
const TARGET = 24;

const pagerStyle = `
:host { min-block-size: ${TARGET}px; block-size: 2.75rem; touch-action: auto; cursor: pointer }
div { position: absolute; inset: 0 }
button { position: absolute; padding: 0; border: 0; background: none; border-radius: 50%; cursor: inherit; translate: -50% -50% }
:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: ${TARGET}px }
path { fill: var(--jelly-fill, currentColor) }
div path { stroke: none; pointer-events: none }
path[part=track] { fill: var(--jelly-track, color-mix(in srgb, currentColor 30%, transparent)) }
@media (forced-colors: active) {
  path { fill: Highlight; stroke: none }
  path[part=track] { fill: GrayText }
}
`;

export class GooeyPagerElement extends ElasticElement {
  static tag = 'gooey-pager';
  static control = PAGER;
  static attributes = [...super.attributes, 'for', 'indicator', 'axis', 'diameter', 'label', 'page-label'];
  static styles = [...super.styles, pagerStyle];
  #box;
  #track;
  #progress;
  #list;
  #scroller;
  #setScroller; // The scroller that was set by property; undefined if `for` decides.
  #unbound;
  #isDragged = false;
  // The container's pages, their width, and the direction of its scrolling.
  #pages = 0;
  #width = 0;
  #isUpright = false;
  #isRightToLeft = false;
  #sizes = new ResizeObserver(() => this.#measure());
  #children = new MutationObserver(() => this.#observe());

  constructor() {
    super();
    const [ball] = this.shadowRoot.children;
    const makeLine = (part) => make('svg', { 'aria-hidden': 'true' }, makePath(part));
    this.#track = makeLine('track');
    this.#progress = makeLine('progress');
    this.#list = make('div', { part: 'list' });
    this.#box = make('div', {}, this.#track, this.#progress, ball, this.#list);
    this.shadowRoot.prepend(this.#box);
  }

  /** The number of pages. */
  get pages() {
    return this.#pages;
  }

  /** The selected page, from 0. */
  get page() {
    return this.values().page ?? 0;
  }
  set page(page) {
    this.select(page);
  }

  /** Scrolls to a page, from 0. */
  select(page) {
    this.#ask(PAGER.jumped, [page]);
  }

  /** The scrolling element: the one that `for` names, or the one that was set here. */
  get scroller() {
    return this.#scroller ?? null;
  }
  set scroller(scroller) {
    this.#setScroller = scroller;
    this.#bind();
  }

  /** Whether the dots are in a column. */
  get #isVertical() {
    return this.axis ? this.axis === 'vertical' : this.#isUpright;
  }

  get settings() {
    return {
      pages: this.#pages, pageWidth: this.#width, diameter: this.diameter,
      axis: this.#isVertical ? 'vertical' : 'horizontal',
      direction: this.#isRightToLeft ? 'rtl' : 'ltr', style: this.indicator,
      page: Math.round(this.#offset / this.#width),
    };
  }

  connect(signal) {
    const swiped = (point, stamp) => this.hasPointerCapture(point.pointerId) && this.#ask(PAGER.swiped, this.place(point), stamp);
    const none = () => {};
    followPointers(this, { began: none, moved: swiped, ended: none, cancelled: none }, signal);
    this.addEventListener('click', (event) => {
      const index = [...this.#list.children].indexOf(event.composedPath()[0]);
      if (index < 0) this.#ask(PAGER.tapped, this.place(event), event.timeStamp);
      else this.select(index);
    }, { signal });
    this.#list.addEventListener('keydown', (event) => this.#press(event), { signal });
    signal.addEventListener('abort', () => this.#follow(null));
    this.#bind();
    // A container that follows its pager in the page has not been parsed yet.
    if (this.htmlFor && !this.#scroller) requestAnimationFrame(() => this.#bind());
  }

  changedAttribute(name) {
    if (name === 'for') this.#setScroller = undefined;
    if (name === 'for') this.#bind();
    else if (name === 'tuning' || name === 'motion') this.retune();
    else this.reshape(PAGER.laidOut);
  }

  #bind() {
    if (!this.body) return;
    const named = this.htmlFor && this.getRootNode().getElementById(this.htmlFor);
    this.#follow(this.#setScroller === undefined ? named : this.#setScroller);
  }

  #follow(scroller) {
    this.#unbound?.abort();
    this.#sizes.disconnect();
    this.#children.disconnect();
    this.#scroller = scroller;
    this.#isDragged = false;
    if (scroller) this.#listen();
    else this.#pages = 0;
    this.remake();
    this.#layOut();
  }

  #listen() {
    const scroller = this.#scroller;
    this.#unbound = new AbortController();
    const listen = (types, listener) => {
      for (const type of types) scroller.addEventListener(type, listener, { signal: this.#unbound.signal, passive: true });
    };
    const held = ({ touches, timeStamp }) => {
      const wasDragged = this.#isDragged;
      this.#isDragged = touches.length > 0;
      if (wasDragged && !this.#isDragged) this.#report(timeStamp);
    };
    listen(['touchstart', 'touchend', 'touchcancel'], held);
    listen(['scroll', 'scrollend'], ({ timeStamp }) => this.#report(timeStamp));
    this.#children.observe(scroller, { childList: true });
    this.#measure(true);
    this.#observe();
  }

  #observe() {
    this.#sizes.disconnect();
    for (const element of [this.#scroller, ...this.#scroller.children]) this.#sizes.observe(element);
  }

  /** The container's distance from its first page, in pixels. */
  get #offset() {
    const { scrollTop = 0, scrollLeft = 0 } = this.#scroller ?? {};
    return this.#isUpright ? scrollTop : Math.abs(scrollLeft);
  }

  handle(code, ...rest) {
    super.handle(code, ...rest);
    // The container has another size, other pages, or another style.
    if (code === PAGER.resized || code === PAGER.laidOut) this.#layOut();
  }

  #report(stamp) {
    this.handle(PAGER.scrolled, [this.#offset, +this.#isDragged], stamp);
  }

  /**
   * Counts the pages: one for each child if the children have equal distances that fill the scroll
   * range, else one for each width of the container.
   */
  #measure(isNew) {
    const scroller = this.#scroller;
    if (!scroller) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = scroller;
    const old = [this.#pages, this.#width, this.#isUpright, this.#isRightToLeft].join();
    this.#isUpright = scrollHeight - clientHeight > scrollWidth - clientWidth;
    this.#isRightToLeft = getComputedStyle(scroller).direction === 'rtl';
    const [range, view, start] = this.#isUpright
      ? [scrollHeight - clientHeight, clientHeight, 'offsetTop']
      : [scrollWidth - clientWidth, clientWidth, 'offsetLeft'];
    const children = [...scroller.children].filter((child) => child.offsetParent);
    const last = children.length - 1;
    const step = last > 0 && Math.abs(children[last][start] - children[0][start]) / last;
    const steps = step && Math.round(range / step) === last ? last : Math.ceil(range / view - 0.1);
    this.#pages = children.length && 1 + Math.max(steps, 0);
    this.#width = range / steps || view;
    if (isNew) return;
    if (old === [this.#pages, this.#width, this.#isUpright, this.#isRightToLeft].join()) return this.#layOut();
    this.reshape(PAGER.laidOut);
    this.#report();
  }

  /** Asks the core for a page by an event with this code, and lets the container scroll there. */
  #ask(code, numbers, stamp) {
    const { page } = this;
    this.handle(code, numbers, stamp);
    if (code === PAGER.swiped && page === this.page) return;
    const offset = this.page * this.#width;
    this.#scroller?.scrollTo({
      ...(this.#isUpright ? { top: offset } : { left: this.#isRightToLeft ? -offset : offset }),
      behavior: this.isCalm || this.tuning === 'calm' ? 'instant' : 'smooth',
    });
  }

  #press(event) {
    const sign = this.#isRightToLeft && !this.#isVertical ? -1 : 1;
    const far = Math.ceil(this.#pages / 10);
    const ways = {
      ArrowRight: sign, ArrowLeft: -sign, ArrowDown: 1, ArrowUp: -1, PageDown: far, PageUp: -far,
      Home: -Infinity, End: Infinity,
    };
    const way = ways[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.select(Math.min(Math.max(this.page + way, 0), this.#pages - 1));
    this.#list.querySelector('[tabindex="0"]')?.focus({ preventScroll: true });
  }

  told(effect, page) {
    this.#mark(page);
    this.send('select', { page });
  }

  show(data, time) {
    super.show(data);
    this.#progress.firstChild.setAttribute('d', partPath(this, PAGER.parts.progress, time));
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
    this.#box.style.touchAction = isVertical ? 'pan-x' : 'pan-y';
    this.#track.firstChild.setAttribute('d', partPath(this, PAGER.parts.track, 0));

    const spacing = Math.abs(stepX + stepY);
    const list = this.#list;
    const tabs = spacing < TARGET && pages > 1 ? 0 : pages;
    list.hidden = !pages;
    list.setAttribute('role', tabs ? 'tablist' : 'slider');
    list.ariaLabel = this.label || 'Pages';
    list.ariaOrientation = isVertical ? 'vertical' : 'horizontal';
    while (list.children.length > tabs) list.lastChild.remove();
    while (list.children.length < tabs) {
      list.append(make('button', { type: 'button', role: 'tab', part: 'tab' }));
    }
    const panels = this.#scroller?.children ?? [];
    [...list.children].forEach((tab, index) => {
      Object.assign(tab.style, { left: `${dotX + index * stepX}px`, top: `${dotY + index * stepY}px`, width: `${target}px`, height: `${target}px` });
      const panel = panels[index];
      tab.ariaControlsElements = panels.length === pages && panel.id ? [panel] : null;
      tab.ariaLabel = this.#say(index);
    });
    this.#mark(this.page);
  }

  #say(page) {
    const pattern = this.getAttribute('page-label') ?? `Page {n}${' of '}{count}`;
    return pattern.replace('{n}', page + 1).replace('{count}', this.#pages);
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
    list.ariaValueText = isSlider ? this.#say(page) : null;
  }
}
