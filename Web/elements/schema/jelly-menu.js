// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const MENU = declare(5, {
  events: 'tuningChanged,sizeChanged,settingsChanged,opened,closed,tapped,selected',
  effects: 'opened,closed,selected',
  values: 'iconRotation,itemsOpacity,items:3,opacity:1',
  layout: 'itemDiameter',
  parts: 'button,items',
  settings: 'itemCount#4,itemDiameter:44,itemDistance:Infinity,startAngle:0,sweepAngle:3.141592653589793,isRightToLeft?,availableSpace.left:Infinity,availableSpace.top:Infinity,availableSpace.right:Infinity,availableSpace.bottom:Infinity',
  tuning: 'transition=bump|bud|fade,openingSpring*,closingSpring*,closingDuration,stagger,roundsToDegrees?,bud(initialScale,separationDistance,rejoinFraction,recoilSpring*,bridgeSpring*,buttonStretch,tapSwell,maximumFlickVelocity)',
});
