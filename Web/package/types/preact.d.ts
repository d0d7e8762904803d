// The elements in JSX of Preact: `import type {} from 'jelly-elements/preact'`.
import type { ClassAttributes, HTMLAttributes, InputHTMLAttributes } from 'preact';
import type { JellyIntrinsic } from './elements.js';

declare module 'preact' {
  namespace createElement.JSX {
    interface IntrinsicElements extends JellyIntrinsic<
      HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>,
      InputHTMLAttributes<HTMLInputElement> & ClassAttributes<HTMLElement>
    > {}
  }
}
