// Uses all that the package has. It is compiled, and never run.
import { clock, defineTuning, outline, ready, JellyBarElement } from 'jelly-elements';
import { JellyIconElement, ready as iconReady } from 'jelly-elements/jelly-icon';
import type { JellyBarTuning, Spring, TuningPreset } from 'jelly-elements';
import { define } from 'jelly-elements/define';
import { toast } from 'jelly-elements/toast.js';
import type { ToastEnd } from 'jelly-elements/toast.js';
import { match } from 'jelly-elements/match';
import { ready as barReady } from 'jelly-elements/jelly-bar';
import { ready as fieldReady } from 'jelly-elements/inline/jelly-field';
import { ready as allReady } from 'jelly-elements/inline';

import { bodies } from 'jelly-elements/bodies';
import type { Body, SwitchTypes } from 'jelly-elements/bodies';

const made = await bodies('jelly.wasm');
const edge = made.bar({ size: [390, 100], curve: 'soft', tuning: 'liquid', headroom: null });
const canvasPath: Path2D = edge.draw(0.5, new Path2D());
const atRest: number = edge.values(0.5).depth + edge.restTime;
const thumb: Body<SwitchTypes> = made.switch({ size: [63, 28], growth: { width: 4 } });
const changed: 'changed' | 'grabbed' | 'crossed' | 'released' | undefined =
  thumb.handle('valueChanged', { isOn: true, isAnimated: false }, 1)?.type;
thumb.draw(1, canvasPath, 'track');

const isElastic: boolean = await ready && await barReady && await fieldReady && await allReady;
await define();
toast('Saved', { role: 'status', seconds: Infinity }).close();
toast('No connection', { role: 'alert' });
const shown = toast('Moved', { action: { label: 'Undo', run() {} }, closeLabel: 'Close' });
shown.update('Moved back');
const end: ToastEnd = await shown.closed;
const sent = await toast.promise(async () => end.length, {
  pending: 'Sending',
  done: (count) => `${count.toFixed()} sent`,
  failed: 'Not sent',
});
sent?.toFixed();
await define(['jelly-bar', 'jelly-badge'], { wasm: new URL('jelly.wasm', import.meta.url) });
const lines: number = (await match({ play: '<svg/>', pause: '<svg/>' })).length;
// @ts-expect-error A drawing is a text.
match({ play: lines });
await define(['jelly-menu'], { wasm: fetch('jelly.wasm') });
clock.rate = isElastic ? 1 : clock.seconds(performance.now());

const bar = document.createElement('jelly-bar');
const same: JellyBarElement = bar;
const spring: Spring = { duration: 0.5, bounce: 0.3 };
const preset: TuningPreset = 'reduced';
const depthLimit = { linearRange: null };
const tuning: JellyBarTuning = { preset, pullRatio: 0.5, depthLimit, spring };
defineTuning('honey', tuning);
defineTuning('thick', 'liquid');
bar.tuning = tuning;
bar.tuning = 'classic';
bar.tuning = 'honey';
bar.tuning = null;
// @ts-expect-error This number has a limit.
bar.tuning = { pullRatio: null };
bar.motion = 'reduced';
bar.curve = 'wave';
bar.curve = null;
bar.edge = 'start';
bar.moveScroller = true;
bar.htmlFor = 'list';
bar.scroller = document.querySelector<HTMLElement>('main');
const depth: number = bar.depth + bar.restTime + outline(same, clock.seconds()).length;
bar.addEventListener('jelly-grab', ({ detail }) => detail === null && depth);
bar.addEventListener('pointerdown', function ({ clientX }) { this.hidden = clientX > 0; });
bar.addEventListener('anything', () => {}, { once: true });

