// Lets the drawing of a <jelly-shape> flow to another one. It is loaded with the first shape that
// has the attribute `morphs`, and with it the core's matching of two drawings.
//
// A flow consists of strands: the contours with one paint at the start and one at the end are one
// path. In each frame the core's matching writes them as the shape's drawing, and the shape bends
// this as any other.
import { make, pausedAnimation } from './dom.js';
import { OWNER, stopTransitions } from './drawing.js';
import { ask, find } from './load.js';
import { isEqual, Motion } from './motion.js';
import { moved, PATH, piecesOf } from './path-data.js';
import { markTemporary, restoreAll } from './rest.js';
import { SHAPE } from './schema/jelly-shape.js';

/** The time from a tap on in which a change begins where it was, in milliseconds. */
const TAP = 1000;
/** A drawing has fewer nodes; the number of a paint is that of its drawing times this, and more. */
const NODES = 65536;
/** The drawings that a flow keeps: those of its start, its target, and the ones before. */
const KEPT = 4;
/** From this number on drawings have the first numbers again: a paint's number has 32 bits. */
const MOST_DRAWINGS = 1000;
/** The copies of gradients and the like that are kept; older ones have faded. */
const MOST_RESOURCES = 64;
/** A layer with less opacity is gone. */
const FAINT = 0.01;
/** Places that differ by less, in pixels, are the same: matrices of the screen are rounded. */
const TOLERANCE = 0.01;
/** The numbers of one curve, and of the other commands of a contour. */
const [CURVE_SIZE, CONTOUR_SIZE] = [7, 4];
/** The numbers before the commands of a path of a drawing. */
const HEADER_SIZE = 15;
/** The style of a path that decides, beside its colors, how it is painted. */
const LOOK = 'stroke-dasharray stroke-dashoffset paint-order vector-effect filter clip-path mask \
mix-blend-mode marker-start marker-mid marker-end';
/** The elements with an id to which a paint can refer. */
const RESOURCES = 'linearGradient[id], radialGradient[id], pattern[id], filter[id], clipPath[id], \
mask[id], marker[id]';
/** The style of the ends and corners of strokes, which changes at once. */
const ENDS = 'stroke-linecap stroke-linejoin stroke-miterlimit';

/** An element and all around it in its drawing, from the inside out. */
const nodesAround = (element) => {
  const nodes = [];
  for (let node = element; node?.namespaceURI?.endsWith('svg'); node = node.parentNode) {
    nodes.push(node);
  }
  return nodes;
};

/** The opacity of an element and all around it in its drawing. */
const opacityOf = (element) =>
  nodesAround(element).reduce((product, node) => product * +getComputedStyle(node).opacity, 1);

/** The outermost group around a form that cuts off what is drawn in it, or the form. */
const uncutPlaceOf = (form) =>
  nodesAround(form).findLast((node) =>
    node === form || (node.ownerSVGElement &&
      ['clip-path', 'mask-image'].some((name) =>
        !['none', ''].includes(getComputedStyle(node).getPropertyValue(name))
      ))
  );

/**
 * Whether an element has the color of the text around the shape. A page's transition can delay the
 * color of each element on the way.
 */
function inheritsColor(element, shape) {
  const { color } = getComputedStyle(shape);
  if (getComputedStyle(element).color === color) return true;
  for (let node = element; node && node !== shape; node = node.parentNode) {
    const animations = node.getAnimations?.() ?? [];
    if (animations.some(({ transitionProperty }) => transitionProperty === 'color')) return true;
  }
  return false;
}

/**
 * How a form is painted: colors and numbers, and other style as texts. Widths are pixels. The color
 * of the text around it stays a word, so that it follows the page on the way, too.
 */
