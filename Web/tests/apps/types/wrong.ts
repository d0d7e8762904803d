// None of this may compile: where it would, the compiler reports a comment that expects an error.
import { clock, defineTuning } from 'jelly-elements';
import { bodies } from 'jelly-elements/bodies';
import { define } from 'jelly-elements/define';
import { toast } from 'jelly-elements/toast.js';
// @ts-expect-error The entry of one element does not export another one.
import { JellyMenuElement } from 'jelly-elements/jelly-bar';
// @ts-expect-error This element does not exist.
import { ready } from 'jelly-elements/jelly-lid';

// @ts-expect-error
toast(3);
// @ts-expect-error
toast('Saved', { role: 'log' });
// @ts-expect-error
toast('Saved', { action: { label: 'Undo', onClick() {} } });
// @ts-expect-error
toast.promise(Promise.resolve(1), { done: 'Sent' });

const made = await bodies();
// @ts-expect-error
made.bar({ curve: 'soft' });
// @ts-expect-error
made.bar({ size: [390, 100], curve: 'round' });
const thumb = made.switch({ size: [63, 28] });
// @ts-expect-error
thumb.handle('touched', {}, 1);
// @ts-expect-error
thumb.handle('touchBegan', { x: 1 }, 1);
// @ts-expect-error
thumb.draw(1, new Path2D(), 'thumb');
// @ts-expect-error
thumb.draw(1, {});

const bar = document.createElement('jelly-bar');
// @ts-expect-error
bar.curve = 'round';
// @ts-expect-error
bar.edge = 'middle';
// @ts-expect-error
bar.tuning = { preset: 'mad' };
// @ts-expect-error
bar.tuning = { from: 'classic' };
// @ts-expect-error
defineTuning('honey', 'mad');
// @ts-expect-error
defineTuning('honey', { pulRatio: 1 });
// @ts-expect-error
bar.tuning = { pulRatio: 1 };
// @ts-expect-error
bar.tuning = { spring: { speed: 1 } };
// @ts-expect-error
bar.depth = 3;
// @ts-expect-error
bar.moveScroller = 'yes';
// @ts-expect-error
bar.motion = 'none';
// @ts-expect-error
bar.scroller = 'list';
// @ts-expect-error A bar does not have this event, so its detail is unknown.
bar.addEventListener('jelly-select', ({ detail }) => detail);

const pager = document.createElement('jelly-pager');
// @ts-expect-error
pager.page = 'last';
// @ts-expect-error
pager.pageCount = 3;
// @ts-expect-error
pager.addEventListener('jelly-select', ({ detail }) => detail.index);

const refresh = document.createElement('jelly-refresh');
// @ts-expect-error
refresh.action = 'reload';
// @ts-expect-error
refresh.endRefresh('perhaps');
// @ts-expect-error
refresh.phase === 'broken';

// @ts-expect-error
document.createElement('jelly-field').reject(1);
// @ts-expect-error
define(['jelly-lid']);
// @ts-expect-error
define([], { wasm: 5 });
// @ts-expect-error
clock.rate = 'slow';
// @ts-expect-error Both pagers and menus dispatch this event.
document.addEventListener('jelly-select', ({ detail }) => detail.page);
