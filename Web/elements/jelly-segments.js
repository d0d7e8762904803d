// <jelly-segments>: a row of buttons, one of which is selected; a drop flows to it.
import { clearStyle, windowOf } from './dom.js';
import { ownText } from './jelly-element.js';
import { showFocus } from './ring.js';
import { TrackElement } from './track-element.js';
import { SEGMENTS } from './schema/jelly-segments.js';

/** The selected segment: it has one of these, by its role. */
const SELECTED = ':is([aria-checked=true], [aria-selected=true])';

/**
 * The segments. A page's rules for buttons do not reach them. A label is at least 4 pixels from the
 * ends of its segment, and further where there is space.
 */
const labelStyle = `
::slotted(*) {
  flex: 1 1 auto !important; box-sizing: border-box !important; inline-size: auto !important;
  min-inline-size: 0 !important; max-inline-size: none !important; block-size: 100% !important;
  min-block-size: 0 !important; max-block-size: none !important; margin: 0 !important;
  padding: 0 min(4px, var(--jelly-segment-padding, .8em)) !important; border: 0 !important;
  border-radius: 999px; background: none !important; box-shadow: none !important;
  display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap !important;
  text-align: center !important; align-content: center; align-items: center;
  justify-content: center; cursor: inherit; -webkit-tap-highlight-color: transparent;
  ${ownText}
  font-weight: 500 !important;
}
::slotted(${SELECTED}) {
  -webkit-text-stroke: .025em !important; color: var(--jelly-selected-color, inherit) !important;
}
::slotted([hidden]) { display: none }
::slotted([disabled]) { opacity: .4 }
slot:not([name]) { display: flex; min-inline-size: 0; --_count: 0 }
slot:not([name])::after {
  content: ''; flex: none; max-inline-size: 0%;
  inline-size: calc(2 * var(--_count) * (var(--jelly-segment-padding, .8em) - 4px));
}
`;

// The drop contrasts with the text on it, whatever the page's colors are: white below dark text,
// and a dark gray below light text.
const segmentsStyle = `
:host { block-size: 44px }
/* Its size is that of its buttons. */
@supports (overflow-clip-margin: border-box 1px) {
  :host { content-visibility: visible }
  [part=base] { content-visibility: auto; overflow-clip-margin: border-box 100px }
}
[part=base] { block-size: min(100%, var(--jelly-track-size, 32px)) }
slot:not([name]) { box-sizing: border-box; block-size: 100%; overflow: visible }
.many::slotted(*) {
  flex-basis: 0 !important; padding: 0 min(4px, 20vw / var(--_count)) !important;
}
::slotted(:focus-visible) { outline: none !important }
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
  ::slotted(*) { forced-color-adjust: none; color: CanvasText !important }
  ::slotted(${SELECTED}) { color: HighlightText !important }
  :host(:disabled) ::slotted(*) { color: GrayText !important }
}
`;

/** Without the core a box lies on the selected segment. */
const plainSegmentsStyle = `
:host { touch-action: auto }
svg, .drop, .shade { display: none }
::slotted(:focus-visible) { outline: revert !important }
[part=base] {
  background: var(--jelly-track-color, color-mix(in srgb, currentColor 10%, transparent));
}
[part=base]::after {
  content: ''; position: absolute; inset-block: 2px; left: var(--_left); width: var(--_width);
  border-radius: 999px;
  background: var(--jelly-fill, color-mix(in srgb, currentColor 22%, transparent));
}
@supports (color: oklch(from red l c h)) {
  [part=base]::after {
    background: var(--jelly-fill, oklch(from currentColor clamp(.43, (.7 - l) * 999, 1) 0 h));
  }
}
@media (forced-colors: active) {
  [part=base] { border: 1px solid CanvasText }
  [part=base]::after { background: Highlight; forced-color-adjust: none }
}
`;

/** The names of the widths that the core can store. */
const WIDTHS = SEGMENTS.settings.map(({ name }) => name).filter((name) => /^widths\./.test(name));

/** The value of a segment: its attribute, or its text. */
const valueOf = (segment) => segment.getAttribute('value') ?? segment.textContent.trim();

/** The changes of a segment that the element handles, among them those of its own attributes. */
const OBSERVED = {
  attributeFilter: 'value hidden class style role type tabindex aria-checked aria-selected'
    .split(' '),
  characterData: true,
  childList: true,
  subtree: true,
};

