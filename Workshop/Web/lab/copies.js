// A tuning as text for every place where it can be used.
import { EXAMPLES } from './examples.js';

/**
 * The example of an element as HTML, which can be seen when it is pasted. Its attributes give way
 * to those of `own`; `look` is more of its style.
 */
export function exampleOf(control, own, look = '') {
  const { html } = EXAMPLES.get(control);
  return html.replace(new RegExp(`<${control}([^>]*)>`), (_, text) => {
    const attributes = new Map(
      [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value]),
    );
    for (const [name, value] of Object.entries(own)) attributes.set(name, value);
    const style = [attributes.get('style'), look].filter(Boolean).join('; ');
    if (style) attributes.set('style', style);
    const words = [...attributes].map(([name, value]) =>
      value === undefined ? ` ${name}` : ` ${name}="${value}"`
    );
    return `<${control}${words.join('')}>`;
  });
}

/** An example with settings and a tuning; one that is not a preset is defined beside it. */
export function htmlOf(control, settings, tuning, look) {
  const isPreset = typeof tuning === 'string';
  const lines = [
    '<script type="module">',
    "  import { defineTuning } from './jelly.js';",
    `  defineTuning('mine', ${JSON.stringify(tuning)});`,
    '</script>\n',
  ];
  const own = { ...settings, tuning: isPreset ? tuning : 'mine' };
  return `${isPreset ? '' : lines.join('\n')}${exampleOf(control, own, look)}`;
}

/** An example in Swift with the tuning that stands before it. */
const withTuning = (swift, example) => `${swift}\n${example.replace('.liquid', 'tuning')}`;

/** The formats, each with a function that writes it. */
export const FORMATS = {
  'HTML': ({ control, tuning, settings }) => htmlOf(control, settings, tuning),
  'Swift': ({ swift }) => swift,
  'SwiftUI': ({ swift, control }) => withTuning(swift, EXAMPLES.get(control).swiftUI),
  'UIKit': ({ swift, control }) => withTuning(swift, EXAMPLES.get(control).uiKit),
  'Trace': ({ trace }) => trace,
  'CSS linear()': (
    { spring },
  ) => (spring ? `${spring.css}\n` : '/* This tuning has no spring. */\n'),
};

/** Copies the text of an element; returns what to tell the person. */
export async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return 'Copied';
  } catch {
    // A page from disk may not write to the clipboard; the person can copy what is selected.
    getSelection().selectAllChildren(element);
    return 'Selected: press Ctrl+C';
  }
}
