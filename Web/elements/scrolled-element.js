// The base class of the elements that belong to a scroller: a bar that a list pulls, and the dots
// of a container.
import { JellyElement } from './jelly-element.js';
import { keepRest, restore } from './rest.js';
import { findById, followTrees } from './tree.js';

/** The parts of the page's own `translate` of what is shifted. */
const homes = new WeakMap();

/** Shifts an element from where the page has it, in pixels; by 0 it is the page's again. */
export function shift(element, x, y) {
  const { style } = element;
  let home = homes.get(element);
  // A copy of a page in mid-motion has the shift of what it was copied from.
  if (!home || (!x && !y)) restore(element);
  if (!x && !y) return void homes.delete(element);
  if (!home) {
    const { translate } = getComputedStyle(element);
    home = translate === 'none' ? [] : translate.split(' ');
    homes.set(element, home);
    keepRest(element, 'translate');
  }
  const [left = 0, top = 0, front = ''] = home;
  const sum = (own, more) => (own ? `calc(${own} + ${more}px)` : `${more}px`);
  style.translate = `${sum(left, x)} ${sum(top, y)} ${front}`;
}

export class ScrolledElement extends JellyElement {
  static get attributes() {
    return [...super.attributes, 'for'];
  }
  #scroller = null;
  #setScroller; // The scroller that was set by property; undefined if `for` decides.

  /**
   * The scrolling element: the one that `for` names, or the one set here. What `for` names may come
   * later, and may lie in a tree around the element's own.
   */
  get scroller() {
    return this.#scroller;
  }
  set scroller(scroller) {
    this.#setScroller = scroller;
    this.bind();
  }

  connect(signal) {
    signal.addEventListener('abort', () => this.#change(null));
    followTrees(this, () => this.treeChanged(), signal);
    this.bind();
  }

  /** Handles a change of the trees around the element. */
  treeChanged() {
    this.bind();
  }

  changedAttribute(name) {
    if (name !== 'for') return super.changedAttribute(name);
    this.#setScroller = undefined;
    this.bind();
  }

  /** Looks for the scroller, and follows another one. */
  bind() {
    if (!this.body) return;
    this.#change(
      (this.#setScroller === undefined ? findById(this, this.htmlFor) : this.#setScroller) ?? null,
    );
  }

  #change(scroller) {
    if (scroller === this.#scroller) return;
    const old = this.#scroller;
    this.#scroller = scroller;
    this.follow(scroller, old);
  }
}
