// A flight: the motion after an event until its rest time, which the browser shows by itself.
//
// Between two events a body is a function of time. What its frames show until the rest time becomes
// keyframes, which Chromium plays outside of the page's thread: a page that is busy does not stop
// them. Of an outline they change the clip of its `<svg>`, whose path is a rectangle meanwhile.

/** The factor by which a number without a unit, such as a scale, must be more exact. */
const SCALE = 50;

/**
 * The largest error of a length in the middle between two keyframes, in pixels; elsewhere it may be
 * 1.6 times that. With 0.2 a drawer takes off with three quarters of the keyframes, but a switch is
 * 0.3 pixels off at times.
 */
const ERROR = 0.1;

/**
 * The longest and the shortest time between two keyframes that differ, in seconds, and the shortest
 * where commands change, until which the picture stands still. With 1/15 a bar that swings was in
 * the middle of two by chance, and 0.4 pixels off beside it.
 */
const CLOSE = { longest: 1 / 30, shortest: 1 / 960, cut: 1 / 1920 };

/**
 * The same of an element whose paths have marks. These times are the screen's, two or three in a
 * picture: a keyframe of twelve children has 4 kB. With those above, five children take off in
 * twice the time; with 1/100, which saves a tenth of the keyframes, a body was 0.25 pixels off
 * where another one joins. Children and outline are together in any case.
 */
const MARKED = { longest: 1 / 15, shortest: 1 / 200, cut: 1 / 200 };

/** More keyframes cost more than the frames; a menu of four items has 260. */
const MAXIMUM = 300;

/** The product of the width and the opacity of a stroke that nobody misses. */
const FAINT = 0.04;

/** The number of coordinates of each command: M, L, Q, C and Z. */
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

/**
 * The contours behind each mark of a path, with the mark: a move that nothing follows. A path with
 * marks begins with one.
 */
function contoursOf(path) {
  const contours = [];
  let start = 0;
  for (let at = 3; start < path.length; at += 1 + COUNTS[path[at]]) {
    // Only a move is 0, and behind the last command there is nothing.
    if (at < path.length && (path[at] || path[at + 3])) continue;
    contours.push(path.subarray(start, at));
    start = at;
  }
  return contours;
}

/** The commands of a contour with all points at the mark of another one. */
function collapsed(contour, [, x, y]) {
  const path = contour.slice();
  eachCommand(path, (verb, at) => {
    for (let index = 0; index < COUNTS[verb]; index++) path[at + index] = index % 2 ? y : x;
  });
  return path;
}

/** A path of several contours. */
function joined(contours) {
  const path = new Float64Array(contours.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const contour of contours) {
    path.set(contour, end);
    end += contour.length;
  }
  return path;
}

/**
 * Two paths with the same marks as two with the same commands: what only one of them has grows from
 * a point, or shrinks to one.
 */
