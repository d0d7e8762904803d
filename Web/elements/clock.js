// One clock for a whole page. It asks for frames only while something moves.
import { paint } from './core.js';

let moving = [];
let request = 0;
let rate = 1;
// When the rate last changed, in the clock's own seconds and in the browser's milliseconds.
let anchor = { seconds: 0, stamp: 0 };

/** The page's time as all elastic elements see it. */
export const clock = {
  /** The clock's seconds at a time stamp of the browser's, an event's or a frame's. */
  seconds: (stamp = performance.now()) => anchor.seconds + ((stamp - anchor.stamp) / 1000) * rate,

  /** How fast time runs: 1, or less for slow motion. */
  get rate() {
    return rate;
  },
  set rate(value) {
    const stamp = performance.now();
    anchor = { seconds: clock.seconds(stamp), stamp };
    rate = value;
  },

  /** Shows a body from the next frame on until its rest time. */
  run(body) {
    if (!moving.includes(body)) moving.push(body);
    request ||= requestAnimationFrame(frame);
  },

  /** Forgets a body. */
  stop(body) {
    moving = moving.filter((other) => other !== body);
  },
};

function frame(stamp) {
  const time = clock.seconds(stamp);
  paint(moving, time);
  const isOver = (body) => body.restTime <= time;
  const over = moving.some(isOver) ? moving.filter(isOver) : [];
  if (over.length) moving = moving.filter((body) => !isOver(body));
  request = moving.length && requestAnimationFrame(frame);
  for (const body of over) body.rested();
}
