// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SLIDER = declare(8, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,stepped,valueChanged,dragBegan',
  effects: 'grabbed,changed,released',
  values: 'value,progress,isDragged,x,y,width,height,taper,overtravel,lift',
  parts: 'track,fill',
  settings: 'minimumValue:0,maximumValue:1,step:0,thumbWidth:37,trackHeight:6,inset:2,growth.width:12,growth.height:8,axis=horizontal*|vertical,isRightToLeft?,isBottomToTop?1,allowsTrackTouch?,isEnabled?1',
  start: 'value:0',
  tuning: 'frontSpring*,massSpring*,rearSpring*,dragSpring*,widthSpring*,liftSpring*,lowerSpring*,maximumStretch,maximumSqueeze,maximumOvertravel,maximumTaper,maximumFlickVelocity,isRigid?,dragThreshold,pullLimit,projectionTime',
});
