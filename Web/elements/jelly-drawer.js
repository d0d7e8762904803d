// <jelly-drawer>: a panel that comes from an edge of the screen, with an edge that can be caught.
import { layout } from './core.js';
import { clock } from './clock.js';
import { make, windowOf } from './dom.js';
import { detentOf, PLACES, readDetents } from './drawer-detents.js';
import { drawerBelow, DrawerDialog, isAboveModal } from './drawer-dialog.js';
import { EDGES } from './drawer-edges.js';
import { followDrags } from './drawer-fingers.js';
import { cutOff } from './drawer-flight.js';
import { followRequests } from './drawer-requests.js';
import { drawerStyle, plainStyle } from './drawer-style.js';
import { WRITTEN } from './fingers.js';
import { JellyElement, setText } from './jelly-element.js';
import { keyboardLength } from './keyboard.js';
import { followTrees } from './tree.js';
import { DRAWER } from './schema/jelly-drawer.js';

/** The distance from the edge to the content, in pixels: that of the core. */
const HEADROOM = DRAWER.settings.find(({ name }) => name === 'headroom').standard;

/** The greatest height of a screen on which a part of it is too low for a drawer, in pixels. */
const COMPACT_HEIGHT = 480;

/** The least space beside a drawer, in pixels; on a side the backdrop can be pressed there. */
const [GAP, SIDE_GAP] = [10, 44];

/** The share by which a drawer beneath another one is smaller, and its visible rim, in pixels. */
const [BENEATH_SCALE, BENEATH_SHIFT] = [0.05, 10];

/**
 * A panel that comes from an edge of the screen: a bottom sheet, a side drawer, a tray or a page.
 *
 * @element jelly-drawer
 * @attr {string} label - The name of the dialog; without it the first heading inside counts.
 * @attr {edge | 'start' | 'end'} edge - The edge of the screen that it comes from.
 * @attr {string} [detents=large] - Up to eight lengths at which it rests, with spaces between:
 *   `small`, `medium`, `large`, `content`, a percentage of its maximum length, or pixels, at least
 *   44.
 * @attr {string} [detent=large] - The detent to which it opens, one of those above; the first, if
 *   it is none of them. The property is the detent that is selected now.
 * @attr {string} undimmed - The largest detent at which the page beside it stays bright and can be
 *   used.
 * @attr {'any' | 'closerequest' | 'none'} [closedby=any] - What closes it, as in `<dialog>`: also a
 *   press beside it, a drag and close requests such as the Escape key alone, or only a script.
 * @attr {cornerRadius} corner-radius - The radius of its free corners, in pixels; with 0 it may
 *   cover the screen.
 * @attr {string} [grabber-label=Size] - The name of the grabber.
 * @attr {boolean} open - Whether it is open.
 * @attr {boolean} non-modal - Whether the page beside it can be used while it is open.
 * @attr {boolean} contained - Whether it comes from an edge of the box around it, which has a
 *   `position`, and not of the screen. The page around that box can be used.
 * @fires {CustomEvent<null>} jelly-open - It opens; `preventDefault()` keeps it closed.
 * @fires {CustomEvent<{ reason: string }>} jelly-close - It closes; `preventDefault()` keeps it
 *   open. The reason is `closerequest` (such as the Escape key), `press` (beside it), `drag`,
 *   `form`, `command` or `code`.
 * @fires {CustomEvent<{ detent: string }>} jelly-select - A person has selected another detent.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The finger has left.
 * @fires {CustomEvent<null>} jelly-rest - It is at rest again: at a detent, or gone.
 * @slot - The content. What is longer than the drawer scrolls.
 * @slot grabber - Your own picture of the grabber.
 * @csspart base - The box of the content.
 * @csspart grabber - The grabber, which is shown if there is more than one detent.
 * @cssprop [--jelly-backdrop-color=a veil of black] - The color of the backdrop.
 * @cssprop [--jelly-max-width=640px] - The greatest width at the bottom or the top; a page without
 *   corners has none.
 * @cssprop [--jelly-padding=0 1.25rem 1.25rem] - The space around the content.
 * @cssstate open - It is open.
 * @prop {string} returnValue - The value of the button that has closed it, as in `<dialog>`.
 */
