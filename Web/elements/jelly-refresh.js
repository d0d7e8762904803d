// <jelly-refresh>: a scrolling list that a pull refreshes.
import { ERROR, make } from './dom.js';
import { JellyElement } from './jelly-element.js';
import { followPull } from './pull.js';
import { shift } from './scrolled-element.js';
import { makeStatus, statusStyle } from './status.js';
import { REFRESH } from './schema/jelly-refresh.js';

const refreshStyle = `
:host {
  display: flex; flex-direction: column; overflow: clip; touch-action: auto; user-select: auto;
  -webkit-user-select: auto; z-index: 0; border-radius: 12px;
}
#bar { position: relative }
svg[aria-hidden] { inset: 0 0 auto; height: max(1px, 100%); z-index: 1 }
::slotted(:not([slot])) { flex: 1; min-height: 0 }
[part=title] { position: relative; z-index: 2 }
#area { position: absolute; inset: 50% 0 auto; z-index: 2; pointer-events: none }
.bottom #area { top: -50% }
[part=spinner], button { position: absolute; left: 50%; transform: translate(-50%, -50%) }
[part=spinner] { color: var(--jelly-spinner-color, currentColor) }
[part=spinner] svg { display: block; position: static; width: 30px; height: 30px }
[part=spinner-ring] {
  fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round;
  transform: rotate(-90deg); transform-origin: center;
}
button {
  z-index: 2; inset-block-start: 1.5rem; padding: .5em 1em; border: 0; border-radius: 2em;
  background: var(--jelly-fill, CanvasText); color: var(--jelly-spinner-color, Canvas);
  font: inherit; outline: 2px solid var(--_ring); outline-offset: 2px;
}
:host(:state(failed)) svg[aria-hidden] {
  stroke: ${ERROR}; stroke-width: 3px;
}
button:not(:focus-visible) { clip-path: inset(50%); pointer-events: none }
.bottom { order: 1 }
.bottom ~ button { inset-block: auto 1.5rem; transform: translate(-50%, 50%) }
@media (forced-colors: active) {
  :host(:state(failed)) svg[aria-hidden] { stroke: CanvasText }
  :host(:not(:state(held), :state(moving), :state(refreshing), :state(failed))) svg[aria-hidden] {
    stroke: none;
  }
}
`;

const makeTitle = () => make('div', { part: 'title' }, make('slot', { name: 'title' }));

const makeSpinner = () => {
  const ring = make('circle', { part: 'spinner-ring', cx: 15, cy: 15, r: 12, pathLength: 1 });
  const svg = make('svg', { viewBox: '0 0 30 30' }, ring);
  return make(
    'div',
    { part: 'spinner', role: 'progressbar' },
    make('slot', { name: 'spinner' }, svg),
  );
};

