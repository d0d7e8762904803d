// The trees that elements stand in: the document, and the shadow trees around an element.

/** The function that each element calls after a change. */
const listeners = new Map();
/** Observes what may change a reference or the direction of text; made with the first listener. */
let changes;

const NAMED = '[id], [for], [dir]';

/** Whether nodes that came or went can be named, name something, or set the direction of text. */
const areNamed = (nodes) =>
  [...nodes].some((node) => node.matches?.(NAMED) || node.querySelector?.(NAMED));

/**
 * Calls all listeners after a change of names or of the direction of text, and after any other
 * change those of the elements around it, so that a change costs what it changes.
 */
function changed(records) {
  if (!listeners.size) return changes.disconnect();
  const isForAll = ({ type, addedNodes, removedNodes }) =>
    type === 'attributes' || areNamed(addedNodes) || areNamed(removedNodes);
  const called = new Set();
  if (records.some(isForAll)) listeners.forEach((listener) => called.add(listener));
  else {
    for (let { target } of records) {
      for (; target; target = target.parentNode) called.add(listeners.get(target));
    }
  }
  for (const listener of called) listener?.();
}

/** The tree of an element, then those around it, out to the document. */
function* treesAround(element) {
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode()) yield root;
}

/** The first element with an id, looked for from an element's own tree outwards; or null. */
export function findById(element, id) {
  for (const root of id ? treesAround(element) : []) {
    const found = root.getElementById?.(id);
    if (found) return found;
  }
  return null;
}

/** Watches the trees around an element. */
function watchTrees(element) {
  for (const root of treesAround(element)) {
    changes.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ['id', 'for', 'dir'],
    });
  }
}

/** Calls a listener after changes of the trees around an element: once after many changes. */
export function followTrees(element, listener, signal) {
  changes ??= new MutationObserver(changed);
  listeners.set(element, listener);
  watchTrees(element);
  signal.addEventListener('abort', () => listeners.delete(element));
}

/** Follows the trees around an element that has been moved into others. */
export function movedInTree(element) {
  if (!listeners.has(element)) return;
  watchTrees(element);
  listeners.get(element)();
}
