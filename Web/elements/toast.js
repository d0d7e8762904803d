// Toasts: `toast('Saved')`. Those that are shown at once are the children of one <jelly-group>, so
// they join and part like drops. Without the group's script they are plain.
//
// Which are shown, and for how long, is decided here, not by `JellyToastStack` of the core: with it
// the first toast would wait for 50 kB with gzip, and without WebAssembly there would be none. A
// text works by the document alone. The numbers are those of the core, and its traces are tests.
import { keyboardLength } from './keyboard.js';
import {
  ACTION_SECONDS,
  ANNOUNCEMENT_DELAY,
  FADE_DURATION,
  MAXIMUM_VISIBLE,
  SECONDS,
  THROW_DISTANCE,
  THROW_REACH,
  THROW_SPEED,
} from './schema/toast.js';

/** The time for which screen readers find a text, in milliseconds; as in status.js. */
const STAY = 1000;

/** The names of the styles that text inherits. */
const INHERITED = /^(font|line|letter|word|text|white|hyph|color-s|direction)/;

// The layer takes what a page does to `[popover]`, to `body > *` and to the children of a dialog; a
// list of `!important` on the group would also have to hold its color, which is the page's. Rules
// of a page for the group come first: these are without specificity. The box of the group stays the
// same, so that a toast does not move the others with the box.
const toastStyle = `
.jelly-toasts-layer {
  all: unset !important; position: fixed !important; inset: 0 !important;
  z-index: 2147483647 !important; pointer-events: none !important;
}
.jelly-toasts-layer:not(:popover-open), .jelly-toasts-layer::backdrop { display: none !important }
.jelly-toasts-layer > [aria-live] {
  position: absolute !important; clip-path: inset(50%) !important;
}
:where(.jelly-toasts) {
  position: absolute; inset: 0; box-sizing: border-box;
  display: flex; flex-flow: column; align-items: center; justify-content: end; gap: 6px;
  padding: max(1.5rem, env(safe-area-inset-top)) 1rem max(1.5rem, env(safe-area-inset-bottom));
  --jelly-fill: light-dark(#1d1c22, #f3f2f7); color: light-dark(#fff, #1d1c22);
  --jelly-stroke: color-mix(in srgb, currentColor 25%, transparent);
}
:where(.jelly-toasts > *) {
  flex: none; box-sizing: border-box; max-width: min(100%, 36rem); max-height: 100%;
  padding: 12px 20px; border-radius: 24px; overflow: auto; overflow-wrap: anywhere;
  pointer-events: auto; transition: opacity ${FADE_DURATION}s;
  display: flex; flex-wrap: wrap; align-items: center; gap: 12px;
}
:where(.jelly-toasts span) {
  min-height: 1lh; outline: none; cursor: text; user-select: text;
  -webkit-user-select: text;
}
:where(.jelly-toasts button) {
  margin: -6px 0; padding: 6px 12px; border: 1px solid; border-radius: 24px;
  font: inherit; color: inherit; background: none;
}
:where(.jelly-toasts:not(:defined) > *) {
  background: var(--jelly-fill); outline: 1px solid var(--jelly-stroke);
}
:where(.jelly-toasts button:focus-visible, .jelly-toasts > :focus-visible),
:where(.jelly-toasts > :has(> span:focus-visible)) { outline: 2px solid; outline-offset: -5px }
.jelly-toasts > [hidden] { display: none }
`;

let load; // Loads the script of the group.
let layer; // The box of the group in the top layer.
let group;
let live; // What screen readers hear, by urgency.
let rest; // The drop of the toasts that are not shown, with their number.
let sheet;
let isAtTop = false; // Whether the page has the toasts at the top: there the newest is the first.
let opener; // What had the focus before a toast.
let isOver = false; // Whether a pointer is over a toast.
let isDue = false; // Whether `arrange` is about to be called.
/** The toasts that have not left, the oldest first: the element, and the time that is left. */
const toasts = [];

/**
 * Shows a text above all of the page for some seconds. That time stops while a pointer is over the
 * toasts, while one has the focus, and while the page is hidden. A flick, Escape, Delete and
 * Backspace remove a toast; F8 leads to the newest one, and back.
 *
 * @param {string} text
 * @param {object} [options]
 * @param {'status' | 'alert'} [options.role] - `alert` for what is urgent: screen readers interrupt
 *   themselves for it.
 * @param {number} [options.seconds] - How long it is shown: above 0, 5 by default, at least 10 with
 *   an action; `Infinity` until it is closed.
 * @param {{ label: string, run: () => void }} [options.action] - A button, which removes the toast
 *   and runs once.
 * @param {string} [options.closeLabel] - The name of a button that removes the toast; none without.
 * @returns {{ close(): void, update(text: string, options?: object): void, closed:
 *   Promise<'time' | 'action' | 'person' | 'code'> }}
 */
