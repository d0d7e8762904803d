// Gets the core and defines elements with it. Without a core, content stays as the page has it, and
// controls are plain ones.
import { openCore } from './core.js';
import { VERSION } from './schema/version.js';

/** The cores that have been asked for, by their address. */
const cores = new Map();

/**
 * Defines elements as soon as their core is there; controls are defined at once, and get their
 * outlines then.
 *
 * Returns whether the elements have outlines now. If not, the console logs the reason once: content
 * stays as it is in the page, and an element that makes content, such as a badge, is defined
 * without an outline.
 *
 * @param elements The elements' classes.
 * @param wasm Where the core is: its address, a response, its bytes, or a compiled module; or a
 *   promise of one of these.
 */
export async function load(elements, wasm) {
  // A server does not have elements.
  if (!globalThis.customElements) return false;
  // An icon has no body, and a core of its own.
  elements = elements.filter(({ control }) => control);
  const missing = elements.filter((element) => {
    const defined = customElements.get(element.tag);
    return !defined || (defined === element && !element.control.core);
  });
  const others = elements.filter((element) =>
    ![undefined, element].includes(customElements.get(element.tag))
  );
  if (others.length) {
    const tags = others.map(({ tag }) => `<${tag}>`).join(' ');
    console.warn(
      `jelly: ${tags}: definition: must be this script's; got that of another copy, ` +
        'which the clock and the classes of this script do not reach',
    );
  }
  if (!missing.length) return true;
  for (const element of missing) if (element.isDefinedFirst) element.define();
  try {
    const core = await find(await wasm);
    for (const { tag, control } of missing) {
      if (!holds(core, control)) throw new Error(`a core without <${tag}>`);
      control.core ??= core;
    }
  } catch ({ message }) {
    const tags = missing.map(({ tag }) => `<${tag}>`).join(' ');
    console.error(`jelly: ${tags}: core: must be available; got ${message}`);
    for (const element of missing) if (element.isUsefulPlain) element.define();
    return false;
  }
  for (const element of missing) element.define();
  missing[0].revive();
  return true;
}

/** Whether a core has a control; a core that was built without it stops the program. */
export function holds(core, { kind }) {
  try {
    return core.size(kind) > 0;
  } catch {
    return false;
  }
}

/** Requests the core at an address ahead of `load`, which reports errors. */
export function ask(wasm) {
  if (isAddress(wasm)) find(wasm).catch(() => {});
}

const isAddress = (wasm) => typeof wasm === 'string' || wasm instanceof URL;

/** The core at an address is asked for once. */
export function find(wasm) {
  if (!isAddress(wasm)) return open(wasm);
  const address = `${wasm}`;
  if (!cores.has(address)) cores.set(address, fetchFrom(address).then(open));
  return cores.get(address);
}

const fetchFrom = (address) =>
  fetch(address).catch(({ message }) => {
    throw new Error(`no response from ${address} (${message})`);
  });

async function open(wasm) {
  if (!globalThis.WebAssembly) throw new Error('a browser without WebAssembly');
  const { url } = wasm;
  if (wasm instanceof Response) {
    const { ok, status, statusText, headers } = wasm;
    if (!ok) throw new Error(`${`${status} ${statusText}`.trim()} from ${url}`);
    // Only this type can be compiled while it arrives; servers send others as well.
    const isStream = headers.get('content-type') === 'application/wasm';
    wasm = await (isStream ? WebAssembly.compileStreaming(wasm) : wasm.arrayBuffer());
  }
  if (!(wasm instanceof WebAssembly.Module)) wasm = await WebAssembly.compile(wasm);
  // The elements would read the numbers of another version wrong.
  const [version] = WebAssembly.Module.customSections(wasm, 'jelly');
  if (String.fromCharCode(...new Uint8Array(version ?? [])) !== VERSION) {
    throw new Error(`that of another version${url ? ` from ${url}` : ''}`);
  }
  const core = openCore(await WebAssembly.instantiate(wasm));
  await task();
  return core;
}

/**
 * Waits for a task of its own. WebKit may resolve a module's promise while it reports sizes (1 in
 * 200, measured): elements that come there would be too late for the report, and the page would get
 * the error "ResizeObserver loop completed with undelivered notifications". A frame would never
 * come in a hidden tab, and Firefox defers timers while a page loads.
 */
const task = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(0);
  });
