import * as React from './index.js';
export { JSX } from './jsx.js';
export function jsx(type: unknown, props: unknown): React.JSX.Element;
export const jsxs: typeof jsx;