const refresh = document.querySelector('jelly-refresh')!;
refresh.action = async (signal) => fetch('mail', { signal });
refresh.threshold = 120;
refresh.threshold = '120';
const threshold: number = refresh.threshold;
refresh.refreshingText = 'Wait';
refresh.minimumDuration = 1;
refresh.refresh();
refresh.endRefresh('failure');
refresh.addEventListener('jelly-refresh-start', (event) => event.preventDefault());
refresh.addEventListener('jelly-refresh-end', ({ detail }) =>
  detail.outcome === 'success' && threshold);
const isArmed = refresh.phase === 'armed' && refresh.progress > 1;

const field = document.createElement('jelly-field');
field.label = 'Name';
field.errorText = isArmed ? 'No' : null;
field.value = 'Ada';
field.required = true;
field.maxLength = 20;
field.type = 'email';
field.pressDepth = -4;
field.cornerRadius = 12;
field.reject('No such name');
field.nudge();
const isValid: boolean = field.checkValidity() && field.input !== null;
field.addEventListener('jelly-shake', (event) => event.preventDefault());

const box = document.createElement('jelly-box');
box.addEventListener('jelly-nudge', () => isValid);

const pager = document.createElement('jelly-pager');
pager.page = pager.pageCount - 1;
pager.select(0);
pager.indicatorStyle = 'square';
pager.axis = 'vertical';
pager.pageLabel = 'Seite {n}';
pager.addEventListener('jelly-select', ({ detail: { page } }) => page.toFixed());

const badge = document.createElement('jelly-badge');
badge.count = 3;
badge.max = 99;
badge.floating = true;
badge.dismiss();
badge.restore();
const phase: 'attached' | 'stretched' | 'detached' | 'returning' | 'dismissed' = badge.phase;
badge.addEventListener('jelly-dismiss', (event) => event.preventDefault());

const menu = document.createElement('jelly-menu');
menu.open = phase === 'attached';
menu.startAngle = 90;
menu.itemDiameter = 40;
menu.itemDistance = 8;
menu.show();
menu.close();
menu.toggle();
menu.addEventListener('jelly-select', ({ detail: { index, item } }) => menu.items[index] === item);

// Events bubble, so they are typed where they are heard, too.
document.addEventListener('jelly-refresh-end', ({ detail }) => detail.outcome === 'failure');
addEventListener('jelly-dismiss', (event) => event.preventDefault());
document.body.addEventListener('jelly-select', ({ detail }) =>
  'page' in detail ? detail.page.toFixed() : 'item' in detail ? detail.item.id : detail.detent);

const sound = document.createElement('jelly-switch');
sound.checked = sound.required = sound.disabled = true;
sound.value = 'loud';
sound.name = 'sound';
sound.addEventListener('jelly-cross', ({ detail }) => detail === null);
sound.addEventListener('change', () => sound.checkValidity() && sound.form?.requestSubmit());
const volume = document.createElement('jelly-slider');
volume.value = volume.max - volume.min;
volume.step = 'any';
volume.orientation = 'vertical';
const isLoud: boolean = volume.value > 50;
const view = document.createElement('jelly-segments');
view.selectedIndex = isLoud ? 1 : 0;
view.label = view.segments[view.selectedIndex]?.textContent;
view.addEventListener('jelly-cross', ({ detail }) => detail.index.toFixed());
view.tuning = { preset: 'liquid', frontSpring: spring, maximumStretch: 0.5 };
const send = document.createElement('jelly-press');
send.cornerRadius = 12;
send.clip = send.disabled = true;
send.tuning = { preset: 'liquid', liftSpring: spring, growthArea: 900 };
send.addEventListener('jelly-rest', ({ detail }) => detail === null);

const icon: JellyIconElement = document.createElement('jelly-icon');
icon.shown = 'pause';
icon.morph(document.querySelector('svg')!, { x: 12, y: 8 });
icon.addEventListener('jelly-rest', ({ detail }) => detail === null);
const module: string = JellyIconElement.matches;
const isIconElastic: boolean = await iconReady;
// @ts-expect-error Segments are elements.
view.segments = ['Day'];
