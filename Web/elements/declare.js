// A control's declaration, as its element uses it. `make words` writes the texts.
import { DIALECTS } from './words/springs.js';

export const TUNINGS = ['standard', 'classic', 'calm'];

const list = (text = '') => text.split(',').filter(Boolean);

// `edge=single*|wave` is a choice, with a star behind the default; `pages:6` is a number;
// `isRelative?` is true or false; `spring*` is a spring.
export const fields = (text) =>
  list(text).map((field) => {
    const [, name, sign, rest] = /^([\w.]+)(\W?)(.*)/.exec(field);
    const names = sign === '=' ? rest.replace('*', '').split('|') : undefined;
    const standard = names ? names.findIndex((name) => rest.includes(`${name}*`)) : +rest;
    return { name, sign, names, standard };
  });

/** A control's declaration: the codes of its events by name, and lists of everything else. */
export function declare(kind, { events, effects, parts, ...texts }) {
  const words = { kind, effects: list(effects), parts: {} };
  list(events).forEach((name, code) => (words[name] = code));
  list(parts).forEach((name, index) => (words.parts[name] = index + 1));
  for (const name of ['values', 'layout', 'shape', 'look', 'tuning']) words[name] = fields(texts[name]);
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
      const row = [...numbers.subarray(at, (at += width))];
      return width > 1 ? row : row[0];
    });
  }
  return said;
}

const wrong = (path, what) => {
  throw new TypeError(path ? `${path}: ${what}` : what);
};
const number = (value, path) =>
  typeof value === 'number' && value === value ? value : wrong(path, 'is not a number');
const known = (names, value, path) =>
  names.includes(value)
    ? names.indexOf(value)
    : wrong(path, `${JSON.stringify(value)} is not one of: ${names.join(', ')}`);

function spring(value, path) {
  if (Object(value) !== value) wrong(path, 'is not a spring');
  const dialect = DIALECTS.findIndex((names) => list(names)[0] in value);
  if (dialect < 0) wrong(path, `which spring? Say it by ${DIALECTS.join('; or by ')}`);
  const names = list(DIALECTS[dialect]);
  for (const name in value) known(names, name, path);
  return [dialect, ...[0, 1, 2].map((index) => (names[index] ? number(value[names[index]], `${path}.${names[index]}`) : NaN))];
}

/** Throws an error for a name that no part has. */
function refuseStrangers(object, parts, prefix) {
  for (const name in object) {
    const path = prefix + name;
    if (path === 'from' || parts.some((part) => part.name === path)) continue;
    if (parts.some((part) => part.name.startsWith(`${path}.`))) refuseStrangers(object[name], parts, `${path}.`);
    else known(parts.map((part) => part.name), path);
  }
}

/**
 * A tuning as the core reads it: the number of its name and 0; or, if it is changed, the number, 1
 * and a number for each part, NaN for a part that stays. An error names the part that is wrong.
 */
export function tuningNumbers(tuning, parts) {
  if (typeof tuning === 'string') {
    if (!tuning.includes('{')) return [tuning ? known(TUNINGS, tuning) : 0, 0];
    tuning = JSON.parse(tuning);
  }
  const { from = TUNINGS[0] } = tuning;
  const numbers = [known(TUNINGS, from, 'from'), 1];
  refuseStrangers(tuning, parts, '');
  for (const { name, sign, names } of parts) {
    const value = name.split('.').reduce((inner, key) => inner?.[key], tuning);
    if (sign === '*') numbers.push(...(value === undefined ? [NaN, NaN, NaN, NaN] : spring(value, name)));
    else if (value === undefined) numbers.push(NaN);
    else if (names) numbers.push(known(names, value, name));
    else if (sign) numbers.push(typeof value === 'boolean' ? +value : wrong(name, 'is not true or false'));
    // JSON has no infinity; null means "no limit".
    else numbers.push(value === null ? Infinity : number(value, name));
  }
  return numbers;
}

/** The name of the part that a number of a changed tuning belongs to. */
export const partOf = (place, parts) =>
  parts.flatMap(({ name, sign }) => Array(sign === '*' ? 4 : 1).fill(name))[place];
