// Traces as the core reads events: numbers in order. Names and fields come from the declarations.
import { fields, pack, places, tuningNumbers, TUNINGS } from './declare.js';
import { PATH, readPath } from './path-data.js';
import { DIALECTS } from './words/springs.js';
import { EVENTS } from './words/events.js';

/** Each control's name, and its events with their fields, both in the core's order. */
export const CONTROLS = Object.entries(EVENTS).map(([name, events]) => ({
  name,
  events: Object.entries(events).map(([type, text]) => {
    // A field that is required has a `!` at its end.
    const isRequired = text.split(',').map((field) => field.endsWith('!'));
    return {
      type,
      fields: fields(text).map((field, index) => ({ ...field, isRequired: isRequired[index] })),
    };
  }),
}));

/** The fields of an event of a control: settings have them in the control's declaration. */
export const fieldsOf = ({ kind, settings }, code) => {
  const { type, fields } = CONTROLS[kind].events[code];
  return type === 'set' ? settings : type === 'tuned' ? [{ name: 'tuning' }] : fields;
};

/** The text of a drawing has two decimals of a pixel. */
const UNITS = 100;

const refuse = (place, problem) => {
  throw new TypeError(`${place}: ${problem}`);
};

// MARK: From numbers

/** How many numbers a page gives for a field. */
const countsOf = (name, parts) =>
  name === 'size' ? [2] : name === 'tuning' ? [2, places(parts).length] : [1];

/** Whether a number stands for "no limit" in a field that may have none. */
const hasNoLimit = ({ standard }, number) => standard === Infinity && number === Infinity;

/** One value from its number, or undefined if it is missing. */
function fieldValue({ sign, names }, number) {
  if (Number.isNaN(number)) return undefined;
  // As the core takes it.
  if (names) return names[Math.trunc(Math.min(Math.max(number, 0), 1e6))];
  if (sign === '?') return number !== 0;
  if (number === Infinity) return null;
  return sign === '#' ? Math.trunc(Math.min(Math.max(number, 0), 1e6)) : number;
}

/** A part of a tuning from its numbers. */
function partValue({ sign, names }, numbers) {
  const [number] = numbers;
  if (sign === '*') {
    const words = DIALECTS[number].split(',');
    return Object.fromEntries(words.map((word, index) => [word, numbers[1 + index]]));
  }
  if (names) return names[number];
  if (sign === '?') return number !== 0;
  // JSON has no infinity: null stands for "no limit".
  return number === Infinity ? null : number;
}

/** A tuning from its numbers: a name, or an object. */
function tuningValue([name, isChanged, ...numbers], parts) {
  const from = TUNINGS[name];
  if (!isChanged) return from;
  const tuning = { from };
  let at = 0;
  for (const part of parts) {
    const count = part.sign === '*' ? 4 : 1;
    const own = numbers.slice(at, at += count);
    if (Number.isNaN(own[0])) continue;
    const groups = part.name.split('.');
    const last = groups.pop();
    let group = tuning;
    for (const name of groups) group = group[name] ??= {};
    group[last] = partValue(part, own);
  }
  return tuning;
}

/**
 * The fields of an event or of settings, from the numbers that `take(count)` gives; undefined if
 * one is infinite or a required one is missing, which the core ignores, too.
 */
export function fieldValues(list, parts, take) {
  const values = {};
  let isSound = true;
  for (const field of list) {
    const { name } = field;
    const [least, more] = countsOf(name, parts);
    let numbers = [...take(least)];
    if (more && numbers[1]) numbers = [...numbers, ...take(more)];
    if (name === 'size') values.size = numbers;
    else if (name === 'tuning') values.tuning = tuningValue(numbers, parts);
    else {
      const one = fieldValue(field, numbers[0]);
      if (one !== undefined) values[name] = one;
      else if (field.isRequired) isSound = false;
    }
    const isGiven = numbers.every((number) => Math.abs(number) < Infinity || Number.isNaN(number));
    if (name !== 'tuning' && !isGiven && !hasNoLimit(field, numbers[0])) isSound = false;
    if (name === 'size' && numbers.some(Number.isNaN)) isSound = false;
  }
  return isSound ? values : undefined;
}

// MARK: As text

