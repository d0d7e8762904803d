// Demonstrations of the elements, by a simulated finger.
import { clock } from '../elements/clock.js';

/** The time of a press, and the time until an element goes back; in the clock's seconds. */
const PRESS = 0.09;
const BACK = 2.5;
/** The time between two demonstrations of a stage. */
const PAUSE = 0.9;

/**
 * Demonstrates some elements, in the clock's time, until `signal` stops it. Afterwards they go back
 * to where they began, so that everybody meets them as they are.
 */
export function demonstrate(elastics, signal) {
  const back = PLAYS[elastics[0].localName](elastics, signal);
  if (back) after(BACK, back, signal);
}

/** Calls a function after some seconds of the clock, unless `signal` stops it. */
function after(seconds, then, signal) {
  const end = clock.seconds() + seconds;
  const timer = setInterval(() => {
    if (clock.seconds() < end) return;
    clearInterval(timer);
    then();
  }, 8);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const PLAYS = {
  'jelly-bar': ([bar], signal) => {
    const sign = bar.physicalEdge === 'bottom' ? -1 : 1;
    drag(bar, (way) => [0.5 + 0.14 * way, 0.5, 0, sign * 150 * way], signal);
  },

  'jelly-refresh': ([refresh], signal) => {
    if (refresh.phase === 'refreshing') return;
    const { width } = refresh.getBoundingClientRect();
    const { pullChanged, pullEnded } = refresh.control;
    const pull = (way) => refresh.handle(pullChanged, [150 * way, width * (0.5 + 0.12 * way)]);
    travel(pull, () => refresh.handle(pullEnded), signal);
  },

  'jelly-field': ([box], signal) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    const input = box.input.getBoundingClientRect();
    const place = [(input.left + 40 - left) / width, (input.top + 4 - top) / height];
    tap(box, () => place, signal);
  },

  'jelly-pager': ([pager]) => {
    const { page, pageCount } = pager;
    pager.select(page === pageCount - 1 ? 0 : pageCount - 1);
    return () => pager.select(page);
  },

  'jelly-switch': ([one], signal) => {
    const { checked } = one;
    tap(one, () => [0.5, 0.5], signal);
    return () => (one.checked = checked);
  },

  'jelly-slider': ([slider], signal) => {
    const { value } = slider;
    const { x, width } = slider.values();
    const way = (0.4 - x / slider.clientWidth) * slider.clientWidth;
    const far = way > -width && way < width ? 2.5 * width : way;
    drag(slider, (share) => [x / slider.clientWidth, 0.5, far * share, 0], signal);
    return () => (slider.value = value);
  },

  'jelly-segments': ([segments], signal) => {
    const { selectedIndex } = segments;
    const last = segments.segments.length - 1;
    tap(segments, () => [selectedIndex === last ? 0.05 : 0.95, 0.5], signal);
    return () => (segments.selectedIndex = selectedIndex);
  },

  'jelly-press': (presses, signal) => {
    const wide = presses.find((one) => one.matches('.wide'));
    const card = presses.find((one) => one.querySelector('.place'));
    const pull = (one, x, y, right, down) =>
      drag(one, (share) => [x, y, right * share, down * share], signal);
    pull(presses[0], 0.5, 0.5, -12, 12);
    after(PAUSE, () => pull(wide, 0.2, 0.6, 30, 20), signal);
    after(2 * PAUSE, () => pull(card, 0.8, 0.2, 40, -30), signal);
  },

  'jelly-badge': (badges, signal) => {
    const badge = badges.find(({ phase, count }) => phase === 'attached' && +count > 0);
    if (!badge) return undefined;
    drag(badge, (way) => [0.5, 0.5, -150 * way, -40 * way * way], signal);
    return () => badge.restore();
  },

  'jelly-shape': ([shape]) => shape.poke(),

  'jelly-menu': ([menu]) => {
    menu.toggle();
    return () => (menu.open = false);
  },
};

/** Taps an element, at shares of its width and height. */
function tap(elastic, finger, signal) {
  const place = () => {
    const { left, top, width, height } = elastic.getBoundingClientRect();
    const [x, y] = finger();
    return { clientX: left + width * x, clientY: top + height * y };
  };
  elastic.touchBegan(place());
  const lift = () => elastic.touchEnded(place());
  after(PRESS, lift, signal);
  signal.addEventListener('abort', lift, { once: true });
}

/** Goes gently from 0 to 1 in half a second of the clock's time; the promise ends with it. */
export function travel(go, arrive, signal) {
  const start = clock.seconds();
  const timer = setInterval(() => {
    const part = Math.min((clock.seconds() - start) / 0.5, 1);
    go(part * part * (3 - 2 * part));
    if (part < 1) return;
    clearInterval(timer);
    arrive();
  }, 8);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    arrive();
  });
}

/**
 * Drags an element. `finger` returns the finger's place after a share of the drag: shares of the
 * element's width and height, and an offset to the right and down in pixels.
 */
function drag(elastic, finger, signal) {
  // The place on the page, which may be scrolled meanwhile.
  const home = () => elastic.getBoundingClientRect();
  const place = (way) => {
    const { left, top, width, height } = home();
    const [x, y, right, down] = finger(way);
    return { clientX: left + width * x + right, clientY: top + height * y + down };
  };
  let last = 0;
  elastic.touchBegan(place(0), performance.now());
  travel(
    (way) => elastic.touchMoved(place(last = way), performance.now()),
    () => elastic.touchEnded(place(last), performance.now()),
    signal,
  );
}
