// Lets the drawing of a <jelly-shape> flow to another one. It is loaded with the first shape that
// has the attribute `morphs`, and with it the core's matching of two drawings.
//
//     drawing ──read──▸ another one? ──start──▸ motions ──▸ strands ──attach──▸ paths
//     a frame: motions ──at──▸ commands, which the core of the host bends ──show──▸ paths
//
// A flow consists of strands: the contours with one paint at the start and one at the end are one
// path. In each frame the core's matching writes them as the host's drawing, and the host bends
// this as any other.
import { make } from './dom.js';
import { ask, find } from './load.js';
import { Motion } from './motion.js';
import { layersOf } from './paint.js';
import { PaintedDrawing } from './painted-drawing.js';
import { Remains } from './remains.js';
import { markTemporary } from './rest.js';
import { isSeen, MOST_FADES, Strand } from './strand.js';
import { followTaps, tapOn } from './tap.js';

/** A drawing has fewer nodes; the number of a paint is that of its drawing times this, and more. */
const NODES = 65536;
/** The drawings that a flow keeps: those of its start, its target, and the ones before. */
const KEPT = 4;
/** From this number on drawings have the first numbers again: a paint's number has 32 bits. */
const MOST_DRAWINGS = 1000;
/** The numbers before the commands of a path, of one curve, and of a contour's other commands. */
const [HEAD_SIZE, CURVE_SIZE, CONTOUR_SIZE] = [15, 7, 4];

/** Whether the matching has been used. */
let isWarm = false;

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

/** The core that matches the drawings of icons. */
export const openMatching = () => find(matching());

/** Opens the matching: that of the shapes' own core if it has one, else its file. */
export async function open(core) {
  followTaps();
  const own = core.morphSize ? core : await openMatching();
  return (host) => new Flow(own, core, host);
}

class Flow {
  #own; // The core that matches.
  #core; // The core that gets the commands.
  #host; // The element that shows the drawing.
  #drawing; // The drawing that was read last, with its paints.
  #former; // The one before, if it is another one, until the flow from it starts.
  #size = [0, 0]; // The size of the drawing, in pixels.
  #motions = []; // The springs of the drawing's points: of all of it, or of each part.
  #strands = []; // The paths, in the order of the page's forms.
  #drawn = []; // The same in the order in which they are drawn: motion by motion.
  #drawings = []; // The nodes of the drawings of this flow, each with its number.
  #last = 0; // The number of the drawing that came last, before it begins anew.
  #colors = []; // The colors of their strokes.
  #target = 0; // The number of the drawing to which it flows.
  #remains = new Remains();
  #canvas; // The <svg> of the strands where the drawing has none.
  #room; // The memory of what is drawn, in both cores.

