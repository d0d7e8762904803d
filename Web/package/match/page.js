// What the scripts of a page have by themselves, for those that read files: esbuild puts it in.
export { DOMMatrix } from './matrix.js';
export { getComputedStyle } from './style.js';
export const SVGLength = { SVG_LENGTHTYPE_PERCENTAGE: 2 };
