// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SHAPE = declare(6, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,poked,pressBegan,pressEnded,partChanged,drawingChanged',
  effects: 'grabbed,released',
  values: 'x,y,rotation',
  settings: 'bounds.left:0,bounds.top:0,bounds.right:1,bounds.bottom:1',
  tuning: 'spring*,waves(stiffnessDamping,foundationFraction,bendingStiffness,positionStiffness,affineStiffness,dilationFrequency,contactFrequency,touchWidth),pullLimit(linearRange,softRange),strainLimit(linearRange,softRange),maximumDisplacement,pressDepth,pressDilation,pokeVelocity,morphSpring*,wave',
});
