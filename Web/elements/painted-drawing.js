// A drawing with its paints, as a flow begins or ends with it.
import { firstsOf, isSame, paintOf } from './paint.js';
import { PATH, piecesOf } from './path-data.js';
import { isEqual } from './motion.js';

/** Places that differ by less, in pixels, are the same: matrices of the screen are rounded. */
const TOLERANCE = 0.01;

/** A drawing whose forms have places, and how they are painted. */
export class PaintedDrawing {
  nodes;
  riders;
  svgs;
  partCount;

  /** Reads the paints of a drawing in a host, whose color of text they follow. */
  constructor({ placed, riders, svgs, partCount }, host) {
    [this.svgs, this.partCount] = [svgs, partCount];
    this.riders = riders.map(({ rider }) => rider);
    this.nodes = placed
      .map((form) => ({ ...form, paint: paintOf(form.form, form.matrix, host) }))
      .filter(({ paint }) => paint.fillOpacity > 0 || paint.strokeOpacity > 0);
  }

  /**
   * Reads the paints again: a page may have other colors by now. That of a form in an `<svg>` that
   * has changed is known only from before.
   */
  repaint(host, changed = []) {
    for (const node of this.nodes) {
      const { form, matrix } = node;
      const isKept = host.contains(form) && !changed.some((svg) => svg.contains(form));
      if (isKept) node.paint = paintOf(form, matrix, host);
    }
  }

  /** Whether another drawing looks like this one. */
  looksLike({ nodes, riders }) {
    return this.#hasNodes(nodes, (one, other) =>
      one.length === other.length &&
      one.every((number, at) => Math.abs(number - other[at]) < TOLERANCE)) &&
      this.riders.length === riders.length &&
      this.riders.every((rider, index) => rider.isEqualNode(riders[index]));
  }

  /** Whether the nodes of another drawing are these, to the last bit. */
  equals({ nodes }) {
    return this.#hasNodes(nodes, isEqual);
  }

  #hasNodes(nodes, areAlike) {
    return this.nodes.length === nodes.length &&
      this.nodes.every(({ placed, paint }, index) =>
        areAlike(placed, nodes[index].placed) && isSame(paint, nodes[index].paint)
      );
  }

  /**
   * The drawing, or a part of it, in sizes as the core reads it. `numberOf` returns the
   * numbers of a node's paint: its own, and that of the color of its stroke. It is called with the
   * first node that is painted alike, the paint, and the node.
   */
  numbers(box, part, numberOf) {
    const size = Math.max(...box);
    const place = (point) => point.map((length, axis) => (length - box[axis] / 2) / size + 0.5);
    const firsts = firstsOf(this.nodes);
    return this.nodes.flatMap((node, index) => {
      if (part !== undefined && node.part !== part) return [];
      const { fillOpacity, width, isEvenOdd } = node.paint;
      const [paint, color] = numberOf(firsts[index], node.paint, index);
      return [
        ...[PATH, paint, fillOpacity, +(width > 0), width / size, color, +isEvenOdd],
        ...[...piecesOf(node.placed)].flatMap(([command, points]) => [
          command,
          ...points.flatMap(place),
        ]),
      ];
    });
  }
}
