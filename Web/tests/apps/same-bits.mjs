// Replays every trace with two modules of the core; prints the traces whose outlines differ.
//
//     node same-bits.mjs jelly.wasm OTHER
import { readdirSync, readFileSync } from 'node:fs';
import { instantiate, replay } from '../replay.mjs';

const [one, other] = await Promise.all(
  process.argv.slice(2).map((file) => instantiate(readFileSync(file))),
);
const folder = new URL('../traces/', import.meta.url);
for (const name of readdirSync(folder)) {
  const trace = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const rate = name === 'late.json' ? 2 ** -20 : 120;
  const lines = [one, other].map((core) => replay(core, trace, rate).join('\n'));
  console.log(name, lines[0] === lines[1] ? 'same' : 'DIFFERENT', lines[0].length);
}
