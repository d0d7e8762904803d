// The elements in templates of Vue: `import type {} from 'jelly-elements/vue'`. Tell Vue's compiler
// as well: `isCustomElement: (tag) => /^jelly-/.test(tag)`.
import type { HTMLAttributes, InputHTMLAttributes } from 'vue';
import type { JellyIntrinsic } from './elements.js';

/** A listener `onjelly-grab` is `@jelly-grab` in a template, and `onJellyGrab` in types. */
type Listeners<Attributes> = {
  [Name in keyof Attributes as Name extends `onjelly-${infer Event}`
    ? `onJelly${Capitalize<Event>}`
    : never]: Attributes[Name];
};

type Elements = JellyIntrinsic<HTMLAttributes, InputHTMLAttributes>;

type Components = {
  [Tag in keyof Elements]: new () => { $props: Elements[Tag] & Listeners<Elements[Tag]> };
};

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
