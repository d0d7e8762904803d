// The stage that explains a soft edge: one edge, the waves that it is the sum of, and sliders for
// what makes them.
import { clock } from '../../../Web/elements/clock.js';
import { tuningNumbers } from '../../../Web/elements/declare.js';
import { make } from '../../../Web/elements/dom.js';
import { followPointers } from '../../../Web/elements/fingers.js';
import { BAR } from '../../../Web/elements/schema/jelly-bar.js';
import { EdgeSound } from './sound.js';
import { BEGAN, CANCELLED, coreOfBodies, ENDED, MOVED, RESIZED } from './soft.js';

/** The amplitude of the waves' own curves, in pixels; a frame only stretches them. */
const UNIT = 64;
/** The space below the last wave, in pixels. */
const BELOW = 16;
/** The space beside the waves, in pixels: for their names, and at the other end. */
const [BEFORE, AFTER] = [46, 22];
/** The space between a name and its wave, and the least space between two names, in pixels. */
const [SPACE, GAP] = [12, 2];
/** The share of its row that the shape of a wave at rest has. */
const SHAPE = 0.8;
/** The name of the finger of a demonstration. */
const DEMONSTRATION = -1;

/** The sliders of the tuning: the path of a part, the word for it on the stage, and a meaning. */
const DIALS = [
  {
    path: 'soft.foundationFraction',
    title: 'Tension',
    // The slider shows the other share: all stiffness that is not the foundation.
    isRest: true,
    meaning:
      'The tension of the edge: at 0 no wave runs along it, at 1 a pulled edge is a triangle.',
  },
  {
    path: 'soft.bendingStiffness',
    title: 'Bending',
    meaning: 'The stiffness against bending: more makes the tip round, and short waves faster.',
  },
  {
    path: 'soft.areaStiffness',
    title: 'Volume',
    meaning: 'The stiffness of its area: what sags under a finger comes up elsewhere.',
  },
  {
    path: 'spring',
    title: 'Damping',
    meaning: 'The damping of each wave: near 0 it oscillates for long, at 1 it does not oscillate.',
  },
];
const COUNT = 'The number of waves that the edge is drawn with. The dashed line is the sum of all.';

/** The soft edge, with the interface that the clock and the switches require of a body. */
class SumOfWaves {
  changes = {};
  name = 'standard';

