// <jelly-slider>: a slider whose drop is drawn out by the finger; its value is exact at each move.
//
// A range input of the browser decides what a value, a range and a step mean, so that bad ones mean
// the same here.
import { showFocus } from './ring.js';
import { plainTrackStyle, progressStyle, TrackElement } from './track-element.js';
import { SLIDER } from './schema/jelly-slider.js';

const sliderStyle = `
:host { inline-size: 12rem; block-size: 44px }
:host([orientation=vertical]) { inline-size: 44px; block-size: 12rem; touch-action: pan-x }
:host([orientation=vertical]) [part=base] {
  block-size: auto; inline-size: min(100%, var(--jelly-track-size, 28px));
}
:host(:focus-visible) [part=base] { outline: none }
@media (forced-colors: active) {
  [part=track-progress] { fill: Highlight; stroke: none }
}
`;

const thumb = `
appearance: none; box-sizing: border-box; inline-size: 37px; block-size: 24px; border: 0;
border-radius: 12px; background: var(--jelly-fill, #fff);
box-shadow: 0 1px 1px rgb(0 0 0 / .14), 0 2px 5px rgb(0 0 0 / .16);
`;
const runway = `
block-size: 6px; border-radius: 999px;
background: linear-gradient(var(--_accent) 0 0) no-repeat var(--_side) / var(--_size),
  var(--jelly-track-color, color-mix(in srgb, currentColor 16%, transparent));
`;

/**
 * Without the core a range input of the browser looks like the slider at rest, and its thumb has
 * the same way. Each engine has its own names for the parts.
 */
const plainSliderStyle = `
input {
  --_accent: var(--jelly-accent-color, #0a6fe0); --_side: left; --_size: var(--_length) 100%;
  --_length: calc(18.5px + var(--_share) * (100% - 37px));
  appearance: none; inline-size: calc(100% - 4px); margin: 0; margin-inline: 2px; background: none;
  color: inherit; cursor: inherit;
}
:host(:dir(rtl)) input { --_side: right }
:host([orientation=vertical]) input {
  --_side: bottom; --_size: 100% var(--_length); writing-mode: vertical-lr; direction: rtl;
}
@supports (color: AccentColor) { input { --_accent: var(--jelly-accent-color, AccentColor) } }
input::-webkit-slider-runnable-track { ${runway} }
input::-moz-range-track { ${runway} }
input::-webkit-slider-thumb { ${thumb} margin-block-start: -9px }
input::-moz-range-thumb { ${thumb} }
@media (forced-colors: active) { input, input::-webkit-slider-thumb { appearance: auto } }
`;

/** The number of steps to an end of the range: more than any range has. */
const ALL = 1e9;

/** The number of steps of the keys Page Up and Page Down. */
const PAGE = 10;

/** A number that is finite, or another one. */
const finite = (number, standard) => (Number.isFinite(number) ? number : standard);

/**
 * A slider.
 *
 * @element jelly-slider
 * @attr {number} [min=0] - The smallest value.
 * @attr {number} [max=100] - The largest value.
 * @attr {number | 'any'} [step=1] - The distance of the values, counted from the smallest one, or
 *   `any`.
 * @attr {number} [value=50] - The value at first, and after a reset of the form: the middle of the
 *   range without one. The property is the value now.
 * @attr {string} value-text - The text of the value for screen readers, with `{value}` for the
 *   number: `{value} °C`.
 * @attr {'horizontal' | 'vertical'} [orientation=horizontal] - Its direction; a vertical slider has
 *   its smallest value at the bottom.
 * @attr {thumbWidth} thumb-width - The width of the drop along the track, in pixels.
 * @attr {trackHeight} track-height - The thickness of the track, in pixels.
 * @slot - Nothing.
 * @csspart track - The track.
 * @csspart track-progress - The track up to the drop.
 * @cssprop [--jelly-accent-color=the system's accent color] - The color of the track up to the
 *   drop.
 */
export class JellySliderElement extends TrackElement {
  static get tag() {
    return 'jelly-slider';
  }
  static get control() {
    return SLIDER;
  }
  static get attributes() {
    return [
      ...super.attributes,
      'min',
      'max',
      'step',
      'value',
      'value-text',
      'orientation',
      'thumb-width',
      'track-height',
    ];
  }
  static get numbers() {
    return ['min', 'max'];
  }
  static get defaults() {
    return { min: 0, max: 100 };
  }
  static get choices() {
    return { ...super.choices, orientation: ['horizontal', 'vertical'] };
  }
  static get clicks() {
    return false;
  }
  static get shared() {
    return ['min', 'max', 'step', 'value'];
  }
  static get styles() {
    return [...super.styles, progressStyle, sliderStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainTrackStyle, plainSliderStyle];
  }
  #track;
  #progress;

