// Records what happens to elements, and plays it again.
//
//     recorder.start(element);
//     const trace = recorder.stop();     // the text of a trace, which `jelly frames` reads
//     await play(element, trace).finished;
//
// A page that does not record loads none of this. The recorder stands between an element and its
// core: it hears the numbers that the core hears, so what was on the screen is what the trace says,
// to the last bit.
import { CONTROLS, fieldValues, traceText } from './trace.js';

/** The recordings that go on, by their elements. */
const recordings = new Map();

/** Hears what cores are told, from the first recording on. */
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
  const tell = (body, what) => {
    for (const recording of recordings.values()) if (recording.isOf(body)) what(recording);
  };
  core.make = (kind, body, width, height, address) => {
    tell(body, (recording) => recording.made([width, height], numbersAt(address)));
    return make(kind, body, width, height, address);
  };
  core.handle = (kind, body, code, time, address) => {
    tell(body, (recording) => recording.happened(code, time, numbersAt(address)));
    return handle(kind, body, code, time, address);
  };
}

class Recording {
  #element;
  #size = [];
  #tuning;
  #settings = {};
  #events = [];
  #last = -Infinity; // The time of the last event.

  constructor(element) {
    this.#element = element;
  }

  /** Whether a body in the core's memory is the element's; it has another one after a move. */
  isOf(body) {
    return body !== 0 && this.#element.body === body;
  }

  get eventCount() {
    return this.#events.length;
  }

  /** The body has been made anew: what was before is over, and the recording begins here. */
  made(size, take) {
    const { shape, look, tuning } = this.#element.control;
    this.#size = size;
    this.#events = [];
    this.#settings = fieldValues([...shape, ...look], tuning, take) ?? {};
    ({ tuning: this.#tuning } = fieldValues([{ name: 'tuning' }], tuning, take));
  }

  happened(code, time, take) {
    const { kind, shape, tuning } = this.#element.control;
    const { type, fields } = CONTROLS[kind].events[code];
    const values = fieldValues(fields, tuning, take);
    // The core ignores what is not sound, and counts an earlier time as that of the event before.
    if (!values || !Number.isFinite(time)) return;
    this.#last = Math.max(time, this.#last);
    // Until something happens to it, the control is made with what it is told.
    const isSetting = /^(tuned|resized)$/.test(type) ||
      (fields.length > 0 && fields[0].name === shape[0]?.name);
    if (this.#events.length || !isSetting) {
      this.#events.push({ at: this.#last, type, ...values });
      return;
    }
    const { size = this.#size, tuning: feel = this.#tuning, ...settings } = values;
    this.#size = size;
    this.#tuning = feel;
    Object.assign(this.#settings, settings);
  }

  get trace() {
    return {
      control: CONTROLS[this.#element.control.kind].name,
      size: this.#size,
      tuning: this.#tuning,
      settings: this.#settings,
      events: this.#events,
    };
  }
}

/** The recorder of all elements of a page. */
export const recorder = {
  /**
   * Begins to record an element. It comes to rest at once, with the settings that it has: a trace
   * begins with a control to which nothing has happened.
   *
   * A change for which the element makes its body anew, for example of a bar's side, begins the
   * recording again.
   */
  start(element) {
    if (!element?.control?.core || !element.body) {
      throw new TypeError('recorder.start: expected an elastic element in a document');
    }
    const { phase } = element.values();
    const isAway = phase &&
      phase !== element.control.values.find(({ name }) => name === 'phase').names[0];
    if (element.open || isAway) {
      throw new Error(
        `recorder.start: <${element.localName}> is ${phase ?? 'open'}; a recording begins at rest`,
      );
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
    if (!recording) throw new Error('recorder.stop: nothing is being recorded');
    recordings.delete(element);
    return traceText(recording.trace);
  },
};
