// One clock for a whole page. It asks for frames only while something moves.
import { paint } from './core.js';

let moving = [];
let request = 0;
let rate = 1;
// The time of the last change of the rate, in the clock's seconds and in the browser's
// milliseconds, and the rate before it: a frame's stamp may be earlier than the change.
let anchor = { seconds: 0, stamp: 0, rate };

/** The clock of all elastic elements of a page. */
export const clock = {
  /** The clock's seconds at a time stamp of the browser, such as that of an event or a frame. */
  seconds(stamp = performance.now()) {
    const passed = (stamp - anchor.stamp) / 1000;
    return anchor.seconds + passed * (passed < 0 ? anchor.rate : rate);
  },

  /** The speed of time: 1, or less for slow motion. */
  get rate() {
    return rate;
  },
  set rate(value) {
    const stamp = performance.now();
    anchor = { seconds: clock.seconds(stamp), stamp, rate };
    rate = value;
  },

  /** Draws a body in every frame from the next one until its rest time. */
  run(body) {
    if (!moving.includes(body)) moving.push(body);
    request ||= requestAnimationFrame(frame);
  },

  /** Stops drawing a body. */
  stop(body) {
    moving = moving.filter((other) => other !== body);
  },
};

function frame(stamp) {
  const time = clock.seconds(stamp);
  // If an error ends this frame, the next event asks for another one.
  request = 0;
  paint(moving, time);
  const isOver = (body) => body.restTime <= time;
  const over = moving.some(isOver) ? moving.filter(isOver) : [];
  if (over.length) moving = moving.filter((body) => !isOver(body));
  if (moving.length) request ||= requestAnimationFrame(frame);
  for (const body of over) body.rested();
}
