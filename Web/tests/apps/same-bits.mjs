// Plays every trace with two modules of the core; prints the traces whose outlines differ.
//
//     node same-bits.mjs jelly.wasm OTHER
import { readdirSync, readFileSync } from 'node:fs';
import { bodies } from '../../elements/bodies.js';
import { played, rateOf } from '../bodies.mjs';

const both = await Promise.all(
  process.argv.slice(2).map((file) => bodies(readFileSync(file))),
);
const folder = new URL('../traces/', import.meta.url);
for (const name of readdirSync(folder)) {
  const trace = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const lines = both.map((make) =>
    [...played(make, trace, rateOf(name))].map(({ outline }) => outline).join('\n')
  );
  console.log(name, lines[0] === lines[1] ? 'same' : 'DIFFERENT', lines[0].length);
}
