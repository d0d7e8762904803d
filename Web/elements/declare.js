// A control's declaration, as its element uses it. `make schema` writes the texts.
import { SPRING_PARAMETERS } from './schema/springs.js';

/** The presets, in the core's order. */
export const TUNINGS = ['standard', 'liquid', 'classic', 'reduced'];

const list = (text = '') => text.split(',').filter(Boolean);

// `curve=quadratic*|wave` is a choice, with a star behind the default; `threshold:95` is a number,
// and `x` one without a default; `itemCount#4` is a whole number; `usesTranslation?` is true or
// false, `isPresented?1` is true by default; `spring*` is a spring. `bud(initialScale,tapSwell)` is
// a group; the parts of one like `~soft(pullRatio)` may be given beside it, and count for every
// such group then.
export const fields = (text = '') => {
  const open = [['']]; // The places where a part of each open group may be given, its own first.
  return (text.match(/~?\w+\(|\)|[^(),]+/g) ?? []).flatMap((word) => {
    const around = open[0];
    if (word === ')') open.shift();
    else if (word.endsWith('(')) {
      const group = `${word.slice(0, -1).replace('~', '')}.`;
      const inside = around.map((place) => place + group);
      open.unshift(word[0] === '~' ? [...inside, ...around] : inside);
    } else {
      const [, last, sign, rest] = /^([\w.]+)(\W?)(.*)/.exec(word);
      const names = sign === '=' ? rest.replace('*', '').split('|') : undefined;
      const standard = names
        ? names.findIndex((name) => rest.includes(`${name}*`))
        : sign === '?' || rest
        ? +rest
        : NaN;
      const paths = around.map((place) => place + last);
      return [{ name: paths[0], paths, sign, names, standard }];
    }
    return [];
  });
};

/** A control's declaration: the codes of its events by name, and lists of everything else. */
export function declare(kind, { events, effects, parts, ...texts }) {
  const words = { kind, effects: list(effects), parts: {} };
  list(events).forEach((name, code) => (words[name] = code));
  list(parts).forEach((name, index) => (words.parts[name] = index + 1));
  for (const name of ['values', 'layout', 'settings', 'start', 'tuning']) {
    words[name] = fields(texts[name]);
  }
  return words;
}

/**
 * Settings as the core reads them: numbers in order, NaN for one that is not given, which stays as
 * it is. JSON cannot express infinity: null stands for "no limit".
 */
export const pack = (fields, settings) =>
  fields.map(({ name, names }) => {
    const value = settings[name];
    if (value === undefined) return NaN;
    if (value === null) return Infinity;
    return names ? names.indexOf(value) : +value;
  });

/** A control's values, by name. */
export function unpack(fields, numbers) {
  const said = {};
  let at = 0;
  for (const { name, sign, names, standard: width } of fields) {
    const number = numbers[at++];
    said[name] = names ? names[number] : number;
    if (sign !== ':') continue;
    said[name] = Array.from({ length: number }, () => {
      const row = [...numbers.subarray(at, at += width)];
      return width > 1 ? row : row[0];
    });
  }
  return said;
}

/** Throws an error that names a place and its problem. */
export const refuse = (place, problem) => {
  throw new TypeError(`${place}: ${problem}`);
};

/** Throws an error that names a place, what it must be, and its value; a long value is cut. */
export const demand = (place, need, value) => {
  const text = typeof value === 'number' ? `${value}` : JSON.stringify(value) ?? 'nothing';
  refuse(place, `must be ${need}; got ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`);
};

export const oneOf = (names) => `one of ${names.join(', ')}`;

const number = (value, path) => (value === +value ? value : demand(path, 'a number', value));
const known = (names, value, path) => {
  const index = names.indexOf(value);
  return index < 0 ? demand(path, oneOf(names), value) : index;
};

/**
 * A spring as the core reads it: the number of its set of parameters, then that set's own numbers.
 */
function spring(value, path) {
  const parameterSet = SPRING_PARAMETERS.findIndex((names) => list(names)[0] in Object(value));
  if (parameterSet < 0) {
    demand(path, `one set of parameters (${SPRING_PARAMETERS.join('; ')})`, value);
  }
  const names = list(SPRING_PARAMETERS[parameterSet]);
  for (const name in value) known(names, name, `${path}.${name}`);
  return [parameterSet, ...names.map((name) => number(value[name], `${path}.${name}`))];
}

/** The numbers of a part that is given at a path: four for a spring. */
const numbersOf = ({ sign, names }, value, path) =>
  sign === '*'
    ? [...spring(value, path), NaN].slice(0, 4)
    : names
    ? [known(names, value, path)]
    : sign
    ? [value === !!value ? +value : demand(path, 'true or false', value)]
    : [value === null ? Infinity : number(value, path)];

/** The names of the parts, one for each number that the core reads: a spring has four. */
export const places = (parts) =>
  parts.flatMap(({ name, sign }) => Array(sign === '*' ? 4 : 1).fill(name));

/**
 * A tuning as the core reads it: the number of its preset and 0; or, if it is an object, 1 and a
 * number for each place, NaN for what stays. An error names the part that is wrong.
 *
 * @param firstInvalidIndexOf The index of the first number that is out of range, or −1, from the
 * numbers.
 */
export function tuningNumbers(tuning, parts, firstInvalidIndexOf = () => -1) {
  const isObject = Object(tuning) === tuning;
  const { preset = TUNINGS[0], ...changes } = isObject ? tuning : { preset: tuning };
  const numberOfPreset = known(TUNINGS, preset, 'preset');
  if (!isObject) return [numberOfPreset, 0];
  const given = new Map(); // The values by their paths.
  const paths = parts.flatMap(({ paths }) => paths);
  const read = (object, prefix) => {
    for (const key in object) {
      const path = prefix + key;
      if (paths.includes(path)) given.set(path, object[key]);
      else if (paths.some((other) => other.startsWith(`${path}.`))) read(object[key], `${path}.`);
      else known([...new Set(parts.map(({ paths }) => paths.at(-1)))], path, path);
    }
  };
  read(changes, '');
  const givenPaths = []; // The path by which each number is given.
  const numbers = parts.flatMap((part) => {
    const path = part.paths.find((path) => given.has(path));
    const own = path ? numbersOf(part, given.get(path), path) : places([part]).map(() => NaN);
    givenPaths.push(...own.map(() => path));
    return own;
  });
  const firstInvalidIndex = firstInvalidIndexOf(numbers);
  if (firstInvalidIndex >= 0) {
    demand(givenPaths[firstInvalidIndex], 'in its range', numbers[firstInvalidIndex]);
  }
  return [numberOfPreset, 1, ...numbers];
}
