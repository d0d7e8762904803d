// A drawing of one's own: read for its geometry and its paint alone, and made jelly.
import { FORMS } from '../../../Web/elements/drawing.js';
import { readPath } from '../../../Web/elements/path-data.js';
import { pullAfterRest } from './soft.js';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/**
 * The limits of a file: bytes, elements, forms, groups in each other, and numbers of all forms. A
 * style sheet has so many selectors that all elements together are held against this many.
 */
const [SIZE, ELEMENT_COUNT, COUNT, DEPTH, NUMBERS, MATCHES] = [1e6, 5000, 2000, 100, 65000, 1e6];
/** The selectors that are taken, as drawing programs write them: short ones, tried in no time. */
const SELECTOR = /^\s*[\w.#*-]+( (> )?[\w.#*-]+){0,3}$/;
const CROWDED = 'It has more curves than there is room for, about 9,000.';
/** The pause in typing after which the text is read, in milliseconds. */
const TYPING = 300;

/** The elements that are taken. */
const ELEMENTS =
  ' svg g path circle ellipse rect line polyline polygon text tspan title defs clipPath mask stop \
linearGradient radialGradient ';
/** Those that others refer to, and those with text. */
const [NAMED, WORDY] = [/[GPk]/, /^t/];
/** The attributes of an element that are taken. */
const GEOMETRY =
  'd cx cy r rx ry fx fy fr x y x1 y1 x2 y2 dx dy width height points offset pathLength viewBox \
preserveAspectRatio transform gradientTransform gradientUnits spreadMethod clipPathUnits maskUnits \
maskContentUnits'.split(' ');
/** The properties that are taken of them, of its style and of the file's style sheets. */
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin \
stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity opacity color display \
visibility clip-path clip-rule mask paint-order vector-effect font-family font-size font-style \
font-weight letter-spacing text-anchor dominant-baseline'.split(' ');
/** The functions that load nothing, and a reference to another element of the file. */
const FUNCTIONS =
  /^(rgba?|hsla?|hwb|(ok)?l(ab|ch)|color|calc|matrix|translate|scale|rotate|skew[XY])$/i;
const LOCAL = /url\(\s*["']?#([^"'()\s]+)["']?\s*\)/gi;

/** The paint of a style, by name. */
const paintOf = (style) =>
  PAINT.map((name) => [name, style.getPropertyValue(name)]).filter(([, value]) => value);

/** Whether a value calls functions of `FUNCTIONS` alone. Each letter is read once, or twice. */
const isPlain = (value) =>
  !value.includes('\\') &&
  value.replace(LOCAL, '').split('(').slice(0, -1)
    .every((before) => FUNCTIONS.test(/(?<![\w-])[\w-]*$/.exec(before.trimEnd())[0]));

/**
 * The rules of a drawing's style sheets, in their order: each has a selector and its paint.
 * Selectors that are not taken are added to `left`.
 */
function rulesOf(drawing, left) {
  return [...drawing.querySelectorAll('style')].flatMap(({ textContent }) => {
    const sheet = new CSSStyleSheet(); // It loads nothing.
    sheet.replaceSync(textContent);
    return [...sheet.cssRules].flatMap(({ selectorText, style }) => {
      const selectors = selectorText?.split(',') ?? [];
      const taken = selectors.filter((selector) => SELECTOR.test(selector));
      if (taken.length < selectors.length) left.add('some rules of its style');
      const paint = taken.length ? paintOf(style) : [];
      return taken.map((selector) => ({ selector, paint }));
    });
  });
}

/** A new tree of what is taken of a drawing, and the names of what is not. */
function copied(drawing, elementCount) {
  // Two drawings in a page may have the same names in them.
  const prefix = `d${Date.now().toString(36)}-`;
  const left = new Set();
  const rules = rulesOf(drawing, left);
  if (rules.length * elementCount > MATCHES) {
    throw new Error(`It has ${rules.length} selectors, too many for ${elementCount} elements.`);
  }

  const copy = (source, depth) => {
    if (depth > DEPTH) throw new Error(`It has more than ${DEPTH} groups in each other.`);
    const element = document.createElementNS(SVG, source.localName);
    const set = (name, value) => {
      if (!value || !isPlain(value)) return;
      element.setAttribute(name, value.replace(LOCAL, `url(#${prefix}$1)`));
    };
    for (const name of GEOMETRY) set(name, source.getAttribute(name));
    // The last value counts: attributes, then the rules from the first on, then its own style.
    const paint = new Map(PAINT.map((name) => [name, source.getAttribute(name)]));
    const looks = rules.filter(({ selector }) => source.matches(selector));
    for (const { paint: own } of [...looks, { paint: paintOf(source.style) }]) {
      for (const [name, value] of own) paint.set(name, value);
    }
    for (const [name, value] of paint) set(name, value);
    if (NAMED.test(source.localName)) {
      if (source.id) element.id = prefix + source.id;
      const link = source.getAttribute('href') ?? source.getAttributeNS(XLINK, 'href');
      if (link?.startsWith('#')) element.setAttribute('href', `#${prefix}${link.slice(1)}`);
    }
    for (const child of source.childNodes) {
      const { nodeType, localName, namespaceURI } = child;
      if (nodeType === Node.TEXT_NODE || nodeType === Node.CDATA_SECTION_NODE) {
        if (WORDY.test(source.localName)) element.append(child.data);
      } else if (namespaceURI === SVG) {
        if (ELEMENTS.includes(` ${localName} `)) element.append(copy(child, depth + 1));
        else if (!/^(style|metadata|desc)$/.test(localName)) left.add(`<${localName}>`);
      }
    }
    return element;
  };
  return { svg: copy(drawing, 0), left: [...left] };
}

/** The length of a drawing's side in pixels; NaN if it has none, or a share of the page. */
const lengthOf = (drawing, side) =>
  /\d[a-z]*$/.test(drawing.getAttribute(side)) ? drawing[side].baseVal.value : NaN;

/** The drawing in the text of an SVG file. An error is a sentence. */
function readDrawing(text) {
  // As a part of HTML a drawing does not need namespaces.
  const whole = text.replace(/<svg(?=[\s>])([^>]*)/, (tag, attributes) => {
    const missing = [['xmlns', SVG], ['xmlns:xlink', XLINK]].filter(([name]) =>
      !new RegExp(`\\s${name}=`).test(tag)
    );
    return `<svg${missing.map(([name, space]) => ` ${name}="${space}"`).join('')}${attributes}`;
  });
  const page = new DOMParser().parseFromString(whole, 'image/svg+xml');
  const drawing = page.documentElement;
  const [, line, column] = /line\D+(\d+)\D+column (\d+)/i
    .exec(page.querySelector('parsererror')?.textContent) ?? [];
  if (line) throw new Error(`This is not SVG: line ${line} is wrong at character ${column}.`);
  if (!(drawing instanceof SVGSVGElement)) throw new Error('This is not an SVG file.');

  const elementCount = page.getElementsByTagName('*').length;
  if (elementCount > ELEMENT_COUNT) {
    throw new Error(`It has ${elementCount} elements, more than ${ELEMENT_COUNT}.`);
  }
  const forms = [...drawing.querySelectorAll(FORMS)];
  if (forms.length > COUNT) throw new Error(`It has ${forms.length} forms, more than ${COUNT}.`);
  let numbers = 0;
  forms.forEach((form, index) => {
    try {
      numbers += readPath(form.getAttribute('d') ?? '').length;
    } catch ({ message }) {
      throw new Error(`Form ${index + 1} of ${forms.length} is wrong: ${message}.`);
    }
    numbers += 1.5 * (form.getAttribute('points')?.split(/[\s,]+/).length ?? 0);
  });
  if (numbers > NUMBERS) throw new Error(CROWDED);

  const box = drawing.getAttribute('viewBox')?.trim().split(/[\s,]+/).map(Number) ??
    [0, 0, lengthOf(drawing, 'width'), lengthOf(drawing, 'height')];
  if (box.length !== 4 || !box.every(Number.isFinite) || !(box[2] > 0 && box[3] > 0)) {
    throw new Error('It has no size: neither a viewBox, nor a width and a height.');
  }
  const { svg, left } = copied(drawing, elementCount);
  for (const name of ['x', 'y', 'width', 'height']) svg.removeAttribute(name);
  svg.setAttribute('viewBox', box.join(' '));
  // A drawing without a color has the page's.
  if (!svg.matches('[fill], :has([fill])')) svg.setAttribute('fill', 'currentColor');
  return { svg, left };
}

/** The drawing of path data, in the box that its path has on a stage. */
function readData(data, stage) {
  try {
    readPath(data);
  } catch ({ message }) {
    throw new Error(`The path data is wrong: ${message}.`);
  }
  const drawing = readDrawing(`<svg viewBox="0 0 1 1"><path d="${data}"/></svg>`);
  const { svg } = drawing;
  stage.append(svg);
  const { x, y, width, height } = svg.firstChild.getBBox();
  // A path that closes nowhere is a line, as wide as in an icon: 2 of 24.
  const line = /z/i.test(data) ? 0 : Math.max(width, height) / 12;
  const box = [x - line / 2, y - line / 2, width + line, height + line];
  svg.setAttribute('viewBox', box.map((length) => +length.toFixed(3)).join(' '));
  if (line) {
    svg.setAttribute('fill', 'none');
    svg.setAttribute('stroke', 'currentColor');
    svg.setAttribute('stroke-width', +line.toFixed(3));
  }
  return drawing;
}

/** Waits until an element has been laid out, which the shape hears of first. */
const laidOut = (element) =>
  new Promise((next) =>
    new ResizeObserver((_, observer) => {
      observer.disconnect();
      next();
    }).observe(element)
  );

/** Connects the stage; returns a function that writes its drawing as HTML. */
export function showYours() {
  const section = document.getElementById('yours');
  const [stage, shape, typed, file, told] = [
    '.stage',
    'jelly-shape',
    'textarea',
    '[type=file]',
    '[role=status]',
  ].map((selector) => section.querySelector(selector));
  // Read before somebody bends them.
  const drawings = [...section.querySelectorAll('.tray svg')].map(({ outerHTML }) => outerHTML);
  const icons = drawings.map((text) => new Blob([text]));
  // The drawing as it is at rest; the first one also before it is shown.
  let html = drawings[0];

  const put = async (...drawings) => {
    const { nextSibling } = shape;
    // A drawing that comes into the page begins again, also if it was moving.
    shape.remove();
    shape.replaceChildren(...drawings);
    stage.insertBefore(shape, nextSibling);
    await laidOut(shape);
  };
  /** Shows the drawing of a file; if that is wrong, what was shown before stays. */
  const show = async (blob, name) => {
    try {
      if (blob.size > SIZE) throw new Error('It is larger than 1 MB.');
      const text = (await blob.text()).trim();
      const { svg, left } = text.includes('<') ? readDrawing(text) : readData(text, stage);
      const whole = svg.outerHTML;
      const before = [...shape.children];
      await put(svg);
      if (!shape.commands) {
        await put(...before);
        throw new Error(svg.querySelector(FORMS) ? CROWDED : 'There is nothing in it to bend.');
      }
      html = whole;
      if (!name) return;
      const without = left.length ? `, without ${left.join(', ')}` : '';
      told.textContent = `${name} is jelly now${without}.`;
      shape.poke();
    } catch ({ message }) {
      told.textContent = message;
    }
  };
  const showText = (text) => text.trim() && show(new Blob([text]), 'The drawing');

  section.querySelectorAll('.tray button').forEach((button, index) => {
    button.addEventListener('click', () => show(icons[index], button.textContent.trim()));
  });
  show(icons[0]);
  pullAfterRest(shape);

  file.addEventListener('change', () => {
    if (file.files.length) show(file.files[0], file.files[0].name);
    file.value = ''; // The same file can be chosen again.
  });
  let typing;
  typed.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(() => showText(typed.value), TYPING);
  });
  section.addEventListener('dragover', (event) => {
    event.preventDefault();
    stage.classList.add('over');
  });
  section.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!section.contains(relatedTarget)) stage.classList.remove('over');
  });
  section.addEventListener('drop', (event) => {
    event.preventDefault();
    stage.classList.remove('over');
    const [dropped] = event.dataTransfer.files;
    if (dropped) show(dropped, dropped.name);
    else showText(event.dataTransfer.getData('text/plain'));
  });

  return (tuning) => {
    const { color } = getComputedStyle(shape);
    const look = /currentcolor/i.test(html) ? `; color: ${color}` : '';
    const start = `<jelly-shape style="width: 12rem${look}" tuning="${tuning}">`;
    return `${start}\n${html}\n</jelly-shape>\n`;
  };
}
