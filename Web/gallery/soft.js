// Soft bodies of the page's own, which the lab's module holds: what the clock needs to draw them.
import { openLab } from '../lab/answers.js';

/** The numbers of events, as in SoftExports.swift and EdgeExports.swift. */
export const [BEGAN, MOVED, ENDED, CANCELLED, POKED, RESIZED, TUNED] = [0, 1, 2, 3, 4, 5, 6];

const TEXT = 65536; // Bytes for the lines of one frame.
const LINE = 12288; // Every line fits into so many.
const NUMBERS = 16384; // Bytes for the outline of a body.

/**
 * What the clock needs of a core: it lets bodies draw themselves by `trace(time, numbers)`, and
 * writes what they have drawn as text.
 */
function coreOf({ exports }) {
  const { memory } = exports;
  const [lines, numbers] = [exports.room(TEXT), exports.room(NUMBERS)];
  const decoder = new TextDecoder();
  return {
    ...exports,
    lines,
    lastLine: lines + TEXT - LINE,
    numbers,
    give(list) {
      new Float64Array(memory.buffer, numbers).set(list);
      return [numbers, numbers + 8 * list.length];
    },
    taken: (end) => new Float64Array(memory.buffer, numbers, (end - numbers) / 8),
    read: (end) => decoder.decode(new Uint8Array(memory.buffer, lines, end - 1 - lines)),
    trace: (body, _, time) => body.trace(time, numbers),
    line: (end, start) => exports.softText(numbers, end, start),
    /** What has been drawn up to an address, as path data. */
    path(end) {
      return this.read(this.line(end, lines));
    },
  };
}

/** Where a pointer is on a drawing, in its pixels. */
export function placeOn(drawing, { clientX, clientY }) {
  const { left, top } = drawing.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

let core;

/** The core of all such bodies. */
export async function openCoreOfLab() {
  return (core ??= coreOf(await openLab()));
}
