// <elastic-box>: any content in an outline that bulges under a finger.
import { ElasticElement } from './elastic-element.js';
import { FIELD } from './words/elastic-field.js';

const boxStyle = `<style>
:host { touch-action: auto; user-select: auto; -webkit-user-select: auto; z-index: 0 }
slot { display: block }
path { pointer-events: none }
:host(:focus-within) path { stroke: var(--jelly-focus, Highlight); stroke-width: 2px }
</style>`;

export class ElasticBoxElement extends ElasticElement {
  static words = FIELD;
  static events = { bulged: 'bulge', shaken: 'shake' };
  static attributes = [...super.attributes, 'overshoot', 'radius'];

  constructor() {
    super();
    this.shadowRoot.querySelector('style').insertAdjacentHTML('afterend', boxStyle);
  }

  get settings() {
    return { overshoot: this.overshoot, cornerRadius: this.radius };
  }

  changedAttribute(name) {
    if (name === 'overshoot' || name === 'radius') this.reshape(FIELD.shaped);
    else this.retune();
  }

  connect(signal) {
    const listen = (type, listener) => this.addEventListener(type, listener, { signal });
    const left = (event) => this.handle(FIELD.touchEnded, [], event.timeStamp);
    listen('pointerdown', (event) => this.began(event, event.timeStamp));
    listen('pointerup', left);
    listen('pointercancel', left);
    listen('focusin', () => this.bulge());
    listen('click', ({ detail }) => detail || this.bulge());
  }

  /** Bulges on all sides, as when the keyboard comes; not right after a press, which has done so. */
  bulge() {
    this.handle(FIELD.focused);
  }

  show(data, time) {
    super.show(data);
    const { shift } = this.values(time);
    const { style } = this.shadowRoot.querySelector('slot:not([name])');
    const translate = shift ? `${shift}px` : '';
    if (style.translate !== translate) style.translate = translate;
  }
}

ElasticBoxElement.define('elastic-box');
