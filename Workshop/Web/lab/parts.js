// The parts of a tuning as sliders, switches and curves, from the control's own declaration.
import { make } from '../../../Web/elements/dom.js';
import { followSlider } from './slide.js';
import { makeSpring } from './springs.js';

/** `lateralLimit` as `Lateral limit`. */
const spoken = (name) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0].toUpperCase() + words.slice(1);
};

/** The share of its length within which a slider under a pointer snaps to the default. */
const NEAR = 0.02;

/** A number with its slider, which snaps to the default. `null` stands for no limit. */
function makeNumber({ path, value, unit, recommended, step, valid }, title, change) {
  const [minimum, maximum] = recommended;
  const number = make('input', {
    type: 'number',
    step: 'any',
    min: valid[0],
    'aria-label': unit ? `${title}, ${unit}` : title,
  });
  if (valid[1] !== null) number.max = valid[1];
  const slider = make('input', {
    type: 'range',
    min: minimum,
    max: maximum,
    step,
    title: 'Double click: the default',
    'aria-label': unit ? `${title}, ${unit}` : title,
  });
  slider.tabIndex = 0;
  let home = value; // The default.
  const show = (value, plain = home) => {
    home = plain;
    number.value = value === null ? '' : Math.round(1e6 * value) / 1e6;
    number.placeholder = value === null ? '∞' : '';
    slider.value = value ?? maximum;
    slider.setAttribute(
      'aria-valuetext',
      value === null ? 'no limit' : `${slider.value} ${unit}`.trim(),
    );
  };
  show(value);
  followSlider(slider, (isHeld) => {
    const place = Math.min(home ?? maximum, maximum);
    const near = Math.max(step / 2, isHeld ? NEAR * (maximum - minimum) : 0);
    change(path, Math.abs(slider.value - place) < near ? home : +slider.value, path);
  });
  slider.addEventListener('dblclick', () => change(path, home, path));
  number.addEventListener('change', () => {
    const isEmpty = number.value.trim() === '';
    change(path, isEmpty && valid[1] === null ? null : +number.value);
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

/** The curves that an edge can have, each with parts of its own. */
const CURVES = ['quadratic', 'wave', 'soft'];

/** The parts that count for an edge: those of the curve that it is given, and those of none. */
export function partsOfCurve(parts, wanted) {
  const soft = parts.find(({ path }) => /(^|\.)softFallback$/.test(path))?.value;
  if (!soft) return parts;
  const curve = (wanted ?? 'soft') === 'soft' ? soft : wanted;
  return parts.filter(({ path }) => {
    const own = path.split('.').find((name) => CURVES.includes(name));
    return !own || own === curve;
  });
}

/**
 * Shows the parts of a tuning; returns a function that shows other values of the same parts.
 *
 * @param main The names of those that are not folded, in their order.
 * @param change Called with a part's path, its new value, and the kind of change, for undoing.
 */
export function showParts(place, parts, main, meanings, ask, change) {
  const shown = new Map();
  // If only one curve is shown, its name would be repeated with every part.
  const isOfCurve = parts.some(({ path }) => /(^|\.)softFallback$/.test(path));
  const rowsOf = (parts) => {
    let group = '';
    return parts.flatMap((part) => {
      const names = part.path.split('.');
      const around = names.slice(0, -1).filter((name) => !isOfCurve || !CURVES.includes(name));
      const own = around.map(spoken).join(', ');
      const title = own ? `${own}: ${spoken(names.at(-1)).toLowerCase()}` : spoken(names.at(-1));
      const label = make('span', { class: 'title' }, spoken(names.at(-1)));
      const makers = { number: makeNumber, flag: makeFlag, choice: makeChoice, spring: makeSpring };
      const { nodes, show } = makers[part.kind](part, title, change, ask);
      shown.set(part.path, { show, label });
      const row = make(
        'div',
        { class: part.kind === 'spring' ? 'spring' : 'part', role: 'group', 'aria-label': title },
        label,
        ...nodes,
        make('p', { class: 'says' }, meanings[part.path] ?? ''),
      );
      const isNew = own && own !== group;
      group = own;
      return isNew ? [make('h2', { class: 'group' }, own), row] : [row];
    });
  };
  // A limit has two parts.
  const rank = ({ path }) => main.findIndex((name) => path.split('.').includes(name));
  const first = parts.filter((part) => rank(part) >= 0).sort((a, b) => rank(a) - rank(b));
  const summary = make('summary', {}, make('span', { class: 'title' }, 'More'));
  const rest = parts.filter((part) => rank(part) < 0);
  place.replaceChildren(
    ...rowsOf(first),
    make('details', { id: 'more', class: 'more' }, summary, ...rowsOf(rest)),
  );
  return (parts, plain) => {
    let isMoreChanged = false;
    for (const part of parts) {
      const home = plain.find(({ path }) => path === part.path)?.value;
      const { show, label } = shown.get(part.path);
      show(part.value, home);
      const isChanged = JSON.stringify(part.value) !== JSON.stringify(home);
      label.classList.toggle('is-changed', isChanged);
      isMoreChanged ||= isChanged && rank(part) < 0;
    }
    summary.firstChild.classList.toggle('is-changed', isMoreChanged);
  };
}
