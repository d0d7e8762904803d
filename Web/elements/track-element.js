// The base class of the elements with a drop on a track: a switch, a slider and segments.
//
// Each is a control of a form, as the browser's own: it has a value, a name, a label and validity,
// and dispatches `input` and `change`. The value belongs to the element, and the drop goes to it.
import { make, makePath } from './dom.js';
import { followPointers } from './fingers.js';
import { JellyElement } from './jelly-element.js';
import { followTrees } from './tree.js';

const trackStyle = `
:host {
  display: inline-block; vertical-align: middle; box-sizing: border-box; max-inline-size: 100%;
  min-inline-size: 0; touch-action: pan-y; outline: none; cursor: pointer;
  -webkit-tap-highlight-color: transparent;
}
:host(:disabled) { opacity: .45; cursor: default }
[part=base] {
  --veil: var(--jelly-track-color, color-mix(in srgb, currentColor 16%, transparent));
  position: absolute; inset: 0; margin: auto; z-index: -1;
  block-size: min(100%, var(--jelly-track-size, 28px)); border-radius: 999px;
}
:host(:focus-visible) [part=base] { outline: 2px solid; outline-offset: 2px }
svg { fill: var(--jelly-fill, #fff) }
svg:not(.track) {
  filter: drop-shadow(0 1px 1px rgb(0 0 0 / .14)) drop-shadow(0 2px 5px rgb(0 0 0 / .16));
}
svg.track { stroke: none }
path { pointer-events: none }
[part=track] { fill: var(--veil) }
@media (forced-colors: active) {
  :host(:disabled) { opacity: 1 }
  svg { fill: Canvas; stroke: CanvasText; stroke-width: 2px }
  svg:not(.track) { filter: none }
  svg.track { stroke: CanvasText; stroke-width: 1px }
  :host(:disabled) svg { stroke: GrayText }
  [part=track] { fill: Canvas }
}
`;

/** The style of a track of which a part is colored. */
export const progressStyle = `
[part=track-progress] { fill: var(--jelly-accent-color, #0a6fe0) }
@supports (color: AccentColor) {
  [part=track-progress] { fill: var(--jelly-accent-color, AccentColor) }
}
@media (forced-colors: active) { [part=track-progress] { fill: Highlight } }
`;

/** The style of a control without the core: that of the browser's own, which it contains. */
export const plainTrackStyle = `
:host { display: inline-block; vertical-align: middle }
:host([hidden]), svg { display: none }
[part=base] { display: contents }
input { inline-size: 100%; block-size: 100%; margin: 0; accent-color: var(--jelly-accent-color) }
`;

/**
 * The base class of the controls with a drop on a track.
 *
 * @attr {string} label - The name of the control, where no `<label>` names it.
 * @attr {string} name - The name of its value in a form.
 * @attr {boolean} disabled - Whether it can be neither used nor sent.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The finger has left.
 * @csspart base - The box of the track, in the middle of the element.
 * @cssprop [--jelly-track-color=a veil of the text's color] - The color of the track.
 * @cssprop [--jelly-track-size=28px] - The size of the track across, up to that of the element.
 */
export class TrackElement extends JellyElement {
  static get formAssociated() {
    return true;
  }
  static get attributes() {
    return [...super.attributes, 'label', 'name'];
  }
  static get booleans() {
    return [...super.booleans, 'disabled'];
  }
  static get events() {
    return { grabbed: 'grab' };
  }
  static get styles() {
    return [...super.styles, trackStyle];
  }
  static get plainStyles() {
    return [plainTrackStyle];
  }
  /** Without the core it contains a control of the browser. */
  static get isUsefulPlain() {
    return true;
  }
  /** The attributes that the browser's own control has, too. */
  static get shared() {
    return [];
  }
  static get observedAttributes() {
    return [...super.observedAttributes, ...this.shared];
  }

