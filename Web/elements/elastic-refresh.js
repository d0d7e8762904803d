// <elastic-refresh>: a scrolling list that is pulled to be refreshed.
import { ElasticElement } from './elastic-element.js';
import { followPull } from './fingers.js';


const REFRESH_PHASES = ['idle', 'pulling', 'armed', 'refreshing', 'ending'];

const refreshStyle = `<style>
:host { display: flex; flex-direction: column; overflow: clip; touch-action: auto; user-select: auto; -webkit-user-select: auto; z-index: 0 }
#bar { position: relative }
svg[aria-hidden] { inset: 0 0 auto; height: max(1px, 100%); z-index: 1 }
::slotted(:not([slot])) { flex: 1; min-height: 0 }
[part=title] { position: relative; z-index: 2 }
[part=loader], button { position: absolute; z-index: 2; left: 50%; transform: translate(-50%, -50%); color: var(--jelly-tint, Canvas) }
[part=loader] { pointer-events: none }
[part=loader] svg { display: block; position: static; width: 30px; height: 30px }
circle { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; transform: rotate(-90deg); transform-origin: center }
button { inset-block-start: 1.5rem; padding: .5em 1em; border: 0; border-radius: 2em; background: var(--jelly-fill, CanvasText); font: inherit }
button:not(:focus-visible) { clip-path: inset(50%); pointer-events: none }
[role=status] { position: absolute; clip-path: inset(50%) }
:host([side=bottom]) { flex-direction: column-reverse }
:host([side=bottom]) :is([part=loader], button) { inset-block: auto 1.5rem; transform: translate(-50%, 50%) }
</style>`;

const refreshParts = `<div id="bar"><div part="title"><slot name="title"></slot></div></div>
<div part="loader" role="progressbar"><slot name="loader"><svg viewBox="0 0 30 30"><circle part="circle" cx="15" cy="15" r="12" pathLength="1"/></svg></slot></div>
<button part="button" type="button"></button><span role="status"></span>`;

export class ElasticRefreshElement extends ElasticElement {
  static effects = [, 'armed', 'disarmed', 'refresh', 'end', 'end'];
  static attributes = [...super.attributes, 'edge', 'side', 'threshold', 'inset', 'minimum', 'label', 'busy-text', 'done-text', 'failed-text'];
  kind = 1;
  #action;
  #scroller;
  #work;
  #unbound;
  #find;

  constructor() {
    super();
    const root = this.shadowRoot;
    root.querySelector('svg').insertAdjacentHTML('beforebegin', refreshStyle);
    root.querySelector('slot').insertAdjacentHTML('beforebegin', refreshParts);
    this.#find = (selector) => root.querySelector(selector);
    this.#find('#bar').prepend(this.#find('svg'));
  }

  /** The height of the bar that the title stands on. */
  get restHeight() {
    return this.#find('[part=title]').offsetHeight;
  }

  get physicalSide() {
    return this.side === 'bottom' ? 'bottom' : 'top';
  }

  /** What it is doing: idle, pulling, armed, refreshing or ending. */
  get phase() {
    return REFRESH_PHASES[this.values()[0] ?? 0];
  }

  /** How far the pull has come: 1 is enough. */
  get progress() {
    return this.values()[1] ?? 0;
  }

  get settings() {
    const number = (text, otherwise) => (text === '' ? otherwise : +text);
    return [
      this.tuningCode, this.edge === 'single' ? 0 : 1, +(this.physicalSide === 'bottom'),
      number(this.threshold, 95), number(this.inset, 50), number(this.minimum, 0.4),
    ];
  }

  /** What a refresh does: its promise ends it. Gets a signal that is aborted when nobody waits. */
  get action() {
    return this.#action;
  }
  // No public field, which would forget what a page has set before the element is defined.
  set action(action) {
    this.#action = action;
  }

  connect(signal) {
    const button = this.#find('button');
    button.addEventListener('click', () => this.refresh(), { signal });
    this.#find('slot:not([name])').addEventListener('slotchange', () => this.#bind(), { signal });
    signal.addEventListener('abort', () => {
      this.#unbound?.abort();
      this.#stop();
    });
    this.#bind();
    this.#word();
  }

