// Changes a shape and a plain twin beside it at random, in the same way, and compares them at rest.
// `stage.js` comes before it.

/** Drawings of a page: fills and lines, forms and groups, an own color, an own opacity. */
const DRAWN = {
  play: `<svg viewBox='0 0 24 24'><path d='M6 4L20 12L6 20Z'/></svg>`,
  pause: `<svg viewBox='0 0 24 24'><path d='M6 4H10V20H6Z'/>
    <rect x='14' y='4' width='4' height='16'/></svg>`,
  menu: `<svg viewBox='0 0 24 24' fill='none' stroke='currentColor' stroke-width='2'>
    <line x1='4' y1='6' x2='20' y2='6'/><path d='M4 12H20'/><path d='M4 18H20'/></svg>`,
  sun: `<svg viewBox='0 0 48 48' style='color: rgb(200, 120, 0)'><g transform='scale(2)'>
    <circle cx='12' cy='12' r='6' fill='currentColor'/></g>
    <g><path d='M4 4H9V9H4Z' fill='red'/></g></svg>`,
  faint: `<svg viewBox='0 0 24 24' opacity='.4'><g opacity='.5'><path d='M12 2L22 22H2Z'/></g>
    </svg>`,
};
const DATA = ['M2 2h20v20h-20z', 'M12 2L22 22H2Z', 'M2 12A10 10 0 0 1 22 12Z', 'M4 4L20 20V9Z'];
/** The forms of the page: not what is only there while something moves. */
const PATH = 'path:not([data-jelly-rest=""])';
const FORMS = `${PATH}, circle, rect, line`;
const SVG = 'http://www.w3.org/2000/svg';

function drawn(name) {
  const template = document.createElement('template');
  template.innerHTML = DRAWN[name];
  const svg = template.content.firstChild;
  svg.dataset.name = name;
  return svg;
}

/** Random numbers from a seed. */
function generator(seed) {
  let state = seed * 2654435761 >>> 0;
  const next = () => {
    state = Math.imul(state ^ state >>> 15, 2246822519) + 0x9e3779b9 >>> 0;
    return (state ^ state >>> 13) >>> 0;
  };
  next();
  return {
    below: (count) => next() % count,
    of: (list) => list[next() % list.length],
  };
}

/** Of both, the one with the drawings: the shape, and its plain twin. */
const both = () => [window.shape, window.plain];
const shownOf = (one) => [...one.children].find((svg) => svg.dataset.name === window.nameNow);

/** The drawing with which a plain page shows what a shape shows: by a rule for its names. */
function showPlain() {
  const names = [...plain.children].map(({ dataset }) => dataset.name);
  if (names.includes(shape.shown)) window.nameNow = shape.shown;
  else if (!names.includes(window.nameNow)) window.nameNow = names[0];
  plainRule.textContent = `#plain > svg:not([data-name='${window.nameNow}']) { display: none }`;
}

/** Path data as a shape draws it: in a box as wide as its points reach. */
function showPlainPath() {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape.path);
  const svg = document.createElementNS(SVG, 'svg');
  svg.append(path);
  plain.className = 'path';
  plain.replaceChildren(svg);
  const [left, top, right, bottom] = {
    [DATA[0]]: [2, 2, 22, 22],
    [DATA[1]]: [2, 2, 22, 22],
    [DATA[2]]: [2, 2, 22, 12],
    [DATA[3]]: [4, 4, 20, 20],
  }[shape.path];
  svg.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
}

/** The changes of a story by path data. */
const PATHS = {
  path: ({ of }) => {
    shape.path = of(DATA);
    showPlainPath();
  },
};

/** The changes of a story by drawings. */
const DRAWINGS = {
  shown: ({ of }) => {
    shape.shown = of([...shape.children].map(({ dataset }) => dataset.name));
  },
  often: ({ of }) => {
    const names = [...shape.children].map(({ dataset }) => dataset.name);
    for (let change = 0; change < 100; change++) shape.shown = of(names);
  },
  added: ({ of }) => {
    const [name] = Object.keys(DRAWN).filter((name) => !shape.querySelector(`[data-name=${name}]`));
    const isFirst = of([true, false]);
    for (const one of name ? both() : []) one[isFirst ? 'prepend' : 'append'](drawn(name));
  },
  removed: () => {
    if (shape.children.length < 3) return;
    for (const one of both()) shownOf(one).remove();
  },
  replaced: ({ of }) => {
    const other = of(Object.keys(DRAWN));
    for (const one of both()) {
      const svg = drawn(other);
      svg.dataset.name = window.nameNow;
      shownOf(one).replaceWith(svg);
    }
  },
  renamed: ({ below }) => {
    const [one, other] = [below(shape.children.length), below(shape.children.length)];
    const names = [...shape.children].map(({ dataset }) => dataset.name);
    for (const { children } of both()) {
      [children[one].dataset.name, children[other].dataset.name] = [names[other], names[one]];
    }
  },
  given: async ({ of }) => {
    const other = of(Object.keys(DRAWN));
    await shape.morph(drawn(other));
    plain.replaceChildren(drawn(other));
  },
  d: ({ of }) => {
    const d = of(DATA);
    for (const one of both()) shownOf(one).querySelector(PATH)?.setAttribute('d', d);
  },
  keyed: ({ of }) => {
    const d = of(DATA);
    for (const one of both()) {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', d);
      shownOf(one).querySelector(PATH)?.replaceWith(path);
    }
  },
  form: () => {
    for (const one of both()) {
      const circle = document.createElementNS(SVG, 'circle');
      for (const name of ['cx', 'cy', 'r']) circle.setAttribute(name, 5);
      shownOf(one).append(circle);
    }
  },
  gone: () => {
    if (shownOf(plain).querySelectorAll(FORMS).length < 2) return;
    for (const one of both()) shownOf(one).querySelector(FORMS).remove();
  },
  fill: ({ of }) => {
    const fill = of(['red', 'currentColor', '#0a0', 'none']);
    for (const one of both()) shownOf(one).querySelector(PATH)?.setAttribute('fill', fill);
  },
  style: ({ of }) => {
    const [name, value] = of([['visibility', 'hidden'], ['visibility', ''], ['opacity', '.5'], [
      'fill',
      'teal',
    ]]);
    for (const one of both()) {
      const path = shownOf(one).querySelector(PATH);
      if (path) path.style[name] = value;
    }
  },
  turned: ({ of }) => {
    const transform = of(['rotate(20 12 12)', 'translate(2 1)', 'scale(.8)']);
    for (const one of both()) {
      shownOf(one).querySelector(PATH)?.setAttribute('transform', transform);
    }
  },
};

