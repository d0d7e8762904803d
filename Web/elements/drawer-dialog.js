// The browser's own dialog of a drawer: above the page, modal or not, or in the box around it.
import { lockPage } from './page-lock.js';

/** The drawers that are shown, the lowest first. */
const shown = [];

/** The drawer that was shown last before another one. */
export const drawerBelow = (drawer) => shown[shown.indexOf(drawer) - 1];

/** Whether a modal drawer is below another one: the lowest dims the page. */
export const isAboveModal = (drawer) =>
  shown.slice(0, Math.max(shown.indexOf(drawer), 0)).some(({ isModal }) => isModal);

/** The innermost drawer around an event's target, or the uppermost if nothing has the focus. */
export const drawerOf = (event, page) =>
  event.composedPath().find((node) => shown.includes(node)) ??
    (page.activeElement === page.body && shown.findLast(({ contained }) => !contained));

/**
 * Whether the Tab key that enters a modal dialog in a shadow tree begins at its end, where it would
 * stay: so does Firefox. No other browser has this property.
 */
const IS_LAST_FIRST = !!globalThis.CSS?.supports('-moz-appearance', 'none');

const focus = (element) => element?.focus?.({ preventScroll: true });

/** The innermost element of a page that has the focus, also in shadow trees. */
function focusedIn({ activeElement }) {
  const inner = activeElement?.shadowRoot?.activeElement;
  return inner ? focusedIn(activeElement.shadowRoot) : activeElement;
}

/** Whether an element is in another one, or in a shadow tree in it. */
const isIn = (element, other) =>
  !!element && (other.contains(element) || isIn(element.getRootNode().host, other));

export class DrawerDialog {
  /** Whether the page beside it cannot be used; undefined while it is not shown. */
  isModal;
  /** Whether it is shown in the box around it. */
  isContained;
  /** The element with the focus before; if that was in another drawer, also the one before that. */
  openers = [];
  #drawer;
  #content;
  #taken; // What has got the focus because the drawer was shown.
  #isClosing = false;
  #unlock; // Gives the page behind its scrolling back.

  constructor(drawer, element, content) {
    this.#drawer = drawer;
    this.element = element;
    this.#content = content;
    if (IS_LAST_FIRST) this.#leadRound();
  }

  /** Leads the Tab key that comes back from the browser's bars to the first of the content. */
  #leadRound() {
    const { element } = this;
    let left; // What the key has left.
    element.addEventListener('keydown', ({ key, shiftKey, altKey, ctrlKey, metaKey, target }) => {
      left = key === 'Tab' && !(shiftKey || altKey || ctrlKey || metaKey) ? target : undefined;
    });
    element.addEventListener('focusin', ({ target, relatedTarget }) => {
      const isBack = target === left && !relatedTarget && this.isModal;
      left = undefined;
      if (!isBack) return;
      const contents = [...this.#drawer.querySelectorAll('*')];
      this.#focusFirst(contents.filter(({ tabIndex }) => tabIndex >= 0));
    });
  }

