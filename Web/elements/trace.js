// Traces as the core reads events: numbers in order. Names and fields come from the declarations.
import { demand, fields, oneOf, pack, places, refuse, tuningNumbers, TUNINGS } from './declare.js';
import { PATH, readPath } from './path-data.js';
import { SPRING_PARAMETERS } from './schema/springs.js';
import { EVENTS } from './schema/events.js';

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
  if (type === 'settingsChanged') return settings;
  return type === 'tuningChanged' ? [{ name: 'tuning' }] : fields;
};

/** The text of a drawing has two decimals of a pixel. */
const UNITS = 100;

/** The version of the format of traces. */
const VERSION = 1;

/** The most seconds from a trace's first event to any other: more comes from a wrong time. */
const LONGEST = 1e9;

const isObject = (value) => Object(value) === value && !Array.isArray(value);

// MARK: From numbers

/** Returns the counts of the numbers that a page gives for a field. */
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
    const words = SPRING_PARAMETERS[number].split(',');
    return Object.fromEntries(words.map((word, index) => [word, numbers[1 + index]]));
  }
  if (names) return names[number];
  if (sign === '?') return number !== 0;
  // JSON cannot express infinity: null stands for "no limit".
  return number === Infinity ? null : number;
}

/** Sets a field of an object, or of a group in it: `bud.buttonStretch`. */
function put(object, path, value) {
  const groups = path.split('.');
  const last = groups.pop();
  let group = object;
  for (const name of groups) group = group[name] ??= {};
  group[last] = value;
}

/** The fields of settings, those of groups by their paths: `availableSpace.left`. */
export const flat = (settings) =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([group, value]) =>
      isObject(value)
        ? Object.entries(flat(value)).map(([name, one]) => [`${group}.${name}`, one])
        : [[group, value]]
    ),
  );

/** A tuning from its numbers: a name, or an object. */
function tuningValue([name, isChanged, ...numbers], parts) {
  const preset = TUNINGS[name];
  if (!isChanged) return preset;
  const tuning = { preset };
  let at = 0;
  for (const part of parts) {
    const count = part.sign === '*' ? 4 : 1;
    const own = numbers.slice(at, at += count);
    if (Number.isNaN(own[0])) continue;
    put(tuning, part.name, partValue(part, own));
  }
  return tuning;
}

/**
 * The fields of an event or of settings, from the numbers that `take(count)` gives; undefined if
 * one is infinite or a required one is missing, which the core ignores, too.
 */
export function fieldValues(list, parts, take) {
  const values = {};
  let isValid = true;
  for (const field of list) {
    const { name } = field;
    const [least, more] = countsOf(name, parts);
    let numbers = [...take(least)];
    if (more && numbers[1]) numbers = [...numbers, ...take(more)];
    if (name === 'size') values.size = numbers;
    else if (name === 'tuning') values.tuning = tuningValue(numbers, parts);
    else {
      const one = fieldValue(field, numbers[0]);
      if (one !== undefined) put(values, name, one);
      else if (field.isRequired) isValid = false;
    }
    const isGiven = numbers.every((number) => Math.abs(number) < Infinity || Number.isNaN(number));
    if (name !== 'tuning' && !isGiven && !hasNoLimit(field, numbers[0])) isValid = false;
    if (name === 'size' && numbers.some(Number.isNaN)) isValid = false;
  }
  return isValid ? values : undefined;
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
    `{"version": ${VERSION}, "control": ${jsonText(control)}, "size": ${jsonText(size)},`,
    ` "tuning": ${jsonText(tuning)}, "settings": ${jsonText(settings)},`,
    ' "events": [',
    events.map((event) => `  ${jsonText(event)}`).join(',\n'),
    ' ]}',
    '',
  ].join('\n');

// MARK: To numbers

const FIELDS = ['version', 'control', 'size', 'tuning', 'settings', 'events'];
const SIZE = '[width, height], each at least 0';

/**
 * A trace as the core reads it, from its text or as an object: the numbers that make the control,
 * and the time, code and numbers of each event. What is wrong is named by its field and place.
 *
 * @param words The declaration of the control that shall play it.
 */
