// The lab: two tunings of a control under the same gesture, and every number of them.
import { TUNINGS } from '../../../Web/elements/declare.js';
import { OWN } from '../gallery/own.js';
import { play, Replay } from '../../../Web/elements/player.js';
import { recorder } from '../../../Web/elements/recorder.js';
import { traceText } from '../../../Web/elements/trace.js';
import { openLab } from './answers.js';
import { copy, exampleOf, FORMATS } from './copies.js';
import { eventsFor, EXAMPLES } from './examples.js';
import { gestureText, readGesture } from './gestures.js';
import './icons.js';
import { MEANINGS } from './meanings.js';
import { partsOfCurve, showParts } from './parts.js';
import { drawPlot, markTime, plotTitle } from './plot.js';
import { followSlider, followTouch } from './slide.js';
import { addressOf, FIRST, readAddress, Timeline } from './state.js';

const find = (id) => document.getElementById(id);
const sides = ['a', 'b'];
const ask = await openLab();

// MARK: What there is

/** The declaration of each control. */
const declarations = new Map(
  [...EXAMPLES.keys()].map((name) => [name, customElements.get(name).control]),
);
/** Of each control the settings that decide which parts of a tuning count: the curve. */
const settingsOf = new Map(
  [...declarations].map(([control, { settings }]) => [
    control,
    Object.fromEntries(
      settings.filter(({ name }) => name === 'curve').map(({ name, names }) => [name, names]),
    ),
  ]),
);

/** The trace of a tuning that nothing happens to: what is wrong with the tuning is thrown. */
const bare = ({ control, settings }, tuning) => ({
  version: 1,
  control,
  size: [300, 60],
  settings,
  tuning,
  events: [],
});
const sheetOf = (state, tuning) => ask({ ask: 'tuning', trace: bare(state, tuning) });

// MARK: State

let state = structuredClone(FIRST);
let element; // The control on the stage.
let base; // A trace of it without events: its size and its settings.
let shownParts; // Shows other values of the parts that are on the page.
let player;
let replays = [];
let sheets = {};
const timeline = new Timeline();

const complain = (lines) => {
  find('trouble').hidden = !lines.length;
  find('trouble').textContent = lines.length
    ? `${lines.join(' · ')}. The default is shown in its place.`
    : '';
};

/** Changes the state, and shows what follows. */
function change(changes, kind) {
  timeline.note(state, kind);
  state = { ...state, ...changes };
  show();
}

/** Changes one part of the tuning that is being changed; one that is not valid is refused. */
function changePart(path, value, kind) {
  const old = state[state.side];
  const tuning = structuredClone(Object(old) === old ? old : { preset: old });
  const names = path.split('.');
  const last = names.pop();
  let group = tuning;
  for (const name of names) group = group[name] ??= {};
  group[last] = value;
  try {
    const { json } = sheetOf(state, tuning);
    complain([]);
    change({ [state.side]: json }, kind && `${state.side} ${kind}`);
  } catch ({ message }) {
    find('changed').textContent = message;
    show();
  }
}

// MARK: The stage

let staged = ''; // What the stage was set up for.

/** Puts the example of a control on the stage; returns its element. */
function setStage(control) {
  const example = exampleOf(control, { motion: 'full' });
  find('stage').innerHTML = `${example}<svg class="over" aria-hidden="true"><path/></svg>`;
  const element = find('stage').querySelector(control);
  // A row that leaves comes back.
  element.addEventListener('jelly-remove', (event) => event.preventDefault());
  if ('action' in element) element.action = () => new Promise((done) => setTimeout(done, 1200));
  return element;
}

function setUp() {
  const wanted = JSON.stringify([state.control, state.settings]);
  if (wanted === staged) return Promise.resolve();
  staged = wanted;
  player?.stop();
  element = setStage(state.control);
  for (const [name, value] of Object.entries(state.settings)) {
    element.setAttribute(name, value);
  }
  element.tuning = state.a;
  // Its size is known with the next frame.
  return new Promise((ready) => requestAnimationFrame(() => requestAnimationFrame(ready))).then(
    () => {
      recorder.start(element);
      base = JSON.parse(recorder.stop(element));
    },
  );
}

