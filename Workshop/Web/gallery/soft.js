// Soft bodies of the page's own, in the module of the elements: what the clock needs to draw them.
import { BAR } from '../../../Web/elements/schema/jelly-bar.js';

/** The numbers of events, as in EdgeExports.swift. */
export const [BEGAN, MOVED, ENDED, CANCELLED, RESIZED] = [0, 1, 2, 3, 5];

/** The elements' core, for bodies that draw themselves by `trace(time, numbers)`. */
function coreOf(core) {
  return {
    ...core,
    give(list) {
      const start = core.give(list);
      return [start, start + 8 * list.length];
    },
    trace: (body, _, time) => body.trace(time, core.numbers),
    /** Returns the drawing up to an address, as path data. */
    path: (end) => core.read(core.line(end, core.lines)),
  };
}

/** A finger that has rested on a drawing for so long pulls it, whichever way it goes; in ms. */
const PRESS = 200;

/**
 * Lets a finger pull a drawing up and down. One that goes up or down at once scrolls the page
 * (`touch-action: pan-y`); one that goes to the side, or has rested first, pulls the drawing.
 */
export function pullAfterRest(drawing) {
  let pressed; // When the last finger came down.
  drawing.addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp));
  // Here from the start: a listener that comes with the finger would be too late for the browser.
  drawing.addEventListener('touchmove', (move) => {
    if (move.cancelable && move.timeStamp - pressed > PRESS) move.preventDefault();
  }, { passive: false });
}

let core;

/** The core of all such bodies; the elements must be defined. */
export function coreOfBodies() {
  return (core ??= coreOf(BAR.core));
}
