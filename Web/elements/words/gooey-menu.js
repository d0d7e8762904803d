// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const MENU = declare(5, {
  events: 'tuned,resized,opened,closed,tapped,chosen,arranged',
  effects: 'opened,closed,selected',
  values: 'turn,itemsOpacity,items:3,opacity:1',
  layout: 'itemDiameter',
  parts: 'button,items',
  shape: 'items#4,itemDiameter:44,gap,startAngle:0,sweep:3.141592653589793,direction=ltr*|rtl,roomLeft,roomTop,roomRight,roomBottom',
  tuning: 'form=bump|bud|fade,openingSpring*,closingSpring*,closingDuration,stagger,hasWholeDegrees?,bud.seed,bud.reach,bud.rejoining,bud.recoil*,bud.grip*,bud.stretch,bud.swell,bud.flickLimit',
});
