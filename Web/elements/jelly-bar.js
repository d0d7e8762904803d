// <jelly-bar>: a bar whose free edge follows a finger and springs home.
import { ElasticElement } from './elastic-element.js';
import { followPointers, followPull } from './fingers.js';
import { BAR } from './words/jelly-bar.js';

const SIDES = BAR.shape[0].names;

export class JellyBarElement extends ElasticElement {
  static tag = 'jelly-bar';
  static control = BAR;
  static events = { grabbed: 'grab', released: 'release' };
  static attributes = [...super.attributes, 'edge', 'side', 'for'];
  static booleans = [...super.booleans, 'carry'];
  #isFree = false;
  #scroller;
  #setScroller; // The scroller that was set by property; undefined if `for` decides.
  #unbound;

  /** The side that the bar hangs from; `start` and `end` depend on the direction of text. */
  get physicalSide() {
    const isRightToLeft = getComputedStyle(this).direction === 'rtl';
    if (this.side === 'start') return isRightToLeft ? 'right' : 'left';
    if (this.side === 'end') return isRightToLeft ? 'left' : 'right';
    return SIDES.includes(this.side) ? this.side : 'top';
  }

  /** The depth of the edge beyond its rest, in pixels; negative is a dent. */
  get depth() {
    return this.values().depth ?? 0;
  }

  /** The scrolling element that pulls the bar: the one that `for` names, or the one set here. */
  get scroller() {
    return this.#scroller ?? null;
  }
  set scroller(scroller) {
    this.#setScroller = scroller;
    this.#bind();
  }

  #follow(scroller) {
    this.#unbound?.abort();
    this.#carry(0);
    this.#scroller = scroller;
    if (!scroller) return;
    this.#unbound = new AbortController();
    scroller.style.overscrollBehavior ||= 'contain';
    followPull(scroller, this.physicalSide, this, this.#unbound.signal);
  }

  get settings() {
    return { edge: this.edge, side: this.physicalSide };
  }

  connect(signal) {
    followPointers(this, this, signal);
    signal.addEventListener('abort', () => this.#follow(null));
    this.#bind();
    // A list that follows its bar in the page has not been parsed yet.
    if (this.htmlFor && !this.#scroller) requestAnimationFrame(() => this.#bind());
  }

  changedAttribute(name) {
    if (name === 'side') {
      this.cancelled();
      this.remake();
    }
    if (name === 'for') this.#setScroller = undefined;
    if (name === 'side' || name === 'for') this.#bind();
    else if (name === 'carry') this.#carry(0);
    else this.retune();
  }

  #bind() {
    if (!this.body) return;
    const named = this.htmlFor && this.getRootNode().getElementById(this.htmlFor);
    this.#follow(this.#setScroller === undefined ? named : this.#setScroller);
  }

  told(effect) {
    this.#isFree = effect === 'released';
    super.told(effect);
  }

  rested() {
    if (!this.#isFree) return;
    this.#isFree = false;
    this.send('rest');
  }

  show(data, time) {
    super.show(data);
    if (this.#scroller && this.carry) this.#carry(this.values(time).depth);
  }

  /** Moves the scroller with the edge, so that its first row stays at the edge's tip. */
  #carry(depth) {
    if (!this.#scroller) return;
    const [x, y] = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] }[this.physicalSide];
    this.#scroller.style.translate = depth ? `${x * depth}px ${y * depth}px` : '';
  }
}
