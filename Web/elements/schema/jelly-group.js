// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const GROUP = declare(12, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,bodyPlaced,bodyRemoved,bodiesJoined',
  effects: 'grabbed,released,allReleased',
  values: 'bodies:4,sizes:3',
  parts: 'marked',
  settings: 'spacing:20,hub:-1',
  tuning: 'motionSpring*,bridgeSpring*,recoilSpring*,limit,rejoinFraction,filletFraction,pull,hit',
});
