export * from './elements.js';

/** Whether the elements of this entry are elastic. If not, the console logs the reason. */
export const ready: Promise<boolean>;
