// <jelly-segments>: a row of buttons, one of which is selected; a drop flows to it.
import { partPath } from './core.js';
import { windowOf } from './dom.js';
import { TrackElement } from './track-element.js';
import { SEGMENTS } from './schema/jelly-segments.js';

/** The segments: the page's style sheets decide about their text alone. */
const labelStyle = `
::slotted(*) {
  flex: 1 1 auto !important; box-sizing: border-box !important; inline-size: auto !important;
  min-inline-size: 0 !important; max-inline-size: none !important; block-size: 100% !important;
  margin: 0 !important; padding-block: 0 !important; padding-inline: .8em; border: 0 !important;
  border-radius: 999px; outline-offset: -6px; background: none !important;
  box-shadow: none !important; display: block; overflow: hidden; text-overflow: ellipsis;
  white-space: nowrap;
  text-align: center; align-content: center; font: inherit; font-weight: 500; color: inherit;
  cursor: inherit; -webkit-tap-highlight-color: transparent;
}
::slotted([hidden]) { display: none }
::slotted([disabled]) { opacity: .4 }
`;

// The drop contrasts with the text on it, whatever the page's colors are: white below dark text,
// and a dark gray below light text.
const segmentsStyle = `
:host { block-size: 44px }
[part=base] { block-size: min(100%, var(--jelly-track-size, 32px)) }
slot:not([name]) {
  display: flex; box-sizing: border-box; block-size: 100%; min-inline-size: 0; overflow: visible;
}
.many::slotted(*) { flex-basis: 0 !important; padding-inline: min(.8em, 20vw / var(--count)) }
:host(:focus-visible) [part=base] { outline: none }
[part=track] {
  fill: var(--jelly-track-color, color-mix(in srgb, currentColor 10%, transparent));
}
svg { fill: var(--jelly-fill, color-mix(in srgb, currentColor 22%, transparent)) }
@supports (color: oklch(from red l c h)) {
  svg { fill: var(--jelly-fill, oklch(from currentColor clamp(.43, (.7 - l) * 999, 1) 0 h)) }
}
@media (forced-colors: active) {
  svg { fill: Highlight; stroke: none }
  [part=track] { fill: Canvas }
  ::slotted(*) { forced-color-adjust: none; color: CanvasText }
  ::slotted([aria-checked=true]) { color: HighlightText }
  :host(:disabled) ::slotted(*) { color: GrayText }
}
`;

/** Without an outline the selected segment has a background. */
const plainSegmentsStyle = `
:host {
  display: inline-block; position: relative; z-index: 0; vertical-align: middle;
  block-size: 44px; max-inline-size: 100%; cursor: pointer;
}
:host([hidden]), svg { display: none }
:host(:disabled) { opacity: .45; cursor: default }
[part=base] {
  position: absolute; inset: 0; margin: auto; z-index: -1;
  block-size: min(100%, var(--jelly-track-size, 32px)); border-radius: 999px;
  background: var(--jelly-track-color, color-mix(in srgb, currentColor 10%, transparent));
}
slot:not([name]) { display: flex; align-items: center; block-size: 100% }
::slotted(*) {
  block-size: calc(min(100%, var(--jelly-track-size, 32px)) - 4px) !important;
}
::slotted([aria-checked=true]) {
  background: var(--jelly-fill, color-mix(in srgb, currentColor 22%, transparent)) !important;
}
@supports (color: oklch(from red l c h)) {
  ::slotted([aria-checked=true]) {
    background:
      var(--jelly-fill, oklch(from currentColor clamp(.43, (.7 - l) * 999, 1) 0 h)) !important;
  }
}
@media (forced-colors: active) {
  [part=base] { border: 1px solid CanvasText }
  ::slotted([aria-checked=true]) {
    forced-color-adjust: none; background: Highlight !important; color: HighlightText;
  }
}
`;

/** The names of the widths that the core can store. */
const WIDTHS = SEGMENTS.settings.map(({ name }) => name).filter((name) => /^widths\./.test(name));

