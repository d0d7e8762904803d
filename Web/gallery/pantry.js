// The kitchen: an island that splits, herbs that merge as they are chosen, and a plus that buds.

import { toast } from './toast.js';

/** What is said of so many herbs. */
const TASTES = [
  'Water, salt, and patience.',
  'A clear broth.',
  'Getting somewhere.',
  'That smells of a garden.',
  'Call the neighbors.',
];

/** Connects the groups with what they show. */
export function showPantry() {
  const [island, kettle, pause, left, herbs, taste, buds, bud] = [
    'island',
    'kettle',
    'pause',
    'left',
    'herbs',
    'taste',
    'buds',
    'bud',
  ]
    .map((id) => document.getElementById(id));

  /** Opens or closes a group, whose children have other places then. */
  const toggle = (group, name, button) =>
    button.setAttribute('aria-expanded', group.classList.toggle(name));
  kettle.addEventListener('click', () => toggle(island, 'split', kettle));
  bud.addEventListener('click', () => toggle(buds, 'open', bud));
  buds.addEventListener('click', ({ target }) => {
    const chosen = target.closest('.bud');
    if (!chosen) return;
    bud.click();
    toast(`${chosen.getAttribute('aria-label')} added`);
  });

  pause.addEventListener('click', () => {
    pause.setAttribute('aria-pressed', pause.getAttribute('aria-pressed') !== 'true');
  });
  let seconds = 760;
  setInterval(() => {
    if (!island.classList.contains('split') || pause.getAttribute('aria-pressed') === 'true') {
      return;
    }
    seconds = (seconds || 760) - 1;
    left.textContent = `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
  }, 1000);

  const show = () => {
    const chosen = herbs.querySelectorAll('[aria-pressed=true]').length;
    taste.textContent = TASTES[Math.min(chosen, TASTES.length - 1)];
  };
  herbs.addEventListener('click', ({ target }) => {
    if (!target.matches('button')) return;
    target.setAttribute('aria-pressed', target.getAttribute('aria-pressed') !== 'true');
    herbs.measure();
    show();
  });
  show();
}
