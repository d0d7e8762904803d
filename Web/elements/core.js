// The core in a page: its functions, and its memory.
//
//   0 … heap     the core's stack and constants
//   text         the path data of one frame, one line for each outline
//   numbers      numbers for the core and from it: settings, values, the outline being drawn
//   bodies       a slot for each element, which is reused when the element goes
//
// The core of a control is `control.core`; controls that come from one file share one.
import { unpack } from './declare.js';

const PAGE = 65536;
/** The numbers of the longest command. */
const LONGEST = 7;
/** The letters of a number in a text, at most. */
const LETTERS = 16;
/** The elements whose numbers did not all fit. */
const full = new WeakSet();
const decoder = new TextDecoder();

/**
 * The core's functions, from an instance of its module, with the functions that handle its memory.
 * Lengths are CSS pixels, times seconds.
 */
export function openCore({ exports }) {
  const { memory } = exports;
  const text = exports.__heap_base.value;
  // A drawing of a page's own has up to 9000 curves; else a dozen items of a menu whose bridges
  // have just parted must fit, and two outlines of twelve children that lie over each other, in
  // 8192 numbers.
  const [textSize, numberSize] = exports.bend ? [32 * PAGE, 8 * PAGE] : [4 * PAGE, PAGE];
  const numbers = text + textSize;
  const bodies = numbers + numberSize;
  let heapEnd = bodies;
  let bytes = new Uint8Array(memory.buffer);
  const freeSlots = {}; // The slots that elements have freed, by size.
  return {
    ...exports,
    lines: text,
    lastLine: numbers - LETTERS * numberSize / 8, // Every line that starts before this place fits.
    numbers,
    limit: bodies, // Nothing is written from here on.

    /** Allocates memory for a body or a drawing of `size` bytes. */
    allocate(size) {
      const slotLength = slotSize(size);
      const slot = freeSlots[slotLength]?.pop();
      if (slot) return slot;
      heapEnd += slotLength;
      const missing = heapEnd - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return heapEnd - slotLength;
    },

    /** Frees the memory of a body or a drawing. */
    free(slot, size) {
      (freeSlots[slotSize(size)] ??= []).push(slot);
    },

    /** Writes numbers for the core; returns their address. */
    give(settings) {
      new Float64Array(memory.buffer, numbers, numberSize / 8).set(settings);
      return numbers;
    },

    /** The numbers that the core has written, up to `end`. */
    taken: (end) => new Float64Array(memory.buffer, numbers, (end - numbers) / 8),

    /** The lines that the core has written, up to `end`, without the last line feed. */
    read(end) {
      // Memory that has grown is another buffer, and the view of the old one is empty.
      if (!bytes.length) bytes = new Uint8Array(memory.buffer);
      return decoder.decode(bytes.subarray(text, end - 1));
    },

    /**
     * Writes a part of an outline as numbers; returns the address after them. One that is too long
     * ends after the last command that fits.
     */
    trace(element, part, time) {
      const { control, body } = element;
      const { start, end } = element.commandsAt?.(time) ?? {};
      return this.checked(
        element,
        start
          ? exports.bend(body, time, start, end, numbers, bodies)
          : exports.draw(control.kind, body, part, time, numbers, bodies),
      );
    },

    /** Returns the address after numbers that an element has; warns once if not all fit. */
    checked(element, end) {
      if (end > bodies - 8 * LONGEST && !full.has(element)) {
        full.add(element);
        element.warn?.(`outline: must be at most ${numberSize / 8} numbers; got more`);
      }
      return end;
    },

    /** Returns whether a drawing fits as it moves. */
    fits: ({ body, commands: { start, end } }) => exports.fits(body, start, end, numbers, bodies),

    /** Writes the outline that was drawn last as a line of text; returns the address after it. */
    line: (end, start) => exports.text(numbers, end, start),

    /**
     * The texts of paths as keyframes, where those with the same commands have the same in their
     * texts, and the rectangle around all of them.
     */
    keyframes(paths) {
      const texts = [];
      const box = [Infinity, Infinity, -Infinity, -Infinity];
      let end = text;
      for (let index = 0; index < paths.length; index++) {
        const path = paths[index];
        this.give(path);
        end = exports.text(numbers, numbers + 8 * path.length, end, 1);
        const [left, top, right, bottom] = this.taken(numbers + 32);
        box[0] = Math.min(box[0], left);
        box[1] = Math.min(box[1], top);
        box[2] = Math.max(box[2], right);
        box[3] = Math.max(box[3], bottom);
        const next = paths[index + 1];
        if (next && end + LETTERS * next.length < numbers) continue;
        texts.push(...this.read(end).split('\n'));
        end = text;
      }
      return { texts, box };
    },
  };
}

/**
 * The bytes of the slot for `size` bytes: one of eight sizes between a power of two and the next.
 * Drawings have any size, and with few sizes of slots those that were freed are used again.
 */
function slotSize(size) {
  const step = 2 ** Math.max(Math.floor(Math.log2(size)) - 3, 3);
  return Math.ceil(size / step) * step;
}

/** A control's values, by name. */
export const values = (element, time) => {
  const { control: { core, kind, values }, body } = element;
  const end = core.values(kind, body, time, core.numbers, core.limit);
  return unpack(values, core.taken(core.checked(element, end)));
};

/** The values of a control's layout, by name. */
export const layout = (element) => {
  const { control: { core, kind, layout }, body } = element;
  const end = core.layout(kind, body, core.numbers, core.limit);
  return unpack(layout, core.taken(core.checked(element, end)));
};

/**
 * The exact outline as numbers: each command is a verb (0–4 for M L Q C Z) and its coordinates. The
 * numbers are valid until the next call of the core.
 */
export const outline = (element, time) => {
  const { core } = element.control;
  return core.taken(core.trace(element, 0, time));
};

/** One part of an outline, as path data. */
export const partPath = (element, part, time) => {
  const { core } = element.control;
  return core.read(core.line(core.trace(element, part, time), core.lines));
};

/** Draws elements as they are at `time`; the text of many is decoded together. */
export function paint(elements, time) {
  let shown = 0;
  let end;
  for (let drawn = 1; drawn <= elements.length; drawn++) {
    const element = elements[drawn - 1];
    const { core } = element.control;
    end = core.line(core.trace(element, element.mainPart ?? 0, time), end ?? core.lines);
    if (elements[drawn]?.control.core === core && end < core.lastLine) continue;
    const text = core.read(end);
    const lines = drawn - shown > 1 ? text.split('\n') : [text];
    for (let line = 0; shown < drawn; line++) {
      const next = elements[shown++];
      next.shownTime = time;
      const data = lines[line];
      const pathOf = (part) => part && part !== next.mainPart ? partPath(next, part, time) : data;
      next.render(pathOf, time);
    }
    end = undefined;
  }
}
