// <jelly-switch>: a switch whose drop flows from one end of its track to the other.
import { partPath } from './core.js';
import { plainTrackStyle, progressStyle, TrackElement } from './track-element.js';
import { SWITCH } from './schema/jelly-switch.js';

const switchStyle = `
:host { inline-size: 63px; block-size: 44px }
`;

/** Without the core a checkbox of the browser looks like the switch at rest. */
const plainSwitchStyle = `
:host { inline-size: 63px; block-size: 44px }
input {
  appearance: none; display: block; inline-size: 63px; block-size: 28px; margin: 8px 0;
  border-radius: 14px; cursor: pointer;
  background: var(--jelly-track-color, color-mix(in srgb, currentColor 16%, transparent));
}
input::before {
  content: ''; display: block; inline-size: 37px; block-size: 24px; margin: 2px;
  border-radius: 12px; background: var(--jelly-fill, #fff);
}
input:checked { background: var(--jelly-accent-color, #0a6fe0) }
input:checked::before { margin-inline-start: 24px }
input:disabled { opacity: .45; cursor: default }
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
    return [plainTrackStyle, plainSwitchStyle];
  }
  #track;
  #progress;

  constructor() {
    super('checkbox');
    [this.#track, this.#progress] = this.addTrack('track', 'track-progress');
    this.native.role = 'switch';
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
    return true;
  }

  show() {
    this.handle(SWITCH.valueChanged, [this.checked, 1]);
    this.expose();
  }

  expose() {
    super.expose();
    this.setState('checked', this.checked);
    const { internals } = this;
    internals.role = this.control.core ? 'switch' : null;
    internals.ariaChecked = this.control.core ? `${this.checked}` : null;
    internals.ariaRequired = this.control.core && this.required ? 'true' : null;
  }

  press() {
    this.handle(SWITCH.toggled);
  }

  key({ key, repeat }) {
    const isOwn = key === ' ' || key === 'Enter';
    if (isOwn && !repeat) this.press();
    return isOwn;
  }

  render(data, time) {
    super.render(data);
    const track = partPath(this, SWITCH.parts.track, time);
    this.#track.setAttribute('d', track);
    this.#progress.setAttribute('d', track);
    this.#progress.style.opacity = this.values(time).progress;
  }
}
