// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const REFRESH = declare(1, {
  events: 'tuned,resized,pulled,released,cancelled,refreshBegan,refreshEnded',
  effects: 'armed,disarmed,refresh,ended,failed',
  values: 'phase=idle|pulling|armed|refreshing|ending,progress,inset,titleOpacity,loaderOpacity,loaderArc,loaderTurn,loaderX,loaderY',
  shape: 'side=top*|bottom,threshold:95,inset:50,minimumDuration:0.4',
  look: 'edge=single|wave|soft*',
  tuning: 'edge.profile=sevenPoint|bell,edge.follow,edge.waveShare,edge.deepestWave,edge.depthLimit.free,edge.depthLimit.give,edge.sidewaysLimit.free,edge.sidewaysLimit.give,edge.isRelative?,edge.spring*,edge.returnsSideways?,edge.dentLimit,edge.soft.ends=hinged|free,edge.soft.crispness,edge.soft.foundation,edge.soft.bending,edge.soft.grip,edge.soft.fingerWidth,edge.soft.volume,edge.soft.tapSpeed,endSpring*,turns?',
});