export function readTrace(trace, words) {
  const fields = typeof trace === 'string' ? parsed(trace) : trace;
  if (!isObject(fields)) demand('trace', 'an object', fields);
  const { version, control, size, tuning = TUNINGS[0], settings = {}, events, ...others } = fields;
  if (version !== VERSION) demand('version', VERSION, version);
  for (const name in others) demand(name, oneOf(FIELDS), name);
  const { name, events: known } = CONTROLS[words.kind];
  if (control !== name) demand('control', `"${name}"`, control);
  if (!isSize(size)) demand('size', SIZE, size);
  if (!Array.isArray(events)) demand('events', 'an array', events);
  const { tuning: parts } = words;
  const all = [...words.settings, ...words.start];
  if (!isObject(settings)) demand('settings', 'an object', settings);
  const isShape = name === 'jelly-shape';
  const [drawing, plain] = withDrawing(flat(settings), isShape, 'settings');
  checkFields(plain, all, 'settings');
  const numbersOf = (tuning, place) => {
    if (typeof tuning !== 'string' && !isObject(tuning)) {
      demand(place, 'a name or an object', tuning);
    }
    const preset = isObject(tuning) ? tuning.preset ?? TUNINGS[0] : tuning;
    if (!TUNINGS.includes(preset)) {
      demand(isObject(tuning) ? `${place}.preset` : place, oneOf(TUNINGS), preset);
    }
    try {
      return tuningNumbers(tuning, parts);
    } catch ({ message }) {
      throw new TypeError(`${place}.${message}`);
    }
  };
  let last = -Infinity;
  return {
    size,
    drawing,
    numbers: [...numbersOf(tuning, 'tuning'), ...pack(all, plain)],
    events: events.map((event, index) => {
      const place = `events[${index}]`;
      if (!isObject(event)) demand(place, 'an object', event);
      const { at, type, ...given } = event;
      if (!Number.isFinite(at)) demand(`${place}.at`, 'a number', at);
      if (at < last) demand(`${place}.at`, `at least ${last}, the time before`, at);
      const latest = events[0].at + LONGEST;
      if (at > latest) demand(`${place}.at`, `at most ${latest}`, at);
      last = at;
      const code = known.findIndex((event) => event.type === type);
      if (code < 0) demand(`${place}.type`, oneOf(known.map(({ type }) => type)), type);
      const [drawing, values] = withDrawing(given, type === 'drawingChanged', place);
      const list = fieldsOf(words, code);
      const isTuning = type === 'tuningChanged';
      const own = isTuning ? values : flat(values);
      checkFields(own, list, place);
      const numbers = isTuning
        ? numbersOf(values.tuning, `${place}.tuning`)
        : type === 'sizeChanged'
        ? values.size
        : pack(list, own);
      return { at, code, numbers, drawing };
    }),
  };
}

/** The value of a JSON text. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return demand('trace', 'JSON', text);
  }
}

/** The drawing of settings or of an event that may have one, and the other fields. */
export function withDrawing(fields, mayHave, place) {
  const { path, strokeWidth, ...others } = fields;
  if (!mayHave || path === undefined) return [undefined, fields];
  // Its strokes matter to a film, and not to the outline.
  if (strokeWidth !== undefined && !(Number.isFinite(strokeWidth) && strokeWidth > 0)) {
    demand(`${place}.strokeWidth`, 'above 0', strokeWidth);
  }
  return [drawingOf(path, `${place}.path`), others];
}

/** The drawing that a shape bends, as the core reads one, from path data in pixels of its parts. */
function drawingOf(path, name) {
  const isList = Array.isArray(path);
  return (isList ? path : [path]).flatMap((text, part) => {
    const place = isList ? `${name}[${part}]` : name;
    if (typeof text !== 'string') demand(place, 'a string or an array of strings', text);
    try {
      return [PATH, UNITS, part, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, ...readPath(text)];
    } catch ({ message }) {
      return refuse(place, message);
    }
  });
}

/** Whether a value is a size that an element can have; one that is not shown has none. */
const isSize = (value) =>
  Array.isArray(value) && value.length === 2 &&
  value.every((length) => Number.isFinite(length) && length >= 0);

/** Checks the fields of an object: no other ones, and of the right types. */
export function checkFields(object, list, place) {
  for (const name in object) {
    const field = list.find((field) => field.name === name);
    const value = object[name];
    const path = `${place}.${name}`;
    if (!field) demand(path, oneOf(list.map(({ name }) => name)), name);
    const { names, sign, standard } = field;
    if (name === 'size') {
      if (!isSize(value)) demand(path, SIZE, value);
    } else if (names) {
      if (!names.includes(value)) demand(path, oneOf(names), value);
    } else if (sign === '?') {
      if (typeof value !== 'boolean') demand(path, 'true or false', value);
    } else if (name !== 'tuning') {
      const hasNone = value === null && standard === Infinity;
      if (!Number.isFinite(value) && !hasNone) demand(path, 'a number', value);
    }
  }
  for (const { name, isRequired } of list) {
    if ((isRequired || name === 'tuning') && !(name in object)) {
      refuse(`${place}.${name}`, 'must be there; got nothing');
    }
  }
}
