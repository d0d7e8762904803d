// Plays a trace on an element: forwards, backwards, at any speed, or at any time.
import { unpack } from './declare.js';
import { readTrace } from './trace.js';

/** A body of its own in the core's memory, which a trace is played on. */
export class Replay {
  #control;
  #trace;
  #next = 0; // The number of events that have happened.
  #time = -Infinity;
  #drawing; // What a shape bends, if the trace has it: its memory and its numbers.

  /** Reads a trace; one that is wrong is refused, with the field and its place. */
  constructor(control, trace) {
    this.#control = control;
    this.#trace = readTrace(trace, control);
    const { core, kind } = control;
    this.body = core.allocate(core.size(kind));
    const { events } = this.#trace;
    this.start = events[0]?.at ?? 0;
    const last = events.at(-1)?.at ?? 0;
    this.seek(Infinity);
    const rest = core.restTime(kind, this.body);
    /** When all is at rest, or, where something moves for ever, when the last event is over. */
    this.end = Math.max(last, rest < Infinity ? rest : last);
    this.seek(this.start);
  }

  /** Brings the body to a time of the trace; only backwards everything happens again. */
  seek(time) {
    const { core, kind } = this.#control;
    const { make, handle } = core.plain ?? core;
    const { size, numbers, events } = this.#trace;
    if (time < this.#time || this.#time === -Infinity) {
      make(kind, this.body, ...size, core.give(numbers));
      this.#next = 0;
    }
    this.#time = time;
    for (let event; (event = events[this.#next])?.at <= time; this.#next++) {
      handle(kind, this.body, event.code, event.at, core.give(event.numbers));
    }
    const changed = events.slice(0, this.#next).findLast(({ drawing }) => drawing);
    this.#show((changed ?? this.#trace).drawing);
  }

  /** Takes a drawing; another one is there at once, since its flow is not the core's. */
  #show(numbers) {
    if (numbers === this.#drawing?.numbers) return;
    const { core } = this.#control;
    this.#freeDrawing();
    if (!numbers) return;
    const start = core.allocate(8 * numbers.length);
    new Float64Array(core.memory.buffer, start).set(numbers);
    this.#drawing = { start, end: start + 8 * numbers.length, numbers };
  }

  #freeDrawing() {
    if (!this.#drawing) return;
    const { start, end } = this.#drawing;
    this.#control.core.free(start, end - start);
    this.#drawing = undefined;
  }

  /** The outline at a time, as path data. */
  path(time) {
    const { core } = this.#control;
    this.seek(time);
    return core.read(core.line(this.#drawn(time), core.lines)).replaceAll('|', '');
  }

  /** The outline at a time, as numbers: each command is a verb and its coordinates. */
  outline(time) {
    this.seek(time);
    return this.#control.core.taken(this.#drawn(time));
  }

  /** The control's values at a time, by name. */
  values(time) {
    const { core, kind, values } = this.#control;
    this.seek(time);
    return unpack(values, core.taken(core.values(kind, this.body, time, core.numbers, core.limit)));
  }

  #drawn(time) {
    const body = {
      control: this.#control,
      body: this.body,
      commandsAt: () => this.#drawing,
    };
    return this.#control.core.trace(body, 0, time);
  }

  free() {
    const { core, kind } = this.#control;
    if (this.body) core.free(this.body, core.size(kind));
    this.body = 0;
    this.#freeDrawing();
  }
}

/** The players of elements, one for each. */
const players = new WeakMap();

/**
 * Plays a trace on an element of the same control.
 *
 * Until it ends the element shows the trace in place of itself, in the trace's size; it dispatches
 * no events. What happens to the element meanwhile, such as a press, ends it. Returns a player.
 *
 * It shows the trace unchanged, also to a person who has enabled Reduce Motion: do not begin it
 * without a request.
 *
 * @param trace The trace, as text or as an object.
 * @param options `rate`: its speed, 1 if it is not given, negative for backwards, 0 to stand still;
 *   `from`: the first second to show, counted from the first event; `until`: the last one, if it is
 *   not that of rest; `onframe`: called with each second that is shown.
 */
export function play(element, trace, { rate = 1, from, until, onframe } = {}) {
  element?.wake?.();
  if (!element?.control?.core || !element.body) {
    throw new TypeError('play: element: must be connected');
  }
  const replay = new Replay(element.control, trace);
  players.get(element)?.stop();
  const player = new Player(element, replay, rate, onframe, until);
  players.set(element, player);
  player.time = from ?? (rate < 0 ? player.duration : 0);
  return player;
}

class Player {
  #element;
  #replay;
  #onframe;
  #until;
  #rate;
  #time = 0;
  #request = 0;
  #stamp;
  #own; // The element's own body, and its own way to handle events.
  #settle;

  /**
   * Fulfilled when the trace has been played, or its player was stopped. The last second stays
   * until `stop()`, or until something happens to the element.
   */
  finished = new Promise((settle) => (this.#settle = settle));

  constructor(element, replay, rate, onframe, until) {
    this.#element = element;
    this.#replay = replay;
    this.#onframe = onframe;
    this.#until = until;
    this.#rate = rate;
    const handle = Object.hasOwn(element, 'handle') ? element.handle : undefined;
    this.#own = { body: element.body, handle };
    element.clock.stop(element);
    element.handle = (...event) => {
      this.stop();
      element.handle(...event);
    };
    element.body = replay.body;
    element.played(true);
  }

  /** The length in seconds, from the first event until all is at rest. */
  get duration() {
    return this.#until ?? this.#replay.end - this.#replay.start;
  }

  /** Whether it still shows the trace. */
  get isActive() {
    return this.#own !== undefined;
  }

  /** The second that is shown, from the first event on. Setting it shows another one. */
  get time() {
    return this.#time;
  }
  set time(seconds) {
    if (!this.isActive) return;
    this.#time = Math.min(Math.max(seconds, 0), this.duration);
    this.#show();
    this.#run();
  }

  /** The speed; 0 stands still. */
  get rate() {
    return this.#rate;
  }
  set rate(rate) {
    this.#rate = rate;
    this.#run();
  }

  /** Ends it: the element shows itself again. */
  stop() {
    if (!this.isActive) return;
    const element = this.#element;
    const { body, handle } = this.#own;
    this.#own = undefined;
    cancelAnimationFrame(this.#request);
    if (handle) element.handle = handle;
    else delete element.handle;
    // An element that has left the page meanwhile has given this body back, and not its own.
    if (element.body === this.#replay.body) {
      element.body = body;
      this.#replay.free();
      element.played(false);
      const { clock } = element;
      element.draw(clock.seconds());
      if (element.restTime > clock.seconds()) clock.run(element);
    } else {
      this.#replay.body = body;
      this.#replay.free();
    }
    this.#settle();
  }

  #show() {
    const { start, body, end } = this.#replay;
    if (this.#element.body !== body) return this.stop();
    // The sum may miss the last time by its rounding.
    const time = this.#until === undefined && this.#time === this.duration
      ? end
      : start + this.#time;
    this.#replay.seek(time);
    this.#element.draw(time);
    this.#onframe?.(this.#time);
  }

  #run() {
    cancelAnimationFrame(this.#request);
    this.#stamp = undefined;
    if (this.#rate && this.isActive) {
      this.#request = requestAnimationFrame((stamp) => this.#frame(stamp));
    }
  }

  #frame(stamp) {
    if (!this.isActive) return;
    const passed = this.#stamp === undefined ? 0 : (stamp - this.#stamp) / 1000;
    this.#stamp = stamp;
    const goal = this.#rate > 0 ? this.duration : 0;
    this.#time = Math.min(Math.max(this.#time + passed * this.#rate, 0), this.duration);
    this.#show();
    if (this.#time === goal) return this.#settle();
    if (this.isActive) this.#request = requestAnimationFrame((stamp) => this.#frame(stamp));
  }
}
