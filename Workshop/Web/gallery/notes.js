// The content of the notebook, and the notes that its menu adds.

// Title, text, color.
const NOTES = [
  [
    'Winter list',
    'Wool, lamp oil, the long saw, a second pair of gloves for the one I will lose.',
    '#f2d8a7',
  ],
  ['Overheard', '“It is not a shed. It is a small house with modest plans.”', '#d9e3c8'],
  [
    'Bread, third try',
    'Colder dough, hotter stone. Do not look until it smells like toast.',
    '#f0c9bd',
  ],
  ['For Mira', 'The poem with the heron, not the one with the bridge.', '#d5dcef'],
  ['Tide sums', 'Springs two days after the moon. Haul out before the eleventh.', '#cfe5e2'],
  ['Names for a boat', 'Patience. Second Patience. Oh Well.', '#eadcf0'],
  ['Measurements', 'Shelf 84 × 21. Chair 61, door 63. Breathe in.', '#f3e3c3'],
];

// The notes that the menu makes: name, icon, and the note's first words and color.
const KINDS = [
  ['Text', 'M6 7h12M6 12h12M6 17h7', 'A new page', 'Begin anywhere.', '#f2d8a7'],
  [
    'List',
    'M5 7h.01M5 12h.01M5 17h.01M9 7h10M9 12h10M9 17h10',
    'A new list',
    'One thing after another.',
    '#d9e3c8',
  ],
  [
    'Sketch',
    'M5 19l1-4L16 5l3 3L9 18ZM14 7l3 3',
    'A new sketch',
    'The line first, the reason later.',
    '#d5dcef',
  ],
  [
    'Photo',
    'M4 8h4l2-2h4l2 2h4v11H4ZM12 16a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
    'A new photo',
    'Hold still.',
    '#cfe5e2',
  ],
  [
    'Voice',
    'M12 14a3 3 0 0 0 3-3V7a3 3 0 0 0-6 0v4a3 3 0 0 0 3 3ZM6 11q0 6 6 6t6-6M12 17v4',
    'A new recording',
    'Go on, nobody is listening.',
    '#f0c9bd',
  ],
];

const note = ([title, text, color]) =>
  `<li style="--paper: ${color}"><strong>${title}</strong><span>${text}</span></li>`;

/** Fills the notebook and its menu. */
export function showNotes() {
  const list = document.getElementById('notes');
  const menu = document.getElementById('compose');
  list.innerHTML = `<ul>${NOTES.map(note).join('')}</ul>`;
  menu.innerHTML = KINDS.map(([name, path]) =>
    `<button type="button" aria-label="${name}" title="${name}"><svg viewBox="0 0 24 24"
      aria-hidden="true"><path d="${path}"/></svg></button>`
  ).join('');
  const count = () => {
    document.getElementById('count').textContent = `${list.querySelectorAll('li').length} notes`;
  };
  menu.addEventListener('jelly-select', ({ detail }) => {
    const [, , title, text, color] = KINDS[detail.index];
    list.firstChild.insertAdjacentHTML('afterbegin', note([title, text, color]));
    list.querySelector('li').classList.add('fresh');
    list.scrollTop = 0;
    count();
  });
  count();
}
