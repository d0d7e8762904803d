// A tuning as text for every place where it can be used.
import { tuningText } from './state.js';

/** How a tuning is given to a control in SwiftUI and UIKit. */
const USES = {
  'jelly-bar': [
    'JellyBar(tuning: tuning) { Text("Inbox") }',
    'let bar = JellyBarView()\nbar.tuning = tuning',
  ],
  'elastic-refresh': [
    'list.elasticRefreshable(tuning: tuning) { await load() }',
    'let refresh = ElasticRefreshControl()\nrefresh.tuning = tuning',
  ],
  'elastic-field': [
    'TextField("Name", text: $name)\n  .textFieldStyle(.elastic(tuning: tuning))',
    'let field = ElasticTextField()\nfield.tuning = tuning',
  ],
  'gooey-pager': [
    'GooeyPageIndicator(selection: $page, count: 5, tuning: tuning)',
    'let pages = GooeyPageControl()\npages.tuning = tuning',
  ],
  'gooey-badge': [
    'icon.gooeyBadge("3", isPresented: $isShown, tuning: tuning)',
    'let badge = GooeyBadgeView()\nbadge.tuning = tuning',
  ],
  'gooey-menu': [
    'GooeyMenu(tuning: tuning) {\n  GooeyMenuItem("Note", systemImage: "note.text") { write() }\n}',
    'let menu = GooeyMenuButton()\nmenu.tuning = tuning',
  ],
};

/** The formats, each with a function that writes it. */
export const FORMATS = {
  'Swift': ({ swift }) => swift,
  'SwiftUI': ({ swift, control }) => `${swift}\n${USES[control][0]}\n`,
  'UIKit': ({ swift, control }) => `${swift}\n${USES[control][1]}\n`,
  'HTML attribute': ({ control, tuning, settings }) => {
    const own = Object.entries(settings).map(([name, value]) => ` ${name}="${value}"`).join('');
    return `<${control}${own} tuning='${tuningText(tuning)}'></${control}>\n`;
  },
  'Trace': ({ trace }) => trace,
  'CSS linear()': (
    { spring },
  ) => (spring ? `${spring.css}\n` : '/* This tuning has no spring. */\n'),
};