/** The events of the gesture: the person's own, or those of the film. */
function events() {
  if (state.gesture) {
    try {
      return readGesture(state.control, state.gesture);
    } catch ({ message }) {
      complain([message]);
      state.gesture = '';
    }
  }
  return eventsFor(EXAMPLES.get(state.control).film, base.size, base.settings);
}

const traceOf = (side) => ({ ...base, tuning: state[side], events: events() });

/** Makes both replays anew. */
function replay() {
  for (const old of replays) old.free();
  replays = sides.map((side) => new Replay(element.control, traceOf(side)));
  const duration = Math.max(...replays.map(({ start, end }) => end - start)) || 1;
  find('plot-facts').textContent = drawPlot(
    find('plot'),
    state.control,
    replays,
    events(),
    duration,
  );
  find('plot-title').textContent = plotTitle(state.control);
  find('scrub').max = duration;
  return duration;
}

let duration = 1;
const over = () => find('stage').querySelector('.over');

/** Places the drawing of B over the control. */
function showOther(second) {
  const stage = find('stage').getBoundingClientRect();
  const { left, top } = element.shadowRoot.querySelector('svg').getBoundingClientRect();
  const path = over().querySelector('path');
  path.setAttribute('transform', `translate(${left - stage.left} ${top - stage.top})`);
  path.setAttribute('d', replays[1].path(replays[1].start + second));
  markTime(find('plot'), second / duration);
  find('scrub').value = second;
  find('scrub').setAttribute('aria-valuetext', `${second.toFixed(2)} seconds`);
}

/** Shows a second of the gesture, and goes on from there at a speed. */
function playFrom(second, rate) {
  player?.stop();
  player = play(element, traceOf('a'), { rate, from: second, until: duration, onframe: showOther });
  const own = player;
  find('play').setAttribute('aria-pressed', rate !== 0);
  find('play').textContent = rate ? 'Pause' : 'Play';
  own.finished.then(() => {
    if (player !== own) return;
    find('play').setAttribute('aria-pressed', false);
    find('play').textContent = 'Play';
    if (!own.isActive) over()?.querySelector('path').removeAttribute('d');
  });
}

// MARK: Showing

function showControls() {
  for (const input of find('controls').querySelectorAll('input')) {
    input.checked = input.value === state.control;
  }
  for (const input of document.querySelectorAll('[name=side]')) {
    input.checked = input.value === state.side;
  }
  document.querySelector('.tuning').classList.toggle('for-b', state.side === 'b');
  find('undo').disabled = !timeline.canUndo;
  find('redo').disabled = !timeline.canRedo;
}

let listed = ''; // What the list of parts was made for.

function showTuning() {
  for (const side of sides) sheets[side] = sheetOf(state, state[side]);
  const curve = state.settings.curve ?? base?.settings.curve;
  const parts = partsOfCurve(sheets[state.side].parts, curve);
  const wanted = `${state.control} ${state.side} ${parts[0].path}`;
  if (listed !== wanted) {
    listed = wanted;
    shownParts = showParts(
      find('parts'),
      parts,
      EXAMPLES.get(state.control).main,
      MEANINGS[state.control] ?? {},
      ask,
      changePart,
    );
    find('more').open = state.more;
    find('more').addEventListener('toggle', () => {
      state.more = find('more').open;
      showAddress();
    });
    showSettings();
    showStarts();
  }
  const from = startOf(state[state.side]);
  find('from').value = ownName(state.side) ?? from;
  shownParts(parts, sheetOf(state, from).parts);
  for (const name of document.querySelectorAll('[data-name]')) {
    name.textContent = nameOf(name.dataset.name);
  }
  find('changed').textContent = `${state.side.toUpperCase()} is ${nameOf(state.side)}${
    isChanged(state[state.side]) ? ' (●)' : ''
  }.`;
}

/** The tuning from which one starts. */
const startOf = (tuning) => (Object(tuning) === tuning ? tuning.preset : tuning);

