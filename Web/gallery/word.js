// The word at the top of the page: letters that are soft, each on a sheet of its own. Without the
// core they are a drawing.
import { clock } from '../elements/clock.js';
import { pack, TUNINGS } from '../elements/declare.js';
import { PATH, readPath } from '../elements/path-data.js';
import { SHAPE } from '../elements/words/jelly-shape.js';
import { placeOn, pullAfterRest } from './soft.js';

/** The text of a letter has two decimals of a pixel. */
const UNITS = 100;

/** A letter on its sheet. */
class Letter {
  control = SHAPE;
  restTime = -Infinity;
  shownTime = -Infinity;

  constructor(path, root) {
    this.path = path;
    this.pointsRoot = root;
    this.home = path.getBBox();
    this.commands = readPath(path.getAttribute('d'));
    const { core, kind, settings } = SHAPE;
    this.body = core.allocate(core.size(kind));
    core.make(kind, this.body, 0, 0, core.give([0, 0, ...pack(settings, {})]));
    const bytes = 8 * (this.commands.length + 14);
    const start = core.allocate(bytes);
    this.drawing = { start, end: start + bytes };
  }

  /** The letter's sheet is as large as the letter, in a word of this size and scale. */
  fit(width, height, scale) {
    const { core } = SHAPE;
    const { x, y, width: own, height: tall } = this.home;
    // The drawing is in the units of the page's, and comes back in pixels.
    const numbers = [PATH, UNITS, scale, 0, 0, scale, 0, 0, 1, 0, 0, 1, 0, 0, ...this.commands];
    new Float64Array(core.memory.buffer, this.drawing.start).set(numbers);
    this.handle(SHAPE.resized, [width, height]);
    const box = { boxLeft: x, boxTop: y, boxRight: x + own, boxBottom: y + tall };
    for (const end in box) box[end] *= scale / (/Left|Right/.test(end) ? width : height);
    this.handle(SHAPE.set, pack(SHAPE.settings, box));
    const time = clock.seconds();
    this.show(core.read(core.line(core.trace(this, 0, time), core.lines)));
  }

  /** Sends an event to its sheet. */
  handle(event, numbers, stamp) {
    const { core, kind } = SHAPE;
    const time = Math.max(clock.seconds(stamp), this.shownTime);
    core.handle(kind, this.body, event, time, core.give(numbers));
    this.restTime = core.restTime(kind, this.body);
    clock.run(this);
  }

  poke(x, y, strength) {
    this.handle(SHAPE.poked, [x, y, strength]);
  }

  show(data) {
    this.path.setAttribute('d', data.slice(1));
  }

  rested() {}
}

/** Lets pointers hold a letter. */
function listen(letter, place) {
  const { path } = letter;
  path.addEventListener('pointerdown', (first) => {
    if (first.button) return;
    path.setPointerCapture(first.pointerId);
    const press = new AbortController();
    const send = (event, pointer) => {
      if (pointer.pointerId !== first.pointerId) return;
      letter.handle(event, [...place(pointer), pointer.pointerId], pointer.timeStamp);
      if (event !== SHAPE.touchBegan && event !== SHAPE.touchMoved) press.abort();
    };
    send(SHAPE.touchBegan, first);
    // On the window, since not every engine captures every pointer.
    const types = {
      pointermove: SHAPE.touchMoved,
      pointerup: SHAPE.touchEnded,
      pointercancel: SHAPE.touchCancelled,
    };
    for (const [type, event] of Object.entries(types)) {
      addEventListener(type, (pointer) => send(event, pointer), { signal: press.signal });
    }
  });
  pullAfterRest(path);
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
export function softenWord(word) {
  const svg = word.querySelector('svg');
  const box = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
  const letters = [...svg.querySelectorAll('path')].map((path) => new Letter(path, word));
  const place = (pointer) => placeOn(svg, pointer);
  for (const letter of letters) letter.place = place;

  const resize = () => {
    const { width, height } = svg.getBoundingClientRect();
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    for (const letter of letters) letter.fit(width, height, width / box.width);
  };
  resize();
  new ResizeObserver(resize).observe(svg);
  for (const letter of letters) listen(letter, place);
  addButtons(word.querySelector('.letters'), letters, box);
  return letters;
}

/** Gives all letters a tuning by its name. */
export function tuneWord(letters, name) {
  for (const letter of letters) letter.handle(SHAPE.tuned, [TUNINGS.indexOf(name), 0]);
}

/** Lets one gentle ring run through the word. */
export function ringWord(letters) {
  letters.forEach((letter, index) => {
    const { left, top, height } = letter.path.getBoundingClientRect();
    const [x, y] = letter.place({ clientX: left, clientY: top + height / 3 });
    setTimeout(() => letter.poke(x, y, 0.6), 90 * index);
  });
}
