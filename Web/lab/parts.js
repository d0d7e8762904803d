// The parts of a tuning as sliders, switches and curves, from the control's own declaration.
import { makeSpring } from './springs.js';

/** `sidewaysLimit` as `Sideways limit`. */
const spoken = (name) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

const make = (name, attributes = {}, ...content) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...content);
  return element;
};

/** A number with its slider. `null` stands for no limit. */
function makeNumber({ path, value, unit, sensible, step, sound }, title, change) {
  const [least, most] = sensible;
  const number = make('input', {
    type: 'number',
    step: 'any',
    min: sound[0],
    'aria-label': unit ? `${title}, ${unit}` : title,
  });
  if (sound[1] !== null) number.max = sound[1];
  const slider = make('input', {
    type: 'range',
    min: least,
    max: most,
    step,
    'aria-label': unit ? `${title}, ${unit}` : title,
  });
  slider.tabIndex = 0;
  const show = (value) => {
    number.value = value === null ? '' : Math.round(1e6 * value) / 1e6;
    number.placeholder = value === null ? '∞' : '';
    slider.value = value ?? most;
    slider.setAttribute(
      'aria-valuetext',
      value === null ? 'no limit' : `${slider.value} ${unit}`.trim(),
    );
  };
  show(value);
  slider.addEventListener('input', () => change(path, +slider.value, path));
  number.addEventListener('change', () => {
    const isEmpty = number.value.trim() === '';
    change(path, isEmpty && sound[1] === null ? null : +number.value);
  });
  const box = make('span', { class: 'value' }, number, ...(unit ? [make('span', {}, unit)] : []));
  return { nodes: [box, slider], show };
}

function makeFlag({ path, value }, title, change) {
  const box = make('input', { type: 'checkbox', 'aria-label': title });
  box.addEventListener('change', () => change(path, box.checked));
  const show = (value) => (box.checked = value);
  show(value);
  return { nodes: [make('span', { class: 'value' }, box)], show };
}

function makeChoice({ path, value, names }, title, change) {
  const select = make(
    'select',
    { 'aria-label': title },
    ...names.map((name) => make('option', { value: name }, name)),
  );
  select.addEventListener('change', () => change(path, select.value));
  const show = (value) => (select.value = value);
  show(value);
  return { nodes: [make('span', { class: 'value' }, select)], show };
}

/**
 * Shows the parts of a tuning; returns a function that shows other values of the same parts.
 *
 * @param change Called with a part's path, its new value, and the kind of change, for undoing.
 */
export function showParts(place, parts, meanings, ask, change) {
  const shown = [];
  let group = '';
  place.replaceChildren();
  for (const part of parts) {
    const names = part.path.split('.');
    const own = names.slice(0, -1).map(spoken).join(', ');
    if (own !== group) {
      group = own;
      if (own) place.append(make('h2', { class: 'group' }, own));
    }
    const title = own ? `${own}: ${spoken(names.at(-1)).toLowerCase()}` : spoken(names.at(-1));
    const says = meanings[part.path] ?? '';
    const label = make('span', { class: 'title' }, spoken(names.at(-1)));
    const makers = { number: makeNumber, flag: makeFlag, choice: makeChoice, spring: makeSpring };
    const { nodes, show } = makers[part.kind](part, title, change, ask);
    const row = make(
      'div',
      { class: part.kind === 'spring' ? 'spring' : 'part', role: 'group', 'aria-label': title },
      label,
      ...nodes,
      make('p', { class: 'says' }, says),
    );
    place.append(row);
    shown.push({ path: part.path, show, label });
  }
  return (parts, plain) => {
    parts.forEach(({ path, value }, index) => {
      shown[index].show(value);
      const isChanged = JSON.stringify(value) !== JSON.stringify(
        plain.find((part) => part.path === path)?.value,
      );
      shown[index].label.classList.toggle('is-changed', isChanged);
    });
  };
}