/** The value of a segment: its attribute, or its text. */
const valueOf = (segment) => segment.getAttribute('value') ?? segment.textContent.trim();

/**
 * A row of segments, one of which is selected.
 *
 * @element jelly-segments
 * @attr {string} value - The value of the segment that is selected at first, and after a reset of
 *   the form: the first one without it. The property is the value of the selected segment.
 * @attr {inset} inset - The distance of the drop from the edges of the track, in pixels.
 * @attr {cornerRadius} corner-radius - The radius of the drop's corners, in pixels; round ends
 *   without one.
 * @fires {CustomEvent<{ index: number }>} jelly-cross - A finger has dragged the drop to another
 *   segment, which is selected if the finger leaves now.
 * @slot - The segments: buttons.
 * @csspart track - The track.
 */
export class JellySegmentsElement extends TrackElement {
  static get tag() {
    return 'jelly-segments';
  }
  static get control() {
    return SEGMENTS;
  }
  static get attributes() {
    return [...super.attributes, 'value', 'inset', 'corner-radius'];
  }
  static get styles() {
    return [...super.styles, labelStyle, segmentsStyle];
  }
  static get plainStyles() {
    return [labelStyle, plainSegmentsStyle];
  }
  #slot;
  #track;
  #segments = [];
  #index = -1;
  #wanted; // The value that was set before there was a segment with it.
  #widths = new Map(); // The widths of the segments, in pixels.
  #sizes;

