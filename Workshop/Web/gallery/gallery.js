// The gallery: fills the apps, and connects the switches with the stages.
import { clock } from '../../../Web/elements/clock.js';
import { JellyElement } from '../../../Web/elements/jelly-element.js';
import { noteHold } from './held.js';
import { drawPoints, erasePoints } from './points.js';
import { addCopy, htmlFrom } from './copy.js';
import { playGesture, readGesture, watchGestures } from './gesture.js';
import { demonstrate } from './plays.js';
import { showMail } from './mail.js';
import { showTides } from './tides.js';
import { showNews } from './news.js';
import { showHouse } from './house.js';
import { showPlayer } from './player.js';
import { showSteps } from './steps.js';
import { showSupper } from './supper.js';
import { showMap } from './map.js';
import { playPantry, showPantry } from './pantry.js';
import { showSignIn } from './signin.js';
import { showWalk } from './walk.js';
import { showChats } from './chats.js';
import { showNotes } from './notes.js';
import { morphsAsHtml, showMorphs } from './morphs.js';
import { forgetOwn, showOwn } from './own.js';
import { showSum, tuneSum } from './sum.js';
import { ringWord, showWord } from './word.js';
import { showYours } from './yours.js';

showMail();
showHouse();
showPlayer();
showSteps();
showSupper();
showMap();
showPantry();
showTides();
showNews();
showSignIn();
showWalk();
showChats();
showNotes();
const playMorphs = showMorphs();
const yoursAsHtml = showYours();
const word = document.getElementById('word');
const shape = showWord(word);

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
  const elastics = [...stage.querySelectorAll('*')].filter((one) => one instanceof JellyElement);
  return { section, stage, elastics };
}).filter(({ elastics }) => elastics.length);

/** The demonstrations that a stage can play, by the stage's name in the address. */
const players = new Map();

/**
 * Watches what can be pulled on a stage, and lets the stage play something. A real finger or a key
 * stops it. A link can carry what fingers have done there; a panel has the button for it.
 */
function addPlayer({ name, stage, elastics, panel, play }) {
  const player = { stage, elastics, isKnown: false, sent: undefined };
  let playing;
  player.start = () => {
    playing?.abort();
    playing = new AbortController();
    player.isKnown = true;
    if (player.sent) playGesture(player.sent, stage, elastics, playing.signal);
    else play(playing.signal);
  };
  for (const type of ['pointerdown', 'keydown']) {
    stage.addEventListener(type, () => {
      playing?.abort();
      player.isKnown = true;
    }, { capture: true });
  }

  let gesture;
  const link = addCopy(panel, () => {
    writeAddress(`pull=${name}:${gesture}`);
    return location.href;
  }, 'Copy a link with your pull');
  link.hidden = true;
  const note = watchGestures(stage, elastics, (text) => {
    gesture = text;
    link.hidden = false;
  });
  for (const one of elastics) watch(one, stage, note);
  players.set(name, player);
  return player;
}

/** Shows the points of an outline with each drawing, counts idle frames, and sees fingers. */
function watch(elastic, stage, note) {
  const { render, handle, fly } = elastic;
  let isChanged = true;
  let lastShown = -Infinity;
  elastic.handle = (code, numbers, stamp) => {
    isChanged = true;
    noteHold({ elastic, stage, code, numbers, isReduced: reducedMotion.matches });
    note(elastic, code, numbers, clock.seconds(stamp));
    handle.call(elastic, code, numbers, stamp);
  };
  // The points are drawn by frames.
  elastic.fly = (time) => !arePointsShown && fly?.call(elastic, time);
  elastic.render = (pathOf, time) => {
    render.call(elastic, pathOf, time);
    if (arePointsShown) drawPoints(elastic, time);
    if (isChanged || lastShown < elastic.restTime) isIdleFrame = false;
    if (isInFrame) {
      isChanged = false;
      lastShown = time;
    }
  };
}

// MARK: Switches, stored in the address so that their state can be shared

const inputs = [...document.querySelectorAll('.segments input')];
/** The tunings in the dock, which show the same choice as those under the word. */
const tuningMenu = document.getElementById('tuning');
const isDefault = (input) => input.checked === input.defaultChecked;

// MARK: Slow motion, by a switch and while the space bar is held

const SLOW = 1 / 4;
let isSlow = false;
let isSpaceHeld = false;
const showSpeed = () => (clock.rate = isSlow !== isSpaceHeld ? SLOW : 1);

// The element with the focus keeps its space bar.
addEventListener('keydown', (event) => {
  if (event.key !== ' ' || document.activeElement !== document.body) return;
  event.preventDefault();
  isSpaceHeld = true;
  showSpeed();
});
for (const type of ['keyup', 'blur']) {
  addEventListener(type, ({ key }) => {
    if (type === 'keyup' && key !== ' ') return;
    isSpaceHeld = false;
    showSpeed();
  });
}

function apply() {
  forgetOwn();
  const chosen = new Map(
    inputs.filter((input) => input.checked).map(({ name, value }) => [name, value]),
  );
  isSlow = chosen.has('speed');
  showSpeed();
  const tuning = chosen.get('tuning');
  const isOther = tuning !== tuningMenu.value;
  tuningMenu.value = tuning;
  arePointsShown = chosen.has('points');
  for (const { section, stage, elastics } of systems) {
    for (const [name, value] of chosen) {
      const [system, attribute] = name.split('.');
      if (system !== section.id) continue;
      for (const elastic of elastics) elastic.setAttribute(attribute, value);
      stage.setAttribute(`data-${attribute}`, value);
    }
  }
  for (const elastic of [shape, ...systems.flatMap(({ elastics }) => elastics)]) {
    elastic.tuning = tuning;
    showPoints(elastic);
  }
  applyToSum();
  // The word shows another tuning at once.
  if (isOther && !reducedMotion.matches) ringWord(shape);
}