const areSame = (some, others) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** Sets an attribute that is another one: each that is set is observed. */
const put = (element, name, value) =>
  element.getAttribute(name) === value || element.setAttribute(name, value);

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
 * @cssprop [--jelly-segment-padding=.8em] - The space beside a label, which shrinks to 4 pixels
 *   where the row is narrow.
 * @cssprop [--jelly-selected-color=the text's color] - The color of the selected label.
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
    return [...this.styles, plainSegmentsStyle];
  }
  #slot;
  #track;
  #all = []; // The elements in the slot.
  #segments = []; // Those of them that are displayed.
  #index = -1;
  #wanted; // The value that was set or selected last; undefined while the attribute counts.
  #widths = new Map(); // The widths of the segments, in pixels.
  #sizes;
  #changes;

  constructor() {
    super();
    this.internals.role = 'radiogroup';
    [this.#track] = this.addTrack('track');
    this.#slot = this.shadowRoot.querySelector('slot:not([name])');
  }

  /**
   * The segments that are displayed.
   *
   * @type {HTMLElement[]}
   */
  get segments() {
    this.#furnish();
    return this.#segments;
  }

  /**
   * The index of the selected segment, from 0; −1 without segments.
   *
   * @type {number}
   */
  get selectedIndex() {
    this.#furnish();
    return this.#index;
  }
  set selectedIndex(index) {
    const segment = this.segments[index];
    if (!segment) return;
    this.#wanted = valueOf(segment);
    this.#show(+index);
  }

  get value() {
    this.#furnish();
    return this.#value;
  }
  set value(value) {
    this.#wanted = `${value ?? ''}`;
    this.#furnish();
    const index = this.#indexOf(this.#wanted);
    if (index >= 0) this.#show(index);
  }

  /** The value of the selected segment. */
  get #value() {
    const segment = this.#segments[this.#index];
    return segment ? valueOf(segment) : this.#wanted ?? this.getAttribute('value') ?? '';
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
    return this.#segments.length ? this.#value : null;
  }
  get state() {
    return this.#value;
  }
  set state(state) {
    this.value = state;
  }

  formResetCallback() {
    this.#wanted = undefined;
    this.#furnish();
    const index = Math.max(this.#indexOf(this.getAttribute('value')), 0);
    this.#show(Math.min(index, this.#segments.length - 1));
  }

  connect(signal) {
    const { ResizeObserver, MutationObserver } = windowOf(this);
    const sizes = new ResizeObserver((entries) => this.#measured(entries));
    const changes = new MutationObserver((records) => {
      const isOwn = ({ type, target }) => type !== 'attributes' || this.#all.includes(target);
      if (records.some(isOwn)) this.#furnish(true);
    });
    this.#sizes = sizes;
    this.#changes = changes;
    this.#all = [];
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      changes.disconnect();
      clearStyle(this.box);
      this.#sizes = undefined;
    });
    super.connect(signal);
    this.#slot.addEventListener('slotchange', () => this.#furnish(), { signal });
    this.#furnish(true);
    if (this.body) showFocus(this, signal);
  }

  changedAttribute(name) {
    if (name !== 'value') super.changedAttribute(name);
    else if (this.#wanted === undefined) this.formResetCallback();
  }

  configure() {
    super.configure();
    this.#slot.style.paddingInline = `${Math.max(this.inset, 0)}px`;
  }

  /**
   * Makes the elements in the slot the segments, if they are others than before: those of now, also
   * before the browser reports a change. One that is not displayed is none.
   */
  #furnish(isChanged) {
    // Outside of a page nothing is displayed.
    if (!this.#sizes) return;
    // A component may hand its own slot on.
    const all = this.#slot.assignedElements({ flatten: true });
    const segments = all.filter((segment) => getComputedStyle(segment).display !== 'none');
    const old = this.#segments;
    const isSame = areSame(segments, old);
    if (!areSame(all, this.#all)) this.#observe(all);
    if (isSame && !isChanged) return;
    const index = this.#choose(all, segments);
    const isOther = index !== this.#index;
    this.#segments = segments;
    this.#index = index;
    const role = this.getAttribute('role') === 'tablist' ? 'tab' : 'radio';
    for (const segment of segments) {
      if (!segment.hasAttribute('role')) segment.setAttribute('role', role);
      // A button without a type would submit the form.
      if (segment.localName === 'button' && !segment.hasAttribute('type')) segment.type = 'button';
    }
    if (isSame && !isOther) return this.expose();
    this.#slot.classList.toggle('many', segments.length > WIDTHS.length);
    this.#slot.style.setProperty('--_count', segments.length);
    if (!old.length) this.remake();
    // The core keeps its index within fewer segments, which nobody has selected.
    const value = this.#wanted;
    this.configure();
    this.#wanted = value;
    this.#show(index);
  }

  /** The index of the segment to select among others than before. */
  #choose(all, segments) {
    const selected = this.#segments[this.#index];
    const value = this.#wanted ?? this.getAttribute('value');
    const isMeant = selected && valueOf(selected) === value;
    const index = segments.indexOf(selected);
    const wanted = segments.findIndex((segment) => valueOf(segment) === value);
    // The value stays where the buttons change, and may be set before there is one with it.
    if (index >= 0 && (isMeant || wanted < 0)) return index;
    if (wanted >= 0) return wanted;
    const next = Math.min(Math.max(this.#index, 0), segments.length - 1);
    if (next >= 0 && isMeant && !all.includes(selected)) this.#wanted = valueOf(segments[next]);
    return next;
  }

  /** Observes the sizes and the attributes of these elements and of no others. */
  #observe(all) {
    const old = this.#all;
    this.#all = all;
    for (const segment of all) {
      if (old.includes(segment)) continue;
      this.#sizes.observe(segment);
      this.#changes.observe(segment, OBSERVED);
    }
    const gone = old.filter((segment) => !all.includes(segment));
    for (const segment of gone) {
      this.#sizes.unobserve(segment);
      this.#widths.delete(segment);
    }
    if (!gone.length) return;
    // The observation of a single element cannot be stopped.
    this.#changes.disconnect();
    for (const segment of all) this.#changes.observe(segment, OBSERVED);
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
    this.drawAfter(() => this.configure());
    if (!this.body) this.#mark();
    const isSegment = ({ target }) => this.#segments.includes(target);
    const isDisplayed = ({ borderBoxSize: [{ inlineSize }] }) => inlineSize > 0;
    // Another layout here would be an error of the page.
    if (entries.some((entry) => isSegment(entry) !== isDisplayed(entry))) {
      requestAnimationFrame(() => this.#furnish());
    }
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
  #select(index) {
    if (index === this.#index || !this.#segments[index] || this.#isOff(index)) return;
    this.#show(index);
    this.#wanted = this.#value;
  }

  #isOff(index) {
    return this.#segments[index]?.hasAttribute('disabled');
  }

  accepts(index) {
    return !this.#isOff(index);
  }

  take(index) {
    this.#index = index;
    this.#wanted = this.#value;
    this.expose();
  }

  expose() {
    super.expose();
    this.#segments.forEach((segment, index) => {
      const isSelected = index === this.#index;
      const states = ['aria-checked', 'aria-selected'];
      if (segment.getAttribute('role') === 'tab') states.reverse();
      put(segment, states[0], `${isSelected}`);
      segment.removeAttribute(states[1]);
      put(segment, 'tabindex', isSelected && this.isEnabled ? '0' : '-1');
    });
    if (!this.body) this.#mark();
  }

  /** Without the core, shows which segment is selected. */
  #mark() {
    const { offsetLeft = 0, offsetWidth = 0 } = this.#segments[this.#index] ?? {};
    this.box.style.setProperty('--_left', `${offsetLeft}px`);
    this.box.style.setProperty('--_width', `${offsetWidth}px`);
  }

  sendEffect(effect, index) {
    if (effect === 'crossed') this.send('cross', { index });
    else super.sendEffect(effect);
  }

  /** Focuses the selected segment. */
  focus(options) {
    this.#segments[this.#index]?.focus(options);
  }

  press(path, tapped = -1) {
    const index = this.#segments.findIndex((segment) => path.includes(segment));
    if (index >= 0 || tapped >= 0) this.#select(index < 0 ? tapped : index);
    else this.focus();
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
      if (isPress && event.target.localName !== 'button') event.target.click();
      return isPress && event.target.localName !== 'button';
    }
    for (let step = 1; step <= length; step++) {
      const index = (start + way * step + 2 * length) % length;
      if (this.#isOff(index)) continue;
      // As in a group of radio buttons: the focus goes first, and the click selects.
      this.actAfter(event, () => {
        this.#segments[index].focus();
        if (index !== this.#index) this.#segments[index].click();
      });
      break;
    }
    return true;
  }

  frame(pathOf, time) {
    return [...super.frame(pathOf, time), [this.#track, { d: pathOf(SEGMENTS.parts.track) }]];
  }
}
