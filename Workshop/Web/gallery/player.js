// The music player: two sliders, an icon that flows, and a song that passes in silence.
import './icons.js';

/** Returns a time as a player shows it: 83 seconds as 1:23. */
const clockTime = (seconds) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** Connects the slider with the times and the buttons. */
export function showPlayer() {
  const [track, passed, left, play, rewind, forward] = [
    'track',
    'passed',
    'left',
    'play',
    'rewind',
    'forward',
  ].map((id) => document.getElementById(id));
  let timer;
  const show = () => {
    const seconds = Math.round(track.value);
    passed.textContent = clockTime(seconds);
    left.textContent = `−${clockTime(track.max - seconds)}`;
  };
  const go = (seconds) => {
    track.value = seconds;
    show();
  };
  const halt = () => {
    clearInterval(timer);
    timer = undefined;
    play.setAttribute('aria-pressed', false);
    play.setAttribute('aria-label', 'Play');
    play.firstElementChild.shown = 'play';
  };
  play.addEventListener('click', () => {
    if (timer) return halt();
    if (track.value >= track.max) go(0);
    play.setAttribute('aria-pressed', true);
    play.setAttribute('aria-label', 'Pause');
    play.firstElementChild.shown = 'pause';
    timer = setInterval(() => {
      if (track.matches(':state(held)')) return;
      if (track.value >= track.max) halt();
      else go(track.value + 1);
    }, 1000);
  });
  rewind.addEventListener('click', () => go(0));
  forward.addEventListener('click', () => go(track.max));
  track.addEventListener('input', show);
  show();
}
