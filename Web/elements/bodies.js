// Bodies without elements: for a canvas, PixiJS, three.js, Skia, or a server.
//
//     const { bar } = await bodies('jelly.wasm');
//     const body = bar({ size: [390, 100], curve: 'soft' });
//     body.handle('touchBegan', { x: 195, y: 60 }, time);
//     context.fill(body.draw(time, new Path2D()));    // until body.restTime
import { demand, oneOf, pack, tuningNumbers, TUNINGS, unpack } from './declare.js';
import { find, holds } from './load.js';
import { COORDINATES } from './path-data.js';
import * as schema from './schema/all.js';
import { checkFields, CONTROLS, fieldsOf, flat, withDrawing } from './trace.js';

/** The functions of a path in the order of the commands: those of a canvas, and of Skia. */
const DIALECTS = [
  ['moveTo', 'lineTo', 'quadraticCurveTo', 'bezierCurveTo', 'closePath'],
  ['moveTo', 'lineTo', 'quadTo', 'cubicTo', 'close'],
];

/** Frees the memory of bodies that nobody has any more. */
const forgotten = new FinalizationRegistry((free) => free());

/**
 * Returns a function for each control that a core has, by its name without `jelly-`; it makes a
 * body at rest.
 *
 * @param wasm The core: its address, a response, its bytes, or a compiled module; or a promise of
 *   one of these.
 */
export async function bodies(wasm) {
  const core = await find(await wasm);
  const controls = Object.values(schema).filter((control) => holds(core, control));
  return Object.fromEntries(controls.map((control) => {
    const name = CONTROLS[control.kind].name.slice('jelly-'.length);
    return [name, (options) => new Body({ ...control, core, name }, options)];
  }));
}

/** An elastic body: between two events it is a pure function of time. Times are in seconds. */
class Body {
  #control;
  #memory; // Its address in the core.
  #drawing; // What a shape bends: its memory in the core.

  constructor(control, { size, tuning = TUNINGS[0], ...settings } = {}) {
    this.#control = control;
    const { core, kind, name } = control;
    checkFields(size === undefined ? {} : { size }, [{ name: 'size', isRequired: true }], name);
    const list = [...control.settings, ...control.start];
    const [drawing, plain] = withDrawing(flat(settings), kind === schema.SHAPE.kind, name);
    checkFields(plain, list, name);
    this.#memory = core.allocate(core.size(kind));
    this.#keep(drawing);
    const make = (tuning) =>
      core.make(kind, this.#memory, ...size, core.give([...tuning, ...pack(list, plain)]));
    make([0, 0]); // A body is what checks a tuning.
    if (tuning !== TUNINGS[0]) make(this.#tuning(tuning));
  }

  /**
   * Handles an event, named as in a trace. Returns its effect, which the host must know at once:
   * `{ type: 'selected', index: 2 }`; undefined for none.
   */
  handle(type, fields = {}, time) {
    const { core, kind, effects } = this.#control;
    const { code, numbers, drawing } = this.#read(type, fields);
    if (!Number.isFinite(time)) demand('time', 'a number', time);
    const effect = core.handle(kind, this.#memory, code, time, core.give(numbers));
    if (drawing) this.#keep(drawing);
    return effect ? { type: effects[(effect & 255) - 1], index: effect >> 8 } : undefined;
  }

  /** The time from which on nothing changes until the next event; Infinity for a refresh's ring. */
  get restTime() {
    return this.#control.core.restTime(this.#control.kind, this.#memory);
  }

  /**
   * Draws the outline, or a part of it by its name, into a path: a Path2D, a canvas, a graphics of
   * PixiJS, a path of three.js or of Skia. Returns the path.
   */
  draw(time, path, part) {
    const names = DIALECTS.find((names) => path?.[names[3]]) ?? demand('path', 'a path', path);
    const n = this.outline(time, part);
    for (let at = 0; at < n.length;) {
      const name = names[n[at]];
      const count = COORDINATES[n[at++]] ?? 1;
      if (count === 2) path[name](n[at], n[at + 1]);
      else if (count === 4) path[name](n[at], n[at + 1], n[at + 2], n[at + 3]);
      else if (count === 6) {
        path[name](n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5]);
      } else if (name) path[name]();
      at += count; // A part of a drawing begins with the number of its units, and is not drawn.
    }
    return path;
  }

  /** The outline as numbers, valid until the next call: 0–4 for M L Q C Z, and coordinates. */
  outline(time, part) {
    const { core, parts } = this.#control;
    if (part !== undefined && !Object.hasOwn(parts, part)) {
      demand('part', oneOf(Object.keys(parts)), part);
    }
    const element = { control: this.#control, body: this.#memory, commandsAt: () => this.#drawing };
    return core.taken(core.trace(element, parts[part] ?? 0, time));
  }

  /** The values at a time, by name. */
  values(time) {
    const { core, kind, values } = this.#control;
    const end = core.values(kind, this.#memory, time, core.numbers, core.limit);
    return unpack(values, core.taken(end));
  }

  /** The values of the layout, which only events change, by name. */
  get layout() {
    const { core, kind, layout } = this.#control;
    return unpack(layout, core.taken(core.layout(kind, this.#memory, core.numbers, core.limit)));
  }

  /** The code of an event, its numbers, and its drawing; a mistake is an error with its place. */
  #read(type, fields) {
    const { events } = CONTROLS[this.#control.kind];
    const code = events.findIndex((event) => event.type === type);
    if (code < 0) demand('type', oneOf(events.map(({ type }) => type)), type);
    const list = fieldsOf(this.#control, code);
    const [drawing, values] = withDrawing(fields, type === 'drawingChanged', type);
    const plain = type === 'tuningChanged' ? values : flat(values);
    checkFields(plain, list, type);
    const numbers = type === 'tuningChanged'
      ? this.#tuning(plain.tuning)
      : type === 'sizeChanged'
      ? plain.size
      : pack(list, plain);
    return { code, numbers, drawing };
  }

  #tuning(tuning) {
    const { core, kind, tuning: parts } = this.#control;
    return tuningNumbers(
      tuning,
      parts,
      (numbers) => core.firstInvalidIndex(kind, this.#memory, core.give(numbers)),
    );
  }

  /** Keeps the numbers of a drawing, and all memory until the body is forgotten. */
  #keep(numbers = []) {
    const { core, kind } = this.#control;
    const memory = this.#memory;
    const { start, end } = this.#drawing ?? {};
    if (start) core.free(start, end - start);
    const size = 8 * numbers.length;
    const place = size && core.allocate(size);
    new Float64Array(core.memory.buffer, place, numbers.length).set(numbers);
    this.#drawing = size ? { start: place, end: place + size } : undefined;
    forgotten.unregister(this);
    // A function of its own, so that it does not have the body.
    forgotten.register(this, freeing(core, [memory, core.size(kind)], [place, size]), this);
  }
}

/** Returns a function that frees pieces of a core's memory. */
const freeing = (core, ...pieces) => () => {
  for (const [place, size] of pieces) if (size) core.free(place, size);
};
