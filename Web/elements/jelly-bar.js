// <jelly-bar>: a bar whose free edge sags under a finger.
import { core } from './core.js';
import { clock } from './clock.js';
import { ElasticElement } from './elastic-element.js';
import { followPointers, followPull } from './fingers.js';

const EDGES = ['single', 'wave'];
const SIDES = ['top', 'bottom', 'left', 'right'];
const EFFECTS = [, 'grab', 'release'];

export class JellyBarElement extends ElasticElement {
  static bodySize = core.barSize();
  static attributes = [...super.attributes, 'edge', 'side', 'for'];
  static booleans = [...super.booleans, 'carry'];
  #scroller;
  #setScroller; // By property; undefined where `for` decides.
  #unbound;

  /** The side that the bar hangs from, `start` and `end` taken as the text runs. */
  get physicalSide() {
    const isRightToLeft = getComputedStyle(this).direction === 'rtl';
    if (this.side === 'start') return isRightToLeft ? 'right' : 'left';
    if (this.side === 'end') return isRightToLeft ? 'left' : 'right';
    return SIDES.includes(this.side) ? this.side : 'top';
  }

  /** How far the edge reaches beyond its rest, in pixels; negative is a dent. */
  get depth() {
    return this.body && core.barDepth(this.body, clock.seconds());
  }

  /** The scrolling element that pulls the bar; `for` names one, setting this binds any. */
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

  get #edge() {
    return EDGES.indexOf(this.edge);
  }

  make(width, height, tuning) {
    const side = SIDES.indexOf(this.physicalSide);
    core.barMake(this.body, width, height, side, tuning, this.#edge);
  }

  connect(signal) {
    followPointers(this, this, signal);
    signal.addEventListener('abort', () => this.#follow(null));
    this.#bind();
    // A list that comes right after its bar is not there yet.
    if (this.htmlFor && !this.#scroller) requestAnimationFrame(() => this.#bind());
  }

  changedAttribute(name) {
    if (name === 'edge') this.retune();
    if (name === 'side') {
      this.cancelled({}, performance.now());
      this.remake();
    }
    if (name === 'for') this.#setScroller = undefined;
    if (name === 'side' || name === 'for') this.#bind();
    if (name === 'carry') this.#carry(0);
  }

  #bind() {
    if (!this.body) return;
    const named = this.htmlFor && this.getRootNode().getElementById(this.htmlFor);
    this.#follow(this.#setScroller === undefined ? named : this.#setScroller);
  }

  began(point, stamp) {
    this.#touch(0, point, stamp);
  }
  moved(point, stamp) {
    this.#touch(1, point, stamp);
  }
  ended(point, stamp) {
    this.#touch(2, point, stamp);
  }
  cancelled(point, stamp) {
    this.#touch(3, point, stamp);
  }

  #touch(phase, point, stamp) {
    // A listener may have removed the bar between two samples.
    if (!this.body) return;
    const time = clock.seconds(stamp);
    this.changed(EFFECTS[core.barTouched(this.body, phase, ...this.place(point), time)]);
  }

  resized(width, height, time) {
    core.barResized(this.body, width, height, time);
  }
  tuned(tuning, time) {
    core.barTuned(this.body, tuning, this.#edge, time);
  }
  readRestTime() {
    return core.barRestTime(this.body);
  }
  draw(time, at) {
    return core.barDraw(this.body, time, at);
  }

  show(data, time) {
    super.show(data);
    if (this.#scroller && this.carry) this.#carry(core.barDepth(this.body, time));
  }

  /** Moves the scroller along with the edge, so that its first row stays at the edge's tip. */
  #carry(depth) {
    if (!this.#scroller) return;
    const [x, y] = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] }[this.physicalSide];
    this.#scroller.style.translate = depth ? `${x * depth}px ${y * depth}px` : '';
  }
}

JellyBarElement.define('jelly-bar');