export class JellyDrawerElement extends JellyElement {
  static get tag() {
    return 'jelly-drawer';
  }
  static get control() {
    return DRAWER;
  }
  static get attributes() {
    return [
      ...super.attributes,
      'label',
      'edge',
      'detents',
      'detent',
      'undimmed',
      'closedby',
      'corner-radius',
      'grabber-label',
    ];
  }
  static get booleans() {
    return [...super.booleans, 'open', 'non-modal', 'contained'];
  }
  static get choices() {
    return {
      ...super.choices,
      edge: ['bottom', 'top', 'left', 'right', 'start', 'end'],
      closedby: ['any', 'closerequest', 'none'],
    };
  }
  static get texts() {
    return { detents: 'large', 'grabber-label': 'Size' };
  }
  static get styles() {
    return [...super.styles, drawerStyle];
  }
  static get plainStyles() {
    return [...this.styles, plainStyle];
  }
  /** Without the core the dialog opens and closes. */
  static get isUsefulPlain() {
    return true;
  }
  returnValue = '';
  #edge = 'bottom'; // The edge that the body was given.
  #dialog;
  #backdrop;
  #probe; // A box that shows whether the element is displayed.
  #stage; // A box that stands, in the container's size.
  #panel; // A box that moves with the content: in its coordinates only waves change the outline.
  #still; // In a flight, the path of the part of the panel that only moves.
  #base;
  #content;
  #slot;
  #grabber;
  #words = []; // The words of all detents; none before the first connection.
  #detents = []; // Those that count now, in the core's order.
  #isLow = false; // Whether the screen is so low that a part of it does not count.
  #index = 0; // The index of the detent that is selected, or was selected last.
  #word; // Its word, or the word of one that was selected and does not count now.
  #reason = 'code'; // Why it closes.
  #isOpen = false; // Whether it is open for the page: it may still be leaving if not.
  #isHeld = false;
  #isFree = false; // Whether it has moved since it rested last.
  #letGo; // Lets go of the finger that drags it.
  #contentLength = 0;
  #length; // The length of the content in this motion; undefined if it changes.
  #keyboardLength = 0;
  #sizes;

