// <jelly-shape>: a drawing that is a sheet of jelly.
import { clock } from './clock.js';
import { demand } from './declare.js';
import { Drawing, hideUnnamed, isPainted, matrixIn, OWNER } from './drawing.js';
import { JellyElement } from './jelly-element.js';
import { followKeys, followPointers, followPress } from './fingers.js';
import { make, windowOf } from './dom.js';
import { boxOf, headOf, movedPath, pointsOf, readPath, writePath } from './path-data.js';
import { restoreAll } from './rest.js';
import { SHAPE } from './schema/jelly-shape.js';
import { StandIns } from './stand-ins.js';

/** The box of a part that the drawing does not have. */
const NONE = [0, 0, 0, 0];
/** Shares of the box that are rounding: matrices of the screen are rounded. */
const ROUNDING = 1e-3;
/** The distance from the drawing within which a finger touches it, in pixels: half a finger. */
const BREADTH = 22;

const shapeStyle = `
:host {
  display: inline-block; z-index: auto; touch-action: auto;
  -webkit-tap-highlight-color: transparent;
}
:host([path]) { width: 1em; aspect-ratio: 1; min-height: 0 }
::slotted(svg), svg[part=drawing] { display: block; width: 100%; height: 100% }
svg[part=drawing] {
  position: static; z-index: auto; pointer-events: auto; fill: var(--jelly-fill, currentColor);
}
@media (forced-colors: active) { svg[part=drawing] { fill: CanvasText; stroke: none } }
`;

/** What a drawing in motion reaches beyond its box is seen, whatever the page has for its <svg>. */
const movingStyle = '::slotted(svg) { overflow: visible !important }';

/**
 * The states of a drawing.
 *
 *     unread ──read──▸ still ──moves──▸ moving ──other size──▸ resized
 *        ▴ another       ▴                 │ rests                │ rests: it is read again
 *        ╰───────────────┴──── rests ──────╯ another ──▸ replaced ◂┘ another
 */
const UNREAD = 0; // The page shows another drawing than was read last.
const STILL = 1; // The page's own forms are shown.
const MOVING = 2; // Others stand in for them.
const RESIZED = 3; // It moves, and has another size, in which it is read when it rests.
const REPLACED = 4; // It moves, and the page has another drawing, which is read soon.

/** The shapes whose drawings have changed. */
const changed = new Set();
/** The script with which drawings flow, once a shape has asked for it. */
let script;
/** What makes flows, once a shape with a core has asked for it; undefined without the script. */
let opened;

/** Gets the script of flows and its core, which are asked for before the core of the shapes. */
function openMorphs(core) {
  script ??= import('./morph.js');
  if (!core) return script.then(({ prepare }) => prepare(), () => {});
  return opened ??= script.then(({ open }) => open(core)).catch(({ message }) =>
    console.warn(`jelly: <jelly-shape>: morphs: morph.js must be available; got ${message}`)
  );
}

/**
 * The time in which drawings begin to flow in one frame, in milliseconds. The others begin a frame
 * later, as a wave would: 50 pairs of icons would stop a page for 200 ms.
 */
const READING_TIME = 8;
/** The number of equal drawings that begin together, and so are matched once; 50 take 40 ms. */
const TOGETHER = 16;

/** The number of drawings that are matched before one of them is shown. */
const NEXT = 2;
const idle = globalThis.requestIdleCallback ?? setTimeout;

/** The attributes of an `<svg>` on which the place of its forms depends. */
const FRAME = ['viewBox', 'preserveAspectRatio', 'width', 'height', 'class', 'style'];

/** Whether the forms of an `<svg>` are hidden where those of another one are shown. */
const isBehind = (svg, shown) =>
  svg !== shown && svg.dataset.name && !svg.querySelector('svg, [transform]') &&
  FRAME.every((name) => svg.getAttribute(name) === shown.getAttribute(name));

const isAlike = (one, other) =>
  one.shown === other.shown && one.path === other.path &&
  one.childElementCount === other.childElementCount &&
  [...one.children].every((child, index) => child.isEqualNode(other.children[index]));

