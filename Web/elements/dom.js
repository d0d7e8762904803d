// The parts of a shadow tree: elements and style sheets, without any HTML or style as text in
// the page, so that a strict Content Security Policy and Trusted Types allow it.

/** The window that shows an element; null for a document that is not shown. */
export const windowOf = (element) => element.ownerDocument.defaultView;

/** The element around another one, in the tree that is shown. */
export const outerOf = (element) =>
  element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

const SVG = /^(svg|g|defs|mask|path|rect|circle|text)$/;

/**
 * Makes an element with attributes and content:
 * `make('button', { part: 'button', type: 'button' }, 'Refresh')`.
 */
export function make(name, attributes = {}, ...content) {
  const element = SVG.test(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute]);
  element.append(...content);
  return element;
}

/**
 * A function that makes copies of a tree, which is made with its first call: a copy takes a third
 * of the time.
 */
export function copies(makeFirst) {
  let first;
  return () => (first ??= makeFirst()).cloneNode(true);
}

/** An outline's path. Where it can be pressed costs less as an attribute than in a rule. */
export const makePath = (part) => make('path', { part, 'pointer-events': 'auto' });

/**
 * The color of an error: a red with so much of the text's color that it can be read wherever the
 * text can be read, also where a page is dark without a `color-scheme`.
 */
export const ERROR = 'var(--jelly-error-color, color-mix(in srgb, #f44336 72%, currentColor))';

/**
 * An animation that stays where it is, over an element's own style. It changes nothing that a page
 * has written, and a page's transition for all properties does not delay it.
 */
export function pausedAnimation(element, keyframes, options) {
  const animation = element.animate(keyframes, { duration: 1, fill: 'both', ...options });
  animation.pause();
  return animation;
}

/** Removes an element's own style; Chromium removes the attribute only if it was read before. */
export const clearStyle = (element) =>
  element.hasAttribute('style') && element.removeAttribute('style');

/** The sheets that have been made for a document, by their text. */
const sheets = new WeakMap();

/**
 * Gives a shadow tree these styles and no others. A sheet belongs to one document: an element that
 * moves into another document needs its styles again.
 */
export function adoptStyles(root, styles) {
  const { ownerDocument: page } = root;
  if (!sheets.has(page)) sheets.set(page, new Map());
  const made = sheets.get(page);
  root.adoptedStyleSheets = styles.map((text) => {
    if (!made.has(text)) {
      const sheet = new (windowOf(root).CSSStyleSheet)();
      sheet.replaceSync(text);
      made.set(text, sheet);
    }
    return made.get(text);
  });
}