  constructor(stage, core) {
    this.control = {
      core,
      touchBegan: BEGAN,
      touchMoved: MOVED,
      touchEnded: ENDED,
      touchCancelled: CANCELLED,
    };
    this.pointsRoot = stage;
    this.stage = stage;
    this.svg = stage.querySelector('svg');
    this.hold = stage.querySelector('.hold');
    [this.path, this.whole] = this.svg.querySelectorAll('.part, .whole');
    this.note = this.svg.querySelector('.note');
    this.body = core.allocate(core.edgeSize());
    core.edgeMake(this.body, ...this.#measure());
    this.maximumCount = this.amplitudes(0).length;
    this.count = this.maximumCount;
    this.rows = Array.from({ length: this.maximumCount }, (_, index) => this.#addRow(index));
    this.strings = this.rows.map((_, index) => this.#addString(index));
    // At once: a frame may come before the observer's first report.
    this.#layOut();
    new ResizeObserver(() => this.#layOut()).observe(stage);
    followPointers(this.hold, this, new AbortController().signal);
  }

  get restTime() {
    return this.control.core.edgeRestTime(this.body);
  }

  #measure() {
    const { width, height } = this.hold.getBoundingClientRect();
    this.width = width;
    this.height = height - parseFloat(getComputedStyle(this.hold).paddingBottom);
    return [this.width, this.height];
  }

  #addRow(index) {
    const row = make('g');
    row.style.setProperty('--n', index);
    row.innerHTML = '<line/><path/>';
    // The first on top, since it goes far over the others.
    this.svg.querySelector('.rows').prepend(row);
    const name = `${index ? '+ ' : ''}${index + 1}`;
    this.svg.querySelector('.names').append(make('text', { x: BEFORE - SPACE }, name));
    return row;
  }

  /** A string at rest between two pins, with the shape in which it oscillates. */
  #addString(index) {
    const string = make('g');
    string.style.setProperty('--n', index);
    string.innerHTML = '<path/><path/><circle r="2"/><circle r="2"/>';
    this.svg.querySelector('.strings').prepend(string);
    return string;
  }

  /** Gives the edge its size, and each wave its row and its curve. */
  #layOut() {
    const { core } = this.control;
    this.handle(RESIZED, this.#measure());
    const top = this.svg.querySelector('.rows').getAttribute('data-top') * this.height;
    const bottom = this.stage.clientHeight - BELOW;
    // Longer waves go farther, and get more space.
    const rooms = this.rows.map((_, index) => 1 + 2 / (index + 1));
    const room = (bottom - top) / rooms.reduce((sum, one) => sum + one, 0);
    const names = this.svg.querySelector('.names').children;
    // The distance that each wave may go from its row: half of the way to the next one.
    this.rooms = rooms.map((one) => (one * room) / 2);
    this.places = [];
    this.note.setAttribute('y', this.stage.clientHeight - 6);
    let y = top;
    // A name that would touch the one above it is left out.
    const minimum = names[0].getBBox().height + GAP;
    let lastName = -Infinity;
    const end = this.width - AFTER;
    this.across = Math.max(end - BEFORE, 0) / this.width;
    this.rows.forEach((row, index) => {
      y += (rooms[index] * room) / 2;
      this.places[index] = y.toFixed(1);
      names[index].setAttribute('y', y);
      names[index].style.display = y - lastName < minimum ? 'none' : '';
      if (y - lastName >= minimum) lastName = y;
      const wave = core.path(core.edgeWave(this.body, index, UNIT, core.numbers, core.limit));
      row.children[0].setAttribute('x2', this.width);
      row.children[1].setAttribute('d', wave);
      const string = this.strings[index];
      const [up, down, ...pins] = string.children;
      string.setAttribute('transform', `translate(0 ${y})`);
      pins.forEach((pin, side) => pin.setAttribute('cx', side ? end : BEFORE));
      const height = (SHAPE * this.rooms[index]) / UNIT;
      for (const [path, sign] of [[up, -1], [down, 1]]) {
        path.setAttribute('d', wave);
        path.setAttribute(
          'transform',
          `translate(${BEFORE} 0) scale(${this.across} ${sign * height})`,
        );
      }
      y += (rooms[index] * room) / 2;
    });
    this.#scaleTo(1);
    this.draw();
  }

  handle(event, [x = 0, y = 0, number = 0] = [], stamp) {
    this.sound?.handled(event, number);
    this.control.core.edgeHandle(this.body, event, x, y, number, clock.seconds(stamp));
    clock.run(this);
  }

  trace(time, start) {
    const { core } = this.control;
    return core.edgeDraw(this.body, this.count, time, start, core.limit);
  }

  /** The stage shows the waves itself. */
  waves() {
    return [];
  }

  /** Returns the amplitude of each wave at a time, in pixels. */
  amplitudes(time) {
    const { core } = this.control;
    return core.taken(core.edgeWaves(this.body, time, core.numbers, core.limit)).slice(1);
  }

  render(pathOf, time) {
    const { core } = this.control;
    this.path.setAttribute('d', pathOf(0));
    const isWhole = this.count === this.maximumCount;
    const whole = isWhole
      ? ''
      : core.path(core.edgeLine(this.body, time, core.numbers, core.limit));
    this.whole.setAttribute('d', whole);
    const amplitudes = this.amplitudes(time);
    this.#fit(amplitudes, time);
    this.rows.forEach((row, index) => {
      const height = (amplitudes[index] / UNIT).toFixed(5);
      row.children[1].setAttribute('transform', `scale(1 ${height})`);
    });
  }

  /**
   * Makes all waves smaller alike, so that each stays in its row, and shows by how much. They stay
   * so until the edge is at rest: else a wave would change its height without a cause.
   */
  #fit(amplitudes, time) {
    const fits = [...amplitudes].map((height, index) => this.rooms[index] / Math.abs(height));
    const scale = Math.min(time < this.restTime ? this.scale : 1, ...fits);
    if (scale !== this.scale) this.#scaleTo(scale);
  }

