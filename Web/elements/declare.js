// A control's declaration, as its element uses it. `make words` writes the texts.
import { DIALECTS } from './words/springs.js';

export const TUNINGS = ['standard', 'liquid', 'classic', 'calm'];

const list = (text = '') => text.split(',').filter(Boolean);

// `edge=single*|wave` is a choice, with a star behind the default; `pages:6` is a number, and `x`
// one without a default; `items#4` is a whole number; `isRelative?` is true or false, `present?1`
// is true by default; `spring*` is a spring. `bud(seed,reach)` is a group; the parts of one like
// `~soft(volume)` may be given beside it, and count for every such group then.
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
      const [, last, sign, rest] = /^(\w+)(\W?)(.*)/.exec(word);
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
 * it is. JSON has no infinity: null stands for "no limit".
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

/** The numbers of a part that is given at a path: four for a spring. */
const numbersOf = ({ sign, names }, value, path) =>
  sign === '*'
    ? [...spring(value, path), NaN].slice(0, 4)
    : names
    ? [known(names, value, path)]
    : sign
    ? [value === !!value ? +value : wrong(path, 'is not true or false')]
    : [value === null ? Infinity : number(value, path)];

/** The names of the parts, one for each number that the core reads: a spring has four. */
export const places = (parts) =>
  parts.flatMap(({ name, sign }) => Array(sign === '*' ? 4 : 1).fill(name));

/**
 * A tuning as the core reads it: the number of its name and 0; or, where it is changed, 1 and a
 * number for each place, NaN for what stays. An error names the part that is wrong.
 *
 * @param flawOf The index of the first number that is out of range, or −1, from the numbers.
 */
export function tuningNumbers(tuning, parts, flawOf = () => -1) {
  if (Object(tuning) !== tuning) {
    if (!tuning.includes('{')) return [tuning ? known(TUNINGS, tuning) : 0, 0];
    tuning = JSON.parse(tuning);
  }
  let from = 0;
  const given = new Map(); // The values by their paths.
  const paths = parts.flatMap(({ paths }) => paths);
  const read = (object, prefix) => {
    for (const key in object) {
      const path = prefix + key;
      if (path === 'from') from = known(TUNINGS, object[key], path);
      else if (paths.includes(path)) given.set(path, object[key]);
      else if (paths.some((other) => other.startsWith(`${path}.`))) read(object[key], `${path}.`);
      else known([...new Set(parts.map(({ paths }) => paths.at(-1)))], path);
    }
  };
  read(tuning, '');
  const givenPaths = []; // The path by which each number is given.
  const numbers = parts.flatMap((part) => {
    const path = part.paths.find((path) => given.has(path));
    const own = path ? numbersOf(part, given.get(path), path) : places([part]).map(() => NaN);
    givenPaths.push(...own.map(() => path));
    return own;
  });
  const flaw = flawOf(numbers);
  if (flaw >= 0) wrong(givenPaths[flaw], `${numbers[flaw]} is out of range`);
  return [from, 1, ...numbers];
}