  constructor() {
    super();
    const root = this.shadowRoot;
    const svg = root.querySelector('svg');
    this.#still = make('path', { 'pointer-events': 'auto' });
    this.#slot = root.querySelector('slot');
    this.#content = make('div', { id: 'content' }, this.#slot);
    this.#base = make('div', { part: 'base' }, this.#content);
    // A button must not have the role of a slider.
    this.#grabber = make(
      'div',
      { part: 'grabber', role: 'slider', tabindex: 0 },
      make('slot', { name: 'grabber' }, make('i')),
    );
    this.#backdrop = make('div', { id: 'backdrop' });
    this.#panel = make(
      'div',
      { id: 'panel' },
      make('div', { id: 'cast' }, svg, make('svg', { 'aria-hidden': 'true' }, this.#still)),
      // The grabber comes last: a dialog focuses the first that can have the focus.
      this.#base,
      this.#grabber,
    );
    this.#stage = make('div', { id: 'stage' }, this.#panel);
    // Without it Firefox makes the dialog itself a stop of the Tab key.
    const dialog = make('dialog', { tabindex: -1 }, this.#backdrop, this.#stage);
    this.#dialog = new DrawerDialog(this, dialog, this.#content);
    this.#probe = make('div', { id: 'probe' });
    root.prepend(dialog, this.#probe);
  }

  // MARK: Attributes

  /** The edge of the screen; `start` and `end` depend on the direction of text. */
  get physicalEdge() {
    const index = ['start', 'end'].indexOf(this.edge);
    // To read the direction computes the styles of the page.
    if (index < 0) return this.edge;
    const { direction } = getComputedStyle(this);
    return (direction === 'rtl' ? ['right', 'left'] : ['left', 'right'])[index];
  }

  get detent() {
    return this.#detents[this.#index] ?? this.getAttribute('detent') ?? '';
  }
  set detent(detent) {
    setText(this, 'detent', detent);
    // A finger may have selected another one than the attribute still names.
    if (this.isConnected && this.hasAttribute('detent')) this.#selectNamed();
  }

  /**
   * The share of the way from outside to the smallest detent, from 0 to 1.
   *
   * @type {number}
   */
  get progress() {
    return this.values().progress ?? +this.#isOpen;
  }

  /**
   * The distance from the screen's edge to its free edge, in pixels.
   *
   * @type {number}
   */
  get extent() {
    const { extent } = this.values();
    if (extent !== undefined) return extent;
    const { offsetWidth, offsetHeight } = this.#base;
    return this.#isVertical ? offsetHeight : offsetWidth;
  }

  /** Whether it is a page: without corners it may cover all of the screen. */
  get #isPage() {
    return this.cornerRadius === 0;
  }

  get #isVertical() {
    return /top|bottom/.test(this.#edge);
  }

  /** Reads the edge, and the detents that count: on a low screen a part of it is too little. */
  #read() {
    this.#edge = this.physicalEdge;
    // While a person writes, a keyboard may have made it low.
    if (!this.#isOpen || !this.querySelector(':focus')?.matches(WRITTEN)) {
      const height = this.#sizeAlong('Height') || innerHeight;
      this.#isLow = this.#isVertical && height < COMPACT_HEIGHT;
    }
    const { words, detents, problem } = readDetents(this.detents, this.#isLow);
    if (problem) this.#warnOnce(`detents: ${problem}`);
    [this.#words, this.#detents] = [words, detents];
  }

  /** The index of the largest detent beside which the page stays bright; −1 for none. */
  get #undimmedIndex() {
    return this.undimmed ? this.#detents.indexOf(this.undimmed) : -1;
  }

  #warned;
  #warnOnce(message) {
    if (this.#warned !== message) this.warn(message);
    this.#warned = message;
  }

  get settings() {
    const edge = this.#edge;
    const settings = {
      edge,
      maximumLength: this.#maximumLength(edge),
      contentLength: this.#contentLength,
      keyboardLength: this.#keyboardLength,
      cornerRadius: this.cornerRadius,
      // Of a page the content comes up to the edge.
      headroom: this.#isPage ? 0 : HEADROOM,
      isDismissible: this.closedby !== 'none',
      largestUndimmedDetent: this.#undimmedIndex,
      selectedDetent: this.#isOpen ? this.#index : -1,
    };
    PLACES.forEach((place, index) => {
      const word = this.#detents[index];
      const { unit, value } = word ? detentOf(word) : { unit: 'none', value: 0 };
      settings[`detents.${place}.unit`] = unit;
      settings[`detents.${place}.value`] = value;
    });
    return settings;
  }

  /** The container's `Height` or `Width`; 0 while the dialog is hidden, without a layout. */
  #sizeAlong(side) {
    return this.#isShown ? this.#dialog.element[`client${side}`] : 0;
  }

