// The stage of drawings that become other ones: a clock, and buttons that one presses twice.

import { make } from '../../../Web/elements/dom.js';

/** The digits as strokes in a box of 20 by 32: so they flow as a hand would write them. */
const DIGITS = [
  'M12 4C17 4 20 9 20 18C20 27 17 32 12 32C7 32 4 27 4 18C4 9 7 4 12 4Z',
  'M9 9.5L16 4V32',
  'M4.5 11C5 6.5 8 4 12 4C16.5 4 19.5 7 19.5 11C19.5 15 17 18 13 22L4.5 32H20',
  'M5 8C6.5 5.5 9 4 12 4C16 4 19 6.5 19 10.5C19 14.5 16 17 11.5 17C16.5 17 20 19.5 \
20 24.5C20 29 16.5 32 12 32C8.5 32 5.5 30.5 4 27.5',
  'M16 32V4L3.5 24H20.5',
  'M18.5 4H7L5.5 17C7.5 15.5 9.5 15 12 15C17 15 20 18.5 20 23.5C20 28.5 16.5 32 \
12 32C8.5 32 5.5 30.5 4 28',
  'M17.5 5C10 6 4 13 4 22.5C4 28.5 7.5 32 12 32C16.5 32 20 28.5 20 23.5C20 18.5 \
16.5 15.5 12 15.5C8 15.5 4.5 18.5 4 22.5',
  'M4 4H20L9.5 32',
  'M12 17C8 17 5 14.5 5 10.5C5 6.5 8 4 12 4C16 4 19 6.5 19 10.5C19 14.5 16 17 12 17C7.5 \
17 4 20 4 24.5C4 29 7.5 32 12 32C16.5 32 20 29 20 24.5C20 20 16.5 17 12 17Z',
  'M6.5 31C14 30 20 23 20 13.5C20 7.5 16.5 4 12 4C7.5 4 4 7.5 4 12.5C4 17.5 7.5 \
20.5 12 20.5C16 20.5 19.5 17.5 20 13.5',
];
/** The time that the clock shows at first, in minutes: the next one changes all digits. */
const START = 9 * 60 + 59;
/** The times until the demonstration presses a button, and the same one again, in milliseconds. */
const [PRESS, AGAIN] = [160, 900];

/** Connects the buttons; returns what presses them all once. */
export function showMorphs() {
  const stage = document.querySelector('.morphs');
  const later = stage.querySelector('.clock');
  const digits = [...later.querySelectorAll('jelly-shape')];
  let minutes;
  const show = (next) => {
    const text = (time) =>
      [time / 60 % 24, time % 60].map((number) => `${Math.floor(number)}`.padStart(2, '0')).join(
        '',
      );
    const [now, before] = [text(next), minutes && text(minutes)];
    minutes = next;
    digits.forEach((shape, index) => {
      if (now[index] === before?.[index]) return;
      const path = make('path', { d: DIGITS[now[index]] });
      shape.replaceChildren(make('svg', { viewBox: '2 2 20 32' }, path));
    });
    later.ariaLabel = `${now.slice(0, 2)}:${now.slice(2)}, one minute later`;
  };
  later.addEventListener('click', () => show(minutes + 1));
  show(START);

  for (const button of stage.querySelectorAll('.flows button')) {
    const shape = button.firstElementChild;
    const names = [...shape.children].map(({ dataset }) => dataset.name);
    button.addEventListener('click', () => {
      const next = (names.indexOf(shape.shown || names[0]) + 1) % names.length;
      shape.shown = names[next];
      if (button.ariaPressed) button.ariaPressed = next > 0;
      else button.ariaLabel = `Weather: ${shape.shown}`;
    });
  }

  return (signal) => {
    const wait = (time) => new Promise((next) => setTimeout(next, time));
    const press = async (button, count) => {
      for (const shape of button.querySelectorAll('jelly-shape')) shape.poke();
      for (let time = 0; time < count; time++) {
        await wait(time ? AGAIN : PRESS);
        if (!signal.aborted) button.click();
      }
    };
    (async () => {
      await press(later, 2);
      for (const button of stage.querySelectorAll('.flows button')) {
        press(button, button.firstElementChild.children.length);
        await wait(AGAIN / 3);
      }
    })();
  };
}

/** The first button of the stage as HTML. */
export function morphsAsHtml(tuning) {
  return `<button aria-label="Play" aria-pressed="false">
  <jelly-shape morphs style="width: 6rem" tuning="${tuning}">
    <svg data-name="play" viewBox="0 0 24 24"><path d="M6 4L20 12L6 20z"/></svg>
    <svg data-name="pause" viewBox="0 0 24 24"><path d="M6 4h4v16H6zM14 4h4v16h-4z"/></svg>
  </jelly-shape></button>
<script type="module">
  const button = document.querySelector('button:has(jelly-shape[morphs])');
  button.addEventListener('click', () => {
    const isPlaying = button.ariaPressed !== 'true';
    button.ariaPressed = isPlaying;
    button.querySelector('jelly-shape').shown = isPlaying ? 'pause' : 'play';
  });
</script>
`;
}
