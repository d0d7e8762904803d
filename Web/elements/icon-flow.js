// The flow of an icon along a match, in a core of its own.
import { make } from './dom.js';
import { layersOf, paintAt, setPaint } from './paint.js';
import { COORDINATES } from './path-data.js';

/** The numbers of a match before those of its first piece, and of a piece before its points. */
const [HEAD, PIECE] = [4, 4];

export const warn = (text) => console.warn(`jelly: <jelly-icon>: ${text}`);

/** The core, as soon as it is there. */
export let core;

const requested = () => fetch(new URL('../jelly-icon.wasm', import.meta.url));
let opened;

/** Gets the core, once; returns whether it is there: without one drawings change at once. */
export const open = () => opened ??= openCore();

async function openCore() {
  // A server has no drawings.
  if (!globalThis.customElements) return false;
  try {
    const bytes = await requested().then((response) => response.arrayBuffer());
    const { instance: { exports } } = await WebAssembly.instantiate(bytes);
    let end = exports.__heap_base.value + 65536;
    const free = {};
    core = {
      ...exports,
      numbers: exports.__heap_base.value,
      allocate(size) {
        const slot = free[size]?.pop() ?? end;
        if (slot === end) end += size + 15 & ~15;
        const missing = end - exports.memory.buffer.byteLength;
        if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
        return slot;
      },
      free: (slot, size) => (free[size] ??= []).push(slot),
      at: (end) => new Float64Array(exports.memory.buffer, core.numbers, (end - core.numbers) / 8),
    };
  } catch ({ message }) {
    warn(`core: must be available; got ${message}`);
  }
  return !!core;
}

/** The pieces of a match: their paints at both ends, and whether these have fill and stroke. */
function* piecesOf(match) {
  for (let [at, index] = [HEAD, 0]; index < match[2]; index++) {
    const [kind, start, end, count] = match.slice(at, at + PIECE);
    yield [
      { index: start, fills: kind & 16, strokes: kind & 64 },
      { index: end, fills: kind & 32, strokes: kind & 128 },
    ];
    at += PIECE + 2 * (2 + 6 * count) + count;
  }
}

/** A flow from one drawing to another one, in the core's memory. */
export class Flow {
  #memory;
  #size;
  #strands;

  /** Makes it of the numbers of a match; undefined if they are none. */
  static of(match, from, to, isBack) {
    const count = match.length;
    const [, , pieces, cubics] = match;
    if (
      !(count > HEAD && count < 8192 && pieces > 0 && cubics > 0 && pieces < 65 && cubics < 257)
    ) {
      return undefined;
    }
    const flow = new Flow();
    flow.#size = core.iconSize(cubics, pieces);
    flow.#memory = core.allocate(flow.#size);
    new Float64Array(core.memory.buffer, core.numbers, count).set(match);
    if (core.iconMake(flow.#memory, cubics, pieces, core.numbers, count)) {
      flow.#weave(match, from, to, isBack);
      if (flow.#strands) return flow;
    }
    flow.free();
    return undefined;
  }

  /** Makes the paths: the pieces with one paint at the start and one at the end are one. */
  #weave(match, from, to, isBack) {
    const strands = new Map();
    let piece = 0;
    for (const ends of piecesOf(match)) {
      const [start, end] = isBack ? ends.reverse() : ends;
      const key = JSON.stringify([start, end]);
      const nodes = [from.nodes[start.index], to.nodes[end.index]];
      if (!nodes[0] || !nodes[1]) return;
      const paintOf = ({ paint }, { fills, strokes }, scale) => ({
        ...paint,
        fillOpacity: fills ? paint.fillOpacity : 0,
        width: strokes ? paint.width * scale : 0,
      });
      if (!strands.has(key)) {
        const starts = [paintOf(nodes[0], start, to.size / from.size)];
        strands.set(key, {
          pieces: [],
          order: end.index,
          paths: layersOf(starts, [paintOf(nodes[1], end, 1)]).map((layer) => ({
            layer,
            painted: {},
            path: make('path'),
          })),
        });
      }
      strands.get(key).pieces.push(piece++);
    }
    this.#strands = [...strands.values()].sort((one, other) => one.order - other.order);
  }

  start(isBack, size, [x, y, wave], time) {
    return core.iconStart(this.#memory, isBack, size, x, y, wave, time);
  }

  /** The paints of the way back are these in the other order. */
  turn() {
    for (const { paths } of this.#strands) {
      for (const one of paths) {
        one.layer = { ...one.layer, start: one.layer.end, end: one.layer.start };
      }
    }
  }

  /** Shows a time, in the coordinates of a drawing. */
  draw(time, { box, size }) {
    const share = core.iconShare(this.#memory, time);
    const [left, top] = [
      box.x + (box.width - size) / 2,
      box.y + (box.height - size) / 2,
    ];
    const place = (number, axis) => (size * number + (axis ? top : left)).toFixed(3);
    for (const { pieces, paths } of this.#strands) {
      let data = '';
      const numbers = this.numbersOf(pieces, time);
      for (let at = 0; at < numbers.length;) {
        const verb = numbers[at++];
        const count = COORDINATES[verb];
        data += 'MLQCZ'[verb];
        for (let index = 0; index < count; index++) data += `${place(numbers[at++], index % 2)} `;
      }
      for (const { path, layer, painted } of paths) {
        path.setAttribute('d', data);
        setPaint(path, paintAt(layer, share), { scale: 1, color: 'currentColor' }, painted);
      }
    }
  }

  /**
   * The commands of pieces at a time, in sizes; they are valid until the next call. With the style
   * of a stroke (width, join, cap, limit of miters) they are its outline.
   */
  numbersOf(pieces, time, stroke) {
    let end = core.numbers;
    for (const piece of pieces) {
      const place = [end, core.numbers + 65536];
      end = stroke
        ? core.iconStroke(this.#memory, piece, time, ...stroke, ...place)
        : core.iconDraw(this.#memory, piece, time, ...place);
    }
    return core.at(end);
  }

  /** What is painted, from back to front: of each layer its paints, its pieces and its path. */
  get layers() {
    return this.#strands.flatMap(({ pieces, paths }) =>
      paths.map(({ layer, path }) => ({ ...layer, pieces, path }))
    );
  }

  free() {
    core.free(this.#memory, this.#size);
  }
}
