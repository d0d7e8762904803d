// Replays a trace through the core's WebAssembly, as `jelly frames` does natively.
//
//     node replay.mjs jelly.wasm trace.json 120     prints the outline of each frame, one a line
//
// In a browser it is a module: `replay((await instantiate(bytes)), trace, 120)`.

const TUNINGS = ['standard', 'classic', 'calm'];
const EDGES = ['single', 'wave'];
const SIDES = ['top', 'bottom', 'left', 'right'];
const FINGER = { 'touch-began': 2, 'touch-moved': 3, 'touch-ended': 4, 'touch-cancelled': 5 };

/** Each control as the core knows it: its kind, its events' codes and its settings after the tuning. */
const CONTROLS = {
  'jelly-bar': {
    kind: 0,
    codes: FINGER,
    settings: ({ edge = 'single', side = 'top' }) => [EDGES.indexOf(edge), SIDES.indexOf(side)],
    numbers: ({ x = 0, y = 0 }) => [x, y],
  },
  'elastic-refresh': {
    kind: 1,
    codes: {
      pulled: 3, released: 4, 'refresh-began': 6, 'refresh-ended': 7, 'refresh-ended failed': 8,
    },
    settings: ({ edge = 'wave', side = 'top', threshold = 95, inset = 50, minimumDuration = 0 }) =>
      [EDGES.indexOf(edge), SIDES.indexOf(side), threshold, inset, minimumDuration],
    numbers: ({ x = 0, distance = 0 }) => [x, distance],
  },
  'elastic-field': {
    kind: 2,
    codes: { 'touch-began': 2, focused: 6, rejected: 7 },
    settings: ({ overshoot = 10, cornerRadius = 0 }) => [overshoot, cornerRadius],
    numbers: ({ x = 0, y = 0 }) => [x, y],
  },
  'gooey-pager': {
    kind: 3,
    codes: { swiped: 3, tapped: 4, scrolled: 7, jumped: 8 },
    settings: ({ pages = 6, pageWidth = 320, diameter = 20, axis, direction, style }) =>
      [pages, pageWidth, diameter, +(axis === 'vertical'), +(direction === 'rtl'), +(style === 'square'), 0],
    numbers: ({ x = 0, y = 0, offset = x, dragging = y, page = offset }) => [page, +dragging],
  },
  'gooey-badge': {
    kind: 4,
    codes: { ...FINGER, dismissed: 6, restored: 7 },
    settings: ({ viscosity = 20 }) => [viscosity, 0],
    numbers: ({ x = 0, y = 0 }) => [x, y],
    // The page takes the diameter from the element's size.
    begun: ({ diameter = 24, viscosity = 20 }) => [8, diameter, viscosity],
  },
  'gooey-menu': {
    kind: 5,
    codes: { tapped: 2, opened: 7, closed: 8 },
    // Without angles: an element has them in degrees, a trace in radians.
    settings: ({ items = 4, itemDiameter = NaN, gap = NaN, direction }) =>
      [items, itemDiameter, gap, NaN, NaN, direction === 'rtl' ? 1 : 0],
    numbers: ({ x = 0, y = 0 }) => [x, y],
  },
};

/** The core's functions, from the bytes of its module. */
export const instantiate = async (bytes) => (await WebAssembly.instantiate(bytes)).instance.exports;

/**
 * The outlines of a trace as SVG path data, that of frame k at the time k / rate in seconds.
 *
 * Ends with the first frame at or after both the last event and the time of rest.
 */
export function replay(core, trace, rate) {
  const { size, tuning = 'standard', settings = {}, events } = trace;
  const { kind, codes, numbers, settings: listed, begun } = CONTROLS[trace.control];
  const body = Math.ceil(core.__heap_base.value / 16) * 16;
  const buffer = body + Math.ceil(core.size(kind) / 16) * 16;
  core.memory.grow(1);

  const give = (name) => {
    const numbers = [TUNINGS.indexOf(name), ...listed(settings)];
    new Float64Array(core.memory.buffer, buffer).set(numbers);
    return buffer;
  };
  const begin = () => {
    core.make(kind, body, ...size, give(tuning));
    if (begun) core.handle(kind, body, ...begun(settings), -1e9, 0);
  };
  const happen = (event) => {
    const { type, at } = event;
    if (type === 'tuned') core.handle(kind, body, 0, 0, 0, at, give(event.tuning));
    else if (type === 'resized') core.handle(kind, body, 1, ...event.size, at, 0);
    else {
      const code = codes[event.outcome === 'failed' ? `${type} failed` : type];
      core.handle(kind, body, code, ...numbers(event), at, 0);
    }
  };
  const draw = (time) => {
    const end = core.draw(kind, body, time, buffer);
    return pathData(new Float64Array(core.memory.buffer, buffer, (end - buffer) / 8));
  };

  begin();
  events.forEach(happen);
  const end = Math.max(0, events.at(-1)?.at ?? 0, core.restTime(kind, body));

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
