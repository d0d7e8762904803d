// The tape beside each stage: records what a person does, plays it at any speed and in both
// directions, and saves it as a trace or as a film.
import { play, Replay } from '../elements/player.js';
import { recorder } from '../elements/recorder.js';
import { openLab } from '../lab/answers.js';

const HTML = `
<div class="buttons">
  <button type="button" class="pull record" aria-pressed="false">Record</button>
  <button type="button" class="pull again" disabled>Play again</button>
  <label>Speed <select disabled>
    <option value="1">1×</option><option value="0.5">½×</option><option value="0.25">¼×</option>
    <option value="0.1">1/10×</option><option value="-1">−1×</option>
    <option value="-0.25">−¼×</option>
  </select></label>
</div>
<input type="range" min="0" max="1" step="any" value="0" aria-label="Time in the recording"
  disabled>
<div class="buttons">
  <button type="button" class="pull trace" disabled>Save the trace</button>
  <button type="button" class="pull film" disabled>Save the film</button>
</div>
<p role="status"></p>`;

/** The elements that are shown by a tape just now. */
const shownByTape = new WeakSet();

/** Whether a tape shows an element in place of itself. */
export const isOnTape = (element) => shownByTape.has(element);

/** Begins to record an element; false if it is busy. */
function startRecording(element) {
  if (element.open) element.open = false;
  try {
    recorder.start(element);
    return true;
  } catch {
    return false;
  }
}

/** Gives a file to the person. */
function save(name, type, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** Adds a tape to a panel, for the elements of its stage. */
export function addTape(panel, elastics, title) {
  const tape = document.createElement('div');
  tape.className = 'tape';
  tape.setAttribute('role', 'group');
  tape.setAttribute('aria-label', 'Recording');
  tape.innerHTML = HTML;
  panel.append(tape);
  const find = (selector) => tape.querySelector(selector);
  const [record, again, speed, slider] = ['.record', '.again', 'select', 'input'].map(find);
  const status = find('[role=status]');
  let recorded; // The element, and its trace.
  let player;

  const allow = (isAllowed) => {
    for (const one of [again, speed, slider, find('.trace'), find('.film')]) {
      one.disabled = !isAllowed;
    }
  };

  const show = (from, rate) => {
    const { element, trace } = recorded;
    player?.stop();
    const own = (player = play(element, trace, {
      rate,
      from,
      onframe(second) {
        slider.value = second;
        slider.setAttribute('aria-valuetext', `${second.toFixed(2)} seconds`);
      },
    }));
    shownByTape.add(element);
    own.finished.then(() => own.isActive || shownByTape.delete(element));
  };

  record.addEventListener('click', () => {
    const isOver = record.getAttribute('aria-pressed') === 'true';
    if (!isOver) {
      player?.stop();
      // One that is away, such as a badge that was thrown, is not recorded.
      const present = elastics.filter(({ body, phase }) => body && phase !== 'dismissed');
      if (!present.length || !present.every(startRecording)) {
        present.filter(recorder.isRecording).forEach(recorder.stop);
        status.textContent = 'It is busy. Wait until it is at rest.';
        return;
      }
      record.setAttribute('aria-pressed', true);
      record.textContent = 'Done';
      status.textContent = 'Now touch the stage.';
      allow(false);
      return;
    }
    record.setAttribute('aria-pressed', false);
    record.textContent = 'Record';
    const going = elastics.filter(recorder.isRecording);
    const most = going.toSorted((one, other) => recorder.count(other) - recorder.count(one))[0];
    const count = most ? recorder.count(most) : 0;
    const traces = new Map(going.map((element) => [element, recorder.stop(element)]));
    if (count) {
      recorded = { element: most, trace: traces.get(most) };
      const replay = new Replay(most.control, recorded.trace);
      slider.max = replay.end - replay.start;
      recorded.end = replay.end;
      slider.value = 0;
      replay.free();
    }
    status.textContent = count ? `${count} events.` : 'Nothing has happened.';
    allow(recorded !== undefined);
  });

  again.addEventListener('click', () => show(undefined, +speed.value));
  speed.addEventListener('change', () => {
    if (player?.isActive) player.rate = +speed.value;
  });
  slider.addEventListener('input', () => show(+slider.value, 0));
  find('.trace').addEventListener(
    'click',
    () => save(`${title}.json`, 'application/json', recorded.trace),
  );
  find('.film').addEventListener('click', async () => {
    status.textContent = 'Making the film …';
    try {
      const ask = await openLab();
      const { svg, duration, keyframes } = ask({
        ask: 'film',
        trace: JSON.parse(recorded.trace),
        title: `${title}, recorded in the gallery`,
        until: recorded.end,
      });
      save(`${title}.svg`, 'image/svg+xml', svg);
      status.textContent = `${duration.toFixed(1)} s, ${keyframes} keyframes, ${
        Math.ceil(svg.length / 1000)
      } KB.`;
    } catch ({ message }) {
      status.textContent = message;
    }
  });
}
