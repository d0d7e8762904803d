// <jelly-refresh>: a scrolling list that a pull refreshes.
import { ERROR, make } from './dom.js';
import { JellyElement } from './jelly-element.js';
import { followPull } from './fingers.js';
import { shift } from './scrolled-element.js';
import { REFRESH } from './words/jelly-refresh.js';

const refreshStyle = `
:host {
  display: flex; flex-direction: column; overflow: clip; touch-action: auto; user-select: auto;
  -webkit-user-select: auto; z-index: 0; border-radius: 12px;
}
#bar { position: relative }
svg[aria-hidden] { inset: 0 0 auto; height: max(1px, 100%); z-index: 1 }
::slotted(:not([slot])) { flex: 1; min-height: 0 }
[part=title] { position: relative; z-index: 2 }
#room { position: absolute; inset: 50% 0 auto; z-index: 2; pointer-events: none }
.bottom #room { top: -50% }
[part=loader], button { position: absolute; left: 50%; transform: translate(-50%, -50%) }
[part=loader] { color: var(--jelly-tint, currentColor) }
[part=loader] svg { display: block; position: static; width: 30px; height: 30px }
[part=circle] {
  fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
  transform: rotate(-90deg); transform-origin: center;
}
button {
  z-index: 2; inset-block-start: 1.5rem; padding: .5em 1em; border: 0; border-radius: 2em;
  background: var(--jelly-fill, CanvasText); color: var(--jelly-tint, Canvas); font: inherit;
}
:host(:state(failed)) svg[aria-hidden] {
  stroke: ${ERROR}; stroke-width: 3px;
}
button:not(:focus-visible) { clip-path: inset(50%); pointer-events: none }
[role=status] { position: absolute; clip-path: inset(50%) }
.bottom { order: 1 }
.bottom ~ button { inset-block: auto 1.5rem; transform: translate(-50%, 50%) }
@media (forced-colors: active) {
  :host(:state(failed)) svg[aria-hidden] { stroke: CanvasText }
  :host(:not(:state(held), :state(free), :state(busy), :state(failed))) svg[aria-hidden] {
    stroke: none;
  }
}
`;

const makeTitle = () => make('div', { part: 'title' }, make('slot', { name: 'title' }));

const makeLoader = () => {
  const circle = make('circle', { part: 'circle', cx: 15, cy: 15, r: 12, pathLength: 1 });
  const spinner = make('svg', { viewBox: '0 0 30 30' }, circle);
  return make(
    'div',
    { part: 'loader', role: 'progressbar' },
    make('slot', { name: 'loader' }, spinner),
  );
};

/**
 * Wraps a scrolling list, which is pulled to refresh it.
 *
 * @element jelly-refresh
 * @attr {edge} edge - The curve of the edge.
 * @attr {side} side - The end of the list that is pulled.
 * @attr {threshold} threshold - The pull that is enough, in pixels.
 * @attr {inset} inset - The room for the loader while it waits, in pixels.
 * @attr {minimumDuration} minimum - The shortest time of a refresh, in seconds.
 * @attr {string} [label=Refresh] - The name of its button.
 * @attr {string} [busy-text=Refreshing] - What a screen reader says while it waits.
 * @attr {string} [done-text=Up to date] - What a screen reader says at the end.
 * @attr {string} [failed-text=Could not refresh] - What a screen reader says after a failure.
 * @fires {CustomEvent<null>} jelly-armed - The pull is far enough.
 * @fires {CustomEvent<null>} jelly-disarmed - The pull is no longer far enough.
 * @fires {CustomEvent<null>} jelly-refresh - A refresh starts.
 * @fires {CustomEvent<{ outcome: 'done' | 'failed'; error?: unknown }>} jelly-end - A refresh has
 *   ended; an error of `action` is reported unless this is prevented.
 * @slot - One element that scrolls.
 * @slot title - A title in the bar.
 * @slot loader - Your own picture of the progress.
 * @csspart title - The title's box.
 * @csspart loader - The loader's box.
 * @csspart circle - The loader's circle.
 * @csspart button - The button for keyboards, which is seen while it has the focus.
 * @cssprop [--jelly-tint=currentColor] - The loader's color.
 * @cssprop [--jelly-error=a red with some of the text's color] - The edge's stroke after a failure.
 * @cssstate armed - The pull is far enough.
 * @cssstate busy - A refresh is going on.
 * @cssstate failed - The last refresh has failed; until the next pull.
 */
