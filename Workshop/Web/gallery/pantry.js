// The kitchen: an island that splits, herbs that merge as they are chosen, and a plus that buds.
import { toast } from '../../../Web/elements/toast.js';

/** The remarks about so many herbs. */
const TASTES = [
  'Water, salt, and patience.',
  'A clear broth.',
  'Getting somewhere.',
  'That smells of a garden.',
  'Call the neighbors.',
];
/** The time until the broth is done, in seconds. */
const SIMMER = 760;
/** The steps of the demonstration: what is pressed, and when, in milliseconds. */
const STEPS = [
  [0, 'kettle'],
  [700, 'celery'],
  [1000, 'thyme'],
  [1300, 'bud'],
  [2600, 'bud'],
  [2900, 'kettle'],
  [3200, 'thyme'],
  [3500, 'celery'],
];

const byId = (...names) => names.map((name) => document.getElementById(name));

/** Switches an attribute of a button between true and false; returns whether it is true now. */
function toggle(button, attribute) {
  const isOn = button.getAttribute(attribute) !== 'true';
  button.setAttribute(attribute, isOn);
  return isOn;
}

/** Connects the groups with what they show. */
export function showPantry() {
  const [island, kettle, pause, left] = byId('island', 'kettle', 'pause', 'simmers');
  const [herbs, taste, buds, bud] = byId('herbs', 'taste', 'buds', 'bud');

  // The children get other places, and their drops follow.
  let timer;
  let seconds = SIMMER;
  kettle.addEventListener('click', () => {
    const isSplit = toggle(kettle, 'aria-expanded');
    island.classList.toggle('split', isSplit);
    clearInterval(timer);
    if (isSplit) timer = setInterval(simmer, 1000);
  });
  function simmer() {
    if (pause.getAttribute('aria-pressed') === 'true') return;
    seconds = (seconds || SIMMER) - 1;
    left.textContent = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  }
  pause.addEventListener('click', () => toggle(pause, 'aria-pressed'));

  const show = () => {
    const chosen = herbs.querySelectorAll('[aria-pressed=true]').length;
    taste.textContent = TASTES[Math.min(chosen, TASTES.length - 1)];
  };
  herbs.addEventListener('click', ({ target }) => {
    if (!target.matches('button')) return;
    toggle(target, 'aria-pressed');
    show();
  });
  show();

  bud.addEventListener('click', () => {
    buds.classList.toggle('open', toggle(bud, 'aria-expanded'));
  });
  buds.addEventListener('click', ({ target }) => {
    const chosen = target.closest('.bud');
    if (!chosen) return;
    bud.click();
    bud.focus();
    toast(`${chosen.getAttribute('aria-label')} added`);
  });
}

/** Demonstrates the kitchen until `signal` stops it; afterwards all is as it was. */
export function playPantry(signal) {
  const pressed = new Set();
  const press = (name) => {
    if (!pressed.delete(name)) pressed.add(name);
    document.getElementById(name).click();
  };
  const timers = STEPS.map(([time, name]) => setTimeout(press, time, name));
  signal.addEventListener('abort', () => {
    timers.forEach(clearTimeout);
    for (const name of [...pressed]) press(name);
  });
}
