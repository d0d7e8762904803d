// The elements of an SVG file, as far as the scripts that read icons in a page ask for them.
//
// So these scripts read a file, too: a key and a match are the same in a page and in Node. The XML
// is read by sax, which the package has inside.
import sax from 'sax';
import { FORMS } from '../../elements/drawing.js';
import { matrixOfText, numbersIn } from './matrix.js';

/** Pixels of the units that do not depend on a page. */
const UNITS = { px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 96 / 72, pc: 16 };
const LENGTHS = 'x y width height cx cy r rx ry x1 y1 x2 y2'.split(' ');
const FORM_NAMES = FORMS.split(', ');

/** An error at a place of a file. */
export const faultAt = ({ file, line }, text) => new Error(`${file}:${line}: ${text}`);

/** A text in quotation marks, and not longer than a line. */
export const quoted = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** A length with a unit in pixels; undefined if it is none. */
export function pixels(node, text) {
  const [, number, unit] = text.trim().match(/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(.*)$/i) ??
    [];
  if (!Number.isFinite(Math.fround(+(number ?? NaN)))) return undefined;
  if (!unit) return +number;
  const one = UNITS[unit.toLowerCase()];
  if (!one) throw faultAt(node, `must be a length without a page; got ${quoted(text)}`);
  return number * one;
}

/** An element. It has the properties of one in a page that are asked for. */
class FileElement {
  namespaceURI = 'http://www.w3.org/2000/svg';
  dataset = {};
  children = [];
  text = '';

  constructor(localName, attributes, parentNode, file, line) {
    Object.assign(this, { localName, attributes, parentNode, file, line });
    for (const name of LENGTHS) {
      Object.defineProperty(this, name, { get: () => this.#length(name) });
    }
  }

  get root() {
    return this.parentNode?.root ?? this;
  }

  hasAttribute(name) {
    return Object.hasOwn(this.attributes, name);
  }

  getAttribute(name) {
    return this.hasAttribute(name) ? this.attributes[name] : null;
  }

  closest(names) {
    return names.split(', ').includes(this.localName)
      ? this
      : this.parentNode?.closest(names) ?? null;
  }

  querySelectorAll(names) {
    const all = names.split(', ');
    return this.children.flatMap((child) => [
      ...(all.includes(child.localName) ? [child] : []),
      ...child.querySelectorAll(names),
    ]);
  }

  querySelector(names) {
    return this.querySelectorAll(names)[0] ?? null;
  }

  /** A length is a number with 32 bits, as in a page; a share of the box as `lengthOf` reads it. */
  #length(name) {
    const text = this.getAttribute(name) ?? '0';
    const share = text.match(/^\s*([\d.]+)%\s*$/)?.[1];
    if (share && this.root.viewBox.baseVal) {
      return { baseVal: { unitType: 2, valueInSpecifiedUnits: Math.fround(share) } };
    }
    const value = pixels(this, text);
    if (value === undefined) throw faultAt(this, `${name}: must be a length; got ${quoted(text)}`);
    return { baseVal: { value: Math.fround(value) } };
  }

  get viewportElement() {
    return this.root;
  }

  get points() {
    const numbers = numbersIn(this.getAttribute('points') ?? '');
    if (!numbers || numbers.length % 2) {
      const got = quoted(this.getAttribute('points'));
      throw faultAt(this, `points: must be pairs of numbers; got ${got}`);
    }
    return numbers.flatMap((x, at) => at % 2 ? [] : [{ x, y: numbers[at + 1] }]);
  }

  get transform() {
    const text = this.getAttribute('transform') ?? '';
    const matrices = matrixOfText(text);
    if (!matrices) throw faultAt(this, `transform: must be functions; got ${quoted(text)}`);
    return {
      baseVal: { numberOfItems: matrices.length, getItem: (at) => ({ matrix: matrices[at] }) },
    };
  }

  get viewBox() {
    const [x, y, width, height] = numbersIn(this.getAttribute('viewBox') ?? '') ?? [];
    return { baseVal: width > 0 && height > 0 ? { x, y, width, height } : null };
  }

  getTotalLength() {
    throw faultAt(this, 'pathLength: must not be given with dashes; got both');
  }

  get isForm() {
    return FORM_NAMES.includes(this.localName);
  }
}

/** Reads the text of a file; returns its `<svg>`. */
export function readFile(file, text) {
  const parser = sax.parser(true);
  let [line, node, root] = [1, undefined, undefined];
  const fail = (message) => {
    throw faultAt({ file, line }, message);
  };
  parser.onerror = ({ message }) => {
    const [got] = message.split('\n');
    // Its own message has the place in two lines.
    [line, parser.error] = [parser.line + 1, null];
    fail(`must be SVG; got XML with an error (${got.replace(/\.$/, '').toLowerCase()})`);
  };
  parser.ondoctype = (doctype) => {
    for (const [, name, value] of doctype.matchAll(/<!ENTITY\s+([\w-]+)\s+["']([^"']*)["']/g)) {
      parser.ENTITIES[name] = value;
    }
  };
  parser.onopentagstart = () => line = parser.line + 1;
  parser.onopentag = ({ name, attributes }) => {
    if (!node && name !== 'svg') fail(`must be SVG; got <${name}>`);
    const child = new FileElement(name, attributes, node, file, line);
    node?.children.push(child);
    node = child;
    root ??= child;
  };
  parser.onclosetag = () => node = node.parentNode;
  for (const kind of ['text', 'cdata']) {
    parser[`on${kind}`] = (data) => {
      if (node) node.text += data;
    };
  }
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (!root) fail('must be SVG; got no element');
  return root;
}
