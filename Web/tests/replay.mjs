// Replays a trace through the core's WebAssembly, as `jelly frames` does natively.
//
//     node replay.mjs jelly.wasm trace.json 120     prints the outline of each frame, one a line
//
// In a browser it is a module: `replay((await instantiate(bytes)), trace, 120)`.

const TUNINGS = ['standard', 'classic', 'calm'];
const EDGES = ['single', 'wave'];
const SIDES = ['top', 'bottom', 'left', 'right'];
const PHASES = ['touch-began', 'touch-moved', 'touch-ended', 'touch-cancelled'];

/** The core's functions, from the bytes of its module. */
export const instantiate = async (bytes) => (await WebAssembly.instantiate(bytes)).instance.exports;

/**
 * The outlines of a trace as SVG path data, that of frame k at the time k / rate in seconds.
 *
 * Ends with the first frame at or after both the last event and the time of rest.
 */
export function replay(core, { size, tuning = 'standard', settings = {}, events }, rate) {
  const bar = Math.ceil(core.__heap_base.value / 16) * 16;
  const commands = bar + Math.ceil(core.barSize() / 16) * 16;
  core.memory.grow(1);
  const edge = EDGES.indexOf(settings.edge ?? 'single');
  const side = SIDES.indexOf(settings.side ?? 'top');

  const begin = () => core.barMake(bar, ...size, side, TUNINGS.indexOf(tuning), edge);
  const happen = (event) => {
    const { type, at, x = 0, y = 0 } = event;
    if (type === 'tuned') core.barTuned(bar, TUNINGS.indexOf(event.tuning), edge, at);
    else if (type === 'resized') core.barResized(bar, ...event.size, at);
    else core.barTouched(bar, PHASES.indexOf(type), x, y, at);
  };
  const draw = (time) => {
    const end = core.barDraw(bar, time, commands);
    return pathData(new Float64Array(core.memory.buffer, commands, (end - commands) / 8));
  };

  begin();
  events.forEach(happen);
  const end = Math.max(0, events.at(-1)?.at ?? 0, core.barRestTime(bar));

  begin();
  const frames = [];
  let next = 0;
  for (let time = 0; ; time = frames.length / rate) {
    while (next < events.length && events[next].at <= time) happen(events[next++]);
    frames.push(draw(time));
    if (time >= end) return frames;
  }
}

/** The numbers of an outline as text: absolute commands, every number in full. */
function pathData(numbers) {
  let text = '';
  for (let at = 0; at < numbers.length; ) {
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
