// <jelly-field>: a native input in an outline that bulges when it is touched and shakes when the
// input's value is rejected.
//
// The input is a real one and stays in the page's own tree, with its label and its error text
// beside it. So forms, autofill, password managers and screen readers work as usual.
import { ERROR, make } from './dom.js';
import { JellyBoxElement } from './jelly-box.js';
import { setText } from './jelly-element.js';
import { followSends, isSending } from './sends.js';
import { followTrees } from './tree.js';
import { FIELD } from './schema/jelly-field.js';

const fieldStyle = `
[part=base] { position: relative; isolation: isolate }
:host([error-text]) svg { stroke: ${ERROR}; stroke-width: 2px }
::slotted(:is(input, textarea, select)) {
  display: block; box-sizing: border-box !important; inline-size: 100% !important;
  min-inline-size: 0 !important; max-inline-size: none !important; min-block-size: 2.75rem;
  margin: 0 !important; padding: var(--jelly-padding, 5px 10px) !important;
  border: 0 !important; outline: 0 !important; background: none !important;
  box-shadow: none !important; font: inherit !important; color: inherit !important;
}
::slotted(:is(:autofill, :-webkit-autofill)) {
  filter: none; background-clip: text !important; transition: color 0s 9999999s;
}
::slotted([slot]) {
  display: block !important; margin: 0 !important; padding: 0 10px !important; font-size: .875em;
}
slot[name=error-text] { display: block; min-height: calc(1.5 * .875em) }
::slotted([slot=error-text]) { min-height: 1.5em; color: ${ERROR} }
::slotted([slot=error-text]:empty) { display: none !important }
::slotted([slot=error-text])::before {
  content: '\\26A0\\FE0E\\2002'; content: '\\26A0\\FE0E\\2002' / '';
}
@media (forced-colors: active) { :host([error-text]) svg { stroke: CanvasText; stroke-width: 3px } }
`;

/** Without the core the box at rest is the outline. */
const plainFieldStyle = `
[part=base] {
  border-radius: 12px;
  background: var(--jelly-fill, color-mix(in srgb, currentColor 12%, transparent));
}
:host(:focus-within) [part=base] { outline: 2px solid var(--_ring); outline-offset: 2px }
:host([error-text]) [part=base] { box-shadow: inset 0 0 0 2px ${ERROR} }
`;

/** The elements that can be the input of a field. */
const NATIVE = ':is(input:not([type=hidden]), textarea, select)';

/** The attributes that a field passes on to its input. */
const PASSED_ON = (
  'accept alt aria-describedby aria-description aria-label aria-labelledby autocapitalize ' +
  'autocomplete autocorrect autofocus capture checked dirname disabled enterkeyhint form ' +
  'formaction formenctype formmethod formnovalidate formtarget height inputmode list max ' +
  'maxlength min minlength multiple name pattern placeholder popovertarget popovertargetaction ' +
  'readonly required size spellcheck src step title type value width'
).split(' ');

/** The ids of inputs that had none. A copy of such an input has the id of another one. */
const MADE_ID = /^jelly-field-\d+$/;
const identified = new WeakSet();
let fieldCount = 0;

const words = (text) => text?.split(/\s+/).filter(Boolean) ?? [];

/**
 * A native input with its label and its error.
 *
 * @element jelly-field
 * @attr {string} label - The text of the label.
 * @attr {string} error-text - The text of the error; while there is one, the input is invalid.
 * @slot - Your own `<input>`, `<textarea>` or `<select>`; without one it makes an input.
 * @slot label - Your own `<label>`.
 * @slot error-text - Your own element for the error.
 * @csspart base - The input's box, in front of the outline.
 * @cssprop [--jelly-padding=5px 10px] - The space between the outline and the input's text.
 * @cssprop [--jelly-error-color=a red with some of the text's color] - The error's text and the
 *   stroke of a field in error.
 */
export class JellyFieldElement extends JellyBoxElement {
  static get tag() {
    return 'jelly-field';
  }
  static get attributes() {
    return [...super.attributes, 'label', 'error-text'];
  }
  static get styles() {
    return [...super.styles, fieldStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainFieldStyle];
  }
  static get isDefinedFirst() {
    return true;
  }
  #input;
  #made; // The input that the field has made because the page has none in it.
  #text; // The text of the label that comes from the attribute.
  #labeled; // The id of the input to which the label belongs.
  #names = ''; // The ids of the labels, where more than the input's own name it.

