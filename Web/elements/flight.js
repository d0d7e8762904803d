// A flight: the motion after an event until its rest time, which the browser shows by itself.
//
// Between two events a body is a function of time. What its frames show until the rest time becomes
// keyframes, which Chromium plays outside of the page's thread: a page that is busy does not stop
// them. Of an outline they change the clip of its `<svg>`, whose path is a rectangle meanwhile.

/**
 * Whether a flight is better than frames. Firefox and WebKit play `clip-path` in the page's thread:
 * there it costs more than the frames (Firefox, ten switches: 273 ms for 230), and WebKit draws
 * the edge of a clip differently (by up to 68 of 255).
 */
const isBetter = !!globalThis.navigator?.userAgentData?.brands
  .some(({ brand }) => brand === 'Chromium');

/**
 * The largest error of a length in the middle between two keyframes, in pixels; elsewhere it may be
 * 1.6 times that. With 0.2 a drawer takes off with three quarters of the keyframes, but a switch is
 * 0.3 pixels off at times.
 */
const ERROR = 0.1;

/** The factor by which a number without a unit, such as a scale, must be more exact. */
const SCALE = 50;

/** The longest and the shortest time between two keyframes that differ, in seconds. */
const [LONGEST, SHORTEST] = [1 / 15, 1 / 960];

/** The same where the commands of a path change: until then the picture stands still. */
const CUT = 1 / 1920;

/** More keyframes cost more than the frames; a menu of four items has 260. */
const MAXIMUM = 300;

/** The product of the width and the opacity of a stroke that nobody misses. */
const FAINT = 0.04;

const VERBS = 'MLQCZ';
const COUNTS = [2, 2, 4, 6, 0];

/** Calls back with the verb of each command of a path and the place after it. */
function eachCommand(path, act) {
  for (let at = 0; at < path.length; at += 1 + COUNTS[path[at]]) act(path[at], at + 1);
}

/** Path data: absolute coordinates, so that two times have the same commands. */
function dataOf(path) {
  const words = [];
  eachCommand(path, (verb, at) => {
    words.push(VERBS[verb]);
    // `toFixed` would take half of the time of a take-off.
    for (let end = at + COUNTS[verb]; at < end; at++) words.push(Math.round(100 * path[at]) / 100);
  });
  return words.join(' ') || 'M0 0';
}

/** The parts of a value that stay between two keyframes, and the numbers that go evenly. */
function split(value) {
  if (typeof value !== 'object') {
    const numbers = [];
    const kept = `${value}`.replace(/(-?[\d.]+(?:e[-+]\d+)?)(px)?/g, (_, number, unit) => {
      numbers.push(number * (unit ? 1 : SCALE));
      return '#';
    });
    return [kept, numbers];
  }
  const commands = [];
  eachCommand(value, (verb) => commands.push(verb));
  return [commands.join(''), value];
}

/** The look of an element at a time: the values of its frame, paths as numbers. */
function sample(element, time) {
  const { core } = element.control;
  const pathOf = (part) => core.taken(core.trace(element, part, time)).slice();
  const frame = element.frame(pathOf, time);
  const values = frame.flatMap(([, named]) => Object.values(named));
  return { time, frame, values, parts: values.map(split) };
}

/** Adds the samples between two others, where the motion is not straight, and the latter. */
function refine(element, one, two, samples) {
  if (samples.length > MAXIMUM) return;
  const isCut = one.parts.some(([kept], part) => kept !== two.parts[part][0]);
  const isShort = two.time - one.time <= (isCut ? CUT : SHORTEST);
  const middle = isShort ? undefined : sample(element, (one.time + two.time) / 2);
  const isStraight = !isCut &&
    middle?.parts.every(([kept, numbers], part) => {
      const [keptFirst, first] = one.parts[part];
      const [, last] = two.parts[part];
      return kept === keptFirst &&
        numbers.every((number, at) => Math.abs((first[at] + last[at]) / 2 - number) < ERROR);
    });
  if (isShort || isStraight) return samples.push(two);
  refine(element, one, middle, samples);
  refine(element, middle, two, samples);
}

