// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const BAR = declare(0, {
  events: 'tuned,resized,touchBegan,touchMoved,touchEnded,touchCancelled,pulled,released',
  effects: 'grabbed,released',
  values: 'depth',
  shape: 'side=top*|bottom|left|right',
  look: 'edge=single|wave|soft*',
  tuning: 'profile=sevenPoint|bell,follow,waveShare,deepestWave,depthLimit.free,depthLimit.give,sidewaysLimit.free,sidewaysLimit.give,isRelative?,spring*,returnsSideways?,dentLimit,soft.ends=hinged|free,soft.crispness,soft.foundation,soft.bending,soft.grip,soft.fingerWidth,soft.volume,soft.tapSpeed',
});
