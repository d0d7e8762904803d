// The sum as a string: each wave of the edge is a damped spring, and here an oscillator. It is
// silent until somebody switches it on, and whenever the edge is at rest.
import { clock } from '../../../Web/elements/clock.js';
import { tuningNumbers } from '../../../Web/elements/declare.js';
import { BAR } from '../../../Web/elements/schema/jelly-bar.js';
import { BEGAN, CANCELLED, ENDED, MOVED } from './soft.js';

/** The octaves by which a sound is raised: the longest wave has about three periods a second. */
const OCTAVES = 5;
/** The loudness of a pull of so many pixels, all waves together; a deeper one is not louder. */
const [LOUD, DEEP] = [0.25, 120];
/** The time in which a finger damps a sound, and a sound follows a slider, in seconds. */
const DAMPED = 0.015;
/** The times at which a wave is read: after a pluck, four times with a step; in seconds. */
const [PLUCKED, AFTER, APART] = [4, 0.01, 5e-4];

/**
 * Returns each wave's own frequency, and its rate of decay, both per second; NaN for a wave that
 * does not oscillate. They are read from the motion of another edge with the same tuning, which
 * does not keep a volume: that would couple waves.
 *
 * Of x(t) = e^(−σt)·sin(ωt + φ) four values in equal steps h give
 *
 *     e^(−2σh) = (x₂² − x₁x₃) / (x₁² − x₀x₂)     2e^(−σh)·cos(ωh) = (x₁x₂ − x₀x₃) / (x₁² − x₀x₂)
 */
export function wavesByThemselves({ control: { core }, tuning, width, height }) {
  const size = core.edgeSize();
  const body = core.allocate(size);
  core.edgeMake(body, width, height);
  const soft = { ...tuning.soft, areaStiffness: 0 };
  const [name, , ...numbers] = tuningNumbers({ ...tuning, soft }, BAR.tuning);
  core.edgeTune(body, name, core.give(numbers)[0], 0);
  // At a place where no wave has a node.
  const x = width / Math.E;
  core.edgeHandle(body, BEGAN, x, height, 0, 0);
  core.edgeHandle(body, MOVED, x, 2 * height, 0, 0);
  core.edgeHandle(body, ENDED, x, 2 * height, 0, PLUCKED);
  const samples = [0, 1, 2, 3].map((step) => {
    const time = PLUCKED + AFTER + step * APART;
    return [...core.taken(core.edgeWaves(body, time, core.numbers, core.limit))].slice(1);
  });
  core.free(body, size);
  return samples[0].map((_, wave) => {
    const [a, b, c, d] = samples.map((amplitudes) => amplitudes[wave]);
    const decay = Math.sqrt((c * c - b * d) / (b * b - a * c));
    const cosine = (b * c - a * d) / (b * b - a * c) / (2 * decay);
    return {
      frequency: Math.acos(cosine) / (2 * Math.PI * APART),
      damping: -Math.log(decay) / APART,
    };
  });
}

/** The audible motion of an edge. */
export class EdgeSound {
  #edge;
  #isReduced;
  #fingers = new Set();
  #context; // From the first time on that it is switched on.
  #isOn = false;
  #voices = [];

  constructor(edge, isReduced) {
    this.#edge = edge;
    this.#isReduced = isReduced;
  }

  switchTo(isOn) {
    this.#isOn = isOn;
    if (isOn) this.#context ??= new AudioContext();
    this.rested();
  }

  /** Takes an event of the edge: an edge sounds when its last finger lets go. */
  handled(event, finger) {
    if (event === MOVED) return;
    if (event === BEGAN) this.#fingers.add(finger);
    else if (event === ENDED) this.#fingers.delete(finger);
    else if (event === CANCELLED) this.#fingers.clear();
    else return this.#follow();
    if (!this.#isOn || this.#isReduced()) return;
    if (this.#fingers.size) this.#damp();
    else this.#strike(this.#edge.amplitudes(clock.seconds()));
  }

  /** Everything ends, and nothing runs. */
  rested() {
    for (const { oscillator, gain } of this.#voices) {
      oscillator.stop();
      oscillator.disconnect();
      gain.disconnect();
    }
    this.#voices = [];
    this.#context?.suspend();
  }

  /** As on a string, a finger damps it. */
  #damp() {
    for (const { gain } of this.#voices) {
      gain.gain.setTargetAtTime(0, this.#context.currentTime, DAMPED);
    }
  }

  /** Gives each voice the pitch and the decay that its wave has now. */
  #follow() {
    if (!this.#voices.length) return;
    const waves = wavesByThemselves(this.#edge);
    const now = this.#context.currentTime;
    for (const { oscillator, gain, wave } of this.#voices) {
      const { frequency, damping } = waves[wave];
      if (!(frequency > 0)) continue;
      oscillator.frequency.setTargetAtTime(pitchOf(frequency), now, DAMPED);
      gain.gain.setTargetAtTime(0, now, 1 / (damping * clock.rate));
    }
  }

  #strike(amplitudes) {
    this.rested();
    const context = this.#context;
    const heights = [...amplitudes].map(Math.abs);
    const whole = Math.max(DEEP, heights.reduce((sum, height) => sum + height, 0));
    wavesByThemselves(this.#edge).forEach(({ frequency }, wave) => {
      if (!(frequency > 0)) return;
      const oscillator = new OscillatorNode(context, { frequency: pitchOf(frequency) });
      const gain = new GainNode(context, { gain: (LOUD * heights[wave]) / whole });
      oscillator.connect(gain).connect(context.destination);
      oscillator.start();
      this.#voices.push({ oscillator, gain, wave });
    });
    if (!this.#voices.length) return;
    this.#follow();
    context.resume();
  }
}

/** Returns the audible pitch of a frequency, in hertz; slow motion sounds lower. */
const pitchOf = (frequency) => frequency * 2 ** OCTAVES * clock.rate;
