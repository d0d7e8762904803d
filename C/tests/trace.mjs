// Writes a trace, and the frames that the core has drawn of it natively, as lines of numbers for
// replay.c: `node trace.mjs trace.json < frames`, where a frame is a line of JSON.
import { readFileSync } from 'node:fs';
import { places } from '../../Web/elements/declare.js';
import { COORDINATES, PATH, readPath } from '../../Web/elements/path-data.js';
import * as schema from '../../Web/elements/schema/all.js';
import { CONTROLS, readTrace } from '../../Web/elements/trace.js';

/** The count of numbers before the commands of a part of a drawing. */
const HEAD = 15;

const trace = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const words = Object.values(schema).find(({ kind }) => CONTROLS[kind].name === trace.control);
const { size, drawing, numbers, events } = readTrace(trace, words);
const lines = [];
const line = (word, ...numbers) => lines.push([word, ...numbers].join(' '));

/** Writes a line for each part of a drawing. */
function draw(drawing = []) {
  for (let at = 0; at < drawing.length;) {
    const start = at;
    at += HEAD;
    while (at < drawing.length && drawing[at] !== PATH) at += 1 + COORDINATES[drawing[at]];
    const part = [drawing[start + 2], ...drawing.slice(start + HEAD, at)];
    line(start ? 'more' : 'drawing', ...part);
  }
}

/** The number of an effect, `selected(2)` or `refreshEnded(success)`, and its index. */
function effectOf(text) {
  const number = words.effects.indexOf(text) + 1;
  if (number) return [number, 0];
  const [, name, index] = /(\w+)\((\w+)\)/.exec(text);
  return [words.effects.indexOf(name) + 1, index === 'true' ? 1 : Number(index)];
}

const [preset, isChanged] = numbers;
const count = isChanged ? places(words.tuning).length : 0;
line('body', words.kind, ...size, preset, ...numbers.slice(2 + count));
if (isChanged) line('event', 0, -1e12, ...numbers.slice(0, 2 + count));
draw(drawing);
let next = 0;
for (const text of readFileSync(0, 'utf8').trim().split('\n')) {
  const { t, outline, values, effects } = JSON.parse(text);
  for (; events[next]?.at <= t; next++) {
    const { code, at, numbers, drawing } = events[next];
    line('event', code, at, ...numbers);
    draw(drawing);
  }
  line('effects', ...effects.flatMap(effectOf));
  line('frame', t, ...readPath(outline));
  const all = words.values.flatMap(({ name, sign, names }) => {
    const value = values[name];
    if (sign === ':') return [value.length, ...value.flat()];
    return names ? [names.indexOf(value)] : [Number(value)];
  });
  line('values', t, ...all);
}
console.log(lines.join('\n'));