  /**
   * A control of the browser with the same attributes, which decides what is valid, and which
   * value is meant. It is shown where the core is missing.
   */
  native;
  box;
  isDirty = false; // Whether the value is another one than the attributes', by code or by a person.
  #before; // The value when a finger came down; undefined while none holds the control.
  #event; // The code of the event that the core handles.
  #isPressed = false; // Whether a press began on the element, whose click is still to come.
  #direction;

  constructor(type) {
    super();
    const root = this.shadowRoot;
    this.box = make('div', { part: 'base' }, ...root.querySelectorAll('svg'));
    root.prepend(this.box);
    if (type) this.native = make('input', { type });
  }

  /** Puts a drawing with these parts below the drop; returns their paths. */
  addTrack(...parts) {
    const paths = parts.map(makePath);
    this.box.prepend(make('svg', { 'aria-hidden': 'true', class: 'track' }, ...paths));
    return paths;
  }

  /**
   * The form that it belongs to.
   *
   * @type {HTMLFormElement | null}
   */
  get form() {
    return this.internals.form;
  }

  /**
   * Its labels.
   *
   * @type {NodeList}
   */
  get labels() {
    return this.internals.labels;
  }

  /**
   * Its validity.
   *
   * @type {ValidityState}
   */
  get validity() {
    return this.internals.validity;
  }

  /**
   * The text of what is not valid.
   *
   * @type {string}
   */
  get validationMessage() {
    return this.internals.validationMessage;
  }

  /**
   * Whether a form checks its validity.
   *
   * @type {boolean}
   */
  get willValidate() {
    return this.internals.willValidate;
  }

  /**
   * Checks its validity.
   *
   * @returns {boolean}
   */
  checkValidity() {
    return this.internals.checkValidity();
  }

  /**
   * Checks its validity, and shows what is not valid.
   *
   * @returns {boolean}
   */
  reportValidity() {
    return this.internals.reportValidity();
  }

  /**
   * Makes it invalid by a text, and valid by an empty one.
   *
   * @param {string} message
   * @returns {void}
   */
  setCustomValidity(message) {
    this.customMessage = `${message}`;
    this.expose();
  }

  get isEnabled() {
    return !this.matches(':disabled');
  }

