// The base class of the elements that belong to a scroller: a bar that a list pulls, and the dots
// of a container.
import { pausedAnimation } from './dom.js';
import { JellyElement } from './jelly-element.js';
import { findById, followTrees } from './tree.js';

/** The animations of what is shifted. */
const shifts = new WeakMap();

/**
 * Shifts an element from where the page has it, on top of the page's own `translate`, in pixels. An
 * animation does that, and not a style: a page's transition for all properties does not delay it.
 */
export function shift(element, x, y) {
  const isShifted = x || y;
  if (!isShifted) shifts.get(element)?.cancel();
  if (!isShifted) return void shifts.delete(element);
  if (!shifts.has(element)) {
    shifts.set(element, pausedAnimation(element, {}, { composite: 'add' }));
  }
  const translate = `${x}px ${y}px`;
  shifts.get(element).effect.setKeyframes({ translate: [translate, translate] });
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
