// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SEGMENTS = declare(9, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,stepped,valueChanged',
  effects: 'grabbed,changed,crossed,released',
  values: 'selectedIndex,progress,isDragged,x,y,width,height,taper,overtravel,lift',
  layout: 'segments:4',
  parts: 'track',
  settings: 'segmentCount#3,widths.first:0,widths.second:0,widths.third:0,widths.fourth:0,widths.fifth:0,widths.sixth:0,widths.seventh:0,widths.eighth:0,inset:2,cornerRadius:Infinity,growth.width:8,growth.height:6,isRightToLeft?,isEnabled?1',
  start: 'selectedIndex#0',
  tuning: 'frontSpring*,massSpring*,rearSpring*,dragSpring*,widthSpring*,liftSpring*,lowerSpring*,maximumStretch,maximumSqueeze,maximumOvertravel,maximumTaper,maximumFlickVelocity,isRigid?,dragThreshold,pullLimit,projectionTime',
});