export function toast(text, options) {
  // One copy of this module shows the toasts of all: two stacks would lie over each other.
  return (globalThis[Symbol.for('jelly-toast')] ??= add)(text, options);
}

/** Sets what loads the script of the group with the first toast, unless the page has one. */
export const setLoading = (loading) => (load = loading);

/**
 * Shows one toast for a promise, or for a function that returns one: a text until it ends, then
 * another in its place. A function gets the value or the error. Without a text the toast leaves,
 * and so does one whose work is aborted; then the error is passed on.
 *
 * @param {Promise<T> | (() => Promise<T>)} work
 * @param {{ pending: string, done?: string | ((value: T) => string), failed?: string | ((error) =>
 *   string) }} texts
 * @returns {Promise<T | undefined>}
 * @template T
 */
toast.promise = async (work, { pending, done, failed } = {}) => {
  const shown = toast(pending, { seconds: Infinity });
  const call = (it, value) => it?.call ? it(value) : it;
  const end = (text, value) => text ? shown.update(call(text, value)) : shown.close();
  try {
    const value = await call(work);
    end(done, value);
    return value;
  } catch (error) {
    const text = error?.name !== 'AbortError' && failed;
    end(text, error);
    if (!text) throw error;
  }
};

function add(text, options) {
  // Code that a page and a server share, such as for errors, must not fail because of a toast.
  if (!globalThis.document) {
    warn('document', 'there');
    return { close() {}, update() {}, closed: Promise.resolve('code') };
  }
  const own = {};
  const update = (...all) => put(own, ...all);
  update(text, options);
  return {
    close: () => leave(own),
    update,
    get closed() {
      return own.closed;
    },
  };
}

const isText = (it) => it?.trim?.();

/** Shows a toast, or changes one that is shown: it keeps its place, and its time starts again. */
function put(own, text, options) {
  const option = (name, must, isValid) => {
    const value = options?.[name];
    // A toast with a wrong one is shown all the same.
    return value == null || isValid(value) ? value : warn(name, must, value);
  };
  const role = option('role', 'status or alert', (it) => ['status', 'alert'].includes(it)) ??
    'status';
  const isTime = (it) => typeof it === 'number' && it > 0;
  const seconds = option('seconds', 'a number above 0', isTime) ?? SECONDS;
  const isAction = (it) => isText(it.label) && it.run?.call;
  const action = option('action', '{ label, run }', isAction);
  const closeLabel = option('closeLabel', TEXT, isText);
  if (!isText(text)) warn('text', TEXT, text);
  group ??= makeGroup();
  const isNew = !toasts.includes(own);
  if (isNew) {
    // Keys lead to the text: with Firefox, Orca does not read the text in a box that has the focus.
    // A mouse that selects leads to the box.
    own.item = make('div', { tabIndex: -1 });
    own.item.append(make('span', { tabIndex: 0 }));
    own.closed = new Promise((end) => (own.end = end));
    toasts.push(own);
  }
  const { item } = own;
  const { firstChild } = item;
  const hasFocus = item.matches(':focus-within');
  item.replaceChildren(firstChild);
  const addButton = (textContent, ariaLabel, reason) => {
    const onclick = () => {
      if (!toasts.includes(own)) return;
      leave(own, reason);
      // The focus has gone back before a dialog opens, which remembers it.
      arrange();
      if (!ariaLabel) action.run();
    };
    item.append(make('button', { type: 'button', textContent, ariaLabel, onclick }));
  };
  if (action) addButton(action.label, null, 'action');
  if (closeLabel) addButton('×', closeLabel, 'person');
  if (hasFocus) focus(firstChild);
  own.text = firstChild.textContent = textOf(text);
  own.news = [role, [own.text, action?.label].filter(Boolean).join(', ')];
  own.left = 1000 * (action ? Math.max(seconds, ACTION_SECONDS) : seconds);
  own.start = 0;
  arrangeSoon();
  if (isNew) group[isAtTop ? 'prepend' : 'append'](item);
}

const make = (name, properties) => Object.assign(document.createElement(name), properties);

const focus = (it) => it?.focus({ preventScroll: true });

const TEXT = 'a string that is not empty';
const warn = (place, must, got) => {
  console.warn(`jelly: toast: ${place}: must be ${must}; got ${textOf(got)}`);
};