  constructor() {
    super('range');
    this.internals.role = 'slider';
    [this.#track, this.#progress] = this.addTrack('track', 'track-progress');
    this.native.min = 0;
  }

  /** The steps are counted from the smallest value, also where the attribute is missing. */
  attributeChangedCallback(name, old, value) {
    super.attributeChangedCallback(name, old, name === 'min' ? value ?? '0' : value);
  }

  get value() {
    return this.native.valueAsNumber;
  }
  set value(value) {
    this.isDirty = true;
    this.native.value = `${value ?? ''}`;
    this.show();
  }

  /**
   * The value, as that of a range input.
   *
   * @type {number}
   */
  get valueAsNumber() {
    return this.value;
  }
  set valueAsNumber(value) {
    this.value = value;
  }

  /**
   * Adds steps to the value.
   *
   * @param {number} [count=1]
   * @returns {void}
   */
  stepUp(count = 1) {
    this.native.stepUp(count);
    this.value = this.native.value;
  }

  /**
   * Takes steps from the value.
   *
   * @param {number} [count=1]
   * @returns {void}
   */
  stepDown(count = 1) {
    this.stepUp(-count);
  }

  get step() {
    const { native } = this;
    const step = +native.step;
    return native.step.trim().toLowerCase() === 'any' ? 'any' : step > 0 ? finite(step, 1) : 1;
  }
  set step(step) {
    if ((step ?? '') === '' || Number.isNaN(step)) this.removeAttribute('step');
    else this.setAttribute('step', step);
  }

  get settings() {
    const { min, max, step, thumbWidth, trackHeight, orientation, value } = this;
    return {
      ...super.settings,
      minimumValue: finite(min, 0),
      maximumValue: finite(max, 100),
      step: step === 'any' ? 0 : step,
      thumbWidth,
      trackHeight,
      axis: orientation,
      isBottomToTop: true,
      allowsTrackTouch: true,
      value,
    };
  }

  /** The value as a share of the range. */
  get #share() {
    const { min, max, value } = this;
    return max > min ? (value - min) / (max - min) : 0;
  }

  get state() {
    return this.native.value;
  }
  set state(state) {
    this.value = state;
  }

  take() {
    this.isDirty = true;
    // The browser rounds the text: 0.3, and not 0.30000000000000004.
    this.native.value = this.values().value;
    this.expose();
  }

  show() {
    this.handle(SLIDER.valueChanged, [this.value, 1]);
    this.expose();
  }

  expose() {
    super.expose();
    const { internals } = this;
    this.native.style.setProperty('--_share', this.#share);
    internals.ariaOrientation = this.orientation;
    internals.ariaValueMin = `${finite(this.min, 0)}`;
    internals.ariaValueMax = `${finite(this.max, 100)}`;
    internals.ariaValueNow = `${this.value}`;
    internals.ariaValueText = this.valueText.replace('{value}', this.value) || null;
  }

  changedAttribute(name) {
    if (name === 'value-text') this.expose();
    else super.changedAttribute(name);
  }

  connect(signal) {
    super.connect(signal);
    if (!this.body) return;
    showFocus(this, signal);
    // A mouse does not scroll: on the track it moves the value at once, as in a range input.
    this.addEventListener('mousedown', (event) => {
      this.actAfter(event, () => event.defaultPrevented || this.handle(SLIDER.dragBegan));
    }, { signal });
  }

  key(event) {
    const sign = this.isRightToLeft && this.orientation === 'horizontal' ? -1 : 1;
    const steps = {
      ArrowRight: sign,
      ArrowLeft: -sign,
      ArrowUp: 1,
      ArrowDown: -1,
      PageUp: PAGE,
      PageDown: -PAGE,
      Home: -ALL,
      End: ALL,
    }[event.key];
    if (!steps) return false;
    this.actAfter(
      event,
      () => this.body ? this.handle(SLIDER.stepped, [steps]) : this.#step(steps),
    );
    return true;
  }

  /** Changes the value by some steps for a person, without the core. */
  #step(steps) {
    const { native, step, min, max } = this;
    const before = native.value;
    // As in the core, a step of a range without steps is a tenth of it.
    const length = step === 'any' ? (max - min) / 10 : step;
    this.value = Math.min(Math.max(+before + steps * length, min), max);
    if (native.value !== before) this.reportChange();
  }

  frame(pathOf, time) {
    const { track, fill } = SLIDER.parts;
    return [
      ...super.frame(pathOf, time),
      [this.#track, { d: pathOf(track) }],
      [this.#progress, { d: pathOf(fill) }],
    ];
  }
}
