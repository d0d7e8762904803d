// Sliders on a page that scrolls: a touch counts as soon as it goes sideways, or when it lifts. One
// that scrolls the page moves nothing.

/** The distance that a touch goes before its direction counts, in pixels. */
const SLOP = 6;

/**
 * Waits until it is known what a touch is for; a mouse and a pen are for sliding.
 *
 * @param slides Called with the event by which it is known that the touch slides.
 * @returns Whether a touch is down that is not known to slide.
 */
export function followTouch(element, slides) {
  let start;
  let mayScroll;
  element.addEventListener('pointerdown', ({ pointerType, clientX, clientY }) => {
    start = pointerType === 'touch' ? [clientX, clientY] : undefined;
    mayScroll = false;
  });
  const slide = (event) => {
    start = undefined;
    slides(event);
  };
  // Firefox moves a slider once more after the finger has left.
  const forget = () => setTimeout(() => (start = undefined));
  element.addEventListener('pointermove', (event) => {
    if (!start || mayScroll) return;
    const [x, y] = [event.clientX - start[0], event.clientY - start[1]].map(Math.abs);
    if (Math.max(x, y) < SLOP) return;
    mayScroll = x <= y;
    if (!mayScroll) slide(event);
  });
  element.addEventListener('pointerup', (event) => {
    if (start) (mayScroll ? forget : slide)(event);
  });
  element.addEventListener('pointercancel', forget);
  return () => start !== undefined;
}

/** Calls `moved` when a slider is moved, with whether a pointer holds it. */
export function followSlider(slider, moved) {
  let isHeld = false;
  let before;
  let wanted; // What a touch asks for, until it is known whether it slides.
  slider.addEventListener('pointerdown', () => {
    isHeld = true;
    before = slider.value;
    wanted = undefined;
  });
  const isUnknown = followTouch(slider, () => {
    if (wanted === undefined) return;
    slider.value = wanted;
    moved(true);
  });
  slider.addEventListener('input', () => {
    if (!isUnknown()) return moved(isHeld);
    wanted = slider.value;
    slider.value = before;
  });
  for (const type of ['pointerup', 'pointercancel']) {
    slider.addEventListener(type, () => (isHeld = false));
  }
}
