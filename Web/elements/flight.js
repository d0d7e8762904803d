// A flight: the motion after an event until its rest time, which the browser shows by itself.
//
// Between two events a body is a function of time. What its frames show until the rest time becomes
// keyframes, which Chromium plays outside of the page's thread: a page that is busy does not stop
// them. Of an outline they change the clip of its `<svg>`, whose path is a rectangle meanwhile.

/**
 * The largest error of a length in the middle between two keyframes, in pixels; elsewhere it may be
 * 1.6 times that. With 0.2 a drawer takes off with three quarters of the keyframes, but a switch is
 * 0.3 pixels off at times.
 */
const ERROR = 0.1;

/** The factor by which a number without a unit, such as a scale, must be more exact. */
const SCALE = 50;

/**
 * The longest and the shortest time between two keyframes that differ, in seconds. With 1/15 a bar
 * that swings was in the middle of two by chance, and 0.4 pixels off beside it.
 */
const [LONGEST, SHORTEST] = [1 / 30, 1 / 960];

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

/** Whether two paths have the same commands. */
function haveSameCommands(path, other) {
  if (path.length !== other.length) return false;
  for (let at = 0; at < path.length; at += 1 + COUNTS[path[at]]) {
    if (path[at] !== other[at]) return false;
  }
  return true;
}

/** The data of paths: absolute coordinates, so that two times have the same commands. */
function dataOf(paths) {
  let words = [];
  let last = [];
  return paths.map((path) => {
    if (!haveSameCommands(path, last)) words = [];
    eachCommand(path, (verb, at) => {
      words[at - 1] ??= VERBS[verb];
      // Half of the coordinates stay, and to write a number takes most of the time. `toFixed` would
      // take twice as long.
      for (let end = at + COUNTS[verb]; at < end; at++) {
        if (!words[at] || path[at] !== last[at]) words[at] = `${Math.round(100 * path[at]) / 100}`;
      }
    });
    last = path;
    return words.join(' ') || 'M0 0';
  });
}

/** The text of a value between its numbers, and these numbers; of a path both are its numbers. */
function split(value) {
  if (typeof value === 'object') return [value, value];
  if (typeof value === 'number') return ['', [value * SCALE]];
  const numbers = [];
  const kept = value.replace(/(-?[\d.]+(?:e[-+]\d+)?)(px)?/g, (_, number, unit) => {
    numbers.push(number * (unit ? 1 : SCALE));
    return '#';
  });
  return [kept, numbers];
}

/** The look of an element at a time: the values of its frame, paths as numbers. */
function sample(element, time, before) {
  const { core } = element.control;
  const pathOf = (part) => core.taken(core.trace(element, part, time)).slice();
  const frame = element.frame(pathOf, time);
  const values = frame.flatMap(([, named]) => Object.values(named));
  const parts = values.map((value, part) =>
    value === before?.values[part] ? before.parts[part] : split(value)
  );
  return { time, frame, values, parts };
}

/** Whether a value has the same numbers at two times: what is between them stays. */
const isAlike = ([kept], [other]) =>
  kept === other || (typeof kept === 'object' && haveSameCommands(kept, other));

/** Whether this holds for all values of two samples. */
const areAlike = (one, two) => one.parts.every((part, index) => isAlike(part, two.parts[index]));

/** Whether the numbers of a sample are on the straight line between two others. */
function isStraight(one, middle, two) {
  for (let part = 0; part < one.parts.length; part++) {
    const first = one.parts[part][1];
    const numbers = middle.parts[part][1];
    const last = two.parts[part][1];
    if (first === last && first === numbers) continue;
    for (let at = 0; at < numbers.length; at++) {
      const error = (first[at] + last[at]) / 2 - numbers[at];
      if (error > ERROR || error < -ERROR) return false;
    }
  }
  return true;
}

/** Adds the samples between two others, where the motion is not straight, and the latter. */
function refine(element, one, two, samples) {
  if (samples.length > MAXIMUM) return;
  const isCut = !areAlike(one, two);
  if (two.time - one.time <= (isCut ? CUT : SHORTEST)) return samples.push(two);
  const middle = sample(element, (one.time + two.time) / 2, one);
  if (!isCut && areAlike(one, middle) && isStraight(one, middle, two)) return samples.push(two);
  refine(element, one, middle, samples);
  refine(element, middle, two, samples);
}

/** Calls back with the place of each point of a path. */
const eachPoint = (path, act) =>
  eachCommand(path, (verb, at) => {
    for (let place = at; place < at + COUNTS[verb]; place += 2) act(place);
  });

/** The rectangle around all of these paths, as path data. */
function around(paths) {
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (const path of paths) {
    eachPoint(path, (at) => {
      for (const axis of [0, 1]) {
        low[axis] = Math.min(low[axis], path[at + axis] - 1);
        high[axis] = Math.max(high[axis], path[at + axis] + 1);
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
  if (!rate || !(length > 2 * SHORTEST) || count > MAXIMUM) return;
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
      const isCut = name === 'd' && element.cutOff?.(node, all, eachPoint);
      const data = isPath ? dataOf(all) : [];
      const texts = isPath
        ? data.map((one) => `path("${one}")`)
        : all.map((value) => `${value}` || 'none');
      const own = samples.map(({ parts }) => parts[part]);
      part++;
      const isSame = texts.every((text) => text === texts[0]);
      if (name === 'd' && (isCut || !isSame)) outlines.push([node, isSame ? data[0] : around(all)]);
      if (isSame) continue;
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
        if (index > 0 && !isAlike(own[index], own[index - 1])) add(index, texts[index - 1]);
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
