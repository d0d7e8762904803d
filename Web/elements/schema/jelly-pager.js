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
  tuning: 'stretchSource=distance|speed,profile=classic|teardrop,isCenteredOnDots?,stretchLimit(linearRange,softRange),squeezeLimit(linearRange,softRange),stretchPerSpeed,stretchSpring*,overscrollSqueeze,wobbleSpring*,minimumWobble,wobbleRange,wobbleDelay,landingWobble,trackDuration,rollTurns,rollLag',
});
