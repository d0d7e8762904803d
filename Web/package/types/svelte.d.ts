// The elements in Svelte: `import type {} from 'jelly-elements/svelte'`.
import type { HTMLAttributes, HTMLInputAttributes } from 'svelte/elements';
import type { JellyIntrinsic } from './elements.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements
    extends JellyIntrinsic<HTMLAttributes<HTMLElement>, HTMLInputAttributes> {}
}
