// <jelly-menu>: a round button from which a fan of items buds.
import { layout } from './core.js';
import { make, outerOf } from './dom.js';
import { dropStyle, JellyElement, ownText } from './jelly-element.js';
import { reach } from './plane.js';
import { followTrees } from './tree.js';
import { MENU } from './schema/jelly-menu.js';

const menuStyle = `
:host {
  display: inline-block; width: 56px; height: 56px; color: Canvas;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
}
:host([hidden]) { display: none }
svg { fill: var(--jelly-fill, CanvasText) }
button { all: unset; position: absolute; inset: 0; z-index: 1; border-radius: 50%; cursor: pointer }
button:focus-visible, ::slotted(:focus-visible) {
  outline: 2px solid var(--_ring) !important; outline-offset: 2px !important;
}
b { position: absolute; inset: 0; display: grid; place-items: center }
i { position: relative; width: 30%; height: 30% }
i::before, i::after {
  content: ''; position: absolute; inset: 0 43%; border-radius: 9px; background: currentColor;
}
i::after { rotate: 90deg }
::slotted(*) {
  ${dropStyle}
  inline-size: var(--size) !important; block-size: var(--size) !important;
  padding: 0 !important; border-radius: 50% !important; text-decoration: none !important;
  ${ownText}
}
::slotted(:hover) { background: color-mix(in srgb, currentColor 16%, transparent) !important }
::slotted([hidden]) { display: none !important }
@supports (color: AccentColor) {
  :host { color: AccentColorText }
  svg { fill: var(--jelly-fill, AccentColor) }
}
@media (forced-colors: active) {
  :host { color: CanvasText }
  svg { fill: Canvas }
  i { color: CanvasText; forced-color-adjust: none }
}
`;

/** The style of a menu without the core: a row of its items. */
const plainStyle = `
:host { display: inline-block }
:host([hidden]), button, svg { display: none }
[part=panel] { display: flex; flex-wrap: wrap; gap: 4px }
`;

/** The ancestors of an element that clip what lies outside of them. */
function* clippersOf(element) {
  while (element) {
    // The screen alone clips what is fixed, as all is that is in the top layer.
    if (getComputedStyle(element).position === 'fixed') return;
    element = outerOf(element);
    const isBox = element && !/^(body|html)$/.test(element.localName);
    if (isBox && getComputedStyle(element).overflow !== 'visible') yield element;
  }
}

/**
 * A button from which a fan of items buds.
 *
 * @element jelly-menu
 * @attr {string} [label=Menu] - The name of the button.
 * @attr {boolean} open - Whether it is open.
 * @attr {itemDiameter} item-diameter - The diameter of an item, in pixels.
 * @attr {itemDistance} item-distance - The distance between button and items, in pixels.
 * @attr {startAngle in degrees} start-angle - The angle at which the fan begins, in degrees.
 * @attr {sweepAngle in degrees} sweep-angle - The angle of the fan, in degrees.
 * @fires {CustomEvent<null>} jelly-open - It opens; `preventDefault()` keeps it closed.
 * @fires {CustomEvent<null>} jelly-close - It closes; `preventDefault()` keeps it open.
 * @fires {CustomEvent<{ index: number; item: HTMLElement }>} jelly-select - An item is selected;
 *   `preventDefault()` keeps the menu open.
 * @slot - The items: up to a dozen buttons or links.
 * @slot icon - Your own picture in the button.
 * @csspart trigger - The button.
 * @csspart icon - The button's icon, which turns.
 * @csspart panel - The box of the items.
 * @cssstate open - It is open.
 */
export class JellyMenuElement extends JellyElement {
  static get tag() {
    return 'jelly-menu';
  }
  static get control() {
    return MENU;
  }
  static get attributes() {
    return [
      ...super.attributes,
      'label',
      'item-diameter',
      'item-distance',
      'start-angle',
      'sweep-angle',
    ];
  }
  static get booleans() {
    return [...super.booleans, 'open'];
  }
  static get units() {
    return { 'start-angle': 180 / Math.PI, 'sweep-angle': 180 / Math.PI };
  }
  static get texts() {
    return { label: 'Menu' };
  }
  static get styles() {
    return [...super.styles, menuStyle];
  }
  static get plainStyles() {
    return [plainStyle];
  }
  /** Without the core it still shows its items. */
  static get isUsefulPlain() {
    return true;
  }
  #button;
  #icon;
  #menu;
  #slot;
  #drops; // The items' part of the outline, which fades if the items fade.
  #items = [];
  #others = []; // Elements for which the menu does not have space.
  #space; // The space on the screen when the menu was opened.
  #isOpen = false; // Whether the core's menu is open.
  #chosen; // The index of the item that is selected just now.

