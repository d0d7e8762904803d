// Replays a trace through the core's WebAssembly, as `jelly frames` does natively.
//
//     node replay.mjs jelly.wasm trace.json 120     prints the outline of each frame, one a line
//
// In a browser it is a module: `replay((await instantiate(bytes)), trace, 120)`.
import { EVENTS } from '../elements/schema/events.js';
import { readTrace } from '../elements/trace.js';

/** The declaration of each control. */
const CONTROLS = Object.fromEntries(
  await Promise.all(
    Object.keys(EVENTS).map(async (name) => {
      const [words] = Object.values(await import(`../elements/schema/${name}.js`));
      return [name, words];
    }),
  ),
);

/** The core's functions, from the bytes of its module. */
export const instantiate = async (bytes) => (await WebAssembly.instantiate(bytes)).instance.exports;

/**
 * The outlines of a trace as SVG path data, that of frame k at the time k / rate in seconds.
 *
 * Ends with the first frame at or after both the last event and the time of rest.
 */
export function replay(core, trace, rate) {
  const words = CONTROLS[trace.control];
  const { kind } = words;
  const { size, numbers, events } = readTrace(trace, words);
  const body = Math.ceil(core.__heap_base.value / 16) * 16;
  const buffer = body + Math.ceil(core.size(kind) / 16) * 16;
  core.memory.grow(1);

  const give = (numbers) => {
    new Float64Array(core.memory.buffer, buffer).set(numbers);
    return buffer;
  };
  const begin = () => core.make(kind, body, ...size, give(numbers));
  const happen = ({ code, at, numbers }) => core.handle(kind, body, code, at, give(numbers));
  const draw = (time) => {
    const end = core.draw(kind, body, 0, time, buffer, core.memory.buffer.byteLength);
    return pathData(new Float64Array(core.memory.buffer, buffer, (end - buffer) / 8));
  };

  begin();
  events.forEach(happen);
  const end = Math.max(0, events.at(-1)?.at ?? 0, core.restTime(kind, body));

  begin();
  const frames = [];
  let next = 0;
  for (let time = 0;; time = frames.length / rate) {
    while (next < events.length && events[next].at <= time) happen(events[next++]);
    frames.push(draw(time));
    if (time >= end) return frames;
  }
}

/** The numbers of an outline as text: absolute commands, every number in full. */
function pathData(numbers) {
  let text = '';
  for (let at = 0; at < numbers.length;) {
    const verb = numbers[at];
    const next = at + 1 + [2, 2, 4, 6, 0][verb];
    text += 'MLQCZ'[verb] + [...numbers.subarray(at + 1, next)].map(String).join(' ');
    at = next;
  }
  return text;
}

if (globalThis.process?.argv[1]?.endsWith('replay.mjs')) {
  const { readFile } = await import('node:fs/promises');
  const [wasm, trace, rate] = process.argv.slice(2);
  const core = await instantiate(await readFile(wasm));
  console.log(replay(core, JSON.parse(await readFile(trace, 'utf8')), Number(rate)).join('\n'));
}
