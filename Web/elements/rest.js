// The path data that a page has written, while a motion shows others in their place. They are kept
// in attributes, so that a copy of the page made in mid-motion can be mended.

const REST = 'data-jelly-rest';

/** Keeps the path data of a form, which a motion changes. */
export const keepRest = (form) => form.setAttribute(REST, `d ${form.getAttribute('d')}`);

/** Marks an element that is only there during a motion. */
export const markTemporary = (element) => element.setAttribute(REST, '');

/** Gives an element back what was kept, or removes one that was only there during a motion. */
export function restore(element) {
  const text = element.getAttribute(REST);
  if (text === null) return;
  if (text === '') return element.remove();
  forgetRest(element);
  // A page may have written anything there.
  if (text.startsWith('d ')) element.setAttribute('d', text.slice(2));
}

/** Forgets what was kept: the page has written something else meanwhile. */
export const forgetRest = (element) => element.removeAttribute(REST);

/** Restores an element and all in it. */
export function restoreAll(element) {
  restore(element);
  element.querySelectorAll(`[${REST}]`).forEach(restore);
}
