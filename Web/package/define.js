// Defines the elements that a page names, and loads what these need and no more.
import { demand, oneOf } from './elements/declare.js';
import { ask, load } from './elements/load.js';
import { parts, sizeOfAll } from './parts.js';
export { clock } from './elements/clock.js';
export { outline } from './elements/core.js';
// Every element needs it: so it comes with what all entries share, and not as one more file.
export { defineTuning, JellyElement } from './elements/jelly-element.js';

export async function define(names = Object.keys(parts), { wasm } = {}) {
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    demand('define: names', oneOf(Object.keys(parts)), unknown);
  }
  if (!globalThis.customElements) return false;
  const groups = wasm ? new Map([[wasm, names]]) : ownCores(names);
  const defined = [...groups].map(async ([core, names]) => {
    // The core is on its way while the scripts are.
    if (names.some((name) => !customElements.get(name))) ask(core);
    const scripts = await Promise.all(names.map((name) => parts[name].script()));
    return load(scripts.map(({ Element }) => Element), core);
  });
  return (await Promise.all(defined)).every(Boolean);
}

/**
 * Returns the places of the elements' cores, each with the elements that need it: their own cores,
 * or the core of all, if that is smaller than these together.
 */
function ownCores(names) {
  const groups = new Map();
  let size = 0;
  for (const name of names) {
    const core = parts[name].core();
    if (!groups.has(core)) size += parts[name].size;
    groups.set(core, [...groups.get(core) ?? [], name]);
  }
  return size < sizeOfAll ? groups : new Map([[new URL('./jelly.wasm', import.meta.url), names]]);
}
