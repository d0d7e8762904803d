// The trees that elements stand in: the document, and the shadow trees around an element.

const listeners = new Set();
/** Observes what may change a reference or the direction of text; made with the first listener. */
let changes;

function changed() {
  listeners.forEach((listener) => listener());
  if (!listeners.size) changes.disconnect();
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

/** Watches the trees around an element that has been moved into others, if anyone listens. */
export function watchTrees(element) {
  for (const root of changes ? treesAround(element) : []) {
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
  listeners.add(listener);
  watchTrees(element);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
