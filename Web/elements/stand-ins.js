// What is shown in place of a drawing while it moves.
import { matrixIn, stopTransitions } from './drawing.js';
import { make, pausedAnimation } from './dom.js';
import { forgetRest, keepRest, markTemporary, restore } from './rest.js';

/**
 * The attributes that a path that stands in for a form does not take over: its geometry, and those
 * that strict policies forbid to set as text. The style follows as properties.
 */
const OWN = /^(d|id|c[xy]|r[xy]?|[xy][12]?|width|height|points|style|on.*)$/;
/** The properties that a path that stands in for a form takes over from its style. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin \
stroke-miterlimit stroke-dasharray stroke-dashoffset opacity paint-order vector-effect filter \
clip-path mask mix-blend-mode transform transform-origin transform-box marker-start marker-mid \
marker-end cursor pointer-events color';

/** Whether a page delays changes of a form: Chromium and Firefox do that to path data, too. */
const hasTransition = (form) => /[1-9]/.test(getComputedStyle(form).transitionDuration);

/** A path that looks like a form, to be shown in its place while it moves. */
function copyOf(form) {
  const path = make('path');
  for (const { name, value } of form.attributes) {
    if (!OWN.test(name)) path.setAttribute(name, value);
  }
  // Style sheets may ask for the form's name or place.
  const style = getComputedStyle(form);
  for (const name of PAINT.split(' ')) path.style.setProperty(name, style.getPropertyValue(name));
  stopTransitions(path);
  path.setAttribute('aria-hidden', 'true');
  return path;
}

/** A form in motion: it is shown itself, or a path in its place, or neither while it flows. */
function movingForm({ form }, isFlowing) {
  if (!isFlowing && form.localName === 'path' && !hasTransition(form)) {
    keepRest(form);
    return { form, path: form };
  }
  const path = isFlowing ? undefined : copyOf(form);
  if (path) {
    markTemporary(path);
    form.after(path);
  }
  // A style would be delayed by a transition of the page, and lost where it writes its own.
  return { form, path, hiding: pausedAnimation(form, { visibility: ['hidden', 'hidden'] }) };
}

/** What rides along on a drawing: an animation of it, and its place and middle in a frame. */
function movingRider({ rider, part }, frame) {
  const { transform } = getComputedStyle(rider);
  const riding = pausedAnimation(rider, {});
  const matrix = matrixIn(frame, rider);
  const { x, y, width, height } = rider.getBBox();
  const middle = matrix && new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  return { part, rest: transform === 'none' ? '' : transform, riding, matrix, middle };
}

/** What stands in for a drawing from the time when it begins to move until it is at rest. */
export class StandIns {
  #forms;
  #riders;

  /** Puts them in place; a drawing that flows is shown by the paths of its flow. */
  constructor({ placed, riders }, frame, isFlowing) {
    this.#forms = placed.map((form) => movingForm(form, isFlowing));
    this.#riders = riders.map((rider) => movingRider(rider, frame));
  }

  /** The paths that are shown. */
  get paths() {
    return this.#forms.map(({ path }) => path);
  }

  /** Shows the forms, by their path data. */
  show(lines) {
    this.#forms.forEach((shown, index) => {
      shown.path?.setAttribute('d', shown.data = lines[index]);
    });
  }

  /** Moves what rides along, each by a matrix of the frame, from its part and its middle. */
  ride(matrixOf) {
    for (const { part, rest, riding, matrix, middle } of this.#riders) {
      if (!matrix) continue;
      const { a, b, c, d, e, f } = matrix.inverse()
        .multiply(new DOMMatrix([...matrixOf(part, middle)])).multiply(matrix);
      const transform = `${rest} matrix(${[a, b, c, d, e, f]})`;
      riding.effect.setKeyframes({ transform: [transform, transform] });
    }
  }

  /** Takes them away: the page's own forms are shown. */
  remove() {
    for (const { form, path, data, hiding } of this.#forms) {
      hiding?.cancel();
      // A form that the page has drawn again meanwhile stays.
      if (path === form && form.getAttribute('d') !== data) forgetRest(form);
      else if (path !== form) path?.remove();
      restore(form);
    }
    for (const { riding } of this.#riders) riding.cancel();
  }
}
