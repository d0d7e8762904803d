// <jelly-slider>: a slider whose drop is drawn out by the finger; its value is exact at each move.
//
// A range input of the browser decides what a value, a range and a step mean, so that bad ones mean
// the same here.
import { partPath } from './core.js';
import { plainTrackStyle, progressStyle, TrackElement } from './track-element.js';
import { SLIDER } from './schema/jelly-slider.js';

const sliderStyle = `
:host { inline-size: 12rem; block-size: 44px }
:host([orientation=vertical]) { inline-size: 44px; block-size: 12rem; touch-action: pan-x }
:host([orientation=vertical]) [part=base] {
  block-size: auto; inline-size: min(100%, var(--jelly-track-size, 28px));
}
@media (forced-colors: active) {
  [part=track-progress] { fill: Highlight; stroke: none }
}
`;

const plainSliderStyle = `
:host { inline-size: 12rem; block-size: 44px }
:host([orientation=vertical]) { inline-size: 44px; block-size: 12rem }
:host([orientation=vertical]) input { writing-mode: vertical-lr; direction: rtl }
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
  static get shared() {
    return ['min', 'max', 'step', 'value'];
  }
  static get styles() {
    return [...super.styles, progressStyle, sliderStyle];
  }
  static get plainStyles() {
    return [plainTrackStyle, plainSliderStyle];
  }
  #track;
  #progress;

  constructor() {
    super('range');
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
    return true;
  }

  show() {
    this.handle(SLIDER.valueChanged, [this.value, 1]);
    this.expose();
  }

  expose() {
    super.expose();
    const { internals } = this;
    const isOwn = !!this.control.core;
    internals.role = isOwn ? 'slider' : null;
    internals.ariaOrientation = isOwn ? this.orientation : null;
    internals.ariaValueMin = isOwn ? `${finite(this.min, 0)}` : null;
    internals.ariaValueMax = isOwn ? `${finite(this.max, 100)}` : null;
    internals.ariaValueNow = isOwn ? `${this.value}` : null;
  }

  key({ key }) {
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
    }[key];
    if (steps) this.handle(SLIDER.stepped, [steps]);
    return !!steps;
  }

  render(data, time) {
    super.render(data);
    this.#track.setAttribute('d', partPath(this, SLIDER.parts.track, time));
    this.#progress.setAttribute('d', partPath(this, SLIDER.parts.fill, time));
  }
}
