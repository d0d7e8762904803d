// Written by `make words` from the controls' own declarations.
export const DIALECTS = [
  'mass,stiffness,damping',
  'response,dampingRatio',
  'duration,bounce',
  'settlingDuration,dampingRatio',
  'uikitDuration,dampingRatio',
  'keyframeDecay,keyframeFrequency,keyframeDuration',
  'angularFrequency,dampingRatio',
];
