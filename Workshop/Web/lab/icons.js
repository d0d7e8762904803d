// Two icons that a person drops or chooses: how one flows to the other, and their match.
import '../../../Web/elements/jelly-icon.js';
import { keyOf, known, moduleOf, readIcon } from '../../../Web/elements/icon-drawing.js';
import { areAlike, numbersOf } from '../../../Web/elements/icon-matching.js';
import { Motion } from '../../../Web/elements/motion.js';
import { copy } from './copies.js';

const find = (id) => document.getElementById(id);
const inputs = [...document.querySelectorAll('#icons [type=file]')];
// A tree of its own: the style sheets of drawings and of this page do not meet.
const room = find('icon').attachShadow({ mode: 'open' });
const FIRST = [['play.svg', 'M1 1l7 3.5L1 8z'], ['pause.svg', 'M1 1h2v7H1zm5 0h2v7H6z']];
const SVG = 'http://www.w3.org/2000/svg';

/** The drawing in a text, without what a page would run. */
function drawingOf(name, text) {
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const [wrong] = svg.getElementsByTagName('parsererror');
  if (wrong || svg.namespaceURI !== SVG || svg.localName !== 'svg') {
    const got = wrong ? 'XML with an error' : `<${svg.localName}>`;
    throw new Error(`${name}: must be SVG; got ${got}`);
  }
  for (const node of [svg, ...svg.querySelectorAll('*')]) {
    if (node.localName === 'script') node.remove();
    for (const { name } of [...node.attributes]) if (/^on/i.test(name)) node.removeAttribute(name);
  }
  return document.importNode(svg, true);
}

/** Matches the drawings of an icon; returns the module. */
function matchOf(icon, names) {
  const [from, to] = [...icon.children].map((svg) => readIcon(svg, icon));
  for (const [index, { isPlain, nodes }] of [from, to].entries()) {
    if (!isPlain || !nodes.length) {
      throw new Error(`${names[index]}: must be forms in one color each; got others`);
    }
  }
  const both = names.join(' and ');
  if (!areAlike(from, to)) throw new Error(`${both}: must be in boxes of one shape; got others`);
  if (from.key === to.key) throw new Error(`${both}: must be two drawings; got one twice`);
  const [before, next] = [from, to].map((one) => numbersOf(one, icon, console.warn));
  // The core of this page has the matching, too.
  const match = new Motion(customElements.get('jelly-shape').control.core).match(before, next);
  const key = keyOf(from, to);
  known.set(key, match ?? []);
  if (!match) throw new Error(`${both}: must have at most 128 curves each; got more`);
  return moduleOf([[key, match]]);
}

const say = (text) => find('matched').textContent = text;
let files = [];

/** Shows two files, by their names and texts, and what a page imports for them. */
function show(next) {
  const names = next.map(({ name }) => name);
  const icon = document.createElement('jelly-icon');
  icon.style = 'width: 100%; height: 100%';
  const shown = [...room.childNodes];
  try {
    icon.append(...next.map(({ name, text }) => drawingOf(name, text)));
    [...icon.children].forEach((svg, index) => svg.dataset.name = names[index] + index);
    room.replaceChildren(icon);
    find('match').textContent = matchOf(icon, names);
  } catch ({ message }) {
    room.replaceChildren(...shown);
    return say(message);
  }
  files = next;
  const flow = (target) => {
    icon.shown = names[target] + target;
    find('flow').setAttribute('aria-label', `Flow to ${names[1 - target]}`);
    find('flow').onclick = () => flow(1 - target);
  };
  flow(0);
  say(`${names.join(' to ')}: ${find('match').textContent.length} bytes`);
}

/** Takes one file in the place of one of both, or two. */
async function take(chosen, index = 1) {
  const own = await Promise.all(
    [...chosen].slice(0, 2).map(async (file) => ({ name: file.name, text: await file.text() })),
  );
  if (own.length) show(own.length > 1 ? own : files.with(index, own[0]));
}

for (const [index, input] of inputs.entries()) {
  input.addEventListener('change', () => take(input.files, index));
}
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
  event.preventDefault();
  take(event.dataTransfer.files);
});
find('copy-match').addEventListener('click', async () => say(await copy(find('match'))));
show(FIRST.map(([name, d]) => ({
  name,
  text: `<svg xmlns="${SVG}" viewBox="0 0 9 9" fill="currentColor"><path d="${d}"/></svg>`,
})));
