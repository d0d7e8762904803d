// <elastic-box>: any content in an outline that bulges under a finger.
import { ElasticElement } from './elastic-element.js';

const boxStyle = `<style>
:host { touch-action: auto; user-select: auto; -webkit-user-select: auto; z-index: 0 }
slot { display: block }
path { pointer-events: none }
:host(:focus-within) path { stroke: var(--jelly-focus, Highlight); stroke-width: 2px }
</style>`;

/** How long focus and clicks may come after the press that they belong to, in milliseconds. */
const AFTER_PRESS = 400;

export class ElasticBoxElement extends ElasticElement {
  static effects = [, 'bulge', 'shake'];
  static attributes = [...super.attributes, 'overshoot', 'radius'];
  kind = 2;

  constructor() {
    super();
    this.shadowRoot.querySelector('style').insertAdjacentHTML('afterend', boxStyle);
  }

  get settings() {
    const { overshoot } = this;
    return [this.tuningCode, overshoot === '' ? 10 : +overshoot, +this.radius];
  }

  changedAttribute(name) {
    const [, overshoot, radius] = this.settings;
    if (name === 'overshoot' || name === 'radius') this.handle(8, overshoot, radius);
    else this.retune();
  }

  connect(signal) {
    const listen = (type, listener) => this.addEventListener(type, listener, { signal });
    let pressed = -Infinity;
    const press = () => (pressed = performance.now());
    // What comes with a press, a finger's focus after it lifts, has bulged already.
    const unlessPressed = () => performance.now() - pressed < AFTER_PRESS || this.bulge();
    listen('pointerdown', (event) => {
      press();
      this.handle(2, ...this.place(event), event.timeStamp);
    });
    listen('pointerup', press);
    listen('pointercancel', press);
    listen('focusin', unlessPressed);
    listen('click', ({ detail }) => detail || unlessPressed());
  }

  /** Bulges on all sides, as when the keyboard comes. */
  bulge() {
    this.handle(6);
  }

  show(data, time) {
    super.show(data);
    const [shift] = this.values(time);
    const { style } = this.shadowRoot.querySelector('slot:not([name])');
    const translate = shift ? `${shift}px` : '';
    if (style.translate !== translate) style.translate = translate;
  }
}

ElasticBoxElement.define('elastic-box');
