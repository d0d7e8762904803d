// The content of the mail app.
import { toast } from '../../../Web/elements/toast.js';

// Sender, subject, preview, time, unread.
const LETTERS = [
  [
    'Noor Haddad',
    'Table for six on Friday',
    'They can seat us at eight, by the window. Shall I say yes?',
    '9:41',
    true,
  ],
  [
    'Harbour Ferries',
    'Your crossing is confirmed',
    'Saturday 07:50, two adults and one bicycle. Boarding closes ten minutes before.',
    '9:12',
    true,
  ],
  [
    'Tomás Rivera',
    'Re: The blue chair',
    'It fits! I measured twice and the door is a full two centimeters wider.',
    '8:57',
  ],
  [
    'Mira Lindqvist',
    'Draft three, with your notes',
    'I moved the ending to the front, and suddenly it reads like a story.',
    '8:30',
    true,
  ],
  [
    'City Library',
    'Two books are due on Monday',
    'You can renew both of them once more from your account.',
    '8:02',
  ],
  [
    'Jun Watanabe',
    'Photos from the ridge',
    'Forty-one of them, sorry. Number nineteen is the one for the wall.',
    'Yesterday',
  ],
  [
    'Oak & Ember Bakery',
    'Saturday’s bread',
    'One rye, one seeded, sliced thin. Ready from eight o’clock.',
    'Yesterday',
  ],
  [
    'Priya Raman',
    'Minutes, and one open question',
    'We agreed on everything except the name. Could you sleep on it?',
    'Yesterday',
    true,
  ],
  [
    'Leo Brandt',
    'Re: Re: Sunday long run',
    'Eighteen, easy, then pancakes. I will bring the syrup this time.',
    'Yesterday',
  ],
  [
    'Northside Cycles',
    'Your bike is ready',
    'New chain, new pads, and the creak turned out to be the saddle.',
    'Yesterday',
  ],
  [
    'Ines Carvalho',
    'The recipe you asked for',
    'Do not skip the resting. It is the whole secret.',
    'Tue',
  ],
  [
    'Allotment Society',
    'Water is off on Thursday',
    'The main tap will be closed from nine until noon for the new pipe.',
    'Tue',
  ],
  [
    'Samuel Okoro',
    'Your lecture on bridges',
    'My students are still talking about the rope demonstration.',
    'Tue',
  ],
  [
    'Lantern Cinema',
    'Tickets: The Long Tide',
    'Row F, seats 11 and 12. Doors open at half past seven.',
    'Tue',
  ],
  [
    'Hana Novak',
    'Piano, slightly used',
    'Before I put up a notice: would you like it? You would have to carry it.',
    'Mon',
  ],
  [
    'Elif Demir',
    'Signed copy attached',
    'All initials are in place. Thank you for waiting so patiently.',
    'Mon',
  ],
  [
    'Greenline Energy',
    'Your reading for October',
    'A little less than last year. The cold weeks are still to come.',
    'Mon',
  ],
  [
    'Pascal Meunier',
    'A map of the old tram lines',
    'Found it at the market. Your street had two of them, imagine.',
    'Mon',
  ],
  [
    'Ruth Abrams',
    'Happy birthday, a day late',
    'The card is in the post. The excuse is in the card.',
    'Sun',
  ],
  [
    'Weather Watchers',
    'First frost in the valley',
    'Minus two at the station this morning, and a very clear sky.',
    'Sun',
  ],
  [
    'Daniel Kwon',
    'Can I borrow the tall ladder?',
    'Only until Wednesday. The gutter has begun to sing.',
    'Sun',
  ],
  [
    'Studio Fjord',
    'Proofs for the poster',
    'Two blues, one warmer than the other. We prefer the second.',
    'Sat',
  ],
  [
    'Amara Diallo',
    'Choir moves to room 4',
    'Same time, better echo. Bring a pencil for the new part.',
    'Sat',
  ],
  [
    'Parkside Clinic',
    'A reminder for the 28th',
    'Please come ten minutes early, and bring your old glasses.',
    'Sat',
  ],
  ['Viktor Sandberg', 'Re: Chess by post', 'Knight to f6. Take your time, I certainly did.', 'Fri'],
  [
    'Night Train Desk',
    'Your sleeper to Trieste',
    'Coach 21, upper berth. Breakfast is tea or coffee, with a roll.',
    'Fri',
  ],
  [
    'Clara Whitmore',
    'The garden in June',
    'I was clearing out the camera and thought that you might like these.',
    'Thu',
  ],
  [
    'Book Club',
    'We chose the short one',
    'Everyone was relieved. See you on the second of the month.',
    'Thu',
  ],
];

