// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const BADGE = declare(4, {
  events: 'tuned,resized,set,touchBegan,touchMoved,touchEnded,touchCancelled,dismissed,restored',
  effects: 'grabbed,released,detached,rejoined,dismissed,restored',
  values: 'x,y,phase=attached|stretched|detached|returning|dismissed,opacity,contentScale',
  settings: 'diameter:24,viscosity:20,floating?',
  start: 'present?1',
  tuning: 'neck=quadratic|liquid|none,thinnestRadius,thinnestShare,rejoinShare,centeringLength,isDismissible?,keepsVelocity?,returnSpring*,surfaceSpring*,stretch,wobble*,floatRadius,dropletCount',
});
