// The keyboard of a screen, which covers a page and does not change its size.

/** The length that the keyboard covers of what ends at a place from the top, in pixels. */
export function keyboardLength({ document, visualViewport }, end = Infinity) {
  const { offsetTop, height, scale } = visualViewport;
  const bottom = Math.min(end, document.documentElement.clientHeight);
  // A part of a page that is magnified is not covered by a keyboard.
  return scale > 1.01 ? 0 : Math.max(Math.round(bottom - offsetTop - height), 0);
}
