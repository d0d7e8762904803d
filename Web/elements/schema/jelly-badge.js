// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const BADGE = declare(4, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,dismissed,restored',
  effects: 'grabbed,released,detached,reattached,dismissed,restored',
  values: 'x,y,phase=attached|stretched|detached|returning|dismissed,opacity,contentScale',
  settings: 'diameter:24,neckStretch:20,isFloating?',
  start: 'isPresented?1',
  tuning: 'neck=quadratic|liquid|none,minimumNeckRadius,minimumNeckFraction,reattachFraction,centeringDistance,isDismissible?,keepsVelocity?,returnSpring*,surfaceSpring*,maximumStretch,wobbleSpring*,floatAmplitude,dropletCount',
});
