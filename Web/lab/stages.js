// The controls as they stand on the lab's stage: real elements, with something to hold them.
import { CAT } from './copies.js';

const HTML = {
  'jelly-bar': '<jelly-bar motion="full">Inbox</jelly-bar>',
  'jelly-refresh': `<jelly-refresh motion="full" label="Refresh">
    <div slot="title">Headlines</div>
    <div class="list" tabindex="0" role="region" aria-label="Headlines">${
    [
      'The harbour opens early',
      'A quiet week at sea',
      'Lanterns on the quay',
      'New ferry in spring',
      'Fog until noon',
    ].map((line) => `<p>${line}</p>`).join('')
  }</div>
    </jelly-refresh>`,
  'jelly-field':
    `<div class="middle"><jelly-field motion="full" label="Name" corner-radius="12"></jelly-field>
    </div>`,
  'jelly-pager': `<div class="middle"><div class="pages" id="lab-pages" tabindex="0" role="region"
    aria-label="Pages">${[1, 2, 3, 4, 5].map((page) => `<p>Page ${page}</p>`).join('')}</div>
    <jelly-pager motion="full" for="lab-pages" diameter="32"></jelly-pager></div>`,
  'jelly-badge': `<div class="middle"><div class="icon"><jelly-badge motion="full" count="3"
    label="messages"></jelly-badge></div></div>`,
  'jelly-menu': `<jelly-menu motion="full" label="New">${
    ['Note', 'List', 'Photo', 'Voice'].map((item) =>
      `<button type="button" aria-label="${item}">${item[0]}</button>`
    ).join('')
  }</jelly-menu>`,
  'jelly-switch':
    '<div class="middle"><jelly-switch motion="full" label="Sound"></jelly-switch></div>',
  'jelly-slider':
    '<div class="middle"><jelly-slider motion="full" label="Volume"></jelly-slider></div>',
  'jelly-segments': `<div class="middle"><jelly-segments motion="full" label="View">${
    ['Day', 'Week', 'Month', 'Year'].map((span) => `<button type="button">${span}</button>`).join(
      '',
    )
  }</jelly-segments></div>`,
  'jelly-press':
    '<div class="middle"><jelly-press motion="full"><button type="button">Send it</button>' +
    '</jelly-press></div>',
  'jelly-shape':
    `<div class="middle"><jelly-shape motion="full" path="${CAT}"></jelly-shape></div>`,
};

/** The names of the controls in the lab's own words. */
export const TITLES = {
  'jelly-bar': 'Bar',
  'jelly-refresh': 'Refresh',
  'jelly-field': 'Field',
  'jelly-pager': 'Pager',
  'jelly-badge': 'Badge',
  'jelly-menu': 'Menu',
  'jelly-shape': 'Shape',
  'jelly-switch': 'Switch',
  'jelly-slider': 'Slider',
  'jelly-segments': 'Segments',
  'jelly-press': 'Press',
};

/** Puts a control on the stage; returns its element. */
export function setStage(stage, control) {
  stage.innerHTML = `${HTML[control]}<svg class="over" aria-hidden="true"><path/></svg>`;
  const element = stage.querySelector(control);
  if (control === 'jelly-refresh') {
    element.action = () => new Promise((done) => setTimeout(done, 1200));
  }
  return element;
}
