export * from './elements.js';

/** Whether the elements of this entry are elastic. If not, the console says why. */
export const ready: Promise<boolean>;