  constructor() {
    super();
    [this.#track] = this.addTrack('track');
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
  }

  /**
   * The segments.
   *
   * @type {HTMLElement[]}
   */
  get segments() {
    return this.#segments;
  }

  /**
   * The index of the selected segment, from 0; −1 if there is no segment.
   *
   * @type {number}
   */
  get selectedIndex() {
    return this.#index;
  }
  set selectedIndex(index) {
    if (this.#segments[index]) this.#show(+index);
  }

  get value() {
    const segment = this.#segments[this.#index];
    return segment ? valueOf(segment) : this.#wanted ?? this.getAttribute('value') ?? '';
  }
  set value(value) {
    this.#wanted = `${value ?? ''}`;
    this.selectedIndex = this.#indexOf(this.#wanted);
  }

  get settings() {
    const { inset, cornerRadius } = this;
    const segments = this.#segments;
    const isByContent = segments.length <= WIDTHS.length;
    const widths = WIDTHS.map((name, index) => [
      name,
      (isByContent && this.#widths.get(segments[index])) || 0,
    ]);
    return {
      ...super.settings,
      ...Object.fromEntries(widths),
      segmentCount: segments.length,
      inset,
      cornerRadius,
      selectedIndex: Math.max(this.#index, 0),
    };
  }

  get formValue() {
    return this.#segments.length ? this.value : null;
  }
  get state() {
    return this.value;
  }
  set state(state) {
    this.value = state;
  }

  formResetCallback() {
    this.#wanted = undefined;
    this.#show(Math.max(this.#indexOf(this.getAttribute('value')), 0));
  }

  connect(signal) {
    const sizes = new (windowOf(this).ResizeObserver)((entries) => this.#measured(entries));
    this.#sizes = sizes;
    signal.addEventListener('abort', () => sizes.disconnect());
    super.connect(signal);
    this.#slot.addEventListener('slotchange', () => this.#furnish(), { signal });
    this.#furnish();
  }

  changedAttribute(name) {
    if (name !== 'value') super.changedAttribute(name);
    else if (this.#wanted === undefined) this.formResetCallback();
  }

  configure() {
    super.configure();
    this.#slot.style.paddingInline = `${Math.max(this.inset, 0)}px`;
  }

  /** Makes the elements in the slot the segments. */
  #furnish() {
    const old = this.#segments;
    const selected = old[this.#index];
    const segments = this.#slot.assignedElements();
    this.#segments = segments;
    const index = segments.indexOf(selected);
    const wanted = this.#indexOf(this.#wanted ?? this.getAttribute('value'));
    for (const segment of segments) {
      if (!segment.hasAttribute('role')) segment.setAttribute('role', 'radio');
      // A button without a type would submit the form.
      if (segment.localName === 'button' && !segment.hasAttribute('type')) segment.type = 'button';
      if (!old.includes(segment)) this.#sizes.observe(segment);
    }
    for (const segment of old) {
      if (segments.includes(segment)) continue;
      this.#sizes.unobserve(segment);
      this.#widths.delete(segment);
    }
    this.#slot.classList.toggle('many', segments.length > WIDTHS.length);
    this.#slot.style.setProperty('--count', segments.length);
    this.#index = index >= 0
      ? index
      : selected || wanted < 0
      ? Math.min(Math.max(this.#index, 0), segments.length - 1)
      : wanted;
    const next = this.#index;
    if (!old.length) this.remake();
    this.configure();
    this.#show(next);
  }

  /** The index of the segment with a value; −1 without one. */
  #indexOf(value) {
    return this.#segments.findIndex((segment) => valueOf(segment) === value);
  }

  /** Stores the widths of segments, which the drop gets. */
  #measured(entries) {
    for (const { target, borderBoxSize: [{ inlineSize }] } of entries) {
      // One that is not displayed keeps its width.
      if (inlineSize) this.#widths.set(target, inlineSize);
    }
    this.configure();
  }

  /** Selects a segment by code. */
  #show(index) {
    this.#index = index;
    if (index >= 0) this.handle(SEGMENTS.valueChanged, [index, 1]);
    this.expose();
  }

  show() {
    this.#show(this.#index);
  }

  /** Selects a segment for a person, without a finger. */
  #choose(index) {
    if (index === this.#index || !this.#segments[index] || this.#isOff(index)) return;
    this.#wanted = this.value;
    this.#show(index);
    this.reportChange();
  }

  #isOff(index) {
    return this.#segments[index]?.hasAttribute('disabled');
  }

  take(index) {
    if (this.#isOff(index)) {
      // The drop returns from a segment that is disabled.
      this.handle(SEGMENTS.valueChanged, [this.#index, 1]);
      return false;
    }
    this.#index = index;
    this.#wanted = this.value;
    this.expose();
    return true;
  }

  expose() {
    super.expose();
    this.internals.role = 'radiogroup';
    this.#segments.forEach((segment, index) => {
      const isSelected = index === this.#index;
      segment.ariaChecked = `${isSelected}`;
      segment.tabIndex = isSelected && this.isEnabled ? 0 : -1;
    });
  }

  sendEffect(effect, index) {
    if (effect === 'crossed') this.send('cross', { index });
    else super.sendEffect(effect);
  }

  /** Focuses the selected segment. */
  focus(options) {
    this.#segments[this.#index]?.focus(options);
  }

  press({ target }) {
    const index = this.#segments.findIndex((segment) => segment.contains(target));
    if (index < 0) this.focus();
    else this.#choose(index);
  }

  key(event) {
    const { length } = this.#segments;
    const sign = this.isRightToLeft ? -1 : 1;
    const ways = {
      ArrowRight: [this.#index, sign],
      ArrowLeft: [this.#index, -sign],
      ArrowDown: [this.#index, 1],
      ArrowUp: [this.#index, -1],
      Home: [-1, 1],
      End: [length, -1],
    };
    const [start, way] = ways[event.key] ?? [];
    if (!way) {
      const isPress = /^(Enter| )$/.test(event.key);
      // The browser makes a click of a key on a button.
      if (isPress && event.target.localName !== 'button') this.press(event);
      return isPress && event.target.localName !== 'button';
    }
    for (let step = 1; step <= length; step++) {
      const index = (start + way * step + 2 * length) % length;
      if (this.#isOff(index)) continue;
      this.#choose(index);
      this.focus();
      break;
    }
    return true;
  }

  render(data, time) {
    super.render(data);
    this.#track.setAttribute('d', partPath(this, SEGMENTS.parts.track, time));
  }
}
