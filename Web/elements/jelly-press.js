// <jelly-press>: a button, a card or a picture that swells where it is pressed, and bends where it
// is pulled.
//
// The content stays the page's own, with its clicks, its focus and its part in a form: the element
// follows what presses it, and draws.
import { outline } from './core.js';
import { clearStyle, make } from './dom.js';
import { followKeys, isTaken, keepInPlace, watchPointers } from './fingers.js';
import { JellyElement, ownText } from './jelly-element.js';
import { pointsOf } from './path-data.js';
import { showFocus } from './ring.js';
import { PRESS } from './schema/jelly-press.js';

const pressStyle = `
:host {
  display: inline-grid; z-index: 0; touch-action: pan-y pinch-zoom;
  -webkit-tap-highlight-color: transparent;
}
:host(:state(held)), :host(:state(moving)) { z-index: 1 }
:host([clip]) svg { fill: var(--jelly-fill, none) }
[part=base], slot:not([name]) { display: grid; min-inline-size: 0; min-block-size: 0 }
path { pointer-events: none }
::slotted(*) { min-inline-size: 0; margin: 0 }
::slotted(:is(button, a, input)) {
  box-sizing: border-box; padding: 0; border: 0; background: none; font: inherit; color: inherit;
  text-decoration: none; cursor: pointer;
}
:host(:not([clip])) ::slotted(:is(button, a, input)) {
  min-block-size: 44px !important; margin: 0 !important; align-content: center;
  padding: var(--jelly-padding, 0 1.25em) !important; border: 0 !important;
  background: none !important; box-shadow: none !important; text-decoration: none !important;
  ${ownText}
}
::slotted(:disabled) { cursor: default; opacity: .45 }
::slotted(:focus-visible) { outline: none !important }
@media (forced-colors: active) { :host([clip]) svg { fill: Canvas } }
`;

/** Without the core the box at rest is the outline. */
const plainPressStyle = `
[part=base] {
  border-radius: 999px; border-radius: attr(corner-radius px, 999px);
  background: var(--jelly-fill, color-mix(in srgb, currentColor 12%, transparent));
}
:host([clip]) [part=base] { overflow: clip; background: var(--jelly-fill, none) }
::slotted(:focus-visible) { outline: revert !important }
`;

/** The selector of all that cannot be pressed. */
const DISABLED = ':disabled, [aria-disabled=true]';

/**
 * A button, a card or a picture that swells where it is pressed, and bends where it is pulled.
 *
 * @element jelly-press
 * @attr {cornerRadius} corner-radius - The radius of its corners, in pixels; round ends without
 *   one.
 * @attr {boolean} clip - Whether its content is clipped to the outline: for a picture, or a card
 *   with a background of its own.
 * @attr {boolean} disabled - Whether nothing presses it. It is not pressed either while its content
 *   is disabled.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The last finger has left.
 * @fires {CustomEvent<null>} jelly-rest - It is at rest again.
 * @slot - One element: a button, a link, a card, a picture.
 * @csspart base - The box of the content, in front of the outline.
 * @cssprop [--jelly-padding=0 1.25em] - The space between the outline and the text of a button.
 */
export class JellyPressElement extends JellyElement {
  static get tag() {
    return 'jelly-press';
  }
  static get control() {
    return PRESS;
  }
  static get events() {
    return { grabbed: 'grab', released: 'release' };
  }
  static get attributes() {
    return [...super.attributes, 'corner-radius'];
  }
  static get booleans() {
    return [...super.booleans, 'clip', 'disabled'];
  }
  static get styles() {
    return [...super.styles, pressStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainPressStyle];
  }
  static get isDefinedFirst() {
    return true;
  }
  #base;
  #slot;
  #isHeld = false;
  #isPressed = false; // Whether a key presses it.
  #isMoving = false;

  constructor() {
    super();
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
    this.#base = make('div', { part: 'base' });
    this.#slot.replaceWith(this.#base);
    this.#base.append(this.#slot);
  }

  get settings() {
    const { cornerRadius } = this;
    return { cornerRadius };
  }

  connect(signal) {
    // The content keeps its click: a press is followed, and never taken.
    const down = watchPointers(this, this, signal, {
      ignores: (event) => !this.#isPressedBy(event) || isTaken(event, this),
    });
    // An element around it may be there to be dragged: it lets go then.
    keepInPlace(this, ({ target }) => {
      if (!down.size || !target.matches?.('[draggable=true]')) return down.size;
      this.touchCancelled();
    }, signal);
    followKeys(this, (isPressed, event) => {
      if (isPressed && !this.#isPressedBy(event)) return;
      this.#press(isPressed);
    }, signal);
    showFocus(this, signal, ({ target }) => target.parentNode === this);
    signal.addEventListener('abort', () => {
      this.#isHeld = this.#isPressed = this.#isMoving = false;
      clearStyle(this.#slot);
    });
  }

  /** Whether an event presses the element: nothing of its path is disabled or an inner one. */
  #isPressedBy(event) {
    const path = event.composedPath();
    const own = path.slice(0, path.indexOf(this)).filter((node) => node.matches);
    return !this.disabled && ![...own, ...this.children].some((node) => node.matches(DISABLED)) &&
      !own.some(({ localName }) => localName === this.localName);
  }

  #press(isPressed) {
    if (this.#isPressed === isPressed) return;
    this.#isPressed = isPressed;
    this.handle(isPressed ? PRESS.pressBegan : PRESS.pressEnded);
  }

  changedAttribute(name) {
    if (name === 'clip') this.draw(this.clock.seconds());
    else if (name !== 'disabled') super.changedAttribute(name);
    else if (this.disabled) {
      // Nothing presses what is disabled.
      this.touchCancelled();
      this.#press(false);
    }
  }

  handleEffect(effect) {
    this.#isHeld = effect === 'grabbed';
    super.handleEffect(effect);
  }

  frame(pathOf, time) {
    const [width, height] = this.shownSize;
    const { x, y, a, b, c, d } = this.values(time);
    const matrix = [a, b, c, d, x - width / 2, y - height / 2];
    const isStill = matrix.join() === '1,0,0,1,0,0';
    if (this.clip && !isStill) matrix.splice(0, 4, ...this.#covering(matrix, time));
    return [
      ...super.frame(pathOf),
      [this.#slot, { transform: isStill ? '' : `matrix(${matrix})` }],
      [this.#base, { 'clip-path': this.clip ? pathOf(0) : '' }],
    ];
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    this.#isMoving ||= this.#slot.style.transform !== '';
    for (const node of [this.#slot, this.#base]) if (!node.style.length) clearStyle(node);
  }

  /** The linear part of a matrix, as much larger that the content covers all of the outline. */
  #covering(matrix, time) {
    const [width, height] = this.shownSize;
    const back = new DOMMatrix(matrix).inverse();
    const scale = Math.max(
      1,
      ...pointsOf(outline(this, time)).map(([x, y]) => {
        const point = back.transformPoint({ x: x - width / 2, y: y - height / 2 });
        return 2 * Math.max(Math.abs(point.x) / width, Math.abs(point.y) / height);
      }),
    );
    return matrix.slice(0, 4).map((number) => number * scale);
  }

  rested() {
    super.rested();
    if (!this.#isMoving || this.#isHeld || this.#isPressed) return;
    this.#isMoving = false;
    this.send('rest');
  }
}
