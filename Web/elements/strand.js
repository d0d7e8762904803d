// One path of a flow, or several that fade into each other.
import { make, pausedAnimation } from './dom.js';
import { matrixIn, stopTransitions } from './drawing.js';
import { inheritsColor, nodesAround, paintAt, setPaint, uncutPlaceOf } from './paint.js';
import { headOf } from './path-data.js';
import { markTemporary } from './rest.js';

/** A layer with less opacity is gone. */
const FAINT = 0.01;
/**
 * The fades that can lie over each other. What is below is covered by all of these: it takes a
 * change in each frame to get here, and each had added a layer.
 */
export const MOST_FADES = 8;

/** Whether something painted so can be seen. */
export const isSeen = ({ opacity }) => opacity > FAINT;

/**
 * The contours of a flow with one paint at the start and one at the end.
 *
 * It has a path for each of its layers: one if the paints can be mixed, else one for each of them.
 * Its contours are the pieces of a motion; a drawing that only fades has commands, which stay.
 */
export class Strand {
  motion;
  part; // The part of the drawing that bends it, −1 for none.
  node; // The node of the page's drawing where its paths are; −1 for none.
  pieces = [];
  commands;
  age = 0; // The changes since what stands still was part of the page's drawing.
  layers;
  paths = [];
  head = []; // The numbers before its commands, as a core bends them.
  range; // The addresses between which the core has its numbers.
  place; // The element behind which its paths are.
  #painted = []; // How each path is painted now.
  #ground; // The scale and the color of the text where the paths are.
  #solid = []; // The animations of what is around the paths and faint at rest.

  constructor(motion, part, node, layers, commands) {
    [this.motion, this.part, this.node, this.commands] = [motion, part, node, commands];
    this.layers = layers;
  }

  /** The paints of its layers now, as far as they are seen. */
  get paints() {
    const paints = this.layers.map((layer) => paintAt(layer, this.motion.share));
    const seen = paints.filter(isSeen);
    return seen.length ? seen.slice(-MOST_FADES) : paints.slice(-1);
  }

  /**
   * Puts its paths where a form of the page is, or at the end of an `<svg>`, behind those of the
   * strand `before` if that one is there, too.
   */
  attach(form, svg, before, host, frame) {
    const place = form && uncutPlaceOf(form);
    const parent = place?.parentNode ?? svg;
    const matrix = matrixIn(frame, parent) ?? new DOMMatrix();
    const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    for (const node of nodesAround(parent)) {
      // What was drawn before would be as faint at once.
      const isFaint = getComputedStyle(node).opacity < 1;
      if (isFaint) this.#solid.push(pausedAnimation(node, { opacity: [1, 1] }));
    }
    const isText = inheritsColor(parent, host);
    this.#ground = { scale, color: isText ? 'currentColor' : getComputedStyle(host).color };
    this.head = headOf(this.part, matrix, true);
    this.#painted = this.layers.map(() => ({}));
    this.paths = this.layers.map(() => {
      const path = make('path', { 'aria-hidden': 'true' });
      markTemporary(path);
      stopTransitions(path);
      return path;
    });
    this.place = place;
    if (!place) svg.append(...this.paths);
    else if (before?.place === place) before.paths.at(-1).after(...this.paths);
    else place.after(...this.paths);
  }

  /** Shows it as it is now, by its path data. */
  show(data) {
    this.paths.forEach((path, index) => {
      path.setAttribute('d', data);
      const [layer, painted] = [this.layers[index], this.#painted[index]];
      if (layer.isStill && 'fill' in painted) return;
      setPaint(path, paintAt(layer, this.motion.share), this.#ground, painted);
    });
  }

  detach() {
    for (const path of this.paths) path.remove();
    for (const animation of this.#solid.splice(0)) animation.cancel();
    this.paths = [];
  }
}
