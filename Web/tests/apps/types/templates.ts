// The elements as the compilers of Vue's and Svelte's templates output them.
import type {} from 'jelly-elements/vue';
import type {} from 'jelly-elements/svelte';
import type { GlobalComponents } from 'vue';
import type { SvelteHTMLElements } from 'svelte/elements';

type Bar = InstanceType<GlobalComponents['jelly-bar']>['$props'];
export const vue: Bar = { curve: 'wave', class: 'lid', onJellyGrab: (event) => event.detail };
// @ts-expect-error
export const wrongVue: Bar = { curve: 'round' };

type Field = SvelteHTMLElements['jelly-field'];
export const svelte: Field = { label: 'Name', name: 'who', 'onjelly-shake': () => {} };
// @ts-expect-error
export const wrongSvelte: Field = { label: true };
