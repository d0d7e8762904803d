// The state of the lab: what is in the address, and what can be undone.
import { TUNINGS } from '../../../Web/elements/declare.js';

/** The state that an address without any has. */
export const FIRST = {
  control: 'jelly-bar',
  settings: {},
  a: 'standard',
  b: 'classic',
  side: 'a',
  more: false,
  gesture: '',
};

/** A tuning as text: a name, or an object as JSON. */
export const tuningText = (
  tuning,
) => (typeof tuning === 'string' ? tuning : JSON.stringify(tuning));

/** The state as the part of an address after `#`; what is as at first is left out. */
export function addressOf(state) {
  const query = new URLSearchParams();
  if (state.control !== FIRST.control) query.set('control', state.control);
  for (const [name, value] of Object.entries(state.settings)) query.set(`settings.${name}`, value);
  for (const side of ['a', 'b']) {
    if (tuningText(state[side]) !== FIRST[side]) query.set(side, tuningText(state[side]));
  }
  if (state.side !== FIRST.side) query.set('side', state.side);
  if (state.more) query.set('more', 'yes');
  if (state.gesture) query.set('gesture', state.gesture);
  return `${query}`;
}

/** Returns the tuning of a text; text that is neither a name nor JSON is an unknown name. */
function readTuning(text) {
  if (!text.trim().startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The state of an address, and what is wrong with it: a line for each mistake, whose place then has
 * its default.
 *
 * @param controls The names of all controls, each with the names of its settings' words.
 * @param check Checks a tuning of a state; throws what is wrong.
 */
export function readAddress(address, controls, check) {
  const query = new URLSearchParams(address);
  const state = { ...FIRST, settings: {} };
  const wrong = [];
  const refuse = (name, text, names) =>
    wrong.push(`${name}: ${JSON.stringify(text)} is not one of: ${names.join(', ')}`);
  const control = query.get('control') ?? FIRST.control;
  if (controls.has(control)) state.control = control;
  else refuse('control', control, [...controls.keys()]);
  for (const [name, words] of Object.entries(controls.get(state.control))) {
    const word = query.get(`settings.${name}`);
    if (word === null) continue;
    if (words.includes(word)) state.settings[name] = word;
    else refuse(name, word, words);
  }
  if (query.get('side') === 'b') state.side = 'b';
  state.more = query.get('more') === 'yes';
  state.gesture = query.get('gesture') ?? '';
  for (const side of ['a', 'b']) {
    const text = query.get(side);
    if (text === null) continue;
    const tuning = readTuning(text);
    try {
      if (typeof tuning === 'string' && !TUNINGS.includes(tuning)) {
        throw new TypeError(
          `tuning: ${JSON.stringify(tuning)} is not one of: ${TUNINGS.join(', ')}`,
        );
      }
      check(state, tuning);
      state[side] = tuning;
    } catch ({ message }) {
      wrong.push(`${side.toUpperCase()}, ${message}`);
    }
  }
  return { state, wrong };
}

/** The states before and after the present one. */
export class Timeline {
  #past = [];
  #future = [];
  #kind;

  /**
   * Notes a state before it changes. Changes of one kind that follow each other, such as those of a
   * slider, are undone together.
   */
  note(state, kind) {
    if (!kind || kind !== this.#kind) this.#past.push(structuredClone(state));
    this.#kind = kind;
    this.#future = [];
  }

  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }

  undo(state) {
    return this.#step(state, this.#past, this.#future);
  }
  redo(state) {
    return this.#step(state, this.#future, this.#past);
  }

  #step(state, from, to) {
    this.#kind = undefined;
    if (!from.length) return state;
    to.push(structuredClone(state));
    return from.pop();
  }
}
