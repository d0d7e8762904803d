import { JSXInternal } from '../jsx.js';
export function jsx(type: unknown, props: unknown): JSXInternal.Element;
export const jsxs: typeof jsx;
export { JSXInternal as JSX };
