// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const PAGER = declare(3, {
  events: 'tuned,resized,set,scrolled,jumped,tapped,swiped',
  effects: 'selected',
  values: 'page,factor,trackLength',
  layout: 'dotX,dotY,stepX,stepY,diameter,dotDiameter',
  parts: 'track,progress',
  settings: 'pages#6,pageWidth:320,diameter:20,dotDiameter:10,lineWidth:2,axis=horizontal*|vertical,direction=ltr*|rtl,bottomToTop?,style=ball*|square',
  start: 'page#0',
  tuning: 'tail=travel|speed,profile=tutorial|drop,isCentered?,stretchLimit(free,give),squeezeLimit(free,give),gain,spring*,squeeze,wobble*,wobbleBase,wobbleGain,wobbleDelay,landing,lineDuration,roll,drag',
});