  changedAttribute(name) {
    if (/text|label/.test(name)) return this.#word();
    if (name === 'tuning' || name === 'motion' || name === 'edge') return this.retune();
    // The others make another body; what it was doing is over.
    this.#stop();
    this.remake();
    this.#bind();
  }

  #word() {
    const label = this.label || 'Refresh';
    this.#find('button').textContent = label;
    this.#find('[part=loader]').ariaLabel = label;
  }

  #bind() {
    const scroller = this.querySelector(':scope > :not([slot])');
    this.#unbound?.abort();
    if (scroller !== this.#scroller) this.#replace(scroller);
    if (!scroller || !this.body) return;
    this.#unbound = new AbortController();
    scroller.style.overscrollBehavior ||= 'contain';
    const sign = this.physicalSide === 'top' ? 1 : -1;
    let start;
    const pulled = (code) => (point, stamp) => {
      start ??= point.clientY;
      this.handle(code, this.place(point)[0], sign * (point.clientY - start), stamp);
      if (code === 4) start = undefined;
    };
    // What is removed under a finger does not start to work.
    const cancelled = (...event) => this.isConnected && pulled(4)(...event);
    followPull(
      scroller, this.physicalSide,
      { began: pulled(3), moved: pulled(3), ended: pulled(4), cancelled },
      this.#unbound.signal);
  }

  /** Takes another list in place of the one that it had. */
  #replace(scroller) {
    const old = this.#scroller;
    this.#scroller = scroller;
    if (this.#work) scroller?.setAttribute('aria-busy', 'true');
    if (!old) return;
    if (scroller) scroller.style.translate = old.style.translate;
    old.style.translate = '';
    old.removeAttribute('aria-busy');
  }

  told(effect) {
    const outcome = [, , , , 'done', 'failed'][effect];
    const work = effect === 3 ? new AbortController() : undefined;
    // Who hears of it may answer at once: by then it is so.
    if (work) {
      this.#work = work;
      this.#scroller?.setAttribute('aria-busy', 'true');
      this.#say(this.getAttribute('busy-text') ?? 'Refreshing');
    } else if (outcome) {
      this.#scroller?.removeAttribute('aria-busy');
      this.#say(outcome === 'done' ? this.getAttribute('done-text') ?? 'Up to date' : this.getAttribute('failed-text') ?? 'Could not refresh');
    }
    this.send(this.constructor.effects[effect], outcome && { outcome });
    if (work) this.#run(work);
  }

  async #run(work) {
    // Whoever hears `jelly-refresh` has called `end`, or calls it where there is no action.
    if (work !== this.#work || !this.action) return;
    let outcome = 'done';
    try {
      await this.action(work.signal);
    } catch {
      outcome = 'failed';
    }
    if (work === this.#work) this.end(outcome);
  }

  /** Nobody waits for the work any more. */
  #stop() {
    this.#work?.abort();
    this.#work = undefined;
    this.#say('');
    if (!this.#scroller) return;
    this.#scroller.removeAttribute('aria-busy');
    this.#scroller.style.translate = '';
  }

  #say(text) {
    this.#find('[role=status]').textContent = text;
  }

  /** Refreshes as a pull would. */
  refresh() {
    this.handle(6);
  }

  /** Ends a refresh: 'done' or 'failed'. */
  end(outcome = 'done') {
    this.#work = undefined;
    this.handle(outcome === 'failed' ? 8 : 7);
  }

  show(data, time) {
    super.show(data);
    const [, progress, inset, arc, turn] = this.values(time);
    const isTop = this.physicalSide === 'top';
    const sign = isTop ? 1 : -1;
    if (this.#scroller) this.#scroller.style.translate = inset ? `0 ${sign * inset}px` : '';
    const loader = this.#find('[part=loader]');
    const shown = Math.min(Math.max(progress, 0), 1);
    // In the middle of what can be seen, not further in than where it waits.
    const middle = (this.restHeight + Math.min(inset, this.settings[4])) / 2;
    loader.style[isTop ? 'top' : 'bottom'] = `${middle}px`;
    loader.style.opacity = shown;
    this.#find('[part=title]').style.opacity = 1 - shown;
    loader.ariaValueNow = Math.round(100 * shown);
    const circle = this.#find('circle');
    if (!circle) return;
    circle.style.strokeDasharray = `${arc} 2`;
    circle.style.rotate = `${turn}rad`;
  }
}

ElasticRefreshElement.define('elastic-refresh');