  #scaleTo(scale) {
    this.scale = scale;
    this.rows.forEach((row, index) =>
      row.setAttribute(
        'transform',
        `translate(${BEFORE} ${this.places[index]}) scale(${this.across} ${scale})`,
      )
    );
    this.note.textContent = scale < 0.95 ? `waves at ${Math.round(100 * scale)} %` : '';
  }

  /** Draws it as it is now. */
  draw() {
    const time = clock.seconds();
    const { core } = this.control;
    this.render(() => core.path(this.trace(time, core.numbers)), time);
  }

  rested() {
    this.sound?.rested();
  }

  // MARK: Fingers

  place({ clientX, clientY }) {
    const { left, top } = this.svg.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }
  touchBegan(point, stamp, finger) {
    this.handle(BEGAN, [...this.place(point), finger], stamp);
  }
  touchMoved(point, stamp, finger) {
    this.handle(MOVED, [...this.place(point), finger], stamp);
  }
  touchEnded(point, stamp, finger) {
    this.handle(ENDED, [...this.place(point), finger], stamp);
  }
  touchCancelled() {
    this.handle(CANCELLED);
  }

  /** Pulls it gently with a finger of the page's own, and lets it go. */
  pluck(signal) {
    const [x, y] = [0.3 * this.width, this.height];
    let last = y;
    this.handle(BEGAN, [x, y, DEMONSTRATION]);
    travel(
      (way) => this.handle(MOVED, [x, last = y + this.height * way, DEMONSTRATION]),
      () => this.handle(ENDED, [x, last, DEMONSTRATION]),
      signal,
    );
  }

  // MARK: The tuning

  /** Its tuning, as the elements take one. */
  get tuning() {
    return { preset: this.name, ...this.changes };
  }

  /** The parts of its tuning, by their paths. */
  get parts() {
    const { core } = this.control;
    const numbers = core.taken(core.edgeParts(this.body, core.numbers, core.limit));
    return new Map(
      // Of parts that can be given at the same place the last is the soft edge's.
      BAR.tuning.flatMap(({ paths, sign }, index) =>
        paths.map((path) => [path, partOf(path, sign, numbers.slice(6 * index, 6 * index + 6))])
      ),
    );
  }

  change(path, value) {
    const [group, name] = path.split('.');
    if (name) this.changes[group] = { ...this.changes[group], [name]: value };
    else this.changes[group] = value;
    this.tune();
  }

  /** Sets the tuning of the edge, without a jump. */
  tune() {
    const { core } = this.control;
    const [name, , ...numbers] = tuningNumbers(this.tuning, BAR.tuning);
    core.edgeTune(this.body, name, core.give(numbers)[0], clock.seconds());
    // Nothing has happened; but it may move on in another way.
    this.handle(RESIZED, [this.width, this.height]);
  }
}

/** A part of the tuning from its six numbers; see `edgeParts`. */
function partOf(path, sign, [first, second, third, fourth, ...valid]) {
  return sign === '*'
    ? { path, response: first, dampingRatio: second, dampingRatios: [third, fourth] }
    : { path, value: first, recommended: [second, third], step: fourth, valid };
}

/** One slider with its name and its value. */
function makeDial(id, title, tell) {
  const dial = document.createElement('div');
  dial.className = 'dial';
  dial.innerHTML = `<label for="sum-${id}">${title}</label><output for="sum-${id}"></output>
    <div class="groove"><input type="range" id="sum-${id}" aria-describedby="sum-says-${id}"></div>
    <p id="sum-says-${id}" hidden></p>`;
  const [slider, output, says] = ['input', 'output', 'p'].map((name) => dial.querySelector(name));
  for (const event of ['focus', 'input', 'pointerenter']) {
    slider.addEventListener(event, () => tell(says.textContent));
  }
  return {
    dial,
    slider,
    /** Shows what is true of it now. */
    show({ minimum, maximum, step, value, meaning, recommended, text = shortly(value, step) }) {
      Object.assign(slider, { min: minimum, max: maximum, step, value });
      slider.setAttribute('aria-valuetext', text);
      output.textContent = text;
      says.textContent = meaning;
      if (!recommended) return;
      const [from, to] = recommended.map((number) => (number - minimum) / (maximum - minimum));
      dial.style.setProperty('--from', from);
      dial.style.setProperty('--to', to);
    },
  };
}

/** The value of a part with as many digits as its steps have. */
const shortly = (value, step) => value.toFixed(Math.max(0, Math.ceil(-Math.log10(step))));

