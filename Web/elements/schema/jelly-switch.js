// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SWITCH = declare(7, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,toggled,valueChanged',
  effects: 'grabbed,changed,crossed,released',
  values: 'isOn,progress,isDragged,x,y,width,height,taper,overtravel,lift',
  parts: 'track',
  settings: 'thumbWidth:37,inset:2,growth.width:10,growth.height:8,isRightToLeft?,isEnabled?1',
  start: 'isOn?',
  tuning: 'frontSpring*,massSpring*,rearSpring*,dragSpring*,widthSpring*,liftSpring*,lowerSpring*,maximumStretch,maximumSqueeze,maximumOvertravel,maximumTaper,maximumFlickVelocity,isRigid?,dragThreshold,pullLimit,projectionTime',
});
