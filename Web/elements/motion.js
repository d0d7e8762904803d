// The motion of a drawing that flows to another one, in the memory of the core that matches them.

/** The motions that have begun at rest and are still where that led to. */
const begun = [];
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
  #core;
  /** The memory, the number of its users, the steps that led there, and where others went on. */
  #state;

  constructor(core) {
    this.#core = core;
  }

  get memory() {
    return this.#state.memory;
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
    const memory = isAlone ? last.memory : this.#make(last?.steps ?? []);
    if (!this.#take(memory, step)) {
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
