// A spring as a curve that can be dragged. Everything in it comes from the core.
import { SPRING_PARAMETERS } from '../../../Web/elements/schema/springs.js';

const CURVE_WIDTH = 600;
const CURVE_HEIGHT = 200;
/** The values that the curve's box shows: from below the start to above the highest overshoot. */
const LOW = -0.15;
const HIGH = 2.05;
/** The lengths of time that the box can show, in seconds: few, so that it stays in a drag. */
const LENGTHS = [0.25, 0.5, 1, 2, 4, 8];
/** The steps of the arrow keys: of the response, and of the damping ratio. */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const heightOf = (value) => CURVE_HEIGHT * (1 - (value - LOW) / (HIGH - LOW));
const shortly = (number) => `${Math.round(1000 * number) / 1000}`;

const fromHTML = (html) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild;
};

/** The box of a curve: the line of its target, that of the time of settling, and its handle. */
const makeBox = () => {
  const middle = heightOf(1);
  return fromHTML(
    `<div class="holder"><svg viewBox="0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}"
    preserveAspectRatio="none" aria-hidden="true">
    <line class="target" x2="${CURVE_WIDTH}" y1="${middle}" y2="${middle}"/>
    <line class="settled" y1="0" y2="${CURVE_HEIGHT}"/>
    <path class="envelope"/><path class="speed"/><path class="curve"/></svg>
    <div class="handle" role="slider" tabindex="0" aria-orientation="horizontal"></div></div>`,
  );
};

/** The list of the sets of parameters by which a spring can be described. */
const makeChoice = () => {
  const options = SPRING_PARAMETERS.map((names, index) =>
    `<option value="${index}">${names.replaceAll(',', ', ')}</option>`
  );
  const label = fromHTML(`<label>Parameters<select>${options.join('')}</select></label>`);
  label.firstElementChild.value = 1;
  return label;
};

/** A spring's curve with its handle, and its numbers by any set of parameters. */
class SpringEditor {
  #path;
  #change;
  #ask;
  #box = makeBox();
  #handle;
  #facts = fromHTML('<p class="says"></p>');
  #choice = makeChoice();
  #fields = fromHTML('<span class="numbers"></span>');
  #numbers = fromHTML('<div class="numbers"></div>');
  #spring;
  #curve; // What the core has answered: samples of the curve, and the spring's numbers.
  #length = 1; // The time that the box shows, in seconds.
  #isDragged = false;

  constructor(path, title, change, ask) {
    [this.#path, this.#change, this.#ask] = [path, change, ask];
    this.#handle = this.#find('.handle');
    this.#handle.ariaLabel =
      `${title}: drag the curve; left and right change the response, up and down the damping`;
    this.#numbers.append(this.#choice, this.#fields);
    this.#choice.addEventListener('change', () => this.#showNumbers());
    this.#followPointer();
    this.#handle.addEventListener('keydown', (event) => this.#key(event));
  }

  get nodes() {
    return [this.#box, this.#facts, this.#numbers];
  }

  /** Shows a spring; numbers that a person writes stay. */
  show(spring) {
    this.#spring = spring;
    this.#draw();
    if (!this.#fields.contains(document.activeElement)) this.#showNumbers();
  }

  #find(selector) {
    return this.#box.querySelector(selector);
  }

  // MARK: The curve

  #draw() {
    const spring = this.#spring;
    const settled = this.#ask({ ask: 'spring', spring }).numbers.settlingTime ?? 4;
    const least = 1.1 * Math.min(settled, 7);
    if (!this.#isDragged) {
      this.#length = LENGTHS.find((length) => length >= least) ?? LENGTHS.at(-1);
    }
    this.#curve = this.#ask({ ask: 'spring', spring, until: this.#length });
    this.#drawLines(settled);
    this.#placeHandle();
    const overshoot = shortly(100 * this.#curve.numbers.overshoot);
    const time = settled < Infinity ? `${shortly(settled)} s` : 'no time at all';
    this.#facts.textContent = `Overshoots by ${overshoot} %, settled to 0.1 % after ${time}. ` +
      'Dotted: its envelope. Thin: its velocity.';
  }

  #drawLines(settled) {
    const { times, values, velocities, envelope } = this.#curve;
    const x = (time) => (CURVE_WIDTH * time) / this.#length;
    const line = (numbers, place) =>
      numbers.map((number, index) =>
        `${index ? 'L' : 'M'}${x(times[index]).toFixed(1)} ${place(number).toFixed(1)}`
      ).join('');
    const draw = (name, ...lines) => this.#find(`.${name}`).setAttribute('d', lines.join(''));
    const fastest = Math.max(...velocities.map(Math.abs));
    draw('curve', line(values, heightOf));
    draw('speed', line(velocities, (velocity) => heightOf(1 + 0.6 * (velocity / fastest))));
    // One without an oscillation has none.
    const shares = envelope.includes(null) ? [] : envelope;
    draw('envelope', ...[1, -1].map((side) => line(shares, (share) => heightOf(1 + side * share))));
    for (const end of ['x1', 'x2']) this.#find('.settled').setAttribute(end, x(settled));
  }

  #placeHandle() {
    const { hold: [time, value], numbers: { response, dampingRatio } } = this.#curve;
    const handle = this.#handle;
    handle.style.left = `${Math.min(100 * (time / this.#length), 100)}%`;
    handle.style.top = `${(100 * heightOf(value)) / CURVE_HEIGHT}%`;
    handle.ariaValueNow = response;
    handle.ariaValueText = `response ${shortly(response)} s, damping ratio ${
      shortly(dampingRatio)
    }`;
  }

