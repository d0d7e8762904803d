// <jelly-badge>: a badge that a neck holds at its place until it is pulled too far.
import { clock } from './clock.js';
import { make, windowOf } from './dom.js';
import { JellyElement } from './jelly-element.js';
import { followPointers } from './fingers.js';
import { makeStatus, statusStyle } from './status.js';
import { BADGE } from './schema/jelly-badge.js';

const badgeStyle = `
:host {
  position: absolute; contain: layout; --size: var(--jelly-diameter, 1.375rem);
  inline-size: var(--size); block-size: var(--size); inset-block-start: calc(var(--size) / -2);
  inset-inline-end: calc(var(--size) / -2); color: #fff;
  font: 600 .75rem/1 system-ui, sans-serif; pointer-events: none;
  -webkit-tap-highlight-color: transparent;
}
:host([inline]) {
  position: static; display: inline-block; vertical-align: middle; font-size: .75em;
  --size: var(--jelly-diameter, 1.8333em);
}
[part=button] {
  --least: 24px; position: absolute; left: 50%; top: 50%; width: max(100%, var(--least));
  height: max(100%, var(--least)); transform: translate(-50%, -50%); border-radius: 50%;
  pointer-events: auto; cursor: grab;
}
[part=button][hidden] { display: none }
[part=button]:focus-visible { outline: 2px solid var(--_ring); outline-offset: 2px }
@media (pointer: coarse) { [part=button] { --least: 44px } }
div { all: unset; position: absolute; inset: 0; pointer-events: none; transform-origin: 0 0 }
div:popover-open { position: fixed; inset: 0 auto auto 0 }
[part=count] {
  position: absolute; inset: 0; display: grid; place-items: center; white-space: nowrap;
}
svg { fill: var(--jelly-fill, #d3232f) }
@media (forced-colors: active) { [part=count] { color: CanvasText } svg { fill: Canvas } }
`;

/** The style of a badge without the core. */
const plainStyle = `
:host { border-radius: 50%; background: var(--jelly-fill, #d3232f) }
[part=button] { cursor: inherit }
`;

/** The style of a badge that is not shown. */
const offStyle = `
:host { display: none !important }
`;

/** The elements that can be pressed and contain a badge: in them a badge is not a button itself. */
const OWNERS = 'a, button, summary, label, [role=button], [role=link], [role=tab], [role=menuitem]';

let badgeWords = { dismiss: 'dismiss', dismissed: 'dismissed', restore: 'restore' };

/**
 * A count that can be torn off and thrown away.
 *
 * @element jelly-badge
 * @attr {number} count - The count; none and 0 hide the badge.
 * @attr {number} max - The highest count that is written: `99` gives 99+.
 * @attr {string} label - The name of the counted things, for screen readers.
 * @attr {neckStretch} neck-stretch - The length of the neck, in pixels for each pixel of
 *   its radius.
 * @attr {boolean} inline - Whether it stands in the flow of text, and not at its ancestor's corner.
 * @attr {boolean} floating - Whether it floats at rest.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The finger has left.
 * @fires {CustomEvent<null>} jelly-detach - The neck is torn.
 * @fires {CustomEvent<null>} jelly-reattach - The neck is whole again.
 * @fires {CustomEvent<null>} jelly-dismiss - It is thrown away; `preventDefault()` brings it back.
 * @fires {CustomEvent<null>} jelly-restore - It is back.
 * @slot - Nothing. It lies at the upper end corner of the nearest positioned ancestor.
 * @csspart button - What a finger and a key meet.
 * @csspart count - The count.
 * @cssprop [--jelly-diameter=1.375rem] - The diameter.
 * @cssstate detached - Its neck is torn.
 */
