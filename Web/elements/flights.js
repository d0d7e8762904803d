// Where flights are better than frames.

/**
 * Whether they are in this browser. Firefox and WebKit play `clip-path` in the page's thread: there
 * it costs more than the frames (Firefox, ten switches: 273 ms for 230), and WebKit draws the edge
 * of a clip differently (by up to 68 of 255).
 */
export const isFlightBetter = !!globalThis.navigator?.userAgentData?.brands
  .some(({ brand }) => brand === 'Chromium');

/**
 * The number of bodies, and of icons, that may fly at once: more would cost the compositor more
 * than they save the page (ten bars: 530 ms in all, and 400 by frames; one: 220 and 290). Where
 * more move, none takes off, since the page then draws frames anyway (ten bars with four flights:
 * 585 ms, and 455 without).
 */
export const FLIGHTS = 4;