function alike(one, two) {
  const [first, second] = [[], []];
  const others = contoursOf(two);
  contoursOf(one).forEach((contour, index) => {
    const other = others[index];
    const isSame = haveSameCommands(contour, other);
    first.push(contour);
    if (!isSame) first.push(collapsed(other, contour));
    if (!isSame) second.push(collapsed(contour, other));
    second.push(other);
  });
  return [joined(first), joined(second)];
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
  const { mainPart, flightPart = mainPart } = element;
  const pathOf = (part) =>
    core.taken(core.trace(element, part === mainPart ? flightPart : part, time)).slice();
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
function refine(element, one, two, samples, steps) {
  if (samples.length > MAXIMUM) return;
  const isCut = !areAlike(one, two);
  if (two.time - one.time <= (isCut ? steps.cut : steps.shortest)) return samples.push(two);
  const middle = sample(element, (one.time + two.time) / 2, one);
  if (!isCut && areAlike(one, middle) && isStraight(one, middle, two)) return samples.push(two);
  refine(element, one, middle, samples, steps);
  refine(element, middle, two, samples, steps);
}

/** Calls back with the place of each point of a path. */
const eachPoint = (path, act) =>
  eachCommand(path, (verb, at) => {
    for (let place = at; place < at + COUNTS[verb]; place += 2) act(place);
  });

/** The data of a rectangle, a pixel larger. */
const around = ([left, top, right, bottom]) =>
  `M${left - 1} ${top - 1}H${right + 1}V${bottom + 1}H${left - 1}Z`;

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
 * The keyframes of a property that goes from the first to the second of a pair of texts between
 * each two samples; undefined if it stays.
 */
function keyframes(property, pairs, samples) {
  const [[first]] = pairs;
  if (pairs.every((pair) => pair[0] === first && pair[1] === first)) return undefined;
  const [start, end] = [samples[0].time, samples.at(-1).time];
  // Two lists take a quarter of the time of a list of keyframes.
  const [texts, offset] = [[], []];
  const put = (text, index) => {
    const at = (samples[Math.min(index, samples.length - 1)].time - start) / (end - start);
    if (text === texts.at(-1) && at === offset.at(-1)) return;
    // A value that stays for longer has only the first and the last of its keyframes; an outline
    // hardly does.
    const isLonger = property !== 'clipPath' && text === texts.at(-1) && text === texts.at(-2);
    offset[isLonger ? texts.length - 1 : texts.push(text) - 1] = at;
  };
  pairs.forEach(([from, to], index) => {
    if (from !== texts.at(-1)) put(from, index);
    put(to, index + 1);
  });
  return { [property]: texts, offset };
}

/**
 * The flight of an element from `time` to its rest time, at a rate of seconds a second: the
 * keyframes of nodes, and what their paths have meanwhile. Undefined if frames are better.
 */
export function plan(element, time, rate) {
  const { restTime, flightPart, control: { core } } = element;
  const length = restTime - time;
  const { longest, shortest, cut } = flightPart ? MARKED : CLOSE;
  const pace = flightPart ? rate : 1;
  const steps = { shortest: pace * shortest, cut: pace * cut };
  const count = Math.ceil(length / longest);
  if (!rate || !(length > 2 * steps.shortest) || count > MAXIMUM) return;
  const samples = [sample(element, time)];
  if (!samples[0].frame.every(([node, named]) => !('d' in named) || isPlain(node))) return;
  for (let index = 1; index <= count; index++) {
    const next = sample(element, index < count ? time + index * longest : restTime);
    refine(element, samples.at(-1), next, samples, steps);
  }
  if (samples.length > MAXIMUM) return;

  const flights = [];
  const outlines = [];
  let part = 0;
  for (const [node, named] of samples[0].frame) {
    for (const name in named) {
      const isPath = name === 'd' || name === 'clip-path';
      const own = samples.map(({ values }) => values[part]);
      const parts = samples.map((one) => one.parts[part]);
      part++;
      const isCut = name === 'd' && element.cutOff?.(node, own, eachPoint);
      // Where commands change, a part has left or joined: without marks it does so at once.
      let pairs = own.slice(1).map((value, index) => {
        if (isAlike(parts[index], parts[index + 1])) return [own[index], value];
        return isPath && flightPart ? alike(own[index], value) : [own[index], own[index]];
      });
      pairs.push([own.at(-1), own.at(-1)]);
      const values = [...new Set(pairs.flat())];
      const { texts, box } = isPath ? core.keyframes(values) : { texts: values };
      const textOf = new Map(values.map((value, index) => [
        value,
        isPath ? `path("${texts[index] || 'M0 0'}")` : `${value}` || 'none',
      ]));
      pairs = pairs.map(([from, to]) => [textOf.get(from), textOf.get(to)]);
      const frames = keyframes(isPath ? 'clipPath' : name, pairs, samples);
      if (name === 'd' && (isCut || frames)) outlines.push([node, frames ? around(box) : texts[0]]);
      if (!frames) continue;
      flights.push([name === 'd' ? node.ownerSVGElement : node, frames]);
    }
  }
  const riders = element.riders(samples.map((one) => one.time));
  for (const [node, name, texts, easing] of riders) {
    const pairs = texts.map((text, index) => [text, texts[index + 1] ?? text]);
    const frames = keyframes(name, pairs, easing ? [samples[0], samples.at(-1)] : samples);
    if (frames) flights.push([node, { ...frames, easing }]);
  }
  return { flights, outlines, duration: 1000 * length / rate };
}

/**
 * Hands the motion of an element over to the browser by a plan. Returns a function that ends the
 * flight, after which a frame must be drawn.
 */
export function start({ flights, outlines, duration }, { ownerDocument }) {
  const { currentTime } = ownerDocument.timeline;
  const animations = flights.map(([node, frames]) => {
    const animation = node.animate(frames, { duration, fill: 'both', id: 'jelly' });
    animation.startTime = currentTime;
    return animation;
  });
  for (const [path, data] of outlines) path.setAttribute('d', data);
  return () => animations.forEach((animation) => animation.cancel());
}

/** Hands the motion of an element over to the browser; undefined if frames are better. */
export function takeOff(element, time, rate) {
  const planned = plan(element, time, rate);
  return planned && start(planned, element);
}
