// The last tap in a page: a change of a drawing begins where it was.
import { OWNER } from './drawing.js';

/** The time from a tap on in which a change begins where it was, in milliseconds. */
const TIME = 1000;

/** The place and the time of the last press of a finger or a mouse, and the elements under it. */
let tap;

/** Notes a press. The event would hold the elements, also when a page has removed them. */
function note(event) {
  const { clientX, clientY, timeStamp } = event;
  tap = { clientX, clientY, timeStamp, path: new WeakSet(event.composedPath()) };
}

/** Notes taps from now on; a second call changes nothing. */
export const followTaps = () => addEventListener('pointerdown', note, true);

/** The place of a tap a short time ago on an element, or on what it is pressed with. */
export function tapOn(element) {
  const owner = element.closest(OWNER) ?? element;
  const isNew = tap?.path.has(owner) && performance.now() - tap.timeStamp < TIME;
  return isNew ? tap : undefined;
}
