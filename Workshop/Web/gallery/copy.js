// Buttons that copy: at each stage the HTML of what one touches there, with its tuning.
import { htmlOf } from '../lab/copies.js';

/** The time for which it shows that it has copied, in milliseconds. */
const SAID = 1600;

/** Adds a button that copies what `write` returns, and returns the button. */
export function addCopy(panel, write, name = 'Copy the HTML') {
  const button = document.createElement('button');
  const status = document.createElement('span');
  button.type = 'button';
  button.className = 'text';
  button.textContent = name;
  status.className = 'unseen';
  status.setAttribute('role', 'status');
  let later;
  const say = (text) => {
    clearTimeout(later);
    button.textContent = status.textContent = text;
    later = setTimeout(() => {
      button.textContent = name;
      status.textContent = '';
    }, SAID);
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(write());
      say('Copied');
    } catch {
      say('Not allowed');
    }
  });
  panel.append(button, status);
  return button;
}

/** The element of a stage as HTML: what is not as usual, its tuning, and its colors. */
export function htmlFrom(elastic, tuning) {
  const settings = {};
  for (
    const name of [
      ...['curve', 'edge', 'press-depth', 'indicator-style', 'corner-radius'],
      ...['min', 'max', 'step', 'detents'],
    ]
  ) {
    if (elastic.hasAttribute(name)) settings[name] = elastic.getAttribute(name);
  }
  const { fill } = getComputedStyle(elastic.shadowRoot.querySelector('[part=outline]'));
  const { color } = getComputedStyle(elastic);
  const look = [`color: ${color}`];
  // The drop on a track has its own color; the page's is that of the part that is on.
  const track = elastic.shadowRoot.querySelector('[part=base] [part^=track]:last-child');
  if (!track) look.push(`--jelly-fill: ${fill}`);
  else if (track.matches('[part=track-progress]')) {
    look.push(`--jelly-accent-color: ${getComputedStyle(track).fill}`);
  }
  return htmlOf(elastic.localName, settings, tuning, look.join('; '));
}
