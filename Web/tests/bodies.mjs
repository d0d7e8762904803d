// Plays traces on bodies without elements.
//
//     node bodies.mjs jelly.wasm TRACE...     prints the frames as C/tests/frames.swift does
//
// In a browser it is a module.
import { bodies } from '../elements/bodies.js';
import { writePath } from '../elements/path-data.js';

/** The frames of a trace, up to the first one at rest after the last event. */
export function* played(make, { control, size, tuning, settings, events }, rate) {
  const body = make[control.slice('jelly-'.length)]({ size, tuning, ...settings });
  let next = 0;
  for (let time = 0, frame = 0;; time = ++frame / rate) {
    const effects = [];
    for (; events[next]?.at <= time; next++) {
      const { at, type, ...fields } = events[next];
      effects.push(body.handle(type, fields, at));
    }
    yield {
      t: time,
      // A part of a drawing begins with a command that is not drawn.
      outline: writePath(body.outline(time)).replaceAll('undefined', ''),
      values: body.values(time),
      effects: effects.filter(Boolean),
    };
    if (next === events.length && time >= body.restTime) return;
  }
}

/** The frames per second at which a trace is played: the last event of one is after nine days. */
export const rateOf = (name) => name.endsWith('late.json') ? 2 ** -20 : 120;

if (globalThis.process?.argv[1].endsWith('bodies.mjs')) {
  const { readFileSync } = await import('node:fs');
  const [wasm, ...traces] = process.argv.slice(2);
  const make = await bodies(readFileSync(wasm));
  for (const file of traces) {
    console.log(file);
    const trace = JSON.parse(readFileSync(file, 'utf8'));
    for (const frame of played(make, trace, rateOf(file))) console.log(JSON.stringify(frame));
  }
}
