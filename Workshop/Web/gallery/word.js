// The word at the top of the page: a <jelly-shape> whose parts are the letters.
import { pullAfterRest } from './soft.js';

/** The letters, as a screen reader reads them. */
const NAMES = ['J', 'e', 'first l', 'second l', 'y'];
/** The strength with which a mouse pokes a letter that it comes across. */
const BRUSH = 0.3;

/** Pokes a letter at its right end or its left end, a third down from its top. */
function poke(shape, letter, side, strength) {
  const { [side]: clientX, top, height } = letter.getBoundingClientRect();
  shape.poke(...shape.place({ clientX, clientY: top + height / 3 }), strength);
}

/** Makes a button over a letter, for those who do not have a pointer. */
function makeButton(shape, letter, name) {
  const { x, y, width, height } = letter.getBBox();
  const { width: whole, height: tall } = letter.ownerSVGElement.viewBox.baseVal;
  const share = (part, all) => `${(100 * part) / all}%`;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', `Poke the ${name}`);
  button.style.left = share(x, whole);
  button.style.top = share(y, tall);
  button.style.width = share(width, whole);
  button.style.height = share(height, tall);
  button.addEventListener('click', () => poke(shape, letter, 'right', 1));
  return button;
}

/** Lets pointers and keys reach the letters of the word; returns the shape. */
export function showWord(word) {
  const shape = word.querySelector('jelly-shape');
  const letters = [...shape.querySelectorAll('path')];
  pullAfterRest(shape);
  for (const letter of letters) {
    letter.addEventListener('pointerover', (pointer) => {
      if (pointer.pointerType !== 'mouse' || pointer.buttons) return;
      shape.poke(...shape.place(pointer), BRUSH);
    });
  }
  const buttons = letters.map((letter, index) => makeButton(shape, letter, NAMES[index]));
  word.querySelector('.letters').append(...buttons);
  return shape;
}

/** Lets one gentle ring run through the word. */
export function ringWord(shape) {
  [...shape.querySelectorAll('path')].forEach((letter, index) =>
    setTimeout(() => poke(shape, letter, 'left', 0.6), 90 * index)
  );
}
