// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const ROW = declare(13, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,pullChanged,pullEnded,pullCancelled,opened,closed,dismissed,removed,restored',
  effects: 'grabbed,released,opened,closed,armed,disarmed,performed',
  values: 'openSide,shownSide,extent,offset,progress,height,fullness,isArmed,isCatching,isLeaving,isGone,actions:4',
  layout: 'boxes:4',
  parts: 'row,tails,first,second,third,fourth,layers',
  settings: 'trailingWidths.first:0,trailingWidths.second:0,trailingWidths.third:0,trailingWidths.fourth:0,leadingWidths.first:0,leadingWidths.second:0,leadingWidths.third:0,leadingWidths.fourth:0,fullSwipe=none|perform*|remove,fullFraction:0.6,dropHeight:56,margin:8,spacing:10,innerMargin:16,parting:15,cornerRadius:16,headroom:14,isRightToLeft?',
  tuning: 'openSpring*,closeSpring*,fullSpring*,collapseSpring*,bridgeSpring*,recoilSpring*,waveSpring*,followFrequency,lead,maximumLead,reach(linearRange,softRange),touchWidth,foundationFraction,bendingStiffness,stiffnessDamping,overpull,rebound,seed,joinFraction,filletFraction,pull,bump,hit',
});
