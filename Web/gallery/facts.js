// The content of the panel beside a stage: two words or numbers about its element.

const number = (value) => String(Math.round(value) || 0).replace('-', '−');

// A bar has events, but no phase.
const states = new WeakMap();
for (const [event, state] of [['grab', 'held'], ['release', 'free'], ['rest', 'resting']]) {
  addEventListener(`jelly-${event}`, ({ target }) => states.set(target, state), { capture: true });
}

function bulgeAndShake(box, time) {
  const { shift, bulge } = box.values(time);
  return [number(bulge), number(shift)];
}

/** The distance of a badge from its place, in pixels. */
function pulled(badge, time) {
  const { x, y } = badge.values(time);
  return Math.hypot(x - badge.offsetWidth / 2, y - badge.offsetHeight / 2);
}

const FACTS = {
  'jelly-bar': (bar) => [states.get(bar) ?? 'resting', number(bar.depth)],
  'elastic-refresh': (refresh) => [refresh.phase, number(100 * refresh.progress)],
  'elastic-field': bulgeAndShake,
  'elastic-box': bulgeAndShake,
  'gooey-pager': (pager) => [number(pager.page + 1), number(100 * pager.values().factor)],
  'gooey-badge': (badge, time) => [badge.phase, number(pulled(badge, time))],
  'gooey-menu': (
    menu,
    time,
  ) => [menu.open ? 'open' : 'closed', number((menu.values(time).turn * 180) / Math.PI)],
};

/** The facts of an element at a time, as texts in the panel's order. */
export function facts(elastic, time) {
  return FACTS[elastic.localName](elastic, time);
}