/** Reads the drawings that have changed. */
function readChanged() {
  let start;
  const shapes = [...changed].filter(({ isConnected }) => isConnected);
  changed.clear();
  const isSlow = ({ flow, isDisplayed }) => flow && isDisplayed;
  readTogether(shapes.filter((shape) => !isSlow(shape)));
  // What the page has drawn itself is on the screen already, and cannot wait.
  const slow = shapes.filter(isSlow).sort((one, other) => one.canWait - other.canWait);
  while (slow.length && !(slow[0].canWait && performance.now() - start > READING_TIME)) {
    // The first begins in any case, also where the processor had something else to do.
    start ??= performance.now();
    const [first] = slow;
    const alike = slow.filter((shape) => isAlike(first, shape)).slice(0, TOGETHER);
    for (const shape of alike) slow.splice(slow.indexOf(shape), 1);
    readTogether(alike);
  }
  if (!slow.length) return;
  if (!changed.size) windowOf(slow[0]).requestAnimationFrame(readChanged);
  for (const shape of slow) changed.add(shape);
}

/**
 * Reads drawings, all of them before any is changed by this: else the browser would lay the page
 * out once for each.
 */
function readTogether(shapes) {
  const moving = shapes.filter((shape) => shape.leaveDrawing());
  for (const shape of shapes) shape.showPath();
  for (const shape of shapes) shape.readDrawing();
  // Those of one time share their matching.
  const stamp = performance.now();
  for (const shape of shapes) shape.beginFlow(stamp, moving.includes(shape));
}

/**
 * A drawing that a finger can pull, poke and flick: a letter, a logo.
 *
 * @element jelly-shape
 * @attr {string} path - SVG path data, to be drawn instead of an `<svg>`.
 * @attr {string} parts - A selector of the parts of the `<svg>` that also bend by themselves, such
 *   as the letters of a word; the groups directly in the `<svg>` without one.
 * @attr {boolean} morphs - Whether a drawing that changes flows to the new one; a script for that
 *   is loaded.
 * @attr {string} shown - The `data-name` of the `<svg>` that is shown, if several have one; the
 *   first of them without it.
 * @fires {CustomEvent<null>} jelly-grab - A finger holds it.
 * @fires {CustomEvent<null>} jelly-release - The last finger has left.
 * @fires {CustomEvent<null>} jelly-rest - It is at rest again.
 * @slot - An `<svg>`.
 * @csspart drawing - The drawing of `path`.
 */
export class JellyShapeElement extends JellyElement {
  static get tag() {
    return 'jelly-shape';
  }
  static get control() {
    return SHAPE;
  }
  static get events() {
    return { grabbed: 'grab', released: 'release' };
  }
  static get attributes() {
    return [...super.attributes, 'path', 'parts', 'shown'];
  }
  static get booleans() {
    return ['morphs'];
  }
  static get styles() {
    return [...super.styles, shapeStyle];
  }
  /** Without the core it still draws its path, and the drawing that `shown` names. */
  static get isDefinedFirst() {
    return true;
  }
  /** The commands of the drawing in the core's memory: their address, and that after them. */
  commands;
  #drawing = new Drawing(); // What was read last.
  #state = UNREAD;
  #standIns; // What stands in for the forms while they move.
  #partBoxes = []; // The boxes of the parts, in shares of the size, as the core reads them.
  #box = {}; // The box of the drawing, in shares of the size.
  #isCut = false; // Whether the drawing reaches out of its box, which cuts it off.
  #still; // The path data of a drawing at rest.
  #isHeld = false;
  #isTouched = false; // Whether a finger is down on it.
  #isPressed = false;
  #isBroken = false; // Whether a drawing was reported that cannot be moved.
  #changes;
  #name; // The `data-name` of the drawing that is shown; undefined if all are.
  /** What lets the drawing become another one, once the script for it is there. */
  flow;
  #place; // The place from which a page wants the next flow to start.

