// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const PAGER = declare(3, {
  events: 'tuningChanged,sizeChanged,settingsChanged,scrolled,pageRequested,tapped,dragged',
  effects: 'selected',
  values: 'page,factor,trackLength',
  layout: 'dotX,dotY,stepX,stepY,diameter,dotDiameter',
  parts: 'track,progress',
  settings: 'pageCount#6,pageWidth:320,diameter:20,dotDiameter:10,lineWidth:2,axis=horizontal*|vertical,isRightToLeft?,isBottomToTop?,indicatorStyle=ball*|square',
  start: 'page#0',
  tuning: 'tail=distance|speed,profile=classic|teardrop,isCentered?,stretchLimit(linearRange,softRange),squeezeLimit(linearRange,softRange),gain,spring*,squeeze,wobbleSpring*,wobbleBase,wobbleGain,wobbleDelay,landing,lineDuration,roll,drag',
});