/** The rectangle around all of these paths, as path data. */
function around(paths) {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const path of paths) {
    eachCommand(path, (verb, at) => {
      for (let index = 0; index < COUNTS[verb]; index++) {
        const axis = index % 2;
        low[axis] = Math.min(low[axis], path[at + index] - 1);
        high[axis] = Math.max(high[axis], path[at + index] + 1);
      }
    });
  }
  return `M${low}H${high[0]}V${high[1]}H${low[0]}Z`;
}

/** The opacity of a computed color. */
const opacityOf = (color) => /^rgba|\//.test(color) ? parseFloat(color.split(/[,/]/).pop()) : 1;

/** Whether a rectangle that is clipped looks like a path: it has neither a stroke nor a pattern. */
function isPlain(path) {
  const { fill, stroke, strokeWidth, filter, transform } = getComputedStyle(path);
  const isFaint = stroke === 'none' || opacityOf(stroke) * parseFloat(strokeWidth) < FAINT;
  const effects = filter + transform + getComputedStyle(path.ownerSVGElement).filter;
  return isFaint && !fill.startsWith('url') && effects === 'nonenonenone';
}

/**
 * Hands the motion of an element from `time` to its rest time over to the browser, at a rate of
 * seconds a second. Returns a function that ends the flight, after which a frame must be drawn;
 * undefined if frames are better.
 */
export function takeOff(element, time, rate) {
  const { restTime } = element;
  const length = restTime - time;
  const count = Math.ceil(length / LONGEST);
  if (!isBetter || !rate || !(length > 2 * SHORTEST) || count > MAXIMUM) return;
  const samples = [sample(element, time)];
  if (!samples[0].frame.every(([node, named]) => !('d' in named) || isPlain(node))) return;
  for (let index = 1; index <= count; index++) {
    const next = sample(element, index < count ? time + index * LONGEST : restTime);
    refine(element, samples.at(-1), next, samples);
  }
  if (samples.length > MAXIMUM) return;

  const flights = [];
  const outlines = [];
  let part = 0;
  for (const [node, named] of samples[0].frame) {
    for (const name in named) {
      const isPath = name === 'd' || name === 'clip-path';
      const all = samples.map(({ values }) => values[part]);
      const texts = all.map((value) => isPath ? `path("${dataOf(value)}")` : `${value}` || 'none');
      const kept = samples.map(({ parts }) => parts[part][0]);
      part++;
      if (texts.every((text) => text === texts[0])) continue;
      if (name === 'd') outlines.push([node, around(all)]);
      const property = isPath ? 'clipPath' : name;
      // Two lists take a quarter of the time of a list of keyframes.
      const frames = { [property]: [], offset: [] };
      const add = (index, text) => {
        frames[property].push(text);
        frames.offset.push((samples[index].time - time) / length);
      };
      texts.forEach((text, index) => {
        // A value that stays does not need a keyframe. Where commands change, a part has left or
        // joined: the picture does so at once.
        if (text === texts[index - 1] && text === texts[index + 1]) return;
        if (index > 0 && kept[index] !== kept[index - 1]) add(index, texts[index - 1]);
        add(index, text);
      });
      flights.push([name === 'd' ? node.ownerSVGElement : node, frames]);
    }
  }
  const duration = 1000 * length / rate;
  const { currentTime } = element.ownerDocument.timeline;
  const animations = flights.map(([node, frames]) => {
    const animation = node.animate(frames, { duration, fill: 'both' });
    animation.startTime = currentTime;
    return animation;
  });
  for (const [path, data] of outlines) path.setAttribute('d', data);
  return () => animations.forEach((animation) => animation.cancel());
}
