// The word at the top of the page: each letter is a <jelly-shape>, and without the core a drawing.
import { pullAfterRest } from './soft.js';

/** The letters, as a screen reader says them. */
const NAMES = ['J', 'e', 'first l', 'second l', 'y'];
/** The strength with which a mouse pokes a letter that it comes across. */
const BRUSH = 0.3;

/** Pokes a letter at its right end or its left end, a third down from its top. */
function poke(letter, side, strength) {
  const { [side]: clientX, top, height } = letter.querySelector('path').getBoundingClientRect();
  letter.poke(...letter.place({ clientX, clientY: top + height / 3 }), strength);
}

/** Makes a button over a letter, for those who do not have a pointer. */
function makeButton(letter, name) {
  const { x, y, width, height } = letter.querySelector('path').getBBox();
  const { width: whole, height: tall } = letter.querySelector('svg').viewBox.baseVal;
  const share = (part, all) => `${(100 * part) / all}%`;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', `Poke the ${name}`);
  button.style.left = share(x, whole);
  button.style.top = share(y, tall);
  button.style.width = share(width, whole);
  button.style.height = share(height, tall);
  button.addEventListener('click', () => poke(letter, 'right', 1));
  return button;
}

/** Lets pointers and keys reach the letters of the word; returns the letters. */
export function showWord(word) {
  const letters = [...word.querySelectorAll('jelly-shape')];
  for (const letter of letters) {
    pullAfterRest(letter);
    letter.addEventListener('pointerover', (pointer) => {
      if (pointer.pointerType !== 'mouse' || pointer.buttons) return;
      letter.poke(...letter.place(pointer), BRUSH);
    });
  }
  const buttons = letters.map((letter, index) => makeButton(letter, NAMES[index]));
  word.querySelector('.letters').append(...buttons);
  return letters;
}

/** Lets one gentle ring run through the word. */
export function ringWord(letters) {
  letters.forEach((letter, index) => setTimeout(() => poke(letter, 'left', 0.6), 90 * index));
}
