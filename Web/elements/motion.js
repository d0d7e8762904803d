// The motion of a drawing that flows to another one, in the memory of the core that matches them.

/** The motions that have begun at rest and are still where that led to. */
const begun = [];
/**
 * The memory of motions from what pages show to what they may show next: each has been matched, and
 * stands at the end of the way back, so that the way there is a turn. But for the last bit of a
 * number they are where a match leads that is found with the start.
 */
const prepared = [];
/** Each has a megabyte. */
const MOST_PREPARED = 8;
const indexOf = (core, before, drawing) =>
  prepared.findIndex((one) =>
    one.core === core && isEqual(one.before, before) && isEqual(one.drawing, drawing)
  );
/** From this number of catches on a motion is not shared any more: its steps would pile up. */
const MOST_STEPS = 8;

/** Whether two lists have the same numbers; one that is not given is empty. */
export const isEqual = (one = [], other = []) =>
  one.length === other.length && one.every((number, at) => number === other[at]);

/**
 * The motion of the points of a drawing, or of a part of one.
 *
 * Shapes that flow from the same drawing to the same one at the same time share it: fifty equal
 * icons are matched once. A shape that is caught while others go on gets a motion of its own, by
 * the same steps and so with the same bits.
 */
export class Motion {
  /** The part of the drawing; undefined for all of it. */
  part;
  /** The addresses between which the core has the numbers of its paths. */
  range;
  /** The share of the new paint at the time for which it was drawn last. */
  share = 0;
  #core;
  /** The memory, the number of its users, the steps that led there, and where others went on. */
  #state;

  constructor(core, part) {
    [this.#core, this.part] = [core, part];
  }

  /**
   * What has started: the number of its cubics, and the paints of each contour at its start and at
   * its end. In a flow that was caught the number of a paint can be that of a contour before.
   */
  get contours() {
    const core = this.#core;
    const numbers = core.taken(core.morphPieces(this.#state.memory, core.numbers, core.limit));
    const paintAt = (at) => ({
      id: numbers[at],
      fillOpacity: numbers[at + 1],
      width: numbers[at + 2],
    });
    const paints = Array.from({ length: (numbers.length - 2) / 6 }, (_, piece) => ({
      start: paintAt(2 + 6 * piece),
      end: paintAt(5 + 6 * piece),
    }));
    return { cubicCount: numbers[0], startsCaught: numbers[1] > 0, paints };
  }

  /**
   * Draws paths at a time, in a box: those whose numbers the core has between two addresses. The
   * numbers of the drawing are valid until the next call of the core.
   */
  draw(time, [width, height], paths, room) {
    const { memory, morphDraw } = this.#core;
    const end = morphDraw(
      this.#state.memory,
      time,
      width,
      height,
      paths.start,
      paths.end,
      room.start,
      room.end,
    );
    // With the paths comes how far the paint is: else it would be asked for each of them.
    const [share] = new Float64Array(memory.buffer, room.start, 1);
    this.share = share;
    return new Float64Array(memory.buffer, room.start + 8, (end - room.start) / 8 - 1);
  }

  /** Matches two drawings at rest before a flow from the first to the second starts. */
  static prepare(core, before, drawing) {
    if (indexOf(core, before, drawing) >= 0) return;
    const motion = new Motion(core);
    const memory = motion.#make([]);
    prepared.push({ core, memory, before, drawing });
    if (prepared.length > MOST_PREPARED) motion.#drop(prepared.shift());
    // It comes back within a millisecond, and never rests.
    const start = [1e6, 0.5, 0, 0.5, 0.5, 0, Infinity];
    if (!motion.#take(memory, { before: drawing, drawing: before, start })) {
      motion.#drop(prepared.pop());
    }
  }

  #drop({ core, memory }) {
    core.free(memory, core.morphSize());
  }

  /**
   * Flows to a drawing, from where it is or from the drawing `before`. Returns false if these
   * cannot be matched: then nothing has changed. Drawings and start are numbers for the core.
   */
  start(drawing, start, before) {
    const step = { before, drawing, start };
    const last = this.#state;
    const siblings = last ? last.next : begun;
    const same = siblings.find(({ steps }) =>
      ['drawing', 'start', 'before'].every((name) => isEqual(steps.at(-1)[name], step[name]))
    );
    if (same) {
      same.users++;
      this.free();
      this.#state = same;
      return true;
    }
    const isAlone = last?.users === 1;
    const at = before ? indexOf(this.#core, before, drawing) : -1;
    const memory = isAlone
      ? last.memory
      : at < 0
      ? this.#make(last?.steps ?? [])
      : prepared.splice(at, 1)[0].memory;
    if (!this.#take(memory, at < 0 ? step : { drawing, start })) {
      if (!isAlone) this.#core.free(memory, this.#core.morphSize());
      return false;
    }
    if (isAlone) this.#leave();
    else this.free();
    const steps = [...last?.steps ?? [], step];
    this.#state = { memory, users: 1, steps, next: [], siblings };
    // Nobody else can come where one has gone alone.
    if (isAlone || steps.length > MOST_STEPS) this.#state.steps = [];
    else siblings.push(this.#state);
    return true;
  }

  /** The match of two drawings at rest, as numbers; undefined if they cannot be matched. */
  match(before, drawing) {
    const core = this.#core;
    const memory = this.#make([]);
    const isMatched = [before, drawing].every((numbers) => {
      this.#write(memory, numbers);
      return core.morphRest(memory);
    });
    const match = isMatched
      ? [...core.taken(core.morphMatch(memory, core.numbers, core.limit))]
      : undefined;
    core.free(memory, core.morphSize());
    return match;
  }

  /** Gives the memory back, unless others need it. */
  free() {
    if (!this.#state) return;
    const { memory, users } = this.#state;
    if (users === 1) this.#core.free(memory, this.#core.morphSize());
    this.#leave();
  }

  #leave() {
    const state = this.#state;
    this.#state = undefined;
    if (--state.users) return;
    const at = state.siblings.indexOf(state);
    if (at >= 0) state.siblings.splice(at, 1);
  }

  #make(steps) {
    const memory = this.#core.allocate(this.#core.morphSize());
    this.#core.morphMake(memory);
    for (const step of steps) this.#take(memory, step);
    return memory;
  }

  #take(memory, { before, drawing, start }) {
    if (before) {
      this.#write(memory, before);
      if (!this.#core.morphRest(memory)) return false;
    }
    this.#write(memory, drawing);
    return this.#core.morphStart(memory, this.#core.give(start));
  }

  /** Gives the core its next drawing. */
  #write(memory, numbers) {
    const byteCount = 8 * Math.max(numbers.length, 1);
    const start = this.#core.allocate(byteCount);
    new Float64Array(this.#core.memory.buffer, start).set(numbers);
    this.#core.morphDrawing(memory, start, start + 8 * numbers.length);
    this.#core.free(start, byteCount);
  }
}
