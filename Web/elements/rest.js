// The values that a page has written, while a motion shows others in their place. They are kept in
// attributes, so that a copy of the page made in mid-motion can be mended.

const REST = 'data-jelly-rest';
const STYLES = ['visibility', 'overflow', 'translate'];
const ATTRIBUTES = ['d', 'transform'];

/** Keeps an attribute or a style of an element, which a motion changes. */
export function keepRest(element, name) {
  const value = STYLES.includes(name) ? element.style[name] : element.getAttribute(name);
  element.setAttribute(REST, JSON.stringify([name, value]));
}

/** Marks an element that is only there during a motion. */
export const markTemporary = (element) => element.setAttribute(REST, '');

/** Gives an element back what was kept, or removes one that was only there during a motion. */
export function restore(element) {
  const text = element.getAttribute(REST);
  if (text === null) return;
  if (text === '') return element.remove();
  forgetRest(element);
  let kept = [];
  try {
    kept = JSON.parse(text);
  } catch {
    // A page may have written anything there.
  }
  const [name, value] = [].concat(kept);
  if (STYLES.includes(name)) {
    element.style[name] = value;
    if (!element.getAttribute('style')) element.removeAttribute('style');
  } else if (ATTRIBUTES.includes(name)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Forgets what was kept: the page has written something else meanwhile. */
export const forgetRest = (element) => element.removeAttribute(REST);

/** Restores an element and all in it. */
export function restoreAll(element) {
  restore(element);
  element.querySelectorAll(`[${REST}]`).forEach(restore);
}
