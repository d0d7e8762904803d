// Defines the elements that a page has when it has them, and loads no others.
import { discover } from './define.js';
discover();
export { discover };
