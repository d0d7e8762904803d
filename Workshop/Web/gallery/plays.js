// The demonstration of a stage: the gesture of the control's film, by a simulated finger.
import { clock } from '../../../Web/elements/clock.js';
import { mapped } from '../../../Web/elements/plane.js';
import { eventsFor, EXAMPLES } from '../lab/examples.js';

/** The number of the finger, which no real finger has. */
const FINGER = 2000;
/** The time after the gesture until an element goes back, in seconds of the clock. */
const BACK = 0.7;
/** The properties that a gesture may change. */
const KEPT = ['checked', 'value', 'selectedIndex', 'page', 'open', 'detent'];

/** The place of an event on the screen. */
const placeOf = ({ screenMatrix }, { x, y }) => {
  const [clientX, clientY] = mapped(screenMatrix, x, y);
  return { clientX, clientY };
};

const touch = (elastic, event) =>
  elastic[event.type](placeOf(elastic, event), performance.now(), FINGER);

/** The act of a finger in an event of a film; the other events an element causes by itself. */
const DEEDS = {
  touchBegan: touch,
  touchMoved: touch,
  touchEnded: touch,
  tapped(elastic, event) {
    const target = elastic.shadowRoot.querySelector('[part=trigger]') ?? elastic;
    target.dispatchEvent(new MouseEvent('click', { ...placeOf(elastic, event), bubbles: true }));
  },
  pullChanged: (elastic, { distance, position }) =>
    elastic.handle(elastic.control.pullChanged, [distance, position]),
  pullEnded: (elastic) => elastic.handle(elastic.control.pullEnded),
  scrolled: ({ scroller }, { offset }) => (scroller.scrollLeft = offset),
  poked: (elastic, { x, y, strength }) => elastic.poke(x, y, strength),
};

/**
 * Demonstrates an element in the clock's time until `signal` stops it. Afterwards it goes back to
 * where it was, so that everybody meets it as it is.
 */
export function demonstrate(elastic, signal) {
  const { film } = EXAMPLES.get(elastic.localName);
  const events = eventsFor(film, elastic.shownSize, elastic.settings);
  const kept = KEPT.filter((name) => name in elastic).map((name) => [name, elastic[name]]);
  const start = clock.seconds() - events[0].at;
  const end = start + events.at(-1).at + BACK;
  let last; // The last event of the finger.
  const go = () => {
    while (events.length && start + events[0].at <= clock.seconds()) {
      const event = events.shift();
      DEEDS[event.type]?.(elastic, event);
      if (DEEDS[event.type]) last = event;
    }
    if (clock.seconds() < end) return;
    stop();
    for (const [name, value] of kept) if (elastic[name] !== value) elastic[name] = value;
    elastic.restore?.();
  };
  const timer = setInterval(go, 8);
  const stop = () => {
    clearInterval(timer);
    if (elastic.scroller) elastic.scroller.style.scrollSnapType = '';
  };
  // The page must not snap to a page while the finger scrolls.
  if (elastic.scroller) elastic.scroller.style.scrollSnapType = 'none';
  go();
  signal.addEventListener('abort', () => {
    stop();
    if (/^touch(Began|Moved)$/.test(last?.type)) touch(elastic, { ...last, type: 'touchEnded' });
    if (last?.type === 'pullChanged') DEEDS.pullEnded(elastic);
  });
}