// All have the same lightness, so that white text is readable on each.
const FACES = ['#8a5968', '#56734c', '#5f668e', '#8a5d45', '#397571', '#7a5c80', '#6d693c'];

/** Fills the mail app and connects its buttons. */
export function showMail() {
  const list = document.getElementById('mail');
  list.innerHTML = `<ul>${LETTERS.map(letter).join('')}</ul>`;
  const deleted = []; // The rows that can come back, the last one first.
  const count = () => {
    const unread = [...list.querySelectorAll('.unread > jelly-row')];
    const left = unread.filter((row) => !deleted.includes(row)).length;
    document.getElementById('unread').textContent = `${left} unread`;
  };
  count();
  const places = new Map(); // The place of each row in the list.
  // In Chromium the host of what has the focus does not match.
  const isByKey = () =>
    (document.activeElement.shadowRoot ?? document).activeElement.matches(':focus-visible');
  const restore = (row) => {
    if (!deleted.includes(row)) return;
    deleted.splice(deleted.indexOf(row), 1);
    // It still leaves, or it has left its place.
    if (row.isConnected) row.restore();
    else places.get(row).append(row);
    if (isByKey()) row.focus();
    count();
  };
  list.addEventListener('click', ({ target }) => {
    const action = target.closest('jelly-row > button');
    const row = action?.parentNode;
    if (!row || deleted.includes(row)) return;
    const place = row.parentNode;
    if (!action.matches('.bin')) {
      const isOn = place.classList.toggle(action.dataset.state);
      action.ariaPressed = isOn;
      return count();
    }
    places.set(row, place);
    deleted.unshift(row);
    row.leave();
    // Where the key was: the next letter, or the list after the last one.
    const rows = [...list.querySelectorAll('jelly-row')];
    const next = rows.slice(rows.indexOf(row)).find((it) => !deleted.includes(it));
    if (isByKey()) (next ?? list).focus({ preventScroll: true });
    count();
    row.toast = toast('Moved to Trash', { action: { label: 'Undo', run: () => restore(row) } });
  });
  // The keys of the platform undo the last one, also when its toast has left.
  list.addEventListener('keydown', (event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || !deleted.length) return;
    event.preventDefault();
    deleted[0].toast.close();
    restore(deleted[0]);
  });
  const filter = document.getElementById('filter');
  filter.addEventListener('click', () => {
    const isOn = filter.getAttribute('aria-pressed') === 'false';
    filter.setAttribute('aria-pressed', isOn);
    list.classList.toggle('unread-only', isOn);
    list.scrollTop = 0;
  });
}

/** An action of a letter, as a drop with an icon; one with a state switches it. */
const action = (name, side, color, path, state, isOn = false) =>
  `<button type="button" slot="${side}" aria-label="${name}" style="--jelly-fill: ${color}" ${
    state ? `data-state="${state}" aria-pressed="${isOn}"` : 'class="bin"'
  }><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg></button>`;

function letter([sender, subject, preview, time, isUnread], index) {
  const initials = sender.split(' ').filter((word) => word !== '&').map((word) => word[0]);
  return `<li${isUnread ? ' class="unread"' : ''}><jelly-row mouse full-swipe="remove"
    label="Actions: ${subject}">
    <div class="letter">
      <span class="face" style="background: ${FACES[index % FACES.length]}" aria-hidden="true">${
    initials[0]
  }${initials.at(-1)}</span>
      <span class="from"><span class="unseen">Unread. </span>${sender.replace('&', '&amp;')}</span>
      <span class="when">${time}</span>
      <span class="about">${subject}</span>
      <span class="preview">${preview}</span>
    </div>
    ${action('Delete', 'trailing', '#d3302f', 'M5 7h14M10 4h4M7 7l1 13h8l1-13')}
    ${action('Flag', 'trailing', '#b46a00', 'M6 21V4h11l-2.5 4L17 12H6', 'flagged')}
    ${action('Unread', 'leading', '#3f6fd8', 'M3 6h18v12H3zl9 7 9-7', 'unread', !!isUnread)}
  </jelly-row></li>`;
}
