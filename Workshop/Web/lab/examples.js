// The example of each control: its page in Examples/Controls and the trace of its film.
// `Workshop/Web/page` puts both, compressed, into the gallery and the lab.
import { decoded } from '../../../Web/elements/decoded.js';

/** The examples as elements: a script for each page, and one for each trace. */
const html = await decoded(document.getElementById('examples').textContent).text();
const found = new DOMParser().parseFromString(html, 'text/html');

/** Reads a control's page, which is the text of a script element. */
function read({ dataset: { control }, textContent: text }) {
  const code = (place) => new RegExp(`^In ${place}.*?\`\`\`\\w+\n(.*?)\`\`\``, 'ms').exec(text)[1];
  return [control, {
    /** The control's name in a heading: `Badge`. */
    title: /^# (.+)/.exec(text)[1],
    html: code('a page'),
    swiftUI: code('SwiftUI'),
    uiKit: code('UIKit'),
    /** The names of the parts of its tuning that matter most, in their order. */
    main: /^The main parts of its tuning:([\s\w`,]+)/m.exec(text)[1].match(/\w+/g),
    /** The trace of its film. */
    film: JSON.parse(found.querySelector(`[data-film="${control}"]`).textContent),
  }];
}

/** The examples by the control's name, in the order of all elements. */
export const EXAMPLES = new Map(
  [...found.querySelectorAll('[data-control]')].map(read),
);

/**
 * The events of a film for a control of another size: each finger begins at the same share of the
 * control, and goes the same way in points. A finger on a bar at the bottom goes up.
 *
 * @param settings The settings of that control.
 */
export function eventsFor({ size, settings: own, events }, [width, height], settings) {
  const { pageWidth, edge } = settings;
  let across = 0;
  let down = 0;
  let isHeld = false;
  return events.map((event) => {
    const { type, x = event.position, y, offset } = event;
    const more = {};
    if (x !== undefined && !isHeld) {
      across = x * (width / size[0] - 1);
      down = y * (height / size[1] - 1);
    }
    if (x !== undefined) {
      isHeld = /^(touch(Began|Moved)|pullChanged)$/.test(type);
      more[y === undefined ? 'position' : 'x'] = x + across;
    } else if (type === 'pullEnded') isHeld = false;
    const isTurned = edge === 'bottom' && own.edge !== 'bottom';
    if (y !== undefined) more.y = isTurned ? height - y - down : y + down;
    if (offset !== undefined) more.offset = (offset * pageWidth) / own.pageWidth;
    return { ...event, ...more };
  });
}
