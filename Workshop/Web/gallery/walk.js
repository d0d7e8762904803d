// The first pages of the walking app: one landscape from dawn to night, an hour or two for each
// page.

// Title, text, then the colors: sky above, sky below, sun, and three ridges from far to near.
const PAGES = [
  [
    'Out of the door',
    'Say how long you have. We find a loop that brings you home in time.',
    '#f4a98c',
    '#fde3c0',
    '#fff6df',
    '#c98a8d',
    '#8d5f75',
    '#4f3a57',
  ],
  [
    'Along the ridge',
    'The quiet path, the steep one, or the one with the view. You choose at each fork.',
    '#7fb6dd',
    '#dff0f4',
    '#ffffff',
    '#8fb3b8',
    '#5c8a86',
    '#2f5f5d',
  ],
  [
    'A dry place for lunch',
    'Benches, springs and huts, and whether the stove is lit.',
    '#5fa3d3',
    '#eaf4e2',
    '#fffbe8',
    '#9fbf9a',
    '#6b9468',
    '#3a6346',
  ],
  [
    'Down before dusk',
    'We watch the light for you, and say so when it is time to turn.',
    '#5b4d8a',
    '#f2a65f',
    '#ffd98a',
    '#a5647a',
    '#6a4470',
    '#38294f',
  ],
  [
    'And how was it?',
    'Your way as a drawing, to keep or to send.',
    '#141a3a',
    '#38457a',
    '#f3ead2',
    '#2f3a68',
    '#232b52',
    '#151a38',
  ],
];

/** A ridge as an area: a few waves that continue from page to page. */
function ridge(page, height, wave, phase) {
  const y = (x) => {
    const along = page * 300 + x;
    return height + wave * (Math.sin(along / 71 + phase) + 0.5 * Math.sin(along / 29 + 2 * phase));
  };
  const points = Array.from({ length: 31 }, (_, k) => `${k * 10} ${y(k * 10).toFixed(1)}`);
  return `M0 400L${points.join('L')}L300 400Z`;
}

function page([title, text, above, below, sun, far, middle, near], index) {
  const angle = (Math.PI * (index + 0.5)) / PAGES.length;
  const [x, y] = [150 - 80 * Math.cos(angle), 215 - 130 * Math.sin(angle)];
  const star = (k) =>
    `<circle cx="${(k * 83) % 300}" cy="${(k * k * 37) % 150}" r="${0.5 + (k % 3) / 3}"/>`;
  const stars = index === 4
    ? `<g fill="#fff" opacity=".8">${Array.from({ length: 36 }, (_, k) => star(k)).join('')}</g>`
    : '';
  return `<article class="page" style="--far: ${above}; --near: ${near}" aria-label="${title}">
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <linearGradient id="sky${index}" x2="0" y2="1">
        <stop stop-color="${above}"/><stop offset=".75" stop-color="${below}"/>
      </linearGradient>
      <path fill="url(#sky${index})" d="M0 0H300V400H0Z"/>${stars}
      <circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="21" fill="${sun}"/>
      <path fill="${far}" d="${ridge(index, 232, 15, 0.4)}"/>
      <path fill="${middle}" d="${ridge(index, 282, 13, 2.1)}"/>
      <path fill="${near}" d="${ridge(index, 336, 10, 4.2)}"/>
    </svg>
    <div class="words"><h3>${title}</h3><p>${text}</p></div>
  </article>`;
}

/** Fills the walking app and connects its button. */
export function showWalk() {
  const pages = document.getElementById('walk');
  pages.innerHTML = PAGES.map(page).join('');
  const pager = document.getElementById('steps');
  const onward = document.getElementById('onward');
  const last = PAGES.length - 1;
  pager.addEventListener('jelly-select', ({ detail }) => {
    onward.textContent = detail.page === last ? 'Start again' : 'Next';
  });
  onward.addEventListener('click', () => {
    const current = Math.round(pages.scrollLeft / pages.clientWidth);
    pager.select(current === last ? 0 : current + 1);
  });
}
