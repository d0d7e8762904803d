// The gestures of fingers on a stage, as text that stands in an address, and played again.
//
// The text has a track for each finger, between underscores: the elastic's place on the stage, `t`
// for a touch or `p` for a list's pull, and numbers to the base of 36 between dots. They are the
// milliseconds since the start, or since the place before, and the two numbers of the event, in
// thousandths of the stage's width.
import { clock } from '../../../Web/elements/clock.js';

/** The length of the longest gesture that has a text, in seconds. */
const LONGEST = 20;
/** A track has at most so many places, and rarely two within so many milliseconds. */
const [MOST, STEP] = [100, 16];
/** The most tracks of a text, and the farthest place in stage widths. */
const [TRACKS, FARTHEST] = [16, 20];
const UNITS = 1000;
/** The time that a played gesture waits until it begins, in seconds. */
const LEAD = 0.7;
/** The time that it waits before that for motion to end, in milliseconds: a ring turns forever. */
const PATIENCE = 3000;
/** The number of the first finger that plays, which no real finger has. */
const PLAYED = 1000;

/** Returns the meaning of an elastic's event for the finger it is about. */
function partOf(control, code) {
  const { touchBegan, touchMoved, touchEnded, touchCancelled, pullChanged, pullEnded } = control;
  if (pullChanged !== undefined && code === pullChanged) return ['p', 'goes'];
  if (pullChanged !== undefined && code === pullEnded) return ['p', 'ends'];
  if (code === touchBegan || code === touchMoved) return ['t', 'goes'];
  if (code === touchEnded) return ['t', 'ends'];
  return ['t', code === touchCancelled && 'cancels'];
}

/**
 * Watches the real fingers of a stage. `ended` gets the text of a gesture when the last finger has
 * been lifted; one that the browser has taken for itself has none. Returns the function that notes
 * an event.
 */
export function watchGestures(stage, elastics, ended) {
  let tracks = []; // Those of the present gesture.
  let isReal = false;
  const isHeld = (track) => track.isHeld;
  stage.addEventListener('pointerdown', () => {
    if (!tracks.some(isHeld)) tracks = [];
    isReal = true;
  }, { capture: true });
  // A press beside everything is none. The elastics' own listeners come later.
  for (const type of ['pointerup', 'pointercancel']) {
    addEventListener(type, () => (isReal &&= tracks.some(isHeld)));
  }
  return (elastic, code, numbers = [], time) => {
    const [kind, part] = partOf(elastic.control, code);
    if (!isReal || !part) return;
    if (part === 'cancels') {
      isReal = false;
      tracks = [];
      return;
    }
    const key = `${elastics.indexOf(elastic)}${kind}`;
    const finger = kind === 't' ? numbers[2] : 0;
    let track = tracks.find((one) => one.isHeld && one.key === key && one.finger === finger);
    if (part === 'goes') {
      if (!track) tracks.push(track = { key, finger, places: [], isHeld: true });
      track.places.push([time, numbers[0], numbers[1]]);
      return;
    }
    if (!track) return;
    // The end of a list's pull does not have a place.
    const [x, y] = kind === 't' ? numbers : track.places.at(-1).slice(1);
    track.places.push([time, x, y]);
    track.isHeld = false;
    if (tracks.some(isHeld)) return;
    isReal = false;
    const text = write(tracks, stage.clientWidth);
    if (text) ended(text);
  };
}

/** Some tracks as text; none if there are none, too many, or too long ones. */
function write(tracks, width) {
  if (!tracks.length || tracks.length > TRACKS) return undefined;
  const start = Math.min(...tracks.map(({ places: [[time]] }) => time));
  const end = Math.max(...tracks.map(({ places }) => places.at(-1)[0]));
  if (end - start > LONGEST) return undefined;
  return tracks.map(({ key, places }) => {
    let last = start;
    return key + thin(places).map(([time, ...place]) => {
      const passed = Math.round(1000 * (time - last));
      last += passed / 1000;
      const numbers = [passed, ...place.map((one) => Math.round((UNITS * one) / width))];
      return numbers.map((number) => number.toString(36)).join('.');
    }).join('.');
  }).join('_');
}

/**
 * The first and the last of some places, and as many of those between as leave no gap longer than
 * a step. So a finger that stops has the place at which it stops, however long it rests.
 */
