// <jelly-box>: any content in an outline that bulges under a finger.
import { clearanceAt } from './content.js';
import { JellyElement } from './jelly-element.js';
import { watchPointers } from './fingers.js';
import { showFocus } from './ring.js';
import { FIELD } from './schema/jelly-field.js';

const boxStyle = `
:host { touch-action: auto; user-select: auto; -webkit-user-select: auto; z-index: 0 }
slot { display: block }
path { pointer-events: none }
`;

/**
 * The field's outline around any content.
 *
 * A dent does not reach the content of the box.
 *
 * @element jelly-box
 * @attr {pressDepth} press-depth - The depth of a press, in pixels; a negative number bulges.
 * @attr {cornerRadius} [corner-radius=12] - The radius of its corners, in pixels.
 * @fires {CustomEvent<null>} jelly-nudge - Its outline was nudged.
 * @fires {CustomEvent<null>} jelly-shake - It shakes.
 * @slot - Anything: a card, a group of settings.
 */
export class JellyBoxElement extends JellyElement {
  static get tag() {
    return 'jelly-box';
  }
  static get control() {
    return FIELD;
  }
  static get events() {
    return { nudged: 'nudge', shaken: 'shake' };
  }
  static get attributes() {
    return [...super.attributes, 'press-depth', 'corner-radius'];
  }
  /**
   * A box in a page has round corners by default, as the page's other boxes. In the core a field
   * without a radius is square, as traces and films without a radius require.
   */
  static get defaults() {
    return { 'corner-radius': 12 };
  }
  static get styles() {
    return [...super.styles, boxStyle];
  }

  get settings() {
    const { pressDepth, cornerRadius, headroom } = this;
    return { pressDepth, cornerRadius, headroom };
  }

  /** The depth of a dent at which it reaches the content of the box, in pixels. */
  get clearance() {
    return clearanceAt(this);
  }

  touchBegan(...event) {
    this.setHeadroom(this.clearance);
    super.touchBegan(...event);
  }

  connect(signal) {
    const listen = (type, listener) => this.addEventListener(type, listener, { signal });
    watchPointers(this, this, signal);
    // A press gives focus in the task of its `mousedown` or its click: that of a touch when the
    // finger has left, in a busy page after the time in which the core ignores focus.
    let isPress = false;
    const pressed = ({ detail, button }) => {
      if (!detail || button) return;
      isPress = true;
      setTimeout(() => (isPress = false));
    };
    this.addEventListener('mousedown', pressed, { signal, capture: true });
    this.addEventListener('click', pressed, { signal, capture: true });
    const focused = (from) => {
      if (isPress) return;
      this.setHeadroom(this.clearance);
      this.handle(FIELD.focused, [this.#sideOf(from)]);
    };
    listen('focusin', ({ relatedTarget }) => focused(relatedTarget));
    showFocus(this, signal);
    listen('click', ({ detail }) => detail || focused());
  }

  /** The side at which another element lies, as the core numbers sides; the top without one. */
  #sideOf(other) {
    if (!other) return 0;
    const [one, two] = [this, other].map((element) => element.getBoundingClientRect());
    const gaps = [
      one.top - two.bottom,
      two.top - one.bottom,
      one.left - two.right,
      two.left - one.right,
    ];
    return gaps.indexOf(Math.max(...gaps));
  }

  /**
   * Nudges the outline, as focus by the keyboard does.
   *
   * @returns {void}
   */
  nudge() {
    this.setHeadroom(this.clearance);
    this.handle(FIELD.nudged);
  }

  frame(pathOf, time) {
    const { shakeOffset } = this.values(time);
    const slot = this.shadowRoot.querySelector('slot:not([name])');
    return [...super.frame(pathOf), [slot, { translate: shakeOffset ? `${shakeOffset}px` : '' }]];
  }
}
