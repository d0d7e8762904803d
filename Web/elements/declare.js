// A control's declaration, as its element uses it. `make words` writes the texts.
import { DIALECTS } from './words/springs.js';

export const TUNINGS = ['standard', 'liquid', 'classic', 'calm'];

const list = (text = '') => text.split(',').filter(Boolean);

// `edge=single*|wave` is a choice, with a star behind the default; `pages:6` is a number, and
// `gap` one without a default; `items#4` is a whole number;
// `isRelative?` is true or false; `spring*` is a spring.
export const fields = (text) =>
  list(text).map((field) => {
    const [, name, sign, rest] = /^([\w.]+)(\W?)(.*)/.exec(field);
    const names = sign === '=' ? rest.replace('*', '').split('|') : undefined;
    const standard = names
      ? names.findIndex((name) => rest.includes(`${name}*`))
      : rest
      ? +rest
      : NaN;
    return { name, sign, names, standard };
  });

/** A control's declaration: the codes of its events by name, and lists of everything else. */
export function declare(kind, { events, effects, parts, ...texts }) {
  const words = { kind, effects: list(effects), parts: {} };
  list(events).forEach((name, code) => (words[name] = code));
  list(parts).forEach((name, index) => (words.parts[name] = index + 1));
  for (const name of ['values', 'layout', 'shape', 'look', 'tuning']) {
    words[name] = fields(texts[name]);
  }
  return words;
}

/** Settings as the core reads them: numbers in order, NaN for a setting that is not given. */
export const pack = (fields, settings) =>
  fields.map(({ name, names, standard }) => {
    const value = settings[name] ?? '';
    if (!names) return value === '' ? NaN : +value;
    const index = names.indexOf(value);
    return index < 0 ? standard : index;
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

const wrong = (path, what) => {
  throw new TypeError(path ? `${path}: ${what}` : what);
};
const number = (value, path) => (value === +value ? value : wrong(path, 'is not a number'));
const known = (names, value, path) => {
  const index = names.indexOf(value);
  return index < 0
    ? wrong(path, `${JSON.stringify(value)} is not one of: ${names.join(', ')}`)
    : index;
};

/** A spring as the core reads it: the number of its dialect, then that dialect's own numbers. */
function spring(value, path) {
  const dialect = DIALECTS.findIndex((names) => list(names)[0] in Object(value));
  if (dialect < 0) wrong(path, `which spring? Say it by ${DIALECTS.join('; or by ')}`);
  const names = list(DIALECTS[dialect]);
  for (const name in value) known(names, name, path);
  return [dialect, ...names.map((name) => number(value[name], `${path}.${name}`))];
}

/** The numbers of a part. JSON has no infinity: null stands for "no limit". */
const numbersOf = ({ name, sign, names }, value) =>
  sign === '*'
    ? spring(value, name)
    : names
    ? [known(names, value, name)]
    : sign
    ? [value === !!value ? +value : wrong(name, 'is not true or false')]
    : [value === null ? Infinity : number(value, name)];

/** The names of the parts, one for each number that the core reads: a spring has four. */
export const places = (parts) =>
  parts.flatMap(({ name, sign }) => Array(sign === '*' ? 4 : 1).fill(name));

/**
 * A tuning as the core reads it: the number of its name and 0; or, where it is changed, 1 and a
 * number for each place, NaN for what stays. An error names the part that is wrong.
 */
export function tuningNumbers(tuning, parts) {
  if (Object(tuning) !== tuning) {
    if (!tuning.includes('{')) return [tuning ? known(TUNINGS, tuning) : 0, 0];
    tuning = JSON.parse(tuning);
  }
  const names = places(parts);
  const numbers = [0, 1, ...names.map(() => NaN)];
  const read = (object, prefix) => {
    for (const key in object) {
      const path = prefix + key;
      const part = parts.find(({ name }) => name === path);
      if (path === 'from') numbers[0] = known(TUNINGS, object[key], path);
      else if (part) {
        numbersOf(part, object[key]).forEach((
          number,
          index,
        ) => (numbers[2 + names.indexOf(path) + index] = number));
      } else if (names.some((name) => name.startsWith(`${path}.`))) read(object[key], `${path}.`);
      else known(parts.map(({ name }) => name), path);
    }
  };
  read(tuning, '');
  return numbers;
}
