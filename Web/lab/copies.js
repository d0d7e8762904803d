// A tuning as text for every place where it can be used.

/** The code that gives a tuning to a control in SwiftUI and UIKit. */
const USES = {
  'jelly-bar': [
    'JellyBar { Text("Inbox") }\n  .jellyTuning(tuning)',
    'let bar = JellyBarView()\nbar.tuning = tuning',
  ],
  'jelly-refresh': [
    'list.jellyRefreshable { await load() }\n  .jellyTuning(tuning)',
    'let refresh = JellyRefreshControl()\nrefresh.tuning = tuning',
  ],
  'jelly-field': [
    'TextField("Name", text: $name)\n  .textFieldStyle(.jelly)\n  .jellyTuning(tuning)',
    'let field = JellyTextField()\nfield.tuning = tuning',
  ],
  'jelly-pager': [
    'JellyPager(selection: $page, count: 5)\n  .jellyTuning(tuning)',
    'let pages = JellyPageControl()\npages.tuning = tuning',
  ],
  'jelly-badge': [
    'icon.jellyBadge("3", isPresented: $isShown)\n  .jellyTuning(tuning)',
    'let badge = JellyBadgeView()\nbadge.tuning = tuning',
  ],
  'jelly-menu': [
    'JellyMenu {\n  Button("Note", systemImage: "note.text") { write() }\n}\n.jellyTuning(tuning)',
    'let menu = JellyMenuButton()\nmenu.tuning = tuning',
  ],
  'jelly-switch': [
    'Toggle("Sound", isOn: $isOn)\n  .toggleStyle(.jelly)\n  .jellyTuning(tuning)',
    'let sound = JellySwitch()\nsound.tuning = tuning',
  ],
  'jelly-slider': [
    'JellySlider(value: $volume)\n  .jellyTuning(tuning)',
    'let volume = JellySlider()\nvolume.tuning = tuning',
  ],
  'jelly-segments': [
    'JellySegments(selection: $day) { Text("Day").tag(0); Text("Week").tag(1) }\n' +
    '  .jellyTuning(tuning)',
    'let view = JellySegments(items: ["Day", "Week"])\nview.tuning = tuning',
  ],
  'jelly-press': [
    'Button("Send") { send() }\n  .buttonStyle(.jelly)\n  .jellyTuning(tuning)',
    'let send = JellyButton()\nsend.tuning = tuning',
  ],
  'jelly-shape': [
    'JellyShape(Circle())\n  .jellyTuning(tuning)',
    'let shape = JellyShapeView()\nshape.tuning = tuning',
  ],
};

/** A cat, 160 × 128 px. */
export const CAT = 'M20 120C0 120 0 30 20 0L44 32C66 22 94 22 116 32L140 0C160 30 160 120 140 120' +
  'C110 128 50 128 20 120ZM48 68A9 9 0 1 0 66 68A9 9 0 1 0 48 68ZM94 68A9 9 0 1 0 112 68' +
  'A9 9 0 1 0 94 68ZM70 92L80 102L90 92Z';

/** The content of an element, so that a pasted one can be seen; and what it needs beside it. */
const CONTENT = {
  'jelly-bar': [' style="padding: 1rem"', '\n  <h1>Inbox</h1>\n'],
  'jelly-refresh': [
    ' style="height: 12rem"',
    '\n  <h1 slot="title" style="margin: 0; padding: 1rem">News</h1>\n' +
    '  <div style="overflow: auto; padding: 1rem">Pull this list.</div>\n',
  ],
  'jelly-field': [' label="Name"', ''],
  'jelly-pager': [
    ' for="pages"',
    '',
    '\n<div id="pages" style="display: flex; overflow-x: auto; scroll-snap-type: x mandatory">\n' +
    '  <p style="flex: 0 0 100%; scroll-snap-align: start">One</p>\n' +
    '  <p style="flex: 0 0 100%; scroll-snap-align: start">Two</p>\n</div>',
  ],
  'jelly-badge': [' count="3" inline', ''],
  'jelly-menu': [
    ' style="margin: 6rem"',
    '\n  <button>A</button><button>B</button><button>C</button>\n',
  ],
  'jelly-switch': [' label="Sound"', ''],
  'jelly-slider': [' label="Volume"', ''],
  'jelly-segments': [
    ' label="View"',
    '\n  <button>Day</button><button>Week</button><button>Month</button>\n',
  ],
  'jelly-press': ['', '\n  <button>Send</button>\n'],
  'jelly-shape': [` style="width: 10rem; height: 8rem" path="${CAT}"`, ''],
};

/**
 * An element as HTML that can be seen when it is pasted; `look` is more of its style. A tuning that
 * is not a preset is defined beside it.
 */
export function htmlOf(control, settings, tuning, look = '') {
  const own = Object.entries(settings).map(([name, value]) => ` ${name}="${value}"`).join('');
  const isPreset = typeof tuning === 'string';
  const lines = [
    '<script type="module">',
    "  import { defineTuning } from './jelly.js';",
    `  defineTuning('mine', ${JSON.stringify(tuning)});`,
    '</script>\n',
  ];
  const definition = isPreset ? '' : lines.join('\n');
  const [attributes, content, beside = ''] = CONTENT[control];
  const { style, rest } = /^(?: style="(?<style>[^"]*)")?(?<rest>.*)$/.exec(attributes).groups;
  const styles = [style, look].filter(Boolean).join('; ');
  const more = `${own}${rest}${styles && ` style="${styles}"`}`;
  const name = isPreset ? tuning : 'mine';
  return `${definition}<${control}${more} tuning="${name}">${content}</${control}>${beside}\n`;
}

/** The formats, each with a function that writes it. */
export const FORMATS = {
  'HTML': ({ control, tuning, settings }) => htmlOf(control, settings, tuning),
  'Swift': ({ swift }) => swift,
  'SwiftUI': ({ swift, control }) => `${swift}\n${USES[control][0]}\n`,
  'UIKit': ({ swift, control }) => `${swift}\n${USES[control][1]}\n`,
  'Trace': ({ trace }) => trace,
  'CSS linear()': (
    { spring },
  ) => (spring ? `${spring.css}\n` : '/* This tuning has no spring. */\n'),
};
