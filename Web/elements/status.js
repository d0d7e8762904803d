// Announcements of an element to screen readers.
import { make } from './dom.js';

/**
 * The time for which a text stays, in milliseconds. Orca reads it whole, with Firefox and Chromium;
 * shorter times were not tried. A text that stays is read again as a part of the page.
 */
const STAY = 1000;

/** The style of a text that is announced and not shown. */
export const statusStyle = `
[aria-live] { position: absolute; clip-path: inset(50%); white-space: nowrap }
`;

/**
 * Makes the text, and the function that announces one; an empty one removes it. It does not have a
 * role: with the role `status` it would be a place for the reading cursor, also while it is empty.
 */
export function makeStatus() {
  const status = make('span', { 'aria-live': 'polite', 'aria-atomic': 'true' });
  let timer;
  const say = (text = '') => {
    clearTimeout(timer);
    status.textContent = text;
    // A timer would hold an element that has left the page.
    if (text) timer = setTimeout(say, STAY);
  };
  return [status, say];
}
