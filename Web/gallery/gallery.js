// The gallery: fills the apps, and connects the switches with the stages.
import { clock } from '../elements/clock.js';
import { ElasticElement } from '../elements/elastic-element.js';
import { drawPoints, erasePoints } from './points.js';
import { facts } from './facts.js';
import { demonstrate } from './plays.js';
import { addTape, isOnTape } from './tape.js';
import { showMail } from './mail.js';
import { showTides } from './tides.js';
import { showNews } from './news.js';
import { showSignIn } from './signin.js';
import { showWalk } from './walk.js';
import { showChats } from './chats.js';
import { showNotes } from './notes.js';
import { forgetOwn, showOwn } from './own.js';
import { showSum, tuneSum } from './sum.js';
import { ringWord, softenWord, tuneWord } from './word.js';

showMail();
showTides();
showNews();
showSignIn();
showWalk();
showChats();
showNotes();

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
/** When the word shows that it is soft, in milliseconds after the page's start. */
const FIRST_RING = 1500;

// MARK: Stages

let arePointsShown = false;
let isInFrame = false;
let isIdleFrame = true;

/** The elastic elements of a section with a stage; the panel beside it describes them. */
const systems = [...document.querySelectorAll('.system')].map((section) => {
  const stage = section.querySelector('.stage');
  const elastics = [...stage.querySelectorAll('*')].filter((one) => one instanceof ElasticElement);
  return { section, stage, elastics };
}).filter(({ elastics }) => elastics.length);

const EVENTS = [
  'grab',
  'release',
  'rest',
  'armed',
  'disarmed',
  'refresh',
  'end',
  'select',
  'detach',
  'rejoin',
  'dismiss',
  'restore',
  'open',
  'close',
];

for (const { section, stage, elastics } of systems) {
  const outputs = section.querySelectorAll('[data-fact]');
  const tell = (elastic, time) =>
    facts(elastic, time).forEach((fact, index) => {
      if (outputs[index].textContent !== fact) outputs[index].textContent = fact;
    });
  for (const event of EVENTS) {
    stage.addEventListener(`jelly-${event}`, ({ target }) => tell(target, clock.seconds()));
  }
  for (const elastic of elastics) {
    watch(elastic, (time) => tell(elastic, time));
  }
}

/** Shows the points of an outline, counts idle frames, and calls a function after each drawing. */
function watch(elastic, shown = () => {}) {
  const { show, handle } = elastic;
  let isChanged = true;
  let lastShown = -Infinity;
  elastic.handle = (...event) => {
    isChanged = true;
    handle.apply(elastic, event);
  };
  elastic.show = (data, time) => {
    show.call(elastic, data, time);
    if (arePointsShown) drawPoints(elastic, time);
    if (isChanged || lastShown < elastic.restTime || isOnTape(elastic)) isIdleFrame = false;
    if (isInFrame) {
      isChanged = false;
      lastShown = time;
    }
    shown(time);
  };
}

// MARK: Switches, stored in the address so that their state can be shared

const inputs = [...document.querySelectorAll('.segments input')];
const isDefault = (input) => input.checked === input.defaultChecked;

function apply() {
  forgetOwn();
  const chosen = new Map(
    inputs.filter((input) => input.checked).map(({ name, value }) => [name, value]),
  );
  const [whole, part] = chosen.get('speed').split('/');
  clock.rate = whole / (part ?? 1);
  arePointsShown = chosen.has('points');
  for (const { section, stage, elastics } of systems) {
    for (const [name, value] of chosen) {
      const [system, attribute] = name.split('.');
      if (system !== section.id) continue;
      for (const elastic of elastics) elastic.setAttribute(attribute, value);
      stage.dataset[attribute] = value;
    }
    for (const elastic of elastics) {
      elastic.tuning = chosen.get('tuning');
      showPoints(elastic);
    }
  }
  applyToWord();
  applyToSum();
}

function showPoints(elastic) {
  if (arePointsShown) drawPoints(elastic, clock.seconds());
  else erasePoints(elastic);
}

/** The letters of the word, once they are soft. */
let letters = [];

/** The edge that is shown as a sum, once it is soft. */
let sum;

/** The tuning of what is no element. */
function tuningName() {
  const { value } = inputs.find(({ name, checked }) => name === 'tuning' && checked);
  return reducedMotion.matches ? 'calm' : value;
}

function applyToWord() {
  tuneWord(letters, tuningName());
  for (const letter of letters) showPoints(letter);
}

function applyToSum() {
  if (!sum) return;
  tuneSum(sum, tuningName());
  showPoints(sum);
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
  // A link to a section does not change the switches.
  if (document.getElementById(location.hash.slice(1))) writeAddress();
  else readAddress();
});
for (const input of inputs) {
  input.addEventListener('change', () => {
    apply();
    writeAddress();
  });
}
showOwn(document.querySelectorAll('.stage jelly-bar'), apply);
readAddress();

// MARK: The word

const word = document.getElementById('word');
softenWord(word).then((soft) => {
  letters = soft;
  for (const letter of letters) watch(letter);
  applyToWord();
  reducedMotion.addEventListener('change', applyToWord);
  // It shows itself once, unless somebody was faster.
  let isTouched = false;
  word.addEventListener('pointerover', () => (isTouched = true), { once: true });
  setTimeout(() => {
    if (!isTouched && !reducedMotion.matches) ringWord(letters);
  }, Math.max(FIRST_RING - performance.now(), 0));
});

// MARK: Demonstrations

for (const { section, stage, elastics } of systems) {
  playAt(section, stage, (signal) => demonstrate(elastics, signal));
  addTape(section.querySelector('.panel'), elastics, section.id);
}

const sumSection = document.getElementById('sum');
showSum(sumSection, () => reducedMotion.matches).then((soft) => {
  sum = soft;
  watch(sum);
  applyToSum();
  reducedMotion.addEventListener('change', applyToSum);
  playAt(sumSection, sum.stage, (signal) => sum.pluck(signal));
});

/** Lets a section's button play something on its stage. */
function playAt(section, stage, play) {
  let playing;
  const start = () => {
    playing?.abort();
    playing = new AbortController();
    play(playing.signal);
  };
  section.querySelector('.pull').addEventListener('click', start);

  // Each stage plays its demonstration once, when it comes into view.
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    if (!reducedMotion.matches) start();
  }, { threshold: 0.75 });
  seen.observe(stage);

  // A real finger stops the demonstration.
  stage.addEventListener('pointerdown', () => {
    playing?.abort();
    playing = undefined;
    seen.disconnect();
  }, { capture: true });
}

// MARK: Requests to the browser

const [frames, idle, now] = ['frames', 'idle', 'now'].map((id) => document.getElementById(id));
const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
/** The frames that have been asked for and are still to come. */
const awaited = new Set();
let count = 0;
let idleCount = 0;
window.requestAnimationFrame = (callback) => {
  const request = ask((stamp) => {
    awaited.delete(request);
    isIdleFrame = true;
    isInFrame = true;
    callback(stamp);
    isInFrame = false;
    frames.textContent = (++count).toLocaleString('en');
    if (isIdleFrame) idle.textContent = (++idleCount).toLocaleString('en');
    showState();
  });
  awaited.add(request);
  showState();
  return request;
};
window.cancelAnimationFrame = (request) => {
  cancel(request);
  awaited.delete(request);
  showState();
};

/** Says whether a frame is to come. */
function showState() {
  const state = awaited.size ? 'moving' : 'at rest';
  if (now.textContent !== state) now.textContent = state;
}
