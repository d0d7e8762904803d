export { discover } from './define.js';
