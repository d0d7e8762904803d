// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const REFRESH = declare(1, {
  events: 'tuned,resized,set,pulled,released,cancelled,refreshBegan,refreshEnded',
  effects: 'armed,disarmed,refresh,ended,failed',
  values: 'phase=idle|pulling|armed|refreshing|ending,progress,inset,titleOpacity,loaderOpacity,loaderArc,loaderTurn,loaderX,loaderY',
  settings: 'edge=single|wave|soft*,side=top*|bottom,threshold:95,inset:50,minimumDuration:0.4',
  tuning: 'edge(~single(follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit),~wave(profile=sevenPoint|bell,follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit),~soft(follow,waveShare,deepestWave,depthLimit(free,give),sidewaysLimit(free,give),isRelative?,spring*,returnsSideways?,dentLimit,~body(ends=hinged|free,~waves(crispness,foundation,bending,grip,fingerWidth),volume,tapSpeed)),softCurve=single|wave|soft),endSpring*,turns?',
});