export class JellyRefreshElement extends JellyElement {
  static get tag() {
    return 'jelly-refresh';
  }
  static get control() {
    return REFRESH;
  }
  static get events() {
    return {
      armed: 'armed',
      disarmed: 'disarmed',
      refresh: 'refresh',
      ended: 'end',
      failed: 'end',
    };
  }
  static get attributes() {
    return [
      ...super.attributes,
      'edge',
      'side',
      'threshold',
      'inset',
      'minimum',
      'label',
      'busy-text',
      'done-text',
      'failed-text',
    ];
  }
  static get styles() {
    return [...super.styles, refreshStyle];
  }
  static get settingNames() {
    return { minimum: 'minimumDuration' };
  }
  static get texts() {
    return {
      label: 'Refresh',
      'busy-text': 'Refreshing',
      'done-text': 'Up to date',
      'failed-text': 'Could not refresh',
    };
  }
  #action;
  #error; // What the action of the refresh that ends has thrown.
  #scroller;
  #work;
  #unbound;
  #find;
  #side; // The end at which the bar is shown: another one counts when nothing goes on.

  constructor() {
    super();
    const root = this.shadowRoot;
    const [outline] = root.children;
    root.prepend(
      // The core has the loader's place from the middle of the bar on. It stands half a bar
      // farther, in the room that a pull opens, where it does not cover the title.
      make('div', { id: 'bar' }, outline, makeTitle(), make('div', { id: 'room' }, makeLoader())),
      make('button', { part: 'button', type: 'button' }),
      make('span', { role: 'status' }),
    );
    this.#find = (selector) => root.querySelector(selector);
  }

  /** The height of the bar with the title. */
  get restHeight() {
    return this.#find('[part=title]').offsetHeight;
  }

  /**
   * What it is doing: {@link phase}.
   *
   * @type {phase}
   */
  get phase() {
    return this.values().phase ?? 'idle';
  }

  /**
   * The progress of the pull: 1 is enough to refresh.
   *
   * @type {number}
   */
  get progress() {
    return this.values().progress ?? 0;
  }

  get settings() {
    const { edge, side, threshold, inset, minimum: minimumDuration } = this;
    return { edge, side, threshold, inset, minimumDuration };
  }

