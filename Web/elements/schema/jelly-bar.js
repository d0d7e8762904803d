// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const BAR = declare(0, {
  events: 'tuned,resized,set,touchBegan,touchMoved,touchEnded,touchCancelled,pulled,released',
  effects: 'grabbed,released',
  values: 'depth,inset',
  settings: 'edge=single|wave|soft*,side=top*|bottom|left|right,headroom:Infinity',
  tuning: '~single(follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit),~wave(profile=sevenPoint|bell,follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit),~soft(follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit,~body(ends=hinged|free,~waves(crispness,foundation,bending,grip,fingerWidth),volume,tapSpeed)),softCurve=single|wave|soft',
});
