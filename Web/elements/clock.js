// One clock for a whole page. It asks for frames only while something moves that can be seen.
import { paint } from './core.js';
import { windowOf } from './dom.js';
import { FLIGHTS } from './flights.js';

/** The bodies that are drawn in each frame of their window. */
const moving = new Set();
/** The bodies with an event since the last frame, and those with one before that frame. */
let changed = new WeakSet();
let changedBefore = changed;
/** The timer of each body that no frame draws until its rest time: unseen, or in a flight. */
const timers = new Map();
/** The windows that have been asked for a frame. */
const requests = new Set();
/** The bodies whose motion frames show better than a flight, until their next event. */
const grounded = new WeakSet();
/** The time in which flights may take off in one frame, in milliseconds. */
const TAKEOFF_TIME = 6;
let rate = 1;
// The time of the last change of the rate, in the clock's seconds and in the browser's
// milliseconds, and the rate before it: a frame's stamp may be earlier than the change.
let anchor = { seconds: 0, stamp: 0, rate };

/** The clock of all elastic elements of a page. */
export const clock = {
  /**
   * The clock's seconds at a time stamp of the browser, such as that of an event or a frame, in the
   * window of a body: each window counts from its own origin.
   */
  seconds(stamp, body) {
    const { performance: own } = viewOf(body);
    const away = own.timeOrigin - performance.timeOrigin;
    const passed = ((stamp ?? own.now()) + away - anchor.stamp) / 1000;
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
    for (const body of [...timers.keys()]) clock.run(body);
  },

  /**
   * Draws a body in every frame from the next one until its rest time. One that is unseen waits for
   * that time, and asks for no frame.
   */
  run(body) {
    clock.stop(body);
    if (body.isUnseen) return wait(body);
    moving.add(body);
    changed.add(body);
    grounded.delete(body);
    ask(viewOf(body));
  },

  /** Stops drawing a body. */
  stop(body) {
    body.land?.();
    moving.delete(body);
    clearTimeout(timers.get(body));
    timers.delete(body);
  },
};

/** The window that shows a body. */
const viewOf = (body) => (body?.ownerDocument ? windowOf(body) : globalThis);

function ask(view) {
  if (requests.has(view)) return;
  requests.add(view);
  view.requestAnimationFrame((stamp) => frame(view, stamp));
}

function frame(view, stamp) {
  // If an error ends this frame, the next event asks for another one.
  requests.delete(view);
  const shown = [...moving].filter((body) => viewOf(body) === view);
  if (!shown.length) return;
  const time = clock.seconds(stamp, shown[0]);
  paint(shown, time);
  const over = shown.filter((body) => body.restTime <= time);
  over.forEach(clock.stop);
  takeOff(shown.filter((body) => moving.has(body)), time);
  [changed, changedBefore] = [new WeakSet(), changed];
  if ([...moving].some((body) => viewOf(body) === view)) ask(view);
  for (const body of over) body.rested();
}

/** Lets bodies fly from a frame on. */
function takeOff(bodies, time) {
  // A flight from before a change of the rate would not follow it.
  if (time < anchor.seconds) return;
  const start = performance.now();
  const count = [...timers.keys()].filter(({ isFlying }) => isFlying).length;
  if (count + bodies.length > FLIGHTS) return;
  for (const body of bodies) {
    if (performance.now() - start > TAKEOFF_TIME) return;
    // A body with an event in each frame would fly in vain.
    const isFed = changed.has(body) && changedBefore.has(body);
    if (isFed || grounded.has(body)) continue;
    const flies = body.fly?.(time);
    if (flies === false) grounded.add(body);
    if (!flies) continue;
    moving.delete(body);
    wait(body);
  }
}

/** Waits until a body that no frame draws is at rest. */
function wait(body) {
  if (body.restTime === Infinity) return;
  const seconds = (body.restTime - clock.seconds()) / rate;
  timers.set(
    body,
    setTimeout(() => {
      // Time may go slower than it went when the timer was set.
      if (body.restTime > clock.seconds()) return clock.run(body);
      clock.stop(body);
      paint([body], clock.seconds());
      body.rested();
    }, Math.min(Math.max(1000 * seconds, 0), 2 ** 31 - 1)),
  );
}
