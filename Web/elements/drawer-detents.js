// The detents of a drawer: words, percentages and lengths.

/** The places in the core's list of detents. */
export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The words for detents: shares of the drawer's maximum length. */
const WORDS = { small: 0.25, medium: 0.5, large: 1 };

/** A detent as the core reads it, from a word, a percentage or a length; else undefined. */
export function detentOf(text) {
  if (text === 'content') return { unit: 'content', value: 0 };
  if (Object.hasOwn(WORDS, text)) return { unit: 'fraction', value: WORDS[text] };
  const [, number, unit] = /^(\d*\.?\d+)(%|px|)$/.exec(text) ?? [];
  // Of a panel without a length nothing could be seen or caught.
  if (!+number) return undefined;
  return unit === '%'
    ? { unit: 'fraction', value: number / 100 }
    : { unit: 'length', value: +number };
}

/**
 * The words for detents in a text, those of them that count now, and the problem of the others. On
 * a low screen a part of its height is too little: there `small` and `medium` do not count.
 */
export function readDetents(text, isLow) {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const known = words.filter((word) => detentOf(word));
  const high = known.filter((word) => !(isLow && (word === 'small' || word === 'medium')));
  const detents = high.slice(0, PLACES.length);
  const wrong = words.find((word) => !detentOf(word));
  const isWrong = wrong !== undefined || known.length > PLACES.length;
  const got = wrong === undefined ? `${known.length}` : `"${wrong}"`;
  return {
    words: known.length ? known : ['large'],
    detents: detents.length ? detents : ['large'],
    problem: isWrong
      ? `must be up to ${PLACES.length} of small, medium, large, content, a percentage and a ` +
        `length, both above 0; got ${got}`
      : undefined,
  };
}