/** The text of anything: an object without a prototype has none. */
function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** Removes a toast, thrown away to `x` and `y` pixels from its place. */
function leave(own, reason = 'code', x = 0, y = 0) {
  const index = toasts.indexOf(own);
  if (index < 0) return;
  toasts.splice(index, 1);
  clearTimeout(own.timer);
  own.news = undefined;
  const { item } = own;
  own.end(reason);
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The group takes it there.
  if (!isReduced) item.style.translate = `${THROW_REACH * x}px ${THROW_REACH * y}px`;
  item.style.opacity = 0;
  setTimeout(() => {
    // The pointer does not leave an element that is removed.
    isOver &&= !item.matches(':hover');
    item.remove();
    // Without a core nothing shrinks, and so nothing comes to rest.
    if (!group.body) hide();
  }, 1000 * FADE_DURATION);
  arrangeSoon();
}

function hide() {
  if (!toasts.length && layer.isConnected) layer.hidePopover?.();
}

/** Arranges the toasts once, after all calls of a task. */
function arrangeSoon() {
  if (!isDue) queueMicrotask(arrange);
  isDue = true;
}

/**
 * Lets screen readers read a toast once, when it is visible, with the name of its action.
 *
 * The toast itself is not a region: Orca reads "statusbar" for a status that gets the focus, in
 * Chromium without its text, and nothing for one that becomes an alert in Firefox.
 */
function announce(own) {
  if (!own.news || own.item.hidden) return;
  const [role, textContent] = own.news;
  own.news = undefined;
  const text = make('div', { textContent });
  live[role].append(text);
  // One that stays is read again as a part of the page.
  setTimeout(() => text.remove(), STAY);
}

/** Shows as many of the newest toasts as fit, and the number of the others; moves the focus on. */
function arrange() {
  isDue = false;
  raise();
  // The newest is at the edge: what leaves is farthest from it, and moves no other.
  if (isAtTop !== /start/.test(getComputedStyle(group).justifyContent)) {
    isAtTop = !isAtTop;
    group.append(...[...group.children].reverse());
  }
  const focused = group.getRootNode().activeElement; // Now: what is hidden loses it.
  let count = Math.min(toasts.length, MAXIMUM_VISIBLE);
  const isOutside = ({ offsetTop, offsetHeight }) =>
    offsetTop < 0 || offsetTop + offsetHeight > group.clientHeight;
  do {
    const others = toasts.length - count;
    rest.textContent = `+${others}`;
    rest.hidden = !others;
    toasts.forEach(({ item }, index) => (item.hidden = index < others));
  } while ([...group.children].some(isOutside) && --count > 0);
  const all = [...group.children];
  const isShown = (it) => it !== rest && !it.hidden && !it.style.opacity;
  const old = all.find((it) => it.contains(focused));
  if (old && !isShown(old)) {
    const next = all.slice(all.indexOf(old)).find(isShown) ?? all.findLast(isShown);
    focus(next?.firstChild ?? opener);
  }
  keepTime();
  toasts.filter((own) => own.news && !own.item.hidden).forEach((own, index) =>
    // Screen readers have found the regions by then. What comes in one frame is read in any order.
    setTimeout(announce, 1000 * ANNOUNCEMENT_DELAY * (index + 1), own)
  );
}

/** Stops the time of all toasts while somebody reads them, and while nobody can see them. */
function keepTime() {
  const isStill = document.hidden || isOver || group.matches(':focus-within');
  const now = performance.now();
  for (const own of toasts) {
    clearTimeout(own.timer);
    if (own.start) own.left -= now - own.start;
    // That of one that waits begins when it is shown. A longer time than a timer has is none.
    own.start = isStill || own.item.hidden ? 0 : now;
    if (own.start && own.left < 2 ** 31) own.timer = setTimeout(leave, own.left, own, 'time');
  }
}

/** The innermost element at a point, also in shadow trees. */
function elementAt(x, y, root = document) {
  const found = root.elementFromPoint(x, y);
  const inner = found?.shadowRoot;
  return inner && inner !== root ? elementAt(x, y, inner) ?? found : found;
}

/** The modal dialog or the full screen above all others; else the page. What is around is inert. */
function findHome() {
  let node = elementAt(innerWidth / 2, innerHeight - 1);
  while (node && !node.matches('dialog:modal, div:fullscreen')) {
    node = node.assignedSlot ?? node.parentElement ?? node.getRootNode().host;
  }
  const host = node?.getRootNode().host;
  // A drawer has its own dialog.
  if (host?.localName === 'jelly-drawer') return host;
  return node ?? findPage();
}

/** The element with the text styles of the page. */
const findPage = () => document.body ?? document.documentElement;