/** A value as JSON; a zero keeps its sign. */
const jsonText = (value) =>
  Object.is(value, -0)
    ? '-0'
    : Array.isArray(value)
    ? `[${value.map(jsonText).join(', ')}]`
    : value && typeof value === 'object'
    ? `{${
      Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${jsonText(one)}`).join(
        ', ',
      )
    }}`
    : JSON.stringify(value);

/** A trace as text, an event on a line. */
export const traceText = ({ control, size, tuning, settings, events }) =>
  [
    `{"control": ${jsonText(control)}, "size": ${jsonText(size)}, "tuning": ${jsonText(tuning)},`,
    ` "settings": ${jsonText(settings)},`,
    ' "events": [',
    events.map((event) => `  ${jsonText(event)}`).join(',\n'),
    ' ]}',
    '',
  ].join('\n');

// MARK: To numbers

/** The names in traces of version 0.1 of the events that are `set` now. */
const OLD_NAMES = ['shaped', 'measured', 'laid-out', 'arranged'];

/**
 * A trace as the core reads it, from its text or as an object: the numbers that make the control,
 * and the time, code and numbers of each event. What is wrong is named by its field and place.
 *
 * @param words The declaration of the control that shall play it.
 */
export function readTrace(trace, words) {
  const { control, size, tuning = TUNINGS[0], settings = {}, events } = typeof trace === 'string'
    ? JSON.parse(trace)
    : trace ?? {};
  const { name, events: known } = CONTROLS[words.kind];
  if (control !== name) refuse('control', `${JSON.stringify(control)} is not "${name}"`);
  if (!isNumbers(size) || size.length !== 2) refuse('size', 'expected [width, height]');
  if (!Array.isArray(events)) refuse('events', 'expected an array');
  const { tuning: parts } = words;
  const all = [...words.settings, ...words.start];
  const { path, ...others } = settings;
  const drawing = name === 'jelly-shape' && path !== undefined ? drawingOf(path) : undefined;
  checkFields(drawing ? others : settings, all, 'settings');
  const numbersOf = (tuning, place) => {
    try {
      return tuningNumbers(tuning, parts);
    } catch ({ message }) {
      return refuse(place, message);
    }
  };
  let last = -Infinity;
  return {
    size,
    drawing,
    numbers: [...numbersOf(tuning, 'tuning'), ...pack(all, others)],
    events: events.flatMap(({ at, type, ...values }, index) => {
      const place = `events[${index}]`;
      if (!Number.isFinite(at)) refuse(`${place}.at`, 'expected a number');
      if (at < last) refuse(`${place}.at`, `${at} is earlier than ${last}, the event before`);
      last = at;
      if (OLD_NAMES.includes(type)) type = 'set';
      const code = known.findIndex((event) => event.type === type);
      if (code < 0) {
        refuse(
          `${place}.type`,
          `${JSON.stringify(type)} is not one of: ${known.map(({ type }) => type).join(', ')}`,
        );
      }
      const list = fieldsOf(words, code);
      if (type !== 'tuned') {
        checkFields(values, list, place);
        return { at, code, numbers: type === 'resized' ? values.size : pack(list, values) };
      }
      // In traces of version 0.1 the curve of a bar's edge stands beside the tuning.
      checkFields(values, [...list, ...words.settings], place);
      const { tuning, ...more } = values;
      return [
        ...(Object.keys(more).length
          ? [{ at, code: words.set, numbers: pack(words.settings, more) }]
          : []),
        { at, code, numbers: numbersOf(tuning, `${place}.tuning`) },
      ];
    }),
  };
}

/** The drawing that a shape bends, as the core reads one, from path data in pixels. */
function drawingOf(path) {
  if (typeof path !== 'string') refuse('settings.path', 'expected a string');
  try {
    return [PATH, UNITS, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, ...readPath(path)];
  } catch ({ message }) {
    return refuse('settings.path', message);
  }
}

const isNumbers = (value) => Array.isArray(value) && value.every(Number.isFinite);

/** Checks the fields of an object: no other ones, and of the right types. */
function checkFields(object, list, place) {
  for (const name in object) {
    const field = list.find((field) => field.name === name);
    const value = object[name];
    const path = `${place}.${name}`;
    if (!field) {
      refuse(
        path,
        `unknown field (known here: ${list.map(({ name }) => name).join(', ')})`,
      );
    }
    if (name === 'size' ? !isNumbers(value) || value.length !== 2 : false) {
      refuse(path, 'expected [width, height]');
    }
    if (name === 'size' || name === 'tuning') continue;
    if (field.names && !field.names.includes(value)) {
      refuse(path, `${JSON.stringify(value)} is not one of: ${field.names.join(', ')}`);
    }
    if (field.sign === '?' && typeof value !== 'boolean') refuse(path, 'expected true or false');
    const hasNone = value === null && field.standard === Infinity;
    if (!field.names && field.sign !== '?' && !Number.isFinite(value) && !hasNone) {
      refuse(path, 'expected a number');
    }
  }
  for (const { name, isRequired } of list) {
    if ((isRequired || name === 'tuning') && !(name in object)) {
      refuse(`${place}.${name}`, 'missing');
    }
  }
}
