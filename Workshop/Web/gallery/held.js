// The fingers that hold a stage: their number, and the velocity that an outline keeps where one
// catches it.
import { clock } from '../../../Web/elements/clock.js';
import { make } from '../../../Web/elements/dom.js';
import { drawnPieces } from './points.js';

/** The time over which a velocity is measured, in seconds. */
const STEP = 1e-3;
/** An arrow is as long as the outline goes in this time, in seconds, up to a length in pixels. */
const [SHOWN, LONGEST] = [0.06, 110];
/** The velocity below which the eye sees an outline caught at rest, in pixels per second. */
const SLOW = 80;
/** The weights of a curve's points in the place at its half, from its start on. */
const HALF = { 2: [1, 1], 3: [1, 2, 1], 4: [1, 3, 3, 1] };
/** The name of a list's pull among the fingers. */
const PULL = 'pull';

/** The fingers on each elastic of a stage. */
const stages = new Map();

/** Notes an event that an elastic of a stage is about to get. */
export function noteHold({ elastic, stage, code, numbers, isReduced }) {
  const { touchBegan, touchEnded, touchCancelled, pullChanged, pullEnded } = elastic.control;
  const holds = stages.get(stage) ?? stages.set(stage, new Map()).get(stage);
  const fingers = holds.get(elastic) ?? holds.set(elastic, new Set()).get(elastic);
  const isPull = pullChanged !== undefined && code === pullChanged;
  if (code === touchBegan || isPull) {
    if (!fingers.size && !isReduced) showKept(elastic, stage, numbers, isPull);
    fingers.add(isPull ? PULL : numbers[2]);
  } else if (code === touchEnded) fingers.delete(numbers[2]);
  else if (pullChanged !== undefined && code === pullEnded) fingers.delete(PULL);
  else if (code === touchCancelled) fingers.clear();
  else return;
  const count = [...holds.values()].reduce((sum, { size }) => sum + size, 0);
  showCount(stage, count);
}

/** Shows the number of fingers that hold a stage, as long as there is more than one. */
function showCount(stage, count) {
  let sign = stage.querySelector(':scope > .fingers');
  if (count < 2) return sign?.remove();
  if (!sign) {
    sign = document.createElement('p');
    sign.className = 'fingers';
    sign.setAttribute('aria-hidden', true);
    stage.append(sign);
  }
  sign.textContent = `${count} fingers`;
}

/** Places all along an outline, in the element's pixels: the end and the half of each piece. */
function placesOf(elastic, time) {
  let last;
  return drawnPieces(elastic, time).flatMap((points) => {
    const all = [last, ...points];
    const weights = HALF[all.length];
    last = points.at(-1);
    if (!weights || !all[0]) return [last];
    const whole = weights.reduce((sum, one) => sum + one);
    const half = [0, 1].map((axis) =>
      all.reduce((sum, point, index) => sum + weights[index] * point[axis], 0) / whole
    );
    return [half, last];
  });
}

/** The place that moves nearest to a finger, and its velocity in pixels per second. */
function velocityAt(elastic, time, [x, y]) {
  const later = placesOf(elastic, time + STEP);
  return placesOf(elastic, time).map((place, index) => ({
    place,
    velocity: later[index].map((end, axis) => (end - place[axis]) / STEP),
    distance: Math.hypot(place[0] - x, y === undefined ? 0 : place[1] - y),
  })).filter(({ velocity }) => Math.hypot(...velocity) > SLOW)
    .sort((one, other) => one.distance - other.distance)[0];
}

/** Shows for a moment how fast the outline goes where a finger catches it. */
function showKept(elastic, stage, numbers, isPull) {
  const time = Math.max(clock.seconds(), elastic.shownTime ?? -Infinity);
  // A ring that turns does not end, and does not have an outline to catch.
  if (!(elastic.restTime > time && elastic.restTime < Infinity)) return;
  const caught = velocityAt(elastic, time, isPull ? [numbers[1]] : numbers);
  if (!caught) return;
  const { place: [x, y], velocity: [across, down] } = caught;
  const corner = stage.getBoundingClientRect();
  const [left, top] = elastic.place({ clientX: corner.left, clientY: corner.top });
  const length = Math.min(SHOWN * Math.hypot(across, down), LONGEST);
  const neck = Math.max(length - 14, 0);
  const arrow = make('svg', { class: 'kept', 'aria-hidden': 'true' });
  // It begins as a point and grows towards its head.
  arrow.innerHTML = `<path transform="translate(${x - left} ${y - top}) rotate(${
    (Math.atan2(down, across) * 180) / Math.PI
  })" d="M0 0L${neck} -3L${neck - 3} -8L${length} 0L${neck - 3} 8L${neck} 3Z"/>`;
  arrow.addEventListener('animationend', () => arrow.remove());
  stage.querySelector(':scope > .kept')?.remove();
  stage.append(arrow);
}
