// Written by `make schema` from the controls' own declarations.
export const SPRING_PARAMETERS = [
  'mass,stiffness,damping',
  'response,dampingRatio',
  'duration,bounce',
  'settlingDuration,dampingRatio',
  'uikitDuration,dampingRatio',
  'keyframeDecay,keyframeFrequency,keyframeDuration',
  'angularFrequency,dampingRatio',
];
