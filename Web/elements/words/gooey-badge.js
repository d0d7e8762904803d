// Written by `make words` from the controls' own declarations.
import { declare } from '../declare.js';

export const BADGE = declare(4, {
  events: 'tuned,resized,touchBegan,touchMoved,touchEnded,touchCancelled,dismissed,restored,measured',
  effects: 'grabbed,released,detached,rejoined,dismissed,restored',
  values: 'x,y,phase=attached|stretched|detached|returning|dismissed,opacity,contentScale',
  shape: 'diameter:24,viscosity:20,present?',
  look: 'floating?',
  tuning: 'neck=quadratic|liquid|none,thinnestRadius,thinnestShare,rejoinShare,centeringLength,isDismissible?,keepsVelocity?,returnSpring*,surfaceSpring*,stretch,wobble*,floatRadius,dropletCount',
});
