// The style of an element of an SVG file: of its attributes, of `<style>`, and of what is around.
import { COLORS } from './colors.js';
import { faultAt, pixels, quoted } from './svg-file.js';

/** What an element has from the one around it, with the value without one. */
const INHERITED = {
  color: 'text',
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-opacity': '1',
  'stroke-width': '1',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'paint-order': 'normal',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  visibility: 'visible',
};
const OWN = {
  opacity: '1',
  display: 'inline',
  'vector-effect': 'none',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
};
const INITIAL = { ...INHERITED, ...OWN };
const MARKERS = ['marker-start', 'marker-mid', 'marker-end'];
/** What a page reads from attributes only. */
const GEOMETRY = 'd x y width height cx cy r rx ry'.split(' ');

const hex = (digits) => {
  const bytes = (digits.length < 5 ? digits.replace(/./g, '$&$&') : digits).match(/../g)
    .map((byte) => parseInt(byte, 16));
  const alpha = bytes.splice(3)[0] ?? 255;
  return alpha === 255 ? `rgb(${bytes.join(', ')})` : `rgba(${bytes.join(', ')}, ${alpha / 255})`;
};

/** A color as one text for all of its names; undefined if it is none. */
function colorOf(text) {
  if (text === 'currentcolor') return text;
  if (/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return hex(text.slice(1));
  if (text === 'transparent') return 'rgba(0, 0, 0, 0)';
  if (Object.hasOwn(COLORS, text)) return hex(COLORS[text].slice(1));
  const [, list] = text.match(/^rgba?\(([\d.,\s/%]+)\)$/) ?? [];
  const numbers = list?.split(/[\s,/]+/).filter(Boolean).map((number, at) =>
    number.endsWith('%') ? parseFloat(number) * (at < 3 ? 2.55 : 0.01) : +number
  );
  if (numbers?.length === 3 || numbers?.[3] === 1) {
    return `rgb(${numbers.slice(0, 3).map(Math.round).join(', ')})`;
  }
  return /^[a-z-]+\(.*\)/.test(text) ? text : undefined;
}

const shareOf = (text) => {
  const [, number, percent] = text.match(/^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(%?)$/) ?? [];
  if (number === undefined) return undefined;
  return `${Math.min(Math.max(percent ? number / 100 : +number, 0), 1)}`;
};

/** A value as a page computes it; undefined if it is none, which a page does not use either. */
function computed(node, name, given) {
  const text = given.trim().replace(/[\s,]+/g, ' ').toLowerCase();
  if (/\b(var|calc|env)\(/.test(text)) {
    throw faultAt(
      node,
      `${name}: must be a value without var(), calc() or env(); got \
${quoted(given)}`,
    );
  }
  switch (name) {
    case 'fill':
    case 'stroke':
      if (text.startsWith('url(') || text === 'none') return text;
      return colorOf(given.trim().toLowerCase());
    case 'color':
      return text === 'currentcolor' ? undefined : colorOf(given.trim().toLowerCase());
    case 'fill-opacity':
    case 'stroke-opacity':
    case 'opacity':
      return shareOf(text);
    case 'stroke-width': {
      if (/^[\d.]+%$/.test(text)) return text;
      const width = pixels(node, text);
      return width >= 0 ? `${+width.toPrecision(6)}` : undefined;
    }
    case 'fill-rule':
      return ['nonzero', 'evenodd'].includes(text) ? text : undefined;
    case 'visibility':
      return ['visible', 'hidden', 'collapse'].includes(text) ? text : undefined;
    case 'stroke-dasharray':
    case 'stroke-dashoffset':
      return text.replace(/px\b/g, '');
    default:
      return text || undefined;
  }
}

/** The declarations in a text: of each the name, the value, and whether it is important. */
const declarationsOf = (text) =>
  text.replace(/\/\*[^]*?\*\//g, '').split(';').flatMap((declaration) => {
    const [, name, value, important] =
      declaration.match(/^\s*([\w-]+)\s*:\s*([^]*?)\s*(!\s*important)?\s*$/i) ?? [];
    const names = name?.toLowerCase() === 'marker' ? MARKERS : name ? [name.toLowerCase()] : [];
    return names.map((name) => ({ name, value, isImportant: !!important }));
  });

/** The rules of the `<style>` elements of a drawing, the strongest one last. */
function rulesOf(root) {
  const rules = root.querySelectorAll('style').flatMap((style) => {
    const text = style.text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
    const [blocks, rule] = [[], /([^{}]*)\{([^{}]*)\}/y];
    let end = 0;
    const lineAt = (at) => style.line + text.slice(0, at).split('\n').length - 1;
    for (let found; (found = rule.exec(text)); end = rule.lastIndex) {
      const [, names, body] = found;
      const place = { file: style.file, line: lineAt(end + names.search(/\S|$/)) };
      for (const selector of names.split(',').map((one) => one.trim())) {
        const [, type, more] = selector.match(/^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/) ?? [];
        if (!selector || more === undefined) {
          throw faultAt(
            place,
            `<style>: must have selectors of elements, classes and ids; got \
${quoted(selector)}`,
          );
        }
        const words = more.match(/[.#][\w-]+/g) ?? [];
        const ids = words.filter((word) => word[0] === '#').length;
        const weight = 1e6 * ids + 1e3 * (words.length - ids) + (type && type !== '*' ? 1 : 0);
        const declarations = declarationsOf(body);
        blocks.push({ type, words, weight, declarations });
      }
    }
    if (text.slice(end).trim()) {
      const place = { file: style.file, line: lineAt(end + text.slice(end).search(/\S/)) };
      throw faultAt(
        place,
        `<style>: must have rules without others in them; got \
${quoted(text.slice(end).trim().split('\n')[0])}`,
      );
    }
    return blocks;
  });
  return rules.sort((one, other) => one.weight - other.weight);
}

const matches = (node, { type, words }) =>
  (!type || type === '*' || type === node.localName) &&
  words.every((word) =>
    word[0] === '#'
      ? node.getAttribute('id') === word.slice(1)
      : node.getAttribute('class')?.split(/\s+/).includes(word.slice(1))
  );

/** What is declared for an element, the strongest last. */
function declared(node) {
  node.root.rules ??= rulesOf(node.root);
  const all = [
    ...node.root.rules.filter((rule) => matches(node, rule))
      .flatMap(({ declarations }) => declarations),
    ...declarationsOf(node.getAttribute('style') ?? ''),
  ];
  const isWrong = ({ name }) => name === 'transform' || (node.isForm && GEOMETRY.includes(name));
  const wrong = all.find(isWrong);
  if (wrong) {
    throw faultAt(node, `${wrong.name}: must be an attribute; got a style`);
  }
  return [
    ...Object.keys(INITIAL).filter((name) => node.hasAttribute(name))
      .map((name) => ({ name, value: node.getAttribute(name) })),
    ...all.filter(({ isImportant }) => !isImportant),
    ...all.filter(({ isImportant }) => isImportant),
  ].filter(({ name }) => Object.hasOwn(INITIAL, name));
}

/** The style of an element, as `getComputedStyle` in a page. */
export function getComputedStyle(node) {
  if (node.style) return node.style;
  const around = node.parentNode ? getComputedStyle(node.parentNode).values : INHERITED;
  const values = { ...around, ...OWN };
  for (const { name, value } of declared(node)) {
    const word = value.trim().toLowerCase();
    if (word === 'inherit' || (word === 'unset' && Object.hasOwn(INHERITED, name))) {
      values[name] = around[name] ?? INITIAL[name];
    } else if (word === 'initial' || word === 'unset') {
      values[name] = INITIAL[name];
    } else {
      values[name] = computed(node, name, value) ?? values[name];
    }
  }
  return node.style = styleOf(values, node);
}

function styleOf(values, node) {
  const style = {
    values,
    transform: 'none',
    rx: node.getAttribute('rx'),
    ry: node.getAttribute('ry'),
    getPropertyValue: (name) => values[name],
  };
  for (const name in values) {
    const isOwn = values[name] === 'currentcolor';
    style[name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())] =
      values[isOwn ? 'color' : name];
  }
  return style;
}
