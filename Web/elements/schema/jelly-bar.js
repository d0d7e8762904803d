// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const BAR = declare(0, {
  events: 'tuningChanged,sizeChanged,settingsChanged,touchBegan,touchMoved,touchEnded,touchCancelled,pullChanged,pullEnded',
  effects: 'grabbed,released',
  values: 'depth,inset',
  settings: 'curve=quadratic|wave|soft*,edge=top*|bottom|left|right,headroom:Infinity',
  tuning: '~quadratic(pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit),~wave(profile=sevenPoint|bell,pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit),~soft(pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit,~modal(~waves(stiffnessDamping,foundationFraction,bendingStiffness,contactFrequency,touchWidth),areaStiffness,tapVelocity)),softFallback=quadratic|wave|soft',
});