export class JellyBadgeElement extends JellyElement {
  static get tag() {
    return 'jelly-badge';
  }
  static get control() {
    return BADGE;
  }
  static get events() {
    return {
      grabbed: 'grab',
      released: 'release',
      detached: 'detach',
      reattached: 'reattach',
      restored: 'restore',
    };
  }
  static get attributes() {
    return [...super.attributes, 'count', 'max', 'label', 'neck-stretch'];
  }
  static get booleans() {
    return [...super.booleans, 'floating', 'inline'];
  }
  static get numbers() {
    return ['count', 'max'];
  }
  static get styles() {
    return [...super.styles, statusStyle, badgeStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainStyle];
  }
  /** Without the core it still shows the count. */
  static get isUsefulPlain() {
    return true;
  }
  /** The spoken texts of badges; a page in another language replaces them. */
  static get words() {
    return badgeWords;
  }
  static set words(words) {
    badgeWords = words;
  }
  #isOff = true;
  #owner; // The link or button that the badge is in.
  #button;
  #layer;
  #count;
  #announce;
  #raised; // From the screen to the layer's place in the top layer, before it is moved.
  #isPresent = true;

  constructor() {
    super();
    const root = this.shadowRoot;
    const [svg, slot] = root.children;
    this.#button = make('span', { part: 'button' });
    this.#count = make('span', { part: 'count', 'aria-hidden': 'true' }, slot);
    this.#layer = make('div', { popover: 'manual' }, svg, this.#count);
    const [status, announce] = makeStatus();
    this.#announce = announce;
    root.prepend(this.#button, this.#layer, status);
    this.#button.addEventListener('keydown', (event) => {
      if (/^(Delete|Backspace|Enter|\s)$/.test(event.key)) this.#toggle(event);
    });
    this.#button.addEventListener('blur', () => this.#update());
  }

  /**
   * The phase: {@link phase}.
   *
   * @type {phase}
   */
  get phase() {
    return this.values().phase ?? 'attached';
  }

  /**
   * Throws it away.
   *
   * @returns {void}
   */
  dismiss() {
    this.handle(BADGE.dismissed);
  }

  /**
   * Brings it back.
   *
   * @returns {void}
   */
  restore() {
    this.handle(BADGE.restored);
  }

  adoptStyles() {
    super.adoptStyles(...(this.#isOff ? [offStyle] : []));
  }

  focus(options) {
    this.#button.focus(options);
  }

  get settings() {
    const { neckStretch, floating, shownSize } = this;
    return {
      diameter: Math.min(...shownSize),
      neckStretch,
      isFloating: floating,
      isPresented: this.#isPresent,
    };
  }

  get #isDismissed() {
    return this.phase === 'dismissed';
  }

  connect(signal) {
    signal.addEventListener('abort', () => this.#announce());
    this.#owner = this.closest(OWNERS);
    // Without the core it cannot be thrown away.
    const isButton = !this.#owner && this.body > 0;
    this.#button.role = isButton ? 'button' : 'img';
    this.#button.toggleAttribute('tabindex', isButton);
    if (isButton) {
      this.#button.tabIndex = 0;
      // Only clicks of the keyboard or of a screen reader; a tap of a finger belongs to the page.
      // A picture that listens for clicks would be read as one that can be clicked.
      this.#button.addEventListener('click', (event) => event.detail || this.#toggle(event), {
        signal,
      });
    }
    this.#owner?.addEventListener('keydown', (event) => {
      if (event.target === this.#owner && /^(Delete|Backspace)$/.test(event.key)) {
        this.#toggle(event);
      }
    }, { signal });
    followPointers(this, this, signal);
    signal.addEventListener('abort', () => this.#lower());
    const align = () => this.#raised && this.#align();
    windowOf(this).addEventListener('scroll', align, { signal, capture: true, passive: true });
    this.#update();
  }

  handle(code, ...event) {
    super.handle(code, ...event);
    if (code === BADGE.sizeChanged) this.configure();
  }

  changedAttribute(name) {
    if (name === 'count' || name === 'max' || name === 'label') {
      if (name === 'count') this.#recount();
      this.#update();
    } else super.changedAttribute(name);
  }

  /** Handles a change of the count; the first count lets the badge grow. */
  #recount() {
    if (+this.count === 0) return;
    if (this.#isOff) {
      this.#isPresent = false;
      this.remake();
      this.handle(BADGE.restored);
      this.#isPresent = true;
    } else if (this.#isDismissed) this.restore();
    this.#announceName();
  }

  /** Shows the count, if there is one; after a throw it waits until the badge has burst. */
  #update() {
    const { words } = this.constructor;
    const isDismissed = this.#isDismissed;
    const isFlying = isDismissed && this.restTime > clock.seconds();
    const isFocused = this.shadowRoot.activeElement === this.#button;
    const isOff = +this.count === 0 && !isFlying;
    this.#count.lastChild.textContent = this.#text;
    this.#count.style.fontSize = `${Math.min(1, 2.6 / this.#text.length)}em`;
    this.#button.ariaLabel = this.#owner || !this.body
      ? this.#name
      : isDismissed
      ? `${this.#name} ${words.dismissed}, ${words.restore}`
      : `${this.#name}, ${words.dismiss}`;
    // After a dismissal by a key, a key can bring the badge back while the focus is still there.
    this.#button.hidden = isDismissed && !isFocused;
    if (isOff === this.#isOff) return;
    this.#isOff = isOff;
    this.adoptStyles();
    if (isOff && !isDismissed) this.touchCancelled();
    if (isOff) this.#lower();
  }

  get #text() {
    const { count, max } = this;
    return max !== null && count > max ? `${max}+` : `${count ?? ''}`;
  }

  get #name() {
    return `${this.#text} ${this.label}`.trim();
  }

  #announceName(what = '') {
    this.#announce(`${this.#name} ${what}`.trim());
  }

  #toggle(event) {
    event.preventDefault();
    event.stopPropagation();
    if (this.#isDismissed) this.restore();
    else this.dismiss();
  }

  handleEffect(effect) {
    // The appearance with the first count is not reported as a return.
    if (!this.#isPresent) return;
    const isRestored = effect === 'restored';
    const isDismissed = effect === 'dismissed';
    this.setState('detached', this.phase === 'detached');
    if (!isRestored) this.#raise();
    if (!isDismissed) super.handleEffect(effect);
    else if (!this.send('dismiss', undefined, true)) this.restore();
    else this.#announceName(this.constructor.words.dismissed);
    if (isRestored) this.#announceName();
    if ((isRestored || isDismissed) && this.body) this.#update();
  }

  rested() {
    super.rested();
    if (this.phase === 'attached' || this.#isDismissed) this.#lower();
    if (this.#isDismissed) this.#update();
  }

  frame(pathOf, time) {
    const { x, y, opacity, contentScale } = this.values(time);
    const transform = `translate(calc(${x}px - 50%),calc(${y}px - 50%)) scale(${contentScale})`;
    return [...super.frame(pathOf), [this.#count, { transform }], [this.#layer, { opacity }]];
  }

  /** Above the page it follows its place in the page. */
  get canFly() {
    return super.canFly && !this.#raised;
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    if (this.#raised) this.#align();
  }

  /** A badge that plays a trace is above the page, as one that is dragged. */
  played(isPlaying) {
    if (isPlaying) this.#raise();
    else if (this.phase === 'attached' || this.#isDismissed) this.#lower();
  }

  /** The layer is moved over the badge. */
  get plane() {
    return this.shadowRoot;
  }

  /** Lifts the badge above the page, so that nothing clips it. */
  #raise() {
    if (this.#raised || !this.#layer.showPopover) return;
    const { width, height } = getComputedStyle(this);
    this.#layer.showPopover();
    Object.assign(this.#layer.style, { width, height });
    const { left, top, width: shown } = this.#layer.getBoundingClientRect();
    this.#raised = new DOMMatrix().translate(left, top).scale(shown / parseFloat(width)).inverse();
    this.#align();
  }

  /** Moves the lifted badge over its place in the page, at any scroll position and transform. */
  #align() {
    const matrix = this.#raised.multiply(this.screenMatrix);
    // Its place is undefined while it is not displayed.
    if (Number.isFinite(matrix.m11)) this.#layer.style.transform = matrix;
  }

  #lower() {
    if (!this.#raised) return;
    this.#raised = undefined;
    if (this.isConnected) this.#layer.hidePopover();
    Object.assign(this.#layer.style, { width: '', height: '', transform: '' });
  }
}
