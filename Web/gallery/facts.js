// What the panel beside a stage says of its element: two words or numbers.

const number = (value) => String(Math.round(value) || 0).replace('-', '−');

// A bar says what happens, not what it is doing.
const states = new WeakMap();
for (const [event, state] of [['grab', 'held'], ['release', 'free'], ['rest', 'resting']]) {
  addEventListener(`jelly-${event}`, ({ target }) => states.set(target, state), { capture: true });
}

const FACTS = {
  'jelly-bar': (bar) => [states.get(bar) ?? 'resting', number(bar.depth)],
};

/** The facts of an element at a time, as texts in the panel's order. */
export function facts(elastic, time) {
  return FACTS[elastic.localName](elastic, time);
}