/** Returns a slider's view of a part of the tuning, and the conversion of its value to the part. */
function dialOf({ meaning, isRest }, part) {
  if (part.dampingRatios) {
    const { response, dampingRatio } = part;
    const [minimum, maximum] = part.dampingRatios;
    return {
      minimum,
      maximum,
      step: 0.01,
      value: dampingRatio,
      meaning,
      back: (dampingRatio) => ({ response, dampingRatio }),
    };
  }
  const { value, step, recommended, valid } = part;
  // A share goes all the way; others are without an end.
  const range = valid[1] === 1 ? valid : recommended;
  const turn = (number) => isRest ? valid[1] - number : number;
  const [minimum, maximum] = range.map(turn).sort((one, other) => one - other);
  return {
    minimum,
    maximum,
    step,
    value: turn(value),
    recommended: range === recommended
      ? undefined
      : recommended.map(turn).sort((one, other) => one - other),
    meaning,
    back: turn,
  };
}

/** Fills the stage; returns its edge, once it is soft. */
export function showSum(section, isReduced) {
  const edge = new SumOfWaves(section.querySelector('.stage'), coreOfBodies());
  const place = section.querySelector('.dials');
  const meaning = section.querySelector('.meaning');
  const of = section.querySelector('#sum-of');
  const hint = meaning.textContent;
  const tell = (text) => (meaning.textContent = text || hint);

  // At rest a change cannot be seen; a pluck shows it.
  let later;
  const pluckLater = () => {
    clearTimeout(later);
    later = setTimeout(() => {
      if (edge.restTime <= clock.seconds() && !isReduced()) {
        edge.pluck(new AbortController().signal);
      }
    }, 300);
  };

  const dials = DIALS.map((dial) => ({
    ...dial,
    ...makeDial(dial.title.toLowerCase(), dial.title, tell),
  }));
  const count = makeDial('count', 'Waves', tell);
  place.append(...dials.map(({ dial }) => dial), count.dial);

  edge.shown = () => {
    const { parts } = edge;
    for (const dial of dials) {
      const part = parts.get(dial.path);
      const shown = dialOf(dial, part);
      dial.show(shown);
      dial.back = shown.back;
      // Without an oscillation there is nothing to damp.
      dial.slider.disabled = part.dampingRatios !== undefined && edge.name === 'reduced';
    }
    const isWhole = edge.count === edge.maximumCount;
    of.textContent = isWhole ? 'is the sum of its waves' : `drawn with ${edge.count} of its waves`;
    count.show({
      minimum: 1,
      maximum: edge.maximumCount,
      step: 1,
      value: edge.count,
      text: isWhole
        ? `all ${edge.maximumCount}`
        : `the first ${edge.count} of ${edge.maximumCount}`,
      meaning: COUNT,
    });
  };
  for (const dial of dials) {
    dial.slider.addEventListener('input', () => {
      edge.change(dial.path, dial.back(+dial.slider.value));
      edge.shown();
      pluckLater();
    });
  }
  count.slider.addEventListener('input', () => {
    edge.count = +count.slider.value;
    for (const rows of [edge.rows, edge.strings]) {
      rows.forEach((row, index) => row.classList.toggle('out', index >= edge.count));
    }
    edge.draw();
    edge.shown();
    pluckLater();
  });
  section.querySelector('.again').addEventListener('click', () => {
    edge.changes = {};
    count.slider.value = edge.maximumCount;
    count.slider.dispatchEvent(new Event('input'));
    edge.tune();
    edge.shown();
    tell('');
  });
  edge.shown();

  edge.sound = new EdgeSound(edge, isReduced);
  const loud = section.querySelector('.sound');
  loud.addEventListener('click', () => {
    const isOn = loud.getAttribute('aria-pressed') === 'false';
    loud.setAttribute('aria-pressed', isOn);
    edge.sound.switchTo(isOn);
    // So that one hears at once what it does.
    if (isOn) edge.pluck(new AbortController().signal);
  });
  return edge;
}

/** Gives the edge a tuning by its name, without what the sliders have changed. */
export function tuneSum(edge, name) {
  // In 2015 no edge was soft.
  edge.name = name === 'classic' ? 'standard' : name;
  edge.changes = {};
  edge.tune();
  edge.shown();
}

/** Goes gently from 0 to 1 in half a second of the clock's time; the promise ends with it. */
function travel(go, arrive, signal) {
  const start = clock.seconds();
  const timer = setInterval(() => {
    const part = Math.min((clock.seconds() - start) / 0.5, 1);
    go(part * part * (3 - 2 * part));
    if (part < 1) return;
    clearInterval(timer);
    arrive();
  }, 8);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    arrive();
  });
}