  /**
   * Shows it, or shows it in another way: loose, if the page beside it can be used; quietly, if it
   * has been open before and does not take the focus.
   */
  show({ contained, isLoose, isQuiet }) {
    const { element } = this;
    const drawer = this.#drawer;
    const isModal = !isLoose && !contained;
    const isFirst = this.isModal === undefined;
    if (isFirst) shown.push(drawer);
    element.classList.toggle('loose', isLoose);
    element.classList.toggle('above', isAboveModal(drawer));
    if (isModal === this.isModal) return;
    const page = element.ownerDocument;
    const focused = this.#focused;
    const active = focusedIn(page);
    const places = new Map(this.#scrolled);
    if (isFirst || !(focused || active === page.body)) {
      const around = shown.findLast((other) => other !== drawer && isIn(active, other));
      this.openers = [active, ...(around?.openers ?? [])];
    }
    if (!isFirst) this.#withdraw();
    element.classList.add('shown');
    this.isModal = isModal;
    this.isContained = contained;
    element.removeAttribute('popover');
    if (isModal) {
      element.showModal();
      this.#unlock = lockPage(page);
    } else if (contained) {
      // The browser would focus it, and scroll there.
      if (isQuiet || isLoose) element.setAttribute('open', '');
      else element.show();
    } else if (element.showPopover) {
      element.setAttribute('popover', 'manual');
      element.showPopover();
    } else element.show();
    if (focused && (isModal || focused !== this.#taken)) focus(focused);
    else if (isModal || (isFirst && !isQuiet && !isLoose)) {
      // As a dialog does, but Firefox and WebKit do not look into a slot, and Chromium finds the
      // box that scrolls.
      const marked = drawer.querySelector('[autofocus]');
      this.#focusFirst([...(marked ? [marked] : []), ...drawer.querySelectorAll('*')]);
      this.#taken = this.#focused;
    } else if (this.#focused) {
      // A dialog takes the focus even as a popover, beside which a person may be writing.
      this.#refocus();
    }
    // The browser has scrolled to what it has focused, while the panel was out of sight, or has
    // forgotten where content was scrolled to.
    const scroll = () => {
      for (const one of new Set([...places.keys(), ...this.#scrolled.map(([one]) => one)])) {
        const [left, top] = places.get(one) ?? [0, 0];
        one.scrollTo({ left, top, behavior: 'instant' });
      }
    };
    scroll();
    // WebKit scrolls after its next layout.
    if (isFirst && isModal) {
      setTimeout(() => {
        scroll();
        drawer.reveal();
      });
    }
  }

  /** Hides it. */
  hide() {
    if (this.isModal === undefined) return;
    const drawer = this.#drawer;
    // A dialog that was opened from inside would stay modal, and nobody could see it.
    for (const inner of drawer.querySelectorAll('dialog[open]')) inner.close();
    const { body } = this.element.ownerDocument;
    const hadFocus = !!this.#focused;
    const isAlone = this.isModal || !drawer.isConnected;
    this.isModal = this.#taken = undefined;
    this.#withdraw();
    this.element.classList.remove('shown');
    // A popover gives the focus back to nobody, and a dialog only to the element that had it last,
    // which may have gone.
    if (hadFocus || (isAlone && focusedIn(body.ownerDocument) === body)) this.#refocus();
    this.openers = [];
    shown.splice(shown.indexOf(drawer), 1);
  }

  /** Whether the page, or the browser, has closed it. */
  get isClosedBehind() {
    const { element } = this;
    const isOpen = element.open || (!this.isModal && element.matches(':popover-open'));
    return !this.#isClosing && !isOpen;
  }

  /** The box that contains it; null for the screen. */
  get container() {
    return this.isContained ? this.element.offsetParent : null;
  }

  /** Closes it for a while, or because it is hidden. */
  #withdraw() {
    const { element } = this;
    this.#isClosing = true;
    this.#unlock?.();
    this.#unlock = undefined;
    if (element.hasAttribute('popover')) {
      if (element.isConnected && element.matches(':popover-open')) element.hidePopover();
    } else element.close();
    this.#isClosing = false;
  }

  /** Focuses the first of some content that can have the focus; returns whether one can. */
  #focusFirst(elements) {
    return elements.some((element) => {
      focus(element);
      return this.#drawer.contains(this.#focused);
    });
  }

  /** Gives the focus back to what had it, or to what had it before that. */
  #refocus() {
    const page = this.element.ownerDocument;
    for (const opener of this.openers) {
      if (opener === page.body) this.#focused?.blur();
      else focus(opener);
      if (focusedIn(page) === opener) return;
    }
  }

  /** The element inside that has the focus. */
  get #focused() {
    const drawer = this.#drawer;
    const { activeElement } = drawer.getRootNode();
    if (drawer.contains(activeElement) && activeElement !== drawer) return activeElement;
    return drawer.shadowRoot.activeElement;
  }

  /** The scrolled elements inside, and their positions. */
  get #scrolled() {
    return [this.#content, ...this.#drawer.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft || scrollTop)
      .map((element) => [element, [element.scrollLeft, element.scrollTop]]);
  }
}
