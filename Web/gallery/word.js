// The word at the top of the page: letters that are soft all the way round. Without the core they
// are a drawing.
import { clock } from '../elements/clock.js';
import { TUNINGS } from '../elements/declare.js';
import { BEGAN, CANCELLED, ENDED, MOVED, POKED, RESIZED, TUNED } from './soft.js';
import { openCoreOfLab, placeOn } from './soft.js';

const THICKNESS = 30; // That of the strokes, in the units of the drawing.
/** A finger that has rested on a letter for so long pulls it, whichever way it goes; in ms. */
const PRESS = 200;

/** The numbers of path data with absolute M, L, C and Z, one list for each contour. */
function contours(path) {
  return path.split(/(?=M)/).map((contour) =>
    contour.match(/[MLCZ][^MLCZ]*/g).flatMap((command) => [
      'MLQCZ'.indexOf(command[0]),
      ...(command.match(/-?[\d.]+/g) ?? []).map(Number),
    ])
  );
}

/** A letter: one outline, and one for each hole. */
class Letter {
  constructor(path, core, box, root) {
    this.path = path;
    this.box = box;
    this.control = { core };
    this.pointsRoot = root;
    this.bodies = contours(path.getAttribute('d')).map((contour) =>
      core.softMake(...core.give(contour), box.width, box.height, THICKNESS)
    );
  }

  /** The middle of the letter at rest, and its width, in pixels. */
  get middle() {
    const { x, y, width, height } = this.home;
    const scale = this.path.ownerSVGElement.viewBox.baseVal.width / this.box.width;
    return { x: (x + width / 2) * scale, y: (y + height / 2) * scale, width: width * scale };
  }

  get restTime() {
    return Math.max(...this.bodies.map((body) => this.control.core.softRestTime(body)));
  }

  trace(time, start) {
    const { core } = this.control;
    return this.bodies.reduce((end, body) => core.softDraw(body, time, end), start);
  }

  /** The heights of the waves of its outlines. */
  waves(time) {
    const { core } = this.control;
    return this.bodies.flatMap((body) => [
      ...core.taken(core.softWaves(body, time, core.numbers)).subarray(1),
    ]);
  }

  /** Sends an event to one of its outlines, or to all. */
  handle(event, x, y, number, time = clock.seconds(), bodies = this.bodies) {
    for (const body of bodies) this.control.core.softHandle(body, event, x, y, number, time);
    clock.run(this);
  }

  /** The outline that is nearest to a point. */
  nearest(x, y) {
    const distance = (body) => this.control.core.softDistance(body, x, y);
    return this.bodies.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
  }

  poke(x, y, strength) {
    this.handle(POKED, x, y, strength, clock.seconds(), this.nearest(x, y));
  }

  show(data) {
    this.path.setAttribute('d', data);
  }

  rested() {}
}

/**
 * Lets pointers hold a letter; each keeps the outline that it has touched.
 *
 * A finger that goes up or down at once scrolls the page (`touch-action`). One that goes to the
 * side, or has rested first, pulls the letter.
 */
function listen(letter, place) {
  const { path } = letter;
  let pressed; // When the last finger came down.
  path.addEventListener('pointerdown', (first) => {
    if (first.button) return;
    pressed = first.timeStamp;
    path.setPointerCapture(first.pointerId);
    const bodies = letter.nearest(...place(first));
    const press = new AbortController();
    const send = (event, pointer) => {
      if (pointer.pointerId !== first.pointerId) return;
      const time = clock.seconds(pointer.timeStamp);
      letter.handle(event, ...place(pointer), pointer.pointerId, time, bodies);
      if (event === ENDED || event === CANCELLED) press.abort();
    };
    send(BEGAN, first);
    // On the window, since not every engine captures every pointer.
    const types = { pointermove: MOVED, pointerup: ENDED, pointercancel: CANCELLED };
    for (const [type, event] of Object.entries(types)) {
      addEventListener(type, (pointer) => send(event, pointer), { signal: press.signal });
    }
  });
  // Here from the start: a listener that comes with the finger would be too late for the browser.
  path.addEventListener('touchmove', (move) => {
    if (move.cancelable && move.timeStamp - pressed > PRESS) move.preventDefault();
  }, { passive: false });
  // A mouse that comes across it is felt.
  path.addEventListener('pointerenter', (pointer) => {
    if (pointer.pointerType === 'mouse' && !pointer.buttons) letter.poke(...place(pointer), 0.3);
  });
}

/** A button for each letter, for those who have no pointer. */
function addButtons(root, letters, box) {
  const names = ['J', 'e', 'first l', 'second l', 'y'];
  const share = (part, whole) => `${(100 * part) / whole}%`;
  root.append(...letters.map((letter, index) => {
    const { x, y, width, height } = letter.home;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', `Poke the ${names[index]}`);
    button.style.left = share(x, box.width);
    button.style.top = share(y, box.height);
    button.style.width = share(width, box.width);
    button.style.height = share(height, box.height);
    button.addEventListener('click', () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const [right, down] = letter.place({ clientX: left + width, clientY: top + height / 3 });
      letter.poke(right, down, 1);
    });
    return button;
  }));
}

/** Makes the word soft; returns its letters. */
export async function softenWord(word) {
  const svg = word.querySelector('svg');
  const box = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
  const paths = [...svg.querySelectorAll('path')];
  const homes = paths.map((path) => path.getBBox());
  const core = await openCoreOfLab();
  const letters = paths.map((path) => new Letter(path, core, box, word));
  const place = (pointer) => placeOn(svg, pointer);
  letters.forEach((letter, index) => Object.assign(letter, { home: homes[index], place }));

  const resize = () => {
    const { width, height } = svg.getBoundingClientRect();
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    for (const letter of letters) {
      letter.handle(RESIZED, width, height, 0);
      letter.show(core.path(core.trace(letter, 0, clock.seconds())));
    }
  };
  resize();
  new ResizeObserver(resize).observe(svg);
  for (const letter of letters) listen(letter, place);
  addButtons(word.querySelector('.letters'), letters, box);
  return letters;
}

/** Gives all letters a tuning by its name. */
export function tuneWord(letters, name) {
  for (const letter of letters) letter.handle(TUNED, 0, 0, TUNINGS.indexOf(name));
}

/** Lets one gentle ring run through the word. */
export function ringWord(letters) {
  letters.forEach((letter, index) => {
    const { left, top, height } = letter.path.getBoundingClientRect();
    const [x, y] = letter.place({ clientX: left, clientY: top + height / 3 });
    setTimeout(() => letter.poke(x, y, 0.6), 90 * index);
  });
}
