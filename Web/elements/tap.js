// The last tap in a page: a change of a drawing begins where it was.
import { OWNER } from './drawing.js';

/** The time from a tap on in which a change begins where it was, in milliseconds. */
const TIME = 1000;

/** The last event with which a finger or a mouse went down, and the elements under it. */
let tap;

/** Notes taps from now on. */
export const followTaps = () =>
  addEventListener('pointerdown', (event) => (tap = { event, path: event.composedPath() }), true);

/** The event of a tap a short time ago on an element, or on what it is pressed with. */
export function tapOn(element) {
  const owner = element.closest(OWNER) ?? element;
  const isNew = tap?.path.includes(owner) && performance.now() - tap.event.timeStamp < TIME;
  return isNew ? tap.event : undefined;
}
