export { recorder } from './elements/recorder.js';
export { play } from './elements/player.js';
