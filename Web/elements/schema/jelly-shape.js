// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SHAPE = declare(6, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,poked,pressBegan,pressEnded',
  effects: 'grabbed,released',
  values: 'x,y,rotation',
  settings: 'boxLeft:0,boxTop:0,boxRight:1,boxBottom:1',
  tuning: 'spring*,waves(crispness,foundation,bending,home,linear,swell,grip,fingerWidth),pullLimit(linearRange,softRange),pairLimit(linearRange,softRange),reach,dent,swell,poke',
});