  get #frame() {
    return this.shadowRoot.querySelector('svg');
  }

  connect(signal) {
    const slot = this.shadowRoot.querySelector('slot:not([name])');
    slot.addEventListener('slotchange', () => this.#reload(), { signal });
    this.#changes = new MutationObserver(() => this.#reload());
    followPointers(this, this, signal);
    // A touch that pulls the drawing does not scroll the page. On a button or a link it does, as on
    // any other: the browser cancels the pointer then.
    const owner = this.closest(OWNER);
    if (owner) this.#followOwner(owner, signal);
    else {
      this.addEventListener('touchmove', (event) => {
        if (this.#isTouched && event.cancelable) event.preventDefault();
      }, { signal, passive: false });
    }
    signal.addEventListener('abort', () => {
      this.#stand();
      this.#isHeld = this.#isPressed = false;
      this.#changes.disconnect();
      this.#free();
      this.flow = undefined;
    });
    this.#arm();
    // It is read when its size is known.
    this.#state = UNREAD;
    this.showPath();
    this.#observe();
  }

  /** A shape in a button or a link is pressed with it. */
  #followOwner(owner, signal) {
    const press = followKeys(owner, (isPressed) => {
      this.#isPressed = isPressed;
      this.#readNow();
      this.handle(isPressed ? SHAPE.pressBegan : SHAPE.pressEnded);
    }, signal);
    const released = () => press(false);
    owner.addEventListener('pointerdown', (event) => {
      if (event.button) return;
      press(true);
      followPress(event, { touchEnded: released, touchCancelled: released }, signal);
    }, { signal });
  }

  changedAttribute(name) {
    if (name === 'morphs') this.#arm();
    else if (/^(path|parts|shown)$/.test(name)) this.#reload(true);
    else super.changedAttribute(name);
  }

  get settings() {
    return this.#box;
  }

  /**
   * The drawing at rest, as path data in the element's own pixels, or as a list of that of each
   * part and of what belongs to none; a trace contains it.
   */
  get pathData() {
    this.#readNow();
    const data = new Array(this.#partBoxes.length + 1).fill('');
    for (const { form, part, commands } of this.#drawing.forms) {
      const matrix = matrixIn(this.#frame, form);
      if (!matrix) continue;
      data[part < 0 ? data.length - 1 : part] += writePath(movedPath(commands, matrix));
    }
    if (data.length > 1 && !data.at(-1)) data.pop();
    return data.length > 1 ? data : data[0];
  }

  remake() {
    super.remake();
    // A new body does not have parts.
    this.#sendParts(this.#partBoxes);
  }

  handle(code, ...event) {
    super.handle(code, ...event);
    if (code !== SHAPE.sizeChanged) return;
    switch (this.#state) {
      case UNREAD:
        this.readDrawing();
        return this.beginFlow();
      case MOVING:
        return void (this.#state = RESIZED);
      case STILL:
        this.#measure();
        this.flow?.note(this.#drawing);
    }
  }

  /**
   * Pokes the drawing: pushes the place at a point towards its middle.
   *
   * @param {number} [x] - In pixels from the left; the middle without one.
   * @param {number} [y] - In pixels from the top; the upper quarter without one.
   * @param {number} [strength] - Up to 1, which is the default, or outwards down to −1.
   * @returns {void}
   */
  poke(x, y, strength = 1) {
    const [width, height] = this.shownSize;
    this.#readNow();
    this.handle(SHAPE.poked, [x ?? width / 2, y ?? height / 4, strength]);
  }

  /**
   * Changes the drawing to another one, as with `morphs`, which it sets.
   *
   * @param {SVGSVGElement | string} drawing - An `<svg>`, which replaces the ones in the slot; one
   *   of those with a `data-name`; or path data.
   * @param {{ x: number, y: number }} [place] - Where the change begins, in pixels; where a finger
   *   or the mouse went down within the last second without one.
   * @returns {Promise<void>}
   */
  async morph(drawing, place) {
    const isPath = typeof drawing === 'string';
    if (!isPath && drawing?.localName !== 'svg') {
      demand('jelly-shape: morph', 'an <svg> or path data', drawing);
    }
    this.morphs = true;
    if (this.flow) this.#place = place;
    this.path = isPath ? drawing : '';
    if (isPath) return;
    if (drawing.parentNode === this) this.shown = drawing.dataset.name;
    else {
      for (const svg of this.querySelectorAll(':scope > svg:not([slot])')) svg.remove();
      this.append(drawing);
    }
  }

  // MARK: The drawing

  /** Gets the script that lets the drawing flow, as long as the page wants it. */
  async #arm() {
    if (!this.morphs) {
      if (this.flow?.isOn) this.#stand();
      this.flow = undefined;
    }
    if (!this.morphs) return;
    const make = await openMorphs(this.control.core);
    if (!make || !this.morphs || !this.body || this.flow) return;
    this.flow = make(this);
    if (![UNREAD, REPLACED].includes(this.#state)) this.flow.note(this.#drawing);
    this.#prepare();
  }

  /** Matches the drawing with those that `shown` may name next, when the page is idle. */
  #prepare() {
    if (!this.flow) return;
    idle(() => {
      const { flow } = this;
      const [shown] = this.#drawing.svgs;
      const isStill = this.#state === STILL && this.commands && !flow?.isOn;
      if (!flow || !isStill || !shown || this.#drawing.partCount > 1) return;
      const matrix = matrixIn(this.#frame, shown);
      if (!matrix) return;
      const drawings = this.#slotted.filter((svg) => isBehind(svg, shown)).map((svg) => {
        const drawing = new Drawing([svg], [], () => {});
        for (const one of drawing.forms) {
          Object.assign(one, { matrix, placed: movedPath(one.commands, matrix) });
        }
        return drawing;
      });
      flow.prepare(drawings.slice(0, NEXT));
    });
  }

  /**
   * Puts the page's forms back, so that those of another drawing can be read; returns whether they
   * have moved.
   */
  leaveDrawing() {
    this.#changes.disconnect();
    this.flow?.hide();
    const wasMoving = !!this.#standIns;
    this.#putBack();
    return wasMoving;
  }

  /**
   * Reads a drawing that has changed, soon. It can wait for other drawings if the one before is
   * shown until then.
   */
  #reload(canWait = false) {
    this.#isBroken = false;
    this.#state = this.#standIns ? REPLACED : UNREAD;
    this.canWait = canWait && (this.canWait || !changed.has(this));
    if (!changed.size) queueMicrotask(readChanged);
    changed.add(this);
  }

  /** Writes into the drawings of the page, which does not count as a change of them. */
  #write(change) {
    const isChanged = this.#changes.takeRecords().length > 0;
    change();
    this.#changes.takeRecords();
    if (isChanged) this.#reload();
  }

  /** Observes the drawings that are shown, and the names of the others. */
  #observe() {
    this.#changes.disconnect();
    for (const svg of this.#slotted) {
      const isDrawn = this.#drawing.svgs.includes(svg);
      this.#changes.observe(
        svg,
        isDrawn
          ? { attributes: true, childList: true, subtree: true }
          : { attributeFilter: ['data-name'] },
      );
    }
  }

  /** Reads what is drawn. */
  readDrawing() {
    // What nobody can see is there at once; it is read when it is displayed.
    if (!this.body || !this.isDisplayed) return this.flow?.forget();
    if (this.#standIns) return;
    const own = this.shadowRoot.querySelector('svg[part=drawing]');
    const svgs = own
      ? [own]
      : this.#slotted.filter(({ dataset }) => (dataset.name ?? this.#name) === this.#name);
    // A copy of a page in mid-motion has what was shown.
    svgs.forEach(restoreAll);
    this.#drawing = new Drawing(svgs, this.#partsOf(svgs), (problem) => this.#complain(problem));
    svgs.forEach(hideUnnamed);
    this.#state = STILL;
    this.#measure();
    const { forms } = this.#drawing;
    if (this.commands || !forms.length) return;
    this.flow?.forget();
    // A page may have hidden it in this frame, which the browser has not reported yet, or hides the
    // drawing alone: it is read when it is needed.
    if (forms.some(({ matrix }) => matrix === null)) this.#state = UNREAD;
  }

  /** Reads a drawing that was hidden when it changed. */
  #readNow() {
    if (this.#state !== UNREAD) return;
    changed.delete(this);
    readTogether([this]);
  }

  /** Flows to the drawing that was read, from a time stamp on; what has moved before goes on. */
  beginFlow(stamp, wasMoving) {
    const isFlowing = this.#state === STILL && this.#flow(stamp);
    if (isFlowing) this.#move();
    // In this frame.
    if (isFlowing || wasMoving) this.draw(clock.seconds());
    this.#observe();
    this.#prepare();
  }

  /** Starts a flow if the drawing is another one than before; returns whether one is on. */
  #flow(stamp) {
    const { flow, control: { core } } = this;
    if (flow?.read(this.#drawing)) {
      const origin = flow.originAt(this.#place);
      // Another window counts from another time.
      const own = windowOf(this) === globalThis ? stamp : undefined;
      this.handle(SHAPE.drawingChanged, origin, own);
      flow.start([...core.taken(core.morphing(this.body, ...origin, core.numbers))]);
    }
    this.#place = undefined;
    return flow?.isOn;
  }

  /** The drawings in the slot. */
  get #slotted() {
    return [...this.children].filter(({ localName, slot }) =>
      localName === 'svg' && slot !== 'defs'
    );
  }

  /** Shows one of the drawings that have a name: that which the page asks for, or the first. */
  #showNamed() {
    const names = this.#slotted.map(({ dataset }) => dataset.name);
    const { shown } = this;
    if (names.includes(shown)) this.#name = shown;
    else if (!names.includes(this.#name)) this.#name = names.find(Boolean);
    if (!this.#name) return;
    if (shown && shown !== this.#name) {
      this.#complain(`shown: must be the data-name of an <svg>; got ${JSON.stringify(shown)}`);
    }
    this.#style();
  }

  /** Adopts the style that depends on what is shown. */
  #style() {
    const name = JSON.stringify(this.#name);
    this.adoptStyles(
      ...this.#name
        ? [`::slotted([data-name]:not([data-name=${name}])) { display: none !important }`]
        : [],
      ...this.#standIns && !this.#isCut ? [movingStyle] : [],
    );
  }

  /** The elements that are parts of a drawing; none if it is one sheet. */
  #partsOf(svgs) {
    try {
      const parts = svgs.flatMap((svg) => [...svg.querySelectorAll(this.parts || ':scope > g')]);
      return parts.length > 1 && parts.length <= this.control.core.mostParts() ? parts : [];
    } catch {
      this.#complain(`parts: must be a selector; got ${JSON.stringify(this.parts)}`);
      return [];
    }
  }

  /** Draws `path` in a drawing of the element's own, in its own box. */
  showPath() {
    this.#showNamed();
    const data = this.path;
    const before = this.shadowRoot.querySelector('svg[part=drawing]');
    if (!data) return before?.remove();
    try {
      const { left, top, right, bottom } = boxOf(pointsOf(readPath(data)));
      const viewBox = `${left} ${top} ${right - left} ${bottom - top}`;
      if (!(right > left || bottom > top)) throw new SyntaxError('must have a size; got 0');
      before?.remove();
      this.shadowRoot.append(
        make('svg', { part: 'drawing', viewBox, 'aria-hidden': 'true' }, make('path', { d: data })),
      );
    } catch ({ message }) {
      this.#complain(`path: ${message}`);
    }
  }

  /** Warns once about a drawing that cannot move. */
  #complain(message) {
    if (!this.#isBroken) this.warn(message);
    this.#isBroken = true;
  }

  /** Hands the drawing to the core, in the places that its forms have now. */
  #measure() {
    const { core } = this.control;
    const [width, height] = this.shownSize;
    // A new element is measured when the browser reports its size: to ask for the places of its
    // forms before would lay the page out once for each new element.
    if (!this.body || this.#standIns) return;
    this.#free();
    if (!width || !height) return;
    this.#drawing.place(this.#frame);
    const { placed } = this.#drawing;
    if (!placed.length) return;
    const numbers = placed.flatMap(({ part, matrix, commands }) => [
      ...headOf(part, matrix),
      ...commands,
    ]);
    const start = core.allocate(8 * numbers.length);
    new Float64Array(core.memory.buffer, start).set(numbers);
    this.commands = { start, end: start + 8 * numbers.length };
    const boxIn = (points) => {
      const { left, top, right, bottom } = boxOf(points);
      return [left / width, top / height, right / width, bottom / height];
    };
    const pointsIn = (index) =>
      placed.flatMap(({ part, placed }) =>
        part === index || index === undefined ? pointsOf(placed) : []
      );
    const [left, top, right, bottom] = boxIn(pointsIn());
    this.#isCut = Math.min(left, top) < -ROUNDING || Math.max(right, bottom) > 1 + ROUNDING;
    this.#box = {
      'bounds.left': left,
      'bounds.top': top,
      'bounds.right': right,
      'bounds.bottom': bottom,
    };
    this.configure();
    this.#sendParts(
      Array.from({ length: this.#drawing.partCount }, (_, part) => {
        const points = pointsIn(part);
        return points.length ? boxIn(points) : NONE;
      }),
    );
    if (core.fits(this)) {
      const end = core.trace(this, 0, clock.seconds());
      this.#still = core.read(core.line(end, core.lines));
      return;
    }
    this.#complain('drawing: must be at most about 9000 curves; got more');
    this.#free();
  }

  /** Gives the parts their boxes; a part that the drawing had before has none. */
  #sendParts(boxes) {
    const most = Math.max(boxes.length, this.#partBoxes.length);
    this.#partBoxes = boxes;
    for (let part = 0; part < most; part++) {
      this.handle(SHAPE.partChanged, [part, ...boxes[part] ?? NONE]);
    }
  }

  #free() {
    const { start, end } = this.commands ?? {};
    if (start) this.control.core.free(start, end - start);
    this.commands = undefined;
  }

  // MARK: Fingers

  /** What is painted now. */
  get #shown() {
    return this.flow?.paths ?? this.#standIns?.paths ??
      this.#drawing.placed.map(({ form }) => form);
  }

  /** A finger counts where something is painted, or within its breadth; a mouse is exact. */
  #isHit({ clientX, clientY, pointerType, target }) {
    if (this.#drawing.riders.some(({ rider }) => rider.contains(target))) return true;
    const away = pointerType === 'mouse' ? [0] : [0, BREADTH / 2, BREADTH];
    return away.some((distance) =>
      Array.from({ length: distance ? 8 : 1 }, (_, index) => index * Math.PI / 4).some((angle) =>
        this.#shown.some((path) =>
          isPainted(
            path,
            clientX + distance * Math.cos(angle),
            clientY + distance * Math.sin(angle),
          )
        )
      )
    );
  }

  touchBegan(point, ...rest) {
    this.#readNow();
    if (this.commands && this.#isHit(point)) super.touchBegan(point, ...rest);
  }

  setHeld(isHeld) {
    super.setHeld(isHeld);
    // A page that gives it a `touch-action` decides itself which touches scroll.
    this.#isTouched = isHeld && getComputedStyle(this).touchAction === 'auto';
  }

  // MARK: Motion

  handleEffect(effect) {
    this.#isHeld = effect === 'grabbed';
    super.handleEffect(effect);
  }

  /** The paths of a drawing have a drawing's own strokes, gradients and order. */
  get canFly() {
    return false;
  }

  /** The commands that the core bends at a time. */
  commandsAt(time) {
    return this.flow?.at(time) ?? this.commands;
  }

  render(pathOf, time) {
    const { flow } = this;
    if (!this.commands && !flow?.isOn) return;
    const data = pathOf(0);
    if (!this.#standIns && data === this.#still) return;
    this.#write(() => {
      if (!this.#standIns) this.#move();
      const [, ...lines] = data.split('|');
      if (flow?.isOn) flow.show(lines);
      else this.#standIns.show(lines);
      const { core } = this.control;
      this.#standIns.ride((part, { x, y }) =>
        core.taken(core.ride(this.body, part, time, x, y, core.numbers))
      );
    });
  }

  /** Begins to show a drawing that moves: others stand in for its forms. */
  #move() {
    const isFlowing = !!this.flow?.isOn;
    if (!isFlowing) this.flow?.repaint();
    this.#state = this.#state === UNREAD ? REPLACED : MOVING;
    this.#standIns = new StandIns(this.#drawing, this.#frame, isFlowing);
    this.#style();
  }

  /** Shows the drawing as the page has it. */
  #stand() {
    this.#write(() => {
      this.flow?.end();
      this.#putBack();
    });
  }

  #putBack() {
    if (!this.#standIns) return;
    this.#state = this.#state === MOVING ? STILL : UNREAD;
    this.#standIns.remove();
    this.#standIns = undefined;
    this.#style();
  }

  rested() {
    super.rested();
    if (this.#isHeld || this.#isPressed) return;
    const wasMoving = !!this.#standIns;
    const isResized = this.#state === RESIZED;
    this.#stand();
    if (isResized) {
      this.flow?.forget();
      this.#reload();
    }
    this.#prepare();
    if (wasMoving) this.send('rest');
  }
}