/**
 * Wraps a scrolling list, which is pulled to refresh it.
 *
 * @element jelly-refresh
 * @attr {curve} curve - The curve of the free edge.
 * @attr {edge} edge - The edge of the list that is pulled.
 * @attr {threshold} threshold - The length of a pull that refreshes, in pixels.
 * @attr {inset} inset - The height of the spinner's space during a refresh, in pixels.
 * @attr {minimumDuration} minimum-duration - The shortest duration of a refresh, in seconds.
 * @attr {string} [label=Refresh] - The name of its button.
 * @attr {string} [refreshing-text=Refreshing] - The announcement at the start of a refresh.
 * @attr {string} [success-text=Up to date] - The announcement after a success.
 * @attr {string} [failure-text=Could not refresh] - The announcement after a failure.
 * @fires {CustomEvent<null>} jelly-arm - The pull is long enough.
 * @fires {CustomEvent<null>} jelly-disarm - The pull is no longer long enough.
 * @fires {CustomEvent<null>} jelly-refresh-start - A refresh starts; `preventDefault()` cancels it.
 *   `action` is not called then, and the list returns.
 * @fires {CustomEvent<{ outcome: 'success' | 'failure'; error?: unknown }>} jelly-refresh-end - A
 *   refresh has ended; `preventDefault()` prevents the report of an error of `action`.
 * @slot - One element that scrolls.
 * @slot title - A title in the bar.
 * @slot spinner - Your own picture of the progress.
 * @csspart title - The title's box.
 * @csspart spinner - The spinner's box.
 * @csspart spinner-ring - The spinner's ring.
 * @csspart button - The button for keyboards, which is seen while it has the focus.
 * @cssprop [--jelly-spinner-color=currentColor] - The spinner's color.
 * @cssprop [--jelly-error-color=a red with some of the text's color] - The edge's stroke after a
 *   failure.
 * @cssstate armed - The pull is long enough.
 * @cssstate refreshing - A refresh is in progress.
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
      armed: 'arm',
      disarmed: 'disarm',
      refreshBegan: 'refresh-start',
      'refreshEnded(success)': 'refresh-end',
      'refreshEnded(failure)': 'refresh-end',
    };
  }
  static get attributes() {
    return [
      ...super.attributes,
      'curve',
      'edge',
      'threshold',
      'inset',
      'minimum-duration',
      'label',
      'refreshing-text',
      'success-text',
      'failure-text',
    ];
  }
  static get styles() {
    return [...super.styles, statusStyle, refreshStyle];
  }
  static get texts() {
    return {
      label: 'Refresh',
      'refreshing-text': 'Refreshing',
      'success-text': 'Up to date',
      'failure-text': 'Could not refresh',
    };
  }
  #action;
  #error; // What the action of the refresh that ends has thrown.
  #scroller;
  #work;
  #unbound;
  #find;
  #announce;
  #edge; // The edge at which the bar is shown; another one is adopted at rest.
  #isPrevented = false; // Whether a listener has prevented the refresh that starts.

  constructor() {
    super();
    const root = this.shadowRoot;
    const [outline] = root.children;
    const [status, say] = makeStatus();
    root.prepend(
      // The core measures the spinner's position from the middle of the bar. It stands half a bar
      // farther, in the space that a pull opens, where it does not cover the title.
      make('div', { id: 'bar' }, outline, makeTitle(), make('div', { id: 'area' }, makeSpinner())),
      make('button', { part: 'button', type: 'button' }),
      status,
    );
    this.#announce = say;
    this.#find = (selector) => root.querySelector(selector);
  }

  /** The height of the bar with the title. */
  get restHeight() {
    return this.#find('[part=title]').offsetHeight;
  }

  /**
   * The phase: {@link phase}.
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
    const { curve, edge, threshold, inset } = this;
    const minimumDuration = this.#isPrevented ? 0 : this.minimumDuration;
    return { curve, edge, threshold, inset, minimumDuration };
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
      this.#announce();
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

  /** Shows the bar at the edge of the list that the attribute names. */
  #turn() {
    if (this.#edge === this.edge) return;
    this.#edge = this.edge;
    this.#find('#bar').classList.toggle('bottom', this.#edge === 'bottom');
    this.#bind();
  }

  #word() {
    const label = this.label || this.constructor.texts.label;
    this.#find('button').textContent = label;
    this.#find('[part=spinner]').ariaLabel = label;
  }

  #bind() {
    const scroller = this.querySelector(':scope > :not([slot])');
    this.#unbound?.abort();
    if (scroller !== this.#scroller) this.#replace(scroller);
    if (!scroller || !this.body) return;
    this.#unbound = new AbortController();
    const sign = this.#edge === 'top' ? 1 : -1;
    let start;
    const touchMoved = (point, stamp) => {
      const [x, y] = this.place(point);
      start ??= y;
      this.setState('failed', false);
      this.setHeld(true);
      this.handle(REFRESH.pullChanged, [sign * (y - start), x], stamp);
    };
    const left = (code) => (point, stamp) => {
      start = undefined;
      this.setHeld(false);
      this.handle(code, [], stamp);
    };
    const touchEnded = (...event) => {
      touchMoved(...event);
      left(REFRESH.pullEnded)(...event);
    };
    followPull(
      scroller,
      this.#edge,
      {
        place: (point) => this.place(point),
        touchBegan: touchMoved,
        touchMoved,
        touchEnded,
        touchCancelled: left(REFRESH.pullCancelled),
      },
      this.#unbound.signal,
    );
  }

  /** Shifts the list away from the bar, in pixels. */
  #shift(inset = 0) {
    if (this.#scroller) shift(this.#scroller, 0, this.#edge === 'top' ? inset : -inset);
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
    // The end of a refresh that was prevented is not reported.
    if (this.#isPrevented) return;
    const outcome = effect.match(/success|failure/)?.[0];
    const work = effect === 'refreshBegan' ? new AbortController() : undefined;
    // Set the state before dispatching: a listener may call endRefresh() at once.
    this.setState('armed', effect === 'armed');
    if (work) {
      this.#work = work;
      this.setState('refreshing', true);
      this.setState('failed', false);
      this.#scroller?.setAttribute('aria-busy', 'true');
      this.#announce(this.refreshingText);
    } else if (outcome) {
      this.#scroller?.removeAttribute('aria-busy');
      this.setState('refreshing', false);
      this.setState('failed', outcome === 'failure');
      this.#announce(outcome === 'success' ? this.successText : this.failureText);
    }
    const error = this.#error;
    this.#error = undefined;
    const hasThrown = error !== undefined;
    const detail = outcome && { outcome, ...(hasThrown && { error }) };
    const isDefault = this.send(this.constructor.events[effect], detail, hasThrown || !!work);
    // As with a rejection that nobody handles, unless a listener prevents it.
    if (hasThrown && isDefault) reportError(error);
    if (work && isDefault) this.#run(work);
    else if (work && work === this.#work) this.#cancelWork();
  }

  /** Ends a refresh that a listener has prevented: the list returns at once, without an event. */
  #cancelWork() {
    this.#stop();
    this.#isPrevented = true;
    this.configure();
    this.endRefresh();
    this.#isPrevented = false;
    this.configure();
  }

  async #run(work) {
    // Without an action, a listener of `jelly-refresh-start` calls `endRefresh`, now or later.
    if (work !== this.#work || !this.action) return;
    let outcome = 'success';
    try {
      await this.action(work.signal);
    } catch (error) {
      outcome = 'failure';
      if (work === this.#work) this.#error = error;
    }
    if (work === this.#work) this.endRefresh(outcome);
  }

  /** Aborts the work, because nobody waits for it any more. */
  #stop() {
    this.#work?.abort();
    this.#work = this.#error = undefined;
    this.setState('refreshing', false);
    this.#announce('');
    if (!this.#scroller) return;
    this.#scroller.removeAttribute('aria-busy');
    shift(this.#scroller, 0, 0);
  }

  /** Focuses the button. */
  focus(options) {
    this.#find('button').focus(options);
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
   * @param {'success' | 'failure'} [outcome]
   * @returns {void}
   */
  endRefresh(outcome = 'success') {
    this.#work = undefined;
    this.handle(REFRESH.refreshEnded, [+(outcome === 'failure')]);
  }

  /** A scroller moves with it. */
  get canFly() {
    return false;
  }

  render(pathOf, time) {
    super.render(pathOf, time);
    const values = this.values(time);
    const { phase, inset, spinnerOpacity, spinnerStrokeEnd, spinnerRotation, spinnerY } = values;
    this.#shift(inset);
    if (phase === 'idle') this.#turn();
    const spinner = this.#find('[part=spinner]');
    spinner.style.top = `${spinnerY}px`;
    spinner.style.opacity = spinnerOpacity;
    // At rest it does not have a progress, and during a refresh and its end the amount is unknown.
    spinner.style.visibility = phase === 'idle' ? 'hidden' : '';
    spinner.ariaValueNow = /pulling|armed/.test(phase) ? Math.round(100 * spinnerOpacity) : null;
    const ring = this.#find('circle');
    if (!ring) return;
    ring.style.strokeDasharray = `${spinnerStrokeEnd} 2`;
    ring.style.rotate = `${spinnerRotation}rad`;
  }
}
