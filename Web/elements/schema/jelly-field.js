// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const FIELD = declare(2, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,focused,nudged,rejected',
  effects: 'nudged,shaken',
  values: 'shakeOffset,sideDisplacement',
  settings: 'pressDepth:10,cornerRadius:0,headroom:Infinity',
  tuning: 'touchResponse=allSides|none|soft,spring*,tapVelocity,outwardSpring*,outwardVelocity,outwardDuration,focusStrength,shakeSpring*,shakeVelocity,waves(stiffnessDamping,foundationFraction,bendingStiffness,contactFrequency,touchWidth)',
});