  /**
   * The work: a function whose promise ends the refresh. Its signal is aborted if nobody waits.
   *
   * @type {((signal: AbortSignal) => unknown) | undefined}
   */
  get action() {
    return this.#action;
  }
  // Not a public field: that would overwrite what a page has set before the element was defined.
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
    this.#turn();
    this.#bind();
    this.#word();
  }

  changedAttribute(name) {
    if (/text|label/.test(name)) this.#word();
    else super.changedAttribute(name);
  }

  /** Shows the bar at the end of the list that the attribute says. */
  #turn() {
    if (this.#side === this.side) return;
    this.#side = this.side;
    this.#find('#bar').classList.toggle('bottom', this.#side === 'bottom');
    this.#bind();
  }

  #word() {
    const label = this.label || this.constructor.texts.label;
    this.#find('button').textContent = label;
    this.#find('[part=loader]').ariaLabel = label;
  }

  #bind() {
    const scroller = this.querySelector(':scope > :not([slot])');
    this.#unbound?.abort();
    if (scroller !== this.#scroller) this.#replace(scroller);
    if (!scroller || !this.body) return;
    this.#unbound = new AbortController();
    const sign = this.#side === 'top' ? 1 : -1;
    let start;
    const moved = (point, stamp) => {
      const [x, y] = this.place(point);
      start ??= y;
      this.setState('failed', false);
      this.hold(true);
      this.handle(REFRESH.pulled, [sign * (y - start), x], stamp);
    };
    const left = (code) => (point, stamp) => {
      start = undefined;
      this.hold(false);
      this.handle(code, [], stamp);
    };
    const ended = (...event) => {
      moved(...event);
      left(REFRESH.released)(...event);
    };
    followPull(
      scroller,
      this.#side,
      {
        place: (point) => this.place(point),
        began: moved,
        moved,
        ended,
        cancelled: left(REFRESH.cancelled),
      },
      this.#unbound.signal,
    );
  }

  /** Shifts the list away from the bar, in pixels. */
  #shift(inset = 0) {
    if (this.#scroller) shift(this.#scroller, 0, this.#side === 'top' ? inset : -inset);
  }

  /** Replaces the list by another one. */
  #replace(scroller) {
    const old = this.#scroller;
    this.#scroller = scroller;
    if (this.#work) scroller?.setAttribute('aria-busy', 'true');
    if (scroller) shift(scroller, 0, 0);
    if (!old) return;
    shift(old, 0, 0);
    this.#shift(this.values().inset);
    old.removeAttribute('aria-busy');
  }

  handleEffect(effect) {
    const outcome = { ended: 'done', failed: 'failed' }[effect];
    const work = effect === 'refresh' ? new AbortController() : undefined;
    // Set the state before dispatching: a listener may call end() at once.
    this.setState('armed', effect === 'armed');
    if (work) {
      this.#work = work;
      this.setState('busy', true);
      this.setState('failed', false);
      this.#scroller?.setAttribute('aria-busy', 'true');
      this.#say(this.busyText);
    } else if (outcome) {
      this.#scroller?.removeAttribute('aria-busy');
      this.setState('busy', false);
      this.setState('failed', outcome === 'failed');
      this.#say(outcome === 'done' ? this.doneText : this.failedText);
    }
    const error = this.#error;
    this.#error = undefined;
    const hasThrown = error !== undefined;
    const detail = outcome && { outcome, ...(hasThrown && { error }) };
    const isUnhandled = this.send(this.constructor.events[effect], detail, hasThrown);
    // As with a rejection that nobody handles, unless a listener prevents it.
    if (hasThrown && isUnhandled) reportError(error);
    if (work) this.#run(work);
  }

  async #run(work) {
    // Without an action, a listener of `jelly-refresh` calls `end`, or has done so already.
    if (work !== this.#work || !this.action) return;
    let outcome = 'done';
    try {
      await this.action(work.signal);
    } catch (error) {
      outcome = 'failed';
      if (work === this.#work) this.#error = error;
    }
    if (work === this.#work) this.end(outcome);
  }

  /** Aborts the work, because nobody waits for it any more. */
  #stop() {
    this.#work?.abort();
    this.#work = this.#error = undefined;
    this.setState('busy', false);
    this.#say('');
    if (!this.#scroller) return;
    this.#scroller.removeAttribute('aria-busy');
    shift(this.#scroller, 0, 0);
  }

  #say(text) {
    this.#find('[role=status]').textContent = text;
  }

  /**
   * Starts a refresh, as a pull would.
   *
   * @returns {void}
   */
  refresh() {
    this.handle(REFRESH.refreshBegan);
  }

  /**
   * Ends a refresh.
   *
   * @param {'done' | 'failed'} [outcome]
   * @returns {void}
   */
  end(outcome = 'done') {
    this.#work = undefined;
    this.handle(REFRESH.refreshEnded, [+(outcome === 'failed')]);
  }

  show(data, time) {
    super.show(data);
    const { phase, loaderOpacity, inset, loaderArc, loaderTurn, loaderY } = this.values(time);
    this.#shift(inset);
    if (phase === 'idle') this.#turn();
    const loader = this.#find('[part=loader]');
    loader.style.top = `${loaderY}px`;
    loader.style.opacity = loaderOpacity;
    // At rest there is no progress, and while it works nobody knows how much.
    loader.style.visibility = phase === 'idle' ? 'hidden' : '';
    loader.ariaValueNow = phase === 'refreshing' ? null : Math.round(100 * loaderOpacity);
    const circle = this.#find('circle');
    if (!circle) return;
    circle.style.strokeDasharray = `${loaderArc} 2`;
    circle.style.rotate = `${loaderTurn}rad`;
  }
}