function thin(places) {
  const [first, last] = [places[0], places.at(-1)];
  // Any two gaps, one after the other, are longer than a step.
  const step = Math.max(STEP / 1000, 2 * (last[0] - first[0]) / MOST);
  let before = first[0];
  const kept = places.slice(1, -1).filter(([time], index) => {
    const isKept = places[index + 2][0] - before > step;
    if (isKept) before = time;
    return isKept;
  });
  return [first, ...kept, ...places.length > 1 ? [last] : []];
}

/** Returns a text's tracks, times in seconds; none if it is not a gesture on these elastics. */
export function readGesture(text, elastics) {
  const tracks = text.split('_').map((track) => {
    const [, index, kind, rest] = /^(\d+)([tp])([-.0-9a-z]+)$/.exec(track) ?? [];
    const numbers = rest?.split('.').map((number) =>
      /^-?[0-9a-z]+$/.test(number) ? parseInt(number, 36) : NaN
    );
    const { touchBegan, pullChanged } = elastics[index]?.control ?? {};
    const code = kind === 't' ? touchBegan : pullChanged;
    if (code === undefined || numbers.length % 3) return undefined;
    let time = 0;
    const places = [];
    for (let at = 0; at < numbers.length; at += 3) {
      const [passed, x, y] = numbers.slice(at, at + 3).map((number) => number / UNITS);
      if (!(passed >= 0 && (time += passed) <= LONGEST)) return undefined;
      if (!(Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST)) return undefined;
      places.push([time, x, y]);
    }
    return { index: +index, kind, places };
  });
  return tracks.length <= TRACKS && tracks.every(Boolean) ? tracks : undefined;
}

/**
 * Plays the tracks of a gesture on a stage, in the clock's time, until `signal` stops it.
 *
 * It begins at rest, as most gestures have: what is caught in mid-motion is held elsewhere. A mouse
 * that lies on the stage may have poked it.
 */
export async function playGesture(tracks, stage, elastics, signal) {
  const patience = performance.now() + PATIENCE;
  const isMoving = ({ restTime }) => restTime > clock.seconds();
  // In a page that is just there, nothing has a size before its first frame.
  let frame = 0;
  while (frame++ < 2 || (elastics.some(isMoving) && performance.now() < patience)) {
    await new Promise(requestAnimationFrame);
  }
  if (signal.aborted) return;
  const start = clock.seconds() + LEAD;
  const players = tracks.map((track, number) => playerOf(track, stage, elastics, PLAYED + number));
  const timer = setInterval(() => {
    for (const player of players) player(clock.seconds() - start);
    if (tracks.every(({ places }) => clock.seconds() - start >= places.at(-1)[0])) stop();
  }, 8);
  const stop = () => {
    clearInterval(timer);
    for (const player of players) player(Infinity);
  };
  signal.addEventListener('abort', stop, { once: true });
}

/** Plays one track: what it returns takes the finger to where it is at a time. */
function playerOf({ index, kind, places }, stage, elastics, finger) {
  const elastic = elastics[index];
  const { touchBegan, touchMoved, touchEnded, pullChanged, pullEnded } = elastic.control;
  let phase = 'waits';
  const send = (code, [x, y]) => {
    const place = [x * stage.clientWidth, y * stage.clientWidth];
    elastic.handle(code, kind === 't' ? [...place, finger] : place);
  };
  return (time) => {
    const [begin, ...start] = places[0];
    if (phase === 'ended' || (phase === 'waits' && (time < begin || time === Infinity))) return;
    // However late it is: the place where a finger begins decides how far it pulls.
    if (phase === 'waits') send(kind === 'p' ? pullChanged : touchBegan, start);
    phase = 'goes';
    const next = places.findIndex(([other]) => other > time);
    const [[from, ...one], [to, ...other]] = next > 0
      ? [places[next - 1], places[next]]
      : [places.at(-1), places.at(-1)];
    const part = to > from ? (time - from) / (to - from) : 1;
    const place = one.map((number, axis) => number + part * (other[axis] - number));
    send(kind === 'p' ? pullChanged : touchMoved, place);
    if (next >= 0) return;
    send(kind === 'p' ? pullEnded : touchEnded, place);
    phase = 'ended';
  };
}