function showPoints(elastic) {
  if (arePointsShown) drawPoints(elastic, clock.seconds());
  else erasePoints(elastic);
}

/** The edge that is shown as a sum, once it is soft. */
let sum;

/** Returns the tuning of a body that is not an element. */
function tuningName() {
  const { value } = inputs.find(({ name, checked }) => name === 'tuning' && checked);
  return reducedMotion.matches ? 'reduced' : value;
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

function writeAddress(...others) {
  const different = inputs.filter((input) => input.checked && !isDefault(input));
  const hash = [...different.map(({ name, value }) => `${name}=${value}`), ...others].join('&');
  const { pathname, search } = location;
  history.replaceState(null, '', hash ? `#${hash}` : pathname + search);
}

addEventListener('hashchange', () => {
  // A link to a section does not change the switches.
  if (document.getElementById(location.hash.slice(1))) writeAddress();
  else {
    readAddress();
    playAddress();
  }
});
for (const input of inputs) {
  input.addEventListener('change', () => {
    apply();
    writeAddress();
  });
}
tuningMenu.addEventListener('change', () => {
  const { value } = tuningMenu;
  inputs.find((input) => input.name === 'tuning' && input.value === value).click();
});
showOwn(document.querySelectorAll('.stage jelly-bar'), apply);
readAddress();

// MARK: Contents

const contents = document.getElementById('contents');
// The list must not cover a link's target: it goes first, so the focus can move to the target.
contents.addEventListener('click', ({ target }) => {
  if (target.closest('a') && contents.matches(':popover-open')) contents.hidePopover();
});

// MARK: The word

const wordPlayer = addPlayer({
  name: 'word',
  stage: word,
  elastics: [shape],
  panel: document.querySelector('.hero .take'),
  play: () => ringWord(shape),
});
// It shows itself once, unless somebody was faster.
word.addEventListener('pointerover', () => (wordPlayer.isKnown = true), { once: true });
setTimeout(() => {
  if (!wordPlayer.isKnown && !reducedMotion.matches) wordPlayer.start();
}, Math.max(FIRST_RING - performance.now(), 0));

// MARK: Demonstrations

for (const { section, stage, elastics } of systems) {
  const take = document.createElement('div');
  take.className = 'take';
  section.querySelector('.panel').append(take);
  const [elastic] = elastics;
  const write = { morphs: morphsAsHtml, yours: yoursAsHtml }[section.id] ??
    ((tuning) => htmlFrom(elastic, tuning));
  addCopy(take, () => write(tuningName()));
  take.append(linkToLab(elastic));
  const play = { group: playPantry, morphs: playMorphs }[section.id] ?? ((signal) => {
    const shown = elastics.find((one) => !one.isUnseen && one.phase !== 'dismissed');
    if (shown) demonstrate(shown, signal);
  });
  playAt(section, addPlayer({ name: section.id, stage, elastics, panel: take, play }));
}
const lines = document.querySelector('.lines');
addCopy(lines, () => lines.querySelector('code').textContent);

const sumSection = document.getElementById('sum');
sum = showSum(sumSection, () => reducedMotion.matches);
playAt(
  sumSection,
  addPlayer({
    name: 'sum',
    stage: sum.stage,
    elastics: [sum],
    panel: sumSection.querySelector('.take'),
    play: (signal) => sum.pluck(signal),
  }),
);
applyToSum();
reducedMotion.addEventListener('change', applyToSum);
playAddress();

/** Plays a gesture that a link has brought, where it was made. */
function playAddress() {
  const [name, text] = new URLSearchParams(location.hash.slice(1)).get('pull')?.split(':') ?? [];
  for (const player of players.values()) player.sent = undefined;
  if (name === undefined) return;
  const player = players.get(name);
  const gesture = readGesture(text ?? '', player?.elastics ?? []);
  if (!gesture) return console.warn('The pull in the address cannot be read, and is left out.');
  player.sent = gesture;
  player.stage.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!reducedMotion.matches) player.start();
}

/** A link to the lab, where an element's control can be tuned, recorded and filmed. */
function linkToLab({ localName }) {
  const link = document.createElement('a');
  link.className = 'to-lab';
  link.href = `lab.html#control=${localName}`;
  link.textContent = 'Tune it in the lab';
  return link;
}

/** The time that a stage that shows itself waits for the one before it, in milliseconds. */
const TURN = 900;
/** When the next stage may show itself, in milliseconds after the page's start. */
let nextTurn = 0;

/**
 * Plays when a section's button is pressed, and once by itself, when the stage comes into view;
 * stages that come into view together take turns.
 */
function playAt(section, player) {
  section.querySelector('.pull').addEventListener('click', player.start);
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    const now = performance.now();
    const turn = Math.max(now, nextTurn);
    nextTurn = turn + TURN;
    setTimeout(() => {
      if (!player.isKnown && !reducedMotion.matches) player.start();
    }, turn - now);
  }, { threshold: 0.75 });
  seen.observe(player.stage);
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

/** Shows whether a frame is requested. */
function showState() {
  const state = awaited.size ? 'moving' : 'at rest';
  if (now.textContent !== state) now.textContent = state;
}