  constructor() {
    super();
    const root = this.shadowRoot;
    const box = make('div', { part: 'base' }, ...root.childNodes);
    root.append(make('slot', { name: 'label' }), box, make('slot', { name: 'error-text' }));
  }

  /**
   * The native input.
   *
   * @type {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null}
   */
  get input() {
    return this.#input ?? null;
  }

  /** The input, or the one that it will be: a page may set properties before the field is shown. */
  get #native() {
    return this.#input ?? this.querySelector(NATIVE) ?? (this.#made ??= make('input'));
  }

  /** The content of a field is the text of its input. */
  get clearance() {
    const style = getComputedStyle(this.#native);
    const [left, right, top, size] = ['paddingLeft', 'paddingRight', 'paddingTop', 'fontSize']
      .map((name) => parseFloat(style[name]));
    // The only line of an input stands in its middle.
    const above = this.#native.localName === 'textarea'
      ? top
      : (this.#native.clientHeight - size) / 2;
    return Math.max(Math.min(left, right, above), 0);
  }

  static get observedAttributes() {
    return [...super.observedAttributes, ...PASSED_ON];
  }

  /** Registers the field, with the properties and methods of its input. */
  static define(tag = this.tag) {
    const input = HTMLInputElement.prototype;
    for (const name of Object.getOwnPropertyNames(input)) {
      if (name in this.prototype) continue;
      const { value: method, set } = Object.getOwnPropertyDescriptor(input, name);
      const attribute = PASSED_ON.find((attribute) => attribute === name.toLowerCase());
      const isReflected = attribute && !/^(value|checked)$/.test(attribute);
      Object.defineProperty(
        this.prototype,
        name,
        method
          ? {
            value(...values) {
              return this.#native[name]?.(...values);
            },
          }
          : {
            get() {
              return this.#native[name];
            },
            set: set && function (value) {
              if (isReflected) this.#reflect(attribute, name, value);
              else this.#native[name] = value ?? '';
            },
          },
      );
    }
    super.define(tag);
  }

  /** Sets an attribute by the input's property, which checks its type and its limits. */
  #reflect(attribute, name, value) {
    const input = this.#native;
    const isGiven = (value ?? '') !== '';
    if (isGiven) input[name] = value;
    if (isGiven && input.hasAttribute(attribute)) {
      this.setAttribute(attribute, input.getAttribute(attribute));
    } else this.#remove(attribute);
  }

  #remove(attribute) {
    this.#native.removeAttribute(attribute);
    this.removeAttribute(attribute);
  }

  connect(signal) {
    super.connect(signal);
    followSends();
    const listen = (type, listener) =>
      this.addEventListener(type, listener, { signal, capture: true });
    listen('input', () => this.removeAttribute('error-text'));
    // The browser shows the first wrong field when a person sends the form; we show our own text
    // beside it. A check by code shows nothing.
    listen('invalid', (event) => {
      const input = this.#input;
      if (event.target !== input || !isSending(input.form)) return;
      event.preventDefault();
      this.reject(input.validationMessage);
      const isWrong = ({ validity }) => validity && !validity.valid;
      if ([...input.form.elements].find(isWrong) === input) input.focus();
    });
    // A press beside the input's text focuses the input. Focus that is set before the click would
    // be lost again after a touch.
    listen('click', ({ target }) => target === this && this.focus());
    const root = this.getRootNode();
    root.addEventListener('reset', ({ target, defaultPrevented }) => {
      if (target === this.form && !defaultPrevented) this.removeAttribute('error-text');
    }, { signal });
    root.addEventListener('click', ({ target }) => {
      if (this.id && target.closest?.('label')?.htmlFor === this.id) this.focus();
    }, { signal });
    this.#furnish();
    followTrees(this, () => this.#furnish(), signal);
  }

  /**
   * Finds the input with its label and its error text, or makes them. What was there may be gone: a
   * framework sets the field's children to what a server wrote.
   */
  #furnish() {
    const made = this.#made;
    const own = [...this.querySelectorAll(NATIVE)].find((native) => native !== made);
    const input = own ?? this.#native;
    if (input !== this.#input) {
      this.#input = input;
      this.#names = '';
      for (const name of PASSED_ON) if (this.hasAttribute(name)) this.#passOn(name);
    }
    if (own && made) {
      // The value may have been set before the page's own input was there.
      if (made.value) own.value = made.value;
      made.remove();
      this.#made = undefined;
    }
    if (!this.contains(input)) this.append(input);
    if (!input.id || (MADE_ID.test(input.id) && !identified.has(input))) this.#identify(input);
    this.#label(input);
    this.#describe(input);
  }

  /** Gives an attribute of the field to the input, or takes it from there. */
  #passOn(name) {
    const value = this.getAttribute(name);
    if (value === null) this.#input.removeAttribute(name);
    else if (value !== this.#input.getAttribute(name)) this.#input.setAttribute(name, value);
  }

  /** Gives the input an id, to which its label and its error text refer. */
  #identify(input) {
    const old = input.id;
    input.id = `jelly-field-${++fieldCount}`;
    identified.add(input);
    if (!old) return;
    for (const child of this.children) {
      if (child.htmlFor === old) child.htmlFor = input.id;
      if (child.id.startsWith(`${old}-`)) child.removeAttribute('id');
    }
    for (const name of ['aria-describedby', 'aria-labelledby']) {
      setText(
        input,
        name,
        words(input.getAttribute(name)).filter((id) => !id.startsWith(`${old}-`)).join(' '),
      );
    }
  }

  /** The child in a slot; one is made where there is none. */
  #child(slot, name) {
    const found = this.querySelector(`:scope > [slot=${slot}]`);
    if (found || !name) return found;
    this.append(make(name, { slot }));
    return this.lastElementChild;
  }

  /** Shows the label. It names the input, as do labels of the page that are for the field. */
  #label(input) {
    const { label: text, id } = this;
    let label = this.#child('label', text && 'label');
    if (text && label.textContent !== text) label.textContent = text;
    if (label && !text && this.#text && label.textContent === this.#text) {
      label.remove();
      label = null;
    }
    this.#text = text;
    const isLabel = label?.localName === 'label';
    // Setting the same id again would count as a change of the tree.
    const isOwn = isLabel && label.htmlFor !== input.id &&
      (!label.htmlFor || label.htmlFor === this.#labeled);
    if (isOwn) label.htmlFor = input.id;
    this.#labeled = input.id;

    const labels = id
      ? [...this.getRootNode().querySelectorAll(`label[for="${CSS.escape(id)}"]`)]
      : [];
    if (label && !isLabel) labels.push(label);
    const said = input.getAttribute('aria-labelledby');
    const isNamedByPage = input.hasAttribute('aria-label') ||
      (said !== null && said !== this.#names);
    const isNamed = !isNamedByPage && labels.length > 0;
    if (!isNamed && !this.#names) return;
    const named = isNamed ? [...labels, ...(input.labels ?? [])] : [];
    named.forEach((label, index) => (label.id ||= `${input.id}-label-${index}`));
    this.#names = named.map((label) => label.id).join(' ');
    if (!isNamedByPage && this.#names !== said) setText(input, 'aria-labelledby', this.#names);
  }

  /** Shows the error. It describes the input. */
  #describe(input) {
    const error = this.#child('error-text', 'span');
    error.id ||= `${input.id}-error`;
    if (error.role !== 'alert') error.role = 'alert';
    if (error.textContent !== this.errorText) error.textContent = this.errorText;
    const described = words(input.getAttribute('aria-describedby'));
    if (!described.includes(error.id)) {
      input.setAttribute('aria-describedby', [...described, error.id].join(' '));
    }
    input.ariaInvalid = this.hasAttribute('error-text') ? 'true' : null;
  }

  changedAttribute(name) {
    const isPassedOn = PASSED_ON.includes(name);
    if (isPassedOn) this.#passOn(name);
    if (isPassedOn || name === 'label' || name === 'error-text') this.#furnish();
    else super.changedAttribute(name);
  }

  /**
   * Shakes, and shows the error.
   *
   * @param {string} [message]
   * @returns {void}
   */
  reject(message = '') {
    this.setAttribute('error-text', message);
    this.handle(FIELD.rejected);
  }

  focus(options) {
    this.#native.focus(options);
  }

  blur() {
    this.#native.blur();
  }
}
