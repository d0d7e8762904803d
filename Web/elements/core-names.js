// Names that pages use and the core does not have yet. `make schema` reads this table, too. Remove
// a line when the core adopts the name; remove the file with the last line.

/** The core's names, by the names that pages use. */
const CORE_NAMES = {
  preset: 'from',
  reduced: 'calm',
  curve: 'edge',
  edge: 'side',
  quadratic: 'single',
  pressDepth: 'overshoot',
  neckStretch: 'viscosity',
  itemDistance: 'gap',
  sweepAngle: 'sweep',
  indicatorStyle: 'style',
};

/** The core's name for a page's. */
export const coreName = (name) => CORE_NAMES[name] ?? name;

/** The page's name for one of the core. */
export const pageName = (name) =>
  Object.keys(CORE_NAMES).find((page) => CORE_NAMES[page] === name) ?? name;

/** Settings with the core's names and words, from those of a page. */
export const coreSettings = (settings) =>
  Object.fromEntries(Object.entries(settings).map((entry) => entry.map(coreName)));

/** A tuning as a trace has it, from one of a page. */
export const coreTuning = (tuning) => {
  if (Object(tuning) !== tuning) return coreName(tuning);
  const { preset, ...changes } = tuning;
  return preset === undefined ? changes : { [coreName('preset')]: coreName(preset), ...changes };
};

/** A tuning as a page has it, from one of a trace. */
export const pageTuning = (tuning) => {
  if (Object(tuning) !== tuning) return pageName(tuning);
  const { [coreName('preset')]: preset, ...changes } = tuning;
  return preset === undefined ? changes : { preset: pageName(preset), ...changes };
};