/**
 * Puts the toasts above the keyboard of a screen, and gives them the text styles of the page, not
 * those of the dialog that they are in.
 */
function dress() {
  layer.style.cssText = '';
  const set = (name, value) => layer.style.setProperty(name, value, 'important');
  set('bottom', `${keyboardLength(globalThis)}px`);
  if (layer.parentNode === findPage()) return;
  const style = getComputedStyle(findPage());
  for (const name of style) if (INHERITED.test(name)) set(name, style.getPropertyValue(name));
  // Its computed value would not follow the size of a font that a page gives to the toasts.
  set('line-height', parseFloat(style.lineHeight) / parseFloat(style.fontSize) || 'normal');
}

/** Puts the toasts above all that has opened since. */
function raise() {
  if (!toasts.length) return;
  const home = findHome();
  const { left, width, top, height } = toasts.at(-1).item.getBoundingClientRect();
  const isAbove = group.contains(elementAt(left + width / 2, top + height / 2));
  const isHome = layer.parentNode === home;
  if (!isHome) {
    const { adoptedStyleSheets } = home.getRootNode();
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
    home.append(layer);
  }
  dress();
  // Firefox has popovers from 125 on.
  if ((isHome && isAbove) || !layer.showPopover) return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

function makeGroup() {
  if (!customElements.get('jelly-group')) {
    load?.().catch(({ message }) => warn('jelly-group.js', 'available', message));
  }
  sheet = new CSSStyleSheet();
  sheet.replaceSync(toastStyle);
  // The libraries of dialogs hide all of a page from screen readers but what has this attribute.
  // Orca takes what is in a region that is "off" for announced, and is silent about it afterwards.
  const properties = { className: 'jelly-toasts-layer', popover: 'manual', ariaLive: '' };
  layer = make('div', properties);
  const made = make('jelly-group', { className: 'jelly-toasts' });
  const makeLive = (ariaLive) => make('div', { ariaLive });
  live = { status: makeLive('polite'), alert: makeLive('assertive') };
  layer.append(live.status, live.alert, made);
  made.toggleAttribute('draggable-items');
  // It takes no focus: a key that removes a toast shows one of those that it counts, and a button
  // would need a name in the language of the page, and room for all.
  rest = make('div', { ariaHidden: true, hidden: true });
  made.append(rest);

  const listen = (target, types, listener) =>
    types.split(' ').forEach((type) => target.addEventListener(type, listener, true));
  const raiseSoon = () => setTimeout(raise);
  // Not every event of a dialog leaves its shadow tree; the click or the key that opens it does.
  listen(document, 'toggle close jelly-open jelly-close fullscreenchange click keyup', raiseSoon);
  // It is also hidden when a dialog around it is closed or removed.
  new IntersectionObserver((all) => all.at(-1).isIntersecting || raise()).observe(made);
  // What a keyboard leaves of the window changes with the window, too.
  listen(visualViewport, 'resize scroll', () => toasts.length && arrangeSoon());
  listen(document, 'visibilitychange', keepTime);
  // A press takes the focus from nothing: a person may be writing. A double click selects a word.
  listen(made, 'mousedown', (event) => event.detail > 1 || event.preventDefault());
  listen(made, 'focusin focusout', () => setTimeout(keepTime));
  listen(document, 'focusout', (event) => {
    const [from] = event.composedPath();
    if (made.contains(event.relatedTarget) && !made.contains(from)) opener = from;
  });
  listen(made, 'pointerover pointerout', ({ type }) => {
    isOver = type === 'pointerover';
    keepTime();
  });
  const throwAway = (item, x, y) =>
    toasts.filter((own) => own.item.contains(item) || (item === rest && own.item.hidden))
      .forEach((own) => leave(own, 'person', x, y));
  listen(made, 'jelly-release', ({ detail: { items: [item], x, y, velocityX, velocityY } }) => {
    const distance = Math.hypot(x, y);
    const speed = (x * velocityX + y * velocityY) / distance; // Away from its place.
    if (speed > THROW_SPEED || (distance > THROW_DISTANCE && speed > -THROW_SPEED)) {
      throwAway(item, x, y);
    }
  });
  listen(made, 'keydown', (event) => {
    if (!/^(Escape|Delete|Backspace)$/.test(event.key)) return;
    event.preventDefault();
    throwAway(event.target);
  });
  // As in Radix; F6 leads to the browser's own bars.
  listen(document, 'keydown', (event) => {
    if (event.key === 'F8') {
      focus(made.matches(':focus-within') ? opener : toasts.at(-1)?.item.firstChild);
    }
  });
  listen(made, 'jelly-rest', hide);
  return made;
}