  constructor(own, core, host) {
    [this.#own, this.#core, this.#host] = [own, core, host];
  }

  /** Whether a drawing becomes another one. */
  get isOn() {
    return this.#motions.length > 0;
  }

  /** The paths that are shown; undefined while the page's own forms are. */
  get paths() {
    return this.isOn ? this.#strands.map(({ paths }) => paths.at(-1)) : undefined;
  }

  /** The paints of the forms of the page's drawing. */
  get paints() {
    return this.#drawing?.nodes.map(({ paint }) => paint);
  }

  /**
   * Where the next flow starts, in pixels, and 1 if it goes on from there as a wave: a place that
   * is given, or where a finger or the mouse went down shortly before; else 0, for all at once.
   */
  originAt(given) {
    const host = this.#host;
    const tap = tapOn(host);
    const place = given ? [given.x, given.y] : tap ? host.place(tap) : [];
    return place.length && place.every(Number.isFinite)
      ? [...place, 1]
      : [...host.shownSize.map((length) => length / 2), 0];
  }

  // MARK: Drawings

  /** Notes a drawing, which is there at once. */
  note(drawing) {
    this.#drawing = new PaintedDrawing(drawing, this.#host);
  }

  /**
   * Matches the drawing with those that may be next, before they are.
   *
   * Without one it matches it with a smaller one: a browser compiles the functions of a core with
   * their first call, which would take a fifth of the first press.
   */
  prepare(drawings) {
    if (!this.#drawing) return;
    const numbersOf = (nexts, [width, height]) => {
      const flow = new Flow(this.#own, this.#core, this.#host);
      flow.#size = [width, height];
      return nexts.map((next) => flow.#numbersOf(next)({}));
    };
    const size = this.#host.shownSize;
    for (const drawing of drawings) {
      const next = new PaintedDrawing(drawing, this.#host);
      Motion.prepare(this.#own, ...numbersOf([this.#drawing, next], size));
    }
    if (isWarm || drawings.length || !this.#drawing.nodes.length) return;
    const half = numbersOf([this.#drawing], size.map((length) => 2 * length));
    new Motion(this.#own).match(...numbersOf([this.#drawing], size), ...half);
    isWarm = true;
  }

  /** Forgets the drawing: the next one is there at once. */
  forget() {
    this.end();
    this.#drawing = undefined;
  }

  /** Reads the paints of the drawing again, before something moves. */
  repaint(changed) {
    this.#drawing?.repaint(this.#host, changed);
  }

  /** Reads the drawing that the page has now; returns whether the flow to it can start. */
  read(drawing) {
    const before = this.#drawing;
    const next = new PaintedDrawing(drawing, this.#host);
    if (!this.isOn) this.repaint(next.svgs);
    this.#drawing = next;
    if (before && !before.looksLike(next)) {
      this.#former = before;
      return true;
    }
    if (this.isOn) this.#attach();
    return false;
  }

  /**
   * Starts to flow to the drawing that was read, from what was shown. The numbers are those of the
   * core's `MorphStart`.
   */
  start(numbers) {
    const [time, restTime] = numbers.slice(-2);
    const [before, next] = [this.#former, this.#drawing];
    // With Reduce Motion the drawing is there at once.
    if (!(restTime > time)) return this.end();
    this.#size = this.#host.shownSize;
    const caught = this.#strands.map((strand) => this.#catch(strand, time));
    const isInParts = before.partCount > 1 && before.partCount === next.partCount;
    const parts = isInParts ? [-1, ...Array(next.partCount).keys()] : [undefined];
    this.#remains.take(before, caught);
    if (this.#match(before, next, parts, numbers)) this.#weave(caught, isInParts);
    else this.#fade(before, caught, numbers);
    this.#attach();
  }

  /** What a strand shows at a time. */
  #catch(strand, time) {
    const { motion, part, pieces, range, age } = strand;
    const numbers = motion.draw(time, this.#size, range, this.#room.out);
    const commands = strand.commands ?? [...numbers.subarray(HEAD_SIZE)];
    return { motion, part, pieces, commands, age: age + 1, paints: strand.paints };
  }

  // MARK: Matching

  /** The number of a drawing, the same for the same one: so the way back is the way there. */
  #numberOf(drawing) {
    const known = this.#drawings.find((one) => drawing.equals(one));
    // A paint with a lower number is that of a contour.
    const number = known?.number ?? ++this.#last % MOST_DRAWINGS + 1;
    const others = this.#drawings.filter((one) => one !== known).slice(1 - KEPT);
    // Its own nodes get other paints.
    const nodes = drawing.nodes.map((node) => ({ ...node }));
    this.#drawings = [...others, { number, nodes }];
    return number;
  }

  #colorOf({ stroke }) {
    const index = this.#colors.indexOf(stroke);
    return index < 0 ? this.#colors.push(stroke) - 1 : index;
  }

  /** The numbers of a drawing for the motion of each part. */
  #numbersOf(drawing) {
    const first = this.#numberOf(drawing) * NODES;
    const numberOf = (node, paint) => [first + node, this.#colorOf(paint)];
    return ({ part }) => drawing.numbers(this.#size, part, numberOf);
  }

  /** Starts to flow from a drawing, or from what is shown; false if these cannot be matched. */
  #match(before, next, parts, start) {
    const isCaught = this.isOn;
    // What fades has no springs from which it could go on.
    if (this.#strands.some(({ commands }) => commands)) return false;
    if (isCaught && this.#motions.map(({ part }) => part).join() !== parts.join()) return false;
    if (!isCaught) this.#motions = parts.map((part) => new Motion(this.#own, part));
    const startOf = isCaught ? () => undefined : this.#numbersOf(before);
    const endOf = this.#numbersOf(next);
    this.#target = this.#drawings.at(-1).number;
    return this.#motions.every((motion) => motion.start(endOf(motion), start, startOf(motion)));
  }

  /** Makes the strands of the motions that have started, from what was caught. */
  #weave(caught, isInParts) {
    const strands = [];
    const sizes = this.#motions.map((motion) => {
      const { cubicCount, startsCaught, paints } = motion.contours;
      const former = startsCaught ? caught.filter((strand) => strand.motion === motion) : [];
      const own = new Map();
      paints.forEach(({ start, end }, piece) => {
        const look = ({ id, fillOpacity, width }) => [id, fillOpacity > 0, width > 0];
        const key = [look(start), look(end)].join();
        const strand = own.get(key) ?? this.#strandOf(motion, start, end, former, isInParts);
        own.set(key, strand);
        strand.pieces.push(piece);
      });
      strands.push(...own.values());
      return CURVE_SIZE * cubicCount + CONTOUR_SIZE * paints.length;
    });
    this.#setStrands(strands.sort((one, other) => one.node - other.node), sizes);
  }

  /** The strand of the contours with these paints. */
  #strandOf(motion, start, end, caught, isInParts) {
    const [starts, ends] = [start, end].map((paint) => this.#paintsOf(paint, caught));
    const isTarget = Math.floor(end.id / NODES) === this.#target;
    const node = isTarget ? end.id % NODES : -1;
    return new Strand(motion, isInParts ? motion.part : -1, node, layersOf(starts, ends));
  }

  /** The paints of a drawing's node, or of a contour that was caught. */
  #paintsOf({ id, fillOpacity, width }, caught) {
    const before = caught.find(({ pieces }) => id < NODES && pieces.includes(id));
    const number = Math.floor(id / NODES);
    const paints = before?.paints ??
      [this.#drawings.find((one) => one.number === number).nodes[id % NODES].paint];
    const own = { fillOpacity, width: width * Math.max(...this.#size) };
    return paints.map((paint) => ({ ...paint, ...own }));
  }

  /** Fades what is shown out, and the drawing of the page in: these cannot be matched. */
  #fade(before, caught, start) {
    this.#freeMotions();
    // It has no contour, only a share.
    const motion = new Motion(this.#own);
    this.#motions = [motion];
    motion.start([], start, []);
    const old = caught.length ? caught : before.nodes.map(({ part, placed, paint }) => ({
      part,
      commands: placed,
      age: 1,
      paints: [paint],
    }));
    // What is seen no longer does not add up.
    const seen = old.filter(({ age, paints }) => age <= MOST_FADES && paints.some(isSeen));
    const strands = [
      ...seen.map(({ part, commands, age, paints }) =>
        Object.assign(new Strand(motion, part, -1, layersOf(paints, []), commands), { age })
      ),
      ...this.#drawing.nodes.map(({ part, placed, paint }, index) =>
        new Strand(motion, part, index, layersOf([], [paint]), placed)
      ),
    ];
    this.#setStrands(strands, [0]);
  }

  /** Takes strands, and makes room for them: `sizes` are the numbers of each motion's contours. */
  #setStrands(strands, sizes) {
    this.#freeRoom();
    this.#strands = strands;
    this.#drawn = this.#motions.flatMap((motion) =>
      strands.filter((strand) => strand.motion === motion)
    );
    const allocate = (core, count) => {
      const start = core.allocate(8 * count);
      return { core, start, end: start + 8 * count };
    };
    const sum = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
    const heads = HEAD_SIZE * strands.length;
    const still = sum(strands.map(({ commands }) => commands?.length ?? 0));
    const pieceCount = sum(strands.map(({ pieces }) => pieces.length));
    this.#room = {
      paths: allocate(this.#own, heads + strands.length + pieceCount),
      out: allocate(this.#own, 1 + heads + Math.max(...sizes)),
      commands: allocate(this.#core, 1 + heads + still + sum(sizes)),
    };
  }

  // MARK: Frames

  /** Gives the cores what is the same in each frame: what stands still, and all heads. */
  #write() {
    const { paths, commands } = this.#room;
    const write = (core, start, numbers) => {
      new Float64Array(core.memory.buffer, start, numbers.length).set(numbers);
      return start + 8 * numbers.length;
    };
    let [next, moving] = [paths.start, commands.start];
    for (const motion of this.#motions) {
      motion.range = { start: next };
      for (const strand of this.#drawn.filter((strand) => strand.motion === motion)) {
        const { head, pieces, commands: still } = strand;
        strand.range = { start: next };
        if (still) moving = write(this.#core, moving, [...head, ...still]);
        else next = write(this.#own, next, [...head, pieces.length, ...pieces]);
        strand.range.end = next;
      }
      motion.range.end = next;
    }
    this.#room.moving = moving;
  }

  /**
   * The drawing at a time, as the core of the host bends it: from one core to the other, without a
   * list of this script in between. Undefined at rest.
   */
  at(time) {
    if (!this.isOn) return undefined;
    const { out, commands, moving } = this.#room;
    let end = moving;
    for (const motion of this.#motions) {
      const numbers = motion.draw(time, this.#size, motion.range, out);
      new Float64Array(this.#core.memory.buffer, end, numbers.length).set(numbers);
      end += 8 * numbers.length;
    }
    return { start: commands.start, end };
  }

  /** Shows the drawing for which the commands were asked last, by the path data of its strands. */
  show(lines) {
    this.#drawn.forEach((strand, index) => strand.show(lines[index] ?? ''));
    this.#remains.show(this.#motions[0].share);
  }

  /** Puts the strands where the forms of the page's drawing are, which they hide. */
  #attach() {
    this.hide();
    const { nodes, riders, svgs } = this.#drawing;
    const host = this.#host;
    const root = host.shadowRoot;
    this.#remains.fadeIn(riders);
    if (!svgs.length) {
      this.#canvas = root.appendChild(make('svg', { part: 'drawing', 'aria-hidden': 'true' }));
      markTemporary(this.#canvas);
    }
    const svg = this.#canvas ?? svgs.at(-1);
    let before;
    for (const strand of this.#strands) {
      // The page's own forms stay the first ones: what asks for a path gets one of the page.
      const form = (nodes[strand.node] ?? nodes[0])?.form;
      strand.attach(form, svg, before, host, root.querySelector('svg'));
      before = strand;
    }
    this.#remains.attach(svg);
    this.#write();
  }

  // MARK: The end

  /** Takes the strands away, while the page's forms are read. */
  hide() {
    this.#remains.detach();
    for (const strand of this.#strands) strand.detach();
    this.#canvas?.remove();
    this.#canvas = undefined;
  }

  #freeRoom() {
    const { paths, out, commands } = this.#room ?? {};
    for (const { core, start, end } of paths ? [paths, out, commands] : []) {
      core.free(start, end - start);
    }
    this.#room = undefined;
  }

  #freeMotions() {
    for (const motion of this.#motions) motion.free();
    this.#motions = [];
  }

  /** Ends the flow: the page's own forms are shown. */
  end() {
    if (!this.isOn) return;
    this.hide();
    this.#freeRoom();
    this.#freeMotions();
    this.#strands = this.#drawn = [];
    this.#drawings = [];
    this.#colors = [];
    this.#last = 0;
    this.#remains = new Remains();
  }
}
