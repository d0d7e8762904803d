// What each element does when nobody touches it: a finger that is only played.
import { clock } from '../elements/clock.js';

/** Lets the first of some elements show what it does, in the clock's time, until `signal` stops it. */
export function play([elastic], signal) {
  PLAYS[elastic.localName](elastic, signal);
}

const PLAYS = {
  'jelly-bar': (bar, signal) => {
    const sign = bar.physicalSide === 'bottom' ? -1 : 1;
    drag(bar, (way) => [0.5 + 0.14 * way, 0.5, sign * 150 * way], signal);
  },
};

/**
 * Drags an element. `finger` says where the finger is after a share of its way: shares of the
 * element's width and height, and pixels further down.
 */
function drag(elastic, finger, signal) {
  // On the page, which may be scrolled meanwhile.
  const place = (way) => {
    const { left, top, width, height } = elastic.getBoundingClientRect();
    const [x, y, down] = finger(way);
    return { clientX: left + width * x, clientY: top + height * y + down };
  };
  const start = clock.seconds();
  elastic.began(place(0), performance.now());
  const timer = setInterval(() => {
    const part = Math.min((clock.seconds() - start) / 0.5, 1);
    elastic.moved(place(part * part * (3 - 2 * part)), performance.now());
    if (part < 1) return;
    clearInterval(timer);
    elastic.ended(place(1), performance.now());
  }, 8);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    elastic.cancelled(place(0), performance.now());
  });
}
