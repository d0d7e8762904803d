// One instance of the core for a whole page, and its memory:
//
//   0 … heap     the core's stack and constants text         the path data of one frame, one line
//   for each outline numbers      numbers for the core and from it: settings, values, the outline
//   being drawn bodies       a slot for each element, which is reused when the element goes
import { unpack } from './declare.js';
import { wasmURL } from './wasm-url.js';

const { instance } = await WebAssembly.instantiateStreaming(fetch(wasmURL));

/** The core's functions. Lengths are CSS pixels, times seconds. */
export const core = { ...instance.exports };

const { memory } = core;
const PAGE = 65536;
const text = core.__heap_base.value;
const lastLine = text + PAGE - 12288; // Every line that starts before this place has room.
const numbers = text + PAGE;
let heapEnd = numbers + 24576; // Room for a dozen items of a menu whose bridges have just parted.
const freeSlots = {}; // The slots that elements have freed, by size.

/** Allocates memory for a body of `size` bytes. */
export function allocate(size) {
  const slot = freeSlots[size]?.pop();
  if (slot) return slot;
  heapEnd += size;
  const missing = heapEnd - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  return heapEnd - size;
}

/** Frees the memory of a body. */
export function free(slot, size) {
  (freeSlots[size] ??= []).push(slot);
}

/** Writes numbers for the core; returns their address. */
export function give(settings) {
  new Float64Array(memory.buffer, numbers).set(settings);
  return numbers;
}

const taken = (end) => new Float64Array(memory.buffer, numbers, (end - numbers) / 8);

/** A control's values, by name. */
export const values = ({ control, body }, time) =>
  unpack(control.values, taken(core.values(control.kind, body, time, numbers)));

/** The values of a control's layout, by name. */
export const layout = ({ control, body }) =>
  unpack(control.layout, taken(core.layout(control.kind, body, numbers)));

/**
 * The exact outline as numbers: each command is a verb (0–4 for M L Q C Z) and its coordinates. The
 * numbers are valid until the next call of the core.
 */
export const outline = ({ control, body }, time) =>
  taken(core.draw(control.kind, body, 0, time, numbers));

const decoder = new TextDecoder();

const read = (end) => decoder.decode(new Uint8Array(memory.buffer, text, end - text));

/** One part of an outline, as path data in sixteenths of a pixel. */
export const partPath = ({ control, body }, part, time) =>
  read(core.text(numbers, core.draw(control.kind, body, part, time, numbers), text));

/** Draws elements as they are at `time`; the text of many is decoded together. */
export function paint(elements, time) {
  let shown = 0;
  let end = text;
  for (let drawn = 1; drawn <= elements.length; drawn++) {
    const { control, body } = elements[drawn - 1];
    end = core.text(numbers, core.draw(control.kind, body, 0, time, numbers), end);
    if (drawn < elements.length && end < lastLine) continue;
    const lines = read(end).split('\n');
    for (let line = 0; shown < drawn; line++) elements[shown++].show(lines[line], time);
    end = text;
  }
}
