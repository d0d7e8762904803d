// The content of the news app, and the news that a refresh brings.

// Section, headline, first words, age.
const STORIES = [
  [
    'Harbour',
    'The old crane will lift again',
    'Two retired riggers and a school class have brought the winch back to life.',
    '18 min',
  ],
  [
    'Weather',
    'Fog until noon, then a long blue afternoon',
    'Good drying, says the keeper of the north light.',
    '42 min',
  ],
  [
    'Letters',
    'In praise of the slow ferry',
    'Eleven minutes is exactly the time it takes to finish a thought.',
    '1 h',
  ],
  [
    'Science',
    'Eels find the new ladder on their first night',
    'A camera at the weir counted ninety-four of them before dawn.',
    '2 h',
  ],
  [
    'Town',
    'Night market moves under the arches',
    'Twelve stalls, one stove, and a roof at last.',
    '3 h',
  ],
  [
    'Music',
    'The brass band learns a tango',
    'Rehearsals are open. Bring earplugs, or better, a partner.',
    '5 h',
  ],
  [
    'Food',
    'Forty loaves, one starter',
    'The bakery on Rope Street is a hundred years old on Sunday.',
    '6 h',
  ],
  [
    'Sport',
    'A draw that felt like a win',
    'Down to ten, then nine, and somehow still level.',
    '8 h',
  ],
  [
    'Books',
    'The lighthouse novel, at last in paper',
    'It glows a little. The printer swears it is only the ink.',
    'Yesterday',
  ],
  [
    'Garden',
    'Plant garlic now, thank yourself in July',
    'Six cloves, a windowsill and some patience.',
    'Yesterday',
  ],
];

// The latest news: each refresh brings one.
const LATER = [
  [
    'Harbour',
    'First load: a piano, unharmed',
    'It played on the quay for an hour before anyone could be moved to move it.',
  ],
  [
    'Town',
    'Lost parrot returns, with opinions',
    'It will not say where it has been, but it asks for figs.',
  ],
  ['Weather', 'Sun on the ridge already', 'The north light was an hour too careful.'],
  ['Science', 'Make that ninety-five', 'One eel had been asleep behind the camera.'],
  ['Music', 'The tango has a date', 'Friday week, in the boat hall, with chairs along the wall.'],
];

const story = ([section, headline, words, age]) =>
  `<li>
  <span class="rubric">${section}</span> <span class="age">${age}</span>
  <strong>${headline}</strong>
  <span class="words">${words}</span>
</li>`;

const seconds = (count, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, 1000 * count);
    signal?.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)));
  });

/** Fills the news app; a refresh takes a while and may fail. */
export function showNews() {
  const list = document.getElementById('news');
  list.innerHTML = `<ul>${STORIES.map(story).join('')}</ul>`;
  const isUp = () => document.querySelector('[name="refresh.server"][value="up"]').checked;
  let next = 0;
  const lantern = document.getElementById('lantern');
  const says = document.getElementById('lantern-says');
  lantern.addEventListener('jelly-refresh-start', () => (says.textContent = ''));
  lantern.addEventListener('jelly-refresh-end', (event) => {
    // The page announces it itself.
    event.preventDefault();
    says.textContent = event.detail.outcome === 'failure' ? lantern.failureText : '';
  });
  lantern.action = async (signal) => {
    await seconds(1.8, signal);
    if (!isUp()) throw new Error('The server is down');
    const [section, headline, words] = LATER[next++ % LATER.length];
    list.firstChild.insertAdjacentHTML('afterbegin', story([section, headline, words, 'Just now']));
    list.querySelector('li').classList.add('fresh');
  };
}