/** Whether a tuning is more than the one from which it starts. */
const isChanged = (tuning) => Object(tuning) === tuning && Object.keys(tuning).length > 1;

/** A named tuning of one's own, as the control shows it; undefined where it does not suit. */
function ownTuning(name) {
  try {
    return OWN[name] && sheetOf(state, OWN[name]).json;
  } catch {
    return undefined;
  }
}

/** Which named tuning of one's own a side has, if any. */
const ownName = (side) =>
  Object.keys(OWN).find((name) =>
    JSON.stringify(ownTuning(name)) === JSON.stringify(sheets[side].json)
  );

/** A side's tuning by name, for people. */
const nameOf = (side) =>
  ownName(side) ??
    `${startOf(state[side])}${isChanged(state[side]) ? ' with changes' : ''}`;

/** Lists the tunings from which one can start. */
function showStarts() {
  const group = document.createElement('optgroup');
  group.label = 'Of one’s own';
  group.append(...Object.keys(OWN).filter(ownTuning).map((name) => option(name)));
  find('from').replaceChildren(...TUNINGS.map((name) => option(name)));
  if (group.childElementCount) find('from').append(group);
}

/** The settings that belong to the look, as switches. */
function showSettings() {
  find('settings').replaceChildren(
    ...Object.entries(settingsOf.get(state.control)).map(([name, words]) => {
      const group = document.createElement('div');
      group.className = 'segments';
      group.setAttribute('role', 'radiogroup');
      group.setAttribute('aria-label', name);
      const chosen = state.settings[name] ?? base?.settings[name];
      group.innerHTML = `<span class="name" aria-hidden="true">${name}</span>${
        words.map((word) =>
          `<label><input type="radio" name="setting-${name}" value="${word}"${
            word === chosen ? ' checked' : ''
          }><span>${word}</span></label>`
        ).join('')
      }`;
      group.addEventListener('change', ({ target }) => {
        listed = '';
        change({ settings: { ...state.settings, [name]: target.value } });
      });
      return group;
    }),
  );
}

function showCopy() {
  const sheet = sheets[state.side];
  const curve = state.settings.curve ?? base?.settings.curve;
  const part = partsOfCurve(sheet.parts, curve).find(({ kind }) => kind === 'spring');
  const spring = part && ask({ ask: 'spring', spring: part.value });
  const trace = traceText({ ...traceOf(state.side), tuning: sheet.json });
  find('text').textContent = FORMATS[find('format').value]({
    ...sheet,
    ...state,
    spring,
    trace,
    tuning: sheet.json,
  });
}

function showAddress() {
  const hash = addressOf(state);
  history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search);
}

async function show() {
  showAddress();
  await setUp();
  showControls();
  showTuning();
  const wasPlaying = player?.isActive ? player.rate : 0;
  const second = player?.isActive ? player.time : undefined;
  duration = replay();
  element.tuning = state.a;
  if (second !== undefined) playFrom(Math.min(second, duration), wasPlaying);
  showCopy();
}

// MARK: Input

const option = (text, value = text) => {
  const option = document.createElement('option');
  option.value = value;
  option.textContent = text;
  return option;
};

find('controls').innerHTML = [...EXAMPLES].map(([name, { title }]) =>
  `<label><input type="radio" name="control" value="${name}"><span>${title}</span></label>`
).join('');
find('controls').addEventListener(
  'change',
  ({ target }) =>
    change({ control: target.value, settings: {}, gesture: '', a: FIRST.a, b: FIRST.b }),
);
for (const input of document.querySelectorAll('[name=side]')) {
  input.addEventListener('change', () => change({ side: input.value }));
}
find('from').addEventListener(
  'change',
  ({ target }) => change({ [state.side]: ownTuning(target.value) ?? target.value }),
);
find('format').append(...Object.keys(FORMATS).map((name) => option(name)));
find('format').addEventListener('change', showCopy);
/** Shows for a while what has been done. */
function tell(text) {
  find('copied').textContent = text;
  setTimeout(() => (find('copied').textContent = ''), 3000);
}
find('copy').addEventListener('click', async () => tell(await copy(find('text'))));
find('share').addEventListener('click', async () => {
  const link = { title: document.title, url: location.href };
  try {
    if (navigator.canShare?.(link)) return await navigator.share(link);
    await navigator.clipboard.writeText(link.url);
    tell('The link is copied');
  } catch ({ name }) {
    // The person may reconsider.
    if (name !== 'AbortError') tell('The address of this page is the link');
  }
});

