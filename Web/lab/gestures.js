// Gestures: one of our own for each control, and those that a person records, as short text.
import { CONTROLS } from '../elements/trace.js';

/** Seconds between two samples of a finger of ours. */
const SAMPLE = 1 / 240;

/** Goes gently from 0 to 1 in some seconds: a list of times and shares. */
const gently = (start, seconds) => {
  const count = Math.round(seconds / SAMPLE);
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return [start + part * seconds, part * part * (3 - 2 * part)];
  });
};

/** A drag from one place by a way, as events; then the finger lifts. */
const drag = (at, [x, y], [dx, dy], seconds) => {
  const way = gently(at, seconds).map(([at, part]) => ({ at, x: x + dx * part, y: y + dy * part }));
  const end = way.at(-1);
  return [
    { at, type: 'touchBegan', x, y },
    ...way.map(({ at, x, y }) => ({ at, type: 'touchMoved', x, y })),
    { ...end, at: end.at + 0.01, type: 'touchEnded' },
  ];
};

const GESTURES = {
  'jelly-bar': ([width, height]) =>
    drag(0, [width * 0.42, height * 0.7], [width * 0.14, 150], 0.45),
  'jelly-refresh': ([width]) => [
    ...gently(0, 0.5).map(([at, part]) => ({
      at,
      type: 'pullChanged',
      distance: 150 * part,
      position: width * (0.45 + 0.1 * part),
    })),
    { at: 0.52, type: 'pullEnded' },
    { at: 1.8, type: 'refreshEnded', outcome: 'success' },
  ],
  'jelly-field': ([width, height]) => [
    { at: 0, type: 'touchBegan', x: width * 0.2, y: height * 0.3 },
    { at: 0.09, type: 'touchEnded', x: width * 0.2, y: height * 0.3 },
    { at: 1.2, type: 'rejected' },
  ],
  'jelly-pager': (_, { pageWidth }) => [
    { at: 0, type: 'pageRequested', page: 3 },
    ...gently(0, 0.4).map(([at, part]) => ({
      at,
      type: 'scrolled',
      offset: 3 * pageWidth * part,
      isDragging: false,
    })),
  ],
  'jelly-badge': ([width, height]) => drag(0, [width / 2, height / 2], [-70, 40], 0.35),
  'jelly-shape': ([width, height]) =>
    drag(0, [width * 0.85, height * 0.15], [width * 0.25, -height * 0.2], 0.4),
  'jelly-switch': ([width, height]) => drag(0, [width * 0.3, height / 2], [width * 0.5, 0], 0.25),
  'jelly-slider': ([width, height]) => drag(0, [width / 2, height / 2], [width * 0.3, 0], 0.35),
  'jelly-segments': ([width, height]) => [
    { at: 0, type: 'touchBegan', x: width * 0.85, y: height / 2 },
    { at: 0.09, type: 'touchEnded', x: width * 0.85, y: height / 2 },
  ],
  'jelly-press': ([width, height]) =>
    drag(0, [width * 0.3, height * 0.6], [width * 0.1, height * 0.6], 0.3),
  'jelly-menu': () => [{ at: 0, type: 'opened' }, { at: 1.3, type: 'closed' }],
};

/** Our own gesture for a control of a size and with settings. */
export const ownGesture = (control, size, settings) => GESTURES[control](size, settings);

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
