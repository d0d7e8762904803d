// The base class of the elements with a drop on a track: a switch, a slider and segments.
//
// Each is a control of a form, as the browser's own: it has a value, a name, a label and validity,
// and dispatches `input` and `change`. The value belongs to the element, and the drop goes to it.
import { copies, make, makePath, windowOf } from './dom.js';
import { afterAll, followPointers } from './fingers.js';
import { JellyElement } from './jelly-element.js';
import { followSends, isSending } from './sends.js';
import { followTrees, movedInTree } from './tree.js';

/**
 * The time after a touch in which its click comes, in milliseconds. After a long touch comes none.
 */
const CLICK_DELAY = 300;

/** The types of inputs that do not keep Enter from sending a form without a button. */
const NO_TEXT = /^(checkbox|radio|range|color|file|hidden|reset|button)$/;

/** The windows whose clicks and presses are followed. */
const followed = new WeakSet();
/** The controls that have been pressed, until the next press. */
const pressed = new Set();

/** Sends a form, as Enter in a control of the browser does. */
function sendByEnter(form) {
  // `form.elements` does not contain image buttons.
  const own = [...form.getRootNode().querySelectorAll('button, input')]
    .filter((control) => control.form === form);
  const button = own.find(({ type }) => /^(submit|image)$/.test(type));
  const texts = own.filter(({ localName, type }) => localName === 'input' && !NO_TEXT.test(type));
  if (button) button.click();
  else if (texts.length < 2) form.requestSubmit();
}

// The states of a press.
const OVER = 0; // Nothing holds the control, and no click is expected.
const HELD = 1; // A finger holds the control.
const DRAGGED = 2; // It drags the drop.
const DROPPED = 3; // It has dragged the drop and left: what comes as its click is none.
const TAPPED = 4; // It has left without a drag: its click is expected.

/**
 * The last press of a control.
 *
 *     over ──grab──▸ held ──drag──▸ dragged ──release──▸ dropped
 *      ▴ ▴             │ release
 *      │ ╰─────────────┤
 *      ╰── a click ── tapped
 *
 * A tap ends with its click, with the next press, or after some time.
 */
class Press {
  #state = OVER;
  #before; // The value when the finger came down.
  #index; // The core's value that was tapped.
  #act; // What a tap does without its click.
  #timer;
  end; // Where the finger has left.

  get isHeld() {
    return this.#state === HELD || this.#state === DRAGGED;
  }

  get isDrag() {
    return this.#state === DRAGGED || this.#state === DROPPED;
  }

  /** A finger holds the control with this value. */
  grab(value) {
    this.#state = HELD;
    this.#before = value;
  }

  drag() {
    if (this.isHeld) this.#state = DRAGGED;
  }

  /** The finger has left; returns the value before. */
  release() {
    this.#state = this.isDrag ? DROPPED : OVER;
    return this.#before;
  }