  // MARK: The handle

  #followPointer() {
    const handle = this.#handle;
    handle.addEventListener('pointerdown', (event) => {
      this.#isDragged = true;
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener('pointermove', (event) => this.#isDragged && this.#drag(event));
    for (const type of ['pointerup', 'pointercancel']) {
      handle.addEventListener(type, () => {
        this.#isDragged = false;
        this.#draw();
      });
    }
  }

  /** Draws the curve through a point. */
  #drag({ clientX, clientY }) {
    const { left, top, width, height } = this.#find('svg').getBoundingClientRect();
    const time = Math.max(((clientX - left) / width) * this.#length, 0.005);
    const value = HIGH - ((clientY - top) / height) * (HIGH - LOW);
    const through = { ask: 'through', time, value: Math.min(Math.max(value, 0.02), 1.98) };
    this.#change(this.#path, this.#ask(through), this.#path);
  }

  #key(event) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const { response, dampingRatio } = this.#curve.numbers;
    const size = event.shiftKey ? 0.1 : 0.01;
    const moved = (number, count) => Math.round(1000 * (number + size * count)) / 1000;
    this.#change(this.#path, {
      response: Math.max(moved(response, step[0]), 0.01),
      dampingRatio: Math.max(moved(dampingRatio, step[1]), 0),
    }, this.#path);
  }

  // MARK: Numbers

  /** The spring's numbers by the set of parameters that is chosen, where that can describe it. */
  #showNumbers() {
    const names = SPRING_PARAMETERS[this.#choice.firstElementChild.value].split(',');
    const inputs = names.map((name) => {
      const label = fromHTML(`<label>${name}<input type="number" step="any"></label>`);
      const number = this.#spring[name] ?? this.#curve.numbers[name];
      const input = label.lastElementChild;
      if (number !== undefined) input.value = Math.round(1e6 * number) / 1e6;
      input.addEventListener('change', () => this.#takeNumbers(names, inputs));
      return input;
    });
    this.#fields.replaceChildren(...inputs.map((input) => input.parentNode));
  }

  /** Takes the numbers that a person has written, once all of them are there. */
  #takeNumbers(names, inputs) {
    if (inputs.some(({ value }) => value === '')) return;
    const numbers = names.map((name, index) => [name, +inputs[index].value]);
    this.#change(this.#path, Object.fromEntries(numbers));
  }
}

/** An editor of a spring: its nodes, and what shows another spring in it. */
export function makeSpring({ path, value }, title, change, ask) {
  const editor = new SpringEditor(path, title, change, ask);
  editor.show(value);
  return { nodes: editor.nodes, show: (spring) => editor.show(spring) };
}
