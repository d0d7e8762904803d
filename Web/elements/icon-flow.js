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

/** Of each match the ways along it that are in use, by their steps. */
const ways = new WeakMap();

/**
 * Where the points of a match are at a time, in the core's memory.
 *
 * It has a time, the path data then, and the share of the paint at the end; and the plans of its
 * flights.
 */
class Way {
  users = 0;

  constructor(match) {
    const [, , pieces, cubics] = match;
    this.size = core.iconSize(cubics, pieces);
    this.memory = core.allocate(this.size);
    new Float64Array(core.memory.buffer, core.numbers, match.length).set(match);
    this.isMade = core.iconMake(this.memory, cubics, pieces, core.numbers, match.length);
  }

  /** Starts, or turns, with a step. */
  start(step) {
    this.restTime = core.iconStart(this.memory, ...step);
    this.time = undefined;
    this.plans = {};
  }

  free() {
    core.free(this.memory, this.size);
  }
}

/**
 * A flow from one drawing to another one.
 *
 * Icons with equal drawings that change at the same time are on one way, with its path data: of
 * fifty equal icons one is moved. One that turns while others go on gets a way of its own, by the
 * same steps and so with the same bits.
 */
export class Flow {
  #match;
  #steps = [];
  #strands;

  /** Starts along the numbers of a match with a step; undefined if they are none. */
  static of(match, from, to, step) {
    const count = match.length;
    const [, , pieces, cubics] = match;
    if (
      !(count > HEAD && count < 8192 && pieces > 0 && cubics > 0 && pieces < 65 && cubics < 257)
    ) {
      return undefined;
    }
    const flow = new Flow();
    flow.#match = match;
    flow.#weave(match, from, to, step[0]);
    return flow.#strands && flow.start(step) ? flow : undefined;
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

  /**
   * Goes on with a step: whether it goes back, the size, the place and whether a wave starts there,
   * and the time. Returns false if the numbers are no match.
   */
  start(step) {
    if (!ways.has(this.#match)) ways.set(this.#match, new Map());
    const all = ways.get(this.#match);
    const { key: last = '', users } = this.way ?? {};
    const key = `${last} ${step}`;
    this.#steps.push(step);
    let way = all.get(key);
    if (!way && users === 1) {
      way = this.way;
      all.delete(last);
      way.start(step);
    } else {
      this.free();
      way ??= new Way(this.#match);
      if (!way.isMade) return way.free();
      if (!way.users++) this.#steps.forEach((step) => way.start(step));
    }
    this.way = way;
    all.set(way.key = key, way);
    return true;
  }

  /** Turns back with a step. The paints of the way back are these in the other order. */
  turn(step) {
    this.start(step);
    for (const { paths } of this.#strands) {
      for (const one of paths) {
        one.layer = { ...one.layer, start: one.layer.end, end: one.layer.start };
      }
    }
  }

  /** Shows a time, in the coordinates of a drawing. */
  draw(time, drawing) {
    const way = this.way;
    if (way.time !== time) {
      way.time = time;
      way.share = core.iconShare(way.memory, time);
      way.lines = this.#strands.map(({ pieces }) => this.#line(pieces, time, drawing));
    }
    this.#strands.forEach(({ paths }, index) => {
      for (const { path, layer, painted } of paths) {
        path.setAttribute('d', way.lines[index]);
        if (layer.isStill && painted.fill) continue;
        setPaint(path, paintAt(layer, way.share), { scale: 1, color: 'currentColor' }, painted);
      }
    });
  }

  /** The path data of pieces at a time. */
  #line(pieces, time, { box, size }) {
    const [left, top] = [
      box.x + (box.width - size) / 2,
      box.y + (box.height - size) / 2,
    ];
    const place = (number, axis) => (size * number + (axis ? top : left)).toFixed(3);
    let data = '';
    const numbers = this.numbersOf(pieces, time);
    for (let at = 0; at < numbers.length;) {
      const verb = numbers[at++];
      const count = COORDINATES[verb];
      data += 'MLQCZ'[verb];
      for (let index = 0; index < count; index++) data += `${place(numbers[at++], index % 2)} `;
    }
    return data;
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
        ? core.iconStroke(this.way.memory, piece, time, ...stroke, ...place)
        : core.iconDraw(this.way.memory, piece, time, ...place);
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
    const way = this.way;
    if (!way || --way.users) return;
    ways.get(this.#match).delete(way.key);
    way.free();
  }
}
