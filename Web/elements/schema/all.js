// Written by `make schema` from the controls' own declarations.
export { BAR } from './jelly-bar.js';
export { REFRESH } from './jelly-refresh.js';
export { FIELD } from './jelly-field.js';
export { PAGER } from './jelly-pager.js';
export { BADGE } from './jelly-badge.js';
export { MENU } from './jelly-menu.js';
export { SHAPE } from './jelly-shape.js';
export { SWITCH } from './jelly-switch.js';
export { SLIDER } from './jelly-slider.js';
export { SEGMENTS } from './jelly-segments.js';
export { PRESS } from './jelly-press.js';
export { DRAWER } from './jelly-drawer.js';
export { GROUP } from './jelly-group.js';
export { ROW } from './jelly-row.js';
