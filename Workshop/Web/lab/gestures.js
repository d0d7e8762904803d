// The gestures that a person records, as short text.
import { CONTROLS } from '../../../Web/elements/trace.js';

const eventsOf = (control) => CONTROLS.find(({ name }) => name === control).events;

/**
 * Events as short text for an address: the number of the event, its milliseconds, and its fields,
 * rounded to tenths. Changes of settings and sizes are left out.
 */
export function gestureText(control, events) {
  const start = events.find(({ type }) => !isSetting(control, type))?.at ?? 0;
  return events.filter(({ type }) => !isSetting(control, type)).map(({ at, type, ...values }) => {
    const known = eventsOf(control);
    const code = known.findIndex((event) => event.type === type);
    const words = known[code].fields.map(({ name, names }) => {
      const value = values[name];
      return value === undefined ? '' : names ? names.indexOf(value) : Math.round(10 * value) / 10;
    });
    return [code, Math.round(1000 * (at - start)), ...words].join('_');
  }).join('~');
}

/** The events of such a text; what is wrong with it is thrown. */
export function readGesture(control, text) {
  return text.split('~').map((event, place) => {
    const [code, at, ...words] = event.split('_');
    const known = eventsOf(control)[code];
    if (!known || !Number.isFinite(+at)) throw new TypeError(`gesture: event ${place} is wrong`);
    const values = {};
    known.fields.forEach(({ name, names, sign }, index) => {
      const word = words[index] ?? '';
      if (word !== '') values[name] = names ? names[word] : sign === '?' ? word !== '0' : +word;
    });
    return { at: at / 1000, type: known.type, ...values };
  });
}

/** Returns whether an event sets the settings or the size of a control. */
function isSetting(control, type) {
  return /^(tuning|size|settings)Changed$/.test(type) &&
    eventsOf(control).some((event) => event.type === type);
}
