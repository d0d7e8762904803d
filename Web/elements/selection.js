// Selects text that a mouse could also drag.
import { windowOf } from './dom.js';

/** The place in a text nearest to a point; undefined in a shadow tree and in an old Firefox. */
function placeAt({ clientX, clientY }, text) {
  const { left, right, top, bottom } = text.getBoundingClientRect();
  const limit = (min, length, max) => Math.min(Math.max(min + 1, length), max - 1);
  const place = text.ownerDocument.caretRangeFromPoint?.(
    limit(left, clientX, right),
    limit(top, clientY, bottom),
  );
  return text.contains(place?.startContainer) ? place : undefined;
}

/**
 * For the press of a mouse on a text with `user-select: text`: a function that is called with each
 * point from the first one away from the press on, and returns whether the mouse selects. It does
 * if it has gone sideways; up and down it drags, as toasts of Sonner do.
 *
 * The owner of the text gets the focus then, so that the keys that copy reach the text. The browser
 * selects by itself only if each press takes the focus, also a click and a drag.
 */
export function selecting(press, owner) {
  const [text] = press.composedPath();
  const view = windowOf(text);
  const isText = press.pointerType === 'mouse' &&
    view.getComputedStyle(text).webkitUserSelect === 'text';
  const start = isText && placeAt(press, text);
  if (!start) return () => false;
  let isOn;
  return (point) => {
    const { clientX: x, clientY: y } = press;
    isOn ??= Math.abs(point.clientX - x) > Math.abs(point.clientY - y);
    const end = isOn && placeAt(point, text);
    if (!end) return isOn;
    // As after any press of a mouse, without a ring.
    owner.focus({ preventScroll: true, focusVisible: false });
    view.getSelection().setBaseAndExtent(
      start.startContainer,
      start.startOffset,
      end.startContainer,
      end.startOffset,
    );
    return true;
  };
}