  constructor() {
    super();
    const root = this.shadowRoot;
    this.#slot = root.querySelector('slot');
    this.#icon = make('b', { part: 'icon' }, make('slot', { name: 'icon' }, make('i')));
    this.#button = make('button', {
      part: 'trigger',
      'aria-haspopup': 'menu',
      'aria-expanded': false,
    }, this.#icon);
    this.#menu = make('div', { role: 'menu', part: 'panel' }, this.#slot);
    root.append(this.#button, this.#menu);
    const drawing = root.querySelector('svg');
    const drops = drawing.cloneNode(true);
    this.#drops = drops.querySelector('path');
    drawing.after(drops);
  }

  /**
   * The items.
   *
   * @type {HTMLElement[]}
   */
  get items() {
    return this.#items;
  }

  get settings() {
    const { itemDiameter, itemDistance, startAngle, sweepAngle } = this;
    const { units } = this.constructor;
    return {
      itemCount: this.#items.length,
      itemDiameter,
      itemDistance,
      startAngle: startAngle / units['start-angle'],
      sweepAngle: sweepAngle / units['sweep-angle'],
      isRightToLeft: this.isRightToLeft,
      ...this.#space,
    };
  }

  connect(signal) {
    if (!this.body) return this.#showPlain();
    const listen = (target, type, listener) => target.addEventListener(type, listener, { signal });
    listen(this.#slot, 'slotchange', () => this.#take());
    listen(this.#button, 'click', (event) => {
      this.toggle();
      // After a key or an assistive technology the focus moves into the menu, after a pointer not.
      if (this.open && !event.detail) this.#focus(0);
    });
    listen(this, 'keydown', (event) => this.#key(event));
    // Opened by code it may not have the focus.
    listen(this.ownerDocument, 'keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) this.#key(event);
    });
    listen(this, 'click', ({ target }) => {
      const index = this.#items.findIndex((item) => item.contains(target));
      if (index >= 0) this.#select(index);
    });
    listen(this.ownerDocument, 'pointerdown', (event) => {
      if (!event.composedPath().includes(this)) this.open = false;
    });
    followTrees(this, () => this.turn(), signal);
    this.#take();
    this.#name();
    this.#isOpen = false;
    this.#expose();
    this.#call();
  }

