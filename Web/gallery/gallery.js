// The gallery: fills the apps, and lets the switches and the stages talk to each other.
import { clock } from '../elements/clock.js';
import { ElasticElement } from '../elements/elastic-element.js';
import { drawPoints, erasePoints } from './points.js';
import { showMail } from './mail.js';
import { showTides } from './tides.js';

showMail();
showTides();

// MARK: Stages

let arePointsShown = false;
let isInFrame = false;
let isIdleFrame = true;
const output = (system, fact) => system.querySelector(`[data-fact="${fact}"]`);

/** What a section with a stage has: its elastic element, which the panel beside it speaks of. */
const systems = [...document.querySelectorAll('.system')].map((section) => {
  const stage = section.querySelector('.stage');
  const elastic = [...stage.querySelectorAll('*')].find((one) => one instanceof ElasticElement);
  return { section, stage, elastic };
});

for (const { section, stage, elastic } of systems) {
  const { show, changed } = elastic;
  const depth = output(section, 'depth');
  const state = output(section, 'state');
  let isChanged = true;
  let lastShown = -Infinity;

  elastic.changed = (effect) => {
    isChanged = true;
    changed.call(elastic, effect);
  };
  elastic.show = (data, time) => {
    show.call(elastic, data, time);
    if (arePointsShown) drawPoints(elastic, time);
    if (isChanged || lastShown < elastic.restTime) isIdleFrame = false;
    if (isInFrame) {
      isChanged = false;
      lastShown = time;
    }
    const pixels = String(Math.round(elastic.depth)).replace('-', '−');
    if (depth.textContent !== pixels) depth.textContent = pixels === '−0' ? '0' : pixels;
  };
  for (const [event, name] of [['grab', 'held'], ['release', 'free'], ['rest', 'resting']]) {
    stage.addEventListener(`jelly-${event}`, () => (state.textContent = name));
  }
}

// MARK: Switches, kept in the address so that a look can be shared

const inputs = [...document.querySelectorAll('.segments input')];
const isDefault = (input) => input.checked === input.defaultChecked;

function apply() {
  const chosen = new Map(inputs.filter((input) => input.checked).map(({ name, value }) => [name, value]));
  const [whole, part] = chosen.get('speed').split('/');
  clock.rate = whole / (part ?? 1);
  arePointsShown = chosen.has('points');
  for (const { section, stage, elastic } of systems) {
    elastic.tuning = chosen.get('tuning');
    for (const [name, value] of chosen) {
      const [system, attribute] = name.split('.');
      if (system !== section.id) continue;
      elastic.setAttribute(attribute, value);
      stage.dataset[attribute] = value;
    }
    if (arePointsShown) drawPoints(elastic, clock.seconds());
    else erasePoints(elastic);
  }
}

function readAddress() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  for (const input of inputs) {
    const names = inputs.filter(({ name }) => name === input.name).map(({ value }) => value);
    const value = wanted.get(input.name);
    input.checked = names.includes(value) ? input.value === value : input.defaultChecked;
  }
  apply();
}

function writeAddress() {
  const different = inputs.filter((input) => input.checked && !isDefault(input));
  const hash = different.map(({ name, value }) => `${name}=${value}`).join('&');
  const { pathname, search } = location;
  history.replaceState(null, '', hash ? `#${hash}` : pathname + search);
}

addEventListener('hashchange', () => {
  // A link to a section has no say in the switches.
  if (document.getElementById(location.hash.slice(1))) writeAddress();
  else readAddress();
});
for (const input of inputs) {
  input.addEventListener('change', () => {
    apply();
    writeAddress();
  });
}
readAddress();

// MARK: A pull without a finger

/** Pulls an elastic element as a finger would, in the clock's time, until `signal` stops it. */
function pull({ elastic }, signal) {
  const sign = elastic.physicalSide === 'bottom' ? -1 : 1;
  // On the page, which may be scrolled meanwhile.
  const finger = (way) => {
    const { left, top, width, height } = elastic.getBoundingClientRect();
    return {
      clientX: left + width * (0.5 + 0.14 * way),
      clientY: top + height / 2 + sign * 150 * way,
    };
  };
  const start = clock.seconds();
  elastic.began(finger(0), performance.now());
  const timer = setInterval(() => {
    const part = Math.min((clock.seconds() - start) / 0.5, 1);
    elastic.moved(finger(part * part * (3 - 2 * part)), performance.now());
    if (part < 1) return;
    clearInterval(timer);
    elastic.ended(finger(1), performance.now());
  }, 8);
  signal.addEventListener('abort', () => clearInterval(timer));
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

for (const system of systems) {
  const { section, stage, elastic } = system;
  let play;
  const start = () => {
    play?.abort();
    play = new AbortController();
    pull(system, play.signal);
  };
  // A real finger takes over from the one that is only played.
  stage.addEventListener('pointerdown', (event) => {
    play?.abort();
    if (play && !elastic.contains(event.target)) elastic.cancelled(event, event.timeStamp);
    play = undefined;
    seen.disconnect();
  }, { capture: true });
  section.querySelector('.pull').addEventListener('click', start);

  // Each stage shows once what it is, when it comes into view.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    if (!reducedMotion.matches) start();
  }, { threshold: 0.75 });
  seen.observe(stage);
}

// MARK: What the page asks of the browser

const frames = document.getElementById('frames');
const idle = document.getElementById('idle');
const ask = requestAnimationFrame;
let count = 0;
let idleCount = 0;
window.requestAnimationFrame = (callback) => ask((stamp) => {
  isIdleFrame = true;
  isInFrame = true;
  callback(stamp);
  isInFrame = false;
  frames.textContent = (++count).toLocaleString('en');
  if (isIdleFrame) idle.textContent = (++idleCount).toLocaleString('en');
});