  /** The container's length, less what the screen's own shape takes, and a gap. */
  #maximumLength(edge) {
    const isVertical = /top|bottom/.test(edge);
    if (this.#isPage) return null;
    const whole = this.#sizeAlong(isVertical ? 'Height' : 'Width');
    if (!whole) return undefined;
    const padding = parseFloat(getComputedStyle(this.#dialog.element)[`padding${EDGES[edge].far}`]);
    return Math.max(whole - padding - (isVertical ? GAP : SIDE_GAP), 0);
  }

  // MARK: Life

  connect(signal) {
    const listen = (target, type, listener, options) =>
      target.addEventListener(type, listener, { signal, ...options });
    const { ownerDocument: page } = this;
    const view = page.defaultView;
    this.#name();
    this.#arrange();

    // An element that leaves the page leaves nothing locked, and gives the focus back.
    signal.addEventListener('abort', () => {
      this.#hide();
      this.#isOpen = this.#isFree = false;
    });
    followRequests(this, this.#dialog.element, () => this.#closedBehind(), signal);
    listen(this.#grabber, 'click', () => this.#step(1, true));
    listen(this.#grabber, 'keydown', (event) => this.#key(event));
    listen(this.#slot, 'slotchange', () => this.#observe());
    const { visualViewport } = view;
    for (const type of ['resize', 'scroll']) {
      if (visualViewport) listen(visualViewport, type, () => this.#followKeyboard());
    }
    followTrees(this, () => {
      if (this.physicalEdge !== this.#edge) this.#arrange();
    }, signal);
    if (this.body) this.#letGo = followDrags(this.#stage, this, signal);
    this.#sizes = new view.ResizeObserver(() => {
      this.#followDisplay();
      this.#measureContent();
    });
    signal.addEventListener('abort', () => this.#sizes.disconnect());
    this.#observe();
    // It was open before, or the page was read so: nothing opens.
    if (this.open) this.#enter(false);
  }

  /** The edge from which it comes: the axis along which the panel moves, and the directions. */
  get side() {
    return EDGES[this.#edge];
  }

  get isMoving() {
    return this.restTime > clock.seconds();
  }

  /** Whether a finger that comes down catches the panel, and does not press its content. */
  get isCatching() {
    return this.values().isCatching > 0;
  }

  /** The distance by which a drag over a scroller may take the panel outwards. */
  get scrollRange() {
    return this.values().scrollRange;
  }

  changedAttribute(name) {
    if (name === 'open') this.#call();
    else if (name === 'label' || name === 'grabber-label') this.#name();
    else if (name === 'detent') this.#selectNamed();
    else if (name === 'tuning' || name === 'motion') super.changedAttribute(name);
    else this.#arrange();
  }

  resized(...size) {
    const isAtRest = !this.isMoving && !this.#isHeld;
    super.resized(...size);
    // Other detents may count now.
    this.configure();
    if (!this.#isOpen) return;
    // Nothing springs when a window changes its size.
    if (isAtRest && this.body) this.handle(DRAWER.selected, [this.#index, 0]);
    this.#present();
    this.#expose();
  }

  /** Gives the dialog its attributes and the core its settings. */
  #arrange() {
    this.#read();
    const { element } = this.#dialog;
    element.className = [
      this.#edge,
      this.contained && 'contained',
      this.#isPage && 'page',
      this.#isShown && 'shown',
    ].filter(Boolean).join(' ');
    element.setAttribute('closedby', this.closedby === 'none' ? 'none' : 'closerequest');
    this.#configure();
    this.#observe();
    this.#expose();
    if (!this.#isOpen) return;
    if (this.contained !== this.#dialog.isContained) this.#hide();
    if (!this.#isShown) this.#enter(false);
    else this.#present();
  }

  remake() {
    this.#read();
    super.remake();
  }

  configure() {
    this.#read();
    this.#configure();
  }

  /** Gives the core the settings that were read last, and takes its detent. */
  #configure() {
    super.configure();
    if (!this.#isOpen) return this.#setWord(this.getAttribute('detent'));
    // If the detents are others now, the core has selected one of them.
    const { selectedDetent = 0 } = this.values();
    if (selectedDetent >= 0) this.#index = selectedDetent;
    // One that did not count for a while, as on a screen that was turned, is selected again.
    const index = this.#detents.indexOf(this.#word);
    if (index < 0 || this.detent === this.#word) return;
    this.#index = index;
    if (selectedDetent >= 0) this.handle(DRAWER.selected, [index, 1]);
  }

  /** Sets the word of the selected detent: the first one, if there is none with this word. */
  #setWord(word) {
    this.#word = this.#words.includes(word) ? word : this.#words[0];
    this.#index = Math.max(this.#detents.indexOf(this.#word), 0);
  }

  #name() {
    const heading = this.querySelector('h1, h2, h3, h4, h5, h6');
    this.#dialog.element.ariaLabel = this.label || heading?.textContent.trim() || null;
    this.#grabber.ariaLabel = this.grabberLabel || this.constructor.texts['grabber-label'];
  }

  // MARK: Opening and closing

  /**
   * Opens it, at a detent if one is given.
   *
   * @param {string} [detent]
   * @returns {void}
   */
  show(detent) {
    if (detent !== undefined) this.detent = detent;
    this.open = true;
  }

  /**
   * Closes it, with a result if one is given.
   *
   * @param {string} [returnValue]
   * @returns {void}
   */
  close(returnValue) {
    this.closeFor('code', returnValue);
  }

  /** Closes it for a reason, which its event reports. */
  closeFor(reason, returnValue) {
    if (!this.open) return;
    const before = this.returnValue;
    if (returnValue !== undefined) this.returnValue = `${returnValue}`;
    this.#reason = reason;
    this.open = false;
    this.#reason = 'code';
    // A listener has refused.
    if (this.open) this.returnValue = before;
  }

  /**
   * Opens or closes it.
   *
   * @returns {void}
   */
  toggle() {
    this.open = !this.open;
  }

  /** Opens or closes it as the attribute requires, unless a listener prevents it. */
  #call() {
    const { open } = this;
    if (open === this.#isOpen) return;
    const detail = open ? undefined : { reason: this.#reason };
    if (!this.send(open ? 'open' : 'close', detail, true)) this.open = !open;
    // A listener may also have set the attribute, or removed the element.
    if (this.open !== open || open === this.#isOpen || !this.isConnected) return;
    if (open) this.#enter(true);
    else this.#leave(true);
  }

  #enter(isAnimated) {
    // One that leaves, and is caught or called back, stays where it is.
    const isNew = !this.#isShown;
    if (isNew) this.#read();
    this.#isOpen = true;
    this.#setWord(this.getAttribute('detent'));
    this.#name();
    if (isNew) {
      const { innerWidth, innerHeight } = this.ownerDocument.defaultView;
      // The lengths of detents decide whether it is modal, before it can be measured.
      if (this.body && this.undimmed) this.handle(DRAWER.sizeChanged, [innerWidth, innerHeight]);
      this.#present(!isAnimated);
      if (this.#isShown) this.#measure();
      else if (isAnimated) {
        this.warn('open: must be displayed to be seen; got an element or a page that is not');
      }
    }
    this.#select(isAnimated && this.#isShown);
  }

  #leave(isAnimated) {
    this.#isOpen = false;
    this.setState('open', false);
    this.#closeInner();
    this.#loseFinger();
    if (this.body) this.handle(DRAWER.dismissed, [+isAnimated]);
    else this.#hide();
  }

  /** Closes the drawers inside: they would stay modal, and nobody could see them. */
  #closeInner() {
    for (const inner of this.querySelectorAll(`${this.localName}[open]`)) inner.closeFor?.('code');
  }

  setHeld(isHeld) {
    this.#isHeld = isHeld;
    super.setHeld(isHeld);
  }

  /** Code takes the panel from a finger. */
  #loseFinger() {
    this.#letGo?.();
    this.setHeld(false);
  }

  /** Shows the dialog, modal or not as the selected detent requires; quietly without the focus. */
  #present(isQuiet) {
    const { contained } = this;
    const isLoose = this.nonModal || this.#isUndimmed;
    // One that is not displayed would make the page inert all the same.
    if (this.#isShown || this.#isDisplayed) this.#dialog.show({ contained, isLoose, isQuiet });
  }

  get #isShown() {
    return this.#dialog.isModal !== undefined;
  }

  get #isDisplayed() {
    return this.#probe.getClientRects().length > 0;
  }

  /** Hides the dialog while the element is not displayed, so that the page can be used. */
  #followDisplay() {
    if (this.#isDisplayed) {
      if (this.#isOpen && !this.#isShown) this.#enter(false);
    } else if (this.#isShown) this.#hide();
  }

  /** Hides the dialog when the panel has gone. */
  #hide() {
    const { style } = this.#beneath?.stage ?? {};
    if (style) style.scale = style.translate = style.transformOrigin = '';
    this.#dialog.hide();
  }

  /** The page, or the browser, has closed the dialog: so it is closed, without a motion. */
  #closedBehind() {
    if (!this.#isShown || !this.#dialog.isClosedBehind) return;
    this.#hide();
    if (!this.#isOpen) return;
    // It is too late to prevent it.
    this.#isOpen = false;
    this.open = false;
    this.setState('open', false);
    this.#closeInner();
    this.#loseFinger();
    this.send('close', { reason: 'closerequest' });
    if (this.body) this.handle(DRAWER.dismissed, [0]);
  }

  /** The drawer of the same edge beneath this one. */
  get #beneath() {
    const below = drawerBelow(this);
    const isSame = below?.edgeNow === this.#edge && below.container === this.container;
    return isSame ? below : undefined;
  }

  /** The edge of the screen from which it comes now, for a drawer above. */
  get edgeNow() {
    return this.#edge;
  }

  /** The box that contains it; null for the screen. */
  get container() {
    return this.#dialog.container;
  }

  /** The elements with the focus before it was shown, for a drawer above. */
  get openers() {
    return this.#dialog.openers;
  }

  /** The box of its panel and its outline, for a drawer above. */
  get stage() {
    return this.#stage;
  }

  // MARK: Detents

  /** Sends the selected detent to the core. */
  #select(isAnimated) {
    this.setState('open', true);
    this.#present();
    if (this.body) this.handle(DRAWER.selected, [this.#index, +isAnimated]);
    this.#expose();
  }

  /** Selects the detent that the attribute names. */
  #selectNamed() {
    const name = this.getAttribute('detent');
    const words = this.#words;
    if (name && words.length && !words.includes(name)) {
      this.#warnOnce(`detent: must be one of ${words.join(', ')}; got "${name}"`);
    }
    const before = this.#index;
    this.#setWord(name);
    if (!this.#isOpen || this.#index === before) return;
    this.#loseFinger();
    this.#select(true);
  }

  /** Of each detent its length, in pixels, and its place among those that differ in length. */
  get #stops() {
    return this.body ? layout(this).detents : this.#detents.map((_, index) => [index, index]);
  }

  /** The length of the selected detent and its place, and the last place of all. */
  get #selected() {
    const stops = this.#stops;
    const [length, place = 0] = stops[this.#index] ?? [];
    return { length, place, last: Math.max(...stops.map(([, place]) => place)), stops };
  }

  /** Whether the page beside the selected detent can be used. */
  get #isUndimmed() {
    const undimmed = this.#undimmedIndex;
    const { length, stops } = this.#selected;
    return undimmed >= 0 && length <= stops[undimmed]?.[0];
  }

  /** Selects a detent for a person: by steps from the present one, or from either end. */
  #step(count, isRound = false) {
    const { place, last, stops } = this.#selected;
    const next = isRound
      ? (place + count) % (last + 1)
      : Math.min(Math.max(place + count, 0), last);
    if (next === place || !this.#isOpen) return;
    this.#setWord(this.#detents[stops.findIndex(([, other]) => other === next)]);
    this.#loseFinger();
    this.#select(true);
    this.send('select', { detent: this.detent });
  }

  #key(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const { arrow, far } = this.side;
    if (key === arrow) this.#step(1);
    else if (key === EDGES[far.toLowerCase()].arrow) this.#step(-1);
    else if (key === 'Home') this.#step(-PLACES.length);
    else if (key === 'End') this.#step(PLACES.length);
    else if (key === 'Enter' || key === ' ') this.#step(1, true);
    else return;
    event.preventDefault();
  }

  /** Exposes the selected detent to assistive technologies. */
  #expose() {
    const grabber = this.#grabber;
    const { length, place, last } = this.#selected;
    grabber.hidden = !last;
    grabber.ariaOrientation = this.#isVertical ? 'vertical' : 'horizontal';
    grabber.ariaValueMin = 0;
    grabber.ariaValueMax = last;
    grabber.ariaValueNow = place;
    const whole = this.#sizeAlong(this.#isVertical ? 'Height' : 'Width');
    const share = whole ? Math.round(100 * length / whole) : 0;
    grabber.ariaValueText = `${share}%`;
    if (!this.body) this.#lay();
  }

  /** Without the core: gives the panel the length of the detent. */
  #lay() {
    const { unit, value } = detentOf(this.#detents[this.#index] ?? 'large');
    const length = { fraction: `${100 * value}%`, length: `${value}px`, content: 'max-content' };
    this.#base.style.setProperty('--_length', length[unit]);
  }

  // MARK: Sizes

  /** Measures the container at once, before the panel comes in. */
  #measure() {
    if (!this.body) return;
    const { clientWidth, clientHeight } = this.#dialog.element;
    this.#followKeyboard();
    super.resized(clientWidth, clientHeight);
    this.configure();
    this.#measureContent();
  }

  /** Scrolls the content to what asks for the focus, in the length that the panel will have. */
  reveal() {
    const focused = this.querySelector('[autofocus]:focus');
    if (!focused || !this.#isVertical) return;
    const base = this.#base;
    const length = this.body ? this.#selected.length : base.offsetHeight;
    const [inner, outer, panel] = [focused, this.#content, base]
      .map((one) => one.getBoundingClientRect());
    const over = inner.bottom - panel.top - length +
      parseFloat(getComputedStyle(base).paddingBottom);
    // WebKit scrolls by whole pixels.
    const step = Math.min(Math.ceil(over), inner.top - outer.top);
    if (over > 0) this.#content.scrollTop += step;
  }

  /** Observes the content, if a detent depends on it. */
  #observe() {
    if (!this.#sizes) return;
    this.#sizes.disconnect();
    this.#sizes.observe(this.#probe);
    const fits = this.#detents.includes('content');
    this.#slot.classList.toggle('fits', fits);
    if (fits) this.#sizes.observe(this.#slot);
  }

  #measureContent() {
    if (!this.#isShown || !this.#slot.classList.contains('fits')) return;
    const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(
      this.#content,
    );
    const base = getComputedStyle(this.#base);
    const { offsetWidth, offsetHeight } = this.#slot;
    const sum = (...lengths) => lengths.reduce((all, one) => all + parseFloat(one), 0);
    const length = this.#isVertical
      ? sum(offsetHeight, paddingTop, paddingBottom, base.paddingTop, base.paddingBottom) -
        this.#keyboardLength
      : sum(offsetWidth, paddingLeft, paddingRight, base.paddingLeft, base.paddingRight);
    if (length === this.#contentLength) return;
    this.#contentLength = length;
    this.configure();
    this.#expose();
  }

  /** Lets the drawer rise with the keyboard of a screen. */
  #followKeyboard() {
    const view = windowOf(this);
    if (!view.visualViewport || !this.#isShown) return;
    const { bottom } = this.#dialog.element.getBoundingClientRect();
    const length = this.#edge === 'bottom' ? keyboardLength(view, bottom) : 0;
    if (length === this.#keyboardLength) return;
    this.#keyboardLength = length;
    this.#base.style.setProperty('--_keyboard', `${length}px`);
    this.configure();
  }

  // MARK: The core

  handle(...event) {
    super.handle(...event);
    if (!this.body) return;
    this.#isFree ||= this.isMoving;
    this.#length = this.restTime < Infinity ? this.#keptLength : undefined;
  }

  /**
   * The length of the content in a motion that ends with the length that it has now; undefined for
   * any other. A panel that only rebounds does not lay its content out in each frame.
   */
  get #keptLength() {
    const [now, end] = [clock.seconds(), this.restTime]
      .map((time) => this.values(time).contentLength);
    return Math.abs(now - end) < 0.5 ? end : undefined;
  }

  handleEffect(effect, detail) {
    if (effect === 'grabbed') return void this.send('grab');
    this.send('release');
    // A listener may have removed the element.
    if (!this.body) return;
    if (effect === 'dismissed') {
      this.closeFor('drag');
      // A listener has refused: it turns round.
      if (this.#isOpen) this.handle(DRAWER.selected, [this.#index, 1]);
      return;
    }
    const index = effect === 'selected' ? detail : this.values().selectedDetent;
    if (index < 0 || (index === this.#index && this.#isOpen)) return;
    const wasOpen = this.#isOpen;
    this.#setWord(this.#detents[index]);
    if (!wasOpen) {
      // It was caught as it left.
      this.#reopen(index);
      return;
    }
    this.#present();
    this.#expose();
    this.send('select', { detent: this.detent });
  }

  /** Opens a drawer that a finger has caught as it left. */
  #reopen(index) {
    this.open = true;
    if (!this.#isOpen) return this.handle(DRAWER.dismissed, [1]);
    if (index === this.#index) return;
    this.#setWord(this.#detents[index]);
    this.#select(true);
  }

  rested() {
    super.rested();
    const { isPresented } = this.values();
    if (!this.#isOpen && !isPresented) this.#hide();
    if (!this.#isFree || this.#isHeld) return;
    this.#isFree = false;
    this.send('rest');
  }

  get mainPart() {
    return DRAWER.parts.panel;
  }

  get plane() {
    return this.#stage;
  }

  // The panel moves in one box, with its outline. Chromium shows a transform by keyframes up to a
  // frame before a clip: an outline that stands would be 40 px behind content with 2000 px/s.
  frame(pathOf, time) {
    const { contentLength, contentX, contentY, dimming, progress, grabberX, grabberY } = this
      .values(time);
    const length = `${this.#length ?? contentLength}px`;
    const grabber = `${grabberX - contentX}px ${grabberY - contentY}px`;
    const isVertical = this.#isVertical;
    const beneath = this.#beneath;
    // Of several drawers the lowest one dims the page.
    const isDimmed = !isAboveModal(this) && !this.nonModal;
    return [
      ...super.frame(pathOf),
      [this.#panel, { translate: `${contentX}px ${contentY}px` }],
      [this.#base, { width: isVertical ? '' : length, height: isVertical ? length : '' }],
      // An animation of what is not displayed would be played in the page's own thread.
      ...(this.#grabber.hidden ? [] : [[this.#grabber, { translate: grabber }]]),
      [this.#backdrop, { opacity: isDimmed ? dimming : 0 }],
      ...(beneath ? [[beneath.stage, beneath.below(progress)]] : []),
    ];
  }

  /** Leaves the outlines of a flight as much as changes; returns whether that is less than all. */
  cutOff(outline, outlines, eachPoint) {
    return cutOff(outline, this.#still, this.side, outlines, eachPoint);
  }

  land() {
    super.land();
    this.#still.removeAttribute('d');
  }

  /** Whether it is shown as a modal dialog. */
  get isModal() {
    return this.#dialog.isModal;
  }

  /** The style of a drawer beneath another one, which has come so far. */
  below(progress) {
    const { contentX, contentY, contentLength } = this.values();
    const { axis, outwards } = this.side;
    const shift = outwards * BENEATH_SHIFT * progress;
    // The middle of the free edge.
    const beyond = outwards > 0 ? contentLength : 0;
    return {
      scale: 1 - BENEATH_SCALE * progress,
      translate: axis === 'X' ? `${shift}px 0px` : `0px ${shift}px`,
      'transform-origin': axis === 'X'
        ? `${contentX + beyond}px 50%`
        : `50% ${contentY + beyond}px`,
    };
  }
}
