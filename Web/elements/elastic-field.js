// <elastic-field>: a native input in an outline that bulges when it is touched and shakes when the
// input's value is rejected.
//
// The input is a real one and stays in the page's own tree, with its label and its error text
// beside it. So forms, autofill, password managers and screen readers work as usual.
import { make } from './dom.js';
import { ElasticBoxElement } from './elastic-box.js';
import { FIELD } from './words/elastic-field.js';

const fieldStyle = `
[part=box] { position: relative; isolation: isolate }
:host([error]) path { stroke: var(--jelly-error, #c62828); stroke-width: 2px }
::slotted(input) { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin: 0; padding: 5px 10px; border: 0 !important; outline: 0 !important; background: none !important; box-shadow: none !important; font: inherit; color: inherit }
::slotted([slot]) { display: block; padding: 0 10px; font-size: .875em }
::slotted([slot=error]) { min-height: 1.5em; color: var(--jelly-error, #c62828) }
::slotted([slot=error]:not(:empty))::before { content: '\\26A0\\FE0E\\2002' }
`;

/** Without an outline the input looks as inputs do on the page. */
const plainFieldStyle = `
:host { display: block }
:host([hidden]) { display: none }
::slotted([slot]) { display: block }
`;

// The form that a person is sending just now, by its button or by Enter.
let sentForm;
const send = (form) => {
  sentForm = form;
  setTimeout(() => (sentForm = undefined));
};

let isListening = false;
function listenForSends() {
  if (isListening) return;
  isListening = true;
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button, input');
    if (/^(submit|image)$/.test(button?.type)) send(button.form);
  }, { capture: true });
  addEventListener('keypress', ({ key, target }) => key === 'Enter' && send(target.form), { capture: true });
}

const PASSED_ON = ['name', 'type', 'value', 'placeholder', 'autocomplete', 'inputmode', 'pattern', 'required', 'disabled'];
let fieldCount = 0;

export class ElasticFieldElement extends ElasticBoxElement {
  static tag = 'elastic-field';
  static formAssociated = true;
  static attributes = [...super.attributes, 'label', 'error'];
  static booleans = [...super.booleans, 'disabled'];
  static styles = [...super.styles, fieldStyle];
  static plainStyles = [plainFieldStyle];
  static isUsefulPlain = true;
  #input;
  #label;
  #error;

  constructor() {
    super();
    const root = this.shadowRoot;
    const box = make('div', { part: 'box' }, ...root.childNodes);
    root.append(make('slot', { name: 'label' }), box, make('slot', { name: 'error' }));
  }

  /** The native input. */
  get input() {
    return this.#input ?? null;
  }

  get value() {
    return this.#input?.value ?? '';
  }
  set value(value) {
    if (this.#input) this.#input.value = value;
    else this.setAttribute('value', value);
  }

  connect(signal) {
    super.connect(signal);
    listenForSends();
    this.#furnish();
    const input = this.#input;
    const listen = (type, listener) => input.addEventListener(type, listener, { signal });
    listen('input', () => this.removeAttribute('error'));
    // The browser shows the first wrong field when a person sends the form; we show our own text
    // beside it. A check by code shows nothing.
    listen('invalid', (event) => {
      if (!input.form || input.form !== sentForm) return;
      event.preventDefault();
      this.reject(input.validationMessage);
      if (input.form?.querySelector('input:invalid') === input) input.focus();
    });
    // A press beside the input's text focuses the input. Focus that is set before the click would
    // be lost again after a touch.
    this.addEventListener('click', ({ target }) => target === this && input.focus(), { signal });
  }

  /** Finds the input and its label and error text, or makes them. */
  #furnish() {
    const add = (name, slot) => {
      const found = this.querySelector(`:scope > [slot=${slot}]`);
      if (found) return found;
      const made = document.createElement(name);
      made.slot = slot;
      this.append(made);
      return made;
    };
    let input = this.querySelector('input');
    if (!input) {
      input = document.createElement('input');
      for (const name of PASSED_ON) {
        if (this.hasAttribute(name)) input.setAttribute(name, this.getAttribute(name));
      }
      // Only the input may have the name: else the form would have two values.
      this.removeAttribute('name');
      this.append(input);
    }
    input.id ||= `elastic-field-${++fieldCount}`;
    this.#input = input;
    this.#label = add('label', 'label');
    this.#label.htmlFor ||= input.id;
    this.#error = add('span', 'error');
    this.#error.id ||= `${input.id}-error`;
    this.#error.setAttribute('role', 'alert');
    const described = new Set(input.getAttribute('aria-describedby')?.split(/\s+/));
    input.setAttribute('aria-describedby', [...described.add(this.#error.id)].join(' '));
    this.#say();
  }

  #say() {
    if (!this.#input) return;
    if (this.label) this.#label.textContent = this.label;
    if (this.#error.textContent !== this.error) this.#error.textContent = this.error;
    this.#input.ariaInvalid = this.hasAttribute('error') ? 'true' : null;
  }

  changedAttribute(name) {
    if (name === 'disabled') this.#input.disabled = this.disabled;
    else if (name === 'label' || name === 'error') this.#say();
    else super.changedAttribute(name);
  }

  /** Shakes, and shows the error. */
  reject(message = '') {
    this.setAttribute('error', message);
    this.handle(FIELD.rejected);
  }

  formResetCallback() {
    this.removeAttribute('error');
  }

  checkValidity() {
    return this.#input.checkValidity();
  }

  focus(options) {
    this.#input?.focus(options);
  }
}