  /** Shows the items as the page has them, as a group with the menu's name. */
  #showPlain() {
    this.#menu.role = 'group';
    this.#name();
  }

  changedAttribute(name) {
    if (name === 'open') this.body && this.#call();
    else if (name === 'label') this.#name();
    else super.changedAttribute(name);
  }

  configure() {
    super.configure();
    if (this.body) this.#menu.style.setProperty('--size', `${layout(this).itemDiameter}px`);
  }

  /**
   * Opens it.
   *
   * @returns {void}
   */
  show() {
    this.open = true;
  }

  /**
   * Closes it.
   *
   * @returns {void}
   */
  close() {
    this.open = false;
  }

  /**
   * Opens or closes it.
   *
   * @returns {void}
   */
  toggle() {
    this.open = !this.open;
  }

  /** Focuses the button. */
  focus(options) {
    this.#button.focus(options);
  }

  /** Selects an item and closes the menu, unless a listener prevents one of these. */
  #select(index) {
    if (!this.#isOpen || !this.send('select', { index, item: this.#items[index] }, true)) return;
    this.#chosen = index;
    this.close();
    this.#chosen = undefined;
  }

  /** The events are dispatched before the core opens or closes the menu: they can be prevented. */
  handleEffect() {}

  frame(pathOf, time) {
    const { iconRotation, itemsOpacity, items, opacity } = this.values(time);
    const { button, items: drops } = MENU.parts;
    // Items that fade are drawn apart from the button, which does not fade.
    const fades = itemsOpacity < 1;
    return [
      ...super.frame((part) => pathOf(part || (fades ? button : 0))),
      [this.#drops, { d: fades ? pathOf(drops) : '' }],
      [this.#drops.ownerSVGElement, { opacity: itemsOpacity }],
      [this.#icon, { rotate: `${iconRotation}rad` }],
      ...this.#items.map((item, index) => {
        const [x, y, scale] = items[index] ?? [];
        const translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
        return [item, { translate, scale, opacity: opacity[index] ?? 0 }];
      }),
    ];
  }

  /** Makes the elements in the slot the items, as many as the core can store. */
  #take() {
    const elements = this.#slot.assignedElements();
    const { length } = this.#others;
    for (const { style } of [...this.#items, ...this.#others]) {
      style.translate =
        style.scale =
        style.opacity =
        style.visibility =
          '';
    }
    this.#items = elements;
    this.configure();
    const count = this.body ? this.values().items.length : elements.length;
    this.#items = elements.slice(0, count);
    this.#others = elements.slice(count);
    for (const item of this.#items) {
      if (!item.hasAttribute('role')) item.setAttribute('role', 'menuitem');
      item.tabIndex = -1;
    }
    // Elements that are not shown cannot be reached either.
    for (const { style } of this.#others) style.visibility = 'hidden';
    if (this.#others.length > length) {
      const { length: given } = elements;
      this.warn(`items: must be at most ${count}; got ${given}, ${given - count} are not shown`);
    }
  }

  /** Opens or closes the menu as the attribute requires, unless a listener prevents it. */
  #call() {
    const { open } = this;
    if (open === this.#isOpen) return;
    if (!this.send(open ? 'open' : 'close', undefined, true)) this.open = !open;
    // A listener may also have set the attribute, or removed the element.
    if (this.open !== open || open === this.#isOpen || !this.body) return;
    this.#isOpen = open;
    if (open) {
      // The menu may be elsewhere on the screen, and the direction of the text may have changed.
      this.#space = this.#spaceOnScreen;
      this.turn();
      this.configure();
    } else if (this.#items.includes(this.#focused)) {
      // An inert menu cannot keep focus: move it to the button first.
      this.focus({ preventScroll: true });
    }
    this.#expose();
    if (this.#chosen < this.#items.length) this.handle(MENU.selected, [this.#chosen]);
    else this.handle(open ? MENU.opened : MENU.closed);
  }

  #name() {
    for (const part of [this.#button, this.#menu]) {
      part.ariaLabel = this.label || this.constructor.texts.label;
    }
  }

  /**
   * The distances from the button to the edges of what shows the fan, in the menu's own pixels and
   * directions: the screen, and the ancestors that clip it.
   */
  get #spaceOnScreen() {
    const { clientWidth, clientHeight } = this.ownerDocument.documentElement;
    const boxes = [{ left: 0, top: 0, right: clientWidth, bottom: clientHeight }];
    for (const ancestor of clippersOf(this)) boxes.push(ancestor.getBoundingClientRect());
    const inverse = this.screenMatrix.inverse();
    const [width, height] = this.shownSize;
    const middle = [width / 2, height / 2];
    const space = (dx, dy, half) =>
      Math.max(Math.min(...boxes.map((box) => reach(inverse, box, middle, [dx, dy]))) - half, 0);
    return {
      'availableSpace.left': space(-1, 0, width / 2),
      'availableSpace.top': space(0, -1, height / 2),
      'availableSpace.right': space(1, 0, width / 2),
      'availableSpace.bottom': space(0, 1, height / 2),
    };
  }

  /** Exposes to assistive technologies and to CSS whether the menu is open. */
  #expose() {
    this.#button.ariaExpanded = this.#isOpen;
    this.setState('open', this.#isOpen);
    this.#menu.inert = !this.#isOpen;
  }

  /** The item that has the focus, or another element of the same tree that has it. */
  get #focused() {
    return this.getRootNode().activeElement;
  }

  /** The items that can be chosen, in the order of the fan. */
  get #choices() {
    return this.#items.filter((item) => !item.disabled && !item.hidden);
  }

  #focus(index) {
    this.#choices.at(index)?.focus({ preventScroll: true });
  }

  #key(event) {
    const { key } = event;
    const choices = this.#choices;
    const index = choices.indexOf(this.#focused);
    const step = { ArrowDown: 1, ArrowUp: -1, ...this.#steps }[key];
    if (key === 'Tab') {
      // Wait until the focus has moved.
      setTimeout(() => (this.open = false));
      return;
    }
    if (key === 'Escape' && this.open) this.open = false;
    else if (key === 'Home' && index >= 0) this.#focus(0);
    else if (key === 'End' && index >= 0) this.#focus(-1);
    else if (key === ' ' && index >= 0 && choices[index].localName === 'a') choices[index].click();
    else if (step && (this.open || key === 'ArrowDown' || key === 'ArrowUp')) {
      this.open = true;
      this.#focus(index < 0 ? Math.min(step, 0) : (index + step) % choices.length);
    } else return;
    event.preventDefault();
  }

  /** The steps of the arrow keys along the fan. */
  get #steps() {
    const { items } = this.values();
    const isLeftwards = items.at(-1)?.[0] < items[0]?.[0];
    return isLeftwards ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  }
}
