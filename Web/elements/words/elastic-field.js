// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const FIELD = declare(2, {
  events: 'tuned,resized,touchBegan,touchMoved,touchEnded,touchCancelled,focused,bulged,rejected,shaped',
  effects: 'bulged,shaken',
  values: 'shift,bulge',
  shape: 'overshoot:10,cornerRadius:0',
  tuning: 'answer=push|together|stay|soft,spring*,kick,outSpring*,outKick,outDuration,pushSpeed,pushReach,pushLimit,focusShare,shakeSpring*,shakeSpeed,soft.crispness,soft.foundation,soft.bending,soft.grip,soft.fingerWidth',
});