function paintOf(form, matrix, shape) {
  const style = getComputedStyle(form);
  const isText = (color) => color === style.color && inheritsColor(form, shape);
  const named = (color) => isText(color) ? 'currentColor' : color;
  const texts = (names) =>
    Object.fromEntries(names.split(' ').map((name) => [name, style.getPropertyValue(name)]));
  // A width that is no number of pixels is a share.
  const isFixed = style.vectorEffect === 'non-scaling-stroke';
  const scale = isFixed ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
  const width = (parseFloat(style.strokeWidth) || 0) * scale;
  const isStroke = style.stroke !== 'none' && width > 0;
  const look = texts(LOOK);
  // The paths on the way have lengths of their own.
  const unit = +form.getAttribute('pathLength');
  if (unit > 0 && look['stroke-dasharray'] !== 'none') {
    const share = form.getTotalLength() / unit;
    for (const name of ['stroke-dasharray', 'stroke-dashoffset']) {
      look[name] = look[name].replace(/[-\d.]+(px)?/g, (text) => `${share * parseFloat(text)}px`);
    }
  }
  const isVisible = style.visibility === 'visible' && style.display !== 'none';
  return {
    fill: named(style.fill),
    fillOpacity: isVisible && style.fill !== 'none' ? +style.fillOpacity : 0,
    stroke: isStroke ? named(style.stroke) : 'none',
    strokeOpacity: isStroke && isVisible ? +style.strokeOpacity : 0,
    width: isStroke ? width : 0,
    isEvenOdd: style.fillRule === 'evenodd',
    opacity: opacityOf(form),
    look,
    ends: texts(ENDS),
  };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const isServed = (color) => color.includes('url(');

/** Whether the way from one paint to another goes through paints. */
const isMixable = (start, end) =>
  isSame(start, end) ||
  (isSame(start.look, end.look) &&
    ![start.fill, start.stroke, end.fill, end.stroke].some(isServed));

const mixed = (start, end, share) => start + (end - start) * share;

/** The color between two; that of the other one where one is none. */
const mixedColor = (start, end, share) =>
  start === 'none' || share >= 1 || start === end
    ? end
    : end === 'none'
    ? start
    : `color-mix(in srgb, ${end} ${100 * share}%, ${start})`;

/** The ends of strokes between two paints. */
const mixedEnds = (start, end) => {
  const { ends } = end.width ? end : start;
  // What a fill becomes is closed, so that a line has a join on the way where it has an end.
  const isFilled = !start.width || !end.width;
  const isRound = ends['stroke-linecap'] === 'round';
  return isFilled && isRound ? { ...ends, 'stroke-linejoin': 'round' } : ends;
};

/** The paint between two. */
const mixedPaint = (start, end, share) => ({
  ...end,
  fill: mixedColor(start.fill, end.fill, share),
  stroke: mixedColor(start.stroke, end.stroke, share),
  fillOpacity: mixed(start.fillOpacity, end.fillOpacity, share),
  strokeOpacity: start.width && end.width
    ? mixed(start.strokeOpacity, end.strokeOpacity, share)
    : Math.max(start.strokeOpacity, end.strokeOpacity),
  width: mixed(start.width, end.width, share),
  opacity: mixed(start.opacity, end.opacity, share),
  ends: mixedEnds(start, end),
});

/** What is painted of a layer: all of it, or as it fades in or out. */
const paintAt = ({ start, end }, share) => {
  if (start && end) return mixedPaint(start, end, share);
  const paint = start ?? end;
  // Both are whole in the middle: what lies behind does not shine through.
  return { ...paint, opacity: paint.opacity * Math.min(2 * (start ? 1 - share : share), 1) };
};

/** What is painted between two lists of paints. */
const layersOf = (starts, ends) =>
  starts.length === 1 && ends.length === 1 && isMixable(starts[0], ends[0])
    ? [{ start: starts[0], end: ends[0] }]
    : [...starts.map((start) => ({ start })), ...ends.map((end) => ({ end }))];

/** Paints a path in a drawing of its own scale and text color; `last` is how it is painted. */
function setPaint({ style }, paint, { scale, color }, last) {
  const colored = (text) => text.replaceAll('currentColor', color);
  const isFixed = paint.look['vector-effect'] === 'non-scaling-stroke';
  const values = {
    fill: colored(paint.fill),
    'fill-opacity': paint.fillOpacity,
    'fill-rule': 'nonzero',
    stroke: colored(paint.stroke),
    'stroke-opacity': paint.strokeOpacity,
    'stroke-width': `${paint.width / (isFixed ? 1 : scale)}px`,
    opacity: paint.opacity,
    ...paint.look,
    ...paint.ends,
  };
  for (const name in values) {
    if (last[name] !== values[name]) style.setProperty(name, last[name] = values[name]);
  }
}

/** The last event with which a finger or a mouse went down, and the elements under it. */
let tap;

/** The core that matches drawings. */
const matching = () => new URL('../jelly-morph.wasm', import.meta.url);

/** Requests the matching before the core of the shapes has come. */
export function prepare() {
  try {
    ask(matching());
  } catch {
    // A page of one file has it inside of that core, and its scripts have no folder.
  }
}

/** Opens the matching: that of the shapes' own core if it has one, else its file. */
export async function open(core) {
  addEventListener('pointerdown', (event) => (tap = { event, path: event.composedPath() }), true);
  const own = core.morphSize ? core : await find(matching());
  return (shape) => new Flow(own, shape);
}

class Flow {
  #core;
  #shape;
  #known; // The drawing that was read last: its nodes, riders, parts and resources.
  #motions = []; // The springs of the drawing's points: of all of it, or of each part.
  #strands = []; // The contours of one path each: where they are, and how they are painted.
  #drawings = []; // The drawings of this flow: their text, and the paints of their nodes.
  #last = 0; // The number of the drawing that came last, before it begins anew.
  #colors = []; // The colors of their strokes.
  #target = 0; // The number of the drawing to which it flows.
  #resources = []; // Copies of the gradients and the like of drawings that are shown no longer.
  #riders = []; // Copies of what rode along on the drawing before, which fade.
  #fades = []; // The animations of what rides along.
  #solid = []; // The animations of what is around the strands and faint at rest.
  #count = 0; // The number of these copies so far.
  #room; // The memory of the drawing that is shown: its start, end, and number of bytes.
  #out; // The memory of one contour in the matching's core.
  #size = [0, 0];
  #host; // The <svg> with the strands.
  #temporary; // What is in it beside these.
  place; // The place at which a page wants the next change to begin, in the shape's pixels.

  constructor(core, shape) {
    this.#core = core;
    this.#shape = shape;
  }

  /** Whether a drawing becomes another one. */
  get isOn() {
    return this.#strands.length > 0 || this.#motions.length > 0;
  }

  /** The paths that are shown; undefined while the page's own forms are. */
  get paths() {
    return this.isOn ? this.#strands.map(({ paths }) => paths.at(-1)) : undefined;
  }

  /** The paints of the forms of the page's drawing. */
  get paints() {
    return this.#known?.nodes.map(({ paint }) => paint);
  }

  // MARK: Drawings

  /** Reads a drawing at rest, whose forms have their matrices. */
  #read(forms, riders, drawn, partCount) {
    const nodes = forms.filter(({ isBent }) => isBent).map(({ form, part, commands, matrix }) => {
      const numbers = [];
      for (const [command, points] of piecesOf(commands)) {
        numbers.push(command, ...points.flatMap((point) => moved(matrix, point)));
      }
      return { form, part, numbers, matrix, paint: paintOf(form, matrix, this.#shape) };
    }).filter(({ paint }) => paint.fillOpacity > 0 || paint.strokeOpacity > 0);
    return { nodes, riders: riders.map(({ rider }) => rider), drawn, partCount };
  }

  /** Notes a drawing that the page has given. */
  note(...drawing) {
    this.#known = this.#read(...drawing);
  }

  /** Forgets the drawing: the next one is shown at once. */
  forget() {
    this.end();
    this.#known = undefined;
  }

  /**
   * Reads the paint again, before something moves: a page may have other colors by now. That of a
   * form in a drawing that has changed is known only from before.
   */
  repaint(changed = []) {
    for (const node of this.#known?.nodes ?? []) {
      const { form, matrix } = node;
      const isKept = this.#shape.contains(form) && !changed.some((svg) => svg.contains(form));
      if (isKept) node.paint = paintOf(form, matrix, this.#shape);
    }
  }

  #isSame(one, other) {
    return one.nodes.length === other.nodes.length &&
      one.riders.length === other.riders.length &&
      one.riders.every((rider, index) => rider.isEqualNode(other.riders[index])) &&
      one.nodes.every(({ numbers, paint }, index) => {
        const its = other.nodes[index];
        return numbers.length === its.numbers.length && isSame(paint, its.paint) &&
          numbers.every((number, at) => Math.abs(number - its.numbers[at]) < TOLERANCE);
      });
  }

  /**
   * Changes to the drawing that the page has now, if it is another one: what was shown flows there
   * from a time stamp on, or from now on. Returns whether a flow shows the drawing.
   */
  change(stamp, ...drawing) {
    const { width, height } = this.#box;
    const next = this.#read(...drawing);
    if (!this.isOn) this.repaint(next.drawn);
    const before = this.#known;
    this.#known = next;
    const { place } = this;
    this.place = undefined;
    if (!before) return false;
    if (this.#isSame(before, next)) {
      if (this.isOn) this.#attach();
      return this.isOn;
    }
    this.#size = [width, height];
    const numbers = this.#begin(place, stamp);
    // With Reduce Motion the drawing is there at once.
    if (!(numbers[1] < 1)) {
      this.end();
      return false;
    }
    const time = numbers[5];
    const former = this.#strands.map((strand) => ({
      ...strand,
      commands: this.#commandsOf(strand, time),
      layers: this.#layersAt(strand, time),
    }));
    const groups = before.partCount > 1 && before.partCount === next.partCount
      ? [-1, ...Array(next.partCount).keys()]
      : [undefined];
    this.#copyRiders(before);
    this.#copyResources(before, former);
    if (!this.#match(before, next, groups, numbers)) this.#fade(before, former, numbers);
    else this.#weave(former, groups);
    this.#fill();
    this.#attach();
    return true;
  }

  /** The size of the shape, in pixels. */
  get #box() {
    const [width, height] = this.#shape.shownSize;
    return { width, height };
  }

  /** Sends the event to the shape; returns the numbers of the flow that it begins. */
  #begin(given, stamp) {
    const { core } = this.#shape.control;
    const { width, height } = this.#box;
    const owner = this.#shape.closest(OWNER) ?? this.#shape;
    const isTapped = tap?.path.includes(owner) && performance.now() - tap.event.timeStamp < TAP;
    const tapped = isTapped ? this.#shape.place(tap.event) : undefined;
    const place = given ? [given.x, given.y] : tapped;
    const isPlace = place?.every(Number.isFinite) === true;
    const [x, y] = isPlace ? place : [width / 2, height / 2];
    const wave = isPlace ? 1 : 0;
    this.#shape.handle(SHAPE.drawingChanged, [x, y, wave], stamp);
    const [frequency, damping, most, time, restTime] = core.taken(
      core.morphing(this.#shape.body, core.numbers),
    );
    const size = Math.max(width, height);
    const [right, down] = [(x - width / 2) / size + 0.5, (y - height / 2) / size + 0.5];
    return [frequency, damping, wave * most, right, down, time, restTime];
  }

  // MARK: Matching

  /** The number of a drawing, the same for the same one: so the way back is the way there. */
  #numberOf({ nodes }) {
    const known = this.#drawings.find((drawing) =>
      drawing.nodes.length === nodes.length &&
      drawing.nodes.every(({ numbers, paint }, index) =>
        isEqual(numbers, nodes[index].numbers) && isSame(paint, nodes[index].paint)
      )
    );
    // A paint with a lower number is that of a piece.
    const number = known?.number ?? ++this.#last % MOST_DRAWINGS + 1;
    const others = this.#drawings.filter((drawing) => drawing !== known).slice(1 - KEPT);
    this.#drawings = [...others, { number, nodes: nodes.map((node) => ({ ...node })) }];
    return number;
  }

  #colorOf({ stroke }) {
    const index = this.#colors.indexOf(stroke);
    return index < 0 ? this.#colors.push(stroke) - 1 : index;
  }

  /** A drawing, or a part of one, as the core reads it. */
  #numbersOf(drawing, number, group) {
    const [width, height] = this.#size;
    const size = Math.max(width, height);
    const numbers = [];
    drawing.nodes.forEach(({ part, numbers: own, paint }, index) => {
      if (group !== undefined && part !== group) return;
      numbers.push(PATH, number * NODES + this.#runOf(drawing, index), paint.fillOpacity);
      numbers.push(+(paint.width > 0), paint.width / size, this.#colorOf(paint));
      numbers.push(+paint.isEvenOdd);
      for (const [command, points] of piecesOf(own)) {
        numbers.push(command);
        for (const [x, y] of points) {
          numbers.push((x - width / 2) / size + 0.5, (y - height / 2) / size + 0.5);
        }
      }
    });
    return numbers;
  }

  /** The first of the nodes in a row that are painted alike; they are one path. */
  #runOf({ nodes }, index) {
    const { form, paint, part } = nodes[index];
    while (index > 0) {
      const before = nodes[index - 1];
      const isAlike = before.form.parentNode === form.parentNode && before.part === part &&
        isSame(before.paint, paint);
      if (!isAlike) break;
      index--;
    }
    return index;
  }

  #makeMotion(group) {
    return Object.assign(new Motion(this.#core), { group });
  }

  /** Starts to flow from a drawing, or from what is shown; false if these cannot be matched. */
  #match(before, next, groups, start) {
    const isCaught = this.#motions.length > 0;
    // What fades has no springs from which it could go on.
    if (this.#strands.some(({ commands }) => commands)) return false;
    if (isCaught && this.#motions.map(({ group }) => group).join() !== groups.join()) return false;
    if (!isCaught) this.#motions = groups.map((group) => this.#makeMotion(group));
    const number = isCaught || this.#numberOf(before);
    this.#target = this.#numberOf(next);
    return this.#motions.every((motion) =>
      motion.start(
        this.#numbersOf(next, this.#target, motion.group),
        start,
        isCaught ? undefined : this.#numbersOf(before, number, motion.group),
      )
    );
  }

  /** Makes the strands of the motions that have started, from those before them. */
  #weave(former, groups) {
    const strands = new Map();
    this.#motions.forEach((motion, index) => {
      const numbers = this.#core.taken(
        this.#core.morphPieces(motion.memory, this.#core.numbers, this.#core.limit),
      );
      [motion.cubicCount] = numbers;
      const isCaught = numbers[1] === 1;
      motion.pieceCount = (numbers.length - 2) / 6;
      for (let piece = 0; piece < motion.pieceCount; piece++) {
        const [startId, startFill, startWidth, endId, endFill, endWidth] = numbers.subarray(
          2 + 6 * piece,
        );
        // The number of a paint of a flow that was caught is that of its piece.
        const key = [
          index,
          startId,
          startFill > 0,
          startWidth > 0,
          endId,
          endFill > 0,
          endWidth > 0,
        ];
        const name = key.join();
        if (!strands.has(name)) {
          const paintsOf = (id, fill, width) =>
            (id < NODES && isCaught
              ? former.find((strand) => strand.motion === motion && strand.pieces.includes(id))
                .layers
              : [this.#paintOf(id)]).map((paint) => ({
                ...paint,
                fillOpacity: fill,
                width: width * Math.max(...this.#size),
              }));
          const starts = paintsOf(startId, startFill, startWidth);
          const ends = paintsOf(endId, endFill, endWidth);
          const isTarget = Math.floor(endId / NODES) === this.#target;
          strands.set(name, {
            motion,
            part: groups.length > 1 ? motion.group : -1,
            node: isTarget ? endId % NODES : -1,
            pieces: [],
            layers: layersOf(starts, ends),
          });
        }
        strands.get(name).pieces.push(piece);
      }
    });
    this.#strands = [...strands.values()].sort((one, other) => one.node - other.node);
  }

  /** The paint of a drawing's node by its number. */
  #paintOf(id) {
    const number = Math.floor(id / NODES);
    return this.#drawings.find((drawing) => drawing.number === number).nodes[id % NODES].paint;
  }

  /** Fades what is shown out, and the drawing of the page in: these cannot be matched. */
  #fade(before, former, start) {
    this.#freeMotions();
    const motion = this.#makeMotion();
    // It has no contour, only a share.
    this.#motions = [motion];
    motion.start([], start, []);
    const strand = (node, part, commands, layers) => ({
      motion,
      part,
      node,
      commands,
      layers,
      pieces: [],
    });
    const fromNodes = ({ nodes }, key) =>
      nodes.map(({ part, numbers, paint }, index) =>
        strand(key === 'end' ? index : -1, part, numbers, [{ [key]: paint }])
      );
    const old = former.length
      ? former.map(({ part, commands, layers }) =>
        strand(-1, part, commands, layers.map((start) => ({ start })))
      )
      : fromNodes(before, 'start');
    // What is seen no longer does not add up.
    const seen = old.filter(({ layers }) => layers.some(({ start }) => start.opacity > FAINT));
    this.#strands = [...seen, ...fromNodes(this.#known, 'end')];
    [motion.cubicCount, motion.pieceCount] = [0, 0];
  }

  #layersAt({ motion, layers }, time) {
    const share = this.#core.morphShare(motion.memory, time);
    const paints = layers.map((layer) => paintAt(layer, share));
    const seen = paints.filter(({ opacity }) => opacity > FAINT);
    return seen.length ? seen : paints.slice(-1);
  }

  // MARK: Frames

  /** Allocates the memory of what is drawn. */
  #fill() {
    this.#freeRoom();
    const { core } = this.#shape.control;
    const count = (values) => values.reduce((sum, value) => sum + value, 0);
    const sizes = this.#motions.map(({ cubicCount, pieceCount }) =>
      CURVE_SIZE * cubicCount + CONTOUR_SIZE * pieceCount
    );
    const still = this.#strands.map(({ commands }) => HEADER_SIZE + (commands?.length ?? 0));
    const byteCount = 8 * (count(sizes) + count(still) + 1);
    const start = core.allocate(byteCount);
    this.#room = { start, end: start, byteCount };
    const most = 8 * Math.max(...sizes, 1);
    this.#out = { start: this.#core.allocate(most), byteCount: most };
  }

  /** The commands of a strand at a time, in pixels. */
  #commandsOf({ motion, pieces, commands }, time) {
    if (commands) return commands;
    const core = this.#core;
    const [width, height] = this.#size;
    const size = Math.max(width, height);
    const [x, y] = [(width - size) / 2, (height - size) / 2];
    const { start, byteCount } = this.#out;
    let end = start;
    for (const piece of pieces) {
      end = core.morphDraw(motion.memory, piece, time, x, y, size, end, start + byteCount);
    }
    return [...new Float64Array(core.memory.buffer, start, (end - start) / 8)];
  }

  /** The drawing at a time, as the core of shapes bends it; undefined at rest. */
  at(time) {
    if (!this.isOn) return undefined;
    const { core } = this.#shape.control;
    const numbers = new Float64Array(
      core.memory.buffer,
      this.#room.start,
      this.#room.byteCount / 8,
    );
    let at = 0;
    for (const strand of this.#strands) {
      const commands = this.#commandsOf(strand, time);
      numbers.set([PATH, strand.units, strand.part, 1, 0, 0, 1, 0, 0, ...strand.inverse], at);
      numbers.set(commands, at + HEADER_SIZE);
      at += HEADER_SIZE + commands.length;
    }
    this.#room.end = this.#room.start + 8 * at;
    return this.#room;
  }

  /** Shows the strands in a frame, by their path data. */
  show(lines, time) {
    this.#strands.forEach((strand, index) => {
      const share = this.#core.morphShare(strand.motion.memory, time);
      strand.paths.forEach((path, layer) => {
        path.setAttribute('d', lines[index + 1] ?? '');
        strand.set(layer, paintAt(strand.layers[layer], share));
      });
    });
    const share = this.#motions.length ? this.#core.morphShare(this.#motions[0].memory, time) : 1;
    for (const { animation, isIn } of this.#fades) {
      animation.currentTime = Math.min(2 * (isIn ? share : 1 - share), 1);
    }
  }

  /** Puts the strands where the forms of the page's drawing are, which they hide. */
  #attach() {
    this.#detach();
    const { nodes, riders, drawn } = this.#known;
    for (const rider of riders) this.#addFade(rider, true, opacityOf(rider));
    const host = drawn.at(-1) ?? this.#shape.shadowRoot.appendChild(
      make('svg', { part: 'drawing', 'aria-hidden': 'true' }),
    );
    if (!drawn.length) markTemporary(host);
    this.#host = host;
    let last;
    for (const strand of this.#strands) {
      // The page's own forms stay the first ones: what asks for a path gets one of the page.
      const form = (nodes[strand.node] ?? nodes[0])?.form;
      const place = form && uncutPlaceOf(form);
      const parent = place?.parentNode ?? host;
      const matrix = this.#shape.matrixOf(parent) ?? new DOMMatrix();
      const { a, b, c, d, e, f } = matrix.inverse();
      const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
      for (const node of nodesAround(parent)) {
        // What was drawn before would be as faint at once.
        const isFaint = getComputedStyle(node).opacity < 1;
        if (isFaint) this.#solid.push(pausedAnimation(node, { opacity: [1, 1] }));
      }
      const color = inheritsColor(parent, this.#shape)
        ? 'currentColor'
        : getComputedStyle(this.#shape).color;
      strand.inverse = [a, b, c, d, e, f];
      strand.units = scale > 10 ? 1e4 : scale > 1 ? 1e3 : 100;
      const painted = strand.layers.map(() => ({}));
      strand.set = (layer, paint) =>
        setPaint(strand.paths[layer], paint, { scale, color }, painted[layer]);
      strand.paths = strand.layers.map(() => {
        const path = make('path', { 'aria-hidden': 'true' });
        markTemporary(path);
        stopTransitions(path);
        return path;
      });
      if (!place) host.append(...strand.paths);
      else if (last?.place === place) last.path.after(...strand.paths);
      else place.after(...strand.paths);
      last = { place, path: strand.paths.at(-1) };
    }
    if (this.#resources.length) {
      this.#temporary = make('defs', {}, ...this.#resources);
      markTemporary(this.#temporary);
      host.prepend(this.#temporary);
    }
    for (const copy of this.#riders) {
      host.append(copy);
      this.#addFade(copy, false, +getComputedStyle(copy).opacity);
    }
  }

  // MARK: What rides along

  /** Copies what rode along on the drawing before. */
  #copyRiders({ riders }) {
    this.#riders = riders.map((rider) => {
      const copy = rider.cloneNode(true);
      restoreAll(copy);
      copy.removeAttribute('id');
      copy.setAttribute('aria-hidden', 'true');
      markTemporary(copy);
      return copy;
    });
  }

  /** Copies the gradients and the like of a drawing that may be gone, with ids of their own. */
  #copyResources({ nodes, drawn }, former) {
    const painted = [
      ...nodes,
      ...former.flatMap(({ layers }) => layers.map((paint) => ({ paint }))),
    ];
    if (!painted.some(({ paint }) => isServed(JSON.stringify(paint)))) return;
    const names = new Map();
    for (const resource of drawn.flatMap((svg) => [...svg.querySelectorAll(RESOURCES)])) {
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
    for (const strand of former) strand.layers = strand.layers.map(renamed);
  }

  #addFade(element, isIn, opacity) {
    this.#fades.push({ animation: pausedAnimation(element, { opacity: [0, opacity] }), isIn });
  }

  // MARK: The end

  #detach() {
    for (const { animation } of this.#fades) animation.cancel();
    for (const animation of this.#solid) animation.cancel();
    [this.#fades, this.#solid] = [[], []];
    for (const copy of this.#riders) copy.remove();
    for (const { paths } of this.#strands) for (const path of paths ?? []) path.remove();
    this.#temporary?.remove();
    if (
      this.#host?.parentNode === this.#shape.shadowRoot && !this.#known.drawn.includes(this.#host)
    ) {
      this.#host.remove();
    }
    this.#host = undefined;
  }

  /** Takes the strands away, while the page's forms are read. */
  hide() {
    if (this.isOn) this.#detach();
  }

  #freeRoom() {
    if (this.#room) this.#shape.control.core.free(this.#room.start, this.#room.byteCount);
    if (this.#out) this.#core.free(this.#out.start, this.#out.byteCount);
    this.#room = this.#out = undefined;
  }

  #freeMotions() {
    for (const motion of this.#motions) motion.free();
    this.#motions = [];
  }

  /** Ends the flow: the page's own forms are shown. */
  end() {
    if (!this.isOn) return;
    this.#detach();
    this.#freeRoom();
    this.#freeMotions();
    this.#strands = [];
    this.#riders = [];
    this.#drawings = [];
    this.#colors = [];
    this.#last = 0;
    this.#resources = [];
  }
}
