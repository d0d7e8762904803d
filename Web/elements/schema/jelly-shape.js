// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const SHAPE = declare(6, {
  events: 'tuned,resized,set,touchBegan,touchMoved,touchEnded,touchCancelled,poked,pressed,released',
  effects: 'grabbed,released',
  values: 'x,y,turn',
  settings: 'boxLeft:0,boxTop:0,boxRight:1,boxBottom:1',
  tuning: 'spring*,waves(crispness,foundation,bending,home,linear,swell,grip,fingerWidth),pullLimit(free,give),pairLimit(free,give),reach,dent,swell,poke',
});
