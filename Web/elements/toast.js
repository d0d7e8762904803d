// Toasts: `toast('Saved')`. Those that are shown at once are the children of one <jelly-group>, so
// they join and part like drops. Without the group's script they are plain.
import { keyboardLength } from './keyboard.js';

/** The largest number of toasts that are shown; in Sonner it is the same. */
const MOST = 3;
/** The time for which a toast is shown by default, in seconds: two lines are read in less. */
const SECONDS = 5;
/** The longest time of a timer in browsers, in milliseconds; what takes longer has none. */
const FOREVER = 2 ** 31 - 1;
/** The time from a status to its text, in milliseconds: a screen reader has found it by then. */
const TEXT_DELAY = 100;
/** The time in which a toast fades, in milliseconds. */
const FADE = 150;
/** The distance at which a toast that is let go is thrown away, in pixels. */
const FAR = 40;
/** The speed at which it is thrown away at a smaller distance, in pixels per second; as in vaul. */
const FAST = 400;
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
  pointer-events: auto; transition: opacity .15s;
}
:where(.jelly-toasts span) {
  display: block; min-height: 1lh; cursor: text; user-select: text; -webkit-user-select: text;
}
:where(.jelly-toasts:not(:defined) > *) {
  background: var(--jelly-fill); outline: 1px solid var(--jelly-stroke);
}
:where(.jelly-toasts > :focus-visible) { outline: 2px solid; outline-offset: -5px }
.jelly-toasts > [hidden] { display: none }
`;

let layer; // The box of the group in the top layer.
let group;
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
 * Backspace remove a toast.
 *
 * @param {string} text
 * @param {object} [options]
 * @param {'status' | 'alert'} [options.role] - `alert` for what is urgent: screen readers interrupt
 *   themselves for it.
 * @param {number} [options.seconds] - How long it is shown: above 0, 5 by default; `Infinity` until
 *   it is closed.
 * @returns {{ close(): void }}
 */
export function toast(text, options) {
  // One copy of this module shows the toasts of all: two stacks would lie over each other.
  return (globalThis[Symbol.for('jelly-toast')] ??= add)(text, options);
}

function add(text, options) {
  // Code that a page and a server share, such as for errors, must not fail because of a toast.
  if (!globalThis.document) {
    warn('document', 'there');
    return { close() {} };
  }
  const isRole = (it) => ['status', 'alert'].includes(it);
  const role = option(options, 'role', 'status or alert', isRole) ?? 'status';
  const isTime = (it) => typeof it === 'number' && it > 0;
  const seconds = option(options, 'seconds', 'a number above 0', isTime) ?? SECONDS;
  if (typeof text !== 'string' || !text.trim()) warn('text', 'a string that is not empty', text);
  const item = document.createElement('div');
  item.role = role;
  item.tabIndex = 0;
  item.append(document.createElement('span'));
  const own = { item, left: 1000 * seconds };
  const write = () => {
    item.firstChild.textContent = textOf(text);
    // Once for all that are due: a thousand in a row took seconds.
    arrangeSoon(setTimeout);
  };
  // Firefox reads only the first letter of a text that comes into an alert. A status that is born
  // with its text is not read.
  if (role === 'alert') write();
  else setTimeout(write, TEXT_DELAY);
  group ??= makeGroup();
  group[isAtTop ? 'prepend' : 'append'](item);
  toasts.push(own);
  arrangeSoon();
  return { close: () => leave(own) };
}

const warn = (place, must, got) =>
  console.warn(`jelly: toast: ${place}: must be ${must}; got ${textOf(got)}`);

/** The text of anything: an object without a prototype has none. */
function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** An option, if it is valid: a toast with a wrong one is shown all the same. */
function option(options, name, must, isValid) {
  const value = options?.[name] ?? undefined;
  if (value === undefined || isValid(value)) return value;
  warn(name, must, value);
}

/** Removes a toast, thrown away to `x` and `y` pixels from its place. */
function leave(own, x = 0, y = 0) {
  const index = toasts.indexOf(own);
  if (index < 0) return;
  toasts.splice(index, 1);
  clearTimeout(own.timer);
  const { item } = own;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // The group takes it there.
  if (!isReduced) item.style.translate = `${4 * x}px ${4 * y}px`;
  item.style.opacity = 0;
  setTimeout(() => {
    // The pointer does not leave an element that is removed.
    isOver &&= !item.matches(':hover');
    item.remove();
    // Without a core nothing shrinks, and so nothing comes to rest.
    if (!group.body) hide();
  }, item.hidden ? 0 : FADE);
  arrangeSoon();
}

function hide() {
  if (!toasts.length && layer.isConnected) layer.hidePopover?.();
}

/** Arranges the toasts once, after all calls of a task. */
function arrangeSoon(queue = queueMicrotask) {
  if (!isDue) queue(arrange);
  isDue = true;
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
  let count = Math.min(toasts.length, MOST);
  const isOutside = ({ offsetTop, offsetHeight }) =>
    offsetTop < 0 || offsetTop + offsetHeight > group.clientHeight;
  const isTooLarge = () => [...group.children].some(isOutside);
  do show(count); while (isTooLarge() && --count > 0);
  if (group.contains(focused) && (focused.hidden || focused.style.opacity)) {
    const all = [...group.children];
    const isShown = (it) => it !== rest && !it.hidden && !it.style.opacity;
    const next = all.slice(all.indexOf(focused)).find(isShown) ?? all.findLast(isShown) ?? opener;
    next?.focus({ preventScroll: true });
  }
  keepTime();
}

function show(count) {
  const others = toasts.length - count;
  rest.textContent = `+${others}`;
  rest.hidden = !others;
  toasts.forEach(({ item }, index) => (item.hidden = index < others));
}

/** Stops the time of all toasts while somebody reads them, and while nobody can see them. */
function keepTime() {
  const isStill = document.hidden || isOver || group.matches(':focus-within');
  const now = performance.now();
  for (const own of toasts) {
    clearTimeout(own.timer);
    if (own.start) own.left -= now - own.start;
    own.start = isStill ? 0 : now;
    if (!isStill && own.left < FOREVER) own.timer = setTimeout(leave, own.left, own);
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
  sheet = new CSSStyleSheet();
  sheet.replaceSync(toastStyle);
  const made = document.createElement('jelly-group');
  made.className = 'jelly-toasts';
  layer = document.createElement('div');
  layer.className = 'jelly-toasts-layer';
  layer.popover = 'manual';
  // The libraries of dialogs hide all of a page from screen readers but what has this attribute.
  // With "off" only the toasts are announced, each by its own role.
  layer.ariaLive = 'off';
  layer.append(made);
  made.setAttribute('draggable-items', '');
  // It takes no focus: a key that removes a toast shows one of those that it counts, and a button
  // would need a name in the language of the page, and room for all.
  rest = document.createElement('div');
  rest.ariaHidden = true;
  rest.hidden = true;
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
    toasts.filter((own) => own.item === item || (item === rest && own.item.hidden))
      .forEach((own) => leave(own, x, y));
  listen(made, 'jelly-release', ({ detail: { items: [item], x, y, velocityX, velocityY } }) => {
    const distance = Math.hypot(x, y);
    const speed = (x * velocityX + y * velocityY) / distance; // Away from its place.
    if (speed > FAST || (distance > FAR && speed > -FAST)) throwAway(item, x, y);
  });
  listen(made, 'keydown', (event) => {
    if (!['Escape', 'Delete', 'Backspace'].includes(event.key)) return;
    event.preventDefault();
    throwAway(event.target);
  });
  listen(made, 'jelly-rest', hide);
  return made;
}