/** What happens around the drawing in each story. */
const AROUND = {
  hidden: () => (around.hidden = !around.hidden),
  closed: () => (around.open = !around.open),
  theme: () => document.body.classList.toggle('dark'),
  size: ({ of }) => {
    const size = `${of([40, 64, 96])}px`;
    for (const one of both()) one.style.width = size;
  },
  away: async ({ below }) => {
    const parent = shape.parentNode;
    shape.remove();
    if (below(2)) await pass(below(4));
    parent.append(shape);
  },
  poke: () => shape.poke?.(),
};

/** The drawings that each begins with. */
function begin(seed) {
  const { of } = generator(seed);
  // Its id does not name it while it is in no document.
  window.shape = document.querySelector('jelly-shape');
  window.isPath = seed % 4 === 0;
  window.told = [];
  for (const one of isPath ? [] : both()) {
    one.replaceChildren(drawn('play'), drawn('pause'), drawn('menu'));
  }
  if (isPath) PATHS.path({ of });
  else showPlain();
}

/** Makes so many random changes. */
async function change(seed, count) {
  // In WebKit what awaits in a driver's script goes on behind the next callback, which may be a
  // report of sizes (measured): what hides an element there is too late for that report.
  await new Promise((done) => setTimeout(done));
  const random = generator(seed);
  const { below, of } = random;
  const changes = { ...(isPath ? PATHS : DRAWINGS), ...AROUND };
  while (count-- > 0) {
    const name = below(3) ? of(Object.keys(isPath ? PATHS : DRAWINGS)) : of(Object.keys(AROUND));
    told.push(name);
    await changes[name](random);
    if (!isPath) showPlain();
    const wait = below(2) && below(9);
    if (wait) await pass(wait);
    told.push(wait);
  }
}

/** Shows both, and waits for the rest. */
async function rest() {
  [around.hidden, around.open] = [false, true];
  await pass(3);
  if (window.jelly?.clock) jelly.clock.rate = 20;
  const areOver = () =>
    isIdle() && document.getAnimations().every(({ playState }) => playState === 'finished');
  for (let frame = 0; frame < 300 && !areOver(); frame++) await pass(1);
  await pass(2);
  if (window.jelly?.clock) jelly.clock.rate = 1;
}

const LOOK = [
  'display',
  'visibility',
  'opacity',
  'fill',
  'stroke',
  'strokeWidth',
  'd',
  'transform',
  'overflow',
];

/** How a drawing looks: its markup, and the style and the place of all in it. */
function lookOf(one) {
  const own = one.shadowRoot?.querySelector('svg[part=drawing]');
  const drawings = own ? [own] : [...one.children];
  const origin = one.getBoundingClientRect();
  const round = (number) => Math.round(100 * number) / 100;
  return drawings.flatMap((svg) => [svg, ...svg.querySelectorAll('*')]).map((element) => {
    const style = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const isShown = element.getClientRects().length > 0;
    const attributes = [...element.attributes]
      .filter(({ name, value }) =>
        !/^(part|aria-hidden)$/.test(name) && !(name === 'style' && !value)
      )
      .map(({ name, value }) => `${name}=${value}`).sort();
    return [
      element.localName,
      ...attributes,
      ...(isShown ? LOOK.map((name) => `${name}: ${style[name]}`) : ['not displayed']),
      ...(isShown ? [left - origin.left, top - origin.top, width, height].map(round) : []),
    ].join('; ');
  });
}

/** The first rows in which the two differ; none if they are alike. */
function unlike() {
  const [one, other] = both().map(lookOf);
  const extra = shape.shadowRoot?.querySelectorAll('svg[part=drawing]').length ?? 0;
  const rows = Array.from(
    { length: Math.max(one.length, other.length) },
    (_, at) => [one[at], other[at]],
  )
    .filter(([row, its]) => row !== its);
  if (extra > +isPath) rows.push(['drawings of its own', extra]);
  return rows.slice(0, 2);
}
