// Records what happens to elements, and plays it again.
//
//     recorder.start(element);
//     const trace = recorder.stop();     // the text of a trace, which `jelly frames` reads
//     await play(element, trace).finished;
//
// A page that does not record loads none of this. The recorder stands between an element and its
// core: it gets the numbers that the core gets, so the trace describes what was on the screen, to
// the last bit.
import { CONTROLS, fieldsOf, fieldValues, traceText } from './trace.js';

/** The recordings that go on, by their elements. */
const recordings = new Map();

/** Listens to what cores are given, from the first recording on. */
function listenTo(core) {
  if (core.plain) return;
  const { make, handle, memory } = core;
  core.plain = { make, handle };
  const numbersAt = (address) => {
    let next = address;
    return (count) => {
      const numbers = new Float64Array(memory.buffer.slice(next, next + 8 * count));
      next += 8 * count;
      return numbers;
    };
  };
  const report = (body, what) => {
    for (const recording of recordings.values()) if (recording.isOf(body)) what(recording);
  };
  core.make = (kind, body, width, height, address) => {
    report(body, (recording) => recording.made([width, height], numbersAt(address)));
    return make(kind, body, width, height, address);
  };
  core.handle = (kind, body, code, time, address) => {
    report(body, (recording) => recording.happened(code, time, numbersAt(address)));
    return handle(kind, body, code, time, address);
  };
}

/**
 * The drawing of a shape at rest, also an empty one, as a trace has it: with a width if it is
 * strokes of that one. Other elements have none.
 */
function drawingOf({ pathData, flow }) {
  if (pathData === undefined) return {};
  const widths = new Set(flow?.paints?.map(({ width, fillOpacity }) => fillOpacity ? 0 : width));
  const [strokeWidth] = widths;
  return { path: pathData, ...widths.size === 1 && strokeWidth > 0 && { strokeWidth } };
}

class Recording {
  #element;
  #size = [];
  #tuning;
  #settings = {};
  #events = [];
  #parts = []; // The parts of a shape's drawing, before the first event.
  #drawing; // Its drawing, once another one follows.
  #shown; // The drawing when the recording began.
  #last = -Infinity; // The time of the last event.

  constructor(element) {
    this.#element = element;
  }

  /** Whether a body in the core's memory is the element's; it has another one after a move. */
  isOf(body) {
    return body !== 0 && this.#element.body === body;
  }

  /** The number of the trace's events. */
  get eventCount() {
    return this.#events.length && this.#parts.length + this.#events.length;
  }

  /** The body has been made anew: what was before is over, and the recording begins here. */
  made(size, take) {
    const { settings, start, tuning } = this.#element.control;
    this.#size = size;
    this.#events = [];
    this.#parts = [];
    this.#drawing = undefined;
    this.#shown = drawingOf(this.#element);
    ({ tuning: this.#tuning } = fieldValues([{ name: 'tuning' }], tuning, take));
    this.#settings = fieldValues([...settings, ...start], tuning, take) ?? {};
  }

  happened(code, time, take) {
    const { control } = this.#element;
    const { type } = CONTROLS[control.kind].events[code];
    const values = fieldValues(fieldsOf(control, code), control.tuning, take);
    // The core ignores what is not valid, and counts an earlier time as that of the event before.
    if (!values || !Number.isFinite(time)) return;
    this.#last = Math.max(time, this.#last);
    if (type === 'drawingChanged') {
      this.#drawing ??= this.#shown;
      Object.assign(values, drawingOf(this.#element));
    }
    // Until something happens to it, the control is made with what it is given.
    if (!this.#events.length && type === 'partChanged') {
      this.#parts[values.part] = { type, ...values };
      return;
    }
    if (this.#events.length || !/^(tuning|size|settings)Changed$/.test(type)) {
      this.#events.push({ at: this.#last, type, ...values });
      return;
    }
    const { size = this.#size, tuning = this.#tuning, ...settings } = values;
    this.#size = size;
    this.#tuning = tuning;
    Object.assign(this.#settings, settings);
  }

  get trace() {
    const { control } = this.#element;
    const drawing = this.#drawing ?? drawingOf(this.#element);
    const [first] = this.#events;
    const parts = first ? this.#parts.map((part) => ({ at: first.at, ...part })) : [];
    return {
      control: CONTROLS[control.kind].name,
      size: this.#size,
      tuning: this.#tuning,
      settings: { ...this.#settings, ...drawing },
      events: [...parts, ...this.#events],
    };
  }
}

/** The recorder of all elements of a page. */
export const recorder = {
  /**
   * Begins to record an element. It comes to rest at once, with the settings that it has: a trace
   * begins with a control to which nothing has happened.
   *
   * If the element replaces its body, as a pager with another container does, the recording begins
   * again.
   */
  start(element) {
    element?.wake?.();
    if (!element?.control?.core || !element.body) {
      throw new TypeError('recorder.start: element: must be connected');
    }
    const { phase } = element.values();
    const isAway = phase &&
      phase !== element.control.values.find(({ name }) => name === 'phase').names[0];
    // A trace of a drawer can begin with an open one.
    const isOpened = element.open && !element.control.start.length;
    if (isOpened || isAway) {
      throw new Error(`recorder.start: element: must be at rest; got ${phase ?? 'open'}`);
    }
    listenTo(element.control.core);
    recordings.set(element, new Recording(element));
    element.remake();
  },

  /** Whether an element is being recorded. */
  isRecording: (element) => recordings.has(element),

  /** The number of events of an element's recording so far. */
  count: (element) => recordings.get(element)?.eventCount ?? 0,

  /** Ends the recording of an element, else the one that began last; returns the trace as text. */
  stop(element = [...recordings.keys()].at(-1)) {
    const recording = recordings.get(element);
    if (!recording) throw new Error('recorder.stop: element: must be recorded');
    recordings.delete(element);
    return traceText(recording.trace);
  },
};
