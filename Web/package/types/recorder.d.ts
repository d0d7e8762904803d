import type { JellyElement } from './elements.js';

/** Records what happens to elements; `jelly frames` and `jelly film` read the traces. */
export const recorder: {
  /**
   * Begins to record an element in a document. It comes to rest at once, with the settings that it
   * has. An element that is not in its rest state, such as an open menu, is refused.
   */
  start(element: JellyElement): void;
  /** Whether an element is being recorded. */
  isRecording(element: JellyElement): boolean;
  /** The number of events of an element's recording so far. */
  count(element: JellyElement): number;
  /**
   * Ends the recording of an element, else the one that began last; returns the trace as JSON text.
   */
  stop(element?: JellyElement): string;
};

/** Shows a trace on an element in place of itself. */
export interface Player {
  /** Fulfilled when the trace has been played, or its player was stopped. */
  readonly finished: Promise<void>;
  /** The length in seconds, from the first event until all is at rest. */
  readonly duration: number;
  /** Whether it still shows the trace. */
  readonly isActive: boolean;
  /** The second that is shown, from the first event on. Setting it shows another one. */
  time: number;
  /** The speed: 1, negative for backwards, 0 to stand still. */
  rate: number;
  /** Ends it: the element shows itself again. */
  stop(): void;
}

/**
 * Plays a trace, as text or as an object, on an element of the same control. A trace that is wrong
 * throws an error that names the field.
 */
export function play(element: JellyElement, trace: string | object, options?: {
  rate?: number;
  /** The first second to show, counted from the first event. */
  from?: number;
  /** The last second, if it is not that of rest. */
  until?: number;
  /** Called with each second that is shown. */
  onframe?: (second: number) => void;
}): Player;
