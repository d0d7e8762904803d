// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const MENU = declare(5, {
  events: 'tuned,resized,set,opened,closed,tapped,chosen',
  effects: 'opened,closed,selected',
  values: 'turn,itemsOpacity,items:3,opacity:1',
  layout: 'itemDiameter',
  parts: 'button,items',
  settings: 'items#4,itemDiameter:44,gap:Infinity,startAngle:0,sweep:3.141592653589793,direction=ltr*|rtl,roomLeft:Infinity,roomTop:Infinity,roomRight:Infinity,roomBottom:Infinity',
  tuning: 'form=bump|bud|fade,openingSpring*,closingSpring*,closingDuration,stagger,hasWholeDegrees?,bud(seed,reach,rejoining,recoil*,grip*,stretch,swell,flickLimit)',
});
