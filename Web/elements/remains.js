// What remains for a while of a drawing that becomes another one.
import { make, pausedAnimation } from './dom.js';
import { isServed, opacityOf } from './paint.js';
import { markTemporary, restoreAll } from './rest.js';

/** The copies of gradients and the like that are kept; older ones have faded. */
const MOST_RESOURCES = 64;
/** The elements with an id to which a paint can refer. */
const RESOURCES = 'linearGradient[id], radialGradient[id], pattern[id], filter[id], clipPath[id], \
mask[id], marker[id]';

/**
 * Copies of what former drawings had beside their forms: gradients and the like, which their paints
 * need, and what rode along on the last one. That fades, as what rides along on the new one comes.
 */
export class Remains {
  #resources = [];
  #riders = [];
  #fades = []; // The animations of what rides along.
  #defs; // The element around the gradients.
  #count = 0; // The number of these so far.

  /** Copies what a drawing and what was caught on the way from it need, with new names. */
  take({ nodes, riders, svgs }, caught) {
    this.#riders = riders.map((rider) => {
      const copy = rider.cloneNode(true);
      restoreAll(copy);
      copy.removeAttribute('id');
      copy.setAttribute('aria-hidden', 'true');
      markTemporary(copy);
      return copy;
    });
    const paints = [...nodes.map(({ paint }) => paint), ...caught.flatMap(({ paints }) => paints)];
    if (!isServed(paints)) return;
    const names = new Map();
    for (const resource of svgs.flatMap((svg) => [...svg.querySelectorAll(RESOURCES)])) {
      const copy = resource.cloneNode(true);
      copy.id = `${resource.id}-${this.#count++}-before`;
      names.set(resource.id, copy.id);
      this.#resources.push(copy);
    }
    this.#resources = this.#resources.slice(-MOST_RESOURCES);
    const renamed = (paint) =>
      JSON.parse(
        JSON.stringify(paint).replace(/(url\(\\?"?#)([^"\\)]+)/g, (text, start, id) =>
          names.has(id) ? start + names.get(id) : text),
      );
    for (const node of nodes) node.paint = renamed(node.paint);
    for (const strand of caught) strand.paints = strand.paints.map(renamed);
  }

  /** Lets what rides along on the new drawing fade in. */
  fadeIn(riders) {
    for (const rider of riders) this.#addFade(rider, true, opacityOf(rider));
  }

  /** Puts the copies into an `<svg>`. */
  attach(svg) {
    if (this.#resources.length) {
      this.#defs = make('defs', {}, ...this.#resources);
      markTemporary(this.#defs);
      svg.prepend(this.#defs);
    }
    for (const copy of this.#riders) {
      svg.append(copy);
      this.#addFade(copy, false, +getComputedStyle(copy).opacity);
    }
  }

  #addFade(element, isIn, opacity) {
    this.#fades.push({ animation: pausedAnimation(element, { opacity: [0, opacity] }), isIn });
  }

  /** Shows what rides along at a share of the way. */
  show(share) {
    for (const { animation, isIn } of this.#fades) {
      animation.currentTime = Math.min(2 * (isIn ? share : 1 - share), 1);
    }
  }

  detach() {
    for (const { animation } of this.#fades.splice(0)) animation.cancel();
    for (const copy of this.#riders) copy.remove();
    this.#defs?.remove();
  }
}
