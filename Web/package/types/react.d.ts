// The elements in JSX of React 19: `import type {} from 'jelly-elements/react'`.
import type { ClassAttributes, HTMLAttributes, InputHTMLAttributes } from 'react';
import type { JellyIntrinsic } from './elements.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends JellyIntrinsic<
      HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>,
      InputHTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>
    > {}
  }
}
