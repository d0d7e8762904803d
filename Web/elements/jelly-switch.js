// <jelly-switch>: a switch whose drop flows from one end of its track to the other.
import { plainTrackStyle, progressStyle, TrackElement } from './track-element.js';
import { SWITCH } from './schema/jelly-switch.js';

const switchStyle = `
:host { inline-size: 63px; block-size: 44px }
`;

/** Without the core a checkbox of the browser looks like the switch at rest. */
const plainSwitchStyle = `
input {
  appearance: none; display: block; inline-size: 63px; block-size: 28px; margin: 8px 0;
  border-radius: 14px; pointer-events: none;
  background: var(--jelly-track-color, color-mix(in srgb, currentColor 16%, transparent));
}
input::before {
  content: ''; display: block; inline-size: 37px; block-size: 24px; margin: 2px;
  border-radius: 12px; background: var(--jelly-fill, #fff);
}
input:checked { background: var(--jelly-accent-color, #0a6fe0) }
input:checked::before { margin-inline-start: 24px }
@supports (color: AccentColor) {
  input:checked { background: var(--jelly-accent-color, AccentColor) }
}
@media (forced-colors: active) {
  input { appearance: auto; inline-size: 28px }
  input::before { content: none }
}
`;

/**
 * A switch.
 *
 * @element jelly-switch
 * @attr {boolean} checked - Whether it is on at first, and after a reset of the form. The property
 *   is whether it is on now.
 * @attr {string} [value=on] - The value that a form sends if it is on.
 * @attr {boolean} required - Whether it must be on.
 * @attr {thumbWidth} thumb-width - The width of the drop, in pixels.
 * @attr {inset} inset - The distance of the drop from the edges of the track, in pixels.
 * @fires {CustomEvent<null>} jelly-cross - A finger has dragged the drop past the middle.
 * @slot - Nothing.
 * @csspart track - The track.
 * @csspart track-progress - The track of a switch that is on, over the other one.
 * @cssprop [--jelly-accent-color=the system's accent color] - The color of what is on.
 * @cssstate checked - It is on.
 */
export class JellySwitchElement extends TrackElement {
  static get tag() {
    return 'jelly-switch';
  }
  static get control() {
    return SWITCH;
  }
  static get attributes() {
    return [...super.attributes, 'value', 'thumb-width', 'inset'];
  }
  static get booleans() {
    return [...super.booleans, 'checked', 'required'];
  }
  static get events() {
    return { ...super.events, crossed: 'cross' };
  }
  static get texts() {
    return { value: 'on' };
  }
  static get shared() {
    return ['checked', 'required', 'value'];
  }
  static get styles() {
    return [...super.styles, progressStyle, switchStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainTrackStyle, plainSwitchStyle];
  }
  #track;
  #progress;
  #isKeyDown = false; // Whether the space bar was pressed on it.

  constructor() {
    super('checkbox');
    this.internals.role = 'switch';
    [this.#track, this.#progress] = this.addTrack('track', 'track-progress');
  }

  get checked() {
    return this.native.checked;
  }
  set checked(checked) {
    this.isDirty = true;
    this.native.checked = checked;
    this.show();
  }

  /**
   * Whether it is on at first: the attribute `checked`.
   *
   * @type {boolean}
   */
  get defaultChecked() {
    return this.hasAttribute('checked');
  }
  set defaultChecked(checked) {
    this.toggleAttribute('checked', checked);
  }

  get settings() {
    const { thumbWidth, inset, checked } = this;
    return { ...super.settings, thumbWidth, inset, isOn: checked };
  }

  get formValue() {
    return this.checked ? this.native.value : null;
  }
  get state() {
    return this.checked ? 'on' : 'off';
  }
  set state(state) {
    this.checked = state === 'on';
  }

  take(isOn) {
    this.isDirty = true;
    this.native.checked = isOn;
    this.expose();
  }

  show() {
    this.handle(SWITCH.valueChanged, [this.checked, 1]);
    this.expose();
  }

  expose() {
    super.expose();
    this.setState('checked', this.checked);
    const { internals } = this;
    internals.ariaChecked = `${this.checked}`;
    internals.ariaRequired = this.required ? 'true' : null;
  }

  connect(signal) {
    super.connect(signal);
    const listen = (type, listener, once) =>
      this.addEventListener(type, listener, { signal, once });
    // Most switches of a page never have a key pressed, and listeners take time to add.
    const followKeys = () => {
      listen('focusout', () => (this.#isKeyDown = false));
      listen('keyup', (event) => {
        if (event.key !== ' ' || !this.#isKeyDown) return;
        this.#isKeyDown = false;
        this.actAfter(event, () => event.defaultPrevented || this.click());
      });
    };
    // Its core may come while the key is down.
    if (this.#isKeyDown) followKeys();
    else listen('keydown', followKeys, true);
  }

  press() {
    this.checked = !this.checked;
  }

  /** The space bar clicks when it is released, as in the browser's own controls. */
  key({ key }) {
    const isOwn = key === ' ';
    this.#isKeyDown ||= isOwn;
    return isOwn;
  }

  frame(pathOf, time) {
    const d = pathOf(SWITCH.parts.track);
    return [
      ...super.frame(pathOf, time),
      [this.#track, { d }],
      [this.#progress, { d }],
      [this.#progress.ownerSVGElement, { opacity: this.values(time).progress }],
    ];
  }
}
