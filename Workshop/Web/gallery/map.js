// The map: a town at a harbor, a sheet with its places, a drawer with the layers, and a page for
// each place.

// Name, kind, distance, hours, text; then the colors of its picture, and its place on the map.
const PLACES = [
  [
    'The old lighthouse',
    'Lookout',
    '240 m',
    'Open until dusk',
    'A hundred and twelve steps, and at the top a bench that goes all the way round. On a clear ' +
    'day you count nine islands, on other days you hear them.',
    ['#f6b48f', '#fde6c8', '#e07a5f', '#3d5a80'],
    [292, 118],
  ],
  [
    'Ferry landing',
    'Boats',
    '350 m',
    'Next at ten past four',
    'The small white ferry crosses in eleven minutes and takes bicycles. Tickets on board; the ' +
    'captain has change.',
    ['#9fd3e6', '#e8f5f2', '#e3b341', '#2a6f97'],
    [176, 150],
  ],
  [
    'Bakery Ada',
    'Bread and cake',
    '420 m',
    'Open until six',
    'Rye at seven, buns at ten, and a plum cake that is gone by noon. Two tables stand in the ' +
    'street when it does not rain.',
    ['#f3d6a2', '#fdf3dc', '#c97b4a', '#7b4b2a'],
    [108, 268],
  ],
  [
    'Garden of ropes',
    'Park',
    '600 m',
    'Always open',
    'The yard where ropes were made, three hundred meters long and six wide. Now there are ' +
    'limes, swings, and a stage in July.',
    ['#bfe0a8', '#f0f7e2', '#6a994e', '#386641'],
    [262, 330],
  ],
  [
    'Museum of fog',
    'Museum',
    '750 m',
    'Open until five',
    'Horns, bells, lamps and a cellar full of the real thing. Bring a coat.',
    ['#c3c9d6', '#f1f2f6', '#8d99ae', '#4a4e69'],
    [140, 372],
  ],
  [
    'Cinema Anchor',
    'Films',
    '900 m',
    'Doors at half past seven',
    'One screen, eighty seats, and a projector older than most who come. On Thursdays somebody ' +
    'plays the piano.',
    ['#d7a9c9', '#f8e9f3', '#9d4e7c', '#4a1942'],
    [318, 420],
  ],
  [
    'Swimming steps',
    'Sea',
    '1.1 km',
    'Always open',
    'Forty wide steps that go on under water. The upper ones are warm, the lower ones are not.',
    ['#8fd0d0', '#e6f6f2', '#3a9ca6', '#1b5e6b'],
    [40, 180],
  ],
  [
    'Radio house',
    'Concerts',
    '1.3 km',
    'Tonight at eight',
    'A hall lined with birch, built for voices. The balcony has the better sound, and the bar ' +
    'has the better view.',
    ['#f0b6a8', '#fdece6', '#d1495b', '#6d1a36'],
    [78, 470],
  ],
  [
    'Allotments at the weir',
    'Gardens',
    '1.6 km',
    'Gate open on Sundays',
    'Beans, dahlias and strong opinions. There is coffee at number twelve if the flag is out.',
    ['#d6d98a', '#f7f7dc', '#9a9b3c', '#5f6122'],
    [222, 520],
  ],
];

/** The way of the page beneath another one, as a share of its width; as in iOS. */
const ASIDE = 0.3;

const picture = ([high, low, near, far]) => `
  <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="400" height="220" fill="${high}"/><path fill="${low}"
      d="M0 110C80 88 150 96 220 78s130-10 180-26v168H0z"/><circle cx="296" cy="62" r="26"
      fill="#fff" fill-opacity=".75"/><path fill="${far}" fill-opacity=".85"
      d="M0 168c60-34 108-8 166-24 70-20 104-52 234-22v98H0z"/><path fill="${near}"
      d="M0 196c92-30 150 14 232-8 66-18 108-18 168-6v38H0z"/></svg>`;

/** Fills the sheet, and connects it with the map and the pages. */
export function showMap() {
  const [stage] = document.getElementsByClassName('map');
  const find = (id) => document.getElementById(id);
  const list = find('places');
  const pins = stage.querySelector('.pins');
  const page = find('place-page');
  const scene = stage.querySelector('.scene');

  list.innerHTML = PLACES.map(([name, kind, distance, , , colors]) => `
    <li><button type="button"><i aria-hidden="true">${picture(colors)}</i><strong>${name}
      </strong><span>${kind}</span><small>${distance}</small></button></li>`).join('');
  pins.innerHTML = PLACES.map(([, , , , , [, , near], [x, y]]) =>
    `<path transform="translate(${x} ${y})" fill="${near}"
      d="M0 0C-2-8-11-11-11-21a11 11 0 0 1 22 0C11-11 2-8 0 0z"/><circle cx="${x}" cy="${y - 21}"
      r="4" fill="#fff"/>`
  ).join('');

  const rows = [...list.querySelectorAll('button')];
  const open = (index) => {
    const [name, kind, distance, hours, text, colors] = PLACES[index];
    page.label = name;
    page.querySelector('.picture').innerHTML = picture(colors);
    page.querySelector('h3').textContent = name;
    page.querySelector('.sort').textContent = `${kind}, ${distance}`;
    page.querySelector('.opening').textContent = hours;
    page.querySelector('.story').textContent = text;
    page.show();
  };
  list.addEventListener('click', ({ target }) => {
    const index = rows.indexOf(target.closest('button'));
    if (index >= 0) open(index);
  });

  const search = find('place-search');
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase();
    rows.forEach((row, index) => {
      row.parentNode.hidden = !`${PLACES[index].slice(0, 2)}`.toLowerCase().includes(words);
    });
  });
  // A person who searches sees the results.
  search.addEventListener('focus', () => (find('places-sheet').detent = 'large'));

  find('layers-open').addEventListener('click', () => find('layers').show());
  for (const layer of stage.querySelectorAll('jelly-switch')) {
    const show = () => stage.classList.toggle(`without-${layer.dataset.layer}`, !layer.checked);
    layer.addEventListener('change', show);
  }

  // The page beneath goes aside as far as the one above has come.
  let request;
  const follow = () => {
    const { progress } = page;
    scene.style.translate = progress ? `${-100 * ASIDE * progress}% 0` : '';
    request = requestAnimationFrame(follow);
  };
  for (const type of ['open', 'close', 'grab', 'release']) {
    page.addEventListener(`jelly-${type}`, ({ target }) => {
      if (target !== page) return;
      cancelAnimationFrame(request);
      follow();
    });
  }
  page.addEventListener('jelly-rest', () => {
    cancelAnimationFrame(request);
    scene.style.translate = page.open ? `${-100 * ASIDE}% 0` : '';
  });
}
