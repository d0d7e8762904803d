// <jelly-bar>: a bar whose free edge follows a finger and springs back.
import { clearanceAt } from './content.js';
import { followPointers } from './fingers.js';
import { followPull } from './pull.js';
import { ScrolledElement, shift } from './scrolled-element.js';
import { BAR } from './schema/jelly-bar.js';

const EDGES = BAR.settings.find(({ name }) => name === 'edge').names;

const barStyle = `
:host { user-select: auto; -webkit-user-select: auto }
`;

/**
 * A bar over a list; its free edge sags.
 *
 * A rebound does not reach the content of the bar.
 *
 * @element jelly-bar
 * @attr {curve} curve - The curve of the free edge.
 * @attr {edge | 'start' | 'end'} edge - The edge of the page that it hangs from.
 * @attr {string} for - The scroller that pulls it.
 * @attr {boolean} move-scroller - Whether the scroller moves along with the free edge.
 * @prop {HTMLElement | null} scroller - The scroller that pulls it: the one of `for`, or the one
 *   that was set.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The finger has left.
 * @fires {CustomEvent<null>} jelly-rest - It is at rest again.
 * @slot - Anything: a heading, buttons, a search field.
 */
export class JellyBarElement extends ScrolledElement {
  static get tag() {
    return 'jelly-bar';
  }
  static get control() {
    return BAR;
  }
  static get events() {
    return { grabbed: 'grab', released: 'release' };
  }
  static get attributes() {
    return [...super.attributes, 'curve', 'edge'];
  }
  static get booleans() {
    return [...super.booleans, 'move-scroller'];
  }
  static get choices() {
    return { ...super.choices, edge: [...EDGES, 'start', 'end'] };
  }
  static get styles() {
    return [...super.styles, barStyle];
  }
  #isFree = false;
  #unbound;
  #edge; // The edge that the body was given.
  #movedEdge; // The edge with which the scroller moves: that of a bar at rest.

  /** The edge that the bar hangs from; `start` and `end` depend on the direction of text. */
  get physicalEdge() {
    const { edge } = this;
    // Only these two need the style, which costs a new element as much as all of the page.
    if (edge !== 'start' && edge !== 'end') return edge;
    const isRightToLeft = getComputedStyle(this).direction === 'rtl';
    return (edge === 'start') === isRightToLeft ? 'right' : 'left';
  }

  /**
   * The depth of the edge beyond its rest, in pixels; negative is a dent.
   *
   * @type {number}
   */
  get depth() {
    return this.values().depth ?? 0;
  }

  follow(scroller, old) {
    this.#unbound?.abort();
    if (old) shift(old, 0, 0);
    if (!scroller) return;
    shift(scroller, 0, 0);
    this.#unbound = new AbortController();
    followPull(scroller, this.physicalEdge, this.#puller(), this.#unbound.signal);
  }

  /**
   * Hands the finger that pulls the scroller to the core, as a distance past the scroller's end.
   */
  #puller() {
    let start;
    const pulled = (point, stamp) => {
      const away = { top: [1, 1], bottom: [1, -1], left: [0, 1], right: [0, -1] };
      const [axis, sign] = away[this.physicalEdge];
      const place = this.place(point);
      start ??= place[axis];
      this.handle(BAR.pullChanged, [sign * (place[axis] - start), place[1 - axis]], stamp);
    };
    const left = (code) => (point, stamp) => {
      start = undefined;
      this.setHeld(false);
      this.handle(code, [0, 0], stamp);
    };
    return {
      place: (point) => this.place(point),
      touchBegan: (point, stamp) => {
        this.#measure();
        this.setHeld(true);
        pulled(point, stamp);
      },
      touchMoved: pulled,
      touchEnded: left(BAR.pullEnded),
      touchCancelled: left(BAR.touchCancelled),
    };
  }

  get settings() {
    const { curve, headroom } = this;
    return { curve, edge: this.#edge = this.physicalEdge, headroom };
  }

  connect(signal) {
    super.connect(signal);
    followPointers(this, this, signal);
  }

  changedAttribute(name) {
    if (name === 'edge') this.#turn();
    else if (name === 'move-scroller') this.#moveScroller(0);
    else super.changedAttribute(name);
  }

  treeChanged() {
    super.treeChanged();
    // The direction of text may have changed.
    this.#turn();
  }

  touchBegan(...event) {
    this.#turn();
    this.#measure();
    super.touchBegan(...event);
  }

  /** Measures how far a rebound may rise before it cuts what stands in the bar. */
  #measure() {
    this.setHeadroom(clearanceAt(this, this.physicalEdge));
  }

  /** Hangs the bar from another edge; a bar that moves adopts it when it rests. */
  #turn() {
    if (this.physicalEdge === this.#edge) return;
    this.configure();
    this.follow(this.scroller);
  }

  handleEffect(effect) {
    this.#isFree = effect === 'released';
    super.handleEffect(effect);
  }

  rested() {
    super.rested();
    if (!this.#isFree) return;
    this.#isFree = false;
    this.send('rest');
  }

  /** A scroller moves with the bar. */
  get canFly() {
    return super.canFly && !(this.scroller && this.moveScroller);
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    if (this.scroller && this.moveScroller) this.#moveScroller(this.values(time).inset);
  }

  /**
   * Moves the scroller with the free edge, so that its first row stays at the edge's tip; never
   * over the bar, where the edge overshoots its rest.
   */
  #moveScroller(depth) {
    if (!this.scroller) return;
    if (!depth) this.#movedEdge = this.physicalEdge;
    const [x, y] = { top: [0, 1], bottom: [0, -1], left: [1, 0], right: [-1, 0] }[this.#movedEdge];
    shift(this.scroller, x * depth, y * depth);
  }
}
