// The ring around an outline whose element, or content, has the focus.
import { make } from './dom.js';

/**
 * Draws a ring of 2 pixels, 2 pixels outside of an element's outline, where the browser would show
 * the focus: after a click on a button it does not. The ring follows the outline, also in motion.
 */
export function showFocus(element, signal, isShown = () => true) {
  const outline = element.shadowRoot.querySelector('[part=outline]');
  const hide = () => {
    element.ring?.remove();
    element.ring = undefined;
  };
  const update = (event) => {
    if (!isShown(event) || !event.composedPath()[0].matches(':focus-visible')) return hide();
    if (element.ring) return;
    // In a flight the path is a rectangle.
    const { currentTime } = element.ownerDocument.timeline;
    if (element.isFlying) element.draw(element.clock.seconds(currentTime, element));
    const d = outline.getAttribute('d') ?? '';
    // A stroke of which the mask leaves the outer part: the gap shows what is behind.
    const mask = make(
      'mask',
      {
        id: 'gap',
        maskUnits: 'userSpaceOnUse',
        x: '-100%',
        y: '-100%',
        width: '300%',
        height: '300%',
      },
      make('path', { d, stroke: '#fff' }),
      make('path', { d, fill: '#000', stroke: '#000', 'stroke-width': 4 }),
    );
    const path = make('path', { d, mask: 'url(#gap)' });
    element.ring = make('svg', { 'aria-hidden': 'true', class: 'ring' }, mask, path);
    (outline.closest('.drop') ?? outline.ownerSVGElement).after(element.ring);
  };
  // A key may show a focus that a click has not shown.
  for (const type of ['focusin', 'keydown']) element.addEventListener(type, update, { signal });
  element.addEventListener('focusout', hide, { signal });
  signal.addEventListener('abort', hide);
  // It may have had the focus before it had an outline.
  const { activeElement: target } = element.getRootNode();
  if (element.contains(target)) update({ target, composedPath: () => [target] });
}
