// Defines the elements that a page names, and loads what these need and no more.
import { demand, oneOf } from './elements/declare.js';
import { ask, load } from './elements/load.js';
import { parts, sizeOfAll, tracks } from './parts.js';
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
  const bodies = names.filter((name) => parts[name].core);
  const groups = wasm ? new Map([[wasm, bodies]]) : ownCores(bodies);
  const defined = [...groups].map(async ([core, names]) => {
    // The core is on its way while the scripts are.
    if (names.some((name) => !customElements.get(name))) ask(core);
    const scripts = await Promise.all(names.map((name) => parts[name].script()));
    return load(scripts.map(({ Element }) => Element), core);
  });
  // An icon brings its own core.
  const icons = names.filter((name) => !parts[name].core)
    .map((name) => parts[name].script().then(({ ready }) => ready));
  return (await Promise.all([...defined, ...icons])).every(Boolean);
}

/**
 * Returns the places of the elements' cores, each with the elements that need it: their own cores,
 * or the core of all, if that is smaller than these together.
 *
 * Elements with a track have most of their core in common, so two or more of them load one for all.
 */
function ownCores(names) {
  const isShared = names.filter((name) => parts[name].onTrack).length > 1;
  const groups = new Map();
  let size = 0;
  for (const name of names) {
    const { core, size: own } = isShared && parts[name].onTrack ? tracks : parts[name];
    const place = core();
    if (!groups.has(place)) size += own;
    groups.set(place, [...groups.get(place) ?? [], name]);
  }
  return size < sizeOfAll ? groups : new Map([[new URL('./jelly.wasm', import.meta.url), names]]);
}

/** The elements that no tree has had so far. */
const missing = new Set(Object.keys(parts));

/**
 * Defines the elements that a tree has, and those that it will have, when they come.
 *
 * @param root The tree: the document, or a shadow tree, which cannot be found from outside.
 */
export function discover(root = globalThis.document) {
  if (!root) return;
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  function look() {
    const found = new Set();
    if (missing.size) {
      for (const { localName } of root.querySelectorAll([...missing])) found.add(localName);
    }
    for (const name of found) missing.delete(name);
    if (found.size) define([...found]);
    if (!missing.size) changes.disconnect();
  }
  look();
}