  /** Expects the click of a tap on a value of the core, and acts if none comes in some time. */
  tap(index, act, time) {
    this.#state = TAPPED;
    [this.#index, this.#act] = [index, act];
    this.#timer = setTimeout(() => this.settle(), time);
  }

  /** Expects no click any more; returns the value that was tapped. */
  untap() {
    if (this.#state !== TAPPED) return undefined;
    this.#state = OVER;
    clearTimeout(this.#timer);
    return this.#index;
  }

  /** Acts for a tap whose click has not come. */
  settle() {
    if (this.#state !== TAPPED) return;
    this.untap();
    this.#act();
  }
}

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
:host(:focus-visible) [part=base] { outline: 2px solid var(--_ring); outline-offset: 2px }
svg {
  fill: var(--jelly-fill, #fff);
  stroke: var(--jelly-stroke, rgb(0 0 0 / .06)); stroke-width: .5px;
}
.drop, .shade { position: absolute; inset: 0 auto auto 0; z-index: -1; pointer-events: none }
.drop { inset: 0 }
/* Far off the screen nothing in it has a style, a place or a picture. */
@supports (overflow-clip-margin: border-box 1px) {
  :host { content-visibility: auto; overflow-clip-margin: border-box 100px }
}
/* The shadow of a drop at rest: with a filter each costs 7 µs in each frame of a scroll. */
.still > .shade { box-shadow: 0 1px 2px rgb(0 0 0 / .14), 0 2px 10px rgb(0 0 0 / .16) }
:not(.still) > .drop {
  --_height: calc(1 + 1.5 * var(--_lift, 0));
  filter: drop-shadow(0 1px 1px rgb(0 0 0 / .14))
    drop-shadow(0 calc(2px * var(--_height)) calc(5px * var(--_height)) rgb(0 0 0 / .16));
}
svg.track { stroke: none }
path { pointer-events: none }
[part=track] { fill: var(--veil) }
@media (forced-colors: active) {
  :host(:disabled) { opacity: 1 }
  svg { fill: Canvas; stroke: CanvasText; stroke-width: 2px }
  .drop, .shade { filter: none !important; box-shadow: none !important }
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
:host, :host([orientation=vertical]) { touch-action: auto }
svg, .drop, .shade { display: none }
[part=base] { display: contents }
input { inline-size: 100%; block-size: 100%; margin: 0; accent-color: var(--jelly-accent-color) }
:host(:focus-visible) input { outline: 2px solid var(--_ring); outline-offset: 2px }
`;

// The shadow is around the drop's drawing, which is clipped in a flight.
const makeBox = copies(() =>
  make(
    'div',
    { part: 'base' },
    make('div', { class: 'shade' }),
    make('div', { class: 'drop' }),
  )
);
/** The functions that make the drawings below a drop, by their parts. */
const makeTracks = {};

/**
 * The base class of the controls with a drop on a track.
 *
 * @attr {string} label - The name of the control, where no `<label>` names it.
 * @attr {string} name - The name of its value in a form.
 * @attr {boolean} disabled - Whether it can be neither used nor sent.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The finger has left.
 * @cssstate user-invalid - It is not valid, and a person has changed it or tried to send its form.
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
  /** Without the core it contains a control of the browser. */
  static get isDefinedFirst() {
    return true;
  }
  /** Whether a click changes the value. */
  static get clicks() {
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
  #shade; // The shadow at rest.
  isDirty = false; // Whether the value is another one than the attributes', by code or by a person.
  #press = new Press();
  #event; // The code of the event that the core handles.
  #click; // The click that was handled last.
  #isMissed = false; // Whether a person may see that it is not valid.
  #hasLabels = false; // Whether there were labels when they were looked for last.
  #view; // The window in which it was connected last.
  #isLeaving = false; // Whether it has left its place, and may be back at once.

  constructor(type) {
    super();
    const root = this.shadowRoot;
    this.box = makeBox();
    this.#shade = this.box.firstChild;
    this.box.lastChild.append(root.querySelector('svg'));
    root.prepend(this.box);
    if (type) this.native = make('input', { type });
  }

  /** Puts drawings of these parts below the drop; returns their paths. */
  addTrack(...parts) {
    const drawings = parts.map((part) =>
      (makeTracks[part] ??= copies(() =>
        make('svg', { 'aria-hidden': 'true', class: 'track' }, makePath(part))
      ))()
    );
    this.box.prepend(...drawings);
    return drawings.map((svg) => svg.firstChild);
  }

  /**
   * The type of the browser's own control with such a value: `checkbox`, `range` or `select-one`.
   *
   * @type {string}
   */
  get type() {
    return this.native?.type ?? 'select-one';
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
    return { isRightToLeft: this.isRightToLeft, isEnabled: this.isEnabled };
  }

  /** The value that a form sends; null if it sends none. */
  get formValue() {
    return this.native.value;
  }
  /** The value that is compared, stored and restored. */
  get state() {
    return this.formValue;
  }

  /** Whether a person can choose a value of the core. */
  accepts() {
    return true;
  }
  /** Takes the value over from the core. */
  take() {}
  /** Sends the value to the core. */
  show() {}
  /** Does what a click on elements does; of a tap `index` is the core's value. */
  press() {}
  /** Handles a key; returns whether the control uses it. */
  key() {
    return false;
  }

  /**
   * Reports the value and its validity to the form and to assistive technologies. The role is set
   * once, by the constructor: with each that is set, also with the same, Firefox makes the
   * accessible object anew, and a screen reader loses its place.
   */
  expose() {
    const { internals, native } = this;
    internals.setFormValue?.(this.formValue, this.state);
    internals.ariaDisabled = this.isEnabled ? null : 'true';
    // An own `aria-label` would be an error for checkers that do not see the role.
    internals.ariaLabel = this.label || null;
    const flags = native?.validity.valueMissing ? { valueMissing: true } : {};
    if (this.customMessage) flags.customError = true;
    const message = this.customMessage || native?.validationMessage || this.localName;
    const isValid = !Object.keys(flags).length;
    if (isValid) internals.setValidity?.({});
    else internals.setValidity?.(flags, message, this.box);
    this.setState('user-invalid', this.#isMissed && !isValid);
  }

  connectedCallback() {
    if (this.#isLeaving) {
      this.#isLeaving = false;
      // The finger goes on dragging what has moved to another place.
      if (windowOf(this) === this.#view) return movedInTree(this);
      this.#leave();
    }
    super.connectedCallback();
  }

  disconnectedCallback() {
    if (!this.#press.isHeld) return super.disconnectedCallback();
    // A list that is sorted by the control takes it out of the page for a moment.
    this.#isLeaving = true;
    queueMicrotask(() => {
      if (!this.#isLeaving) return;
      this.#isLeaving = false;
      this.#leave();
    });
  }

  /** Leaves the page in mid-drag. */
  #leave() {
    const before = this.#press.release();
    super.disconnectedCallback();
    if (before !== this.state) this.report('change');
  }

  connect(signal) {
    this.#press = new Press();
    const isFirst = !this.#view;
    const view = this.#view = windowOf(this);
    this.#nameByLabels();
    this.expose();
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    // When the page was read, it could not have the focus. In a frame the browser has focused
    // another element that asks for it.
    if (isFirst && this.hasAttribute('autofocus')) {
      view.requestAnimationFrame(() => {
        const { activeElement, body } = this.ownerDocument;
        if (!activeElement || activeElement === body) this.focus();
      });
    }
    // A check by code shows nothing.
    followSends();
    listen(this, 'invalid', () => isSending(this.form) && this.#miss());
    listen(this, 'change', () => this.#miss());
    if (this.native) {
      listen(this, 'keypress', (event) => {
        const sends = event.key === 'Enter' && this.form && this.isEnabled;
        if (sends) this.actAfter(event, () => event.defaultPrevented || sendByEnter(this.form));
      });
    }
    if (this.native && !this.hasAttribute('tabindex')) this.tabIndex = 0;
    if (this.native) this.#showNative(listen);
    listen(this, 'keydown', (event) => {
      const isOther = event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented;
      this.turn();
      if (!isOther && this.isEnabled && this.key(event)) event.preventDefault();
    });
    TrackElement.#follow(view);
    // A closed shadow tree hides its elements from the window.
    listen(this, 'click', (event) => this.#clicked(event), { capture: true });
    if (this.body) {
      const isDrag = () => this.#press.isDrag;
      followPointers(this, this, signal, { isDrag, clicks: true, waits: true });
    }
    followTrees(this, () => {
      this.#nameByLabels();
      this.turn();
    }, signal);
    signal.addEventListener('abort', () => {
      this.#press.untap();
      pressed.delete(this);
    });
  }

  /**
   * Follows the clicks and presses in a window, once for all controls: a listener of each would
   * make every click of the page dearer. The window hears of a click first: listeners find the
   * value that a checkbox has then.
   */
  static #follow(view) {
    if (followed.has(view)) return;
    followed.add(view);
    view.addEventListener('click', (event) => {
      for (const node of event.composedPath()) if (#click in node) node.#clicked(event);
    }, { capture: true });
    view.addEventListener('pointerdown', () => {
      for (const control of pressed) if (control.#view === view) control.#pressed();
    }, { capture: true });
  }

  /** Names it by its labels: Firefox does not give it the name of a label around it. */
  #nameByLabels() {
    const { id } = this;
    // The browser looks for labels in the whole tree: for each of a thousand switches 0.1 ms.
    const mayHave = !!this.closest('label') ||
      !!id && !!this.getRootNode().querySelector(`label[for="${CSS.escape(id)}"]`);
    if (mayHave || this.#hasLabels) this.internals.ariaLabelledByElements = this.labels;
    this.#hasLabels = mayHave;
  }

  /** Acts when all have heard an event. */
  actAfter(event, act) {
    afterAll(this.#view, [event.type], act, event);
  }

  /** Notes that a person has changed the value, or has tried to send it. */
  #miss() {
    this.#isMissed = true;
    this.expose();
  }

  /** Handles a click, by whatever it was made, as a control of the browser does. */
  #clicked(event) {
    if (event === this.#click) return;
    this.#click = event;
    const index = this.#press.untap();
    if (!this.isEnabled) return;
    // A drag is not a click.
    if (this.#press.isDrag && event.detail > 0 && this.constructor.clicks) {
      event.preventDefault();
      return event.stopImmediatePropagation();
    }
    const before = this.state;
    this.press(event.composedPath(), index);
    const after = this.state;
    if (after === before) return;
    this.actAfter(event, () => {
      if (event.defaultPrevented) return (this.state = before);
      // In Firefox a label around a switch would click it once more.
      if (this.native) event.preventDefault();
      if (this.isConnected) this.reportChange();
    });
  }

  /** Ends the press before. */
  #pressed() {
    const press = this.#press;
    if (press.isHeld) return;
    this.#press = new Press();
    pressed.delete(this);
    press.settle();
  }

  /**
   * Waits for the click of a tap, which changes the value: the drop is on its way already. Without
   * a click the press has ended elsewhere, or a touch was only too long for the browser.
   */
  #tapped(index) {
    const { pointerType, clientX: x, clientY: y } = this.#press.end ?? {};
    const isMouse = pointerType === 'mouse';
    const { left, right, top, bottom } = this.getBoundingClientRect();
    const isInside = x >= left && x <= right && y >= top && y <= bottom;
    const give = () => {
      const before = this.state;
      if (!isMouse && isInside) this.press([], index);
      if (this.state === before) this.show();
      else this.reportChange();
    };
    // A program that taps does not have a pointer.
    if (pointerType) this.#press.tap(index, give, isMouse ? 0 : CLICK_DELAY);
    else give();
  }

  touchBegan(...touch) {
    this.#pressed();
    pressed.add(this);
    super.touchBegan(...touch);
  }
  touchMoved(...touch) {
    super.touchMoved(...touch);
    if (this.values().isDragged) this.#press.drag();
  }
  touchEnded(point, ...more) {
    this.#press.end = point;
    super.touchEnded(point, ...more);
  }

  /**
   * Shows the browser's control without a body, and takes it away with one. It has neither the
   * focus nor a role: these are the element's own, as with a body.
   */
  #showNative(listen) {
    const { native } = this;
    native.disabled = !this.body && !this.isEnabled;
    // A pointer has focused it, which ends with its drag.
    const takeFocus = () =>
      this.shadowRoot.activeElement === native && this.focus({ preventScroll: true });
    if (this.body) {
      takeFocus();
      return native.remove();
    }
    this.box.append(native);
    native.tabIndex = -1;
    native.ariaHidden = 'true';
    listen(native, 'click', takeFocus);
    listen(native, 'input', () => {
      this.isDirty = true;
      this.expose();
    });
    // This one does not leave the shadow tree by itself.
    listen(native, 'change', () => this.report('change'));
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

  /** The drop, whose shadow is as long as the drop is high. */
  frame(pathOf, time) {
    const { lift } = this.values(time);
    return [...super.frame(pathOf), [this.box, { '--_lift': lift }]];
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    const isStill = this.restTime <= time;
    this.box.classList.toggle('still', isStill);
    if (!isStill) return;
    const { x, y, width, height } = this.values(time);
    Object.assign(this.#shade.style, {
      translate: `${x - width / 2}px ${y - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
      borderRadius: `${Math.min(this.cornerRadius ?? Infinity, height / 2)}px`,
    });
  }

  /** Called by the browser after a change of `disabled` here or at a fieldset around it. */
  formDisabledCallback(isDisabled) {
    // Nobody holds what is disabled.
    if (isDisabled && this.#press.isHeld) this.touchCancelled();
    if (!this.body && this.native) this.native.disabled = isDisabled;
    this.configure();
    this.expose();
  }

  /** Called by the browser when the form is reset. */
  formResetCallback() {
    this.isDirty = false;
    this.#isMissed = false;
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
    if (!this.#press.isHeld) this.report('change');
  }

  handleEffect(effect, detail) {
    switch (effect) {
      case 'changed':
        return this.#changed(detail);
      case 'released':
        return this.#end(false);
      case 'grabbed':
        this.#press.grab(this.state);
    }
    this.sendEffect(effect, detail);
  }

  /** Takes over a value that the core has now, unless the page does not allow it. */
  #changed(value) {
    const { touchEnded, touchCancelled, settingsChanged } = this.control;
    const code = this.#event;
    const isAccepted = this.accepts(value);
    // The click of a tap changes the value.
    const isTap = code === touchEnded && this.constructor.clicks && !this.#press.isDrag;
    const hasChanged = isAccepted && !isTap;
    if (hasChanged) this.take(value);
    // The drop returns from what is not taken.
    if (!isAccepted) this.show();
    // Another range is not a change by a person.
    if (code === settingsChanged) return;
    if (code === touchEnded || code === touchCancelled) this.#end(hasChanged);
    else if (hasChanged) this.reportChange();
    if (isAccepted && isTap) this.#tapped(value);
  }

  /** Dispatches the event of an effect other than a change. */
  sendEffect(effect) {
    this.send(this.constructor.events[effect]);
  }

  /** Reports the end of a touch, where a control of the browser does. */
  #end(hasChanged) {
    const before = this.#press.release();
    this.send('release');
    if (before === this.state) return;
    // A range input reports before the click of a mouse. What is pressed by a click reports after
    // it: what a page opens on a change would be closed by the click.
    const types = this.constructor.clicks ? [] : ['mouseup', 'touchend'];
    afterAll(this.#view, types, () => {
      if (hasChanged) this.report('input');
      this.report('change');
    });
  }
}
