// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const FIELD = declare(2, {
  events: 'tuned,resized,set,touchBegan,touchMoved,touchEnded,touchCancelled,focused,bulged,rejected',
  effects: 'bulged,shaken',
  values: 'shift,bulge',
  settings: 'overshoot:10,cornerRadius:0,headroom:Infinity',
  tuning: 'answer=together|stay|soft,spring*,kick,outSpring*,outKick,outDuration,focusShare,shakeSpring*,shakeSpeed,soft(crispness,foundation,bending,grip,fingerWidth)',
});
