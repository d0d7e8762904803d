// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const FIELD = declare(2, {
  events: 'tuned,resized,touchBegan,touchEnded,focused,bulged,rejected,shaped',
  effects: 'bulged,shaken',
  values: 'shift,bulge',
  shape: 'overshoot:10,cornerRadius:0',
  tuning: 'answer=push|together|stay,spring*,kick,outSpring*,outKick,outDuration,pushSpeed,pushReach,pushLimit,focusShare,shakeSpring*,shakeSpeed',
});