/** Gives a file to the person. */
function save(ending, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = `${state.control}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
find('save-trace').addEventListener(
  'click',
  () => save('json', 'application/json', traceText(traceOf(state.side))),
);
find('save-film').addEventListener('click', () => {
  find('copied').textContent = 'Making the film …';
  // After a frame that shows this.
  setTimeout(() => {
    try {
      const { svg, duration, keyframes } = ask({
        ask: 'film',
        trace: traceOf(state.side),
        title: `${EXAMPLES.get(state.control).title}, from the lab`,
        until: replays[sides.indexOf(state.side)].end,
      });
      save('svg', 'image/svg+xml', svg);
      const size = Math.ceil(svg.length / 1000);
      find('copied').textContent = `${duration.toFixed(1)} s, ${keyframes} keyframes, ${size} KB.`;
    } catch ({ message }) {
      find('copied').textContent = message;
    }
  }, 50);
});

const undo = (step) => {
  state = { ...timeline[step](state), more: state.more };
  listed = '';
  show();
};
find('undo').addEventListener('click', () => undo('undo'));
find('redo').addEventListener('click', () => undo('redo'));
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  if (event.target.matches?.('input[type=number], input:not([type])')) return;
  event.preventDefault();
  undo(event.shiftKey ? 'redo' : 'undo');
});

find('play').addEventListener('click', () => {
  const rate = +find('rate').value;
  if (player?.isActive && find('play').getAttribute('aria-pressed') === 'true') {
    return playFrom(player.time, 0);
  }
  const second = player?.isActive ? player.time : 0;
  const isOver = rate > 0 ? second >= duration : second <= 0;
  playFrom(isOver ? (rate > 0 ? 0 : duration) : second, rate);
});
find('rate').addEventListener('change', () => {
  if (find('play').getAttribute('aria-pressed') === 'true') {
    playFrom(player.time, +find('rate').value);
  }
});
followSlider(find('scrub'), () => playFrom(+find('scrub').value, 0));

const scrubTo = ({ clientX }) => {
  const { left, width } = find('plot').getBoundingClientRect();
  playFrom(Math.min(Math.max((clientX - left) / width, 0), 1) * duration, 0);
};
const isUnknown = followTouch(find('plot'), scrubTo);
find('plot').addEventListener('pointerdown', (event) => {
  find('plot').setPointerCapture(event.pointerId);
  if (!isUnknown()) scrubTo(event);
});
find('plot').addEventListener('pointermove', (event) => {
  if (event.buttons && !isUnknown()) scrubTo(event);
});

find('record').addEventListener('click', () => {
  const isOver = recorder.isRecording(element);
  find('record').setAttribute('aria-pressed', !isOver);
  find('record').textContent = isOver ? 'Record your own' : 'Done';
  if (!isOver) {
    player?.stop();
    recorder.start(element);
    return;
  }
  const trace = JSON.parse(recorder.stop(element));
  const gesture = gestureText(state.control, trace.events);
  if (!gesture) return;
  change({ gesture });
  show().then(() => playFrom(0, +find('rate').value || 1));
});

function readHash() {
  const { state: read, wrong } = readAddress(
    location.hash.slice(1),
    settingsOf,
    (state, tuning) => sheetOf(state, tuning),
  );
  state = read;
  listed = '';
  complain(wrong);
  return show();
}
addEventListener('hashchange', readHash);
await readHash();

// It shows itself once, unless that is unwelcome.
if (!matchMedia('(prefers-reduced-motion: reduce)').matches) playFrom(0, 1);
