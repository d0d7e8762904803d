// One instance of the core for a whole page, and its memory:
//
//   0 … heap     the core's stack and constants
//   text         the path data of one frame, a line an outline
//   commands     the outline being drawn, as numbers
//   bodies       a slot for each element, used again when the element goes
import { wasmURL } from './wasm-url.js';

const { instance } = await WebAssembly.instantiateStreaming(fetch(wasmURL));

/** The core's functions. Lengths are CSS pixels, times seconds. */
export const core = { ...instance.exports };

const { memory, text: writeText } = core;
const PAGE = 65536;
const text = core.__heap_base.value;
const lastLine = text + PAGE - 4096; // A line that starts before this has room.
const commands = text + PAGE;
let heapEnd = commands + 4096;
const freeSlots = {}; // What elements have given back, by size.

/** Memory for a body of `size` bytes. */
export function allocate(size) {
  const slot = freeSlots[size]?.pop();
  if (slot) return slot;
  heapEnd += size;
  const missing = heapEnd - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  return heapEnd - size;
}

/** Takes the memory of a body back. */
export function free(slot, size) {
  (freeSlots[size] ??= []).push(slot);
}

/** The exact outline of a body: numbers, with a verb before each command's (0–4 for M L Q C Z). */
export function outline(body, time) {
  const end = body.draw(time, commands);
  return new Float64Array(memory.buffer, commands, (end - commands) / 8);
}

const decoder = new TextDecoder();

/** Shows bodies as they are at `time`; the text of many is decoded at once. */
export function paint(bodies, time) {
  let shown = 0;
  let end = text;
  for (let drawn = 1; drawn <= bodies.length; drawn++) {
    end = writeText(commands, bodies[drawn - 1].draw(time, commands), end);
    if (drawn < bodies.length && end < lastLine) continue;
    const lines = decoder.decode(new Uint8Array(memory.buffer, text, end - text)).split('\n');
    for (let line = 0; shown < drawn; line++) bodies[shown++].show(lines[line], time);
    end = text;
  }
}

memory.grow(Math.ceil(Math.max(0, heapEnd - memory.buffer.byteLength) / PAGE));
