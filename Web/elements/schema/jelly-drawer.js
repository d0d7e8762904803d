// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const DRAWER = declare(11, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,selected,dismissed',
  effects: 'grabbed,released,selected,dismissed,dismissalAttempted',
  values: 'selectedDetent,isPresented,extent,contentLength,contentX,contentY,progress,dimming,grabberX,grabberY,scrollRange,isCatching',
  layout: 'detents:2,grabberLength,grabberThickness',
  parts: 'panel',
  settings: 'edge=top|bottom*|left|right,detents.first.unit=none|fraction*|length|content,detents.first.value:1,detents.second.unit=none*|fraction|length|content,detents.second.value:0,detents.third.unit=none*|fraction|length|content,detents.third.value:0,detents.fourth.unit=none*|fraction|length|content,detents.fourth.value:0,detents.fifth.unit=none*|fraction|length|content,detents.fifth.value:0,detents.sixth.unit=none*|fraction|length|content,detents.sixth.value:0,detents.seventh.unit=none*|fraction|length|content,detents.seventh.value:0,detents.eighth.unit=none*|fraction|length|content,detents.eighth.value:0,maximumLength:Infinity,contentLength:0,keyboardLength:0,cornerRadius:20,headroom:18,isDismissible?1,largestUndimmedDetent:-1,expandsByScrolling?1',
  start: 'selectedDetent:-1',
  tuning: 'openSpring*,closeSpring*,followFrequency,waveSpring*,lead,maximumLead,inertia,overpull,tipRange,reach(linearRange,softRange),foundationFraction,bendingStiffness,stiffnessDamping,touchWidth',
});
