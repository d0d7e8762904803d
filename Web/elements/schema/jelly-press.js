// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const PRESS = declare(10, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,pressBegan,pressEnded',
  effects: 'grabbed,released',
  values: 'x,y,a,b,c,d',
  settings: 'cornerRadius:Infinity',
  tuning: 'spring*,waves(stiffnessDamping,foundationFraction,bendingStiffness,positionStiffness,affineStiffness,dilationFrequency,contactFrequency,touchWidth),liftSpring*,lowerSpring*,pullLimit,maximumDisplacement,growthArea,maximumGrowth',
});
