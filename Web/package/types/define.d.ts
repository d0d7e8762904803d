import type { JellyAttributes } from './elements.js';
export { clock, JellyElement, outline } from './elements.js';

/** The core: its address, a response, its bytes, or a compiled module. */
export type Core = string | URL | Response | BufferSource | (WebAssembly.Module & object);

/**
 * Defines elements: those with these names, or all.
 *
 * Whether they are elastic now. If not, the console logs the reason, and content does not change.
 *
 * @param names Their tags. An unknown one is an error.
 * @param options Where the core is. Without it, the cores beside this script are taken: up to four
 *   controls have their own ones, more have that of all, which is smaller then.
 */
export function define(
  names?: (keyof JellyAttributes)[],
  options?: { wasm?: Core | PromiseLike<Core> },
): Promise<boolean>;

/**
 * Defines the elements that a tree has, and those that it will have, when they come.
 *
 * @param root The tree: the document, or a shadow tree. Without it the document.
 */
export function discover(root?: Document | ShadowRoot | Element): void;
