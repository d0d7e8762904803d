// A spring as a curve that can be dragged. Everything in it comes from the core.
import { SPRING_PARAMETERS } from '../../../Web/elements/schema/springs.js';

const CURVE_WIDTH = 600;
const CURVE_HEIGHT = 200;
/** The values that the curve's box shows: from below the start to above the highest overshoot. */
const LOW = -0.15;
const HIGH = 2.05;

const heightOf = (value) => CURVE_HEIGHT * (1 - (value - LOW) / (HIGH - LOW));
const shortly = (number) => `${Math.round(1000 * number) / 1000}`;

const fromHTML = (html) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box.firstElementChild;
};

/** A spring's curve with its handle, and its numbers by any set of parameters. */
export function makeSpring({ path, value }, title, change, ask) {
  const holder = fromHTML(
    `<div class="holder"><svg viewBox="0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}"
    preserveAspectRatio="none" aria-hidden="true">
    <line class="target" x2="${CURVE_WIDTH}" y1="${heightOf(1)}" y2="${
      heightOf(1)
    }"/><line class="settled" y1="0" y2="${CURVE_HEIGHT}"/>
    <path class="envelope"/><path class="speed"/><path class="curve"/></svg>
    <div class="handle" role="slider" tabindex="0" aria-orientation="horizontal"></div></div>`,
  );
  const find = (selector) => holder.querySelector(selector);
  const handle = find('.handle');
  handle.setAttribute(
    'aria-label',
    `${title}: drag the curve; left and right change the response, up and down the damping`,
  );
  const numbers = fromHTML('<div class="numbers"></div>');
  const parameterSet = fromHTML(
    `<label>Parameters<select>${
      SPRING_PARAMETERS.map((names, index) =>
        `<option value="${index}">${names.replaceAll(',', ', ')}</option>`
      ).join('')
    }</select></label>`,
  );
  parameterSet.firstElementChild.value = 1;
  const fields = document.createElement('span');
  fields.className = 'numbers';
  numbers.append(parameterSet, fields);
  const facts = fromHTML('<p class="says"></p>');
  let spring = value;
  let until = 1;
  let curve;

  const draw = () => {
    // The box shows a little more than the time of settling, in steps, so that it stays while
    // dragging.
    const settled = ask({ ask: 'spring', spring }).numbers.settlingTime ?? 4;
    const wanted =
      [0.25, 0.5, 1, 2, 4, 8].find((seconds) => seconds >= 1.1 * Math.min(settled, 7)) ?? 8;
    if (!isDragged) until = wanted;
    curve = ask({ ask: 'spring', spring, until });
    const x = (time) => (CURVE_WIDTH * time) / until;
    const line = (values, place) =>
      values.map((value, index) =>
        `${index ? 'L' : 'M'}${x(curve.times[index]).toFixed(1)} ${place(value).toFixed(1)}`
      ).join('');
    const fastest = Math.max(...curve.velocities.map(Math.abs));
    find('.curve').setAttribute('d', line(curve.values, heightOf));
    find('.speed').setAttribute(
      'd',
      line(curve.velocities, (velocity) => heightOf(1 + 0.6 * (velocity / fastest))),
    );
    const shares = curve.envelope.every((share) => share !== null) ? curve.envelope : [];
    find('.envelope').setAttribute(
      'd',
      shares.length
        ? line(shares, (share) => heightOf(1 + share)) +
          line(shares, (share) => heightOf(1 - share))
        : '',
    );
    for (const end of ['x1', 'x2']) find('.settled').setAttribute(end, x(settled));
    const { response, dampingRatio, overshoot } = curve.numbers;
    const [time, place] = curve.hold;
    handle.style.left = `${Math.min(100 * (time / until), 100)}%`;
    handle.style.top = `${(100 * heightOf(place)) / CURVE_HEIGHT}%`;
    handle.setAttribute('aria-valuenow', response);
    handle.setAttribute(
      'aria-valuetext',
      `response ${shortly(response)} s, damping ratio ${shortly(dampingRatio)}`,
    );
    facts.textContent = `Overshoots by ${shortly(100 * overshoot)} %, settled to 0.1 % after ${
      settled < Infinity ? `${shortly(settled)} s` : 'no time at all'
    }. Dotted: its envelope. Thin: its velocity.`;
  };

  const names = () => SPRING_PARAMETERS[parameterSet.firstElementChild.value].split(',');
  /**
   * The spring's numbers by the set of parameters that is chosen, where that set can describe it.
   */
  const showNumbers = () => {
    fields.replaceChildren(
      ...names().map((name) => {
        const label = fromHTML(`<label>${name}<input type="number" step="any"></label>`);
        const own = spring[name] ?? curve.numbers[name];
        if (own !== undefined) label.lastElementChild.value = Math.round(1e6 * own) / 1e6;
        label.lastElementChild.addEventListener('change', () => {
          const said = Object.fromEntries(
            names().map((name, index) => [name, fields.children[index].lastElementChild.value]),
          );
          if (Object.values(said).every((text) => text !== '')) {
            change(
              path,
              Object.fromEntries(Object.entries(said).map(([name, text]) => [name, +text])),
            );
          }
        });
        return label;
      }),
    );
  };
  parameterSet.firstElementChild.addEventListener('change', showNumbers);

  let isDragged = false;
  const dragTo = ({ clientX, clientY }) => {
    const { left, top, width, height } = find('svg').getBoundingClientRect();
    const time = Math.max(((clientX - left) / width) * until, 0.005);
    const value = HIGH - ((clientY - top) / height) * (HIGH - LOW);
    change(path, ask({ ask: 'through', time, value: Math.min(Math.max(value, 0.02), 1.98) }), path);
  };
  handle.addEventListener('pointerdown', (event) => {
    isDragged = true;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener('pointermove', (event) => isDragged && dragTo(event));
  for (const type of ['pointerup', 'pointercancel']) {
    handle.addEventListener(type, () => {
      isDragged = false;
      draw();
    });
  }
  handle.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const { response, dampingRatio } = curve.numbers;
    const size = event.shiftKey ? 0.1 : 0.01;
    change(path, {
      response: Math.max(Math.round(1000 * (response + size * step[0])) / 1000, 0.01),
      dampingRatio: Math.max(Math.round(1000 * (dampingRatio + size * step[1])) / 1000, 0),
    }, path);
  });

  const show = (value) => {
    spring = value;
    draw();
    if (!fields.contains(document.activeElement)) showNumbers();
  };
  show(value);
  return { nodes: [holder, facts, numbers], show };
}