  /** The settings that all of them have. */
  get settings() {
    this.#direction = getComputedStyle(this).direction;
    return { isRightToLeft: this.#direction === 'rtl', isEnabled: this.isEnabled };
  }

  /** Whether text runs from right to left. */
  get isRightToLeft() {
    return getComputedStyle(this).direction === 'rtl';
  }

  /** The value that a form sends; null if it sends none. */
  get formValue() {
    return this.native.value;
  }
  /** The value that is compared, stored and restored. */
  get state() {
    return this.formValue;
  }

  /** Takes the value over from the core; returns whether it is another one. */
  take() {
    return false;
  }
  /** Sends the value to the core. */
  show() {}
  /** Does what a click by a key, a label or an assistive technology does. */
  press() {
    this.focus();
  }
  /** Handles a key; returns whether the control uses it. */
  key() {
    return false;
  }

  /** Reports the value and its validity to the form and to assistive technologies. */
  expose() {
    const { internals, native } = this;
    internals.setFormValue?.(this.formValue, this.state);
    internals.ariaDisabled = this.isEnabled ? null : 'true';
    // An own `aria-label` would be an error for checkers that do not see the role.
    internals.ariaLabel = this.label || null;
    const flags = native?.validity.valueMissing ? { valueMissing: true } : {};
    if (this.customMessage) flags.customError = true;
    const message = this.customMessage || native?.validationMessage || this.localName;
    if (Object.keys(flags).length) internals.setValidity?.(flags, message, this.box);
    else internals.setValidity?.({});
  }

  connect(signal) {
    this.#before = undefined;
    this.expose();
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    if (!this.body && this.native) return this.#showPlain(listen);
    if (this.native && !this.hasAttribute('tabindex')) this.tabIndex = 0;
    listen(this, 'keydown', (event) => {
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      if (!isOther && this.isEnabled && this.key(event)) event.preventDefault();
    });
    // The core handles a press; the click that follows it does nothing more.
    listen(this.ownerDocument, 'pointerdown', (event) => {
      this.#isPressed = event.composedPath().includes(this);
    }, { capture: true });
    listen(this, 'click', (event) => {
      const isOwn = this.body && this.#isPressed && event.detail > 0;
      this.#isPressed = false;
      if (!isOwn && this.isEnabled) this.press(event);
    }, { capture: true });
    if (this.body) followPointers(this, this, signal);
    followTrees(this, () => {
      if (this.#direction !== getComputedStyle(this).direction) this.configure();
    }, signal);
  }

  /** Shows the control of the browser. */
  #showPlain(listen) {
    const { native } = this;
    this.box.append(native);
    native.ariaLabel = this.ariaLabel || this.label ||
      [...(this.labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');
    native.disabled = !this.isEnabled;
    listen(native, 'input', () => this.expose());
    // This one does not leave the shadow tree by itself.
    listen(native, 'change', () => this.report('change'));
    listen(this, 'click', (event) => event.composedPath()[0] === this && native.click());
  }

  focus(options) {
    if (this.body || !this.native) super.focus(options);
    else this.native.focus(options);
  }

  attributeChangedCallback(name, old, value) {
    if (this.constructor.shared.includes(name)) {
      if (value === null) this.native.removeAttribute(name);
      else this.native.setAttribute(name, value);
      if (!this.isDirty) this.#reset();
    }
    super.attributeChangedCallback(name, old, value);
  }

  changedAttribute(name) {
    // The browser reports `disabled` itself, also that of a fieldset.
    if (name === 'name' || name === 'disabled') return;
    if (name === 'label') return this.expose();
    if (!this.constructor.shared.includes(name)) return super.changedAttribute(name);
    this.configure();
    this.show();
  }

  /** Called by the browser after a change of `disabled` here or at a fieldset around it. */
  formDisabledCallback(isDisabled) {
    // Nobody holds what is disabled.
    if (isDisabled && this.#before !== undefined) this.touchCancelled();
    if (!this.body && this.native) this.native.disabled = isDisabled;
    this.configure();
    this.expose();
  }

  /** Called by the browser when the form is reset. */
  formResetCallback() {
    this.isDirty = false;
    this.#reset();
    this.show();
  }

  /** Gives the browser's control the value of its attributes. */
  #reset() {
    const { native } = this;
    const { parentNode } = native;
    make('form', {}, native).reset();
    if (parentNode) parentNode.append(native);
    else native.remove();
  }

  /** Called by the browser with the state of a page that is visited again. */
  formStateRestoreCallback(state) {
    this.state = state;
  }

  handle(code, ...rest) {
    const outer = this.#event;
    this.#event = code;
    super.handle(code, ...rest);
    this.#event = outer;
  }

  /** Dispatches `input` or `change`, as the browser's own controls do. */
  report(type) {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  /** Reports a change by a person; one by code is not reported. */
  reportChange() {
    this.report('input');
    if (this.#before === undefined) this.report('change');
  }

  handleEffect(effect, detail) {
    const code = this.#event;
    const { touchEnded, touchCancelled, settingsChanged } = this.control;
    if (effect === 'grabbed') this.#before = this.state;
    const isChange = effect === 'changed' && this.take(detail);
    // Another range is not a change by a person.
    if (effect === 'changed' && code === settingsChanged) return;
    const isEnd = effect === 'released' || code === touchEnded || code === touchCancelled;
    if (isEnd) this.#end(isChange);
    else if (isChange) this.reportChange();
    else if (effect !== 'changed') this.sendEffect(effect, detail);
  }

  /** Dispatches the event of an effect other than a change. */
  sendEffect(effect) {
    this.send(this.constructor.events[effect]);
  }

  /** Reports the end of a touch. */
  #end(hasChanged) {
    const before = this.#before;
    this.#before = undefined;
    if (hasChanged) this.report('input');
    if (before !== this.state) this.report('change');
    this.send('release');
  }
}
