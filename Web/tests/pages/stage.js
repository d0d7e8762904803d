// Records the state of a page with elements for a test. It comes before the elements, as a classic
// script, so that it sees their first frame; its names are global in the page.

/**
 * The jelly events that have reached the document, as 'refresh-end list success': what, whose id,
 * details.
 */
const heard = [];
/** All jelly events that elements have sent, without `jelly-`; also those that do not bubble. */
const announced = [];
/** The texts that elements have announced to screen readers. */
const spoken = [];
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  if (event.type.startsWith('jelly-')) announced.push(event.type.slice(6));
  return dispatchEvent.call(this, event);
};
const textContent = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
Object.defineProperty(Node.prototype, 'textContent', {
  ...textContent,
  set(text) {
    if (this.ariaLive && text) spoken.push(text);
    textContent.set.call(this, text);
  },
});
/** The pointer types of real presses, in order of their first. */
const pressed = new Set();
/** The errors of the page. */
const errors = [];
/** The frames that the elements have asked for, and the time stamps of those they got. */
const frames = { asked: 0, stamps: [] };

for (
  const what of [
    'grab',
    'release',
    'rest',
    'arm',
    'disarm',
    'refresh-start',
    'refresh-end',
    'nudge',
    'shake',
  ]
) {
  document.addEventListener(
    `jelly-${what}`,
    ({ target, detail }) => heard.push([what, target.id, ...Object.values(detail ?? {})].join(' ')),
  );
}
addEventListener('pointerdown', (event) => event.isTrusted && pressed.add(event.pointerType), true);
addEventListener('error', ({ message }) => errors.push(message));
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

/** The browser's own function, for tests that request a frame without being counted. */
const requestFrame = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  frames.asked += 1;
  return requestFrame((stamp) => {
    frames.stamps.push(stamp);
    callback(stamp);
  });
};

/** Waits for so many frames. */
const pass = async (count) => {
  while (count-- > 0) await new Promise(requestFrame);
};

/** The animations that show the motion of elements, in the shadow trees of a tree. */
const flights = (tree = document) =>
  [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...shadowRoot.getAnimations(), ...flights(shadowRoot)] : []
  );

/** Whether no element moves: none waits for a frame, and none is in a flight. */
const isIdle = () =>
  frames.asked === frames.stamps.length &&
  flights().every(({ playState }) => playState === 'paused');

/** The data that a path shows; in a flight its drawing is clipped. */
const dataOf = (path) => {
  const { clipPath } = path.ownerSVGElement ? getComputedStyle(path.ownerSVGElement) : {};
  return clipPath?.startsWith('path') ? clipPath : path.getAttribute('d') ?? '';
};

/** The path data that a bar shows. */
const shown = (bar) => dataOf(bar.shadowRoot.querySelector('path'));

/** The look of an element: path data and styles of all visible parts and content. */
const allShown = (element) =>
  [...element.shadowRoot.querySelectorAll('path, [style]'), ...element.querySelectorAll('*')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((part) => `${dataOf(part)} ${part.getAttribute('style') ?? ''}`.trim());

/**
 * The outline that a bar has now, or had at a time stamp, as exact numbers. A stamp before the
 * frame shown last counts as that frame's: nothing happens before what has been seen.
 */
const exact = (bar, stamp) => {
  const { clock } = jelly;
  // Of a flight the frame shown last is the document's.
  const isFlying = bar.shadowRoot.getAnimations().length > 0;
  const shown = isFlying ? clock.seconds(document.timeline.currentTime) : -Infinity;
  return [...jelly.outline(bar, Math.max(clock.seconds(stamp), bar.shownTime, shown))];
};

/** Whether the free edge is straight in an outline: its curves, Q or C, keep to one line. */
const isStraight = (numbers, axis = 1) => {
  const places = curvePoints(numbers).map((point) => point[axis]);
  return Math.max(...places) - Math.min(...places) < 1e-9;
};

/** The end and control points of an outline's curves. */
const curvePoints = (numbers) => {
  const points = [];
  const coordinates = [2, 2, 4, 6, 0];
  for (let at = 0; at < numbers.length; at += 1 + coordinates[numbers[at]]) {
    const own = numbers.slice(at + 1, at + 1 + coordinates[numbers[at]]);
    if (numbers[at] === 2 || numbers[at] === 3) {
      for (let i = 0; i < own.length; i += 2) points.push(own.slice(i, i + 2));
    }
  }
  return points;
};

/** Keeps a bar's exact outline at each press, just before the bar hears of it and just after. */
const watchPresses = (bar) => {
  const presses = [];
  const note = (when) => (event) => {
    if (when === 'before') presses.push({});
    presses.at(-1)[when] = exact(bar, event.timeStamp);
    presses.at(-1).depth = bar.depth;
  };
  addEventListener('pointerdown', note('before'), true);
  addEventListener('pointerdown', note('after'));
  return presses;
};

/** Returns the distance that a bar reaches from a point of the page in a direction, in pixels. */
const reach = (bar, x, y, [dx, dy]) => {
  let far = 0;
  while (far < 400 && document.elementFromPoint(x + dx * far, y + dy * far) === bar) far += 0.5;
  return far;
};
