// Written by `make schema` from the controls' own declarations.
import { declare } from '../declare.js';

export const REFRESH = declare(1, {
  events: 'tuningChanged,sizeChanged,settingsChanged,pullChanged,pullEnded,pullCancelled,refreshBegan,refreshEnded',
  effects: 'armed,disarmed,refreshBegan,refreshEnded(success),refreshEnded(failure)',
  values: 'phase=idle|pulling|armed|refreshing|ending,progress,inset,titleOpacity,spinnerOpacity,spinnerStrokeEnd,spinnerRotation,spinnerX,spinnerY',
  settings: 'curve=quadratic|wave|soft*,edge=top*|bottom,threshold:95,inset:50,minimumDuration:0.4',
  tuning: 'bar(~quadratic(pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit),~wave(profile=sevenPoint|bell,pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit),~soft(pullRatio,waveFraction,maximumWaveDepth,depthLimit(linearRange,softRange),lateralLimit(linearRange,softRange),usesTranslation?,spring*,returnsLaterally?,reboundLimit,~modal(~waves(stiffnessDamping,foundationFraction,bendingStiffness,contactFrequency,touchWidth),areaStiffness,tapVelocity)),softFallback=quadratic|wave|soft),returnSpring*,spins?',
});
